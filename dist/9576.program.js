export const id = 9576;
export const ids = [9576];
export const modules = {

/***/ 39576:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hostedConfigProbe: () => (/* binding */ hostedConfigProbe)
/* harmony export */ });
/* harmony import */ var _config_load_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25737);
/* harmony import */ var _config_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70160);
/* harmony import */ var _shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35238);
// The effective settings of a repository on GitHub, for `doctor`.



const MAX_VALUE = 100;
function hostedConfigProbe(host, repository, inputs = {}) {
    return {
        what: 'Configuration',
        async look() {
            const own = await host.readFile(_config_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .CONFIG_PATH */ .tF);
            const organization = await host.readOwnersFile(_config_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .ORGANIZATION_PATH */ .Kw);
            const { origins, overruled } = (0,_config_load_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .settingsOf */ .f5)(repository, own, organization);
            const theirs = `\`${_config_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .ORGANIZATION_PATH */ .Kw}\` in ${(0,_config_load_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .organizationOf */ .d1)(repository)}`;
            const files = [
                own === null
                    ? `There is no \`${_config_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .CONFIG_PATH */ .tF}\` on the default branch.`
                    : `\`${_config_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .CONFIG_PATH */ .tF}\` is valid.`,
                organization === null ? `The token finds no ${theirs}.` : `${theirs} is valid.`,
                ...(overruled.length > 0 ? [(0,_config_load_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .lockedWords */ .u0)(overruled, repository)] : []),
            ];
            const lines = [...origins].map(([name, origin]) => describe(name, origin, inputs[name]));
            const set = lines.filter(({ from }) => from !== 'default');
            const others = lines.filter(({ from, value }) => from === 'default' && value !== undefined);
            return {
                state: overruled.length > 0 ? 'warning' : 'ok',
                says: [
                    `${files.join(' ')} Effective settings:`,
                    ...set.map(({ name, from, value }) => `- ${name}: ${show(value)} (${from})`),
                    `- default: ${others.map(({ name, value }) => `${name}: ${show(value)}`).join('; ')}`,
                ].join('\n'),
            };
        },
    };
}
function describe(name, origin, own) {
    if (own && (!own.fallback || origin.value === undefined)) {
        return { name, from: `workflow input \`${own.input}\``, value: own.value };
    }
    const { from, locked, value } = origin;
    return { name, from: locked ? `${from}, locked` : from, value };
}
/** People with push access wrote it, and it ends up in a summary. */
function show(value) {
    return (0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_2__/* .inline */ .mG)((0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_2__/* .bound */ .$s)(typeof value === 'string' ? value : JSON.stringify(value), MAX_VALUE));
}


/***/ }),

/***/ 25737:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M5: () => (/* binding */ loadSettings),
/* harmony export */   d1: () => (/* binding */ organizationOf),
/* harmony export */   f5: () => (/* binding */ settingsOf),
/* harmony export */   u0: () => (/* binding */ lockedWords),
/* harmony export */   wC: () => (/* binding */ warnOfLocked)
/* harmony export */ });
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70160);
// The settings of a repository and of the organization that it belongs to.

/** `repository`: `OWNER/NAME` */
async function loadSettings(host, repository, log) {
    const [own, organization] = await Promise.all([
        host.readFile(_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .CONFIG_PATH */ .tF),
        host.readOwnersFile(_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .ORGANIZATION_PATH */ .Kw),
    ]);
    const settings = settingsOf(repository, own, organization);
    warnOfLocked(settings, repository, log);
    return settings;
}
function settingsOf(repository, own, organization) {
    const organizationName = organizationOf(repository);
    return (0,_settings_js__WEBPACK_IMPORTED_MODULE_0__.readSettings)({ repository: own, organization, organizationName });
}
function organizationOf(repository) {
    return `${repository.split('/')[0]}/${_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .ORGANIZATION_REPOSITORY */ .PO}`;
}
function warnOfLocked({ overruled }, repository, log) {
    if (overruled.length > 0)
        log.warn(lockedWords(overruled, repository));
}
function lockedWords(names, repository) {
    const all = names.map((name) => `\`${name}\``).join(', ');
    const [them, values] = names.length === 1 ? ['it', 'value is'] : ['them', 'values are'];
    return `\`${_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .CONFIG_PATH */ .tF}\` sets ${all}, but ${organizationOf(repository)} locks ${them}, so the organization's ${values} used. Remove ${them} from the file.`;
}


/***/ })

};
