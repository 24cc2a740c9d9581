export const id = 48;
export const ids = [48];
export const modules = {

/***/ 60048:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  modelAgent: () => (/* binding */ modelAgent)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/core/json-schema-processors.js
var json_schema_processors = __webpack_require__(98439);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
// EXTERNAL MODULE: ./.build/program/src/text/foreign.js
var foreign = __webpack_require__(93818);
// EXTERNAL MODULE: ./.build/program/src/agents/prompt.js
var agents_prompt = __webpack_require__(145);
;// CONCATENATED MODULE: ./.build/program/src/agents/model/fetch.js
// The way to a model's endpoint: no other address, and no more of an answer than can be used.
/** An answer of a model is some kilobytes; its longest page is a megabyte, escaped. */
const MAX_ANSWER_BYTES = 16 * 1024 * 1024;
class AnswerTooLong extends Error {
}
function boundedFetch(fetch) {
    return async (url, init) => {
        // The prompt and the key are for this address and no other.
        const response = await fetch(url, { ...init, redirect: 'error' });
        let left = MAX_ANSWER_BYTES;
        const bounded = new TransformStream({
            transform(chunk, controller) {
                left -= chunk.byteLength;
                if (left < 0)
                    controller.error(new AnswerTooLong());
                else
                    controller.enqueue(chunk);
            },
        });
        return new Response(response.body?.pipeThrough(bounded) ?? null, response);
    };
}

// EXTERNAL MODULE: ./.build/program/src/shared/retry.js
var retry = __webpack_require__(52926);
;// CONCATENATED MODULE: ./.build/program/src/agents/model/errors.js
// What went wrong at a model's endpoint, as one sentence with a remedy, and whether trying again
// can help. The provider's errors are known by their fields: its classes come from a package that
// is loaded only when a model is asked.




/** In the words of the retry policy; undefined if a retry cannot help. */
function failureOf(error, now) {
    const status = statusOf(error);
    if (status === undefined) {
        if (isTooLong(error) || /redirect/i.test(messageOf(error)))
            return undefined;
        return (0,retry/* connectionFailure */.Dx)(error);
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
            if (isTooLong(error))
                return `The model’s endpoint at ${host} sent a response larger than 16 MB. Ask for less at a time, or use another model.`;
            return `The model’s endpoint at ${host} ${brokenBy(error)}. Check \`model-url\` and your network connection.`;
        case 401:
        case 403:
            return key
                ? `The model’s endpoint at ${host} did not accept the key. Check that \`model-key\` is correct, belongs to this endpoint, and has access to \`${model}\`.`
                : `The model’s endpoint at ${host} requires a key. Set \`model-key\` from a secret.`;
        case 404:
            return /model/i.test(said)
                ? `The endpoint at ${host} has no model \`${model}\`. Check \`model\`. It returned: ${said}`
                : `There is no chat endpoint at ${host}. Check \`model-url\`; it usually ends in \`/v1\`.`;
        case 410:
            return `The model’s endpoint at ${host} has been retired. Set \`model-url\` to another endpoint.`;
        case 413:
            return `The conversation is too long for the endpoint at ${host}. Ask for less at a time.`;
        case 429:
            return `The model’s endpoint at ${host} has reached its rate limit for this key. Try again later, or raise the limit with the provider.`;
        default:
            return status >= 500
                ? `The model’s endpoint at ${host} kept failing (${status}). Try again later.`
                : `The model’s endpoint at ${host} rejected the request (${status}). It returned: ${said || 'nothing'}`;
    }
}
function isTooLong(error) {
    return error instanceof AnswerTooLong || error?.cause instanceof AnswerTooLong;
}
function brokenBy(error) {
    const message = `${messageOf(error)} ${messageOf(error.cause)}`;
    if (/ECONNREFUSED/.test(message))
        return 'refused the connection';
    if (/ENOTFOUND|EAI_AGAIN/.test(message))
        return 'could not be found';
    if (/redirect/i.test(message))
        return 'redirects to another address, which Docket does not follow';
    if (/certificate|self.signed/i.test(message))
        return 'has a certificate that is not trusted';
    if (/finish reason|terminated|ECONNRESET|other side closed/i.test(message))
        return 'kept interrupting its response';
    return `could not be used (${(0,foreign/* bound */.$s)((0,foreign/* clean */.uH)(message).trim(), 200)})`;
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
        return (0,foreign/* bound */.$s)((0,foreign/* clean */.uH)(String(inner?.message ?? message ?? inner ?? '')).replaceAll('\n', ' '), 300);
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

;// CONCATENATED MODULE: ./.build/program/src/agents/model/step.js


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
    const found = { text: '', calls: [], finish: '' };
    for await (const part of stream) {
        if (part.type === 'error')
            throw part.error;
        if (part.type === 'text-delta')
            found.text += part.delta;
        if (part.type === 'tool-call')
            found.calls.push({ id: part.toolCallId, name: part.toolName, input: part.input });
        if (part.type === 'finish') {
            found.finish = part.finishReason.unified;
            const tokens = tokensOf(part.usage);
            if (tokens)
                found.tokens = tokens;
        }
    }
    return found;
}
/** More than any model reads or writes in one answer. */
const MOST_TOKENS = 100_000_000;
/** The provider turns what is missing into zero; but no question is empty. */
function tokensOf({ inputTokens, outputTokens, raw }) {
    const isCount = (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MOST_TOKENS;
    const input = inputTokens.total;
    const output = outputTokens.total;
    const said = typeof Object(raw).completion_tokens === 'number';
    if (!said || !isCount(input) || input === 0 || !isCount(output))
        return undefined;
    const cached = inputTokens.cacheRead;
    return { input, cached: isCount(cached) && cached <= input ? cached : 0, output };
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 1 modules
var schemas = __webpack_require__(80737);
// EXTERNAL MODULE: ./.build/program/src/changes/docs-paths.js
var docs_paths = __webpack_require__(96098);
// EXTERNAL MODULE: ./.build/program/src/changes/fence.js + 2 modules
var fence = __webpack_require__(17602);
;// CONCATENATED MODULE: ./.build/program/src/agents/model/tools/copy.js
// The agent's copy as a model may touch it: every path resolved to what it really is, nothing
// outside, nothing through a link, and writes only where the fence would let them pass.





/** What the model did wrong, as a sentence for the model. */
class ToolProblem extends Error {
}
/** What a model sends is bounded before anything is done with it. */
const path = schemas/* string */.YjP().max(1_000);
const pattern = schemas/* string */.YjP().min(1).max(300);
/** Characters of a page, or of a piece of one. */
const MAX_TEXT = 1_000_000;
/** Files that one call looks at. */
const MAX_VISITS = 100_000;
async function openCopy(dir, docsPaths) {
    const paths = docsPaths.length > 0 ? docsPaths : docs_paths/* DEFAULT_DOCS_PATHS */.b;
    return { root: await (0,promises_.realpath)(dir), docsPaths: paths, grown: 0 };
}
/** The path from the root, with forward slashes; `.` is the root itself. */
function plainPath(path) {
    if (path.includes('\0'))
        throw new ToolProblem('A path cannot contain a NUL character.');
    const plain = external_node_path_.posix.normalize(path.replace(/^\/+/, '') || '.').replace(/\/$/, '');
    if (plain === '..' || plain.startsWith('../'))
        throw new ToolProblem(`\`${path}\` is outside the repository. Use paths relative to its root.`);
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
        throw new ToolProblem(`\`${plain}\` is a link that points outside the repository.`);
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
    // A linked folder in the path would redirect the write.
    if ((await (0,promises_.realpath)(parent)) !== parent || !isInside(copy.root, parent))
        throw new ToolProblem(`\`${plain}\` is behind a link, and you cannot write there.`);
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
    throw new ToolProblem('There is a file where a folder is needed.');
}
function isInside(root, real) {
    return real === root || real.startsWith(root + external_node_path_.sep);
}
/** To be called before a file is written, so that no refused one is ever built. */
function claim(copy, path, before, after) {
    if (after > fence/* MAX_FILE_BYTES */.gZ)
        throw new ToolProblem(`\`${path}\` would be ${after} bytes; the limit is 5 MB. Write less.`);
    const grown = copy.grown + after - before;
    if (grown > fence/* MAX_CHANGE_BYTES */.EQ)
        throw new ToolProblem('The files would grow by more than 50 MB in total. Write less.');
    copy.grown = grown;
}
/**
 * Every file at or below a path, in order, without links and without what nobody reads. Each one is
 * a turn of the event loop, where the signal can stop it and other work goes on.
 */
async function* walk(copy, at, signal) {
    const ahead = [at];
    let visits = 0;
    for (let next = ahead.pop(); next !== undefined; next = ahead.pop()) {
        signal.throwIfAborted();
        visits += 1;
        if (visits > MAX_VISITS)
            throw new ToolProblem(`There are more than ${MAX_VISITS} files. Narrow it down with \`path\`.`);
        const here = next;
        const found = await (0,promises_.lstat)(here);
        if (found.isFile()) {
            yield { path: (0,external_node_path_.relative)(copy.root, here).split(external_node_path_.sep).join('/'), bytes: found.size };
        }
        else if (found.isDirectory()) {
            const names = (await (0,promises_.readdir)(here)).filter((name) => !UNREAD.has(name));
            for (const name of names.sort().reverse())
                ahead.push((0,external_node_path_.join)(here, name));
        }
    }
}
const UNREAD = new Set(['.git', 'node_modules']);

// EXTERNAL MODULE: ./node_modules/zod/v4/core/errors.js
var core_errors = __webpack_require__(37428);
// EXTERNAL MODULE: ./.build/program/src/shared/glob.js + 1 modules
var shared_glob = __webpack_require__(14202);
;// CONCATENATED MODULE: ./.build/program/src/agents/model/tools/tool.js
const defineTool = (tool) => tool;

;// CONCATENATED MODULE: ./.build/program/src/agents/model/tools/delete.js




const remove = defineTool({
    name: 'delete',
    description: 'Delete one file.',
    input: schemas/* object */.Ikc({ path: path }),
    says: ({ path }) => `delete ${path}`,
    async run({ path }, copy) {
        await toRead(copy, path);
        await (0,promises_.rm)(await toWrite(copy, path));
        return 'Deleted.';
    },
});

;// CONCATENATED MODULE: ./.build/program/src/agents/model/tools/find-text.js
// Where a text occurs in another. `indexOf` can take the product of both lengths, a minute for a
// page of 5 MB; this takes their sum (Knuth, Morris and Pratt).
/** The starts of all places, left to right, none inside another. */
function placesOf(text, find) {
    const borders = bordersOf(find);
    const places = [];
    let fit = 0;
    for (let at = 0; at < text.length; at += 1) {
        while (fit > 0 && text.charCodeAt(at) !== find.charCodeAt(fit))
            fit = borders[fit - 1] ?? 0;
        if (text.charCodeAt(at) === find.charCodeAt(fit))
            fit += 1;
        if (fit === find.length) {
            places.push(at + 1 - fit);
            fit = 0;
        }
    }
    return places;
}
/** For each start of `find`: how much of it is also its end. */
function bordersOf(find) {
    const borders = new Uint32Array(find.length);
    let fit = 0;
    for (let at = 1; at < find.length; at += 1) {
        while (fit > 0 && find.charCodeAt(at) !== find.charCodeAt(fit))
            fit = borders[fit - 1] ?? 0;
        if (find.charCodeAt(at) === find.charCodeAt(fit))
            fit += 1;
        borders[at] = fit;
    }
    return borders;
}

;// CONCATENATED MODULE: ./.build/program/src/agents/model/tools/edit.js






const MAX_PLACES = 10_000;
const edit = defineTool({
    name: 'edit',
    description: 'Replace text in a file. `find` must occur in the file exactly once, character for character and without line numbers. Set `all` to replace every occurrence.',
    input: schemas/* object */.Ikc({
        path: path,
        find: schemas/* string */.YjP().min(1).max(MAX_TEXT),
        replace: schemas/* string */.YjP().max(MAX_TEXT),
        all: schemas/* boolean */.zMY().default(false),
    }),
    says: ({ path }) => `edit ${path}`,
    async run({ path, find, replace, all }, copy) {
        await toRead(copy, path);
        const file = await toWrite(copy, path);
        const { size } = await (0,promises_.stat)(file);
        if (size > fence/* MAX_FILE_BYTES */.gZ)
            throw new ToolProblem(`\`${path}\` is too large to edit (${size} bytes).`);
        const before = await (0,promises_.readFile)(file, 'utf8');
        // Reading shows every line end as `\n`; a file of Windows lines keeps its own.
        const windows = before.includes('\r\n');
        const fit = (text) => (windows ? text.replace(/\r?\n/g, '\r\n') : text);
        const [wanted, instead] = [fit(find), fit(replace)];
        const places = placesOf(before, wanted);
        if (places.length === 0)
            throw new ToolProblem(`That text is not in \`${path}\`. Read the file again and copy the text exactly.`);
        if (places.length > 1 && !all)
            throw new ToolProblem(`That text is in \`${path}\` ${places.length} times. Include more of the surrounding text, or set \`all\`.`);
        const grows = Buffer.byteLength(instead) - Buffer.byteLength(wanted);
        claim(copy, path, size, size + places.length * grows);
        if (places.length > MAX_PLACES)
            throw new ToolProblem(`That text is in \`${path}\` more than ${MAX_PLACES} times. Include more of the surrounding text.`);
        await (0,promises_.writeFile)(file, replaced(before, places, wanted.length, instead));
        return `Replaced in ${places.length} ${places.length === 1 ? 'place' : 'places'}.`;
    },
});
function replaced(text, places, length, instead) {
    let [after, done] = ['', 0];
    for (const place of places) {
        after += text.slice(done, place) + instead;
        done = place + length;
    }
    return after + text.slice(done);
}

;// CONCATENATED MODULE: ./.build/program/src/agents/model/tools/list.js




const MAX_ENTRIES = 500;
const list = defineTool({
    name: 'list',
    description: 'List the files in a folder and its subfolders, with their sizes. `pattern` is a glob such as `**/*.md`, matched against the path from the root.',
    input: schemas/* object */.Ikc({ path: path.default('.'), pattern: pattern.optional() }),
    says: ({ path }) => `list ${path}`,
    async run({ path, pattern }, copy, signal) {
        const glob = pattern === undefined ? undefined : (0,shared_glob/* compileGlob */.SO)(pattern);
        const lines = [];
        for await (const file of walk(copy, await toRead(copy, path), signal)) {
            if (glob && !glob.matches(file.path))
                continue;
            if (lines.length === MAX_ENTRIES)
                return `${lines.join('\n')}\n(more than ${MAX_ENTRIES}; narrow it down with \`path\` or \`pattern\`)`;
            lines.push(`${file.path} (${file.bytes} bytes)`);
        }
        return lines.join('\n') || '(no files)';
    },
});

;// CONCATENATED MODULE: ./.build/program/src/agents/model/tools/move.js





const move = defineTool({
    name: 'move',
    description: 'Move or rename one file. Links to it are not changed; fix them afterward.',
    input: schemas/* object */.Ikc({ from: path, to: path }),
    says: ({ from, to }) => `move ${from} to ${to}`,
    async run({ from, to }, copy) {
        await toRead(copy, from);
        const source = await toWrite(copy, from);
        const target = await toWrite(copy, to);
        if (await (0,promises_.lstat)(target).catch(() => undefined))
            throw new ToolProblem(`\`${to}\` already exists. Delete it first, or choose another name.`);
        await (0,promises_.mkdir)((0,external_node_path_.dirname)(target), { recursive: true });
        await (0,promises_.rename)(source, target);
        return 'Moved.';
    },
});

;// CONCATENATED MODULE: ./.build/program/src/agents/model/tools/read.js





const MAX_LINES = 400;
const MAX_CHARACTERS = 40_000;
const MAX_BYTES = 5 * 1024 * 1024;
const read = defineTool({
    name: 'read',
    description: `Read a text file with line numbers, at most ${MAX_LINES} lines at a time. \`from\` is the first line, \`to\` the last.`,
    input: schemas/* object */.Ikc({
        path: path,
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
        return (((0,foreign/* bound */.$s)(shown.join('\n'), MAX_CHARACTERS, '\n(cut; ask for fewer lines)') || '(empty)') + rest);
    },
});

;// CONCATENATED MODULE: ./.build/program/src/agents/model/tools/search.js







const MAX_MATCHES = 100;
/** Larger files are data, not prose. */
const search_MAX_BYTES = 1024 * 1024;
/** Of all files that one search reads. */
const MAX_BYTES_IN_ALL = 100 * search_MAX_BYTES;
const search = defineTool({
    name: 'search',
    description: 'Find lines that contain a text, ignoring case. `path` is the file or folder to search, and `pattern` is a glob matched against the path from the root.',
    // Plain text, not a regular expression: a hostile one could keep the machine busy for hours.
    input: schemas/* object */.Ikc({
        text: schemas/* string */.YjP().min(1).max(200),
        path: path.default('.'),
        pattern: pattern.optional(),
    }),
    says: ({ text }) => `search for ${(0,foreign/* bound */.$s)(text, 60)}`,
    async run({ text, path, pattern }, copy, signal) {
        const glob = pattern === undefined ? undefined : (0,shared_glob/* compileGlob */.SO)(pattern);
        const wanted = text.toLowerCase();
        const found = [];
        const end = (why) => [...found, why].join('\n');
        let left = MAX_BYTES_IN_ALL;
        for await (const file of walk(copy, await toRead(copy, path), signal)) {
            if (file.bytes > search_MAX_BYTES || (glob && !glob.matches(file.path)))
                continue;
            left -= file.bytes;
            if (left < 0)
                return end('(not everything was searched; narrow it down with `path` or `pattern`)');
            const bytes = await (0,promises_.readFile)((0,external_node_path_.join)(copy.root, file.path));
            if (bytes.includes(0))
                continue;
            const lines = bytes.toString('utf8').split('\n');
            for (const [index, line] of lines.entries()) {
                if (!line.toLowerCase().includes(wanted))
                    continue;
                if (found.length === MAX_MATCHES)
                    return end(`(more than ${MAX_MATCHES}; narrow the search)`);
                found.push(`${file.path}:${index + 1}: ${(0,foreign/* bound */.$s)(line.trim(), 200)}`);
            }
        }
        return found.join('\n') || '(nothing found)';
    },
});

;// CONCATENATED MODULE: ./.build/program/src/agents/model/tools/write.js





const write = defineTool({
    name: 'write',
    description: 'Create a file or replace a whole file. To change part of a file, use `edit`.',
    input: schemas/* object */.Ikc({ path: path, content: schemas/* string */.YjP().max(MAX_TEXT) }),
    says: ({ path }) => `write ${path}`,
    async run({ path, content }, copy) {
        const file = await toWrite(copy, path);
        const before = await (0,promises_.lstat)(file).catch(() => undefined);
        const bytes = Buffer.byteLength(content);
        claim(copy, path, before?.size ?? 0, bytes);
        await (0,promises_.mkdir)((0,external_node_path_.dirname)(file), { recursive: true });
        await (0,promises_.writeFile)(file, content);
        return `Wrote ${bytes} bytes.`;
    },
});

;// CONCATENATED MODULE: ./.build/program/src/agents/model/tools/toolbox.js
// The tools of the model agent and how a call is carried out. Whatever a model sends, the answer is
// a text for the model: a wrong call is its to correct, never the end of the job.











const TOOLS = [list, read, search, edit, write, move, remove];
/** Characters of what goes back to the model. */
const MAX_ANSWER = 60_000;
/** `input` is the model's own JSON text, which may be anything. */
async function callTool(name, input, copy, signal) {
    const tool = TOOLS.find((candidate) => candidate.name === name);
    const known = TOOLS.map((candidate) => candidate.name).join(', ');
    if (!tool)
        return problem(`There is no tool \`${(0,foreign/* bound */.$s)(name, 60)}\`. The tools are: ${known}.`);
    const parsed = parse(input);
    if (parsed === undefined)
        return problem('The arguments are not valid JSON. Send them again as one JSON object.');
    const accepted = tool.input.safeParse(parsed);
    if (!accepted.success)
        return problem((0,foreign/* bound */.$s)(`The arguments are invalid: ${core_errors/* prettifyError */.S1(accepted.error)}`, 1_000));
    const did = (0,foreign/* bound */.$s)((0,foreign/* clean */.uH)(tool.says(accepted.data)).replaceAll('\n', ' '), 160);
    try {
        const text = await tool.run(accepted.data, copy, signal);
        return { ok: true, text: (0,foreign/* bound */.$s)(text, MAX_ANSWER, '\n(cut; ask for less)'), did };
    }
    catch (error) {
        signal.throwIfAborted();
        if (error instanceof ToolProblem || error instanceof shared_glob/* GlobProblem */.U0)
            return { ok: false, text: error.message, did };
        // A full disk or a name too long for it: the model can still do something else.
        const { code } = error;
        if (code !== undefined)
            return { ok: false, text: `That failed (${code}).`, did };
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
const problem = (text) => ({ ok: false, text, did: 'an invalid call' });

;// CONCATENATED MODULE: ./.build/program/src/agents/model/model.js
// AgentRunner by model: a loop of questions and tool calls over any OpenAI-compatible endpoint. The
// provider package speaks the wire; the loop is ours, because its budgets, its retries and what is
// done when an answer breaks off are ours to decide.








const DEFAULT_BUDGET = { steps: 60, tokens: 2_000_000, seconds: 1_500 };
const SUMMARY_LIMIT = 4_000;
/** With this many steps left, the model is asked to finish. */
const LAST_STEPS = 3;
/** Tool calls in one response; further calls are not run. */
const MAX_CALLS = 50;
/** Characters that are sent with every step, whatever the endpoint says about tokens. */
const MAX_CONVERSATION = 20_000_000;
function modelAgent(options) {
    if (!/^https?:\/\//.test(options.url) || !URL.canParse(options.url))
        throw new errors/* SetupError */.w3(`\`model-url\` must be the URL of a chat endpoint, such as \`https://models.example/v1\`; got \`${(0,foreign/* bound */.$s)(options.url, 200)}\`.`);
    if (options.model.trim() === '')
        throw new errors/* SetupError */.w3('`model` is empty. Set it to the name of a model that the endpoint provides.');
    const budget = { ...DEFAULT_BUDGET, ...options.budget };
    return {
        model: options.model,
        metered: true,
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
    const usage = { steps: 0, inputTokens: 0, cachedInputTokens: 0, outputTokens: 0 };
    let incomplete = false;
    let characters = 0;
    for (;;) {
        if (usage.steps === budget.steps)
            throw exhausted(`${budget.steps} steps`);
        if (usage.inputTokens + usage.outputTokens >= budget.tokens)
            throw exhausted(`${budget.tokens} tokens`);
        signal.throwIfAborted();
        const answer = await ask(asker, prompt, DEFINITIONS, signal);
        usage.steps += 1;
        usage.inputTokens += answer.tokens?.input ?? 0;
        usage.cachedInputTokens += answer.tokens?.cached ?? 0;
        usage.outputTokens += answer.tokens?.output ?? 0;
        incomplete ||= answer.tokens === undefined;
        const used = { ...usage, ...(incomplete && { incomplete }) };
        await task.onUsage?.(used);
        if (answer.finish === 'content-filter')
            throw new errors/* WorkFailed */.v$('The model’s endpoint declined to answer. Rephrase the request.');
        if (answer.calls.length === 0 && answer.finish !== 'length') {
            const seconds = Math.round((clock.now() - started) / 1000);
            return {
                summary: (0,foreign/* boundTail */.hk)((0,foreign/* clean */.uH)((0,foreign/* boundTail */.hk)(answer.text, 10 * SUMMARY_LIMIT)).trim(), SUMMARY_LIMIT),
                usage: { ...used, seconds },
            };
        }
        const said = await reply(answer, copy, budget.steps - usage.steps, task, signal);
        characters += JSON.stringify(said).length;
        if (characters > MAX_CONVERSATION)
            throw exhausted(`${MAX_CONVERSATION} characters`);
        prompt.push(...said);
    }
}
/** What goes back to the model: its own words and calls, and what became of them. */
async function reply(answer, copy, stepsLeft, task, signal) {
    const text = answer.text === '' ? [] : [{ type: 'text', text: answer.text }];
    if (answer.calls.length === 0) {
        return [
            { role: 'assistant', content: text },
            { role: 'user', content: [{ type: 'text', text: 'Your response was cut off. Continue.' }] },
        ];
    }
    const results = [];
    for (const [index, { id, name, input }] of answer.calls.entries()) {
        signal.throwIfAborted();
        const { ok, text: said, did, } = index < MAX_CALLS ? await callTool(name, input, copy, signal) : TOO_MANY;
        if (did !== '')
            task.onProgress?.(did);
        const hurry = stepsLeft <= LAST_STEPS
            ? `\n(You have ${stepsLeft} steps left. Finish now and write your summary.)`
            : '';
        const value = said + hurry;
        results.push({
            type: 'tool-result',
            toolCallId: id,
            toolName: name,
            output: ok ? { type: 'text', value } : { type: 'error-text', value },
        });
    }
    const calls = answer.calls.map(({ id, name, input }) => ({
        type: 'tool-call',
        toolCallId: id,
        toolName: name,
        input: objectOf(input),
    }));
    return [
        { role: 'assistant', content: [...text, ...calls] },
        { role: 'tool', content: results },
    ];
}
const TOO_MANY = {
    ok: false,
    text: `Not done: more than ${MAX_CALLS} calls in one response. Send fewer at a time.`,
    did: '',
};
/** Endpoints refuse a conversation whose earlier calls are not JSON objects. */
function objectOf(input) {
    try {
        const value = JSON.parse(input);
        // Nested too deep, it can be read but not be sent again.
        JSON.stringify(value);
        return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
    }
    catch {
        return {};
    }
}
const DEFINITIONS = TOOLS.map(({ name, description, input }) => ({
    type: 'function',
    name,
    description,
    inputSchema: json_schema_processors/* toJSONSchema */.bl(input, { io: 'input' }),
}));
async function stepTools(options) {
    const { createOpenAICompatible } = await __webpack_require__.e(/* import() */ 1677).then(__webpack_require__.bind(__webpack_require__, 91677));
    const provider = createOpenAICompatible({
        name: 'docket',
        baseURL: options.url.replace(/\/+$/, ''),
        includeUsage: true,
        ...(options.key ? { apiKey: options.key } : {}),
        fetch: boundedFetch(options.fetch),
    });
    const { clock, random } = options;
    return { chat: provider.chatModel(options.model), endpoint: options, clock, random };
}
function exhausted(what) {
    return new errors/* WorkFailed */.v$(`The agent used up its budget of ${what} before it finished. Ask for less at a time, or raise the budget in \`.github/docket.yml\`.`);
}


/***/ })

};
