export const id = 5211;
export const ids = [5211];
export const modules = {

/***/ 65211:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  modelAgent: () => (/* binding */ modelAgent)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/core/json-schema-processors.js
var json_schema_processors = __webpack_require__(98439);
// EXTERNAL MODULE: ./.build/program/src/changes/text.js
var changes_text = __webpack_require__(3991);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
// EXTERNAL MODULE: ./.build/program/src/shared/retry.js
var retry = __webpack_require__(52926);
;// CONCATENATED MODULE: ./.build/program/src/agents/model-errors.js
// What went wrong at a model's endpoint, as one sentence with a remedy, and whether trying again
// can help. The provider's errors are known by their fields: its classes come from a package that
// is loaded only when a model is asked.



/** In the words of the retry policy; undefined where asking again cannot help. */
function failureOf(error, now) {
    const status = statusOf(error);
    if (status === undefined) {
        return /redirect/i.test(messageOf(error)) ? undefined : (0,retry/* connectionFailure */.Dx)(error);
    }
    const wait = (0,retry/* retryAfterMs */.Vs)(error.responseHeaders?.['retry-after'], now);
    return { kind: 'status', status, ...(wait !== undefined && { retryAfterMs: wait }) };
}
function modelFailure(error, endpoint) {
    const sentence = sentenceFor(statusOf(error), error, endpoint);
    // Some endpoints repeat the key they were given.
    const safe = endpoint.key ? sentence.replaceAll(endpoint.key, '***') : sentence;
    return new errors/* WorkFailed */.v$(safe, { cause: error });
}
function sentenceFor(status, error, endpoint) {
    const { model, key } = endpoint;
    const host = hostOf(endpoint.url);
    const said = saidBy(error);
    switch (status) {
        case undefined:
            return `The model’s endpoint at ${host} ${brokenBy(error)}. Check \`model-url\` and that it can be reached from here.`;
        case 401:
        case 403:
            return key
                ? `The model’s endpoint at ${host} did not accept the key. Check \`model-key\`, and that it belongs to this endpoint and may use \`${model}\`.`
                : `The model’s endpoint at ${host} wants a key. Set \`model-key\` from a secret.`;
        case 404:
            return /model/i.test(said)
                ? `The endpoint at ${host} knows no model \`${model}\`. Check \`model\`. It said: ${said}`
                : `There is no chat endpoint at ${host}. Check \`model-url\`; it usually ends in \`/v1\`.`;
        case 410:
            return `The model’s endpoint at ${host} has been retired. Set \`model-url\` to one that is in service.`;
        case 413:
            return `The conversation is too long for the endpoint at ${host}. Ask for less at a time.`;
        case 429:
            return `The model’s endpoint at ${host} is over its limit for this key. Try again later, or raise the limit there.`;
        default:
            return status >= 500
                ? `The model’s endpoint at ${host} kept failing (${status}). Try again later.`
                : `The model’s endpoint at ${host} refused the request (${status}). It said: ${said || 'nothing'}`;
    }
}
function brokenBy(error) {
    const message = `${messageOf(error)} ${messageOf(error.cause)}`;
    if (/ECONNREFUSED/.test(message))
        return 'refused the connection';
    if (/ENOTFOUND|EAI_AGAIN/.test(message))
        return 'has no address';
    if (/redirect/i.test(message))
        return 'sends us to another address, which we do not follow';
    if (/certificate|self.signed/i.test(message))
        return 'has a certificate that is not trusted';
    if (/finish reason|terminated|ECONNRESET|other side closed/i.test(message))
        return 'broke off its answer again and again';
    return `could not be used (${(0,changes_text/* bound */.$s)((0,changes_text/* clean */.uH)(message).trim(), 200)})`;
}
function statusOf(error) {
    const status = error?.statusCode;
    // The provider also gives a status to an answer that came and could not be read.
    return typeof status === 'number' && status >= 400 ? status : undefined;
}
function saidBy(error) {
    const body = error.responseBody ?? '';
    try {
        const { error: inner, message } = JSON.parse(body);
        return (0,changes_text/* bound */.$s)((0,changes_text/* clean */.uH)(String(inner?.message ?? message ?? inner ?? '')).replaceAll('\n', ' '), 300);
    }
    catch {
        return '';
    }
}
function messageOf(error) {
    return error instanceof Error
        ? [error.message, error.code].filter(Boolean).join(' ')
        : JSON.stringify(error ?? '');
}
function hostOf(url) {
    return URL.parse(url)?.host ?? 'that address';
}

;// CONCATENATED MODULE: ./.build/program/src/agents/model-step.js


async function ask({ chat, endpoint, clock, random, deadline }, prompt, tools, signal) {
    for (let made = 1;; made += 1) {
        try {
            return await answer(chat, { prompt, tools, abortSignal: signal });
        }
        catch (error) {
            signal.throwIfAborted();
            const now = clock.now();
            const failure = failureOf(error, now);
            // Nothing has been done with an answer that did not arrive whole, so asking is harmless.
            const attempt = failure && { failure, repeatable: true, made, now, deadline };
            const next = attempt && (0,retry/* nextAttempt */.nj)(attempt, random);
            if (next?.kind !== 'again')
                throw modelFailure(error, endpoint);
            await clock.sleep(next.delayMs, signal);
        }
    }
}
async function answer(chat, call) {
    const { stream } = await chat.doStream(call);
    const found = { text: '', calls: [], finish: '', inputTokens: 0, outputTokens: 0 };
    for await (const part of stream) {
        if (part.type === 'error')
            throw part.error;
        if (part.type === 'text-delta')
            found.text += part.delta;
        if (part.type === 'tool-call')
            found.calls.push({ id: part.toolCallId, name: part.toolName, input: part.input });
        if (part.type === 'finish') {
            found.finish = part.finishReason.unified;
            found.inputTokens = part.usage.inputTokens.total ?? 0;
            found.outputTokens = part.usage.outputTokens.total ?? 0;
        }
    }
    return found;
}

// EXTERNAL MODULE: ./.build/program/src/agents/prompt.js
var agents_prompt = __webpack_require__(145);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./.build/program/src/changes/docs-paths.js + 2 modules
var docs_paths = __webpack_require__(58563);
// EXTERNAL MODULE: ./.build/program/src/changes/fence.js + 2 modules
var fence = __webpack_require__(17602);
;// CONCATENATED MODULE: ./.build/program/src/agents/tools/copy.js
// The agent's copy as a model may touch it: every path resolved to what it really is, nothing
// outside, nothing through a link, and writes only where the fence would let them pass.




/** What the model did wrong, as a sentence for the model. */
class ToolProblem extends Error {
}
async function openCopy(dir, docsPaths) {
    const paths = docsPaths.length > 0 ? docsPaths : docs_paths/* DEFAULT_DOCS_PATHS */.b;
    return { root: await (0,promises_.realpath)(dir), docsPaths: paths };
}
/** The path from the root, with forward slashes; `.` is the root itself. */
function plainPath(path) {
    if (path.includes('\0'))
        throw new ToolProblem('A path cannot hold a NUL character.');
    const plain = external_node_path_.posix.normalize(path.replace(/^\/+/, '') || '.').replace(/\/$/, '');
    if (plain === '..' || plain.startsWith('../'))
        throw new ToolProblem(`\`${path}\` is outside the repository. Paths start at its root.`);
    if (plain.split('/').some((part) => part.toLowerCase() === '.git'))
        throw new ToolProblem('`.git` is not part of the files.');
    return plain;
}
/** Where an existing file or folder really is, for reading. */
async function toRead(copy, path) {
    const plain = plainPath(path);
    const real = await (0,promises_.realpath)((0,external_node_path_.join)(copy.root, plain)).catch(() => {
        throw new ToolProblem(`There is no \`${plain}\`. Use \`list\` to see what is there.`);
    });
    if (!isInside(copy.root, real))
        throw new ToolProblem(`\`${plain}\` is a link out of the repository.`);
    return real;
}
/** Where a file may be written, moved to or removed; it need not exist. */
async function toWrite(copy, path) {
    const plain = plainPath(path);
    const target = (0,external_node_path_.join)(copy.root, plain);
    const there = await (0,promises_.lstat)(target).catch(() => undefined);
    const kind = there ? 'modified' : 'added';
    const [refused] = (0,fence/* refusals */.Ke)([{ path: plain, kind, mode: '100644', content: null }], copy.docsPaths);
    if (refused)
        throw new ToolProblem(refused.sentence);
    const parent = await nearestFolder((0,external_node_path_.dirname)(target));
    // A linked folder on the way would lead the write somewhere else.
    if ((await (0,promises_.realpath)(parent)) !== parent || !isInside(copy.root, parent))
        throw new ToolProblem(`\`${plain}\` lies behind a link, where nothing may be written.`);
    if (there && !there.isFile())
        throw new ToolProblem(`\`${plain}\` is a ${there.isDirectory() ? 'folder' : 'link'}, not a file.`);
    return target;
}
async function nearestFolder(folder) {
    const there = await (0,promises_.lstat)(folder).catch(() => undefined);
    if (there === undefined)
        return nearestFolder((0,external_node_path_.dirname)(folder));
    if (there.isSymbolicLink() || there.isDirectory())
        return folder;
    throw new ToolProblem('A file stands where a folder is needed.');
}
function isInside(root, real) {
    return real === root || real.startsWith(root + external_node_path_.sep);
}
/** Every file at or below a path, in order, without links and without what nobody reads. */
async function* walk(copy, at) {
    const found = await (0,promises_.lstat)(at);
    if (found.isFile()) {
        yield { path: (0,external_node_path_.relative)(copy.root, at).split(external_node_path_.sep).join('/'), bytes: found.size };
    }
    else if (found.isDirectory()) {
        const names = (await (0,promises_.readdir)(at)).filter((name) => !['.git', 'node_modules'].includes(name));
        for (const name of names.sort())
            yield* walk(copy, (0,external_node_path_.join)(at, name));
    }
}

// EXTERNAL MODULE: ./node_modules/zod/v4/core/errors.js
var core_errors = __webpack_require__(37428);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 1 modules
var schemas = __webpack_require__(80737);
;// CONCATENATED MODULE: ./.build/program/src/agents/tools/tool.js
const defineTool = (tool) => tool;

;// CONCATENATED MODULE: ./.build/program/src/agents/tools/delete.js




const remove = defineTool({
    name: 'delete',
    description: 'Delete one file.',
    input: schemas/* object */.Ikc({ path: schemas/* string */.YjP() }),
    says: ({ path }) => `delete ${path}`,
    async run({ path }, copy) {
        await toRead(copy, path);
        await (0,promises_.rm)(await toWrite(copy, path));
        return 'Deleted.';
    },
});

;// CONCATENATED MODULE: ./.build/program/src/agents/tools/edit.js




const edit = defineTool({
    name: 'edit',
    description: 'Replace a piece of a file. `find` must be in the file exactly once, letter for letter and without line numbers; set `all` to replace every place.',
    input: schemas/* object */.Ikc({
        path: schemas/* string */.YjP(),
        find: schemas/* string */.YjP().min(1),
        replace: schemas/* string */.YjP(),
        all: schemas/* boolean */.zMY().default(false),
    }),
    says: ({ path }) => `edit ${path}`,
    async run({ path, find, replace, all }, copy) {
        await toRead(copy, path);
        const file = await toWrite(copy, path);
        const before = await (0,promises_.readFile)(file, 'utf8');
        // Reading shows every line end as `\n`; a file of Windows lines keeps its own.
        const windows = before.includes('\r\n');
        const fit = (text) => (windows ? text.replace(/\r?\n/g, '\r\n') : text);
        const parts = before.split(fit(find));
        const places = parts.length - 1;
        if (places === 0)
            throw new ToolProblem(`That text is not in \`${path}\`. Read the file again and copy the piece exactly.`);
        if (places > 1 && !all)
            throw new ToolProblem(`That text is in \`${path}\` ${places} times. Take more of what is around it, or set \`all\`.`);
        await (0,promises_.writeFile)(file, parts.join(fit(replace)));
        return `Replaced in ${places} ${places === 1 ? 'place' : 'places'}.`;
    },
});

;// CONCATENATED MODULE: ./.build/program/src/agents/tools/list.js




const MAX_ENTRIES = 500;
const list = defineTool({
    name: 'list',
    description: 'List the files below a folder, with their sizes. `pattern` is a glob like `**/*.md` on the path from the root.',
    input: schemas/* object */.Ikc({ path: schemas/* string */.YjP().default('.'), pattern: schemas/* string */.YjP().optional() }),
    says: ({ path }) => `list ${path}`,
    async run({ path, pattern }, copy) {
        const lines = [];
        for await (const file of walk(copy, await toRead(copy, path))) {
            if (pattern !== undefined && !external_node_path_.posix.matchesGlob(file.path, pattern))
                continue;
            if (lines.length === MAX_ENTRIES)
                return `${lines.join('\n')}\n(more than ${MAX_ENTRIES}; narrow it by \`path\` or \`pattern\`)`;
            lines.push(`${file.path} (${file.bytes} bytes)`);
        }
        return lines.join('\n') || '(no files)';
    },
});

;// CONCATENATED MODULE: ./.build/program/src/agents/tools/move.js





const move = defineTool({
    name: 'move',
    description: 'Move or rename one file. Links to it are not changed; mend them afterwards.',
    input: schemas/* object */.Ikc({ from: schemas/* string */.YjP(), to: schemas/* string */.YjP() }),
    says: ({ from, to }) => `move ${from} to ${to}`,
    async run({ from, to }, copy) {
        await toRead(copy, from);
        const source = await toWrite(copy, from);
        const target = await toWrite(copy, to);
        if (await (0,promises_.lstat)(target).catch(() => undefined))
            throw new ToolProblem(`There is a \`${to}\` already. Delete it first, or choose another name.`);
        await (0,promises_.mkdir)((0,external_node_path_.dirname)(target), { recursive: true });
        await (0,promises_.rename)(source, target);
        return 'Moved.';
    },
});

;// CONCATENATED MODULE: ./.build/program/src/agents/tools/read.js





const MAX_LINES = 400;
const MAX_CHARACTERS = 40_000;
const MAX_BYTES = 5 * 1024 * 1024;
const read = defineTool({
    name: 'read',
    description: `Read a text file, numbered by line, at most ${MAX_LINES} lines at a time. \`from\` is the first line, \`to\` the last.`,
    input: schemas/* object */.Ikc({
        path: schemas/* string */.YjP(),
        from: schemas/* int */.Whr().min(1).default(1),
        to: schemas/* int */.Whr().min(1).optional(),
    }),
    says: ({ path }) => `read ${path}`,
    async run({ path, from, to }, copy) {
        const file = await toRead(copy, path);
        const { size } = await (0,promises_.stat)(file).then((found) => {
            if (!found.isFile())
                throw new ToolProblem(`\`${path}\` is a folder; use \`list\`.`);
            return found;
        });
        if (size > MAX_BYTES)
            throw new ToolProblem(`\`${path}\` is too large to read (${size} bytes).`);
        const bytes = await (0,promises_.readFile)(file);
        if (bytes.includes(0))
            return `(not text, ${size} bytes)`;
        const lines = bytes.toString('utf8').replace(/\r\n?/g, '\n').split('\n');
        if (lines.at(-1) === '')
            lines.pop();
        const last = Math.min(to ?? lines.length, lines.length, from + MAX_LINES - 1);
        const shown = lines.slice(from - 1, last).map((line, index) => `${from + index}\t${line}`);
        const rest = last < lines.length ? `\n(lines ${from} to ${last} of ${lines.length})` : '';
        return (((0,changes_text/* bound */.$s)(shown.join('\n'), MAX_CHARACTERS, '\n(cut; ask for fewer lines)') || '(empty)') + rest);
    },
});

;// CONCATENATED MODULE: ./.build/program/src/agents/tools/search.js






const MAX_MATCHES = 100;
/** Larger files are data, not prose. */
const search_MAX_BYTES = 1024 * 1024;
const search = defineTool({
    name: 'search',
    description: 'Find lines that hold a text, upper and lower case alike. `path` is where to look, `pattern` a glob on the path from the root.',
    // Plain text, not a regular expression: a hostile one could keep the machine busy for hours.
    input: schemas/* object */.Ikc({
        text: schemas/* string */.YjP().min(1),
        path: schemas/* string */.YjP().default('.'),
        pattern: schemas/* string */.YjP().optional(),
    }),
    says: ({ text }) => `search for ${(0,changes_text/* bound */.$s)(text, 60)}`,
    async run({ text, path, pattern }, copy) {
        const wanted = text.toLowerCase();
        const found = [];
        for await (const file of walk(copy, await toRead(copy, path))) {
            if (file.bytes > search_MAX_BYTES)
                continue;
            if (pattern !== undefined && !external_node_path_.posix.matchesGlob(file.path, pattern))
                continue;
            const bytes = await (0,promises_.readFile)((0,external_node_path_.join)(copy.root, file.path));
            if (bytes.includes(0))
                continue;
            const lines = bytes.toString('utf8').split('\n');
            for (const [index, line] of lines.entries()) {
                if (!line.toLowerCase().includes(wanted))
                    continue;
                if (found.length === MAX_MATCHES)
                    return `${found.join('\n')}\n(more than ${MAX_MATCHES}; narrow the search)`;
                found.push(`${file.path}:${index + 1}: ${(0,changes_text/* bound */.$s)(line.trim(), 200)}`);
            }
        }
        return found.join('\n') || '(nothing found)';
    },
});

;// CONCATENATED MODULE: ./.build/program/src/agents/tools/write.js





const write = defineTool({
    name: 'write',
    description: 'Create a file, or replace a whole one. Use `edit` for changes to a part.',
    input: schemas/* object */.Ikc({ path: schemas/* string */.YjP(), content: schemas/* string */.YjP().max(1_000_000) }),
    says: ({ path }) => `write ${path}`,
    async run({ path, content }, copy) {
        const file = await toWrite(copy, path);
        await (0,promises_.mkdir)((0,external_node_path_.dirname)(file), { recursive: true });
        await (0,promises_.writeFile)(file, content);
        return `Wrote ${Buffer.byteLength(content)} bytes.`;
    },
});

;// CONCATENATED MODULE: ./.build/program/src/agents/tools/toolbox.js
// The tools of the model agent and how a call is carried out. Whatever a model sends, the answer is
// a text for the model: a wrong call is its to correct, never the end of the job.










const TOOLS = [list, read, search, edit, write, move, remove];
/** `input` is the model's own JSON text, which may be anything. */
async function callTool(name, input, copy) {
    const tool = TOOLS.find((candidate) => candidate.name === name);
    const known = TOOLS.map((candidate) => candidate.name).join(', ');
    if (!tool)
        return problem(`There is no tool \`${(0,changes_text/* bound */.$s)(name, 60)}\`. There are: ${known}.`);
    const parsed = parse(input);
    if (parsed === undefined)
        return problem('The arguments are not valid JSON. Send them again as one JSON object.');
    const accepted = tool.input.safeParse(parsed);
    if (!accepted.success)
        return problem(`The arguments do not fit: ${core_errors/* prettifyError */.S1(accepted.error)}`);
    const did = (0,changes_text/* bound */.$s)((0,changes_text/* clean */.uH)(tool.says(accepted.data)).replaceAll('\n', ' '), 160);
    try {
        return { ok: true, text: await tool.run(accepted.data, copy), did };
    }
    catch (error) {
        if (error instanceof ToolProblem)
            return { ok: false, text: error.message, did };
        // A full disk or a name too long for it: the model can still do something else.
        const { code } = error;
        if (code !== undefined)
            return { ok: false, text: `That did not work (${code}).`, did };
        throw error;
    }
}
function parse(input) {
    try {
        return JSON.parse(input.trim() || '{}');
    }
    catch {
        return undefined;
    }
}
const problem = (text) => ({ ok: false, text, did: 'a call that did not fit' });

;// CONCATENATED MODULE: ./.build/program/src/agents/model.js
// AgentRunner by model: a loop of questions and tool calls over any OpenAI-compatible endpoint. The
// provider package speaks the wire; the loop is ours, because its budgets, its retries and what is
// done when an answer breaks off are ours to decide.







const DEFAULT_BUDGET = { steps: 60, tokens: 2_000_000, seconds: 1_500 };
const SUMMARY_LIMIT = 4_000;
/** From here on the model is told to come to an end. */
const LAST_STEPS = 3;
function modelAgent(options) {
    if (!/^https?:\/\//.test(options.url) || !URL.canParse(options.url))
        throw new errors/* SetupError */.w3(`\`model-url\` must be the address of a chat endpoint, such as \`https://models.example/v1\`; got \`${(0,changes_text/* bound */.$s)(options.url, 200)}\`.`);
    if (options.model.trim() === '')
        throw new errors/* SetupError */.w3('`model` is empty. Name the model that the endpoint is to use.');
    const budget = { ...DEFAULT_BUDGET, ...options.budget };
    return {
        model: options.model,
        run: (task, signal) => withinTime(options, budget, signal, (all) => work(options, budget, task, all)),
    };
}
/** Ends even a request that hangs when the seconds are used up. */
async function withinTime({ clock }, budget, signal, run) {
    const over = new AbortController();
    const done = new AbortController();
    clock.sleep(budget.seconds * 1000, done.signal).then(() => over.abort(exhausted(`${budget.seconds} seconds`)), () => { });
    try {
        return await run(AbortSignal.any([signal, over.signal]));
    }
    catch (error) {
        signal.throwIfAborted();
        over.signal.throwIfAborted();
        throw error;
    }
    finally {
        done.abort();
    }
}
async function work(options, budget, task, signal) {
    const { clock } = options;
    const started = clock.now();
    const copy = await openCopy(task.dir, task.docsPaths);
    const asker = { ...(await stepTools(options)), deadline: started + budget.seconds * 1000 };
    const prompt = [
        { role: 'system', content: (0,agents_prompt/* systemPrompt */.Ao)(task) },
        ...(0,agents_prompt/* chatMessages */.p$)(task).map(({ role, content }) => ({
            role,
            content: [{ type: 'text', text: content }],
        })),
    ];
    const usage = { steps: 0, inputTokens: 0, outputTokens: 0 };
    for (;;) {
        if (usage.steps === budget.steps)
            throw exhausted(`${budget.steps} steps`);
        if (usage.inputTokens + usage.outputTokens >= budget.tokens)
            throw exhausted(`${budget.tokens} tokens`);
        signal.throwIfAborted();
        const answer = await ask(asker, prompt, DEFINITIONS, signal);
        usage.steps += 1;
        usage.inputTokens += answer.inputTokens;
        usage.outputTokens += answer.outputTokens;
        if (answer.finish === 'content-filter')
            throw new errors/* WorkFailed */.v$('The model’s endpoint refused to answer. Put the request in other words.');
        if (answer.calls.length === 0 && answer.finish !== 'length') {
            const seconds = Math.round((clock.now() - started) / 1000);
            return {
                summary: (0,changes_text/* boundTail */.hk)((0,changes_text/* clean */.uH)(answer.text).trim(), SUMMARY_LIMIT),
                usage: { ...usage, seconds },
            };
        }
        prompt.push(...(await reply(answer, copy, budget.steps - usage.steps, task)));
    }
}
/** What goes back to the model: its own words and calls, and what became of them. */
async function reply(answer, copy, stepsLeft, task) {
    const text = answer.text === '' ? [] : [{ type: 'text', text: answer.text }];
    if (answer.calls.length === 0) {
        return [
            { role: 'assistant', content: text },
            { role: 'user', content: [{ type: 'text', text: 'Your answer was cut off. Go on.' }] },
        ];
    }
    const results = [];
    for (const { id, name, input } of answer.calls) {
        const { ok, text: said, did } = await callTool(name, input, copy);
        task.onProgress?.(did);
        const hurry = stepsLeft <= LAST_STEPS ? `\n(${stepsLeft} steps are left. Finish now and sum up.)` : '';
        const value = said + hurry;
        results.push({
            ...{ type: 'tool-result', toolCallId: id, toolName: name },
            output: ok ? { type: 'text', value } : { type: 'error-text', value },
        });
    }
    const calls = answer.calls.map(({ id, name, input }) => ({
        ...{ type: 'tool-call', toolCallId: id, toolName: name, input: objectOf(input) },
    }));
    return [
        { role: 'assistant', content: [...text, ...calls] },
        { role: 'tool', content: results },
    ];
}
/** Endpoints refuse a conversation whose earlier calls are not JSON objects. */
function objectOf(input) {
    try {
        const value = JSON.parse(input);
        return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
    }
    catch {
        return {};
    }
}
const DEFINITIONS = TOOLS.map(({ name, description, input }) => ({
    ...{ type: 'function', name, description },
    inputSchema: json_schema_processors/* toJSONSchema */.bl(input, { io: 'input' }),
}));
async function stepTools(options) {
    const { createOpenAICompatible } = await __webpack_require__.e(/* import() */ 1677).then(__webpack_require__.bind(__webpack_require__, 91677));
    const provider = createOpenAICompatible({
        name: 'docket',
        baseURL: options.url.replace(/\/+$/, ''),
        includeUsage: true,
        ...(options.key ? { apiKey: options.key } : {}),
        // The prompt and the key are for this address and no other.
        fetch: (url, init) => options.fetch(url, { ...init, redirect: 'error' }),
    });
    const { clock, random } = options;
    return { chat: provider.chatModel(options.model), endpoint: options, clock, random };
}
function exhausted(what) {
    return new errors/* WorkFailed */.v$(`The agent used up its budget of ${what} before it was done. Ask for less at a time, or raise the budget in \`.github/docket.yml\`.`);
}


/***/ })

};
