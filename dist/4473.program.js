export const id = 4473;
export const ids = [4473];
export const modules = {

/***/ 84473:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  demo: () => (/* binding */ demo)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./.build/program/src/cli/args.js
var args = __webpack_require__(94552);
// EXTERNAL MODULE: ./.build/program/src/cli/command.js
var command = __webpack_require__(15712);
// EXTERNAL MODULE: ./.build/program/src/text/foreign.js
var foreign = __webpack_require__(93818);
;// CONCATENATED MODULE: ./.build/program/src/cli/terminal-markdown.js
// Enough Markdown for a terminal: headings, tables, links, code. Diagrams and their legends are
// left out.

const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"' };
function terminalMarkdown(markdown, style) {
    const plain = (0,foreign/* clean */.uH)(markdown)
        .replace(/^```mermaid\n[\s\S]*?^```\n(?:🟦.*\n)?/gm, '')
        .replace(/<summary>([\s\S]*?)<\/summary>/g, '$1')
        .replace(/<[^>\n]+>/g, '')
        .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
        .replace(/&(amp|lt|gt|quot);/g, (_, name) => ENTITIES[name] ?? '');
    const out = [];
    let table = [];
    const endTable = () => {
        out.push(...drawTable(table, style));
        table = [];
    };
    for (const line of plain.split('\n')) {
        if (/^\s*\|.*\|\s*$/.test(line)) {
            table.push(cells(line));
            continue;
        }
        endTable();
        out.push(inline(line, style));
    }
    endTable();
    return out
        .join('\n')
        .replace(/\n{3,}/g, '\n\n')
        .trim();
}
function cells(line) {
    return line
        .trim()
        .slice(1, -1)
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim().replaceAll('\\|', '|').replace(/[`*]/g, ''));
}
function drawTable(rows, style) {
    const [head = [], ruler = [], ...body] = rows;
    if (rows.length === 0)
        return [];
    const right = ruler.map((cell) => cell.endsWith(':'));
    const widths = head.map((_, column) => Math.max(...[head, ...body].map((row) => [...(row[column] ?? '')].length)));
    const draw = (row) => row
        .map((cell, column) => {
        const space = ' '.repeat(Math.max(0, (widths[column] ?? 0) - [...cell].length));
        return right[column] ? space + cell : cell + space;
    })
        .join('  ')
        .trimEnd();
    return [style.dim(draw(head)), ...body.map(draw)];
}
function inline(line, style) {
    const heading = /^#{1,6} (.*)$/.exec(line)?.[1];
    if (heading !== undefined)
        return style.bold(heading);
    return line
        .replace(/!\[([^\]]*)\]\([^)]*\)/g, '$1')
        .replace(/\[([^\]]*)\]\(([^)\s]*)[^)]*\)/g, '$1 <$2>')
        .replace(/\*\*([^*]+)\*\*/g, (_, text) => style.bold(text))
        .replace(/^_(.+)_$/, (_, text) => style.dim(text))
        .replace(/^> ?/, '│ ');
}

;// CONCATENATED MODULE: ./.build/program/src/cli/demo-week.js

async function tellWeek(world, tell) {
    const { style, chapter, say, person, docket, log } = tell;
    const outcomes = [];
    const hear = ({ outcome, answer }) => {
        outcomes.push(outcome);
        docket(answer);
    };
    chapter('Monday: Mona requests documentation for her pull request');
    const pull = await world.openPull();
    say(`${pull.title}\n${style.link(pull.url)}`);
    const ask = async (body, thread = pull.number) => {
        person('mona', body);
        hear(await world.comment('mona', thread, body, log));
    };
    await ask('/docs explain the new --json flag');
    const made = await world.jobPull();
    chapter('She misspells a command: nothing starts');
    await ask('/docs staus');
    chapter('Tuesday: the request is not clear, so the agent asks back');
    await ask('/docs give an example of the other flag');
    await ask('/docs I mean --near: add the example to docs/start.md');
    chapter('Wednesday: Hubert requests changes in a review of the new pull request');
    const review = 'Almost there. Please say where the list of trails comes from.';
    const line = { path: 'docs/cli.md', line: 10, body: 'Which fields does each trail have?' };
    person('hubert', `${review}\n${line.path}, line ${line.line}: ${line.body}`);
    hear(await world.requestChanges(made.number, review, line, log));
    chapter('Thursday: a check fails on that pull request');
    const failure = 'docs/start.md:5 The example has no language. Write ```sh.';
    person('CI / lint', failure);
    hear(await world.failCheck(made.number, failure, log));
    chapter('Friday: a request that Mona takes back');
    const regret = '/docs rewrite all pages in the style of a poem';
    person('mona', `${regret}\n/docs cancel`);
    hear(await world.askAndCancel('mona', pull.number, regret, log));
    chapter('The team sets a budget of five cents a day, which this day has already used up');
    await world.setBudget(0.05);
    await ask('/docs new shorten docs/index.md to one paragraph');
    chapter('The thread from top to bottom, as everyone reads it');
    for (const { author, body } of world.conversation(pull.number)) {
        say(`${style.bold(author)}\n${terminalMarkdown(body, style)}\n`);
    }
    return {
        asPromised: outcomes.join() === PROMISED.join(),
        places: [pull.url, made.url],
    };
}
const PROMISED = [
    ...['pull-request', 'ignored', 'no-changes', 'pull-request'],
    ...['pull-request', 'pull-request', 'cancelled', 'failed'],
];

;// CONCATENATED MODULE: ./.build/program/src/cli/narrator.js

function narrator({ out, color }) {
    const style = styles(color);
    let chapters = 0;
    const say = (text) => out(`${text.replace(/^(?=.)/gm, '   ')}\n`);
    return {
        style,
        say,
        chapter: (title) => out(`\n${style.bold(`${++chapters}. ${title}`)}\n`),
        person: (name, text) => say(`${name}: ${style.bold(text)}`),
        docket: (markdown) => say(`docket: ${terminalMarkdown(markdown, style)}`),
        log: (line) => out(style.dim(`   │ ${line}\n`)),
    };
}
function styles(color) {
    const code = (number) => (text) => color ? `\u001b[${number}m${text}\u001b[0m` : text;
    return { bold: code(1), dim: code(2), link: code(4), added: code(32), removed: code(31) };
}
/** A diff, as terminals show it. */
function colored(diff, style) {
    return diff
        .split('\n')
        .map((line) => {
        if (/^\+(?!\+\+)/.test(line))
            return style.added(line);
        if (/^-(?!--)/.test(line))
            return style.removed(line);
        return line;
    })
        .join('\n');
}

;// CONCATENATED MODULE: ./.build/program/src/cli/demo.js
// docket demo: shows a complete example while it really runs on this machine.





const OPTIONS = {
    week: { type: 'flag', help: 'show what a team sees on its threads in the first week' },
    keep: { type: 'flag', help: 'keep everything open for your browser until you press Ctrl-C' },
};
const OPENING = 'Docket, offline: a throwaway repository, a stand-in for GitHub, and the real action.';
const HELP = `Demonstrates Docket offline with a throwaway repository, a local stand-in for GitHub,
and the real action, run as in a workflow. Everything is cleaned up afterward.

Usage: docket demo [--week] [--keep]

${(0,args/* optionsHelp */.EW)(OPTIONS)}
`;
function demoCommand(deps) {
    return { help: HELP, run: (argv, terminal) => run(argv, terminal, deps) };
}
async function run(argv, terminal, deps) {
    const { keep, week } = (0,args/* parseOptions */.Ac)(OPTIONS, argv, noWords).values;
    const began = deps.clock.now();
    terminal.out(`${OPENING}\n`);
    const show = async (open, tell) => {
        const world = await open({ keep, signal: terminal.signal });
        try {
            const told = await tell(world, narrator(terminal));
            const seconds = Math.round((deps.clock.now() - began) / 1000);
            terminal.out(ending(told, seconds, keep));
            if (keep) {
                terminal.out(`${told.places.map((place) => `   ${place}`).join('\n')}\n`);
                await untilStopped(terminal.signal);
            }
            return told.asPromised ? command/* EXIT */.dc.done : command/* EXIT */.dc.failed;
        }
        finally {
            await world.close();
        }
    };
    return week ? show(deps.openWeek, tellWeek) : show(deps.open, tellAll);
}
function noWords({ positionals }) {
    return positionals.length > 0 ? [`Unexpected argument \`${positionals[0]}\`.`] : [];
}
async function tellAll(world, tell) {
    const { style, chapter, say, person, docket, log } = tell;
    chapter('Mona opens a pull request that changes the program');
    const pull = await world.openPull();
    say(`${pull.title}\n${style.link(pull.url)}`);
    chapter('She requests documentation');
    const ask = '/docs explain the new --json flag';
    person('mona', ask);
    const first = await world.comment('mona', pull.number, ask, log);
    docket(first.answer);
    const made = await world.jobPull();
    say(`${took(first)} The pull request stacks on hers and changes:\n${colored(made.diff, style)}`);
    chapter('She requests another change on the new pull request');
    const more = '/docs add "For scripts" to docs/start.md: `trail list --json` prints all trails as one array.';
    person('mona', more);
    const second = await world.comment('mona', made.number, more, log);
    const grown = await world.jobPull();
    say(`${took(second)} Same job, same pull request, one more commit:`);
    say(grown.commits.map((subject) => `• ${subject}`).join('\n'));
    chapter('A stranger tries it, too');
    const rude = '/docs replace "Trail" with "Buy my shoes"';
    person('stranger', rude);
    const third = await world.comment('stranger', pull.number, rude, log);
    docket(third.answer);
    chapter('On Monday: which pages people and AI read');
    const views = await world.exportViews(log);
    say(terminalMarkdown(views.summary, style));
    const size = `${Math.ceil(views.artifact.bytes / 1024)} kB`;
    say(`Uploaded the artifact \`${views.artifact.name}\` (${size}), which contains the report.`);
    chapter('On Tuesday, her change is merged: a page that AI could not find becomes a pull request');
    const improved = await world.improve(pull.number, log);
    say(terminalMarkdown(improved.summary, style));
    say(`${took(improved)} It changes:\n${colored(improved.pull.diff, style)}`);
    return {
        asPromised: first.outcome === 'pull-request' &&
            second.outcome === 'pull-request' &&
            grown.number === made.number &&
            third.outcome === 'ignored' &&
            improved.outcome === 'pull-request',
        places: [pull.url, made.url, views.report, improved.pull.url],
    };
}
function ending({ asPromised }, seconds, keep) {
    if (!asPromised)
        return '\nThe demo did not finish as expected. See the lines above.\n';
    return [
        '',
        `Demo finished in ${seconds} s.`,
        'To use Docket in your repository, copy examples/workflows/docs-comments.yml.',
        keep
            ? 'Open these in a browser. Press Ctrl-C to stop:'
            : 'Everything was cleaned up. Run `npm run demo -- --keep` to keep it open for your browser.',
        '',
    ].join('\n');
}
function untilStopped(signal) {
    return new Promise((resolve) => {
        if (signal.aborted)
            resolve();
        else
            signal.addEventListener('abort', () => resolve(), { once: true });
    });
}
function took({ seconds }) {
    return `(${seconds.toFixed(1)} s)`;
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: external "node:stream/consumers"
var consumers_ = __webpack_require__(38321);
;// CONCATENATED MODULE: ./.build/program/src/local-runner/results.js
// The local stand-in for the results service, which stores the artifacts of workflow runs: only the
// part that `@actions/artifact` uses for an upload.



const SERVICE = '/twirp/github.actions.results.api.v1.ArtifactService/';
async function startResults({ host = '127.0.0.1', port = 0 } = {}) {
    const token = runtimeToken();
    const uploads = new Map();
    const artifacts = [];
    let url = '';
    const create = ({ name, expires_at: expiresAt = null }) => {
        if ([...uploads.values()].some((upload) => upload.name === name)) {
            const msg = 'an artifact with this name already exists on the workflow run';
            return { status: 409, body: { code: 'already_exists', msg } };
        }
        const id = (0,external_node_crypto_.randomUUID)();
        uploads.set(id, { name, expiresAt, blocks: new Map(), content: Buffer.alloc(0) });
        return { status: 200, body: { ok: true, signed_upload_url: `${url}/blobs/${id}?sig=${id}` } };
    };
    const finalize = ({ name, size, hash }) => {
        const upload = [...uploads.values()].find((one) => one.name === name);
        const digest = (0,external_node_crypto_.createHash)('sha256')
            .update(upload?.content ?? '')
            .digest('hex');
        if (!upload || upload.content.length !== Number(size) || hash !== `sha256:${digest}`) {
            const msg = 'the size or the hash does not match the upload';
            return { status: 400, body: { code: 'invalid_argument', msg } };
        }
        const { expiresAt, content: zip } = upload;
        artifacts.push({ id: artifacts.length + 1, name, expiresAt, zip });
        return { status: 200, body: { ok: true, artifact_id: String(artifacts.length) } };
    };
    /** A block blob: in one piece, or in blocks that a list then puts in order. */
    const put = (path, bytes) => {
        const upload = uploads.get(path.pathname.slice('/blobs/'.length));
        if (!upload || !path.searchParams.has('sig'))
            return { status: 403 };
        const part = path.searchParams.get('comp');
        if (part === 'block')
            upload.blocks.set(path.searchParams.get('blockid') ?? '', bytes);
        else if (part === 'blocklist') {
            const ids = [...bytes.toString().matchAll(/<Latest>([^<]*)<\/Latest>/g)];
            const blocks = ids.map(([, id = '']) => upload.blocks.get(id) ?? Buffer.alloc(0));
            upload.content = Buffer.concat(blocks);
        }
        else
            upload.content = bytes;
        return { status: 201 };
    };
    const answer = async (request) => {
        const path = new URL(request.url ?? '/', url);
        const bytes = await (0,consumers_.buffer)(request);
        if (request.method === 'PUT')
            return put(path, bytes);
        if (request.headers.authorization !== `Bearer ${token}`) {
            return { status: 401, body: { code: 'unauthenticated', msg: 'unknown token' } };
        }
        const message = JSON.parse(bytes.toString() || '{}');
        if (path.pathname === `${SERVICE}CreateArtifact`)
            return create(message);
        if (path.pathname === `${SERVICE}FinalizeArtifact`)
            return finalize(message);
        return { status: 404, body: { code: 'bad_route', msg: 'no such method' } };
    };
    const server = (0,external_node_http_.createServer)(async (request, response) => {
        const { status, body } = await answer(request).catch((error) => ({
            status: 500,
            body: { code: 'internal', msg: String(error) },
        }));
        response.writeHead(status, {
            'content-type': 'application/json',
            'x-ms-version': '2024-11-04',
        });
        response.end(body ? JSON.stringify(body) : '');
    });
    await new Promise((done) => server.listen(port, host, done));
    url = `http://${host}:${server.address().port}`;
    return {
        url,
        env: { ACTIONS_RESULTS_URL: `${url}/`, ACTIONS_RUNTIME_TOKEN: token },
        artifacts,
        close: async () => {
            server.closeAllConnections();
            await new Promise((done) => server.close(done));
        },
    };
}
/** Nothing checks the signature here; only the scope is read, with the ids of run and job. */
function runtimeToken() {
    const part = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const scp = `Actions.Results:${(0,external_node_crypto_.randomUUID)()}:${(0,external_node_crypto_.randomUUID)()}`;
    return `${part({ alg: 'none', typ: 'JWT' })}.${part({ scp })}.${(0,external_node_crypto_.randomUUID)()}`;
}

// EXTERNAL MODULE: ./.build/program/src/shared/clock.js
var clock = __webpack_require__(66122);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./.build/program/src/local-github/local-github.js + 60 modules
var local_github = __webpack_require__(33108);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
;// CONCATENATED MODULE: ./.build/program/src/local-runner/runner.js
// The part of a workflow runner that starts a step of a JavaScript action: environment, event file,
// the files a step writes to, and the `post` step with the state that the step saved.



function startStep(request) {
    const env = environment(request);
    const main = launch(request, request.main, env, 'main');
    return {
        ...main,
        async post() {
            const { state } = await main.ended;
            const saved = Object.entries(state).map(([name, value]) => [`STATE_${name}`, value]);
            return launch(request, request.post, { ...env, ...Object.fromEntries(saved) }, 'post').ended;
        },
    };
}
function environment(request) {
    const { dir, host, repository, event, runId, attempt = 1 } = request;
    const eventFile = (0,external_node_path_.join)(dir, 'event.json');
    (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(dir, 'temp'), { recursive: true });
    (0,external_node_fs_.writeFileSync)(eventFile, JSON.stringify(event.payload));
    const sender = event.payload.sender;
    const inputs = Object.entries(request.inputs).map(([name, value]) => [
        `INPUT_${name.toUpperCase()}`,
        value,
    ]);
    return {
        HOME: dir,
        CI: 'true',
        GITHUB_ACTIONS: 'true',
        GITHUB_ACTION: '__run',
        GITHUB_ACTOR: sender?.login ?? 'octocat',
        GITHUB_API_URL: host.apiUrl,
        GITHUB_EVENT_NAME: event.name,
        GITHUB_EVENT_PATH: eventFile,
        GITHUB_GRAPHQL_URL: host.graphqlUrl,
        GITHUB_JOB: 'docs',
        GITHUB_REPOSITORY: repository.fullName,
        GITHUB_REPOSITORY_ID: String(repository.id),
        GITHUB_RUN_ATTEMPT: String(attempt),
        GITHUB_RUN_ID: String(runId),
        GITHUB_SERVER_URL: host.serverUrl,
        GITHUB_WORKSPACE: dir,
        RUNNER_TEMP: (0,external_node_path_.join)(dir, 'temp'),
        ...Object.fromEntries(inputs),
        ...request.env,
    };
}
function launch({ node, dir, onLine, signal }, entry, env, phase) {
    const file = (name) => (0,external_node_path_.join)(dir, `${phase}-${name}`);
    for (const name of ['output', 'state', 'summary'])
        (0,external_node_fs_.writeFileSync)(file(name), '');
    const child = (0,external_node_child_process_.spawn)(node, [entry], {
        cwd: dir,
        env: {
            ...env,
            GITHUB_OUTPUT: file('output'),
            GITHUB_STATE: file('state'),
            GITHUB_STEP_SUMMARY: file('summary'),
        },
        stdio: ['ignore', 'pipe', 'pipe'],
        // A separate group: Ctrl-C at a terminal goes to all processes of a group.
        detached: signal !== undefined,
    });
    const kill = () => {
        const over = child.exitCode !== null || child.signalCode !== null;
        if (!over && child.pid !== undefined)
            process.kill(-child.pid, 'SIGKILL');
    };
    signal?.addEventListener('abort', kill);
    child.once('close', () => signal?.removeEventListener('abort', kill));
    const show = logView();
    let log = '';
    let told = 0;
    const waiting = [];
    const hear = (text) => {
        log += text;
        for (const one of waiting)
            if (log.includes(one.text))
                one.done();
        for (let end = log.indexOf('\n', told); end >= 0; end = log.indexOf('\n', told)) {
            const line = show(log.slice(told, end));
            if (line !== undefined && !signal?.aborted)
                onLine?.(line);
            told = end + 1;
        }
    };
    for (const stream of [child.stdout, child.stderr])
        stream.setEncoding('utf8').on('data', hear);
    const ended = new Promise((done, fail) => {
        child.once('error', fail);
        child.once('close', (code) => {
            const read = (name) => (0,external_node_fs_.readFileSync)(file(name), 'utf8');
            done({
                code,
                log,
                outputs: assignments(read('output')),
                summary: read('summary'),
                state: assignments(read('state')),
            });
        });
    });
    const printed = (text) => new Promise((done, fail) => {
        if (log.includes(text))
            return done();
        waiting.push({ text, done });
        child.once('close', () => fail(new Error(`The step ended without printing ${text}:\n${log}`)));
    });
    return { child, printed, ended };
}
/** How the log shows a line that a step prints: undefined if it does not. */
function logView() {
    const masks = [];
    let grouped = false;
    return (line) => {
        const [, command = '', text = ''] = /^::([\w-]+)(?: [^:]*)?::(.*)$/.exec(line) ?? [];
        if (command === 'add-mask' && text !== '')
            masks.push(text);
        const wasGrouped = grouped;
        if (command === 'group')
            grouped = true;
        if (command === 'endgroup')
            grouped = false;
        if (wasGrouped || ['add-mask', 'debug', 'endgroup', 'stop-commands'].includes(command))
            return;
        const label = ['warning', 'error', 'notice'].includes(command) ? `${command}: ` : '';
        const shown = command === '' ? line : label + text.replaceAll('%0A', ' ');
        return masks.reduce((words, mask) => words.replaceAll(mask, '***'), shown);
    };
}
/** The runner's files: `name=value`, or `name<<delimiter` and lines up to the delimiter. */
function assignments(text) {
    const found = {};
    const lines = text.split('\n');
    for (let line = lines.shift(); line !== undefined; line = lines.shift()) {
        const [, name = '', mark, rest = ''] = /^([^=<]+)(=|<<)(.*)$/.exec(line) ?? [];
        if (mark === '=')
            found[name] = rest;
        if (mark !== '<<')
            continue;
        const value = lines.splice(0, lines.indexOf(rest) + 1);
        found[name] = value.slice(0, -1).join('\n');
    }
    return found;
}

// EXTERNAL MODULE: ./.build/program/src/git/git.js + 1 modules
var git_git = __webpack_require__(74692);
;// CONCATENATED MODULE: ./.build/program/src/compose/cli/package-root.js



/** The folder with `action.yml`: above this file, whether it runs from src/ or from dist/. */
function packageRoot() {
    for (let dir = import.meta.dirname; dir !== (0,external_node_path_.dirname)(dir); dir = (0,external_node_path_.dirname)(dir)) {
        if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(dir, 'action.yml')))
            return dir;
    }
    throw new errors/* SetupError */.w3('This installation of Docket is incomplete: action.yml is missing. Install it again.');
}

;// CONCATENATED MODULE: ./.build/program/src/compose/cli/demo-site.js
// The repository that the demos are about: the shipped site, a pull request that changes its program,
// and what the bot makes of it.





async function createSite(host, name) {
    const files = siteFiles((0,external_node_path_.join)(packageRoot(), 'examples/site'));
    const repository = await host.createRepository(name, { files });
    repository.collaborator('mona', 'write');
    return { repository, openPull: () => openPull(repository, String(files['src/trail.js'])) };
}
async function openPull(repository, program) {
    const files = { 'src/trail.js': withJson(program) };
    await repository.push({ by: 'mona', branch: 'json', files, message: 'Add --json' });
    const title = 'Add --json to trail list';
    const body = 'Scripts need to read the list of trails, too.';
    const wanted = { by: 'mona', title, body, head: 'json', base: 'main' };
    const { pull } = await repository.openPull(wanted);
    return { title, number: pull.number, url: pageOf(repository, pull.number) };
}
/** What Mona's pull request changes in the program. */
function withJson(source) {
    return source
        .replace(/^};/m, "  json: 'Prints all trails as one JSON array, for scripts.',\n};")
        .replace('list(trails) {', 'list(trails, { json }) {\n  if (json) return console.log(JSON.stringify(trails));');
}
/** What the bot writes on a thread from now on. */
function listen(repository, thread) {
    const before = repository.comments(thread).length;
    return () => repository
        .comments(thread)
        .slice(before)
        .flatMap(({ author, body }) => (author.endsWith('[bot]') ? [body] : []))
        .join('\n\n');
}
function pageOf(repository, pull) {
    return `${repository.url}/pull/${pull}`;
}
/** The pull request with this number, or else the first job's. */
async function jobPull(repository, path, wanted) {
    const pull = (await repository.pulls()).find(({ number, pull }) => wanted === undefined ? pull.headRef.startsWith('docket/') : number === wanted);
    if (!pull)
        throw new errors/* SetupError */.w3('The job reported a pull request, but there is none.');
    const git = (0,git_git.createGit)({ path });
    const range = `${pull.pull.baseRef}...${pull.pull.headRef}`;
    const show = (args) => git.run(['--git-dir', repository.gitDir, ...args]);
    const log = await show(['log', '--reverse', '--format=%s', range.replace('...', '..')]);
    const diff = await show(['diff', '--unified=1', range]);
    return {
        number: pull.number,
        url: pageOf(repository, pull.number),
        commits: log.trim().split('\n'),
        diff: diff.replace(/^(?:diff|index|---|new file) .*\n/gm, '').replace(/^\+\+\+ b\//gm, ''),
    };
}
function siteFiles(dir) {
    const files = (0,external_node_fs_.readdirSync)(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile() && !entry.parentPath.endsWith('logs'));
    return Object.fromEntries(files.map((entry) => {
        const full = (0,external_node_path_.join)(entry.parentPath, entry.name);
        return [(0,external_node_path_.relative)(dir, full), (0,external_node_fs_.readFileSync)(full)];
    }));
}

;// CONCATENATED MODULE: ./.build/program/src/compose/cli/demo-place.js
// Where the demos take place: the shipped site in a stand-in for GitHub, and the committed bundle run
// on its events exactly as a workflow runner runs it.








const REPOSITORY = 'mona/trail';
/** The variables of this process that a step gets: enough to find programs, nothing else. */
const PASSED_ON = ['PATH', 'LANG', 'TMPDIR'];
async function openPlace(env, signal) {
    const root = packageRoot();
    const dir = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'docket-demo-'));
    const host = await (0,local_github.startLocalGithub)({ path: env.PATH ?? '', dataDir: (0,external_node_path_.join)(dir, 'host') });
    const { repository, openPull } = await createSite(host, REPOSITORY);
    return {
        root,
        repository,
        openPull,
        start: stepStarter({ env, root, dir, host, repository, signal }),
        async close({ keep }) {
            await host.close();
            if (!keep)
                (0,external_node_fs_.rmSync)(dir, { recursive: true, force: true });
        },
    };
}
/** Runs a step and its post step to the end. */
async function runStep(step, signal) {
    const ended = await step.ended;
    signal.throwIfAborted();
    await step.post();
    return ended;
}
function stepStarter(place) {
    const { root, dir, host, repository, signal } = place;
    const action = (0,dist/* parse */.qg)((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(root, 'action.yml'), 'utf8'));
    const defaults = Object.entries(action.inputs).map(([name, input]) => [
        name,
        name === 'github-token' ? host.token : String(input.default ?? ''),
    ]);
    const passedOn = PASSED_ON.flatMap((name) => {
        const value = place.env[name];
        return value === undefined ? [] : [[name, value]];
    });
    let runId = 1000;
    return ({ event, onLine, inputs, env }) => {
        signal.throwIfAborted();
        runId += 1;
        return startStep({
            node: process.execPath,
            main: (0,external_node_path_.join)(root, action.runs.main),
            post: (0,external_node_path_.join)(root, action.runs.post),
            dir: (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(dir, 'run-')),
            host,
            repository,
            event,
            onLine,
            inputs: { ...Object.fromEntries(defaults), ...inputs },
            runId,
            signal,
            env: { ...Object.fromEntries(passedOn), ...env },
        });
    };
}

// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
;// CONCATENATED MODULE: ./.build/program/src/compose/cli/scripted-model.js
// A model endpoint that plays a script: one answer per request, in order. It thinks nothing, costs
// nothing, and is enough to watch what Docket does with what a model says.


const USAGE = { prompt_tokens: 11_840, completion_tokens: 412, total_tokens: 12_252 };
async function startScriptedModel(script) {
    let count = 0;
    const arrivals = new EventTarget();
    const server = (0,external_node_http_.createServer)((request, response) => {
        request.resume().once('end', () => {
            const answer = script[count];
            count += 1;
            arrivals.dispatchEvent(new Event('asked'));
            play(answer ?? { say: 'There is nothing left to say.' }, count, response);
        });
    });
    await (0,external_node_events_.once)(server.listen(0, '127.0.0.1'), 'listening');
    return {
        url: `http://127.0.0.1:${server.address().port}/v1`,
        async asked(wanted) {
            while (count < wanted)
                await (0,external_node_events_.once)(arrivals, 'asked');
        },
        async close() {
            server.closeAllConnections();
            await new Promise((closed) => server.close(closed));
        },
    };
}
function play(answer, count, response) {
    if ('wait' in answer)
        return;
    const message = 'say' in answer
        ? { role: 'assistant', content: answer.say }
        : { role: 'assistant', content: null, tool_calls: [editCall(count, answer.edit)] };
    const finish = 'say' in answer ? 'stop' : 'tool_calls';
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({
        ...{ id: `answer-${count}`, object: 'chat.completion', created: 1, model: 'scripted' },
        choices: [{ index: 0, message, finish_reason: finish }],
        usage: USAGE,
    }));
}
function editCall(count, edit) {
    const call = { name: 'edit', arguments: JSON.stringify(edit) };
    return { id: `call-${count}`, type: 'function', function: call };
}

