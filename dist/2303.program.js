export const id = 2303;
export const ids = [2303,958];
export const modules = {

/***/ 97334:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  RP: () => (/* binding */ auditedAdministration),
  bx: () => (/* binding */ auditedKeys),
  bC: () => (/* binding */ auditedProjects),
  Yr: () => (/* binding */ noteFor),
  Cv: () => (/* binding */ terminalUser)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./.build/program/src/contract/administration.js
var administration = __webpack_require__(94549);
// EXTERNAL MODULE: ./.build/program/src/contract/parse.js
var parse = __webpack_require__(60464);
// EXTERNAL MODULE: ./.build/program/src/shared/clock.js
var shared_clock = __webpack_require__(66122);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
// EXTERNAL MODULE: ./.build/program/src/service/projects/keys.js
var projects_keys = __webpack_require__(52511);
// EXTERNAL MODULE: ./.build/program/src/service/projects/project.js
var projects_project = __webpack_require__(96586);
;// CONCATENATED MODULE: ./.build/program/src/service/projects/administration.js
// What the API can do with the keys and the settings of one project.







function createAdministration(deps) {
    const { keys, find, clock, newSecret, newId } = deps;
    const infoOf = (record) => {
        const { project: _, ...info } = (0,projects_keys/* keyInfo */.uc)(record, clock.now());
        return info;
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
            const { name, scopes, expiresAt: until } = (0,parse/* parse */.qg)(administration/* NewKey */.eo, wanted);
            const now = clock.now();
            const createdAt = (0,shared_clock/* isoTime */.L)(now);
            const expiresAt = (0,projects_keys/* keyExpiry */.lJ)(until, now);
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
    const repository = (0,projects_project/* repositoryName */.aR)(repo);
    return { id, repository, agent: name ?? null, baseRef, docsPaths, draft };
}

;// CONCATENATED MODULE: ./.build/program/src/cli/serve/audit.js
// Changes of keys and projects, written down with who made them.





const SECRET_BYTES = 32;
function noteFor(audit, actor) {
    return (entry) => audit.add({ ...entry, actor, at: (0,shared_clock/* isoTime */.L)(shared_clock/* systemClock */.m.now()) });
}
/** Who uses the command line of this machine. */
function terminalUser() {
    try {
        return `command line (${(0,external_node_os_.userInfo)().username})`;
    }
    catch {
        // In a container, the user often has no name.
        return 'command line';
    }
}
function auditedKeys(store, audit, actor) {
    const clock = shared_clock/* systemClock */.m;
    const note = noteFor(audit, actor);
    return {
        async create(request) {
            const id = (0,external_node_crypto_.randomBytes)(4).toString('hex');
            const secret = (0,external_node_crypto_.randomBytes)(SECRET_BYTES).toString('base64url');
            const now = clock.now();
            const createdAt = (0,shared_clock/* isoTime */.L)(now);
            const expiresAt = (0,projects_keys/* keyExpiry */.lJ)(request.expiresAt, now);
            const { record, key } = (0,projects_keys/* mintKey */.uY)({ ...request, id, createdAt, expiresAt }, secret);
            const detail = { key: id, name: record.name, scopes: record.scopes.join(', ') };
            await note({ action: 'key.create', project: record.project, detail });
            await store.update((records) => [...records, record]);
            return { id, key, expiresAt };
        },
        async list() {
            return (await store.list()).map((record) => (0,projects_keys/* keyInfo */.uc)(record, clock.now()));
        },
        async revoke(id) {
            // An unknown one is refused before a folder is made for it.
            (0,projects_keys/* revokeKey */.CB)(await store.list(), id, (0,shared_clock/* isoTime */.L)(clock.now()));
            let project = '';
            await store.update((records) => {
                project = records.find((record) => record.id === id)?.project ?? '';
                return (0,projects_keys/* revokeKey */.CB)(records, id, (0,shared_clock/* isoTime */.L)(clock.now()));
            });
            await note({ action: 'key.revoke', project, detail: { key: id } });
        },
    };
}
function auditedProjects(projects, audit, actor) {
    const note = noteFor(audit, actor);
    return {
        ...projects,
        async add(project) {
            await projects.add(project);
            await note({ action: 'project.add', project: project.id, detail: { repo: project.repo } });
        },
        async replace(project) {
            await projects.replace(project);
            await note({ action: 'project.set', project: project.id, detail: { repo: project.repo } });
        },
        async remove(id) {
            await projects.remove(id);
            await note({ action: 'project.remove', project: id, detail: {} });
        },
    };
}
/** Keys over HTTP, for whoever uses the API. */
function auditedAdministration(audit, deps) {
    const administration = createAdministration(deps);
    return (actor) => audited(administration, noteFor(audit, actor));
}
function audited(administration, note) {
    return {
        ...administration,
        async createKey(project, ...rest) {
            const created = await administration.createKey(project, ...rest);
            const { id: key, name, scopes } = created;
            await note({
                action: 'key.create',
                project,
                detail: { key, name, scopes: scopes.join(', ') },
            });
            return created;
        },
        async revokeKey(project, key) {
            const revoked = await administration.revokeKey(project, key);
            await note({ action: 'key.revoke', project, detail: { key } });
            return revoked;
        },
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42047);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64377);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87797);
// Beyond the contract: what a key with the scope `admin` sees and changes of its own project.


const ProjectInfo = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    repository: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe('`OWNER/NAME` on GitHub, or the name of a local folder.'),
    agent: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable().describe('The program or the model; null for the default agent.'),
    baseRef: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable().describe('The branch that jobs start from, if it is set.'),
    docsPaths: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).describe('Files that jobs can change; empty for the default.'),
    draft: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().describe('Whether pull requests are opened as drafts.'),
});
const ProjectList = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ projects: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(ProjectInfo) });
const KeyInfo = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe('For lists and logs; not the key.'),
    name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe('What the key is for.'),
    scopes: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(_values_js__WEBPACK_IMPORTED_MODULE_0__/* .KEY_SCOPES */ .A3)).readonly(),
    state: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['valid', 'expired', 'revoked']),
    createdAt: zod__WEBPACK_IMPORTED_MODULE_2__/* .datetime */ .w$(),
    expiresAt: zod__WEBPACK_IMPORTED_MODULE_2__/* .datetime */ .w$().nullable(),
    lastUsedAt: zod__WEBPACK_IMPORTED_MODULE_2__/* .datetime */ .w$().nullable().describe('To the minute.'),
});
const KeyList = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ keys: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(KeyInfo) });
const CreatedKey = KeyInfo.extend({
    key: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe('The key itself. It cannot be shown again.'),
});
const NewKey = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP({ error: 'Field `name` must be a string.' })
        .regex(/^[^\u0000-\u001f\u007f]{0,100}$/, {
        error: 'Field `name` must be one line of at most 100 characters.',
    })
        .default('')
        .describe('What the key is for: one line of at most 100 characters.'),
    scopes: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(_values_js__WEBPACK_IMPORTED_MODULE_0__/* .KEY_SCOPES */ .A3), {
        error: `Field \`scopes\` must be a list of ${_values_js__WEBPACK_IMPORTED_MODULE_0__/* .KEY_SCOPES */ .A3.join(', ')}.`,
    })
        .min(1, 'Field `scopes` is empty. Name at least one, or leave it out.')
        .max(_values_js__WEBPACK_IMPORTED_MODULE_0__/* .KEY_SCOPES */ .A3.length, 'Field `scopes` is too long. Name each scope once.')
        .default(['jobs', 'views'])
        .describe('What the key allows; `admin` includes the others.'),
    expiresAt: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP({ error: 'Field `expiresAt` must be a date such as 2027-06-30, or null.' })
        .refine(_values_js__WEBPACK_IMPORTED_MODULE_0__/* .isDate */ .$P, 'Field `expiresAt` must be a date such as 2027-06-30, or null.')
        .nullable()
        .optional()
        .describe('When it expires: a date or an ISO 8601 time; null for never. Default: in 90 days.'),
}, { error: 'The body must be a JSON object such as {"name": "CI", "scopes": ["jobs"]}.' });


