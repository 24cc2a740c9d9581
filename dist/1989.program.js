export const id = 1989;
export const ids = [1989,6018,3747,3637,2099];
export const modules = {

/***/ 71989:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  init: () => (/* binding */ init)
});

// EXTERNAL MODULE: ./.build/program/src/bot/doctor/doctor.js
var doctor = __webpack_require__(41357);
// EXTERNAL MODULE: ./.build/program/src/bot/doctor/host-probes.js
var host_probes = __webpack_require__(15714);
// EXTERNAL MODULE: ./.build/program/src/bot/doctor/workflows.js
var workflows = __webpack_require__(66714);
// EXTERNAL MODULE: ./.build/program/src/config/config.js + 1 modules
var config = __webpack_require__(43090);
// EXTERNAL MODULE: ./.build/program/src/config/inputs.js
var inputs = __webpack_require__(15246);
// EXTERNAL MODULE: ./.build/program/src/config/settings.js
var settings = __webpack_require__(81910);
// EXTERNAL MODULE: ./.build/program/src/github/client.js
var client = __webpack_require__(31287);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./node_modules/@noble/ciphers/salsa.js + 2 modules
var salsa = __webpack_require__(25851);
// EXTERNAL MODULE: ./node_modules/@noble/ciphers/utils.js
var utils = __webpack_require__(40717);
// EXTERNAL MODULE: ./node_modules/@noble/hashes/blake2.js + 4 modules
var blake2 = __webpack_require__(10904);
;// CONCATENATED MODULE: ./.build/program/src/shared/sealed-box.js
// Sealed boxes of libsodium, the only form in which GitHub takes a secret: anyone can seal with a public
// key, and only GitHub can open. A test compares the result with libsodium's own.




/** The one-time key pair is made anew for every box. */
function sealBox(message, publicKey, once = (0,external_node_crypto_.generateKeyPairSync)('x25519')) {
    const own = Buffer.from(once.publicKey.export({ format: 'jwk' }).x ?? '', 'base64url');
    const nonce = (0,blake2/* blake2b */.Sx)(Buffer.concat([own, publicKey]), { dkLen: 24 });
    const box = (0,salsa/* xsalsa20poly1305 */.uT)(boxKey(once.privateKey, publicKey), nonce).encrypt(message);
    return Buffer.concat([own, box]);
}
/** What libsodium makes of both keys: Salsa20's core on what X25519 gives. */
function boxKey(privateKey, theirs) {
    const jwk = { kty: 'OKP', crv: 'X25519', x: theirs.toString('base64url') };
    const publicKey = (0,external_node_crypto_.createPublicKey)({ key: jwk, format: 'jwk' });
    const shared = Uint8Array.from((0,external_node_crypto_.diffieHellman)({ privateKey, publicKey }));
    const key = new Uint32Array(8);
    (0,salsa/* hsalsa */.bD)((0,utils/* u32 */.DH)((0,utils/* utf8ToBytes */.AI)('expand 32-byte k')), (0,utils/* u32 */.DH)(shared), new Uint32Array(4), key);
    return (0,utils.u8)(key);
}

// EXTERNAL MODULE: ./.build/program/src/github/pulls.js
var pulls = __webpack_require__(19562);
;// CONCATENATED MODULE: ./.build/program/src/github/repository-setup.js
// What `docket init` asks of a repository and changes in it. What GitHub refuses is an answer, which says
// what is left to people; no answer is an error.




/** Not below `docket/`, where jobs have theirs. */
const INIT_BRANCH = 'docket-init';
const TITLES = { install: 'Set up Docket', remove: 'Remove Docket' };
async function readRepositoryState(github) {
    const { rest, repo } = github;
    const { data } = await rest.repos.get(repo);
    const branch = { ...repo, branch: data.default_branch };
    const { data: found } = await rest.repos.getBranch(branch).catch((error) => {
        if (!(error instanceof errors/* NotFound */.Mk))
            throw error;
        throw new errors/* InvalidRequest */.zh(`${data.full_name} has no commit yet. Push one, then run it again.`);
    });
    return {
        nodeId: data.node_id,
        defaultBranch: data.default_branch,
        tip: found.commit.sha,
        protected: found.protected,
        mayPush: data.permissions?.push ?? true,
        archived: data.archived,
        pull: await (0,pulls/* findByBranch */.vQ)(github, INIT_BRANCH),
    };
}
/** Why the action would not run here; undefined if it would, or if this token may not know. */
async function actionsPolicy(github, action) {
    const { rest, repo } = github;
    const asked = rest.actions.getGithubActionsPermissionsRepository(repo);
    const answer = await asked.catch(ifRefused);
    if (!answer)
        return undefined;
    const { enabled, allowed_actions: allowed = 'all', sha_pinning_required: pinned } = answer.data;
    const [name = '', ref = ''] = action.split(' ')[0]?.split('@') ?? [];
    if (!enabled)
        return 'GitHub Actions is turned off here. Turn it on';
    if (pinned && !/^[0-9a-f]{40}$/.test(ref)) {
        return `Actions must be pinned to a commit here, and ${ref} is none. Run docket init --action ${name}@COMMIT`;
    }
    if (allowed === 'local_only' && name.split('/')[0] !== repo.owner) {
        return `Only actions of ${repo.owner} may run here. Allow ${name}`;
    }
    if (allowed !== 'selected' || name.split('/')[0] === repo.owner)
        return undefined;
    const selected = await rest.actions.getAllowedActionsRepository(repo).catch(ifRefused);
    const patterns = selected?.data.patterns_allowed ?? [];
    const fits = patterns.some((pattern) => matches(pattern, name, ref));
    return fits || !selected ? undefined : `Only selected actions may run here. Add ${name}@*`;
}
/** GitHub's patterns, such as `acme/*` and `acme/docket@v1*`. */
function matches(pattern, name, ref) {
    const source = pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
    return new RegExp(`^${source}$`, 'i').test(pattern.includes('@') ? `${name}@${ref}` : name);
}
/** Undefined when it was done, otherwise why not. */
function allowPulls({ rest, repo }) {
    const wanted = { ...repo, can_approve_pull_request_reviews: true };
    return refused(rest.actions.setGithubActionsDefaultWorkflowPermissionsRepository(wanted));
}
async function setSecret({ rest, repo }, name, value) {
    const send = async () => {
        const { data } = await rest.actions.getRepoPublicKey(repo);
        const box = sealBox(Buffer.from(value), Buffer.from(data.key, 'base64'));
        const sealed = { encrypted_value: box.toString('base64'), key_id: data.key_id };
        await rest.actions.createOrUpdateRepoSecret({ ...repo, secret_name: name, ...sealed });
    };
    return refused(send());
}
async function setVariable({ rest, repo }, name, value) {
    const create = rest.actions.createRepoVariable({ ...repo, name, value });
    const update = () => rest.actions.updateRepoVariable({ ...repo, name, value });
    // It may exist already, also because the answer to the first try was lost.
    const known = (error) => (0,client.refusalOf)(error)?.status === 409;
    return refused(create.catch((error) => (known(error) ? update() : Promise.reject(error))));
}
function deleteSecret({ rest, repo }, name) {
    return refused(rest.actions.deleteRepoSecret({ ...repo, secret_name: name }).catch(ifGone));
}
function deleteVariable({ rest, repo }, name) {
    return refused(rest.actions.deleteRepoVariable({ ...repo, name }).catch(ifGone));
}
const COMMIT = 'createCommitOnBranch(input: $input) { commit { oid } }';
const ON_OPEN = `mutation($input: CreateCommitOnBranchInput!) { ${COMMIT} }`;
/** GitHub carries these out in this order. */
const ON_NEW = `mutation($ref: CreateRefInput!, $input: CreateCommitOnBranchInput!) {
  createRef(input: $ref) { ref { name } }
  ${COMMIT}
}`;
/** One commit on our branch, and its pull request: a new one, or the one that is open. */
async function propose(github, proposal) {
    const { rest, repo } = github;
    const { state, title, body } = proposal;
    const open = state.pull?.state === 'open' ? state.pull : undefined;
    const reason = await refused(commit(github, proposal, open?.headSha));
    if (reason !== undefined)
        return { reason };
    if (open) {
        // A title that people chose stays.
        const named = Object.values(TITLES).includes(open.title) ? { title } : {};
        await rest.pulls.update({ ...repo, pull_number: open.number, ...named, body });
        return { url: open.url };
    }
    const wanted = { ...repo, title, body, head: INIT_BRANCH, base: state.defaultBranch };
    const sent = await github.sendOnce(() => rest.pulls.create(wanted), () => (0,pulls/* findByBranch */.vQ)(github, INIT_BRANCH));
    return { url: 'data' in sent ? sent.data.html_url : sent.url };
}
async function commit(github, proposal, head) {
    const { files, title, state } = proposal;
    const { owner, repo } = github.repo;
    const input = {
        branch: { repositoryNameWithOwner: `${owner}/${repo}`, branchName: INIT_BRANCH },
        expectedHeadOid: head ?? state.tip,
        message: { headline: title },
        fileChanges: {
            additions: files.flatMap(({ path, after }) => after === null ? [] : [{ path, contents: Buffer.from(after).toString('base64') }]),
            deletions: files.flatMap(({ path, after }) => (after === null ? [{ path }] : [])),
        },
    };
    if (head !== undefined) {
        await github.graphql(ON_OPEN, { input }, { repeatable: true });
        return;
    }
    const name = `refs/heads/${INIT_BRANCH}`;
    const ref = { repositoryId: state.nodeId, name, oid: state.tip };
    await github.graphql(ON_NEW, { ref, input }).catch(async (error) => {
        const said = (0,client.refusalOf)(error)?.message ?? '';
        if (/already exists/i.test(said)) {
            if (await isAbandoned(github, proposal)) {
                await dropBranch(github);
                return commit(github, proposal);
            }
            throw new errors/* InvalidRequest */.zh(`The branch ${INIT_BRANCH} exists already, without an open pull request. If nobody needs it, delete it, and run docket init again: git push origin --delete ${INIT_BRANCH}`);
        }
        // The branch may be there without the commit.
        if (said)
            await dropBranch(github).catch(() => { });
        throw error;
    });
}
/** Nobody loses anything: its pull request is over, or an earlier run came no further than its commit. */
async function isAbandoned({ rest, repo }, { state, title }) {
    const { data } = await rest.repos.listCommits({ ...repo, sha: INIT_BRANCH, per_page: 1 });
    const [head] = data;
    if (head === undefined || head.sha === state.pull?.headSha)
        return head !== undefined;
    return head.commit.message === title && head.parents.every(({ sha }) => sha === state.tip);
}
/** A pull request that is open is closed by it. */
async function dropBranch({ rest, repo }) {
    await rest.git.deleteRef({ ...repo, ref: `heads/${INIT_BRANCH}` }).catch((error) => {
        if (!/does not exist/i.test((0,client.refusalOf)(error)?.message ?? ''))
            throw error;
    });
}
/** Undefined when it was done. */
const refused = (doing) => doing.then(() => undefined, reasonOf);
/** GitHub's words for a refusal. Anything else, such as no answer or a wrong token, is thrown. */
function reasonOf(error) {
    const refusal = (0,client.refusalOf)(error);
    if (!refusal || refusal.status === 401)
        throw error;
    return refusal.message.replace(/ - https?:\S+$/, '').slice(0, 300);
}
const ifRefused = (error) => void reasonOf(error);
function ifGone(error) {
    if (!(error instanceof errors/* NotFound */.Mk))
        throw error;
}

