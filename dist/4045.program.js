export const id = 4045;
export const ids = [4045];
export const modules = {

/***/ 44045:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findPullDrift: () => (/* binding */ findPullDrift)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _drift_drift_thread_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56744);
/* harmony import */ var _jobs_workspace_instructions_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73994);
/* harmony import */ var _shared_git_git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60958);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(82860);
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
async function findPullDrift(pull, headSha, { github, path, scratch, place, rules, signal = new AbortController().signal }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { data } = await github.rest.pulls.get({ ...github.repo, pull_number: pull });
        const { data: compared } = await github.rest.repos.compareCommitsWithBasehead({
            ...github.repo,
            basehead: `${data.base.sha}...${headSha}`,
            per_page: 1,
        });
        const before = compared.merge_base_commit.sha;
        const git = (0,_shared_git_git_js__WEBPACK_IMPORTED_MODULE_4__.patient)((0,_shared_git_git_js__WEBPACK_IMPORTED_MODULE_4__.createGit)({ ...place, path }), { clock: _shared_runtime_js__WEBPACK_IMPORTED_MODULE_5__/* .systemClock */ .ml, random: Math.random });
        const repository = __addDisposableResource(env_1, await (0,_jobs_workspace_instructions_js__WEBPACK_IMPORTED_MODULE_3__/* .shallowRepository */ .R$)(git, { remote: place.remote, scratch }, signal), true);
        await repository.fetch(before, SMALL);
        await repository.fetch(headSha, SMALL);
        // From here on, what was left out is missing, and nothing fetches it file by file.
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository.dir, 'config'), '[core]\n\tbare = true\n');
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository.dir, 'FETCH_HEAD'), { force: true });
        const question = { path, gitDir: repository.dir, before, after: headSha, rules };
        return await (0,_drift_drift_thread_js__WEBPACK_IMPORTED_MODULE_2__.findDriftInThread)(question, _shared_runtime_js__WEBPACK_IMPORTED_MODULE_5__/* .systemClock */ .ml, signal);
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


/***/ }),

/***/ 73994:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R$: () => (/* binding */ shallowRepository),
/* harmony export */   ho: () => (/* binding */ exchangeInstructions),
/* harmony export */   zK: () => (/* binding */ GivenInstructions)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42205);
/* harmony import */ var _shared_git_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60958);
/* harmony import */ var _changes_fence_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(21369);
/* harmony import */ var _read_change_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27948);
// Files that instruct agents. A program reads them in its copy by itself, so there they are those of
// the default branch, whatever the commit says: nobody's pull request instructs an agent.






/** Path and `mode oid` of every file that instructs agents, submodules left out. */
async function instructionsAt(repository, commit) {
    const listed = await repository.run(['ls-tree', '-r', '-z', '--full-tree', commit]);
    const entries = listed.split('\0').flatMap((entry) => {
        const [what = '', path = ''] = entry.split('\t');
        const [mode, type, oid] = what.split(' ');
        return type === 'blob' && (0,_changes_fence_js__WEBPACK_IMPORTED_MODULE_4__/* .isInstruction */ .FL)(path) ? [[path, `${mode} ${oid}`]] : [];
    });
    return new Map(entries);
}
/**
 * Puts the default branch's instructions into the index. Answers the paths that differ from the
 * commit now. `kept` are files that `docs-paths` lists, which makes them documents of a branch.
 */
async function exchangeInstructions(repository, commit, kept) {
    await repository.fetch('HEAD', ['--depth=1', '--filter=blob:none']);
    const trusted = (await repository.run(['rev-parse', 'FETCH_HEAD'])).trim();
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
            await (0,_read_change_js__WEBPACK_IMPORTED_MODULE_5__/* .removeInside */ .pi)(this.#dir, path);
            if (given?.content)
                await (0,_read_change_js__WEBPACK_IMPORTED_MODULE_5__/* .writeInside */ .Mt)(this.#dir, path, given.content, given.mode);
        }
    }
}
async function present(dir, path) {
    const stats = await (0,_read_change_js__WEBPACK_IMPORTED_MODULE_5__/* .statInside */ .LW)(dir, path);
    return stats && !stats.isDirectory() ? (0,_read_change_js__WEBPACK_IMPORTED_MODULE_5__/* .readChange */ .pm)(dir, path, undefined) : null;
}
function same(one, other) {
    if (!one?.content || !other?.content)
        return one === other;
    return one.mode === other.mode && one.content.equals(other.content);
}
async function shallowRepository(git, { remote, scratch }, signal) {
    const dir = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(scratch, 'git-'));
    await git.run(['init', '--quiet', '--bare', dir], { signal });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, 'config'), (0,_shared_git_git_js__WEBPACK_IMPORTED_MODULE_3__/* .promisorConfig */ .A$)(remote, 'blob:none'));
    // Overrides every attribute in the repository: no filters, no conversions.
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, 'info', 'attributes'), '* -text -eol -ident -filter -working-tree-encoding\n');
    const run = (args, input) => git.run(['--git-dir', dir, ...args], { signal, ...(input === undefined ? {} : { input }) });
    return {
        dir,
        run,
        async fetch(what, options) {
            await run(['fetch', '--quiet', '--no-tags', ...options, 'origin', what]);
        },
        async file(commit, path) {
            const entry = await run(['--literal-pathspecs', 'ls-tree', '-z', commit, '--', path]);
            const blob = /^100(?:644|755) blob ([0-9a-f]+)\t/.exec(entry)?.[1];
            if (!blob)
                return null;
            const args = ['--git-dir', dir, 'cat-file', 'blob', blob];
            const result = await git.try(args, { signal });
            // The content is fetched here and now, and what did not arrive is not an empty file.
            if (result.code !== 0)
                throw new _shared_git_git_js__WEBPACK_IMPORTED_MODULE_3__/* .GitFailed */ .SX(['cat-file'], result);
            return result.stdout;
        },
        async [Symbol.asyncDispose]() {
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(dir, { recursive: true, force: true });
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
/* harmony import */ var _changes_fence_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21369);
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
    if (stats.size > _changes_fence_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_FILE_BYTES */ .gZ) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .WorkFailed */ .v$(`The agent’s file \`${path}\` has ${megabytes(stats.size)} MB; the limit is ${megabytes(_changes_fence_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_FILE_BYTES */ .gZ)} MB, so nothing was pushed.`);
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
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(full, { recursive: true, force: true });
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
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, path), { recursive: true, force: true });
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
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(folder, { force: true });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(folder);
}


/***/ })

};
