export const id = 3324;
export const ids = [3324];
export const modules = {

/***/ 9635:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Yi: () => (/* binding */ accessTo),
  Ew: () => (/* binding */ hasValidKey),
  rq: () => (/* binding */ listenTo),
  es: () => (/* binding */ openLines),
  aD: () => (/* binding */ serverAddress)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./.build/program/src/jobs/engine.js
var engine = __webpack_require__(93939);
// EXTERNAL MODULE: ./.build/program/src/service/projects/keys.js
var projects_keys = __webpack_require__(52511);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
// EXTERNAL MODULE: ./.build/program/src/contract/collect.js
var contract_collect = __webpack_require__(21529);
// EXTERNAL MODULE: ./.build/program/src/contract/values.js
var values = __webpack_require__(87797);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
// EXTERNAL MODULE: ./.build/program/src/service/server/body.js
var server_body = __webpack_require__(56136);
;// CONCATENATED MODULE: ./.build/program/src/service/server/collect.js
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
function addCollectRoutes(app, answer, { collector, limit, proxies }) {
    async function accept(projectId, request, peer, origin) {
        const wait = limit(clientOf(peer, request.headers.get('x-forwarded-for'), proxies));
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
    app.get(contract_collect/* COLLECT */.RS.script.path, (c) => answer({ request: c.req.raw, name: contract_collect/* COLLECT */.RS.script.path, run: () => SCRIPT }));
    app.post(pattern(contract_collect/* COLLECT */.RS.view.path), (c) => {
        const request = c.req.raw;
        return answer({
            request,
            name: contract_collect/* COLLECT */.RS.view.path,
            async run({ entry }) {
                const projectId = (0,values/* checkId */.ij)('projectId', c.req.param('projectId') ?? '');
                entry.project = projectId;
                const origin = request.headers.get('origin');
                await accept(projectId, request, c.env.address, origin);
                add(projectId, request, await (0,server_body/* readView */.Ml)(request));
                const headers = { 'Access-Control-Allow-Origin': origin ?? '', Vary: 'Origin' };
                return { status: 204, body: null, headers };
            },
        });
    });
    app.get(pattern(contract_collect/* COLLECT */.RS.pixel.path), (c) => {
        const request = c.req.raw;
        return answer({
            request,
            name: contract_collect/* COLLECT */.RS.pixel.path,
            async run({ entry }) {
                const projectId = (0,values/* checkId */.ij)('projectId', c.req.param('projectId') ?? '');
                entry.project = projectId;
                const page = URL.parse(request.headers.get('referer') ?? '');
                await accept(projectId, request, c.env.address, page?.origin ?? null);
                const view = contract_collect/* PageView */.hv.safeParse({ path: page?.pathname });
                if (!view.success)
                    throw new errors/* InvalidRequest */.zh(server_body/* NOT_A_VIEW */.G9);
                add(projectId, request, view.data);
                const headers = { ...FOR_ANY_PAGE, 'Content-Type': 'image/gif' };
                return { status: 200, body: PIXEL, headers };
            },
        });
    });
}
const pattern = (path) => path.replace(/\{(\w+)\}/g, ':$1');
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
/** The proxies whose `X-Forwarded-For` is believed: those on this machine, and the listed ones. */
function trustedProxies(list = '') {
    const trusted = new external_node_net_.BlockList();
    trusted.addSubnet('127.0.0.0', 8);
    trusted.addAddress('::1', 'ipv6');
    for (const entry of list.split(',').map((one) => one.trim())) {
        if (entry === '')
            continue;
        const [address = '', bits = (0,external_node_net_.isIPv6)(address) ? '128' : '32'] = entry.split('/');
        const most = (0,external_node_net_.isIPv6)(address) ? 128 : 32;
        if (!(0,external_node_net_.isIP)(address) || !/^\d{1,3}$/.test(bits) || Number(bits) > most || /\/.*\//.test(entry)) {
            throw new errors/* SetupError */.w3(`DOCKET_TRUSTED_PROXIES must be a list of addresses or networks such as 10.0.0.0/8,fd00::/8; got \`${entry.slice(0, 60)}\`.`);
        }
        trusted.addSubnet(address, Number(bits), (0,external_node_net_.isIPv6)(address) ? 'ipv6' : 'ipv4');
    }
    return trusted;
}
/**
 * The reader's address. Each proxy adds the address it was asked from to the end of
 * `X-Forwarded-For`, so the last one that is not a proxy's is the reader's. What others write there is
 * not believed, wherever they are.
 */
function clientOf(peer, forwardedFor, proxies = trustedProxies()) {
    let client = plain(peer);
    for (const before of (forwardedFor ?? '').split(',').reverse()) {
        const address = plain(before.trim());
        const isProxy = (0,external_node_net_.isIP)(client) !== 0 && proxies.check(client, (0,external_node_net_.isIPv6)(client) ? 'ipv6' : 'ipv4');
        if (!isProxy || !(0,external_node_net_.isIP)(address))
            break;
        client = address;
    }
    return network(client);
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

// EXTERNAL MODULE: ./.build/program/src/service/server/listen.js
var listen = __webpack_require__(40139);
// EXTERNAL MODULE: ./.build/program/src/service/server/respond.js
var respond = __webpack_require__(11407);
// EXTERNAL MODULE: ./node_modules/hono/dist/index.js + 23 modules
var dist = __webpack_require__(38909);
// EXTERNAL MODULE: ./.build/program/src/contract/administration.js
var administration = __webpack_require__(94549);
// EXTERNAL MODULE: ./.build/program/src/contract/directory.js
var directory = __webpack_require__(98956);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/json-schema-processors.js
var json_schema_processors = __webpack_require__(98439);
// EXTERNAL MODULE: ./.build/program/src/contract/insights.js
var insights = __webpack_require__(45306);
// EXTERNAL MODULE: ./.build/program/src/contract/routes.js
var routes = __webpack_require__(63041);
// EXTERNAL MODULE: ./.build/program/src/contract/schemas.js
var schemas = __webpack_require__(51947);
;// CONCATENATED MODULE: ./.build/program/src/contract/openapi.js
// The OpenAPI 3.1 document, made from the route table. 3.1 speaks JSON Schema 2020-12, which is
// what zod writes.








const NAMED = new Map([
    [schemas/* AgentJob */.Je, 'AgentJob'],
    [schemas/* ViewsResult */.Ab, 'ViewsResult'],
    [schemas/* PromptRequest */.wP, 'PromptRequest'],
    [insights/* Insights */.EV, 'Insights'],
    [insights/* PageClasses */.w2, 'PageClasses'],
    [contract_collect/* PageView */.hv, 'PageView'],
    [directory/* JobPage */.Fz, 'JobPage'],
    [directory/* JobSummary */.c3, 'JobSummary'],
    [directory/* JobEvent */._0, 'JobEvent'],
    [directory/* JobTurnEvent */.Pp, 'JobTurnEvent'],
    [directory/* JobStateEvent */.VJ, 'JobStateEvent'],
    [directory/* JobTurn */.hJ, 'JobTurn'],
    [directory/* UsageReport */.KJ, 'UsageReport'],
    [administration/* ProjectInfo */.UQ, 'ProjectInfo'],
    [administration/* ProjectList */.e$, 'ProjectList'],
    [administration/* KeyInfo */.gx, 'KeyInfo'],
    [administration/* KeyList */.Cy, 'KeyList'],
    [administration/* NewKey */.eo, 'NewKey'],
    [administration/* CreatedKey */.qP, 'CreatedKey'],
    [schemas/* ErrorBody */.Fw, 'Error'],
]);
/** What these have in addition is all that is described of them. */
const EXTENDED = new Map([
    [directory/* JobSummary */.c3, schemas/* AgentJob */.Je],
    [administration/* CreatedKey */.qP, administration/* KeyInfo */.gx],
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
            schemas: schemasOf(paths),
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
                content: route.streams ? stream(route.answer) : content(route.answer),
            },
            ...failures(codes),
        },
    };
}
function failures(codes) {
    return Object.fromEntries(codes.map((code) => [code, { description: FAILURES[code], content: content(schemas/* ErrorBody */.Fw) }]));
}
function collectPaths() {
    const { script, view, pixel } = contract_collect/* COLLECT */.RS;
    const image = { 'image/gif': { schema: { type: 'string', format: 'binary' } } };
    return {
        [script.path]: {
            get: openOperation(script, [400], {
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
                    content: { ...content(contract_collect/* PageView */.hv), 'text/plain': { schema: TEXT } },
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
        schema: schemaOf(schemas.ID),
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
        return [{ name: 'Last-Event-ID', in: 'header', required: false, description, schema: TEXT }];
    }
    if (route.method !== 'POST')
        return [];
    return [
        {
            name: routes/* IDEMPOTENCY_HEADER */.ef,
            in: 'header',
            required: false,
            description: 'Requests with the same key and body take effect only once. The response contains the same header.',
            schema: { ...TEXT, minLength: 1, maxLength: 255, pattern: values/* IDEMPOTENCY_KEY */.g6.source },
        },
    ];
}
function content(schema) {
    return { 'application/json': { schema: reference(schema) } };
}
/** Described by one event, whose data is the answer as text. */
function stream(schema) {
    const data = {
        ...TEXT,
        contentMediaType: 'application/json',
        contentSchema: reference(schema),
    };
    const properties = { id: TEXT, event: TEXT, data };
    return {
        'text/event-stream': { schema: { type: 'object', properties, required: ['id', 'data'] } },
    };
}
function reference(schema) {
    const name = NAMED.get(schema);
    return name ? { $ref: `#/components/schemas/${name}` } : schemaOf(schema);
}
/** Those that the paths refer to, also through others: an extension that is not there has none. */
function schemasOf(paths) {
    const found = {};
    const add = (part) => {
        const text = JSON.stringify(part);
        for (const [schema, name] of NAMED) {
            if (name in found || !text.includes(`"#/components/schemas/${name}"`))
                continue;
            found[name] = described(schema);
            add(found[name]);
        }
    };
    add(paths);
    return Object.fromEntries([...NAMED.values()].flatMap((name) => (name in found ? [[name, found[name]]] : [])));
}
function described(schema) {
    const whole = schemaOf(schema);
    const base = EXTENDED.get(schema);
    if (base) {
        const { properties = {} } = schemaOf(base);
        const { properties: all = {}, required = [] } = whole;
        const own = (name) => !Object.hasOwn(properties, name);
        const more = {
            type: 'object',
            properties: Object.fromEntries(Object.entries(all).filter(([name]) => own(name))),
            required: required.filter(own),
        };
        return { allOf: [reference(base), more] };
    }
    if (schema !== directory/* JobEvent */._0)
        return whole;
    const mapping = { turn: reference(directory/* JobTurnEvent */.Pp).$ref, job: reference(directory/* JobStateEvent */.VJ).$ref };
    return { ...whole, discriminator: { propertyName: 'type', mapping } };
}
/** Query parameters are described by the numbers they become: their `output`. */
function schemaOf(schema, io = 'input') {
    const { $schema, ...rest } = json_schema_processors/* toJSONSchema */.bl(schema, {
        io,
        override({ zodSchema, jsonSchema }) {
            const inner = zodSchema;
            const name = NAMED.get(inner);
            if (name === undefined || inner === schema)
                return;
            for (const key of Object.keys(jsonSchema))
                delete jsonSchema[key];
            jsonSchema.$ref = `#/components/schemas/${name}`;
        },
    });
    return rest;
}

// EXTERNAL MODULE: ./.build/program/src/contract/parse.js
var parse = __webpack_require__(60464);
// EXTERNAL MODULE: ./.build/program/src/shared/clock.js
var shared_clock = __webpack_require__(66122);
// EXTERNAL MODULE: ./.build/program/src/contract/wire-errors.js
var wire_errors = __webpack_require__(1944);
// EXTERNAL MODULE: ./.build/program/src/service/projects/session.js
var projects_session = __webpack_require__(17031);
// EXTERNAL MODULE: ./.build/program/src/shared/text/html.js
var html = __webpack_require__(86981);
// EXTERNAL MODULE: ./.build/program/src/service/dashboard/layout.js
var layout = __webpack_require__(70337);
// EXTERNAL MODULE: ./.build/program/src/shared/days.js
var shared_days = __webpack_require__(65529);
;// CONCATENATED MODULE: ./.build/program/src/service/dashboard/parts.js
// Pieces of markup that several pages share.


/** `OWNER/NAME` on GitHub, or the folder's own name. */
function projectNames(projects) {
    const names = projects.map(({ id, repo }) => nameOf(repo) || id);
    return projects.map((project, at) => {
        const name = names[at] ?? project.id;
        const isShared = names.indexOf(name) !== names.lastIndexOf(name);
        return { ...project, name: isShared ? `${name} (${project.id})` : name };
    });
}
const nameOf = (repo) => /^[\w-][\w.-]*\/[\w.-]+$/.test(repo)
    ? repo
    : (repo
        .split(/[\\/]+/)
        .filter(Boolean)
        .at(-1)
        ?.replace(/\.git$/, '') ?? '');
/** A project that is no longer here has only its ID. */
function nameIn(projects, id) {
    return projects.find((project) => project.id === id)?.name ?? id;
}
function projectField(projects, chosen, none) {
    const all = projects.map(({ id, name }) => [id, name]);
    const choices = none === undefined ? all : [['', none], ...all];
    return field('Project', (0,html/* html */.q) `<select name="project">${options(choices, chosen)}</select>`);
}
/** On narrow screens, each cell has its heading beside it. */
function table(caption, heads, rows) {
    const head = heads.map((name) => (0,html/* html */.q) `<th scope="col">${name || (0,html/* html */.q) `<span class="sr">Actions</span>`}</th>`);
    const body = rows.map((cells) => {
        const row = cells.map((cell, at) => (0,html/* html */.q) `<td data-head="${heads[at]}">${cell}</td>`);
        return (0,html/* html */.q) `<tr>${row}</tr>`;
    });
    return (0,html/* html */.q) `<div class="card lists"><table class="list"><caption class="sr">${caption}</caption><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`;
}
function facts(rows) {
    return (0,html/* html */.q) `<dl class="facts card">${rows.map(([name, value]) => (0,html/* html */.q) `<dt>${name}</dt><dd>${value}</dd>`)}</dl>`;
}
/** `then` is what to do about it. */
function nothing(title, ...then) {
    return (0,html/* html */.q) `<div class="empty"><strong>${title}</strong>${then.map((part) => (0,html/* html */.q) `<p>${part}</p>`)}</div>`;
}
/** How long ago, with the exact time in UTC: the server knows no other zone. */
function time(iso, now, none = '–') {
    if (!iso)
        return (0,html/* html */.q) `${none}`;
    const exact = `${iso.slice(0, 16).replace('T', ' ')} UTC`;
    return (0,html/* html */.q) `<time datetime="${iso}" title="${exact}">${relativeTime(Date.parse(iso), now)}</time>`;
}
const UNITS = [
    ['day', shared_days/* DAY_MS */.sO],
    ['hour', 3_600_000],
    ['minute', 60_000],
];
/** Further away, a date says more. */
const RELATIVE_DAYS = 30;
const words = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });
const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
function relativeTime(at, now) {
    const away = at - now;
    if (Number.isNaN(away))
        return '–';
    if (Math.abs(away) > RELATIVE_DAYS * shared_days/* DAY_MS */.sO)
        return dates.format(at);
    const [unit, ms] = UNITS.find(([, length]) => Math.abs(away) >= length) ?? [];
    return unit && ms ? words.format(Math.trunc(away / ms), unit) : 'just now';
}
function field(label, control) {
    return (0,html/* html */.q) `<label class="field"><span>${label}</span>${control}</label>`;
}
function options(all, chosen) {
    return all.map(([value, text]) => (0,html/* html */.q) `<option value="${value}"${value === chosen && (0,html/* html */.q) ` selected`}>${text}</option>`);
}
/** A path of this server with a query. */
function address(path, query) {
    const given = Object.entries(query).filter((pair) => !!pair[1]);
    const text = new URLSearchParams(given).toString();
    return text ? `${path}?${text}` : path;
}
function older(path, query, next) {
    const href = address(path, { ...query, cursor: next ?? undefined });
    return next !== null && (0,html/* html */.q) `<p class="more"><a rel="next" href="${href}">Older</a></p>`;
}
/** A link only to a web address; anything else is shown as text. */
function parts_link(url, text) {
    if (!/^https?:\/\//i.test(url) || !URL.canParse(url))
        return (0,html/* html */.q) `${text}`;
    return (0,html/* html */.q) `<a href="${url}" rel="noreferrer">${text}</a>`;
}
function state(word, kind = word) {
    return (0,html/* html */.q) `<span class="state ${kind}">${word}</span>`;
}

;// CONCATENATED MODULE: ./.build/program/src/service/dashboard/installation.js
// Whether everything that Docket needs is there: the GitHub App, its deliveries, and workers.



function installationPage(viewer, { app, workers }, projects) {
    const main = (0,html/* html */.q) `<section aria-labelledby="app"><h2 id="app">GitHub App</h2>${app ? appFacts(app, viewer.now) : nothing('There is no GitHub App here.', 'Comments reach Docket through workflows. To answer them here, set APP_ID and PRIVATE_KEY.')}</section>
<section aria-labelledby="workers"><h2 id="workers">Workers</h2>${workerList(workers, viewer.now)}</section>
<section aria-labelledby="projects"><h2 id="projects">Projects</h2>${projectList(projects)}</section>`;
    return (0,layout/* layout */.Zp)({ title: 'Installation', at: '/installation', viewer, main });
}
function appFacts({ id, lastDelivery, failed }, now) {
    return facts([
        ['App ID', id],
        ['Last delivery', time(lastDelivery, now, 'none in the last seven days')],
        ['Failed deliveries', failedText(failed, now)],
    ]);
}
function failedText(failed, now) {
    if (typeof failed === 'string')
        return failed;
    if (failed.length === 0)
        return [state('none', 'ok'), ' in the last 24 hours'];
    const items = failed
        .slice(0, 20)
        .map(({ guid, at }) => (0,html/* html */.q) `<li><code>${guid}</code> ${time(at, now)}</li>`);
    return (0,html/* html */.q) `${state(String(failed.length), 'bad')} in the last 24 hours. Workers ask for them again every five minutes.<ul>${items}</ul>`;
}
function workerList(workers, now) {
    if (workers === null)
        return (0,html/* html */.q) `<p class="card">This server runs the jobs itself.</p>`;
    if (workers.length === 0) {
        return nothing('No worker is connected.', (0,html/* html */.q) `Jobs wait until one runs. Start one with <code>docket work</code>.`);
    }
    return table('Workers', ['Worker', 'Connected since'], workers.map(({ name, since }) => [name, time(since, now)]));
}
function projectList(projects) {
    if (projects.length === 0) {
        return nothing('No projects.', (0,html/* html */.q) `Add one with <code>docket projects add</code>.`);
    }
    return table('Projects', ['Repository', 'Project ID', 'Installation'], projects.map(({ id, name, installation }) => [
        name,
        (0,html/* html */.q) `<code>${id}</code>`,
        installation === null ? 'added by hand' : installation,
    ]));
}

// EXTERNAL MODULE: ./.build/program/src/contract/job.js
var contract_job = __webpack_require__(99916);
// EXTERNAL MODULE: ./.build/program/src/shared/dollars.js
var dollars = __webpack_require__(42423);
// EXTERNAL MODULE: ./.build/program/src/shared/text/escape.js
var text_escape = __webpack_require__(90007);
// EXTERNAL MODULE: ./.build/program/src/shared/text/foreign.js
var foreign = __webpack_require__(35238);
// EXTERNAL MODULE: ./.build/program/src/views/reports/format.js
var format = __webpack_require__(70770);
;// CONCATENATED MODULE: ./.build/program/src/service/dashboard/jobs.js










/** A pull request that nobody has reviewed for this long is shown as such. */
const WAITING_DAYS = 3;
/** Of whoever sees hundreds of projects, these are looked through; the others are chosen by name. */
const MAX_PROJECTS = 50;
const WAITING = ['waiting', `Waiting for review over ${WAITING_DAYS} days`];
const STATES = [
    ['', 'Any state'],
    ...values/* JOB_STATUSES */.nE.map((status) => [status, status[0]?.toUpperCase() + status.slice(1)]),
    WAITING,
];
const REQUEST_LENGTH = 140;
function jobsPage(view) {
    const { viewer, filter, projects, jobs, live } = view;
    const query = { project: filter.project, status: filter.status, search: filter.search };
    const list = jobs.length === 0
        ? none(Object.values(query).some(Boolean))
        : (0,html/* html */.q) `<ul class="card jobs">${jobs.map((job) => row(job, view))}</ul>`;
    const isPart = filter.project === '' && projects.length > MAX_PROJECTS;
    const main = (0,html/* html */.q) `${filterForm(filter, projects)}
<div id="live">${isPart && tooMany(projects.length)}${view.unreadable.map((job) => notice(job, projects))}${list}${older('/', query, view.nextCursor)}</div>`;
    return (0,layout/* layout */.Zp)({ title: 'Jobs', at: '/', viewer, main, ...(live && { live }) });
}
function row(job, { projects, viewer: { now } }) {
    const more = job.instructions > 1 && ` +${job.instructions - 1}`;
    const about = [
        projects.length > 1 && nameIn(projects, job.project),
        job.requester,
        time(job.updatedAt, now),
        costOf(job),
    ].filter(Boolean);
    const days = job.waitingSince ? Math.floor((now - Date.parse(job.waitingSince)) / shared_days/* DAY_MS */.sO) : 0;
    return (0,html/* html */.q) `<li><div class="job"><a class="request" href="${jobPath(job.project, job.id)}">${titleOf(job.prompt)}</a>${more && (0,html/* html */.q) ` <span class="quiet">${more}</span>`}
<p class="quiet">${about.map((part, at) => (at === 0 ? part : [' · ', part]))}</p></div>
<p class="marks">${days >= WAITING_DAYS && state(`waiting ${days} days`, 'waiting')}${job.prLink && parts_link(job.prLink, pullName(job.prLink))}${state((0,contract_job/* stateOf */.L4)(job))}</p></li>`;
}
/** What was asked first, in one line. */
function titleOf(prompt) {
    return (0,text_escape/* shorten */.ml)((0,foreign/* oneLine */.TN)(prompt), REQUEST_LENGTH) || 'No words';
}
function none(isFiltered) {
    if (isFiltered) {
        return nothing('No jobs match this filter.', (0,html/* html */.q) `<a class="button plain" href="/">Clear the filter</a>`);
    }
    return nothing('No jobs yet.', (0,html/* html */.q) `To start one, comment <code>/docs</code> and what to do on an issue or a pull request, or run <code>docket job create</code>.`);
}
function tooMany(projects) {
    return (0,html/* html */.q) `<p>Only the jobs of the first ${MAX_PROJECTS} of your ${projects} projects are listed here. To see others, choose their project.</p>`;
}
function notice({ project, id }, projects) {
    return (0,html/* html */.q) `<p class="card">Job <a href="${jobPath(project, id)}">${id}</a> of ${nameIn(projects, project)} is not listed, because its record cannot be read. The server’s log shows the reason when you open the job.</p>`;
}
function filterForm({ project, status, search }, projects) {
    return (0,html/* html */.q) `<form method="get" action="/" class="filter" role="search">${projects.length > 1 && projectField(projects, project, 'All projects')}
${field('State', (0,html/* html */.q) `<select name="status">${options(STATES, status)}</select>`)}
${field('Search', (0,html/* html */.q) `<input type="search" name="search" maxlength="200" value="${search}">`)}
<button>Show</button></form>`;
}
function jobPath(project, id) {
    return `/jobs/${encodeURIComponent(project)}/${encodeURIComponent(id)}`;
}
function costOf({ docket }) {
    return (0,dollars/* costText */.rs)(docket?.usage ?? {});
}
/** `#12`, where the address ends in the number of the pull request. */
function pullName(url) {
    const number = /\/(\d{1,9})\/?$/.exec(url)?.[1];
    return number ? `#${number}` : 'Pull request';
}
const JOB_ACTS = ['retry', 'cancel', 'archive'];
/** What can be done with a job in this state. */
function actsFor(status) {
    if (status === 'active')
        return ['cancel'];
    return status === 'archived' ? [] : ['retry', 'archive'];
}
function jobPage(view) {
    const { viewer, project, job, turns } = view;
    const path = jobPath(project.id, job.id);
    const main = (0,html/* html */.q) `<div id="live">${links(view, path)}${about(view)}
${view.acts && buttons(view, path)}
<section aria-labelledby="conversation"><h2 id="conversation">Conversation</h2>
${turns.map((turn) => exchange(turn, viewer.now))}</section></div>
${view.acts && job.status !== 'archived' && followUp(view, path)}`;
    return (0,layout/* layout */.Zp)({
        title: titleOf(turns[0]?.prompt ?? ''),
        at: '/',
        viewer,
        // A final job moves again when someone sends a message.
        live: `${path}/live`,
        up: (0,html/* html */.q) `<a href="/">Jobs</a>`,
        main,
    });
}
function archivePage(view) {
    const { viewer, project, job, turns } = view;
    const path = jobPath(project.id, job.id);
    const title = titleOf(turns[0]?.prompt ?? '');
    return (0,layout/* questionPage */.GB)({
        viewer,
        at: '/',
        title: 'Archive this job?',
        text: (0,html/* html */.q) `“${title}” closes permanently: nobody can send it another request. Its pull request and this page stay as they are. This cannot be undone.`,
        action: `${path}/archive`,
        button: 'Archive',
        back: path,
    });
}
function buttons({ viewer, job }, path) {
    const words = { retry: 'Retry', cancel: 'Cancel' };
    const all = actsFor(job.status).map((act) => act === 'archive'
        ? (0,html/* html */.q) `<a class="button plain" id="archive" href="${path}/archive">Archive…</a>`
        : (0,layout/* form */.Zd)(`${path}/${act}`, viewer, (0,html/* html */.q) `<button id="${act}" class="plain">${words[act]}</button>`));
    return all.length > 0 && (0,html/* html */.q) `<div class="acts">${all}</div>`;
}
/** The number of requests so far makes a second click on the same page no second request. */
function followUp({ viewer, turns }, path) {
    return (0,html/* html */.q) `<section aria-labelledby="follow-up"><h2 id="follow-up">Follow-up</h2>
${(0,layout/* form */.Zd)(`${path}/message`, viewer, (0,html/* html */.q) `<input type="hidden" name="turn" value="${turns.length}">
<label class="field wide"><span>What should the agent do next? While it is working, your request waits for its turn.</span><textarea name="prompt" rows="3" maxlength="10000" required></textarea></label>
<button>Send</button>`, 'card')}</section>`;
}
function links({ job, turns }, path) {
    const { compareLink } = job.docket ?? {};
    const asked = turns.find(({ url }) => url)?.url;
    const isRun = /\/actions\/runs\/\d+/.test(asked ?? '');
    const all = [
        asked && parts_link(asked, isRun ? 'Workflow run' : 'Thread'),
        job.prLink && parts_link(job.prLink, pullName(job.prLink).replace('#', 'Pull request #')),
        job.prLink
            ? parts_link(`${job.prLink}/files`, 'Diff')
            : compareLink && parts_link(compareLink, 'Diff of the branch'),
        (0,html/* html */.q) `<a href="${path}/log">Log</a>`,
    ];
    return (0,html/* html */.q) `<ul class="links">${all.filter(Boolean).map((one) => (0,html/* html */.q) `<li>${one}</li>`)}</ul>`;
}
function about({ viewer: { now }, project, job, turns }) {
    const { usage, draft } = job.docket ?? {};
    // Of a job that ended well, it is what the agent said.
    const last = turns.at(-1);
    const said = [...(last?.rounds ?? []), last?.summary];
    const reason = said.includes(job.docket?.reason ?? null) ? null : (0,contract_job/* reasonOf */.A3)(job);
    const rows = [
        ['State', state((0,contract_job/* stateOf */.L4)(job))],
        ...(reason ? [['Reason', reason]] : []),
        ...(draft === 'made'
            ? [['Pull request', 'draft, because checks fail']]
            : []),
        ...(project.name === job.source.repository
            ? []
            : [['Project', project.name]]),
        ['Repository', (0,html/* html */.q) `${job.source.repository} <span class="path">${job.source.ref}</span>`],
        ['Created', time(job.createdAt, now)],
        ...(job.archivedAt ? [['Archived', time(job.archivedAt, now)]] : []),
        ['Model', job.model],
        ['Used', used(usage)],
        ...(took(turns.at(-1)) ? [['Took', took(turns.at(-1))]] : []),
        ['Job ID', (0,html/* html */.q) `<code>${job.id}</code>`],
    ];
    return facts(rows);
}
function exchange(turn, now) {
    const said = [...turn.rounds, ...(turn.summary === null ? [] : [turn.summary])];
    const files = turn.files !== null && ` · ${turn.files} ${turn.files === 1 ? 'file' : 'files'} changed`;
    const cost = Object.keys(turn.usage).length > 0 && ` · used: ${used(turn.usage)}`;
    const length = took(turn) && ` · took ${took(turn)}`;
    const canceled = turn.reason === contract_job/* CANCELLED */.gD;
    const badge = canceled ? state('canceled') : state(turn.state, STATE[turn.state]);
    return (0,html/* html */.q) `<article class="turn"><h3>${askedBy(turn)} ${badge}</h3>
<p class="quiet">${time(turn.receivedAt, now)}${files}${length}${cost}</p>
<div class="said prompt">${turn.prompt}</div>
${said.map((text) => (0,html/* html */.q) `<div class="said">${text}</div>`)}
${turn.reason && !canceled && (0,html/* html */.q) `<p class="bad">${turn.reason}</p>`}${checks(turn.checks)}</article>`;
}
/** Records of earlier versions do not say which key it was. */
const askedBy = ({ requester }) => (requester === null ? 'Request' : `${requester} asked`);
const STATE = {
    queued: '',
    running: 'active',
    done: 'ok',
    failed: 'bad',
};
function checks(all) {
    const items = all.map(({ ok, name, summary }) => (0,html/* html */.q) `<li${!ok && (0,html/* html */.q) ` class="bad"`}><span class="mark" aria-hidden="true">${ok ? '✓' : '!'}</span><span><strong>${name}</strong> ${ok ? 'passed' : 'failed'}: ${summary}</span></li>`);
    return items.length > 0 && (0,html/* html */.q) `<ul class="checks">${items}</ul>`;
}
function used(usage = {}) {
    const tokens = (usage.inputTokens ?? 0) + (usage.outputTokens ?? 0);
    const cost = (0,dollars/* costText */.rs)(usage);
    const parts = [
        ...(cost === dollars/* NOT_MEASURED */.pJ ? [] : [cost]),
        ...(tokens === 0 ? [] : [`${usage.incomplete ? 'at least ' : ''}${(0,format/* count */.U9)(tokens)} tokens`]),
    ];
    return parts.join(', ') || dollars/* NOT_MEASURED */.pJ;
}
/** From the request to its end, as the thread counts it; empty until it has ended. */
function took(turn) {
    if (!turn?.endedAt)
        return '';
    return (0,shared_days/* duration */.p0)(Date.parse(turn.endedAt) - Date.parse(turn.receivedAt));
}
/** The whole job as text, to search and to send to someone. */
function jobLog({ job, turns }) {
    const blocks = turns.map((turn) => [
        `${turn.receivedAt} ${turn.requester ?? 'request'}: ${turn.prompt}`,
        ...turn.rounds.map((text) => `agent, before failed checks went back to it: ${text}`),
        ...(turn.summary === null ? [] : [`agent: ${turn.summary}`]),
        ...turn.checks.map(({ ok, name, summary }) => `check ${name} ${ok ? 'passed' : 'failed'}: ${summary}`),
        ...(turn.reason === null || turn.reason === contract_job/* CANCELLED */.gD ? [] : [`reason: ${turn.reason}`]),
        `${turn.reason === contract_job/* CANCELLED */.gD ? 'canceled' : turn.state}${turn.files === null ? '' : `, files changed: ${turn.files}`}, used: ${used(turn.usage)}${took(turn) && `, took: ${took(turn)}`}`,
    ].join('\n'));
    const head = [
        `job ${job.id} is ${(0,contract_job/* stateOf */.L4)(job)}`,
        `repository ${job.source.repository}, ref ${job.source.ref}, model ${job.model}`,
        `created ${job.createdAt}`,
        ...(job.prLink ? [`pull request ${job.prLink}`] : []),
    ];
    return `${[head.join('\n'), ...blocks].join('\n\n')}\n`.replace(/[^\n\t]+/g, text_escape/* visible */.RK);
}
const HEADS = ['Month', 'Jobs', 'Requests', 'Input tokens', 'Output tokens', 'Agent time', 'Cost'];
/** Nothing that ran uses nothing. */
const measured = (value, text) => value === 0 ? dollars/* NOT_MEASURED */.pJ : text(value);
function costPage({ viewer, projects, project, usage }) {
    const rows = usage.months.map((month) => [
        month.month,
        (0,format/* count */.U9)(month.jobs),
        (0,format/* count */.U9)(month.instructions),
        measured(month.inputTokens, format/* count */.U9),
        measured(month.outputTokens, format/* count */.U9),
        measured(month.seconds, (seconds) => (0,shared_days/* duration */.p0)(seconds * 1000)),
        measured(month.costMicros, (costMicros) => (0,dollars/* costText */.rs)({ costMicros, incomplete: month.incomplete })),
    ]);
    const list = rows.length === 0
        ? nothing('No work yet.', 'What jobs use is added up here.')
        : table('Cost by month', HEADS, rows);
    const main = (0,html/* html */.q) `<form method="get" action="/cost" class="filter">${projectField(projects, project)}<button>Show</button></form>${list}`;
    return (0,layout/* layout */.Zp)({ title: 'Cost', at: '/cost', viewer, main });
}

;// CONCATENATED MODULE: ./.build/program/src/service/dashboard/problem.js
// A page for what did not work.


const TITLES = {
    401: 'Sign in first',
    403: 'Not allowed',
    404: 'Not found',
    405: 'Not possible here',
    409: 'Not possible now',
    429: 'Too many requests',
    500: 'Something failed',
    503: 'Not available',
};
function problemPage(status, sentences, viewer) {
    // These two come before anyone asks who it is; the page of all jobs does.
    const isForAnyone = viewer !== undefined || status === 405 || status === 500;
    const back = isForAnyone ? (0,html/* html */.q) `<a href="/">All jobs</a>` : (0,html/* html */.q) `<a href="/sign-in">Sign in</a>`;
    const words = sentences.map((text) => (0,html/* html */.q) `<p>${text}</p>`);
    return (0,layout/* layout */.Zp)({
        title: TITLES[status] ?? 'Check the request',
        ...(viewer && { viewer }),
        main: (0,html/* html */.q) `<div class="card" role="alert">${words}<p>${back}</p></div>`,
    });
}

// EXTERNAL MODULE: ./.build/program/src/service/dashboard/pull.js + 1 modules
var dashboard_pull = __webpack_require__(81391);
;// CONCATENATED MODULE: ./.build/program/src/service/dashboard/views.js
// Which report of page views to open, and how to get page views in the first place.



const REPORT_PATH = '/views/report';
const RANGES = [
    ['last-7-days', 'Last 7 days'],
    ['last-30-days', 'Last 30 days'],
    ['previous-week', 'Previous week'],
    ['previous-month', 'Previous month'],
];
function viewsPage(viewer, projects) {
    const main = projects.length === 0
        ? nothing('No projects here.', 'You see the projects whose repositories you can read.')
        : (0,html/* html */.q) `<p class="about">The report counts the views of every page by people and by AI. Days are in UTC.</p>
<form method="get" action="${REPORT_PATH}" class="card fields">
${projectField(projects, '')}
${field('Range', (0,html/* html */.q) `<select name="range">${options(RANGES, '')}</select>`)}
${field('Or from', (0,html/* html */.q) `<input type="date" name="from">`)}
${field('Until before', (0,html/* html */.q) `<input type="date" name="to">`)}
<button>Open the report</button></form>`;
    return (0,layout/* layout */.Zp)({ title: 'Page views', at: '/views', viewer, main });
}
/** For a project whose views nothing counts. `origin` is that of this server. */
function noViewsPage(viewer, { id, name }, origin) {
    const main = (0,html/* html */.q) `<p class="about">Nothing counts the page views of ${name} yet. Choose where they come from:</p>
<section class="card" aria-labelledby="logs"><h2 id="logs">From access logs</h2>
<p>Docket reads the logs of any common web server or CDN, also compressed. It sees everyone who reads your pages, including AI agents.</p>
<p>For a project of the database or of the data folder:</p>
<pre class="sample">docket projects set ${id} --access-logs '/var/log/nginx/*.log*'</pre>
<p>Or start <code>docket serve</code> with <code>--access-logs</code> and the globs of your logs.</p></section>
<section class="card" aria-labelledby="pages"><h2 id="pages">From the pages themselves</h2>
<p>For sites without access logs. Readers that run no scripts, such as most AI agents, are not counted. List your site in <code>.github/docket.yml</code>:</p>
<pre class="sample">views:
  collect-from: ["https://docs.example.com"]</pre>
<p>Then add this script to every page:</p>
<pre class="sample">${`<script defer src="${origin}/t.js" data-project="${id}"></script>`}</pre></section>
<p class="more"><a href="${layout/* DOCS */.iT}/page-views.md" rel="noreferrer">All about page views</a> · <a href="/views">Another project</a></p>`;
    return (0,layout/* layout */.Zp)({ title: 'Page views', at: '/views', viewer, main });
}

// EXTERNAL MODULE: ./.build/program/src/service/dashboard/routes/gate.js
var routes_gate = __webpack_require__(21087);
// EXTERNAL MODULE: ./.build/program/src/shared/remembered.js
var remembered = __webpack_require__(61812);
// EXTERNAL MODULE: ./.build/program/src/service/dashboard/routes/replies.js
var replies = __webpack_require__(59750);
;// CONCATENATED MODULE: ./.build/program/src/service/dashboard/routes/live.js
// Tells open pages that there is something new. What it is, they fetch as anyone would: an event
// carries nothing.



/** How often a page's data is looked at. Several servers share the jobs, so nobody tells them. */
const LOOK_EVERY_MS = 1_000;
function createLive({ clock, streams }, gate) {
    /** `look` gives what the page shows. */
    return async (visit, look) => {
        const isAllowed = async () => (await gate.signedIn(visit.request)) !== null;
        async function* changes(signal) {
            let id = digest(await look());
            yield { id, type: 'ready' };
            for (;;) {
                await clock.sleep(LOOK_EVERY_MS, signal).catch(() => { });
                // Whoever has signed out gets nothing more.
                if (signal.aborted || !(await isAllowed()))
                    return;
                const now = digest(await look());
                if (now === id)
                    continue;
                id = now;
                yield { id, type: 'change' };
            }
        }
        const { request, token, session } = visit;
        // A person can sign in as often as they like; those who run the server have no name.
        const isOperator = session.grants === 'all';
        const owner = isOperator ? `session ${(0,projects_session/* tokenHash */.Iq)(token)}` : `person ${session.actor}`;
        const project = visit.param('project') || undefined;
        const reply = await streams.open({
            owner,
            request,
            events: changes,
            isAllowed,
            ...(project && { project }),
        });
        return { ...reply, headers: { ...reply.headers, ...replies/* SAFE */.A9 } };
    };
}
function digest(data) {
    return (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(data)).digest('hex').slice(0, 16);
}

;// CONCATENATED MODULE: ./.build/program/src/service/dashboard/routes/visit.js
// One request of someone who is signed in, and what the pages are made of.



/** In the order of their names, only those that the visitor may see, or change. */
async function projectsFor({ projects }, { session }, right = 'read') {
    const all = (await projects()).filter(({ id }) => {
        const has = (0,projects_session/* rightIn */.g2)(session, id);
        return has === 'write' || has === right;
    });
    return projectNames(all).sort((a, b) => (a.name < b.name ? -1 : 1));
}
/** Whoever runs the server needs nobody's permission. */
async function insistOnCommands({ insistOnPermission }, { session }, project) {
    (0,projects_session/* insistOnRight */.i5)(session, project, 'write');
    if (session.grants !== 'all')
        await insistOnPermission(project, session.actor);
}
function note({ audit, clock }, entry) {
    return audit.add({ project: null, detail: {}, ...entry, at: (0,shared_clock/* isoTime */.L)(clock.now()) });
}

;// CONCATENATED MODULE: ./.build/program/src/service/dashboard/routes/jobs.js
// The pages of jobs: all of them, one of them, and what can be done with it.














const PER_PAGE = 50;
function createJobPages(deps) {
    const shared = (0,remembered/* createRemembered */.f)(deps.clock, LOOK_EVERY_MS);
    /** `once` is how a project is read: for pages each time, for their streams once for all viewers. */
    async function listed(visit, once = (_, read) => read()) {
        const { project, status, search } = filterOf(visit);
        const cursor = visit.url.searchParams.get('cursor') || undefined;
        const since = (0,shared_clock/* isoTime */.L)(deps.clock.now() - WAITING_DAYS * shared_days/* DAY_MS */.sO);
        const isStatus = values/* JOB_STATUSES */.nE.find((one) => one === status);
        const request = {
            limit: PER_PAGE,
            ...(isStatus && { status: isStatus }),
            ...(status === 'waiting' && { waitingSince: since }),
            ...(search && { search }),
            ...(cursor && { cursor }),
        };
        const list = async (id) => {
            const read = () => directoryOf(deps).list(id, request);
            const found = await once(JSON.stringify(['list', id, status, search, cursor]), read);
            const { nextCursor, unreadable: ids = [] } = found;
            const jobs = found.jobs.map((job) => ({ ...job, project: id }));
            const unreadable = ids.map((job) => ({ id: job, project: id }));
            return { jobs, unreadable, nextCursor };
        };
        if (project)
            return list(project);
        const projects = () => once('projects', deps.projects);
        const ids = (await projectsFor({ projects }, visit)).map(({ id }) => id);
        const [only] = ids;
        if (only !== undefined && ids.length === 1)
            return list(only);
        if (cursor)
            (0,contract_job/* readCursor */.fS)(cursor);
        // One project that cannot be read hides no other.
        const all = ids.slice(0, MAX_PROJECTS).map((id) => list(id).catch(() => NOTHING));
        return merged(await Promise.all(all));
    }
    const list = async (visit) => {
        const { viewer, url } = visit;
        const filter = filterOf(visit);
        const projects = await projectsFor(deps, visit);
        const view = { ...(await listed(visit)), viewer, filter, projects };
        const live = url.searchParams.has('cursor') ? {} : { live: address('/live', { ...filter }) };
        return (0,replies/* page */.MY)(jobsPage({ ...view, ...live }));
    };
    async function read(visit, right) {
        const { project, id } = jobOf(visit, right);
        const turns = [];
        for await (const event of directoryOf(deps).events(project, id)) {
            if (event.type === 'job')
                return { job: event.job, turns };
            turns.push(event.turn);
        }
        throw new errors/* NotFound */.Mk('There is no such job in this project.');
    }
    /** What a page about one job shows. */
    async function viewOf(visit, right) {
        const { project: id } = jobOf(visit, right);
        const found = await read(visit, right);
        const projects = await projectsFor(deps, visit);
        const project = projects.find((one) => one.id === id) ?? { id, name: id };
        return { ...found, viewer: visit.viewer, project };
    }
    const show = async (visit) => {
        const view = await viewOf(visit);
        const acts = (0,projects_session/* rightIn */.g2)(visit.session, view.project.id) === 'write';
        return (0,replies/* page */.MY)(jobPage({ ...view, acts }));
    };
    const log = async (visit) => (0,replies/* text */.Qq)(jobLog(await read(visit)));
    const askToArchive = async (visit) => {
        const view = await viewOf(visit, 'write');
        insistOnAct(view, 'archive');
        return (0,replies/* page */.MY)(archivePage(view));
    };
    const message = async (visit) => {
        const { project, id } = jobOf(visit, 'write');
        const { actor } = visit.session;
        const prompt = (visit.form.get('prompt') ?? '').replaceAll('\r\n', '\n').trim();
        if (prompt === '')
            throw new errors/* InvalidRequest */.zh('Write what the agent should do next.');
        (0,server_body/* checkPromptSize */.Mj)(prompt);
        await insistOnCommands(deps, visit, project);
        const { job, turns } = await read(visit);
        if (job.status === 'archived')
            throw new errors/* Conflict */.lt(jobs_closed(job.status));
        // The same words from the same page are a second click.
        const turn = visit.form.get('turn') ?? String(turns.length);
        const key = (0,external_node_crypto_.hash)('sha256', JSON.stringify([id, turn, prompt, actor]));
        await deps.message(project, id, { prompt, actor, key: `dashboard-message-${key}` });
        await note(deps, { actor, project, action: 'job.message', detail: { job: id } });
        return (0,replies/* redirect */.V2)(jobPath(project, id));
    };
    const act = (name) => async (visit) => {
        const { project, id } = jobOf(visit, 'write');
        await insistOnCommands(deps, visit, project);
        const { job, turns } = await read(visit);
        insistOnAct({ job }, name);
        const { actor } = visit.session;
        const { control } = deps.service;
        if (name === 'retry')
            await deps.retry(project, id, { actor, turn: turns.length });
        else if (!control)
            throw new errors/* NotFound */.Mk('Jobs cannot be canceled or archived here.');
        else if (name === 'cancel')
            await control.cancel(project, id, { by: actor });
        else
            await control.archive(project, id);
        await note(deps, { actor, project, action: `job.${name}`, detail: { job: id } });
        return (0,replies/* redirect */.V2)(jobPath(project, id));
    };
    const cost = async (visit) => {
        const projects = await projectsFor(deps, visit);
        const project = filterOf(visit).project || projects[0]?.id;
        if (project === undefined)
            throw new errors/* NotFound */.Mk('There are no projects here that you can see.');
        const usage = await directoryOf(deps).usage(project, { months: 12 });
        return (0,replies/* page */.MY)(costPage({ viewer: visit.viewer, projects, project, usage }));
    };
    const looks = {
        list: (visit) => listed(visit, shared),
        job(visit) {
            const { project, id } = jobOf(visit);
            return shared(JSON.stringify(['job', project, id]), () => read(visit));
        },
    };
    return { list, show, log, askToArchive, message, act, cost, looks };
}
const jobs_closed = (status) => `The job is ${status}. Open it again to see what can be done now.`;
function insistOnAct({ job }, act) {
    if (!actsFor(job.status).includes(act))
        throw new errors/* Conflict */.lt(jobs_closed(job.status));
}
const NOTHING = { jobs: [], unreadable: [], nextCursor: null };
/** The newest jobs of pages that all begin at the same position. */
function merged(pages) {
    // What is older than the end of any page may come after jobs that this page does not have.
    const [end] = pages
        .flatMap(({ nextCursor }) => (nextCursor === null ? [] : (0,contract_job/* readCursor */.fS)(nextCursor)))
        .sort(contract_job/* newestFirst */.ll);
    const all = pages.flatMap(({ jobs }) => jobs).sort(contract_job/* newestFirst */.ll);
    const sure = end ? all.filter((job) => (0,contract_job/* newestFirst */.ll)(job, end) <= 0) : all;
    const jobs = sure.slice(0, PER_PAGE);
    const last = sure.length > PER_PAGE ? jobs.at(-1) : end;
    const unreadable = pages.flatMap((page) => page.unreadable);
    return { jobs, unreadable, nextCursor: last ? (0,contract_job/* cursorOf */.cg)(last) : null };
}
function directoryOf({ service }) {
    if (service.directory)
        return service.directory;
    throw new errors/* NotFound */.Mk('This service cannot list jobs.');
}
function filterOf({ url: { searchParams: query }, session }) {
    const project = query.get('project') ?? '';
    if (project)
        (0,projects_session/* insistOnRight */.i5)(session, (0,values/* checkId */.ij)('project', project), 'read');
    const search = (query.get('search') ?? '').slice(0, 200);
    return { project, status: query.get('status') ?? '', search };
}
function jobOf(visit, right = 'read') {
    const project = (0,values/* checkId */.ij)('project', visit.param('project'));
    (0,projects_session/* insistOnRight */.i5)(visit.session, project, right);
    return { project, id: (0,values/* checkId */.ij)('job', visit.param('id')) };
}

;// CONCATENATED MODULE: ./.build/program/src/service/dashboard/keys.js





const SCOPES = {
    jobs: 'Jobs',
    views: 'Page views',
    admin: 'Everything, also keys and settings',
};
function keysPage({ viewer, keys, projects, scopes, created }) {
    const list = keys.length === 0
        ? nothing('There are no keys yet.', 'Programs need one to use the HTTP API.')
        : table('API keys', ['Key', 'Project', 'State', 'Scopes', 'Created', 'Expires', 'Last used', ''], keys.map((key) => keys_row(key, projects, viewer.now)));
    const main = (0,html/* html */.q) `${created && shownOnce(created)}
<section aria-labelledby="all"><h2 id="all">All keys</h2>
${list}</section>
${projects.length > 0 && create(viewer, projects, scopes)}`;
    return (0,layout/* layout */.Zp)({ title: 'Keys', at: '/keys', viewer, main });
}
function keys_row(key, projects, now) {
    return [
        (0,html/* html */.q) `<strong>${key.name || 'Unnamed'}</strong> <code>${key.id}</code>`,
        nameIn(projects, key.project),
        state(key.state),
        key.scopes.join(', '),
        time(key.createdAt, now),
        time(key.expiresAt, now, 'never'),
        time(key.lastUsedAt, now, 'never'),
        key.state === 'valid' &&
            (0,html/* html */.q) `<a class="button plain" href="${revokePath(key)}">Revoke…<span class="sr"> ${key.name || key.id}</span></a>`,
    ];
}
const revokePath = ({ id }) => `/keys/${encodeURIComponent(id)}/revoke`;
function revokePage(viewer, key, project) {
    const name = key.name || key.id;
    return (0,layout/* questionPage */.GB)({
        viewer,
        at: '/keys',
        title: `Revoke the key ${name}?`,
        text: [
            `Programs that use this key of ${project} stop working at once. `,
            key.lastUsedAt
                ? ['It was last used ', time(key.lastUsedAt, viewer.now), '. ']
                : 'It was never used. ',
            'This cannot be undone, but you can create another key.',
        ],
        action: revokePath(key),
        button: 'Revoke',
        back: '/keys',
    });
}
function shownOnce({ id, key, project }) {
    return (0,html/* html */.q) `<div class="card once" role="status"><h2>Key ${id} created</h2>
<p>Copy it now. It is not shown again; Docket stores only its hash.</p>
<p class="copy"><code id="key">${key}</code> <button type="button" data-copy="key" hidden>Copy</button></p>
<p class="quiet">Programs use it as <code>DOCKET_API_KEY</code>, with the project ID <code>${project}</code>.</p></div>`;
}
function create(viewer, projects, scopes) {
    const boxes = scopes.map((scope) => (0,html/* html */.q) `<label class="box"><input type="checkbox" name="scope" value="${scope}"${scope !== 'admin' && (0,html/* html */.q) ` checked`}> ${SCOPES[scope]}</label>`);
    const proposed = (0,shared_days/* isoDay */.kh)(viewer.now + projects_keys/* DEFAULT_KEY_DAYS */.W0 * shared_days/* DAY_MS */.sO);
    const tomorrow = (0,shared_days/* isoDay */.kh)(viewer.now + shared_days/* DAY_MS */.sO);
    return (0,html/* html */.q) `<section aria-labelledby="new"><h2 id="new">New key</h2>
${(0,layout/* form */.Zd)('/keys', viewer, (0,html/* html */.q) `${projectField(projects, '')}
${field('What it is for', (0,html/* html */.q) `<input name="name" maxlength="100" autocomplete="off" required>`)}
${field('Expires on', (0,html/* html */.q) `<input name="expires" type="date" value="${proposed}" min="${tomorrow}">`)}
<label class="box"><input type="checkbox" name="expires" value="never"> Never expires</label>
<div class="boxes" role="group" aria-label="Scopes">${boxes}</div>
<button>Create key</button>`, 'card fields')}</section>`;
}
// Who did what, and when.
const WORDS = {
    'sign-in': 'signed in',
    'sign-out': 'signed out',
    'key.create': 'created a key',
    'key.revoke': 'revoked a key',
    'project.add': 'added a project',
    'project.set': 'changed a project',
    'project.remove': 'removed a project',
    'app.create': 'created the GitHub App',
    'app.rotate': 'encrypted the credentials of the GitHub App again',
    'app.remove': 'removed the credentials of the GitHub App',
    'job.message': 'sent a request to a job',
    'job.retry': 'retried a job',
    'job.cancel': 'canceled a job',
    'job.archive': 'archived a job',
};
function auditPage({ viewer, page, projects }) {
    const rows = page.entries.map(({ at, actor, project, action, detail }) => [
        time(at, viewer.now),
        actor,
        WORDS[action],
        project === null ? '–' : nameIn(projects, project),
        Object.values(detail).filter(Boolean).join(' · '),
    ]);
    const list = rows.length === 0
        ? nothing('Nothing yet.', 'What people do here and with the command line is listed on this page.')
        : table('Audit log', ['Time', 'Who', 'What', 'Project', 'Details'], rows);
    const main = [list, older('/audit', {}, page.next)];
    return (0,layout/* layout */.Zp)({ title: 'Audit log', at: '/audit', viewer, main });
}

;// CONCATENATED MODULE: ./.build/program/src/service/dashboard/routes/keys.js
// The pages of keys and of the audit log.







const AUDIT_PAGE = 100;
const NEVER = 'never';
function createKeyPages(deps) {
    async function show(visit, created) {
        const { session, viewer } = visit;
        const keys = (await deps.keys.list()).filter(({ project }) => (0,projects_session/* rightIn */.g2)(session, project) === 'write');
        const projects = await projectsFor(deps, visit, 'write');
        return (0,replies/* page */.MY)(keysPage({ viewer, keys, projects, scopes: scopesFor(visit), ...(created && { created }) }));
    }
    const list = (visit) => show(visit);
    const create = async (visit) => {
        const { form, session } = visit;
        const project = form.get('project') ?? '';
        (0,projects_session/* insistOnRight */.i5)(session, project, 'write');
        const known = await projectsFor(deps, visit, 'write');
        if (!known.some(({ id }) => id === project))
            throw new errors/* NotFound */.Mk('There is no such project.');
        const name = (form.get('name') ?? '').trim();
        if (name === '') {
            throw new errors/* InvalidRequest */.zh('Give the key a name that says what it is for, such as `CI`.');
        }
        if (!/^[^\u0000-\u001f\u007f]{0,100}$/.test(name)) {
            throw new errors/* InvalidRequest */.zh('What the key is for must be one line of at most 100 characters.');
        }
        const expires = form.getAll('expires').findLast((value) => value !== '');
        if (expires !== undefined && expires !== NEVER && !(0,values/* isDate */.$P)(expires)) {
            throw new errors/* InvalidRequest */.zh('The day on which the key expires must be a date such as 2027-06-30, or `never`.');
        }
        const asked = form.getAll('scope');
        const scopes = scopesFor(visit).filter((scope) => asked.includes(scope));
        if (scopes.length === 0 || scopes.length < asked.length) {
            throw new errors/* InvalidRequest */.zh(`Choose what the key allows: ${scopesFor(visit).join(' or ')}.`);
        }
        await insistOnCommands(deps, visit, project);
        const { actor } = session;
        const until = expires !== undefined && { expiresAt: expires === NEVER ? null : expires };
        const created = await deps.keys.create({ project, name, scopes, actor, ...until });
        return show(visit, { ...created, project });
    };
    async function keyOf({ session, param }) {
        const key = (await deps.keys.list()).find((one) => one.id === param('id'));
        // A key of a project that the visitor may not change looks like one that does not exist.
        if (!key || (0,projects_session/* rightIn */.g2)(session, key.project) !== 'write') {
            throw new errors/* NotFound */.Mk('There is no such key, or you cannot change its project.');
        }
        return key;
    }
    const askToRevoke = async (visit) => {
        const key = await keyOf(visit);
        const project = nameIn(await projectsFor(deps, visit), key.project);
        return (0,replies/* page */.MY)(revokePage(visit.viewer, key, project));
    };
    const revoke = async (visit) => {
        const { id } = await keyOf(visit);
        await deps.keys.revoke(id, visit.session.actor);
        return (0,replies/* redirect */.V2)('/keys');
    };
    const audit = async (visit) => {
        const { session, url, viewer } = visit;
        const cursor = url.searchParams.get('cursor') ?? undefined;
        const everything = session.grants === 'all';
        const projects = await projectsFor(deps, visit, 'write');
        const ids = projects.map(({ id }) => id);
        const query = { limit: AUDIT_PAGE, cursor, ...(!everything && { projects: ids }) };
        return (0,replies/* page */.MY)(auditPage({ viewer, projects, page: await deps.audit.list(query) }));
    };
    return { list, create, askToRevoke, revoke, audit };
}
/** With `admin`, a key could change which program runs as the agent: only for the operator. */
function scopesFor({ session }) {
    return values/* KEY_SCOPES */.A3.filter((scope) => scope !== 'admin' || session.grants === 'all');
}

// EXTERNAL MODULE: ./.build/program/src/service/dashboard/routes/sign-in.js + 1 modules
var sign_in = __webpack_require__(11863);
;// CONCATENATED MODULE: ./.build/program/src/service/dashboard/routes/dashboard.js


















function addDashboard(app, answer, deps) {
    const gate = (0,routes_gate/* createGate */.qD)(deps);
    const { open, openForms, pages, streams, forms } = routesOf(deps, gate);
    async function enter(request, param) {
        const signedIn = await gate.signedIn(request);
        if (!signedIn)
            return null;
        const viewer = {
            actor: signedIn.session.actor,
            csrf: signedIn.csrf,
            now: deps.clock.now(),
        };
        const url = new URL(request.url);
        return { ...signedIn, request, url, viewer, param, form: new URLSearchParams() };
    }
    const show = (handle) => async (request, param) => {
        const visit = await enter(request, param);
        if (visit)
            return problemsAsPages(() => handle(visit), visit);
        const { pathname, search } = new URL(request.url);
        // GitHub sends whoever has signed in before back at once.
        const again = deps.github && gate.wasSignedIn(request);
        const back = new URLSearchParams({ back: pathname + search });
        return (0,replies/* redirect */.V2)(`${again ? '/sign-in/github' : '/sign-in'}?${back}`);
    };
    const stream = (handle) => async (request, param) => {
        const visit = await enter(request, param);
        if (!visit)
            throw gate.signInFirst();
        return handle(visit);
    };
    const submit = (handle) => async (request, param) => {
        gate.insistOnOrigin(request);
        const visit = await enter(request, param);
        if (!visit)
            throw gate.signInFirst();
        return problemsAsPages(async () => {
            const form = await (0,routes_gate/* readForm */.vq)(request);
            gate.insistOnCsrf(form, visit);
            return handle({ ...visit, form });
        }, visit);
    };
    const methods = new Map();
    const add = (method, path, run) => {
        methods.set(path, [...(methods.get(path) ?? []), method]);
        app.on(method, path, (c) => answer({
            request: c.req.raw,
            name: templateOf(path),
            problem: problemReply,
            run: () => run(c.req.raw, (name) => c.req.param(name) ?? ''),
        }));
    };
    for (const [path, run] of Object.entries(open))
        add('GET', path, run);
    for (const [path, run] of Object.entries(openForms))
        add('POST', path, run);
    for (const [path, handle] of Object.entries(pages))
        add('GET', path, show(handle));
    for (const [path, handle] of Object.entries(streams))
        add('GET', path, stream(handle));
    for (const [path, handle] of Object.entries(forms))
        add('POST', path, submit(handle));
    for (const [path, known] of methods) {
        const allow = known.join(', ');
        app.all(path, ({ req: { raw: request } }) => answer({
            request,
            name: templateOf(path),
            allow,
            problem: problemReply,
            run: () => Promise.reject((0,respond/* wrongMethod */.BX)(request, allow)),
        }));
    }
    return {
        /** The page for an address that leads nowhere. */
        async unknown(request) {
            const visit = await enter(request, () => '');
            return (0,replies/* page */.MY)(problemPage(404, [NO_PAGE], visit?.viewer), 404);
        },
    };
}
const NO_PAGE = 'There is no page at this address. Check it, or start from the list of jobs.';
/** Browsers ask for HTML by name; programs take anything, or JSON. */
function isBrowser({ headers }) {
    return /\btext\/html\b/i.test(headers.get('accept') ?? '');
}
function routesOf(deps, gate) {
    const noting = { ...deps, note: (entry) => note(deps, entry) };
    const signIn = (0,sign_in/* createLinkSignIn */.Pw)(noting, gate, deps.github !== undefined);
    const github = deps.github && (0,sign_in/* createGithubSignIn */.Y7)({ ...noting, github: deps.github }, gate);
    const keys = createKeyPages(deps);
    const jobs = createJobPages(deps);
    const other = createOtherPages(deps);
    const live = createLive(deps, gate);
    return {
        open: {
            [layout/* STYLE_PATH */.SK]: () => (0,replies/* asset */.LY)('text/css', layout/* STYLE */.Y),
            [layout/* SCRIPT_PATH */.yi]: () => (0,replies/* asset */.LY)('text/javascript', layout/* SCRIPT */.Mm),
            [layout/* ICON_PATH */.uH]: () => (0,replies/* asset */.LY)('image/svg+xml', layout/* ICON */.kb),
            '/sign-in': signIn.show,
            '/sign-in/link/:token': (_, param) => signIn.showLink(param('token')),
            ...(github && { '/sign-in/github': github.begin, [sign_in/* CALLBACK */.k0]: github.finish }),
        },
        openForms: {
            '/sign-in': signIn.printNew,
            '/sign-in/link/:token': (request, param) => signIn.useLink(request, param('token')),
        },
        pages: {
            '/': jobs.list,
            '/jobs/:project/:id': jobs.show,
            '/pulls/:project/:number': other.pull,
            // As on GitHub, so that one link to the changed files fits both.
            '/pulls/:project/:number/files': other.pull,
            '/jobs/:project/:id/log': jobs.log,
            '/jobs/:project/:id/archive': jobs.askToArchive,
            '/views': other.views,
            [REPORT_PATH]: other.report,
            '/cost': jobs.cost,
            '/keys': keys.list,
            '/keys/:id/revoke': keys.askToRevoke,
            '/audit': keys.audit,
            '/installation': other.installation,
        },
        streams: {
            '/live': (visit) => live(visit, () => jobs.looks.list(visit)),
            '/jobs/:project/:id/live': (visit) => live(visit, () => jobs.looks.job(visit)),
        },
        forms: {
            ...Object.fromEntries(JOB_ACTS.map((act) => [`/jobs/:project/:id/${act}`, jobs.act(act)])),
            '/jobs/:project/:id/message': jobs.message,
            '/keys': keys.create,
            '/keys/:id/revoke': keys.revoke,
            '/sign-out': signIn.out,
        },
    };
}
const templateOf = (path) => path.replace(/:(\w+)/g, '{$1}');
/** Sentences for people are pages here, for those who are signed in with a way to the others. */
async function problemsAsPages(run, visit) {
    try {
        return await run();
    }
    catch (error) {
        const wire = (0,wire_errors/* toWire */.B)(error, '');
        if (wire.status === 500)
            throw error;
        return problemReply(wire, visit);
    }
}
function problemReply({ status, body, headers }, visit) {
    const sentences = [body.error, ...(body.details ?? []).map(({ message }) => message)];
    const { 'Retry-After': wait } = headers;
    return (0,replies/* page */.MY)(problemPage(status, sentences, visit?.viewer), status, wait ? { 'Retry-After': wait } : {});
}
// The pages of views and of the installation.
/** Each reads the views of two ranges and compresses all pages. */
const MAX_REPORTS = 4;
function createOtherPages(deps) {
    let reports = 0;
    const views = async (visit) => {
        return (0,replies/* page */.MY)(viewsPage(visit.viewer, await projectsFor(deps, visit)));
    };
    const report = async (visit) => {
        const query = visit.url.searchParams;
        const id = (0,values/* checkId */.ij)('project', query.get('project') ?? '');
        (0,projects_session/* insistOnRight */.i5)(visit.session, id, 'read');
        const project = (await projectsFor(deps, visit)).find((one) => one.id === id);
        if (!project)
            throw new errors/* NotFound */.Mk('There is no such project here.');
        if (reports >= MAX_REPORTS) {
            throw new errors/* Unavailable */.$P('Other reports are being made. Try again in a moment.');
        }
        reports += 1;
        try {
            const range = query.get('range') ?? '';
            const choice = { range, from: query.get('from') ?? '', to: query.get('to') ?? '' };
            return (0,replies/* document */.Al)(await deps.report(project, choice, visit.request.signal));
        }
        catch (error) {
            if (!(error instanceof errors/* NoViews */.KI))
                throw error;
            return (0,replies/* page */.MY)(noViewsPage(visit.viewer, project, deps.publicUrl ?? visit.url.origin));
        }
        finally {
            reports -= 1;
        }
    };
    const installation = async (visit) => {
        const projects = await projectsFor(deps, visit);
        const shown = projects.map(({ id, name, app }) => {
            return { id, name, installation: app?.installation ?? null };
        });
        return (0,replies/* page */.MY)(installationPage(visit.viewer, await deps.installation(), shown));
    };
    const pull = async (visit) => {
        const project = (0,values/* checkId */.ij)('project', visit.param('project'));
        (0,projects_session/* insistOnRight */.i5)(visit.session, project, 'read');
        const number = /^[1-9]\d{0,8}$/.test(visit.param('number')) ? Number(visit.param('number')) : 0;
        const found = await deps.pull?.(project, number);
        if (!found)
            throw new errors/* NotFound */.Mk('There is no such pull request in this project.');
        return (0,replies/* page */.MY)((0,dashboard_pull/* pullPage */.LV)(visit.viewer, project, found));
    };
    return { views, report, installation, pull };
}

;// CONCATENATED MODULE: ./.build/program/src/service/server/event-streams.js

const PER_OWNER = 10;
/** However many keys and readers a project has, it leaves room for others. */
const PER_PROJECT = 50;
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
        const places = [`reader ${opening.owner}`];
        if (opening.project !== undefined)
            places.push(`project ${opening.project}`);
        this.#insistOnPlace(places);
        const leaving = new AbortController();
        const signal = AbortSignal.any([opening.request.signal, this.#closing.signal, leaving.signal]);
        const iterator = opening.events(signal)[Symbol.asyncIterator]();
        let next;
        try {
            next = Promise.resolve(await iterator.next());
            this.#insistOnPlace(places);
        }
        catch (error) {
            leaving.abort();
            throw error;
        }
        // Nobody would read it: a head has no body, and a reader may be gone by now.
        if (opening.request.method === 'HEAD' || signal.aborted) {
            leaving.abort();
            return { status: 200, body: null, headers: HEADERS };
        }
        this.#take(places, signal);
        // Whatever becomes of the connection, its place is free then.
        this.#clock.sleep(LIFETIME_MS, signal).then(() => leaving.abort(), () => { });
        let checkedAt = this.#clock.now();
        const isAllowed = async () => {
            if (this.#clock.now() - checkedAt < HEARTBEAT_MS)
                return true;
            checkedAt = this.#clock.now();
            return opening.isAllowed();
        };
        const end = (controller) => {
            leaving.abort();
            controller.close();
        };
        const body = new ReadableStream({
            start: (controller) => controller.enqueue(encode(`retry: ${RECONNECT_MS}\n\n`)),
            pull: async (controller) => {
                // One that cannot go on ends; the reader asks again, and gets the reason as an answer.
                const said = await this.#orBeat(next).catch(() => 'end');
                if (said === 'end' || signal.aborted || !(await isAllowed()))
                    return end(controller);
                if (said === 'beat')
                    return controller.enqueue(encode(': still here\n\n'));
                if (said.done)
                    return end(controller);
                next = iterator.next();
                next.catch(() => { });
                controller.enqueue(encode(event_streams_frame(said.value)));
            },
            cancel: () => leaving.abort(),
        }, { highWaterMark: 0 });
        return { status: 200, body, headers: HEADERS };
    }
    #insistOnPlace([reader, project]) {
        if (this.#closing.signal.aborted) {
            throw new errors/* Unavailable */.$P('The server is stopping. Try again in a moment.');
        }
        const open = (place = '') => this.#open.get(place) ?? 0;
        const full = open(reader) >= PER_OWNER || open(project) >= PER_PROJECT || this.#total >= IN_TOTAL;
        if (!full)
            return;
        throw new errors/* RateLimited */.JH(`Too many event streams are open. One key or person can have ${PER_OWNER}, and one project ${PER_PROJECT}. Close some, or poll the job instead.`, { retryAfterSeconds: 30 });
    }
    /** `signal` must not be aborted yet, or the places would never be given back. */
    #take(places, signal) {
        this.#add(places, 1);
        signal.addEventListener('abort', () => this.#add(places, -1), { once: true });
    }
    #add(places, count) {
        this.#total += count;
        for (const place of places) {
            const open = (this.#open.get(place) ?? 0) + count;
            if (open > 0)
                this.#open.set(place, open);
            else
                this.#open.delete(place);
        }
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

// EXTERNAL MODULE: ./.build/program/src/service/server/metrics-route.js
var metrics_route = __webpack_require__(86455);
;// CONCATENATED MODULE: ./.build/program/src/service/server/webhooks.js
// The door for GitHub's deliveries: nothing is parsed, let alone stored, before the signature is known
// to be right, and nothing is worked on before GitHub has its answer.



const WEBHOOKS = '/api/github/webhooks';
/** GitHub sends no more than this. */
const MAX_BYTES = 25 * 1024 * 1024;
/** Of all deliveries that are being read at the same time. */
const MAX_HELD_BYTES = 4 * MAX_BYTES;
function createWebhooks({ secrets, accept }) {
    /** In the order in which they began. */
    const readings = new Set();
    let held = 0;
    const end = (reading) => {
        if (readings.delete(reading))
            held -= reading.bytes;
    };
    /** GitHub sends a delivery at once. Whoever takes longest gives way, so nobody can fill the place. */
    function makeRoom() {
        for (const oldest of readings) {
            if (held <= MAX_HELD_BYTES)
                return;
            end(oldest);
            oldest.leave.abort(new errors/* Unavailable */.$P('Too many large deliveries at once. Deliver it again in a moment.'));
        }
    }
    /** The answer's body. */
    return async (request) => {
        const signature = readSignature(request.headers.get('x-hub-signature-256'));
        const guid = header(request, 'X-GitHub-Delivery', /^[\w-]{1,100}$/);
        const event = header(request, 'X-GitHub-Event', /^[a-z_]{1,100}$/);
        const reading = { bytes: 0, leave: new AbortController() };
        readings.add(reading);
        // What has arrived counts, not what was announced: anyone can announce much and send nothing.
        const onBytes = (count) => {
            reading.bytes += count;
            held += count;
            makeRoom();
        };
        try {
            const body = await (0,server_body/* readBytes */.io)(request, MAX_BYTES, { onBytes, signal: reading.leave.signal });
            insistOnSignature(body, signature, secrets);
            const digest = (0,external_node_crypto_.hash)('sha256', body, 'hex');
            const status = await accept({ guid, digest, event, payload: webhooks_parse(body) });
            return JSON.stringify({ status });
        }
        finally {
            end(reading);
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

;// CONCATENATED MODULE: ./.build/program/src/service/server/server.js
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
    const answer = (asked) => (0,respond/* respond */.uf)(deps, fixed, asked);
    const streams = new EventStreams(deps.clock);
    const noteUse = keyUse(deps.keys, deps.clock, deps.log);
    function onRoute(route, { request, param, query }) {
        return answer({
            request,
            route,
            async run({ entry, once }) {
                const named = route.path.includes('{projectId}')
                    ? (0,values/* checkId */.ij)('projectId', param('projectId'))
                    : undefined;
                entry.project = named;
                const header = request.headers.get('authorization') ?? undefined;
                const wanted = { projectId: named, scope: route.scope };
                const check = async () => (0,projects_keys/* authorize */.Gq)(await deps.keys.list(), header, wanted, deps.clock.now());
                const { id: key, name, project: projectId } = await check();
                Object.assign(entry, { key, project: projectId });
                noteUse(key);
                if (!(await deps.projects.has(projectId))) {
                    throw new errors/* NotFound */.Mk('This server does not serve that project. Check the project ID and the URL.');
                }
                const { service } = deps;
                const isAllowed = () => check().then(() => deps.projects.has(projectId), () => false);
                const stream = (events) => streams.open({ owner: key, project: projectId, request, events, isAllowed });
                // No login contains a space, so nobody can pass for an account with the name of a key.
                const actor = `API key ${name || key}`;
                const administration = deps.administration?.(actor);
                const about = { projectId, actor, request, param, query };
                const said = await HANDLERS[route.name]({
                    service,
                    administration,
                    once,
                    stream,
                    ...about,
                });
                return route.streams ? said : JSON.stringify(said);
            },
        });
    }
    const app = new dist/* Hono */.$();
    for (const route of Object.values(routes/* ROUTES */.bw)) {
        app.on(route.method, route.path.replace(/\{(\w+)\}/g, ':$1'), (c) => onRoute(route, {
            request: c.req.raw,
            param: (name) => c.req.param(name) ?? '',
            query: () => c.req.query(),
        }));
    }
    const ready = createReady(deps);
    const document = JSON.stringify(openapi(deps.version, extensions));
    app.get(HEALTH, (c) => answer({ request: c.req.raw, run: () => '{"status":"ok"}' }));
    app.get(READY, (c) => answer({ request: c.req.raw, run: ready }));
    app.get(OPENAPI, (c) => answer({ request: c.req.raw, run: () => document }));
    const { metrics } = deps;
    if (metrics) {
        app.get(metrics_route/* METRICS */.C, (c) => {
            const request = c.req.raw;
            return answer({ request, name: metrics_route/* METRICS */.C, run: () => (0,metrics_route/* readMetrics */.U)(metrics, request) });
        });
    }
    if (deps.webhooks) {
        const receive = createWebhooks(deps.webhooks);
        app.post(WEBHOOKS, (c) => {
            const request = c.req.raw;
            return answer({ request, name: WEBHOOKS, success: 202, run: () => receive(request) });
        });
    }
    if (collect)
        addCollectRoutes(app, answer, collect);
    const pages = deps.dashboard && addDashboard(app, answer, { ...deps.dashboard, streams });
    app.notFound((c) => {
        const request = c.req.raw;
        const allow = allowed(request, deps).join(', ');
        if (pages && allow === '' && isBrowser(request)) {
            return answer({ request, run: () => pages.unknown(request, () => '') });
        }
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
/** These need no key. */
const HEALTH = '/healthz';
const OPENAPI = '/openapi.json';
function noRoute(request, allow) {
    if (allow === '') {
        return new errors/* NotFound */.Mk('This URL does not exist. GET /openapi.json lists all endpoints.');
    }
    return (0,respond/* wrongMethod */.BX)(request, allow);
}
/** The methods that this path has. */
function allowed(request, { webhooks, collect, metrics }) {
    const { pathname } = new URL(request.url);
    if (webhooks && pathname === WEBHOOKS)
        return ['POST'];
    if (metrics && pathname === metrics_route/* METRICS */.C)
        return ['GET'];
    if ([HEALTH, READY, OPENAPI].includes(pathname))
        return ['GET'];
    return [...Object.values(routes/* ROUTES */.bw), ...(collect ? contract_collect/* COLLECT_ROUTES */.e2 : [])]
        .filter(({ path }) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`).test(pathname))
        .map(({ method }) => method);
}
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
        return call.service.getViews(call.projectId, (0,parse/* parse */.qg)(schemas/* ViewsQuery */.Ho, call.query()), { signal });
    },
    async getInsights(call) {
        const { signal } = call.request;
        const range = (0,parse/* parse */.qg)(schemas/* RangeQuery */.qx, call.query());
        return server_insights(call).insights(call.projectId, range, { signal });
    },
    async getPageClasses(call) {
        const { signal } = call.request;
        const { limit, offset, ...range } = (0,parse/* parse */.qg)(schemas/* ClassesQuery */.nN, call.query());
        const pages = [];
        let at = 0;
        for await (const page of server_insights(call).classesByPage(call.projectId, range, { signal })) {
            if (pages.length === limit)
                return { pages, hasMore: true };
            if (at++ >= offset)
                pages.push(page);
        }
        return { pages, hasMore: false };
    },
    async listJobs(call) {
        const { signal } = call.request;
        return server_directory(call).list(call.projectId, (0,parse/* parse */.qg)(directory/* JobsQuery */.Hy, call.query()), { signal });
    },
    async followJob(call) {
        const id = jobId(call);
        const after = call.request.headers.get('last-event-id') ?? '';
        const follow = (signal) => server_directory(call).events(call.projectId, id, { signal, after });
        return call.stream(follow);
    },
    async getUsage(call) {
        const { signal } = call.request;
        return server_directory(call).usage(call.projectId, (0,parse/* parse */.qg)(directory/* UsageQuery */.w9, call.query()), { signal });
    },
    async listProjects(call) {
        return { projects: [await server_administration(call).project(call.projectId)] };
    },
    async getProject(call) {
        return server_administration(call).project(call.projectId);
    },
    async listKeys(call) {
        return { keys: await server_administration(call).keys(call.projectId) };
    },
    async createKey(call) {
        const wanted = (0,parse/* parse */.qg)(administration/* NewKey */.eo, await (0,server_body/* readJson */.Vh)(call.request));
        return server_administration(call).createKey(call.projectId, wanted, call.once);
    },
    async revokeKey(call) {
        const id = (0,values/* checkId */.ij)('keyId', call.param('keyId'));
        return server_administration(call).revokeKey(call.projectId, id);
    },
    async cancelJob(call) {
        return control(call).cancel(call.projectId, jobId(call), { ...call.once, by: call.actor });
    },
    async archiveJob(call) {
        return control(call).archive(call.projectId, jobId(call), call.once);
    },
};
const jobId = (call) => (0,values/* checkId */.ij)('id', call.param('id'));
async function instruction(call) {
    const { prompt } = (0,parse/* parse */.qg)(schemas/* PromptRequest */.wP, await (0,server_body/* readJson */.Vh)(call.request));
    (0,server_body/* checkPromptSize */.Mj)(prompt);
    return { prompt, origin: { actor: call.actor } };
}
function server_insights({ service }) {
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
function server_directory({ service }) {
    if (!service.directory)
        throw new errors/* NotFound */.Mk('This service cannot list jobs.');
    return service.directory;
}
function server_administration(call) {
    if (!call.administration)
        throw new errors/* NotFound */.Mk('This service has no projects to manage.');
    return call.administration;
}
// Whether the server can do its work now: a proxy sends requests elsewhere while it cannot.
const READY = '/readyz';
/** Anyone can ask, so the database is asked once for all who do. */
const FRESH_MS = 1_000;
const PATIENCE_MS = 5_000;
/** The answer's body. */
function createReady({ clock, collect, reach }) {
    let asked;
    async function reached(look) {
        const waiting = new AbortController();
        const tooLate = clock.sleep(PATIENCE_MS, waiting.signal).then(() => {
            throw new errors/* Unavailable */.$P('The database does not answer in time. Check its load and the network.');
        });
        try {
            await Promise.race([look(), tooLate]);
        }
        finally {
            tooLate.catch(() => { });
            waiting.abort();
        }
    }
    return async () => {
        if (reach) {
            const now = clock.now();
            if (!asked || now - asked.at >= FRESH_MS)
                asked = { at: now, answer: reached(reach) };
            await asked.answer;
        }
        if (!collect?.collector.failing)
            return '{"status":"ready"}';
        throw new errors/* Unavailable */.$P("Page views cannot be stored and are kept in memory. The server's log gives the reason.");
    };
}
// When keys were used last. A busy server would write all the time, so it writes once a minute.
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

// EXTERNAL MODULE: ./.build/program/src/shared/version.js
var version = __webpack_require__(24928);
// EXTERNAL MODULE: ./.build/program/src/views/counting/collected.js
var collected = __webpack_require__(2547);
// EXTERNAL MODULE: ./.build/program/src/cli/serve/audit.js + 1 modules
var audit = __webpack_require__(97334);
;// CONCATENATED MODULE: ./.build/program/src/cli/serve/http.js
// HTTP in front of a service, and the lines that a server writes for machines.










const SECRET_BYTES = 32;
const ID_BYTES = 8;

function openLines(terminal) {
    const write = (0,respond/* inBatches */.oq)(terminal.err);
    return { write, log: (0,respond/* operatorLog */.PZ)(write, shared_clock/* systemClock */.m) };
}
/** One line per request, and what is measured of it. */
function accessTo({ write }, { telemetry }) {
    return (entry) => {
        write((0,respond/* accessLine */.vL)(entry));
        telemetry?.request({ ...entry, startedAt: Date.parse(entry.time) });
    };
}
/** Where the server will be reached; nobody has to wait for it. */
function serverAddress() {
    const address = Promise.withResolvers();
    address.promise.catch(() => { });
    return address;
}
/** Whether anyone can use the service, or one project of it. */
async function hasValidKey(keys, project) {
    const now = shared_clock/* systemClock */.m.now();
    return (await keys.list()).some((key) => (0,projects_keys/* keyState */.hs)(key, now) === 'valid' && (project === undefined || key.project === project));
}
async function listenTo(options) {
    const { service, projects, keys, webhooks, reach, collecting, listed = [] } = options;
    const { port, host, lines, telemetry } = options;
    const { log } = lines;
    const proxies = trustedProxies(options.env.DOCKET_TRUSTED_PROXIES);
    const collector = collecting && new collected/* Collector */.gR({ find: collecting, id: (0,external_node_crypto_.randomUUID)(), clock: shared_clock/* systemClock */.m, log });
    const drain = async () => {
        await collector?.stop();
        await options.drain();
        await telemetry.close();
    };
    const server = createServer({
        service,
        projects,
        keys,
        administration: (0,audit/* auditedAdministration */.RP)(options.dashboard.audit, {
            keys,
            find: (id) => projects.find(id),
            clock: shared_clock/* systemClock */.m,
            newSecret: () => (0,external_node_crypto_.randomBytes)(SECRET_BYTES).toString('base64url'),
            newId: () => (0,external_node_crypto_.randomBytes)(ID_BYTES).toString('hex'),
        }),
        webhooks,
        reach,
        dashboard: options.dashboard,
        ...(collector && {
            collect: { collector, limit: createClientLimit(shared_clock/* systemClock */.m), proxies },
        }),
        clock: shared_clock/* systemClock */.m,
        newId: external_node_crypto_.randomUUID,
        log,
        access: accessTo(lines, telemetry),
        metrics: telemetry.metrics,
        version: version/* VERSION */.x,
        perHour: {
            create: engine/* DEFAULT_LIMITS */.d.creates.perHour,
            message: engine/* DEFAULT_LIMITS */.d.messages.perHour,
        },
    });
    try {
        // One that cannot be opened is reported elsewhere.
        await Promise.allSettled(listed.map((id) => collector?.originsOf(id)));
        const listening = await (0,listen/* listen */.K)(server, { port, host, clock: shared_clock/* systemClock */.m, drain });
        options.address?.resolve(options.dashboard.publicUrl ?? listening.url);
        return listening;
    }
    catch (error) {
        options.address?.reject(error);
        await drain();
        throw error;
    }
}


/***/ }),

/***/ 14411:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Af: () => (/* binding */ openProjectViews),
/* harmony export */   HY: () => (/* binding */ viewsKind),
/* harmony export */   Sm: () => (/* binding */ collectingProject),
/* harmony export */   Xj: () => (/* binding */ onlyPages)
/* harmony export */ });
/* harmony import */ var _service_embedded_service_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22938);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
/* harmony import */ var _store_log_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16726);
/* harmony import */ var _store_log_views_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84953);
/* harmony import */ var _views_counting_classify_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(61069);
/* harmony import */ var _views_counting_collected_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2547);






/** Logs that have grown are read again after this long. */
const VIEWS_AGE_MS = 60_000;
/** Whoever has just set their pages up wants to see the first view. */
const COLLECTED_AGE_MS = 5_000;
const ONLY_PAGES = 'These views were reported by the pages themselves. Readers that do not run scripts, such as most AI agents and bots, are not counted.';
async function openProjectViews(logs, config, history) {
    const settings = config?.views;
    const kind = viewsKind(logs, config);
    if (!kind)
        return _service_embedded_service_js__WEBPACK_IMPORTED_MODULE_0__/* .noViews */ .Sg;
    const kept = (0,_views_counting_collected_js__WEBPACK_IMPORTED_MODULE_5__/* .countingOnly */ .SD)(kind, history);
    if (kind === 'pages') {
        const maxAgeMs = COLLECTED_AGE_MS;
        return onlyPages(await (0,_store_log_views_js__WEBPACK_IMPORTED_MODULE_3__.openLogViews)({ settings, history: kept, logs: [], maxAgeMs }));
    }
    // A glob that matches nothing is reported now, not at the first request.
    await (0,_store_log_files_js__WEBPACK_IMPORTED_MODULE_2__/* .findLogFiles */ .PM)(logs);
    return (0,_store_log_views_js__WEBPACK_IMPORTED_MODULE_3__.openLogViews)({ logs, settings, history: kept, maxAgeMs: VIEWS_AGE_MS });
}
/** Where the views of a project come from; null if nothing counts them. */
function viewsKind(logs, config) {
    const collects = (config?.views['collect-from'] ?? []).length > 0;
    if (logs.length > 0 && collects) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3('The project has access logs and `views: collect-from`, and would count the same views twice. Remove one of them.');
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
    return { origins, rules: (0,_views_counting_classify_js__WEBPACK_IMPORTED_MODULE_4__/* .withOwnRules */ .g)(config?.views.agents ?? []), history };
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
                return { ...found, seesAgents: false, quality: { ...found.quality, warnings } };
            },
        },
    };
}


/***/ }),

/***/ 42840:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ together),
/* harmony export */   h: () => (/* binding */ openProjectWork)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
/* harmony import */ var _agents_choose_agent_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84740);
/* harmony import */ var _bot_bot_context_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64561);
/* harmony import */ var _bot_confirm_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22782);
/* harmony import */ var _bot_context_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76557);
/* harmony import */ var _bot_trigger_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(41590);
/* harmony import */ var _config_config_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7657);
/* harmony import */ var _github_publisher_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(82610);
/* harmony import */ var _github_thread_host_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(54572);
/* harmony import */ var _jobs_changes_secrets_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(61051);
/* harmony import */ var _shared_clock_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(66122);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(42205);
/* harmony import */ var _shared_log_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(16470);
/* harmony import */ var _code_host_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(30520);
/* harmony import */ var _same_repository_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(61264);
// What a project's jobs are done with on this machine: its code host, its agent, its rules.















const AGENT_TIME_MS = 30 * 60_000;
async function openProjectWork({ id, repo, settings: project, app }, { config, dataDir, env, isolation, secrets = [], token: given, record, ended, pullUrl, ...options }) {
    const log = (0,_shared_log_js__WEBPACK_IMPORTED_MODULE_14__/* .about */ .C)(options.log, { project: id });
    const { baseRef, docsPaths, checkCommand, draft } = project;
    const verified = config?.commit === 'verified';
    const pullRequest = { ...config?.['pull-request'], verified };
    const own = env.GITHUB_TOKEN && !app && (0,_code_host_js__WEBPACK_IMPORTED_MODULE_12__/* .isOnGithub */ .J3)(repo) ? env.GITHUB_TOKEN : undefined;
    const token = own ? (0,_same_repository_js__WEBPACK_IMPORTED_MODULE_13__/* .sameRepositoryToken */ .g)({ id, repo }, { token: own, env, log, record }) : given;
    const host = await (0,_code_host_js__WEBPACK_IMPORTED_MODULE_12__/* .openCodeHost */ .uB)({
        ...{ repo, baseRef, pullRequest, dataDir, env, log, token, pullUrl },
    });
    const agent = project.agent ?? defaultAgent(env);
    const settings = agentSettings(agent, checkCommand, {
        config,
        dataDir,
        env,
        isolation,
        log,
    });
    const hidden = together((0,_jobs_changes_secrets_js__WEBPACK_IMPORTED_MODULE_9__/* .secretValues */ .VX)(env, (0,_agents_choose_agent_js__WEBPACK_IMPORTED_MODULE_1__/* .handedOn */ .Uz)(settings)), secrets);
    const tools = {
        ...(agent ? (0,_agents_choose_agent_js__WEBPACK_IMPORTED_MODULE_1__/* .chooseAgent */ .RK)(settings) : { agent: unknownAgent }),
        publisher: host.publisher,
        ...(baseRef && { baseRef }),
        ...(docsPaths.length > 0 && { docsPaths }),
        draft,
        money: (0,_config_config_js__WEBPACK_IMPORTED_MODULE_6__/* .moneyOf */ .a5)(config),
        advisory: config?.check === 'advisory',
        template: config?.['pull-request'],
        ...(config && { maxOpenPulls: config.jobs['max-open-pull-requests'] }),
        secrets: hidden,
        ...(app && host.github && threadTools(host.github, config, hidden)),
        clock: _shared_clock_js__WEBPACK_IMPORTED_MODULE_10__/* .systemClock */ .m,
        log,
        ...(ended && { ended }),
    };
    return { host, tools };
}
/** What a job needs where people ask for it in comments. */
function threadTools(github, config, secrets) {
    const thread = (0,_bot_bot_context_js__WEBPACK_IMPORTED_MODULE_2__/* .discreet */ .C)((0,_github_thread_host_js__WEBPACK_IMPORTED_MODULE_8__.createThreadHost)(github), secrets);
    const { command, review, 'fix-checks': fixChecks } = config ?? _config_config_js__WEBPACK_IMPORTED_MODULE_6__/* .DEFAULT_CONFIG */ .PV;
    const { word, permission, 'allowed-bots': allowedBots } = command;
    const confirming = {
        ...{ host: thread, permission, allowedBots, fixChecks, signed: true },
        reviews: review === 'instructions',
        read: (body) => (0,_bot_trigger_js__WEBPACK_IMPORTED_MODULE_5__/* .readCommand */ .U)(body, word),
    };
    return {
        commandWord: word,
        earlierWords: async (job, count) => ({
            confirmed: await (0,_bot_confirm_js__WEBPACK_IMPORTED_MODULE_3__/* .confirmEarlier */ .NM)(job, count, confirming),
            reports: true,
        }),
        context: (origin) => (0,_bot_context_js__WEBPACK_IMPORTED_MODULE_4__/* .gatherContext */ .x8)(thread, origin),
        ...(config?.['sign-off'] && { signer: (login, signal) => (0,_github_publisher_js__WEBPACK_IMPORTED_MODULE_7__/* .signerOf */ .Kv)(github, login, signal) }),
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
    return url && model ? { url, model } : undefined;
}
/**
 * Reading needs no agent, and neither does accepting a request: the worker that runs it knows its
 * own, and whether it can keep a budget.
 */
const unknownAgent = {
    model: 'unknown',
    metered: true,
    async run() {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_11__/* .SetupError */ .w3('This project has no agent. Set DOCKET_AGENT_COMMAND, or DOCKET_MODEL_URL and DOCKET_MODEL, for all workers, or use docket projects set. Then retry.');
    },
};
function agentSettings(agent, check, { config, dataDir, env, isolation, log }) {
    const { DOCKET_MODEL_KEY: key } = env;
    const { 'max-steps': steps, 'max-tokens': tokens, 'max-minutes': minutes } = config?.agent ?? {};
    const timeLimitMs = minutes === undefined ? AGENT_TIME_MS : minutes * 60_000;
    return {
        ...(agent && 'url' in agent
            ? { model: { url: agent.url, model: agent.model, ...(key && { key }) } }
            : { command: agent?.command }),
        check,
        isolation: isolation === 'best' ? (config ?? _config_config_js__WEBPACK_IMPORTED_MODULE_6__/* .DEFAULT_CONFIG */ .PV).agent.isolation : isolation,
        environment: env,
        hide: [dataDir],
        tmp: (0,node_os__WEBPACK_IMPORTED_MODULE_0__.tmpdir)(),
        budget: { ...(steps && { steps }), ...(tokens && { tokens }), seconds: timeLimitMs / 1000 },
        envNames: config?.agent.env ?? [],
        timeLimitMs,
        clock: _shared_clock_js__WEBPACK_IMPORTED_MODULE_10__/* .systemClock */ .m,
        log,
    };
}


/***/ }),

/***/ 61264:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ sameRepositoryToken)
/* harmony export */ });
/* harmony import */ var _github_client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31287);
/* harmony import */ var _github_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43637);
/* harmony import */ var _shared_clock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66122);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42205);
// Projects that were added by hand are known by a name, and a name can come to belong to someone else:
// after a rename, a transfer, or when an owner's name is registered again. The ID of the repository is
// recorded once, and the token is given to nobody while the name means another one.




/** As long as a name can mean another repository unnoticed. */
const FRESH_MS = 60_000;
/** The token, as long as the project's name means the repository that it meant first. */
function sameRepositoryToken({ id, repo }, { token, env, log, record }) {
    const { rest, repo: place } = (0,_github_client_js__WEBPACK_IMPORTED_MODULE_0__.createGithub)({
        ...(0,_github_settings_js__WEBPACK_IMPORTED_MODULE_1__.githubSettings)(env, { repository: repo, token }),
        log,
    });
    let checked;
    async function check() {
        const { data } = await rest.repos.get(place);
        if ((await record(id, data.id)) === data.id)
            return;
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .Forbidden */ .cw(`${repo} is another repository now than the one that was added, so nothing was done there. If you trust it, run docket projects set ${id} --repo ${repo}.`);
    }
    return {
        async get() {
            const now = _shared_clock_js__WEBPACK_IMPORTED_MODULE_2__/* .systemClock */ .m.now();
            if (!checked || now - checked.at >= FRESH_MS) {
                const current = { at: now, done: check() };
                checked = current;
                current.done.catch(() => {
                    if (checked === current)
                        checked = undefined;
                });
            }
            await checked.done;
            return token;
        },
        refused() { },
    };
}


/***/ }),

/***/ 87599:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G: () => (/* binding */ openTelemetry)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./.build/program/src/service/telemetry/telemetry.js
function tellAll(all) {
    return {
        request(request) {
            for (const one of all)
                one.request(request);
        },
        instruction(instruction) {
            for (const one of all)
                one.instruction(instruction);
        },
        delivery(delivery) {
            for (const one of all)
                one.delivery(delivery);
        },
    };
}

// EXTERNAL MODULE: ./.build/program/src/shared/clock.js
var shared_clock = __webpack_require__(66122);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
// EXTERNAL MODULE: ./.build/program/src/shared/version.js
var version = __webpack_require__(24928);
;// CONCATENATED MODULE: ./.build/program/src/cli/serve/telemetry.js
// Metrics and traces, if the environment asks for them. Otherwise nothing of them is loaded.





async function openTelemetry(options) {
    const { env, log, jobCounts } = options;
    const token = env.DOCKET_METRICS_TOKEN ?? '';
    const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT ?? '';
    if (token !== '' && !/^[\x21-\x7e]{16,}$/.test(token)) {
        throw new errors/* SetupError */.w3('DOCKET_METRICS_TOKEN must have at least 16 visible characters and no spaces. Use the output of `openssl rand -hex 32`.');
    }
    if (endpoint !== '' && !/^https?:\/\//.test(endpoint)) {
        throw new errors/* SetupError */.w3('OTEL_EXPORTER_OTLP_ENDPOINT must start with https:// or http://, such as http://127.0.0.1:4318.');
    }
    const clock = shared_clock/* systemClock */.m;
    const base = { version: version/* VERSION */.x, clock, log };
    const metrics = token === ''
        ? undefined
        : (await Promise.all(/* import() */[__webpack_require__.e(5222), __webpack_require__.e(3157)]).then(__webpack_require__.bind(__webpack_require__, 23157))).createMetrics({ ...base, jobCounts });
    const traces = endpoint === ''
        ? undefined
        : (await __webpack_require__.e(/* import() */ 8008).then(__webpack_require__.bind(__webpack_require__, 88008))).createTraces({
            ...base,
            endpoint,
            headers: headersOf(env.OTEL_EXPORTER_OTLP_HEADERS ?? ''),
            service: env.OTEL_SERVICE_NAME || 'docket',
            fetch,
            random: (bytes) => (0,external_node_crypto_.randomBytes)(bytes).toString('hex'),
        });
    const all = [metrics, traces].filter((one) => one !== undefined);
    return {
        telemetry: all.length === 0 ? undefined : tellAll(all),
        metrics: metrics && { token, render: metrics.render },
        close: async () => traces?.close(),
    };
}
/** `name=value,name=value`, with percent signs in the values, as OpenTelemetry defines it. */
function headersOf(text) {
    const pairs = text.split(',').filter((pair) => pair.includes('='));
    return Object.fromEntries(pairs.map((pair) => {
        const at = pair.indexOf('=');
        return [pair.slice(0, at).trim(), decode(pair.slice(at + 1).trim())];
    }));
}
function decode(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}


/***/ }),

/***/ 45306:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EV: () => (/* binding */ Insights),
/* harmony export */   Tk: () => (/* binding */ hasCounts),
/* harmony export */   Wi: () => (/* binding */ isViewsResult),
/* harmony export */   Yg: () => (/* binding */ MAX_MISSING_LISTED),
/* harmony export */   bk: () => (/* binding */ MAX_DAYS_LISTED),
/* harmony export */   w2: () => (/* binding */ PageClasses)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42047);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51947);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87797);
// What our own service reports about its traffic beyond the contract, on the wire.



const count = zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(0);
const TrafficClass = zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_values_js__WEBPACK_IMPORTED_MODULE_1__/* .TRAFFIC_CLASSES */ .LL);
/** A server of another version may not know every class. */
const orNone = count.default(0);
const ClassCounts = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc(Object.fromEntries(_values_js__WEBPACK_IMPORTED_MODULE_1__/* .TRAFFIC_CLASSES */ .LL.map((name) => [name, orNone])));
/** As many as a range can have; more only where an end of it is open. */
const MAX_DAYS_LISTED = _schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_RANGE_DAYS */ .hV;
/** Documented and not checked: a server of another version may list more. */
const days = zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).meta({ maxItems: MAX_DAYS_LISTED });
/** More than anyone reads. */
const MAX_MISSING_LISTED = 500;
const DataQuality = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    files: count,
    lines: count,
    /** Lines that no format could read, and a few of them, shortened and cleaned. */
    rejected: count,
    examples: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ file: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), line: count, text: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), reason: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() })),
    daysCovered: days.describe('UTC days of the range with data, oldest first.'),
    daysMissing: days.describe('UTC days of the range without data, oldest first. An open end is that of the data.'),
    daysCut: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY()
        .default(false)
        .describe(`A list of days is longer than ${MAX_DAYS_LISTED}; it has only the latest ones.`),
    warnings: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    /** Requests under an agent's name from addresses that are not its operator's; not counted. */
    spoofed: count.default(0),
});
const Insights = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    classes: ClassCounts.describe('Views per class of traffic in the date range.'),
    aiClasses: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(TrafficClass).describe('The classes that count as AI.'),
    /** Views by named AI agent, most first. */
    agents: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        agent: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        class: TrafficClass,
        views: count,
        /** Views from its operator's addresses, and requests from others; null if not checked. */
        verified: count.nullable().default(null),
        spoofed: count.nullable().default(null),
    })),
    /** Paths that were requested and not found, most AI requests first. */
    missing: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ path: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), ai: count, human: count }))
        .meta({ maxItems: MAX_MISSING_LISTED }),
    missingCut: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY()
        .default(false)
        .describe(`More than ${MAX_MISSING_LISTED} paths were not found; \`missing\` has the first ones.`),
    aiReferrals: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        views: count,
        sources: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ source: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), views: count })),
        /** Days whose logs or records do not say where readers came from. */
        daysUnknown: days,
    })
        .nullable()
        .default(null)
        .describe('Views by people that came from AI answers; null if unknown.'),
    weeks: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        from: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        to: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        views: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ human: count, ai: count, total: count }).nullable(),
        aiReferrals: count.nullable(),
        daysCovered: count,
    }))
        .default([])
        .describe('Up to 12 weeks until the end of the range; `views` is null unless all days have data.'),
    quality: DataQuality,
    seesAgents: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY()
        .default(true)
        .describe('False if most AI agents cannot be seen, as when pages report their views themselves.'),
    rules: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().describe('Version of the rules that classify traffic.'),
});
const PageFacts = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    path: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    classes: ClassCounts,
    aiReferrals: count
        .nullable()
        .default(null)
        .describe('Views by people that came from AI answers; null if unknown.'),
});
const PageClasses = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    pages: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(PageFacts)
        .describe('Per-page counts by class, in the same order as the page views.'),
    hasMore: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().describe('True when more results exist beyond this page.'),
});
// A check of answers with page views that copies nothing: an export reads hundreds of thousands of
// rows. It is true only where the schema returns the same value; a test compares both.
function isViewsResult(value) {
    if (!isObject(value) || !hasKeys(value, 3))
        return false;
    const { totals, views, hasMore } = value;
    if (typeof hasMore !== 'boolean' || !Array.isArray(views))
        return false;
    if (!isObject(totals) || !hasKeys(totals, 3) || !hasCounts(totals))
        return false;
    for (const row of views) {
        if (!isObject(row) || !hasKeys(row, 4))
            return false;
        if (typeof row.path !== 'string' || !hasCounts(row))
            return false;
    }
    return true;
}
function isObject(value) {
    return typeof value === 'object' && value !== null;
}
/** With one more, it has something that the schema leaves out. */
function hasKeys(value, size) {
    let keys = 0;
    for (const _ in value)
        keys += 1;
    return keys === size;
}
function hasCounts({ human, ai, total }) {
    return isCount(human) && isCount(ai) && isCount(total);
}
function isCount(value) {
    return Number.isSafeInteger(value) && value >= 0;
}


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
/* harmony import */ var _insights_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45306);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51947);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(87797);





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
        body: _schemas_js__WEBPACK_IMPORTED_MODULE_3__/* .PromptRequest */ .wP,
        success: 201,
        answer: _schemas_js__WEBPACK_IMPORTED_MODULE_3__/* .AgentJob */ .Je,
        scope: 'jobs',
        limit: 'create',
    },
    sendMessage: {
        method: 'POST',
        path: `${JOB}/message`,
        summary: 'Send a follow-up message to an agent job',
        description: 'Continues a job on its branch and pull request. A message to an active job waits its turn.',
        body: _schemas_js__WEBPACK_IMPORTED_MODULE_3__/* .PromptRequest */ .wP,
        answer: _schemas_js__WEBPACK_IMPORTED_MODULE_3__/* .AgentJob */ .Je,
        scope: 'jobs',
        limit: 'message',
    },
    getJob: {
        method: 'GET',
        path: JOB,
        summary: 'Get an agent job',
        description: 'Returns the current state of the job.',
        answer: _schemas_js__WEBPACK_IMPORTED_MODULE_3__/* .AgentJob */ .Je,
        scope: 'jobs',
    },
    getViews: {
        method: 'GET',
        path: '/v1/analytics/{projectId}/views',
        summary: 'Get page views',
        description: 'Counts the views of each page by people and by AI in a range of whole UTC days.',
        query: _schemas_js__WEBPACK_IMPORTED_MODULE_3__/* .ViewsQuery */ .Ho,
        answer: _schemas_js__WEBPACK_IMPORTED_MODULE_3__/* .ViewsResult */ .Ab,
        scope: 'views',
    },
    cancelJob: {
        method: 'POST',
        path: `${JOB}/cancel`,
        summary: 'Cancel an active agent job',
        description: 'Asks an active job to stop. The job then fails with the reason `cancelled`. A finished job does not change.',
        answer: _schemas_js__WEBPACK_IMPORTED_MODULE_3__/* .AgentJob */ .Je,
        scope: 'jobs',
        extension: 'job-control',
    },
    archiveJob: {
        method: 'POST',
        path: `${JOB}/archive`,
        summary: 'Archive a finished agent job',
        description: 'Closes a finished job permanently.',
        answer: _schemas_js__WEBPACK_IMPORTED_MODULE_3__/* .AgentJob */ .Je,
        scope: 'jobs',
        extension: 'job-control',
    },
    getInsights: {
        method: 'GET',
        path: '/v1/analytics/{projectId}/insights',
        summary: 'Get traffic classes, agents, missing pages, and data quality for a date range',
        description: 'Counts the traffic in a date range by class and agent, and lists requested pages that do not exist.',
        query: _schemas_js__WEBPACK_IMPORTED_MODULE_3__/* .RangeQuery */ .qx,
        answer: _insights_js__WEBPACK_IMPORTED_MODULE_2__/* .Insights */ .EV,
        scope: 'views',
        extension: 'view-insights',
    },
    getPageClasses: {
        method: 'GET',
        path: '/v1/analytics/{projectId}/classes',
        summary: 'Get page views by class of traffic',
        description: 'Counts the views of each page in a date range by class of traffic.',
        query: _schemas_js__WEBPACK_IMPORTED_MODULE_3__/* .ClassesQuery */ .nN,
        answer: _insights_js__WEBPACK_IMPORTED_MODULE_2__/* .PageClasses */ .w2,
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
    return route.path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent((0,_values_js__WEBPACK_IMPORTED_MODULE_4__/* .checkId */ .ij)(name, params[name] ?? '')));
}


