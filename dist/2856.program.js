export const id = 2856;
export const ids = [2856];
export const modules = {

/***/ 22856:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dispatcherFor: () => (/* binding */ dispatcherFor),
/* harmony export */   fetchThrough: () => (/* binding */ fetchThrough)
/* harmony export */ });
/* harmony import */ var undici_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24371);
// Connections through a proxy, or direct where there is none.

function dispatcherFor(proxy) {
    return new undici_index_js__WEBPACK_IMPORTED_MODULE_0__/* .EnvHttpProxyAgent */ .J2({
        connect: { timeout: 10_000 },
        httpProxy: proxy?.http ?? '',
        httpsProxy: proxy?.https ?? '',
        noProxy: proxy?.except ?? '',
    });
}
/** The package's own `fetch`, because Node's accepts only dispatchers of its own version. */
function fetchThrough(proxy) {
    const dispatcher = dispatcherFor(proxy);
    const through = undici_index_js__WEBPACK_IMPORTED_MODULE_0__/* .fetch */ .hd;
    return (input, init) => through(input, { ...init, dispatcher });
}


/***/ })

};
