export const id = 5339;
export const ids = [5339,958,8577];
export const modules = {

/***/ 45269:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  QX: () => (/* binding */ PAGE_NAME),
  qv: () => (/* binding */ doneBefore),
  F0: () => (/* binding */ runAudition)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./.build/program/src/service/dashboard/layout.js
var layout = __webpack_require__(70337);
// EXTERNAL MODULE: ./.build/program/src/service/dashboard/pull.js + 1 modules
var pull = __webpack_require__(81391);
// EXTERNAL MODULE: ./.build/program/src/shared/dollars.js
var dollars = __webpack_require__(42423);
// EXTERNAL MODULE: ./.build/program/src/shared/text/escape.js
var text_escape = __webpack_require__(90007);
// EXTERNAL MODULE: ./.build/program/src/audition/sum.js
var audition_sum = __webpack_require__(92969);
// EXTERNAL MODULE: ./.build/program/src/audition/trial.js + 1 modules
var audition_trial = __webpack_require__(31395);
;// CONCATENATED MODULE: ./.build/program/src/audition/page.js
// The page of an audition: one file that makes no network requests and runs no script. What people wrote
// stands beside what the agent wrote.







const MORE_STYLE = `${layout/* STYLE */.Y}
.beside{display:grid;grid-template-columns:repeat(auto-fit,minmax(22em,1fr));gap:20px;margin-top:16px;align-items:start}
.beside>div{min-width:0}.beside h3{margin-bottom:6px}
.lead{max-width:34em;font-size:26px}.lead+.about{margin-top:24px}
`;
/** How each is marked. */
const LOOK = {
    ready: 'ok',
    quiet: 'ok',
    incomplete: 'waiting',
    nothing: 'waiting',
    needless: 'waiting',
    failed: 'bad',
};
const page_anchor = (commit) => `m-${commit.slice(0, 10)}`;
function auditionHead({ repository, agents, rows }) {
    const style = (0,external_node_crypto_.createHash)('sha256').update(MORE_STYLE).digest('base64');
    const policy = `default-src 'none'; style-src 'sha256-${style}'; base-uri 'none'; form-action 'none'`;
    const sums = agents.map((agent) => ({ agent, sum: (0,audition_sum/* sumOf */.XN)(rows, agent) }));
    return (0,text_escape/* html */.qy) `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${new text_escape/* Html */.Ed(policy)}">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>Audition: ${(0,text_escape/* visible */.RK)(repository)}</title>
<style>${new text_escape/* Html */.Ed(MORE_STYLE)}</style>
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
<div class="wrap">
<header><div class="topline"><p>Audition</p></div>
<h1>${(0,text_escape/* visible */.RK)(repository)}</h1>
${sums.map(({ agent, sum }) => (0,text_escape/* html */.qy) `<p class="period">${(0,text_escape/* visible */.RK)(agent)}</p><p class="lead">${(0,audition_sum/* tellSum */.nF)(sum)}</p>`)}
<p class="about">Each merge was done again by the agent: the code of the merge, the documentation from before it, and the title and description as the request. What people wrote then is what it is measured by; no model judges another. “Ready to review” means that it finished, that its checks pass, and that no name that people documented is missing.</p>
</header>
<main id="main">
${sums.map(({ agent, sum }) => figures(agents.length > 1 ? agent : '', sum))}
<section aria-labelledby="all"><h2 id="all">All merges</h2>
<div class="card lists"><table class="list"><thead><tr><th>Merge</th>${agents.length > 1 && (0,text_escape/* html */.qy) `<th>Agent</th>`}<th>Result</th><th class="num">Names</th><th class="num">Time</th><th class="num">Cost</th></tr></thead><tbody>${rows.map((row) => tableRow(row, agents.length > 1))}</tbody></table></div></section>
`.text;
}
function figures(agent, sum) {
    const all = [
        ['Ready to review', `${sum.ready} of ${sum.documented}`],
        ['Names that people documented', sum.names === 0 ? 'none' : `${sum.found} of ${sum.names}`],
        ['Rightly changed nothing', `${sum.quiet} of ${sum.others}`],
        ['Time for all', `${Math.round(sum.seconds)} s`],
        ['Cost of all', (0,dollars/* costText */.rs)(sum)],
    ];
    const items = all.map(([label, value]) => (0,text_escape/* html */.qy) `<div class="figure"><dt>${label}</dt><dd class="value">${value}</dd></div>`);
    return (0,text_escape/* html */.qy) `${agent !== '' && (0,text_escape/* html */.qy) `<h2>${(0,text_escape/* visible */.RK)(agent)}</h2>`}<dl class="figures">${items}</dl>`;
}
function tableRow(row, several) {
    const { agent, title, commit, verdict, names, missed, seconds, usage } = row;
    return (0,text_escape/* html */.qy) `<tr><td data-head="Merge"><a href="#${page_anchor(commit)}">${(0,text_escape/* visible */.RK)(title)}</a></td>${several && (0,text_escape/* html */.qy) `<td data-head="Agent">${(0,text_escape/* visible */.RK)(agent)}</td>`}<td data-head="Result">${state(verdict)}</td><td class="num" data-head="Names">${names === 0 ? '' : `${names - missed} of ${names}`}</td><td class="num" data-head="Time">${seconds.toFixed(1)} s</td><td class="num" data-head="Cost">${(0,dollars/* costText */.rs)(usage)}</td></tr>`;
}
const state = (verdict) => (0,text_escape/* html */.qy) `<span class="state ${LOOK[verdict]}">${audition_trial/* VERDICTS */.bk[verdict]}</span>`;
/** One merge, with what each agent made of it. */
function trialSection(trials) {
    const [first] = trials;
    if (!first)
        return '';
    const { merge, people } = first;
    const id = page_anchor(merge.commit);
    const body = merge.body !== '' && (0,text_escape/* html */.qy) `<pre class="said prompt">${merge.body}</pre>`;
    return (0,text_escape/* html */.qy) `<section aria-labelledby="${id}"><h2 id="${id}">${(0,text_escape/* visible */.RK)(merge.title)}</h2>
<p class="about"><code>${merge.commit.slice(0, 10)}</code> ${merge.at.slice(0, 10)}</p>${body}
<div class="beside"><div><h3>People wrote</h3>${people.files.length > 0 ? (0,pull/* diffFiles */.pm)(people.files) : (0,text_escape/* html */.qy) `<p class="empty">No documentation was changed.</p>`}${nameList('Names of the change', people.names)}</div>
${trials.map((trial) => written(trial))}</div></section>
`.text;
}
function written(trial) {
    const { agent, verdict, reason, missed, elsewhere, refused, checks, summary } = trial;
    const wrong = checks.filter(({ ok }) => !ok).map((check) => `${check.name}: ${check.summary}`);
    return (0,text_escape/* html */.qy) `<div><h3>${(0,text_escape/* visible */.RK)(agent)} wrote</h3><p>${state(verdict)}</p>
${verdict === 'failed' && reason !== null && (0,text_escape/* html */.qy) `<p class="bad">${(0,text_escape/* visible */.RK)(reason)}</p>`}
${trial.written.files.length > 0 ? (0,pull/* diffFiles */.pm)(trial.written.files) : (0,text_escape/* html */.qy) `<p class="empty">Nothing was changed.</p>`}
${nameList('Missed', missed)}${nameList('Pages that people did not touch', elsewhere)}${nameList('Refused, because they may not be changed', refused)}
${wrong.map((line) => (0,text_escape/* html */.qy) `<p class="bad">${(0,text_escape/* visible */.RK)(line)}</p>`)}
${summary !== '' && (0,text_escape/* html */.qy) `<details><summary>What the agent says</summary><pre class="said">${summary}</pre></details>`}</div>`;
}
const nameList = (title, names) => names.length > 0 &&
    (0,text_escape/* html */.qy) `<p class="about">${title}: ${names.map((name) => (0,text_escape/* html */.qy) `<code>${(0,text_escape/* visible */.RK)(name)}</code> `)}</p>`;
const auditionTail = () => '</main></div></body></html>\n';

;// CONCATENATED MODULE: ./.build/program/src/audition/audition.js
// Plays past merges again, several at a time. What is done is on the disk, so that a run that was
// stopped goes on where it was, and memory does not grow with the number of merges.
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});






const PAGE_NAME = 'index.html';
const JSON_NAME = 'audition.json';
/** Those of an earlier run, as long as agent and merge are the same. */
async function doneBefore(plan) {
    const found = await Promise.all(everyPair(plan).map((pair) => readTrial(plan, pair)));
    return found.filter((trial) => trial !== null).length;
}
const everyPair = ({ merges, candidates }) => merges.flatMap((merge) => candidates.map((candidate) => ({ merge, candidate })));
function trialFile({ out }, { merge, candidate }) {
    const { command, model } = candidate;
    const identity = JSON.stringify([command, model?.url, model?.model]);
    const agent = (0,external_node_crypto_.createHash)('sha256').update(identity).digest('hex').slice(0, 10);
    return (0,external_node_path_.join)(out, 'trials', `${merge.commit}-${agent}.json`);
}
/** What cannot be read is done again. So is what failed: the reason may have been the network. */
async function readTrial(plan, pair) {
    try {
        const trial = audition_trial/* Trial */.zq.parse(JSON.parse(await (0,promises_.readFile)(trialFile(plan, pair), 'utf8')));
        return trial.verdict === 'failed' ? null : trial;
    }
    catch {
        return null;
    }
}
async function runAudition(plan, place, { told, signal }) {
    const { out, scratch, atOnce } = plan;
    await (0,promises_.mkdir)((0,external_node_path_.join)(out, 'trials'), { recursive: true });
    // Nobody commits it by accident.
    await (0,promises_.writeFile)((0,external_node_path_.join)(out, '.gitignore'), '*\n');
    const pairs = everyPair(plan);
    const waiting = pairs.entries();
    let done = 0;
    const show = (words) => told.show(done, pairs.length, words);
    const worker = async () => {
        for (const [index, pair] of waiting) {
            signal.throwIfAborted();
            const { merge, candidate } = pair;
            if ((await readTrial(plan, pair)) === null) {
                show(merge.title);
                const dir = (0,external_node_path_.join)(scratch, `trial-${index}`);
                const trial = await (0,audition_trial/* runTrial */.Wx)(merge, candidate, { ...place, dir, signal });
                await replaceFile(trialFile(plan, pair), JSON.stringify(trial));
            }
            done += 1;
            show(merge.title);
        }
    };
    const workers = Array.from({ length: Math.min(atOnce, pairs.length) }, worker);
    // The others stop at the same signal; nothing is removed while one of them still works.
    const ended = await Promise.allSettled(workers);
    for (const one of ended)
        if (one.status === 'rejected')
            throw one.reason;
    return writePage(plan, pairs);
}
async function replaceFile(path, text) {
    await (0,promises_.writeFile)(`${path}.new`, text);
    await (0,promises_.rename)(`${path}.new`, path);
}
/** One trial at a time: their texts can be long. */
async function writePage(plan, pairs) {
    const read = async (pair) => audition_trial/* Trial */.zq.parse(JSON.parse(await (0,promises_.readFile)(trialFile(plan, pair), 'utf8')));
    const rows = [];
    for (const pair of pairs)
        rows.push((0,audition_sum/* rowOf */.OB)(await read(pair)));
    const names = plan.candidates.map(({ name }) => name);
    const page = (0,external_node_path_.join)(plan.out, PAGE_NAME);
    const json = (0,external_node_path_.join)(plan.out, JSON_NAME);
    {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const files = __addDisposableResource(env_1, new AsyncDisposableStack(), true);
            const html = files.use(await (0,promises_.open)(`${page}.new`, 'w'));
            const data = files.use(await (0,promises_.open)(`${json}.new`, 'w'));
            const sums = names.map((name) => ({ agent: name, ...(0,audition_sum/* sumOf */.XN)(rows, name) }));
            await html.write(auditionHead({ repository: plan.repository, agents: names, rows }));
            await data.write(`{"version":1,"repository":${JSON.stringify(plan.repository)},"agents":${JSON.stringify(sums)},"trials":[`);
            for (const [index, merge] of plan.merges.entries()) {
                const trials = [];
                for (const candidate of plan.candidates)
                    trials.push(await read({ merge, candidate }));
                await html.write(trialSection(trials));
                await data.write(`${index === 0 ? '' : ','}\n${trials.map((one) => JSON.stringify(one)).join(',\n')}`);
            }
            await html.write(auditionTail());
            await data.write('\n]}\n');
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            const result_1 = __disposeResources(env_1);
            if (result_1)
                await result_1;
        }
    }
    await (0,promises_.rename)(`${page}.new`, page);
    await (0,promises_.rename)(`${json}.new`, json);
    return rows;
}


/***/ }),

/***/ 69640:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Gf: () => (/* binding */ findPast),
  AB: () => (/* binding */ inspectClone),
  fb: () => (/* binding */ tellPlan)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./.build/program/src/agents/model/model.js + 5 modules
var model = __webpack_require__(76751);
// EXTERNAL MODULE: ./.build/program/src/config/config.js
var config_config = __webpack_require__(7657);
// EXTERNAL MODULE: ./.build/program/src/drift/drift-thread.js + 2 modules
var drift_thread = __webpack_require__(34824);
// EXTERNAL MODULE: ./.build/program/src/jobs/money.js
var money = __webpack_require__(23833);
// EXTERNAL MODULE: ./.build/program/src/shared/dollars.js
var dollars = __webpack_require__(42423);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
// EXTERNAL MODULE: ./.build/program/src/shared/text/foreign.js
var foreign = __webpack_require__(35238);
// EXTERNAL MODULE: ./.build/program/src/drift/drift.js + 2 modules
var drift = __webpack_require__(78642);
// EXTERNAL MODULE: ./.build/program/src/shared/runtime.js
var runtime = __webpack_require__(82860);
;// CONCATENATED MODULE: ./.build/program/src/audition/history.js
// The past merges of a repository that an audition plays again: those where people changed code and
// documentation together, and as many where the code alone was changed.




