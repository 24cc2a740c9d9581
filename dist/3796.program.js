export const id = 3796;
export const ids = [3796];
export const modules = {

/***/ 3796:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   judgeForOthers: () => (/* binding */ judgeForOthers),
/* harmony export */   judgeInThread: () => (/* binding */ judgeInThread)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
/* harmony import */ var _shared_side_thread_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27466);
// Judges each change in a thread of its own, within limits of time and memory.


/** The largest changes that are allowed take half of it. */
const TIME_MS = 60_000;
/** In MB, without the contents of files. */
const MEMORY = 512;
function judgeInThread(clock) {
    return async (change, before, signal) => {
        const thread = new _shared_side_thread_js__WEBPACK_IMPORTED_MODULE_1__/* .SideThread */ .kw('judge', { timeMs: TIME_MS, memoryMb: MEMORY, clock });
        try {
            const give = (path) => before(String(path));
            const judged = (await thread.ask(change, { signal, give }));
            if ('refused' in judged)
                throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .WorkFailed */ .v$(judged.refused);
            return judged.docs;
        }
        catch (error) {
            if (!(error instanceof _shared_side_thread_js__WEBPACK_IMPORTED_MODULE_1__/* .ThreadLimitReached */ .IQ))
                throw error;
            const limit = error.limit === 'time' ? `${TIME_MS / 1000} seconds` : `${MEMORY} MB of memory`;
            throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .WorkFailed */ .v$(`The change could not be checked within ${limit}, so nothing was pushed. Ask for less at a time.`, { cause: error });
        }
        finally {
            await thread.close();
        }
    };
}
/** What such a thread does. */
function judgeForOthers(judge) {
    (0,_shared_side_thread_js__WEBPACK_IMPORTED_MODULE_1__/* .answerAsThread */ .RD)(async (question, want) => {
        const { changes, ...rest } = question;
        const given = { ...rest, changes: changes.map(withBuffer) };
        try {
            return { docs: await judge(given, async (path) => asBuffer(await want(path))) };
        }
        catch (error) {
            if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .WorkFailed */ .v$)
                return { refused: error.message };
            throw error;
        }
    });
}
const withBuffer = (change) => ({ ...change, content: asBuffer(change.content) });
/** Between threads, a buffer becomes plain bytes. */
function asBuffer(bytes) {
    if (!(bytes instanceof Uint8Array))
        return null;
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}


/***/ })

};