/***/ }),

/***/ 60464:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lt: () => (/* binding */ got),
/* harmony export */   qg: () => (/* binding */ parse),
/* harmony export */   wo: () => (/* binding */ demand)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);

function parse(schema, value) {
    const error = (issue) => `Field \`${(issue.path ?? []).join('.')}\` ${demand(issue)}.`;
    const result = schema.safeParse(value, { error });
    if (result.success)
        return result.data;
    const problems = result.error.issues.map(({ message }) => message);
    const [only] = problems;
    if (only && problems.length === 1)
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidRequest */ .zh(only);
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidRequest */ .zh(`The request has ${problems.length} problems; see \`details\`.`, {
        details: problems,
    });
}
const KINDS = {
    string: 'be text',
    number: 'be a number',
    int: 'be a whole number',
    boolean: 'be true or false',
    array: 'be a list',
    object: 'be a map of names and values',
    record: 'be a map of names and values',
};
/** What is wrong with a value, where its schema has no words for it: `must be a list; got \`x\``. */
function demand(issue) {
    if (issue.input === undefined)
        return 'is required';
    switch (issue.code) {
        case 'invalid_type':
            return `must ${KINDS[issue.expected] ?? `be of the type ${issue.expected}`}${got(issue.input)}`;
        case 'invalid_value':
            return `must be ${either(issue.values)}${got(issue.input)}`;
        case 'too_small':
        case 'too_big':
            return `must ${bounds(issue)}`;
        default:
            return `is not valid${got(issue.input)}`;
    }
}
/** What was found there, where it is short. */
function got(input) {
    const isPlain = ['string', 'number', 'boolean'].includes(typeof input);
    const text = String(input).replace(/[`\s\p{C}]+/gu, ' ');
    return isPlain && text.trim() !== '' && text.length <= 40 ? `; got \`${text}\`` : '';
}
function either(values) {
    const names = values.map((value) => `\`${value}\``);
    const last = names.pop();
    if (names.length === 0)
        return String(last);
    return `${names.join(', ')}${names.length > 1 ? ',' : ''} or ${last}`;
}
function bounds(issue) {
    const { origin, minimum, maximum } = issue;
    const edge = minimum === undefined ? `at most ${maximum}` : `at least ${minimum}`;
    if (origin === 'string')
        return minimum === 1 ? 'not be empty' : `have ${edge} characters`;
    if (origin === 'array')
        return minimum === 1 ? 'not be empty' : `have ${edge} entries`;
    return `be ${edge}`;
}


/***/ }),