/** Older ones say little about the project of today. */
const MAX_COMMITS = 2_000;
const PORTION = 100;
const MAX_FILES = 1_000;
/** In characters. */
const MAX_TITLE = 300;
const MAX_BODY = 12_000;
/** A squashed or rebased merge is one commit: every commit on the branch itself counts as one. */
async function findMerges(clone, { ref, count, rules }) {
    const commits = await listCommits(clone, ref);
    const documented = [];
    const others = [];
    let tooLarge = 0;
    let looked = 0;
    for (; looked < commits.length && documented.length < count; looked += PORTION) {
        for (const one of await withFiles(clone, commits.slice(looked, looked + PORTION))) {
            if (!one.files.some((path) => (0,drift/* isCode */._m)(path, rules)))
                continue;
            if (one.files.length > MAX_FILES)
                tooLarge += 1;
            else if (one.files.some((path) => (0,drift/* isCurrentPage */.P$)(path, rules)))
                documented.push(one);
            else if (!one.files.some((path) => rules.isPage(path)))
                others.push(one);
        }
    }
    if (documented.length === 0)
        throw await nothingToPlay(clone, commits.length);
    const chosen = documented.slice(0, count);
    // As many of the others, from the same time.
    const ids = new Set([...chosen, ...others.slice(0, chosen.length)].map(({ id }) => id));
    const merges = [];
    for (const one of [...documented, ...others].filter(({ id }) => ids.has(id))) {
        const words = await wordsOf(clone, one);
        const at = (0,runtime/* isoTime */.Ly)(one.seconds * 1000);
        merges.push({
            ...words,
            at,
            commit: one.id,
            parent: one.parent,
            documented: chosen.includes(one),
        });
    }
    merges.sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0));
    return { merges, tooLarge, looked: Math.min(looked, commits.length) };
}
/** Without those of bots, and without the first commit, which is no change of anything. */
async function listCommits({ git, gitDir }, ref) {
    const format = '--format=%H%x09%P%x09%ct%x09%an';
    const args = ['log', '--first-parent', `--max-count=${MAX_COMMITS}`, format, '--end-of-options'];
    const { code, stdout } = await git.try(['--git-dir', gitDir, ...args, ref, '--']);
    if (code !== 0) {
        throw new errors/* SetupError */.w3(`There is no branch or commit \`${(0,foreign/* oneLine */.TN)(ref)}\` here. Name the branch whose history counts with --branch.`);
    }
    return stdout
        .toString('utf8')
        .split('\n')
        .flatMap((line) => {
        const [id = '', parents = '', seconds = '', author = ''] = line.split('\t');
        const [parent = '', ...more] = parents.split(' ');
        if (parent === '' || author.endsWith('[bot]'))
            return [];
        return [{ id, parent, isMerge: more.length > 0, seconds: Number(seconds), files: [] }];
    });
}
async function withFiles({ git, gitDir }, commits) {
    const files = new Map(commits.map(({ id }) => [id, []]));
    const input = commits.map(({ id, parent }) => `${id} ${parent}\n`).join('');
    const args = ['diff-tree', '--stdin', '-r', '-z', '--no-renames', '--raw', '--no-abbrev'];
    const words = (await git.run(['--git-dir', gitDir, ...args], { input })).split('\0');
    let current;
    for (let at = 0; at < words.length; at += 1) {
        const word = words[at] ?? '';
        if (word.startsWith(':'))
            current?.push(words[++at] ?? '');
        else
            current = files.get(word);
    }
    return commits.map((one) => ({ ...one, files: files.get(one.id) ?? [] }));
}
/** GitHub's own subject of a merge says nothing; the title of the pull request follows it. */
const NO_TITLE = /^Merge (?:pull request|branch|remote-tracking branch|tag|commit) /;
const NUMBER = /\s*\(#\d+\)$/;
async function wordsOf({ git, gitDir }, { id, parent, isMerge }) {
    const message = await git.run(['--git-dir', gitDir, 'log', '-1', '--format=%B', id]);
    const lines = (0,foreign/* clean */.uH)(message.slice(0, 4 * MAX_BODY))
        .trim()
        .split('\n');
    if (NO_TITLE.test(lines[0] ?? ''))
        lines.shift();
    while (lines.length > 0 && lines[0]?.trim() === '')
        lines.shift();
    if (lines.length === 0 && isMerge) {
        const args = ['log', '--format=%s', '--max-count=20', id, `^${parent}`, '--no-merges'];
        lines.push(...(await git.run(['--git-dir', gitDir, ...args])).trim().split('\n'));
    }
    const [title = '', ...rest] = lines;
    return {
        title: (0,foreign/* bound */.$s)((0,foreign/* oneLine */.TN)(title).replace(NUMBER, ''), MAX_TITLE) || id.slice(0, 10),
        body: (0,foreign/* bound */.$s)(rest.join('\n').trim(), MAX_BODY),
    };
}
async function nothingToPlay({ git, gitDir }, commits) {
    const args = ['--git-dir', gitDir, 'rev-parse', '--is-shallow-repository'];
    if ((await git.run(args)).trim() === 'true') {
        return new errors/* SetupError */.w3('This clone has only the newest commits, and none of them changes code and documentation together. Run git fetch --unshallow, or use fetch-depth: 0 with actions/checkout, and try again.');
    }
    return new errors/* SetupError */.w3(`None of the last ${commits} commits of people changes code and documentation together, so there is nothing to compare an agent with. If pages are not where --docs-paths looks, name them there; if people merge into another branch, name it with --branch.`);
}

// EXTERNAL MODULE: ./.build/program/src/audition/trial.js + 1 modules
var trial = __webpack_require__(31395);
;// CONCATENATED MODULE: ./.build/program/src/audition/plan.js
// What an audition is about to do: which merges, and the most that they can cost.










async function inspectClone(git, cwd) {
    const places = ['--show-toplevel', '--absolute-git-dir', '--git-path', 'objects'];
    const { code, stdout } = await git.try(['rev-parse', ...places], { cwd });
    const [root = '', gitDir = '', objects = ''] = stdout.toString('utf8').split('\n');
    if (code === 0 && gitDir !== '')
        return { root, gitDir, objects: (0,external_node_path_.resolve)(cwd, objects) };
    throw new errors/* SetupError */.w3('This folder is not in a git repository. Run docket audition in a clone; in a workflow, use actions/checkout with fetch-depth: 0 first.');
}
async function findPast(git, { gitDir }, { ref, count, config, docsPaths, }) {
    const rules = (0,drift_thread.rulesOf)((0,config_config/* driftRules */.xp)(config ?? config_config/* DEFAULT_CONFIG */.PV, docsPaths));
    const history = await findMerges({ git, gitDir }, { ref, count, rules });
    return { ...history, isDocs: rules.isPage };
}
/** Lines for whoever decides whether it starts. */
function tellPlan({ merges, candidates }, { tooLarge, looked, done }, config) {
    const documented = merges.filter((merge) => merge.documented).length;
    const all = merges.length * candidates.length;
    return [
        `${merges.length} merges of the last ${looked}: ${documented} with documentation, ${merges.length - documented} without.`,
        ...(tooLarge > 0 ? [`Left out, because they change more than 1,000 files: ${tooLarge}.`] : []),
        ...merges.map(({ at, documented, title }) => `  ${at.slice(0, 10)}  ${documented ? 'docs' : '    '}  ${(0,foreign/* oneLine */.TN)(title)}`),
        ...(done > 0 ? [`Done before: ${done} of ${all}.`] : []),
        ceiling(all - done, config, candidates[0]?.model !== undefined),
    ];
}
/** The most that the jobs can take. */
function ceiling(jobs, config, isModel) {
    const { 'max-minutes': minutes, 'max-tokens': most } = config?.agent ?? {};
    const time = `at most ${minutes ?? trial/* AGENT_MINUTES */.cD} minutes each`;
    if (!isModel)
        return `${jobs} jobs, ${time}. What the program spends is up to it.`;
    const tokens = most ?? model/* DEFAULT_BUDGET */.s.tokens;
    const prices = (0,config_config/* moneyOf */.a5)(config)?.prices;
    const costs = ['inputTokens', 'outputTokens'].map((kind) => prices ? (0,money/* costOf */.ho)({ [kind]: jobs * tokens }, prices) : 0);
    const price = prices
        ? `At most ${(0,dollars/* dollars */.E9)(Math.max(...costs))}; most jobs need a small part of it.`
        : 'To see the most in dollars, set `prices` in .github/docket.yml.';
    return `${jobs} jobs, ${time}, and at most ${tokens.toLocaleString('en')} tokens each. ${price}`;
}


/***/ }),

/***/ 92969:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OB: () => (/* binding */ rowOf),
/* harmony export */   XN: () => (/* binding */ sumOf),
/* harmony export */   nF: () => (/* binding */ tellSum)
/* harmony export */ });
/* harmony import */ var _shared_dollars_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42423);
// What all trials of an agent come to.

function rowOf({ merge, missed, elsewhere, people, ...trial }) {
    const { agent, verdict, seconds, usage } = trial;
    return {
        ...{ agent, verdict, seconds, usage },
        title: merge.title,
        commit: merge.commit,
        documented: merge.documented,
        missed: missed.length,
        elsewhere: elsewhere.length,
        names: people.names.length,
    };
}
function sumOf(rows, agent) {
    const own = rows.filter((row) => row.agent === agent);
    const count = (verdict) => own.filter((row) => row.verdict === verdict).length;
    const add = (of) => own.reduce((sum, row) => sum + of(row), 0);
    const isPriced = own.some(({ usage }) => usage.costMicros !== undefined);
    const names = add((row) => row.names);
    return {
        documented: own.filter((row) => row.documented).length,
        ready: count('ready'),
        others: own.filter((row) => !row.documented).length,
        quiet: count('quiet'),
        failed: count('failed'),
        elsewhere: own.filter((row) => row.elsewhere > 0).length,
        names,
        found: names - add((row) => row.missed),
        seconds: add((row) => row.seconds),
        ...(isPriced && { costMicros: add(({ usage }) => usage.costMicros ?? 0) }),
        incomplete: own.some(({ usage }) => usage.incomplete === true),
    };
}
/** One sentence for each thing that people ask. */
function tellSum(sum) {
    const { documented, ready, others, quiet, elsewhere, names, found, failed } = sum;
    const parts = [
        `${ready} of ${documented} would have been ready to review`,
        ...(names > 0 ? [`${found} of the ${names} names that people documented are in`] : []),
        ...(elsewhere > 0 ? [`${elsewhere} touched a page that people did not`] : []),
        ...(others > 0
            ? [`in ${quiet} of ${others} without documentation it rightly changed nothing`]
            : []),
        ...(failed > 0 ? [`${failed} failed`] : []),
        `cost ${(0,_shared_dollars_js__WEBPACK_IMPORTED_MODULE_0__/* .costText */ .rs)(sum)}`,
    ];
    return `${parts.join('; ')}.`;
}


/***/ }),

/***/ 31395:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cD: () => (/* binding */ AGENT_MINUTES),
  zq: () => (/* binding */ Trial),
  bk: () => (/* binding */ VERDICTS),
  Wx: () => (/* binding */ runTrial)
});

// UNUSED EXPORTS: judge

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(42047);
// EXTERNAL MODULE: ./.build/program/src/bot/sending/context.js
var context = __webpack_require__(62236);
// EXTERNAL MODULE: ./.build/program/src/bot/wire-job-tools.js
var wire_job_tools = __webpack_require__(51793);
// EXTERNAL MODULE: ./.build/program/src/config/config.js
var config_config = __webpack_require__(7657);
// EXTERNAL MODULE: ./.build/program/src/contract/job.js
var job = __webpack_require__(99916);
// EXTERNAL MODULE: ./.build/program/src/drift/drift-thread.js + 2 modules
var drift_thread = __webpack_require__(34824);
// EXTERNAL MODULE: ./.build/program/src/service/embedded-service.js
var embedded_service = __webpack_require__(22938);
// EXTERNAL MODULE: ./.build/program/src/shared/git/diff.js
var diff = __webpack_require__(99612);
// EXTERNAL MODULE: ./.build/program/src/shared/remove.js
var remove = __webpack_require__(66154);
// EXTERNAL MODULE: ./.build/program/src/shared/runtime.js
var runtime = __webpack_require__(82860);
// EXTERNAL MODULE: ./.build/program/src/shared/text/foreign.js
var foreign = __webpack_require__(35238);
// EXTERNAL MODULE: ./.build/program/src/store/local-pulls.js
var local_pulls = __webpack_require__(60004);
// EXTERNAL MODULE: ./.build/program/src/store/open-embedded.js + 5 modules
var open_embedded = __webpack_require__(30154);
;// CONCATENATED MODULE: ./.build/program/src/audition/stage.js
// Where a past merge is played again: a repository of its own with the code of the merge and the
// documentation from before it. The clone is only read.



/** Jobs fetch from it several times: files only where they are needed, and without packing them well. */
const SERVING = '[uploadpack]\n\tallowFilter = true\n[pack]\n\twindow = 0\n\tcompression = 0\n';
async function buildStage(git, { dir, objects, merge, isDocs, }) {
    await (0,promises_.mkdir)(dir, { recursive: true });
    const gitDir = (0,external_node_path_.join)(dir, 'work.git');
    await git.run(['init', '--quiet', '--bare', gitDir]);
    await (0,promises_.writeFile)((0,external_node_path_.join)(gitDir, 'objects/info/alternates'), `${objects}\n`);
    await (0,promises_.appendFile)((0,external_node_path_.join)(gitDir, 'config'), SERVING);
    const at = ['--git-dir', gitDir];
    const env = { GIT_INDEX_FILE: (0,external_node_path_.join)(dir, 'index') };
    await git.run([...at, 'read-tree', merge.parent], { env });
    const input = await codeEntries(git, gitDir, merge, isDocs);
    await git.run([...at, 'update-index', '-z', '--index-info'], { env, input });
    const tree = (await git.run([...at, 'write-tree'], { env })).trim();
    const args = ['commit-tree', tree, '-p', merge.parent, '-m', merge.title];
    const date = { GIT_AUTHOR_DATE: merge.at, GIT_COMMITTER_DATE: merge.at };
    const code = (await git.run([...at, ...args], { env: date })).trim();
    await git.run([...at, 'update-ref', 'refs/heads/main', code]);
    return { gitDir, code, changes: await (0,diff/* diff */.U)(git, gitDir, merge.parent, code) };
}
/** For `git update-index --index-info`: files, links, and submodules as the merge has them. */
async function codeEntries(git, gitDir, { parent, commit }, isDocs) {
    const args = ['diff-tree', '-r', '-z', '--no-renames', '--raw', '--no-abbrev', parent, commit];
    const words = (await git.run(['--git-dir', gitDir, ...args])).split('\0');
    let entries = '';
    for (let at = 0; at + 1 < words.length; at += 2) {
        const [, mode = '', , oid = ''] = (words[at] ?? '').split(' ');
        const path = words[at + 1] ?? '';
        // Mode 0 removes it.
        if (!isDocs(path))
            entries += `${mode === '000000' ? '0' : mode} ${oid}\t${path}\0`;
    }
    return entries;
}

