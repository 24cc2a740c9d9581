export const id = 2273;
export const ids = [2273];
export const modules = {

/***/ 6317:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ KIND_WORDS),
/* harmony export */   p: () => (/* binding */ isIgnored)
/* harmony export */ });
// What a check finds, and the rules it goes by.
/** How each kind of name is called. */
const KIND_WORDS = {
    flag: 'flag',
    variable: 'environment variable',
    key: 'setting',
    route: 'route',
    command: 'subcommand',
    export: 'name',
    path: 'file',
    script: 'script',
    version: 'version',
    value: 'default',
    link: 'link to',
};
function isIgnored(name, ignore) {
    return ignore.some((one) => one.endsWith('*') ? name.startsWith(one.slice(0, -1)) : name === one);
}


/***/ }),

/***/ 62273:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $p: () => (/* binding */ driftOf),
/* harmony export */   HO: () => (/* binding */ tellFinding),
/* harmony export */   QR: () => (/* binding */ tellHere),
/* harmony export */   XD: () => (/* binding */ tellKinds),
/* harmony export */   Xp: () => (/* binding */ tellCount),
/* harmony export */   dx: () => (/* binding */ kindWord),
/* harmony export */   gv: () => (/* binding */ driftSummary),
/* harmony export */   p0: () => (/* binding */ findingsJson),
/* harmony export */   pR: () => (/* binding */ percentOf),
/* harmony export */   tellTrend: () => (/* binding */ tellTrend),
/* harmony export */   xc: () => (/* binding */ tellUnread)
/* harmony export */ });
/* harmony import */ var _shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35238);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6317);
// What a check found, in words. Names and paths are other people's, so each is shown as code.


/** The worst of it. */
function driftOf(findings) {
    if (findings.some(({ drift }) => drift === 'stale'))
        return 'stale';
    return findings.length > 0 ? 'missing' : 'none';
}
const kindWord = (kind) => _finding_js__WEBPACK_IMPORTED_MODULE_0__/* .KIND_WORDS */ .P[kind];
/** At its place. */
function tellHere(finding) {
    return tell(finding, finding.drift === 'missing' ? '' : 'This page');
}
function tellFinding(finding) {
    const { drift, path, line } = finding;
    const where = `${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)(path)}, line ${line}`;
    return tell(finding, drift === 'missing' ? ` (${where})` : `${where},`);
}
function tell({ drift, kind, name, became, evidence, edit }, where) {
    const what = `${_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .KIND_WORDS */ .P[kind]} ${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)(name)}`;
    if (drift === 'missing')
        return `The ${what} was added${where}, and no page mentions it.${evidence ? ` ${tellProof(evidence)}` : ''}`;
    const now = became === undefined ? 'which this change removes' : `which is now ${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)(became)}`;
    const change = edit === undefined ? '' : ` Change the line to: ${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_1__/* .lineSpan */ .ZX)(edit)}`;
    return `${where} mentions the ${what}, ${now}.${change}`;
}
/** Why a name is expected on a page. */
function tellProof({ kind, names, documented, where }) {
    const all = names === 1 ? `The only ${_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .KIND_WORDS */ .P[kind]}` : `${documented} of ${names} ${_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .KIND_WORDS */ .P[kind]}s`;
    return `${all} declared like this in this ${where} ${names === 1 ? 'is' : 'are'} documented.`;
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
    if (unread.length === 0)
        return undefined;
    const names = [...unread]
        .sort()
        .slice(0, 5)
        .map((path) => (0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)((0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_1__/* .bound */ .$s)(path, 200)))
        .join(', ');
    const rest = unread.length > 5 ? `${names}, and more` : names;
    return `${unread.length === 1 ? '1 file was' : `${unread.length} files were`} not read, because of size or time: ${rest}.`;
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
        `To have it fixed, comment \`${word}\` on this pull request. If a finding is fine as it is, list its name with the reason under \`drift: accept\` in \`.github/docket.yml\`.`,
    ].join('\n\n');
}
/** For programs. */
function findingsJson(findings) {
    return JSON.stringify(findings.slice(0, MAX_LISTED).map(({ became, ...one }) => ({
        ...one,
        name: (0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_1__/* .bound */ .$s)(one.name, 200),
        path: (0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_1__/* .bound */ .$s)(one.path, 500),
        ...(became !== undefined && { became: (0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_1__/* .bound */ .$s)(became, 200) }),
    })));
}
/** Each kind of name, with how many of its names pages mention. */
function tellKinds({ kinds }) {
    return kinds.map((one) => `${one.documented} of ${one.names} ${kindWord(one.kind)}s`).join(', ');
}
/** With fewer names, a percentage says nothing. */
const MIN_NAMES = 10;
/** In percent; undefined where there are too few names for one. */
function percentOf({ names, documented }) {
    return names < MIN_NAMES ? undefined : Math.floor((documented / names) * 100);
}
/** For the weekly report. */
function tellTrend(now, before, since) {
    const [percent, earlier] = [percentOf(now), before ? percentOf(before) : undefined];
    const change = percent === undefined || earlier === undefined ? undefined : percent - earlier;
    const sign = (by) => by > 0 ? `${by} points more than on` : `${-by} points less than on`;
    const than = change === undefined ? '' : `, ${change === 0 ? 'as on' : sign(change)} ${since}`;
    const share = percent === undefined
        ? ''
        : `**${percent}%** of what this project documents is on a page${than}: `;
    return [
        '### Documentation coverage',
        `${share}${tellKinds(now) || 'no documented names were found'}. Run \`docket check --all\` for the list.`,
    ].join('\n\n');
}


/***/ })

};
