export const id = 1099;
export const ids = [1099,958];
export const modules = {

/***/ 45269:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  QX: () => (/* binding */ PAGE_NAME),
  qv: () => (/* binding */ doneBefore),
  F0: () => (/* binding */ runAudition)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./.build/program/src/shared/git/output-folder.js
var output_folder = __webpack_require__(81995);
// EXTERNAL MODULE: ./.build/program/src/shared/remove.js
var remove = __webpack_require__(66154);
// EXTERNAL MODULE: ./.build/program/src/service/dashboard/layout.js
var layout = __webpack_require__(70337);
// EXTERNAL MODULE: ./.build/program/src/service/dashboard/pull.js + 1 modules
var pull = __webpack_require__(81391);
// EXTERNAL MODULE: ./.build/program/src/shared/dollars.js
var dollars = __webpack_require__(42423);
// EXTERNAL MODULE: ./.build/program/src/shared/text/escape.js
var text_escape = __webpack_require__(90007);
// EXTERNAL MODULE: ./.build/program/src/audition/sum.js
var audition_sum = __webpack_require__(92969);
// EXTERNAL MODULE: ./.build/program/src/audition/trial.js + 1 modules
var audition_trial = __webpack_require__(31395);
;// CONCATENATED MODULE: ./.build/program/src/audition/page.js
// The page of an audition: one file that makes no network requests and runs no script. What people wrote
// stands beside what the agent wrote.







const MORE_STYLE = `${layout/* STYLE */.Y}
.beside{display:grid;grid-template-columns:repeat(auto-fit,minmax(22em,1fr));gap:20px;margin-top:16px;align-items:start}
.beside>div{min-width:0}.beside h3{margin-bottom:6px}
.lead{max-width:34em;font-size:26px}.lead+.about{margin-top:24px}
`;
/** How each is marked. */
const LOOK = {
    ready: 'ok',
    quiet: 'ok',
    incomplete: 'waiting',
    nothing: 'waiting',
    needless: 'waiting',
    failed: 'bad',
};
const page_anchor = (commit) => `m-${commit.slice(0, 10)}`;
function auditionHead({ repository, agents, rows }) {
    const style = (0,external_node_crypto_.createHash)('sha256').update(MORE_STYLE).digest('base64');
    const policy = `default-src 'none'; style-src 'sha256-${style}'; base-uri 'none'; form-action 'none'`;
    const sums = agents.map((agent) => ({ agent, sum: (0,audition_sum/* sumOf */.XN)(rows, agent) }));
    return (0,text_escape/* html */.qy) `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${new text_escape/* Html */.Ed(policy)}">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>Audition: ${(0,text_escape/* visible */.RK)(repository)}</title>
<style>${new text_escape/* Html */.Ed(MORE_STYLE)}</style>
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
<div class="wrap">
<header><div class="topline"><p>Audition</p></div>
<h1>${(0,text_escape/* visible */.RK)(repository)}</h1>
${sums.map(({ agent, sum }) => (0,text_escape/* html */.qy) `<p class="period">${(0,text_escape/* visible */.RK)(agent)}</p><p class="lead">${(0,audition_sum/* tellSum */.nF)(sum)}</p>`)}
<p class="about">Each merge was done again by the agent: the code of the merge, the documentation from before it, and the title and description as the request. What people wrote then is what it is measured by; no model judges another. “Ready to review” means that it finished, that its checks pass, and that no name that people documented is missing.</p>
</header>
<main id="main">
${sums.map(({ agent, sum }) => figures(agents.length > 1 ? agent : '', sum))}
<section aria-labelledby="all"><h2 id="all">All merges</h2>
<div class="card lists"><table class="list"><thead><tr><th>Merge</th>${agents.length > 1 && (0,text_escape/* html */.qy) `<th>Agent</th>`}<th>Result</th><th class="num">Names</th><th class="num">Time</th><th class="num">Cost</th></tr></thead><tbody>${rows.map((row) => tableRow(row, agents.length > 1))}</tbody></table></div></section>
`.text;
}
function figures(agent, sum) {
    const all = [
        ['Ready to review', `${sum.ready} of ${sum.documented}`],
        ['Names that people documented', sum.names === 0 ? 'none' : `${sum.found} of ${sum.names}`],
        ['Rightly changed nothing', `${sum.quiet} of ${sum.others}`],
        ['Time for all', `${Math.round(sum.seconds)} s`],
        ['Cost of all', (0,dollars/* costText */.rs)(sum)],
    ];
    const items = all.map(([label, value]) => (0,text_escape/* html */.qy) `<div class="figure"><dt>${label}</dt><dd class="value">${value}</dd></div>`);
    return (0,text_escape/* html */.qy) `${agent !== '' && (0,text_escape/* html */.qy) `<h2>${(0,text_escape/* visible */.RK)(agent)}</h2>`}<dl class="figures">${items}</dl>`;
}
function tableRow(row, several) {
    const { agent, title, commit, verdict, names, missed, seconds, usage } = row;
    return (0,text_escape/* html */.qy) `<tr><td data-head="Merge"><a href="#${page_anchor(commit)}">${(0,text_escape/* visible */.RK)(title)}</a></td>${several && (0,text_escape/* html */.qy) `<td data-head="Agent">${(0,text_escape/* visible */.RK)(agent)}</td>`}<td data-head="Result">${state(verdict)}</td><td class="num" data-head="Names">${names === 0 ? '' : `${names - missed} of ${names}`}</td><td class="num" data-head="Time">${seconds.toFixed(1)} s</td><td class="num" data-head="Cost">${(0,dollars/* costText */.rs)(usage)}</td></tr>`;
}
const state = (verdict) => (0,text_escape/* html */.qy) `<span class="state ${LOOK[verdict]}">${audition_trial/* VERDICTS */.bk[verdict]}</span>`;
/** One merge, with what each agent made of it. */
function trialSection(trials) {
    const [first] = trials;
    if (!first)
        return '';
    const { merge, people } = first;
    const id = page_anchor(merge.commit);
    const body = merge.body !== '' && (0,text_escape/* html */.qy) `<pre class="said prompt">${merge.body}</pre>`;
    return (0,text_escape/* html */.qy) `<section aria-labelledby="${id}"><h2 id="${id}">${(0,text_escape/* visible */.RK)(merge.title)}</h2>
<p class="about"><code>${merge.commit.slice(0, 10)}</code> ${merge.at.slice(0, 10)}</p>${body}
<div class="beside"><div><h3>People wrote</h3>${people.files.length > 0 ? (0,pull/* diffFiles */.pm)(people.files) : (0,text_escape/* html */.qy) `<p class="empty">No documentation was changed.</p>`}${nameList('Names of the change', people.names)}</div>
${trials.map((trial) => written(trial))}</div></section>
`.text;
}
function written(trial) {
    const { agent, verdict, reason, missed, elsewhere, checks, summary } = trial;
    const wrong = checks.filter(({ ok }) => !ok).map((check) => `${check.name}: ${check.summary}`);
    return (0,text_escape/* html */.qy) `<div><h3>${(0,text_escape/* visible */.RK)(agent)} wrote</h3><p>${state(verdict)}</p>
${verdict === 'failed' && reason !== null && (0,text_escape/* html */.qy) `<p class="bad">${(0,text_escape/* visible */.RK)(reason)}</p>`}
${trial.written.files.length > 0 ? (0,pull/* diffFiles */.pm)(trial.written.files) : (0,text_escape/* html */.qy) `<p class="empty">Nothing was changed.</p>`}
${nameList('Missed', missed)}${nameList('Pages that people did not touch', elsewhere)}
${wrong.map((line) => (0,text_escape/* html */.qy) `<p class="bad">${(0,text_escape/* visible */.RK)(line)}</p>`)}
${summary !== '' && (0,text_escape/* html */.qy) `<details><summary>What the agent says</summary><pre class="said">${summary}</pre></details>`}</div>`;
}
const nameList = (title, names) => names.length > 0 &&
    (0,text_escape/* html */.qy) `<p class="about">${title}: ${names.map((name) => (0,text_escape/* html */.qy) `<code>${(0,text_escape/* visible */.RK)(name)}</code> `)}</p>`;
const auditionTail = () => '</main></div></body></html>\n';

;// CONCATENATED MODULE: ./.build/program/src/audition/audition.js
// Plays past merges again, several at a time. What is done is on the disk, so that a run that was
// stopped goes on where it was, and memory does not grow with the number of merges.
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});