;// CONCATENATED MODULE: ./.build/program/src/audition/trial.js
// One past merge, done again by an agent: a complete job in a repository of its own, and what came of
// it beside what people wrote.
















const ShownFile = schemas/* object */.Ikc({
    path: schemas/* string */.YjP(),
    previousPath: schemas/* string */.YjP().optional(),
    status: schemas/* enum */.k5n(['added', 'removed', 'modified', 'renamed', 'changed']),
    sha: schemas/* string */.YjP(),
    additions: schemas/* int */.Whr(),
    deletions: schemas/* int */.Whr(),
    patch: schemas/* string */.YjP().optional(),
});
/** A version of the documentation: that of people, or that of an agent. */
const Version = schemas/* object */.Ikc({
    pages: schemas/* array */.YOg(schemas/* string */.YjP()),
    /** Names of the code change that it takes up. */
    names: schemas/* array */.YOg(schemas/* string */.YjP()),
    /** The first of its changes, for people to read. */
    files: schemas/* array */.YOg(ShownFile),
});
const VERDICTS = {
    ready: 'ready to review',
    incomplete: 'incomplete',
    nothing: 'changed nothing',
    quiet: 'rightly changed nothing',
    needless: 'changed pages needlessly',
    failed: 'failed',
};
const Trial = schemas/* object */.Ikc({
    version: schemas/* literal */.euz(1),
    agent: schemas/* string */.YjP(),
    merge: schemas/* object */.Ikc({
        commit: schemas/* string */.YjP(),
        parent: schemas/* string */.YjP(),
        at: schemas/* string */.YjP(),
        title: schemas/* string */.YjP(),
        body: schemas/* string */.YjP(),
        documented: schemas/* boolean */.zMY(),
    }),
    verdict: schemas/* enum */.k5n(Object.keys(VERDICTS)),
    /** Why it failed. */
    reason: schemas/* string */.YjP().nullable(),
    people: Version,
    written: Version,
    /** What people documented and the agent did not. */
    missed: schemas/* array */.YOg(schemas/* string */.YjP()),
    /** What the agent touched and people did not. */
    elsewhere: schemas/* array */.YOg(schemas/* string */.YjP()),
    /** What was left out of its change, because it is outside of what may change. */
    refused: schemas/* array */.YOg(schemas/* string */.YjP()),
    checks: schemas/* array */.YOg(job/* CheckResult */.KP),
    summary: schemas/* string */.YjP(),
    seconds: schemas/* number */.aig(),
    usage: job/* Usage */._U,
});
const AGENT_MINUTES = 30;
/** Of each version, for the page. */
const SHOWN_FILES = 20;
const SHOWN_PATCH = 20_000;
const PROMPT = 'Update the documentation for this pull request, whose code is merged. The context has its title, its description, and its changes. If readers need to know nothing about it, change nothing and say so.';
async function runTrial(merge, candidate, { dir, signal, ...place }) {
    const { git, isDocs } = place;
    const began = runtime/* systemClock */.ml.now();
    try {
        const stage = await buildStage(git, { dir, merge, isDocs, objects: place.objects });
        const job = await runJob(merge, candidate, stage, { ...place, dir, signal });
        const seconds = (runtime/* systemClock */.ml.now() - began) / 1000;
        const head = job.work?.head ?? stage.code;
        // Where people documented nothing, there is nothing to find or to miss.
        const [names = [], own = []] = merge.documented
            ? await namesIn(stage, merge, { ...place, head, signal })
            : [];
        const people = await versionOf(git, stage, { commit: merge.commit, names });
        const written = await versionOf(git, stage, { commit: head, names: own });
        return judge({ merge, agent: candidate.name, job, people, written, seconds });
    }
    finally {
        await (0,remove/* removeTree */.d)(dir);
    }
}
/** Which names of the code change people documented, and which the agent did. */
function namesIn({ gitDir, code }, { parent, commit }, { env, config, docsPaths, head, signal, }) {
    const rules = (0,config_config/* driftRules */.xp)(config ?? config_config/* DEFAULT_CONFIG */.PV, docsPaths);
    const versions = [commit, head];
    const question = { path: env.PATH ?? '', gitDir, before: parent, after: code, rules, versions };
    return (0,drift_thread.compareInThread)(question, runtime/* systemClock */.ml, signal);
}
async function versionOf(git, { gitDir, code }, { commit, names }) {
    const files = await (0,diff/* diff */.U)(git, gitDir, code, commit);
    const shown = files.slice(0, SHOWN_FILES).map(({ patch, ...file }) => {
        return patch !== undefined && patch.length <= SHOWN_PATCH ? { ...file, patch } : file;
    });
    return { pages: files.map(({ path }) => path), names, files: shown };
}
async function runJob(merge, { command, model }, { gitDir, changes }, { dir, signal, ...place }) {
    const { git, env, config, log } = place;
    const state = (0,external_node_path_.join)(dir, 'state.git');
    await git.run(['init', '--quiet', '--bare', state]);
    await (0,promises_.mkdir)((0,external_node_path_.join)(dir, 'scratch'));
    const publisher = (0,local_pulls/* createLocalPulls */.e)({
        ...{ dir, path: gitDir, gitDir, git, clock: runtime/* systemClock */.ml },
        urlOf: async (number) => `audition:${number}`,
    });
    // Each trial has its own records, so a budget over days would not be kept by any of them.
    const settings = config && { ...config, budget: undefined };
    const tools = (0,wire_job_tools/* buildTools */.ir)({
        ...{ config: settings, env, log, publisher, baseRef: undefined, draft: false },
        agent: {
            ...(model ? { model } : { command }),
            check: place.checkCommand,
            isolation: place.isolation,
            several: false,
            hide: [...place.hide, dir],
            maxMinutes: AGENT_MINUTES,
            none: undefined,
        },
        ...(place.identity && { identity: place.identity }),
        docsPaths: place.docsPaths,
        ended: undefined,
        contextCopies: undefined,
    });
    const context = contextOf(merge, changes);
    const { engine } = await (0,open_embedded/* openEmbedded */.fc)({
        path: env.PATH ?? '',
        scratch: (0,external_node_path_.join)(dir, 'scratch'),
        work: { remote: gitDir, network: { GIT_ALTERNATE_OBJECT_DIRECTORIES: place.objects } },
        state: { remote: state },
        exclusive: true,
        repository: 'audition',
        ref: 'main',
        tools: { ...tools, context: async () => context },
        views: embedded_service/* noViews */.Sg,
    });
    const stop = () => void engine.stop('interrupted');
    signal.addEventListener('abort', stop);
    try {
        signal.throwIfAborted();
        const { id } = await engine.create('audition', { prompt: PROMPT, origin: { thread: 1 } });
        await engine.idle();
        signal.throwIfAborted();
        return await engine.get('audition', id);
    }
    finally {
        signal.removeEventListener('abort', stop);
        await engine.stop('interrupted');
    }
}
/** As the agent would have seen it on the pull request: words of people are data, not instructions. */
function contextOf({ title, body }, changes) {
    const never = { titleEditedAt: null, bodyEditedAt: null };
    const files = changes.map((file) => ({
        ...file,
        status: file.status === 'changed' ? 'modified' : file.status,
    }));
    return (0,context/* buildContext */.gC)({
        thread: { number: 1, isPull: true, title, body, ...never },
        changes: { files, more: false },
    });
}
/** No model judges a model: what people did with the same change is what counts. */
function judge({ merge, agent, job, people, written, seconds }) {
    const turn = job.turns.at(-1);
    const missed = people.names.filter((name) => !written.names.includes(name));
    const elsewhere = written.pages.filter((path) => !people.pages.includes(path));
    const result = { missed, elsewhere, checks: job.checks };
    return {
        version: 1,
        ...{ agent, merge, people, written, seconds, ...result },
        verdict: verdictOf(job, { merge, people, written, ...result }),
        reason: job.reason === null ? null : (0,foreign/* bound */.$s)(job.reason, 2_000),
        refused: turn?.dropped?.first ?? [],
        summary: (0,foreign/* bound */.$s)(turn?.summary ?? '', 4_000),
        usage: job.usage,
    };
}
function verdictOf({ status }, { merge, people, written, missed, checks, }) {
    if (status !== 'completed')
        return 'failed';
    const changed = written.pages.length > 0;
    if (!merge.documented)
        return changed ? 'needless' : 'quiet';
    if (!changed)
        return 'nothing';
    const fits = people.names.length > 0 || written.pages.some((page) => people.pages.includes(page));
    return fits && missed.length === 0 && (0,job/* failing */.Jr)(checks).length === 0 ? 'ready' : 'incomplete';
}


/***/ }),

/***/ 64561:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gj: () => (/* binding */ replyAt),
/* harmony export */   Od: () => (/* binding */ scopeOf),
/* harmony export */   lP: () => (/* binding */ followUpsOf),
/* harmony export */   qG: () => (/* binding */ redacting),
/* harmony export */   rm: () => (/* binding */ buildBotContext)
/* harmony export */ });
/* harmony import */ var _jobs_changes_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29419);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82860);
/* harmony import */ var _events_trigger_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14774);
/* harmony import */ var _replies_reply_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31697);




/** What is the same in a workflow run and on a server is added here. */
function buildBotContext(given, config) {
    return {
        ...given,
        ...(0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_1__/* .systemRuntime */ .gh)(given.log),
        read: (body) => (0,_events_trigger_js__WEBPACK_IMPORTED_MODULE_2__/* .readCommands */ .P)(body, given.style.word),
        settings: async () => followUpsOf(await config()),
    };
}
function followUpsOf(config) {
    return { reviews: config.review === 'instructions', fixChecks: config['fix-checks'] };
}
/** `heading` stands above whatever the answer says. */
function replyAt(bot, event, place, heading) {
    return new _replies_reply_js__WEBPACK_IMPORTED_MODULE_3__/* .Reply */ .v(event, place, scopeOf(bot, place.thread), bot, heading);
}
function scopeOf({ repository, markerKey }, thread) {
    return { repository, thread, ...(markerKey !== undefined && { key: markerKey }) };
}
// A host that never publishes a secret, wherever it came from.
/** The secrets are read for each text: tokens change. */
function redacting(host, secrets) {
    const redact = (text) => (0,_jobs_changes_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .secretScanner */ .R0)(secrets).redact(text);
    return {
        ...host,
        createComment: (place, body, marker) => host.createComment(place, redact(body), marker),
        editComment: (comment, body) => host.editComment(comment, redact(body)),
        // Logs hold what programs printed, and GitHub masks only the secrets that it knows.
        failedChecks: async (sha) => (await host.failedChecks(sha)).map(({ name, output }) => ({
            name: redact(name),
            output: async () => redact(await output()),
        })),
    };
}


/***/ }),

/***/ 31697:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ findMarked),
/* harmony export */   v: () => (/* binding */ Reply)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
/* harmony import */ var _shared_waiting_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12099);
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61015);
/* harmony import */ var _phrases_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86227);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84940);
// Docket's one answer to an event: created once, found again by its marker, edited as things move.
// That the host refuses it is logged, and whoever depends on it can ask. If the host does not answer at
// all, whoever says something learns so: it has to be said later.





