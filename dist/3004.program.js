export const id = 3004;
export const ids = [3004];
export const modules = {

/***/ 93004:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openLogin: () => (/* binding */ openLogin)
/* harmony export */ });
/* harmony import */ var _shared_days_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65529);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
/* harmony import */ var _shared_network_network_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10031);
/* harmony import */ var _shared_retry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52926);
/* harmony import */ var _shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(35238);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76090);
/* harmony import */ var _federations_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60059);
// Signs in to a model's provider with the identity of the workflow run, so that no key is stored
// anywhere. The run's own token, the exchange, and the key that comes of it stay in this process.







/** For one exchange, however often it is tried. */
const EXCHANGE_MS = 30_000;
/** A key is replaced this long before it ends, or when half of its time is over. */
const REFRESH_BEFORE_MS = 2 * _shared_days_js__WEBPACK_IMPORTED_MODULE_0__/* .MINUTE_MS */ .kg;
/** After a failure nobody is asked for this long, however often an agent tries. */
const PAUSE_MS = 10_000;
/** If an answer does not say how long its key lives, and the longest that one is used. */
const LIFE_MS = { unsaid: 5 * _shared_days_js__WEBPACK_IMPORTED_MODULE_0__/* .MINUTE_MS */ .kg, most: 60 * _shared_days_js__WEBPACK_IMPORTED_MODULE_0__/* .MINUTE_MS */ .kg };
/** GitHub's tokens have about 2 KB; 16 KB is the most that providers accept. */
const TOKEN = /^[\x21-\x7e]{1,16384}$/;
/** Those of earlier exchanges have ended. */
const KEPT_SECRETS = 16;
function openLogin(settings, run) {
    const { mask, secrets } = run;
    const keep = (secret) => {
        mask(secret);
        secrets.add(secret);
        const [oldest = ''] = secrets;
        if (secrets.size > KEPT_SECRETS)
            secrets.delete(oldest);
        return secret;
    };
    if (settings.provider === 'copilot') {
        return {
            async headers(_, url) {
                assertHost(url, 'Copilot', /(?:^|\.)(?:githubcopilot|ghe)\.com$/);
                return { authorization: workflowToken(run, keep) };
            },
            examine: async () => COPILOT,
        };
    }
    const federation = (0,_federations_js__WEBPACK_IMPORTED_MODULE_5__/* .federationWith */ .w)(settings, run.addresses);
    const { key, claims } = keyFrom(federation, run, { keep, secrets });
    return {
        async headers(signal, url) {
            assertHost(url, federation.name, federation.hosts);
            return { authorization: `Bearer ${await key(signal)}`, ...federation.headers };
        },
        async examine(signal) {
            await key(signal);
            return `${federation.name} accepts the workflow’s identity. ${federation.insistOn(claims())}`;
        },
    };
}
const COPILOT = 'Copilot gets the workflow’s token, which no agent sees. Not tested: the job needs `permissions: copilot-requests: write`, and the repository must belong to an organization whose policy “Allow use of Copilot CLI billed to the organization” is on.';
/** Copilot takes it as it is. */
function workflowToken({ githubToken, environment }, keep) {
    if (!githubToken || !TOKEN.test(githubToken)) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3('Copilot needs the workflow’s token. Set the input `github-token`, or remove `agent: login:`.');
    }
    return `${(0,_federations_js__WEBPACK_IMPORTED_MODULE_5__/* .copilotFor */ .u)(environment.GITHUB_SERVER_URL).scheme} ${keep(githubToken)}`;
}
function assertHost({ hostname, protocol }, name, hosts) {
    if ((0,_shared_network_network_js__WEBPACK_IMPORTED_MODULE_2__/* .isLoopback */ .U9)(hostname) || (protocol === 'https:' && hosts.test(hostname)))
        return;
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3(`The key of ${name} was not sent to ${hostname}, which is not ${name}’s. Check \`agent: login:\` and the address of the model.`);
}
/** The key of the moment. One exchange at a time: all who need one wait for the same. */
function keyFrom(federation, run, vault) {
    const { clock, log, repositoryId } = run;
    const { name, audience } = federation;
    let current;
    let pending;
    let failed;
    let claims = {};
    async function replace(signal) {
        const ask = (whom, url, init) => answerOf({ whom, url, init }, run, vault, signal);
        const identity = await identityOf(federation, run, vault, ask);
        claims = claimsIn(identity);
        if (claims.aud !== audience || String(claims.repository_id) !== repositoryId) {
            throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3('The identity that GitHub issued to this run is for another repository or audience, so it was not used. Check the runner.');
        }
        const answer = await federation.exchange(identity, async (url, init) => {
            const found = await ask(name, url, { ...init, method: 'POST' });
            tokenIn(found.accessToken ?? found.access_token, name, vault);
            return found;
        });
        current = keyIn(answer, name, clock.now());
        const minutes = Math.round((current.expiresAt - clock.now()) / _shared_days_js__WEBPACK_IMPORTED_MODULE_0__/* .MINUTE_MS */ .kg);
        log.info(`Signed in to ${name} with the workflow’s identity, for ${minutes} min.`);
    }
    async function refresh() {
        const done = new AbortController();
        const late = new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Unavailable */ .$P(`Signing in to ${name} took too long. Try again later.`);
        clock.sleep(EXCHANGE_MS, done.signal).then(() => done.abort(late), () => { });
        try {
            await replace(done.signal);
            failed = undefined;
        }
        catch (error) {
            failed = { error, until: clock.now() + PAUSE_MS };
        }
        finally {
            done.abort();
            pending = undefined;
        }
    }
    return {
        claims: () => claims,
        async key(signal) {
            signal.throwIfAborted();
            const isDue = !current || clock.now() >= current.refreshAt;
            if (isDue && !(failed && clock.now() < failed.until)) {
                pending ??= refresh();
                await unlessAborted(pending, signal);
            }
            // One that could not be replaced yet is still good.
            if (current && clock.now() < current.expiresAt)
                return current.value;
            throw failed?.error;
        },
    };
}
/** The end of one who waits is not the end of what others wait for. */
function unlessAborted(work, signal) {
    const { promise, resolve, reject } = Promise.withResolvers();
    const stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
    return promise;
}
/** The token that GitHub issues to this run, for this audience only. */
async function identityOf({ name, audience }, { environment }, vault, ask) {
    const { ACTIONS_ID_TOKEN_REQUEST_URL: base, ACTIONS_ID_TOKEN_REQUEST_TOKEN: token } = environment;
    if (!base || !token || !URL.canParse(base)) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3(`This run has no identity to sign in to ${name} with. Grant the job \`permissions: id-token: write\`. Servers, and pull requests from forks, have none.`);
    }
    const url = new URL(base);
    url.searchParams.set('audience', audience);
    const headers = { authorization: `Bearer ${vault.keep(token)}` };
    const { value } = await ask('GitHub', url.href, { headers });
    return tokenIn(value, 'GitHub', vault);
}
async function answerOf({ whom, url, init }, { clock, random, fetch }, vault, signal) {
    const { host } = new URL(url);
    if ((0,_shared_network_network_js__WEBPACK_IMPORTED_MODULE_2__/* .isCleartext */ .Pd)(new URL(url))) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3(`Did not sign in at ${host}: its address must begin with https.`);
    }
    const deadline = clock.now() + EXCHANGE_MS;
    for (let made = 1;; made += 1) {
        try {
            // A token is for this address and no other.
            const response = await fetch(url, { ...init, redirect: 'error', signal });
            if (!response.ok)
                throw await _model_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .EndpointError */ .cY.answered(response);
            return objectIn(await (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .startOf */ .GH)(response), whom);
        }
        catch (error) {
            if (signal.aborted)
                throw signal.reason;
            if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Unavailable */ .$P)
                throw error;
            const now = clock.now();
            const failure = (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .failureOf */ .g5)(error, now);
            const attempt = failure && { failure, repeatable: true, made, now, deadline, attempts: 3 };
            const next = attempt && (0,_shared_retry_js__WEBPACK_IMPORTED_MODULE_3__/* .nextAttempt */ .nj)(attempt, random);
            if (next?.kind !== 'again')
                throw refusalOf(error, whom, host, vault);
            await clock.sleep(next.delayMs, signal);
        }
    }
}
/** Without its cause, which could contain what was sent. */
function refusalOf(error, whom, host, { secrets }) {
    const { status, message } = error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .EndpointError */ .cY ? error : { status: undefined, message: '' };
    let said = message;
    // Some repeat what they were sent.
    for (const secret of secrets)
        said = said.replaceAll(secret, '***');
    const quote = said === '' ? '' : ` It returned: ${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_6__/* .bound */ .$s)((0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_6__/* .clean */ .uH)((0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_6__/* .oneLine */ .TN)(said)), 300)}`;
    if (status === undefined || status === 429 || status >= 500) {
        const what = status === undefined ? (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .brokenBy */ .RA)(error) : `kept failing (${status})`;
        return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Unavailable */ .$P(`Could not sign in: ${whom} at ${host} ${what}.${quote}`);
    }
    if (whom === 'GitHub') {
        return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3(`GitHub issued no identity to this run (${status}). Grant the job \`permissions: id-token: write\`.${quote}`);
    }
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3(`${whom} did not accept the workflow’s identity (${status}). Compare \`agent: login:\` in \`.github/docket.yml\` with what is configured there, and run \`mode: doctor\`.${quote}`);
}
function keyIn(answer, whom, now) {
    const { expires_in, expireTime, token_type = 'bearer' } = answer;
    const value = answer.accessToken ?? answer.access_token ?? '';
    const said = expireTime ? Date.parse(expireTime) - now : Number(expires_in) * 1000;
    const isUnsaid = expires_in === undefined && expireTime === undefined;
    const life = isUnsaid ? LIFE_MS.unsaid : Math.min(said, LIFE_MS.most);
    // NaN is not above 0 either.
    if (!(life > 0) || !/^bearer$/i.test(token_type))
        throw notUnderstood(whom);
    const expiresAt = now + life;
    return { value, expiresAt, refreshAt: expiresAt - Math.min(REFRESH_BEFORE_MS, life / 2) };
}
function tokenIn(value, whom, { keep }) {
    if (typeof value !== 'string' || !TOKEN.test(value))
        throw notUnderstood(whom);
    return keep(value);
}
/** What the identity says. The provider verifies it. */
function claimsIn(identity) {
    const [, payload = ''] = identity.split('.');
    return objectIn(Buffer.from(payload, 'base64url').toString(), 'GitHub');
}
function objectIn(text, whom) {
    try {
        return { ...JSON.parse(text) };
    }
    catch {
        throw notUnderstood(whom);
    }
}
const notUnderstood = (whom) => new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Unavailable */ .$P(`${whom} did not answer the sign-in with a token. Try again later.`);


/***/ })

};
