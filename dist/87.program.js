export const id = 87;
export const ids = [87];
export const modules = {

/***/ 25844:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ kindOf),
/* harmony export */   Kb: () => (/* binding */ CollectedViews),
/* harmony export */   MJ: () => (/* binding */ countedOf),
/* harmony export */   SD: () => (/* binding */ countingOnly)
/* harmony export */ });
/* harmony import */ var _shared_days_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(65529);
/* harmony import */ var _ai_referrers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6300);
/* harmony import */ var _classify_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19457);
/* harmony import */ var _days_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6236);
/* harmony import */ var _file_day_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10942);
/* harmony import */ var _history_codec_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82800);
/* harmony import */ var _page_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(40844);







/** Anyone can make up paths: a day's pages stay a file that is written in no time. */
const MAX_PAGES = 10_000;
const MAX_MISSING = 1_000;
/** Days that wait in memory while they cannot be stored. */
const MAX_DAYS = 7;
const KEY = 'collector-';
class CollectedViews {
    #file;
    #rules;
    #days = new Map();
    #readPage;
    #classify;
    #referrers = new _ai_referrers_js__WEBPACK_IMPORTED_MODULE_0__/* .AiReferrers */ .zz();
    #lost = 0;
    /** `id` is unique to this process, so that several of them add up. */
    constructor(id, rules) {
        this.#file = `${KEY}${id}`;
        this.#rules = rules.version;
        this.#readPage = remembering((0,_page_js__WEBPACK_IMPORTED_MODULE_5__/* .createPageReader */ .T)(rules));
        this.#classify = remembering((0,_classify_js__WEBPACK_IMPORTED_MODULE_1__/* .createClassifier */ .C)(rules));
    }
    /** False if there are too many pages on that day for another one. */
    add(view, now) {
        const { path, agent, status = 200 } = view;
        const missing = status === 404 || status === 410;
        // Browsers that cannot tell report 0.
        if (!missing && status !== 0 && status !== 304 && (status < 200 || status > 299))
            return true;
        const page = this.#readPage(path);
        if (!page)
            return true;
        const day = this.#day(Math.floor(now / _shared_days_js__WEBPACK_IMPORTED_MODULE_6__/* .DAY_MS */ .sO));
        day.views++;
        const verdict = this.#classify(agent)[page.markdown ? 'markdown' : 'page'];
        const index = (0,_file_day_js__WEBPACK_IMPORTED_MODULE_3__/* .classIndex */ .ZQ)(verdict.class);
        if (missing)
            return increment(day.missing, page.asked, index, MAX_MISSING);
        if (!increment(day.pages, page.path, index, MAX_PAGES))
            return false;
        if (verdict.agent !== undefined)
            increment(day.agents, verdict.agent, index, MAX_PAGES);
        if (view.referrer !== undefined)
            day.referrals ??= { pages: new Map(), sources: new Map() };
        const source = verdict.class === 'human' ? this.#sourceOf(view) : undefined;
        if (source === undefined || !day.referrals)
            return true;
        increment(day.referrals.pages, page.path, index, MAX_PAGES);
        increment(day.referrals.sources, source, index, MAX_PAGES);
        return true;
    }
    /** The AI whose answer led here. */
    #sourceOf({ referrer = '', source = '' }) {
        if (referrer === '' && source === '')
            return undefined;
        const linked = this.#referrers.byReferrer(...bytesOf(`${referrer}/`));
        if (linked !== _ai_referrers_js__WEBPACK_IMPORTED_MODULE_0__/* .NOT_FROM_AI */ .I2)
            return _ai_referrers_js__WEBPACK_IMPORTED_MODULE_0__/* .AI_SOURCES */ .w[linked];
        const named = this.#referrers.byCampaign(...bytesOf(`utm_source=${encodeURIComponent(source.toWellFormed())}`));
        return named === _ai_referrers_js__WEBPACK_IMPORTED_MODULE_0__/* .NOT_FROM_AI */ .I2 ? undefined : _ai_referrers_js__WEBPACK_IMPORTED_MODULE_0__/* .AI_SOURCES */ .w[named];
    }
    /** A day without views is one on which nobody came, not one without data. */
    turnTo(now) {
        this.#day(Math.floor(now / _shared_days_js__WEBPACK_IMPORTED_MODULE_6__/* .DAY_MS */ .sO));
    }
    /** The days that the history does not have as they are now. */
    unsaved() {
        return [...this.#days]
            .filter(([, { views, saved }]) => views > saved)
            .map(([number, { views, pages, agents, missing, referrals }]) => ({
            file: this.#file,
            day: (0,_days_js__WEBPACK_IMPORTED_MODULE_2__/* .dayText */ .Ew)(number),
            lines: views,
            rules: this.#rules,
            pages,
            agents,
            missing,
            ...(referrals && { referrals }),
        }));
    }
    /** Past days are forgotten as soon as the history has them. */
    saved(entries, now) {
        for (const { day, lines } of entries) {
            const known = this.#days.get(Date.parse(day) / _shared_days_js__WEBPACK_IMPORTED_MODULE_6__/* .DAY_MS */ .sO);
            if (known)
                known.saved = lines;
        }
        const today = Math.floor(now / _shared_days_js__WEBPACK_IMPORTED_MODULE_6__/* .DAY_MS */ .sO);
        for (const [number, { views, saved }] of this.#days) {
            if (number < today && views === saved)
                this.#days.delete(number);
        }
    }
    /** How many views the history does not have. */
    get missed() {
        return [...this.#days.values()].reduce((sum, day) => sum + unsaved(day), this.#lost);
    }
    #day(number) {
        let day = this.#days.get(number);
        if (!day) {
            if (this.#days.size === MAX_DAYS)
                this.#dropOldest();
            day = { views: 0, saved: -1, pages: new Map(), agents: new Map(), missing: new Map() };
            this.#days.set(number, day);
        }
        return day;
    }
    #dropOldest() {
        for (const [number, day] of this.#days) {
            this.#lost += unsaved(day);
            this.#days.delete(number);
            return;
        }
    }
}
function kindOf({ file }) {
    return file.startsWith(KEY) ? 'pages' : 'logs';
}
/**
 * Of a day that has views from access logs and from pages, only one kind counts: they are the same
 * views, seen twice.
 */
function countedOf(kind, day) {
    const counts = (entry) => kindOf(entry) === kind;
    return day.some(counts) ? day.filter(counts) : day;
}
function countingOnly(kind, history) {
    return {
        add: (days) => history.add(days),
        async read(span) {
            const days = (0,_history_codec_js__WEBPACK_IMPORTED_MODULE_4__/* .byDay */ .mL)(await history.read(span)).values();
            return [...days].flatMap((day) => countedOf(kind, day));
        },
    };
}
function bytesOf(text) {
    const bytes = Buffer.from(text.toWellFormed());
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    return [bytes, view, 0, bytes.length];
}
function unsaved({ views, saved }) {
    return views - Math.max(saved, 0);
}
function increment(table, key, index, max) {
    let row = table.get(key);
    if (!row) {
        if (table.size === max)
            return false;
        row = (0,_file_day_js__WEBPACK_IMPORTED_MODULE_3__/* .noCounts */ .Yi)();
        table.set(key, row);
    }
    row[index] = row[index] + 1;
    return true;
}
/** Paths and agents repeat. Full, it starts over, so that junk costs time but never memory. */
function remembering(ask) {
    const known = new Map();
    return (text) => {
        if (known.has(text))
            return known.get(text);
        const answer = ask(Buffer.from(text).toString('latin1'));
        if (known.size === MAX_PAGES)
            known.clear();
        known.set(text, answer);
        return answer;
    };
}


/***/ }),

/***/ 82800:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BL: () => (/* binding */ encodeDay),
/* harmony export */   P0: () => (/* binding */ decodeDay),
/* harmony export */   bS: () => (/* binding */ mergeDay),
/* harmony export */   mL: () => (/* binding */ byDay)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42047);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64377);
/* harmony import */ var _contract_traffic_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(34310);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
/* harmony import */ var _file_day_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10942);
/* harmony import */ var _history_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24563);
// A day of the history as text: a head, then one line per log file, so that git keeps and compares
// it well. Whatever is read back is checked, and never taken for empty when it is broken.





const Head = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    /** Days of version 1 have neither `referrals` nor `checks`. */
    version: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz([1, 2]),
    day: zod__WEBPACK_IMPORTED_MODULE_4__/* .date */ .p6(),
    /** The order of the counts in this file. */
    classes: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
});
const Table = zod__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().min(0)));
const Line = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    file: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1),
    lines: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().min(0),
    rules: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    pages: Table,
    agents: Table,
    missing: Table,
    referrals: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ pages: Table, sources: Table }).optional(),
    checks: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ verified: Table, spoofed: Table }).optional(),
});
function encodeDay(day, entries) {
    const lines = entries.map((entry) => {
        const { file, lines, rules } = entry;
        return `${JSON.stringify({ file, lines, rules }).slice(0, -1)},${(0,_file_day_js__WEBPACK_IMPORTED_MODULE_1__/* .encodeTables */ .Sn)(entry).slice(1)}`;
    });
    return `${[JSON.stringify({ version: 2, day, classes: _contract_traffic_js__WEBPACK_IMPORTED_MODULE_5__/* .TRAFFIC_CLASSES */ .L }), ...lines].join('\n')}\n`;
}
function decodeDay(text, where) {
    try {
        const [head = '', ...lines] = text.trimEnd().split('\n');
        const { day, classes } = Head.parse(JSON.parse(head));
        const order = _contract_traffic_js__WEBPACK_IMPORTED_MODULE_5__/* .TRAFFIC_CLASSES */ .L.map((name) => classes.indexOf(name));
        const table = (rows) => new Map(Object.entries(rows).map(([key, row]) => [
            key,
            (0,_file_day_js__WEBPACK_IMPORTED_MODULE_1__/* .noCounts */ .Yi)().map((_, index) => row[order[index]] ?? 0),
        ]));
        return lines.map((line) => {
            const { file, lines, rules, ...tables } = Line.parse(JSON.parse(line));
            const { pages, agents, missing, referrals, checks } = tables;
            return {
                file,
                day,
                lines,
                rules,
                pages: table(pages),
                agents: table(agents),
                missing: table(missing),
                ...(referrals && {
                    referrals: { pages: table(referrals.pages), sources: table(referrals.sources) },
                }),
                ...(checks && {
                    checks: { verified: table(checks.verified), spoofed: table(checks.spoofed) },
                }),
            };
        });
    }
    catch (error) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CorruptState */ .nK(`The views history in ${where} cannot be read and was not changed. Restore an earlier version, or delete that day to start over.`, { cause: error });
    }
}
/** A day's text, null when there is none yet, with more entries in it. */
function mergeDay(text, day, entries, where) {
    const known = text === null ? [] : decodeDay(text, where);
    return encodeDay(day, (0,_history_js__WEBPACK_IMPORTED_MODULE_2__/* .mergeFileDays */ .M6)([...known, ...entries]));
}
function byDay(days) {
    return Map.groupBy(days, ({ day }) => day);
}


/***/ }),

/***/ 56109:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ discreet)
/* harmony export */ });
/* harmony import */ var _changes_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74279);
// A host that never publishes a secret, wherever it came from.

/** The secrets are read for each text: tokens change. */
function discreet(host, secrets) {
    const redact = (text) => (0,_changes_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .secretScanner */ .R)(secrets).redact(text);
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

/***/ 59588:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   githubSettings: () => (/* binding */ githubSettings)
/* harmony export */ });
/* harmony import */ var _shared_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66122);
/* harmony import */ var _network_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72605);


function githubSettings(env, known) {
    return {
        ...known,
        apiUrl: env.GITHUB_API_URL ?? 'https://api.github.com',
        graphqlUrl: env.GITHUB_GRAPHQL_URL ?? 'https://api.github.com/graphql',
        serverUrl: env.GITHUB_SERVER_URL ?? 'https://github.com',
        clock: _shared_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .systemClock */ .m,
        random: Math.random,
        fetch: (0,_network_js__WEBPACK_IMPORTED_MODULE_1__/* .fetchFor */ .G)(env),
    };
}


/***/ }),

/***/ 4613:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ isOnGithub),
/* harmony export */   u: () => (/* binding */ openCodeHost)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _github_client_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89734);
/* harmony import */ var _github_publisher_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46130);
/* harmony import */ var _shared_clock_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(66122);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(42205);
/* harmony import */ var _github_settings_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(59588);
/* harmony import */ var _network_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(72605);
// Where a server's pull requests go: GitHub or, for a repository without a code host, the local
// stand-in, which shows pull requests as pages in a browser.