/** GitHub limits how often content is written; people do not read faster. */
const EDIT_EVERY_MS = 15_000;
class Reply {
    event;
    place;
    #scope;
    #deps;
    #comment;
    #isNew = false;
    #marker;
    #heading;
    #shownAt = Number.NEGATIVE_INFINITY;
    #gone = false;
    #endedBefore = false;
    constructor(event, place, scope, deps, heading = '') {
        this.#heading = heading;
        this.event = event;
        this.place = place;
        this.#scope = scope;
        this.#deps = deps;
        this.#marker = { event, phase: 'told' };
    }
    /** What an earlier run answered to the same event, if it did. */
    async find() {
        const prefix = (0,_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .markerPrefix */ .X4)(this.event);
        const marked = await findMarked(this.#deps.host, this.place, prefix, this.#scope);
        const found = marked.find(({ marker }) => marker.event === this.event);
        if (!found)
            return null;
        this.#comment = found.comment;
        this.#marker = found.marker;
        this.#endedBefore = isEnded(found.marker);
        return found.marker;
    }
    /** Where it is, for a link. */
    get url() {
        return this.#comment?.url;
    }
    /** Its last words were a new comment, of which the host notifies people; it never does of edits. */
    get notifies() {
        return this.#isNew;
    }
    /** An earlier run of the event had followed its job to the end. */
    get endedBefore() {
        return this.#endedBefore;
    }
    /**
     * Where another run of the same event has answered before us, its answer stays and ours goes:
     * answers what it had got to. Of any number of runs that do this, one answer is left.
     */
    async giveWay() {
        const { host, log } = this.#deps;
        const ours = this.#comment;
        const marker = ours ? await this.find() : null;
        if (!marker || ours?.id === this.#comment?.id)
            return null;
        this.#rememberIt();
        // Also when it cannot go: the other run is at it all the same.
        if (ours)
            await host.deleteComment(ours).catch((error) => log.warn((0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)(error)));
        return marker;
    }
    /**
     * Says it at once, and answers whether it stands there: the host may refuse it. From a `sending`
     * answer on, somebody has to finish it.
     */
    async say(text, marker) {
        this.#marker = { ...marker, event: this.event };
        const stands = await this.#write(text);
        this.#rememberIt();
        return stands;
    }
    /** What the next words will carry; nothing is said for it alone. */
    note(marker) {
        this.#marker = { ...marker, event: this.event };
        this.#rememberIt();
    }
    /** Says it when the last edit is long enough ago, or now; what comes next will say more anyway. */
    async progress(text, now = false) {
        if (!now && this.#deps.clock.now() - this.#shownAt < EDIT_EVERY_MS)
            return;
        await this.#write(text).catch((error) => this.#warn(error));
    }
    /** What keeps it from going on for now, unless an earlier run brought a job to its end. */
    async wait(text) {
        try {
            if (!this.#comment)
                await this.find();
            if (isEnded(this.#marker))
                return;
            // Nothing is done yet: whoever tries again does not take this for the answer.
            if (this.#marker.phase === 'told')
                this.#marker = { ...this.#marker, closed: true };
            await this.#write(text);
        }
        catch (error) {
            this.#warn(error);
        }
    }
    /** The last words of this run. `open`: another run will say more. */
    async finish(text, { open = false } = {}) {
        this.#marker = { ...this.#marker, closed: !open };
        await this.#write(text);
        this.#deps.remember(null);
    }
    /**
     * The last words when it failed. An earlier run may have answered the event: its comment is edited,
     * unless that run brought a job to its end.
     */
    async fail(text) {
        try {
            if (!this.#comment)
                await this.find();
            if (!isEnded(this.#marker))
                await this.finish(text);
        }
        catch (error) {
            this.#warn(error);
        }
    }
    #warn(error) {
        this.#deps.log.warn(`The answer on the thread could not be written: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)(error)}`);
    }
    #rememberIt() {
        if (!this.#comment || !(0,_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .isOpen */ .nT)(this.#marker))
            return;
        const { kind, id } = this.#comment;
        this.#deps.remember({ comment: { kind, id }, marker: this.#marker, place: this.place });
    }
    async #write(text) {
        const { host, clock } = this.#deps;
        if (this.#gone)
            return false;
        this.#shownAt = clock.now();
        const marker = (0,_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .writeMarker */ .en)(this.#marker, this.#scope);
        const body = (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .commentBody */ .I2)(marker, (0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .paragraphs */ .qN)([this.#heading, text]));
        try {
            this.#isNew = this.#comment === undefined;
            if (this.#comment)
                await host.editComment(this.#comment, body);
            else
                this.#comment = await host.createComment(this.place, body, marker);
            return true;
        }
        catch (error) {
            // Someone deleted the answer: they do not want it, and it does not come back.
            if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NotFound */ .Mk && this.#comment)
                this.#gone = true;
            else if ((0,_shared_waiting_js__WEBPACK_IMPORTED_MODULE_1__/* .isAway */ .Dg)(error))
                throw error;
            else
                this.#warn(error);
            return false;
        }
    }
}
function isEnded({ phase, closed }) {
    return phase === 'sent' && closed === true;
}
/** Comments that carry a marker of ours, oldest first. Unsigned ones count when we wrote them. */
async function findMarked(host, place, text, scope) {
    const comments = await host.findComments(place, text);
    if (comments.length === 0)
        return [];
    const marked = comments.flatMap((comment) => {
        const marker = (0,_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .readMarker */ .t7)(comment.body, scope);
        return marker ? [{ comment, marker }] : [];
    });
    if (scope.key !== undefined && eventsOf(marked).size === marked.length)
        return marked;
    const self = await host.self();
    const ours = marked.filter(({ comment }) => comment.author === self);
    if (scope.key === undefined)
        return ours;
    // A signature can be copied, also into an older comment: where we answered, only that counts.
    const answered = eventsOf(ours);
    return marked.filter((one) => ours.includes(one) || !answered.has(one.marker.event));
}
const eventsOf = (marked) => new Set(marked.map(({ marker }) => marker.event));


/***/ }),

/***/ 92939:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   A6: () => (/* binding */ eventOf),
/* harmony export */   Gz: () => (/* binding */ driftPrompt),
/* harmony export */   Uo: () => (/* binding */ headOf),
/* harmony export */   _3: () => (/* binding */ checksPrompt),
/* harmony export */   vm: () => (/* binding */ commentOf)
/* harmony export */ });
/** What a job is asked then: the same for every check of a commit. */
function checksPrompt(headSha) {
    return [
        `Checks failed on this pull request at commit ${headSha.slice(0, 10)}.`,
        'The context quotes their output. Find the cause, and fix it if it is in the documentation.',
        'If it is not, change nothing and say what the cause is.',
    ].join(' ');
}
/** What a job is asked to do about it: the same for every commit, because the context has the findings. */
function driftPrompt(headSha) {
    return [
        `The documentation does not fit this pull request at commit ${headSha.slice(0, 10)}.`,
        'The context lists what the check found. Document what no page mentions where readers look for it,',
        'and correct or remove what pages say about things that are gone.',
        'Leave a finding that is wrong as it is, and say why.',
    ].join(' ');
}
/** The head of a pull request as it is now, for a request's origin. */
function headOf({ headRef, headSha, sameRepository, state }) {
    return { headRef, headSha, sameRepository, open: state === 'open' };
}
function commentOf({ comment: { kind, id }, thread, }) {
    return kind === 'review' ? { kind, id, pull: thread } : { kind, id };
}
/** Where the answer goes. */
function placeOf({ thread, opener }) {
    return { thread, ...(opener !== undefined && { replyTo: opener }) };
}
/** The name of a comment's event: the same for every delivery and every attempt. */
function eventOf({ kind, id, part }) {
    return `${kind === 'issue' ? 'comment' : kind}:${id}${part === undefined ? '' : `#${part}`}`;
}


/***/ }),

/***/ 34824:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  compareInThread: () => (/* binding */ compareInThread),
  explainInThread: () => (/* binding */ explainInThread),
  findDriftForOthers: () => (/* binding */ findDriftForOthers),
  findDriftInThread: () => (/* binding */ findDriftInThread),
  measureInThread: () => (/* binding */ measureInThread),
  rulesOf: () => (/* binding */ rulesOf)
});

// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
;// CONCATENATED MODULE: ./.build/program/src/shared/git/file-tree.js
// The files of a commit as git has them, read in portions: a repository can be larger than the memory.

/** In bytes. What is larger was not written by hand. */
const MAX_FILE = 1_000_000;
const ENTRY = /^100\d{3} blob ([0-9a-f]+) +(\d+|BAD)\t(.+)$/s;
/** More files than this were not written by people; more bytes would take too long. */
const MAX_FILES = 100_000;
const MAX_BYTES = 400_000_000;
/** Symbolic links and submodules are left out. */
async function openTree(git, { gitDir, commit, env = {} }) {
    const listed = await git.run(['--git-dir', gitDir, 'ls-tree', '-r', '-l', '-z', '--full-tree', commit], { env });
    const entries = listed.split('\0').flatMap((entry) => {
        const [, oid = '', size, path = ''] = ENTRY.exec(entry) ?? [];
        return oid === '' ? [] : [[path, { oid, size: Number(size) }]];
    });
    const blobs = new Map(entries.slice(0, MAX_FILES));
    const files = new Map(Array.from(blobs, ([path, { oid }]) => [path, oid]));
    const unread = new Set(entries.slice(MAX_FILES).map(([path]) => path));
    let budget = MAX_BYTES;
    /** What is here, not too large, and not too much. */
    const readable = (paths) => paths.flatMap((path) => {
        const { oid = '', size = 0 } = blobs.get(path) ?? {};
        const fits = size <= MAX_FILE && size <= budget;
        if (fits)
            budget -= size;
        else
            unread.add(path);
        return fits && size > 0 ? [{ path, oid, size }] : [];
    });
    return {
        files,
        unread,
        async *read(paths) {
            const all = readable(paths);
            if (all.length === 0)
                return;
            const input = all.map(({ oid }) => `${oid}\n`).join('');
            const args = ['--git-dir', gitDir, 'cat-file', '--batch=%(objectname)', '--buffer'];
            const take = taker(git.stream(args, { env, input }));
            try {
                for (const { path, oid, size } of all) {
                    // Each object follows a line with its name, and is followed by an empty one.
                    const start = oid.length + 1;
                    const bytes = await take(start + size + 1);
                    if (bytes.toString('latin1', 0, start) !== `${oid}\n`)
                        throw ended();
                    const content = bytes.subarray(start, start + size);
                    if (content.subarray(0, 8_000).includes(0))
                        continue;
                    yield { path, text: content.toString('utf8') };
                }
            }
            finally {
                await take.end();
            }
        },
    };
}
const ended = () => new errors/* Unavailable */.$P('git did not read all files. Check the repository with git fsck.');
/** The next bytes of a stream, as many as are wanted. */
function taker(stream) {
    const chunks = stream[Symbol.asyncIterator]();
    let rest = Buffer.alloc(0);
    const take = async (length) => {
        const parts = [rest];
        let missing = length - rest.length;
        while (missing > 0) {
            const { value, done } = await chunks.next();
            if (done)
                throw ended();
            parts.push(value);
            missing -= value.length;
        }
        const bytes = parts.length === 1 ? rest : Buffer.concat(parts);
        rest = bytes.subarray(length);
        return bytes.subarray(0, length);
    };
    return Object.assign(take, { end: () => chunks.return?.() });
}

// EXTERNAL MODULE: ./.build/program/src/shared/git/git.js + 1 modules
var git_git = __webpack_require__(60958);
// EXTERNAL MODULE: ./.build/program/src/shared/glob.js
var glob = __webpack_require__(77012);
// EXTERNAL MODULE: ./.build/program/src/shared/side-thread.js
var side_thread = __webpack_require__(27466);
// EXTERNAL MODULE: ./.build/program/src/drift/drift.js + 2 modules
var drift = __webpack_require__(78642);
// EXTERNAL MODULE: ./.build/program/src/drift/names.js
var drift_names = __webpack_require__(82344);
// EXTERNAL MODULE: ./.build/program/src/drift/pages.js
var drift_pages = __webpack_require__(63064);
;// CONCATENATED MODULE: ./.build/program/src/drift/compared.js
// Which names of a change of the code each of several versions of the documentation takes up: names
// that are new and on a page now, and names that are gone and on no page any more.



const MAX_NAMES = 200;
/** `code` has the documentation from before the change, and each version only its own beside that. */
async function compareNames(before, code, versions, rules) {
    const { come, gone } = await (0,drift/* readChange */.pm)(before, code, rules);
    const names = (placed) => placed.flatMap(drift/* possible */.ux).filter(({ kind, name }) => (0,drift_names/* isWorthwhile */.qG)(kind, (0,drift/* nameAs */.wG)(kind, name)));
    const [added, removed] = [names(come.filter(({ spot }) => !spot.hidden)), names(gone)];
    const read = async (tree) => {
        const pages = new drift_pages/* Pages */.bQ(rules.lines, removed);
        const paths = [...tree.files.keys()].filter((path) => (0,drift/* isCurrentPage */.P$)(path, rules));
        for await (const { path, text } of tree.read(paths))
            pages.read(path, text);
        return pages;
    };
    const old = await read(code);
    const open = added.filter(({ kind, name }) => !old.has(kind, name));
    const stale = removed.filter((one) => old.of(one).length > 0);
    const compared = [];
    for (const version of versions) {
        const pages = await read(version);
        const taken = [
            ...open.filter(({ kind, name }) => pages.has(kind, name)),
            ...stale.filter((one) => pages.of(one).length === 0),
        ];
        // A word can be a flag and a setting; it is one name.
        const unique = new Map(taken.map(({ kind, name }) => [(0,drift_pages/* placeKey */.r4)('export', name), (0,drift/* nameAs */.wG)(kind, name)]));
        compared.push([...unique.values()].slice(0, MAX_NAMES));
    }
    return compared;
}

// EXTERNAL MODULE: ./.build/program/src/drift/coverage.js
var coverage = __webpack_require__(15052);
// EXTERNAL MODULE: ./.build/program/src/drift/spots.js
var spots = __webpack_require__(41321);
;// CONCATENATED MODULE: ./.build/program/src/drift/drift-thread.js
// Checks a repository in a thread of its own, within limits of time and memory: everything in it was
// written by others.









/** CPU time decides (see `Lines`). This ends a thread that does not even get that. */
const TIME_MS = 600_000;
const MEMORY_MB = 512;
const YOUNG_MB = 12;
/** In characters. Longer lines were cut when they were read, and a part is no suggestion. */
const MAX_EDIT = 1_000;
const OUT_OF_TIME = 'out of time';
async function ask(question, clock, signal) {
    const limits = { timeMs: TIME_MS, memoryMb: MEMORY_MB, youngMb: YOUNG_MB, clock };
    const thread = new side_thread/* SideThread */.kw('drift', limits);
    try {
        const answered = await thread.ask(question, signal && { signal });
        if (answered === OUT_OF_TIME)
            throw new side_thread/* ThreadLimitReached */.IQ('time');
        return answered;
    }
    catch (error) {
        if (!(error instanceof side_thread/* ThreadLimitReached */.IQ))
            throw error;
        const limit = error.limit === 'time' ? '60 seconds of CPU time' : `${MEMORY_MB} MB of memory`;
        throw new errors/* WorkFailed */.v$(`The documentation could not be checked within ${limit}, so nothing is known about it. Split the change, or narrow \`docs-paths\`.`, { cause: error });
    }
    finally {
        await thread.close();
    }
}
const findDriftInThread = ask;
const measureInThread = ask;
const compareInThread = ask;
const explainInThread = ask;
/** What such a thread does. */
function findDriftForOthers() {
    (0,side_thread/* answerAsThread */.RD)((question) => answer(question));
}
async function answer(question) {
    const { path, gitDir, env } = question;
    const git = (0,git_git.createGit)({ path });
    const open = (commit) => openTree(git, { gitDir, commit, ...(env && { env }) });
    const rules = rulesOf(question.rules);
    try {
        if (question.name !== undefined)
            return await (0,coverage/* explainName */.TK)(await open(question.after), rules, question.name);
        if (question.before === undefined)
            return await (0,coverage/* measureCoverage */.jt)(await open(question.after), rules);
        const [before, after] = await Promise.all([open(question.before), open(question.after)]);
        if (question.versions !== undefined)
            return await compareNames(before, after, await Promise.all(question.versions.map(open)), rules);
        const all = (await (0,drift/* findDrift */.L1)(before, after, rules)).map(({ edit = '', ...one }) => edit !== '' && edit.length <= MAX_EDIT ? { ...one, edit } : one);
        const unread = [...before.unread.union(after.unread).union(rules.lines.slow)];
        const { accept = {} } = question.rules;
        const isAccepted = ({ name }) => Object.hasOwn(accept, name);
        return {
            findings: all.filter((one) => !isAccepted(one)),
            accepted: [...new Set(all.filter(isAccepted).map(({ name }) => name))],
            unread,
        };
    }
    catch (error) {
        if (error instanceof spots/* OutOfTime */.fg)
            return OUT_OF_TIME;
        throw error;
    }
}
/** Nobody writes anything but documentation in these. */
const MARKUP = /\.(?:rst|adoc|asciidoc)$|(?:^|\/)(?:man|man\d|docs?)\/(?:[^/]+\/)*[\w.-]+\.[1-8]$/;
function rulesOf({ docsPaths, ignore, ignorePages }) {
    const pages = new Map();
    const listed = (0,glob/* matchesAny */._I)(docsPaths);
    const isPage = (path) => listed(path) || MARKUP.test(path);
    return {
        // Asked several times for each file of a repository.
        isPage(path) {
            const known = pages.get(path) ?? isPage(path);
            pages.set(path, known);
            return known;
        },
        isIgnoredPage: ignorePages.length > 0 ? (0,glob/* matchesAny */._I)(ignorePages) : () => false,
        ignore,
        lines: new spots/* Lines */.qo(),
    };
}


/***/ }),

/***/ 70337:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GB: () => (/* binding */ questionPage),
/* harmony export */   Mm: () => (/* binding */ SCRIPT),
/* harmony export */   SK: () => (/* binding */ STYLE_PATH),
/* harmony export */   Y: () => (/* binding */ STYLE),
/* harmony export */   Zd: () => (/* binding */ form),
/* harmony export */   Zp: () => (/* binding */ layout),
/* harmony export */   _h: () => (/* binding */ docsLink),
/* harmony export */   kb: () => (/* binding */ ICON),
/* harmony export */   uH: () => (/* binding */ ICON_PATH),
/* harmony export */   yi: () => (/* binding */ SCRIPT_PATH)
/* harmony export */ });
/* harmony import */ var _shared_home_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73349);
/* harmony import */ var _shared_text_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90007);
/* harmony import */ var _shared_version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24928);
/* harmony import */ var _views_reports_page_style_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78108);
// The frame of every page. Nothing in it runs or is styled inline: the policy forbids both.




