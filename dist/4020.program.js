export const id = 4020;
export const ids = [4020];
export const modules = {

/***/ 24862:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ progress)
/* harmony export */ });
/* harmony import */ var _text_foreign_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93818);
// Shows progress on standard error: one line that is rewritten on a terminal, and plain lines, one
// per change, everywhere else.

const CLEAR_LINE = '\r\u001b[2K';
const TICK_MS = 1_000;
function progress(terminal, clock) {
    const startedAt = clock.now();
    const seconds = () => Math.round((clock.now() - startedAt) / 1000);
    if (!terminal.live) {
        return {
            show: (words) => terminal.err(`${(0,_text_foreign_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(words)} (${seconds()} s)\n`),
            end() { },
        };
    }
    let current = '';
    const draw = () => terminal.err(`${CLEAR_LINE}${current} (${seconds()} s)`);
    const stop = new AbortController();
    const tick = async () => {
        for (;;) {
            await clock.sleep(TICK_MS, stop.signal);
            draw();
        }
    };
    return {
        show(words) {
            const begins = current === '';
            current = (0,_text_foreign_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(words);
            draw();
            // It ends only through the stop below.
            if (begins)
                tick().catch(() => { });
        },
        end() {
            stop.abort();
            if (current !== '')
                terminal.err('\n');
        },
    };
}


/***/ }),

/***/ 44020:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  job: () => (/* binding */ job)
});

// EXTERNAL MODULE: ./.build/program/src/cli/command.js
var command = __webpack_require__(15712);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
// EXTERNAL MODULE: ./.build/program/src/thread/follow.js + 1 modules
var follow = __webpack_require__(16358);
// EXTERNAL MODULE: ./.build/program/src/cli/args.js
var args = __webpack_require__(94552);
// EXTERNAL MODULE: ./.build/program/src/text/foreign.js
var foreign = __webpack_require__(93818);
// EXTERNAL MODULE: ./.build/program/src/thread/phrases.js
var phrases = __webpack_require__(53755);
;// CONCATENATED MODULE: ./.build/program/src/cli/job-text.js


function jobText(job) {
    const source = job.source ? [job.source.repository, job.source.ref].filter(Boolean) : [];
    const rows = [
        ['Job', job.id],
        ['Status', job.status],
        [job.prLink ? 'Agent says' : 'Reason', job.docket?.reason],
        ['Pull request', job.prLink],
        ['Compare', job.docket?.compareLink],
        ['Source', source.join(' at ')],
        ['Model', job.model],
        ['Cost', (0,phrases/* cost */.y)(job)],
        ['Created', job.createdAt],
        ['Archived', job.archivedAt],
        ...(job.docket?.checks ?? []).map((check) => [
            check.ok ? 'Check passed' : 'Check failed',
            `${check.name}: ${check.summary}`,
        ]),
    ];
    const told = rows.filter((row) => Boolean(row[1]));
    const width = Math.max(...told.map(([label]) => label.length));
    return told.map(([label, words]) => `${label.padEnd(width)}  ${(0,foreign/* oneLine */.TN)(words)}\n`).join('');
}
/** One line with its status. */
function statusLine(job) {
    const reason = job.docket?.reason ? `: ${job.docket.reason}` : '';
    return `Job ${job.id} is ${job.status}${reason}`;
}

// EXTERNAL MODULE: ./.build/program/src/cli/progress.js
var progress = __webpack_require__(24862);
;// CONCATENATED MODULE: ./.build/program/src/cli/job.js






