export const id = 3781;
export const ids = [3781];
export const modules = {

/***/ 43781:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  keyAdmin: () => (/* binding */ keyAdmin),
  keys: () => (/* binding */ keys_keys)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./.build/program/src/contract/dates.js
var dates = __webpack_require__(24490);
// EXTERNAL MODULE: ./.build/program/src/contract/routes.js
var routes = __webpack_require__(63041);
// EXTERNAL MODULE: ./.build/program/src/shared/clock.js
var shared_clock = __webpack_require__(66122);
// EXTERNAL MODULE: ./.build/program/src/shared/days.js
var days = __webpack_require__(65529);
// EXTERNAL MODULE: ./.build/program/src/text/foreign.js
var foreign = __webpack_require__(93818);
// EXTERNAL MODULE: ./.build/program/src/cli/args.js
var args = __webpack_require__(94552);
// EXTERNAL MODULE: ./.build/program/src/cli/command.js
var command = __webpack_require__(15712);
// EXTERNAL MODULE: ./.build/program/src/cli/place.js
var cli_place = __webpack_require__(97982);
;// CONCATENATED MODULE: ./.build/program/src/cli/keys.js
// docket keys: manages the API keys of a service.








const OPTIONS = {
    ...cli_place/* PLACE_OPTIONS */.P3,
    project: { type: 'text', value: 'ID', help: 'for create: the project the key belongs to' },
    name: { type: 'text', value: 'TEXT', help: 'for create: what the key is for' },
    scopes: {
        type: 'text',
        value: 'LIST',
        default: 'jobs,views',
        help: 'for create: what the key allows: jobs, views, or admin, which includes both',
    },
    prefix: { type: 'text', value: 'TEXT', help: 'for create: the prefix of the key' },
    expires: {
        type: 'text',
        value: 'DATE',
        help: 'for create: when the key expires, such as 2027-06-30',
    },
    json: { type: 'flag', help: 'print the list as JSON' },
};
const VERBS = { of: 'docket keys', names: ['create', 'list', 'revoke'] };
const HELP = `Creates, lists, and revokes the API keys of a service.

Usage: docket keys create --project ID [--data DIR | --database URL]
                          [--name TEXT] [--scopes LIST] [--expires DATE]
       docket keys list   [--data DIR | --database URL] [--json]
       docket keys revoke KEY-ID [--data DIR | --database URL]

${(0,args/* optionsHelp */.EW)(OPTIONS)}

create prints the key to standard output once; Docket stores only its hash. A running service
picks up changes within a second.
`;
function keysCommand(deps) {
    return { help: HELP, run: (argv, terminal) => run(argv, terminal, deps) };
}
async function run(argv, terminal, deps) {
    const { values, positionals } = (0,args/* parseOptions */.Ac)(OPTIONS, argv, rules, VERBS);
    const place = (0,cli_place/* placeOf */.$t)(values);
    const keys = await deps.open(place);
    try {
        await act(keys, place, { values, positionals }, terminal, deps);
    }
    finally {
        await keys.close?.();
    }
    return command/* EXIT */.dc.done;
}
async function act(keys, place, { values, positionals }, terminal, deps) {
    const [action, id = ''] = positionals;
    if (action === 'create') {
        const created = await keys.create({
            project: values.project ?? '',
            name: values.name ?? '',
            scopes: scopesOf(values.scopes),
            prefix: values.prefix ?? deps.defaultPrefix,
            expiresAt: values.expires ? (0,shared_clock/* isoTime */.L)((0,days/* utcTime */.SK)(values.expires)) : null,
        });
        terminal.err(`Created key ${created.id} for project ${values.project}. It is shown only once:\n`);
        terminal.out(`${created.key}\n`);
    }
    else if (action === 'revoke') {
        await keys.revoke(id);
        terminal.err(`Key ${id} revoked.\n`);
    }
    else {
        const list = await keys.list();
        terminal.out(values.json ? `${JSON.stringify(list)}\n` : table(list));
        const where = place.kind === 'data' ? place.dir : 'the database';
        if (list.length === 0)
            terminal.err(`There are no keys in ${where} yet.\n`);
    }
}
function rules({ values, positionals }) {
    const [action, ...ids] = positionals;
    const problems = (0,cli_place/* placeProblems */.kv)(values);
    if (action === 'create' && !values.project) {
        problems.push('Option `--project ID` is required: the project the key belongs to.');
    }
    if (values.project && /[/\\\s]/.test(values.project)) {
        problems.push('Option `--project` must not contain `/`, `\\`, or spaces.');
    }
    if (values.name && !/^[^\u0000-\u001f\u007f]{1,100}$/.test(values.name)) {
        problems.push('Option `--name` must be one line of at most 100 characters.');
    }
    if (scopesOf(values.scopes).length < values.scopes.split(',').length) {
        problems.push(`Option \`--scopes\` must be a list of ${routes/* KEY_SCOPES */.A3.join(', ')}.`);
    }
    if (values.prefix && !/^[\w.-]{1,40}$/.test(values.prefix)) {
        problems.push('Option `--prefix` must be at most 40 letters, digits, `_`, `-`, or `.`.');
    }
    if (values.expires && !(0,dates/* isDate */.$)(values.expires)) {
        problems.push(`Option \`--expires\` must be a date such as 2027-06-30; got \`${values.expires}\`.`);
    }
    if (action === 'revoke' ? ids.length !== 1 : ids.length > 0) {
        problems.push(action === 'revoke'
            ? 'Specify one key to revoke. To see the IDs, run docket keys list.'
            : `Unexpected argument \`${ids.join(' ')}\`.`);
    }
    return problems;
}
function scopesOf(list) {
    const given = list.split(',').map((scope) => scope.trim());
    return routes/* KEY_SCOPES */.A3.filter((scope) => given.includes(scope));
}
function table(keys) {
    const rows = keys.map((key) => [
        key.id,
        key.project,
        key.state,
        `created ${key.createdAt.slice(0, 10)}`,
        key.expiresAt ? `expires ${key.expiresAt.slice(0, 10)}` : 'does not expire',
        key.lastUsedAt ? `used ${key.lastUsedAt.slice(0, 10)}` : 'never used',
        key.scopes.join(','),
        (0,foreign/* oneLine */.TN)(key.name),
    ]);
    const widths = [0, 1, 2, 3, 4, 5, 6].map((at) => Math.max(0, ...rows.map((row) => (row[at] ?? '').length)));
    return rows
        .map((row) => `${row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd()}\n`)
        .join('');
}

// EXTERNAL MODULE: ./.build/program/src/projects/keys.js
var keys = __webpack_require__(61819);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
// EXTERNAL MODULE: ./.build/program/src/store/key-file.js
var key_file = __webpack_require__(79768);
;// CONCATENATED MODULE: ./.build/program/src/compose/serve/keys.js
// `docket keys`, in the data folder or in a database.






const SECRET_BYTES = 32;
function keys_keys() {
    return keysCommand({ defaultPrefix: keys/* DEFAULT_PREFIX */.Nf, open: keys_open });
}
async function keys_open(place) {
    if (place.kind === 'data')
        return keyAdmin(place.dir);
    const { openDatabaseKeys } = await Promise.all(/* import() */[__webpack_require__.e(5251), __webpack_require__.e(8815), __webpack_require__.e(1351), __webpack_require__.e(4942), __webpack_require__.e(8909), __webpack_require__.e(3842), __webpack_require__.e(29), __webpack_require__.e(2953), __webpack_require__.e(9667), __webpack_require__.e(4209), __webpack_require__.e(4559), __webpack_require__.e(7162), __webpack_require__.e(9937), __webpack_require__.e(5489)]).then(__webpack_require__.bind(__webpack_require__, 99937));
    const { keys: store, close } = await openDatabaseKeys(place.url);
    return { ...administer(store), close };
}
function keyAdmin(dataDir) {
    return administer((0,key_file/* fileKeyStore */.b)(dataDir, shared_clock/* systemClock */.m));
}
function administer(store) {
    const clock = shared_clock/* systemClock */.m;
    return {
        async create(request) {
            const id = (0,external_node_crypto_.randomBytes)(4).toString('hex');
            const secret = (0,external_node_crypto_.randomBytes)(SECRET_BYTES).toString('base64url');
            const createdAt = (0,shared_clock/* isoTime */.L)(clock.now());
            if (request.expiresAt !== null && request.expiresAt <= createdAt) {
                throw new errors/* InvalidRequest */.zh('The key would already be expired. Choose a later `--expires`.');
            }
            const { record, key } = (0,keys/* mintKey */.uY)({ ...request, id, createdAt }, secret);
            await store.update((records) => [...records, record]);
            return { id, key };
        },
        async list() {
            const records = await store.list();
            return records.map((record) => {
                const { id, project, name, scopes, createdAt, expiresAt, lastUsedAt } = record;
                const state = (0,keys/* keyState */.hs)(record, clock.now());
                return { id, project, name, scopes, createdAt, expiresAt, lastUsedAt, state };
            });
        },
        revoke: (id) => store.update((records) => (0,keys/* revokeKey */.CB)(records, id, (0,shared_clock/* isoTime */.L)(clock.now()))),
    };
}


/***/ })

};