;// CONCATENATED MODULE: ./.build/program/src/compose/cli/demo-week.js




const NEAR = '| `--near PLACE` | Looks around this place instead of around you. |';
const JSON_ROW = '| `--json` | Prints all trails as one JSON array, for scripts. |';
const JSON_FIELDS = '| `--json` | Prints all trails around you as one JSON array. Each trail has a `name`, `km`, and `hours`. |';
const START = 'The [command line](cli.md) has all options.';
const EXAMPLE = '\n\n```\ntrail list --near Chamonix\n```';
const SCRIPT = [
    { edit: { path: 'docs/cli.md', find: NEAR, replace: `${NEAR}\n${JSON_ROW}` } },
    { say: 'Document the --json flag of trail list\n\nIt is in the table of options now.' },
    { say: 'Which flag do you mean? `trail list` has `--near` and `--json`.' },
    { edit: { path: 'docs/start.md', find: START, replace: `${START}${EXAMPLE}` } },
    { say: 'Added an example of `--near` to the first page.' },
    { edit: { path: 'docs/cli.md', find: JSON_ROW, replace: JSON_FIELDS } },
    { say: 'Listed the fields of each trail, and where the trails are from.' },
    { edit: { path: 'docs/start.md', find: '```\ntrail', replace: '```sh\ntrail' } },
    { say: 'Named the language of the example.' },
    { wait: true },
];
/** How many requests the model has had when the one that is taken back arrives. */
const TAKEN_BACK = SCRIPT.length;
const PRICES = 'prices: { input: 1, output: 4 }\nfix-checks: true\n';
async function openWeek(env, { keep, signal }) {
    const place = await openPlace(env, signal);
    const { repository } = place;
    const model = await startScriptedModel(SCRIPT);
    const inputs = { 'model-url': model.url, model: 'scripted', 'model-key': 'demo-key-of-no-value' };
    repository.collaborator('hubert', 'write');
    const settings = (text) => repository.push({ by: 'mona', branch: 'main', files: { '.github/docket.yml': text } });
    await settings(PRICES);
    const start = (event, onLine) => place.start({ event, onLine, inputs });
    const run = async (event, thread, onLine) => {
        const answer = listen(repository, thread);
        const { outputs } = await runStep(start(event, onLine), signal);
        return { outcome: outputs.outcome ?? '', answer: answer() };
    };
    const jobPull = async () => {
        const pull = (await repository.pulls()).find((one) => one.pull.headRef.startsWith('docket/'));
        if (!pull)
            throw new errors/* SetupError */.w3('The job reported a pull request, but there is none.');
        return pull;
    };
    return {
        openPull: place.openPull,
        comment: (by, thread, body, onLine) => run(repository.comment(thread, { by, body }).event, thread, onLine),
        async jobPull() {
            const { number } = await jobPull();
            return { number, url: pageOf(repository, number) };
        },
        async requestChanges(number, body, line, onLine) {
            const wanted = { by: 'hubert', body, comments: [line] };
            const { event } = await repository.requestChanges(number, wanted);
            return run(event, number, onLine);
        },
        async failCheck(number, log, onLine) {
            const { headRef } = (await jobPull()).pull;
            const headSha = (await repository.branch(headRef)) ?? '';
            const failed = { headBranch: headRef, headSha, job: 'lint', log };
            return run(repository.checks.run(failed).event, number, onLine);
        },
        async askAndCancel(by, thread, body, onLine) {
            const answer = listen(repository, thread);
            const asking = start(repository.comment(thread, { by, body }).event, onLine);
            await model.asked(TAKEN_BACK);
            await run(repository.comment(thread, { by, body: '/docs cancel' }).event, thread, onLine);
            const { outputs } = await runStep(asking, signal);
            return { outcome: outputs.outcome ?? '', answer: answer() };
        },
        async setBudget(dollars) {
            await settings(`${PRICES}budget: { day: ${dollars} }\n`);
        },
        conversation: (thread) => repository.comments(thread),
        async close() {
            await Promise.all([place.close({ keep }), model.close()]);
        },
    };
}