// EXTERNAL MODULE: ./.build/program/src/github/settings.js
var github_settings = __webpack_require__(43637);
// EXTERNAL MODULE: ./.build/program/src/github/thread-host.js + 4 modules
var thread_host = __webpack_require__(54572);
// EXTERNAL MODULE: ./.build/program/src/shared/git/clone-git.js
var clone_git = __webpack_require__(38207);
// EXTERNAL MODULE: ./.build/program/src/cli/args.js
var args = __webpack_require__(94552);
// EXTERNAL MODULE: ./.build/program/src/cli/command.js
var command = __webpack_require__(15712);
;// CONCATENATED MODULE: ./.build/program/src/cli/init/analytics.js
/** The secret with the service's key. */
const VIEWS_SECRET = 'DOCKET_VIEWS_KEY';
/** Configurations of sites, and templates. Pages are left out: they may only write about it. */
const LIKELY = /(?:^|\/)(?:mkdocs\.ya?ml|_config\.ya?ml|conf\.py|book\.toml|(?:hugo|config)\.(?:toml|ya?ml)|(?:docusaurus|astro|nuxt|next)\.config\.[cm]?[jt]s|\.vitepress\/config\.[cm]?[jt]s|(?:_includes|_layouts|layouts|overrides|_templates|partials|theme)\/[^\n]*\.html|index\.html)$/;
const MAX_FILES = 50;
const MAX_CHARS = 200_000;
/** The files are read only to offer something, which people see before anything is written. */
async function findAnalytics(base) {
    const paths = (await base.list()).filter((path) => LIKELY.test(path)).slice(0, MAX_FILES);
    for (const path of paths) {
        const source = recognize(((await base.read(path)) ?? '').slice(0, MAX_CHARS));
        if (source)
            return { source, path };
    }
    return undefined;
}
const HOST = String.raw `https?:\/\/[\w.-]{1,100}(?::\d{1,5})?`;
/** In HTML an attribute, in a configuration the entry of an object. */
const field = (name, value) => new RegExp(String.raw `${name}["']?\s*[=:]\s*["']?(${value})`, 'i');
const GOATCOUNTER = field('data-goatcounter', `${HOST}\\/count`);
const UMAMI = field('data-website-id', String.raw `[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}`);
const DOMAIN = field('data-domain', String.raw `[\w.-]{1,200}`);
const SCRIPT = new RegExp(`(${HOST})\\/(?:js\\/)?(?:script|plausible)[\\w.-]{0,60}\\.js`, 'i');
function recognize(text) {
    const goat = GOATCOUNTER.exec(text)?.[1];
    if (goat)
        return { kind: 'goatcounter', address: new URL(goat).origin };
    const host = SCRIPT.exec(text)?.[1];
    const website = UMAMI.exec(text)?.[1];
    if (website)
        return { kind: 'umami', site: website, ...elsewhere(host, 'https://cloud.umami.is') };
    const domain = DOMAIN.exec(text)?.[1];
    if (!domain || !/plausible/i.test(text))
        return undefined;
    return { kind: 'plausible', site: domain, ...elsewhere(host, 'https://plausible.io') };
}
/** A server of one's own. */
function elsewhere(host, cloud) {
    return host === undefined || host === cloud ? {} : { address: host };
}
/** As lines of `.github/docket.yml`; JSON is YAML. */
function sourceLines({ source }) {
    return `views:\n  source: ${JSON.stringify(source)}\n`;
}

// EXTERNAL MODULE: ./.build/program/src/jobs/changes/change.js
var change = __webpack_require__(33379);
// EXTERNAL MODULE: ./.build/program/src/jobs/changes/docs-tool.js
var docs_tool = __webpack_require__(83747);
// EXTERNAL MODULE: ./.build/program/src/shared/glob.js
var glob = __webpack_require__(77012);
// EXTERNAL MODULE: ./.build/program/src/cli/doctor.js
var cli_doctor = __webpack_require__(2670);
;// CONCATENATED MODULE: ./.build/program/src/cli/init/files.js
// The files that `docket init` writes: the example workflows, with the agent, the runner, and the address
// of the Docket that runs. The first line of each says that it is ours, and whether people edited it.






