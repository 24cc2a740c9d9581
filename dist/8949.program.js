export const id = 8949;
export const ids = [8949,6618];
export const modules = {

/***/ 78949:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   copyContext: () => (/* binding */ copyContext),
/* harmony export */   o: () => (/* binding */ contextProbe)
/* harmony export */ });
/* harmony import */ var _config_config_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43090);
/* harmony import */ var _contract_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87797);
/* harmony import */ var _github_client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31287);
/* harmony import */ var _github_context_repositories_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31834);
/* harmony import */ var _shared_network_network_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10031);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(82860);
/* harmony import */ var _connect_github_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(92137);
/* harmony import */ var _docs_repository_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(489);
/* harmony import */ var _workflow_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(22062);
// `context-repositories` in a workflow run: read with its tokens.









/**
 * `settings` are those of the workflow's own repository: whoever writes the settings of another one must
 * not choose what is read with these tokens. `target` gets the pull requests.
 */
async function copyContext(run, settings, { target, scratch }, signal) {
    return (0,_github_context_repositories_js__WEBPACK_IMPORTED_MODULE_3__/* .openContextRepositories */ .s)(contextSource(run, settings, target), scratch, signal);
}
function contextSource(run, settings, target) {
    const { inputs, facts, env, runner, patience } = run;
    const common = { ...facts, ...(0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_5__/* .systemRuntime */ .gh)(runner), fetch: (0,_shared_network_network_js__WEBPACK_IMPORTED_MODULE_4__/* .githubFetchFor */ .Ve)(env), patience };
    const { rest, repo } = target.github;
    return {
        names: (0,_workflow_js__WEBPACK_IMPORTED_MODULE_8__/* .contextNames */ .Mv)(run, settings),
        target: {
            name: target.repository,
            isPrivate: async () => (await rest.repos.get(repo)).data.private,
        },
        // To itself it is another repository only where the pull requests are in a third one.
        mayPublish: (name) => (0,_config_config_js__WEBPACK_IMPORTED_MODULE_0__.trusts)(settings, (0,_contract_values_js__WEBPACK_IMPORTED_MODULE_1__/* .isSameRepository */ .ve)(name, facts.repository) ? target.repository : name, 'publish'),
        async reach(name) {
            const isOwn = (0,_contract_values_js__WEBPACK_IMPORTED_MODULE_1__/* .isSameRepository */ .ve)(name, facts.repository);
            const token = (isOwn ? undefined : inputs.docs.token) ?? inputs.service.githubToken ?? '';
            return { github: (0,_github_client_js__WEBPACK_IMPORTED_MODULE_2__.createGithub)({ ...common, repository: name, token }), token };
        },
        refusal: (name) => `${name} in \`context-repositories\` cannot be read: there is no such repository, or the token has no access to it. Fix the name, or set \`docs-token\` to a token with \`contents: read\` there.`,
        env,
        path: facts.path,
        clock: _shared_runtime_js__WEBPACK_IMPORTED_MODULE_5__/* .systemClock */ .ml,
    };
}
function contextProbe(run, settings, host) {
    return {
        what: 'Context repositories',
        async look() {
            const own = { repository: run.facts.repository, github: (0,_connect_github_js__WEBPACK_IMPORTED_MODULE_6__/* .connectGithub */ .S)(run) };
            const target = (await (0,_docs_repository_js__WEBPACK_IMPORTED_MODULE_7__.openDocsRepository)(run, settings, host)) ?? own;
            const source = contextSource(run, settings, target);
            const signal = AbortSignal.timeout(60_000);
            for (const name of source.names) {
                const { git, remote, refusal } = await (0,_github_context_repositories_js__WEBPACK_IMPORTED_MODULE_3__/* .findContextRepository */ .P)(name, source, signal);
                // To see the repository is not to see its files.
                const { code } = await git.try(['ls-remote', remote, 'HEAD'], { signal });
                if (code !== 0)
                    return { state: 'wrong', says: refusal };
            }
            return { state: 'ok', says: `The token can read ${source.names.join(', ')}.` };
        },
    };
}


/***/ }),

