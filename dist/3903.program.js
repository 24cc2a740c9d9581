export const id = 3903;
export const ids = [3903];
export const modules = {

/***/ 3903:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openSettingsThread: () => (/* binding */ openSettingsThread),
/* harmony export */   readSettingsForOthers: () => (/* binding */ readSettingsForOthers)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
/* harmony import */ var _shared_side_thread_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27466);
// Reads the settings of tenants in a side thread: one tenant's file keeps no other one waiting.


/** The worst file that is parsed at all takes half a second. */
const TIME_MS = 20_000;
const MEMORY_MB = 128;
function openSettingsThread(clock) {
    const thread = new _shared_side_thread_js__WEBPACK_IMPORTED_MODULE_1__/* .SideThread */ .kw('settings', { timeMs: TIME_MS, memoryMb: MEMORY_MB, clock });
    return {
        async read(texts) {
            const outcome = (await thread.ask(texts).catch((error) => {
                if (!(error instanceof _shared_side_thread_js__WEBPACK_IMPORTED_MODULE_1__/* .ThreadLimitReached */ .IQ))
                    throw error;
                const refused = `The settings take too much ${error.limit} to read. Make the files smaller.`;
                return { refused, details: [] };
            }));
            if ('settings' in outcome)
                return outcome.settings;
            throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidRequest */ .zh(outcome.refused, { details: outcome.details });
        },
        close: () => thread.close(),
    };
}
/** What such a thread does. */
function readSettingsForOthers(read) {
    (0,_shared_side_thread_js__WEBPACK_IMPORTED_MODULE_1__/* .answerAsThread */ .RD)(async (texts) => {
        try {
            return { settings: read(texts) };
        }
        catch (error) {
            if (!(error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidRequest */ .zh))
                throw error;
            return { refused: error.message, details: error.details };
        }
    });
}


/***/ })

};