/** The examples that can be chosen, by the word for them. */
const EXAMPLES = {
    check: 'docs-check',
    comments: 'docs-comments',
    housekeeping: 'housekeeping',
    doctor: 'doctor',
    views: 'weekly-page-views',
};
const WORKFLOW_WORDS = Object.keys(EXAMPLES);
/** Where page views come from analytics, and not from access logs. */
const ANALYTICS_EXAMPLE = 'weekly-analytics';
/** Page views need logs or analytics, which not everybody has. */
const USUAL_WORKFLOWS = WORKFLOW_WORDS.slice(0, -1);
/** Whether it starts jobs, which need an agent with a key. */
async function needsAgent(word) {
    return (await (0,cli_doctor.exampleWorkflow)(EXAMPLES[word])).includes('model-url:');
}
const workflowPath = (word) => `${workflows/* WORKFLOWS */.v1}/docs-${word === 'views' ? 'page-views' : word}.yml`;
const MODEL_VARIABLE = 'DOCS_MODEL';
const AGENTS = {
    model: { secret: 'MODEL_KEY', model: MODEL_VARIABLE },
    claude: {
        secret: 'ANTHROPIC_API_KEY',
        install: '@anthropic-ai/claude-code@2.1.325',
        scripts: true,
        model: 'ANTHROPIC_MODEL',
    },
    codex: { secret: 'OPENAI_API_KEY', install: '@openai/codex@0.166.0' },
    copilot: {
        secret: 'COPILOT_GITHUB_TOKEN',
        install: '@github/copilot@1.0.102',
        model: 'COPILOT_MODEL',
    },
    gemini: { secret: 'GEMINI_API_KEY', install: '@google/gemini-cli@0.61.0', model: 'GEMINI_MODEL' },
    opencode: { secret: 'ANTHROPIC_API_KEY', install: 'opencode-ai@1.18.18', scripts: true },
};
const AGENT_NAMES = Object.keys(AGENTS);
const STEP = /^( *)- uses: docket-dev\/docket@v1\n(?:\1 {2}with:\n((?:\1 {4}.*\n)+))?/gm;
async function writeWorkflow(word, chosen) {
    const fromAnalytics = word === 'views' && chosen.hasAnalytics;
    const example = await (0,cli_doctor.exampleWorkflow)(fromAnalytics ? ANALYTICS_EXAMPLE : EXAMPLES[word]);
    const text = example
        .replace(/^(?:#.*\n)+/, '')
        .replaceAll('runs-on: ubuntu-latest', `runs-on: ${chosen.runsOn}`)
        .replaceAll(STEP, (_, indent, inputs = '') => step(indent, inputs, chosen));
    return marked(text);
}
function step(indent, inputs, chosen) {
    const { secret, install, scripts, model } = AGENTS[chosen.agent ?? ''] ?? { secret: '' };
    const works = inputs.includes('model-url:');
    const program = works && install;
    const kept = inputs.split('\n').filter((line) => line && !/^ *model(?:-url|-key)?:/.test(line));
    const agent = program
        ? [`agent-command: ${chosen.agent}`]
        : [
            `model-url: ${chosen.modelUrl}`,
            `model: \${{ vars.${MODEL_VARIABLE} }}`,
            `model-key: \${{ secrets.${secret} }}`,
        ];
    const reads = works || inputs.includes('mode: check');
    const paths = reads && chosen.docsPaths ? ['docs-paths: |', ...chosen.docsPaths.map(deeper)] : [];
    const given = [...(works ? agent : []), ...paths].map((line) => `${indent}    ${line}`);
    const variables = [
        `${secret}: \${{ secrets.${secret} }}`,
        ...(model && chosen.namesModel ? [`${model}: \${{ vars.${MODEL_VARIABLE} }}`] : []),
    ];
    const lines = [
        // With bubblewrap, the agent runs isolated from the runner.
        ...(program
            ? [
                `${indent}- run: sudo apt-get update -qq && sudo apt-get install -y -qq bubblewrap`,
                `${indent}- run: npm install --global ${scripts ? '' : '--ignore-scripts '}${install}`,
            ]
            : []),
        `${indent}- uses: ${chosen.action}`,
        ...(kept.length + given.length > 0 ? [`${indent}  with:`, ...kept, ...given] : []),
        ...(program ? [`${indent}  env:`, ...variables.map((line) => `${indent}    ${line}`)] : []),
    ];
    return `${lines.join('\n')}\n`;
}
const deeper = (line) => `  ${line}`;
/** A file of ours with this text. */
const marked = (text) => `${marker(text)}${text}`;
const marker = (text) => `# Written by docket init (${(0,external_node_crypto_.hash)('sha256', text).slice(0, 16)}). To update or remove this file, run it again.\n`;
/** `edited`: people changed what we wrote. */
function ownership(found) {
    // Git may write other line ends.
    const text = found.replaceAll('\r\n', '\n');
    const end = text.indexOf('\n') + 1;
    if (!text.startsWith('# Written by docket init ('))
        return 'theirs';
    return text.slice(0, end) === marker(text.slice(end)) ? 'ours' : 'edited';
}
/** Only files that change. */
function planFile(path, before, after) {
    if (before?.replaceAll('\r\n', '\n') === (after ?? undefined))
        return [];
    return [{ path, before, after, theirs: before !== null && ownership(before) !== 'ours' }];
}
/** What jobs may change: the default, and pages of a known tool that the default leaves out. */
function findDocs(paths) {
    const sites = (0,docs_tool/* recognizeSites */.rh)(paths);
    const covered = (0,glob/* matchesAny */._I)(change/* DEFAULT_DOCS_PATHS */.bK);
    const pages = paths.filter((path) => docs_tool/* PAGE_FILE */.xu.test(path));
    const missed = sites.flatMap(({ pages: folder }) => {
        const lost = pages.find((path) => (0,docs_tool/* isIn */.S1)(folder, path) && !covered(path));
        if (!lost)
            return [];
        return [folder === '' ? `**/*${lost.slice(lost.lastIndexOf('.'))}` : `${folder}/**`];
    });
    const [site] = sites;
    const count = pages.length === 1 ? '1 page' : `${pages.length} pages`;
    const says = site ? `${site.tool} (${site.config}), ${count}` : `no known tool, ${count}`;
    return {
        says,
        ...(missed.length > 0 && { docsPaths: [...new Set([...change/* DEFAULT_DOCS_PATHS */.bK, ...missed])] }),
    };
}

;// CONCATENATED MODULE: ./.build/program/src/cli/init/answers.js
// What `docket init` has to know: from flags, from a person at the terminal, or from defaults.



const DEFAULT_URL = 'https://api.openai.com/v1';
async function askAnswers(given, terminal, hasAnalytics) {
    const ask = (question) => answerTo(question, given, terminal);
    // The check needs no agent and no key, so anyone can begin with it.
    const first = (given.agent ?? given.model) ? USUAL_WORKFLOWS.join(',') : 'check';
    const usual = hasAnalytics ? `${first},views` : first;
    const listed = given.workflows ??
        (await ask({
            ...{ flag: 'workflows', fallback: usual, must: mustBeWorkflows },
            words: `Workflows (of ${WORKFLOW_WORDS.join(', ')}; check needs no key)`,
        }));
    const workflows = listWorkflows(listed);
    const needs = await Promise.all(workflows.map(needsAgent));
    if (!needs.includes(true))
        return { workflows, modelUrl: DEFAULT_URL };
    const agent = given.agent ??
        (await ask({
            ...{ flag: 'agent', fallback: 'model', must: mustBeOneOf(AGENT_NAMES) },
            words: `Which agent writes? ${AGENT_NAMES.join(', ')}`,
        }));
    const usesModel = agent === 'model';
    if (given.model !== undefined && !AGENTS[agent]?.model) {
        throw new errors/* InvalidRequest */.zh(`\`--model\` cannot be set for ${agent}, which chooses its own.`);
    }
    const modelUrl = given['model-url'] ??
        (usesModel
            ? await ask({
                ...{ flag: 'model-url', fallback: DEFAULT_URL, must: args/* mustBeUrl */.oe },
                words: "The model's OpenAI-compatible endpoint",
            })
            : DEFAULT_URL);
    const model = given.model ??
        (usesModel ? await ask({ flag: 'model', words: 'The name of the model' }) : undefined);
    return { agent, model, modelUrl, workflows };
}
async function answerTo({ flag, words, fallback, must }, { yes }, terminal) {
    const typed = yes
        ? ''
        : await terminal.ask(`${words}${fallback === undefined ? '' : ` [${fallback}]`}: `);
    if (typed === undefined) {
        throw new errors/* InvalidRequest */.zh(`Nobody is there to answer: ${words}. Set \`--${flag}\`, or add --yes to use the defaults.`);
    }
    const answer = typed.trim() || fallback;
    if (!answer)
        throw new errors/* InvalidRequest */.zh(`\`--yes\` needs \`--${flag}\`: ${words}.`);
    const problem = must?.(answer);
    if (problem)
        throw new errors/* InvalidRequest */.zh(`\`--${flag}\` must ${problem}.`);
    return answer;
}
const mustBeOneOf = (names) => (answer) => names.includes(answer) ? undefined : `be one of ${names.join(', ')}`;
const listWorkflows = (text) => text.split(',').map((word) => word.trim());
function mustBeWorkflows(text) {
    const known = listWorkflows(text).every((word) => WORKFLOW_WORDS.some((one) => one === word));
    return known ? undefined : `list some of ${WORKFLOW_WORDS.join(', ')}, separated by commas`;
}
/** GitHub takes no longer ones. */
const MAX_SECRET = 48_000;
/** The key, typed unseen or from a variable; undefined to set it later. Never from an argument. */
async function askKey(name, given, env, terminal) {
    const from = given['key-from'];
    if (from !== undefined && !env[from]) {
        throw new errors/* SetupError */.w3(`The variable ${from}, which \`--key-from\` names, is not set. Export it first.`);
    }
    const question = `The key for the secret ${name} (it is not shown; empty to set it later, or to sign in without one): `;
    const typed = env[from ?? ''] ?? (given.yes ? '' : await terminal.ask(question, { hidden: true }));
    const key = typed?.trim();
    if (key && key.length > MAX_SECRET) {
        throw new errors/* InvalidRequest */.zh('The key is too long for a secret on GitHub, which has at most 48 KB.');
    }
    return key || undefined;
}
/** Yes or no; `--yes` says yes. */
async function answers_confirm(question, { yes }, terminal) {
    if (yes)
        return true;
    const typed = await terminal.ask(`${question} [y/N]: `);
    if (typed === undefined) {
        throw new errors/* InvalidRequest */.zh('Nobody is there to confirm this. To continue without questions, add --yes.');
    }
    return /^y(?:es)?$/i.test(typed.trim());
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./.build/program/src/shared/git/output-folder.js
var output_folder = __webpack_require__(81995);
// EXTERNAL MODULE: ./.build/program/src/shared/remove.js
var remove = __webpack_require__(66154);
// EXTERNAL MODULE: ./.build/program/src/shared/waiting.js
var waiting = __webpack_require__(12099);
;// CONCATENATED MODULE: ./.build/program/src/cli/init/carry-out.js
// What `docket init` does once it knows what: it shows the files, asks, changes GitHub step by step, and
// opens the pull request, or writes the files into the clone.











/** Shows each file, and leaves out those of people unless they agree. */
async function settleFiles(run, planned) {
    const { values, terminal, left } = run;
    const files = [];
    for (const file of planned) {
        const { path, before, after, theirs } = file;
        const word = after === null ? 'Delete' : before === null ? 'Add' : 'Change';
        terminal.out(`${word} ${path}\n`);
        const isShown = values['dry-run'] || theirs || word === 'Change';
        if (isShown)
            terminal.out((0,command/* shown */.SP)(await difference(run.clone, file)));
        const keeps = theirs && !values.overwrite;
        const asks = keeps && !values.yes && !values['dry-run'];
        const question = `People wrote or edited ${path}. ${word} it?`;
        if (!keeps || (asks && (await answers_confirm(question, values, terminal))))
            files.push(file);
        else {
            const says = `People wrote or edited \`${path}\`, so it stays as it is.`;
            left.push(`${says} To ${word.toLowerCase()} it anyway, add --overwrite.`);
        }
    }
    if (planned.length === 0)
        terminal.out('No file has to change.\n');
    return files;
}
/** As git shows it. */
async function difference({ git }, { path, before, after }) {
    const scratch = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'docket-init-'));
    try {
        const names = [];
        for (const [side, text] of Object.entries({ a: before, b: after })) {
            const name = (0,external_node_path_.join)(side, path);
            names.push(text === null ? '/dev/null' : name);
            if (text === null)
                continue;
            await (0,promises_.mkdir)((0,external_node_path_.join)(scratch, (0,external_node_path_.dirname)(name)), { recursive: true });
            await (0,promises_.writeFile)((0,external_node_path_.join)(scratch, name), text);
        }
        const args = ['diff', '--no-index', '--no-color', '--no-prefix', '--', ...names];
        return (await git.try(args, { cwd: scratch })).stdout.toString('utf8');
    }
    finally {
        await (0,remove/* removeTree */.d)(scratch);
    }
}
/** The files that are there now, and what was done. */
async function carryOut(run, plan) {
    const { values, terminal, left, hub } = run;
    const { files, steps, question } = plan;
    if (hub?.proposed && values.remove)
        terminal.out(`Close ${hub.proposed.url}\n`);
    for (const { what } of hub ? steps : [])
        terminal.out(`${what}\n`);
    if (values['dry-run'])
        return { files, steps: [] };
    if (!(await answers_confirm(question, values, terminal)))
        throw new errors/* InvalidRequest */.zh('Nothing was changed.');
    if (hub) {
        return continuing(async () => {
            const done = await takeSteps(hub.github, steps, left);
            return { steps: done, files: await proposeFiles(run, plan, hub) };
        });
    }
    await writeHere(run, files);
    left.push(...steps.map(({ what, link }) => `${what}: ${link}`));
    return { files, steps: [] };
}
/** Every step can be repeated. */
async function continuing(work) {
    return work().catch((cause) => {
        if (!(0,waiting/* isAway */.Dg)(cause))
            throw cause;
        const words = `${cause.message} What is done stays; run docket init again to continue.`;
        throw new errors/* Unavailable */.$P(words, { cause });
    });
}
/** What GitHub refuses is left to people. */
async function takeSteps(github, steps, left) {
    const done = [];
    for (const { what, link, act } of steps) {
        const reason = await act(github);
        if (reason === undefined)
            done.push(what);
        else
            left.push(`${what} (${reason}): ${link}`);
    }
    return done;
}
/** In a pull request; where GitHub refuses that, in this folder. */
async function proposeFiles(run, { title, files, planHere }, { github, state, proposed }) {
    const { terminal, left, values } = run;
    const withdraws = values.remove && proposed;
    if (withdraws)
        await dropBranch(github);
    if (files.length === 0)
        return files;
    const pull = withdraws ? null : state.pull;
    const body = pullRequestText(run, files);
    const answer = await propose(github, { state: { ...state, pull }, title, body, files });
    if ('url' in answer) {
        terminal.out(`Pull request: ${answer.url}\n`);
        left.unshift(`Merge ${answer.url}`);
        return files;
    }
    terminal.err(`GitHub did not take the files (${(0,command/* shown */.SP)(answer.reason)}), so they are written here. The token must be able to write contents, pull requests, and workflows; with the GitHub CLI, run gh auth refresh --scopes workflow.\n`);
    const here = await settleFiles(run, await planHere());
    await writeHere(run, here);
    return here;
}
async function writeHere({ clone, terminal, left }, files) {
    for (const { path } of files)
        await (0,output_folder/* assertNoLinks */.Fc)((0,external_node_path_.dirname)((0,external_node_path_.join)(clone.root, path)));
    for (const { path, after } of files) {
        const file = (0,external_node_path_.join)(clone.root, path);
        await (0,promises_.mkdir)((0,external_node_path_.dirname)(file), { recursive: true });
        // A link is replaced; what it leads to stays.
        await (0,remove/* removeFile */.n)(file);
        if (after !== null)
            await (0,promises_.writeFile)(file, after, { flag: 'wx' });
        terminal.err(`${after === null ? 'Deleted' : 'Wrote'} ${path}\n`);
    }
    if (files.length > 0)
        left.unshift('Commit the files, and merge them to the default branch.');
}
function pullRequestText({ left, values }, files) {
    const [begins, ends] = values.remove
        ? ['`docket init --remove` deletes what it wrote.', '']
        : [
            'Written by `docket init`.',
            files.some(({ path }) => path === workflowPath('comments'))
                ? 'After the merge, comment `/docs` and what to write on any issue or pull request.'
                : '',
        ];
    const list = files.map(({ path, after }) => `- \`${path}\`${after === null ? ' (deleted)' : ''}`);
    const todo = left.map((one) => `- [ ] ${one}`).join('\n');
    const parts = [begins, list.join('\n'), todo && `Left to do:\n\n${todo}`, ends];
    return parts.filter(Boolean).join('\n\n');
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(42047);
// EXTERNAL MODULE: ./.build/program/src/contract/values.js
var values = __webpack_require__(87797);
// EXTERNAL MODULE: ./.build/program/src/shared/git/git.js + 1 modules
var git_git = __webpack_require__(60958);
// EXTERNAL MODULE: ./.build/program/src/shared/home.js
var shared_home = __webpack_require__(73349);
// EXTERNAL MODULE: ./.build/program/src/shared/text/foreign.js
var foreign = __webpack_require__(35238);
;// CONCATENATED MODULE: ./.build/program/src/cli/init/place.js
// Which repository on GitHub this clone belongs to, whose token may act there, and where the Docket that
// runs comes from.











async function findClone(env, remote, cwd) {
    const git = await (0,clone_git/* openCloneGit */.c)(env);
    const ask = async (...args) => {
        const answer = await git.try(args, { cwd });
        (0,clone_git/* assertTrusted */.o)(answer);
        return answer.code === 0 ? answer.stdout.toString('utf8').trim() : undefined;
    };
    const root = await ask('rev-parse', '--show-toplevel');
    if (!root) {
        throw new errors/* SetupError */.w3('This folder is not in a git repository. Run docket init in a clone.');
    }
    const address = await ask('remote', 'get-url', '--', remote);
    if (!address) {
        throw new errors/* SetupError */.w3(`This clone has no remote \`${remote}\`. Name the one on GitHub with --remote, or add it: git remote add ${remote} URL.`);
    }
    const url = (0,shared_home/* webAddress */.Dy)(address)?.replace('//ssh.github.com/', '//github.com/');
    const repository = URL.parse(url ?? '')?.pathname.slice(1) ?? '';
    if (!url || !(0,values/* isRepositoryName */.en)(repository)) {
        throw new errors/* SetupError */.w3(`The remote \`${remote}\` (${(0,foreign/* oneLine */.TN)(address.replace(/\/\/[^@/]*@/, '//'))}) is not a repository on GitHub. Name another one with --remote.`);
    }
    return { git, root, repository, url, branch: await ask('symbolic-ref', '--short', 'HEAD') };
}
/** The variables that a workflow on that server would have. */
function serverVariables(url, env) {
    const { origin, host } = new URL(url);
    if (URL.parse(env.GITHUB_SERVER_URL ?? '')?.origin === origin)
        return env;
    const own = { ...env, GITHUB_SERVER_URL: `https://${host}` };
    const api = (base, rest, graphql) => ({
        ...own,
        GITHUB_API_URL: `${base}${rest}`,
        GITHUB_GRAPHQL_URL: `${base}${graphql}`,
    });
    return isCloud(host)
        ? api(`https://api.${host}`, '', '/graphql')
        : api(`https://${host}`, '/api/v3', '/api/graphql');
}
const isCloud = (host) => host === 'github.com' || host.endsWith('.ghe.com');
/**
 * A token goes to the host that it was made for. A clone can name any host, so one for Enterprise Server
 * counts only for the server that the person or the workflow names, or that the GitHub CLI is signed in to.
 */
async function findToken(url, env) {
    const { host, origin } = new URL(url);
    const { GH_TOKEN, GITHUB_TOKEN, GH_ENTERPRISE_TOKEN, GITHUB_ENTERPRISE_TOKEN, ...others } = env;
    const isServer = URL.parse(env.GITHUB_SERVER_URL ?? '')?.origin === origin;
    const given = isCloud(host) || isServer ? GH_TOKEN || GITHUB_TOKEN : undefined;
    if (given)
        return given;
    // Without the variables, it answers with what it keeps for this host.
    const asked = (0,external_node_util_.promisify)(external_node_child_process_.execFile)('gh', ['auth', 'token', '--hostname', host], {
        ...{ env: others, timeout: 10_000, maxBuffer: 10_000 },
    });
    const kept = await asked.then(({ stdout }) => stdout.trim() || undefined, () => undefined);
    const isNamed = isServer || env.GH_HOST?.toLowerCase() === host || kept !== undefined;
    const enterprise = GH_ENTERPRISE_TOKEN || GITHUB_ENTERPRISE_TOKEN || undefined;
    return !isCloud(host) && isNamed ? (enterprise ?? kept) : kept;
}
const ACTION = /^[\w.-]+\/[\w.-]+(?:\/[\w./-]+)?@[\w./-]+$/;
function mustBeAction(text) {
    return ACTION.test(text) ? undefined : 'be the address of an action, such as acme/docket@v1';
}
/**
 * The commit in this folder, with its tag as a comment. Undefined if nobody else can get
 * it: nothing says where it is from, or its commit was not pushed.
 */
async function ownAction(path, folder = (0,shared_home/* ownFolder */.vY)()) {
    if (!folder)
        return undefined;
    // Its programs run here already, whoever owns it.
    const git = (0,git_git.createGit)({ path, safe: { directories: [folder] } });
    const ask = async (...args) => (await git.try(args, { cwd: folder })).stdout.toString('utf8').trim();
    // In a package, git would tell of the project that it is installed in.
    const isTop = (await ask('rev-parse', '--show-prefix', '--is-inside-work-tree')) === 'true';
    const home = (0,shared_home/* webAddress */.Dy)(await ask('remote', 'get-url', 'origin'));
    const pushed = await ask('branch', '--remotes', '--contains', 'HEAD');
    if (!isTop)
        return installedFrom(folder);
    if (!home || !pushed)
        return undefined;
    const [tag] = (await ask('tag', '--points-at', 'HEAD', 'v*.*.*')).split('\n');
    const name = `${new URL(home).pathname.slice(1)}@${await ask('rev-parse', 'HEAD')}`;
    return tag ? `${name} # ${tag}` : name;
}
/** The commit that npm got this package from, by npm's own record beside it. */
async function installedFrom(folder) {
    const record = await (0,promises_.readFile)((0,external_node_path_.join)(folder, '../.package-lock.json'), 'utf8').catch(() => '{}');
    const { data } = InstalledPackages.safeParse(JSON.parse(record));
    const { resolved = '' } = data?.packages[`node_modules/${(0,external_node_path_.basename)(folder)}`] ?? {};
    const [, from = '', commit] = /^git\+(.+)#([0-9a-f]{40})$/.exec(resolved) ?? [];
    const name = URL.parse((0,shared_home/* webAddress */.Dy)(from) ?? '')?.pathname.slice(1) ?? '';
    return commit && (0,values/* isRepositoryName */.en)(name) ? `${name}@${commit}` : undefined;
}
const InstalledPackages = schemas/* object */.Ikc({
    packages: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* object */.Ikc({ resolved: schemas/* string */.YjP().optional() })),
});
/** A commit on GitHub, which is fetched if the clone does not have it; nothing else in it changes. */
async function commitBase({ git, root, url }, commit, fetching) {
    const known = await git.try(['cat-file', '-e', `${commit}^{commit}`], { cwd: root });
    if (known.code !== 0) {
        const quietly = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules'];
        await fetching.run(['fetch', ...quietly, `${url}.git`, commit], { cwd: root });
    }
    return {
        list: async () => names(await git.run(['ls-tree', '-r', '-z', '--name-only', commit], { cwd: root })),
        async read(path) {
            const { code, stdout } = await git.try(['cat-file', 'blob', `${commit}:${path}`], {
                cwd: root,
            });
            return code === 0 ? stdout.toString('utf8') : null;
        },
    };
}
/** The files as they are in this folder, committed or not. */
function folderBase({ git, root }) {
    const all = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
    return {
        list: async () => names(await git.run(all, { cwd: root })),
        read: (path) => (0,promises_.readFile)((0,external_node_path_.join)(root, path), 'utf8').catch((error) => {
            if (error.code === 'ENOENT' || error.code === 'ENOTDIR')
                return null;
            throw new errors/* SetupError */.w3(`\`${path}\` cannot be read (${error.code}).`, { cause: error });
        }),
    };
}
const names = (output) => output.split('\0').filter((name) => name !== '');

;// CONCATENATED MODULE: ./.build/program/src/cli/init.js
// docket init: sets Docket up in the repository of this clone, in one pull request, and removes it again.



















const init_text = (value, help) => ({ type: 'text', value, help });
const flag = (help) => ({ type: 'flag', help });
const OPTIONS = {
    agent: { ...init_text('NAME', `who writes: ${AGENT_NAMES.join(', ')}`), choices: AGENT_NAMES },
    model: { ...init_text('NAME', 'the name of the model'), must: mustBePlain },
    'model-url': { ...init_text('URL', 'the OpenAI-compatible endpoint of the model'), must: args/* mustBeUrl */.oe },
    workflows: {
        ...init_text('LIST', `of ${WORKFLOW_WORDS.join(', ')}; by default check, and with an agent or a model all but views`),
        must: mustBeWorkflows,
    },
    'key-from': init_text('VARIABLE', 'the environment variable with the key for the secret'),
    action: {
        ...init_text('OWNER/NAME@REF', 'the Docket that workflows run; by default the commit of this one'),
        must: mustBeAction,
    },
    'docs-paths': {
        type: 'list',
        value: 'GLOB',
        help: 'files that jobs may change; can be repeated',
    },
    'runs-on': {
        ...init_text('LABELS', 'by default ubuntu-latest, or [self-hosted, linux] on Enterprise Server'),
        must: mustBePlain,
    },
    remote: { ...init_text('NAME', "the clone's remote on GitHub"), default: 'origin' },
    local: flag('only write the files here, and change nothing on GitHub'),
    overwrite: flag('also replace or remove files that people wrote or edited'),
    remove: flag('undo it: files, secret, and variable'),
    'dry-run': flag('print all of it, and change nothing'),
    yes: flag('ask nothing, and use the defaults'),
};
const HELP = `Sets Docket up in the repository of this clone.

Usage: docket init [options]
       docket init --remove [options]

${(0,args/* optionsHelp */.EW)(OPTIONS)}

The check of pull requests needs no key and no agent: --workflows check asks for nothing else. The others
need both.

With a token in GH_TOKEN or GITHUB_TOKEN, or with the GitHub CLI signed in, it opens a pull request with
the workflows, sets the secret and the variable they need, and lets workflows open pull requests. The
clone stays as it is. Otherwise it writes the files here, and lists what is left to do. Run it again to
update what it wrote. Files that people wrote or edited are shown, and replaced only if you say so.
`;
function mustBePlain(text) {
    return /^[\w .,:/@+[\]-]{1,200}$/.test(text)
        ? undefined
        : 'contain only letters, digits, and .,:/@+-';
}
function rules(parsed) {
    const strange = parsed.values['docs-paths'].some((glob) => !/^[\w!*][\w./*{},@ -]*$/.test(glob));
    return [
        ...(0,args/* noArguments */.a5)(parsed),
        ...(strange ? ['Option `--docs-paths` must be a glob such as guide/**.'] : []),
    ];
}
/** `known` replaces parts of how GitHub is reached. */
function init(env, { cwd = process.cwd(), ...known } = {}) {
    return {
        help: HELP,
        options: OPTIONS,
        async run(argv, terminal) {
            const { values } = (0,args/* parseOptions */.Ac)(OPTIONS, argv, rules);
            const clone = await findClone(env, values.remote, cwd);
            const run = await init_open(clone, values, env, terminal, known);
            return values.remove ? init_remove(run) : install(run, values, env);
        },
    };
}
async function init_open(clone, values, env, terminal, known) {
    const { repository, url } = clone;
    const token = values.local ? undefined : await findToken(url, env);
    const run = { values, terminal, clone, base: folderBase(clone), left: [] };
    if (!token) {
        const { host } = new URL(url);
        const remedy = isCloud(host)
            ? 'run gh auth login, or set GH_TOKEN'
            : `run gh auth login --hostname ${host}, or set GH_ENTERPRISE_TOKEN with GH_HOST=${host}`;
        const why = `There is no token for ${host}, so files are written here. To get a pull request instead, ${remedy}.\n`;
        terminal.err(values.local ? '' : why);
        return run;
    }
    const place = { repository, token };
    const reached = { ...(0,github_settings.githubSettings)(serverVariables(url, env), place), ...known };
    const github = (0,client.createGithub)({ ...reached, log: (0,command/* terminalLog */.dg)(terminal), signal: terminal.signal });
    const state = await readRepositoryState(github).catch((cause) => {
        if (!(cause instanceof errors/* WorkerFault */.t))
            throw cause;
        const words = 'GitHub rejected the token. Run gh auth login, or set another GH_TOKEN.';
        throw new errors/* WorkerFault */.t(words, { cause });
    });
    if (state.archived) {
        throw new errors/* SetupError */.w3(`${repository} is archived, so nothing can change. Unarchive it first.`);
    }
    if (!state.mayPush) {
        terminal.err(`This token may only read ${repository}, so files are written here. Someone with write access can run docket init for the rest.\n`);
        return run;
    }
    const fetching = await (0,clone_git/* openCloneGit */.c)(env, (0,github_settings.gitPlace)(reached, env));
    const at = (commit) => commitBase(clone, commit, fetching);
    const proposed = state.pull?.state === 'open' ? state.pull : undefined;
    const base = await at(proposed?.headSha ?? state.tip);
    return { ...run, base, hub: { github, state, proposed, at } };
}
async function install(run, values, env) {
    const { terminal, clone, hub, base } = run;
    const analytics = await findAnalytics(base);
    if (analytics) {
        const { path, source } = analytics;
        terminal.out(`Analytics: ${(0,command/* shown */.SP)(`${source.kind}, in ${path}`)}\n`);
    }
    const answers = await askAnswers(values, terminal, analytics !== undefined);
    const action = values.action ?? (await ownAction(env.PATH ?? ''));
    if (!action) {
        throw new errors/* SetupError */.w3('Nobody else can get the Docket that runs here: its commit is not on GitHub, or nothing says where it is from. Name one with --action OWNER/NAME@REF.');
    }
    const docs = findDocs(await base.list());
    const about = { Repository: clone.url, Documentation: docs.says, Docket: action };
    for (const [what, says] of Object.entries(about))
        terminal.out(`${what}: ${(0,command/* shown */.SP)(says)}\n`);
    await noteSurroundings(run, action, answers, analytics);
    const { secret } = AGENTS[answers.agent ?? ''] ?? {};
    const globs = values['docs-paths'];
    const docsPaths = globs.length > 0 ? globs : docs.docsPaths;
    const plan = (from) => planFiles(from, answers, { run, values, action, docsPaths, analytics });
    const files = await settleFiles(run, await plan(base));
    const asks = hub && !values['dry-run'];
    const key = asks && secret ? await askKey(secret, values, env, terminal) : undefined;
    const views = answers.workflows.includes('views') && analytics;
    const viewsKey = views && asks ? await askKey(VIEWS_SECRET, { yes: values.yes }, env, terminal) : undefined;
    const steps = [
        ...(secret ? installSteps(clone.url, secret, key, answers.model) : []),
        ...(views ? [secretStep(clone.url, VIEWS_SECRET, viewsKey)] : []),
    ];
    const question = hub ? `Change ${clone.repository} on GitHub?` : 'Write the files?';
    const done = await carryOut(run, {
        ...{ title: TITLES.install, question, files, steps },
        planHere: () => plan(folderBase(clone)),
    });
    const pulls = secret ? done.steps.includes(ALLOW) : undefined;
    return verdict(run, done.files, action, pulls);
}
const ALLOW = 'Select "Allow GitHub Actions to create and approve pull requests"';
function installSteps(url, secret, key, model) {
    const named = model && {
        what: `Set the variable ${MODEL_VARIABLE} to ${model}`,
        link: `${url}/settings/variables/actions/new`,
        act: (github) => setVariable(github, MODEL_VARIABLE, model),
    };
    return [
        secretStep(url, secret, key, '; or sign in without one, as docs/login.md of Docket says'),
        ...(named ? [named] : []),
        { what: ALLOW, link: `${url}/settings/actions`, act: allowPulls },
    ];
}
function secretStep(url, secret, key, instead = '') {
    return {
        what: `Set the secret ${secret}`,
        link: `${url}/settings/secrets/actions/new`,
        act: async (github) => (key ? setSecret(github, secret, key) : `no key was given${instead}`),
    };
}
/** What people should know before they agree. */
async function noteSurroundings(run, action, { workflows }, analytics) {
    const { clone, hub, left, terminal, base } = run;
    const { host } = new URL(clone.url);
    const changed = await clone.git.run(['status', '--porcelain'], { cwd: clone.root });
    const detached = clone.branch === undefined ? ['is on no branch (detached HEAD)'] : [];
    const where = [...detached, ...(changed ? ['has uncommitted changes'] : [])].join(' and ');
    const advice = hub
        ? `The pull request starts from ${hub.state.defaultBranch} on GitHub. This clone, which ${where}, stays as it is.\n`
        : `This clone ${where}. Commit only what docket init writes, on a branch of its own.\n`;
    if (where)
        terminal.err(advice);
    if (hub?.state.protected) {
        left.push(`\`${hub.state.defaultBranch}\` is protected: the pull request may need a review.`);
    }
    if (!isCloud(host))
        left.push(`Make ${action} available on ${host}: by GitHub Connect, or a copy.`);
    if (workflows.includes('views') && analytics) {
        if ((await base.read(config.CONFIG_PATH)) !== null) {
            const lines = sourceLines(analytics).trim().replace(/\n +/, ' ');
            left.push(`Add this to \`${config.CONFIG_PATH}\`, unless it is there: \`${lines}\``);
        }
    }
    else if (workflows.includes('views')) {
        left.push(`Let ${workflowPath('views')} fetch your access logs; docs/page-views.md of Docket says how.`);
    }
    const policy = hub && (await actionsPolicy(hub.github, action));
    if (policy)
        left.push(`${policy}: ${clone.url}/settings/actions`);
    for (const [path, text] of await otherWorkflows(base, WORKFLOW_WORDS.map(workflowPath))) {
        const answers = /uses: *\S+\/docket@/.test(text) && text.includes('issue_comment');
        if (answers && workflows.includes('comments'))
            left.push(`Delete \`${path}\`, which answers comments, too: each would be answered twice.`);
    }
}
const MAX_WORKFLOWS = 100;
async function otherWorkflows(base, except) {
    const all = (await base.list()).filter((path) => path.startsWith(`${workflows/* WORKFLOWS */.v1}/`));
    const others = all.filter((path) => !except.includes(path)).slice(0, MAX_WORKFLOWS);
    return Promise.all(others.map(async (path) => [path, (await base.read(path)) ?? '']));
}
async function planFiles(base, { agent, model, modelUrl, workflows }, { run, values, action, docsPaths, analytics }) {
    const hosted = isCloud(new URL(run.clone.url).host) ? 'ubuntu-latest' : '[self-hosted, linux]';
    const runsOn = values['runs-on'] ?? hosted;
    const namesModel = model !== undefined;
    const planned = workflows.map(async (word) => {
        const path = workflowPath(word);
        const hasAnalytics = analytics !== undefined;
        const choice = { agent, namesModel, modelUrl, action, runsOn, docsPaths, hasAnalytics };
        return planFile(path, await base.read(path), await writeWorkflow(word, choice));
    });
    const before = analytics && workflows.includes('views') ? await base.read(config.CONFIG_PATH) : undefined;
    // What people wrote there is theirs to change.
    const isOurs = before !== undefined && (before === null || ownership(before) === 'ours');
    const settings = analytics && isOurs ? planFile(config.CONFIG_PATH, before, marked(sourceLines(analytics))) : [];
    return [...settings, ...(await Promise.all(planned)).flat()];
}
/** The doctor looks at the files as they will be. */
async function verdict({ base, terminal, left, hub }, files, action, 
/** Undefined if no workflow opens any. */
pullsAllowed) {
    const planned = new Map(files.map(({ path, after }) => [path, after]));
    const start = `${workflows/* WORKFLOWS */.v1}/`;
    const unknown = async () => undefined;
    const silent = {
        actionsMayOpenPulls: async () => (pullsAllowed ? true : undefined),
        organizationMayOpenPulls: unknown,
    };
    const probes = [
        (0,host_probes/* configProbe */.Tk)('yet', async () => {
            const text = planned.get(config.CONFIG_PATH) ?? (await base.read(config.CONFIG_PATH));
            return text !== null && (0,settings/* parseConfig */.o4)(text) !== undefined;
        }),
        (0,workflows/* workflowsProbe */.Lh)({
            ...{ inputs: (0,inputs/* inputNames */.vj)(), action: action.split('@')[0] },
            async list() {
                const all = new Set([...(await base.list()), ...planned.keys()]);
                return [...all]
                    .filter((path) => path.startsWith(start))
                    .map((path) => path.slice(start.length));
            },
            read: async (name) => planned.get(start + name) ?? base.read(start + name),
        }),
        ...(pullsAllowed === undefined
            ? []
            : [(0,host_probes/* pullsProbe */.vg)(pullsAllowed || !hub ? silent : (0,thread_host.createHostChecks)(hub.github))]),
    ];
    const findings = await (0,doctor/* examine */.sb)(probes, (finding) => terminal.out(`${(0,command/* shown */.SP)((0,doctor/* line */.n8)(finding))}\n`));
    tellLeft(left, terminal);
    const { well, says } = (0,doctor/* conclusion */.q$)(findings);
    // What is left to do is listed just above.
    const ready = left.length > 0 ? 'Docket works once that is done.' : 'Docket is set up.';
    terminal.err(`${says.replace('No problems found.', ready)}\n`);
    return well ? command/* EXIT */.dc.done : command/* EXIT */.dc.failed;
}
function tellLeft(left, terminal) {
    if (left.length > 0)
        terminal.out(`Left to do:\n${left.map((one) => `- ${(0,command/* shown */.SP)(one)}\n`).join('')}`);
}
// --remove: what it wrote, the pull request that is still open, and what only these needed.
async function init_remove(run) {
    const { terminal, clone, hub, left } = run;
    const written = await writtenFiles(run.base);
    // What is proposed and not merged goes with its pull request.
    const base = hub?.proposed ? await hub.at(hub.state.tip) : run.base;
    const planned = await writtenFiles(base);
    if (written.length + planned.length === 0 && !hub?.proposed) {
        terminal.err('There is nothing here that docket init wrote.\n');
        return command/* EXIT */.dc.done;
    }
    const files = await settleFiles(run, planned);
    const others = await otherWorkflows(base, files.map(({ path }) => path));
    const ours = [...written, ...files].map(({ before }) => before).join('\n');
    const isNeedless = (name) => ours.includes(name) && !others.some(([, text]) => text.includes(name));
    const settings = `${clone.url}/settings`;
    const secrets = new Set([VIEWS_SECRET, ...Object.values(AGENTS).map(({ secret }) => secret)]);
    const steps = [...secrets]
        .filter((name) => isNeedless(`secrets.${name}`))
        .map((name) => ({
        what: `Delete the secret ${name}`,
        link: `${settings}/secrets/actions`,
        act: (github) => deleteSecret(github, name),
    }));
    if (isNeedless(`vars.${MODEL_VARIABLE}`)) {
        steps.push({
            what: `Delete the variable ${MODEL_VARIABLE}`,
            link: `${settings}/variables/actions`,
            act: (github) => deleteVariable(github, MODEL_VARIABLE),
        });
    }
    const question = `Remove Docket from ${clone.repository}?`;
    const planHere = () => writtenFiles(folderBase(clone));
    left.push(`If nothing else needs it, clear "${ALLOW.slice(8, -1)}": ${settings}/actions`);
    await carryOut(run, { title: TITLES.remove, question, files, steps, planHere });
    tellLeft(left, terminal);
    return command/* EXIT */.dc.done;
}
async function writtenFiles(base) {
    const planned = [config.CONFIG_PATH, ...WORKFLOW_WORDS.map(workflowPath)].map(async (path) => {
        const text = await base.read(path);
        return text === null || ownership(text) === 'theirs' ? [] : planFile(path, text, null);
    });
    return (await Promise.all(planned)).flat();
}


/***/ }),