/***/ 489:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openDocsRepository: () => (/* binding */ openDocsRepository)
/* harmony export */ });
/* harmony import */ var _bot_sending_asked_elsewhere_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66618);
/* harmony import */ var _config_load_config_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42258);
/* harmony import */ var _github_client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31287);
/* harmony import */ var _github_thread_host_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54572);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42205);
/* harmony import */ var _shared_network_network_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10031);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(82860);
/* harmony import */ var _workflow_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(22062);
// `docs-repository`: the documentation is in another repository than the threads where it is asked for.








/** Undefined: it is the repository of this workflow. */
async function openDocsRepository(run, config, host, { writes = true } = {}) {
    const { inputs, facts, runner, env } = run;
    const name = (0,_workflow_js__WEBPACK_IMPORTED_MODULE_7__/* .docsRepositoryOf */ .DQ)(run, config);
    if (name === undefined)
        return undefined;
    const token = inputs.docs.token ?? inputs.service.githubToken ?? '';
    const github = (0,_github_client_js__WEBPACK_IMPORTED_MODULE_2__.createGithub)({
        ...facts,
        repository: name,
        token,
        ...(0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_6__/* .systemRuntime */ .gh)(runner),
        fetch: (0,_shared_network_network_js__WEBPACK_IMPORTED_MODULE_5__/* .githubFetchFor */ .Ve)(env),
        patience: run.patience,
    });
    const docs = (0,_github_thread_host_js__WEBPACK_IMPORTED_MODULE_3__.createThreadHost)(github);
    let loaded;
    const docsConfig = () => {
        loaded ??= (0,_config_load_config_js__WEBPACK_IMPORTED_MODULE_1__.loadConfig)(docs, name, runner);
        return loaded;
    };
    const from = { repository: facts.repository, host, config, docsConfig, writes };
    const found = await (0,_bot_sending_asked_elsewhere_js__WEBPACK_IMPORTED_MODULE_0__/* .insistOnDocs */ .Z)(name, docs, from).catch((error) => {
        if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .NotFound */ .Mk || error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .Forbidden */ .cw)
            throw noAccess(run, name, writes);
        throw error;
    });
    return {
        repository: name,
        repositoryId: String(found.id),
        token,
        github,
        config: onThisMachine(await docsConfig(), config),
        defaultBranch: found.defaultBranch,
    };
}
/** What runs here, with variables and a network of this workflow, is not for the other repository to say. */
function onThisMachine(docs, { agent, 'check-network': network }) {
    const isolation = docs.agent.isolation === 'required' ? 'required' : agent.isolation;
    return { ...docs, agent: { ...agent, isolation }, 'check-network': network };
}
function noAccess({ inputs }, name, writes) {
    const permissions = writes
        ? 'the permissions `contents: write` and `pull-requests: write`'
        : 'the permission `contents: read`';
    const grant = `access to ${name} with ${permissions}`;
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SetupError */ .w3(inputs.docs.token === undefined
        ? `The documentation is in ${name}, and the workflow’s own token cannot reach it. Set \`docs-token\` to a token with ${grant}: a GitHub App’s, or a fine-grained personal access token.`
        : `\`docs-token\` cannot reach ${name}. Check the name, and give the token ${grant}.`);
}


/***/ }),

/***/ 66618:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ insistOnDocs),
/* harmony export */   askedElsewhere: () => (/* binding */ askedElsewhere)
/* harmony export */ });
/* harmony import */ var _config_config_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43090);
/* harmony import */ var _contract_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87797);
/* harmony import */ var _jobs_job_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20002);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42205);
// Jobs of one repository that are asked for in another: the documentation's own, seen from the threads
// of the code. Nothing that was not asked for there is touched from there.




