export const id = 3499;
export const ids = [3499,1021,1910];
export const modules = {

/***/ 33499:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readDelivery: () => (/* binding */ readDelivery)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42047);
/* harmony import */ var _config_config_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43090);
/* harmony import */ var _config_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81910);
/* harmony import */ var _events_quick_look_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12693);
/* harmony import */ var _replies_marker_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61015);
// What a delivery asks for, and the little of it that is kept. Most deliveries ask for nothing.





const text = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().max(200_000);
const name = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().max(1_000);
const id = zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().min(1);
const user = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ login: name, type: name.optional() });
const pull = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    number: id,
    html_url: name.optional(),
    updated_at: name.optional(),
    state: name.optional(),
    merged: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY().nullish(),
    head: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ ref: name, sha: name, repo: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ full_name: name }).nullish() }),
    base: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ ref: name }).optional(),
});
const checks = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    conclusion: name.nullish(),
    head_branch: name.nullish(),
    head_sha: name.optional(),
    head_repository: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ full_name: name }).nullish(),
    path: name.optional(),
    app: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ slug: name.optional() }).nullish(),
});
const written = { id, body: text.nullish(), user: user.nullish(), html_url: name.optional() };
/** A push can change thousands of files; only those that may be settings are kept. */
const files = zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP())
    .optional()
    .transform((all = []) => all.filter((path) => SETTINGS_PATHS.includes(path)));
const SETTINGS_PATHS = [_config_config_js__WEBPACK_IMPORTED_MODULE_0__.CONFIG_PATH, _config_config_js__WEBPACK_IMPORTED_MODULE_0__.ORGANIZATION_PATH];
/** Whatever else GitHub sends is dropped. */
const Payload = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    action: name.optional(),
    installation: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ id }),
    sender: user.optional(),
    repository: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
        id,
        full_name: name,
        default_branch: name.optional(),
        private: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY().optional(),
    })
        .optional(),
    issue: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ number: id, updated_at: name.optional(), pull_request: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({}).optional() })
        .optional(),
    pull_request: pull.optional(),
    workflow_run: checks.optional(),
    check_suite: checks.optional(),
    ref: name.optional(),
    forced: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY().optional(),
    commits: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ added: files, modified: files, removed: files }))
        .optional()
        .transform((all) => all?.filter((commit) => changedFiles([commit]).length > 0)),
    comment: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
        ...written,
        in_reply_to_id: id.nullish(),
        created_at: name.optional(),
        updated_at: name.optional(),
    })
        .optional(),
    changes: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ body: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ from: text }).optional() }).optional(),
    review: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ ...written, state: name.optional(), submitted_at: name.nullish() }).optional(),
});
function changedFiles(commits = []) {
    return commits.flatMap(({ added = [], modified = [], removed = [] }) => [
        ...added,
        ...modified,
        ...removed,
    ]);
}
const INSTALLATION_EVENTS = ['installation', 'installation_repositories', 'installation_target'];
/** What can happen to a job from a repository. */
const JOB_EVENTS = [...Object.keys(_events_quick_look_js__WEBPACK_IMPORTED_MODULE_2__/* .COMMENT_EVENTS */ .Ae), 'pull_request', 'workflow_run', 'check_suite'];
/** Events that change a repository's name or owner, or delete it. */
const MOVES = ['renamed', 'transferred', 'deleted'];
/**
 * The same from GitHub's payload and from what was kept of it. The word for commands is a setting of
 * the repository, which is not known yet.
 */