const PAGE_NAME = 'index.html';
const JSON_NAME = 'audition.json';
/** Those of an earlier run, as long as agent and merge are the same. */
async function doneBefore(plan) {
    const found = await Promise.all(everyPair(plan).map((pair) => readTrial(plan, pair)));
    return found.filter((trial) => trial !== null).length;
}
const everyPair = ({ merges, candidates }) => merges.flatMap((merge) => candidates.map((candidate) => ({ merge, candidate })));
function trialFile(out, { merge, candidate }) {
    const { command, model } = candidate;
    const identity = JSON.stringify([command, model?.url, model?.model]);
    const agent = (0,external_node_crypto_.createHash)('sha256').update(identity).digest('hex').slice(0, 10);
    return (0,external_node_path_.join)(out, 'trials', `${merge.commit}-${agent}.trial`);
}
/** What cannot be read is done again. So is what failed: the reason may have been the network. */
async function readTrial(plan, pair) {
    const trial = await readSealed(plan, pair).catch(() => null);
    return trial?.verdict === 'failed' ? null : trial;
}
/** The seal, and below it the trial as JSON. */
async function readSealed({ out, seal }, pair) {
    const file = trialFile(out, pair);
    const [mark, text = ''] = (await (0,promises_.readFile)(file, 'utf8')).split('\n', 2);
    if (mark !== seal.of((0,external_node_path_.basename)(file), text))
        throw new Error(`${file} is not ours.`);
    return audition_trial/* Trial */.zq.parse(JSON.parse(text));
}
async function writeSealed({ out, seal }, pair, trial) {
    const file = trialFile(out, pair);
    const text = JSON.stringify(trial);
    await (0,output_folder/* replaceFile */.fR)(file, `${seal.of((0,external_node_path_.basename)(file), text)}\n${text}\n`);
}
async function runAudition(plan, place, { told, signal }) {
    const { out, scratch, atOnce } = plan;
    for (const folder of [out, (0,external_node_path_.join)(out, 'trials')])
        await (0,output_folder/* makeOutputFolder */.Wn)(folder, place.git);
    // Nobody commits it by accident.
    await (0,output_folder/* replaceFile */.fR)((0,external_node_path_.join)(out, '.gitignore'), '*\n');
    const pairs = everyPair(plan);
    const waiting = pairs.entries();
    let done = 0;
    const show = (words) => told.show(done, pairs.length, words);
    const worker = async () => {
        for (const [index, pair] of waiting) {
            signal.throwIfAborted();
            const { merge, candidate } = pair;
            if ((await readTrial(plan, pair)) === null) {
                show(merge.title);
                const dir = (0,external_node_path_.join)(scratch, `trial-${index}`);
                const trial = await (0,audition_trial/* runTrial */.Wx)(merge, candidate, { ...place, dir, signal });
                await writeSealed(plan, pair, trial);
            }
            done += 1;
            show(merge.title);
        }
    };
    const workers = Array.from({ length: Math.min(atOnce, pairs.length) }, worker);
    // The others stop at the same signal; nothing is removed while one of them still works.
    const ended = await Promise.allSettled(workers);
    for (const one of ended)
        if (one.status === 'rejected')
            throw one.reason;
    return writePage(plan, pairs);
}
/** One trial at a time: their texts can be long. */
async function writePage(plan, pairs) {
    const rows = [];
    for (const pair of pairs)
        rows.push((0,audition_sum/* rowOf */.OB)(await readSealed(plan, pair)));
    const names = plan.candidates.map(({ name }) => name);
    const page = (0,external_node_path_.join)(plan.out, PAGE_NAME);
    const json = (0,external_node_path_.join)(plan.out, JSON_NAME);
    {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const files = __addDisposableResource(env_1, new AsyncDisposableStack(), true);
            for (const path of [page, json])
                await (0,remove/* removeFile */.n)(`${path}.new`);
            const html = files.use(await (0,promises_.open)(`${page}.new`, 'wx'));
            const data = files.use(await (0,promises_.open)(`${json}.new`, 'wx'));
            const sums = names.map((name) => ({ agent: name, ...(0,audition_sum/* sumOf */.XN)(rows, name) }));
            await html.write(auditionHead({ repository: plan.repository, agents: names, rows }));
            await data.write(`{"version":1,"repository":${JSON.stringify(plan.repository)},"agents":${JSON.stringify(sums)},"trials":[`);
            for (const [index, merge] of plan.merges.entries()) {
                const trials = [];
                for (const candidate of plan.candidates)
                    trials.push(await readSealed(plan, { merge, candidate }));
                await html.write(trialSection(trials));
                await data.write(`${index === 0 ? '' : ','}\n${trials.map((one) => JSON.stringify(one)).join(',\n')}`);
            }
            await html.write(auditionTail());
            await data.write('\n]}\n');
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            const result_1 = __disposeResources(env_1);
            if (result_1)
                await result_1;
        }
    }
    await (0,promises_.rename)(`${page}.new`, page);
    await (0,promises_.rename)(`${json}.new`, json);
    return rows;
}


/***/ }),

/***/ 69640:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Gf: () => (/* binding */ findPast),
  AB: () => (/* binding */ inspectClone),
  fb: () => (/* binding */ tellPlan)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./.build/program/src/agents/model/model.js + 10 modules
var model = __webpack_require__(45361);
// EXTERNAL MODULE: ./.build/program/src/config/config.js + 1 modules
var config_config = __webpack_require__(43090);
// EXTERNAL MODULE: ./.build/program/src/drift/documentation.js
var documentation = __webpack_require__(42262);
// EXTERNAL MODULE: ./.build/program/src/drift/limits.js
var limits = __webpack_require__(60066);
// EXTERNAL MODULE: ./.build/program/src/jobs/money.js
var money = __webpack_require__(23833);
// EXTERNAL MODULE: ./.build/program/src/shared/dollars.js
var dollars = __webpack_require__(42423);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
// EXTERNAL MODULE: ./.build/program/src/shared/git/clone-git.js
var clone_git = __webpack_require__(38207);
// EXTERNAL MODULE: ./.build/program/src/shared/text/foreign.js
var foreign = __webpack_require__(35238);
// EXTERNAL MODULE: ./.build/program/src/shared/runtime.js
var runtime = __webpack_require__(82860);
;// CONCATENATED MODULE: ./.build/program/src/audition/history.js
// The past merges of a repository that an audition plays again: those where people changed code and
// documentation together, and as many where the code alone was changed.




/** Older ones say little about the project of today. */
const MAX_COMMITS = 2_000;
const PORTION = 100;
const MAX_FILES = 1_000;
/** In characters. */
const MAX_TITLE = 300;
const MAX_BODY = 12_000;
/** A squashed or rebased merge is one commit: every commit on the branch itself counts as one. */
async function findMerges(clone, { ref, count, rules }) {
    const commits = await listCommits(clone, ref);
    const documented = [];
    const others = [];
    let tooLarge = 0;
    let looked = 0;
    for (; looked < commits.length && documented.length < count; looked += PORTION) {
        for (const one of await withFiles(clone, commits.slice(looked, looked + PORTION))) {
            if (!one.files.some((path) => (0,documentation/* isCode */._m)(path, rules)))
                continue;
            if (one.files.length > MAX_FILES)
                tooLarge += 1;
            else if (one.files.some((path) => (0,documentation/* isCurrentPage */.P$)(path, rules)))
                documented.push(one);
            else if (!one.files.some((path) => rules.isPage(path)))
                others.push(one);
        }
    }
    if (documented.length === 0)
        throw await nothingToPlay(clone, commits.length);
    const chosen = documented.slice(0, count);
    // As many of the others, from the same time.
    const ids = new Set([...chosen, ...others.slice(0, chosen.length)].map(({ id }) => id));
    const merges = [];
    for (const one of [...documented, ...others].filter(({ id }) => ids.has(id))) {
        const words = await wordsOf(clone, one);
        const at = (0,runtime/* isoTime */.Ly)(one.seconds * 1000);
        merges.push({
            ...words,
            at,
            commit: one.id,
            parent: one.parent,
            documented: chosen.includes(one),
        });
    }
    merges.sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0));
    return { merges, tooLarge, looked: Math.min(looked, commits.length) };
}
/** Without those of bots, and without the first commit, which is no change of anything. */
async function listCommits({ git, gitDir }, ref) {
    const format = '--format=%H%x09%P%x09%ct%x09%an';
    const args = ['log', '--first-parent', `--max-count=${MAX_COMMITS}`, format, '--end-of-options'];
    const { code, stdout } = await git.try(['--git-dir', gitDir, ...args, ref, '--']);
    if (code !== 0) {
        throw new errors/* SetupError */.w3(`There is no branch or commit \`${(0,foreign/* oneLine */.TN)(ref)}\` here. Name the branch whose history counts with --branch.`);
    }
    return stdout
        .toString('utf8')
        .split('\n')
        .flatMap((line) => {
        const [id = '', parents = '', seconds = '', author = ''] = line.split('\t');
        const [parent = '', ...more] = parents.split(' ');
        if (parent === '' || author.endsWith('[bot]'))
            return [];
        return [{ id, parent, isMerge: more.length > 0, seconds: Number(seconds), files: [] }];
    });
}
async function withFiles({ git, gitDir }, commits) {
    const files = new Map(commits.map(({ id }) => [id, []]));
    const input = commits.map(({ id, parent }) => `${id} ${parent}\n`).join('');
    const args = ['diff-tree', '--stdin', '-r', '-z', '--no-renames', '--raw', '--no-abbrev'];
    const words = (await git.run(['--git-dir', gitDir, ...args], { input })).split('\0');
    let current;
    for (let at = 0; at < words.length; at += 1) {
        const word = words[at] ?? '';
        if (word.startsWith(':'))
            current?.push(words[++at] ?? '');
        else
            current = files.get(word);
    }
    return commits.map((one) => ({ ...one, files: files.get(one.id) ?? [] }));
}
/** GitHub's own subject of a merge says nothing; the title of the pull request follows it. */
const NO_TITLE = /^Merge (?:pull request|branch|remote-tracking branch|tag|commit) /;
const NUMBER = /\s*\(#\d+\)$/;
async function wordsOf({ git, gitDir }, { id, parent, isMerge }) {
    const message = await git.run(['--git-dir', gitDir, 'log', '-1', '--format=%B', id]);
    const lines = (0,foreign/* clean */.uH)(message.slice(0, 4 * MAX_BODY))
        .trim()
        .split('\n');
    if (NO_TITLE.test(lines[0] ?? ''))
        lines.shift();
    while (lines.length > 0 && lines[0]?.trim() === '')
        lines.shift();
    if (lines.length === 0 && isMerge) {
        const args = ['log', '--format=%s', '--max-count=20', id, `^${parent}`, '--no-merges'];
        lines.push(...(await git.run(['--git-dir', gitDir, ...args])).trim().split('\n'));
    }
    const [title = '', ...rest] = lines;
    return {
        title: (0,foreign/* bound */.$s)((0,foreign/* oneLine */.TN)(title).replace(NUMBER, ''), MAX_TITLE) || id.slice(0, 10),
        body: (0,foreign/* bound */.$s)(rest.join('\n').trim(), MAX_BODY),
    };
}
async function nothingToPlay({ git, gitDir }, commits) {
    const args = ['--git-dir', gitDir, 'rev-parse', '--is-shallow-repository'];
    if ((await git.run(args)).trim() === 'true') {
        return new errors/* SetupError */.w3('This clone has only the newest commits, and none of them changes code and documentation together. Run git fetch --unshallow, or use fetch-depth: 0 with actions/checkout, and try again.');
    }
    return new errors/* SetupError */.w3(`None of the last ${commits} commits of people changes code and documentation together, so there is nothing to compare an agent with. If pages are not where --docs-paths looks, name them there; if people merge into another branch, name it with --branch.`);
}

// EXTERNAL MODULE: ./.build/program/src/audition/trial.js + 1 modules
var trial = __webpack_require__(31395);
;// CONCATENATED MODULE: ./.build/program/src/audition/plan.js
// What an audition is about to do: which merges, and the most that they can cost.












async function inspectClone(git, cwd) {
    const places = ['--show-toplevel', '--absolute-git-dir', '--git-path', 'objects'];
    const found = await git.try(['rev-parse', ...places], { cwd });
    const [root = '', gitDir = '', objects = ''] = found.stdout.toString('utf8').split('\n');
    if (found.code === 0 && gitDir !== '')
        return { root, gitDir, objects: (0,external_node_path_.resolve)(cwd, objects) };
    (0,clone_git/* assertTrusted */.o)(found);
    throw new errors/* SetupError */.w3('This folder is not in a git repository. Run docket audition in a clone; in a workflow, use actions/checkout with fetch-depth: 0 first.');
}
async function findPast(git, { gitDir }, { ref, count, config, docsPaths, }) {
    const rules = (0,documentation/* rulesOf */.fD)((0,config_config.driftRules)(config ?? config_config.DEFAULT_CONFIG, docsPaths), new limits/* Limits */.x());
    const history = await findMerges({ git, gitDir }, { ref, count, rules });
    return { ...history, isDocs: rules.isPage };
}
/** Lines for whoever decides whether it starts. */
function tellPlan({ merges, candidates }, { tooLarge, looked, done }, config) {
    const documented = merges.filter((merge) => merge.documented).length;
    const all = merges.length * candidates.length;
    return [
        `${merges.length} merges of the last ${looked}: ${documented} with documentation, ${merges.length - documented} without.`,
        ...(tooLarge > 0 ? [`Left out, because they change more than 1,000 files: ${tooLarge}.`] : []),
        ...merges.map(({ at, documented, title }) => `  ${at.slice(0, 10)}  ${documented ? 'docs' : '    '}  ${(0,foreign/* oneLine */.TN)(title)}`),
        ...(done > 0 ? [`Done before: ${done} of ${all}.`] : []),
        ceiling(all - done, config, candidates[0]?.model !== undefined),
    ];
}
/** The most that the jobs can take. */
function ceiling(jobs, config, isModel) {
    const { 'max-minutes': minutes, 'max-tokens': most } = config?.agent ?? {};
    const time = `at most ${minutes ?? trial/* AGENT_MINUTES */.cD} minutes each`;
    if (!isModel)
        return `${jobs} jobs, ${time}. Docket cannot limit what it spends.`;
    const tokens = most ?? model/* DEFAULT_BUDGET */.s.tokens;
    const prices = (0,config_config.moneyOf)(config)?.prices;
    const costs = ['inputTokens', 'outputTokens'].map((kind) => prices ? (0,money/* costOf */.ho)({ [kind]: jobs * tokens }, prices) : 0);
    const price = prices
        ? `At most ${(0,dollars/* dollars */.E9)(Math.max(...costs))}; most jobs need a small part of it.`
        : 'To see the most in dollars, set `prices` in .github/docket.yml.';
    return `${jobs} jobs, ${time}, and at most ${tokens.toLocaleString('en')} tokens each. ${price}`;
}


/***/ }),

