/******/ // The require scope
/******/ var __nccwpck_require__ = {};
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/************************************************************************/
var __webpack_exports__ = {};
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ fetch),
/* harmony export */   k: () => (/* binding */ ProxyAgent)
/* harmony export */ });
// Replaces undici where the Actions toolkit imports it (see scripts/build.ts). undici takes as long
// to load as most of what a command needs before its first request. The toolkit needs it only for
// proxies, and our Octokit has a fetch that supports them (shared/network/network.ts).
class ProxyAgent {
}
const { fetch } = globalThis;

var __webpack_exports__ProxyAgent = __webpack_exports__.k;
var __webpack_exports__fetch = __webpack_exports__.h;
export { __webpack_exports__ProxyAgent as ProxyAgent, __webpack_exports__fetch as fetch };
