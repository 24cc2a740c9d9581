import { title } from '../../../src/service/dashboard/markdown.ts';
import { type Html, html } from '../../../src/shared/text/escape.ts';
import type { CommitInfo } from '../git/history.ts';
import { time } from './layout.ts';

export function commitList(repo: string, list: CommitInfo[]): Html {
  if (list.length === 0) return html`<p class="empty">No commits.</p>`;
  return html`<ul class="list">${list.map(({ sha, message, author }) => {
    const [subject = ''] = message.split('\n');
    return html`<li><a class="title" href="/${repo}/commit/${sha}">${title(subject)}</a><span class="side">${author.name.replace(/\[bot\]$/, '')}, ${time(author.date)} · <code>${sha.slice(0, 7)}</code></span></li>`;
  })}</ul>`;
}
