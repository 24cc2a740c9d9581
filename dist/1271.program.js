export const id = 1271;
export const ids = [1271];
export const modules = {

/***/ 81271:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openBackend: () => (/* binding */ openBackend)
/* harmony export */ });
// The service behind the action: remote if `base-url` is set, otherwise in this process.
async function openBackend(run, github, host, config) {
    const { baseUrl } = run.inputs.service;
    if (baseUrl !== undefined)
        return elsewhere(baseUrl, run, host);
    const { openHere } = await Promise.all(/* import() */[__webpack_require__.e(1369), __webpack_require__.e(4645), __webpack_require__.e(4167)]).then(__webpack_require__.bind(__webpack_require__, 36533));
    return openHere(run, github, host, await config());
}
async function elsewhere(baseUrl, run, host) {
    const { apiKey = '', projectId = '' } = run.inputs.service;
    const [{ connectRemote }, { threadMarkers }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(6752), __webpack_require__.e(2876), __webpack_require__.e(7498)]).then(__webpack_require__.bind(__webpack_require__, 52876)),
        __webpack_require__.e(/* import() */ 842).then(__webpack_require__.bind(__webpack_require__, 20842)),
    ]);
    return {
        service: connectRemote({ baseUrl, apiKey, env: run.env, log: run.runner }),
        projectId,
        threads: threadMarkers(host, { repository: run.facts.repository, key: apiKey }),
        repeatable: false,
        readsThreads: false,
        close: async () => { },
    };
}


/***/ })

};
