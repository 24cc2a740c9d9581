export const id = 4094;
export const ids = [4094];
export const modules = {

/***/ 24094:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RANGE_NAMES: () => (/* binding */ RANGE_NAMES),
/* harmony export */   X: () => (/* binding */ endsInFuture),
/* harmony export */   chooseRange: () => (/* binding */ chooseRange)
/* harmony export */ });
/* harmony import */ var _contract_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87797);
/* harmony import */ var _shared_days_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65529);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42205);



// Which days a report is about. Always whole UTC days with an exclusive end, so that a re-run of the
// same range requests the same data.
const RANGE_NAMES = [
    'last-7-days',
    'last-30-days',
    'previous-week',
    'previous-month',
];
/** Longer ranges are more often typos in the year than intended. */
const MAX_DAYS = 3_660;
/** The requested days, as of `now`. Named ranges never include today, which is not over yet. */
function chooseRange(choice, now) {
    if (choice.dateFrom || choice.dateTo)
        return givenDates(choice, now);
    return namedRange(choice.range ?? 'last-7-days', now);
}
function namedRange(name, now) {
    const today = (0,_shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .startOfDay */ .ol)(now);
    switch (name) {
        case 'last-7-days':
            return (0,_shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .dayRange */ .qD)(today - 7 * _shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .DAY_MS */ .sO, today);
        case 'last-30-days':
            return (0,_shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .dayRange */ .qD)(today - 30 * _shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .DAY_MS */ .sO, today);
        case 'previous-week': {
            const sinceMonday = (new Date(today).getUTCDay() + 6) % 7;
            const monday = today - sinceMonday * _shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .DAY_MS */ .sO;
            return (0,_shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .dayRange */ .qD)(monday - 7 * _shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .DAY_MS */ .sO, monday);
        }
        case 'previous-month': {
            const date = new Date(today);
            const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
            return (0,_shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .dayRange */ .qD)(Date.UTC(year, month - 1), Date.UTC(year, month));
        }
    }
}
function givenDates({ dateFrom, dateTo }, now) {
    if (!dateFrom) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InvalidRequest */ .zh('The end date needs a start date. Add the first day.');
    }
    const from = parseDay(dateFrom, 'start');
    const tomorrow = (0,_shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .startOfDay */ .ol)(now) + _shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .DAY_MS */ .sO;
    const to = Math.min(dateTo ? parseDay(dateTo, 'end') : tomorrow - _shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .DAY_MS */ .sO, tomorrow);
    if (from >= tomorrow) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InvalidRequest */ .zh(`The range starts in the future, on ${(0,_shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .isoDay */ .kh)(from)}, so nothing was read yet. Choose an earlier start date.`);
    }
    if (from >= to) {
        const last = (0,_shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .isoDay */ .kh)(to);
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InvalidRequest */ .zh(`The range is empty: it starts on ${(0,_shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .isoDay */ .kh)(from)} and ends before ${last}. The end date is not included; choose a later one.`);
    }
    if (to - from > MAX_DAYS * _shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .DAY_MS */ .sO) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InvalidRequest */ .zh(`The range is longer than ${MAX_DAYS} days. Choose a later start date.`);
    }
    return (0,_shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .dayRange */ .qD)(from, to);
}
/** True if the last day of the range is not over yet, so its numbers can still increase. */
function endsInFuture(range, now) {
    return Date.parse(range.to) > (0,_shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .startOfDay */ .ol)(now);
}
function parseDay(value, which) {
    if (!(0,_contract_values_js__WEBPACK_IMPORTED_MODULE_0__/* .isDate */ .$P)(value)) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InvalidRequest */ .zh(`The ${which} date \`${value.slice(0, 40)}\` is not valid. Use the format 2026-11-01.`);
    }
    return (0,_shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .startOfDay */ .ol)((0,_shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .utcTime */ .SK)(value));
}


/***/ })

};
