// A pull request of a repository without a code host: its text, how to merge it, and its changes.
import type { LocalPull } from '../../jobs/publisher.ts';
import { html } from '../../shared/text/html.ts';
import { diffFiles } from './diff.ts';
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
