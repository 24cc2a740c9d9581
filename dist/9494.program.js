export const id = 9494;
export const ids = [9494,958];
export const modules = {

/***/ 44045:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findBrokenNow: () => (/* binding */ findBrokenNow),
/* harmony export */   findPullDrift: () => (/* binding */ findPullDrift)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _drift_drift_thread_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56211);
/* harmony import */ var _jobs_workspace_instructions_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73994);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42205);
/* harmony import */ var _shared_git_git_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60958);
/* harmony import */ var _shared_glob_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(77012);
/* harmony import */ var _shared_remove_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(66154);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(82860);
// Checks a pull request's documentation: its two commits are fetched without history, and compared here.
// No checkout is needed, and nothing of them is run.
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









/** Larger files are neither pages nor written by hand, so they are not fetched. */
const SMALL = ['--depth=1', '--filter=blob:limit=1000000'];
async function findPullDrift(pull, headSha, options) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { github, path, rules, signal } = options;
        const { data } = await github.rest.pulls.get({ ...github.repo, pull_number: pull });
        // A job's pull request is stacked on one that changes code: only together can they fit.
        const { head, base } = data;
        const ownBranch = head.ref.startsWith('docket/') && head.repo?.full_name === base.repo.full_name;
        const { data: compared } = await github.rest.repos.compareCommitsWithBasehead({
            ...github.repo,
            basehead: `${ownBranch ? base.repo.default_branch : base.sha}...${headSha}`,
            per_page: 1,
        });
        const before = compared.merge_base_commit.sha;
        const repository = __addDisposableResource(env_1, await fetchCommits([before, headSha], options), true);
        const question = { path, gitDir: repository.dir, before, after: headSha, rules };
        if (!options.docs)
            return await (0,_drift_drift_thread_js__WEBPACK_IMPORTED_MODULE_2__.findDriftInThread)(question, _shared_runtime_js__WEBPACK_IMPORTED_MODULE_8__/* .systemClock */ .ml, signal);
        const { docs } = options;
        const commit = await newestCommit(docs.github);
        const pages = __addDisposableResource(env_1, await fetchCommits(commit ? [commit] : [], { ...options, ...docs }), true);
        const listed = commit ? await listPages(pages, commit, docs.repository, rules) : '';
        const withPages = (tree) => addFiles(repository, tree, listed);
        const both = {
            ...question,
            before: await withPages(before),
            after: await withPages(headSha),
            rules: { ...rules, docsPaths: [...rules.docsPaths, ...pathsIn(docs.repository, rules)] },
            env: { GIT_ALTERNATE_OBJECT_DIRECTORIES: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(pages.dir, 'objects') },
        };
        return await (0,_drift_drift_thread_js__WEBPACK_IMPORTED_MODULE_2__.findDriftInThread)(both, _shared_runtime_js__WEBPACK_IMPORTED_MODULE_8__/* .systemClock */ .ml, signal);
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
/** In the form in which an index takes them. */
async function listPages(pages, commit, folder, { docsPaths }) {
    const isPage = (0,_shared_glob_js__WEBPACK_IMPORTED_MODULE_6__/* .matchesAny */ ._I)(docsPaths);
    const entries = (await pages.run(['ls-tree', '-r', '-z', '--full-tree', commit])).split('\0');
    return entries
        .flatMap((entry) => {
        const [, mode, blob, path = ''] = /^(100\d{3}) blob ([0-9a-f]+)\t(.+)$/s.exec(entry) ?? [];
        return isPage(path) ? [`${mode} ${blob}\t${folder}/${path}\0`] : [];
    })
        .join('');
}
/** A tree of what a commit has and of these, whose contents are elsewhere. */
async function addFiles(repository, commit, listed) {
    await repository.run(['read-tree', commit]);
    await repository.run(['update-index', '-z', '--index-info'], listed);
    return (await repository.run(['write-tree', '--missing-ok'])).trim();
}
const pathsIn = (folder, { docsPaths }) => docsPaths.map((glob) => glob.replace(/^!?/, (not) => `${not}${folder}/`));
async function newestCommit({ rest, repo }) {
    const { data } = await rest.repos.listCommits({ ...repo, per_page: 1 });
    return data[0]?.sha;
}
/** What is broken in the whole repository now, without what the settings accept. */
async function findBrokenNow(options) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const head = await newestCommit(options.github);
        if (head === undefined)
            throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .NotFound */ .Mk('The repository has no commits.');
        const repository = __addDisposableResource(env_2, await fetchCommits([head], options), true);
        const { path, rules, signal } = options;
        const question = { path, gitDir: repository.dir, after: head, rules };
        return await (0,_drift_drift_thread_js__WEBPACK_IMPORTED_MODULE_2__.findBrokenInThread)(question, _shared_runtime_js__WEBPACK_IMPORTED_MODULE_8__/* .systemClock */ .ml, signal);
    }
    catch (e_2) {
        env_2.error = e_2;
        env_2.hasError = true;
    }
    finally {
        const result_2 = __disposeResources(env_2);
        if (result_2)
            await result_2;
    }
}
async function fetchCommits(commits, { path, scratch, place, clock = _shared_runtime_js__WEBPACK_IMPORTED_MODULE_8__/* .systemClock */ .ml, patience, ...options }) {
    const { signal = new AbortController().signal } = options;
    const git = (0,_shared_git_git_js__WEBPACK_IMPORTED_MODULE_5__.patient)((0,_shared_git_git_js__WEBPACK_IMPORTED_MODULE_5__.createGit)({ ...place, path }), { clock, random: Math.random, patience });
    const repository = await (0,_jobs_workspace_instructions_js__WEBPACK_IMPORTED_MODULE_3__/* .shallowRepository */ .R$)(git, { remote: place.remote, scratch }, signal);
    try {
        await repository.fetch([...commits], SMALL);
        // From here on, what was left out is missing, and nothing fetches it file by file.
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository.dir, 'config'), '[core]\n\tbare = true\n');
        await (0,_shared_remove_js__WEBPACK_IMPORTED_MODULE_7__/* .removeFile */ .n)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository.dir, 'FETCH_HEAD'));
        return repository;
    }
    catch (error) {
        await repository[Symbol.asyncDispose]();
        throw error;
    }
}


/***/ }),

