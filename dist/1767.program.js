export const id = 1767;
export const ids = [1767];
export const modules = {

/***/ 41767:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openAnalytics: () => (/* binding */ openAnalytics)
});

// EXTERNAL MODULE: ./.build/program/src/shared/days.js
var shared_days = __webpack_require__(65529);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
// EXTERNAL MODULE: ./.build/program/src/views/counting/analytics.js + 1 modules
var analytics = __webpack_require__(66968);
// EXTERNAL MODULE: ./.build/program/src/views/counting/classify.js
var classify = __webpack_require__(61069);
// EXTERNAL MODULE: ./.build/program/src/views/counting/page-filter.js
var page_filter = __webpack_require__(24475);
// EXTERNAL MODULE: ./.build/program/src/contract/insights.js
var insights = __webpack_require__(45306);
// EXTERNAL MODULE: ./.build/program/src/views/counting/page.js
var page = __webpack_require__(99672);
// EXTERNAL MODULE: ./.build/program/src/views/counting/query.js
var query = __webpack_require__(89771);
;// CONCATENATED MODULE: ./.build/program/src/views/sources/fields.js
// Reads what a service sent without believing that it is there.

/** The objects in a list; `name` is its field, or empty where the answer is the list. */
function rows(answer, name) {
    const list = name === '' ? answer : answer?.[name];
    if (!Array.isArray(list)) {
        const what = name === '' ? 'no list' : `no list \`${name}\``;
        throw new errors/* BadAnswer */.CF(`The analytics service sent ${what}. Check \`address\` in \`views: source\`.`);
    }
    return list.filter((row) => typeof row === 'object' && row !== null);
}
function textOf(value) {
    return typeof value === 'string' ? value : '';
}
/** Some services send numbers as text. Anything else stays what it is, so that it can be named. */
function numberOf(value) {
    return typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
}

;// CONCATENATED MODULE: ./.build/program/src/views/sources/analytics-views.js
// The page views of an analytics service as a source like any other.