const ACTIONS = ['create', 'message', 'get', 'watch'];
const VERBS = { of: 'docket job', names: ACTIONS };
const OPTIONS = {
    'base-url': {
        type: 'text',
        value: 'URL',
        required: true,
        help: 'the URL of the service, such as http://127.0.0.1:8787',
    },
    project: { type: 'text', value: 'ID', required: true, help: "the project's ID" },
    job: { type: 'text', value: 'ID', help: "for message, get, and watch: the job's ID" },
    prompt: {
        type: 'text',
        value: 'TEXT',
        help: 'for create and message: the instructions; by default, read from standard input',
    },
    wait: { type: 'flag', help: 'for create and message: wait for the job to finish' },
    'timeout-minutes': {
        type: 'number',
        value: 'N',
        min: 1,
        max: 7200,
        default: 30,
        help: 'how many minutes to wait for a job',
    },
    json: { type: 'flag', help: 'print the job as one line of JSON' },
};
const HELP = `Creates, continues, shows, and watches agent jobs.

Usage: docket job create  --base-url URL --project ID [--prompt TEXT] [--wait] [--json]
       docket job message --base-url URL --project ID --job ID [--prompt TEXT] [--wait] [--json]
       docket job get     --base-url URL --project ID --job ID [--json]
       docket job watch   --base-url URL --project ID --job ID [--json]

${(0,args/* optionsHelp */.EW)(OPTIONS)}

The API key is read from DOCKET_API_KEY. Progress goes to standard error, the job to standard
output. The exit code is 1 if the job failed or did not finish in time.

  echo "Describe the new --verbose flag" | docket job create --base-url URL --project ID --wait
`;
function jobCommand(deps) {
    return { help: HELP, run: (argv, terminal) => run(argv, terminal, deps) };
}
async function run(argv, terminal, deps) {
    const { values, positionals } = (0,args/* parseOptions */.Ac)(OPTIONS, argv, rules, VERBS);
    const action = positionals[0];
    const prompt = action === 'create' || action === 'message' ? await promptOf(values, terminal) : '';
    const service = await deps.connect(values['base-url'], terminal);
    const { project, job: id = '' } = values;
    const options = { signal: terminal.signal };
    switch (action) {
        case 'create': {
            const job = await service.createJob(project, { prompt }, options);
            const followed = { projectId: project, jobId: job.id, after: 'create', job };
            return values.wait ? watch(followed) : print(job);
        }
        case 'message': {
            const job = await service.sendMessage(project, id, { prompt }, options);
            const followed = { projectId: project, jobId: id, after: 'message', job };
            return values.wait ? watch(followed) : print(job);
        }
        case 'get':
            return print(await service.getJob(project, id, options));
        case 'watch':
            return watch({ projectId: project, jobId: id });
    }
    function print(job) {
        terminal.out(values.json ? `${JSON.stringify(job)}\n` : jobText(job));
        return command/* EXIT */.dc.done;
    }
    async function watch(followed) {
        const minutes = values['timeout-minutes'];
        const { clock, random } = deps;
        const shown = (0,progress/* progress */.q)(terminal, clock);
        const changes = (0,follow/* follow */.e)(followed, {
            service,
            clock,
            random,
            log: (0,command/* terminalLog */.dg)(terminal),
            deadline: clock.now() + minutes * 60_000,
            signal: terminal.signal,
        });
        const end = await (0,follow/* followToEnd */.c)(changes, (job) => shown.show(statusLine(job))).finally(() => shown.end());
        if (end.job)
            print(end.job);
        if (end.kind === 'final')
            return end.job.status === 'failed' ? command/* EXIT */.dc.failed : command/* EXIT */.dc.done;
        const trouble = end.trouble ? ` ${(0,errors/* sentence */.em)(end.trouble)}` : '';
        terminal.err(`The job did not finish within ${minutes} minutes.${trouble} It keeps running. To watch it, run docket job watch --job ${followed.jobId}.\n`);
        return command/* EXIT */.dc.failed;
    }
}
function rules({ values, positionals }) {
    const [action, ...more] = positionals;
    const problems = [];
    if (more.length > 0) {
        problems.push(`Unexpected argument \`${more.join(' ')}\`. Put the prompt in quotes after --prompt.`);
    }
    if (action === 'create' && values.job) {
        problems.push('`docket job create` does not take --job. To continue a job, use docket job message.');
    }
    if (action !== 'create' && !values.job) {
        problems.push("Option `--job ID` is required: the job's ID.");
    }
    return problems;
}
async function promptOf({ prompt }, terminal) {
    const text = prompt ?? (await terminal.readInput());
    if (text === undefined || text.trim() === '') {
        throw new args/* WrongUsage */.r7(['Provide the instructions with --prompt TEXT or on standard input.']);
    }
    return text;
}

// EXTERNAL MODULE: ./.build/program/src/shared/clock.js
var clock = __webpack_require__(66122);
;// CONCATENATED MODULE: ./.build/program/src/compose/cli/job.js




