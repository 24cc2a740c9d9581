export const id = 3256;
export const ids = [3256];
export const modules = {

/***/ 96607:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L: () => (/* binding */ decide)
});

// EXTERNAL MODULE: ./.build/program/src/app/marker.js
var marker = __webpack_require__(98240);
// EXTERNAL MODULE: ./.build/program/src/changes/text.js
var changes_text = __webpack_require__(3991);
;// CONCATENATED MODULE: ./.build/program/src/action/quick-look.js
// By far the most frequent run is a comment that is no command. This look at the event costs a file
// read and nothing else; whatever is not clearly such a comment goes on to the whole program.

const COMMENT_EVENTS = {
    issue_comment: { action: 'created', text: 'comment' },
    pull_request_review_comment: { action: 'created', text: 'comment' },
    pull_request_review: { action: 'submitted', text: 'review' },
};
/** Why there is nothing to do here, or undefined when a closer look is needed. */
function quickLook(env, readEvent) {
    const mode = env.INPUT_MODE?.trim() || 'auto';
    const event = COMMENT_EVENTS[env.GITHUB_EVENT_NAME ?? ''];
    if (!event || !env.GITHUB_EVENT_PATH || !['auto', 'command'].includes(mode))
        return undefined;
    const payload = parse(() => readEvent(env.GITHUB_EVENT_PATH ?? ''));
    const body = payload?.[event.text]?.body;
    if (typeof body !== 'string' || payload?.action !== event.action)
        return undefined;
    const word = env.INPUT_COMMAND?.trim() || '/docs';
    if (parseCommand(body, word))
        return undefined;
    return `no line of the comment starts with ${word}`;
}
// biome-ignore lint/suspicious/noExplicitAny: an event of any shape; each step down is guarded
function parse(read) {
    try {
        return JSON.parse(read());
    }
    catch {
        // What is wrong with the event is reported by the whole program.
        return undefined;
    }
}