/***/ }),

/***/ 1944:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ toWire),
/* harmony export */   k: () => (/* binding */ fromWire)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
/* harmony import */ var _shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35238);
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
const brief = (text) => (0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_2__/* .bound */ .$s)((0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(text), 500);
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

/***/ 81391:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  LV: () => (/* binding */ pullPage),
  Lh: () => (/* binding */ pullPath)
});

// UNUSED EXPORTS: diffFiles, patchTable

// EXTERNAL MODULE: ./.build/program/src/shared/text/html.js
var html = __webpack_require__(86981);
// EXTERNAL MODULE: ./.build/program/src/service/dashboard/layout.js
var layout = __webpack_require__(70337);
// EXTERNAL MODULE: ./.build/program/src/shared/text/escape.js
var text_escape = __webpack_require__(90007);
// EXTERNAL MODULE: ./.build/program/src/shared/text/markdown.js
var markdown = __webpack_require__(66869);
;// CONCATENATED MODULE: ./.build/program/src/service/dashboard/markdown.js
// Markdown as comments use it. HTML comments are invisible, as on GitHub; of other HTML a few tags
// without attributes stay, and the rest is shown as the text that it is.



function markdown_markdown(source, where) {
    const shown = PARSER.render(withoutComments(source), { where, links: 0 });
    const folds = shown.split('<details>').length - shown.split('</details>').length;
    return new html/* Html */.E(shown + '</details>'.repeat(Math.max(0, folds)));
}
/** A comment that is not closed is shown. */
function withoutComments(source) {
    const [first = '', ...others] = source.split('<!--');
    const last = source.lastIndexOf('-->');
    let at = first.length;
    let shown = first;
    let open = false;
    for (const part of others) {
        at += 4;
        const end = part.indexOf('-->');
        // Without an end further on, this is text.
        if (!open && at > last)
            shown += `<!--${part}`;
        else if (end >= 0) {
            shown += part.slice(end + 3);
            open = false;
        }
        else
            open = true;
        at += part.length;
    }
    return shown;
}
/** Below the page's own heading, and without a gap that readers of headings stumble over. */
function settleLevels(tokens) {
    const heads = tokens.filter(({ type }) => type.startsWith('heading_'));
    const levelOf = ({ tag }) => Number(tag.slice(1));
    const top = Math.min(...heads.map(levelOf));
    let last = 1;
    for (const head of heads) {
        if (head.type === 'heading_open')
            last = Math.min(levelOf(head) - top + 2, last + 1, 6);
        head.tag = `h${last}`;
    }
}
const PARSER = pageParser();
function pageParser() {
    const parser = (0,markdown/* createMarkdown */.S)().set({ breaks: true, linkify: true });
    parser.linkify.set({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false });
    // Only addresses of pages; a script is not an address.
    parser.validateLink = (url) => /^(?:https?:\/\/|\/(?!\/)|#|\.{1,2}\/|[\w-]+(?:[/.#?]|$))/i.test(url);
    parser.core.ruler.push('tasks', ({ tokens }) => tokens.forEach(markTask));
    parser.core.ruler.push('tags', ({ tokens }) => {
        for (const { children } of tokens)
            if (children)
                pairTags(children);
    });
    parser.core.ruler.push('levels', ({ tokens }) => settleLevels(tokens));
    const rules = parser.renderer.rules;
    const rule = (name, show) => {
        rules[name] = (tokens, index, _, env) => show(tokens[index], env);
    };
    rule('heading_open', ({ tag }) => `<${tag}>`);
    rule('heading_close', ({ tag }) => `</${tag}>\n`);
    rule('ordered_list_open', () => '<ol>\n');
    rule('list_item_open', ({ meta }) => (meta?.task ? '<li class="task">' : '<li>'));
    rule('task', ({ meta }) => `<input type="checkbox" disabled${meta?.checked ? ' checked' : ''}> `);
    rule('table_open', () => '<div class="sideways"><table>\n');
    rule('table_close', () => '</table></div>\n');
    rule('th_open', () => '<th>');
    rule('td_open', () => '<td>');
    rule('hr', () => '<hr>\n');
    rule('hardbreak', () => '<br>\n');
    rule('softbreak', () => '<br>\n');
    rule('s_open', () => '<del>');
    rule('s_close', () => '</del>');
    rule('fence', ({ info, content }) => code(content, info.trim() === 'diff'));
    rule('code_block', ({ content }) => code(content, false));
    rule('math', ({ content }) => `<code>${(0,text_escape/* escapeHtml */.ZD)(content)}</code>`);
    rule('math_block', ({ content }) => code(`${content}\n`, false));
    rule('footnote_open', () => '<p>');
    rule('footnote_close', () => '</p>\n');
    rule('html_block', ({ content }) => folds(content));
    rule('html_inline', ({ content, meta }) => meta?.paired ? content.toLowerCase() : (0,text_escape/* escapeHtml */.ZD)(content));
    rule('link_open', (token, env) => {
        env.links += 1;
        return markdown_anchor(String(token.attrGet('href')));
    });
    rule('link_close', (_, env) => {
        env.links -= 1;
        return '</a>';
    });
    // A picture is shown by its name: pages load nothing from elsewhere.
    rule('image', (token, { links }) => {
        const url = String(token.attrGet('src'));
        const name = (0,text_escape/* escapeHtml */.ZD)(token.content || url);
        return links > 0 ? name : `${markdown_anchor(url)}${name}</a>`;
    });
    rule('text', ({ content }, { links, where }) => links > 0 ? (0,text_escape/* escapeHtml */.ZD)(content) : withReferences(content, where));
    return parser;
}
const markdown_anchor = (url) => `<a href="${(0,text_escape/* escapeHtml */.ZD)(url)}" rel="nofollow noopener">`;
const REFERENCE = /(?<![\w/&])(?:#(?<number>\d{1,9})\b|@[a-z\d](?:[a-z\d-]{0,37}[a-z\d])?(?:\[bot\])?)/gi;
function withReferences(text, { threads }) {
    let shown = '';
    let at = 0;
    for (const match of text.matchAll(REFERENCE)) {
        const [found] = match;
        const number = match.groups?.number;
        const linked = number
            ? `${markdown_anchor(`${threads}/${number}`)}${found}</a>`
            : `<strong>${found}</strong>`;
        shown += (0,text_escape/* escapeHtml */.ZD)(text.slice(at, match.index)) + linked;
        at = match.index + found.length;
    }
    return shown + (0,text_escape/* escapeHtml */.ZD)(text.slice(at));
}
function code(content, isDiff) {
    const lines = content
        .replace(/\n$/, '')
        .split('\n')
        .map((line) => {
        const kind = line.startsWith('+') ? 'add' : line.startsWith('-') ? 'del' : '';
        return isDiff && kind ? `<span class="${kind}">${(0,text_escape/* escapeHtml */.ZD)(line)}</span>` : (0,text_escape/* escapeHtml */.ZD)(line);
    });
    return `<pre><code>${lines.join('\n')}\n</code></pre>\n`;
}
/** `- [x] done` */
function markTask(token, index, tokens) {
    const [first] = tokens[index + 2]?.children ?? [];
    const box = token.type === 'list_item_open' ? /^\[([ xX])\]\s+/.exec(first?.content ?? '') : null;
    if (!box || !first || first.type !== 'text')
        return;
    token.meta = { task: true };
    first.content = first.content.slice(box[0].length);
    const task = Object.assign(Object.create(Object.getPrototypeOf(first)), first);
    tokens[index + 2]?.children?.unshift(Object.assign(task, { type: 'task', content: '', meta: { checked: box[1] !== ' ' } }));
}
const PAIRED = /^<(\/?)(sub|sup|kbd|b|i|em|strong)>$/i;
/** Tags count only where they are closed in the same paragraph, so that none reaches further. */
function pairTags(children) {
    const open = [];
    for (const token of children) {
        if (token.type !== 'html_inline')
            continue;
        if (/^<br\s?\/?>$/i.test(token.content))
            Object.assign(token, { type: 'hardbreak' });
        const [, slash, name = ''] = PAIRED.exec(token.content) ?? [];
        if (slash === '')
            open.push({ name: name.toLowerCase(), token });
        const last = open.at(-1);
        if (slash !== '/' || last?.name !== name.toLowerCase())
            continue;
        open.pop();
        token.meta = { paired: true };
        last.token.meta = { paired: true };
    }
}
/** `<details>` and `<summary>` without attributes, so that nothing can ride along. */
function folds(content) {
    return content
        .split(/(<\/?details>|<\/?summary>)/i)
        .map((part, index) => (index % 2 === 1 ? part.toLowerCase() : (0,text_escape/* escapeHtml */.ZD)(part)))
        .join('');
}
/** Titles know code and nothing else. */
function title(source) {
    const parts = source.split(/`([^`]+)`/);
    const shown = parts.map((part, i) => i % 2 === 1 ? `<code>${escapeHtml(part)}</code>` : escapeHtml(part));
    return new Html(shown.join(''));
}

;// CONCATENATED MODULE: ./.build/program/src/service/dashboard/pull.js



const pullPath = (project, number) => `/pulls/${encodeURIComponent(project)}/${number}`;
const STATE = { open: 'active', merged: 'completed', closed: 'failed' };
function pullPage(viewer, project, pull) {
    const { number, branch, base, body, files, mergeCommand } = pull;
    const state = pull.state === 'open' && pull.draft ? 'draft' : pull.state;
    const merge = (0,html/* html */.q) `<section aria-labelledby="merge"><h2 id="merge">Merge it</h2>
<p>Docket never merges. Run this where the repository is, or delete the branch to close the pull request:</p>
<div class="copy"><code>${mergeCommand}</code></div></section>`;
    const main = (0,html/* html */.q) `<p><span class="state ${STATE[pull.state]}">${state}</span> <code>${branch}</code> into <code>${base}</code></p>
<div class="card text">${markdown_markdown(body, { threads: `/pulls/${encodeURIComponent(project)}` })}</div>
${pull.state === 'open' && merge}
<section aria-labelledby="files"><h2 id="files">Changed files</h2>
${diffFiles(files)}</section>`;
    return (0,layout/* layout */.Zp)({ title: `${pull.title} #${number}`, at: '/', viewer, main });
}
// A diff as tables, with the words that changed inside a line marked.
/** Longer diffs start folded. */
const FOLD_ABOVE = 600;
function diffFiles(files, number) {
    const sum = (of) => files.reduce((total, file) => total + of(file), 0);
    return (0,html/* html */.q) `<p class="empty">${files.length} ${files.length === 1 ? 'file' : 'files'} changed, <span class="plus">+${sum((file) => file.additions)}</span> <span class="minus">−${sum((file) => file.deletions)}</span></p>
${files.map((file) => diffFile(file, number))}`;
}
function diffFile(file, number) {
    const open = file.additions + file.deletions <= FOLD_ABOVE;
    const name = file.previousPath ? `${file.previousPath} → ${file.path}` : file.path;
    const body = file.patch === undefined
        ? (0,html/* html */.q) `<p class="text empty">${file.status === 'renamed' ? 'Moved without changes.' : 'Not shown: the file is binary or very large, or only its mode changed.'}</p>`
        : (0,html/* html */.q) `<div class="sideways">${patchTable(file.patch, number && ((line) => number(file.path, line)))}</div>`;
    return (0,html/* html */.q) `<details class="file"${open ? (0,html/* html */.q) ` open` : ''}><summary><span class="path mono">${name}</span><span class="plus">+${file.additions}</span><span class="minus">−${file.deletions}</span><span class="kind">${file.status}</span></summary>${body}</details>
`;
}
function patchTable(patch, number) {
    const lines = readPatch(patch);
    const partners = partnersIn(lines);
    const rows = lines.map((line, index) => {
        if (line.kind === 'hunk' || line.kind === 'note') {
            return (0,html/* html */.q) `<tr class="hunk"><td colspan="3" class="mono">${line.text}</td></tr>`;
        }
        const mark = line.kind === 'add' ? '+' : line.kind === 'del' ? '−' : ' ';
        return (0,html/* html */.q) `<tr class="${line.kind}"><td class="n mono">${line.before}</td><td class="n mono">${line.after !== undefined && number ? number(line.after) : line.after}</td><td class="c mono" data-m="${mark}">${marked(line, partners[index])}</td></tr>`;
    });
    return (0,html/* html */.q) `<table class="diff"><tbody>${rows}</tbody></table>`;
}
function readPatch(patch) {
    let before = 0;
    let after = 0;
    return patch.split('\n').map((raw) => {
        const hunk = /^@@ -(\d+)(?:,\d+)? \+(\d+)/.exec(raw);
        if (hunk) {
            before = Number(hunk[1]);
            after = Number(hunk[2]);
            return { kind: 'hunk', text: raw };
        }
        const text = raw.slice(1);
        if (raw.startsWith('+'))
            return { kind: 'add', text, after: after++ };
        if (raw.startsWith('-'))
            return { kind: 'del', text, before: before++ };
        if (raw.startsWith('\\'))
            return { kind: 'note', text: raw };
        return { kind: 'same', text, before: before++, after: after++ };
    });
}
/** For each line the one that it replaces or is replaced by, where as many go as come. */
function partnersIn(lines) {
    const partners = [];
    const countFrom = (start, kind) => {
        let end = start;
        while (lines[end]?.kind === kind)
            end += 1;
        return end - start;
    };
    for (let start = 0; start < lines.length;) {
        const gone = countFrom(start, 'del');
        const come = countFrom(start + gone, 'add');
        for (let at = start; gone === come && at < start + gone; at += 1) {
            partners[at] = lines[at + gone]?.text;
            partners[at + gone] = lines[at]?.text;
        }
        start += Math.max(1, gone + come);
    }
    return partners;
}
function marked({ text }, other) {
    if (other === undefined)
        return (0,html/* html */.q) `${text}`;
    const most = Math.min(text.length, other.length);
    let head = 0;
    while (head < most && text[head] === other[head])
        head += 1;
    let tail = 0;
    while (tail < most - head && text.at(-1 - tail) === other.at(-1 - tail))
        tail += 1;
    const middle = text.slice(head, text.length - tail);
    // Lines that have little in common are different lines, not an edited one.
    if (middle === '' || head + tail < text.length / 4)
        return (0,html/* html */.q) `${text}`;
    return (0,html/* html */.q) `${text.slice(0, head)}<mark>${middle}</mark>${text.slice(text.length - tail)}`;
}


/***/ }),