;// CONCATENATED MODULE: ./.build/program/src/compose/cli/demo.js
// The world of the demo, and of the demo of a week.








const SCHEDULE = { name: 'schedule', payload: { schedule: '0 6 * * 1' } };
function demo(env) {
    return demoCommand({
        clock: clock/* systemClock */.m,
        open: (options) => openWorld(env, options),
        openWeek: (options) => openWeek(env, options),
    });
}
async function openWorld(env, { keep, signal }) {
    const place = await openPlace(env, signal);
    const { root, repository } = place;
    const results = await startResults();
    const run = async (plan) => {
        const began = clock/* systemClock */.m.now();
        const ended = await runStep(place.start(plan), signal);
        return { ended, seconds: (clock/* systemClock */.m.now() - began) / 1000 };
    };
    const agent = `node ${(0,external_node_path_.join)(root, 'examples/agents/script-agent.mjs')}`;
    const logs = {
        'access-logs': (0,external_node_path_.join)(root, 'examples/site/logs/*.gz'),
        'date-from': '2026-11-02',
        'date-to': '2026-11-09',
    };
    return {
        openPull: place.openPull,
        async comment(by, thread, body, onLine) {
            const answer = listen(repository, thread);
            const { event } = repository.comment(thread, { by, body });
            const { ended, seconds } = await run({ event, onLine, inputs: { 'agent-command': agent } });
            return { ...readStep(ended, seconds), answer: answer() };
        },
        jobPull: () => jobPull(repository, env.PATH ?? ''),
        async improve(merged, onLine) {
            await repository.merge(merged, { by: 'mona' });
            const { ended, seconds } = await run({
                event: SCHEDULE,
                onLine,
                inputs: { ...logs, mode: 'improve', 'agent-command': agent },
            });
            const { outcome } = readStep(ended, seconds);
            const [{ prLink }] = JSON.parse(ended.outputs.picked ?? '');
            const pull = await jobPull(repository, env.PATH ?? '', Number(prLink.split('/').at(-1)));
            return { outcome, seconds, summary: ended.summary, pull };
        },
        async exportViews(onLine) {
            const { ended, seconds } = await run({
                event: SCHEDULE,
                onLine,
                inputs: logs,
                // The toolkit uploads only from GitHub's hosts and from names like this one.
                env: { ...results.env, GITHUB_SERVER_URL: 'http://docket.localhost' },
            });
            const [artifact] = results.artifacts;
            if (ended.code !== 0 || !artifact) {
                throw new errors/* SetupError */.w3(`The export failed unexpectedly:\n${ended.log}`);
            }
            return {
                seconds,
                summary: ended.summary,
                artifact: { name: artifact.name, bytes: artifact.zip.length },
                report: (0,external_node_path_.join)(ended.outputs['report-dir'] ?? '', 'report.html'),
            };
        },
        async close() {
            await Promise.all([place.close({ keep }), results.close()]);
        },
    };
}
function readStep({ outputs, code, log }, seconds) {
    if (code !== 0)
        throw new errors/* SetupError */.w3(`The step failed unexpectedly:\n${log}`);
    return { outcome: outputs.outcome ?? '', seconds };
}


