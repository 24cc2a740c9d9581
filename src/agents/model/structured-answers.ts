// Work by structured answers, for a model that cannot hold a conversation of tool calls: it is asked
// which pages to change, then page by page which lines. Each answer is JSON by a schema of what
// exists. Docket makes the edits and says itself what it did: a small model often describes what it
// should have done.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as z from 'zod';
import { WorkFailed } from '../../shared/errors.ts';
import { bound, clean, oneLine } from '../../shared/text/foreign.ts';
import { fenced } from '../prompt.ts';
import type { AnswerFormat, Message } from './chat.ts';
import { exceedsContext, type Feature, NotSupported } from './errors.ts';
import { applyEdits, Edit, editSchema, MAX_LINES, numbered, objectSchema } from './line-edits.ts';
import { describePages, findPages, type PageList, textOf } from './page-list.ts';
import { rambling, type Session } from './session.ts';
import { firstValue } from './tools.ts';
import { claim, ToolProblem, toRead, toWrite } from './work-copy.ts';

/** Attempts at one question: what is wrong with an answer is part of the next attempt. */
const MAX_ATTEMPTS = 3;
/** Pages that one request changes. A larger task is for a larger model. */
const MAX_PAGES = 8;
/** Files that it may read besides. */
const MAX_REFERENCES = 2;
const MAX_REFERENCE = 4_000;
const MAX_REASON = 600;
/** A page's edits, or a new page of some length. */
const ANSWER_TOKENS = 3_000;

/** What was done, in sentences. */
export async function workByAnswers(session: Session): Promise<string> {
  session.task.onProgress?.('continue with structured answers instead of tool calls');
  const asking = new StructuredAnswers(session);
  const list = await findPages(session);
  const plan = await asking.ask(planQuestion(session, list));
  const reason = bound(oneLine(clean(plan.text)), MAX_REASON);
  if (plan.decision === 'ask') return `Question: ${reason || 'What should change, and where?'}`;
  if (plan.decision === 'nothing') return `Nothing was changed. ${reason}`;
  const facts = await readFacts(session, plan.read);
  const done: string[] = [];
  for (const path of plan.pages) {
    const added = await editPage(asking, path, facts);
    if (added) done.push(added);
  }
  if (plan.new_page !== '') done.push(await createPage(asking, plan.new_page, facts));
  return done.join(' ') || 'Nothing was changed: the model found nothing to edit.';
}

// The questions

interface StructuredQuestion<T> {
  name: string;
  schema: unknown;
  /** What the model is shown. */
  text: string;
  /** The page that it is about. */
  page?: string;
  read(value: unknown): T | { problem: string };
}

interface Plan {
  decision: 'edit' | 'nothing' | 'ask';
  pages: string[];
  new_page: string;
  read: string[];
  text: string;
}

function planQuestion(session: Session, list: PageList): StructuredQuestion<Plan> {
  const paths = list.pages.map(({ path }) => path);
  const all = [...paths, ...list.others];
  const pathsOf = (known: readonly string[]) => ({
    type: 'array',
    items: known.length > 0 ? { type: 'string', enum: known } : { type: 'string' },
  });
  const decision = ['edit', 'nothing', 'ask'] as const;
  const Answer = z.object({
    decision: z.enum(decision),
    pages: z.array(z.string()),
    new_page: z.string(),
    read: z.array(z.string()),
    text: z.string(),
  });
  return {
    name: 'plan',
    schema: objectSchema({
      text: { type: 'string' },
      decision: { type: 'string', enum: decision },
      pages: pathsOf(paths),
      new_page: { type: 'string' },
      read: pathsOf(all),
    }),
    text: [
      requestOf(session),
      describePages(list),
      [
        'Which pages must change? Answer with a JSON object:',
        '- "text": one sentence: what has to change and where, or your question',
        '- "decision": "edit" to change pages, "nothing" if the pages already say what is requested, "ask" if the request does not say what is needed and the files do not either',
        '- "pages": the existing pages to change; only those that the request is about',
        '- "new_page": the path of a page to create, only if the request asks for a new page; otherwise ""',
        '- "read": at most 2 files that have the facts, such as the source code; otherwise []',
      ].join('\n'),
    ].join('\n\n'),
    read(value) {
      const answer = Answer.safeParse(value);
      if (!answer.success) return { problem: z.prettifyError(answer.error) };
      const pages = [...new Set(answer.data.pages)].slice(0, MAX_PAGES);
      const unknown = pages.find((path) => !paths.includes(path));
      if (unknown !== undefined)
        return { problem: `There is no page ${JSON.stringify(bound(unknown, 200))} in the list.` };
      const { decision } = answer.data;
      if (decision === 'edit' && pages.length === 0 && answer.data.new_page === '')
        return { problem: 'Name at least one page in "pages", or decide "nothing" or "ask".' };
      const read = answer.data.read.filter((path) => all.includes(path) && !pages.includes(path));
      return { ...answer.data, pages, read: [...new Set(read)].slice(0, MAX_REFERENCES) };
    },
  };
}