function readDelivery(event, body) {
    const isPlace = INSTALLATION_EVENTS.includes(event) || event === 'repository';
    if (!isPlace && event !== 'push' && !JOB_EVENTS.includes(event)) {
        return ignored(`the event \`${event}\` means nothing to Docket`);
    }
    const read = Payload.safeParse(body);
    if (!read.success)
        return ignored('the payload is not one of an installed App');
    const payload = read.data;
    const { action = '', installation, repository } = payload;
    if (isPlace) {
        if (event === 'repository' && !MOVES.includes(action))
            return ignored(`nothing moved`);
        const key = `installation ${installation.id}`;
        const all = event === 'installation_target' ? 'owner' : undefined;
        const part = event === 'repository' ? repository?.id : all;
        return { kind: 'installation', installation: installation.id, part, payload, key };
    }
    if (event === 'push')
        return readPush(payload);
    const thread = (payload.issue ?? payload.pull_request)?.number;
    const { head_branch: branch } = payload.workflow_run ?? payload.check_suite ?? {};
    const place = thread ?? branch ?? undefined;
    if (!repository || place === undefined)
        return ignored('the payload has no thread');
    const why = whyNothing(event, payload);
    if (why !== undefined)
        return ignored(why);
    return {
        kind: 'thread',
        repository: {
            id: repository.id,
            fullName: repository.full_name,
            installation: installation.id,
        },
        event: { name: event, payload: payload, thread },
        payload,
        key: `${repository.id}#${place}`,
    };
}
function readPush(payload) {
    const { repository, ref, forced, commits, installation } = payload;
    if (!repository || ref !== `refs/heads/${repository.default_branch}`) {
        return ignored('settings are read from the default branch');
    }
    const { id, full_name: fullName } = repository;
    const isOrganization = (0,_config_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .organizationOf */ .d1)(fullName) === fullName;
    const changed = changedFiles(commits);
    const hasChanged = changed.includes(_config_config_js__WEBPACK_IMPORTED_MODULE_0__.CONFIG_PATH) || (isOrganization && changed.length > 0);
    // The commits of a forced push say nothing about those that it removes.
    if (!forced && !hasChanged)
        return ignored('the push does not change settings');
    return {
        kind: 'settings',
        repository: { id, fullName, installation: installation.id },
        payload,
        key: `settings ${id}`,
    };
}
function whyNothing(event, payload) {
    if (event === 'pull_request') {
        // Any pull request of the repository may have documentation stacked on it.
        const from = payload.pull_request?.head?.repo?.full_name;
        const own = from !== undefined && from === payload.repository?.full_name;
        const reopened = payload.action === 'reopened' && payload.pull_request?.head?.ref?.startsWith('docket/');
        const matters = payload.action === 'closed' || reopened;
        return matters && own ? undefined : 'no pull request of its own was closed';
    }
    const checked = payload.workflow_run ?? payload.check_suite;
    if (checked) {
        const failed = ['failure', 'timed_out'].includes(checked.conclusion ?? '');
        const own = checked.head_branch?.startsWith('docket/');
        return payload.action === 'completed' && failed && own ? undefined : 'no check of a job failed';
    }
    const { body } = payload.review ?? payload.comment ?? {};
    if (event === 'issue_comment' && payload.action === 'edited') {
        const ticked = (0,_replies_marker_js__WEBPACK_IMPORTED_MODULE_3__/* .tickedIn */ .yZ)(payload.changes?.body?.from ?? '', body ?? '');
        return ticked.length > 0 ? undefined : 'no box of a list was ticked';
    }
    if (payload.action !== _events_quick_look_js__WEBPACK_IMPORTED_MODULE_2__/* .COMMENT_EVENTS */ .Ae[event]?.action)
        return 'only new comments can run commands';
    if ((0,_events_quick_look_js__WEBPACK_IMPORTED_MODULE_2__/* .mayHoldSomeCommand */ .Ss)(body ?? '') || (0,_events_quick_look_js__WEBPACK_IMPORTED_MODULE_2__/* .mayInstruct */ .ey)(payload, false))
        return undefined;
    return 'no line of the comment starts with a command';
}
const ignored = (reason) => ({ kind: 'ignored', reason });


/***/ }),

/***/ 81910:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OZ: () => (/* binding */ settingAt),
/* harmony export */   d1: () => (/* binding */ organizationOf),
/* harmony export */   o4: () => (/* binding */ parseConfig),
/* harmony export */   readSettings: () => (/* binding */ readSettings),
/* harmony export */   settingsOf: () => (/* binding */ settingsOf),
/* harmony export */   u0: () => (/* binding */ lockedWords),
/* harmony export */   warnOfLocked: () => (/* binding */ warnOfLocked)
/* harmony export */ });
/* unused harmony export SETTING_NAMES */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42047);
/* harmony import */ var _contract_schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51947);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
/* harmony import */ var _shared_similar_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(55069);
/* harmony import */ var _shared_text_yaml_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75783);
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43090);
// The effective settings: the repository's over the organization's over the defaults, setting by
// setting. What the organization has locked, no repository changes.