const PAGES = [
    { path: '/', name: 'Jobs' },
    { path: '/views', name: 'Page views' },
    { path: '/cost', name: 'Cost' },
    { path: '/keys', name: 'Keys' },
    { path: '/audit', name: 'Audit log' },
    { path: '/installation', name: 'Installation' },
];
const STYLE_PATH = '/assets/dashboard.css';
const SCRIPT_PATH = '/assets/dashboard.js';
const ICON_PATH = '/assets/docket.svg';
/** A page with a mark in the colors of the report: people and AI. */
const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#2d5da8"/><path d="M9 6h10l5 5v15H9z" fill="#f8f7f3"/><path d="M19 6v5h5z" fill="#b9b6ad"/><path d="M12 15h9M12 19h9" stroke="#2d5da8" stroke-width="2"/><path d="M12 23h5" stroke="#d9853a" stroke-width="2"/></svg>
`;
const HOME = (0,_shared_home_js__WEBPACK_IMPORTED_MODULE_0__/* .readHome */ .qp)();
/** A link to a page of the documentation, or its name where nobody knows the address. */
function docsLink(page, words, home = HOME) {
    if (home === undefined)
        return (0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .qy) `${words}: <code>docs/${page.replace(/#.*/, '')}</code>`;
    return (0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .qy) `<a href="${home}/blob/HEAD/docs/${page}" rel="noreferrer">${words}</a>`;
}
function layout({ title, at, viewer, live, up, main }) {
    return (0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .qy) `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title} · Docket</title>
<link rel="icon" type="image/svg+xml" href="${ICON_PATH}">
<link rel="stylesheet" href="${STYLE_PATH}">
<script src="${SCRIPT_PATH}" defer></script>
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
<div class="wrap">
<header>
<div class="topline"><p><a class="brand" href="/">Docket</a></p>${viewer && [navigation(at), signOut(viewer)]}</div>
</header>
<main id="main"${live && (0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .qy) ` data-live="${live}"`}>
${up && (0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .qy) `<p class="up">${up}</p>`}
<h1>${title}</h1>
${main}
</main>
<footer><p>Docket ${_shared_version_js__WEBPACK_IMPORTED_MODULE_3__/* .VERSION */ .x}${viewer && [' · ', docsLink('operating.md#the-dashboard', 'Documentation'), ' · ', docsLink('http-api.md', 'HTTP API')]}</p></footer>
</div>
</body>
</html>
`.text;
}
function navigation(at) {
    const items = PAGES.map(({ path, name }) => (0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .qy) `<li><a href="${path}"${path === at && (0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .qy) ` aria-current="page"`}>${name}</a></li>`);
    return (0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .qy) `<nav aria-label="Dashboard"><ul>${items}</ul></nav>`;
}
function signOut(viewer) {
    return form('/sign-out', viewer, (0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .qy) `<span class="quiet">${viewer.actor}</span> <button class="plain">Sign out</button>`, 'who');
}
/** Every change is a POST with the session's own token. */
function form(action, { csrf }, body, kind = '') {
    return (0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .qy) `<form method="post" action="${action}"${kind && (0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .qy) ` class="${kind}"`}><input type="hidden" name="csrf" value="${csrf}">${body}</form>`;
}
/** Asks before what cannot be undone. */
function questionPage({ viewer, at, title, text, action, button, back, }) {
    const main = (0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .qy) `<div class="card"><p>${text}</p>
${form(action, viewer, (0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .qy) `<button class="danger">${button}</button> <a class="button plain" href="${back}">Keep it</a>`, 'acts')}</div>`;
    return layout({ title, at, viewer, main });
}
// The look of the report, and what only the dashboard has: forms, lists, and a conversation.
const STYLE = `${_views_reports_page_style_js__WEBPACK_IMPORTED_MODULE_2__/* .STYLE */ .Y}
:root{--good:#1f6f43;--good-back:#e4f3e9;--bad:#a3262a;--bad-back:#fbe9e8;--busy-back:#e6eefa}
@media (prefers-color-scheme:dark){:root{--good:#7ed3a0;--good-back:#1a3325;--bad:#ff9d9d;--bad-back:#3d2023;--busy-back:#1f2f4a}}
.wrap{display:flex;flex-direction:column;min-height:100vh}main{flex:1 0 auto}
header{padding-top:18px}.topline{align-items:center;margin-bottom:34px}.topline nav{flex:1 1 auto}
.brand{display:flex;align-items:center;gap:9px;text-decoration:none;font-size:16px}.brand::before{content:"";width:22px;height:22px;background:url(${ICON_PATH})}
nav a{display:block;padding:6px 0;border-bottom:2px solid transparent}
nav a[aria-current]{border-color:var(--human);color:var(--ink);font-weight:600}
.up{margin:0 0 6px;font-size:14px;color:var(--soft)}.up::before{content:"← "}
section{margin-top:40px}section>h2+*,h1+section{margin-top:16px}h1+.card,h1+form,h1+#live{margin-top:22px}h1+.about{margin-top:8px}
section.card{margin-top:20px}section.card h2{font-size:17px}
.facts.card{margin-top:16px}.card>:first-child{margin-top:0}.card>:last-child{margin-bottom:0}.narrow{max-width:34em}
code{padding:1px 5px;border-radius:5px;background:var(--faint);font:13px var(--mono);overflow-wrap:anywhere}
time{white-space:nowrap}time[title]{cursor:help}
button,.button{display:inline-block;padding:10px 16px;border:1px solid var(--ink);border-radius:9px;background:var(--ink);color:var(--paper);font:600 14px/1.4 var(--sans);text-decoration:none;cursor:pointer}
button:hover,.button:hover{opacity:.88}
button[hidden]{display:none}
.plain:is(button,.button){padding:4px 12px;border-color:var(--line);background:none;color:var(--ink);font-weight:500}
.plain:is(button,.button):hover{border-color:var(--soft);opacity:1}
button.danger{border-color:var(--bad);background:var(--bad);color:var(--card)}
.danger+.plain:is(.button){padding:10px 16px}
.who{display:flex;align-items:center;gap:10px}
.fields,.filter{display:flex;flex-wrap:wrap;align-items:end;gap:14px 18px}.filter{margin:22px 0 0}
.field span{display:block;margin-bottom:5px;color:var(--soft);font-size:14px}.field.wide{display:block;margin-bottom:14px}
input:not([type]),input[type=date],input[type=search],select{height:42px;min-width:0;max-width:100%;padding:8px 12px;border:1px solid var(--soft);border-radius:9px;background:var(--card);color:var(--ink);font:inherit}
textarea{display:block;width:100%;padding:10px 12px;border:1px solid var(--soft);border-radius:9px;background:var(--card);color:var(--ink);font:inherit;resize:vertical}
.boxes{display:flex;flex-wrap:wrap;gap:8px 18px;flex-basis:100%}.box{display:flex;align-items:center;gap:8px}
.lists{padding:8px 24px;overflow-x:auto}.list td{vertical-align:top;overflow-wrap:anywhere;padding-top:12px;padding-bottom:12px}.list th{padding-top:12px}
.jobs{padding:0;list-style:none}.jobs li{display:flex;gap:10px 24px;align-items:center;justify-content:space-between;padding:15px 22px;border-top:1px solid var(--line)}
.jobs li:first-child{border-top:0}.jobs li:hover{background:var(--faint)}.jobs li:first-child:hover{border-radius:13px 13px 0 0}.jobs li:last-child:hover{border-radius:0 0 13px 13px}
.job{min-width:0}.request{font-weight:600;text-decoration:none;overflow-wrap:anywhere}.request:hover{text-decoration:underline}
.job p,.marks{margin:3px 0 0;font-size:14px}.marks{flex:none;display:flex;flex-wrap:wrap;align-items:center;gap:8px 14px;margin:0}
.state{display:inline-block;padding:2px 10px;border-radius:99px;background:var(--faint);color:var(--soft);font-size:13px;font-weight:500;white-space:nowrap}
.state.active{background:var(--busy-back);color:var(--human)}.state.completed,.state.valid,.state.ok{background:var(--good-back);color:var(--good)}
.state.failed,.state.bad{background:var(--bad-back);color:var(--bad)}.state.waiting{background:var(--warn-back);color:var(--warn)}
.state:is(.active,.completed,.valid,.ok,.failed,.bad,.waiting)::before{content:"";display:inline-block;width:7px;height:7px;margin-right:7px;border-radius:50%;background:currentColor}
.state:is(.failed,.bad)::before{border-radius:0;transform:rotate(45deg)}.state.waiting::before{background:none;box-shadow:inset 0 0 0 2px currentColor}
.state.active::before{animation:pulse 1.6s ease-in-out infinite}
@keyframes pulse{50%{opacity:.25}}
p.bad{color:var(--bad)}
.more{margin:20px 0 0}.empty p{margin:8px 0 0}.empty p .button{margin-top:6px}
.once{border-color:var(--good)}.copy{display:flex;flex-wrap:wrap;align-items:center;gap:12px}
.copy code{padding:10px 14px;border-radius:8px;background:var(--faint);user-select:all}
:root{--add:#e6f6ea;--add-strong:#b4e2c0;--del:#fdeceb;--del-strong:#f6c4c0}
@media (prefers-color-scheme:dark){:root{--add:#12291b;--add-strong:#1f5234;--del:#321616;--del-strong:#6b2a2a}}
.text{overflow-wrap:anywhere}.text pre{overflow-x:auto}.text :is(h2,h3,h4){margin:22px 0 8px;font-size:16px}.text blockquote{margin:8px 0;padding-left:14px;border-left:3px solid var(--line)}.text ul{margin:8px 0;padding-left:22px}.text hr{margin:18px 0;border:0;border-top:1px solid var(--line)}
p.empty{margin:14px 0;padding:0;border:0;text-align:left}.file p.empty{margin:0;padding:14px}
.file{margin:0 0 16px;border:1px solid var(--line);border-radius:9px;background:var(--card)}
.file>summary{display:flex;flex-wrap:wrap;align-items:center;gap:10px;width:auto;margin:0;padding:9px 14px;color:var(--ink);cursor:pointer}
.file[open]>summary{margin:0;border-bottom:1px solid var(--line)}.file .path{font:600 13px var(--mono);overflow-wrap:anywhere}
.plus{color:var(--good)}.minus{color:var(--bad)}.file .kind{margin-left:auto;color:var(--soft);font-size:13px}
.sideways{overflow-x:auto}table.diff{width:100%;border-collapse:collapse;font:13px/1.5 var(--mono)}
table.diff td{padding:0 10px;border:0;vertical-align:top}table.diff td.n{width:1%;text-align:right;color:var(--soft);user-select:none}
table.diff td.c{white-space:pre-wrap;overflow-wrap:anywhere}table.diff td.c::before{content:attr(data-m);display:inline-block;width:16px;color:var(--soft)}
tr.add td{background:var(--add)}tr.add mark{background:var(--add-strong)}tr.del td{background:var(--del)}tr.del mark{background:var(--del-strong)}
mark{border-radius:3px;color:inherit}tr.hunk td{background:var(--faint);color:var(--soft)}
.links{display:flex;flex-wrap:wrap;gap:6px 20px;margin:12px 0 0;padding:0;list-style:none}
.links a{text-decoration-color:var(--soft)}
.acts{display:flex;flex-wrap:wrap;align-items:center;gap:10px;margin:18px 0 0}
.turn{margin-top:22px;padding-left:18px;border-left:2px solid var(--line)}.turn h3{display:flex;flex-wrap:wrap;align-items:center;gap:8px;margin:0}.turn>p{margin:2px 0 0;font-size:14px}
.said{margin:10px 0 0;padding:14px 16px;border-radius:10px;background:var(--faint);white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}
.said.prompt{background:var(--card);border:1px solid var(--line)}.turn .checks{margin-top:8px;font-size:14px}
footer{margin-top:64px;padding:18px 0 32px}
@media (max-width:760px){
header{padding-top:18px}.topline{margin-bottom:24px}nav ul{gap:2px 18px}
.lists{padding:4px 16px}
.list thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.list tr{display:block;padding:12px 0;border-bottom:1px solid var(--line)}.list tr:last-child{border-bottom:0}
.list td{display:flex;gap:12px;padding:3px 0;border:0}.list td:empty{display:none}
.list td::before{content:attr(data-head);flex:0 0 92px;color:var(--soft);font-size:13px}
.jobs li{flex-direction:column;align-items:stretch;padding:14px 16px}
.facts dt{font-size:13px}
.who{width:100%;justify-content:space-between}.field,.field input,.field select{width:100%}}
@media (prefers-reduced-motion:reduce){.state.active::before{animation:none}}
`;
// The only script of the dashboard. Everything works without it: it copies a key, puts the new content
// of a page in place when the server says that there is some or a minute has passed, and shows exact
// times in the reader's own zone.
const SCRIPT = `(()=>{
const d=document;
for(const b of d.querySelectorAll("[data-copy]")){
if(!navigator.clipboard)break;
b.hidden=false;
b.addEventListener("click",async()=>{
await navigator.clipboard.writeText(d.getElementById(b.dataset.copy).textContent);
b.textContent="Copied";
});
}
const zone=root=>{
for(const t of root.querySelectorAll("time[datetime]")){
const at=new Date(t.dateTime);
if(!isNaN(at))t.title=at.toLocaleString(undefined,{dateStyle:"medium",timeStyle:"long"});
}
};
zone(d);
const live=d.querySelector("[data-live]");
if(!live||!window.EventSource)return;
const name=e=>e.id||e.href||e.textContent;
let busy=false,again=false;
const refresh=async()=>{
if(busy){again=true;return}
busy=true;
try{
const answer=await fetch(location.href,{headers:{accept:"text/html"}});
if(answer.ok&&!answer.redirected){
const fresh=new DOMParser().parseFromString(await answer.text(),"text/html").getElementById("live");
const shown=d.getElementById("live");
if(fresh&&shown){
const at=shown.contains(d.activeElement)&&name(d.activeElement);
zone(fresh);
shown.replaceWith(d.adoptNode(fresh));
if(at)[...fresh.querySelectorAll("a,button")].find(e=>name(e)===at)?.focus();
}
}
}catch{}
busy=false;
if(again){again=false;refresh()}
};
const source=new EventSource(live.dataset.live);
for(const type of["ready","change"])source.addEventListener(type,refresh);
setInterval(()=>{if(!d.hidden)refresh()},60000);
addEventListener("pagehide",()=>source.close());
})();
`;


/***/ }),