function openCodeHost(options) {
    return isOnGithub(options.repo) ? github(options) : local(options);
}
/** `docs/site` could be either; if the folder exists, it is the folder. */
function isOnGithub(repo) {
    return /^[\w-][\w.-]*\/[\w.-]+$/.test(repo) && !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(repo);
}
async function github({ repo, baseRef, pullRequest, env, log, token = env.GITHUB_TOKEN, }) {
    if (!token) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .SetupError */ .w3(`Set GITHUB_TOKEN to a token that can push to ${repo} and open pull requests there. For a repository on this machine, use its path.`);
    }
    const settings = (0,_github_settings_js__WEBPACK_IMPORTED_MODULE_7__.githubSettings)(env, { repository: repo, token });
    const { serverUrl } = settings;
    const github = (0,_github_client_js__WEBPACK_IMPORTED_MODULE_3__.createGithub)({ ...settings, log });
    return {
        repository: repo,
        github,
        ref: baseRef ?? 'HEAD',
        work: {
            remote: `${serverUrl}/${repo}.git`,
            credentials: { origin: new URL(serverUrl).origin, token },
            network: (0,_network_js__WEBPACK_IMPORTED_MODULE_8__/* .gitNetwork */ .D)(env),
        },
        publisher: publisherOf(pullRequest, github),
        close: async () => { },
    };
}
async function local(options) {
    const { repo, baseRef, pullRequest, dataDir, env, log } = options;
    const { startLocalGithub } = await Promise.all(/* import() */[__webpack_require__.e(7645), __webpack_require__.e(4773)]).then(__webpack_require__.bind(__webpack_require__, 34773));
    const dir = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dataDir, 'code-host');
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(dir, { recursive: true });
    const portFile = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, 'port');
    const start = (port) => startLocalGithub({ path: env.PATH ?? '', dataDir: dir, port });
    const before = Number(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(portFile, 'utf8').catch(() => '0'));
    const sandbox = await start(before).catch((error) => {
        if (!(error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .SetupError */ .w3) || before === 0)
            throw error;
        log.warn(`Links to earlier pull requests are broken because another program is using port ${before}.`);
        return start(0);
    });
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(portFile, new URL(sandbox.serverUrl).port);
        // Only the characters that GitHub allows, because it becomes part of URLs.
        const name = `local/${(0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(repo), '.git').replace(/[^\w.-]+/g, '-')}`;
        const linked = await sandbox.linkRepository(name, repo, baseRef);
        const { apiUrl, graphqlUrl, serverUrl, token } = sandbox;
        const place = { apiUrl, graphqlUrl, serverUrl, token, repository: name, log };
        const github = (0,_github_client_js__WEBPACK_IMPORTED_MODULE_3__.createGithub)({ ...place, clock: _shared_clock_js__WEBPACK_IMPORTED_MODULE_5__/* .systemClock */ .m, random: Math.random });
        // The stand-in's accounts are nobody's, and its commits may be pushed elsewhere.
        const { author: _, ...publisher } = publisherOf(pullRequest, github);
        return {
            repository: name,
            ref: linked.defaultBranch,
            work: { remote: linked.gitDir },
            publisher,
            pages: pagesFor(linked.url, sandbox.issueToken(READER)),
            close: () => sandbox.close(),
        };
    }
    catch (error) {
        await sandbox.close();
        throw error;
    }
}
/** Can read everything and change nothing. */
const READER = {
    login: 'reader',
    app: false,
    access: {
        contents: 'read',
        issues: 'read',
        pull_requests: 'read',
        administration: 'none',
    },
};
function pagesFor(repository, key) {
    const url = new URL(`${repository}/pulls`);
    url.username = 'docket';
    url.password = key;
    return url.href;
}
function publisherOf({ labels = [], reviewers = [], verified = false } = {}, github) {
    return (0,_github_publisher_js__WEBPACK_IMPORTED_MODULE_4__/* .createPublisher */ .jk)(github, { labels: [...labels], reviewers: [...reviewers], verified });
}


/***/ }),

/***/ 87757:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ew: () => (/* binding */ hasValidKey),
  rq: () => (/* binding */ listenTo),
  es: () => (/* binding */ openLines)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./.build/program/src/shared/days.js
var days = __webpack_require__(65529);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
// EXTERNAL MODULE: ./.build/program/src/analytics/collected.js
var collected = __webpack_require__(25844);
;// CONCATENATED MODULE: ./.build/program/src/analytics/collector.js



/** As much as a killed process loses. */
const SAVE_EVERY_MS = 1_000;
/** A site with many pages is written less often, so that writing takes a small part of the time. */
const PAUSE_PER_WRITE = 20;
class Collector {
    #options;
    #projects = new Map();
    #failing = new Set();
    #stop = new AbortController();
    #running;
    #fullDay = '';
    constructor(options) {
        this.#options = options;
        this.#running = this.#run();
    }
    get failing() {
        return this.#failing.size > 0;
    }
    /** Its views are collected from then on. */
    async originsOf(projectId) {
        const { find, id } = this.#options;
        const project = await find(projectId);
        if (!project)
            return undefined;
        const { rules, history, origins } = project;
        const views = this.#projects.get(projectId)?.views ?? new collected/* CollectedViews */.Kb(id, rules);
        this.#projects.set(projectId, { views, history });
        return origins;
    }
    add(projectId, view) {
        const { clock, log } = this.#options;
        const added = this.#projects.get(projectId)?.views.add(view, clock.now()) ?? true;
        const today = (0,days/* isoDay */.kh)(clock.now());
        if (added || this.#fullDay === today)
            return;
        this.#fullDay = today;
        log.warn(`Project \`${projectId}\` reports too many different pages today. Views of further pages are not counted until tomorrow (UTC).`);
    }
    /** After the last request: what waits is stored. */
    async stop() {
        this.#stop.abort();
        await this.#running;
        await this.#save();
        for (const [projectId, { views }] of this.#projects) {
            if (views.missed === 0)
                continue;
            this.#options.log.error(`${views.missed} page views of project \`${projectId}\` could not be stored and are lost.`);
        }
    }
    async #run() {
        const { clock } = this.#options;
        const { signal } = this.#stop;
        for (let pause = SAVE_EVERY_MS; !signal.aborted;) {
            await clock.sleep(pause, signal).catch(() => { });
            if (signal.aborted)
                return;
            const startedAt = clock.now();
            await this.#save();
            pause = Math.max(SAVE_EVERY_MS, PAUSE_PER_WRITE * (clock.now() - startedAt));
        }
    }
    async #save() {
        const { clock, log } = this.#options;
        for (const [projectId, { views, history }] of this.#projects) {
            views.turnTo(clock.now());
            const unsaved = views.unsaved();
            if (unsaved.length === 0)
                continue;
            try {
                await history.add(unsaved);
            }
            catch (error) {
                this.#fail(projectId, error);
                continue;
            }
            views.saved(unsaved, clock.now());
            if (!this.#failing.delete(projectId))
                continue;
            log.info(`Page views of project \`${projectId}\` are stored again.`);
        }
    }
    #fail(projectId, error) {
        if (this.#failing.has(projectId))
            return;
        this.#failing.add(projectId);
        this.#options.log.error(`Page views of project \`${projectId}\` cannot be stored: ${(0,errors/* sentence */.em)(error)}. Docket keeps them in memory and tries again every second. Free disk space or fix the problem before you stop the server.`);
    }
}

// EXTERNAL MODULE: ./.build/program/src/jobs/engine.js + 4 modules
var engine = __webpack_require__(61217);
// EXTERNAL MODULE: ./.build/program/src/contract/administration.js
var administration = __webpack_require__(94549);
// EXTERNAL MODULE: ./.build/program/src/contract/parse.js
var parse = __webpack_require__(60464);
// EXTERNAL MODULE: ./.build/program/src/shared/clock.js
var shared_clock = __webpack_require__(66122);
// EXTERNAL MODULE: ./.build/program/src/projects/keys.js
var projects_keys = __webpack_require__(61819);
// EXTERNAL MODULE: ./.build/program/src/projects/project.js
var projects_project = __webpack_require__(7870);
;// CONCATENATED MODULE: ./.build/program/src/projects/administration.js
// What the API can do with the keys and the settings of one project.








function createAdministration(deps) {
    const { keys, find, clock, newSecret, newId } = deps;
    const infoOf = (record) => {
        const { id, name, scopes, createdAt, expiresAt, lastUsedAt } = record;
        const state = (0,projects_keys/* keyState */.hs)(record, clock.now());
        return { id, name, scopes, state, createdAt, expiresAt, lastUsedAt };
    };
    const ofProject = async (projectId) => (await keys.list()).filter(({ project }) => project === projectId);
    return {
        async project(projectId) {
            const project = await find(projectId);
            if (!project)
                throw (0,projects_project/* unknownProject */.Sx)(projectId);
            return describe(project);
        },
        async keys(projectId) {
            return (await ofProject(projectId)).map(infoOf);
        },
        async createKey(project, wanted, { idempotencyKey } = {}) {
            const { name, scopes, expiresAt: until } = (0,parse/* parse */.q)(administration/* NewKey */.eo, wanted);
            const createdAt = (0,shared_clock/* isoTime */.L)(clock.now());
            const expiresAt = until === null ? null : (0,shared_clock/* isoTime */.L)((0,days/* utcTime */.SK)(until));
            if (expiresAt !== null && expiresAt <= createdAt) {
                throw new errors/* InvalidRequest */.zh('The key would already be expired. Choose a later `expiresAt`.');
            }
            const id = idempotencyKey === undefined ? newId() : idOf(project, idempotencyKey);
            const prefix = projects_keys/* DEFAULT_PREFIX */.Nf;
            const request = { id, project, name, scopes, prefix, createdAt, expiresAt };
            const { record, key } = (0,projects_keys/* mintKey */.uY)(request, newSecret());
            await keys.update((records) => {
                if (!records.some((other) => other.id === id))
                    return [...records, record];
                throw new errors/* Conflict */.lt(`This request was already carried out: key \`${id}\` exists, and its secret was shown once. Revoke it, then create another with a new Idempotency-Key.`);
            });
            return { ...infoOf(record), key };
        },
        async revokeKey(projectId, keyId) {
            // A key of another project looks like one that does not exist.
            if (!(await ofProject(projectId)).some(({ id }) => id === keyId))
                throw unknownKey(keyId);
            await keys.update((records) => (0,projects_keys/* revokeKey */.CB)(records, keyId, (0,shared_clock/* isoTime */.L)(clock.now())));
            const revoked = (await ofProject(projectId)).find(({ id }) => id === keyId);
            if (!revoked)
                throw unknownKey(keyId);
            return infoOf(revoked);
        },
    };
}
/** The same request again finds the key of the first, and does not make a second one. */
function idOf(project, idempotencyKey) {
    return (0,external_node_crypto_.hash)('sha256', JSON.stringify([project, idempotencyKey])).slice(0, 16);
}
function unknownKey(id) {
    return new errors/* NotFound */.Mk(`The project has no key \`${id}\`. List its keys to see their IDs.`);
}
/** Without what is only about the machine that serves it: log files and the copied settings. */
function describe({ id, repo, settings }) {
    const { agent, baseRef = null, docsPaths, draft } = settings;
    const name = agent && ('command' in agent ? agent.command : agent.model);
    // A folder of the server is nobody's business.
    const repository = repo.split('/').length === 2 ? repo : (repo.split(/[/\\]/).at(-1) ?? '');
    return { id, repository, agent: name ?? null, baseRef, docsPaths, draft };
}

;// CONCATENATED MODULE: ./.build/program/src/server/access-log.js
// What a server writes for machines: one line of JSON per request, and per thing that happened.
// Neither query, body nor headers of a request are in it, so that no secret can be.

function accessLine(entry) {
    return `${JSON.stringify(entry)}\n`;
}
function operatorLog(write, clock) {
    const at = (level) => (message) => write(`${JSON.stringify({ time: (0,shared_clock/* isoTime */.L)(clock.now()), level, message })}\n`);
    return { debug() { }, info: at('info'), warn: at('warn'), error: at('error') };
}
/** Lines of one turn of the event loop go out in one write: under load that is many. */
function inBatches(write) {
    let waiting = [];
    return (line) => {
        if (waiting.push(line) > 1)
            return;
        setImmediate(() => {
            const text = waiting.join('');
            waiting = [];
            write(text);
        });
    };
}

// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
;// CONCATENATED MODULE: ./.build/program/src/server/client-limit.js
// How much one reader may report. Nothing about a reader is stored: an address is hashed with a
// random salt that changes every minute, and only picks one of a fixed number of counters.


/** An office behind one address reads a lot; nobody reads five pages a second for a minute. */
const PER_MINUTE = 300;
const COUNTERS = 1 << 16;
const MINUTE_MS = 60_000;
function createClientLimit(clock, perMinute = PER_MINUTE) {
    const counters = new Uint32Array(COUNTERS);
    let startedAt = Number.NEGATIVE_INFINITY;
    let salt = '';
    return (client) => {
        const now = clock.now();
        if (now - startedAt >= MINUTE_MS) {
            startedAt = now;
            salt = (0,external_node_crypto_.randomBytes)(16).toString('hex');
            counters.fill(0);
        }
        const at = Number.parseInt((0,external_node_crypto_.hash)('sha256', salt + client).slice(0, 8), 16) % COUNTERS;
        const count = counters[at] + 1;
        counters[at] = count;
        return count > perMinute ? Math.ceil((startedAt + MINUTE_MS - now) / 1000) : 0;
    };
}
const NEARBY = new external_node_net_.BlockList();
NEARBY.addSubnet('127.0.0.0', 8);
NEARBY.addSubnet('10.0.0.0', 8);
NEARBY.addSubnet('172.16.0.0', 12);
NEARBY.addSubnet('192.168.0.0', 16);
NEARBY.addAddress('::1', 'ipv6');
NEARBY.addSubnet('fc00::', 7, 'ipv6');
/**
 * The reader's address. A proxy on this machine or in its network adds it to the end of
 * `X-Forwarded-For`; what others write there is not believed.
 */
function clientOf(peer, forwardedFor) {
    const address = plain(peer);
    const proxied = NEARBY.check(address, (0,external_node_net_.isIPv6)(address) ? 'ipv6' : 'ipv4');
    const last = forwardedFor?.slice(forwardedFor.lastIndexOf(',') + 1).trim() ?? '';
    return network(proxied && (0,external_node_net_.isIP)(plain(last)) ? plain(last) : address);
}
const plain = (address) => address.replace(/^::ffff:(?=\d+\.)/i, '');
/** One reader can have a whole /64 of IPv6 addresses. */
function network(address) {
    if (!(0,external_node_net_.isIPv6)(address))
        return address;
    const [head = '', tail] = address.split('::');
    const groups = head.split(':');
    const rest = tail === undefined ? [] : tail.split(':');
    const zeros = tail === undefined ? 0 : 8 - groups.length - rest.length;
    return [...groups, ...Array(zeros).fill('0'), ...rest].slice(0, 4).join(':');
}

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: ./node_modules/@hono/node-server/dist/index.mjs + 2 modules
var dist = __webpack_require__(26652);
;// CONCATENATED MODULE: ./.build/program/src/server/listen.js
// The only file of the server that knows sockets.



/** A request that has not ended this long after the stop is cut off; none of ours takes as long. */
const STOP_GRACE_MS = 30_000;
async function listen(server, options) {
    const http = (0,external_node_http_.createServer)({ requestTimeout: 60_000, headersTimeout: 20_000, keepAliveTimeout: 65_000 }, (0,dist/* getRequestListener */.SE)((request, { incoming }) => server.fetch(request, 'socket' in incoming ? incoming.socket.remoteAddress : undefined), {
        hostname: options.host,
        errorHandler: () => Response.json({ error: 'The request line or the `Host` header is malformed. Send a plain URL.' }, { status: 400 }),
    }));
    const underWay = new Set();
    http.on('request', (_, response) => {
        underWay.add(response);
        response.once('close', () => underWay.delete(response));
    });
    await new Promise((resolve, reject) => {
        http.once('error', (cause) => reject(cannotListen(options, cause)));
        http.listen(options.port, options.host, resolve);
    });
    const { port } = http.address();
    const host = options.host.includes(':') ? `[${options.host}]` : options.host;
    async function stop() {
        server.endStreams?.();
        // Or the connection would stay open for a next request, and the stop would wait for it.
        for (const response of underWay) {
            if (!response.headersSent)
                response.setHeader('Connection', 'close');
        }
        const cutOff = new AbortController();
        const closed = new Promise((resolve) => http.close(() => resolve()));
        options.clock.sleep(STOP_GRACE_MS, cutOff.signal).then(() => http.closeAllConnections(), () => { });
        await closed;
        cutOff.abort();
        await options.drain?.();
    }
    return { url: `http://${host}:${port}`, stop };
}
function cannotListen({ host, port }, cause) {
    const inUse = cause.code === 'EADDRINUSE';
    return new errors/* SetupError */.w3(inUse
        ? `Port ${port} is already in use. Choose another with --port, or 0 for any free port.`
        : `Cannot listen on ${host}:${port} (${cause.message}). Choose another --host or --port.`, { cause });
}

// EXTERNAL MODULE: ./node_modules/hono/dist/index.js + 23 modules
var hono_dist = __webpack_require__(38909);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(42047);
;// CONCATENATED MODULE: ./.build/program/src/contract/collect.js
// What the pages of a site report about their views, and who takes it.

/** Longer paths are junk, and a report could not show them. */
const MAX_PATH = 1_000;
const PageView = schemas/* object */.Ikc({
    path: schemas/* string */.YjP()
        .min(1)
        .max(MAX_PATH)
        .describe('The path of the page. The query string and the fragment are ignored.'),
    status: schemas/* int */.Whr()
        .min(0)
        .max(999)
        .optional()
        .describe('The HTTP status of the page, if known. 404 and 410 count as missing pages.'),
    referrer: schemas/* string */.YjP()
        .max(300)
        .optional()
        .describe('The origin of the page that linked here; empty if there is none.'),
    source: schemas/* string */.YjP()
        .max(100)
        .optional()
        .describe('The value of `utm_source` in the address of the page.'),
});
/** These need no key. */
const COLLECT = {
    script: {
        name: 'getCollectScript',
        method: 'GET',
        path: '/t.js',
        summary: 'Get the script that reports page views',
        description: 'Pages load this script with `data-project`. It sends a page view for each page, and nothing for readers who ask not to be tracked.',
    },
    view: {
        name: 'collectView',
        method: 'POST',
        path: '/v1/collect/{projectId}',
        summary: 'Report a page view',
        description: 'Counts a view of a page. The `Origin` header must be one of the origins of the project.',
    },
    pixel: {
        name: 'collectPixel',
        method: 'GET',
        path: '/v1/collect/{projectId}/pixel.gif',
        summary: 'Report a page view without a script',
        description: 'Counts a view of the page in the `Referer` header, which must have one of the origins of the project.',
    },
};
const COLLECT_ROUTES = Object.values(COLLECT);

// EXTERNAL MODULE: ./.build/program/src/contract/ids.js
var ids = __webpack_require__(46881);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/json-schema-processors.js
var json_schema_processors = __webpack_require__(98439);
// EXTERNAL MODULE: ./.build/program/src/contract/directory.js
var directory = __webpack_require__(98956);
// EXTERNAL MODULE: ./.build/program/src/contract/insights.js
var insights = __webpack_require__(45306);
// EXTERNAL MODULE: ./.build/program/src/contract/routes.js
var routes = __webpack_require__(63041);
// EXTERNAL MODULE: ./.build/program/src/contract/schemas.js
var contract_schemas = __webpack_require__(51947);
;// CONCATENATED MODULE: ./.build/program/src/contract/openapi.js
// The OpenAPI 3.1 document, made from the route table. 3.1 speaks JSON Schema 2020-12, which is
// what zod writes.







const NAMED = new Map([
    [contract_schemas/* AgentJob */.Je, 'AgentJob'],
    [contract_schemas/* ViewsResult */.Ab, 'ViewsResult'],
    [contract_schemas/* PromptRequest */.wP, 'PromptRequest'],
    [insights/* Insights */.E, 'Insights'],
    [insights/* PageClasses */.w, 'PageClasses'],
    [PageView, 'PageView'],
    [directory/* JobPage */.Fz, 'JobPage'],
    [directory/* JobEvent */._0, 'JobEvent'],
    [directory/* UsageReport */.KJ, 'UsageReport'],
    [administration/* ProjectInfo */.UQ, 'ProjectInfo'],
    [administration/* ProjectList */.e$, 'ProjectList'],
    [administration/* KeyInfo */.gx, 'KeyInfo'],
    [administration/* KeyList */.Cy, 'KeyList'],
    [administration/* NewKey */.eo, 'NewKey'],
    [administration/* CreatedKey */.qP, 'CreatedKey'],
    [contract_schemas/* ErrorBody */.Fw, 'Error'],
]);
const TEXT = { type: 'string' };
const FAILURES = {
    400: 'The request is invalid; the message names the field.',
    401: 'The key is missing, unknown, or expired.',
    403: 'The key belongs to another project, or the project does not collect views from this origin.',
    404: 'The project has no such job or key, this server does not serve the project, or the service does not count page views.',
    409: 'The job is archived, or the idempotency key was used with a different body.',
    413: 'The body or the prompt is too large.',
    415: 'The body is not application/json, or not text/plain for a page view.',
    503: 'The project is not set up correctly, or the service is busy or stopping; the message says which.',
    429: 'The limit is reached; `Retry-After` says when to try again.',
};
const TAGS = {
    jobs: { name: 'Jobs', description: 'Documentation changes made by an agent.' },
    views: { name: 'Page views', description: 'Who reads the documentation.' },
    projects: { name: 'Projects', description: 'Keys and settings, for keys with `admin`.' },
};
function tagOf({ path, scope }) {
    if (scope === 'admin')
        return TAGS.projects.name;
    return (path.includes('/agent/') ? TAGS.jobs : TAGS.views).name;
}
/** `extensions` are those the server has; routes of others are left out. */
function openapi(version, extensions) {
    const paths = {};
    for (const route of Object.values(routes/* ROUTES */.bw)) {
        if (route.extension && !extensions.includes(route.extension))
            continue;
        paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation(route) };
    }
    if (extensions.includes('view-collector'))
        Object.assign(paths, collectPaths());
    return {
        openapi: '3.1.0',
        info: {
            title: 'Docket: agent jobs and page views for a documentation project',
            version,
            description: 'Agents change documentation and open pull requests. Access logs, or reports by the pages themselves, become page views by people and AI.',
            contact: { name: 'The operator of this server' },
            license: { name: 'MIT', identifier: 'MIT' },
        },
        // Wherever this document was found.
        servers: [{ url: '/' }],
        tags: Object.values(TAGS),
        paths,
        components: {
            schemas: Object.fromEntries([...NAMED].map(([schema, name]) => [name, schemaOf(schema)])),
            securitySchemes: { key: { type: 'http', scheme: 'bearer' } },
        },
        security: [{ key: [] }],
    };
}
function operation(route) {
    const codes = [400, 401, 403];
    const isNew = route.extension === 'job-directory' || route.extension === 'administration';
    if (route.path.includes('{id}') || route.name === 'getViews' || isNew)
        codes.push(404);
    if (route.method === 'POST')
        codes.push(409);
    if (route.body)
        codes.push(413, 415);
    if (route.limit || route.streams)
        codes.push(429);
    codes.push(503);
    return {
        operationId: route.name,
        tags: [tagOf(route)],
        summary: route.summary,
        description: route.description,
        parameters: [...pathParameters(route), ...queryParameters(route), ...headers(route)],
        ...(route.body && { requestBody: { required: true, content: content(route.body) } }),
        responses: {
            [route.success ?? 200]: {
                description: 'Success.',
                content: content(route.answer, route.streams && 'text/event-stream'),
            },
            ...failures(codes),
        },
    };
}
function failures(codes) {
    return Object.fromEntries(codes.map((code) => [code, { description: FAILURES[code], content: content(contract_schemas/* ErrorBody */.Fw) }]));
}
function collectPaths() {
    const { script, view, pixel } = COLLECT;
    const image = { 'image/gif': { schema: { type: 'string', format: 'binary' } } };
    return {
        [script.path]: {
            get: openOperation(script, [], {
                200: { description: 'Success.', content: { 'text/javascript': { schema: TEXT } } },
            }),
        },
        [view.path]: {
            post: {
                ...openOperation(view, [400, 403, 404, 413, 415, 429], {
                    204: { description: 'The view is counted.' },
                }),
                requestBody: {
                    required: true,
                    content: { ...content(PageView), 'text/plain': { schema: TEXT } },
                },
            },
        },
        [pixel.path]: {
            get: openOperation(pixel, [400, 403, 404, 429], {
                200: { description: 'A transparent pixel.', content: image },
            }),
        },
    };
}
/** An operation that needs no key. */
function openOperation(route, codes, good) {
    const { name, summary, description } = route;
    return {
        operationId: name,
        tags: [TAGS.views.name],
        summary,
        description,
        security: [],
        parameters: pathParameters(route),
        responses: { ...good, ...failures(codes) },
    };
}
const PARAMETERS = {
    projectId: 'The project that the key belongs to.',
    id: 'The ID of the job.',
    keyId: 'The ID of the API key, not the key.',
};
function pathParameters(route) {
    return [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
        name,
        in: 'path',
        required: true,
        description: PARAMETERS[name ?? ''],
        schema: schemaOf(contract_schemas.ID),
    }));
}
function queryParameters(route) {
    if (!route.query)
        return [];
    const { properties } = schemaOf(route.query, 'output');
    return Object.entries(properties).map(([name, { description, ...schema }]) => ({
        name,
        in: 'query',
        required: false,
        description,
        schema,
    }));
}
function headers(route) {
    if (route.streams) {
        const description = 'The `id` of the last event that was received, to continue after it.';
        const schema = { type: 'string', minLength: 1, maxLength: 100 };
        return [{ name: 'Last-Event-ID', in: 'header', required: false, description, schema }];
    }
    if (route.method !== 'POST')
        return [];
    return [
        {
            name: routes/* IDEMPOTENCY_HEADER */.ef,
            in: 'header',
            required: false,
            description: 'Requests with the same key and body take effect only once. The response contains the same header.',
            schema: { type: 'string', minLength: 1, maxLength: 255 },
        },
    ];
}
function content(schema, type = 'application/json') {
    const name = NAMED.get(schema);
    return {
        [type]: {
            schema: name ? { $ref: `#/components/schemas/${name}` } : schemaOf(schema),
        },
    };
}
/** Query parameters are described by the numbers they become: their `output`. */
function schemaOf(schema, io = 'input') {
    const { $schema, ...rest } = json_schema_processors/* toJSONSchema */.bl(schema, { io });
    return rest;
}