/***/ 40139:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ listen)
/* harmony export */ });
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37067);
/* harmony import */ var _hono_node_server__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26652);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42205);
// The only file of the server that knows sockets.



/** A request that has not ended this long after the stop is cut off; none of ours takes as long. */
const STOP_GRACE_MS = 30_000;
async function listen(server, options) {
    const http = (0,node_http__WEBPACK_IMPORTED_MODULE_0__.createServer)({ requestTimeout: 60_000, headersTimeout: 20_000, keepAliveTimeout: 65_000 }, (0,_hono_node_server__WEBPACK_IMPORTED_MODULE_1__/* .getRequestListener */ .SE)((request, { incoming }) => server.fetch(request, 'socket' in incoming ? incoming.socket.remoteAddress : undefined), {
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
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .SetupError */ .w3(inUse
        ? `Port ${port} is already in use. Choose another with --port, or 0 for any free port.`
        : `Cannot listen on ${host}:${port} (${cause.message}). Choose another --host or --port.`, { cause });
}


/***/ }),

/***/ 86455:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ METRICS),
/* harmony export */   U: () => (/* binding */ readMetrics)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
// `/metrics`: for whoever has the token that the operator has set, and for nobody else.


const METRICS = '/metrics';
async function readMetrics({ token, render }, request) {
    const [, given = ''] = /^Bearer +(\S+) *$/i.exec(request.headers.get('authorization') ?? '') ?? [];
    if (!(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.timingSafeEqual)((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', given, 'buffer'), (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', token, 'buffer'))) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Unauthorized */ .hR('Send the value of DOCKET_METRICS_TOKEN in the header `Authorization: Bearer <TOKEN>`.');
    }
    const headers = { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' };
    return { status: 200, body: await render(), headers };
}