/***/ 81391:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  pm: () => (/* binding */ diffFiles),
  LV: () => (/* binding */ pullPage),
  Lh: () => (/* binding */ pullPath)
});

// UNUSED EXPORTS: patchTable

// EXTERNAL MODULE: ./.build/program/src/shared/text/escape.js
var text_escape = __webpack_require__(90007);
// EXTERNAL MODULE: ./.build/program/src/service/dashboard/layout.js
var layout = __webpack_require__(70337);
// EXTERNAL MODULE: ./.build/program/src/shared/text/markdown.js
var markdown = __webpack_require__(66869);
;// CONCATENATED MODULE: ./.build/program/src/service/dashboard/markdown.js
// Markdown as comments use it. HTML comments are invisible, as on GitHub; of other HTML a few tags
// without attributes stay, and the rest is shown as the text that it is.


function markdown_markdown(source, where) {
    parser ??= pageParser();
    const shown = parser.render(withoutComments(source), { where, links: 0 });
    const folds = shown.split('<details>').length - shown.split('</details>').length;
    return new text_escape/* Html */.Ed(shown + '</details>'.repeat(Math.max(0, folds)));
}
/** A comment that is not closed is shown. */
function withoutComments(source) {
    const [first = '', ...others] = source.split('<!--');
    const last = source.lastIndexOf('-->');
    let at = first.length;
    let shown = first;
    let open = false;
    for (const part of others) {
        at += 4;
        const end = part.indexOf('-->');
        // Without an end further on, this is text.
        if (!open && at > last)
            shown += `<!--${part}`;
        else if (end >= 0) {
            shown += part.slice(end + 3);
            open = false;
        }
        else
            open = true;
        at += part.length;
    }
    return shown;
}
/** Below the page's own heading, and without a gap that readers of headings stumble over. */
function settleLevels(tokens) {
    const heads = tokens.filter(({ type }) => type.startsWith('heading_'));
    const levelOf = ({ tag }) => Number(tag.slice(1));
    const top = Math.min(...heads.map(levelOf));
    let last = 1;
    for (const head of heads) {
        if (head.type === 'heading_open')
            last = Math.min(levelOf(head) - top + 2, last + 1, 6);
        head.tag = `h${last}`;
    }
}
/** Made when the first page needs it. */
let parser;
function pageParser() {
    const made = (0,markdown/* createMarkdown */.S)().set({ breaks: true, linkify: true });
    made.linkify.set({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false });
    // Only addresses of pages; a script is not an address.
    made.validateLink = (url) => /^(?:https?:\/\/|\/(?!\/)|#|\.{1,2}\/|[\w-]+(?:[/.#?]|$))/i.test(url);
    made.core.ruler.push('tasks', ({ tokens }) => tokens.forEach(markTask));
    made.core.ruler.push('tags', ({ tokens }) => {
        for (const { children } of tokens)
            if (children)
                pairTags(children);
    });
    made.core.ruler.push('levels', ({ tokens }) => settleLevels(tokens));
    const rules = made.renderer.rules;
    const rule = (name, show) => {
        rules[name] = (tokens, index, _, env) => show(tokens[index], env);
    };
    rule('heading_open', ({ tag }) => `<${tag}>`);
    rule('heading_close', ({ tag }) => `</${tag}>\n`);
    rule('ordered_list_open', () => '<ol>\n');
    rule('list_item_open', ({ meta }) => (meta?.task ? '<li class="task">' : '<li>'));
    rule('task', ({ meta }) => `<input type="checkbox" disabled${meta?.checked ? ' checked' : ''}> `);
    rule('table_open', () => '<div class="sideways"><table>\n');
    rule('table_close', () => '</table></div>\n');
    rule('th_open', () => '<th>');
    rule('td_open', () => '<td>');
    rule('hr', () => '<hr>\n');
    rule('hardbreak', () => '<br>\n');
    rule('softbreak', () => '<br>\n');
    rule('s_open', () => '<del>');
    rule('s_close', () => '</del>');
    rule('fence', ({ info, content }) => code(content, info.trim() === 'diff'));
    rule('code_block', ({ content }) => code(content, false));
    rule('math', ({ content }) => `<code>${(0,text_escape/* escapeHtml */.ZD)(content)}</code>`);
    rule('math_block', ({ content }) => code(`${content}\n`, false));
    rule('footnote_open', () => '<p>');
    rule('footnote_close', () => '</p>\n');
    rule('html_block', ({ content }) => folds(content));
    rule('html_inline', ({ content, meta }) => meta?.paired ? content.toLowerCase() : (0,text_escape/* escapeHtml */.ZD)(content));
    rule('link_open', (token, env) => {
        env.links += 1;
        return markdown_anchor(String(token.attrGet('href')));
    });
    rule('link_close', (_, env) => {
        env.links -= 1;
        return '</a>';
    });
    // A picture is shown by its name: pages load nothing from elsewhere.
    rule('image', (token, { links }) => {
        const url = String(token.attrGet('src'));
        const name = (0,text_escape/* escapeHtml */.ZD)(token.content || url);
        return links > 0 ? name : `${markdown_anchor(url)}${name}</a>`;
    });
    rule('text', ({ content }, { links, where }) => links > 0 ? (0,text_escape/* escapeHtml */.ZD)(content) : withReferences(content, where));
    return made;
}
const markdown_anchor = (url) => `<a href="${(0,text_escape/* escapeHtml */.ZD)(url)}" rel="nofollow noopener">`;
const REFERENCE = /(?<![\w/&])(?:#(?<number>\d{1,9})\b|@[a-z\d](?:[a-z\d-]{0,37}[a-z\d])?(?:\[bot\])?)/gi;
function withReferences(text, { threads }) {
    let shown = '';
    let at = 0;
    for (const match of text.matchAll(REFERENCE)) {
        const [found] = match;
        const number = match.groups?.number;
        const linked = number
            ? `${markdown_anchor(`${threads}/${number}`)}${found}</a>`
            : `<strong>${found}</strong>`;
        shown += (0,text_escape/* escapeHtml */.ZD)(text.slice(at, match.index)) + linked;
        at = match.index + found.length;
    }
    return shown + (0,text_escape/* escapeHtml */.ZD)(text.slice(at));
}
function code(content, isDiff) {
    const lines = content
        .replace(/\n$/, '')
        .split('\n')
        .map((line) => {
        const kind = line.startsWith('+') ? 'add' : line.startsWith('-') ? 'del' : '';
        return isDiff && kind ? `<span class="${kind}">${(0,text_escape/* escapeHtml */.ZD)(line)}</span>` : (0,text_escape/* escapeHtml */.ZD)(line);
    });
    return `<pre><code>${lines.join('\n')}\n</code></pre>\n`;
}
/** `- [x] done` */
function markTask(token, index, tokens) {
    const [first] = tokens[index + 2]?.children ?? [];
    const box = token.type === 'list_item_open' ? /^\[([ xX])\]\s+/.exec(first?.content ?? '') : null;
    if (!box || !first || first.type !== 'text')
        return;
    token.meta = { task: true };
    first.content = first.content.slice(box[0].length);
    const task = Object.assign(Object.create(Object.getPrototypeOf(first)), first);
    tokens[index + 2]?.children?.unshift(Object.assign(task, { type: 'task', content: '', meta: { checked: box[1] !== ' ' } }));
}
const PAIRED = /^<(\/?)(sub|sup|kbd|b|i|em|strong)>$/i;
/** Tags count only where they are closed in the same paragraph, so that none reaches further. */
function pairTags(children) {
    const open = [];
    for (const token of children) {
        if (token.type !== 'html_inline')
            continue;
        if (/^<br\s?\/?>$/i.test(token.content))
            Object.assign(token, { type: 'hardbreak' });
        const [, slash, name = ''] = PAIRED.exec(token.content) ?? [];
        if (slash === '')
            open.push({ name: name.toLowerCase(), token });
        const last = open.at(-1);
        if (slash !== '/' || last?.name !== name.toLowerCase())
            continue;
        open.pop();
        token.meta = { paired: true };
        last.token.meta = { paired: true };
    }
}
/** `<details>` and `<summary>` without attributes, so that nothing can ride along. */
function folds(content) {
    return content
        .split(/(<\/?details>|<\/?summary>)/i)
        .map((part, index) => (index % 2 === 1 ? part.toLowerCase() : (0,text_escape/* escapeHtml */.ZD)(part)))
        .join('');
}
/** Titles know code and nothing else. */
function title(source) {
    const parts = source.split(/`([^`]+)`/);
    const shown = parts.map((part, i) => i % 2 === 1 ? `<code>${escapeHtml(part)}</code>` : escapeHtml(part));
    return new Html(shown.join(''));
}

;// CONCATENATED MODULE: ./.build/program/src/service/dashboard/pull.js



const pullPath = (project, number) => `/pulls/${encodeURIComponent(project)}/${number}`;
const STATE = { open: 'active', merged: 'completed', closed: 'failed' };
function pullPage(viewer, project, pull) {
    const { number, branch, base, body, files, mergeCommand } = pull;
    const state = pull.state === 'open' && pull.draft ? 'draft' : pull.state;
    const merge = (0,text_escape/* html */.qy) `<section aria-labelledby="merge"><h2 id="merge">Merge it</h2>
<p>Docket never merges. Run this where the repository is, or delete the branch to close the pull request:</p>
<div class="copy"><code>${mergeCommand}</code></div></section>`;
    const main = (0,text_escape/* html */.qy) `<p><span class="state ${STATE[pull.state]}">${state}</span> <code>${branch}</code> into <code>${base}</code></p>
<div class="card text">${markdown_markdown(body, { threads: `/pulls/${encodeURIComponent(project)}` })}</div>
${pull.state === 'open' && merge}
<section aria-labelledby="files"><h2 id="files">Changed files</h2>
${diffFiles(files)}</section>`;
    return (0,layout/* layout */.Zp)({ title: `${pull.title} #${number}`, at: '/', viewer, main });
}
// A diff as tables, with the words that changed inside a line marked.
/** Longer diffs start folded. */
const FOLD_ABOVE = 600;
function diffFiles(files, number) {
    const sum = (of) => files.reduce((total, file) => total + of(file), 0);
    return (0,text_escape/* html */.qy) `<p class="empty">${files.length} ${files.length === 1 ? 'file' : 'files'} changed, <span class="plus">+${sum((file) => file.additions)}</span> <span class="minus">−${sum((file) => file.deletions)}</span></p>
${files.map((file) => diffFile(file, number))}`;
}
function diffFile(file, number) {
    const open = file.additions + file.deletions <= FOLD_ABOVE;
    const name = file.previousPath ? `${file.previousPath} → ${file.path}` : file.path;
    const body = file.patch === undefined
        ? (0,text_escape/* html */.qy) `<p class="text empty">${file.status === 'renamed' ? 'Moved without changes.' : 'Not shown: the file is binary or very large, or only its mode changed.'}</p>`
        : (0,text_escape/* html */.qy) `<div class="sideways">${patchTable(file.patch, number && ((line) => number(file.path, line)))}</div>`;
    return (0,text_escape/* html */.qy) `<details class="file"${open ? (0,text_escape/* html */.qy) ` open` : ''}><summary><span class="path mono">${name}</span><span class="plus">+${file.additions}</span><span class="minus">−${file.deletions}</span><span class="kind">${file.status}</span></summary>${body}</details>
`;
}
function patchTable(patch, number) {
    const lines = readPatch(patch);
    const partners = partnersIn(lines);
    const rows = lines.map((line, index) => {
        if (line.kind === 'hunk' || line.kind === 'note') {
            return (0,text_escape/* html */.qy) `<tr class="hunk"><td colspan="3" class="mono">${line.text}</td></tr>`;
        }
        const mark = line.kind === 'add' ? '+' : line.kind === 'del' ? '−' : ' ';
        return (0,text_escape/* html */.qy) `<tr class="${line.kind}"><td class="n mono">${line.before}</td><td class="n mono">${line.after !== undefined && number ? number(line.after) : line.after}</td><td class="c mono" data-m="${mark}">${marked(line, partners[index])}</td></tr>`;
    });
    return (0,text_escape/* html */.qy) `<table class="diff"><tbody>${rows}</tbody></table>`;
}
function readPatch(patch) {
    let before = 0;
    let after = 0;
    return patch.split('\n').map((raw) => {
        const hunk = /^@@ -(\d+)(?:,\d+)? \+(\d+)/.exec(raw);
        if (hunk) {
            before = Number(hunk[1]);
            after = Number(hunk[2]);
            return { kind: 'hunk', text: raw };
        }
        const text = raw.slice(1);
        if (raw.startsWith('+'))
            return { kind: 'add', text, after: after++ };
        if (raw.startsWith('-'))
            return { kind: 'del', text, before: before++ };
        if (raw.startsWith('\\'))
            return { kind: 'note', text: raw };
        return { kind: 'same', text, before: before++, after: after++ };
    });
}
/** For each line the one that it replaces or is replaced by, where as many go as come. */
function partnersIn(lines) {
    const partners = [];
    const countFrom = (start, kind) => {
        let end = start;
        while (lines[end]?.kind === kind)
            end += 1;
        return end - start;
    };
    for (let start = 0; start < lines.length;) {
        const gone = countFrom(start, 'del');
        const come = countFrom(start + gone, 'add');
        for (let at = start; gone === come && at < start + gone; at += 1) {
            partners[at] = lines[at + gone]?.text;
            partners[at + gone] = lines[at]?.text;
        }
        start += Math.max(1, gone + come);
    }
    return partners;
}
function marked({ text }, other) {
    if (other === undefined)
        return (0,text_escape/* html */.qy) `${text}`;
    const most = Math.min(text.length, other.length);
    let head = 0;
    while (head < most && text[head] === other[head])
        head += 1;
    let tail = 0;
    while (tail < most - head && text.at(-1 - tail) === other.at(-1 - tail))
        tail += 1;
    const middle = text.slice(head, text.length - tail);
    // Lines that have little in common are different lines, not an edited one.
    if (middle === '' || head + tail < text.length / 4)
        return (0,text_escape/* html */.qy) `${text}`;
    return (0,text_escape/* html */.qy) `${text.slice(0, head)}<mark>${middle}</mark>${text.slice(text.length - tail)}`;
}


/***/ }),