;// CONCATENATED MODULE: ./.build/program/src/server/body.js
// Reading what was sent: never more than the limit, and every refusal says what to send instead.


/** Four times the longest prompt: room for JSON's escapes, and small enough to keep in memory. */
const MAX_BODY_BYTES = 1024 * 1024;
/** The agent gets the whole prompt, and the job's record stores it: 256 KiB is a short book. */
const MAX_PROMPT_BYTES = 256 * 1024;
/** The longest path as browsers write it, with everything else. */
const MAX_VIEW_BYTES = 2 * 1024;
const NOT_A_VIEW = 'Send a JSON object in UTF-8 such as {"path": "/guide"}. The path has 1 to 1,000 characters.';
async function readJson(request) {
    const type = request.headers.get('content-type') ?? '';
    if (!/^application\/json\s*(;|$)/i.test(type)) {
        throw new errors/* InvalidRequest */.zh('Send the body as JSON, with `Content-Type: application/json`.', {
            code: 'unsupported-type',
        });
    }
    const bytes = await readBytes(request, MAX_BODY_BYTES);
    try {
        return parseJson(bytes);
    }
    catch (cause) {
        throw new errors/* InvalidRequest */.zh('The body is not valid JSON in UTF-8. Send an object such as {"prompt": "Fix the typo in docs/index.md"}.', { cause });
    }
}
/** Browsers send what a page reports as text: for JSON, they would ask the server first. */
async function readView(request) {
    const type = request.headers.get('content-type') ?? '';
    if (!/^(?:text\/plain|application\/json)\s*(?:;|$)/i.test(type)) {
        throw new errors/* InvalidRequest */.zh('Send the page view as JSON, with `Content-Type: text/plain`.', {
            code: 'unsupported-type',
        });
    }
    const bytes = await readBytes(request, MAX_VIEW_BYTES);
    try {
        return PageView.parse(parseJson(bytes));
    }
    catch (cause) {
        throw new errors/* InvalidRequest */.zh(NOT_A_VIEW, { cause });
    }
}
function parseJson(bytes) {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
}
/** Never holds more than the limit. `onBytes` can refuse what has arrived. */
async function readBytes(request, limit, onBytes) {
    const length = request.headers.get('content-length');
    if (Number(length) > limit)
        throw tooLarge('body', limit);
    // The HTTP parser enforces the length in the header.
    if (length !== null && !onBytes)
        return new Uint8Array(await request.arrayBuffer());
    const chunks = [];
    let size = 0;
    for await (const chunk of request.body ?? []) {
        size += chunk.byteLength;
        if (size > limit)
            throw tooLarge('body', limit);
        onBytes?.(chunk.byteLength);
        chunks.push(chunk);
    }
    return Buffer.concat(chunks);
}
function checkPromptSize(prompt) {
    // Every character is at most three bytes long, so that short prompts need no counting.
    if (prompt.length * 3 <= MAX_PROMPT_BYTES)
        return;
    if (Buffer.byteLength(prompt) > MAX_PROMPT_BYTES)
        throw tooLarge('prompt', MAX_PROMPT_BYTES);
}
function tooLarge(what, limit) {
    const remedy = limit === MAX_VIEW_BYTES
        ? NOT_A_VIEW
        : 'Shorten it, or put the material in a file in the repository and refer to it in the prompt.';
    return new errors/* InvalidRequest */.zh(`The ${what} is larger than ${limit / 1024} KiB. ${remedy}`, {
        code: 'too-large',
    });
}

;// CONCATENATED MODULE: ./.build/program/src/server/collect-script.js
// The script that pages load to report their views: at most 1 kB, no cookies, nothing stored in the
// browser, and nothing sent for readers who ask not to be tracked. It counts a view per path, also
// when a page changes its address without loading another. A page that the browser prepares ahead
// counts when it is shown.
const COLLECT_SCRIPT = `(()=>{
const d=document,n=navigator,h=history,s=d.currentScript;
if(n.doNotTrack=="1"||n.globalPrivacyControl)return;
const u=new URL("v1/collect/"+encodeURIComponent(s.dataset.project),s.src);
let last;
const view=()=>{
const l=location,path=l.pathname;
if(path===last)return;
const body={path,referrer:""};
if(last===undefined){
body.status=performance.getEntriesByType("navigation")[0]?.responseStatus;
body.referrer=d.referrer.split("/",3).join("/").slice(0,300);
body.source=new URLSearchParams(l.search).get("utm_source")?.slice(0,100);
}
last=path;
fetch(u,{method:"POST",body:JSON.stringify(body),keepalive:true,credentials:"omit"}).catch(()=>{});
};
for(const f of["pushState","replaceState"]){
const real=h[f];
h[f]=function(){real.apply(this,arguments);view()};
}
addEventListener("popstate",view);
if(d.prerendering)d.addEventListener("prerenderingchange",view,{once:true});else view();
})();
`;

;// CONCATENATED MODULE: ./.build/program/src/server/collect.js