/***/ }),

/***/ 11407:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BX: () => (/* binding */ wrongMethod),
/* harmony export */   PZ: () => (/* binding */ operatorLog),
/* harmony export */   oq: () => (/* binding */ inBatches),
/* harmony export */   uf: () => (/* binding */ respond),
/* harmony export */   vL: () => (/* binding */ accessLine)
/* harmony export */ });
/* harmony import */ var _contract_routes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63041);
/* harmony import */ var _contract_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87797);
/* harmony import */ var _contract_wire_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1944);
/* harmony import */ var _shared_clock_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66122);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42205);
// What goes around every request: its id, the fixed headers, errors as sentences, the access log.





const HOUR_SECONDS = 3600;
async function respond(deps, fixed, { request, run, route, problem, allow, ...asked }) {
    const { name = route?.path ?? '-', success = route?.success ?? 200 } = asked;
    const startedAt = deps.clock.now();
    const requestId = requestIdOf(request) ?? deps.newId();
    const headers = { ...fixed, [_contract_routes_js__WEBPACK_IMPORTED_MODULE_0__/* .REQUEST_ID_HEADER */ .kC]: requestId };
    const entry = {};
    let status = success;
    let body;
    let cookies = [];
    try {
        const idempotencyKey = idempotencyKeyOf(request);
        if (idempotencyKey)
            headers[_contract_routes_js__WEBPACK_IMPORTED_MODULE_0__/* .IDEMPOTENCY_HEADER */ .ef] = idempotencyKey;
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
            ({ status, body, cookies = [] } = said);
            if (body === null)
                delete headers['Content-Type'];
            Object.assign(headers, said.headers);
        }
    }
    catch (error) {
        const wire = (0,_contract_wire_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .toWire */ .B)(error, requestId);
        status = wire.status;
        const shown = problem?.(wire) ?? { body: JSON.stringify(wire.body), headers: wire.headers };
        body = shown.body;
        Object.assign(headers, shown.headers);
        if (status === 405 && allow)
            headers.Allow = allow;
        if (route?.limit && error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .RateLimited */ .JH) {
            headers.RateLimit = limitOf(route.limit, {
                remaining: 0,
                resetSeconds: error.retryAfterSeconds,
            });
        }
        if (status === 500)
            deps.log.error(`Request ${requestId} failed: ${trace(error)}`);
    }
    deps.access({
        time: (0,_shared_clock_js__WEBPACK_IMPORTED_MODULE_3__/* .isoTime */ .L)(startedAt),
        requestId,
        method: request.method,
        route: name,
        ...entry,
        status,
        ms: deps.clock.now() - startedAt,
    });
    const response = new Response(body, { status, headers });
    for (const cookie of cookies)
        response.headers.append('Set-Cookie', cookie);
    return response;
}
function wrongMethod({ method }, allow) {
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .InvalidRequest */ .zh(`Use ${allow} here, not ${method}.`, { code: 'method-not-allowed' });
}
function limitOf(limit, { remaining, resetSeconds }) {
    return `"${limit}";r=${remaining};t=${resetSeconds}`;
}
function policyOf(limit, { perHour }) {
    return `"${limit}";q=${perHour[limit]};w=${HOUR_SECONDS}`;
}
/** A caller's own id is taken over when it is harmless in a log. */
function requestIdOf(request) {
    const id = request.headers.get(_contract_routes_js__WEBPACK_IMPORTED_MODULE_0__/* .REQUEST_ID_HEADER */ .kC);
    return id && /^[\w.-]{1,64}$/.test(id) ? id : undefined;
}
function idempotencyKeyOf(request) {
    const key = request.headers.get(_contract_routes_js__WEBPACK_IMPORTED_MODULE_0__/* .IDEMPOTENCY_HEADER */ .ef);
    if (key === null)
        return undefined;
    if (_contract_values_js__WEBPACK_IMPORTED_MODULE_1__/* .IDEMPOTENCY_KEY */ .g6.test(key))
        return key;
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .InvalidRequest */ .zh(`\`${_contract_routes_js__WEBPACK_IMPORTED_MODULE_0__/* .IDEMPOTENCY_HEADER */ .ef}\` must be 1 to 255 visible ASCII characters, such as a UUID.`);
}
function trace(error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
function accessLine(entry) {
    return `${JSON.stringify(entry)}\n`;
}
function operatorLog(write, clock, fields = {}) {
    const at = (level) => (message) => write(`${JSON.stringify({ time: (0,_shared_clock_js__WEBPACK_IMPORTED_MODULE_3__/* .isoTime */ .L)(clock.now()), level, ...fields, message })}\n`);
    return {
        debug() { },
        info: at('info'),
        warn: at('warn'),
        error: at('error'),
        with: (more) => operatorLog(write, clock, { ...fields, ...more }),
    };
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


/***/ }),