/***/ 43637:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gitPlace: () => (/* binding */ gitPlace),
/* harmony export */   githubSettings: () => (/* binding */ githubSettings)
/* harmony export */ });
/* harmony import */ var _shared_network_network_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10031);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82860);
/* harmony import */ var _shared_waiting_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12099);
// How the command line reaches GitHub: by the variables that a workflow has, or github.com.



function githubSettings(env, known) {
    return {
        ...known,
        apiUrl: env.GITHUB_API_URL ?? 'https://api.github.com',
        graphqlUrl: env.GITHUB_GRAPHQL_URL ?? 'https://api.github.com/graphql',
        serverUrl: env.GITHUB_SERVER_URL ?? 'https://github.com',
        clock: _shared_runtime_js__WEBPACK_IMPORTED_MODULE_1__/* .systemClock */ .ml,
        random: Math.random,
        fetch: (0,_shared_network_network_js__WEBPACK_IMPORTED_MODULE_0__/* .githubFetchFor */ .Ve)(env),
        // Jobs and deliveries wait for GitHub without a process that waits with them.
        patience: new _shared_waiting_js__WEBPACK_IMPORTED_MODULE_2__/* .Patience */ .i3(_shared_waiting_js__WEBPACK_IMPORTED_MODULE_2__/* .BRIEFLY_MS */ .tK),
    };
}
/** Where git finds a repository on GitHub, and what it needs there. */
function gitPlace({ serverUrl, repository, token, }, env) {
    return {
        remote: `${serverUrl}/${repository}.git`,
        credentials: { origin: new URL(serverUrl).origin, token },
        network: (0,_shared_network_network_js__WEBPACK_IMPORTED_MODULE_0__/* .gitNetwork */ .D6)(env),
    };
}