/***/ 73994:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KK: () => (/* binding */ readInstructions),
/* harmony export */   R$: () => (/* binding */ shallowRepository),
/* harmony export */   ho: () => (/* binding */ exchangeInstructions),
/* harmony export */   zK: () => (/* binding */ GivenInstructions)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42205);
/* harmony import */ var _shared_git_fetch_objects_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37710);
/* harmony import */ var _shared_git_git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60958);
/* harmony import */ var _shared_remove_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(66154);
/* harmony import */ var _changes_fence_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(21369);
/* harmony import */ var _read_change_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(27948);
// Files that instruct agents. A program reads them in its copy by itself, so there they are those of
// the default branch, whatever the commit says: nobody's pull request instructs an agent.








/** Path and `mode oid` of every file that instructs agents, submodules left out. */
async function instructionsAt(repository, commit) {
    const listed = await repository.run(['ls-tree', '-r', '-z', '--full-tree', commit]);
    const entries = listed.split('\0').flatMap((entry) => {
        const [what = '', path = ''] = entry.split('\t');
        const [mode, type, oid] = what.split(' ');
        return type === 'blob' && (0,_changes_fence_js__WEBPACK_IMPORTED_MODULE_6__/* .isInstruction */ .FL)(path) ? [[path, `${mode} ${oid}`]] : [];
    });
    return new Map(entries);
}
/**
 * Puts the instructions of `trusted`, the default branch, into the index. Answers the paths that differ
 * from the commit now. `kept` are files that `docs-paths` lists, which makes them documents of a branch.
 */
async function exchangeInstructions(repository, { commit, trusted }, kept) {
    if (trusted === commit)
        return [];
    const ours = await instructionsAt(repository, trusted);
    const theirs = await instructionsAt(repository, commit);
    const differ = [...new Set([...ours.keys(), ...theirs.keys()])].filter((path) => ours.get(path) !== theirs.get(path) && !kept.includes(path));
    if (differ.length === 0)
        return [];
    // Mode 0 removes; the id beside it only has to be one.
    const removed = differ.filter((path) => theirs.has(path)).map((path) => `0 ${commit}\t${path}`);
    await repository.run(['update-index', '-z', '--index-info'], lines(removed));
    const paths = (await repository.run(['ls-files', '-z'])).split('\0').filter(Boolean);
    const files = new Set(paths);
    const added = differ.filter((path) => ours.has(path) && fits(path, files, paths));
    const entries = added.map((path) => `${ours.get(path)}\t${path}`);
    await repository.run(['update-index', '-z', '--index-info'], lines(entries));
    return differ;
}
/** Read from the default branch only, so that nobody's pull request instructs the agent. */
const INSTRUCTION_FILES = ['AGENTS.md', '.docket/instructions.md'];
const MAX_INSTRUCTIONS = 32_000;
/** The repository's own instructions for agents. */
async function readInstructions(repository, trusted) {
    const list = ['--literal-pathspecs', 'ls-tree', '-z', '--name-only', trusted, '--'];
    const there = (await repository.run([...list, ...INSTRUCTION_FILES])).split('\0');
    const texts = [];
    for (const path of INSTRUCTION_FILES.filter((one) => there.includes(one))) {
        const content = await repository.file(trusted, path);
        if (content)
            texts.push(content.toString('utf8').slice(0, MAX_INSTRUCTIONS));
    }
    return texts.length > 0 ? texts.join('\n\n') : undefined;
}
/** Where the commit has a file on the way, or a folder of that name, its own tree goes first. */
function fits(path, files, paths) {
    const steps = path.split('/');
    const blocked = steps.some((_, depth) => files.has(steps.slice(0, depth).join('/')));
    return !blocked && !paths.some((other) => other.startsWith(`${path}/`));
}
const lines = (entries) => entries.map((entry) => `${entry}\0`).join('');
/** What an agent was given in the place of its commit's instructions. */
class GivenInstructions {
    #dir;
    #files;
    constructor(dir, files) {
        this.#dir = dir;
        this.#files = files;
    }
    /** Call it before anything foreign runs in the copy. */
    static async read(dir, paths) {
        const files = new Map();
        for (const path of paths)
            files.set(path, await present(dir, path));
        return new GivenInstructions(dir, files);
    }
    has(path) {
        return this.#files.has(path);
    }
    /** Rejects when one of them is not what was given: the change would be to another file. */
    async insist() {
        for (const [path, given] of this.#files) {
            if (same(await present(this.#dir, path), given))
                continue;
            throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .WorkFailed */ .v$(`The agent changed \`${path}\`, which contains instructions for agents and differs from the default branch’s version, so nothing was pushed. Change it on the default branch, or list its exact path in \`docs-paths\`.`);
        }
    }
    async putBack() {
        for (const [path, given] of this.#files) {
            await (0,_read_change_js__WEBPACK_IMPORTED_MODULE_7__/* .removeInside */ .pi)(this.#dir, path);
            if (given?.content)
                await (0,_read_change_js__WEBPACK_IMPORTED_MODULE_7__/* .writeInside */ .Mt)(this.#dir, path, given.content, given.mode);
        }
    }
}
async function present(dir, path) {
    const stats = await (0,_read_change_js__WEBPACK_IMPORTED_MODULE_7__/* .statInside */ .LW)(dir, path);
    return stats && !stats.isDirectory() ? (0,_read_change_js__WEBPACK_IMPORTED_MODULE_7__/* .readChange */ .pm)(dir, path, undefined) : null;
}
function same(one, other) {
    if (!one?.content || !other?.content)
        return one === other;
    return one.mode === other.mode && one.content.equals(other.content);
}
/** A larger repository is fetched again, instead of being kept in memory. */
const MOST_BYTES = 8_000_000;
async function readImage(dir) {
    const image = new Map();
    let bytes = 0;
    for (const entry of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(dir, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile())
            continue;
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(entry.parentPath, entry.name);
        const content = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path);
        bytes += content.length;
        if (bytes > MOST_BYTES)
            return null;
        image.set(path.slice(dir.length + 1), content);
    }
    return image;
}
async function shallowRepository(git, { remote, scratch }, signal, image = new Map()) {
    const dir = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(scratch, 'git-'));
    await (0,_shared_git_git_js__WEBPACK_IMPORTED_MODULE_4__/* .prepareRepository */ .uA)(dir, { remote, filter: 'blob:none' });
    // Overrides every attribute in the repository: no filters, no conversions.
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, 'info', 'attributes'), '* -text -eol -ident -filter -working-tree-encoding\n');
    for (const [path, content] of image) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, path)), { recursive: true });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, path), content);
    }
    const run = (args, input) => git.run(['--git-dir', dir, ...args], { signal, ...(input === undefined ? {} : { input }) });
    const fetch = async (what, options) => {
        await run(['fetch', '--quiet', '--no-tags', ...options, 'origin', ...what]);
        const lines = (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, 'FETCH_HEAD'), 'utf8')).trimEnd().split('\n');
        return lines.map((line) => line.slice(0, line.indexOf('\t')));
    };
    const blob = async (oid) => {
        const result = await git.try(['--git-dir', dir, 'cat-file', 'blob', oid], { signal });
        // The content is fetched here and now, and what did not arrive is not an empty file.
        if (result.code !== 0)
            throw new _shared_git_git_js__WEBPACK_IMPORTED_MODULE_4__/* .GitFailed */ .SX(['cat-file'], result);
        return result.stdout;
    };
    return {
        dir,
        run,
        fetch,
        blob,
        async folders(commits) {
            await fetch(commits, ['--depth=1', '--filter=blob:none']);
        },
        async files(oids) {
            if (oids.length === 0)
                return;
            const result = await (0,_shared_git_fetch_objects_js__WEBPACK_IMPORTED_MODULE_3__/* .fetchObjects */ .r)(git, dir, [...new Set(oids)], { signal });
            if (result.code !== 0)
                throw (0,_shared_git_git_js__WEBPACK_IMPORTED_MODULE_4__/* .failure */ .V2)(['fetch'], result);
        },
        image: () => readImage(dir),
        async file(commit, path) {
            const entry = await run(['--literal-pathspecs', 'ls-tree', '-z', commit, '--', path]);
            const oid = /^100(?:644|755) blob ([0-9a-f]+)\t/.exec(entry)?.[1];
            return oid === undefined ? null : blob(oid);
        },
        async [Symbol.asyncDispose]() {
            await (0,_shared_remove_js__WEBPACK_IMPORTED_MODULE_5__/* .removeTree */ .d)(dir);
        },
    };
}


