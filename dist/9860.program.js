export const id = 9860;
export const ids = [9860];
export const modules = {

/***/ 99860:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createFileHistory: () => (/* binding */ createFileHistory)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _views_counting_file_day_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43650);
/* harmony import */ var _views_counting_history_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77863);
// The views history as plain files, one per day, for a server's data folder. One process writes.




function createFileHistory(dir) {
    const fileOf = (day) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, `${day}.ndjson`);
    async function readDay(day) {
        try {
            return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(fileOf(day), 'utf8');
        }
        catch (error) {
            if (error.code === 'ENOENT')
                return null;
            throw error;
        }
    }
    return {
        async add(days) {
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(dir, { recursive: true });
            for (const [day, entries] of (0,_views_counting_history_js__WEBPACK_IMPORTED_MODULE_3__/* .byDay */ .mL)(days)) {
                const before = await readDay(day);
                const after = (0,_views_counting_history_js__WEBPACK_IMPORTED_MODULE_3__/* .mergeDay */ .bS)(before, day, entries, fileOf(day));
                if (after === before)
                    continue;
                // A reader, and a crash, sees the old file or the new one.
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(`${fileOf(day)}.new`, after);
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)(`${fileOf(day)}.new`, fileOf(day));
            }
        },
        async read(span) {
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(dir, { recursive: true });
            const names = (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(dir)).filter((name) => /^\d{4}-\d\d-\d\d\.ndjson$/.test(name));
            const days = names.map((name) => name.slice(0, 10)).filter((day) => (0,_views_counting_file_day_js__WEBPACK_IMPORTED_MODULE_2__/* .inSpan */ ._1)(day, span));
            const read = await Promise.all(days.map(async (day) => (0,_views_counting_history_js__WEBPACK_IMPORTED_MODULE_3__/* .decodeDay */ .P0)((await readDay(day)) ?? '', fileOf(day))));
            return read.flat();
        },
    };
}


/***/ }),

/***/ 77863:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BL: () => (/* binding */ encodeDay),
/* harmony export */   M6: () => (/* binding */ mergeFileDays),
/* harmony export */   P0: () => (/* binding */ decodeDay),
/* harmony export */   bS: () => (/* binding */ mergeDay),
/* harmony export */   jP: () => (/* binding */ withoutRepeats),
/* harmony export */   mL: () => (/* binding */ byDay)
/* harmony export */ });
/* unused harmony export isLarger */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42047);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64377);
/* harmony import */ var _contract_insights_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45306);
/* harmony import */ var _contract_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87797);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42205);
/* harmony import */ var _file_day_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43650);
// Views beyond the logs' retention. What a log contains about a day is kept per file, so that reading a
// file again, or a longer copy of it, changes a day and never doubles it.





/**
 * One entry per file and day, the larger one where there are several. A file is known by its first
 * line, so that a log that has grown replaces its earlier reading, while the halves of a rotated
 * log are two files whose counts add up. Order and repetition of the input do not matter.
 */
function mergeFileDays(days) {
    const merged = new Map();
    for (const entry of days) {
        const key = `${entry.day} ${entry.file}`;
        const known = merged.get(key);
        if (!known || isLarger(entry, known))
            merged.set(key, entry);
    }
    return [...merged.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry);
}
/** The stored days that the logs do not have any more: what they have is counted with today's settings. */
function withoutRepeats(kept, fresh) {
    const now = new Map(fresh.map((entry) => [`${entry.day} ${entry.file}`, entry]));
    return kept.filter((entry) => {
        const again = now.get(`${entry.day} ${entry.file}`);
        return !again || entry.lines > again.lines || entry.rules > again.rules;
    });
}
/**
 * With as many lines the newer rules win, then the reading that says more, of more pages; otherwise
 * any order will do, if it is one.
 */