/***/ 52511:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CB: () => (/* binding */ revokeKey),
/* harmony export */   Gq: () => (/* binding */ authorize),
/* harmony export */   LX: () => (/* binding */ KeyRecord),
/* harmony export */   Nf: () => (/* binding */ DEFAULT_PREFIX),
/* harmony export */   W0: () => (/* binding */ DEFAULT_KEY_DAYS),
/* harmony export */   hs: () => (/* binding */ keyState),
/* harmony export */   lJ: () => (/* binding */ keyExpiry),
/* harmony export */   uY: () => (/* binding */ mintKey),
/* harmony export */   uc: () => (/* binding */ keyInfo)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42047);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64377);
/* harmony import */ var _contract_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87797);
/* harmony import */ var _shared_clock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66122);
/* harmony import */ var _shared_days_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(65529);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42205);
// API keys, pure. Of a key only its secret's hash is kept. The secret is 256 random bits, so that a
// plain SHA-256 is as hard to turn around as a slow password hash, and costs microseconds.






const DEFAULT_PREFIX = 'docket_';
const DEFAULT_SCOPES = ['jobs', 'views'];
const KeyRecord = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    /** For lists and logs; tells nothing about the secret. */
    id: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    project: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    /** What it is for, in the words of whoever created it. */
    name: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().default(''),
    scopes: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(_contract_values_js__WEBPACK_IMPORTED_MODULE_1__/* .KEY_SCOPES */ .A3)).readonly().default(DEFAULT_SCOPES),
    prefix: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    /** SHA-256 of the secret part, hexadecimal. */
    hash: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().regex(/^[0-9a-f]{64}$/),
    createdAt: zod__WEBPACK_IMPORTED_MODULE_5__/* .datetime */ .w$(),
    expiresAt: zod__WEBPACK_IMPORTED_MODULE_5__/* .datetime */ .w$().nullable(),
    revokedAt: zod__WEBPACK_IMPORTED_MODULE_5__/* .datetime */ .w$().nullable(),
    /** To the minute or so. */
    lastUsedAt: zod__WEBPACK_IMPORTED_MODULE_5__/* .datetime */ .w$().nullable().default(null),
});
/** A key that nobody thinks of any more opens nothing after this long. */
const DEFAULT_KEY_DAYS = 90;
/** Of a key that is created now. `wanted`: a date or a time, null for never; absent: the default. */
function keyExpiry(wanted, now) {
    if (wanted === null)
        return null;
    const at = wanted === undefined ? now + DEFAULT_KEY_DAYS * _shared_days_js__WEBPACK_IMPORTED_MODULE_6__/* .DAY_MS */ .sO : (0,_shared_days_js__WEBPACK_IMPORTED_MODULE_6__/* .utcTime */ .SK)(wanted);
    if (at > now)
        return (0,_shared_clock_js__WEBPACK_IMPORTED_MODULE_2__/* .isoTime */ .L)(at);
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .InvalidRequest */ .zh('The key would already be expired. Choose a later date, or never.');
}
/** The record to keep and the key to show once. `secret` must be random, at least 256 bits. */
function mintKey(request, secret) {
    const record = {
        name: '',
        scopes: DEFAULT_SCOPES,
        ...request,
        hash: hashOf(secret).toString('hex'),
        revokedAt: null,
        lastUsedAt: null,
    };
    return { record: Object.freeze(record), key: `${request.prefix}${secret}` };
}
function revokeKey(records, id, revokedAt) {
    if (!records.some((record) => record.id === id)) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .NotFound */ .Mk(`There is no key \`${id}\`. Run \`docket keys list\` to see all keys.`);
    }
    return records.map((record) => record.id === id && !record.revokedAt ? { ...record, revokedAt } : record);
}
function keyState(record, now) {
    if (record.revokedAt)
        return 'revoked';
    return record.expiresAt && Date.parse(record.expiresAt) <= now ? 'expired' : 'valid';
}
function keyInfo(record, now) {
    const { id, project, name, scopes, createdAt, expiresAt, lastUsedAt } = record;
    const state = keyState(record, now);
    return { id, project, name, scopes, createdAt, expiresAt, lastUsedAt, state };
}
/**
 * The record of the key in an `Authorization` header, valid now and good for this. Without a project,
 * its own is meant.
 */