/** Also for pages that isolate themselves from other origins. */
const FOR_ANY_PAGE = { 'Cross-Origin-Resource-Policy': 'cross-origin' };
const SCRIPT = {
    status: 200,
    body: COLLECT_SCRIPT,
    headers: {
        ...FOR_ANY_PAGE,
        'Content-Type': 'text/javascript; charset=utf-8',
        'Cache-Control': 'public, max-age=86400',
        'Access-Control-Allow-Origin': '*',
    },
};
/** One transparent pixel. */
const PIXEL = Uint8Array.from(Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'));
function addCollectRoutes(app, answer, { collector, limit }) {
    async function accept(projectId, request, peer, origin) {
        const wait = limit(clientOf(peer, request.headers.get('x-forwarded-for')));
        if (wait > 0) {
            throw new errors/* RateLimited */.JH('Too many page views from one reader. Wait, then try again.', {
                retryAfterSeconds: wait,
            });
        }
        const origins = await collector.originsOf(projectId);
        if (!origins) {
            throw new errors/* NotFound */.Mk('Page views are not collected for this project. Check the project ID, and list the origins of the pages in `views: collect-from` in the settings.');
        }
        if (origin === null || !origins.includes(origin)) {
            throw new errors/* Forbidden */.cw('Page views from this origin are not accepted. Add it to `views: collect-from` in the settings.');
        }
    }
    const add = (projectId, request, view) => {
        const { headers } = request;
        // The script does not send anything then; others may.
        if (headers.get('dnt') === '1' || headers.get('sec-gpc') === '1')
            return;
        collector.add(projectId, { ...view, agent: headers.get('user-agent') ?? '' });
    };
    app.get(COLLECT.script.path, (c) => answer({ request: c.req.raw, name: COLLECT.script.path, run: () => SCRIPT }));
    app.post(pattern(COLLECT.view.path), (c) => {
        const request = c.req.raw;
        return answer({
            request,
            name: COLLECT.view.path,
            async run({ entry }) {
                const projectId = (0,ids/* checkId */.ij)('projectId', c.req.param('projectId') ?? '');
                entry.project = projectId;
                const origin = request.headers.get('origin');
                await accept(projectId, request, c.env.address, origin);
                add(projectId, request, await readView(request));
                const headers = { 'Access-Control-Allow-Origin': origin ?? '', Vary: 'Origin' };
                return { status: 204, body: null, headers };
            },
        });
    });
    app.get(pattern(COLLECT.pixel.path), (c) => {
        const request = c.req.raw;
        return answer({
            request,
            name: COLLECT.pixel.path,
            async run({ entry }) {
                const projectId = (0,ids/* checkId */.ij)('projectId', c.req.param('projectId') ?? '');
                entry.project = projectId;
                const page = URL.parse(request.headers.get('referer') ?? '');
                await accept(projectId, request, c.env.address, page?.origin ?? null);
                const view = PageView.safeParse({ path: page?.pathname });
                if (!view.success)
                    throw new errors/* InvalidRequest */.zh(NOT_A_VIEW);
                add(projectId, request, view.data);
                const headers = { ...FOR_ANY_PAGE, 'Content-Type': 'image/gif' };
                return { status: 200, body: PIXEL, headers };
            },
        });
    });
}
const pattern = (path) => path.replace(/\{(\w+)\}/g, ':$1');

;// CONCATENATED MODULE: ./.build/program/src/server/event-streams.js

const PER_OWNER = 10;
const IN_TOTAL = 500;
/** Proxies close what is silent for a minute. */
const HEARTBEAT_MS = 15_000;
/** Readers come back by themselves, and continue where they were. */
const LIFETIME_MS = 3_600_000;
const RECONNECT_MS = 2_000;
const HEADERS = {
    'Content-Type': 'text/event-stream; charset=utf-8',
    // Or nginx would collect events instead of passing them on.
    'X-Accel-Buffering': 'no',
    // Or the connection would wait for another request when the server stops.
    Connection: 'close',
};
class EventStreams {
    #clock;
    #closing = new AbortController();
    #open = new Map();
    #total = 0;
    constructor(clock) {
        this.#clock = clock;
    }
    /** Ends every stream, and opens no more. */
    close() {
        this.#closing.abort();
    }
    /** Rejects like any request when there is nothing to stream. */
    async open(opening) {
        const leaving = new AbortController();
        const signal = AbortSignal.any([opening.request.signal, this.#closing.signal, leaving.signal]);
        this.#take(opening.owner, signal);
        const iterator = opening.events(signal)[Symbol.asyncIterator]();
        let next;
        try {
            next = Promise.resolve(await iterator.next());
        }
        catch (error) {
            leaving.abort();
            throw error;
        }
        const until = this.#clock.now() + LIFETIME_MS;
        const end = (controller) => {
            leaving.abort();
            controller.close();
        };
        const body = new ReadableStream({
            start: (controller) => controller.enqueue(encode(`retry: ${RECONNECT_MS}\n\n`)),
            pull: async (controller) => {
                // One that cannot go on ends; the reader asks again, and gets the reason as an answer.
                const said = await this.#orBeat(next).catch(() => 'end');
                if (said === 'end' || signal.aborted || this.#clock.now() >= until)
                    return end(controller);
                if (said === 'beat') {
                    if (!(await opening.isAllowed()))
                        return end(controller);
                    return controller.enqueue(encode(': still here\n\n'));
                }
                if (said.done)
                    return end(controller);
                next = iterator.next();
                next.catch(() => { });
                controller.enqueue(encode(event_streams_frame(said.value)));
            },
            cancel: () => leaving.abort(),
        }, { highWaterMark: 0 });
        // Nobody would read it.
        if (opening.request.method === 'HEAD')
            leaving.abort();
        return { status: 200, body: leaving.signal.aborted ? null : body, headers: HEADERS };
    }
    #take(owner, signal) {
        if (this.#closing.signal.aborted) {
            throw new errors/* Unavailable */.$P('The server is stopping. Try again in a moment.');
        }
        const own = this.#open.get(owner) ?? 0;
        if (own >= PER_OWNER || this.#total >= IN_TOTAL) {
            throw new errors/* RateLimited */.JH(`Too many event streams are open. One key can have ${PER_OWNER}. Close some, or poll the job instead.`, { retryAfterSeconds: 30 });
        }
        this.#open.set(owner, own + 1);
        this.#total += 1;
        signal.addEventListener('abort', () => this.#release(owner), { once: true });
    }
    #release(owner) {
        const left = (this.#open.get(owner) ?? 1) - 1;
        if (left > 0)
            this.#open.set(owner, left);
        else
            this.#open.delete(owner);
        this.#total -= 1;
    }
    async #orBeat(next) {
        const over = new AbortController();
        const beat = this.#clock.sleep(HEARTBEAT_MS, over.signal).then(() => 'beat');
        beat.catch(() => { });
        return Promise.race([next, beat]).finally(() => over.abort());
    }
}
const encoder = new TextEncoder();
const encode = (text) => encoder.encode(text);
/** JSON contains no line breaks of its own. */
function event_streams_frame(event) {
    return `id: ${event.id}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
}

;// CONCATENATED MODULE: ./.build/program/src/server/handlers.js
// What each route does with the service: the request in, the service's answer out.







/**
 * A request takes effect even if the caller has hung up, because the caller cannot know whether it
 * was too late: no signal is passed on.
 */
const HANDLERS = {
    async createJob(call) {
        return call.service.createJob(call.projectId, await instruction(call), call.once);
    },
    async sendMessage(call) {
        const id = jobId(call);
        return call.service.sendMessage(call.projectId, id, await instruction(call), call.once);
    },
    async getJob(call) {
        return call.service.getJob(call.projectId, jobId(call));
    },
    async getViews(call) {
        // Unlike a job, this may take long enough for a caller to hang up meanwhile.
        const { signal } = call.request;
        return call.service.getViews(call.projectId, (0,parse/* parse */.q)(contract_schemas/* ViewsQuery */.Ho, call.query()), { signal });
    },
    async getInsights(call) {
        const { signal } = call.request;
        const range = (0,parse/* parse */.q)(contract_schemas/* RangeQuery */.qx, call.query());
        return handlers_insights(call).insights(call.projectId, range, { signal });
    },
    async getPageClasses(call) {
        const { signal } = call.request;
        const { limit, offset, ...range } = (0,parse/* parse */.q)(contract_schemas/* ClassesQuery */.nN, call.query());
        const pages = [];
        let at = 0;
        for await (const page of handlers_insights(call).classesByPage(call.projectId, range, { signal })) {
            if (pages.length === limit)
                return { pages, hasMore: true };
            if (at++ >= offset)
                pages.push(page);
        }
        return { pages, hasMore: false };
    },
    async listJobs(call) {
        const { signal } = call.request;
        return handlers_directory(call).list(call.projectId, (0,parse/* parse */.q)(directory/* JobsQuery */.Hy, call.query()), { signal });
    },
    async followJob(call) {
        const id = jobId(call);
        const after = call.request.headers.get('last-event-id') ?? '';
        const follow = (signal) => handlers_directory(call).events(call.projectId, id, { signal, after });
        return call.stream(follow);
    },
    async getUsage(call) {
        const { signal } = call.request;
        return handlers_directory(call).usage(call.projectId, (0,parse/* parse */.q)(directory/* UsageQuery */.w9, call.query()), { signal });
    },
    async listProjects(call) {
        return { projects: [await handlers_administration(call).project(call.projectId)] };
    },
    async getProject(call) {
        return handlers_administration(call).project(call.projectId);
    },
    async listKeys(call) {
        return { keys: await handlers_administration(call).keys(call.projectId) };
    },
    async createKey(call) {
        const wanted = (0,parse/* parse */.q)(administration/* NewKey */.eo, await readJson(call.request));
        return handlers_administration(call).createKey(call.projectId, wanted, call.once);
    },
    async revokeKey(call) {
        const id = (0,ids/* checkId */.ij)('keyId', call.param('keyId'));
        return handlers_administration(call).revokeKey(call.projectId, id);
    },
    async cancelJob(call) {
        return control(call).cancel(call.projectId, jobId(call), call.once);
    },
    async archiveJob(call) {
        return control(call).archive(call.projectId, jobId(call), call.once);
    },
};
const jobId = (call) => (0,ids/* checkId */.ij)('id', call.param('id'));
async function instruction(call) {
    const { prompt } = (0,parse/* parse */.q)(contract_schemas/* PromptRequest */.wP, await readJson(call.request));
    checkPromptSize(prompt);
    return { prompt };
}
function handlers_insights({ service }) {
    if (!service.insights) {
        throw new errors/* NotFound */.Mk('This service provides only page views, no other traffic data.');
    }
    return service.insights;
}
function control({ service }) {
    if (!service.control) {
        throw new errors/* NotFound */.Mk('This service does not support canceling or archiving jobs.');
    }
    return service.control;
}
function handlers_directory({ service }) {
    if (!service.directory)
        throw new errors/* NotFound */.Mk('This service cannot list jobs.');
    return service.directory;
}
function handlers_administration(call) {
    if (!call.administration)
        throw new errors/* NotFound */.Mk('This service has no projects to manage.');
    return call.administration;
}

;// CONCATENATED MODULE: ./.build/program/src/server/key-use.js


const WRITE_EVERY_MS = 60_000;
function keyUse(keys, clock, log) {
    const times = new Map();
    let writtenAt = Number.NEGATIVE_INFINITY;
    return (id) => {
        times.set(id, (0,shared_clock/* isoTime */.L)(clock.now()));
        if (clock.now() - writtenAt < WRITE_EVERY_MS)
            return;
        writtenAt = clock.now();
        const noted = new Map(times);
        times.clear();
        keys
            .used(noted)
            .catch((error) => log.warn(`The last use of keys was not written: ${(0,errors/* sentence */.em)(error)}`));
    };
}

// EXTERNAL MODULE: ./.build/program/src/contract/wire-errors.js
var wire_errors = __webpack_require__(1944);
;// CONCATENATED MODULE: ./.build/program/src/server/respond.js
// What goes around every request: its id, the fixed headers, errors as sentences, the access log.




const HOUR_SECONDS = 3600;
async function respond(deps, fixed, { request, run, route, name = route?.path ?? '-', success = route?.success ?? 200, allow }) {
    const startedAt = deps.clock.now();
    const requestId = requestIdOf(request) ?? deps.newId();
    const headers = { ...fixed, [routes/* REQUEST_ID_HEADER */.kC]: requestId };
    const entry = {};
    let status = success;
    let body;
    try {
        const idempotencyKey = idempotencyKeyOf(request);
        if (idempotencyKey)
            headers[routes/* IDEMPOTENCY_HEADER */.ef] = idempotencyKey;
        if (route?.limit)
            headers['RateLimit-Policy'] = policyOf(route.limit, deps);
        const onQuota = (quota) => {
            if (route?.limit)
                headers.RateLimit = limitOf(route.limit, quota);
        };
        const said = await run({
            entry,
            once: idempotencyKey ? { idempotencyKey, onQuota } : { onQuota },
        });
        if (typeof said === 'string')
            body = said;
        else {
            ({ status, body } = said);
            if (body === null)
                delete headers['Content-Type'];
            Object.assign(headers, said.headers);
        }
    }
    catch (error) {
        const wire = (0,wire_errors/* toWire */.B)(error, requestId);
        status = wire.status;
        body = JSON.stringify(wire.body);
        Object.assign(headers, wire.headers);
        if (status === 405 && allow)
            headers.Allow = allow;
        if (route?.limit && error instanceof errors/* RateLimited */.JH) {
            headers.RateLimit = limitOf(route.limit, {
                remaining: 0,
                resetSeconds: error.retryAfterSeconds,
            });
        }
        if (status === 500)
            deps.log.error(`Request ${requestId} failed: ${trace(error)}`);
    }
    deps.access({
        time: (0,shared_clock/* isoTime */.L)(startedAt),
        requestId,
        method: request.method,
        route: name,
        ...entry,
        status,
        ms: deps.clock.now() - startedAt,
    });
    return new Response(body, { status, headers });
}
function limitOf(limit, { remaining, resetSeconds }) {
    return `"${limit}";r=${remaining};t=${resetSeconds}`;
}
function policyOf(limit, { perHour }) {
    return `"${limit}";q=${perHour[limit]};w=${HOUR_SECONDS}`;
}
/** A caller's own id is taken over when it is harmless in a log. */
function requestIdOf(request) {
    const id = request.headers.get(routes/* REQUEST_ID_HEADER */.kC);
    return id && /^[\w.-]{1,64}$/.test(id) ? id : undefined;
}
function idempotencyKeyOf(request) {
    const key = request.headers.get(routes/* IDEMPOTENCY_HEADER */.ef);
    if (key === null)
        return undefined;
    if (/^[\x21-\x7e]{1,255}$/.test(key))
        return key;
    throw new errors/* InvalidRequest */.zh(`\`${routes/* IDEMPOTENCY_HEADER */.ef}\` must be 1 to 255 visible ASCII characters, such as a UUID.`);
}
function trace(error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

;// CONCATENATED MODULE: ./.build/program/src/server/signature.js
// Whether a delivery comes from GitHub: its signature is over exactly the bytes that were sent.


const SIGNATURE = /^sha256=([0-9a-f]{64})$/;
/** The header's 32 bytes, checked before anything of the body is read. */
function readSignature(header) {
    const hex = SIGNATURE.exec(header ?? '')?.[1];
    if (hex !== undefined)
        return Buffer.from(hex, 'hex');
    throw new errors/* Unauthorized */.hR('The delivery is not signed. Set a webhook secret in the settings of the GitHub App.');
}
/** With any of the secrets, so that one can be replaced while deliveries are on their way. */
function insistOnSignature(body, signature, secrets) {
    let isOurs = false;
    for (const secret of secrets) {
        const expected = (0,external_node_crypto_.createHmac)('sha256', secret).update(body).digest();
        if ((0,external_node_crypto_.timingSafeEqual)(expected, signature))
            isOurs = true;
    }
    if (isOurs)
        return;
    throw new errors/* Unauthorized */.hR('The signature of the delivery is wrong. Check that WEBHOOK_SECRET is the webhook secret of the GitHub App.');
}

;// CONCATENATED MODULE: ./.build/program/src/server/webhooks.js
// The door for GitHub's deliveries: nothing is parsed, let alone stored, before the signature is known
// to be right, and nothing is worked on before GitHub has its answer.



const WEBHOOKS = '/api/github/webhooks';
/** GitHub sends no more than this. */
const MAX_BYTES = 25 * 1024 * 1024;
/** Of all deliveries that are being read at the same time. */
const MAX_HELD_BYTES = 4 * MAX_BYTES;
/** Nearly all deliveries are this small, and are never refused for the size of others. */
const ALWAYS_BYTES = 256 * 1024;
function createWebhooks({ secrets, accept }) {
    let held = 0;
    /** The answer's body. */
    return async (request) => {
        const signature = readSignature(request.headers.get('x-hub-signature-256'));
        const guid = header(request, 'X-GitHub-Delivery', /^[\w-]{1,100}$/);
        const event = header(request, 'X-GitHub-Event', /^[a-z_]{1,100}$/);
        let own = 0;
        // What has arrived counts, not what was announced: anyone can announce much and send nothing.
        const onBytes = (count) => {
            if (own + count > ALWAYS_BYTES && held + count > MAX_HELD_BYTES) {
                throw new errors/* Unavailable */.$P('Too many large deliveries at once. Deliver it again in a moment.');
            }
            own += count;
            held += count;
        };
        try {
            const body = await readBytes(request, MAX_BYTES, onBytes);
            insistOnSignature(body, signature, secrets);
            const status = await accept({ guid, event, payload: webhooks_parse(body) });
            return JSON.stringify({ status });
        }
        finally {
            held -= own;
        }
    };
}
function header(request, name, pattern) {
    const value = request.headers.get(name) ?? '';
    if (pattern.test(value))
        return value;
    throw new errors/* InvalidRequest */.zh(`The header \`${name}\` is missing or is not one of GitHub's.`);
}
function webhooks_parse(body) {
    try {
        const value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
        if (value && typeof value === 'object' && !Array.isArray(value))
            return value;
    }
    catch {
        // Answered below.
    }
    throw new errors/* InvalidRequest */.zh('The delivery is not a JSON object. Set the content type of the webhook to application/json.');
}

;// CONCATENATED MODULE: ./.build/program/src/server/server.js
// Any DocsService behind HTTP: `Request` in, `Response` out, and no socket in sight.













function createServer(deps) {
    const { collect } = deps;
    const extensions = extensionsOf(deps);
    const fixed = Object.freeze({
        'Content-Type': 'application/json; charset=utf-8',
        'Cache-Control': 'no-store',
        'X-Content-Type-Options': 'nosniff',
        ...(extensions.length > 0 && { [routes/* EXTENSIONS_HEADER */.l4]: extensions.join(', ') }),
    });
    const answer = (asked) => respond(deps, fixed, asked);
    const streams = new EventStreams(deps.clock);
    const noteUse = keyUse(deps.keys, deps.clock, deps.log);
    function onRoute(route, { request, param, query }) {
        return answer({
            request,
            route,
            async run({ entry, once }) {
                const named = route.path.includes('{projectId}')
                    ? (0,ids/* checkId */.ij)('projectId', param('projectId'))
                    : undefined;
                entry.project = named;
                const header = request.headers.get('authorization') ?? undefined;
                const wanted = { projectId: named, scope: route.scope };
                const check = async () => (0,projects_keys/* authorize */.Gq)(await deps.keys.list(), header, wanted, deps.clock.now());
                const { id: key, project: projectId } = await check();
                Object.assign(entry, { key, project: projectId });
                noteUse(key);
                if (!(await deps.projects.has(projectId))) {
                    throw new errors/* NotFound */.Mk('This server does not serve that project. Check the project ID and the URL.');
                }
                const { service, administration } = deps;
                const isAllowed = () => check().then(() => deps.projects.has(projectId), () => false);
                const stream = (events) => streams.open({ owner: key, request, events, isAllowed });
                const asked = { service, administration, projectId, request, param, query, once, stream };
                const said = await HANDLERS[route.name](asked);
                return route.streams ? said : JSON.stringify(said);
            },
        });
    }
    const app = new hono_dist/* Hono */.$();
    for (const route of Object.values(routes/* ROUTES */.bw)) {
        app.on(route.method, route.path.replace(/\{(\w+)\}/g, ':$1'), (c) => onRoute(route, {
            request: c.req.raw,
            param: (name) => c.req.param(name) ?? '',
            query: () => c.req.query(),
        }));
    }
    const document = JSON.stringify(openapi(deps.version, extensions));
    app.get(HEALTH, (c) => answer({ request: c.req.raw, run: () => '{"status":"ok"}' }));
    app.get(READY, (c) => answer({ request: c.req.raw, run: () => ready(collect) }));
    app.get(OPENAPI, (c) => answer({ request: c.req.raw, run: () => document }));
    if (deps.webhooks) {
        const receive = createWebhooks(deps.webhooks);
        app.post(WEBHOOKS, (c) => {
            const request = c.req.raw;
            return answer({ request, name: WEBHOOKS, success: 202, run: () => receive(request) });
        });
    }
    if (collect)
        addCollectRoutes(app, answer, collect);
    app.notFound((c) => {
        const request = c.req.raw;
        const allow = allowed(request, deps).join(', ');
        return answer({ request, allow, run: () => Promise.reject(noRoute(request, allow)) });
    });
    return {
        fetch: async (request, address = '') => app.fetch(request, { address }),
        endStreams: () => streams.close(),
    };
}
function extensionsOf({ service, collect, administration }) {
    const has = {
        'job-control': service.control,
        'job-directory': service.directory,
        'view-insights': service.insights,
        'view-collector': collect,
        administration,
    };
    return routes/* EXTENSIONS */.Z1.filter((extension) => has[extension]);
}
function ready(collect) {
    if (!collect?.collector.failing)
        return '{"status":"ready"}';
    throw new errors/* Unavailable */.$P("Page views cannot be stored and are kept in memory. The server's log gives the reason.");
}
/** These need no key. */
const HEALTH = '/healthz';
const READY = '/readyz';
const OPENAPI = '/openapi.json';
function noRoute(request, allow) {
    if (allow === '') {
        return new errors/* NotFound */.Mk('This URL does not exist. GET /openapi.json lists all endpoints.');
    }
    return new errors/* InvalidRequest */.zh(`Use ${allow} here, not ${request.method}.`, {
        code: 'method-not-allowed',
    });
}
/** The methods that this path has. */
function allowed(request, { webhooks, collect }) {
    const { pathname } = new URL(request.url);
    if (webhooks && pathname === WEBHOOKS)
        return ['POST'];
    if ([HEALTH, READY, OPENAPI].includes(pathname))
        return ['GET'];
    return [...Object.values(routes/* ROUTES */.bw), ...(collect ? COLLECT_ROUTES : [])]
        .filter(({ path }) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`).test(pathname))
        .map(({ method }) => method);
}

// EXTERNAL MODULE: ./.build/program/src/shared/version.js
var version = __webpack_require__(24928);
;// CONCATENATED MODULE: ./.build/program/src/compose/serve/http.js
// HTTP in front of a service, and the lines that a server writes for machines.











const SECRET_BYTES = 32;
const ID_BYTES = 8;
function openLines(terminal) {
    const write = inBatches(terminal.err);
    return { write, log: operatorLog(write, shared_clock/* systemClock */.m) };
}
/** Whether anyone can use the service, or one project of it. */
async function hasValidKey(keys, project) {
    const now = shared_clock/* systemClock */.m.now();
    return (await keys.list()).some((key) => (0,projects_keys/* keyState */.hs)(key, now) === 'valid' && (project === undefined || key.project === project));
}
async function listenTo(options) {
    const { service, projects, keys, webhooks, collecting, listed = [] } = options;
    const { port, host, lines } = options;
    const { log } = lines;
    const collector = collecting && new Collector({ find: collecting, id: (0,external_node_crypto_.randomUUID)(), clock: shared_clock/* systemClock */.m, log });
    const drain = async () => {
        await collector?.stop();
        await options.drain();
    };
    const server = createServer({
        service,
        projects,
        keys,
        administration: createAdministration({
            keys,
            find: (id) => projects.find(id),
            clock: shared_clock/* systemClock */.m,
            newSecret: () => (0,external_node_crypto_.randomBytes)(SECRET_BYTES).toString('base64url'),
            newId: () => (0,external_node_crypto_.randomBytes)(ID_BYTES).toString('hex'),
        }),
        webhooks,
        ...(collector && { collect: { collector, limit: createClientLimit(shared_clock/* systemClock */.m) } }),
        clock: shared_clock/* systemClock */.m,
        newId: external_node_crypto_.randomUUID,
        log,
        access: (entry) => lines.write(accessLine(entry)),
        version: version/* VERSION */.x,
        perHour: {
            create: engine/* DEFAULT_LIMITS */.d.creates.perHour,
            message: engine/* DEFAULT_LIMITS */.d.messages.perHour,
        },
    });
    try {
        // One that cannot be opened is reported elsewhere.
        await Promise.allSettled(listed.map((id) => collector?.originsOf(id)));
        return await listen(server, { port, host, clock: shared_clock/* systemClock */.m, drain });
    }
    catch (error) {
        await drain();
        throw error;
    }
}


/***/ }),

/***/ 55881:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Af: () => (/* binding */ openProjectViews),
/* harmony export */   HY: () => (/* binding */ viewsKind),
/* harmony export */   Sm: () => (/* binding */ collectingProject),
/* harmony export */   Xj: () => (/* binding */ onlyPages)
/* harmony export */ });
/* harmony import */ var _analytics_classify_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19457);
/* harmony import */ var _analytics_collected_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25844);
/* harmony import */ var _embedded_no_views_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87059);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42205);
/* harmony import */ var _store_log_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16726);
/* harmony import */ var _log_views_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13524);






/** Logs that have grown are read again after this long. */
const VIEWS_AGE_MS = 60_000;
/** Whoever has just set their pages up wants to see the first view. */
const COLLECTED_AGE_MS = 5_000;
const ONLY_PAGES = 'These views were reported by the pages themselves. Readers that do not run scripts, such as most AI agents and bots, are not counted.';
async function openProjectViews(logs, config, history) {
    const settings = config?.views;
    const kind = viewsKind(logs, config);
    if (!kind)
        return _embedded_no_views_js__WEBPACK_IMPORTED_MODULE_2__/* .noViews */ .S;
    const kept = (0,_analytics_collected_js__WEBPACK_IMPORTED_MODULE_1__/* .countingOnly */ .SD)(kind, history);
    if (kind === 'pages') {
        const maxAgeMs = COLLECTED_AGE_MS;
        return onlyPages(await (0,_log_views_js__WEBPACK_IMPORTED_MODULE_5__.openLogViews)({ settings, history: kept, logs: [], maxAgeMs }));
    }
    // A glob that matches nothing is reported now, not at the first request.
    await (0,_store_log_files_js__WEBPACK_IMPORTED_MODULE_4__.findLogFiles)(logs);
    return (0,_log_views_js__WEBPACK_IMPORTED_MODULE_5__.openLogViews)({ logs, settings, history: kept, maxAgeMs: VIEWS_AGE_MS });
}
/** Where the views of a project come from; null if nothing counts them. */
function viewsKind(logs, config) {
    const collects = (config?.views['collect-from'] ?? []).length > 0;
    if (logs.length > 0 && collects) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .SetupError */ .w3('The project has access logs and `views: collect-from`, and would count the same views twice. Remove one of them.');
    }
    if (collects)
        return 'pages';
    return logs.length > 0 ? 'logs' : null;
}
/** Undefined if the pages of the project do not report their views. */
function collectingProject(config, history) {
    const origins = config?.views['collect-from'] ?? [];
    if (origins.length === 0)
        return undefined;
    return { origins, rules: (0,_analytics_classify_js__WEBPACK_IMPORTED_MODULE_0__/* .withOwnRules */ .g)(config?.views.agents ?? []), history };
}
function onlyPages(source) {
    const { insights, ...views } = source;
    return {
        ...views,
        insights: {
            ...insights,
            async insights(...asked) {
                const found = await insights.insights(...asked);
                const warnings = [...found.quality.warnings, ONLY_PAGES];
                return { ...found, quality: { ...found.quality, warnings } };
            },
        },
    };
}


/***/ }),

/***/ 86630:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ together),
/* harmony export */   h: () => (/* binding */ openProjectWork)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
/* harmony import */ var _action_config_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52953);
/* harmony import */ var _changes_secret_values_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6171);
/* harmony import */ var _github_signer_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(31022);
/* harmony import */ var _github_thread_host_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58563);
/* harmony import */ var _shared_clock_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66122);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42205);
/* harmony import */ var _thread_gather_context_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(35972);
/* harmony import */ var _agent_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(93892);
/* harmony import */ var _discreet_host_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(56109);
/* harmony import */ var _code_host_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4613);
// What a project's jobs are done with on this machine: its code host, its agent, its rules.











const AGENT_TIME_MS = 30 * 60_000;
async function openProjectWork({ repo, settings: project, app }, { config, dataDir, env, log, secrets = [], token }) {
    const { baseRef, docsPaths, checkCommand, draft } = project;
    const verified = config?.commit === 'verified';
    const pullRequest = { ...config?.['pull-request'], verified };
    const host = await (0,_code_host_js__WEBPACK_IMPORTED_MODULE_8__/* .openCodeHost */ .u)({ repo, baseRef, pullRequest, dataDir, env, log, token });
    const settings = agentSettings(project.agent ?? defaultAgent(env), checkCommand, {
        config,
        dataDir,
        env,
        log,
    });
    const hidden = together((0,_changes_secret_values_js__WEBPACK_IMPORTED_MODULE_9__/* .secretValues */ .V)(env, (0,_agent_js__WEBPACK_IMPORTED_MODULE_6__/* .handedOn */ .Uz)(settings)), secrets);
    const tools = {
        ...(0,_agent_js__WEBPACK_IMPORTED_MODULE_6__/* .chooseAgent */ .RK)(settings),
        publisher: host.publisher,
        ...(baseRef && { baseRef }),
        ...(docsPaths.length > 0 && { docsPaths }),
        draft,
        money: (0,_action_config_js__WEBPACK_IMPORTED_MODULE_1__/* .moneyOf */ .a5)(config),
        advisory: config?.check === 'advisory',
        template: config?.['pull-request'],
        ...(config && { maxOpenPulls: config.jobs['max-open-pull-requests'] }),
        secrets: hidden,
        ...(app && host.github && threadTools(host.github, config, hidden)),
        clock: _shared_clock_js__WEBPACK_IMPORTED_MODULE_3__/* .systemClock */ .m,
        log,
    };
    return { host, tools };
}
/** What a job needs where people ask for it in comments. */
function threadTools(github, config, secrets) {
    const thread = (0,_discreet_host_js__WEBPACK_IMPORTED_MODULE_7__/* .discreet */ .C)((0,_github_thread_host_js__WEBPACK_IMPORTED_MODULE_2__.createThreadHost)(github), secrets);
    return {
        commandWord: (config ?? _action_config_js__WEBPACK_IMPORTED_MODULE_1__/* .DEFAULT_CONFIG */ .PV).command.word,
        context: (origin) => (0,_thread_gather_context_js__WEBPACK_IMPORTED_MODULE_5__/* .gatherContext */ .x)(thread, origin),
        ...(config?.['sign-off'] && { signer: (login, signal) => (0,_github_signer_js__WEBPACK_IMPORTED_MODULE_10__/* .signerOf */ .K)(github, login, signal) }),
    };
}
/** Both lists, read anew each time. */
function together(fixed, current) {
    return {
        *[Symbol.iterator]() {
            yield* fixed;
            yield* current;
        },
    };
}
function defaultAgent(env) {
    const { DOCKET_AGENT_COMMAND: command, DOCKET_MODEL_URL: url, DOCKET_MODEL: model } = env;
    if (command)
        return { command };
    if (url && model)
        return { url, model };
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SetupError */ .w3('This project has no agent. Set DOCKET_AGENT_COMMAND, or DOCKET_MODEL_URL and DOCKET_MODEL, for all servers and workers, or use docket projects set.');
}
function agentSettings(agent, check, { config, dataDir, env, log }) {
    const { DOCKET_MODEL_KEY: key } = env;
    const { 'max-steps': steps, 'max-tokens': tokens, 'max-minutes': minutes } = config?.agent ?? {};
    const timeLimitMs = minutes === undefined ? AGENT_TIME_MS : minutes * 60_000;
    return {
        ...('command' in agent
            ? { command: agent.command }
            : { model: { url: agent.url, model: agent.model, ...(key && { key }) } }),
        check,
        environment: env,
        hide: [dataDir],
        tmp: (0,node_os__WEBPACK_IMPORTED_MODULE_0__.tmpdir)(),
        budget: { ...(steps && { steps }), ...(tokens && { tokens }), seconds: timeLimitMs / 1000 },
        envNames: config?.agent.env ?? [],
        timeLimitMs,
        clock: _shared_clock_js__WEBPACK_IMPORTED_MODULE_3__/* .systemClock */ .m,
        log,
    };
}


/***/ }),

/***/ 94549:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cy: () => (/* binding */ KeyList),
/* harmony export */   UQ: () => (/* binding */ ProjectInfo),
/* harmony export */   e$: () => (/* binding */ ProjectList),
/* harmony export */   eo: () => (/* binding */ NewKey),
/* harmony export */   gx: () => (/* binding */ KeyInfo),
/* harmony export */   qP: () => (/* binding */ CreatedKey)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42047);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64377);
/* harmony import */ var _dates_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24490);
/* harmony import */ var _key_scopes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78076);
// Beyond the contract: what a key with the scope `admin` sees and changes of its own project.



const ProjectInfo = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    repository: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().describe('`OWNER/NAME` on GitHub, or the name of a local folder.'),
    agent: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable().describe('The program or the model; null for the default agent.'),
    baseRef: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable().describe('The branch that jobs start from, if it is set.'),
    docsPaths: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).describe('Files that jobs can change; empty for the default.'),
    draft: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().describe('Whether pull requests are opened as drafts.'),
});
const ProjectList = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ projects: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(ProjectInfo) });
const KeyInfo = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().describe('For lists and logs; not the key.'),
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().describe('What the key is for.'),
    scopes: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(_key_scopes_js__WEBPACK_IMPORTED_MODULE_1__/* .KEY_SCOPES */ .A)).readonly(),
    state: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['valid', 'expired', 'revoked']),
    createdAt: zod__WEBPACK_IMPORTED_MODULE_2__/* .datetime */ .w$(),
    expiresAt: zod__WEBPACK_IMPORTED_MODULE_2__/* .datetime */ .w$().nullable(),
    lastUsedAt: zod__WEBPACK_IMPORTED_MODULE_2__/* .datetime */ .w$().nullable().describe('To the minute.'),
});
const KeyList = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ keys: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(KeyInfo) });
const CreatedKey = KeyInfo.extend({
    key: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().describe('The key itself. It cannot be shown again.'),
});
const NewKey = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP({ error: 'Field `name` must be a string.' })
        .regex(/^[^\u0000-\u001f\u007f]{0,100}$/, {
        error: 'Field `name` must be one line of at most 100 characters.',
    })
        .default('')
        .describe('What the key is for: one line of at most 100 characters.'),
    scopes: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(_key_scopes_js__WEBPACK_IMPORTED_MODULE_1__/* .KEY_SCOPES */ .A), {
        error: `Field \`scopes\` must be a list of ${_key_scopes_js__WEBPACK_IMPORTED_MODULE_1__/* .KEY_SCOPES */ .A.join(', ')}.`,
    })
        .min(1, 'Field `scopes` is empty. Name at least one, or leave it out.')
        .max(_key_scopes_js__WEBPACK_IMPORTED_MODULE_1__/* .KEY_SCOPES */ .A.length, 'Field `scopes` is too long. Name each scope once.')
        .default(['jobs', 'views'])
        .describe('What the key allows; `admin` includes the others.'),
    expiresAt: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP({ error: 'Field `expiresAt` must be a date such as 2027-06-30, or null.' })
        .refine(_dates_js__WEBPACK_IMPORTED_MODULE_3__/* .isDate */ .$, 'Field `expiresAt` must be a date such as 2027-06-30, or null.')
        .nullable()
        .default(null)
        .describe('When it expires: a date or an ISO 8601 time.'),
}, { error: 'The body must be a JSON object such as {"name": "CI", "scopes": ["jobs"]}.' });


/***/ }),

