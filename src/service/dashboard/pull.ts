// A pull request of a repository without a code host: its text, how to merge it, and its changes.
import type { LocalPull } from '../../jobs/publisher.ts';
import type { FileDiff } from '../../shared/git/diff.ts';
import { type Html, html } from '../../shared/text/escape.ts';
import { layout, type Viewer } from './layout.ts';
import { markdown } from './markdown.ts';

export const pullPath = (project: string, number: number) =>
  `/pulls/${encodeURIComponent(project)}/${number}`;

const STATE = { open: 'active', merged: 'completed', closed: 'failed' } as const;

export function pullPage(viewer: Viewer, project: string, pull: LocalPull): string {
  const { number, branch, base, body, files, mergeCommand } = pull;
  const state = pull.state === 'open' && pull.draft ? 'draft' : pull.state;
  const merge = html`<section aria-labelledby="merge"><h2 id="merge">Merge it</h2>
<p>Docket never merges. Run this where the repository is, or delete the branch to close the pull request:</p>
<div class="copy"><code>${mergeCommand}</code></div></section>`;
  const main = html`<p><span class="state ${STATE[pull.state]}">${state}</span> <code>${branch}</code> into <code>${base}</code></p>
<div class="card text">${markdown(body, { threads: `/pulls/${encodeURIComponent(project)}` })}</div>
${pull.state === 'open' && merge}
<section aria-labelledby="files"><h2 id="files">Changed files</h2>
${diffFiles(files)}</section>`;
  return layout({ title: `${pull.title} #${number}`, at: '/', viewer, main });
}

// A diff as tables, with the words that changed inside a line marked.

/** Longer diffs start folded. */
const FOLD_ABOVE = 600;

/** How the number of a line of the new side is shown, where it is more than a number. */
type LineNumber = (path: string, line: number) => Html;

export function diffFiles(files: readonly FileDiff[], number?: LineNumber): Html {
  const sum = (of: (file: FileDiff) => number) =>
    files.reduce((total, file) => total + of(file), 0);
  return html`<p class="empty">${files.length} ${files.length === 1 ? 'file' : 'files'} changed, <span class="plus">+${sum((file) => file.additions)}</span> <span class="minus">−${sum((file) => file.deletions)}</span></p>
${files.map((file) => diffFile(file, number))}`;
}

function diffFile(file: FileDiff, number?: LineNumber): Html {
  const open = file.additions + file.deletions <= FOLD_ABOVE;
  const name = file.previousPath ? `${file.previousPath} → ${file.path}` : file.path;
  const body =
    file.patch === undefined
      ? html`<p class="text empty">${file.status === 'renamed' ? 'Moved without changes.' : 'Not shown: the file is binary or very large, or only its mode changed.'}</p>`
      : html`<div class="sideways">${patchTable(file.patch, number && ((line) => number(file.path, line)))}</div>`;
  return html`<details class="file"${open ? html` open` : ''}><summary><span class="path mono">${name}</span><span class="plus">+${file.additions}</span><span class="minus">−${file.deletions}</span><span class="kind">${file.status}</span></summary>${body}</details>
`;
}

interface Line {
  kind: 'hunk' | 'add' | 'del' | 'same' | 'note';
  text: string;
  before?: number;
  after?: number;
}

export function patchTable(patch: string, number?: (line: number) => Html): Html {
  const lines = readPatch(patch);
  const partners = partnersIn(lines);
  const rows = lines.map((line, index) => {
    if (line.kind === 'hunk' || line.kind === 'note') {
      return html`<tr class="hunk"><td colspan="3" class="mono">${line.text}</td></tr>`;
    }
    const mark = line.kind === 'add' ? '+' : line.kind === 'del' ? '−' : ' ';
    return html`<tr class="${line.kind}"><td class="n mono">${line.before}</td><td class="n mono">${line.after !== undefined && number ? number(line.after) : line.after}</td><td class="c mono" data-m="${mark}">${marked(line, partners[index])}</td></tr>`;
  });
  return html`<table class="diff"><tbody>${rows}</tbody></table>`;
}

function readPatch(patch: string): Line[] {
  let before = 0;
  let after = 0;
  return patch.split('\n').map((raw): Line => {
    const hunk = /^@@ -(\d+)(?:,\d+)? \+(\d+)/.exec(raw);
    if (hunk) {
      before = Number(hunk[1]);
      after = Number(hunk[2]);
      return { kind: 'hunk', text: raw };
    }
    const text = raw.slice(1);
    if (raw.startsWith('+')) return { kind: 'add', text, after: after++ };
    if (raw.startsWith('-')) return { kind: 'del', text, before: before++ };
    if (raw.startsWith('\\')) return { kind: 'note', text: raw };
    return { kind: 'same', text, before: before++, after: after++ };
  });
}

/** For each line the one that it replaces or is replaced by, where as many go as come. */
function partnersIn(lines: readonly Line[]): (string | undefined)[] {
  const partners: (string | undefined)[] = [];
  const countFrom = (start: number, kind: Line['kind']) => {
    let end = start;
    while (lines[end]?.kind === kind) end += 1;
    return end - start;
  };
  for (let start = 0; start < lines.length; ) {
    const gone = countFrom(start, 'del');
    const come = countFrom(start + gone, 'add');
    for (let at = start; gone === come && at < start + gone; at += 1) {
      partners[at] = lines[at + gone]?.text;
      partners[at + gone] = lines[at]?.text;
    }
    start += Math.max(1, gone + come);
  }
  return partners;
}

function marked({ text }: Line, other: string | undefined): Html {
  if (other === undefined) return html`${text}`;
  const most = Math.min(text.length, other.length);
  let head = 0;
  while (head < most && text[head] === other[head]) head += 1;
  let tail = 0;
  while (tail < most - head && text.at(-1 - tail) === other.at(-1 - tail)) tail += 1;
  const middle = text.slice(head, text.length - tail);
  // Lines that have little in common are different lines, not an edited one.
  if (middle === '' || head + tail < text.length / 4) return html`${text}`;
  return html`${text.slice(0, head)}<mark>${middle}</mark>${text.slice(text.length - tail)}`;
}
