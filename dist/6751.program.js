export const id = 6751;
export const ids = [6751];
export const modules = {

/***/ 76751:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ DEFAULT_BUDGET),
  modelAgent: () => (/* binding */ modelAgent)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/core/json-schema-processors.js
var json_schema_processors = __webpack_require__(98439);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
// EXTERNAL MODULE: ./.build/program/src/shared/text/foreign.js
var foreign = __webpack_require__(35238);
// EXTERNAL MODULE: ./.build/program/src/agents/broker/gate.js + 1 modules
var broker_gate = __webpack_require__(75122);
// EXTERNAL MODULE: ./.build/program/src/agents/prompt.js
var agents_prompt = __webpack_require__(145);
// EXTERNAL MODULE: ./.build/program/src/shared/retry.js
var retry = __webpack_require__(52926);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(42047);
// EXTERNAL MODULE: ./.build/program/src/shared/network/event-stream.js
var event_stream = __webpack_require__(80434);
// EXTERNAL MODULE: ./.build/program/src/agents/model/errors.js
var model_errors = __webpack_require__(76090);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/errors.js
var core_errors = __webpack_require__(37428);
// EXTERNAL MODULE: ./.build/program/src/jobs/changes/fence.js + 1 modules
var fence = __webpack_require__(21369);
// EXTERNAL MODULE: ./.build/program/src/shared/glob.js
var shared_glob = __webpack_require__(77012);
// EXTERNAL MODULE: ./.build/program/src/jobs/changes/change.js
var change = __webpack_require__(33379);
// EXTERNAL MODULE: ./.build/program/src/jobs/changes/docs-tool.js
var docs_tool = __webpack_require__(83747);
;// CONCATENATED MODULE: ./.build/program/src/agents/model/work-copy.js
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
    const paths = docsPaths.length > 0 ? docsPaths : change/* DEFAULT_DOCS_PATHS */.bK;
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
    // Whether no more than pages are listed there is judged at the end.
    const listed = there && (0,docs_tool/* mayBeNavigation */.BA)(plain) ? [plain] : [];
    const [refused] = (0,fence/* refusals */.Ke)([{ path: plain, kind, mode: '100644', content: null }], [...copy.docsPaths, ...listed]);
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
 * a turn of the event loop, where the signal can stop it and other work continues.
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
/** Other repositories are looked at where they are asked for, and are no part of this one. */
const UNREAD = new Set(['.git', 'node_modules', change/* CONTEXT_FOLDER */.xE]);

;// CONCATENATED MODULE: ./.build/program/src/agents/model/tools.js
// What a model can call. A tool gets input that its schema has accepted and answers in text.