/***/ 61812:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ createRemembered)
/* harmony export */ });
/** Reads what has the same key at most once in this time, however many ask. A failure counts, too. */
function createRemembered(clock, forMs) {
    // Oldest first.
    const reads = new Map();
    return (key, read) => {
        const now = clock.now();
        for (const [old, { at }] of reads) {
            if (now - at < forMs)
                break;
            reads.delete(old);
        }
        const known = reads.get(key);
        if (known)
            return known.found;
        const found = read();
        reads.set(key, { at: now, found });
        return found;
    };
}


/***/ }),

/***/ 2547:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ kindOf),
/* harmony export */   MJ: () => (/* binding */ countedOf),
/* harmony export */   SD: () => (/* binding */ countingOnly),
/* harmony export */   gR: () => (/* binding */ Collector)
/* harmony export */ });
/* unused harmony export CollectedViews */
/* harmony import */ var _shared_days_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(65529);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
/* harmony import */ var _ai_referrers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61120);
/* harmony import */ var _classify_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61069);
/* harmony import */ var _days_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80880);
/* harmony import */ var _file_day_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43650);
/* harmony import */ var _history_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77863);
/* harmony import */ var _page_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(99672);








/** Anyone can make up paths: a day's pages stay a file that is written in no time. */
const MAX_PAGES = 10_000;
const MAX_MISSING = 1_000;
/** What is longer is junk, and not remembered. */
const MAX_AGENT_LENGTH = 500;
const MAX_REMEMBERED = 2_000;
/** Days that wait in memory while they cannot be stored. */
const MAX_DAYS = 7;
const KEY = 'collector-';
class CollectedViews {
    #file;
    #rules;
    #days = new Map();
    #readPage;
    #classify;
    #referrers = new _ai_referrers_js__WEBPACK_IMPORTED_MODULE_1__/* .AiReferrers */ .zz();
    #lost = 0;
    /** `id` is unique to this process, so that several of them add up. */
    constructor(id, rules) {
        this.#file = `${KEY}${id}`;
        this.#rules = rules.version;
        this.#readPage = remembering((0,_page_js__WEBPACK_IMPORTED_MODULE_6__/* .createPageReader */ .T)(rules));
        this.#classify = remembering((0,_classify_js__WEBPACK_IMPORTED_MODULE_2__/* .createClassifier */ .C)(rules));
    }
    /** False if there are too many pages on that day for another one. */
    add(view, now) {
        const { path, status = 200 } = view;
        const agent = view.agent.slice(0, MAX_AGENT_LENGTH);
        const missing = status === 404 || status === 410;
        // Browsers that cannot tell report 0.
        if (!missing && status !== 0 && status !== 304 && (status < 200 || status > 299))
            return true;
        const page = this.#readPage(path);
        if (!page)
            return true;
        const day = this.#day(Math.floor(now / _shared_days_js__WEBPACK_IMPORTED_MODULE_7__/* .DAY_MS */ .sO));
        day.views++;
        const verdict = this.#classify(agent)[page.markdown ? 'markdown' : 'page'];
        const index = (0,_file_day_js__WEBPACK_IMPORTED_MODULE_4__/* .classIndex */ .ZQ)(verdict.class);
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
        if (linked !== _ai_referrers_js__WEBPACK_IMPORTED_MODULE_1__/* .NOT_FROM_AI */ .I2)
            return _ai_referrers_js__WEBPACK_IMPORTED_MODULE_1__/* .AI_SOURCES */ .w[linked];
        const named = this.#referrers.byCampaign(...bytesOf(`utm_source=${encodeURIComponent(source.toWellFormed())}`));
        return named === _ai_referrers_js__WEBPACK_IMPORTED_MODULE_1__/* .NOT_FROM_AI */ .I2 ? undefined : _ai_referrers_js__WEBPACK_IMPORTED_MODULE_1__/* .AI_SOURCES */ .w[named];
    }
    /** A day without views is one on which nobody came, not one without data. */
    turnTo(now) {
        this.#day(Math.floor(now / _shared_days_js__WEBPACK_IMPORTED_MODULE_7__/* .DAY_MS */ .sO));
    }
    /** The days that the history does not have as they are now. */
    unsaved() {
        return [...this.#days]
            .filter(([, { views, saved }]) => views > saved)
            .map(([number, { views, pages, agents, missing, referrals }]) => ({
            file: this.#file,
            day: (0,_days_js__WEBPACK_IMPORTED_MODULE_3__/* .dayText */ .Ew)(number),
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
            const known = this.#days.get(Date.parse(day) / _shared_days_js__WEBPACK_IMPORTED_MODULE_7__/* .DAY_MS */ .sO);
            if (known)
                known.saved = lines;
        }
        const today = Math.floor(now / _shared_days_js__WEBPACK_IMPORTED_MODULE_7__/* .DAY_MS */ .sO);
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
            const days = (0,_history_js__WEBPACK_IMPORTED_MODULE_5__/* .byDay */ .mL)(await history.read(span)).values();
            return [...days].flatMap((day) => countedOf(kind, day));
        },
    };
}
function bytesOf(text) {
    const bytes = Buffer.from(text.toWellFormed());
    return [bytes, 0, bytes.length];
}
function unsaved({ views, saved }) {
    return views - Math.max(saved, 0);
}
function increment(table, key, index, max) {
    let row = table.get(key);
    if (!row) {
        if (table.size === max)
            return false;
        row = (0,_file_day_js__WEBPACK_IMPORTED_MODULE_4__/* .noCounts */ .Yi)();
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
        // A part of a longer text would keep all of it in memory.
        if (text.length >= MAX_AGENT_LENGTH)
            return answer;
        if (known.size === MAX_REMEMBERED)
            known.clear();
        known.set(text, answer);
        return answer;
    };
}
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
        const views = this.#projects.get(projectId)?.views ?? new CollectedViews(id, rules);
        this.#projects.set(projectId, { views, history });
        return origins;
    }
    add(projectId, view) {
        const { clock, log } = this.#options;
        const added = this.#projects.get(projectId)?.views.add(view, clock.now()) ?? true;
        const today = (0,_shared_days_js__WEBPACK_IMPORTED_MODULE_7__/* .isoDay */ .kh)(clock.now());
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
        this.#options.log.error(`Page views of project \`${projectId}\` cannot be stored: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)(error)}. Docket keeps them in memory and tries again every second. Free disk space or fix the problem before you stop the server.`);
    }
}


