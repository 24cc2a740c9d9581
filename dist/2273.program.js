export const id = 2273;
export const ids = [2273];
export const modules = {

/***/ 62273:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $p: () => (/* binding */ driftOf),
/* harmony export */   HO: () => (/* binding */ tellFinding),
/* harmony export */   QR: () => (/* binding */ tellHere),
/* harmony export */   Xp: () => (/* binding */ tellCount),
/* harmony export */   dx: () => (/* binding */ kindWord),
/* harmony export */   gv: () => (/* binding */ driftSummary),
/* harmony export */   p0: () => (/* binding */ findingsJson),
/* harmony export */   tellTrend: () => (/* binding */ tellTrend),
/* harmony export */   xc: () => (/* binding */ tellUnread)
/* harmony export */ });
/* harmony import */ var _shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35238);
/* harmony import */ var _coverage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15052);
// What a check found, in words. Names and paths are other people's, so each is shown as code.


/** The worst of it. */
function driftOf(findings) {
    if (findings.some(({ drift }) => drift === 'stale'))
        return 'stale';
    return findings.length > 0 ? 'missing' : 'none';
}
const KIND_WORDS = {
    flag: 'flag',
    variable: 'environment variable',
    key: 'setting',
    route: 'route',
    export: 'name',
    path: 'file',
    version: 'version',
};
const kindWord = (kind) => KIND_WORDS[kind];
/** At its place. */
function tellHere({ drift, kind, name }) {
    const what = `${KIND_WORDS[kind]} ${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)(name)}`;
    return drift === 'missing'
        ? `The ${what} was added, and no page mentions it.`
        : `This page mentions the ${what}, which this change removes.`;
}
function tellFinding({ drift, kind, name, path, line }) {
    const [what, where] = [
        `${KIND_WORDS[kind]} ${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)(name)}`,
        `${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)(path)}, line ${line},`,
    ];
    return drift === 'missing'
        ? `The ${what} was added (${where.slice(0, -1)}), and no page mentions it.`
        : `${where} mentions the ${what}, which this change removes.`;
}
function tellCount(findings) {
    const stale = findings.filter(({ drift }) => drift === 'stale').length;
    const missing = findings.length - stale;
    const parts = [
        ...(stale > 0 ? [`${stale} stale`] : []),
        ...(missing > 0 ? [`${missing} missing`] : []),
    ];
    return `${findings.length === 1 ? '1 finding' : `${findings.length} findings`}: ${parts.join(', ')}`;
}
function tellUnread({ unread }) {
    if (unread === 0)
        return undefined;
    return `${unread === 1 ? '1 file was' : `${unread} files were`} too large to check.`;
}
const MAX_LISTED = 100;
/** For the job summary. `word` is that of the command that fixes it. */
function driftSummary(report, word) {
    const { findings } = report;
    const listed = findings.slice(0, MAX_LISTED).map((one) => `- ${tellFinding(one)}`);
    if (findings.length > MAX_LISTED)
        listed.push(`- And ${findings.length - MAX_LISTED} more.`);
    const unread = tellUnread(report);
    return [
        '## 📄 Documentation check',
        tellCount(findings),
        listed.join('\n'),
        ...(unread ? [unread] : []),
        `To have it fixed, comment \`${word}\` on this pull request. If a name needs no documentation, list it under \`drift: ignore\` in \`.github/docket.yml\`.`,
    ].join('\n\n');
}
/** For programs. */
function findingsJson(findings) {
    return JSON.stringify(findings.slice(0, MAX_LISTED).map((one) => ({
        ...one,
        name: (0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_1__/* .bound */ .$s)(one.name, 200),
        path: (0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_1__/* .bound */ .$s)(one.path, 500),
    })));
}
/** For the weekly report. */
function tellTrend(now, before, since) {
    const parts = now.kinds.map((one) => `${one.documented} of ${one.names} ${kindWord(one.kind)}s`);
    const change = before === null ? 0 : (0,_coverage_js__WEBPACK_IMPORTED_MODULE_0__/* .percentOf */ .p)(now) - (0,_coverage_js__WEBPACK_IMPORTED_MODULE_0__/* .percentOf */ .p)(before);
    const sign = change > 0 ? `${change} points more` : `${-change} points less`;
    const than = before === null ? '' : change === 0 ? `, as on ${since}` : `, ${sign} than on ${since}`;
    return [
        '### Documentation coverage',
        `**${(0,_coverage_js__WEBPACK_IMPORTED_MODULE_0__/* .percentOf */ .p)(now)}%** of what people can use is on a page${than}: ${parts.join(', ') || 'no names were found'}. Run \`docket check --all\` for the list.`,
    ].join('\n\n');
}


/***/ })

};