// EXTERNAL MODULE: ./.build/program/src/app/request.js
var request = __webpack_require__(65025);
;// CONCATENATED MODULE: ./.build/program/src/action/markdown-lines.js
// Which lines of a comment are said by its author in plain text: not quoted, not code, not HTML.
// A small block parser after CommonMark. When in doubt it says "not plain": a command that is not
// taken is a nuisance, one that nobody meant is worse.
const FENCE = /^(`{3,}|~{3,})(.*)$/;
const ITEM = /^( {0,3})([-*+]|\d{1,9}[.)])( {1,4}(?=\S)| *$)/;
const HTML_ENDS = [
    [/^<(?:script|pre|style|textarea)(?:[\s>]|$)/i, /<\/(?:script|pre|style|textarea)>/i],
    [/^<!--/, /-->/],
    [/^<\?/, /\?>/],
    [/^<!\[CDATA\[/, /\]\]>/],
    [/^<![a-z]/i, />/],
];
/** Other HTML at the start of a line lasts until a blank line; tags that stand in text do not. */
const HTML_TAG = /^<\/?(?!(?:a|b|br|code|del|em|i|img|ins|kbd|mark|q|s|small|span|strong|sub|sup|u|var)\b)[a-z][\w-]*(?:[\s/>]|$)/i;
const BLANK = /^\s*$/;
/** Nobody nests deeper; a hostile comment could, and each line would be held against each level. */
const MAX_DEPTH = 50;
function readLines(body) {
    const lines = body.replace(/\r\n?/g, '\n').split('\n');
    const scan = new Scanner();
    const plain = lines.map((line) => scan.take(line));
    hideInline(lines, plain, scan.paragraphs);
    return lines.map((text, index) => ({ text, plain: plain[index] === true }));
}
class Scanner {
    /** Line numbers of each paragraph at the top level, where code spans can cross lines. */
    paragraphs = [];
    #containers = [];
    #fence;
    /** The end of the HTML block we are in; a blank line when there is none other. */
    #html;
    #paragraph;
    #number = -1;
    take(line) {
        this.#number += 1;
        const { rest, matched } = this.#continue(untab(line));
        if (this.#lazy(rest, matched))
            return this.#continueParagraph();
        const open = this.#containers.length;
        if (matched < open)
            this.#leave(matched);
        if (this.#fence)
            return this.#inFence(rest);
        if (this.#html)
            return this.#inHtml(rest);
        return this.#leaf(this.#open(rest));
    }
    /** Takes off the markers of the containers that this line still belongs to. */
    #continue(line) {
        let rest = line;
        let matched = 0;
        for (const container of this.#containers) {
            if (container.kind === 'quote') {
                const marker = /^ {0,3}> ?/.exec(rest);
                if (!marker)
                    break;
                rest = rest.slice(marker[0].length);
            }
            else {
                if (!BLANK.test(rest) && indentOf(rest) < container.indent)
                    break;
                rest = rest.slice(Math.min(container.indent, indentOf(rest)));
            }
            matched += 1;
        }
        return { rest, matched };
    }
    /** Text right below a quote's or an item's paragraph goes on with it, as hosts render it. */
    #lazy(rest, matched) {
        if (!this.#paragraph || this.#fence || this.#html)
            return false;
        if (BLANK.test(rest))
            return false;
        const unmatched = matched < this.#containers.length;
        return unmatched && !startsBlock(rest);
    }
    #continueParagraph() {
        this.#paragraph?.push(this.#number);
        return this.#outsideQuotes();
    }
    #leave(depth) {
        this.#containers.length = depth;
        this.#paragraph = undefined;
        if (this.#fence && this.#fence.depth > depth)
            this.#fence = undefined;
        this.#html = undefined;
    }
    #inFence(rest) {
        const text = rest.trim();
        const { char, length } = this.#fence;
        const closes = indentOf(rest) <= 3 && text.length >= length && text === char.repeat(text.length);
        if (closes)
            this.#fence = undefined;
        return false;
    }
    #inHtml(rest) {
        if (this.#html?.test(rest))
            this.#html = undefined;
        return false;
    }
    /** Opens the quotes and list items that start on this line. */
    #open(line) {
        let rest = line;
        for (;;) {
            // Four spaces are code; below a paragraph they go on with it, and open nothing either.
            if (indentOf(rest) > 3 || this.#containers.length >= MAX_DEPTH)
                return rest;
            const quote = /^ {0,3}> ?/.exec(rest);
            const item = ITEM.exec(rest);
            const marker = quote ?? (isRule(rest) ? null : item);
            if (!marker)
                return rest;
            this.#paragraph = undefined;
            rest = rest.slice(marker[0].length);
            const indent = BLANK.test(rest) ? marker[0].trimEnd().length + 1 : marker[0].length;
            this.#containers.push(quote ? { kind: 'quote' } : { kind: 'item', indent });
        }
    }
    #leaf(rest) {
        if (BLANK.test(rest)) {
            this.#paragraph = undefined;
            return false;
        }
        if (indentOf(rest) > 3) {
            if (this.#paragraph)
                this.#continueParagraph();
            return false;
        }
        const text = rest.trimStart();
        const fence = FENCE.exec(text);
        if (fence?.[1] && !(fence[1].startsWith('`') && fence[2]?.includes('`'))) {
            this.#paragraph = undefined;
            const char = fence[1].charAt(0);
            this.#fence = { char, length: fence[1].length, depth: this.#containers.length };
            return false;
        }
        if (this.#opensHtml(text))
            return false;
        if (!this.#paragraph) {
            this.#paragraph = [];
            this.paragraphs.push(this.#paragraph);
        }
        return this.#continueParagraph();
    }
    #opensHtml(text) {
        const block = HTML_ENDS.find(([start]) => start.test(text));
        if (!block && !HTML_TAG.test(text))
            return false;
        this.#paragraph = undefined;
        const end = block?.[1] ?? BLANK;
        const rest = block ? text.replace(block[0], '') : text;
        if (!end.test(rest))
            this.#html = end;
        return true;
    }
    #outsideQuotes() {
        return this.#containers.every(({ kind }) => kind !== 'quote');
    }
}
/** Would this line end a paragraph instead of going on with it? */
function startsBlock(rest) {
    if (indentOf(rest) > 3)
        return false;
    const text = rest.trimStart();
    return (text.startsWith('>') ||
        ITEM.test(rest) ||
        FENCE.test(text) ||
        /^#{1,6}(?:\s|$)/.test(text) ||
        isRule(text) ||
        HTML_TAG.test(text) ||
        HTML_ENDS.some(([start]) => start.test(text)));
}
function isRule(text) {
    return /^ {0,3}(?:(?:- *){3,}|(?:\* *){3,}|(?:_ *){3,})$/.test(text);
}
/** Code spans, HTML comments and tags that begin on one line of a paragraph and end on another. */
function hideInline(lines, plain, paragraphs) {
    for (const numbers of paragraphs) {
        if (numbers.length < 2)
            continue;
        const text = numbers.map((number) => lines[number]).join('\n');
        for (const [start, end] of inlineSpans(text)) {
            let offset = 0;
            for (const number of numbers) {
                if (offset > start && offset < end)
                    plain[number] = false;
                offset += (lines[number]?.length ?? 0) + 1;
            }
        }
    }
}
function* inlineSpans(text) {
    const opener = /(?<!\\)(`+)|<!--|<\/?[a-z]/gi;
    for (let match = opener.exec(text); match; match = opener.exec(text)) {
        const end = endOfSpan(text, match.index, match[0]);
        if (end === undefined)
            continue;
        yield [match.index, end];
        opener.lastIndex = end;
    }
}
function endOfSpan(text, start, opener) {
    const from = start + opener.length;
    if (opener.startsWith('`')) {
        for (const run of text.slice(from).matchAll(/`+/g)) {
            if (run[0].length === opener.length)
                return from + run.index + run[0].length;
        }
        return undefined;
    }
    const closing = opener === '<!--' ? '-->' : '>';
    const found = text.indexOf(closing, from);
    return found < 0 ? undefined : found + closing.length;
}
function indentOf(text) {
    return text.length - text.trimStart().length;
}
/** Tabs at the start of a line reach to the next multiple of four. */
function untab(line) {
    const lead = /^[ \t]*/.exec(line)?.[0] ?? '';
    if (!lead.includes('\t'))
        return line;
    let width = 0;
    for (const char of lead)
        width += char === '\t' ? 4 - (width % 4) : 1;
    return ' '.repeat(width) + line.slice(lead.length);
}

;// CONCATENATED MODULE: ./.build/program/src/action/slash-command.js
// The grammar of commands in comments. Kept free of imports that cost anything: this is what runs
// on every comment of a repository.


/**
 * The command in a comment, or null. It is the first word of a line of plain text; the instruction
 * goes on to the end of the comment, quotes and code included. `/docs status` alone on its line is
 * the subcommand; `/docs status page is wrong` is an instruction.
 */
function slash_command_parseCommand(body, word) {
    if (!body.includes(word))
        return null;
    const lines = readLines(body);
    const start = lines.findIndex(({ text, plain }) => plain && firstWord(text) === word);
    if (start < 0)
        return null;
    const first = (lines[start]?.text ?? '').trimStart().slice(word.length).trim();
    const rest = lines
        .slice(start + 1)
        .map(({ text }) => text)
        .join('\n');
    return interpret(first, rest.trimEnd());
}
function interpret(first, rest) {
    const subcommand = request/* SUBCOMMANDS */.V.find((name) => name === first.toLowerCase());
    if (subcommand)
        return { kind: subcommand };
    const fresh = /^new(?:\s+|$)/i.exec(first);
    const prompt = `${fresh ? first.slice(fresh[0].length) : first}\n${rest}`.trim();
    if (prompt === '')
        return { kind: 'help' };
    return { kind: fresh ? 'new' : 'ask', prompt };
}
/** Spaces end the word, and nothing else: an invisible or look-alike character makes another word. */
function firstWord(line) {
    return /^ {0,3}([^ \t\u00a0]+)(?:[ \t\u00a0]|$)/.exec(line)?.[1];
}

;// CONCATENATED MODULE: ./.build/program/src/action/trigger.js
// An event and the inputs become one thing to do. `ignored` carries its reason for the log.




function decide(event, inputs) {
    const { mode } = inputs;
    switch (mode) {
        case 'command':
            return command(event, inputs);
        case 'job':
            return job(event, inputs);
        case 'views':
        case 'sweep':
        case 'doctor':
            return { kind: mode };
        case 'auto':
            return byEvent(event, inputs);
    }
}
function byEvent(event, inputs) {
    if (isCommentEvent(event.name))
        return command(event, inputs);
    if (inputs.job.prompt !== undefined)
        return job(event, inputs);
    if (event.name === 'schedule')
        return { kind: 'views' };
    if (event.name === 'pull_request' || event.name === 'pull_request_target') {
        return closedPull(event.payload);
    }
    return ignored(`the event \`${event.name}\` says nothing to do; give a \`prompt\` or set \`mode\``);
}
function command({ name, payload }, inputs) {
    if (!isCommentEvent(name))
        return ignored(`the event \`${name}\` is not a comment`);
    const expected = COMMENT_EVENTS[name]?.action;
    if (payload.action !== expected) {
        return ignored(`the comment was ${payload.action}; only new comments are read`);
    }
    const said = name === 'pull_request_review' ? review(payload) : comment(payload, name);
    const { word, allowedBots } = inputs.command;
    const parsed = slash_command_parseCommand(said.body ?? '', word);
    if (!parsed)
        return ignored(`no line of the comment starts with ${word}`);
    if ((0,marker/* isOwnComment */._M)(said.body ?? ''))
        return ignored('the comment is one of Docket’s own');
    const bot = isBot(said.user);
    const author = said.user?.login;
    if (bot && !allowedBots.includes(author ?? '')) {
        return ignored(`${author} is a bot that \`allowed-bots\` does not name`);
    }
    const problem = whyNoToken(name, payload);
    if (problem)
        return ignored(problem);
    const thread = payload.issue?.number ?? payload.pull_request?.number;
    if (!author || !thread || !said.id || !said.createdAt) {
        return ignored('the event is incomplete: it names no author, no thread or no comment');
    }
    return {
        kind: 'command',
        command: asSeen(parsed),
        author,
        namedBot: bot,
        comment: { id: said.id, kind: said.kind },
        askedAt: said.createdAt,
        opener: said.opener,
        thread,
        isPull: Boolean(payload.pull_request ?? payload.issue?.pull_request),
        pull: headOf(payload.pull_request, payload),
        url: said.url ?? '',
    };
}
/** People paste what others wrote; the agent gets what they saw of it. */
function asSeen(command) {
    if (!('prompt' in command))
        return command;
    const prompt = (0,changes_text/* clean */.uH)(command.prompt).trim();
    return prompt === '' ? { kind: 'help' } : { ...command, prompt };
}
function comment({ comment }, name) {
    const inReview = name === 'pull_request_review_comment';
    return {
        id: comment?.id,
        kind: inReview ? 'review-comment' : 'issue',
        body: comment?.body,
        user: comment?.user,
        createdAt: comment?.created_at,
        url: comment?.html_url,
        opener: inReview ? (comment?.in_reply_to_id ?? comment?.id) : undefined,
    };
}
function review({ review }) {
    return {
        id: review?.id,
        kind: 'review',
        body: review?.body,
        user: review?.user,
        createdAt: review?.submitted_at,
        url: review?.html_url,
        opener: undefined,
    };
}
function job({ payload }, { job }) {
    if (job.prompt === undefined)
        return ignored('there is no `prompt`');
    const { issueNumber } = job;
    const own = payload.issue?.number ?? payload.pull_request?.number;
    const thread = issueNumber ?? own;
    // A thread named by an input is another one than the event tells about.
    const about = thread === own ? payload : {};
    const askedAt = about.comment?.created_at ?? (about.pull_request ?? about.issue)?.updated_at;
    return {
        kind: 'job',
        prompt: (0,changes_text/* clean */.uH)(job.prompt),
        jobId: job.jobId,
        thread,
        isPull: Boolean(about.pull_request ?? about.issue?.pull_request),
        pull: headOf(about.pull_request, payload),
        askedAt,
    };
}
function closedPull(payload) {
    const pull = payload.pull_request;
    if (payload.action !== 'closed') {
        return ignored(`the pull request was ${payload.action}; only its closing matters here`);
    }
    const head = headOf(pull, payload);
    if (!pull?.number || !head?.sameRepository || !head.headRef.startsWith('docket/')) {
        return ignored('the closed pull request is not one of Docket’s');
    }
    return {
        kind: 'archive',
        pull: pull.number,
        headRef: head.headRef,
        merged: pull.merged === true,
    };
}
function isBot(user) {
    return user?.type === 'Bot' || user?.login?.endsWith('[bot]') === true;
}
/** Such runs get a read-only token and no secrets, so nothing could be answered. */
function whyNoToken(name, payload) {
    if (name === 'issue_comment')
        return undefined;
    const remedy = 'write the command as a comment in the conversation of the pull request instead';
    if (payload.sender?.login === 'dependabot[bot]') {
        return `reviews by Dependabot run without a token that may write; ${remedy}`;
    }
    if (headOf(payload.pull_request, payload)?.sameRepository)
        return undefined;
    return `reviews of a fork’s pull request run without a token that may write; ${remedy}`;
}
function headOf(pull, payload) {
    if (!pull?.head?.ref || !pull.head.sha)
        return undefined;
    const from = pull.head.repo?.full_name;
    return {
        headRef: pull.head.ref,
        headSha: pull.head.sha,
        sameRepository: from !== undefined && from === payload.repository?.full_name,
    };
}
function isCommentEvent(name) {
    return Object.hasOwn(COMMENT_EVENTS, name);
}
const ignored = (reason) => ({ kind: 'ignored', reason });


/***/ }),