/***/ }),

/***/ 27948:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LW: () => (/* binding */ statInside),
/* harmony export */   Mt: () => (/* binding */ writeInside),
/* harmony export */   pi: () => (/* binding */ removeInside),
/* harmony export */   pm: () => (/* binding */ readChange)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42205);
/* harmony import */ var _shared_remove_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66154);
/* harmony import */ var _changes_fence_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(21369);
// One path of the agent's copy, as a change. Links are never followed.





/** `mode` is the file's at the commit; undefined when it was not there. null: nothing to tell. */
async function readChange(dir, path, mode) {
    const earlier = mode === undefined ? { kind: 'added' } : { kind: 'modified', was: mode };
    // git names a repository inside the copy with a slash at its end.
    if (path.endsWith('/'))
        return { path: path.slice(0, -1), ...earlier, mode: '160000', content: null };
    const full = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, path);
    const stats = await statInside(dir, path);
    if (!stats || stats.isDirectory()) {
        // git has just seen it: it is there under a name that we cannot say, such as one not in UTF-8.
        if (mode === undefined && !stats) {
            throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .WorkFailed */ .v$(`The agent created a file with a name that cannot be read (\`${path}\`), so nothing was pushed. Ask for names in UTF-8.`);
        }
        // An empty folder where a submodule belongs is how every plain copy has it.
        if (mode === undefined || mode === '160000')
            return null;
        return { path, kind: 'deleted', mode, content: null };
    }
    if (stats.isSymbolicLink()) {
        return { path, ...earlier, mode: '120000', content: Buffer.from(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readlink)(full)) };
    }
    // Reading a pipe or a device could block or continue forever.
    if (!stats.isFile()) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .WorkFailed */ .v$(`The agent created \`${path}\`, which is neither a file nor a link, so nothing was pushed.`);
    }
    if (stats.size > _changes_fence_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_FILE_BYTES */ .gZ) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .WorkFailed */ .v$(`The agent’s file \`${path}\` has ${megabytes(stats.size)} MB; the limit is ${megabytes(_changes_fence_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_FILE_BYTES */ .gZ)} MB, so nothing was pushed.`);
    }
    const executable = (stats.mode & 0o100) !== 0;
    return {
        path,
        ...earlier,
        mode: executable ? '100755' : '100644',
        content: await contents(full, path),
    };
}
async function contents(full, path) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(full);
    }
    catch (error) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .WorkFailed */ .v$(`The agent left \`${path}\` unreadable, so nothing was pushed.`, {
            cause: error,
        });
    }
}
/** null when there is nothing, or when a folder on the way is a link: then it is not our file. */
async function statInside(dir, path) {
    const full = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, path);
    const [root, folder] = await Promise.all([
        (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(dir),
        (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(full)).catch(() => null),
    ]);
    return folder === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path)) ? (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(full).catch(() => null) : null;
}
function megabytes(bytes) {
    return Math.ceil(bytes / 1_048_576);
}
// Changing the copy after an untrusted program ran in it. It may have left links anywhere, and a link
// could point to the runner's files: so none is followed, neither at the end of a path nor within it.
/** Writes a file or a link there and removes whatever is in the way. */
async function writeInside(dir, path, content, mode = '100644') {
    await makeFolders(dir, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path));
    const full = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, path);
    await (0,_shared_remove_js__WEBPACK_IMPORTED_MODULE_3__/* .removeTree */ .d)(full);
    // Only a file that it makes itself: between two steps nobody else works here anymore, but
    // nothing depends on that.
    if (mode === '120000')
        return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.symlink)(content, full);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(full, content, { flag: 'wx' });
    if (mode === '100755')
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.chmod)(full, 0o755);
}
/** Removes what is there under this very path, and nothing behind a link. */
async function removeInside(dir, path) {
    if (await statInside(dir, path))
        await (0,_shared_remove_js__WEBPACK_IMPORTED_MODULE_3__/* .removeTree */ .d)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, path));
}
async function makeFolders(dir, path) {
    if (path === '.')
        return;
    await makeFolders(dir, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path));
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, path);
    const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(folder).catch(() => null);
    if (stats?.isDirectory())
        return;
    if (stats)
        await (0,_shared_remove_js__WEBPACK_IMPORTED_MODULE_3__/* .removeFile */ .n)(folder);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(folder);
}


