// What a model is shown that cannot look around by itself: the pages with their headings, the other
// files, and the lines that mention words of the request.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEFAULT_DOCS_PATHS, readDocsPaths } from '../../jobs/changes/change.ts';
import { bound, oneLine } from '../../shared/text/foreign.ts';
import type { Session } from './session.ts';
import { type WorkCopy, walk } from './work-copy.ts';

interface Page {
  path: string;
  headings: string[];
}

export interface PageList {
  pages: Page[];
  others: string[];
  /** As `path:line: text`. */
  mentions: string[];
}

const PAGE = /\.(?:md|mdx|markdown|rst|adoc|txt|html?)$/i;
/** A larger file is no page that such a model can read. */
const MAX_PAGE_BYTES = 200_000;
/** Of all files that are read for the list. */
const MAX_BYTES_IN_ALL = 20_000_000;
const MAX_PAGES = 150;
const MAX_OTHERS = 100;
const MAX_HEADINGS = 12;
const MAX_MENTIONS = 30;
const MAX_MENTIONS_OF_FILE = 6;

/** The pages that mention most words of the request come first. */
export async function findPages({ copy, task, signal }: Session): Promise<PageList> {
  const docs = readDocsPaths(task.docsPaths.length > 0 ? task.docsPaths : DEFAULT_DOCS_PATHS);
  const words = namesIn(task.conversation.at(-1)?.text ?? '');
  const pages: (Page & { score: number })[] = [];
  const others: { path: string; score: number }[] = [];
  const mentions: { score: number; lines: string[] }[] = [];
  let left = MAX_BYTES_IN_ALL;
  for await (const { path, bytes } of walk(copy, copy.root, signal)) {
    left -= bytes > MAX_PAGE_BYTES ? 0 : bytes;
    const text = bytes > MAX_PAGE_BYTES || left < 0 ? '' : await textOf(copy, path);
    const found = mentionsIn(path, text, words);
    mentions.push(found);
    const { score } = found;
    if (PAGE.test(path) && docs.covering(path).length > 0)
      pages.push({ path, headings: headingsIn(text), score });
    else others.push({ path, score });
  }
  const byScore = (a: { score: number }, b: { score: number }) => b.score - a.score;
  return {
    pages: pages.sort(byScore).slice(0, MAX_PAGES),
    others: others
      .sort(byScore)
      .slice(0, MAX_OTHERS)
      .map(({ path }) => path),
    mentions: mentions
      .sort(byScore)
      .flatMap(({ lines }) => lines)
      .slice(0, MAX_MENTIONS),
  };
}

/** Empty for what is not text. */
export async function textOf(copy: WorkCopy, path: string): Promise<string> {
  const bytes = await readFile(join(copy.root, path));
  return bytes.includes(0) ? '' : bytes.toString('utf8').replace(/\r\n?/g, '\n');
}

/** The first line of a section in Markdown, or the title of an older page. */
function headingsIn(text: string): string[] {
  const found: string[] = [];
  let inCode = false;
  for (const line of text.split('\n')) {
    if (line.startsWith('```')) inCode = !inCode;
    if (!inCode && /^#{1,6} \S/.test(line)) found.push(bound(line.replace(/^#+ /, ''), 60));
    if (found.length === MAX_HEADINGS) break;
  }
  return found;
}

/** What people write in code, and words that look like it: flags, names with dots, versions, paths. */
function namesIn(request: string): string[] {
  const quoted = [...request.matchAll(/[`"“]([^`"”\n]{2,60})[`"”]/g)].map(([, name = '']) => name);
  const others = request
    .split(/[\s,;:!?()]+/)
    .map((word) => word.replace(/\.$/, ''))
    .filter((word) => /^--?\w|\w[._/-]\w|[a-z][A-Z]|\d\.\d/.test(word));
  const plain = request.match(/\p{L}{5,}/gu) ?? [];
  return [...new Set([...quoted, ...others, ...plain].map((word) => word.toLowerCase()))].slice(
    0,
    20,
  );
}

function mentionsIn(path: string, text: string, words: readonly string[]) {
  const lower = text.toLowerCase();
  const present = words.filter((word) => lower.includes(word) || path.toLowerCase().includes(word));
  const precise = present.filter((word) => !/^\p{L}+$/u.test(word));
  const lines: string[] = [];
  for (const [index, line] of precise.length > 0 ? text.split('\n').entries() : []) {
    if (lines.length === MAX_MENTIONS_OF_FILE) break;
    const lowerLine = line.toLowerCase();
    if (precise.some((word) => lowerLine.includes(word)))
      lines.push(`${path}:${index + 1}: ${bound(oneLine(line), 160)}`);
  }
  return { score: present.length + 3 * precise.length, lines };
}

/** Bounded, because a small model's context is: the first of each list is what matters most. */
export function describePages({ pages, others, mentions }: PageList): string {
  const list = (title: string, lines: readonly string[], limit: number) =>
    lines.length === 0 ? [] : [`${title}\n${bound(lines.join('\n'), limit, '\n…')}`];
  return [
    ...list(
      'The pages, with their headings:',
      pages.map(({ path, headings }) => `${path}: ${headings.join(' | ')}`),
      5_000,
    ),
    ...list('Other files:', others, 1_500),
    ...list('Lines that mention words of the request:', mentions, 3_000),
  ].join('\n\n');
}