/***/ 63256:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runAction: () => (/* binding */ runAction)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./.build/program/src/action/inputs.js
var action_inputs = __webpack_require__(72446);
// EXTERNAL MODULE: ./.build/program/src/action/runner-facts.js
var runner_facts = __webpack_require__(60435);
// EXTERNAL MODULE: ./.build/program/src/action/trigger.js + 3 modules
var action_trigger = __webpack_require__(96607);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
;// CONCATENATED MODULE: ./.build/program/src/action/outputs.js
function writeJobOutputs({ outcome, job }, runner) {
    runner.output('outcome', outcome);
    if (!job)
        return;
    runner.output('job-id', job.id);
    runner.output('status', job.status);
    runner.output('pr-link', job.prLink ?? '');
    runner.output('job', JSON.stringify(job));
}

// EXTERNAL MODULE: ./.build/program/src/app/outcome.js
var app_outcome = __webpack_require__(89812);
// EXTERNAL MODULE: ./.build/program/src/app/words.js
var words = __webpack_require__(61433);
// EXTERNAL MODULE: ./.build/program/src/changes/text.js
var changes_text = __webpack_require__(3991);
;// CONCATENATED MODULE: ./.build/program/src/action/summary.js
// The job summary of a command or a prompt: what was asked, how it went, what came out. Pure.