/***/ 45306:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ Insights),
/* harmony export */   w: () => (/* binding */ PageClasses)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42047);
/* harmony import */ var _traffic_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34310);
// What our own service reports about its traffic beyond the contract, on the wire.


const count = zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0);
const TrafficClass = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(_traffic_js__WEBPACK_IMPORTED_MODULE_1__/* .TRAFFIC_CLASSES */ .L);
/** A server of another version may not know every class. */
const orNone = count.default(0);
const ClassCounts = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc(Object.fromEntries(_traffic_js__WEBPACK_IMPORTED_MODULE_1__/* .TRAFFIC_CLASSES */ .L.map((name) => [name, orNone])));
const DataQuality = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    files: count,
    lines: count,
    /** Lines that no format could read, and a few of them, shortened and cleaned. */
    rejected: count,
    examples: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), line: count, text: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })),
    /** UTC days of the range with at least one line, and those without. */
    daysCovered: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    daysMissing: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    warnings: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    /** Requests under an agent's name from addresses that are not its operator's; not counted. */
    spoofed: count.default(0),
});
const Insights = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    classes: ClassCounts.describe('Views per class of traffic in the date range.'),
    aiClasses: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(TrafficClass).describe('The classes that count as AI.'),
    /** Views by named AI agent, most first. */
    agents: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        agent: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        class: TrafficClass,
        views: count,
        /** Views from its operator's addresses, and requests from others; null if not checked. */
        verified: count.nullable().default(null),
        spoofed: count.nullable().default(null),
    })),
    /** Paths that were requested and not found, most AI requests first. */
    missing: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), ai: count, human: count })),
    aiReferrals: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        views: count,
        sources: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ source: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), views: count })),
        /** Days whose logs or records do not say where readers came from. */
        daysUnknown: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    })
        .nullable()
        .default(null)
        .describe('Views by people that came from AI answers; null if unknown.'),
    weeks: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        from: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        to: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        views: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ human: count, ai: count, total: count }).nullable(),
        aiReferrals: count.nullable(),
        daysCovered: count,
    }))
        .default([])
        .describe('Up to 12 weeks until the end of the range; `views` is null unless all days have data.'),
    quality: DataQuality,
    rules: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().describe('Version of the rules that classify traffic.'),
});
const PageFacts = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    classes: ClassCounts,
    aiReferrals: count
        .nullable()
        .default(null)
        .describe('Views by people that came from AI answers; null if unknown.'),
});
const PageClasses = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    pages: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(PageFacts)
        .describe('Per-page counts by class, in the same order as the page views.'),
    hasMore: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().describe('True when more results exist beyond this page.'),
});