/***/ 99612:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ diff)
/* harmony export */ });
/* unused harmony export diffText */
/** GitHub leaves out the patch of larger files, and so do our pages. */
const PATCH_LIMIT = 400_000;
const DIFF = ['diff', '--no-ext-diff', '--no-textconv', '--no-color', '--find-renames'];
/** The unified diff as text, as the diff media type gives it. */
async function diffText(git, gitDir, a, b) {
    return git.run(['--git-dir', gitDir, ...DIFF, '--patch', a, b, '--']);
}
async function diff(git, gitDir, a, b) {
    const [listed, text] = await Promise.all([
        git.run(['--git-dir', gitDir, ...DIFF, '--raw', '--numstat', '-z', '--no-abbrev', a, b, '--']),
        diffText(git, gitDir, a, b),
    ]);
    const files = parseList(listed);
    // Both list the same files in the same order.
    const patches = text.split(/^(?=diff --git )/m).filter(Boolean);
    return files.map((file, index) => {
        const patch = hunks(patches[index] ?? '');
        return patch && patch.length <= PATCH_LIMIT ? { ...file, patch } : file;
    });
}
function hunks(patch) {
    const start = patch.search(/^@@ /m);
    return start < 0 ? undefined : patch.slice(start).replace(/\n$/, '');
}
const STATUS = {
    A: 'added',
    D: 'removed',
    M: 'modified',
    R: 'renamed',
    T: 'changed',
};
/** `--raw --numstat -z`: first every file's entry, then every file's counts, in the same order. */
function parseList(text) {
    const words = text.split('\0');
    const files = [];
    const counts = [];
    for (let i = 0; i < words.length; i += 1) {
        const word = words[i] ?? '';
        const raw = /^:\d+ \d+ ([0-9a-f]+) ([0-9a-f]+) ([A-Z])\d*$/.exec(word);
        if (raw) {
            const [, before = '', after = '', letter = ''] = raw;
            const status = STATUS[letter] ?? 'modified';
            const first = words[++i] ?? '';
            const moved = letter === 'R' || letter === 'C';
            files.push({
                path: moved ? (words[++i] ?? '') : first,
                ...(moved ? { previousPath: first } : {}),
                status,
                sha: status === 'removed' ? before : after,
                additions: 0,
                deletions: 0,
            });
            continue;
        }
        const stat = /^(\d+|-)\t(\d+|-)\t(.*)$/s.exec(word);
        if (!stat)
            continue;
        counts.push([Number(stat[1]) || 0, Number(stat[2]) || 0]);
        if (stat[3] === '')
            i += 2;
    }
    return files.map((file, index) => {
        const [additions = 0, deletions = 0] = counts[index] ?? [];
        return { ...file, additions, deletions };
    });
}


/***/ }),

/***/ 60958:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  SX: () => (/* binding */ GitFailed),
  o6: () => (/* binding */ OURS),
  createGit: () => (/* binding */ createGit),
  dg: () => (/* binding */ isTransient),
  patient: () => (/* binding */ patient),
  uA: () => (/* binding */ prepareRepository)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
// EXTERNAL MODULE: ./.build/program/src/shared/retry.js
var retry = __webpack_require__(52926);
;// CONCATENATED MODULE: ./.build/program/src/shared/token-source.js
// A token, or where the current one comes from. Tokens of GitHub Apps live for an hour.
async function tokenOf(token) {
    return typeof token === 'string' ? token : token.get();
}

;// CONCATENATED MODULE: ./.build/program/src/shared/git/git.js
// Running git as a trusted tool: no configuration but ours, no hooks, no prompts, no filters that a
// repository could contain, and credentials in no command line, URL or file.






/** The author of what nobody else is the author of. No account can ever own an `.invalid` address. */
const OURS = { name: 'Docket', email: 'docket@docket.invalid' };
/** git itself said no. Its words are kept; they contain no credentials, because git never had them. */
class GitFailed extends errors/* Unavailable */.$P {
    result;
    passes;
    constructor(args, result) {
        const said = result.stderr.trim().split('\n').slice(-3).join(' ');
        super(`\`git ${args[0]}\` failed (exit ${result.code}): ${said || 'it printed nothing'}.`);
        this.result = result;
        this.passes = isTransient(result);
    }
}
/** What git says when the host knows of no such repository, or shows it to nobody with this token. */
const MISSING = /repository .*not found|returned error: 404/i;
function failure(args, result) {
    const failed = new GitFailed(args, result);
    if (!MISSING.test(result.stderr))
        return failed;
    return new errors/* NotFound */.Mk('The repository is not at its address any more: it was deleted, renamed, or made private. Check its name, and that Docket may still read it.', { cause: failed });
}
/** What git says when the host takes no notice of a token. */
const DENIED = /could not read Username|Authentication failed|Invalid username or/i;
function createGit(settings) {
    const { credentials } = settings;
    const source = credentials?.token;
    const stream = (args, call = {}) => outputOf(args, gitEnvironment({ ...settings, credentials: undefined }, undefined), call);
    return gitOf(stream, async (args, call = {}) => {
        const token = source && (await tokenOf(source));
        const attempt = (current) => execute(args, gitEnvironment(settings, current), call);
        const result = await attempt(token);
        if (!token || typeof source === 'string' || result.code === 0)
            return result;
        if (!DENIED.test(result.stderr))
            return result;
        // Revoked: there is another one, or a sentence that says why not.
        source?.refused(token);
        return attempt(await source?.get());
    });
}
function gitOf(stream, attempt) {
    return {
        stream,
        try: attempt,
        async run(args, call) {
            const result = await attempt(args, call);
            if (result.code !== 0)
                throw failure(args, result);
            return result.stdout.toString('utf8');
        },
    };
}
function gitEnvironment({ path, network, credentials }, token) {
    const config = [
        ['core.hooksPath', '/dev/null'],
        ['core.fsmonitor', 'false'],
        ['core.attributesFile', '/dev/null'],
        ['core.quotePath', 'false'],
        ['core.symlinks', 'true'],
        ['gc.auto', '0'],
        ['maintenance.auto', 'false'],
        ['advice.detachedHead', 'false'],
        ['init.defaultBranch', 'main'],
        ['protocol.ext.allow', 'never'],
        ['http.followRedirects', 'false'],
        // A server that is silent for a minute is away; one that is at work says so every few seconds.
        ['http.lowSpeedLimit', '1'],
        ['http.lowSpeedTime', '60'],
        ['safe.directory', '*'],
    ];
    if (credentials) {
        const basic = Buffer.from(`x-access-token:${token}`).toString('base64');
        config.push([`http.${credentials.origin}/.extraHeader`, `Authorization: Basic ${basic}`]);
    }
    const environment = {
        ...network,
        PATH: path,
        LC_ALL: 'C',
        HOME: '/nonexistent',
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_CONFIG_GLOBAL: '/dev/null',
        GIT_TERMINAL_PROMPT: '0',
        GIT_ASKPASS: '/bin/false',
        GIT_OPTIONAL_LOCKS: '0',
        GIT_AUTHOR_NAME: OURS.name,
        GIT_AUTHOR_EMAIL: OURS.email,
        GIT_COMMITTER_NAME: OURS.name,
        GIT_COMMITTER_EMAIL: OURS.email,
        GIT_CONFIG_COUNT: String(config.length),
    };
    config.forEach(([key, value], index) => {
        environment[`GIT_CONFIG_KEY_${index}`] = key;
        environment[`GIT_CONFIG_VALUE_${index}`] = value;
    });
    return environment;
}
function start(args, environment, { cwd, input, signal, env, withChildren }) {
    const child = (0,external_node_child_process_.spawn)('git', args, {
        cwd,
        env: { ...environment, ...env },
        stdio: ['pipe', 'pipe', 'pipe'],
        // A group of its own can be killed as a whole.
        ...(withChildren ? { detached: true } : { signal, killSignal: 'SIGKILL' }),
    });
    // git may exit before it has read everything; its exit code tells the story, not the pipe.
    child.stdin.on('error', () => { });
    child.stdin.end(input);
    return child;
}
async function* outputOf(...call) {
    const child = start(...call);
    child.on('error', () => { });
    child.stderr.resume();
    try {
        yield* child.stdout;
    }
    finally {
        child.kill('SIGKILL');
    }
}
function execute(args, environment, call) {
    const { signal, withChildren = false, maxOutput = Number.POSITIVE_INFINITY } = call;
    return new Promise((resolve, reject) => {
        signal?.throwIfAborted();
        const child = start(args, environment, call);
        const end = () => {
            if (!withChildren || !child.pid)
                return child.kill('SIGKILL');
            try {
                return process.kill(-child.pid, 'SIGKILL');
            }
            catch {
                // All of them have ended already.
                return false;
            }
        };
        if (withChildren)
            signal?.addEventListener('abort', end, { once: true });
        const stdout = [];
        const stderr = [];
        let printed = 0;
        child.stdout.on('data', (chunk) => {
            printed += chunk.length;
            if (printed > maxOutput)
                end();
            else
                stdout.push(chunk);
        });
        child.stderr.on('data', (chunk) => stderr.push(chunk));
        child.on('error', (error) => {
            if (signal?.aborted)
                return reject(signal.reason);
            reject(new errors/* Unavailable */.$P(`git could not be started: ${error.message}. Install git 2.34 or newer.`, {
                cause: error,
            }));
        });
        child.on('close', (code, killed) => {
            signal?.removeEventListener('abort', end);
            if (signal?.aborted)
                return reject(stopReason(signal));
            resolve({
                code: code ?? 128,
                stdout: Buffer.concat(stdout),
                stderr: killed ? `killed by ${killed}` : Buffer.concat(stderr).toString('utf8'),
            });
        });
    });
}
/** Out of time is no answer; everything else is what whoever aborted says. */
function stopReason({ reason }) {
    const isLate = reason?.name === 'TimeoutError';
    return isLate
        ? new errors/* Unavailable */.$P('git took too long. Try again later.', { cause: reason })
        : reason;
}
/**
 * Makes a folder a bare repository of ours that fetches on demand: what a filter left out comes when
 * it is read. Every job needs several, so it is written here, and not by a process for each.
 */
async function prepareRepository(dir, { remote, filter }) {
    for (const folder of ['info', 'objects', 'refs']) {
        await (0,promises_.mkdir)((0,external_node_path_.join)(dir, folder), { recursive: true });
    }
    await (0,promises_.writeFile)((0,external_node_path_.join)(dir, 'HEAD'), 'ref: refs/heads/main\n');
    await (0,promises_.writeFile)((0,external_node_path_.join)(dir, 'config'), promisorConfig(remote, filter));
}
function promisorConfig(remote, filter) {
    return `[core]
\tbare = true
\trepositoryFormatVersion = 1
[extensions]
\tpartialClone = origin
[remote "origin"]
\turl = "${remote.replace(/[\\"]/g, '\\$&')}"
\tpromisor = true
\tpartialclonefilter = ${filter}
`;
}
// git over an unreliable network: what can be repeated is repeated.
const MAX_ATTEMPTS = 8;
const BACKOFF = { baseMs: 250, capMs: 8_000 };
/** Each attempt is a process or two, and minutes have room for many. */
const LONG_BACKOFF = { baseMs: 250, capMs: 30_000 };
/** How git and curl say that the network, or the server for the moment, is at fault. */
const TRANSIENT = /returned error: (?:408|429|5\d\d)|HTTP (?:408|429|5\d\d)|Connection (?:reset|refused|timed out|was)|Failed to connect|Could not resolve host|Empty reply|(?:Recv|Send) failure|RPC failed|early EOF|unexpected disconnect|hung up|transfer closed|Operation (?:too slow|timed out)|bad line length|expected flush|SSL_|GnuTLS|HTTP\/2 stream/i;
function isTransient({ code, stderr }) {
    return code !== 0 && TRANSIENT.test(stderr);
}
const OVER_THE_NETWORK = new Set(['fetch', 'push', 'ls-remote']);
/**
 * Everything but a push can be repeated. After a lost answer a repeated push looks like a lost race,
 * so only callers that check the ref afterward, whatever the result, may ask for it.
 */
function patient(git, { clock, random, patience }) {
    return gitOf(git.stream, async (args, call) => {
        const repeatable = call?.repeatable ?? !args.includes('push');
        const until = clock.now() + (patience?.limitMs ?? 0);
        for (let made = 1;; made += 1) {
            const result = await git.try(args, call);
            if (!isTransient(result)) {
                if (result.code === 0 && args.some((arg) => OVER_THE_NETWORK.has(arg)))
                    patience?.answered();
                return result;
            }
            const isOver = made >= MAX_ATTEMPTS && clock.now() >= until;
            if (isOver)
                patience?.gaveUp();
            if (!repeatable || isOver)
                return result;
            const backoff = made < MAX_ATTEMPTS ? BACKOFF : LONG_BACKOFF;
            await clock.sleep((0,retry/* fullJitter */.G1)(made - 1, backoff, random), call?.signal);
        }
    });
}


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