/** `backend` is that of the documentation; the threads are in `repository`, which has this ID. */
function askedElsewhere(backend, { repository, id: repositoryId }, jobOfThread) {
    const { service, records, work } = backend;
    /** Commits and steps of two repositories can have the same name, and one can get another name. */
    const keyed = (key) => `${repositoryId} ${key}`;
    const asked = (request) => ({
        ...request,
        origin: { ...request.origin, repository },
    });
    const once = (options = {}) => ({
        ...options,
        ...(options.idempotencyKey !== undefined && { idempotencyKey: keyed(options.idempotencyKey) }),
    });
    const originsOf = async (id) => {
        const origins = await records.originsOf(id);
        return origins.filter((origin) => origin.repository === repository);
    };
    const insistOnOurs = async (id) => {
        if ((await originsOf(id)).length > 0)
            return;
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .NotFound */ .Mk(`There is no job ${JSON.stringify(id.slice(0, 80))} of ${repository}.`);
    };
    const { control } = service;
    const ours = {
        ...service,
        createJob: (project, request, options) => service.createJob(project, asked(request), once(options)),
        async sendMessage(project, id, request, options) {
            await insistOnOurs(id);
            return service.sendMessage(project, id, asked(request), once(options));
        },
        ...(control && {
            control: {
                async cancel(project, id, options) {
                    await insistOnOurs(id);
                    return control.cancel(project, id, options);
                },
                async archive(project, id, options) {
                    await insistOnOurs(id);
                    return control.archive(project, id, options);
                },
            },
        }),
    };
    return {
        ...backend,
        service: ours,
        threads: {
            jobOfThread: (thread) => jobOfThread((0,_jobs_job_js__WEBPACK_IMPORTED_MODULE_2__/* .threadKey */ .GK)({ thread, repository })),
            // Its pull requests are in the other repository.
            ownerOf: async () => null,
        },
        ...(work && {
            work: { ...work, follow: (id, event, signal) => work.follow(id, keyed(event), signal) },
        }),
        records: {
            ...records,
            jobOfKey: (key) => records.jobOfKey(keyed(key)),
            promptOf: (id, event) => records.promptOf(id, keyed(event)),
            endsOf: async (id) => (await records.endsOf(id, repository)).map((end) => ({
                ...end,
                isOf: (event) => end.isOf(keyed(event)),
            })),
            promptToRepeat: (id, event) => records.promptToRepeat(id, keyed(event)),
            originsOf,
            // Whoever looks after the documentation does that.
            unarchived: async () => [],
            retire: async () => [],
        },
    };
}
/** Can the documentation of `from` be used there, and may it? Rejects with what to do. */
async function insistOnDocs(name, docs, from) {
    const found = await docs.repository();
    // A name that is given up can come to belong to someone else.
    if (!(0,_contract_values_js__WEBPACK_IMPORTED_MODULE_1__/* .isSameRepository */ .ve)(found.fullName, name)) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .SetupError */ .w3(`${name} is called ${found.fullName} now. Change \`docs-repository\` to that.`);
    }
    if (found.archived && from.writes) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .SetupError */ .w3(`${name} is archived, so nothing can be written there. Unarchive it, or change \`docs-repository\`.`);
    }
    const isPrivate = (await from.host.repository()).private;
    if (isPrivate && !found.private && from.writes && !(0,_config_config_js__WEBPACK_IMPORTED_MODULE_0__.trusts)(from.config, name, 'publish')) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .SetupError */ .w3(`${from.repository} is private and ${name} is public, where everyone can read the requests, the names of branches, and what the agent writes about the code. If that is intended, set \`trusted-repositories: { ${name}: [publish] }\` in \`.github/docket.yml\` of ${from.repository}.`);
    }
    const isOpen = !isPrivate && found.private;
    if (isOpen && !(0,_config_config_js__WEBPACK_IMPORTED_MODULE_0__.trusts)(await from.docsConfig(), from.repository, 'publish')) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .SetupError */ .w3(`${name} is private and ${from.repository} is public, where everyone can read summaries and findings about pages that they cannot see. If that is intended, add \`publish\` to what \`trusted-repositories\` grants ${from.repository} in \`.github/docket.yml\` of ${name}.`);
    }
    return found;
}


/***/ }),

/***/ 42258:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   loadConfig: () => (/* binding */ loadConfig)
/* harmony export */ });
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43090);

/** `repository`: `OWNER/NAME` */
async function loadConfig(host, repository, log) {
    const [own, organization] = await Promise.all([
        host.readFile(_config_js__WEBPACK_IMPORTED_MODULE_0__.CONFIG_PATH),
        host.readOwnersFile(_config_js__WEBPACK_IMPORTED_MODULE_0__.ORGANIZATION_PATH),
    ]);
    if (own === null && organization === null)
        return _config_js__WEBPACK_IMPORTED_MODULE_0__.DEFAULT_CONFIG;
    const { settingsOf, warnOfLocked } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(1910)]).then(__webpack_require__.bind(__webpack_require__, 81910));
    const settings = settingsOf(repository, own, organization);
    warnOfLocked(settings, repository, log);
    return settings.config;
}