const ORGANIZATION_REPOSITORY = '.github';
/** Prices belong together; of any other group, each setting has an origin of its own. */
const SETTING_NAMES = (0,_config_js__WEBPACK_IMPORTED_MODULE_3__.settingsIn)().flatMap((group) => {
    const inner = group === 'prices' ? [] : (0,_config_js__WEBPACK_IMPORTED_MODULE_3__.settingsIn)(group);
    return inner.length === 0 ? [group] : inner.map((key) => `${group}.${key}`);
});
const LOCKABLE = new Set([...SETTING_NAMES, ...(0,_config_js__WEBPACK_IMPORTED_MODULE_3__.settingsIn)()]);
const OrganizationFile = _config_js__WEBPACK_IMPORTED_MODULE_3__.SettingsFile.extend({
    locked: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
        .refine((name) => LOCKABLE.has(name), 'is not the name of a setting, such as `budget`'))
        .max(_config_js__WEBPACK_IMPORTED_MODULE_3__.MAX_ENTRIES)
        .default([]),
});
function parseConfig(text) {
    return text === null ? _config_js__WEBPACK_IMPORTED_MODULE_3__.DEFAULT_CONFIG : readSettings({ repository: text }).config;
}
function readSettings(texts) {
    const { repository, organization = null, organizationName = '' } = texts;
    const ours = readSettingsFile(repository ?? '', `\`${_config_js__WEBPACK_IMPORTED_MODULE_3__.CONFIG_PATH}\` on the default branch`, _config_js__WEBPACK_IMPORTED_MODULE_3__.SettingsFile);
    const theirs = readSettingsFile(organization ?? '', `\`${_config_js__WEBPACK_IMPORTED_MODULE_3__.ORGANIZATION_PATH}\` in ${organizationName}`, OrganizationFile);
    const locked = lockedNames(theirs.said.locked ?? []);
    const chosen = SETTING_NAMES.map((name) => {
        const [own, organizations] = [settingAt(ours.said, name), settingAt(theirs.said, name)];
        const isLocked = locked.has(name);
        const overruled = isLocked && own !== undefined && !same(own, organizations);
        const mine = own !== undefined && !isLocked;
        const from = mine ? 'repository' : organizations === undefined ? 'default' : 'organization';
        return { name, from, locked: isLocked, overruled, said: mine ? own : organizations };
    });
    const config = checked(assembled(chosen), chosen, ours, theirs);
    return {
        config,
        origins: new Map(chosen.map(({ name, from, locked, said }) => [
            name,
            { from, locked, value: said ?? settingAt(config, name) },
        ])),
        overruled: chosen.flatMap(({ name, overruled }) => (overruled ? [name] : [])),
    };
}
/** The names of single settings. A budget would be endless where the prices can be set to zero. */
function lockedNames(entries) {
    const all = entries.some((name) => /^budget\b/.test(name)) ? [...entries, 'prices'] : entries;
    return new Set(SETTING_NAMES.filter((name) => all.some((one) => `${name}.`.startsWith(`${one}.`))));
}
function assembled(chosen) {
    const whole = {};
    for (const { name, said } of chosen) {
        if (said === undefined)
            continue;
        const [group = '', key] = name.split('.');
        whole[group] = key === undefined ? said : { ...Object(whole[group]), [key]: said };
    }
    return whole;
}
/** Each file is valid by itself; together they may still not be. */
function checked(whole, chosen, ours, theirs) {
    const result = _config_js__WEBPACK_IMPORTED_MODULE_3__.Config.safeParse(whole);
    if (result.success)
        return result.data;
    const { issues } = result.error;
    const group = String(issues[0]?.path[0]);
    const fromUs = chosen.some(({ name, from }) => from === 'repository' && `${name}.`.startsWith(`${group}.`));
    return (fromUs ? ours : theirs).refuse(issues);
}
/** `name`: such as `agent.max-minutes`. */
function settingAt(settings, name) {
    const [group = '', key] = name.split('.');
    const outer = settings[group];
    return key === undefined ? outer : outer?.[key];
}
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);
/** `where`: what people call the file. */
function readSettingsFile(text, where, schema) {
    const excess = (0,_shared_text_yaml_js__WEBPACK_IMPORTED_MODULE_2__.yamlExcess)(text);
    if (excess !== undefined)
        refuse(where, [`The file has ${excess}.`]);
    const { value, problems, lineOf } = (0,_shared_text_yaml_js__WEBPACK_IMPORTED_MODULE_2__.readYaml)(text, { aliases: false });
    if (problems.length > 0) {
        refuse(where, problems.map(({ line, message }) => problem(line, message)));
    }
    const said = (value ?? {});
    const result = schema.safeParse(said, { error: _contract_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .demand */ .wo });
    if (!result.success) {
        refuse(where, result.error.issues.flatMap((issue) => problemsOf(issue, lineOf)));
    }
    return {
        said,
        refuse: (issues) => refuse(where, issues.map(({ path, message }) => problem(lineOf(path), named(path, message)))),
    };
}
function problemsOf(issue, lineOf) {
    if (issue.code !== 'unrecognized_keys') {
        return [problem(lineOf(issue.path), named(issue.path, issue.message))];
    }
    // Deeper ones depend on more than their name.
    const known = issue.path.length > 1 ? [] : (0,_config_js__WEBPACK_IMPORTED_MODULE_3__.settingsIn)(issue.path[0]);
    return issue.keys
        .slice(0, _config_js__WEBPACK_IMPORTED_MODULE_3__.MAX_ENTRIES)
        .map((key) => problem(lineOf([...issue.path, key], 'key'), `\`${key}\` is not a setting${remedy(key, known)}`));
}
function remedy(key, known) {
    const near = (0,_shared_similar_js__WEBPACK_IMPORTED_MODULE_5__/* .nearest */ .p)(key, known);
    if (near)
        return `. Did you mean \`${near}\`?`;
    if (known.length === 0)
        return ' here';
    return `; available settings: ${known.map((name) => `\`${name}\``).join(', ')}`;
}
/** Most messages go on after the name: `must be a list`. */
function named(path, message) {
    const name = path.length === 0 ? 'The file' : `\`${path.join('.')}\``;
    return /^(?:must|needs|is|has|ends)\b/.test(message)
        ? `${name} ${message}`
        : `${name}: ${message}`;
}
function problem(line, message) {
    return `Line ${line}: ${message.replace(/[.?]?$/, (end) => end || '.')}`;
}
function refuse(where, details) {
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InvalidRequest */ .zh(`${where} is not valid. Fix the problems listed and run again.`, {
        details: details.slice(0, _config_js__WEBPACK_IMPORTED_MODULE_3__.MAX_ENTRIES),
    });
}
// The settings of a repository and of the organization that it belongs to.
function settingsOf(repository, own, organization) {
    const organizationName = organizationOf(repository);
    return readSettings({ repository: own, organization, organizationName });
}
function organizationOf(repository) {
    return `${repository.split('/')[0]}/${ORGANIZATION_REPOSITORY}`;
}
function warnOfLocked({ overruled }, repository, log) {
    if (overruled.length > 0)
        log.warn(lockedWords(overruled, repository));
}
function lockedWords(names, repository) {
    const all = names.map((name) => `\`${name}\``).join(', ');
    const [them, values] = names.length === 1 ? ['it', 'value is'] : ['them', 'values are'];
    return `\`${_config_js__WEBPACK_IMPORTED_MODULE_3__.CONFIG_PATH}\` sets ${all}, but ${organizationOf(repository)} locks ${them}, so the organization's ${values} used. Remove ${them} from the file.`;
}