const defineTool = (tool) => tool;
const MAX_LINES = 400;
const MAX_CHARACTERS = 40_000;
const MAX_READ_BYTES = 5 * 1024 * 1024;
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
        if (size > MAX_READ_BYTES)
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
const MAX_MATCHES = 100;
/** Larger files are data, not prose. */
const MAX_SEARCHED_BYTES = 1024 * 1024;
/** For all files that one search reads. */
const MAX_BYTES_IN_ALL = 100 * MAX_SEARCHED_BYTES;
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
            if (file.bytes > MAX_SEARCHED_BYTES || (glob && !glob.matches(file.path)))
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
    const parsed = readArguments(input);
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
const problem = (text) => ({
    ok: false,
    text,
    did: 'an invalid call',
    invalid: true,
});
// The arguments of a call as models really write them: followed by words, in a code fence, encoded
// twice. Only one reading is ever possible; anything else is the model's to correct.
const FENCE = /^\s*```[a-z]*\s*/i;
/** JSON in JSON, and once more to be sure. */
const MAX_LAYERS = 3;
/** Undefined if there is no JSON value, or more than one. */
function readArguments(input) {
    let text = input;
    for (let layer = 0; layer < MAX_LAYERS; layer += 1) {
        if (text.trim() === '')
            return {};
        const found = firstValue(text);
        if (found === undefined || found.rest.includes('{'))
            return undefined;
        if (typeof found.value !== 'string')
            return found.value ?? {};
        text = found.value;
    }
    return undefined;
}
/** The JSON value at the start of a text, or of the code fence there, and what follows it. */
function firstValue(text) {
    const bare = text.replace(FENCE, '').trim();
    const end = parses(bare) ? bare.length : endOfValue(bare);
    const value = parses(bare.slice(0, end));
    return value && { value: value.parsed, rest: bare.slice(end) };
}
function parses(text) {
    try {
        return { parsed: JSON.parse(text) };
    }
    catch {
        return undefined;
    }
}
/** Where the object or the string at the start ends; 0 if there is none. */
function endOfValue(text) {
    if (text[0] !== '{' && text[0] !== '"')
        return 0;
    let depth = 0;
    let quoted = false;
    for (let at = 0; at < text.length; at += 1) {
        const letter = text[at];
        if (quoted && letter === '\\')
            at += 1;
        else if (letter === '"')
            quoted = !quoted;
        else if (quoted)
            continue;
        else if (letter === '{')
            depth += 1;
        else if (letter === '}')
            depth -= 1;
        if (depth === 0 && !quoted)
            return at + 1;
    }
    return 0;
}
/** A value as the text of a call's arguments; undefined if it is nested too deep to be sent. */
function asText(value) {
    if (typeof value === 'string')
        return value;
    try {
        return JSON.stringify(value ?? {});
    }
    catch {
        return undefined;
    }
}
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

;// CONCATENATED MODULE: ./.build/program/src/agents/model/answer.js
// A model's answer, put together from the pieces of a stream or from one whole message. Servers
// differ in what they leave out, so every field is optional and a wrong one counts as missing.





const answer_text = schemas/* string */.YjP().catch('');
const maybe = (schema) => schema.optional().catch(undefined);
const called = maybe(schemas/* object */.Ikc({ name: answer_text, arguments: schemas/* unknown */.L5J().optional() }));
const CallPiece = schemas/* object */.Ikc({ index: maybe(schemas/* int */.Whr()), id: answer_text, function: called });
const message = maybe(schemas/* object */.Ikc({
    content: schemas/* unknown */.L5J().optional(),
    refusal: answer_text,
    reasoning: answer_text,
    reasoning_content: answer_text,
    tool_calls: schemas/* array */.YOg(CallPiece).catch([]),
    function_call: called,
}));
const choice = schemas/* object */.Ikc({
    delta: message,
    message,
    finish_reason: answer_text,
    error: schemas/* unknown */.L5J().optional(),
});
const Chunk = schemas/* object */.Ikc({
    choices: schemas/* array */.YOg(choice).catch([]),
    error: schemas/* unknown */.L5J().optional(),
    object: answer_text,
})
    .catch({ choices: [], object: '' });
const Parts = schemas/* array */.YOg(schemas/* object */.Ikc({ type: answer_text, text: answer_text })).catch([]);
/** An answer of a model is some kilobytes; its longest page is a megabyte, escaped. */
const MAX_ANSWER_BYTES = 16 * 1024 * 1024;
/**
 * Limits for an endpoint that ignores `maxTokens`. A piece of a stream is at least a token, and few tokens
 * have more than 8 characters, so an endpoint that keeps to its limit never reaches these.
 */
const CHARACTERS_PER_TOKEN = 8;
const PIECES_PER_TOKEN = 2;
/** An answer that goes on for longer than `maxTokens` is cut off there, as its endpoint should have done. */
async function readAnswer(body, maxTokens) {
    const draft = {
        pieces: 0,
        characters: 0,
        text: '',
        calls: [],
        finish: '',
        refusal: '',
        open: new Map(),
    };
    let done = false;
    for await (const event of eventsOf(body)) {
        done = event.data.trim() === '[DONE]';
        if (done)
            break;
        add(draft, event);
        if (event.name === 'document')
            draft.finish ||= 'stop';
        else if (draft.finish === '' && isTooLong(draft, maxTokens)) {
            draft.finish = 'length';
            draft.text = draft.text.slice(0, maxTokens * CHARACTERS_PER_TOKEN);
            break;
        }
    }
    if (draft.finish === '')
        throw new model_errors/* UnusableAnswer */.kf(done ? 'kept ending its response without a finish reason' : 'kept interrupting its response');
    return finished(draft);
}
const isTooLong = ({ pieces, characters }, maxTokens) => pieces > maxTokens * PIECES_PER_TOKEN || characters > maxTokens * CHARACTERS_PER_TOKEN;
function add(draft, event) {
    const value = parsed(event);
    const { choices, error, object } = Chunk.parse(value);
    const [choice] = choices;
    const isError = event.name === 'error' || object === 'error';
    const failed = error ?? choice?.error ?? (isError ? value : undefined);
    if (failed)
        throw model_errors/* EndpointError */.cY.reported(failed);
    if (event.name === 'document' && !choice)
        throw new model_errors/* UnusableAnswer */.kf('returned JSON that is not a chat response', { final: true });
    if (choice?.finish_reason)
        draft.finish = choice.finish_reason;
    const said = choice?.delta ?? choice?.message;
    if (!said)
        return;
    const words = textIn(said.content);
    draft.pieces += 1;
    draft.characters += words.length + said.reasoning.length + said.reasoning_content.length;
    draft.text += words;
    draft.refusal += said.refusal;
    for (const piece of said.tool_calls)
        addCall(draft, piece);
    // The older form of a call. Some servers send it beside the newer one.
    if (said.function_call && (draft.calls.length === 0 || draft.open.has(LEGACY)))
        addCall(draft, { id: '', index: LEGACY, function: said.function_call });
}
const LEGACY = -1;
function parsed({ name, data }) {
    try {
        return JSON.parse(data);
    }
    catch {
        if (name === 'error')
            return { message: data };
        if (name !== 'document')
            throw new model_errors/* UnusableAnswer */.kf('kept sending a stream that is not JSON');
        if (data === '')
            throw new model_errors/* UnusableAnswer */.kf('kept returning an empty response');
        const title = (0,model_errors/* htmlTitle */.ih)(data);
        throw title === undefined
            ? new model_errors/* UnusableAnswer */.kf('kept returning text, not a chat response', { quote: data })
            : new model_errors/* UnusableAnswer */.kf('returned an HTML page, not a chat response', {
                final: true,
                quote: title,
            });
    }
}
function addCall(draft, { index, id, function: called }) {
    const name = called?.name.trim() ?? '';
    const before = index === undefined ? draft.calls.at(-1) : draft.open.get(index);
    // Some servers give every call the index 0, others none at all; some repeat name and id.
    const starts = name !== '' && (id === '' ? index === undefined : id !== before?.id);
    const call = before && !starts ? before : { id, name, input: '' };
    if (call !== before)
        draft.calls.push(call);
    if (index !== undefined)
        draft.open.set(index, call);
    if (called?.arguments === undefined || called.arguments === null)
        return;
    const input = asText(called.arguments) ?? '(nested too deep)';
    draft.characters += input.length;
    call.input += input;
}
/** Some servers send parts, with the reasoning as a part of its own. */
function textIn(content) {
    if (typeof content === 'string')
        return content;
    return Parts.parse(content)
        .filter(({ type }) => type === 'text')
        .map((part) => part.text)
        .join('');
}
/** Every call needs an id of its own, or the conversation is refused. */
function finished({ text, calls, finish, refusal }) {
    const seen = new Set();
    for (const call of calls) {
        if (call.id === '' || seen.has(call.id))
            call.id = (0,external_node_crypto_.randomUUID)();
        seen.add(call.id);
    }
    const said = withoutThinking(text);
    const refused = refusal !== '' && said === '' && calls.length === 0;
    return {
        text: said,
        calls,
        finish: refused ? 'content_filter' : finish,
    };
}
/** Names of fields are words, and a comment has none. */
const FIELD = /^[a-z]*:/;
async function* eventsOf(body) {
    const lines = wholeLines((0,event_stream/* decodeText */.g7)(body));
    try {
        let next = await lines.next();
        while (!next.done && next.value.trim() === '')
            next = await lines.next();
        const start = next.value ?? '';
        const first = start.split('\n').find((line) => line.trim() !== '') ?? '';
        if (FIELD.test(first)) {
            const events = (0,event_stream/* readEvents */.wj)(eventLines(start, lines), MAX_ANSWER_BYTES);
            for await (const { event: name = '', data } of events)
                yield* split(name, data);
        }
        else {
            const document = [start];
            for await (const piece of lines)
                document.push(piece);
            yield { name: 'document', data: document.join('') };
        }
    }
    finally {
        // Whoever stops early leaves the rest unread, and the server would wait.
        await lines.return(undefined);
    }
}
/** In pieces as they came, each up to the end of a line. */
async function* wholeLines(text) {
    let rest = '';
    for await (const piece of text) {
        const end = piece.lastIndexOf('\n') + 1;
        if (end > 0)
            yield rest + piece.slice(0, end);
        rest = end > 0 ? piece.slice(end) : rest + piece;
    }
    yield rest;
}
/** As in the standard: some servers report errors in a field of their own, or leave out the end. */
async function* eventLines(start, lines) {
    const standard = (text) => text.replace(/^error:/gm, '\nevent: error\ndata:');
    yield standard(start);
    for await (const piece of lines)
        yield standard(piece);
    yield '\n\n';
}
/** Lines of data belong together, unless an endpoint left out the empty lines between its events. */
function* split(name, data) {
    if (!data.includes('\n') || isJson(data))
        yield { name, data };
    else
        for (const line of data.split('\n'))
            yield { name, data: line };
}
function isJson(text) {
    try {
        JSON.parse(text);
        return true;
    }
    catch {
        return false;
    }
}
// Reasoning that some servers leave in the text. It is the model talking to itself: it is neither
// published nor sent back.
/** A tag right after a backtick is a word about the tag, not the tag. */
const TAG = /(?<!`)<(\/?)think(?:ing)?\s*>/gi;
/**
 * Without `<think>…</think>`. A block that never ends takes the rest with it. An end without a start
 * takes what is before it, because some chat templates open the block in the prompt.
 */