/***/ }),

/***/ 70770:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EN: () => (/* binding */ rangeText),
/* harmony export */   KN: () => (/* binding */ percent),
/* harmony export */   Lr: () => (/* binding */ differenceText),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   WR: () => (/* binding */ points),
/* harmony export */   Zg: () => (/* binding */ change),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   iv: () => (/* binding */ difference),
/* harmony export */   lq: () => (/* binding */ optional),
/* harmony export */   tE: () => (/* binding */ shortDay),
/* harmony export */   tV: () => (/* binding */ longDay),
/* harmony export */   x8: () => (/* binding */ signed)
/* harmony export */ });
/* harmony import */ var _shared_days_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65529);
// Numbers and dates for people, the same on every machine: no locale is asked.

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
function count(value) {
    return String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ',');
}
function optional(value) {
    return value === null ? '–' : count(value);
}
/** `1 page`, `2,000 pages`. */
function counted(value, one, many = `${one}s`) {
    return `${count(value)} ${value === 1 ? one : many}`;
}
/** A share of 1 as `24%`, with one decimal below ten. */
function percent(share) {
    const value = share * 100;
    if (value > 0 && value < 0.1)
        return '<0.1%';
    return value < 9.95 && value % 1 !== 0
        ? `${trimZero(value.toFixed(1))}%`
        : `${Math.round(value)}%`;
}
function signed(value) {
    if (value === 0)
        return '±0';
    return value > 0 ? `+${count(value)}` : `−${count(-value)}`;
}
/** The `Change` of a page in every table: views more or fewer, as in the data files. */
function difference(now, before) {
    if (before === null)
        return '–';
    return before === 0 ? 'new' : signed(now - before);
}
/** The same with its share: `+90 (+18%)`. */
function differenceText(now, before) {
    const share = before === null ? null : change(now, before);
    const moved = difference(now, before);
    return share === null || now === before ? moved : `${moved} (${share})`;
}
/** `+8.2%`; null when there is nothing to compare with. */
function change(now, before) {
    if (before === 0)
        return null;
    const share = now / before - 1;
    if (Math.abs(share) < 0.0005)
        return '±0%';
    if (share >= 9.995)
        return `×${count(now / before)}`;
    return `${share > 0 ? '+' : '−'}${percent(Math.abs(share))}`;
}
/** Difference of two shares in percentage points. */
function points(now, before) {
    const value = (now - before) * 100;
    if (Math.abs(value) < 0.05)
        return '±0 pts';
    return `${value > 0 ? '+' : '−'}${trimZero(Math.abs(value).toFixed(1))} pts`;
}
/** `Nov 9` */
function shortDay(day) {
    const { date, month } = parts(day);
    return `${month} ${date}`;
}
/** `Mon, Nov 9, 2026` */
function longDay(day) {
    const { weekday, date, month, year } = parts(day);
    return `${weekday}, ${month} ${date}, ${year}`;
}
/** `Nov 9–15, 2026`; the end is shown as the last day that counts. */
function rangeText({ from, to }) {
    const [first, last] = [parts(from), parts((0,_shared_days_js__WEBPACK_IMPORTED_MODULE_0__/* .addDays */ .fi)(to, -1))];
    const start = `${first.month} ${first.date}`;
    const end = `${last.month} ${last.date}, ${last.year}`;
    if (first.year !== last.year)
        return `${start}, ${first.year} – ${end}`;
    if (first.month !== last.month)
        return `${start} – ${end}`;
    return first.date === last.date ? end : `${start}–${last.date}, ${last.year}`;
}
function parts(day) {
    const time = new Date(day);
    return {
        weekday: WEEKDAYS[time.getUTCDay()] ?? '',
        date: time.getUTCDate(),
        month: MONTHS[time.getUTCMonth()] ?? '',
        year: time.getUTCFullYear(),
    };
}
const trimZero = (text) => text.replace(/\.0$/, '');


/***/ })

};