/***/ }),

/***/ 56081:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ isGenerated)
/* harmony export */ });
/** Nobody writes these by hand, and they would crowd out what people wrote. */
function isGenerated(path) {
    const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
    return (/^(?:package-lock\.json|npm-shrinkwrap\.json|pnpm-lock\.yaml|bun\.lockb?|go\.sum|flake\.lock)$/.test(name) ||
        /\.(?:lock|lockfile|map|snap|min\.js|min\.css|pb\.go|g\.dart|designer\.cs)$/.test(name) ||
        /(?:_pb2(?:_grpc)?\.pyi?|[._-]generated\.\w+)$/.test(name) ||
        /(?:^|\/)(?:node_modules|vendor|dist|build|__snapshots__)\//.test(path));
}


/***/ }),

/***/ 37710:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ readObjects),
/* harmony export */   r: () => (/* binding */ fetchObjects)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60958);
// Objects of a repository that were left out when their commit was fetched.


const SHA1 = /^[0-9a-f]{40}$/;
const ARGS = ['fetch', '--quiet', '--no-tags', '--no-write-fetch-head', '--filter=blob:none'];
/** All at once, by their IDs; to git, a pair of refs would be a wish to write one. */
function fetchObjects(git, gitDir, oids, call) {
    if (!oids.every((oid) => SHA1.test(oid)))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Unavailable */ .$P('A commit names something else than files. Check it with git fsck.');
    // They have no history, from which git could see what is here already.
    const alone = ['-c', 'fetch.negotiationAlgorithm=noop', '--git-dir', gitDir];
    const input = oids.map((oid) => `${oid}\n`).join('');
    return git.try([...alone, ...ARGS, '--stdin', 'origin'], { ...call, input });
}
/** Their contents; what is not here is fetched, one by one. */
async function readObjects(git, gitDir, oids) {
    if (oids.length === 0)
        return [];
    const input = oids.map((oid) => `${oid}\n`).join('');
    const result = await git.try(['--git-dir', gitDir, 'cat-file', '--batch'], { input });
    let at = 0;
    return oids.map((oid) => {
        const end = result.stdout.indexOf(10, at);
        const line = result.stdout.toString('utf8', at, Math.max(at, end));
        const size = new RegExp(`^${oid} \\w+ (\\d+)$`).exec(line)?.[1];
        if (size === undefined && result.code !== 0)
            throw new _git_js__WEBPACK_IMPORTED_MODULE_1__/* .GitFailed */ .SX(['cat-file'], result);
        if (size === undefined)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Unavailable */ .$P('git could not fetch all of a record. Run it again later.');
        const start = end + 1;
        at = start + Number(size) + 1;
        return result.stdout.subarray(start, at - 1);
    });
}


/***/ }),

/***/ 60958:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  SX: () => (/* binding */ GitFailed),
  wd: () => (/* binding */ IMPOSSIBLE),
  o6: () => (/* binding */ OURS),
  createGit: () => (/* binding */ createGit),
  V2: () => (/* binding */ failure),
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
// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(75919);
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
    const stream = (args, call = {}) => outputOf(args, gitEnvironment({ ...settings, credentials: undefined }), call);
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
const basic = (token) => `Basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`;
function gitEnvironment({ path, network, safe, credentials }, token) {
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
        ...(safe?.directories ?? []).map((one) => ['safe.directory', one]),
    ];
    if (credentials) {
        const header = `Authorization: ${basic(`${token}`)}`;
        config.push([`http.${credentials.origin}/.extraHeader`, header]);
    }
    const environment = {
        ...network,
        ...(safe?.sudoUid && { SUDO_UID: safe.sudoUid }),
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
    if (!external_node_worker_threads_.isMainThread)
        throw new Error('A side thread has no processes of its own: see lent-git.ts.');
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
/** In characters, of what git says about itself. */
const MAX_WORDS = 10_000;
async function* outputOf(...call) {
    const child = start(...call);
    let stderr = '';
    child.stderr.on('data', (chunk) => {
        stderr = `${stderr}${chunk}`.slice(-MAX_WORDS);
    });
    const ended = new Promise((resolve, reject) => {
        const { signal } = call[2];
        child.on('error', (error) => reject(signal?.aborted ? stopReason(signal) : notStarted(error)));
        child.on('close', (code) => resolve(code ?? 128));
    });
    // Whoever has read enough does not wait for it.
    ended.catch(() => { });
    try {
        yield* child.stdout;
        const code = await ended;
        if (code !== 0)
            throw failure(call[0], { code, stdout: Buffer.alloc(0), stderr });
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
            reject(notStarted(error));
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
function notStarted(error) {
    const words = `git could not be started: ${error.message}. Install git 2.34 or newer.`;
    return new errors/* Unavailable */.$P(words, { cause: error });
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
/** What this server and this git can never do together, however often they try. */
const IMPOSSIBLE = /does not support|mismatched algorithms|mismatched object format|unsupported object format/i;
function isTransient({ code, stderr }) {
    return code !== 0 && TRANSIENT.test(stderr) && !IMPOSSIBLE.test(stderr);
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
            const pause = made < MAX_ATTEMPTS ? BACKOFF : LONG_BACKOFF;
            await clock.sleep((0,retry/* backoff */.JN)(made - 1, pause, random), call?.signal);
        }
    });
}


/***/ }),

/***/ 66154:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ removeTree),
/* harmony export */   n: () => (/* binding */ removeFile)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
// Removing what an agent left, whatever it left: folders can be nested deeper than a path may be
// long, and then nothing in them can be named from the top; or they can forbid what is done in them.
// Nothing else in `src/` removes folders, and a test sees to it.