/***/ 60885:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ openSeal),
/* harmony export */   _: () => (/* binding */ freshSeal)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42205);
/* harmony import */ var _shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(35238);
// Which results of an audition are believed: those that Docket wrote on this machine. They lie in a clone,
// where somebody else could have committed them, so the key of their seal lies outside.





const KEY_BYTES = 32;
const sealWith = (key) => ({
    of: (name, text) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)('sha256', key).update(`${name}\0${text}`).digest('hex'),
});
/** Of this run alone. */
const freshSeal = () => sealWith((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(KEY_BYTES));
/** The one of this person, who can go on where an earlier run was stopped. */
async function openSeal(env, clone) {
    const state = env.XDG_STATE_HOME || (env.HOME && (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(env.HOME, '.local/state'));
    if (!state || !(0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(state))
        return freshSeal();
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(state, 'docket');
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'audition.key');
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(folder, { recursive: true, mode: 0o700 });
        const [outside, inside] = await Promise.all([(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(folder), (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(clone)]);
        if (`${outside}${node_path__WEBPACK_IMPORTED_MODULE_2__.sep}`.startsWith(`${inside}${node_path__WEBPACK_IMPORTED_MODULE_2__.sep}`))
            return freshSeal();
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(file, (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(KEY_BYTES), { flag: 'wx', mode: 0o600 }).catch((error) => {
            if (error.code !== 'EEXIST')
                throw error;
        });
        const key = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(file);
        if (key.length === KEY_BYTES)
            return sealWith(key);
    }
    catch (cause) {
        const { code } = cause;
        if (code === 'EROFS' || code === 'EACCES' || code === 'ENOTDIR')
            return freshSeal();
        throw cause;
    }
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .SetupError */ .w3(`${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_4__/* .codeSpan */ .SS)(file)} is damaged. Delete it, and try again.`);
}


/***/ }),

/***/ 92969:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OB: () => (/* binding */ rowOf),
/* harmony export */   XN: () => (/* binding */ sumOf),
/* harmony export */   nF: () => (/* binding */ tellSum)
/* harmony export */ });
/* harmony import */ var _shared_dollars_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42423);
// What all trials of an agent come to.

function rowOf({ merge, missed, elsewhere, people, ...trial }) {
    const { agent, verdict, seconds, usage } = trial;
    return {
        ...{ agent, verdict, seconds, usage },
        title: merge.title,
        commit: merge.commit,
        documented: merge.documented,
        missed: missed.length,
        elsewhere: elsewhere.length,
        names: people.names.length,
    };
}
function sumOf(rows, agent) {
    const own = rows.filter((row) => row.agent === agent);
    const count = (verdict) => own.filter((row) => row.verdict === verdict).length;
    const add = (of) => own.reduce((sum, row) => sum + of(row), 0);
    const isPriced = own.some(({ usage }) => usage.costMicros !== undefined);
    const names = add((row) => row.names);
    return {
        documented: own.filter((row) => row.documented).length,
        ready: count('ready'),
        others: own.filter((row) => !row.documented).length,
        quiet: count('quiet'),
        failed: count('failed'),
        elsewhere: own.filter((row) => row.elsewhere > 0).length,
        names,
        found: names - add((row) => row.missed),
        seconds: add((row) => row.seconds),
        ...(isPriced && { costMicros: add(({ usage }) => usage.costMicros ?? 0) }),
        incomplete: own.some(({ usage }) => usage.incomplete === true),
    };
}
/** One sentence for each thing that people ask. */
function tellSum(sum) {
    const { documented, ready, others, quiet, elsewhere, names, found, failed } = sum;
    const parts = [
        `${ready} of ${documented} would have been ready to review`,
        ...(names > 0 ? [`${found} of the ${names} names that people documented are in`] : []),
        ...(elsewhere > 0 ? [`${elsewhere} touched a page that people did not`] : []),
        ...(others > 0
            ? [`in ${quiet} of ${others} without documentation it rightly changed nothing`]
            : []),
        ...(failed > 0 ? [`${failed} failed`] : []),
        `cost ${(0,_shared_dollars_js__WEBPACK_IMPORTED_MODULE_0__/* .costText */ .rs)(sum)}`,
    ];
    return `${parts.join('; ')}.`;
}


/***/ }),

/***/ 31395:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cD: () => (/* binding */ AGENT_MINUTES),
  zq: () => (/* binding */ Trial),
  bk: () => (/* binding */ VERDICTS),
  Wx: () => (/* binding */ runTrial)
});

// UNUSED EXPORTS: judge

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(42047);
// EXTERNAL MODULE: ./.build/program/src/bot/sending/context.js
var context = __webpack_require__(62236);
// EXTERNAL MODULE: ./.build/program/src/bot/wire-job-tools.js
var wire_job_tools = __webpack_require__(51793);
// EXTERNAL MODULE: ./.build/program/src/config/config.js + 1 modules
var config_config = __webpack_require__(43090);
// EXTERNAL MODULE: ./.build/program/src/contract/job.js
var job = __webpack_require__(99916);
// EXTERNAL MODULE: ./.build/program/src/drift/drift-thread.js + 11 modules
var drift_thread = __webpack_require__(56211);
// EXTERNAL MODULE: ./.build/program/src/service/embedded-service.js
var embedded_service = __webpack_require__(22938);
// EXTERNAL MODULE: ./.build/program/src/shared/git/diff.js
var diff = __webpack_require__(99612);
// EXTERNAL MODULE: ./.build/program/src/shared/remove.js
var remove = __webpack_require__(66154);
// EXTERNAL MODULE: ./.build/program/src/shared/runtime.js
var runtime = __webpack_require__(82860);
// EXTERNAL MODULE: ./.build/program/src/shared/text/foreign.js
var foreign = __webpack_require__(35238);
// EXTERNAL MODULE: ./.build/program/src/store/local-pulls.js
var local_pulls = __webpack_require__(60004);
// EXTERNAL MODULE: ./.build/program/src/store/open-embedded.js + 5 modules
var open_embedded = __webpack_require__(30154);
;// CONCATENATED MODULE: ./.build/program/src/audition/stage.js
// Where a past merge is played again: a repository of its own with the code of the merge and the
// documentation from before it. The clone is only read.



/** Jobs fetch from it several times: files only where they are needed, and without packing them well. */
const SERVING = '[uploadpack]\n\tallowFilter = true\n[pack]\n\twindow = 0\n\tcompression = 0\n';
async function buildStage(git, { dir, objects, merge, isDocs, }) {
    await (0,promises_.mkdir)(dir, { recursive: true });
    const gitDir = (0,external_node_path_.join)(dir, 'work.git');
    await git.run(['init', '--quiet', '--bare', gitDir]);
    await (0,promises_.writeFile)((0,external_node_path_.join)(gitDir, 'objects/info/alternates'), `${objects}\n`);
    await (0,promises_.appendFile)((0,external_node_path_.join)(gitDir, 'config'), SERVING);
    const at = ['--git-dir', gitDir];
    const env = { GIT_INDEX_FILE: (0,external_node_path_.join)(dir, 'index') };
    await git.run([...at, 'read-tree', merge.parent], { env });
    const input = await codeEntries(git, gitDir, merge, isDocs);
    await git.run([...at, 'update-index', '-z', '--index-info'], { env, input });
    const tree = (await git.run([...at, 'write-tree'], { env })).trim();
    const args = ['commit-tree', tree, '-p', merge.parent, '-m', merge.title];
    const date = { GIT_AUTHOR_DATE: merge.at, GIT_COMMITTER_DATE: merge.at };
    const code = (await git.run([...at, ...args], { env: date })).trim();
    await git.run([...at, 'update-ref', 'refs/heads/main', code]);
    return { gitDir, code, changes: await (0,diff/* diff */.U)(git, gitDir, merge.parent, code) };
}
/** For `git update-index --index-info`: files, links, and submodules as the merge has them. */
async function codeEntries(git, gitDir, { parent, commit }, isDocs) {
    const args = ['diff-tree', '-r', '-z', '--no-renames', '--raw', '--no-abbrev', parent, commit];
    const words = (await git.run(['--git-dir', gitDir, ...args])).split('\0');
    let entries = '';
    for (let at = 0; at + 1 < words.length; at += 2) {
        const [, mode = '', , oid = ''] = (words[at] ?? '').split(' ');
        const path = words[at + 1] ?? '';
        // Mode 0 removes it.
        if (!isDocs(path))
            entries += `${mode === '000000' ? '0' : mode} ${oid}\t${path}\0`;
    }
    return entries;
}

;// CONCATENATED MODULE: ./.build/program/src/audition/trial.js
// One past merge, done again by an agent: a complete job in a repository of its own, and what came of
// it beside what people wrote.
