/***/ }),

/***/ 83747:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BA: () => (/* binding */ mayBeNavigation),
/* harmony export */   Gz: () => (/* binding */ below),
/* harmony export */   Kz: () => (/* binding */ PLAIN_FILE),
/* harmony export */   S1: () => (/* binding */ isIn),
/* harmony export */   rh: () => (/* binding */ recognizeSites),
/* harmony export */   xu: () => (/* binding */ PAGE_FILE)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
// The documentation tools that Docket knows: how each is recognized, where its pages are, and which
// files hold its navigation. A site is recognized by the names of its files alone.

/** In the order in which a folder with the files of several is read. */
const TOOLS = [
    {
        name: 'Mintlify',
        config: /(?:docs|mint)\.json$/,
        pages: '',
        navigation: /^(?:docs|mint)\.json$/,
    },
    {
        name: 'Docusaurus',
        config: /docusaurus\.config\.[cm]?[jt]s$/,
        pages: 'docs',
        navigation: /^[\w-]{0,60}sidebars[\w-]{0,60}\.(?:[cm]?[jt]s|json)$/,
    },
    { name: 'MkDocs', config: /mkdocs\.ya?ml$/, pages: 'docs', navigation: /^mkdocs\.ya?ml$/ },
    {
        name: 'VitePress',
        config: /\.vitepress\/config\.[cm]?[jt]s$/,
        pages: '',
        navigation: /^\.vitepress\/(?:[\w-]+\/)?[\w.-]+\.[cm]?[jt]s$/,
    },
    {
        name: 'Starlight',
        config: /astro\.config\.[cm]?[jt]s$/,
        pages: 'src/content/docs',
        shared: true,
        navigation: /^astro\.config\.[cm]?[jt]s$/,
    },
    { name: 'Hugo', config: /(?:hugo|config)\.(?:toml|ya?ml|json)$/, pages: 'content', shared: true },
    { name: 'mdBook', config: /book\.toml$/, pages: 'src', navigation: /^(?:[\w-]+\/)*SUMMARY\.md$/ },
    {
        name: 'Antora',
        config: /antora\.ya?ml$/,
        pages: 'modules',
        shared: true,
        navigation: /^modules\/[\w-]+\/(?:pages\/)?nav[\w-]*\.adoc$/,
    },
    {
        name: 'Sphinx',
        config: /conf\.py$/,
        pages: '',
        shared: true,
        navigation: /^(?:[\w-]+\/)*(?:index|contents|toc)\.(?:rst|md)$/,
    },
];
const PAGE_FILE = /\.(?:mdx?|markdown|rst|adoc)$/i;
/** A path in the repository that can stand in settings, tables, and patterns without harm. */
const PLAIN_FILE = /^(?!.*\.\.)[\w.][\w./@+-]{0,199}$/;
const ANY_CONFIG = new RegExp(`(?:^|/)(?:${TOOLS.map(({ config }) => config.source).join('|')})`);
/** A repository with more has sites of others in it, such as templates. */
const MAX_SITES = 20;
const MAX_NAVIGATION = 100;
/** The sites of a repository, the innermost first. */
function recognizeSites(paths) {
    const plain = paths.filter((path) => PLAIN_FILE.test(path) && !/\bnode_modules\//.test(path));
    const configs = plain.filter((path) => ANY_CONFIG.test(path)).slice(0, MAX_SITES);
    const sites = TOOLS.flatMap((tool) => configs.flatMap((config) => {
        const at = new RegExp(`(?:^|/)${tool.config.source}`).exec(config)?.index;
        if (at === undefined)
            return [];
        const root = config.slice(0, at);
        const usual = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(root, tool.pages).replace(/^\.$/, '');
        const isUsual = plain.some((path) => PAGE_FILE.test(path) && isIn(usual, path));
        if (!isUsual && tool.shared)
            return [];
        const navigation = tool.navigation
            ? plain.filter((path) => isIn(root, path) && tool.navigation?.test(below(root, path)))
            : [];
        const pages = isUsual ? usual : root;
        return [
            { tool: tool.name, root, config, pages, navigation: navigation.slice(0, MAX_NAVIGATION) },
        ];
    }));
    return sites.sort((one, other) => other.pages.length - one.pages.length);
}
const isIn = (folder, path) => folder === '' || path.startsWith(`${folder}/`);
const below = (folder, path) => folder === '' ? path : path.slice(folder.length + 1);
/** Whether a file of this name can hold a navigation that is not itself a page. */
function mayBeNavigation(path) {
    if (PAGE_FILE.test(path) || !PLAIN_FILE.test(path))
        return false;
    const parts = path.split('/');
    const ends = parts.map((_, index) => parts.slice(-index - 1).join('/'));
    return TOOLS.some(({ navigation }) => ends.some((end) => navigation?.test(end)));
}


/***/ }),