/** A file that may not be there. */
async function removeFile(path) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(path, { force: true });
}
/** A folder with all that is in it, or a file, or nothing. */
async function removeTree(path) {
    const remove = () => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(path, { recursive: true, force: true });
    await remove().catch(async (error) => {
        const isInTheWay = error.code === 'EACCES' || error.code === 'ENAMETOOLONG';
        if (!isInTheWay || !(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(path)).isDirectory())
            throw error;
        await flatten(path);
        await remove();
    });
}
/** Brings every folder to the top, opened and without folders in it, so that each can be named. */
async function flatten(dir) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.chmod)(dir, 0o700);
    const top = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, 'removed-'));
    const folders = [dir];
    let moved = 0;
    for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
        for (const entry of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder, { withFileTypes: true })) {
            const from = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, entry.name);
            if (!entry.isDirectory() || from === top)
                continue;
            const to = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, `${moved++}`);
            // The removal that gave up may still be at work on others.
            const isHere = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.chmod)(from, 0o700)
                .then(() => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)(from, to))
                .then(() => true, ifGone);
            if (isHere)
                folders.push(to);
        }
        // Most are empty now, and a million of them should not be there at the same time.
        if (folder !== dir)
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rmdir)(folder).catch(() => { });
    }
}
function ifGone(error) {
    if (error.code !== 'ENOENT')
        throw error;
    return false;
}


/***/ }),

/***/ 66869:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ createMarkdown),
/* harmony export */   w: () => (/* binding */ plainText)
/* harmony export */ });
/* harmony import */ var markdown_it__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65251);
// The one reader of Markdown: CommonMark with GitHub's tables, strikethrough, footnotes, and `$$`
// math. markdown-it, because its time grows with the length of the text whatever the text holds; a
// parser that takes minutes on a hostile comment would be a way to stop the program.

/** A separate parser for each caller, which can add rules and a renderer. */
function createMarkdown(dialect = 'markdown') {
    // What is nested deeper is read again at every level, and nobody writes it.
    const parser = (0,markdown_it__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)({ html: true, maxNesting: 20 });
    if (dialect === 'html')
        return parser;
    parser.block.ruler.before('reference', 'footnote', footnote, { alt: ['paragraph'] });
    parser.block.ruler.before('fence', 'math_block', mathBlock, { alt: ['paragraph', 'list'] });
    parser.inline.ruler.before('escape', 'math', math);
    if (dialect === 'mdx')
        parser.disable('code');
    return parser;
}
const FOOTNOTE = /^\[\^[^\]\s]{1,200}\]:/;
/** A note continues to the next blank line. GitHub does not show it unless something refers to it. */
function footnote(state, startLine, endLine, silent) {
    const text = lineOf(state, startLine);
    const label = isIndented(state, startLine) ? null : FOOTNOTE.exec(text);
    if (!label)
        return false;
    if (silent)
        return true;
    let next = startLine + 1;
    while (next < endLine && !state.isEmpty(next))
        next += 1;
    const open = state.push('footnote_open', '', 1);
    open.map = [startLine, next];
    const inline = state.push('inline', '', 0);
    inline.content = state
        .getLines(startLine, next, state.blkIndent, false)
        .trim()
        .slice(label[0].length);
    inline.map = [startLine, next];
    inline.children = [];
    state.push('footnote_close', '', -1);
    state.line = next;
    return true;
}
function mathBlock(state, startLine, endLine, silent) {
    const first = lineOf(state, startLine);
    if (isIndented(state, startLine) || !first.startsWith('$$'))
        return false;
    if (silent)
        return true;
    const closes = (text) => text.trimEnd().endsWith('$$');
    let next = startLine + 1;
    if (!closes(first.slice(2))) {
        while (next < endLine && !closes(lineOf(state, next)))
            next += 1;
        next = Math.min(endLine, next + 1);
    }
    const token = state.push('math_block', '', 0);
    token.content = state.getLines(startLine, next, state.blkIndent, false);
    token.map = [startLine, next];
    state.line = next;
    return true;
}
function math(state, silent) {
    if (!state.src.startsWith('$$', state.pos))
        return false;
    const end = state.src.indexOf('$$', state.pos + 2);
    if (end < 0)
        return false;
    if (!silent)
        state.push('math', '', 0).content = state.src.slice(state.pos, end + 2);
    state.pos = end + 2;
    return true;
}
function lineOf(state, line) {
    const start = (state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0);
    return state.src.slice(start, state.eMarks[line]);
}
/** Four spaces make code. */
function isIndented(state, line) {
    return (state.sCount[line] ?? 0) - state.blkIndent > 3;
}
/** What a reader sees of a heading or a paragraph, without the marks. */
function plainText(children) {
    const parts = (children ?? []).map(({ type, content, children: inner }) => {
        if (type === 'softbreak' || type === 'hardbreak')
            return ' ';
        if (type === 'image')
            return plainText(inner);
        return type === 'text' || type === 'code_inline' ? content : '';
    });
    return parts.join('');
}


/***/ }),

/***/ 42710:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ BananaSlug),
  y: () => (/* binding */ slug)
});