function job(env) {
    return jobCommand({
        clock: clock/* systemClock */.m,
        random: Math.random,
        async connect(baseUrl, terminal) {
            const apiKey = env.DOCKET_API_KEY;
            if (!apiKey) {
                throw new errors/* SetupError */.w3('Set the environment variable DOCKET_API_KEY to your API key.');
            }
            const { connectRemote } = await Promise.all(/* import() */[__webpack_require__.e(2047), __webpack_require__.e(6752), __webpack_require__.e(3431), __webpack_require__.e(9635)]).then(__webpack_require__.bind(__webpack_require__, 33431));
            return connectRemote({ baseUrl, apiKey, env, log: (0,command/* terminalLog */.dg)(terminal) });
        },
    });
}


/***/ }),

/***/ 23321:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ FINAL_STATUSES),
/* harmony export */   n: () => (/* binding */ JOB_STATUSES)
/* harmony export */ });
// The states of a job by name, separate from its schema: code that only follows a job does not load that.
const JOB_STATUSES = ['active', 'completed', 'archived', 'failed'];
const FINAL_STATUSES = new Set(['completed', 'archived', 'failed']);


/***/ }),

/***/ 66122:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ isoTime),
/* harmony export */   m: () => (/* binding */ systemClock)
/* harmony export */ });
// Time is injected: tests use their own clock and never wait.
const systemClock = {
    now: () => Date.now(),
    sleep(ms, signal) {
        return new Promise((resolve, reject) => {
            if (signal?.aborted)
                return reject(signal.reason);
            const onAbort = () => {
                clearTimeout(timer);
                reject(signal?.reason);
            };
            const timer = setTimeout(() => {
                signal?.removeEventListener('abort', onAbort);
                resolve();
            }, ms);
            signal?.addEventListener('abort', onAbort, { once: true });
        });
    },
};
let last = { ms: 0, text: '1970-01-01T00:00:00.000Z' };
/** A busy server asks for the same millisecond many times. */
function isoTime(ms) {
    if (ms !== last.ms)
        last = { ms, text: new Date(ms).toISOString() };
    return last.text;
}


/***/ }),

/***/ 42423:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ dollars),
/* harmony export */   _: () => (/* binding */ decimal)
/* harmony export */ });
/** Millionths of a dollar as people read them: cents, or four decimals below a dollar; rounded up. */
function dollars(micros) {
    return `$${decimal(Math.ceil(micros / 100) * 100, micros >= 1_000_000 ? 2 : 4)}`;
}
/** Millionths of a dollar as a number for programs, exactly: `0.0123`. */
function decimal(micros, digits = 6) {
    const step = 10 ** (6 - digits);
    const rounded = Math.ceil(micros / step) * step;
    const fraction = String(rounded % 1_000_000)
        .padStart(6, '0')
        .replace(/0{1,4}$/, '');
    return `${Math.floor(rounded / 1_000_000)}.${fraction}`;
}


/***/ }),