const ShownFile = schemas/* object */.Ikc({
    path: schemas/* string */.YjP(),
    previousPath: schemas/* string */.YjP().optional(),
    status: schemas/* enum */.k5n(['added', 'removed', 'modified', 'renamed', 'changed']),
    sha: schemas/* string */.YjP(),
    additions: schemas/* int */.Whr(),
    deletions: schemas/* int */.Whr(),
    patch: schemas/* string */.YjP().optional(),
});
/** A version of the documentation: that of people, or that of an agent. */
const Version = schemas/* object */.Ikc({
    pages: schemas/* array */.YOg(schemas/* string */.YjP()),
    /** Names of the code change that it takes up. */
    names: schemas/* array */.YOg(schemas/* string */.YjP()),
    /** The first of its changes, for people to read. */
    files: schemas/* array */.YOg(ShownFile),
});
const VERDICTS = {
    ready: 'ready to review',
    incomplete: 'incomplete',
    nothing: 'changed nothing',
    quiet: 'rightly changed nothing',
    needless: 'changed pages needlessly',
    failed: 'failed',
};
const Trial = schemas/* object */.Ikc({
    version: schemas/* literal */.euz(1),
    agent: schemas/* string */.YjP(),
    merge: schemas/* object */.Ikc({
        commit: schemas/* string */.YjP(),
        parent: schemas/* string */.YjP(),
        at: schemas/* string */.YjP(),
        title: schemas/* string */.YjP(),
        body: schemas/* string */.YjP(),
        documented: schemas/* boolean */.zMY(),
    }),
    verdict: schemas/* enum */.k5n(Object.keys(VERDICTS)),
    /** Why it failed. */
    reason: schemas/* string */.YjP().nullable(),
    people: Version,
    written: Version,
    /** What people documented and the agent did not. */
    missed: schemas/* array */.YOg(schemas/* string */.YjP()),
    /** What the agent touched and people did not. */
    elsewhere: schemas/* array */.YOg(schemas/* string */.YjP()),
    checks: schemas/* array */.YOg(job/* CheckResult */.KP),
    summary: schemas/* string */.YjP(),
    seconds: schemas/* number */.aig(),
    usage: job/* Usage */._U,
});
const AGENT_MINUTES = 30;
/** Of each version, for the page. */
const SHOWN_FILES = 20;
const SHOWN_PATCH = 20_000;
const PROMPT = 'Update the documentation for this pull request, whose code is merged. The context has its title, its description, and its changes. If readers need to know nothing about it, change nothing and say so.';
async function runTrial(merge, candidate, { dir, signal, ...place }) {
    const { git, isDocs } = place;
    const began = runtime/* systemClock */.ml.now();
    try {
        const stage = await buildStage(git, { dir, merge, isDocs, objects: place.objects });
        const job = await runJob(merge, candidate, stage, { ...place, dir, signal });
        const seconds = (runtime/* systemClock */.ml.now() - began) / 1000;
        const head = job.work?.head ?? stage.code;
        // Where people documented nothing, there is nothing to find or to miss.
        const [names = [], own = []] = merge.documented
            ? await namesIn(stage, merge, { ...place, head, signal })
            : [];
        const people = await versionOf(git, stage, { commit: merge.commit, names });
        const written = await versionOf(git, stage, { commit: head, names: own });
        return judge({ merge, agent: candidate.name, job, people, written, seconds });
    }
    finally {
        await (0,remove/* removeTree */.d)(dir);
    }
}
/** Which names of the code change people documented, and which the agent did. */
function namesIn({ gitDir, code }, { parent, commit }, { env, config, docsPaths, head, signal, }) {
    const rules = (0,config_config.driftRules)(config ?? config_config.DEFAULT_CONFIG, docsPaths);
    const versions = [commit, head];
    const question = { path: env.PATH ?? '', gitDir, before: parent, after: code, rules, versions };
    return (0,drift_thread.compareInThread)(question, runtime/* systemClock */.ml, signal);
}
async function versionOf(git, { gitDir, code }, { commit, names }) {
    const files = await (0,diff/* diff */.U)(git, gitDir, code, commit);
    const shown = files.slice(0, SHOWN_FILES).map(({ patch, ...file }) => {
        return patch !== undefined && patch.length <= SHOWN_PATCH ? { ...file, patch } : file;
    });
    return { pages: files.map(({ path }) => path), names, files: shown };
}
async function runJob(merge, { command, model }, { gitDir, changes }, { dir, signal, ...place }) {
    const { git, env, config, log } = place;
    const state = (0,external_node_path_.join)(dir, 'state.git');
    await git.run(['init', '--quiet', '--bare', state]);
    await (0,promises_.mkdir)((0,external_node_path_.join)(dir, 'scratch'));
    const publisher = (0,local_pulls/* createLocalPulls */.e)({
        ...{ dir, path: gitDir, gitDir, git, clock: runtime/* systemClock */.ml },
        urlOf: async (number) => `audition:${number}`,
    });
    // Each trial has its own records, so a budget over days would not be kept by any of them.
    const settings = config && { ...config, budget: undefined };
    const tools = (0,wire_job_tools/* buildTools */.ir)({
        ...{ config: settings, env, log, publisher, baseRef: undefined, draft: false },
        agent: {
            ...(model ? { model } : { command }),
            check: place.checkCommand,
            isolation: place.isolation,
            several: false,
            hide: [...place.hide, dir],
            maxMinutes: AGENT_MINUTES,
            none: undefined,
        },
        ...(place.identity && { identity: place.identity }),
        docsPaths: place.docsPaths,
        ended: undefined,
        contextCopies: undefined,
    });
    const context = contextOf(merge, changes);
    const { engine } = await (0,open_embedded/* openEmbedded */.fc)({
        path: env.PATH ?? '',
        scratch: (0,external_node_path_.join)(dir, 'scratch'),
        work: { remote: gitDir, network: { GIT_ALTERNATE_OBJECT_DIRECTORIES: place.objects } },
        state: { remote: state },
        exclusive: true,
        repository: 'audition',
        ref: 'main',
        tools: { ...tools, context: async () => context },
        views: embedded_service/* noViews */.Sg,
    });
    const stop = () => void engine.stop('interrupted');
    signal.addEventListener('abort', stop);
    try {
        signal.throwIfAborted();
        const { id } = await engine.create('audition', { prompt: PROMPT, origin: { thread: 1 } });
        await engine.idle();
        signal.throwIfAborted();
        return await engine.get('audition', id);
    }
    finally {
        signal.removeEventListener('abort', stop);
        await engine.stop('interrupted');
    }
}
/** As the agent would have seen it on the pull request: words of people are data, not instructions. */
function contextOf({ title, body }, changes) {
    const never = { titleEditedAt: null, bodyEditedAt: null };
    const files = changes.map((file) => ({
        ...file,
        status: file.status === 'changed' ? 'modified' : file.status,
    }));
    return (0,context/* buildContext */.gC)({
        thread: { number: 1, isPull: true, title, body, ...never },
        changes: { files, more: false },
    });
}
/** No model judges a model: what people did with the same change is what counts. */
function judge({ merge, agent, job, people, written, seconds }) {
    const turn = job.turns.at(-1);
    const missed = people.names.filter((name) => !written.names.includes(name));
    const elsewhere = written.pages.filter((path) => !people.pages.includes(path));
    const result = { missed, elsewhere, checks: job.checks };
    return {
        version: 1,
        ...{ agent, merge, people, written, seconds, ...result },
        verdict: verdictOf(job, { merge, people, written, ...result }),
        reason: job.reason === null ? null : (0,foreign/* bound */.$s)(job.reason, 2_000),
        summary: (0,foreign/* bound */.$s)(turn?.summary ?? '', 4_000),
        usage: job.usage,
    };
}
function verdictOf({ status }, { merge, people, written, missed, checks, }) {
    if (status !== 'completed')
        return 'failed';
    const changed = written.pages.length > 0;
    if (!merge.documented)
        return changed ? 'needless' : 'quiet';
    if (!changed)
        return 'nothing';
    const fits = people.names.length > 0 || written.pages.some((page) => people.pages.includes(page));
    return fits && missed.length === 0 && (0,job/* failing */.Jr)(checks).length === 0 ? 'ready' : 'incomplete';
}


/***/ }),

/***/ 38207:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ openCloneGit),
/* harmony export */   o: () => (/* binding */ assertTrusted)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57975);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42205);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60958);
// git for a repository that Docket did not make, such as the clone that a command runs in. Its settings can
// name programs that git starts (`filter.*`, `gpg.program`, `core.sshCommand`), so git works only where that
// person's own git would: in repositories of the same user, and in those that the person calls safe.




async function openCloneGit(env, settings = {}) {
    return (0,_git_js__WEBPACK_IMPORTED_MODULE_3__.createGit)({ ...settings, path: env.PATH ?? '', safe: await safeFor(env) });
}
/** What the person's own settings and the system's say; never those of a repository. */
async function safeFor(env) {
    const { GIT_DIR, GIT_WORK_TREE, GIT_COMMON_DIR, ...rest } = env;
    const args = ['config', '--show-scope', '--type=path', '-z', '--get-all', 'safe.directory'];
    const answer = await (0,node_util__WEBPACK_IMPORTED_MODULE_1__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)('git', args, { cwd: '/', env: rest }).catch(() => null);
    const words = answer?.stdout.split('\0') ?? [];
    const directories = words.flatMap((scope, at) => {
        const isTheirs = at % 2 === 0 && ['system', 'global', 'command'].includes(scope);
        return isTheirs ? [words[at + 1] ?? ''] : [];
    });
    return { directories, ...(env.SUDO_UID && { sudoUid: env.SUDO_UID }) };
}
/** Says what to do where git refuses a repository of somebody else. */
function assertTrusted({ stderr }) {
    const [, place] = /dubious ownership in repository at '([^']*)'/.exec(stderr) ?? [];
    if (place === undefined)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .SetupError */ .w3(`${place} belongs to another user, and its settings can have git run programs. If you trust it, run git config --global --add safe.directory ${place}, and try again.`);
}


/***/ }),

/***/ 60958:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  SX: () => (/* binding */ GitFailed),
  wd: () => (/* binding */ IMPOSSIBLE),
  o6: () => (/* binding */ OURS),
  createGit: () => (/* binding */ createGit),
  V2: () => (/* binding */ failure),
  dg: () => (/* binding */ isTransient),
  patient: () => (/* binding */ patient),
  uA: () => (/* binding */ prepareRepository)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(75919);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
// EXTERNAL MODULE: ./.build/program/src/shared/retry.js
var retry = __webpack_require__(52926);
;// CONCATENATED MODULE: ./.build/program/src/shared/token-source.js
// A token, or where the current one comes from. Tokens of GitHub Apps live for an hour.
async function tokenOf(token) {
    return typeof token === 'string' ? token : token.get();
}

