export const id = 7768;
export const ids = [7768];
export const modules = {

/***/ 47768:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88532);
// zod compiles a schema when it is used first. A run uses most of them once or twice, and is over before
// that has paid. What loads this first reads them as they are.

(0,zod__WEBPACK_IMPORTED_MODULE_0__/* .config */ .$W)({ jitless: true });


/***/ })

};