/** Of the answers that are kept: a range and the one before it, and another two. */
const KEPT = 4;
/** GoatCounter and others are asked for days and hours, so an open range has no meaning there. */
const OPEN = 'Add `dateFrom` and `dateTo`: an analytics service is asked for a range of days.';
function analyticsViews(options) {
    const { source, pages = page_filter/* ALL_PAGES */.t } = options;
    const read = remembered(options, (range, signal) => readPages(options, range, signal));
    const days = remembered(options, (range, signal) => source.days(range, signal));
    async function insights(asked, signal) {
        const range = daysIn(asked);
        const { totals, visitors, notes } = await read(range, signal);
        return {
            classes: { ...(0,query/* classCounts */.RZ)([]), human: totals.human },
            aiClasses: [],
            agents: [],
            missing: [],
            missingCut: false,
            aiReferrals: null,
            weeks: [],
            quality: { ...NO_LOGS, daysCovered: (0,shared_days/* daysOf */.hF)(range), warnings: notes },
            seesAgents: false,
            counts: source.counts,
            ...(visitors !== undefined && { visitors }),
            rules: source.name,
        };
    }
    return {
        async *pages(_, range, { signal } = {}) {
            yield (await read(daysIn(range), signal)).piece;
        },
        async *days(_, asked, { signal } = {}) {
            // A service says what it counted on a day for the whole site only.
            if (pages !== page_filter/* ALL_PAGES */.t)
                return;
            const range = daysIn(asked);
            const found = new Map();
            for (const { date, views } of await days(range, signal))
                found.set(date, countOf(views, source, 'of a day'));
            for (const date of (0,shared_days/* daysOf */.hF)(range).reverse())
                yield { date, ...people(found.get(date) ?? 0) };
        },
        insights: {
            insights: (_, range, { signal } = {}) => insights(range, signal),
            async *classesByPage(_, range, { signal } = {}) {
                const { piece } = await read(daysIn(range), signal);
                for (const { path, human } of piece.views)
                    yield { path, classes: { ...(0,query/* classCounts */.RZ)([]), human }, aiReferrals: null };
            },
        },
    };
}
const NO_LOGS = {
    files: 0,
    lines: 0,
    rejected: 0,
    examples: [],
    daysMissing: [],
    daysCut: false,
    spoofed: 0,
};
const people = (views) => ({ human: views, ai: 0, total: views });
async function readPages({ source, pages: wanted = page_filter/* ALL_PAGES */.t }, range, signal) {
    const found = await source.read(range, signal);
    const { views, odd, repeated } = joined(found.pages, wanted);
    const sum = views.reduce((all, { total }) => all + total, 0);
    // What the settings leave out, the service's own total would still have.
    const totals = people(wanted === page_filter/* ALL_PAGES */.t ? countOf(found.total, source, 'of the range') : sum);
    const given = numberOf(found.visitors);
    const isKnown = wanted === page_filter/* ALL_PAGES */.t && given !== undefined && (0,insights/* oddCount */.r5)({ given }) === undefined;
    const notes = [
        `The numbers are those of ${source.name} at ${source.host}, which does not see AI agents.`,
        ...found.notes,
        ...(repeated > 0
            ? [`${source.name} sent ${repeated} pages twice. They were counted once.`]
            : []),
    ];
    return {
        piece: { totals, views, hasMore: false, ...(odd.length > 0 && { odd }) },
        totals,
        visitors: isKnown ? given : undefined,
        notes,
    };
}
const readPage = (0,page/* createPageReader */.T5)();
/** Under the names that pages have in logs: `/a/`, `/a/index.html`, and `/a#b` are `/a`. */
function joined(pages, wanted) {
    const sums = new Map();
    const seen = new Set();
    const odd = [];
    let repeated = 0;
    for (const { path, views } of pages) {
        const given = numberOf(views);
        const problem = typeof path === 'string' ? (0,insights/* oddCount */.r5)({ views: given }) : '`path` is not text';
        if (problem !== undefined)
            odd.push(problem);
        else if (seen.has(path))
            repeated += 1;
        else {
            seen.add(path);
            const name = pageName(path);
            if (wanted(name))
                sums.set(name, (sums.get(name) ?? 0) + given);
        }
    }
    const rows = [];
    for (const [path, views] of sums)
        if (views > 0)
            rows.push({ path, ...people(views) });
    rows.sort((a, b) => b.total - a.total || (a.path < b.path ? -1 : 1));
    return { views: rows, odd, repeated };
}
/** The longest that a report can use. */
const MAX_PATH = 2_000;
/** The reader of logs takes one character a byte. What it takes for a file is a page here. */
function pageName(path) {
    const bytes = Buffer.from(path.slice(0, MAX_PATH).toWellFormed()).toString('latin1');
    const target = bytes.startsWith('/') ? bytes : `/${bytes}`;
    const plain = target.replace(/[?#].*$/s, '');
    return readPage(target)?.path ?? readPage(`${plain}/`)?.path ?? encodeURI(plain);
}
function countOf(value, { name }, what) {
    const given = numberOf(value);
    const problem = (0,insights/* oddCount */.r5)({ count: given });
    if (problem === undefined)
        return given;
    throw new errors/* BadAnswer */.CF(`The total ${what} from ${name} cannot be used: ${problem}. Run this again; if that happens again, report it to whoever operates ${name}.`);
}
function daysIn({ dateFrom, dateTo }) {
    if (!dateFrom || !dateTo)
        throw new errors/* InvalidRequest */.zh(OPEN);
    return { from: (0,shared_days/* isoDay */.kh)((0,shared_days/* utcTime */.SK)(dateFrom)), to: (0,shared_days/* isoDay */.kh)((0,shared_days/* utcTime */.SK)(dateTo)) };
}
/** A report asks for one range several times, and readers of a server page by page. */
function remembered({ clock, maxAgeMs = Number.POSITIVE_INFINITY }, read) {
    const known = new Map();
    return (range, signal) => {
        const key = `${range.from} ${range.to}`;
        const before = known.get(key);
        if (before && clock.now() - before.time <= maxAgeMs)
            return before.answer;
        known.delete(key);
        for (const oldest of known.keys()) {
            if (known.size < KEPT)
                break;
            known.delete(oldest);
        }
        const answer = read(range, signal);
        known.set(key, { time: clock.now(), answer });
        answer.catch(() => known.delete(key));
        return answer;
    };
}

// EXTERNAL MODULE: ./.build/program/src/views/counting/file-day.js
var file_day = __webpack_require__(43650);
// EXTERNAL MODULE: ./.build/program/src/views/counting/tally.js
var tally = __webpack_require__(39669);
// EXTERNAL MODULE: ./.build/program/src/shared/network/bounded-fetch.js
var bounded_fetch = __webpack_require__(72209);
// EXTERNAL MODULE: ./.build/program/src/shared/network/network.js
var network = __webpack_require__(10031);
// EXTERNAL MODULE: ./.build/program/src/shared/retry.js
var retry = __webpack_require__(52926);
// EXTERNAL MODULE: ./.build/program/src/shared/text/foreign.js
var foreign = __webpack_require__(35238);
;// CONCATENATED MODULE: ./.build/program/src/views/sources/asker.js
// Asks an analytics service: one place for the limits of the service, its `Retry-After`, the deadline, the
// size of answers, and what its refusals mean.





/** One answer, not all requests: a service that says nothing for this long is asked again. */
const SILENCE_MS = 60_000;
/** The limit of AbortSignal.timeout. */
const LONGEST_MS = 2 ** 31 - 1;
function createAsker(service, deps) {
    const { clock, random, log } = deps;
    const { name, address, paceMs } = service;
    const base = new URL(address);
    const send = (0,bounded_fetch/* boundedFetch */.A)(deps.fetch);
    if ((0,network/* isCleartext */.Pd)(base))
        log.warn(`The key for ${name} is sent to ${base.host} unencrypted.`);
    let free = 0;
    async function once(url, { body, signal }, deadline) {
        const left = Math.min(LONGEST_MS, SILENCE_MS, Math.max(0, deadline - clock.now()));
        const signals = [AbortSignal.timeout(left), ...(signal ? [signal] : [])];
        try {
            const response = await send(url, {
                method: body === undefined ? 'GET' : 'POST',
                headers: {
                    Accept: 'application/json',
                    // GoatCounter answers errors in HTML without it.
                    'Content-Type': 'application/json',
                    'User-Agent': 'docket',
                    ...service.headers,
                },
                ...(body !== undefined && { body: JSON.stringify(body) }),
                // A key goes nowhere else.
                redirect: 'manual',
                signal: AbortSignal.any(signals),
            });
            const { status, headers } = response;
            return { status, headers, text: await response.text() };
        }
        catch (error) {
            signal?.throwIfAborted();
            return { failure: (0,retry/* connectionFailure */.Dx)(error), cause: error };
        }
    }
    return async (path, question = {}) => {
        const url = new URL(`${base.origin}${base.pathname.replace(/\/+$/, '')}${path}`);
        for (const [key, value] of Object.entries(question.query ?? {}))
            url.searchParams.set(key, String(value));
        const deadline = deps.deadline();
        for (let made = 1;; made += 1) {
            const wait = free - clock.now();
            // Those who ask meanwhile come after this one.
            free = Math.max(free, clock.now()) + paceMs;
            if (wait > 0)
                await clock.sleep(wait, question.signal);
            if (clock.now() >= deadline)
                throw new errors/* Unavailable */.$P(`${name} was asked for too long. ${LATER}`);
            const sent = await once(url, question, deadline);
            if ('status' in sent && sent.status === 200)
                return parsed(sent.text, service);
            const failure = failureOf(sent, clock.now());
            const attempt = { failure, repeatable: true, made, now: clock.now(), deadline };
            const next = (0,retry/* nextAttempt */.nj)(attempt, random);
            if (next.kind !== 'again')
                throw refusal(sent, service);
            // Rounded by some services, to "0" by GoatCounter.
            const delayMs = failure.kind === 'status' ? Math.max(next.delayMs, 1_000) : next.delayMs;
            log.info(`${said(sent, service)}; asking again in ${Math.ceil(delayMs / 1_000)} s.`);
            await clock.sleep(delayMs, question.signal);
        }
    };
}
const LATER = 'Run this again later, or allow more time with `timeout-minutes`.';
function failureOf(sent, now) {
    if (!('status' in sent))
        return sent.failure;
    const wait = (0,retry/* retryAfterMs */.Vs)(sent.headers.get('retry-after') ?? undefined, now);
    const { status } = sent;
    return { kind: 'status', status, ...(wait !== undefined && { retryAfterMs: wait }) };
}
function parsed(text, { name, address }) {
    try {
        return JSON.parse(text);
    }
    catch (cause) {
        throw new errors/* BadAnswer */.CF(`${name} at ${new URL(address).host} sent something that is not JSON. Check \`address\` in \`views: source\`.`, { cause });
    }
}
function said(sent, { name, address }) {
    const { host } = new URL(address);
    return 'status' in sent
        ? `${name} at ${host} answered ${sent.status}`
        : `${name} at ${host} cannot be reached`;
}
/** In one sentence what is wrong, and what to do. */
function refusal(sent, service) {
    const what = said(sent, service);
    const { key, site } = service.remedies;
    if (!('status' in sent)) {
        return new errors/* Unavailable */.$P(`${what}. Check \`address\` in \`views: source\`, or run this again later.`, { cause: sent.cause });
    }
    const { status, headers, text } = sent;
    const own = ownWords(text, service);
    const words = own === '' ? '' : ` with ${own}`;
    if (status >= 300 && status < 400) {
        const to = (0,foreign/* codeSpan */.SS)(headers.get('location') ?? 'another address');
        return new errors/* SetupError */.w3(`${what} and redirects to ${to}, where the key is not sent. If that is the service, use it as \`address\` in \`views: source\`.`);
    }
    if (status === 401)
        return new errors/* SetupError */.w3(`${what}${words}: the key is not valid. ${key}`);
    if (status === 402 || status === 403)
        return new errors/* SetupError */.w3(`${what}${words}: the key or the plan does not allow this. ${key}`);
    if (status === 429 || status === 408 || status >= 500)
        return new errors/* Unavailable */.$P(`${what}${words}, again and again. Run this again later.`);
    return new errors/* SetupError */.w3(`${what}${words}. ${site}`);
}
/** Most services say what is wrong in one of these fields. It is cut, and has no key in it. */
function ownWords(text, { secrets }) {
    let value;
    try {
        value = JSON.parse(text);
    }
    catch {
        return '';
    }
    for (let depth = 0; depth < 4 && typeof value === 'object' && value !== null; depth += 1) {
        const { error, errors, message } = value;
        value = error ?? message ?? (Array.isArray(errors) ? errors[0] : errors);
    }
    if (typeof value !== 'string')
        return '';
    const safe = secrets.reduce((all, secret) => all.replaceAll(secret, '***'), value);
    return safe.trim() === '' ? '' : (0,foreign/* codeSpan */.SS)(safe);
}

;// CONCATENATED MODULE: ./.build/program/src/views/sources/cloudflare.js
// Cloudflare's analytics of a zone, which see every request, so that Docket counts them as it counts a log:
// https://developers.cloudflare.com/analytics/graphql-api/








const CLOUDFLARE = 'https://api.cloudflare.com';
/** 300 requests in five minutes are allowed. */
const PACE_MS = 1_000;
const SHORTEST_MS = shared_days/* MINUTE_MS */.kg;
const LIMITS = `query ($zone: string!) { viewer { zones(filter: { zoneTag: $zone }) { settings {
  httpRequestsAdaptiveGroups { enabled maxDuration maxPageSize notOlderThan } } } } }`;
const FILTER = 'ZoneHttpRequestsAdaptiveGroupsFilter_InputObject';
const groups = (limit) => `query ($zone: string!, $filter: ${FILTER}!) {
  viewer { zones(filter: { zoneTag: $zone }) {
    httpRequestsAdaptiveGroups(limit: ${limit}, filter: $filter, orderBy: [count_DESC]) {
      count avg { sampleInterval }
      dimensions { clientRequestPath edgeResponseStatus userAgent } } } } }`;
/** What it says about a day is kept there, and so is an entry of the history. */
function cloudflareDays({ site, host }, key, deps, { rules, pages }) {
    const remedies = {
        key: 'Create an API token with the permission “Zone → Analytics → Read” for this zone, and store it as the secret for `views-key`.',
        site: 'Check `site` in `views: source`: it is the zone’s ID, on the overview page of the domain.',
    };
    const headers = { Authorization: `Bearer ${key}` };
    const service = { name: 'Cloudflare', address: CLOUDFLARE, headers, remedies };
    const ask = createAsker({ ...service, secrets: [key], paceMs: PACE_MS }, deps);
    const notes = new Set();
    const count = new Counter((0,page/* createPageReader */.T5)(rules), (0,classify/* createClassifier */.C)(rules), pages);
    let known;
    async function zone(query, variables) {
        const body = { query, variables: { zone: site, ...variables } };
        const answer = (await ask('/client/v4/graphql', { body }));
        const [error] = Array.isArray(answer?.errors) ? answer.errors : [];
        if (error !== undefined) {
            const said = textOf(error?.message).slice(0, 200);
            throw new errors/* SetupError */.w3(`Cloudflare refused: ${JSON.stringify(said)}. ${remedies.key}`);
        }
        const [found] = rows(answer?.data?.viewer, 'zones');
        if (found)
            return found;
        throw new errors/* SetupError */.w3(`Cloudflare knows no zone ${site} for this key. ${remedies.site}`);
    }
    function limits() {
        known ??= zone(LIMITS, {}).then((found) => readLimits(found, deps.clock));
        known.catch(() => {
            known = undefined;
        });
        return known;
    }
    /** Half of the time has fewer different requests: there are no pages of an answer. */
    async function read(span, most, into) {
        const [datetime_geq, datetime_lt] = [span.from, span.to].map((ms) => new Date(ms).toISOString());
        const filter = {
            ...{ datetime_geq, datetime_lt, requestSource: 'eyeball' },
            clientRequestHTTPMethodName: 'GET',
            ...(host !== undefined && { clientRequestHTTPHost: host }),
        };
        const found = rows(await zone(groups(most.rows), { filter }), 'httpRequestsAdaptiveGroups');
        const length = span.to - span.from;
        if (found.length >= most.rows && length > SHORTEST_MS) {
            const middle = span.from + Math.ceil(length / 2 / SHORTEST_MS) * SHORTEST_MS;
            await read({ from: span.from, to: middle }, most, into);
            return read({ from: middle, to: span.to }, most, into);
        }
        if (found.length >= most.rows)
            notes.add('Cloudflare names only the most frequent requests of a minute; others are missing.');
        for (const group of found) {
            const { sampleInterval } = (group.avg ?? {});
            if (typeof sampleInterval === 'number' && sampleInterval > 1)
                notes.add('Cloudflare counted samples of the requests, so the numbers are estimates.');
            const problem = count.add(group, into);
            if (problem !== undefined)
                notes.add(problem);
        }
    }
    return {
        notes: () => [...notes],
        limits,
        async add() { },
        async read({ from, to }) {
            const most = await limits();
            const oldest = Math.ceil((deps.clock.now() - most.oldestMs) / shared_days/* DAY_MS */.sO);
            const end = Math.min(to, Math.floor(deps.clock.now() / shared_days/* DAY_MS */.sO) + 1);
            const days = [];
            for (let day = Math.max(from, oldest); day < end; day += 1) {
                const into = newDay();
                const span = { from: day * shared_days/* DAY_MS */.sO, to: (day + 1) * shared_days/* DAY_MS */.sO };
                for (let at = span.from; at < span.to; at += most.longestMs)
                    await read({ from: at, to: Math.min(span.to, at + most.longestMs) }, most, into);
                const { lines, ...tables } = into;
                days.push({
                    file: 'cloudflare',
                    day: (0,file_day/* dayText */.Ew)(day),
                    lines,
                    rules: rules.version,
                    ...tables,
                });
            }
            return days;
        },
    };
}
function readLimits(zone, clock) {
    const { settings } = zone;
    const { enabled, ...given } = settings?.httpRequestsAdaptiveGroups ?? {};
    const [maxDuration, maxPageSize, notOlderThan] = [
        'maxDuration',
        'maxPageSize',
        'notOlderThan',
    ].map((name) => {
        const value = numberOf(given[name]);
        return typeof value === 'number' && value > 0 ? value : undefined;
    });
    if (enabled !== true || !maxDuration || !maxPageSize || !notOlderThan) {
        throw new errors/* SetupError */.w3('The plan of this zone has no analytics by path. Use access logs, or another analytics service.');
    }
    return {
        rows: Math.min(10_000, Math.floor(maxPageSize)),
        longestMs: Math.max(SHORTEST_MS, Math.min(shared_days/* DAY_MS */.sO, maxDuration * 1_000)),
        oldestMs: Math.min(notOlderThan * 1_000, clock.now()),
    };
}
const newDay = () => ({
    lines: 0,
    pages: new Map(),
    agents: new Map(),
    missing: new Map(),
});
/** As lines of a log count: a successful request of a page, by whoever the agent is. */
class Counter {
    #readPage;
    #classify;
    #wanted;
    constructor(readPage, classify, wanted) {
        this.#readPage = readPage;
        this.#classify = classify;
        this.#wanted = wanted;
    }
    /** What is wrong with a group that cannot be counted. */
    add(group, into) {
        const { count, dimensions } = group;
        if (!Number.isSafeInteger(count) || count < 0)
            return 'Cloudflare sent counts that are not whole numbers ≥ 0. They are left out.';
        const views = count;
        into.lines += views;
        const { clientRequestPath, edgeResponseStatus: status, userAgent } = dimensions ?? {};
        const page = this.#readPage(Buffer.from(textOf(clientRequestPath)).toString('latin1'));
        if (!page || typeof status !== 'number')
            return undefined;
        const verdict = this.#classify(textOf(userAgent))[page.markdown ? 'markdown' : 'page'];
        const index = (0,file_day/* classIndex */.ZQ)(verdict.class);
        if ((status >= 200 && status < 300) || status === 304) {
            if (!this.#wanted(page.path))
                return undefined;
            add(into.pages, page.path, index, views);
            if (verdict.agent !== undefined)
                add(into.agents, verdict.agent, index, views);
        }
        else if ((status === 404 || status === 410) && this.#wanted(page.asked)) {
            const isKnown = into.missing.has(page.asked);
            if (isKnown || into.missing.size < tally/* MAX_MISSING */.m)
                add(into.missing, page.asked, index, views);
        }
        return undefined;
    }
}
function add(table, key, index, views) {
    const counts = table.get(key) ?? (0,file_day/* noCounts */.Yi)();
    counts[index] = (counts[index] ?? 0) + views;
    table.set(key, counts);
}

;// CONCATENATED MODULE: ./.build/program/src/views/sources/zones.js
// Days in another time zone, as instants.

/** When the first day of the range begins in the zone, and when the last one ends, in milliseconds. */
function localRange({ from, to }, zone) {
    return { start: midnight(from, zone), end: midnight(to, zone) };
}
function midnight(day, zone) {
    const utc = Date.parse(day);
    // Twice, because the offset at UTC's midnight can be another one than at the zone's.
    const near = utc - offset(utc, zone);
    return utc - offset(near, zone);
}
/** Milliseconds by which the zone's clock is ahead of UTC. */
function offset(time, zone) {
    const parts = Object.fromEntries(format(zone)
        .formatToParts(time)
        .map(({ type, value }) => [type, value]));
    const { year, month, day, hour, minute, second } = parts;
    return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) - time;
}
function format(timeZone) {
    const two = '2-digit';
    const wanted = { year: 'numeric', month: two, day: two, hour: two, minute: two };
    try {
        return new Intl.DateTimeFormat('en', { timeZone, ...wanted, second: two, hourCycle: 'h23' });
    }
    catch (cause) {
        throw new errors/* BadAnswer */.CF('The analytics service counts days in a time zone that is not known here. Choose another one in its settings.', { cause });
    }
}

;// CONCATENATED MODULE: ./.build/program/src/views/sources/goatcounter.js
// GoatCounter, whose API counts visits: https://www.goatcounter.com/help/api




/** The most that it sends at once. */
const HITS = 100;
const PATHS = 200;
/** Four requests a second are allowed, and some take longer on their way than others. */
const goatcounter_PACE_MS = 300;
function goatCounter({ address }, key, deps) {
    const ask = createAsker({
        name: 'GoatCounter',
        address,
        headers: { Authorization: `Bearer ${key}` },
        secrets: [key],
        paceMs: goatcounter_PACE_MS,
        remedies: {
            key: 'Create an API token with the permission “Read statistics” in GoatCounter (your user name → API), and store it as the secret for `views-key`.',
            site: 'Check `address` in `views: source`: it is the address of your GoatCounter, such as `https://acme.goatcounter.com`.',
        },
    }, deps);
    let zone;
    /** It counts days in the time zone of the user to whom the key belongs, and drops others. */
    async function span(range, signal) {
        zone ??= ask('/api/v0/me', { signal }).then(zoneOf);
        zone.catch(() => {
            zone = undefined;
        });
        const { start, end } = localRange(range, await zone);
        // The end is included, by the hour.
        return { start: instant(start), end: instant(end - 1_000) };
    }
    async function hits(query, signal) {
        const answer = await ask('/api/v0/stats/hits', { query: { ...query, limit: HITS }, signal });
        return { found: rows(answer, 'hits'), more: answer.more === true };
    }
    /** Pages are asked for by name: a list of those that came already would outgrow an address. */
    async function* otherPaths(seen, signal) {
        let batch = [];
        for (let after = 0;;) {
            const query = { limit: PATHS, after };
            const answer = await ask('/api/v0/paths', { query, signal });
            const ids = rows(answer, 'paths').map(({ id }) => id);
            batch.push(...ids.filter((id) => Number.isSafeInteger(id) && !seen.has(id)));
            for (; batch.length >= HITS; batch = batch.slice(HITS))
                yield batch.slice(0, HITS);
            const last = ids.at(-1);
            if (answer.more !== true)
                break;
            if (typeof last !== 'number' || last <= after)
                break;
            after = last;
        }
        if (batch.length > 0)
            yield batch;
    }
    return {
        name: 'GoatCounter',
        host: new URL(address).host,
        counts: 'visits',
        async read(range, signal) {
            const query = await span(range, signal);
            const totals = (await ask('/api/v0/stats/total', { query, signal }));
            const first = await hits(query, signal);
            const all = first.found;
            if (first.more) {
                const seen = new Set(all.map(({ path_id }) => path_id));
                for await (const ids of otherPaths(seen, signal))
                    all.push(...(await hits({ ...query, include_paths: ids.join(',') }, signal)).found);
            }
            const pages = all.filter(({ event }) => event !== true);
            const zoned = await zone;
            return {
                pages: pages.map(({ path, count }) => ({ path, views: count })),
                total: Number(totals?.total) - Number(totals?.total_events ?? 0),
                notes: zoned === 'UTC' ? [] : [`GoatCounter counts days in the time zone ${zoned}.`],
            };
        },
        async days(range, signal) {
            const wanted = new Set((0,shared_days/* daysOf */.hF)(range));
            const query = await span(range, signal);
            const answer = await ask('/api/v0/stats/total', { query, signal });
            const days = rows(answer, 'stats').filter(({ day }) => wanted.has(String(day)));
            return days.map(({ day, daily }) => ({ date: day, views: daily }));
        },
        async about(signal) {
            await span({ from: '2026-01-01', to: '2026-01-02' }, signal);
            return `It counts visits, in days of the time zone ${await zone}.`;
        },
    };
}
const instant = (ms) => new Date(ms).toISOString().replace('.000', '');
/** `.UTC` or `NL.Europe/Amsterdam` */
function zoneOf(me) {
    const user = me?.user;
    const name = textOf(user?.settings?.timezone).replace(/^[A-Z]*\./, '');
    return name === '' ? 'UTC' : name;
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./.build/program/src/views/sources/google.js
// Google Analytics 4: https://developers.google.com/analytics/devguides/reporting/data/v1





const ADDRESS = 'https://analyticsdata.googleapis.com';
/** The most rows that it sends at once. */
const ROWS = 250_000;
/** A property answers ten requests at once. */
const google_PACE_MS = 200;
const SIGNED_SECONDS = 3_600;
/** What it calls the pages that were too many for a table. */
const REST = '(other)';
function googleAnalytics({ site }, key, deps) {
    const account = readAccount(key);
    const service = {
        name: 'Google Analytics',
        address: ADDRESS,
        paceMs: google_PACE_MS,
        remedies: {
            key: 'Give the service account the role “Viewer” in the property (Admin → Property access management), enable the Google Analytics Data API in its project, and store its JSON key as the secret for `views-key`.',
            site: 'Check `site` in `views: source`: it is the number of the property (Admin → Property details).',
        },
    };
    async function run(question, range, signal) {
        const token = signedToken(account, deps.clock);
        const headers = { Authorization: `Bearer ${token}` };
        const ask = createAsker({ ...service, headers, secrets: [token, account.private_key] }, deps);
        const dateRanges = [{ startDate: range.from, endDate: (0,shared_days/* addDays */.fi)(range.to, -1) }];
        const body = { dateRanges, metrics: [{ name: 'screenPageViews' }], ...question };
        return (await ask(`/v1beta/properties/${site}:runReport`, { body, signal }));
    }
    async function pages(range, notes, signal) {
        const found = [];
        for (let offset = 0;; offset += ROWS) {
            const question = { dimensions: [{ name: 'pagePath' }], orderBys: ORDER, limit: ROWS, offset };
            const report = await run(question, range, signal);
            for (const note of notesOf(report))
                notes.add(note);
            const part = rowsOf(report);
            for (const { dimension, values } of part)
                if (dimension !== REST)
                    found.push({ path: dimension, views: values[0] });
            if (part.length < ROWS)
                return found;
        }
    }
    return {
        name: service.name,
        host: 'analytics.google.com',
        counts: 'views',
        async read(range, signal) {
            const metrics = [{ name: 'screenPageViews' }, { name: 'totalUsers' }];
            const report = await run({ metrics }, range, signal);
            // Without a view, there is no row.
            const [total = 0, visitors = 0] = rowsOf(report)[0]?.values ?? [];
            const zone = google_zoneOf(report);
            const notes = new Set(isUtc(zone) ? [] : [`Google counts days in the time zone ${zone}.`]);
            const found = await pages(range, notes, signal);
            return { pages: found, total, visitors, notes: [...notes] };
        },
        async days(range, signal) {
            const report = await run({ dimensions: [{ name: 'date' }], limit: ROWS }, range, signal);
            return rowsOf(report).map(({ dimension, values }) => ({
                date: textOf(dimension).replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3'),
                views: values[0],
            }));
        },
        async about(signal) {
            const report = await run({}, { from: '2026-01-01', to: '2026-01-02' }, signal);
            return `It counts page views, in days of the time zone ${google_zoneOf(report) || 'of the property'}.`;
        },
    };
}
/** Pages with as many views stay in their order from one request to the next. */
const ORDER = [
    { metric: { metricName: 'screenPageViews' }, desc: true },
    { dimension: { dimensionName: 'pagePath' } },
];
/** It leaves the list out where it is empty, and sends numbers as text. */
function rowsOf(report) {
    if (typeof report === 'object' && report !== null && report.rows === undefined)
        return [];
    const value = (field) => field?.value;
    return rows(report, 'rows').map(({ dimensionValues, metricValues }) => ({
        dimension: Array.isArray(dimensionValues) ? value(dimensionValues[0]) : undefined,
        values: Array.isArray(metricValues) ? metricValues.map((one) => numberOf(value(one))) : [],
    }));
}
function notesOf({ metadata }) {
    const { dataLossFromOtherRow, subjectToThresholding, samplingMetadatas } = metadata ?? {};
    return [
        ...(dataLossFromOtherRow === true
            ? ['Google put the views of rare pages together, so these pages are missing.']
            : []),
        ...(subjectToThresholding === true
            ? ['Google leaves out pages with few readers, to protect them.']
            : []),
        ...(Array.isArray(samplingMetadatas) && samplingMetadatas.length > 0
            ? ['Google counted samples, so the numbers are estimates.']
            : []),
    ];
}
/** It becomes a sentence: an IANA name, or nothing. */
function google_zoneOf(report) {
    return /^[\w+/-]{1,60}$/.exec(textOf(report?.metadata?.timeZone))?.[0] ?? '';
}
const isUtc = (zone) => /^(?:(?:Etc\/)?(?:UTC|GMT))?$/.test(zone);
function readAccount(key) {
    try {
        const { client_email, private_key, private_key_id } = JSON.parse(key);
        (0,external_node_crypto_.createPrivateKey)(private_key ?? '');
        if (client_email && private_key)
            return { client_email, private_key, private_key_id: private_key_id ?? '' };
    }
    catch {
        // The error could repeat a part of the key.
    }
    throw new errors/* SetupError */.w3('The key for Google Analytics must be the JSON key of a service account, whole and as Google sent it. Store it again as the secret for `views-key`.');
}
/** Google's APIs take what a service account signs itself, without asking for a token first. */
function signedToken({ client_email: email, private_key, private_key_id: kid }, clock) {
    const iat = Math.floor(clock.now() / 1_000);
    const part = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const head = part({ alg: 'RS256', typ: 'JWT', ...(kid && { kid }) });
    const exp = iat + SIGNED_SECONDS;
    const said = `${head}.${part({ iss: email, sub: email, aud: `${ADDRESS}/`, iat, exp })}`;
    return `${said}.${(0,external_node_crypto_.sign)('sha256', Buffer.from(said), private_key).toString('base64url')}`;
}

;// CONCATENATED MODULE: ./.build/program/src/views/sources/plausible.js
// Plausible, in its cloud or self-hosted: https://plausible.io/docs/stats-api



/** The most rows that it sends at once. */
const plausible_ROWS = 10_000;
/** Far fewer than the 600 requests an hour that are allowed, but not all at once. */
const plausible_PACE_MS = 100;
function plausible({ site, address = 'https://plausible.io' }, key, deps) {
    const ask = createAsker({
        name: 'Plausible',
        address,
        headers: { Authorization: `Bearer ${key}` },
        secrets: [key],
        paceMs: plausible_PACE_MS,
        remedies: {
            key: 'Create a key for the Stats API in Plausible (Settings → API keys), check that its account can see the site and that its plan includes the Stats API, and store it as the secret for `views-key`.',
            site: 'Check `site` in `views: source`: it is the domain of the site, as Plausible shows it.',
        },
    }, deps);
    async function query(more, range, signal) {
        const dates = { date_range: [range.from, (0,shared_days/* addDays */.fi)(range.to, -1)] };
        const body = { site_id: site, ...dates, ...more };
        const answer = await ask('/api/v2/query', { body, signal });
        const results = rows(answer, 'results').map(({ dimensions, metrics }) => ({
            dimension: Array.isArray(dimensions) ? dimensions[0] : undefined,
            metrics: Array.isArray(metrics) ? metrics : [],
        }));
        return { results, answer: answer };
    }
    async function pages(range, signal) {
        const found = [];
        for (let offset = 0;; offset += plausible_ROWS) {
            const { results } = await query({
                metrics: ['pageviews'],
                dimensions: ['event:page'],
                // Pages with as many views stay in their order from one request to the next.
                order_by: [
                    ['pageviews', 'desc'],
                    ['event:page', 'asc'],
                ],
                pagination: { limit: plausible_ROWS, offset },
            }, range, signal);
            for (const { dimension, metrics } of results)
                found.push({ path: dimension, views: metrics[0] });
            if (results.length < plausible_ROWS)
                return found;
        }
    }
    return {
        name: 'Plausible',
        host: new URL(address).host,
        counts: 'views',
        async read(range, signal) {
            const { results, answer } = await query({ metrics: ['pageviews', 'visitors'] }, range, signal);
            const [total, visitors] = results[0]?.metrics ?? [];
            const zone = plausible_zoneOf(answer);
            return {
                pages: await pages(range, signal),
                total,
                visitors,
                notes: plausible_isUtc(zone) ? [] : [`Plausible counts days in the site’s time zone, UTC${zone}.`],
            };
        },
        async days(range, signal) {
            const byDay = { metrics: ['pageviews'], dimensions: ['time:day'] };
            const { results } = await query(byDay, range, signal);
            return results.map(({ dimension, metrics }) => ({ date: dimension, views: metrics[0] }));
        },
        async about(signal) {
            const day = { from: '2026-01-01', to: '2026-01-02' };
            const { answer } = await query({ metrics: ['pageviews'] }, day, signal);
            return `It counts page views, in days of the time zone UTC${plausible_zoneOf(answer)}.`;
        },
    };
}
/** The offset in the range that it repeats, such as `+02:00`; empty where it says none. */
function plausible_zoneOf({ query }) {
    const range = query?.date_range;
    const start = Array.isArray(range) ? textOf(range[0]) : '';
    return /T.*?([+-]\d\d:\d\d)$/.exec(start)?.[1] ?? '';
}
const plausible_isUtc = (zone) => zone === '' || zone === '+00:00';

;// CONCATENATED MODULE: ./.build/program/src/views/sources/umami.js
// Umami, in its cloud or self-hosted: https://umami.is/docs/api




const CLOUD = 'https://api.umami.is/v1';
/** Fifty requests in 15 seconds are allowed in the cloud. */
const umami_PACE_MS = 310;
/** Pages overlap, because rows with the same count have no order: one request takes all. */
const ALL = 1_000_000;
/** Of longer ranges, it sends months where days were asked for. */
const MOST_DAYS = 180;
function umami(settings, key, deps) {
    const { site, address = CLOUD } = settings;
    const service = serviceOf(address, settings.address === undefined);
    let opened;
    /** It answers zeros for a website that it does not know. */
    async function open(signal) {
        const ask = await signIn(service, key, deps, signal);
        const website = await ask(`/websites/${site}`, { signal });
        if (typeof website === 'object' && website !== null)
            return ask;
        throw new errors/* SetupError */.w3(`Umami at ${new URL(address).host} has no website ${site}. ${service.remedies.site}`);
    }
    async function ask(path, query, signal) {
        opened ??= open(signal);
        opened.catch(() => {
            opened = undefined;
        });
        return (await opened)(`/websites/${site}${path}`, { query, signal });
    }
    return {
        name: 'Umami',
        host: new URL(address).host,
        counts: 'views',
        async read(range, signal) {
            const span = instants(range);
            const stats = (await ask('/stats', span, signal));
            const query = { ...span, type: 'path', limit: ALL };
            const found = rows(await ask('/metrics/expanded', query, signal), '');
            return {
                pages: found.map(({ name, pageviews }) => ({ path: name, views: numberOf(pageviews) })),
                total: countIn(stats?.pageviews),
                visitors: countIn(stats?.visitors),
                notes: [],
            };
        },
        async days(range, signal) {
            const days = [];
            for (const part of parts(range)) {
                // Without a time zone: then days are those of UTC on every database.
                const query = { ...instants(part), unit: 'day' };
                const found = rows(await ask('/pageviews', query, signal), 'pageviews');
                for (const { x, y } of found)
                    days.push({ date: dayOf(textOf(x)), views: y });
            }
            return days;
        },
        async about() {
            return 'It counts page views, in days of UTC.';
        },
    };
}
/** Version 2 sends `{ value, prev }`. */
function countIn(field) {
    const isPair = typeof field === 'object' && field !== null && 'value' in field;
    return numberOf(isPair ? field.value : field);
}
/** Both ends are included. */
function instants({ from, to }) {
    return { startAt: Date.parse(from), endAt: Date.parse(to) - 1 };
}
function parts({ from, to }) {
    const [start, end] = [Date.parse(from), Date.parse(to)];
    const length = MOST_DAYS * shared_days/* DAY_MS */.sO;
    return Array.from({ length: Math.ceil((end - start) / length) }, (_, index) => ({
        from: (0,shared_days/* isoDay */.kh)(start + index * length),
        to: (0,shared_days/* isoDay */.kh)(Math.min(end, start + (index + 1) * length)),
    }));
}
function dayOf(text) {
    const time = (0,shared_days/* utcTime */.SK)(text.replace(' ', 'T'));
    return Number.isNaN(time) ? '' : (0,shared_days/* isoDay */.kh)(time);
}
function serviceOf(address, isCloud) {
    const key = isCloud
        ? 'Create an API key in Umami Cloud (Settings → API keys), and store it as the secret for `views-key`.'
        : 'A server of your own has no API keys: store `USER:PASSWORD` of a user who may view the website as the secret for `views-key`.';
    const site = 'Check `site` in `views: source`: it is the website’s ID (Settings → Websites → Edit). Umami 3 or later is required.';
    return {
        ...{ name: 'Umami', address: isCloud ? address : `${address}/api` },
        ...{ paceMs: isCloud ? umami_PACE_MS : 0, remedies: { key, site } },
    };
}
/** A server of one's own is asked with the token of a user, the cloud with a key. */
async function signIn(service, key, deps, signal) {
    const asker = (headers, ...secrets) => createAsker({ ...service, headers, secrets: [key, ...secrets] }, deps);
    if (service.paceMs > 0)
        return asker({ 'x-umami-api-key': key });
    const at = key.indexOf(':');
    if (at < 0)
        return asker({ Authorization: `Bearer ${key}` });
    const [username, password] = [key.slice(0, at), key.slice(at + 1)];
    const body = { username, password };
    const signed = await asker({}, password)('/auth/login', { body, signal });
    const token = textOf(signed?.token);
    return asker({ Authorization: `Bearer ${token}` }, password, token);
}

;// CONCATENATED MODULE: ./.build/program/src/views/sources/open.js












function openAnalytics(settings, key, deps) {
    const { clock, maxAgeMs } = deps;
    if (settings.source.kind === 'cloudflare') {
        return openCloudflare(settings, settings.source, keyOf(key), deps);
    }
    const source = openSource(settings.source, keyOf(key), deps);
    const pages = (0,page_filter/* pageFilter */.Y)(settings.pages ?? []);
    return {
        views: analyticsViews({ source, pages, clock, ...(maxAgeMs !== undefined && { maxAgeMs }) }),
        source: `${source.name} at ${source.host}`,
        async check() {
            const about = await source.about();
            const today = (0,shared_days/* startOfDay */.ol)(clock.now());
            const range = (0,shared_days/* dayRange */.qD)(today - shared_days/* DAY_MS */.sO, today);
            const [day] = await source.days(range);
            const answer = day ? String(numberOf(day.views)).slice(0, 40) : 'nothing';
            return `${source.name} at ${source.host} accepts the key. ${about} Its answer for ${range.from}: ${answer}.`;
        },
    };
}
function keyOf(key) {
    // Google's is a document of several lines.
    if (key && /^(?:[\x21-\x7e]+|\s*\{[\x20-\x7e\s]*\}\s*)$/.test(key))
        return key;
    throw new errors/* SetupError */.w3('The analytics service in `views: source` needs a key. Store it as a secret, and pass it as the input `views-key` or in the variable DOCKET_VIEWS_KEY.');
}
/** It sees requests, as a log does, so days of it are counted as those of a log. */
function openCloudflare(settings, source, key, deps) {
    const { clock, maxAgeMs } = deps;
    const rules = (0,classify/* withOwnRules */.g)(settings.agents ?? []);
    const pages = (0,page_filter/* pageFilter */.Y)(settings.pages ?? []);
    const history = cloudflareDays(source, key, deps, { rules, pages });
    const counted = (0,analytics/* createViewsSource */.qk)({
        ...{ logs: async () => [], history, rules, pages, clock },
        ...(settings['ai-classes'] && { aiClasses: settings['ai-classes'] }),
        ...(maxAgeMs !== undefined && { maxAgeMs }),
    });
    const insights = {
        ...counted.insights,
        async insights(project, range) {
            const found = await counted.insights.insights(project, range);
            const warnings = [...found.quality.warnings, ...history.notes()];
            return { ...found, quality: { ...found.quality, warnings } };
        },
    };
    return {
        views: { ...counted, insights },
        source: 'Cloudflare',
        async check() {
            const { oldestMs } = await history.limits();
            return `Cloudflare accepts the key. It counts requests, and keeps them for ${Math.floor(oldestMs / shared_days/* DAY_MS */.sO)} days.`;
        },
    };
}
function openSource(settings, key, deps) {
    switch (settings.kind) {
        case 'goatcounter':
            return goatCounter(settings, key, deps);
        case 'google':
            return googleAnalytics(settings, key, deps);
        case 'plausible':
            return plausible(settings, key, deps);
        case 'umami':
            return umami(settings, key, deps);
    }
}


/***/ })

};