;// CONCATENATED MODULE: ./.build/program/src/shared/git/git.js
// Running git as a trusted tool: no configuration but ours, no hooks, no prompts, no filters that a
// repository could contain, and credentials in no command line, URL or file.







/** The author of what nobody else is the author of. No account can ever own an `.invalid` address. */
const OURS = { name: 'Docket', email: 'docket@docket.invalid' };
/** git itself said no. Its words are kept; they contain no credentials, because git never had them. */
class GitFailed extends errors/* Unavailable */.$P {
    result;
    passes;
    constructor(args, result) {
        const said = result.stderr.trim().split('\n').slice(-3).join(' ');
        super(`\`git ${args[0]}\` failed (exit ${result.code}): ${said || 'it printed nothing'}.`);
        this.result = result;
        this.passes = isTransient(result);
    }
}
/** What git says when the host knows of no such repository, or shows it to nobody with this token. */
const MISSING = /repository .*not found|returned error: 404/i;
function failure(args, result) {
    const failed = new GitFailed(args, result);
    if (!MISSING.test(result.stderr))
        return failed;
    return new errors/* NotFound */.Mk('The repository is not at its address any more: it was deleted, renamed, or made private. Check its name, and that Docket may still read it.', { cause: failed });
}
/** What git says when the host takes no notice of a token. */
const DENIED = /could not read Username|Authentication failed|Invalid username or/i;
function createGit(settings) {
    const { credentials } = settings;
    const source = credentials?.token;
    const stream = (args, call = {}) => outputOf(args, gitEnvironment({ ...settings, credentials: undefined }), call);
    return gitOf(stream, async (args, call = {}) => {
        const token = source && (await tokenOf(source));
        const attempt = (current) => execute(args, gitEnvironment(settings, current), call);
        const result = await attempt(token);
        if (!token || typeof source === 'string' || result.code === 0)
            return result;
        if (!DENIED.test(result.stderr))
            return result;
        // Revoked: there is another one, or a sentence that says why not.
        source?.refused(token);
        return attempt(await source?.get());
    });
}
function gitOf(stream, attempt) {
    return {
        stream,
        try: attempt,
        async run(args, call) {
            const result = await attempt(args, call);
            if (result.code !== 0)
                throw failure(args, result);
            return result.stdout.toString('utf8');
        },
    };
}
const basic = (token) => `Basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`;
function gitEnvironment({ path, network, safe, credentials }, token) {
    const config = [
        ['core.hooksPath', '/dev/null'],
        ['core.fsmonitor', 'false'],
        ['core.attributesFile', '/dev/null'],
        ['core.quotePath', 'false'],
        ['core.symlinks', 'true'],
        ['gc.auto', '0'],
        ['maintenance.auto', 'false'],
        ['advice.detachedHead', 'false'],
        ['init.defaultBranch', 'main'],
        ['protocol.ext.allow', 'never'],
        ['http.followRedirects', 'false'],
        // A server that is silent for a minute is away; one that is at work says so every few seconds.
        ['http.lowSpeedLimit', '1'],
        ['http.lowSpeedTime', '60'],
        ...(safe?.directories ?? []).map((one) => ['safe.directory', one]),
    ];
    if (credentials) {
        const header = `Authorization: ${basic(`${token}`)}`;
        config.push([`http.${credentials.origin}/.extraHeader`, header]);
    }
    const environment = {
        ...network,
        ...(safe?.sudoUid && { SUDO_UID: safe.sudoUid }),
        PATH: path,
        LC_ALL: 'C',
        HOME: '/nonexistent',
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_CONFIG_GLOBAL: '/dev/null',
        GIT_TERMINAL_PROMPT: '0',
        GIT_ASKPASS: '/bin/false',
        GIT_OPTIONAL_LOCKS: '0',
        GIT_AUTHOR_NAME: OURS.name,
        GIT_AUTHOR_EMAIL: OURS.email,
        GIT_COMMITTER_NAME: OURS.name,
        GIT_COMMITTER_EMAIL: OURS.email,
        GIT_CONFIG_COUNT: String(config.length),
    };
    config.forEach(([key, value], index) => {
        environment[`GIT_CONFIG_KEY_${index}`] = key;
        environment[`GIT_CONFIG_VALUE_${index}`] = value;
    });
    return environment;
}
function start(args, environment, { cwd, input, signal, env, withChildren }) {
    if (!external_node_worker_threads_.isMainThread)
        throw new Error('A side thread has no processes of its own: see lent-git.ts.');
    const child = (0,external_node_child_process_.spawn)('git', args, {
        cwd,
        env: { ...environment, ...env },
        stdio: ['pipe', 'pipe', 'pipe'],
        // A group of its own can be killed as a whole.
        ...(withChildren ? { detached: true } : { signal, killSignal: 'SIGKILL' }),
    });
    // git may exit before it has read everything; its exit code tells the story, not the pipe.
    child.stdin.on('error', () => { });
    child.stdin.end(input);
    return child;
}
/** In characters, of what git says about itself. */
const MAX_WORDS = 10_000;
async function* outputOf(...call) {
    const child = start(...call);
    let stderr = '';
    child.stderr.on('data', (chunk) => {
        stderr = `${stderr}${chunk}`.slice(-MAX_WORDS);
    });
    const ended = new Promise((resolve, reject) => {
        const { signal } = call[2];
        child.on('error', (error) => reject(signal?.aborted ? stopReason(signal) : notStarted(error)));
        child.on('close', (code) => resolve(code ?? 128));
    });
    // Whoever has read enough does not wait for it.
    ended.catch(() => { });
    try {
        yield* child.stdout;
        const code = await ended;
        if (code !== 0)
            throw failure(call[0], { code, stdout: Buffer.alloc(0), stderr });
    }
    finally {
        child.kill('SIGKILL');
    }
}
function execute(args, environment, call) {
    const { signal, withChildren = false, maxOutput = Number.POSITIVE_INFINITY } = call;
    return new Promise((resolve, reject) => {
        signal?.throwIfAborted();
        const child = start(args, environment, call);
        const end = () => {
            if (!withChildren || !child.pid)
                return child.kill('SIGKILL');
            try {
                return process.kill(-child.pid, 'SIGKILL');
            }
            catch {
                // All of them have ended already.
                return false;
            }
        };
        if (withChildren)
            signal?.addEventListener('abort', end, { once: true });
        const stdout = [];
        const stderr = [];
        let printed = 0;
        child.stdout.on('data', (chunk) => {
            printed += chunk.length;
            if (printed > maxOutput)
                end();
            else
                stdout.push(chunk);
        });
        child.stderr.on('data', (chunk) => stderr.push(chunk));
        child.on('error', (error) => {
            if (signal?.aborted)
                return reject(signal.reason);
            reject(notStarted(error));
        });
        child.on('close', (code, killed) => {
            signal?.removeEventListener('abort', end);
            if (signal?.aborted)
                return reject(stopReason(signal));
            resolve({
                code: code ?? 128,
                stdout: Buffer.concat(stdout),
                stderr: killed ? `killed by ${killed}` : Buffer.concat(stderr).toString('utf8'),
            });
        });
    });
}
function notStarted(error) {
    const words = `git could not be started: ${error.message}. Install git 2.34 or newer.`;
    return new errors/* Unavailable */.$P(words, { cause: error });
}
/** Out of time is no answer; everything else is what whoever aborted says. */
function stopReason({ reason }) {
    const isLate = reason?.name === 'TimeoutError';
    return isLate
        ? new errors/* Unavailable */.$P('git took too long. Try again later.', { cause: reason })
        : reason;
}
/**
 * Makes a folder a bare repository of ours that fetches on demand: what a filter left out comes when
 * it is read. Every job needs several, so it is written here, and not by a process for each.
 */
async function prepareRepository(dir, { remote, filter }) {
    for (const folder of ['info', 'objects', 'refs']) {
        await (0,promises_.mkdir)((0,external_node_path_.join)(dir, folder), { recursive: true });
    }
    await (0,promises_.writeFile)((0,external_node_path_.join)(dir, 'HEAD'), 'ref: refs/heads/main\n');
    await (0,promises_.writeFile)((0,external_node_path_.join)(dir, 'config'), promisorConfig(remote, filter));
}
function promisorConfig(remote, filter) {
    return `[core]
\tbare = true
\trepositoryFormatVersion = 1
[extensions]
\tpartialClone = origin
[remote "origin"]
\turl = "${remote.replace(/[\\"]/g, '\\$&')}"
\tpromisor = true
\tpartialclonefilter = ${filter}
`;
}
// git over an unreliable network: what can be repeated is repeated.
const MAX_ATTEMPTS = 8;
const BACKOFF = { baseMs: 250, capMs: 8_000 };
/** Each attempt is a process or two, and minutes have room for many. */
const LONG_BACKOFF = { baseMs: 250, capMs: 30_000 };
/** How git and curl say that the network, or the server for the moment, is at fault. */
const TRANSIENT = /returned error: (?:408|429|5\d\d)|HTTP (?:408|429|5\d\d)|Connection (?:reset|refused|timed out|was)|Failed to connect|Could not resolve host|Empty reply|(?:Recv|Send) failure|RPC failed|early EOF|unexpected disconnect|hung up|transfer closed|Operation (?:too slow|timed out)|bad line length|expected flush|SSL_|GnuTLS|HTTP\/2 stream/i;
/** What this server and this git can never do together, however often they try. */
const IMPOSSIBLE = /does not support|mismatched algorithms|mismatched object format|unsupported object format/i;
function isTransient({ code, stderr }) {
    return code !== 0 && TRANSIENT.test(stderr) && !IMPOSSIBLE.test(stderr);
}
const OVER_THE_NETWORK = new Set(['fetch', 'push', 'ls-remote']);
/**
 * Everything but a push can be repeated. After a lost answer a repeated push looks like a lost race,
 * so only callers that check the ref afterward, whatever the result, may ask for it.
 */
function patient(git, { clock, random, patience }) {
    return gitOf(git.stream, async (args, call) => {
        const repeatable = call?.repeatable ?? !args.includes('push');
        const until = clock.now() + (patience?.limitMs ?? 0);
        for (let made = 1;; made += 1) {
            const result = await git.try(args, call);
            if (!isTransient(result)) {
                if (result.code === 0 && args.some((arg) => OVER_THE_NETWORK.has(arg)))
                    patience?.answered();
                return result;
            }
            const isOver = made >= MAX_ATTEMPTS && clock.now() >= until;
            if (isOver)
                patience?.gaveUp();
            if (!repeatable || isOver)
                return result;
            const pause = made < MAX_ATTEMPTS ? BACKOFF : LONG_BACKOFF;
            await clock.sleep((0,retry/* backoff */.JN)(made - 1, pause, random), call?.signal);
        }
    });
}