function withoutThinking(text) {
    let kept = '';
    let at = 0;
    let inside = false;
    for (const tag of text.matchAll(TAG)) {
        const ends = tag[1] === '/';
        if (ends && !inside)
            kept = '';
        if (!ends && !inside)
            kept += text.slice(at, tag.index);
        inside = !ends;
        at = tag.index + tag[0].length;
    }
    return inside ? kept : kept + text.slice(at);
}

;// CONCATENATED MODULE: ./.build/program/src/agents/model/chat.js
// One question to the model and its whole answer. Nothing of an answer is acted on before it has
// ended, so an answer that broke off can be asked for again without doing anything twice.





async function ask(asker, messages, tools, signal) {
    const { clock, random, deadline } = asker;
    for (let made = 1;; made += 1) {
        try {
            return await chat(asker, messages, tools, signal);
        }
        catch (error) {
            signal.throwIfAborted();
            // From our own network code, which has explained the problem already.
            if (error instanceof errors/* DocketError */.jq)
                throw error;
            if (asker.usage && refuses(error, /stream_options|include_usage/)) {
                asker.usage = false;
                continue;
            }
            if (asker.limit && refuses(error, /max_(?:completion_)?tokens|in the completion/)) {
                const isOther = asker.limit === 'max_tokens' && refuses(error, /max_completion_tokens/);
                asker.limit = isOther ? 'max_completion_tokens' : undefined;
                continue;
            }
            const now = clock.now();
            const failure = (0,model_errors/* failureOf */.g5)(error, now);
            // Nothing has been done with an answer that did not arrive whole, so asking is harmless.
            const attempt = failure && { failure, repeatable: true, made, now, deadline };
            const next = attempt && (0,retry/* nextAttempt */.nj)(attempt, random);
            if (next?.kind !== 'again')
                throw (0,model_errors/* modelFailure */.iW)(error, asker.endpoint, now);
            await clock.sleep(next.delayMs, signal);
        }
    }
}
function refuses(error, names) {
    if (!(error instanceof model_errors/* EndpointError */.cY))
        return false;
    return (error.status === 400 || error.status === 422) && names.test(error.body);
}
async function chat({ gate, endpoint: { url, model, key }, login, usage, limit, maxAnswerTokens }, messages, tools, signal) {
    const body = JSON.stringify({
        model,
        messages,
        tools,
        stream: true,
        // Without it, some endpoints do not report tokens; others refuse to be asked.
        ...(usage && { stream_options: { include_usage: true } }),
        ...(limit && { [limit]: maxAnswerTokens }),
    });
    const headers = new Headers({ 'content-type': 'application/json' });
    const answerTokens = maxAnswerTokens;
    const asked = { url: chatUrl(url), method: 'POST', headers, body, answerTokens };
    const question = { ...asked, metered: true, signal };
    const response = await gate.ask(
    // The prompt and the key are for this address and no other.
    { ...question, redirect: 'error', maxBytes: MAX_ANSWER_BYTES }, login?.credential ?? (key ? (0,broker_gate/* bearer */.CM)(key) : undefined));
    if (!response.ok)
        throw await model_errors/* EndpointError */.cY.answered(response);
    if (!response.body)
        throw new model_errors/* UnusableAnswer */.kf('kept returning an empty response');
    return readAnswer(response.body, maxAnswerTokens);
}
/** Some providers want a query, such as the version of their API, in every address. */
function chatUrl(base) {
    const url = new URL(base);
    url.pathname = url.pathname.replace(/(?:\/chat\/completions)?\/*$/, '/chat/completions');
    return url;
}

;// CONCATENATED MODULE: ./.build/program/src/agents/model/reply.js
// What goes back to the model after an answer: what became of its calls, or what to correct.


/** With this many steps left, the model is asked to finish. */
const LAST_STEPS = 3;
/** Tool calls in one response; further calls are not run. */
const MAX_CALLS = 50;
/** Undefined if the answer is the model's last word. */
async function replyTo(answer, situation, signal) {
    const { text, finish, calls } = answer;
    const last = calls.at(-1);
    if (finish === 'length' && (!last || typeof readArguments(last.input) !== 'object'))
        return {
            kind: 'cut',
            messages: said(text, last ? CUT_CALL : 'Your response was cut off. Continue.'),
        };
    if (last)
        return carryOut(text, calls, situation, signal);
    const written = writtenCalls(text);
    if (written.kind === 'calls') {
        const known = written.calls.map((call) => ({ ...call, id: (0,external_node_crypto_.randomUUID)() }));
        return carryOut('', known, situation, signal);
    }
    // Words after the question whether it is done are the summary, whatever the endpoint calls them.
    const asked = situation.unusable > 0 && text.trim() !== '';
    const announced = !asked && (finish === 'tool_calls' || finish === 'function_call');
    if (written.kind === 'problem' || announced) {
        const problem = written.kind === 'problem' ? written.sentence : NOT_ARRIVED;
        return { kind: 'wrong', messages: said(text, problem), problem };
    }
    // After work was done, a model may well have nothing to add.
    if (text.trim() !== '' || situation.begun)
        return undefined;
    return { kind: 'empty', messages: said(text, EMPTY), problem: EMPTY };
}
const NOT_ARRIVED = 'Your response ended with a tool call, but no call arrived. Send it again, or write your summary if you are done.';
const CUT_CALL = 'Your response was cut off inside a tool call, so none of its calls was carried out. Send them again, with less in each.';
const EMPTY = 'Your response was empty. Use the tools, or write your summary if you are done.';
/** Endpoints refuse a message without any text. */
const said = (text, reply) => [
    { role: 'assistant', content: text.trim() === '' ? '(no text)' : text },
    { role: 'user', content: reply },
];
async function carryOut(text, calls, { copy, task, stepsLeft }, signal) {
    const answers = [];
    for (const [index, { name, input }] of calls.entries()) {
        signal.throwIfAborted();
        const answer = index < MAX_CALLS ? await callTool(name, input, copy, signal) : TOO_MANY;
        if (answer.did !== '')
            task.onProgress?.(answer.did);
        answers.push(answer);
    }
    const hurry = stepsLeft <= LAST_STEPS
        ? `\n(You have ${stepsLeft} steps left. Finish now and write your summary.)`
        : '';
    const results = calls.map(({ id }, index) => {
        return { role: 'tool', tool_call_id: id, content: answers[index]?.text + hurry };
    });
    const worked = answers.some(({ invalid }) => !invalid);
    const sent = {
        role: 'assistant',
        content: text || null,
        tool_calls: calls.map(sentCall),
    };
    const messages = [sent, ...results];
    return worked
        ? { kind: 'worked', messages }
        : { kind: 'wrong', messages, problem: answers[0]?.text ?? '' };
}
const TOO_MANY = {
    ok: false,
    text: `Not done: more than ${MAX_CALLS} calls in one response. Send fewer at a time.`,
    did: '',
    invalid: true,
};
/** Endpoints refuse a conversation whose earlier calls have odd names or are not JSON objects. */
function sentCall({ id, name, input }) {
    const given = readArguments(input);
    const object = typeof given === 'object' && !Array.isArray(given) ? given : {};
    const plain = name.replace(/[^\w-]/g, '_').slice(0, 64) || 'unknown';
    return {
        id,
        type: 'function',
        function: { name: plain, arguments: asText(object) ?? '{}' },
    };
}
const NONE = { kind: 'none' };
const PROBLEM = {
    kind: 'problem',
    sentence: 'Your response contains a tool call written as text, which was not run. Call the tool through the API, or send nothing but `<tool_call>{"name": "…", "arguments": {…}}</tool_call>`. If you are done, write your summary without it.',
};
/** The start of a call in one of the notations that models are trained on. */
const ATTEMPT = /<(?:tool_call|function_call)>\s*[{[<]|<function=\w|\[TOOL_CALLS\]\s*\[/;
const OPENING = /^\s*<(?:tool_call|function_call)>/;
const CLOSING = /^(?:\s*```)?\s*<\/(?:tool_call|function_call)>/;
const CODE = /```[\s\S]*?(?:```|$)|`[^`\n]*`/g;
function writtenCalls(text) {
    const calls = tagged(text) ?? bare(text);
    if (calls)
        return { kind: 'calls', calls };
    const quotes = /^```/.test(text.trim()) && knownCall(firstValue(text)?.value) !== undefined;
    return quotes || ATTEMPT.test(text.replace(CODE, '')) ? PROBLEM : NONE;
}
/** One block after the other and nothing else. The end of a block may be missing. */
function tagged(text) {
    const calls = [];
    let rest = text;
    while (rest.trim() !== '') {
        const opening = OPENING.exec(rest);
        // By its JSON, not by the closing tag: a page's text may contain that.
        const found = opening && firstValue(rest.slice(opening[0].length));
        const call = found && callOf(found.value);
        if (!found || !call)
            return undefined;
        calls.push(call);
        const closing = CLOSING.exec(found.rest);
        rest = found.rest.slice(closing?.[0].length);
    }
    return calls.length > 0 ? calls : undefined;
}
/** Without tags, only a call of a tool that exists is recognized. */
function bare(text) {
    if (!text.trimStart().startsWith('{'))
        return undefined;
    const found = firstValue(text);
    const call = found?.rest === '' ? knownCall(found.value) : undefined;
    return call && [call];
}
function knownCall(value) {
    const call = callOf(value);
    const complete = call && Object.keys(value).some((key) => INPUTS.has(key));
    return complete && TOOLS.some(({ name }) => name === call.name) ? call : undefined;
}
const INPUTS = new Set(['arguments', 'parameters']);
function callOf(value) {
    if (typeof value !== 'object' || value === null)
        return undefined;
    const { name, arguments: given, parameters = given } = value;
    const input = asText(parameters);
    return typeof name === 'string' && input !== undefined ? { name: name.trim(), input } : undefined;
}

;// CONCATENATED MODULE: ./.build/program/src/agents/model/model.js
// AgentRunner by model: a loop of questions and tool calls over any OpenAI-compatible endpoint.









const DEFAULT_BUDGET = {
    steps: 60,
    tokens: 2_000_000,
    seconds: 1_500,
    // The longest page that a model should write in one call.
    answerTokens: 16_000,
};
const SUMMARY_LIMIT = 4_000;
/** Answers in a row that cannot be used. Each costs as much as one that can. */
const MAX_UNUSABLE = 5;
/** Answers in a row that were cut off: a model that rambles does not stop by itself. */
const MAX_CUT = 3;
/** Characters that are sent with every step, whatever the endpoint says about tokens. */
const MAX_CONVERSATION = 20_000_000;
function modelAgent(options) {
    if (!/^https?:\/\//.test(options.url) || !URL.canParse(options.url))
        throw new errors/* SetupError */.w3(`\`model-url\` must be the URL of a chat endpoint, such as \`https://models.example/v1\`; got \`${(0,foreign/* bound */.$s)(options.url, 200)}\`.`);
    const { username, password } = new URL(options.url);
    if (username !== '' || password !== '')
        throw new errors/* SetupError */.w3('`model-url` must not contain a user name or a password. Set `model-key` from a secret instead.');
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
    const { fetch, clock, log } = options;
    const gate = new broker_gate/* Gate */.iD({ fetch, clock, log, onUsage: task.onUsage });
    try {
        return await converse(options, budget, { task, gate }, signal);
    }
    catch (error) {
        await gate.abandon();
        throw error;
    }
}
async function converse(options, budget, { task, gate }, signal) {
    const { clock } = options;
    const started = clock.now();
    const copy = await openCopy(task.dir, task.docsPaths);
    const asker = {
        endpoint: options,
        gate,
        login: options.login,
        clock,
        random: options.random,
        deadline: started + budget.seconds * 1000,
        usage: true,
        maxAnswerTokens: budget.answerTokens,
        limit: 'max_tokens',
    };
    const messages = [
        { role: 'system', content: (0,agents_prompt/* systemPrompt */.Ao)(task) },
        ...(0,agents_prompt/* chatMessages */.p$)(task),
    ];
    let steps = 0;
    let characters = 0;
    let begun = false;
    let unusable = 0;
    let cut = 0;
    let wrong = '';
    for (;;) {
        const { inputTokens = 0, outputTokens = 0 } = gate.usage;
        if (steps === budget.steps)
            throw exhausted(`${budget.steps} steps`);
        if (inputTokens + outputTokens >= budget.tokens)
            throw exhausted(`${budget.tokens} tokens`);
        signal.throwIfAborted();
        const answer = await ask(asker, messages, DEFINITIONS, signal);
        steps += 1;
        await gate.counted();
        if (answer.finish === 'content_filter')
            throw new errors/* WorkFailed */.v$('The model’s endpoint declined to answer. Rephrase the request.');
        const situation = { copy, task, begun, unusable, stepsLeft: budget.steps - steps };
        const reply = await replyTo(answer, situation, signal);
        if (!reply) {
            // Words without a single call that worked are no reason to believe that all is well.
            if (!begun && wrong !== '')
                throw withoutCalls(options.model, wrong);
            const seconds = Math.round((clock.now() - started) / 1000);
            return {
                summary: (0,foreign/* boundTail */.hk)((0,foreign/* clean */.uH)((0,foreign/* boundTail */.hk)(answer.text, 10 * SUMMARY_LIMIT)).trim(), SUMMARY_LIMIT),
                usage: { ...gate.usage, seconds },
            };
        }
        begun ||= reply.kind === 'worked';
        if (reply.kind === 'wrong')
            wrong = reply.problem;
        unusable = 'problem' in reply ? unusable + 1 : 0;
        if ('problem' in reply && unusable === MAX_UNUSABLE)
            throw withoutCalls(options.model, reply.problem);
        cut = reply.kind === 'cut' ? cut + 1 : 0;
        if (cut === MAX_CUT)
            throw rambling(options.model, budget.answerTokens);
        characters += JSON.stringify(reply.messages).length;
        if (characters > MAX_CONVERSATION)
            throw exhausted(`${MAX_CONVERSATION} characters`);
        for (const message of reply.messages)
            messages.push(message);
    }
}
const DEFINITIONS = TOOLS.map(({ name, description, input }) => ({
    type: 'function',
    function: { name, description, parameters: json_schema_processors/* toJSONSchema */.bl(input, { io: 'input' }) },
}));
function exhausted(what) {
    return new errors/* WorkFailed */.v$(`The agent used up its budget of ${what} before it finished. Ask for less at a time, or raise the budget in \`.github/docket.yml\`.`);
}
function rambling(model, tokens) {
    return new errors/* WorkFailed */.v$(`${MAX_CUT} responses of the model \`${model}\` in a row were longer than one may be (${tokens} tokens). Ask for less at a time, use another model, or raise \`agent: max-answer-tokens\` in \`.github/docket.yml\`.`);
}
function withoutCalls(model, problem) {
    return new errors/* WorkFailed */.v$(`The model \`${model}\` did not send a tool call that Docket can use. Docket’s last message to it: “${(0,foreign/* bound */.$s)((0,foreign/* oneLine */.TN)(problem), 400)}” Use a model and an endpoint that support tool calls.`);
}


/***/ }),

/***/ 80434:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ EventTooLarge),
/* harmony export */   g7: () => (/* binding */ decodeText),
/* harmony export */   wj: () => (/* binding */ readEvents)
/* harmony export */ });
/* harmony import */ var eventsource_parser__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46085);
// Server-sent events from text as it comes. Neither a line nor an event can grow without limit.

class EventTooLarge extends Error {
    name = 'EventTooLarge';
}
async function* readEvents(text, maxCharacters) {
    let events = [];
    // Without `onError`: it is called with an error and its stack for each unknown line, and a few
    // megabytes of such lines would take minutes.
    const onEvent = (event) => void events.push(event);
    const parser = (0,eventsource_parser__WEBPACK_IMPORTED_MODULE_0__/* .createParser */ .C)({ maxBufferSize: maxCharacters, onEvent });
    for await (const piece of text) {
        try {
            parser.feed(piece);
        }
        catch (cause) {
            // Only after a line or an event has exceeded the limit.
            throw new EventTooLarge('An event is too large.', { cause });
        }
        yield* events;
        events = [];
    }
}
async function* decodeText(body) {
    const decoder = new TextDecoder();
    for await (const chunk of body)
        yield decoder.decode(chunk, { stream: true });
    yield decoder.decode();
}


/***/ })

};