/***/ }),

/***/ 66122:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ isoTime),
/* harmony export */   m: () => (/* binding */ systemClock)
/* harmony export */ });
// Time is injected: tests use their own clock and never wait.
const systemClock = {
    now: () => Date.now(),
    sleep(ms, signal) {
        return new Promise((resolve, reject) => {
            if (signal?.aborted)
                return reject(signal.reason);
            const onAbort = () => {
                clearTimeout(timer);
                reject(signal?.reason);
            };
            const timer = setTimeout(() => {
                signal?.removeEventListener('abort', onAbort);
                resolve();
            }, ms);
            signal?.addEventListener('abort', onAbort, { once: true });
        });
    },
};
let last = { ms: 0, text: '1970-01-01T00:00:00.000Z' };
/** A busy server asks for the same millisecond many times. */
function isoTime(ms) {
    if (ms !== last.ms)
        last = { ms, text: new Date(ms).toISOString() };
    return last.text;
}


/***/ }),

/***/ 93818:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $s: () => (/* binding */ bound),
/* harmony export */   DV: () => (/* binding */ codeBlock),
/* harmony export */   SS: () => (/* binding */ codeSpan),
/* harmony export */   TL: () => (/* binding */ quoted),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   VP: () => (/* binding */ defuse),
/* harmony export */   d3: () => (/* binding */ isWebAddress),
/* harmony export */   hk: () => (/* binding */ boundTail),
/* harmony export */   mG: () => (/* binding */ inline),
/* harmony export */   uH: () => (/* binding */ clean)
/* harmony export */ });
// Text from people, pages and agents, on its way in and out. `clean` shows an agent what a person
// would have seen; `defuse` lets GitHub show foreign text without acting on it. Both are linear in
// the text's length whatever it holds, and doing either twice changes nothing more.
/** An invisible break: GitHub shows the text unchanged and recognizes nothing in it. */
const BREAK = '\u200b';
/** Characters that draw nothing or reorder what is drawn: fillers, tags, marks, bidi controls. */
const INVISIBLE = /[[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]--[\u200c\u200d\ufe00-\ufe0f]]/gv;
/** C0 (but tab and line feed), delete, C1. */
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;
/** Joiners and emoji selectors stay only where a script or an emoji needs them. */
const JOINER = /(?<![[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f]--[A-Za-z]])[\u200c\u200d]|[\u200c\u200d](?![[\p{L}\p{M}\p{Extended_Pictographic}]--[A-Za-z]])/gv;
const SELECTOR = /[\ufe00-\ufe0e]|(?<![\p{Extended_Pictographic}0-9#*])\ufe0f/gu;
/** `[//]: # (…)` and `[comment]: <> (…)`: link definitions that only hide their title. */
const HIDDEN_DEFINITION = /^ {0,3}\[[^\]\n]{0,200}\]:[ \t]*(?:#|<>)(?=[ \t("'])[^\n]*$/gm;
/** Without anything that a reader of the rendered page would not have seen. */
function clean(text) {
    const visible = text
        .toWellFormed()
        .replace(/\r\n?|[\u2028\u2029]/g, '\n')
        .replace(INVISIBLE, '')
        .replace(CONTROL, '');
    return withoutComments(untilSettled(visible)).replace(HIDDEN_DEFINITION, '');
}
/** Removing one joiner can bare the next; runs are short, and each round shortens them. */
function untilSettled(text) {
    let before = text.replace(/[\u200c\u200d]{2,}/g, '').replace(/[\ufe00-\ufe0f]{2,}/g, '');
    for (;;) {
        const after = before.replace(SELECTOR, '').replace(JOINER, '');
        if (after === before)
            return after;
        before = after;
    }
}
/** HTML comments as a browser ends them; a start that is left over is made visible. */
function withoutComments(text) {
    const kept = [];
    let at = 0;
    for (;;) {
        const start = text.indexOf('<!--', at);
        const end = start < 0 ? -1 : commentEnd(text, start + 4);
        if (end < 0)
            break;
        kept.push(text.slice(at, start));
        at = end;
    }
    kept.push(text.slice(at));
    return kept.join('').replaceAll('<!--', '<! --');
}
function commentEnd(text, from) {
    if (text.startsWith('>', from))
        return from + 1;
    if (text.startsWith('->', from))
        return from + 2;
    const end = text.indexOf('-->', from);
    return end < 0 ? -1 : end + 3;
}
/** An address that is safe to put into a Markdown link or to show as it is. */
function isWebAddress(text) {
    return /^https?:\/\/[^\s<>()[\]`"'\\]+$/i.test(text);
}
/** At most `max` code points, the note that something was cut among them. */
function bound(text, max, note = '…') {
    if (text.length <= max)
        return text;
    const room = Math.max(0, max - Array.from(note).length);
    let units = 0;
    let points = 0;
    let cut = 0;
    for (const point of text) {
        if (points === room)
            cut = units;
        if (points === max)
            return text.slice(0, cut) + note;
        units += point.length;
        points += 1;
    }
    return text;
}
/** The last `max` code points, where the end says most, as in a program's output. */
function boundTail(text, max, note = '…') {
    if (text.length <= max)
        return text;
    const points = Array.from(text.slice(-2 * max - 1));
    if (points.length <= max)
        return text;
    return note + points.slice(points.length - Math.max(0, max - Array.from(note).length)).join('');
}
/**
 * Foreign text for a comment, a title, a body or a commit message. Nothing in it mentions, refers,
 * closes, links, loads an image, opens a tag, starts a line with a command or keeps workflows from
 * running, and no entity can spell any of these.
 */
function defuse(text) {
    return text
        .replace(/&(?=[#A-Za-z])/g, `&${BREAK}`)
        .replace(/@(?=[\p{L}\p{N}])/gu, `@${BREAK}`)
        .replace(/#(?=\d)/g, `#${BREAK}`)
        .replace(/(GH-)(?=\d)/gi, `$1${BREAK}`)
        .replace(/<(?=[A-Za-z/!?])/g, `<${BREAK}`)
        .replace(/\](?=[([:])/g, `]${BREAK}`)
        .replace(/:(?=\/\/)/g, `:${BREAK}`)
        .replace(/(www)(?=\.)/gi, `$1${BREAK}`)
        .replace(/^([^\S\n]*)(?=\/[A-Za-z])/gm, `$1${BREAK}`)
        .replace(/^([^\S\n]*:)(?=:)/gm, `$1${BREAK}`)
        .replace(/##(?=\[)/g, `##${BREAK}`)
        .replace(/\[(?=(?:skip|ci|no|actions)\b)/gi, `[${BREAK}`)
        .replace(/(skip-checks)(?=:)/gi, `$1${BREAK}`);
}
/** For a terminal or a log: foreign words could move the cursor or fake another line. */
function oneLine(text) {
    return clean(text).replace(/\s+/g, ' ').trim();
}
/** A name or a path as code within a sentence. */
function codeSpan(text) {
    return `\`${bound(oneLine(text).replaceAll('`', '′'), 120)}\``;
}
/** Within a line or a table cell of a comment. Backticks would end the code it may stand in. */
function inline(text) {
    return defuse(bound(clean(text), 300))
        .replace(/\s+/g, ' ')
        .replaceAll('`', 'ʼ')
        .replaceAll('|', '¦');
}
/** As a quotation in a comment. */
function quoted(text, max = 4_000) {
    return defuse(bound(clean(text), max, '\n… (truncated)'))
        .trim()
        .split('\n')
        .map((line) => `> ${line}`)
        .join('\n');
}
/** As a block of code that the text cannot end. */
function codeBlock(text) {
    const content = bound(clean(text), 100_000, '\n… (truncated)');
    const longest = Math.max(2, ...[...content.matchAll(/`+/g)].map(([run]) => run.length));
    const fence = '`'.repeat(longest + 1);
    return `${fence}text\n${content}\n${fence}`;
}


/***/ })

};
