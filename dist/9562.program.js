export const id = 9562;
export const ids = [9562];
export const modules = {

/***/ 19562:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Es: () => (/* binding */ readPull),
/* harmony export */   Gf: () => (/* binding */ requestReview),
/* harmony export */   QJ: () => (/* binding */ countOpen),
/* harmony export */   Rs: () => (/* binding */ leadsTo),
/* harmony export */   Y_: () => (/* binding */ changedFiles),
/* harmony export */   vQ: () => (/* binding */ findByBranch),
/* harmony export */   zs: () => (/* binding */ closedPulls)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);

function pullInfo(data) {
    return {
        number: data.number,
        headRef: data.head.ref,
        headSha: data.head.sha,
        baseRef: data.base.ref,
        sameRepository: data.head.repo?.full_name === data.base.repo.full_name,
        state: data.merged_at ? 'merged' : data.state === 'open' ? 'open' : 'closed',
        closedAt: data.merged_at ?? data.closed_at,
        url: data.html_url,
    };
}
async function readPull(github, number) {
    const { data } = await github.rest.pulls.get({ ...github.repo, pull_number: number });
    return pullInfo(data);
}
/** The branch's pull request: the open one, or else the newest; null if there never was one. */
async function findByBranch(github, branch) {
    const { data } = await github.rest.pulls.list({
        ...github.repo,
        head: `${github.repo.owner}:${branch}`,
        state: 'all',
        sort: 'created',
        direction: 'desc',
        per_page: 30,
    });
    // GitHub returns everything if it cannot read the filter, so check each one.
    const own = data.filter((item) => item.head.ref === branch && pullInfo(item).sameRepository);
    const found = own.find((item) => item.state === 'open') ?? own[0];
    if (!found)
        return null;
    const { node_id: nodeId, draft = false, title, body } = found;
    return { ...pullInfo(found), nodeId, draft, title, body: body ?? '' };
}
async function countOpen(github, headPrefix) {
    const all = await github.paginate(github.rest.pulls.list, {
        ...github.repo,
        state: 'open',
        per_page: 100,
    });
    return all
        .map(pullInfo)
        .filter(({ sameRepository, headRef }) => sameRepository && headRef.startsWith(headPrefix))
        .length;
}
async function closedPulls(github, headPrefix, since) {
    const found = [];
    const pages = github.paginate.iterator(github.rest.pulls.list, {
        ...github.repo,
        state: 'closed',
        sort: 'updated',
        direction: 'desc',
        per_page: 100,
    });
    for await (const { data } of pages) {
        for (const item of data) {
            // Sorted by update, and closing is an update: everything after this is even older.
            if (Date.parse(item.updated_at) < Date.parse(since))
                return found;
            const info = pullInfo(item);
            if (info.sameRepository && info.headRef.startsWith(headPrefix))
                found.push(info);
        }
    }
    return found;
}
async function leadsTo(github, sha, head) {
    try {
        const { data } = await github.rest.repos.compareCommitsWithBasehead({
            ...github.repo,
            basehead: `${sha}...${head}`,
            per_page: 1,
        });
        return data.status === 'ahead' || data.status === 'identical';
    }
    catch (error) {
        if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NotFound */ .Mk)
            return false;
        throw error;
    }
}
/** GitHub's comparison lists at most this many files. */
const COMPARE_LIMIT = 300;
/** A comparison is tied to a commit; the pull request's own list changes with a later push. */
async function changedFiles(github, number, headSha) {
    const { data: pull } = await github.rest.pulls.get({ ...github.repo, pull_number: number });
    const { data } = await github.rest.repos.compareCommitsWithBasehead({
        ...github.repo,
        basehead: `${pull.base.sha}...${headSha}`,
        per_page: 1,
    });
    const files = (data.files ?? []).map((file) => {
        const { filename, previous_filename, additions, deletions, patch } = file;
        return {
            path: filename,
            ...(previous_filename && { previousPath: previous_filename }),
            status: STATUSES[file.status] ?? 'modified',
            additions,
            deletions,
            ...(patch !== undefined && { patch }),
        };
    });
    return { files, more: files.length >= COMPARE_LIMIT };
}
const STATUSES = {
    added: 'added',
    copied: 'added',
    removed: 'removed',
    renamed: 'renamed',
};
/** True if GitHub notifies this person of the pull request. */
async function requestReview(github, number, login) {
    const wanted = { ...github.repo, pull_number: number };
    const { data: pull } = await github.rest.pulls.get(wanted);
    if (pull.state !== 'open' || isIn([pull.user], login))
        return false;
    // Reviewers are notified of every push, so another request would only be noise.
    if (isIn(pull.requested_reviewers, login))
        return true;
    try {
        const { data } = await github.rest.pulls.requestReviewers({ ...wanted, reviewers: [login] });
        return isIn(data.requested_reviewers, login);
    }
    catch (error) {
        const refused = [_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidRequest */ .zh, _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Forbidden */ .cw, _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NotFound */ .Mk].some((kind) => error instanceof kind);
        if (!refused)
            throw error;
        github.log.debug(`GitHub did not accept ${login} as a reviewer of #${number}.`);
        return false;
    }
}
function isIn(users, login) {
    return (users ?? []).some((user) => user?.login.toLowerCase() === login.toLowerCase());
}


/***/ })

};