/***/ }),

/***/ 99916:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $e: () => (/* binding */ Origin),
/* harmony export */   Jr: () => (/* binding */ failing),
/* harmony export */   KP: () => (/* binding */ CheckResult),
/* harmony export */   _U: () => (/* binding */ Usage),
/* harmony export */   gD: () => (/* binding */ CANCELLED)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42047);
// Parts of a job that its record and the wire have in common.

/** The reason of a job that someone canceled. */
const CANCELLED = 'cancelled';
const CheckResult = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    ok: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    /** One line for a reviewer: what was looked at, or what is wrong. */
    summary: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** The pull request should not be merged while it fails. */
    required: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().optional(),
});
/** The checks that keep a pull request from being ready. */
function failing(checks) {
    return (checks ?? []).filter(({ ok, required }) => !ok && required);
}
const Usage = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    steps: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional(),
    inputTokens: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional(),
    /** Those of the input that the endpoint had in its cache. */
    cachedInputTokens: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional(),
    outputTokens: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional(),
    seconds: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional(),
    /** In millionths of a US dollar; absent when no prices are set. */
    costMicros: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0).optional(),
    /** Not all tokens are known, so the numbers and the cost are only lower limits. */
    incomplete: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().optional(),
});
/** Where an instruction came from. Recorded with the job; never contains fetched text. */
const Origin = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    /** Login of the person, or the workflow's name. */
    requester: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    /** Issue or pull request with the instruction, and where the reply goes. */
    thread: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().optional(),
    /** The triggering comment. */
    comment: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(), kind: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['issue', 'review-comment', 'review']) })
        .optional(),
    /** For a pull request: its head as it was when the instruction was claimed. */
    pull: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        headRef: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        headSha: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        sameRepository: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
        /** False when it was merged or closed by then: nothing is stacked on it. */
        open: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().optional(),
    })
        .optional(),
    /** Checks failed on this commit, and nobody had to ask. */
    checks: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ headSha: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }).optional(),
    /** When it was asked (ISO 8601): what was edited later is not what the asker saw. */
    askedAt: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    /** A web address for people. */
    url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
});


/***/ }),

/***/ 63041:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XM: () => (/* binding */ pathOf),
/* harmony export */   Z1: () => (/* binding */ EXTENSIONS),
/* harmony export */   bw: () => (/* binding */ ROUTES),
/* harmony export */   ef: () => (/* binding */ IDEMPOTENCY_HEADER),
/* harmony export */   kC: () => (/* binding */ REQUEST_ID_HEADER),
/* harmony export */   l4: () => (/* binding */ EXTENSIONS_HEADER)
/* harmony export */ });
/* harmony import */ var _administration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94549);
/* harmony import */ var _directory_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98956);
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46881);
/* harmony import */ var _insights_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45306);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51947);





