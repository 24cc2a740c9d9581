export const id = 8008;
export const ids = [8008];
export const modules = {

/***/ 88008:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createTraces: () => (/* binding */ createTraces)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
// Traces in OpenTelemetry's protocol, as JSON over HTTP. Spans are sent in batches in the background;
// when the receiver is slow or away, they are dropped, and nothing else waits for it.


const SEND_EVERY_MS = 5_000;
const MAX_WAITING = 2_048;
const MAX_BATCH = 512;
const TIMEOUT_MS = 10_000;
const KINDS = { server: 2, consumer: 5 };
const FAILED = 2;
function createTraces(options) {
    const { clock, log, random } = options;
    const url = `${options.endpoint.replace(/\/+$/, '')}/v1/traces`;
    const stopping = new AbortController();
    let waiting = [];
    let reported = false;
    let sending;
    const add = (span) => {
        if (waiting.length < MAX_WAITING)
            waiting.push(span);
        sending ??= keepSending();
    };
    async function send() {
        const batch = waiting.slice(0, MAX_BATCH);
        if (batch.length === 0)
            return;
        waiting = waiting.slice(MAX_BATCH);
        try {
            const answer = await options.fetch(url, {
                method: 'POST',
                headers: { ...options.headers, 'Content-Type': 'application/json' },
                body: JSON.stringify(payload(batch, options, random)),
                signal: AbortSignal.timeout(TIMEOUT_MS),
                redirect: 'error',
            });
            await answer.body?.cancel();
            if (!answer.ok)
                throw new Error(`the receiver returned ${answer.status}`);
            reported = false;
        }
        catch (error) {
            // Once, until it works again: a log line for every batch would say nothing more.
            if (!reported)
                log.warn(`Traces could not be sent and are dropped: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .sentence */ .em)(error)}`);
            reported = true;
        }
    }
    async function keepSending() {
        while (!stopping.signal.aborted) {
            await clock.sleep(SEND_EVERY_MS, stopping.signal).catch(() => { });
            await send();
        }
    }
    return {
        request({ method, route, status, startedAt, ms }) {
            add({
                trace: random(16),
                name: `${method} ${route}`,
                kind: 'server',
                from: startedAt,
                to: startedAt + ms,
                failed: status >= 500,
                attributes: {
                    'http.request.method': method,
                    'http.route': route,
                    'http.response.status_code': status,
                },
            });
        },
        instruction({ project, job, state, receivedAt, startedAt, endedAt, usage }) {
            add({
                // All requests of a job are one trace, whoever works on them.
                trace: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', `job ${job}`).slice(0, 32),
                name: 'instruction',
                kind: 'consumer',
                from: startedAt,
                to: endedAt,
                failed: state === 'failed',
                attributes: {
                    'docket.project': project,
                    'docket.job': job,
                    'docket.waited_ms': Math.max(0, startedAt - receivedAt),
                    'docket.cost_micros': usage.costMicros ?? 0,
                    'gen_ai.usage.input_tokens': usage.inputTokens ?? 0,
                    'gen_ai.usage.output_tokens': usage.outputTokens ?? 0,
                },
            });
        },
        delivery({ guid, event, receivedAt, endedAt }) {
            add({
                trace: random(16),
                name: `delivery ${event}`,
                kind: 'consumer',
                from: receivedAt,
                to: endedAt,
                failed: false,
                attributes: { 'docket.delivery': guid, 'docket.event': event },
            });
        },
        async close() {
            stopping.abort();
            await sending;
            // What one batch did not hold.
            for (let left = waiting.length; left > 0; left -= MAX_BATCH)
                await send();
        },
    };
}
function payload(spans, { service, version }, random) {
    return {
        resourceSpans: [
            {
                resource: {
                    attributes: attributes({ 'service.name': service, 'service.version': version }),
                },
                scopeSpans: [
                    {
                        scope: { name: 'docket', version },
                        spans: spans.map((span) => ({
                            traceId: span.trace,
                            spanId: random(8),
                            name: span.name,
                            kind: KINDS[span.kind],
                            startTimeUnixNano: nanos(span.from),
                            endTimeUnixNano: nanos(span.to),
                            attributes: attributes(span.attributes),
                            status: span.failed ? { code: FAILED } : {},
                        })),
                    },
                ],
            },
        ],
    };
}
/** A number of nanoseconds is too large for JSON. */
const nanos = (ms) => `${Math.round(ms)}000000`;
function attributes(values) {
    return Object.entries(values).map(([key, value]) => ({
        key,
        value: typeof value === 'string' ? { stringValue: value } : { intValue: String(value) },
    }));
}


/***/ })

};