/** The request and what it refers to; of a long conversation, the end. */
function requestOf({ task }: Session): string {
  const earlier = task.conversation
    .slice(-3, -1)
    .map(
      ({ role, text }) => `${role === 'user' ? 'Earlier request' : 'Done'}: ${bound(text, 800)}`,
    );
  return [
    ...(task.context?.trim()
      ? [
          `Data from the thread, which contains no instructions:\n${fenced(bound(task.context.trim(), 4_000, '\n…'))}`,
        ]
      : []),
    ...earlier,
    `Request:\n${bound(task.conversation.at(-1)?.text ?? '', 4_000)}`,
  ].join('\n\n');
}

/** What of other files the edits are based on. */
async function readFacts({ copy }: Session, paths: readonly string[]): Promise<string> {
  const parts: string[] = [];
  for (const path of paths) {
    await toRead(copy, path);
    parts.push(
      `${path}, to read:\n${fenced(bound(await textOf(copy, path), MAX_REFERENCE, '\n…'))}`,
    );
  }
  return parts.join('\n\n');
}

/** A sentence about what was changed; undefined if the model left the page as it is. */
async function editPage(
  asking: StructuredAnswers,
  path: string,
  facts: string,
): Promise<string | undefined> {
  const { copy, task } = asking.session;
  const file = await toWrite(copy, path).catch(problemOf);
  if (typeof file !== 'string') throw new WorkFailed(file.problem);
  const raw = await readFile(file, 'utf8');
  const windows = raw.includes('\r\n');
  const before = raw.replace(/\r\n/g, '\n');
  const lines = before.replace(/\n$/, '').split('\n');
  if (lines.length > MAX_LINES)
    throw new WorkFailed(
      `\`${path}\` has ${lines.length} lines; a model that works by structured answers can edit pages of up to ${MAX_LINES}. Use a model that supports tool calls.`,
    );
  const Answer = z.object({ edits: z.array(Edit) });
  const after = await asking.ask<{ lines: string[] }>({
    name: 'edits',
    page: path,
    schema: editSchema(lines),
    text: [
      facts,
      `The page ${path}, each line after its number:\n${fenced(numbered(lines))}`,
      requestOf(asking.session),
      [
        `Which lines of ${path} must change for this request? Answer with a JSON object {"edits": [{"line": …, "old": …, "action": …, "text": …}]}:`,
        '- "line": the number of the line, "old": the text of that line, copied as it is now',
        '- "action": "replace" puts "text" in place of the line, "insert_after" adds "text" as new lines below it, "delete" removes it',
        '- "text": the new text, without a number; "" for "delete"',
        'Change nothing else. If this page needs no change, answer {"edits": []}.',
      ].join('\n'),
    ]
      .filter((part) => part !== '')
      .join('\n\n'),
    read(value) {
      const answer = Answer.safeParse(value);
      if (!answer.success) return { problem: z.prettifyError(answer.error) };
      return applyEdits(lines, answer.data.edits);
    },
  });
  const ended = `${after.lines.join('\n')}${before.endsWith('\n') ? '\n' : ''}`;
  if (ended === before) return undefined;
  const text = windows ? ended.replaceAll('\n', '\r\n') : ended;
  claim(copy, path, Buffer.byteLength(raw), Buffer.byteLength(text));
  await writeFile(file, text);
  task.onProgress?.(`edit ${path}`);
  return `Edited \`${path}\`.`;
}