/***/ }),

/***/ 81995:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $f: () => (/* binding */ APPEND),
/* harmony export */   Fc: () => (/* binding */ assertNoLinks),
/* harmony export */   Wn: () => (/* binding */ makeOutputFolder),
/* harmony export */   fR: () => (/* binding */ replaceFile),
/* harmony export */   pG: () => (/* binding */ assertOwnFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42205);
/* harmony import */ var _remove_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66154);
/* harmony import */ var _text_foreign_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(35238);
// Where commands write. Their folder may lie in a clone, which is somebody else's: a link that was committed
// there must not lead a file out of it, and what was committed is not ours to replace or to believe.






/** Nothing of it is committed, and no link leads there. */
async function assertOwnFolder(dir, git) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(dir);
    await assertNoLinks(folder);
    if ((await cloneAbove(folder)) !== undefined)
        await assertNotTracked(folder, git);
}
async function makeOutputFolder(dir, git) {
    await assertOwnFolder(dir, git);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(dir, { recursive: true }).catch((cause) => {
        if (cause.code !== 'EEXIST' && cause.code !== 'ENOTDIR')
            throw cause;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .SetupError */ .w3(`${(0,_text_foreign_js__WEBPACK_IMPORTED_MODULE_5__/* .codeSpan */ .SS)(dir)} is a file. Name a folder instead.`, { cause });
    });
}
/** From the clone, or the folder that the command runs in, down to this one. */
async function assertNoLinks(dir) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(dir);
    const isHere = folder.startsWith(process.cwd() + node_path__WEBPACK_IMPORTED_MODULE_2__.sep);
    const top = (await cloneAbove(folder)) ?? (isHere ? process.cwd() : undefined);
    if (top === undefined)
        return;
    let path = top;
    for (const name of (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(top, folder).split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).filter(Boolean)) {
        path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, name);
        const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(path).catch(ifMissing);
        if (found === undefined)
            return;
        if (found.isDirectory())
            continue;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .SetupError */ .w3(`${(0,_text_foreign_js__WEBPACK_IMPORTED_MODULE_5__/* .codeSpan */ .SS)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)('', path))} is ${found.isSymbolicLink() ? 'a link' : 'not a folder'}, so nothing is written there. Remove it, or name another folder.`);
    }
}
/** The outermost one: a link in it may lead to another. */
async function cloneAbove(folder) {
    let found;
    for (let path = folder;; path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path)) {
        if ((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, '.git')).catch(ifMissing)) !== undefined)
            found = path;
        if (path === (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path))
            return found;
    }
}
async function assertNotTracked(folder, git) {
    let cwd = folder;
    while ((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(cwd).catch(ifMissing)) === undefined)
        cwd = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(cwd);
    const path = `:(literal)${(0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(cwd, folder) || '.'}`;
    const [tracked] = (await git.run(['ls-files', '-z', '--', path], { cwd })).split('\0');
    if (!tracked)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .SetupError */ .w3(`${(0,_text_foreign_js__WEBPACK_IMPORTED_MODULE_5__/* .codeSpan */ .SS)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)('', folder) || '.')} has files that are committed in this repository, such as ${(0,_text_foreign_js__WEBPACK_IMPORTED_MODULE_5__/* .codeSpan */ .SS)(tracked)}, so nothing is written there. Name another folder.`);
}
function ifMissing(error) {
    if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR')
        throw error;
}
/** Complete or not at all. A link of that name is replaced; what it leads to stays. */
async function replaceFile(path, text) {
    await (0,_remove_js__WEBPACK_IMPORTED_MODULE_4__/* .removeFile */ .n)(`${path}.new`);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(`${path}.new`, text, { flag: 'wx' });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(`${path}.new`, path);
}
/** Adds to a file that is no link. */
const APPEND = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_APPEND | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_CREAT | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_WRONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0);


/***/ }),

/***/ 20497:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ takeLock)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
/* harmony import */ var _runtime_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82860);
// One holder at a time, between processes. The operating system keeps the lock, through SQLite's
// file locks, and drops it when the process dies: there is no stale lock to judge, and so no two
// processes that both judge it. The empty file stays behind, because removing it would let one
// process lock a file that another can no longer find.



const SQLITE_BUSY = 5;
/** Two that race at the same moment can both be refused, so each tries again after a random pause. */
const TRIES = 5;
const LONGEST_PAUSE_MS = 20;
/** Undefined if someone else, in this process or another one, holds the lock. */
async function takeLock(path, clock = _runtime_js__WEBPACK_IMPORTED_MODULE_2__/* .systemClock */ .ml) {
    for (let tried = 1;; tried += 1) {
        const lock = await tryLock(path);
        if (lock || tried === TRIES)
            return lock;
        await clock.sleep(Math.random() * LONGEST_PAUSE_MS);
    }
}
async function tryLock(path) {
    const { DatabaseSync } = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 80099, 19));
    try {
        const file = new DatabaseSync(path);
        try {
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.chmod)(path, 0o600);
            file.exec('BEGIN EXCLUSIVE');
        }
        catch (error) {
            file.close();
            throw error;
        }
        return { release: () => file.close() };
    }
    catch (cause) {
        if (cause.errcode === SQLITE_BUSY)
            return undefined;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3(`${path} cannot be locked. Make sure that Docket may write there and that the file system has locks; if the file is not empty, remove it.`, { cause });
    }
}


/***/ }),

/***/ 5642:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gf: () => (/* binding */ orNoDataDir),
/* harmony export */   cO: () => (/* binding */ makeDataDir),
/* harmony export */   iq: () => (/* binding */ openDataDir),
/* harmony export */   rR: () => (/* binding */ deleteDataDir),
/* harmony export */   yS: () => (/* binding */ folderOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42205);
/* harmony import */ var _shared_git_git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60958);
/* harmony import */ var _shared_lock_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20497);
/* harmony import */ var _shared_remove_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(66154);
// The folder of a server: one process at a time, and the repository that holds its state.







/** Git never sees what is in it: records, and the hashes of keys. */
async function makeDataDir(dir) {
    const made = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(dir, { recursive: true, mode: 0o700 });
    // Any other folder that was there before may have files of someone else in it.
    if (made === undefined && (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(dir) !== '.docket')
        return;
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, '.gitignore'), '*\n', { flag: 'wx' }).catch((error) => {
        if (error.code !== 'EEXIST')
            throw error;
    });
}
/** Without a trace in a folder that was not there before, if it fails. */
async function orNoDataDir(dir, start) {
    const isNew = !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(dir);
    try {
        return await start();
    }
    catch (error) {
        if (isNew)
            await (0,_shared_remove_js__WEBPACK_IMPORTED_MODULE_6__/* .removeTree */ .d)(dir);
        throw error;
    }
}
async function openDataDir(dir, project, path) {
    const data = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(dir);
    await makeDataDir(data);
    const lock = await lockFolder(data);
    try {
        await claim((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(data, 'project'), project);
        const state = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(data, 'state.git');
        await createState(state, path);
        const scratch = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(data, 'scratch');
        await (0,_shared_remove_js__WEBPACK_IMPORTED_MODULE_6__/* .removeTree */ .d)(scratch);
        return { path: data, state, scratch, release: lock.release };
    }
    catch (error) {
        lock.release();
        throw error;
    }
}
/** Two servers would each answer from their own memory of the same state. */
async function lockFolder(dir) {
    const lock = await (0,_shared_lock_js__WEBPACK_IMPORTED_MODULE_5__/* .takeLock */ .H)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, 'folder.lock'));
    if (lock)
        return lock;
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .SetupError */ .w3('Another process already uses this folder. Stop it, or choose another folder with --data.');
}
async function deleteDataDir(dir) {
    const lock = await lockFolder(dir);
    await (0,_shared_remove_js__WEBPACK_IMPORTED_MODULE_6__/* .removeTree */ .d)(dir).finally(() => lock.release());
}
/** An id can contain what a file system does not take, or what it takes for another folder. */
function folderOf(dir, id) {
    const name = encodeURIComponent(id).replace(/[.*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, 'projects', name);
}
async function createState(dir, path) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, 'HEAD')))
        return;
    const git = (0,_shared_git_git_js__WEBPACK_IMPORTED_MODULE_4__.createGit)({ path });
    await git.run(['init', '--quiet', '--bare', dir]);
    await git.run(['--git-dir', dir, 'config', 'uploadpack.allowFilter', 'true']);
}
/** Jobs and views of one project must never be used by a server of another. */
async function claim(file, project) {
    const owner = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(file, 'utf8').catch(() => undefined);
    if (owner === undefined)
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(file, project, { mode: 0o600 });
    else if (owner !== project) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .SetupError */ .w3(`This folder belongs to project \`${owner}\`; give project \`${project}\` another --data.`);
    }
}


/***/ }),

/***/ 85717:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ jsonFile)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(42047);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42205);
/* harmony import */ var _shared_lock_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20497);
/* harmony import */ var _data_dir_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5642);
// A small file of JSON in the data folder that several processes read and change.






/** A running server sees a change that was made beside it after at most this long. */
const FRESH_MS = 1_000;
const LOCK_TRIES = 300;
const LOCK_WAIT_MS = 100;
function jsonFile({ dir, name, entry, remedy, clock }) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, `${name}.json`);
    const schema = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ version: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz(1), [name]: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(entry) });
    let cached;
    let lastUpdate = Promise.resolve();
    async function read() {
        let text;
        try {
            text = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8');
        }
        catch (error) {
            if (error.code === 'ENOENT')
                return [];
            throw error;
        }
        try {
            return schema.parse(JSON.parse(text))[name];
        }
        catch (cause) {
            throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .CorruptState */ .nK(`${path} is not a valid list of ${name}. ${remedy}`, { cause });
        }
    }
    async function updateLocked(change) {
        await (0,_data_dir_js__WEBPACK_IMPORTED_MODULE_4__/* .makeDataDir */ .cO)(dir);
        const lock = await waitForLock((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, `${name}.lock`), clock);
        try {
            const entries = change(await read());
            await replace(path, JSON.stringify({ version: 1, [name]: entries }, null, 2));
            cached = undefined;
        }
        finally {
            lock.release();
        }
    }
    return {
        async list() {
            if (cached && clock.now() - cached.checkedAt < FRESH_MS)
                return cached.entries;
            const version = await versionOf(path);
            const entries = cached?.version === version ? cached.entries : await read();
            cached = { entries, version, checkedAt: clock.now() };
            return entries;
        },
        update(change) {
            // Within this process they follow each other at once; the lock is polled, for other processes.
            const update = lastUpdate.then(() => updateLocked(change));
            lastUpdate = update.catch(() => { });
            return update;
        },
    };
}
/** A replaced file has another inode, so that two writes within a tick of the clock still differ. */
async function versionOf(path) {
    try {
        const { ino, mtimeMs, size } = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path);
        return `${ino} ${mtimeMs} ${size}`;
    }
    catch {
        return 'absent';
    }
}
async function waitForLock(path, clock) {
    for (let left = LOCK_TRIES; left > 0; left--) {
        const lock = await (0,_shared_lock_js__WEBPACK_IMPORTED_MODULE_3__/* .takeLock */ .H)(path, clock);
        if (lock)
            return lock;
        await clock.sleep(LOCK_WAIT_MS);
    }
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .SetupError */ .w3(`Another process holds ${path}. Try again when it has finished.`);
}
/** Whole or not at all: readers see the old file until the new one is on the disk. */
async function replace(path, text) {
    const temporary = `${path}.new`;
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(temporary, 'w', 0o600);
    try {
        await file.writeFile(`${text}\n`);
        await file.sync();
    }
    finally {
        await file.close();
    }
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)(temporary, path);
}