/***/ 38207:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ openCloneGit),
/* harmony export */   o: () => (/* binding */ assertTrusted)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57975);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42205);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60958);
// git for a repository that Docket did not make, such as the clone that a command runs in. Its settings can
// name programs that git starts (`filter.*`, `gpg.program`, `core.sshCommand`), so git works only where that
// person's own git would: in repositories of the same user, and in those that the person calls safe.




async function openCloneGit(env, settings = {}) {
    return (0,_git_js__WEBPACK_IMPORTED_MODULE_3__.createGit)({ ...settings, path: env.PATH ?? '', safe: await safeFor(env) });
}
/** What the person's own settings and the system's say; never those of a repository. */
async function safeFor(env) {
    const { GIT_DIR, GIT_WORK_TREE, GIT_COMMON_DIR, ...rest } = env;
    const args = ['config', '--show-scope', '--type=path', '-z', '--get-all', 'safe.directory'];
    const answer = await (0,node_util__WEBPACK_IMPORTED_MODULE_1__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)('git', args, { cwd: '/', env: rest }).catch(() => null);
    const words = answer?.stdout.split('\0') ?? [];
    const directories = words.flatMap((scope, at) => {
        const isTheirs = at % 2 === 0 && ['system', 'global', 'command'].includes(scope);
        return isTheirs ? [words[at + 1] ?? ''] : [];
    });
    return { directories, ...(env.SUDO_UID && { sudoUid: env.SUDO_UID }) };
}
/** Says what to do where git refuses a repository of somebody else. */
function assertTrusted({ stderr }) {
    const [, place] = /dubious ownership in repository at '([^']*)'/.exec(stderr) ?? [];
    if (place === undefined)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .SetupError */ .w3(`${place} belongs to another user, and its settings can have git run programs. If you trust it, run git config --global --add safe.directory ${place}, and try again.`);
}


