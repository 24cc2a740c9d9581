export const id = 3663;
export const ids = [3663];
export const modules = {

/***/ 93663:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   threadMarkers: () => (/* binding */ threadMarkers)
/* harmony export */ });
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61015);
/* harmony import */ var _reply_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31697);


function threadMarkers(host, scope) {
    const markersOn = async (thread) => {
        const found = await (0,_reply_js__WEBPACK_IMPORTED_MODULE_1__/* .findMarked */ .E)(host, { thread }, _marker_js__WEBPACK_IMPORTED_MODULE_0__/* .MARKER_START */ ._8, { ...scope, thread });
        const first = new Map();
        for (const { marker } of found) {
            // A second comment with the marker of an event is a copy that somebody pasted.
            if (!first.has(marker.event))
                first.set(marker.event, marker);
        }
        return [...first.values()];
    };
    return {
        async jobOfThread(thread) {
            return (await markersOn(thread)).findLast(({ job }) => job !== undefined)?.job ?? null;
        },
        async ownerOf({ number }) {
            const markers = (await markersOn(number)).filter(({ phase }) => phase !== 'told');
            const link = markers.findLast(({ phase }) => phase === 'link');
            if (link?.job === undefined)
                return null;
            const asked = markers.findLastIndex(({ event }) => !event.startsWith('checks:'));
            const requests = markers.length;
            return { id: link.job, archived: false, requests, attempts: requests - 1 - asked };
        },
    };
}


/***/ })

};