function authorize(records, header, { projectId, scope }, now) {
    const token = /^Bearer +([^\s]+) *$/i.exec(header ?? '')?.[1];
    if (!token) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .Unauthorized */ .hR('Send the API key in the header `Authorization: Bearer <API_KEY>`.');
    }
    const record = find(records, token);
    // The same message for a revoked and an unknown key: its owner should learn nothing.
    if (!record || keyState(record, now) === 'revoked') {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .Unauthorized */ .hR('The API key is not valid. Create one with `docket keys create`.');
    }
    if (keyState(record, now) === 'expired') {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .Unauthorized */ .hR('The API key has expired. Create another with `docket keys create`.');
    }
    if (projectId !== undefined && record.project !== projectId) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .Forbidden */ .cw('The API key belongs to another project. Use a key for this project.');
    }
    if (!record.scopes.includes(scope) && !record.scopes.includes('admin')) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .Forbidden */ .cw(`The API key does not have the scope \`${scope}\`. Use one that has it, or create one with \`docket keys create --scopes ${scope}\`.`);
    }
    return record;
}
/** Looks at every record, each in constant time, so that timing reveals neither match nor position. */
function find(records, token) {
    let found;
    let prefix;
    let hashed = NOTHING;
    for (const record of records) {
        if (record.prefix !== prefix) {
            prefix = record.prefix;
            hashed = hashOf(token.startsWith(prefix) ? token.slice(prefix.length) : '');
        }
        if ((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.timingSafeEqual)(hashed, bytesOf(record)))
            found = record;
    }
    return found;
}
const NOTHING = hashOf('');
/** Records are read once and compared with every request. */
const decoded = new WeakMap();
function bytesOf(record) {
    const known = decoded.get(record);
    if (known)
        return known;
    const bytes = Buffer.from(record.hash, 'hex');
    decoded.set(record, bytes);
    return bytes;
}
function hashOf(secret) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', secret, 'buffer');
}


/***/ }),

/***/ 96586:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EW: () => (/* binding */ checkSettings),
/* harmony export */   I6: () => (/* binding */ AppCredentials),
/* harmony export */   Sx: () => (/* binding */ unknownProject),
/* harmony export */   aR: () => (/* binding */ repositoryName),
/* harmony export */   bq: () => (/* binding */ ProjectSettings)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42047);
/* harmony import */ var _contract_parse_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60464);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
/* harmony import */ var _shared_glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77012);
// A project: a repository, and how jobs in it are done. The port behind which projects are stored.




const MAX_CONFIG = 100_000;
const line = zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()
    .min(1)
    .max(2_000)
    .regex(/^[^\u0000-\u0008\u000a-\u001f\u007f]*$/, 'must be one line');
