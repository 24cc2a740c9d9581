import { title } from '../../../src/service/dashboard/markdown.ts';
import { html } from '../../../src/shared/text/escape.ts';
import type { Host } from '../host.ts';
import { isPull, type Repository, type Thread } from '../world.ts';
import { page, time } from './layout.ts';
import { stateBadge } from './thread-page.ts';

export function repositoriesPage(repositories: readonly Repository[]): Response {
  return page({
    title: 'Repositories',
    body: html`<h1>Repositories</h1>${
      repositories.length === 0
        ? html`<p class="empty">None yet.</p>`
        : html`<ul class="list">${repositories.map(({ fullName, defaultBranch }) => html`<li><a class="title" href="/${fullName}">${fullName}</a><span class="side"><code>${defaultBranch}</code></span></li>`)}</ul>`
    }`,
  });
}

export function repositoryPage(host: Host, { fullName, defaultBranch }: Repository): Response {
  const threads = host.world.data.threads.filter((thread) => thread.repo === fullName).reverse();
  const part = (name: string, list: Thread[], none: string) =>
    html`<h2 class="part">${name} <span class="count">${list.length}</span></h2>${
      list.length === 0
        ? html`<p class="empty">${none}</p>`
        : html`<ul class="list">${list.map((thread) => html`<li>${stateBadge(thread)}<a class="title" href="/${fullName}/${isPull(thread) ? 'pull' : 'issues'}/${thread.number}">${title(thread.title)}</a><span class="side">#${thread.number} by ${thread.author.replace(/\[bot\]$/, '')}, ${time(thread.createdAt)}</span></li>`)}</ul>`
    }`;
  return page({
    title: fullName,
    repo: fullName,
    body: html`<h1>${fullName}</h1><p class="meta">The default branch is <code class="branch">${defaultBranch}</code></p>
${part('Pull requests', threads.filter(isPull), 'No pull requests yet.')}
${part(
  'Issues',
  threads.filter((thread) => !isPull(thread)),
  'No issues yet.',
)}`,
  });
}