/***/ 93818:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $s: () => (/* binding */ bound),
/* harmony export */   DV: () => (/* binding */ codeBlock),
/* harmony export */   SS: () => (/* binding */ codeSpan),
/* harmony export */   TL: () => (/* binding */ quoted),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   VP: () => (/* binding */ defuse),
/* harmony export */   d3: () => (/* binding */ isWebAddress),
/* harmony export */   hk: () => (/* binding */ boundTail),
/* harmony export */   mG: () => (/* binding */ inline),
/* harmony export */   uH: () => (/* binding */ clean)
/* harmony export */ });
// Text from people, pages and agents, on its way in and out. `clean` shows an agent what a person
// would have seen; `defuse` lets GitHub show foreign text without acting on it. Both are linear in
// the text's length whatever it holds, and doing either twice changes nothing more.
/** An invisible break: GitHub shows the text unchanged and recognizes nothing in it. */
const BREAK = '\u200b';
/** Characters that draw nothing or reorder what is drawn: fillers, tags, marks, bidi controls. */
const INVISIBLE = /[[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]--[\u200c\u200d\ufe00-\ufe0f]]/gv;
/** C0 (but tab and line feed), delete, C1. */
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;
/** Joiners and emoji selectors stay only where a script or an emoji needs them. */
const JOINER = /(?<![[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f]--[A-Za-z]])[\u200c\u200d]|[\u200c\u200d](?![[\p{L}\p{M}\p{Extended_Pictographic}]--[A-Za-z]])/gv;
const SELECTOR = /[\ufe00-\ufe0e]|(?<![\p{Extended_Pictographic}0-9#*])\ufe0f/gu;
/** `[//]: # (…)` and `[comment]: <> (…)`: link definitions that only hide their title. */
const HIDDEN_DEFINITION = /^ {0,3}\[[^\]\n]{0,200}\]:[ \t]*(?:#|<>)(?=[ \t("'])[^\n]*$/gm;
/** Without anything that a reader of the rendered page would not have seen. */
function clean(text) {
    const visible = text
        .toWellFormed()
        .replace(/\r\n?|[\u2028\u2029]/g, '\n')
        .replace(INVISIBLE, '')
        .replace(CONTROL, '');
    return withoutComments(untilSettled(visible)).replace(HIDDEN_DEFINITION, '');
}
/** Removing one joiner can bare the next; runs are short, and each round shortens them. */
function untilSettled(text) {
    let before = text.replace(/[\u200c\u200d]{2,}/g, '').replace(/[\ufe00-\ufe0f]{2,}/g, '');
    for (;;) {
        const after = before.replace(SELECTOR, '').replace(JOINER, '');
        if (after === before)
            return after;
        before = after;
    }
}
/** HTML comments as a browser ends them; a start that is left over is made visible. */
function withoutComments(text) {
    const kept = [];
    let at = 0;
    for (;;) {
        const start = text.indexOf('<!--', at);
        const end = start < 0 ? -1 : commentEnd(text, start + 4);
        if (end < 0)
            break;
        kept.push(text.slice(at, start));
        at = end;
    }
    kept.push(text.slice(at));
    return kept.join('').replaceAll('<!--', '<! --');
}
function commentEnd(text, from) {
    if (text.startsWith('>', from))
        return from + 1;
    if (text.startsWith('->', from))
        return from + 2;
    const end = text.indexOf('-->', from);
    return end < 0 ? -1 : end + 3;
}
/** An address that is safe to put into a Markdown link or to show as it is. */
function isWebAddress(text) {
    return /^https?:\/\/[^\s<>()[\]`"'\\]+$/i.test(text);
}
/** At most `max` code points, the note that something was cut among them. */
function bound(text, max, note = '…') {
    if (text.length <= max)
        return text;
    const room = Math.max(0, max - Array.from(note).length);
    let units = 0;
    let points = 0;
    let cut = 0;
    for (const point of text) {
        if (points === room)
            cut = units;
        if (points === max)
            return text.slice(0, cut) + note;
        units += point.length;
        points += 1;
    }
    return text;
}
/** The last `max` code points, where the end says most, as in a program's output. */
function boundTail(text, max, note = '…') {
    if (text.length <= max)
        return text;
    const points = Array.from(text.slice(-2 * max - 1));
    if (points.length <= max)
        return text;
    return note + points.slice(points.length - Math.max(0, max - Array.from(note).length)).join('');
}
/**
 * Foreign text for a comment, a title, a body or a commit message. Nothing in it mentions, refers,
 * closes, links, loads an image, opens a tag, starts a line with a command or keeps workflows from
 * running, and no entity can spell any of these.
 */
function defuse(text) {
    return text
        .replace(/&(?=[#A-Za-z])/g, `&${BREAK}`)
        .replace(/@(?=[\p{L}\p{N}])/gu, `@${BREAK}`)
        .replace(/#(?=\d)/g, `#${BREAK}`)
        .replace(/(GH-)(?=\d)/gi, `$1${BREAK}`)
        .replace(/<(?=[A-Za-z/!?])/g, `<${BREAK}`)
        .replace(/\](?=[([:])/g, `]${BREAK}`)
        .replace(/:(?=\/\/)/g, `:${BREAK}`)
        .replace(/(www)(?=\.)/gi, `$1${BREAK}`)
        .replace(/^([^\S\n]*)(?=\/[A-Za-z])/gm, `$1${BREAK}`)
        .replace(/^([^\S\n]*:)(?=:)/gm, `$1${BREAK}`)
        .replace(/##(?=\[)/g, `##${BREAK}`)
        .replace(/\[(?=(?:skip|ci|no|actions)\b)/gi, `[${BREAK}`)
        .replace(/(skip-checks)(?=:)/gi, `$1${BREAK}`);
}
/** For a terminal or a log: foreign words could move the cursor or fake another line. */
function oneLine(text) {
    return clean(text).replace(/\s+/g, ' ').trim();
}
/** A name or a path as code within a sentence. */
function codeSpan(text) {
    return `\`${bound(oneLine(text).replaceAll('`', '′'), 120)}\``;
}
/** Within a line or a table cell of a comment. Backticks would end the code it may stand in. */
function inline(text) {
    return defuse(bound(clean(text), 300))
        .replace(/\s+/g, ' ')
        .replaceAll('`', 'ʼ')
        .replaceAll('|', '¦');
}
/** As a quotation in a comment. */
function quoted(text, max = 4_000) {
    return defuse(bound(clean(text), max, '\n… (truncated)'))
        .trim()
        .split('\n')
        .map((line) => `> ${line}`)
        .join('\n');
}
/** As a block of code that the text cannot end. */
function codeBlock(text) {
    const content = bound(clean(text), 100_000, '\n… (truncated)');
    const longest = Math.max(2, ...[...content.matchAll(/`+/g)].map(([run]) => run.length));
    const fence = '`'.repeat(longest + 1);
    return `${fence}text\n${content}\n${fence}`;
}


/***/ }),

/***/ 16358:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ follow),
  c: () => (/* binding */ followToEnd)
});

// EXTERNAL MODULE: ./.build/program/src/contract/status.js
var contract_status = __webpack_require__(23321);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
;// CONCATENATED MODULE: ./.build/program/src/thread/poll-timing.js
const FIRST_MS = 2_000;
const GROWTH = 1.5;
const LONGEST_MS = 30_000;
/** Up to a fifth either way, so that runs that began together do not ask together. */
const JITTER = 0.2;
/** The n-th wait, counted from 0. */
function pollDelay(wait, random) {
    const delay = Math.min(LONGEST_MS, FIRST_MS * GROWTH ** wait);
    return Math.min(LONGEST_MS, Math.round(delay * (1 + JITTER * (2 * random() - 1))));
}

;// CONCATENATED MODULE: ./.build/program/src/thread/follow.js



/** A final status right after a message may still be that of the instruction before. */
const STALE_MS = 20_000;
/** A job that was just created may not have reached every replica. */
const UNSEEN_MS = 30_000;
async function* follow({ projectId, jobId, after, job: first }, { service, clock, random, log, deadline, signal }) {
    const startedAt = clock.now();
    const since = () => clock.now() - startedAt;
    let caughtUp = after !== 'message';
    let last;
    let trouble;
    let warned = false;
    const isBelieved = (job) => {
        // Only our own service says `docket`, and it never answers with less than it has accepted.
        caughtUp ||= job.status === 'active' || job.docket !== undefined || since() >= STALE_MS;
        return caughtUp || !contract_status/* FINAL_STATUSES */.Y.has(job.status);
    };
    const isTransient = (error) => error instanceof errors/* Unavailable */.$P ||
        error instanceof errors/* RateLimited */.JH ||
        error instanceof errors/* BadAnswer */.CF ||
        (error instanceof errors/* NotFound */.Mk && after === 'create' && since() < UNSEEN_MS);
    const warnOfUnknown = ({ status }) => {
        if (warned || contract_status/* JOB_STATUSES */.n.some((known) => known === status))
            return;
        warned = true;
        log.warn(`The service reports the status \`${status}\`, which is not known; still waiting.`);
    };
    const stale = after === 'message' && contract_status/* FINAL_STATUSES */.Y.has(first?.status ?? '');
    if (first && !stale) {
        last = first;
        yield first;
        if (contract_status/* FINAL_STATUSES */.Y.has(first.status))
            return { kind: 'final', job: first };
    }
    // Without an answer to begin with, the first look is at once.
    for (let waits = first ? 0 : -1;; waits++) {
        if (waits >= 0) {
            const left = deadline - clock.now();
            if (left <= 0)
                return timedOut(last, trouble);
            const asked = trouble instanceof errors/* RateLimited */.JH ? trouble.retryAfterSeconds * 1000 : 0;
            await clock.sleep(Math.min(left, Math.max(asked, pollDelay(waits, random))), signal);
        }
        signal?.throwIfAborted();
        let job;
        try {
            job = await service.getJob(projectId, jobId, signal ? { signal } : {});
            trouble = undefined;
        }
        catch (error) {
            if (signal?.aborted || !isTransient(error))
                throw error;
            trouble = error;
            log.info(`Could not look at job ${jobId}, trying again: ${(0,errors/* sentence */.em)(error)}`);
            continue;
        }
        if (!isBelieved(job))
            continue;
        warnOfUnknown(job);
        if (JSON.stringify(job) !== JSON.stringify(last)) {
            last = job;
            yield job;
        }
        if (contract_status/* FINAL_STATUSES */.Y.has(job.status))
            return { kind: 'final', job };
    }
}
function timedOut(job, trouble) {
    return { kind: 'timed-out', ...(job && { job }), ...(trouble && { trouble }) };
}
/** Follows to the end, with each change told on the way. */
async function followToEnd(changes, onChange) {
    for (;;) {
        const next = await changes.next();
        if (next.done)
            return next.value;
        await onChange(next.value);
    }
}


/***/ }),

/***/ 53755:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AV: () => (/* binding */ checks),
/* harmony export */   CI: () => (/* binding */ usage),
/* harmony export */   EX: () => (/* binding */ small),
/* harmony export */   Gx: () => (/* binding */ minutes),
/* harmony export */   Ix: () => (/* binding */ facts),
/* harmony export */   eF: () => (/* binding */ run),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   p0: () => (/* binding */ duration),
/* harmony export */   qN: () => (/* binding */ paragraphs),
/* harmony export */   y: () => (/* binding */ cost)
/* harmony export */ });
/* harmony import */ var _shared_dollars_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42423);
/* harmony import */ var _text_foreign_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93818);