/***/ }),

/***/ 31834:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  P: () => (/* binding */ findContextRepository),
  s: () => (/* binding */ openContextRepositories)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
// EXTERNAL MODULE: ./.build/program/src/shared/git/git.js + 1 modules
var git_git = __webpack_require__(60958);
// EXTERNAL MODULE: ./.build/program/src/shared/remove.js
var remove = __webpack_require__(66154);
// EXTERNAL MODULE: ./.build/program/src/jobs/changes/change.js
var change = __webpack_require__(33379);
// EXTERNAL MODULE: ./.build/program/src/jobs/changes/fence.js + 1 modules
var fence = __webpack_require__(21369);
// EXTERNAL MODULE: ./.build/program/src/jobs/workspace/instructions.js
var instructions = __webpack_require__(73994);
;// CONCATENATED MODULE: ./.build/program/src/jobs/workspace/context-copies.js
// Other repositories, for an agent to read: the plain files of their default branches. They are in its
// copy only while it runs, written anew each time, and never read back.








const MB = 1_048_576;
const LIMITS = {
    ms: 300_000,
    fileBytes: MB,
    files: 30_000,
    bytes: 200 * MB,
    bytesInAll: 500 * MB,
};
/** How often the size of what arrives is looked at. */
const LOOK_MS = 250;
/** All of them, or a sentence that says which one cannot be read, and why. */
async function openContextCopies(places, { scratch, clock, limits = LIMITS }, signal) {
    const dir = await (0,promises_.mkdtemp)((0,external_node_path_.join)(scratch, 'context-'));
    const failed = new AbortController();
    const late = AbortSignal.timeout(limits.ms);
    const all = AbortSignal.any([signal, failed.signal, late]);
    try {
        const fetched = await Promise.allSettled(places.map((place) => fetchFiles(place, { scratch: dir, clock, limits }, all).catch((error) => {
            failed.abort(error);
            throw error;
        })));
        if (failed.signal.aborted) {
            signal.throwIfAborted();
            if (late.aborted)
                throw tooLarge('They', `take more than ${limits.ms / 60_000} minutes`);
            throw failed.signal.reason;
        }
        const found = fetched.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
        const bytes = found.reduce((sum, one) => sum + one.bytes, 0);
        if (bytes > limits.bytesInAll)
            throw tooLarge('They', `have more than ${limits.bytesInAll / MB} MB of files`);
        return new FetchedCopies(dir, found);
    }
    catch (error) {
        await (0,remove/* removeTree */.d)(dir);
        throw error;
    }
}
/** Nothing of the repository runs or converts anything: no hooks, filters, links, or submodules. */
class FetchedCopies {
    repositories;
    #dir;
    #fetched;
    constructor(dir, fetched) {
        this.#dir = dir;
        this.#fetched = fetched;
        this.repositories = fetched.map(({ name, commit }) => ({
            name,
            commit,
            path: `${change/* CONTEXT_FOLDER */.xE}/${name}`,
        }));
    }
    async insist(dir) {
        if (!(await (0,promises_.lstat)((0,external_node_path_.join)(dir, change/* CONTEXT_FOLDER */.xE)).catch(() => null)))
            return;
        throw new errors/* WorkFailed */.v$(`This repository has a \`.docket-context\` of its own, where \`context-repositories\` would be. Rename it, or remove the setting.`);
    }
    async put(dir) {
        await this.remove(dir);
        for (const { name, paths, git, gitDir } of this.#fetched) {
            const folder = (0,external_node_path_.join)(dir, change/* CONTEXT_FOLDER */.xE, name);
            await (0,promises_.mkdir)(folder, { recursive: true });
            const place = ['--git-dir', gitDir, '--work-tree', folder];
            await git.run([...LINKS_AS_TEXT, ...place, 'checkout-index', '--all']);
            await Promise.all(paths.map((path) => (0,promises_.chmod)((0,external_node_path_.join)(folder, path), 0o444)));
            const folders = [...new Set(paths.flatMap(foldersOf))];
            await Promise.all(folders.map((path) => (0,promises_.chmod)((0,external_node_path_.join)(folder, path), 0o555)));
        }
    }
    async remove(dir) {
        // The agent may have closed it, or have left a link: of that, only the link is removed.
        await (0,promises_.chmod)(dir, 0o700);
        await (0,remove/* removeTree */.d)((0,external_node_path_.join)(dir, change/* CONTEXT_FOLDER */.xE));
    }
    async [Symbol.asyncDispose]() {
        await (0,remove/* removeTree */.d)(this.#dir);
    }
}
const LINKS_AS_TEXT = ['-c', 'core.symlinks=false'];
function foldersOf(path) {
    const folder = (0,external_node_path_.dirname)(path);
    return folder === '.' ? ['.'] : [folder, ...foldersOf(folder)];
}
async function fetchFiles({ name, remote, git, refusal }, { scratch, clock, limits }, signal) {
    const over = new AbortController();
    const all = AbortSignal.any([signal, over.signal]);
    const repository = await (0,instructions/* shallowRepository */.R$)(git, { remote, scratch }, all);
    const done = new AbortController();
    const packs = (0,external_node_path_.join)(repository.dir, 'objects/pack');
    const watching = watchSize(packs, limits.bytes, { clock, over, done: done.signal });
    const filter = `--filter=blob:limit=${limits.fileBytes + 1}`;
    // As one pack, however few there are, so that its size can be watched.
    const fetch = ['-c', 'fetch.unpackLimit=1', 'fetch', '--quiet', '--no-tags', '--depth=1', filter];
    try {
        const args = ['--git-dir', repository.dir, ...fetch, 'origin', 'HEAD'];
        await git.run(args, { signal: all, withChildren: true });
    }
    catch (error) {
        if (!over.signal.aborted)
            throw unreadable(error, name, refusal);
    }
    finally {
        done.abort();
        await watching;
    }
    if (over.signal.aborted || (await sizeOf(packs)) > limits.bytes)
        throw tooLarge(name, tooMany(limits));
    const commit = (await repository.run(['rev-parse', 'FETCH_HEAD'])).trim();
    // Without its address, what was left out is missing, and is not fetched when it is asked about.
    await (0,promises_.writeFile)((0,external_node_path_.join)(repository.dir, 'config'), '[core]\n\tbare = true\n');
    const { entries, bytes } = await readable(name, commit, { git, repository, limits, signal });
    // Names that only Windows minds are as good as others here.
    const args = ['-c', 'core.protectNTFS=false', 'update-index', '-z', '--index-info'];
    const lines = entries.map(({ mode, oid, path }) => `${mode} ${oid}\t${path}\0`);
    await repository.run(args, lines.join(''));
    const paths = entries.map(({ path }) => path);
    return { name, commit, paths, bytes, git, gitDir: repository.dir };
}
/** Ends it as soon as it is too large. */
async function watchSize(folder, max, { clock, over, done }) {
    while (!done.aborted) {
        if ((await sizeOf(folder)) > max)
            return over.abort();
        await clock.sleep(LOOK_MS, done).catch(() => { });
    }
}
/** The size of the files in a folder that git is writing to. */
async function sizeOf(folder) {
    const names = await (0,promises_.readdir)(folder).catch(() => []);
    const sizes = names.map((file) => (0,promises_.stat)((0,external_node_path_.join)(folder, file)).catch(() => ({ size: 0 })));
    return (await Promise.all(sizes)).reduce((sum, { size }) => sum + size, 0);
}
/** git's own files, and names that it would not write. */
const OF_GIT = /^(?:\.{0,2}|\.git(?:attributes|ignore|modules|$|[^a-z-]).*|git~\d.*)$/i;
/** Limits a list of files: a tree that contains itself over and over lists more than any disk holds. */
const MAX_LIST = 32 * MB;
/** The files that are here and small enough, without any that instruct agents. */
async function readable(name, commit, { git, repository, limits, signal }) {
    const list = ['--git-dir', repository.dir, 'ls-tree', '-r', '-z', '--full-tree', commit];
    const { code, stdout } = await git.try(list, { signal, maxOutput: MAX_LIST });
    const listed = stdout.toString('utf8').split('\0');
    if (code !== 0 || listed.length > limits.files)
        throw tooLarge(name, tooMany(limits));
    const named = (0,fence/* isInstruction */.FL)(`${name}/file`) ? [] : listed.flatMap(plainFile);
    const asked = named.map(({ oid }) => `${oid}\n`).join('');
    const check = ['cat-file', '--batch-check=%(objectsize)', '--buffer'];
    const sizes = (await repository.run(check, asked)).split('\n').map(Number);
    const entries = named.filter((_, index) => (sizes[index] ?? NaN) <= limits.fileBytes);
    const bytes = sizes.reduce((sum, size) => (size <= limits.fileBytes ? sum + size : sum), 0);
    if (bytes > limits.bytes)
        throw tooLarge(name, tooMany(limits));
    return { entries, bytes };
}
function plainFile(entry) {
    // A name can contain the sign that separates it.
    const [, mode = '', type, oid = '', path = ''] = /^(\d+) (\w+) (\w+)\t(.+)$/s.exec(entry) ?? [];
    const isOurs = type === 'blob' && !path.includes('\ufffd') && !(0,fence/* isInstruction */.FL)(path);
    return isOurs && !path.split('/').some((part) => OF_GIT.test(part)) ? [{ mode, oid, path }] : [];
}
function unreadable(error, name, refusal) {
    if (error instanceof errors/* NotFound */.Mk)
        return new errors/* SetupError */.w3(refusal, { cause: error });
    if (!(error instanceof git_git/* GitFailed */.SX) || (0,git_git/* isTransient */.dg)(error.result))
        return error;
    const options = { cause: error };
    if (/couldn't find remote ref HEAD/i.test(error.result.stderr)) {
        const words = `${name} in \`context-repositories\` has no commits. Push to it, or remove it from the list.`;
        return new errors/* SetupError */.w3(words, options);
    }
    return new errors/* SetupError */.w3(refusal, options);
}
const tooMany = ({ files, bytes }) => `has more than ${files} files or ${bytes / MB} MB`;
function tooLarge(what, why) {
    return new errors/* SetupError */.w3(`The repositories in \`context-repositories\` are too large. ${what} ${why}, which is more than an agent gets to read. Name smaller ones.`);
}

// EXTERNAL MODULE: ./.build/program/src/github/settings.js
var github_settings = __webpack_require__(43637);
;// CONCATENATED MODULE: ./.build/program/src/github/context-repositories.js
// Other repositories that agents read: whether they may, and where the files are.




/** Rejects unless every one of them may and can be read. `scratch`: where no agent reads. */
async function openContextRepositories(source, scratch, signal) {
    const { names, clock } = source;
    const places = await Promise.all(names.map((name) => findContextRepository(name, source, signal)));
    return openContextCopies(places, { scratch, clock }, signal);
}
async function findContextRepository(name, { target, mayPublish, reach, refusal, env, path, clock }, signal) {
    const refused = (error) => {
        if (!(error instanceof errors/* NotFound */.Mk || error instanceof errors/* Forbidden */.cw))
            throw error;
        throw new errors/* SetupError */.w3(refusal(name), { cause: error });
    };
    const { github, token } = await reach(name).catch(refused);
    const { rest, repo, serverUrl } = github.withSignal(signal);
    const { data } = await rest.repos.get(repo).catch(refused);
    // A name that is given up can come to belong to someone else.
    if (data.full_name.toLowerCase() !== name.toLowerCase()) {
        throw new errors/* SetupError */.w3(`${name} in \`context-repositories\` is called ${data.full_name} now. Change it to that.`);
    }
    if (data.private && !mayPublish(name) && !(await target.isPrivate())) {
        throw new errors/* SetupError */.w3(`${name} in \`context-repositories\` is private, and ${target.name} is public: what the agent reads there could be published here. If that is intended, set \`trusted-repositories: { ${name}: [publish] }\` in \`.github/docket.yml\`. Otherwise, remove it from the list.`);
    }
    const { remote, ...settings } = (0,github_settings.gitPlace)({ serverUrl, repository: name, token }, env);
    const git = (0,git_git.patient)((0,git_git.createGit)({ ...settings, path }), { clock, random: Math.random });
    return { name, remote, git, refusal: refusal(name) };
}


/***/ })

};
