export const id = 6618;
export const ids = [6618];
export const modules = {

/***/ 66618:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ insistOnDocs),
/* harmony export */   askedElsewhere: () => (/* binding */ askedElsewhere)
/* harmony export */ });
/* harmony import */ var _config_config_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43090);
/* harmony import */ var _contract_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87797);
/* harmony import */ var _jobs_job_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20002);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42205);
// Jobs of one repository that are asked for in another: the documentation's own, seen from the threads
// of the code. Nothing that was not asked for there is touched from there.




/** `backend` is that of the documentation; the threads are in `repository`, which has this ID. */
function askedElsewhere(backend, { repository, id: repositoryId }, jobOfThread) {
    const { service, records, work } = backend;
    /** Commits and steps of two repositories can have the same name, and one can get another name. */
    const keyed = (key) => `${repositoryId} ${key}`;
    const asked = (request) => ({
        ...request,
        origin: { ...request.origin, repository },
    });
    const once = (options = {}) => ({
        ...options,
        ...(options.idempotencyKey !== undefined && { idempotencyKey: keyed(options.idempotencyKey) }),
    });
    const originsOf = async (id) => {
        const origins = await records.originsOf(id);
        return origins.filter((origin) => origin.repository === repository);
    };
    const insistOnOurs = async (id) => {
        if ((await originsOf(id)).length > 0)
            return;
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .NotFound */ .Mk(`There is no job ${JSON.stringify(id.slice(0, 80))} of ${repository}.`);
    };
    const { control } = service;
    const ours = {
        ...service,
        createJob: (project, request, options) => service.createJob(project, asked(request), once(options)),
        async sendMessage(project, id, request, options) {
            await insistOnOurs(id);
            return service.sendMessage(project, id, asked(request), once(options));
        },
        ...(control && {
            control: {
                async cancel(project, id, options) {
                    await insistOnOurs(id);
                    return control.cancel(project, id, options);
                },
                async archive(project, id, options) {
                    await insistOnOurs(id);
                    return control.archive(project, id, options);
                },
            },
        }),
    };
    return {
        ...backend,
        service: ours,
        threads: {
            jobOfThread: (thread) => jobOfThread((0,_jobs_job_js__WEBPACK_IMPORTED_MODULE_2__/* .threadKey */ .GK)({ thread, repository })),
            // Its pull requests are in the other repository.
            ownerOf: async () => null,
        },
        ...(work && {
            work: { ...work, follow: (id, event, signal) => work.follow(id, keyed(event), signal) },
        }),
        records: {
            ...records,
            jobOfKey: (key) => records.jobOfKey(keyed(key)),
            promptOf: (id, event) => records.promptOf(id, keyed(event)),
            endsOf: async (id) => (await records.endsOf(id, repository)).map((end) => ({
                ...end,
                isOf: (event) => end.isOf(keyed(event)),
            })),
            promptToRepeat: (id, event) => records.promptToRepeat(id, keyed(event)),
            originsOf,
            // Whoever looks after the documentation does that.
            unarchived: async () => [],
            retire: async () => [],
        },
    };
}
/** Can the documentation of `from` be used there, and may it? Rejects with what to do. */
async function insistOnDocs(name, docs, from) {
    const found = await docs.repository();
    // A name that is given up can come to belong to someone else.
    if (!(0,_contract_values_js__WEBPACK_IMPORTED_MODULE_1__/* .isSameRepository */ .ve)(found.fullName, name)) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .SetupError */ .w3(`${name} is called ${found.fullName} now. Change \`docs-repository\` to that.`);
    }
    if (found.archived && from.writes) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .SetupError */ .w3(`${name} is archived, so nothing can be written there. Unarchive it, or change \`docs-repository\`.`);
    }
    const isPrivate = (await from.host.repository()).private;
    if (isPrivate && !found.private && from.writes && !(0,_config_config_js__WEBPACK_IMPORTED_MODULE_0__.trusts)(from.config, name, 'publish')) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .SetupError */ .w3(`${from.repository} is private and ${name} is public, where everyone can read the requests, the names of branches, and what the agent writes about the code. If that is intended, set \`trusted-repositories: { ${name}: [publish] }\` in \`.github/docket.yml\` of ${from.repository}.`);
    }
    const isOpen = !isPrivate && found.private;
    if (isOpen && !(0,_config_config_js__WEBPACK_IMPORTED_MODULE_0__.trusts)(await from.docsConfig(), from.repository, 'publish')) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .SetupError */ .w3(`${name} is private and ${from.repository} is public, where everyone can read summaries and findings about pages that they cannot see. If that is intended, add \`publish\` to what \`trusted-repositories\` grants ${from.repository} in \`.github/docket.yml\` of ${name}.`);
    }
    return found;
}


/***/ })

};