/***/ }),

/***/ 81995:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $f: () => (/* binding */ APPEND),
/* harmony export */   Fc: () => (/* binding */ assertNoLinks),
/* harmony export */   Wn: () => (/* binding */ makeOutputFolder),
/* harmony export */   fR: () => (/* binding */ replaceFile),
/* harmony export */   pG: () => (/* binding */ assertOwnFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42205);
/* harmony import */ var _remove_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66154);
/* harmony import */ var _text_foreign_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(35238);
// Where commands write. Their folder may lie in a clone, which is somebody else's: a link that was committed
// there must not lead a file out of it, and what was committed is not ours to replace or to believe.






/** Nothing of it is committed, and no link leads there. */
async function assertOwnFolder(dir, git) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(dir);
    await assertNoLinks(folder);
    if ((await cloneAbove(folder)) !== undefined)
        await assertNotTracked(folder, git);
}
async function makeOutputFolder(dir, git) {
    await assertOwnFolder(dir, git);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(dir, { recursive: true }).catch((cause) => {
        if (cause.code !== 'EEXIST' && cause.code !== 'ENOTDIR')
            throw cause;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .SetupError */ .w3(`${(0,_text_foreign_js__WEBPACK_IMPORTED_MODULE_5__/* .codeSpan */ .SS)(dir)} is a file. Name a folder instead.`, { cause });
    });
}
/** From the clone, or the folder that the command runs in, down to this one. */
async function assertNoLinks(dir) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(dir);
    const isHere = folder.startsWith(process.cwd() + node_path__WEBPACK_IMPORTED_MODULE_2__.sep);
    const top = (await cloneAbove(folder)) ?? (isHere ? process.cwd() : undefined);
    if (top === undefined)
        return;
    let path = top;
    for (const name of (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(top, folder).split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).filter(Boolean)) {
        path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, name);
        const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(path).catch(ifMissing);
        if (found === undefined)
            return;
        if (found.isDirectory())
            continue;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .SetupError */ .w3(`${(0,_text_foreign_js__WEBPACK_IMPORTED_MODULE_5__/* .codeSpan */ .SS)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)('', path))} is ${found.isSymbolicLink() ? 'a link' : 'not a folder'}, so nothing is written there. Remove it, or name another folder.`);
    }
}
/** The outermost one: a link in it may lead to another. */
async function cloneAbove(folder) {
    let found;
    for (let path = folder;; path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path)) {
        if ((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, '.git')).catch(ifMissing)) !== undefined)
            found = path;
        if (path === (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path))
            return found;
    }
}
async function assertNotTracked(folder, git) {
    let cwd = folder;
    while ((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(cwd).catch(ifMissing)) === undefined)
        cwd = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(cwd);
    const path = `:(literal)${(0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(cwd, folder) || '.'}`;
    const [tracked] = (await git.run(['ls-files', '-z', '--', path], { cwd })).split('\0');
    if (!tracked)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .SetupError */ .w3(`${(0,_text_foreign_js__WEBPACK_IMPORTED_MODULE_5__/* .codeSpan */ .SS)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)('', folder) || '.')} has files that are committed in this repository, such as ${(0,_text_foreign_js__WEBPACK_IMPORTED_MODULE_5__/* .codeSpan */ .SS)(tracked)}, so nothing is written there. Name another folder.`);
}
function ifMissing(error) {
    if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR')
        throw error;
}
/** Complete or not at all. A link of that name is replaced; what it leads to stays. */
async function replaceFile(path, text) {
    await (0,_remove_js__WEBPACK_IMPORTED_MODULE_4__/* .removeFile */ .n)(`${path}.new`);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(`${path}.new`, text, { flag: 'wx' });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(`${path}.new`, path);
}
/** Adds to a file that is no link. */
const APPEND = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_APPEND | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_CREAT | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_WRONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0);