/***/ }),

/***/ 75783:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ openYaml),
/* harmony export */   _: () => (/* binding */ MAX_YAML_CHARACTERS),
/* harmony export */   readYaml: () => (/* binding */ readYaml),
/* harmony export */   yamlExcess: () => (/* binding */ yamlExcess)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
// YAML from outside: limited before it is parsed, and read in one pass. The parser compares each key
// with all others of its map; here each is looked up once.

const MAX_YAML_CHARACTERS = 64_000;
/** Line breaks, commas, and brackets: whatever can begin an entry. */
const MAX_ENTRIES = 3_000;
const ENTRY = /[\n,[{]/g;
/** What makes a text too large to be parsed, or undefined. */
function yamlExcess(text) {
    if (text.length > MAX_YAML_CHARACTERS)
        return `more than ${MAX_YAML_CHARACTERS / 1000},000 characters`;
    let entries = 0;
    for (const _ of text.matchAll(ENTRY))
        entries += 1;
    return entries > MAX_ENTRIES
        ? `more than ${MAX_ENTRIES / 1000},000 lines and list items`
        : undefined;
}
/** For a text that was found small enough, mostly by `yamlExcess`. */
function readYaml(text, { aliases }) {
    const lines = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .LineCounter */ .HN();
    const placeAt = (offset = 0) => {
        const { line, col: column } = lines.linePos(offset);
        return { line, column };
    };
    const problems = [];
    try {
        const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(text, {
            lineCounter: lines,
            prettyErrors: false,
            logLevel: 'silent',
            uniqueKeys: false,
        });
        for (const { pos, message } of document.errors)
            problems.push({ ...placeAt(pos[0]), message: inWords(message) });
        for (const { offset, message } of wrongNodes(document, aliases))
            problems.push({ ...placeAt(offset), message });
        return {
            value: problems.length > 0 ? undefined : document.toJS(),
            problems,
            gaveUp: false,
            lineOf: lineFinder(document, (offset) => placeAt(offset).line),
        };
    }
    catch (error) {
        problems.push({ line: 1, column: 1, message: inWords(error.message) });
        return { value: undefined, problems, gaveUp: true, lineOf: () => 1 };
    }
}
/** The nodes with their places, for a small edit; null unless it is a plain map that can be read. */
function openYaml(text) {
    if (yamlExcess(text) !== undefined)
        return null;
    try {
        const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(text, { logLevel: 'silent', uniqueKeys: false });
        const isFine = document.errors.length === 0 && wrongNodes(document, true).length === 0;
        return isFine && (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(document.contents)
            ? document
            : null;
    }
    catch {
        return null;
    }
}
/** The parser calls itself for each level. */
const inWords = (message) => message.startsWith('Maximum call stack') ? 'There are too many levels' : message;
function wrongNodes(document, aliases) {
    const found = [];
    (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .visit */ .YR)(document, {
        Alias(_, { range }) {
            if (aliases)
                return;
            const message = 'Aliases are not allowed; write the value out';
            found.push({ ...(range && { offset: range[0] }), message });
        },
        Map(_, { items }) {
            const keys = new Set();
            for (const { key } of items) {
                const name = nameOf(key);
                const range = key?.range;
                const wrong = keys.has(name)
                    ? 'Map keys must be unique'
                    : // The parser writes a key as text anew for each key around it: 600 bytes took 15 s.
                        !(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key) && !(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isAlias */ .Vj)(key) && key !== null && 'Map keys must be plain values';
                if (wrong)
                    found.push({ ...(range && { offset: range[0] }), message: wrong });
                keys.add(name);
            }
        },
    });
    return found;
}
/** As a property of an object. A key that is no plain value is only like itself. */
const nameOf = (key) => ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key) ? String(key.value) : key);
function lineFinder(document, lineAt) {
    const indexes = new Map();
    const child = (node, step) => {
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(node))
            return { value: node.items[Number(step)] };
        if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node))
            return {};
        let index = indexes.get(node);
        if (!index) {
            index = new Map(node.items.map((pair) => [nameOf(pair.key), pair]));
            indexes.set(node, index);
        }
        return index.get(String(step)) ?? {};
    };
    return (path, of = 'value') => {
        let node = document.contents;
        let last = node;
        for (const step of path) {
            const { key, value } = child(node, step);
            node = value ?? key;
            if (node === undefined || node === null || (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isAlias */ .Vj)(node))
                break;
            last = of === 'key' ? (key ?? node) : node;
        }
        return lineAt(last?.range?.[0]);
    };
}


/***/ })

};