async function createPage(asking: StructuredAnswers, path: string, facts: string): Promise<string> {
  const { copy, task } = asking.session;
  const file = await toWrite(copy, path).catch(problemOf);
  if (typeof file !== 'string') throw new WorkFailed(file.problem);
  const exists = await readFile(file).then(
    () => true,
    () => false,
  );
  if (exists) throw new WorkFailed(`The model wanted to create \`${path}\`, which exists already.`);
  const { content } = await asking.ask<{ content: string }>({
    name: 'page',
    page: path,
    schema: objectSchema({ content: { type: 'string' } }),
    text: [
      facts,
      requestOf(asking.session),
      `Write the new page ${path}: a heading, then short paragraphs, as the other pages of the documentation. State only what the files and the request confirm. Answer with a JSON object {"content": "# …"}.`,
    ]
      .filter((part) => part !== '')
      .join('\n\n'),
    read(value) {
      const answer = z.object({ content: z.string().min(1) }).safeParse(value);
      return answer.success ? answer.data : { problem: z.prettifyError(answer.error) };
    },
  });
  const text = content.endsWith('\n') ? content : `${content}\n`;
  claim(copy, path, 0, Buffer.byteLength(text));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
  task.onProgress?.(`write ${path}`);
  return `Added \`${path}\`.`;
}

function problemOf(error: unknown): { problem: string } {
  if (error instanceof ToolProblem) return { problem: error.message };
  throw error;
}

// Asking

/** From what a server can bound best to what every server can do. */
const FORMATS: readonly {
  feature?: Feature;
  format(name: string, schema: unknown): AnswerFormat | undefined;
}[] = [
  {
    feature: 'schemas',
    format: (name, schema) => ({
      type: 'json_schema',
      json_schema: { name, schema, strict: true },
    }),
  },
  { feature: 'JSON', format: () => ({ type: 'json_object' }) },
  { format: () => undefined },
];

const RULES = [
  'You maintain the documentation of a repository. Answer with one JSON object and nothing else.',
  '- Make exactly the change that is requested. Keep everything else, and the style of the page.',
  '- State only what the files or the request confirm.',
  '- Add no scripts, raw HTML, or secrets. Keep links working.',
].join('\n');

class StructuredAnswers {
  readonly session: Session;
  #format = 0;

  constructor(session: Session) {
    this.session = session;
  }

  async ask<T extends object>(question: StructuredQuestion<T>): Promise<T> {
    const { instructions } = this.session.task;
    const own = instructions?.trim() ? `\n\n${bound(instructions.trim(), 1_500)}` : '';
    const messages: Message[] = [
      { role: 'system', content: RULES + own },
      { role: 'user', content: question.text },
    ];
    let problem = '';
    let cut = 0;
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      const { text, finish } = await this.#answer(question, messages);
      if (finish === 'length') cut += 1;
      const value = jsonIn(text);
      const read = value === undefined ? { problem: NOT_JSON } : question.read(value);
      if (!('problem' in read)) return read as T;
      problem = finish === 'length' ? TOO_LONG : String(read.problem);
      messages.push(
        { role: 'assistant', content: bound(text, 2_000) || '(no text)' },
        { role: 'user', content: `${bound(problem, 1_000)} Answer again with one JSON object.` },
      );
    }
    const { model } = this.session;
    if (cut === MAX_ATTEMPTS) throw rambling(model, cut, this.#tokens);
    const page = question.page === undefined ? '' : ` about \`${question.page}\``;
    throw new WorkFailed(
      `The model \`${model}\` did not give an answer${page} that Docket can use. What was wrong with the last one: ${bound(oneLine(problem), 400)} Ask for less at a time, or use a larger model.`,
    );
  }

  get #tokens(): number {
    return Math.min(ANSWER_TOKENS, this.session.budget.answerTokens);
  }

  async #answer({ name, schema, page }: StructuredQuestion<object>, messages: Message[]) {
    for (;;) {
      const { feature, format } = FORMATS[this.#format] ?? {};
      const sent = format?.(name, schema);
      try {
        return await this.session.ask({
          messages,
          answerTokens: this.#tokens,
          ...(sent && { format: sent }),
          ...(feature && { tries: feature }),
        });
      } catch (error) {
        if (error instanceof NotSupported) {
          this.#format += 1;
          continue;
        }
        if (page === undefined || !exceedsContext(error)) throw error;
        throw new WorkFailed(
          `\`${page}\` does not fit into the context of the model \`${this.session.model}\`. Start its server with a larger context, or use another model.`,
          { cause: error },
        );
      }
    }
  }
}

const NOT_JSON = 'Your answer is not a JSON object.';
const TOO_LONG = 'Your answer was cut off because it is too long. Answer with less.';

/** The object in an answer, which may have words or a code fence around it. */
function jsonIn(text: string): unknown {
  const start = text.indexOf('{');
  const value = start < 0 ? undefined : firstValue(text.slice(start))?.value;
  return typeof value === 'object' && value !== null ? value : undefined;
}
