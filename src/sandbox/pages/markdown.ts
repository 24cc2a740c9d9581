// Markdown as comments use it: headings, lists, tasks, tables, quotes, code, folds. HTML comments
// are invisible, as on GitHub; any other HTML is shown as the text that it is.
import { escapeHtml, Html } from './html.ts';
import { inline, type Where } from './inline-markdown.ts';

export function markdown(source: string, where: Where): Html {
  const text = source.replace(/\r\n?/g, '\n').replace(/<!--[\s\S]*?-->/g, '');
  const shown = blocks(text.split('\n'), where, 0);
  const folds = shown.split('<details>').length - shown.split('</details>').length;
  return new Html(shown + '</details>'.repeat(Math.max(0, folds)));
}

/** Deeper than anyone writes; a limit against texts made to exhaust the stack. */
const DEEPEST = 12;

const FENCE = /^( {0,3})(`{3,}|~{3,})\s*([\w+#.-]*)[^`]*$/;
const ITEM = /^( {0,3})([-*+]|\d{1,9}[.)])(?: +|$)(.*)$/;
const ROW = /^\s*\|.*\|\s*$/;

function blocks(lines: string[], where: Where, depth: number): string {
  if (depth > DEEPEST) return `<p>${escapeHtml(lines.join('\n'))}</p>`;
  let out = '';
  let at = 0;
  while (at < lines.length) {
    const line = lines[at] ?? '';
    if (line.trim() === '') {
      at += 1;
      continue;
    }
    const [made, next] = block(lines, at, where, depth);
    out += made;
    at = next;
  }
  return out;
}

