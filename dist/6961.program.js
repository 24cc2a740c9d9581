export const id = 6961;
export const ids = [6961];
export const modules = {

/***/ 16961:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   pagedViews: () => (/* binding */ pagedViews)
/* harmony export */ });
/* unused harmony export ahead */
/* harmony import */ var _contract_schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51947);
/* harmony import */ var _shared_days_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65529);
/* harmony import */ var _requests_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60680);



const MOST_AHEAD = 4;
const DAYS_AHEAD = 3;
function pagedViews(service, limits, runtime) {
    const requests = new _requests_js__WEBPACK_IMPORTED_MODULE_2__/* .Requests */ .lv(service, limits, runtime);
    return {
        async *pages(projectId, range, { signal } = {}) {
            let offset = 0;
            const ask = () => {
                const request = { ...range, limit: _contract_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_VIEWS_LIMIT */ .gz, offset };
                offset += _contract_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_VIEWS_LIMIT */ .gz;
                return requests.ask(projectId, request, signal);
            };
            const first = await ask();
            yield { ...first, short: isShort(first) };
            if (!first.hasMore)
                return;
            for await (const answer of ahead(ask, pagesAhead)) {
                yield { ...answer, short: isShort(answer) };
                if (!answer.hasMore)
                    return;
            }
        },
        /** Only the totals of a day are needed, so one row is requested. */
        async *days(projectId, { dateFrom, dateTo }, { signal } = {}) {
            const left = (0,_shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .daysOf */ .hF)({ from: dateFrom, to: dateTo });
            const askDay = () => {
                const date = left.pop();
                return date === undefined ? null : dayViews(date);
            };
            const dayViews = async (date) => {
                const one = { dateFrom: date, dateTo: (0,_shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .addDays */ .fi)(date, 1), limit: 1, offset: 0 };
                const { human, ai, total } = (await requests.ask(projectId, one, signal)).totals;
                return { date, human, ai, total };
            };
            yield* ahead(askDay, () => DAYS_AHEAD);
        },
        // A service says only with its first answer that it has them.
        get insights() {
            return service.insights;
        },
    };
}
const isShort = ({ views, odd = [], hasMore }) => hasMore && views.length + odd.length < _contract_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_VIEWS_LIMIT */ .gz;
/**
 * The end of the list is known only from its last response, and requests beyond it are wasted: the
 * longer the list is, the less that matters.
 */
function pagesAhead(answered) {
    return Math.min(MOST_AHEAD, 1 + Math.floor(answered / 20));
}
/**
 * Yields responses in the order of their requests, with several requests in flight: `width` returns
 * how many, given the number of responses so far. `ask` returns null if there is nothing left.
 */
async function* ahead(ask, width) {
    const underWay = [];
    for (let answered = 0;; answered += 1) {
        while (underWay.length < width(answered)) {
            const next = ask();
            if (!next)
                break;
            // Awaited later, or never; until then a failure must not count as unhandled.
            next.catch(() => { });
            underWay.push(next);
        }
        const first = underWay.shift();
        if (!first)
            return;
        yield await first;
    }
}


/***/ })

};
