import { title as heading } from '../../../src/service/dashboard/markdown.ts';
import { diffFiles } from '../../../src/service/dashboard/pull.ts';
import { html } from '../../../src/shared/text/escape.ts';
import type { Host } from '../host.ts';
import { pullContent } from '../pulls.ts';
import { isPull, type PullThread, type Thread } from '../world.ts';
import { commentBox, lineBox, lineButton } from './comments.ts';
import { commitList } from './commits.ts';
import { conversation } from './conversation.ts';
import { page, plural, time } from './layout.ts';

function threadState(thread: Thread): 'open' | 'closed' | 'merged' | 'draft' {
  if (thread.pull?.mergedAt) return 'merged';
  if (thread.state === 'closed') return 'closed';
  return thread.pull?.draft ? 'draft' : 'open';
}

const WORDS = { open: 'Open', closed: 'Closed', merged: 'Merged', draft: 'Draft' };

export function stateBadge(thread: Thread) {
  const state = threadState(thread);
  return html`<span class="state ${state}">${WORDS[state]}</span>`;
}

export async function threadPage(host: Host, thread: Thread): Promise<Response> {
  if (isPull(thread)) return pullPage(host, thread);
  const { title, number, author, createdAt, repo } = thread;
  return page({
    title: `${title} · Issue #${number} · ${repo}`,
    repo,
    version: versionOf(host),
    body: html`<h1>${heading(title)} <span class="number">#${number}</span></h1>
<p class="meta">${stateBadge(thread)}<span><b>${author}</b> opened this issue on ${time(createdAt)}</span></p>
<div id="entries" data-live="merge">${conversation(host, thread)}</div>${commentBox(host, thread)}`,
  });
}

async function pullPage(host: Host, thread: PullThread): Promise<Response> {
  const repository = host.world.repository(thread.repo);
  const content = await pullContent(host.plumbing, repository, thread);
  const { title, number, author, repo, pull, labels } = thread;
  const from = pull.headRepo === repo ? pull.headRef : `${pull.headRepo}:${pull.headRef}`;
  const verb = pull.mergedAt ? 'merged' : 'wants to merge';
  const who = pull.mergedBy ?? author;
  return page({
    title: `${title} · Pull request #${number} · ${repo}`,
    repo,
    version: versionOf(host),
    body: html`<div id="head" data-live><h1>${heading(title)} <span class="number">#${number}</span></h1>
<p class="meta">${stateBadge(thread)}<span><b>${who.replace(/\[bot\]$/, '')}</b> ${verb} ${plural(content.commits.length, 'commit')} into <code class="branch">${pull.baseRef}</code> from <code class="branch">${from}</code></span>${labels.map((label) => html`<span class="badge">${label}</span>`)}${pull.reviewers.length > 0 ? html`<span>· review asked of ${pull.reviewers.join(', ')}</span>` : ''}</p>
<nav class="tabs" aria-label="Parts of this page"><a href="#conversation" class="here">Conversation</a><a href="#commits">Commits <span class="count">${content.commits.length}</span></a><a href="#files">Files changed <span class="count">${content.files.length}</span></a></nav></div>
<section id="conversation"><div id="entries" data-live="merge">${conversation(host, thread)}</div>${commentBox(host, thread)}</section>
${thread.state === 'open' ? mergeHint(pull.headRepo === repo ? pull.headRef : null, pull.baseRef) : ''}
<section id="commits" data-live><h2 class="part">Commits <span class="count">${content.commits.length}</span></h2>${commitList(repo, content.commits)}</section>
<section id="files" data-live><h2 class="part">Files changed <span class="count">${content.files.length}</span></h2>${diffFiles(content.files, host.commenting && lineButton)}</section>${lineBox(host, thread)}`,
  });
}

/** Pages follow the thread where people can comment. */
const versionOf = ({ commenting, world }: Host) => commenting && world.version;

function mergeHint(head: string | null, base: string) {
  if (head === null) return '';
  return html`<p class="hint">To merge: <code>git switch ${base} && git merge ${head}</code>. This page then shows it as merged.</p>`;
}