/** Optional features beyond the contract, as a server announces them. */
const EXTENSIONS = [
    ...['job-control', 'job-directory', 'view-insights'],
    ...['view-collector', 'administration'],
];
const JOB = '/v2/agent/{projectId}/job/{id}';
const ROWS = {
    createJob: {
        method: 'POST',
        path: '/v2/agent/{projectId}/job',
        summary: 'Create an agent job',
        description: 'Starts an agent that changes the documentation. Returns immediately; poll the job until it is final.',
        body: _schemas_js__WEBPACK_IMPORTED_MODULE_4__/* .PromptRequest */ .wP,
        success: 201,
        answer: _schemas_js__WEBPACK_IMPORTED_MODULE_4__/* .AgentJob */ .Je,
        scope: 'jobs',
        limit: 'create',
    },
    sendMessage: {
        method: 'POST',
        path: `${JOB}/message`,
        summary: 'Send a follow-up message to an agent job',
        description: 'Continues a job on its branch and pull request. A message to an active job waits its turn.',
        body: _schemas_js__WEBPACK_IMPORTED_MODULE_4__/* .PromptRequest */ .wP,
        answer: _schemas_js__WEBPACK_IMPORTED_MODULE_4__/* .AgentJob */ .Je,
        scope: 'jobs',
        limit: 'message',
    },
    getJob: {
        method: 'GET',
        path: JOB,
        summary: 'Get an agent job',
        description: 'Returns the current state of the job.',
        answer: _schemas_js__WEBPACK_IMPORTED_MODULE_4__/* .AgentJob */ .Je,
        scope: 'jobs',
    },
    getViews: {
        method: 'GET',
        path: '/v1/analytics/{projectId}/views',
        summary: 'Get page views',
        description: 'Counts the views of each page by people and by AI in a range of whole UTC days.',
        query: _schemas_js__WEBPACK_IMPORTED_MODULE_4__/* .ViewsQuery */ .Ho,
        answer: _schemas_js__WEBPACK_IMPORTED_MODULE_4__/* .ViewsResult */ .Ab,
        scope: 'views',
    },
    cancelJob: {
        method: 'POST',
        path: `${JOB}/cancel`,
        summary: 'Cancel an active agent job',
        description: 'Asks an active job to stop. The job then fails with the reason `cancelled`. A finished job does not change.',
        answer: _schemas_js__WEBPACK_IMPORTED_MODULE_4__/* .AgentJob */ .Je,
        scope: 'jobs',
        extension: 'job-control',
    },
    archiveJob: {
        method: 'POST',
        path: `${JOB}/archive`,
        summary: 'Archive a finished agent job',
        description: 'Closes a finished job permanently.',
        answer: _schemas_js__WEBPACK_IMPORTED_MODULE_4__/* .AgentJob */ .Je,
        scope: 'jobs',
        extension: 'job-control',
    },
    getInsights: {
        method: 'GET',
        path: '/v1/analytics/{projectId}/insights',
        summary: 'Get traffic classes, agents, missing pages, and data quality for a date range',
        description: 'Counts the traffic in a date range by class and agent, and lists requested pages that do not exist.',
        query: _schemas_js__WEBPACK_IMPORTED_MODULE_4__/* .RangeQuery */ .qx,
        answer: _insights_js__WEBPACK_IMPORTED_MODULE_3__/* .Insights */ .E,
        scope: 'views',
        extension: 'view-insights',
    },
    getPageClasses: {
        method: 'GET',
        path: '/v1/analytics/{projectId}/classes',
        summary: 'Get page views by class of traffic',
        description: 'Counts the views of each page in a date range by class of traffic.',
        query: _schemas_js__WEBPACK_IMPORTED_MODULE_4__/* .ClassesQuery */ .nN,
        answer: _insights_js__WEBPACK_IMPORTED_MODULE_3__/* .PageClasses */ .w,
        scope: 'views',
        extension: 'view-insights',
    },
    listJobs: {
        method: 'GET',
        path: '/v2/agent/{projectId}/job',
        summary: 'List agent jobs',
        description: 'Lists the jobs of the project, newest first, archived ones included.',
        query: _directory_js__WEBPACK_IMPORTED_MODULE_1__/* .JobsQuery */ .Hy,
        answer: _directory_js__WEBPACK_IMPORTED_MODULE_1__/* .JobPage */ .Fz,
        scope: 'jobs',
        extension: 'job-directory',
    },
    followJob: {
        method: 'GET',
        path: `${JOB}/events`,
        summary: 'Follow an agent job',
        description: 'Sends what there is of the job, then every change, as server-sent events until the job is final. An event contains the whole turn or job, so receiving one twice does no harm.',
        answer: _directory_js__WEBPACK_IMPORTED_MODULE_1__/* .JobEvent */ ._0,
        streams: true,
        scope: 'jobs',
        extension: 'job-directory',
    },
    getUsage: {
        method: 'GET',
        path: '/v2/agent/{projectId}/usage',
        summary: 'Get usage and cost per month',
        description: 'Adds up what the instructions of each UTC month used and cost.',
        query: _directory_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageQuery */ .w9,
        answer: _directory_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageReport */ .KJ,
        scope: 'jobs',
        extension: 'job-directory',
    },
    listProjects: {
        method: 'GET',
        path: '/v1/projects',
        summary: 'List projects',
        description: 'Lists the projects that the key gives access to: always one.',
        answer: _administration_js__WEBPACK_IMPORTED_MODULE_0__/* .ProjectList */ .e$,
        scope: 'admin',
        extension: 'administration',
    },
    getProject: {
        method: 'GET',
        path: '/v1/projects/{projectId}',
        summary: 'Get a project',
        description: 'Returns the repository and the settings of the project.',
        answer: _administration_js__WEBPACK_IMPORTED_MODULE_0__/* .ProjectInfo */ .UQ,
        scope: 'admin',
        extension: 'administration',
    },
    listKeys: {
        method: 'GET',
        path: '/v1/projects/{projectId}/keys',
        summary: 'List API keys',
        description: 'Lists the keys of the project, oldest first, revoked ones included.',
        answer: _administration_js__WEBPACK_IMPORTED_MODULE_0__/* .KeyList */ .Cy,
        scope: 'admin',
        extension: 'administration',
    },
    createKey: {
        method: 'POST',
        path: '/v1/projects/{projectId}/keys',
        summary: 'Create an API key',
        description: 'Creates a key for the project. Only this response contains it.',
        body: _administration_js__WEBPACK_IMPORTED_MODULE_0__/* .NewKey */ .eo,
        success: 201,
        answer: _administration_js__WEBPACK_IMPORTED_MODULE_0__/* .CreatedKey */ .qP,
        scope: 'admin',
        extension: 'administration',
    },
    revokeKey: {
        method: 'POST',
        path: '/v1/projects/{projectId}/keys/{keyId}/revoke',
        summary: 'Revoke an API key',
        description: 'Ends a key of the project for good, also the one that is used for this.',
        answer: _administration_js__WEBPACK_IMPORTED_MODULE_0__/* .KeyInfo */ .gx,
        scope: 'admin',
        extension: 'administration',
    },
};
const ROUTES = Object.freeze(Object.fromEntries(Object.entries(ROWS).map(([name, row]) => [name, { ...row, name }])));
const IDEMPOTENCY_HEADER = 'Idempotency-Key';
const REQUEST_ID_HEADER = 'X-Request-Id';
/** Sent with every response of a server that has extensions: a comma-separated list. */
const EXTENSIONS_HEADER = 'Docket-Extensions';
/** The path of a route, each parameter checked and encoded. */
function pathOf(route, params) {
    return route.path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent((0,_ids_js__WEBPACK_IMPORTED_MODULE_2__/* .checkId */ .ij)(name, params[name] ?? '')));
}


/***/ }),

/***/ 1944:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ toWire),
/* harmony export */   k: () => (/* binding */ fromWire)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
/* harmony import */ var _text_foreign_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93818);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51947);
// An error of ours as a status and a body, and back. Both sides of the wire convert here and
// nowhere else.



const STATUS = {
    invalid: 400,
    unauthorized: 401,
    forbidden: 403,
    'not-found': 404,
    'method-not-allowed': 405,
    conflict: 409,
    'too-large': 413,
    'unsupported-type': 415,
    'rate-limited': 429,
    'bad-answer': 502,
    unavailable: 503,
    unknown: 504,
};
/** Messages of these are meant for the caller; any other may reveal internals. */
function toWire(error, requestId) {
    const status = error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DocketError */ .jq ? STATUS[error.code] : undefined;
    if (!(error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DocketError */ .jq) || status === undefined) {
        const words = `The service failed. Try again. If it fails again, send the operator the request ID ${requestId}.`;
        return { status: 500, body: { error: words }, headers: {} };
    }
    const headers = {};
    if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RateLimited */ .JH)
        headers['Retry-After'] = String(error.retryAfterSeconds);
    if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Unauthorized */ .hR)
        headers['WWW-Authenticate'] = 'Bearer';
    const details = error.details.map((message) => ({ message }));
    const body = details.length > 0 ? { error: error.message, details } : { error: error.message };
    return { status, body, headers };
}
/** When a 429 does not say how long, a minute: long enough not to make it worse. */
const DEFAULT_RETRY_AFTER_SECONDS = 60;
/** The error of an answer that is not a success. */
function fromWire(answer) {
    const { status } = answer;
    const { message, details } = wordsOf(answer);
    switch (status) {
        case 400:
        case 422:
            return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidRequest */ .zh(message, { details });
        case 401:
            return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Unauthorized */ .hR(message, { details });
        case 403:
            return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Forbidden */ .cw(message, { details });
        case 404:
        case 410:
            return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NotFound */ .Mk(message, { details });
        case 405:
            return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidRequest */ .zh(message, { details, code: 'method-not-allowed' });
        case 409:
            return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Conflict */ .lt(message, { details });
        case 413:
            return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidRequest */ .zh(message, { details, code: 'too-large' });
        case 415:
            return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidRequest */ .zh(message, { details, code: 'unsupported-type' });
        case 429: {
            const retryAfterSeconds = answer.retryAfterSeconds ?? DEFAULT_RETRY_AFTER_SECONDS;
            return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RateLimited */ .JH(message, { details, retryAfterSeconds });
        }
    }
    if (status === 408 || status >= 500)
        return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Unavailable */ .$P(message, { details });
    if (status >= 400)
        return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidRequest */ .zh(message, { details });
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .BadAnswer */ .CF(message, { details });
}
const REMEDY = {
    401: 'Check that the API key is complete and still valid.',
    403: 'Check that the API key belongs to this project.',
    404: 'Check the base URL, the project ID, and the job ID.',
    413: 'Shorten the prompt.',
    429: 'Wait, then try again.',
};
/** Foreign text that will stand in logs and comments. */
const brief = (text) => (0,_text_foreign_js__WEBPACK_IMPORTED_MODULE_2__/* .bound */ .$s)((0,_text_foreign_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(text), 500);
const MAX_DETAILS = 20;
function wordsOf({ status, body }) {
    const parsed = _schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ErrorBody */ .Fw.safeParse(json(body));
    if (parsed.success && parsed.data.error.trim() !== '') {
        const details = (parsed.data.details ?? []).slice(0, MAX_DETAILS);
        return {
            message: brief(parsed.data.error),
            details: details.map((detail) => brief(detail.message)),
        };
    }
    const said = foreignMessage(json(body));
    const remedy = REMEDY[status] ?? (status >= 500 ? 'Try again later.' : 'Check the request.');
    return {
        message: `The service returned ${status}${said ? ` (${brief(said)})` : ''}. ${remedy}`,
        details: [],
    };
}
/** Other services use `message`, `error.message` or `detail`. */
function foreignMessage(value) {
    if (typeof value !== 'object' || value === null)
        return undefined;
    const { error, message, detail } = value;
    const nested = typeof error === 'object' && error !== null ? Object(error).message : error;
    return [nested, message, detail].find((words) => typeof words === 'string' && words !== '');
}
function json(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 87059:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ noViews)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
// A service that counts nothing and reports an error: zero views would look like an unread site.

const noViews = {
    async getViews() {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NotFound */ .Mk('This service does not count page views. Start it with `--access-logs` and the globs of your logs, or list the origins of your pages in `views: collect-from` in the settings.');
    },
};


/***/ }),

/***/ 42423:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ dollars),
/* harmony export */   _: () => (/* binding */ decimal)
/* harmony export */ });
/** Millionths of a dollar as people read them: cents, or four decimals below a dollar; rounded up. */
function dollars(micros) {
    return `$${decimal(Math.ceil(micros / 100) * 100, micros >= 1_000_000 ? 2 : 4)}`;
}
/** Millionths of a dollar as a number for programs, exactly: `0.0123`. */
function decimal(micros, digits = 6) {
    const step = 10 ** (6 - digits);
    const rounded = Math.ceil(micros / step) * step;
    const fraction = String(rounded % 1_000_000)
        .padStart(6, '0')
        .replace(/0{1,4}$/, '');
    return `${Math.floor(rounded / 1_000_000)}.${fraction}`;
}


/***/ })

};