;// CONCATENATED MODULE: ./node_modules/github-slugger/regex.js
// This module is generated by `script/`.
/* eslint-disable no-control-regex, no-misleading-character-class, no-useless-escape */
const regex = /[\0-\x1F!-,\.\/:-@\[-\^`\{-\xA9\xAB-\xB4\xB6-\xB9\xBB-\xBF\xD7\xF7\u02C2-\u02C5\u02D2-\u02DF\u02E5-\u02EB\u02ED\u02EF-\u02FF\u0375\u0378\u0379\u037E\u0380-\u0385\u0387\u038B\u038D\u03A2\u03F6\u0482\u0530\u0557\u0558\u055A-\u055F\u0589-\u0590\u05BE\u05C0\u05C3\u05C6\u05C8-\u05CF\u05EB-\u05EE\u05F3-\u060F\u061B-\u061F\u066A-\u066D\u06D4\u06DD\u06DE\u06E9\u06FD\u06FE\u0700-\u070F\u074B\u074C\u07B2-\u07BF\u07F6-\u07F9\u07FB\u07FC\u07FE\u07FF\u082E-\u083F\u085C-\u085F\u086B-\u089F\u08B5\u08C8-\u08D2\u08E2\u0964\u0965\u0970\u0984\u098D\u098E\u0991\u0992\u09A9\u09B1\u09B3-\u09B5\u09BA\u09BB\u09C5\u09C6\u09C9\u09CA\u09CF-\u09D6\u09D8-\u09DB\u09DE\u09E4\u09E5\u09F2-\u09FB\u09FD\u09FF\u0A00\u0A04\u0A0B-\u0A0E\u0A11\u0A12\u0A29\u0A31\u0A34\u0A37\u0A3A\u0A3B\u0A3D\u0A43-\u0A46\u0A49\u0A4A\u0A4E-\u0A50\u0A52-\u0A58\u0A5D\u0A5F-\u0A65\u0A76-\u0A80\u0A84\u0A8E\u0A92\u0AA9\u0AB1\u0AB4\u0ABA\u0ABB\u0AC6\u0ACA\u0ACE\u0ACF\u0AD1-\u0ADF\u0AE4\u0AE5\u0AF0-\u0AF8\u0B00\u0B04\u0B0D\u0B0E\u0B11\u0B12\u0B29\u0B31\u0B34\u0B3A\u0B3B\u0B45\u0B46\u0B49\u0B4A\u0B4E-\u0B54\u0B58-\u0B5B\u0B5E\u0B64\u0B65\u0B70\u0B72-\u0B81\u0B84\u0B8B-\u0B8D\u0B91\u0B96-\u0B98\u0B9B\u0B9D\u0BA0-\u0BA2\u0BA5-\u0BA7\u0BAB-\u0BAD\u0BBA-\u0BBD\u0BC3-\u0BC5\u0BC9\u0BCE\u0BCF\u0BD1-\u0BD6\u0BD8-\u0BE5\u0BF0-\u0BFF\u0C0D\u0C11\u0C29\u0C3A-\u0C3C\u0C45\u0C49\u0C4E-\u0C54\u0C57\u0C5B-\u0C5F\u0C64\u0C65\u0C70-\u0C7F\u0C84\u0C8D\u0C91\u0CA9\u0CB4\u0CBA\u0CBB\u0CC5\u0CC9\u0CCE-\u0CD4\u0CD7-\u0CDD\u0CDF\u0CE4\u0CE5\u0CF0\u0CF3-\u0CFF\u0D0D\u0D11\u0D45\u0D49\u0D4F-\u0D53\u0D58-\u0D5E\u0D64\u0D65\u0D70-\u0D79\u0D80\u0D84\u0D97-\u0D99\u0DB2\u0DBC\u0DBE\u0DBF\u0DC7-\u0DC9\u0DCB-\u0DCE\u0DD5\u0DD7\u0DE0-\u0DE5\u0DF0\u0DF1\u0DF4-\u0E00\u0E3B-\u0E3F\u0E4F\u0E5A-\u0E80\u0E83\u0E85\u0E8B\u0EA4\u0EA6\u0EBE\u0EBF\u0EC5\u0EC7\u0ECE\u0ECF\u0EDA\u0EDB\u0EE0-\u0EFF\u0F01-\u0F17\u0F1A-\u0F1F\u0F2A-\u0F34\u0F36\u0F38\u0F3A-\u0F3D\u0F48\u0F6D-\u0F70\u0F85\u0F98\u0FBD-\u0FC5\u0FC7-\u0FFF\u104A-\u104F\u109E\u109F\u10C6\u10C8-\u10CC\u10CE\u10CF\u10FB\u1249\u124E\u124F\u1257\u1259\u125E\u125F\u1289\u128E\u128F\u12B1\u12B6\u12B7\u12BF\u12C1\u12C6\u12C7\u12D7\u1311\u1316\u1317\u135B\u135C\u1360-\u137F\u1390-\u139F\u13F6\u13F7\u13FE-\u1400\u166D\u166E\u1680\u169B-\u169F\u16EB-\u16ED\u16F9-\u16FF\u170D\u1715-\u171F\u1735-\u173F\u1754-\u175F\u176D\u1771\u1774-\u177F\u17D4-\u17D6\u17D8-\u17DB\u17DE\u17DF\u17EA-\u180A\u180E\u180F\u181A-\u181F\u1879-\u187F\u18AB-\u18AF\u18F6-\u18FF\u191F\u192C-\u192F\u193C-\u1945\u196E\u196F\u1975-\u197F\u19AC-\u19AF\u19CA-\u19CF\u19DA-\u19FF\u1A1C-\u1A1F\u1A5F\u1A7D\u1A7E\u1A8A-\u1A8F\u1A9A-\u1AA6\u1AA8-\u1AAF\u1AC1-\u1AFF\u1B4C-\u1B4F\u1B5A-\u1B6A\u1B74-\u1B7F\u1BF4-\u1BFF\u1C38-\u1C3F\u1C4A-\u1C4C\u1C7E\u1C7F\u1C89-\u1C8F\u1CBB\u1CBC\u1CC0-\u1CCF\u1CD3\u1CFB-\u1CFF\u1DFA\u1F16\u1F17\u1F1E\u1F1F\u1F46\u1F47\u1F4E\u1F4F\u1F58\u1F5A\u1F5C\u1F5E\u1F7E\u1F7F\u1FB5\u1FBD\u1FBF-\u1FC1\u1FC5\u1FCD-\u1FCF\u1FD4\u1FD5\u1FDC-\u1FDF\u1FED-\u1FF1\u1FF5\u1FFD-\u203E\u2041-\u2053\u2055-\u2070\u2072-\u207E\u2080-\u208F\u209D-\u20CF\u20F1-\u2101\u2103-\u2106\u2108\u2109\u2114\u2116-\u2118\u211E-\u2123\u2125\u2127\u2129\u212E\u213A\u213B\u2140-\u2144\u214A-\u214D\u214F-\u215F\u2189-\u24B5\u24EA-\u2BFF\u2C2F\u2C5F\u2CE5-\u2CEA\u2CF4-\u2CFF\u2D26\u2D28-\u2D2C\u2D2E\u2D2F\u2D68-\u2D6E\u2D70-\u2D7E\u2D97-\u2D9F\u2DA7\u2DAF\u2DB7\u2DBF\u2DC7\u2DCF\u2DD7\u2DDF\u2E00-\u2E2E\u2E30-\u3004\u3008-\u3020\u3030\u3036\u3037\u303D-\u3040\u3097\u3098\u309B\u309C\u30A0\u30FB\u3100-\u3104\u3130\u318F-\u319F\u31C0-\u31EF\u3200-\u33FF\u4DC0-\u4DFF\u9FFD-\u9FFF\uA48D-\uA4CF\uA4FE\uA4FF\uA60D-\uA60F\uA62C-\uA63F\uA673\uA67E\uA6F2-\uA716\uA720\uA721\uA789\uA78A\uA7C0\uA7C1\uA7CB-\uA7F4\uA828-\uA82B\uA82D-\uA83F\uA874-\uA87F\uA8C6-\uA8CF\uA8DA-\uA8DF\uA8F8-\uA8FA\uA8FC\uA92E\uA92F\uA954-\uA95F\uA97D-\uA97F\uA9C1-\uA9CE\uA9DA-\uA9DF\uA9FF\uAA37-\uAA3F\uAA4E\uAA4F\uAA5A-\uAA5F\uAA77-\uAA79\uAAC3-\uAADA\uAADE\uAADF\uAAF0\uAAF1\uAAF7-\uAB00\uAB07\uAB08\uAB0F\uAB10\uAB17-\uAB1F\uAB27\uAB2F\uAB5B\uAB6A-\uAB6F\uABEB\uABEE\uABEF\uABFA-\uABFF\uD7A4-\uD7AF\uD7C7-\uD7CA\uD7FC-\uD7FF\uE000-\uF8FF\uFA6E\uFA6F\uFADA-\uFAFF\uFB07-\uFB12\uFB18-\uFB1C\uFB29\uFB37\uFB3D\uFB3F\uFB42\uFB45\uFBB2-\uFBD2\uFD3E-\uFD4F\uFD90\uFD91\uFDC8-\uFDEF\uFDFC-\uFDFF\uFE10-\uFE1F\uFE30-\uFE32\uFE35-\uFE4C\uFE50-\uFE6F\uFE75\uFEFD-\uFF0F\uFF1A-\uFF20\uFF3B-\uFF3E\uFF40\uFF5B-\uFF65\uFFBF-\uFFC1\uFFC8\uFFC9\uFFD0\uFFD1\uFFD8\uFFD9\uFFDD-\uFFFF]|\uD800[\uDC0C\uDC27\uDC3B\uDC3E\uDC4E\uDC4F\uDC5E-\uDC7F\uDCFB-\uDD3F\uDD75-\uDDFC\uDDFE-\uDE7F\uDE9D-\uDE9F\uDED1-\uDEDF\uDEE1-\uDEFF\uDF20-\uDF2C\uDF4B-\uDF4F\uDF7B-\uDF7F\uDF9E\uDF9F\uDFC4-\uDFC7\uDFD0\uDFD6-\uDFFF]|\uD801[\uDC9E\uDC9F\uDCAA-\uDCAF\uDCD4-\uDCD7\uDCFC-\uDCFF\uDD28-\uDD2F\uDD64-\uDDFF\uDF37-\uDF3F\uDF56-\uDF5F\uDF68-\uDFFF]|\uD802[\uDC06\uDC07\uDC09\uDC36\uDC39-\uDC3B\uDC3D\uDC3E\uDC56-\uDC5F\uDC77-\uDC7F\uDC9F-\uDCDF\uDCF3\uDCF6-\uDCFF\uDD16-\uDD1F\uDD3A-\uDD7F\uDDB8-\uDDBD\uDDC0-\uDDFF\uDE04\uDE07-\uDE0B\uDE14\uDE18\uDE36\uDE37\uDE3B-\uDE3E\uDE40-\uDE5F\uDE7D-\uDE7F\uDE9D-\uDEBF\uDEC8\uDEE7-\uDEFF\uDF36-\uDF3F\uDF56-\uDF5F\uDF73-\uDF7F\uDF92-\uDFFF]|\uD803[\uDC49-\uDC7F\uDCB3-\uDCBF\uDCF3-\uDCFF\uDD28-\uDD2F\uDD3A-\uDE7F\uDEAA\uDEAD-\uDEAF\uDEB2-\uDEFF\uDF1D-\uDF26\uDF28-\uDF2F\uDF51-\uDFAF\uDFC5-\uDFDF\uDFF7-\uDFFF]|\uD804[\uDC47-\uDC65\uDC70-\uDC7E\uDCBB-\uDCCF\uDCE9-\uDCEF\uDCFA-\uDCFF\uDD35\uDD40-\uDD43\uDD48-\uDD4F\uDD74\uDD75\uDD77-\uDD7F\uDDC5-\uDDC8\uDDCD\uDDDB\uDDDD-\uDDFF\uDE12\uDE38-\uDE3D\uDE3F-\uDE7F\uDE87\uDE89\uDE8E\uDE9E\uDEA9-\uDEAF\uDEEB-\uDEEF\uDEFA-\uDEFF\uDF04\uDF0D\uDF0E\uDF11\uDF12\uDF29\uDF31\uDF34\uDF3A\uDF45\uDF46\uDF49\uDF4A\uDF4E\uDF4F\uDF51-\uDF56\uDF58-\uDF5C\uDF64\uDF65\uDF6D-\uDF6F\uDF75-\uDFFF]|\uD805[\uDC4B-\uDC4F\uDC5A-\uDC5D\uDC62-\uDC7F\uDCC6\uDCC8-\uDCCF\uDCDA-\uDD7F\uDDB6\uDDB7\uDDC1-\uDDD7\uDDDE-\uDDFF\uDE41-\uDE43\uDE45-\uDE4F\uDE5A-\uDE7F\uDEB9-\uDEBF\uDECA-\uDEFF\uDF1B\uDF1C\uDF2C-\uDF2F\uDF3A-\uDFFF]|\uD806[\uDC3B-\uDC9F\uDCEA-\uDCFE\uDD07\uDD08\uDD0A\uDD0B\uDD14\uDD17\uDD36\uDD39\uDD3A\uDD44-\uDD4F\uDD5A-\uDD9F\uDDA8\uDDA9\uDDD8\uDDD9\uDDE2\uDDE5-\uDDFF\uDE3F-\uDE46\uDE48-\uDE4F\uDE9A-\uDE9C\uDE9E-\uDEBF\uDEF9-\uDFFF]|\uD807[\uDC09\uDC37\uDC41-\uDC4F\uDC5A-\uDC71\uDC90\uDC91\uDCA8\uDCB7-\uDCFF\uDD07\uDD0A\uDD37-\uDD39\uDD3B\uDD3E\uDD48-\uDD4F\uDD5A-\uDD5F\uDD66\uDD69\uDD8F\uDD92\uDD99-\uDD9F\uDDAA-\uDEDF\uDEF7-\uDFAF\uDFB1-\uDFFF]|\uD808[\uDF9A-\uDFFF]|\uD809[\uDC6F-\uDC7F\uDD44-\uDFFF]|[\uD80A\uD80B\uD80E-\uD810\uD812-\uD819\uD824-\uD82B\uD82D\uD82E\uD830-\uD833\uD837\uD839\uD83D\uD83F\uD87B-\uD87D\uD87F\uD885-\uDB3F\uDB41-\uDBFF][\uDC00-\uDFFF]|\uD80D[\uDC2F-\uDFFF]|\uD811[\uDE47-\uDFFF]|\uD81A[\uDE39-\uDE3F\uDE5F\uDE6A-\uDECF\uDEEE\uDEEF\uDEF5-\uDEFF\uDF37-\uDF3F\uDF44-\uDF4F\uDF5A-\uDF62\uDF78-\uDF7C\uDF90-\uDFFF]|\uD81B[\uDC00-\uDE3F\uDE80-\uDEFF\uDF4B-\uDF4E\uDF88-\uDF8E\uDFA0-\uDFDF\uDFE2\uDFE5-\uDFEF\uDFF2-\uDFFF]|\uD821[\uDFF8-\uDFFF]|\uD823[\uDCD6-\uDCFF\uDD09-\uDFFF]|\uD82C[\uDD1F-\uDD4F\uDD53-\uDD63\uDD68-\uDD6F\uDEFC-\uDFFF]|\uD82F[\uDC6B-\uDC6F\uDC7D-\uDC7F\uDC89-\uDC8F\uDC9A-\uDC9C\uDC9F-\uDFFF]|\uD834[\uDC00-\uDD64\uDD6A-\uDD6C\uDD73-\uDD7A\uDD83\uDD84\uDD8C-\uDDA9\uDDAE-\uDE41\uDE45-\uDFFF]|\uD835[\uDC55\uDC9D\uDCA0\uDCA1\uDCA3\uDCA4\uDCA7\uDCA8\uDCAD\uDCBA\uDCBC\uDCC4\uDD06\uDD0B\uDD0C\uDD15\uDD1D\uDD3A\uDD3F\uDD45\uDD47-\uDD49\uDD51\uDEA6\uDEA7\uDEC1\uDEDB\uDEFB\uDF15\uDF35\uDF4F\uDF6F\uDF89\uDFA9\uDFC3\uDFCC\uDFCD]|\uD836[\uDC00-\uDDFF\uDE37-\uDE3A\uDE6D-\uDE74\uDE76-\uDE83\uDE85-\uDE9A\uDEA0\uDEB0-\uDFFF]|\uD838[\uDC07\uDC19\uDC1A\uDC22\uDC25\uDC2B-\uDCFF\uDD2D-\uDD2F\uDD3E\uDD3F\uDD4A-\uDD4D\uDD4F-\uDEBF\uDEFA-\uDFFF]|\uD83A[\uDCC5-\uDCCF\uDCD7-\uDCFF\uDD4C-\uDD4F\uDD5A-\uDFFF]|\uD83B[\uDC00-\uDDFF\uDE04\uDE20\uDE23\uDE25\uDE26\uDE28\uDE33\uDE38\uDE3A\uDE3C-\uDE41\uDE43-\uDE46\uDE48\uDE4A\uDE4C\uDE50\uDE53\uDE55\uDE56\uDE58\uDE5A\uDE5C\uDE5E\uDE60\uDE63\uDE65\uDE66\uDE6B\uDE73\uDE78\uDE7D\uDE7F\uDE8A\uDE9C-\uDEA0\uDEA4\uDEAA\uDEBC-\uDFFF]|\uD83C[\uDC00-\uDD2F\uDD4A-\uDD4F\uDD6A-\uDD6F\uDD8A-\uDFFF]|\uD83E[\uDC00-\uDFEF\uDFFA-\uDFFF]|\uD869[\uDEDE-\uDEFF]|\uD86D[\uDF35-\uDF3F]|\uD86E[\uDC1E\uDC1F]|\uD873[\uDEA2-\uDEAF]|\uD87A[\uDFE1-\uDFFF]|\uD87E[\uDE1E-\uDFFF]|\uD884[\uDF4B-\uDFFF]|\uDB40[\uDC00-\uDCFF\uDDF0-\uDFFF]/g

;// CONCATENATED MODULE: ./node_modules/github-slugger/index.js


const own = Object.hasOwnProperty

/**
 * Slugger.
 */
class BananaSlug {
  /**
   * Create a new slug class.
   */
  constructor () {
    /** @type {Record<string, number>} */
    // eslint-disable-next-line no-unused-expressions
    this.occurrences

    this.reset()
  }

  /**
   * Generate a unique slug.
  *
  * Tracks previously generated slugs: repeated calls with the same value
  * will result in different slugs.
  * Use the `slug` function to get same slugs.
   *
   * @param  {string} value
   *   String of text to slugify
   * @param  {boolean} [maintainCase=false]
   *   Keep the current case, otherwise make all lowercase
   * @return {string}
   *   A unique slug string
   */
  slug (value, maintainCase) {
    const self = this
    let result = slug(value, maintainCase === true)
    const originalSlug = result

    while (own.call(self.occurrences, result)) {
      self.occurrences[originalSlug]++
      result = originalSlug + '-' + self.occurrences[originalSlug]
    }

    self.occurrences[result] = 0

    return result
  }

  /**
   * Reset - Forget all previous slugs
   *
   * @return void
   */
  reset () {
    this.occurrences = Object.create(null)
  }
}

/**
 * Generate a slug.
 *
 * Does not track previously generated slugs: repeated calls with the same value
 * will result in the exact same slug.
 * Use the `GithubSlugger` class to get unique slugs.
 *
 * @param  {string} value
 *   String of text to slugify
 * @param  {boolean} [maintainCase=false]
 *   Keep the current case, otherwise make all lowercase
 * @return {string}
 *   A unique slug string
 */
function slug (value, maintainCase) {
  if (typeof value !== 'string') return ''
  if (!maintainCase) value = value.toLowerCase()
  return value.replace(regex, '').replace(/ /g, '-')
}


/***/ })

};