/***/ }),

/***/ 73349:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dy: () => (/* binding */ webAddress),
/* harmony export */   qp: () => (/* binding */ readHome),
/* harmony export */   vY: () => (/* binding */ ownFolder)
/* harmony export */ });
/* unused harmony export homeIn */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
// Where this copy of Docket was cloned from, as git remembers it: links to its documents lead there.


/** As seen from the bundle, and from here. */
const ROOTS = ['..', '../..'];
/** A web address without a slash at its end; undefined where git knows none, as in a package. */
function readHome() {
    try {
        return homeIn((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(ownFolder() ?? '', '.git/config'), 'utf8'));
    }
    catch {
        return undefined;
    }
}
/** The folder of this copy: not that of a project that Docket was copied to. */
function ownFolder() {
    const roots = ROOTS.map((root) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(import.meta.dirname, root));
    return roots.find((one) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(one, 'action.yml')));
}
function homeIn(config) {
    const [, section = ''] = /^\[remote "origin"\]\n((?:[ \t].*\n?)*)/m.exec(config) ?? [];
    const address = /^\s*url = (\S+)$/m.exec(section)?.[1] ?? '';
    const web = webAddress(address);
    return web?.startsWith('https:') ? web : undefined;
}
/** Where a browser finds what git finds at this address. */
function webAddress(address) {
    const [, user, path] = /^[\w.-]+@([\w.-]+):([\w./-]+)$/.exec(address) ?? [];
    const url = URL.parse(user ? `ssh://${user}/${path}` : address);
    if (!url || !['https:', 'http:', 'ssh:'].includes(url.protocol))
        return undefined;
    // Never with the user and the password that may be in it.
    const [protocol, host] = url.protocol === 'ssh:' ? ['https:', url.hostname] : [url.protocol, url.host];
    return `${protocol}//${host}${url.pathname.replace(/\/?(?:\.git)?\/?$/, '')}`;
}


/***/ }),

/***/ 12099:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dg: () => (/* binding */ isAway),
/* harmony export */   Uz: () => (/* binding */ isNoAnswer),
/* harmony export */   fm: () => (/* binding */ waitFor),
/* harmony export */   i3: () => (/* binding */ Patience),
/* harmony export */   tK: () => (/* binding */ BRIEFLY_MS)
/* harmony export */ });
/* harmony import */ var _days_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65529);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
/* harmony import */ var _retry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52926);
/* harmony import */ var _runtime_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82860);
/* harmony import */ var _text_foreign_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(35238);
// Waiting for something outside: GitHub, the database, or a rate limit. What was done is kept, nothing is
// done twice, and the work goes on by itself once there is an answer. Pure: whoever works obeys.





/** After this long, a person decides what becomes of it. */
const WAIT_MS = _days_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO;
const PAUSE = { baseMs: 4_000, capMs: 5 * 60_000, spread: 0.5 };
const MAX_REASON = 500;
/**
 * There was no answer: neither a yes nor a no. Whoever does the work tries it again. What may have
 * happened is looked for then.
 */
function isAway(error) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Unavailable */ .$P)
        return error.passes;
    return [_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .RateLimited */ .JH, _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .OutcomeUnknown */ .Jr, _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .BadAnswer */ .CF].some((kind) => error instanceof kind);
}
/**
 * It says nothing about what was asked: there was no answer, or we were not the ones to get it. Whoever
 * decides something from an answer passes this on.
 */
function isNoAnswer(error) {
    return isAway(error) || error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .WorkerFault */ .t;
}
/** How work that met this error goes on; undefined: it does not go on by itself. */
function waitFor(error, before, { now, random }) {
    if (!isAway(error))
        return undefined;
    const since = before ? Date.parse(before.since) : now;
    const attempts = (before?.attempts ?? 0) + 1;
    const asked = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .RateLimited */ .JH ? error.retryAfterSeconds * 1000 : 0;
    const next = now + asked + (0,_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .backoff */ .JN)(attempts - 1, PAUSE, random);
    if (next > since + WAIT_MS)
        return undefined;
    const reason = (0,_text_foreign_js__WEBPACK_IMPORTED_MODULE_4__/* .bound */ .$s)((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .sentence */ .em)(error), MAX_REASON);
    return { since: (0,_runtime_js__WEBPACK_IMPORTED_MODULE_3__/* .isoTime */ .Ly)(since), attempts, nextAttempt: (0,_runtime_js__WEBPACK_IMPORTED_MODULE_3__/* .isoTime */ .Ly)(next), reason };
}
/** How long a request without an answer is repeated before the work itself has to wait. */
const BRIEFLY_MS = 10_000;
/**
 * Of a process that does its work itself to the end, such as a workflow run: it waits for as long as
 * this, once. Until something works again, everything else is only tried briefly.
 */
class Patience {
    #ms;
    #isOver = false;
    constructor(ms) {
        this.#ms = ms;
    }
    get limitMs() {
        return this.#isOver ? Math.min(BRIEFLY_MS, this.#ms) : this.#ms;
    }
    gaveUp() {
        this.#isOver = true;
    }
    answered() {
        this.#isOver = false;
    }
}


/***/ })

};