const glob = line.superRefine((text, context) => {
    const wrong = (0,_shared_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .globProblem */ .AI)(text);
    if (wrong !== undefined)
        context.addIssue(wrong);
});
const ProjectSettings = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    /** Absent: the one that servers and workers have in their environment. */
    agent: zod__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([
        zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ command: line }),
        zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
            url: line.regex(/^https?:\/\//, 'must start with https:// or http://'),
            model: line,
        }),
    ])
        .optional(),
    baseRef: line.optional(),
    /** Globs of the files that jobs may change; empty means the default ones. */
    docsPaths: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(glob).max(100),
    checkCommand: line.optional(),
    draft: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY(),
    accessLogs: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(glob).max(100),
    /** The text of a settings file, as in `.github/docket.yml`. */
    config: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().max(MAX_CONFIG).optional(),
});
function checkSettings(settings) {
    const checked = ProjectSettings.safeParse(settings, { error: _contract_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .demand */ .wo });
    if (checked.success)
        return checked.data;
    const details = checked.error.issues.map(({ path, message }) => `\`${path.join('.')}\` ${message}.`);
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InvalidRequest */ .zh('The settings of the project are not valid.', { details });
}
/** Where a folder is on the server is nobody's business. */
function repositoryName(repo) {
    return /^[^/\\]+\/[^/\\]+$/.test(repo) ? repo : (repo.split(/[/\\]/).at(-1) ?? '');
}
function unknownProject(id) {
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .NotFound */ .Mk(`There is no project \`${id}\`. To see all, run docket projects list.`);
}
/** What GitHub hands out once, when an App is created. */
const AppCredentials = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    appId: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    slug: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    /** The App's page on GitHub. */
    url: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    privateKey: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    webhookSecret: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    clientId: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    clientSecret: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
});


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
  A$: () => (/* binding */ promisorConfig)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
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
    constructor(args, result) {
        const said = result.stderr.trim().split('\n').slice(-3).join(' ');
        super(`\`git ${args[0]}\` failed (exit ${result.code}): ${said || 'it printed nothing'}.`);
        this.result = result;
    }
}
/** What git says when the host takes no notice of a token. */
const DENIED = /could not read Username|Authentication failed|Invalid username or/i;
function createGit(settings) {
    const { credentials } = settings;
    const source = credentials?.token;
    return gitOf(async (args, call = {}) => {
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
function gitOf(attempt) {
    return {
        try: attempt,
        async run(args, call) {
            const result = await attempt(args, call);
            if (result.code !== 0)
                throw new GitFailed(args, result);
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
function execute(args, environment, { cwd, input, signal, env }) {
    return new Promise((resolve, reject) => {
        const child = (0,external_node_child_process_.spawn)('git', args, {
            cwd,
            env: { ...environment, ...env },
            stdio: ['pipe', 'pipe', 'pipe'],
            signal,
            killSignal: 'SIGKILL',
        });
        const stdout = [];
        const stderr = [];
        child.stdout.on('data', (chunk) => stdout.push(chunk));
        child.stderr.on('data', (chunk) => stderr.push(chunk));
        // git may exit before it has read everything; its exit code tells the story, not the pipe.
        child.stdin.on('error', () => { });
        child.on('error', (error) => {
            if (signal?.aborted)
                return reject(signal.reason);
            reject(new errors/* Unavailable */.$P(`git could not be started: ${error.message}. Install git 2.34 or newer.`, {
                cause: error,
            }));
        });
        child.on('close', (code, killed) => {
            if (signal?.aborted)
                return reject(signal.reason);
            resolve({
                code: code ?? 128,
                stdout: Buffer.concat(stdout),
                stderr: killed ? `killed by ${killed}` : Buffer.concat(stderr).toString('utf8'),
            });
        });
        child.stdin.end(input);
    });
}
/**
 * The configuration of a bare repository of ours that fetches on demand: what a filter left out
 * comes when it is read.
 */
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
/** How git and curl say that the network, or the server for the moment, is at fault. */
const TRANSIENT = /returned error: (?:408|429|5\d\d)|HTTP (?:408|429|5\d\d)|Connection (?:reset|refused|timed out|was)|Failed to connect|Could not resolve host|Empty reply|(?:Recv|Send) failure|RPC failed|early EOF|unexpected disconnect|hung up|transfer closed|Operation (?:too slow|timed out)|bad line length|expected flush|SSL_|GnuTLS|HTTP\/2 stream/i;
function isTransient({ code, stderr }) {
    return code !== 0 && TRANSIENT.test(stderr);
}
/**
 * Everything but a push can be repeated. After a lost answer a repeated push looks like a lost race,
 * so only callers that check the ref afterward, whatever the result, may ask for it.
 */
function patient(git, { clock, random }) {
    return gitOf(async (args, call) => {
        const repeatable = call?.repeatable ?? !args.includes('push');
        for (let made = 1;; made += 1) {
            const result = await git.try(args, call);
            if (!repeatable || made >= MAX_ATTEMPTS || !isTransient(result))
                return result;
            await clock.sleep((0,retry/* fullJitter */.G1)(made - 1, BACKOFF, random), call?.signal);
        }
    });
}


/***/ }),

/***/ 77012:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AI: () => (/* binding */ globProblem),
/* harmony export */   SO: () => (/* binding */ compileGlob),
/* harmony export */   U0: () => (/* binding */ GlobProblem),
/* harmony export */   _I: () => (/* binding */ matchesAny),
/* harmony export */   zt: () => (/* binding */ MAX_GLOBS)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
// Globs from outside: settings, inputs and models write them, so no glob may cost more than its
// size. A glob becomes a list of tokens, and a path is read once with the set of tokens it may be
// at: at most (characters of the path) × (tokens) steps, whatever the two look like.
//
//   *  any characters within a name     ?  one character      [a-z] [!a-z]  one of a class
//   ** any number of folders            {a,b}  alternatives   a trailing /  everything below
//
// As in a shell, only a written dot matches a name's leading dot.

/** Longer ones are mistakes or attacks. */
const MAX_GLOB_LENGTH = 300;
/** Of all alternatives together. */
const MAX_TOKENS = 2_000;
/** In one list. */
const MAX_GLOBS = 200;
/** What is wrong with a glob, as a sentence for its author. */
class GlobProblem extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .SetupError */ .w3 {
}
function compileGlob(pattern) {
    if (pattern.length > MAX_GLOB_LENGTH)
        throw problem(pattern, `is longer than ${MAX_GLOB_LENGTH} characters; use shorter globs`);
    if (pattern === '')
        throw new GlobProblem('A glob is empty. Remove it or enter a glob.');
    if (pattern.includes('\\'))
        throw problem(pattern, 'has a backslash; separate folders with `/`, and write `[*]` for a star');
    if (/[@+!?*]\(/.test(pattern))
        throw problem(pattern, 'has an extended pattern such as `@(a|b)`; write `{a,b}`');
    const alternatives = expandBraces(pattern, (why) => problem(pattern, why)).map((text) => tokenize(text, (why) => problem(pattern, why)));
    const tokens = alternatives.reduce((sum, list) => sum + list.length + 1, 0);
    if (tokens > MAX_TOKENS)
        throw problem(pattern, 'has too many alternatives; use several globs');
    const run = (path) => {
        const chars = Array.from(path);
        let steps = 0;
        for (const list of alternatives) {
            const end = follow(list, chars);
            steps += end.steps;
            if (end.matched)
                return { matched: true, steps };
        }
        return { matched: false, steps };
    };
    return {
        tokens,
        matches: (path) => run(path).matched,
        reaches: (folder) => {
            const chars = Array.from(`${folder}/`);
            return alternatives.some((list) => follow(list, chars).goesOn);
        },
        steps: (path) => run(path).steps,
    };
}
/** The sentence about a glob that cannot be used, or undefined. */
function globProblem(pattern) {
    try {
        compileGlob(pattern);
        return undefined;
    }
    catch (error) {
        if (error instanceof GlobProblem)
            return error.message;
        throw error;
    }
}
/**
 * A path is covered when a glob matches it, or is it letter for letter, and no glob that starts
 * with `!` does. The order does not matter: a line added later cannot allow what another one excludes.
 */
function matchesAny(patterns) {
    if (patterns.length > MAX_GLOBS)
        throw new GlobProblem(`There are more than ${MAX_GLOBS} globs. Use fewer, broader ones.`);
    const closed = patterns.filter((pattern) => pattern.startsWith('!'));
    const open = patterns.filter((pattern) => !pattern.startsWith('!')).map(entry);
    const except = closed.map((pattern) => entry(pattern.slice(1)));
    return (path) => open.some((fits) => fits(path)) && !except.some((fits) => fits(path));
}
function entry(pattern) {
    const glob = compileGlob(pattern);
    return (path) => path === pattern || glob.matches(path);
}
function tokenize(pattern, wrong) {
    const whole = pattern.endsWith('/') ? `${pattern}**` : pattern;
    const names = whole.split('/').filter((name, at) => (name !== '' || at === 0) && name !== '.');
    return names.flatMap((name, at) => {
        const last = at === names.length - 1;
        if (name === '**')
            return [{ kind: last ? 'rest' : 'folders' }];
        const slash = last ? [] : [{ kind: 'is', char: '/', first: false }];
        return [...nameTokens(name, wrong), ...slash];
    });
}
function nameTokens(name, wrong) {
    // A name has at least one character.
    if (/^\*+$/.test(name))
        return [{ kind: 'one', test: () => true }, { kind: 'any' }];
    const chars = Array.from(name);
    const tokens = [];
    for (let at = 0; at < chars.length; at += 1) {
        const char = chars[at];
        if (char === '*') {
            if (tokens.at(-1)?.kind !== 'any')
                tokens.push({ kind: 'any' });
        }
        else if (char === '?') {
            tokens.push({ kind: 'one', test: () => true });
        }
        else if (char === '[') {
            const { test, end } = readClass(chars, at, wrong);
            tokens.push({ kind: 'one', test });
            at = end;
        }
        else {
            tokens.push({ kind: 'is', char, first: at === 0 });
        }
    }
    return tokens;
}
function readClass(chars, at, wrong) {
    const negated = chars[at + 1] === '!' || chars[at + 1] === '^';
    const from = at + (negated ? 2 : 1);
    // A bracket right at the start is a member, not the end.
    const end = chars.indexOf(']', from + 1);
    if (end < 0)
        throw wrong('has a `[` without a matching `]`; close it, or write `[[]` for the bracket');
    const inside = chars.slice(from, end);
    if (inside[0] === '[' && /^[:.=]$/.test(inside[1] ?? ''))
        throw wrong('has a named class; list its characters instead, such as `[a-z]`');
    const ranges = [];
    for (let here = 0; here < inside.length; here += 1) {
        const low = code(inside[here]);
        const ranged = inside[here + 1] === '-' && here + 2 < inside.length;
        const high = ranged ? code(inside[here + 2]) : low;
        if (high < low)
            throw wrong('has a character range in reverse order; swap its ends');
        ranges.push([low, high]);
        if (ranged)
            here += 2;
    }
    const holds = (char) => ranges.some(([low, high]) => low <= code(char) && code(char) <= high);
    return { end, test: (char) => holds(char) !== negated };
}
const code = (char) => char?.codePointAt(0) ?? 0;
/** Reads the path once; `live` are the tokens that may come next. */
function follow(tokens, path) {
    let steps = 0;
    let live = new Set();
    let nameStarts = true;
    const enter = (into, at, starts) => {
        into.add(at);
        const kind = tokens[at]?.kind;
        // Both may stand for nothing.
        if (kind === 'any' || (kind === 'folders' && starts))
            enter(into, at + 1, starts);
    };
    enter(live, 0, true);
    for (const char of path) {
        const next = new Set();
        for (const at of live) {
            steps += 1;
            const token = tokens[at];
            if (token === undefined || !takes(token, char, nameStarts))
                continue;
            const stays = token.kind === 'any' || token.kind === 'folders' || token.kind === 'rest';
            enter(next, stays ? at : at + 1, char === '/');
            if (token.kind === 'rest')
                next.add(at + 1);
        }
        live = next;
        nameStarts = char === '/';
    }
    const matched = live.delete(tokens.length);
    return { matched, goesOn: live.size > 0, steps };
}
function takes(token, char, nameStarts) {
    const leadingDot = nameStarts && char === '.';
    if (token.kind === 'is')
        return token.char === char && (token.first || !leadingDot);
    if (leadingDot)
        return false;
    if (token.kind === 'one')
        return char !== '/' && token.test(char);
    return char !== '/' || (token.kind !== 'any' && !nameStarts);
}
function problem(pattern, why) {
    const shown = pattern.length > 60 ? `${pattern.slice(0, 60)}…` : pattern;
    return new GlobProblem(`The glob \`${shown.replace(/[\s`]+/g, ' ')}\` ${why}.`);
}
// `{a,b}` in a glob, written out. The number of alternatives is known before any is built.
const MAX_ALTERNATIVES = 50;
function expandBraces(text, wrong) {
    const open = text.indexOf('{');
    if (open < 0)
        return [text];
    const { end, commas } = closing(text, open);
    const before = text.slice(0, open);
    const inside = text.slice(open + 1, end);
    if (end > 0 && commas.length === 0 && inside.includes('..'))
        throw wrong('has a range such as `{1..9}`; write `*` or `[1-9]`');
    if (end < 0 || commas.length === 0) {
        // As in a shell, a brace that offers no choice is a character.
        return expandBraces(text.slice(open + 1), wrong).map((rest) => `${before}{${rest}`);
    }
    const edges = [open, ...commas, end];
    const parts = edges
        .slice(1)
        .flatMap((edge, at) => expandBraces(text.slice(edges[at] + 1, edge), wrong));
    const rests = expandBraces(text.slice(end + 1), wrong);
    if (parts.length * rests.length > MAX_ALTERNATIVES)
        throw wrong(`has more than ${MAX_ALTERNATIVES} alternatives; use several globs or a \`*\``);
    return parts.flatMap((part) => rests.map((rest) => before + part + rest));
}
function closing(text, open) {
    const commas = [];
    let depth = 0;
    for (let at = open; at < text.length; at += 1) {
        if (text[at] === '{')
            depth += 1;
        if (text[at] === ',' && depth === 1)
            commas.push(at);
        if (text[at] === '}')
            depth -= 1;
        if (depth === 0)
            return { end: at, commas };
    }
    return { end: -1, commas: [] };
}


/***/ }),