/***/ }),

/***/ 42710:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ BananaSlug),
  y: () => (/* binding */ slug)
});

;// CONCATENATED MODULE: ./node_modules/github-slugger/regex.js
// This module is generated by `script/`.
/* eslint-disable no-control-regex, no-misleading-character-class, no-useless-escape */
const regex = /[\0-\x1F!-,\.\/:-@\[-\^`\{-\xA9\xAB-\xB4\xB6-\xB9\xBB-\xBF\xD7\xF7\u02C2-\u02C5\u02D2-\u02DF\u02E5-\u02EB\u02ED\u02EF-\u02FF\u0375\u0378\u0379\u037E\u0380-\u0385\u0387\u038B\u038D\u03A2\u03F6\u0482\u0530\u0557\u0558\u055A-\u055F\u0589-\u0590\u05BE\u05C0\u05C3\u05C6\u05C8-\u05CF\u05EB-\u05EE\u05F3-\u060F\u061B-\u061F\u066A-\u066D\u06D4\u06DD\u06DE\u06E9\u06FD\u06FE\u0700-\u070F\u074B\u074C\u07B2-\u07BF\u07F6-\u07F9\u07FB\u07FC\u07FE\u07FF\u082E-\u083F\u085C-\u085F\u086B-\u089F\u08B5\u08C8-\u08D2\u08E2\u0964\u0965\u0970\u0984\u098D\u098E\u0991\u0992\u09A9\u09B1\u09B3-\u09B5\u09BA\u09BB\u09C5\u09C6\u09C9\u09CA\u09CF-\u09D6\u09D8-\u09DB\u09DE\u09E4\u09E5\u09F2-\u09FB\u09FD\u09FF\u0A00\u0A04\u0A0B-\u0A0E\u0A11\u0A12\u0A29\u0A31\u0A34\u0A37\u0A3A\u0A3B\u0A3D\u0A43-\u0A46\u0A49\u0A4A\u0A4E-\u0A50\u0A52-\u0A58\u0A5D\u0A5F-\u0A65\u0A76-\u0A80\u0A84\u0A8E\u0A92\u0AA9\u0AB1\u0AB4\u0ABA\u0ABB\u0AC6\u0ACA\u0ACE\u0ACF\u0AD1-\u0ADF\u0AE4\u0AE5\u0AF0-\u0AF8\u0B00\u0B04\u0B0D\u0B0E\u0B11\u0B12\u0B29\u0B31\u0B34\u0B3A\u0B3B\u0B45\u0B46\u0B49\u0B4A\u0B4E-\u0B54\u0B58-\u0B5B\u0B5E\u0B64\u0B65\u0B70\u0B72-\u0B81\u0B84\u0B8B-\u0B8D\u0B91\u0B96-\u0B98\u0B9B\u0B9D\u0BA0-\u0BA2\u0BA5-\u0BA7\u0BAB-\u0BAD\u0BBA-\u0BBD\u0BC3-\u0BC5\u0BC9\u0BCE\u0BCF\u0BD1-\u0BD6\u0BD8-\u0BE5\u0BF0-\u0BFF\u0C0D\u0C11\u0C29\u0C3A-\u0C3C\u0C45\u0C49\u0C4E-\u0C54\u0C57\u0C5B-\u0C5F\u0C64\u0C65\u0C70-\u0C7F\u0C84\u0C8D\u0C91\u0CA9\u0CB4\u0CBA\u0CBB\u0CC5\u0CC9\u0CCE-\u0CD4\u0CD7-\u0CDD\u0CDF\u0CE4\u0CE5\u0CF0\u0CF3-\u0CFF\u0D0D\u0D11\u0D45\u0D49\u0D4F-\u0D53\u0D58-\u0D5E\u0D64\u0D65\u0D70-\u0D79\u0D80\u0D84\u0D97-\u0D99\u0DB2\u0DBC\u0DBE\u0DBF\u0DC7-\u0DC9\u0DCB-\u0DCE\u0DD5\u0DD7\u0DE0-\u0DE5\u0DF0\u0DF1\u0DF4-\u0E00\u0E3B-\u0E3F\u0E4F\u0E5A-\u0E80\u0E83\u0E85\u0E8B\u0EA4\u0EA6\u0EBE\u0EBF\u0EC5\u0EC7\u0ECE\u0ECF\u0EDA\u0EDB\u0EE0-\u0EFF\u0F01-\u0F17\u0F1A-\u0F1F\u0F2A-\u0F34\u0F36\u0F38\u0F3A-\u0F3D\u0F48\u0F6D-\u0F70\u0F85\u0F98\u0FBD-\u0FC5\u0FC7-\u0FFF\u104A-\u104F\u109E\u109F\u10C6\u10C8-\u10CC\u10CE\u10CF\u10FB\u1249\u124E\u124F\u1257\u1259\u125E\u125F\u1289\u128E\u128F\u12B1\u12B6\u12B7\u12BF\u12C1\u12C6\u12C7\u12D7\u1311\u1316\u1317\u135B\u135C\u1360-\u137F\u1390-\u139F\u13F6\u13F7\u13FE-\u1400\u166D\u166E\u1680\u169B-\u169F\u16EB-\u16ED\u16F9-\u16FF\u170D\u1715-\u171F\u1735-\u173F\u1754-\u175F\u176D\u1771\u1774-\u177F\u17D4-\u17D6\u17D8-\u17DB\u17DE\u17DF\u17EA-\u180A\u180E\u180F\u181A-\u181F\u1879-\u187F\u18AB-\u18AF\u18F6-\u18FF\u191F\u192C-\u192F\u193C-\u1945\u196E\u196F\u1975-\u197F\u19AC-\u19AF\u19CA-\u19CF\u19DA-\u19FF\u1A1C-\u1A1F\u1A5F\u1A7D\u1A7E\u1A8A-\u1A8F\u1A9A-\u1AA6\u1AA8-\u1AAF\u1AC1-\u1AFF\u1B4C-\u1B4F\u1B5A-\u1B6A\u1B74-\u1B7F\u1BF4-\u1BFF\u1C38-\u1C3F\u1C4A-\u1C4C\u1C7E\u1C7F\u1C89-\u1C8F\u1CBB\u1CBC\u1CC0-\u1CCF\u1CD3\u1CFB-\u1CFF\u1DFA\u1F16\u1F17\u1F1E\u1F1F\u1F46\u1F47\u1F4E\u1F4F\u1F58\u1F5A\u1F5C\u1F5E\u1F7E\u1F7F\u1FB5\u1FBD\u1FBF-\u1FC1\u1FC5\u1FCD-\u1FCF\u1FD4\u1FD5\u1FDC-\u1FDF\u1FED-\u1FF1\u1FF5\u1FFD-\u203E\u2041-\u2053\u2055-\u2070\u2072-\u207E\u2080-\u208F\u209D-\u20CF\u20F1-\u2101\u2103-\u2106\u2108\u2109\u2114\u2116-\u2118\u211E-\u2123\u2125\u2127\u2129\u212E\u213A\u213B\u2140-\u2144\u214A-\u214D\u214F-\u215F\u2189-\u24B5\u24EA-\u2BFF\u2C2F\u2C5F\u2CE5-\u2CEA\u2CF4-\u2CFF\u2D26\u2D28-\u2D2C\u2D2E\u2D2F\u2D68-\u2D6E\u2D70-\u2D7E\u2D97-\u2D9F\u2DA7\u2DAF\u2DB7\u2DBF\u2DC7\u2DCF\u2DD7\u2DDF\u2E00-\u2E2E\u2E30-\u3004\u3008-\u3020\u3030\u3036\u3037\u303D-\u3040\u3097\u3098\u309B\u309C\u30A0\u30FB\u3100-\u3104\u3130\u318F-\u319F\u31C0-\u31EF\u3200-\u33FF\u4DC0-\u4DFF\u9FFD-\u9FFF\uA48D-\uA4CF\uA4FE\uA4FF\uA60D-\uA60F\uA62C-\uA63F\uA673\uA67E\uA6F2-\uA716\uA720\uA721\uA789\uA78A\uA7C0\uA7C1\uA7CB-\uA7F4\uA828-\uA82B\uA82D-\uA83F\uA874-\uA87F\uA8C6-\uA8CF\uA8DA-\uA8DF\uA8F8-\uA8FA\uA8FC\uA92E\uA92F\uA954-\uA95F\uA97D-\uA97F\uA9C1-\uA9CE\uA9DA-\uA9DF\uA9FF\uAA37-\uAA3F\uAA4E\uAA4F\uAA5A-\uAA5F\uAA77-\uAA79\uAAC3-\uAADA\uAADE\uAADF\uAAF0\uAAF1\uAAF7-\uAB00\uAB07\uAB08\uAB0F\uAB10\uAB17-\uAB1F\uAB27\uAB2F\uAB5B\uAB6A-\uAB6F\uABEB\uABEE\uABEF\uABFA-\uABFF\uD7A4-\uD7AF\uD7C7-\uD7CA\uD7FC-\uD7FF\uE000-\uF8FF\uFA6E\uFA6F\uFADA-\uFAFF\uFB07-\uFB12\uFB18-\uFB1C\uFB29\uFB37\uFB3D\uFB3F\uFB42\uFB45\uFBB2-\uFBD2\uFD3E-\uFD4F\uFD90\uFD91\uFDC8-\uFDEF\uFDFC-\uFDFF\uFE10-\uFE1F\uFE30-\uFE32\uFE35-\uFE4C\uFE50-\uFE6F\uFE75\uFEFD-\uFF0F\uFF1A-\uFF20\uFF3B-\uFF3E\uFF40\uFF5B-\uFF65\uFFBF-\uFFC1\uFFC8\uFFC9\uFFD0\uFFD1\uFFD8\uFFD9\uFFDD-\uFFFF]|\uD800[\uDC0C\uDC27\uDC3B\uDC3E\uDC4E\uDC4F\uDC5E-\uDC7F\uDCFB-\uDD3F\uDD75-\uDDFC\uDDFE-\uDE7F\uDE9D-\uDE9F\uDED1-\uDEDF\uDEE1-\uDEFF\uDF20-\uDF2C\uDF4B-\uDF4F\uDF7B-\uDF7F\uDF9E\uDF9F\uDFC4-\uDFC7\uDFD0\uDFD6-\uDFFF]|\uD801[\uDC9E\uDC9F\uDCAA-\uDCAF\uDCD4-\uDCD7\uDCFC-\uDCFF\uDD28-\uDD2F\uDD64-\uDDFF\uDF37-\uDF3F\uDF56-\uDF5F\uDF68-\uDFFF]|\uD802[\uDC06\uDC07\uDC09\uDC36\uDC39-\uDC3B\uDC3D\uDC3E\uDC56-\uDC5F\uDC77-\uDC7F\uDC9F-\uDCDF\uDCF3\uDCF6-\uDCFF\uDD16-\uDD1F\uDD3A-\uDD7F\uDDB8-\uDDBD\uDDC0-\uDDFF\uDE04\uDE07-\uDE0B\uDE14\uDE18\uDE36\uDE37\uDE3B-\uDE3E\uDE40-\uDE5F\uDE7D-\uDE7F\uDE9D-\uDEBF\uDEC8\uDEE7-\uDEFF\uDF36-\uDF3F\uDF56-\uDF5F\uDF73-\uDF7F\uDF92-\uDFFF]|\uD803[\uDC49-\uDC7F\uDCB3-\uDCBF\uDCF3-\uDCFF\uDD28-\uDD2F\uDD3A-\uDE7F\uDEAA\uDEAD-\uDEAF\uDEB2-\uDEFF\uDF1D-\uDF26\uDF28-\uDF2F\uDF51-\uDFAF\uDFC5-\uDFDF\uDFF7-\uDFFF]|\uD804[\uDC47-\uDC65\uDC70-\uDC7E\uDCBB-\uDCCF\uDCE9-\uDCEF\uDCFA-\uDCFF\uDD35\uDD40-\uDD43\uDD48-\uDD4F\uDD74\uDD75\uDD77-\uDD7F\uDDC5-\uDDC8\uDDCD\uDDDB\uDDDD-\uDDFF\uDE12\uDE38-\uDE3D\uDE3F-\uDE7F\uDE87\uDE89\uDE8E\uDE9E\uDEA9-\uDEAF\uDEEB-\uDEEF\uDEFA-\uDEFF\uDF04\uDF0D\uDF0E\uDF11\uDF12\uDF29\uDF31\uDF34\uDF3A\uDF45\uDF46\uDF49\uDF4A\uDF4E\uDF4F\uDF51-\uDF56\uDF58-\uDF5C\uDF64\uDF65\uDF6D-\uDF6F\uDF75-\uDFFF]|\uD805[\uDC4B-\uDC4F\uDC5A-\uDC5D\uDC62-\uDC7F\uDCC6\uDCC8-\uDCCF\uDCDA-\uDD7F\uDDB6\uDDB7\uDDC1-\uDDD7\uDDDE-\uDDFF\uDE41-\uDE43\uDE45-\uDE4F\uDE5A-\uDE7F\uDEB9-\uDEBF\uDECA-\uDEFF\uDF1B\uDF1C\uDF2C-\uDF2F\uDF3A-\uDFFF]|\uD806[\uDC3B-\uDC9F\uDCEA-\uDCFE\uDD07\uDD08\uDD0A\uDD0B\uDD14\uDD17\uDD36\uDD39\uDD3A\uDD44-\uDD4F\uDD5A-\uDD9F\uDDA8\uDDA9\uDDD8\uDDD9\uDDE2\uDDE5-\uDDFF\uDE3F-\uDE46\uDE48-\uDE4F\uDE9A-\uDE9C\uDE9E-\uDEBF\uDEF9-\uDFFF]|\uD807[\uDC09\uDC37\uDC41-\uDC4F\uDC5A-\uDC71\uDC90\uDC91\uDCA8\uDCB7-\uDCFF\uDD07\uDD0A\uDD37-\uDD39\uDD3B\uDD3E\uDD48-\uDD4F\uDD5A-\uDD5F\uDD66\uDD69\uDD8F\uDD92\uDD99-\uDD9F\uDDAA-\uDEDF\uDEF7-\uDFAF\uDFB1-\uDFFF]|\uD808[\uDF9A-\uDFFF]|\uD809[\uDC6F-\uDC7F\uDD44-\uDFFF]|[\uD80A\uD80B\uD80E-\uD810\uD812-\uD819\uD824-\uD82B\uD82D\uD82E\uD830-\uD833\uD837\uD839\uD83D\uD83F\uD87B-\uD87D\uD87F\uD885-\uDB3F\uDB41-\uDBFF][\uDC00-\uDFFF]|\uD80D[\uDC2F-\uDFFF]|\uD811[\uDE47-\uDFFF]|\uD81A[\uDE39-\uDE3F\uDE5F\uDE6A-\uDECF\uDEEE\uDEEF\uDEF5-\uDEFF\uDF37-\uDF3F\uDF44-\uDF4F\uDF5A-\uDF62\uDF78-\uDF7C\uDF90-\uDFFF]|\uD81B[\uDC00-\uDE3F\uDE80-\uDEFF\uDF4B-\uDF4E\uDF88-\uDF8E\uDFA0-\uDFDF\uDFE2\uDFE5-\uDFEF\uDFF2-\uDFFF]|\uD821[\uDFF8-\uDFFF]|\uD823[\uDCD6-\uDCFF\uDD09-\uDFFF]|\uD82C[\uDD1F-\uDD4F\uDD53-\uDD63\uDD68-\uDD6F\uDEFC-\uDFFF]|\uD82F[\uDC6B-\uDC6F\uDC7D-\uDC7F\uDC89-\uDC8F\uDC9A-\uDC9C\uDC9F-\uDFFF]|\uD834[\uDC00-\uDD64\uDD6A-\uDD6C\uDD73-\uDD7A\uDD83\uDD84\uDD8C-\uDDA9\uDDAE-\uDE41\uDE45-\uDFFF]|\uD835[\uDC55\uDC9D\uDCA0\uDCA1\uDCA3\uDCA4\uDCA7\uDCA8\uDCAD\uDCBA\uDCBC\uDCC4\uDD06\uDD0B\uDD0C\uDD15\uDD1D\uDD3A\uDD3F\uDD45\uDD47-\uDD49\uDD51\uDEA6\uDEA7\uDEC1\uDEDB\uDEFB\uDF15\uDF35\uDF4F\uDF6F\uDF89\uDFA9\uDFC3\uDFCC\uDFCD]|\uD836[\uDC00-\uDDFF\uDE37-\uDE3A\uDE6D-\uDE74\uDE76-\uDE83\uDE85-\uDE9A\uDEA0\uDEB0-\uDFFF]|\uD838[\uDC07\uDC19\uDC1A\uDC22\uDC25\uDC2B-\uDCFF\uDD2D-\uDD2F\uDD3E\uDD3F\uDD4A-\uDD4D\uDD4F-\uDEBF\uDEFA-\uDFFF]|\uD83A[\uDCC5-\uDCCF\uDCD7-\uDCFF\uDD4C-\uDD4F\uDD5A-\uDFFF]|\uD83B[\uDC00-\uDDFF\uDE04\uDE20\uDE23\uDE25\uDE26\uDE28\uDE33\uDE38\uDE3A\uDE3C-\uDE41\uDE43-\uDE46\uDE48\uDE4A\uDE4C\uDE50\uDE53\uDE55\uDE56\uDE58\uDE5A\uDE5C\uDE5E\uDE60\uDE63\uDE65\uDE66\uDE6B\uDE73\uDE78\uDE7D\uDE7F\uDE8A\uDE9C-\uDEA0\uDEA4\uDEAA\uDEBC-\uDFFF]|\uD83C[\uDC00-\uDD2F\uDD4A-\uDD4F\uDD6A-\uDD6F\uDD8A-\uDFFF]|\uD83E[\uDC00-\uDFEF\uDFFA-\uDFFF]|\uD869[\uDEDE-\uDEFF]|\uD86D[\uDF35-\uDF3F]|\uD86E[\uDC1E\uDC1F]|\uD873[\uDEA2-\uDEAF]|\uD87A[\uDFE1-\uDFFF]|\uD87E[\uDE1E-\uDFFF]|\uD884[\uDF4B-\uDFFF]|\uDB40[\uDC00-\uDCFF\uDDF0-\uDFFF]/g

;// CONCATENATED MODULE: ./node_modules/github-slugger/index.js


const own = Object.hasOwnProperty

/**
 * Slugger.
 */
class BananaSlug {
  /**
   * Create a new slug class.
   */
  constructor () {
    /** @type {Record<string, number>} */
    // eslint-disable-next-line no-unused-expressions
    this.occurrences

    this.reset()
  }

  /**
   * Generate a unique slug.
  *
  * Tracks previously generated slugs: repeated calls with the same value
  * will result in different slugs.
  * Use the `slug` function to get same slugs.
   *
   * @param  {string} value
   *   String of text to slugify
   * @param  {boolean} [maintainCase=false]
   *   Keep the current case, otherwise make all lowercase
   * @return {string}
   *   A unique slug string
   */
  slug (value, maintainCase) {
    const self = this
    let result = slug(value, maintainCase === true)
    const originalSlug = result

    while (own.call(self.occurrences, result)) {
      self.occurrences[originalSlug]++
      result = originalSlug + '-' + self.occurrences[originalSlug]
    }

    self.occurrences[result] = 0

    return result
  }

  /**
   * Reset - Forget all previous slugs
   *
   * @return void
   */
  reset () {
    this.occurrences = Object.create(null)
  }
}

/**
 * Generate a slug.
 *
 * Does not track previously generated slugs: repeated calls with the same value
 * will result in the exact same slug.
 * Use the `GithubSlugger` class to get unique slugs.
 *
 * @param  {string} value
 *   String of text to slugify
 * @param  {boolean} [maintainCase=false]
 *   Keep the current case, otherwise make all lowercase
 * @return {string}
 *   A unique slug string
 */
function slug (value, maintainCase) {
  if (typeof value !== 'string') return ''
  if (!maintainCase) value = value.toLowerCase()
  return value.replace(regex, '').replace(/ /g, '-')
}


/***/ })

};