/** `1 h 5 min`, `3 min 20 s`, `12 s`. */
function duration(ms) {
    const seconds = Math.max(0, Math.round(ms / 1000));
    const [h, min, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
    if (h > 0)
        return `${h} h ${min} min`;
    return min > 0 ? `${min} min ${s} s` : `${s} s`;
}
/** `1 minute`, `30 minutes`. */
function minutes(count) {
    return `${count} ${count === 1 ? 'minute' : 'minutes'}`;
}
/** The job's checks as a list, each with its sign. */
function checks(job) {
    return (job.docket?.checks ?? [])
        .slice(0, 50)
        .map(({ name, ok, summary }) => `- ${ok ? '✅' : '❌'} ${(0,_text_foreign_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(name)}: ${(0,_text_foreign_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(summary)}`)
        .join('\n');
}
function usage(job) {
    const { steps, inputTokens, outputTokens } = job.docket?.usage ?? {};
    const tokens = (inputTokens ?? 0) + (outputTokens ?? 0);
    const parts = [
        steps === undefined ? '' : `${steps} ${steps === 1 ? 'step' : 'steps'}`,
        tokens === 0 ? '' : `${tokens.toLocaleString('en')} tokens`,
        cost(job),
    ];
    return parts.filter((part) => part !== '').join(', ');
}
/** What the latest instruction cost; empty when nothing is priced. */
function cost(job) {
    const { costMicros, incomplete } = job.docket?.usage ?? {};
    if (costMicros === undefined)
        return '';
    if (!incomplete)
        return (0,_shared_dollars_js__WEBPACK_IMPORTED_MODULE_1__/* .dollars */ .E)(costMicros);
    return costMicros === 0 ? 'cost unknown' : `at least ${(0,_shared_dollars_js__WEBPACK_IMPORTED_MODULE_1__/* .dollars */ .E)(costMicros)}`;
}
function facts(job, voice, took = '') {
    const model = job.model ? `\`${(0,_text_foreign_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(job.model)}\`` : '';
    return small([`job \`${(0,_text_foreign_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(job.id)}\``, model, took, usage(job), run(voice)]);
}
function run({ runUrl }) {
    return runUrl ? `[workflow run](${runUrl})` : '';
}
function small(parts) {
    const kept = parts.filter((part) => part !== '');
    return kept.length === 0 ? '' : `<sub>${kept.join(' · ')}</sub>`;
}
/** Only a real web address becomes a link. */
function link(address) {
    return (0,_text_foreign_js__WEBPACK_IMPORTED_MODULE_0__/* .isWebAddress */ .d3)(address) ? address : `\`${(0,_text_foreign_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(address)}\``;
}
function paragraphs(parts) {
    return parts.filter((part) => part !== '').join('\n\n');
}


/***/ })

};