const TITLES = {
    'pull-request': '🚀 A pull request',
    branch: '🚀 A branch, ready to be opened as a pull request',
    'no-changes': '✅ No changes were needed',
    failed: '😕 Failed',
    archived: '🗄️ Archived',
    'timed-out': '⌛ Not finished in time',
    started: '🚀 Started',
    unknown: '❔ Not known whether it was started',
    ignored: 'Nothing to do',
    'dry-run': 'Dry run',
};
function jobSummary(asked, result) {
    const { outcome, job, message, story = [] } = result;
    const link = job?.prLink ?? job?.docket?.compareLink;
    const facts = [
        ['Asked', asked.by ? `${asked.how} by ${summary_text(asked.by)}` : asked.how],
        ['Thread', asked.thread === undefined ? '' : `#${asked.thread}`],
        ['Result', link ? words/* link */.nf(link) : ''],
        ['Job', job ? `\`${summary_text(job.id)}\`, ${summary_text(job.status)}` : ''],
        ['Model', job?.model ? summary_text(job.model) : ''],
        ['Usage', job ? words/* usage */.CI(job) : ''],
    ].filter(([, value]) => value !== '');
    const course = story.map(({ afterMs, what }) => `- ${words/* duration */.p0(afterMs)}: ${summary_text(what)}`);
    return [
        `## ${TITLES[outcome]}`,
        ...(asked.prompt === undefined ? [] : [quote(asked.prompt)]),
        ...(outcome === 'dry-run' ? [fenced(message)] : []),
        ...((0,app_outcome/* isFailure */.N6)(outcome) || outcome === 'ignored' ? [quote(message)] : []),
        table(facts),
        ...(job?.docket?.checks?.length ? [`### Checks\n\n${words/* checks */.AV(job)}`] : []),
        ...(course.length > 0 ? [`### What happened\n\n${course.join('\n')}`] : []),
    ]
        .filter((part) => part !== '')
        .join('\n\n');
}
function table(rows) {
    if (rows.length === 0)
        return '';
    return ['| | |', '| --- | --- |', ...rows.map(([name, value]) => `| ${name} | ${value} |`)].join('\n');
}
function quote(foreign) {
    const lines = (0,changes_text/* defuse */.VP)((0,changes_text/* bound */.$s)((0,changes_text/* clean */.uH)(foreign), 4_000, '\n… (cut)')).split('\n');
    return lines.map((line) => `> ${line}`).join('\n');
}
/** A fence that the text cannot end. */
function fenced(foreign) {
    const content = (0,changes_text/* bound */.$s)((0,changes_text/* clean */.uH)(foreign), 100_000, '\n… (cut)');
    const longest = Math.max(2, ...[...content.matchAll(/`+/g)].map(([run]) => run.length));
    const fence = '`'.repeat(longest + 1);
    return `${fence}text\n${content}\n${fence}`;
}
function summary_text(foreign) {
    return (0,changes_text/* defuse */.VP)((0,changes_text/* bound */.$s)((0,changes_text/* clean */.uH)(foreign), 300))
        .replace(/\s+/g, ' ')
        .replaceAll('|', '¦');
}

;// CONCATENATED MODULE: ./.build/program/src/compose/action-routes.js




/** Null when the route has told its result itself. */
async function perform(trigger, run) {
    switch (trigger.kind) {
        case 'ignored':
            return concerningJob({ outcome: 'ignored', message: `Nothing to do: ${trigger.reason}.` }, run);
        case 'command':
        case 'job': {
            const result = await atDesk(run, trigger, (desk) => onThread(trigger, run, desk));
            if (result.outcome !== 'ignored')
                run.runner.summary(jobSummary(asked(trigger, run), result));
            return concerningJob(result, run);
        }
        case 'archive': {
            const { archiveClosed } = await __webpack_require__.e(/* import() */ 178).then(__webpack_require__.bind(__webpack_require__, 20178));
            return concerningJob(await atDesk(run, undefined, (desk) => archiveClosed(trigger, desk)), run);
        }
        case 'sweep': {
            const { sweep, tellSwept } = await __webpack_require__.e(/* import() */ 5652).then(__webpack_require__.bind(__webpack_require__, 15652));
            const message = tellSwept(await atDesk(run, undefined, sweep));
            run.runner.summary(`## Sweep\n\n${message}`);
            return { failed: false, message };
        }
        case 'doctor': {
            const { seeDoctor } = await Promise.all(/* import() */[__webpack_require__.e(737), __webpack_require__.e(8815), __webpack_require__.e(1303), __webpack_require__.e(8322), __webpack_require__.e(5629), __webpack_require__.e(1187), __webpack_require__.e(5861), __webpack_require__.e(2865), __webpack_require__.e(7057)]).then(__webpack_require__.bind(__webpack_require__, 47057));
            return seeDoctor(run);
        }
        case 'views': {
            const { exportPageViews } = await Promise.all(/* import() */[__webpack_require__.e(737), __webpack_require__.e(8815), __webpack_require__.e(1303), __webpack_require__.e(8322), __webpack_require__.e(5629), __webpack_require__.e(1187), __webpack_require__.e(5903), __webpack_require__.e(4062)]).then(__webpack_require__.bind(__webpack_require__, 34062));
            return exportPageViews(run);
        }
    }
}
async function onThread(request, { env, facts }, desk) {
    if (request.kind === 'command') {
        const { runCommand } = await Promise.all(/* import() */[__webpack_require__.e(8322), __webpack_require__.e(5521)]).then(__webpack_require__.bind(__webpack_require__, 95521));
        return runCommand(request, desk);
    }
    const { runJob } = await Promise.all(/* import() */[__webpack_require__.e(8322), __webpack_require__.e(7199)]).then(__webpack_require__.bind(__webpack_require__, 37199));
    return runJob(request, { key: (0,runner_facts/* runKey */.r7)(env, request.prompt), requester: facts.actor }, desk);
}
async function atDesk(run, request, work) {
    const { openDesk } = await Promise.all(/* import() */[__webpack_require__.e(1303), __webpack_require__.e(8322), __webpack_require__.e(5629), __webpack_require__.e(1187)]).then(__webpack_require__.bind(__webpack_require__, 21187));
    const { desk, close } = await openDesk(run, request);
    try {
        return await work(desk);
    }
    finally {
        await close();
    }
}
function concerningJob(result, { runner }) {
    writeJobOutputs(result, runner);
    return { failed: (0,app_outcome/* isFailure */.N6)(result.outcome), message: result.message };
}
function asked(request, { inputs, facts }) {
    if (request.kind === 'job') {
        const { prompt, thread } = request;
        return { how: '`prompt`', prompt, by: facts.actor, thread };
    }
    const { command, author, thread } = request;
    const prompt = 'prompt' in command ? command.prompt : undefined;
    const how = 'prompt' in command ? inputs.command.word : `${inputs.command.word} ${command.kind}`;
    return { how: `\`${how}\``, prompt, by: author, thread };
}

// EXTERNAL MODULE: ./.build/program/src/compose/workflow-runner.js + 1 modules
var workflow_runner = __webpack_require__(50735);
;// CONCATENATED MODULE: ./.build/program/src/compose/action.js
// The action, when there is something to do: inputs and event to one trigger, one route, and the
// result to outputs, summary and exit code.







async function runAction(env) {
    const runner = (0,workflow_runner/* openRunner */.N)(env);
    const stop = new AbortController();
    for (const name of ['SIGINT', 'SIGTERM']) {
        process.once(name, () => stop.abort(new Error(`The run was stopped by ${name}.`)));
    }
    try {
        const inputs = (0,action_inputs/* parseInputs */.TL)(env);
        const event = (0,runner_facts/* readEvent */.j_)(env, (path) => (0,external_node_fs_.readFileSync)(path, 'utf8'));
        const trigger = (0,action_trigger/* decide */.L)(event, inputs);
        const run = {
            env,
            runner,
            inputs,
            event,
            facts: (0,runner_facts/* readFacts */.MH)(env),
            signal: stop.signal,
            works: works(trigger),
        };
        const verdict = await perform(trigger, run);
        if (verdict?.failed)
            fail(runner, verdict.message);
        else if (verdict)
            runner.info(verdict.message);
    }
    catch (error) {
        runner.output('outcome', 'failed');
        fail(runner, messageOf(error));
        if (!(error instanceof errors/* DocketError */.jq) && error instanceof Error)
            runner.debug(error.stack ?? '');
    }
}
function works(trigger) {
    if (trigger.kind === 'command')
        return ['ask', 'new', 'retry'].includes(trigger.command.kind);
    return trigger.kind === 'job' || trigger.kind === 'sweep';
}
function fail(runner, message) {
    runner.error(message);
    process.exitCode = 1;
}
/** One error, with each of its problems on a line. */
function messageOf(error) {
    if (!(error instanceof errors/* DocketError */.jq)) {
        return `Something unexpected went wrong: ${error instanceof Error ? error.message : String(error)}`;
    }
    return [error.message, ...error.details.map((detail) => `- ${detail}`)].join('\n');
}


/***/ })

};