/** One block that begins at a line, and the line after it. */
function block(lines: string[], at: number, where: Where, depth: number): [string, number] {
  const line = lines[at] ?? '';
  const fence = FENCE.exec(line);
  if (fence) return fenced(lines, at, fence[2] ?? '```', fence[3] ?? '');
  const heading = /^ {0,3}(#{1,6})\s+(.*?)\s*#*$/.exec(line);
  if (heading) {
    const level = Math.min(6, (heading[1]?.length ?? 1) + 1);
    return [`<h${level}>${inline(heading[2] ?? '', where).text}</h${level}>\n`, at + 1];
  }
  if (/^ {0,3}([-*_])(?:\s*\1){2,}\s*$/.test(line)) return ['<hr>\n', at + 1];
  if (/^ {0,3}>/.test(line)) {
    const end = endOf(lines, at, (text) => /^ {0,3}>/.test(text));
    const inner = lines.slice(at, end).map((text) => text.replace(/^ {0,3}> ?/, ''));
    return [`<blockquote>${blocks(inner, where, depth + 1)}</blockquote>\n`, end];
  }
  if (ITEM.test(line)) return list(lines, at, where, depth);
  if (ROW.test(line) && /^\s*\|(?:\s*:?-+:?\s*\|)+\s*$/.test(lines[at + 1] ?? '')) {
    const end = endOf(lines, at, (text) => ROW.test(text));
    return [table(lines.slice(at, end), where), end];
  }
  const fold = foldTag(line);
  if (fold) return [fold, at + 1];
  return paragraph(lines, at, where);
}

function paragraph(lines: string[], at: number, where: Where): [string, number] {
  const starts = (text: string) =>
    FENCE.test(text) || ITEM.test(text) || ROW.test(text) || /^ {0,3}(?:#{1,6}\s|>)/.test(text);
  const end = endOf(
    lines,
    at + 1,
    (text) => text.trim() !== '' && !starts(text) && foldTag(text) === null,
  );
  const text = lines.slice(at, end).join('\n').trim();
  // Comments keep their line breaks, as on GitHub.
  const shown = inline(text, where).text.replace(/(?<!<br>)\n/g, '<br>\n');
  return [`<p>${shown}</p>\n`, end];
}

function fenced(lines: string[], at: number, mark: string, language: string): [string, number] {
  const close = new RegExp(`^ {0,3}${mark[0] === '~' ? '~' : '`'}{${mark.length},}\\s*$`);
  const end = endOf(lines, at + 1, (text) => !close.test(text));
  const code = lines.slice(at + 1, end).join('\n');
  const kind = language === 'diff' ? diffLines(code) : escapeHtml(code);
  return [`<pre><code>${kind}\n</code></pre>\n`, end + 1];
}

function diffLines(code: string): string {
  return code
    .split('\n')
    .map((line) => {
      const kind = line.startsWith('+') ? 'add' : line.startsWith('-') ? 'del' : '';
      return kind ? `<span class="${kind}">${escapeHtml(line)}</span>` : escapeHtml(line);
    })
    .join('\n');
}

function list(lines: string[], at: number, where: Where, depth: number): [string, number] {
  const ordered = /^ {0,3}\d/.test(lines[at] ?? '');
  const items: string[] = [];
  let next = at;
  while (next < lines.length) {
    const match = ITEM.exec(lines[next] ?? '');
    if (!match || /^\d/.test(match[2] ?? '') !== ordered) break;
    const [, indent = '', mark = '', first = ''] = match;
    const width = indent.length + mark.length + 1;
    const inner = [first];
    next += 1;
    while (next < lines.length) {
      const line = lines[next] ?? '';
      const deeper = line.startsWith(' '.repeat(Math.min(width, 2)));
      const blankInside = line.trim() === '' && /^ {2,}\S/.test(lines[next + 1] ?? '');
      if (!deeper && !blankInside) break;
      inner.push(line.slice(Math.min(width, line.length - line.trimStart().length)));
      next += 1;
    }
    items.push(item(inner, where, depth));
    if ((lines[next] ?? '').trim() === '' && ITEM.test(lines[next + 1] ?? '')) next += 1;
  }
  const name = ordered ? 'ol' : 'ul';
  return [`<${name}>${items.join('')}</${name}>\n`, next];
}

function item(inner: string[], where: Where, depth: number): string {
  const task = /^\[([ xX])\]\s+(.*)$/.exec(inner[0] ?? '');
  const lines = task ? [task[2] ?? '', ...inner.slice(1)] : inner;
  const checked = task && task[1] !== ' ' ? ' checked' : '';
  const box = task ? `<input type="checkbox" disabled${checked}> ` : '';
  // A single line needs no paragraph of its own.
  const body = blocks(lines, where, depth + 1).replace(/^<p>([\s\S]*?)<\/p>\n/, '$1\n');
  return `<li${task ? ' class="task"' : ''}>${box}${body}</li>`;
}

function table(lines: string[], where: Where): string {
  const cells = (line: string) =>
    line
      .trim()
      .slice(1, -1)
      .split(/(?<!\\)\|/)
      .map((cell) => inline(cell.trim().replace(/\\\|/g, '|'), where).text);
  const row = (line: string, tag: string) =>
    `<tr>${cells(line)
      .map((cell) => `<${tag}>${cell}</${tag}>`)
      .join('')}</tr>`;
  const [head = '', , ...body] = lines;
  const rows = body.map((line) => row(line, 'td')).join('');
  return `<div class="scroll"><table><thead>${row(head, 'th')}</thead><tbody>${rows}</tbody></table></div>\n`;
}

/** `<details>` and `<summary>` on lines of their own; without attributes, so nothing can ride along. */
function foldTag(line: string): string | null {
  const text = line.trim();
  const summary = /^(<details>\s*)?<summary>([^<>]*)<\/summary>$/i.exec(text);
  if (summary) {
    return `${summary[1] ? '<details>' : ''}<summary>${escapeHtml(summary[2] ?? '')}</summary>\n`;
  }
  const tag = /^<(\/?)details>$/i.exec(text);
  return tag ? `<${tag[1]}details>\n` : null;
}

function endOf(lines: string[], from: number, belongs: (line: string) => boolean): number {
  let end = from;
  while (end < lines.length && belongs(lines[end] ?? '')) end += 1;
  return end;
}
