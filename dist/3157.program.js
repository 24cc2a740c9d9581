export const id = 3157;
export const ids = [3157];
export const modules = {

/***/ 23157:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createMetrics: () => (/* binding */ createMetrics)
/* harmony export */ });
/* harmony import */ var prom_client__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95222);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
// Metrics for Prometheus. Every label has few values: no id, no path, and nothing that a caller sends
// becomes one.


const FRESH_MS = 5_000;
const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const WORK_SECONDS = [1, 5, 15, 30, 60, 120, 300, 600, 1_200, 1_800, 3_600];
const METHODS = new Set(['GET', 'HEAD', 'POST']);
function createMetrics(options) {
    const { version, githubLeft } = options;
    const registry = new prom_client__WEBPACK_IMPORTED_MODULE_0__.Registry();
    const registers = [registry];
    (0,prom_client__WEBPACK_IMPORTED_MODULE_0__.collectDefaultMetrics)({ register: registry });
    new prom_client__WEBPACK_IMPORTED_MODULE_0__.Gauge({ name: 'docket_info', help: 'The version.', labelNames: ['version'], registers }).set({ version }, 1);
    const requests = new prom_client__WEBPACK_IMPORTED_MODULE_0__.Histogram({
        name: 'docket_http_request_seconds',
        help: 'HTTP requests by route and status.',
        labelNames: ['method', 'route', 'status'],
        buckets: REQUEST_SECONDS,
        registers,
    });
    const turn = turnMetrics(registers);
    const deliveries = new prom_client__WEBPACK_IMPORTED_MODULE_0__.Histogram({
        name: 'docket_delivery_seconds',
        help: 'From the receipt of a webhook delivery until it was worked on.',
        buckets: [0.1, 0.25, 0.5, ...WORK_SECONDS],
        registers,
    });
    const github = new prom_client__WEBPACK_IMPORTED_MODULE_0__.Counter({
        name: 'docket_github_requests_total',
        help: 'Requests to the API of GitHub by what they are for; a 304 costs nothing of the rate limit.',
        labelNames: ['feature', 'status'],
        registers,
    });
    const { death, refresh } = countMetrics(registers, options);
    const left = new prom_client__WEBPACK_IMPORTED_MODULE_0__.Gauge({
        name: 'docket_github_rate_limit_left',
        help: 'What is left of the rate limit of GitHub that is used up most, as a part of it: 0 to 1.',
        registers,
    });
    left.set(1);
    return {
        request({ method, route, status, ms }) {
            const known = METHODS.has(method) ? method : 'other';
            requests.observe({ method: known, route, status: String(status) }, ms / 1000);
        },
        turn,
        delivery({ receivedAt, endedAt }) {
            deliveries.observe(Math.max(0, endedAt - receivedAt) / 1000);
        },
        githubRequest(feature, status) {
            github.inc({ feature, status });
        },
        death,
        async render() {
            left.set(githubLeft?.() ?? 1);
            await refresh();
            return registry.metrics();
        },
    };
}
/** What the work on a request took and cost. */
function turnMetrics(registers) {
    const turns = new prom_client__WEBPACK_IMPORTED_MODULE_0__.Histogram({
        name: 'docket_turn_seconds',
        help: 'How long agents and checks worked on a request.',
        labelNames: ['state'],
        buckets: WORK_SECONDS,
        registers,
    });
    const waits = new prom_client__WEBPACK_IMPORTED_MODULE_0__.Histogram({
        name: 'docket_turn_wait_seconds',
        help: 'From the receipt of a request until work on it began.',
        buckets: [0.1, ...WORK_SECONDS],
        registers,
    });
    const tokens = new prom_client__WEBPACK_IMPORTED_MODULE_0__.Counter({
        name: 'docket_tokens_total',
        help: 'Tokens of models; `cached_input` is part of `input`.',
        labelNames: ['kind'],
        registers,
    });
    const cost = new prom_client__WEBPACK_IMPORTED_MODULE_0__.Counter({
        name: 'docket_cost_dollars_total',
        help: 'What models cost, where prices are set.',
        registers,
    });
    return ({ state, receivedAt, startedAt, endedAt, usage }) => {
        turns.observe({ state }, (endedAt - startedAt) / 1000);
        waits.observe(Math.max(0, startedAt - receivedAt) / 1000);
        tokens.inc({ kind: 'input' }, usage.inputTokens ?? 0);
        tokens.inc({ kind: 'cached_input' }, usage.cachedInputTokens ?? 0);
        tokens.inc({ kind: 'output' }, usage.outputTokens ?? 0);
        cost.inc((usage.costMicros ?? 0) / 1_000_000);
    };
}
/** What is counted when the metrics are read. */
function countMetrics(registers, { jobCounts, clock, log }) {
    const jobs = new prom_client__WEBPACK_IMPORTED_MODULE_0__.Gauge({
        name: 'docket_jobs',
        help: 'Jobs by status, in all projects.',
        labelNames: ['status'],
        registers,
    });
    const waiting = new prom_client__WEBPACK_IMPORTED_MODULE_0__.Gauge({
        name: 'docket_waiting',
        help: 'Jobs, deliveries, and documentation checks that nobody works on yet.',
        labelNames: ['what'],
        registers,
    });
    const oldest = new prom_client__WEBPACK_IMPORTED_MODULE_0__.Gauge({
        name: 'docket_waiting_oldest_seconds',
        help: 'How long the oldest of them has been waiting.',
        labelNames: ['what'],
        registers,
    });
    const shared = sharedMetrics(registers);
    const readable = new prom_client__WEBPACK_IMPORTED_MODULE_0__.Gauge({
        name: 'docket_up',
        help: 'Whether jobs and queues could be counted: 1, or 0 if the database failed.',
        registers,
    });
    let readAt = Number.NEGATIVE_INFINITY;
    async function refresh() {
        if (clock.now() - readAt < FRESH_MS)
            return;
        readAt = clock.now();
        try {
            const now = await jobCounts();
            jobs.reset();
            for (const [status, count] of Object.entries(now.jobs))
                jobs.set({ status }, count);
            for (const [what, { count, seconds }] of Object.entries(now.waiting)) {
                waiting.set({ what }, count);
                oldest.set({ what }, seconds);
            }
            if (now.shared)
                shared.set(now.shared);
            readable.set(1);
        }
        catch (error) {
            // The other numbers are still worth having, above all now.
            readable.set(0);
            log.warn(`Jobs could not be counted for the metrics: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .sentence */ .em)(error)}`);
        }
    }
    return { death: shared.death, refresh };
}
/** What an operator of many workers is called for. */
function sharedMetrics(registers) {
    const waiting = new prom_client__WEBPACK_IMPORTED_MODULE_0__.Gauge({
        name: 'docket_waiting_for_github',
        help: 'Jobs and deliveries that go on when GitHub answers again.',
        labelNames: ['what'],
        registers,
    });
    const oldest = new prom_client__WEBPACK_IMPORTED_MODULE_0__.Gauge({
        name: 'docket_waiting_for_github_oldest_seconds',
        help: 'How long ago the oldest delivery that waits for GitHub came in.',
        registers,
    });
    const dead = new prom_client__WEBPACK_IMPORTED_MODULE_0__.Gauge({
        name: 'docket_dead_letters',
        help: 'Deliveries that nobody tries any more: docket admin deliveries --dead lists them.',
        registers,
    });
    const workers = new prom_client__WEBPACK_IMPORTED_MODULE_0__.Gauge({
        name: 'docket_workers',
        help: 'Workers by state. One that is not ready takes no jobs, and its /readyz says why.',
        labelNames: ['state'],
        registers,
    });
    const notReady = new prom_client__WEBPACK_IMPORTED_MODULE_0__.Gauge({
        name: 'docket_workers_not_ready',
        help: 'Workers that are not ready, by what is wrong: the machine, its clock, its access to GitHub, its agent, or failures of its work.',
        labelNames: ['reason'],
        registers,
    });
    const counter = (name, help) => new prom_client__WEBPACK_IMPORTED_MODULE_0__.Counter({ name, help, registers });
    const deaths = {
        worker: counter('docket_worker_deaths_total', 'Workers that died, seen by this one.'),
        takeover: counter('docket_takeovers_total', 'Jobs that were taken over from dead workers.'),
        'given-up': counter('docket_given_up_total', 'Jobs that ended because their workers died again and again.'),
    };
    return {
        death: (what) => deaths[what].inc(),
        set(now) {
            waiting.set({ what: 'jobs' }, now.forGithub.jobs);
            waiting.set({ what: 'deliveries' }, now.forGithub.deliveries.count);
            oldest.set(now.forGithub.deliveries.seconds);
            dead.set(now.dead);
            for (const [state, count] of Object.entries(now.workers))
                workers.set({ state }, count);
            for (const [reason, count] of Object.entries(now.notReady))
                notReady.set({ reason }, count);
        },
    };
}


/***/ })

};