/***/ 20497:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ takeLock)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
/* harmony import */ var _runtime_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82860);
// One holder at a time, between processes. The operating system keeps the lock, through SQLite's
// file locks, and drops it when the process dies: there is no stale lock to judge, and so no two
// processes that both judge it. The empty file stays behind, because removing it would let one
// process lock a file that another can no longer find.



const SQLITE_BUSY = 5;
/** Two that race at the same moment can both be refused, so each tries again after a random pause. */
const TRIES = 5;
const LONGEST_PAUSE_MS = 20;
/** Undefined if someone else, in this process or another one, holds the lock. */
async function takeLock(path, clock = _runtime_js__WEBPACK_IMPORTED_MODULE_2__/* .systemClock */ .ml) {
    for (let tried = 1;; tried += 1) {
        const lock = await tryLock(path);
        if (lock || tried === TRIES)
            return lock;
        await clock.sleep(Math.random() * LONGEST_PAUSE_MS);
    }
}
async function tryLock(path) {
    const { DatabaseSync } = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 80099, 19));
    try {
        const file = new DatabaseSync(path);
        try {
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.chmod)(path, 0o600);
            file.exec('BEGIN EXCLUSIVE');
        }
        catch (error) {
            file.close();
            throw error;
        }
        return { release: () => file.close() };
    }
    catch (cause) {
        if (cause.errcode === SQLITE_BUSY)
            return undefined;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3(`${path} cannot be locked. Make sure that Docket may write there and that the file system has locks; if the file is not empty, remove it.`, { cause });
    }
}


/***/ }),

/***/ 61812:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ createRemembered)
/* harmony export */ });
/** Reads what has the same key at most once in this time, however many ask. A failure counts, too. */
function createRemembered(clock, forMs) {
    // Oldest first.
    const reads = new Map();
    return (key, read) => {
        const now = clock.now();
        for (const [old, { at }] of reads) {
            if (now - at < forMs)
                break;
            reads.delete(old);
        }
        const known = reads.get(key);
        if (known)
            return known.found;
        const found = read();
        reads.set(key, { at: now, found });
        return found;
    };
}


/***/ }),

/***/ 5642:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gf: () => (/* binding */ orNoDataDir),
/* harmony export */   cO: () => (/* binding */ makeDataDir),
/* harmony export */   iq: () => (/* binding */ openDataDir),
/* harmony export */   rR: () => (/* binding */ deleteDataDir),
/* harmony export */   yS: () => (/* binding */ folderOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42205);
/* harmony import */ var _shared_git_git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60958);
/* harmony import */ var _shared_lock_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20497);
// The folder of a server: one process at a time, and the repository that holds its state.






/** Git never sees what is in it: records, and the hashes of keys. */
async function makeDataDir(dir) {
    const made = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(dir, { recursive: true, mode: 0o700 });
    // Any other folder that was there before may have files of someone else in it.
    if (made === undefined && (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(dir) !== '.docket')
        return;
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, '.gitignore'), '*\n', { flag: 'wx' }).catch((error) => {
        if (error.code !== 'EEXIST')
            throw error;
    });
}
/** Without a trace in a folder that was not there before, if it fails. */
async function orNoDataDir(dir, start) {
    const isNew = !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(dir);
    try {
        return await start();
    }
    catch (error) {
        if (isNew)
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(dir, { recursive: true, force: true });
        throw error;
    }
}
async function openDataDir(dir, project, path) {
    const data = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(dir);
    await makeDataDir(data);
    const lock = await lockFolder(data);
    try {
        await claim((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(data, 'project'), project);
        const state = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(data, 'state.git');
        await createState(state, path);
        const scratch = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(data, 'scratch');
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(scratch, { recursive: true, force: true });
        return { path: data, state, scratch, release: lock.release };
    }
    catch (error) {
        lock.release();
        throw error;
    }
}
/** Two servers would each answer from their own memory of the same state. */
async function lockFolder(dir) {
    const lock = await (0,_shared_lock_js__WEBPACK_IMPORTED_MODULE_5__/* .takeLock */ .H)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, 'folder.lock'));
    if (lock)
        return lock;
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .SetupError */ .w3('Another process already uses this folder. Stop it, or choose another folder with --data.');
}
async function deleteDataDir(dir) {
    const lock = await lockFolder(dir);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(dir, { recursive: true, force: true }).finally(() => lock.release());
}
/** An id can contain what a file system does not take, or what it takes for another folder. */
function folderOf(dir, id) {
    const name = encodeURIComponent(id).replace(/[.*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, 'projects', name);
}
async function createState(dir, path) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, 'HEAD')))
        return;
    const git = (0,_shared_git_git_js__WEBPACK_IMPORTED_MODULE_4__.createGit)({ path });
    await git.run(['init', '--quiet', '--bare', dir]);
    await git.run(['--git-dir', dir, 'config', 'uploadpack.allowFilter', 'true']);
}
/** Jobs and views of one project must never be taken up or answered by a server of another. */
async function claim(file, project) {
    const owner = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(file, 'utf8').catch(() => undefined);
    if (owner === undefined)
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(file, project, { mode: 0o600 });
    else if (owner !== project) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .SetupError */ .w3(`This folder belongs to project \`${owner}\`; give project \`${project}\` another --data.`);
    }
}


/***/ }),

/***/ 85717:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ jsonFile)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(42047);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42205);
/* harmony import */ var _shared_lock_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20497);
/* harmony import */ var _data_dir_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5642);
// A small file of JSON in the data folder that several processes read and change.






/** A running server sees a change that was made beside it after at most this long. */
const FRESH_MS = 1_000;
const LOCK_TRIES = 300;
const LOCK_WAIT_MS = 100;
function jsonFile({ dir, name, entry, remedy, clock }) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, `${name}.json`);
    const schema = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ version: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz(1), [name]: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(entry) });
    let cached;
    let lastUpdate = Promise.resolve();
    async function read() {
        let text;
        try {
            text = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8');
        }
        catch (error) {
            if (error.code === 'ENOENT')
                return [];
            throw error;
        }
        try {
            return schema.parse(JSON.parse(text))[name];
        }
        catch (cause) {
            throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .CorruptState */ .nK(`${path} is not a valid list of ${name}. ${remedy}`, { cause });
        }
    }
    async function updateLocked(change) {
        await (0,_data_dir_js__WEBPACK_IMPORTED_MODULE_4__/* .makeDataDir */ .cO)(dir);
        const lock = await waitForLock((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, `${name}.lock`), clock);
        try {
            const entries = change(await read());
            await replace(path, JSON.stringify({ version: 1, [name]: entries }, null, 2));
            cached = undefined;
        }
        finally {
            lock.release();
        }
    }
    return {
        async list() {
            if (cached && clock.now() - cached.checkedAt < FRESH_MS)
                return cached.entries;
            const version = await versionOf(path);
            const entries = cached?.version === version ? cached.entries : await read();
            cached = { entries, version, checkedAt: clock.now() };
            return entries;
        },
        update(change) {
            // Within this process they follow each other at once; the lock is polled, for other processes.
            const update = lastUpdate.then(() => updateLocked(change));
            lastUpdate = update.catch(() => { });
            return update;
        },
    };
}
/** A replaced file has another inode, so that two writes within a tick of the clock still differ. */
async function versionOf(path) {
    try {
        const { ino, mtimeMs, size } = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path);
        return `${ino} ${mtimeMs} ${size}`;
    }
    catch {
        return 'absent';
    }
}
async function waitForLock(path, clock) {
    for (let left = LOCK_TRIES; left > 0; left--) {
        const lock = await (0,_shared_lock_js__WEBPACK_IMPORTED_MODULE_3__/* .takeLock */ .H)(path, clock);
        if (lock)
            return lock;
        await clock.sleep(LOCK_WAIT_MS);
    }
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .SetupError */ .w3(`Another process holds ${path}. Try again when it has finished.`);
}
/** Whole or not at all: readers see the old file until the new one is on the disk. */
async function replace(path, text) {
    const temporary = `${path}.new`;
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(temporary, 'w', 0o600);
    try {
        await file.writeFile(`${text}\n`);
        await file.sync();
    }
    finally {
        await file.close();
    }
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)(temporary, path);
}


/***/ }),

/***/ 60004:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ inspectRepository),
/* harmony export */   e: () => (/* binding */ createLocalPulls)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42047);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
/* harmony import */ var _shared_git_diff_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99612);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82860);
/* harmony import */ var _json_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85717);
// Pull requests of a repository without a code host. Each is a branch of the repository and a record
// in the data folder, and git decides what became of it: merged once its base contains it, closed once
// the branch is gone.





const RecordedPull = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    number: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().positive(),
    branch: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    base: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    title: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    body: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    draft: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY(),
    createdAt: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    /** The commits between which it changed files when it was last written. */
    from: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    head: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
});
function createLocalPulls(options) {
    const { dir, path, gitDir, git, urlOf, clock } = options;
    const records = (0,_json_file_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonFile */ .d)({
        dir,
        name: 'pulls',
        entry: RecordedPull,
        remedy: 'Restore it from a backup, or delete it to forget these pull requests.',
        clock,
    });
    const linkTo = async (number) => ({ number, url: await urlOf(number) });
    return {
        async publish(plan) {
            const { branch, base, title, body, existing } = plan;
            const commits = await commitsOf(options, plan);
            const found = newestOf(await records.list(), branch);
            if (found && (await stateOf(options, found)) !== 'open') {
                return { kind: 'pull-request', pull: await linkTo(found.number), draft: found.draft };
            }
            let written;
            await records.update((all) => {
                const before = newestOf(all, branch);
                const kept = existing === 'keep' ? before?.draft : existing === 'draft';
                const draft = before ? kept === true : plan.draft;
                const record = {
                    number: before?.number ?? (all.at(-1)?.number ?? 0) + 1,
                    createdAt: before?.createdAt ?? (0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_2__/* .isoTime */ .Ly)(clock.now()),
                    ...{ branch, base, title, body, draft },
                    ...commits,
                };
                written = record;
                return before ? all.map((one) => (one === before ? record : one)) : [...all, record];
            });
            const { number = 0, draft = false } = written ?? {};
            return { kind: 'pull-request', pull: await linkTo(number), draft };
        },
        async lookUp(branch) {
            const found = newestOf(await records.list(), branch);
            if (!found)
                return null;
            return { state: await stateOf(options, found), base: found.base, draft: found.draft };
        },
        async countOpen(prefix) {
            const ours = (await records.list()).filter((one) => one.branch.startsWith(prefix));
            return countUnmerged(options, new Map(ours.map((one) => [one.branch, one])));
        },
        async read(number) {
            const found = (await records.list()).find((one) => one.number === number);
            if (!found)
                return null;
            const state = await stateOf(options, found);
            // While it is open, people may have pushed to the branch.
            const { from, head } = state === 'open' ? await commitsOf(options, found) : found;
            const { branch, base, title, body, draft, createdAt } = found;
            const files = await (0,_shared_git_diff_js__WEBPACK_IMPORTED_MODULE_1__/* .diff */ .U)(git, gitDir, from, head);
            const mergeCommand = `git -C ${quote(path)} switch ${quote(base)} && git -C ${quote(path)} merge ${quote(branch)}`;
            return { number, branch, base, title, body, draft, createdAt, state, files, mergeCommand };
        },
    };
}
/** A branch that was closed or merged and pushed again has several. */
const newestOf = (all, branch) => all.findLast((one) => one.branch === branch);
async function commitOf({ git, gitDir }, name) {
    const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`];
    const { code, stdout } = await git.try(['--git-dir', gitDir, ...args]);
    return code === 0 ? stdout.toString('utf8').trim() : null;
}
async function stateOf(repository, { branch, base, head }) {
    const { git, gitDir } = repository;
    const [tip, target] = await Promise.all([
        commitOf(repository, `refs/heads/${branch}`),
        commitOf(repository, `refs/heads/${base}`),
    ]);
    if (target !== null) {
        const args = ['merge-base', '--is-ancestor', tip ?? head, target];
        if ((await git.try(['--git-dir', gitDir, ...args])).code === 0)
            return 'merged';
    }
    return tip === null ? 'closed' : 'open';
}
async function commitsOf(repository, { branch, base }) {
    const { git, gitDir, path } = repository;
    const head = await commitOf(repository, `refs/heads/${branch}`);
    const { code, stdout } = await git.try([
        ...['--git-dir', gitDir, 'merge-base', `refs/heads/${base}`, `refs/heads/${branch}`],
    ]);
    if (head === null || code !== 0) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Unavailable */ .$P(`The branch \`${branch}\` or \`${base}\` of ${path} cannot be read. Check that both exist, and try again.`);
    }
    return { from: stdout.toString('utf8').trim(), head };
}
/** Of these branches, those that still exist and that their base does not contain. */
async function countUnmerged({ git, gitDir }, newest) {
    let open = 0;
    for (const base of new Set([...newest.values()].map((one) => one.base))) {
        const args = ['for-each-ref', '--format=%(refname:lstrip=2)'];
        const listed = await git.try([
            ...['--git-dir', gitDir, ...args, `--no-merged=refs/heads/${base}`, 'refs/heads'],
        ]);
        const names = listed.stdout.toString('utf8').split('\n');
        open += names.filter((name) => newest.get(name)?.base === base).length;
    }
    return open;
}
/** For a shell. */
function quote(word) {
    return /^[\w./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
/** The git directory behind a path, and the branch that jobs start from. */
async function inspectRepository(git, path, base) {
    const found = await git.try(['-C', path, 'rev-parse', '--absolute-git-dir']);
    if (found.code !== 0) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .SetupError */ .w3(`${path} is not a git repository. Use the folder of a git repository.`);
    }
    const gitDir = found.stdout.toString('utf8').trim();
    const head = await git.try(['--git-dir', gitDir, 'symbolic-ref', '--short', 'HEAD']);
    const defaultBranch = base ?? head.stdout.toString('utf8').trim();
    const ref = `refs/heads/${defaultBranch}`;
    const exists = await git.try(['--git-dir', gitDir, 'show-ref', '--verify', '--quiet', ref]);
    if (exists.code !== 0) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .SetupError */ .w3(`${path} has no branch \`${defaultBranch}\`. Create a first commit, or set the branch with --base-ref.`);
    }
    return { gitDir, defaultBranch };
}


/***/ })

};