/***/ 20497:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ takeLock)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58500);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42205);
// One holder at a time, between processes. The operating system keeps the lock, through SQLite's
// file locks, and drops it when the process dies: there is no stale lock to judge, and so no two
// processes that both judge it. The empty file stays behind, because removing it would let one
// process lock a file that another can no longer find.



const SQLITE_BUSY = 5;
/** Two that race at the same moment can both be refused, so each tries again after a random pause. */
const TRIES = 5;
const LONGEST_PAUSE_MS = 20;
/** Undefined if someone else, in this process or another one, holds the lock. */
async function takeLock(path) {
    for (let tried = 1;; tried += 1) {
        const lock = await tryLock(path);
        if (lock || tried === TRIES)
            return lock;
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(Math.random() * LONGEST_PAUSE_MS);
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
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .SetupError */ .w3(`${path} cannot be locked. Make sure that Docket may write there and that the file system has locks; if the file is not empty, remove it.`, { cause });
    }
}


/***/ }),

/***/ 52926:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dx: () => (/* binding */ connectionFailure),
/* harmony export */   G1: () => (/* binding */ fullJitter),
/* harmony export */   Vs: () => (/* binding */ retryAfterMs),
/* harmony export */   X2: () => (/* binding */ isAmbiguous),
/* harmony export */   m: () => (/* binding */ MAX_ATTEMPTS),
/* harmony export */   nj: () => (/* binding */ nextAttempt)
/* harmony export */ });
// When to ask another machine again, and after how long: one policy for the service, GitHub, and the
// model. Pure: the sender obeys.
const MAX_ATTEMPTS = 5;
const BACKOFF = { baseMs: 500, capMs: 30_000 };
function nextAttempt(attempt, random) {
    const { failure, made, now } = attempt;
    if (!isTransient(failure))
        return { kind: 'final' };
    if (isAmbiguous(failure) && !attempt.repeatable)
        return { kind: 'unclear' };
    if (made >= (attempt.attempts ?? MAX_ATTEMPTS))
        return { kind: 'exhausted' };
    const asked = failure.kind === 'status' ? (failure.retryAfterMs ?? 0) : 0;
    // On top of the requested delay, so that callers limited together do not return together.
    const delayMs = asked + fullJitter(made - 1, BACKOFF, random);
    return now + delayMs >= attempt.deadline ? { kind: 'exhausted' } : { kind: 'again', delayMs };
}
/** Whether the request may have taken effect although there was no usable response. */
function isAmbiguous(failure) {
    if (failure.kind === 'status')
        return failure.status === 408 || failure.status >= 500;
    return failure.kind === 'broken';
}
function isTransient(failure) {
    return failure.kind !== 'status' || failure.status === 429 || isAmbiguous(failure);
}
/** `Retry-After` in milliseconds: seconds or an HTTP date; undefined for anything else. */
function retryAfterMs(header, now) {
    if (header === undefined)
        return undefined;
    if (/^\s*\d{1,9}\s*$/.test(header))
        return Number(header) * 1000;
    // A date contains letters; Date.parse alone would accept nearly any number as a year.
    const date = /[a-z]/i.test(header) ? Date.parse(header) : Number.NaN;
    return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
/** Errors that come before the first byte of a request has left. */
const NOT_SENT = new Set([
    'ECONNREFUSED',
    'ENOTFOUND',
    'EAI_AGAIN',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'EADDRNOTAVAIL',
    'UND_ERR_CONNECT_TIMEOUT',
    'UND_ERR_PRX_TLS',
]);
/** Of a request without an answer: was anything sent? The code may be on a nested cause. */
function connectionFailure(error) {
    let at = error;
    for (let depth = 0; depth < 5 && at instanceof Error; depth += 1) {
        if (NOT_SENT.has(String(at.code)))
            return { kind: 'refused' };
        at = at.cause;
    }
    return { kind: 'broken' };
}
/** `rand(0, min(cap, base · 2ⁿ))` for the n-th retry, counted from 0. */
function fullJitter(retry, { baseMs, capMs }, random) {
    return Math.floor(random() * Math.min(capMs, baseMs * 2 ** retry));
}


/***/ }),

/***/ 5642:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gf: () => (/* binding */ orNoDataDir),
/* harmony export */   cO: () => (/* binding */ makeDataDir),
/* harmony export */   iq: () => (/* binding */ openDataDir)
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
    // Two servers would each answer from their own memory of the same state.
    const lock = await (0,_shared_lock_js__WEBPACK_IMPORTED_MODULE_5__/* .takeLock */ .H)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(data, 'folder.lock'));
    if (!lock) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .SetupError */ .w3('Another process already uses this folder. Stop it, or choose another folder with --data.');
    }
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

/***/ 64377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p6: () => (/* binding */ date),
/* harmony export */   w$: () => (/* binding */ datetime)
/* harmony export */ });
/* unused harmony exports time, duration */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42047);



function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDateTime */ .G1(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODateTime */ .You, params);
}
function date(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDate */ .db(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODate */ .Brp, params);
}
function time(params) {
    return core._isoTime(ZodISOTime, params);
}
function duration(params) {
    return core._isoDuration(ZodISODuration, params);
}


/***/ })

};