function isLarger(a, b) {
    if (a.lines !== b.lines)
        return a.lines > b.lines;
    if (a.rules !== b.rules)
        return a.rules > b.rules;
    const facts = ({ referrals, checks }) => (referrals ? 1 : 0) + (checks ? 1 : 0);
    if (facts(a) !== facts(b))
        return facts(a) > facts(b);
    const views = ({ pages }) => (0,_file_day_js__WEBPACK_IMPORTED_MODULE_3__/* .sumOf */ .XN)(pages).reduce((sum, count) => sum + count, 0);
    if (views(a) !== views(b))
        return views(a) > views(b);
    return a !== b && (0,_file_day_js__WEBPACK_IMPORTED_MODULE_3__/* .encodeTables */ .Sn)(a) > (0,_file_day_js__WEBPACK_IMPORTED_MODULE_3__/* .encodeTables */ .Sn)(b);
}
// A day of the history as text: a head, then one line per log file, so that git keeps and compares
// it well. Whatever is read back is checked, and never taken for empty when it is broken.
const Head = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    version: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz(1),
    day: zod__WEBPACK_IMPORTED_MODULE_5__/* .date */ .p6(),
    /** The order of the counts in this file. */
    classes: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()),
});
/** By hand: a report reads 12 weeks, and z.record copies every page of every day. */
const Table = zod__WEBPACK_IMPORTED_MODULE_4__/* .custom */ .IeY(isTable);
const Line = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    file: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().min(1),
    lines: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().min(0),
    rules: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    pages: Table,
    agents: Table,
    missing: Table,
    referrals: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ pages: Table, sources: Table }).optional(),
    checks: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ verified: Table, spoofed: Table }).optional(),
});
function encodeDay(day, entries) {
    const lines = entries.map((entry) => {
        const { file, lines, rules } = entry;
        return `${JSON.stringify({ file, lines, rules }).slice(0, -1)},${(0,_file_day_js__WEBPACK_IMPORTED_MODULE_3__/* .encodeTables */ .Sn)(entry).slice(1)}`;
    });
    return `${[JSON.stringify({ version: 1, day, classes: _contract_values_js__WEBPACK_IMPORTED_MODULE_1__/* .TRAFFIC_CLASSES */ .LL }), ...lines].join('\n')}\n`;
}
function decodeDay(text, where) {
    try {
        const [head = '', ...lines] = text.trimEnd().split('\n');
        const { day, classes } = Head.parse(JSON.parse(head));
        const order = _contract_values_js__WEBPACK_IMPORTED_MODULE_1__/* .TRAFFIC_CLASSES */ .LL.map((name) => classes.indexOf(name));
        const table = (rows) => {
            const found = new Map();
            for (const [key, row] of Object.entries(rows)) {
                const counts = (0,_file_day_js__WEBPACK_IMPORTED_MODULE_3__/* .noCounts */ .Yi)();
                for (let index = 0; index < counts.length; index++) {
                    counts[index] = row[order[index]] ?? 0;
                }
                found.set(key, counts);
            }
            return found;
        };
        return lines.map((line) => {
            const { file, lines, rules, ...tables } = Line.parse(JSON.parse(line));
            const { pages, agents, missing, referrals, checks } = tables;
            return {
                file,
                day,
                lines,
                rules,
                pages: table(pages),
                agents: table(agents),
                missing: table(missing),
                ...(referrals && {
                    referrals: { pages: table(referrals.pages), sources: table(referrals.sources) },
                }),
                ...(checks && {
                    checks: { verified: table(checks.verified), spoofed: table(checks.spoofed) },
                }),
            };
        });
    }
    catch (error) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .CorruptState */ .nK(`The views history in ${where} cannot be read and was not changed. Restore an earlier version, or delete that day to start over.`, { cause: error });
    }
}
function isTable(value) {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
        return false;
    return Object.values(value).every((row) => Array.isArray(row) && row.every(_contract_insights_js__WEBPACK_IMPORTED_MODULE_0__/* .isCount */ .my));
}
/** A day's text, null when there is none yet, with more entries in it. */
function mergeDay(text, day, entries, where) {
    const known = text === null ? [] : decodeDay(text, where);
    return encodeDay(day, mergeFileDays([...known, ...entries]));
}
function byDay(days) {
    return Map.groupBy(days, ({ day }) => day);
}


/***/ })

};
