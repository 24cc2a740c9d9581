// What a browser sees: threads, pull requests with their diff, comparisons, commits.
import { Hono } from 'hono';
import { markdown } from '../../../src/service/dashboard/markdown.ts';
import { diffFiles } from '../../../src/service/dashboard/pull.ts';
import { html } from '../../../src/shared/text/escape.ts';
import { diff, diffText } from '../git/diff.ts';
import { commits } from '../git/history.ts';
import type { Host } from '../host.ts';
import { missing, Problem } from '../problem.ts';
import { headOf, pullContent, syncPulls } from '../pulls.ts';
import { type Actor, can } from '../tokens.ts';
import { isPull, type Repository } from '../world.ts';
import { commentRoutes } from './comments.ts';
import { commitList } from './commits.ts';
import { page, time } from './layout.ts';
import { newAppPages } from './new-app.ts';
import { oauthPages } from './oauth.ts';
import { repositoriesPage, repositoryPage } from './overview.ts';
import { threadPage } from './thread-page.ts';

export function pages(host: Host): (request: Request) => Promise<Response> {
  const { world, plumbing } = host;
  const app = new Hono<{ Variables: { repo: Repository } }>();
  const mayRead = (request: Request, { fullName, private: closed }: Repository) =>
    !closed || can(readerOf(host, request), 'contents', 'read', fullName);
  app.get('/', ({ req }) =>
    repositoriesPage(world.data.repositories.filter((repo) => mayRead(req.raw, repo))),
  );
  newAppPages(app, host);
  oauthPages(app, host);
  app.use('/:owner/:repo/*', async (c, next) => {
    const repo = world.repository(`${c.req.param('owner')}/${c.req.param('repo')}`);
    if (!mayRead(c.req.raw, repo)) return locked();
    c.set('repo', repo);
    // A page that is open asks for what changed since, and waits for it.
    const after = c.req.query('after');
    if (after && host.commenting) await world.changedSince(Number(after), WAIT_MS);
    await syncPulls(world, plumbing, repo);
    await next();
  });
  for (const list of ['', '/issues', '/pulls']) {
    app.get(`/:owner/:repo${list}`, (c) => repositoryPage(host, c.get('repo')));
  }
  for (const kind of ['issues', 'pull']) {
    app.get(`/:owner/:repo/${kind}/:number{[0-9]+}`, async (c) => {
      const thread = world.thread(c.get('repo').fullName, Number(c.req.param('number')));
      const right = isPull(thread) ? 'pull' : 'issues';
      if (kind === right) return threadPage(host, thread);
      return c.redirect(`/${thread.repo}/${right}/${thread.number}`);
    });
  }
  commentRoutes(app, host);
  app.get('/:owner/:repo/actions/runs/:id{[0-9]+}', (c) =>
    runPage(host, c.get('repo'), Number(c.req.param('id'))),
  );
  for (const part of ['commits', 'files']) {
    app.get(`/:owner/:repo/pull/:number{[0-9]+}/${part}`, (c) =>
      c.redirect(`/${c.get('repo').fullName}/pull/${c.req.param('number')}#${part}`),
    );
  }
  app.get('/:owner/:repo/pull/:file{[0-9]+\\.diff}', async (c) => {
    const repo = c.get('repo');
    const thread = world.pull(repo.fullName, Number.parseInt(c.req.param('file'), 10));
    const { from, to } = await pullContent(plumbing, repo, thread);
    return c.text(await diffText(plumbing.git, repo.gitDir, from, to));
  });

  app.get('/:owner/:repo/compare/:basehead{.+}', (c) =>
    comparePage(host, c.get('repo'), c.req.param('basehead')),
  );
  app.get('/:owner/:repo/commit/:sha{[0-9a-f]+}', (c) =>
    commitPage(host, c.get('repo'), c.req.param('sha')),
  );
  app.get('/:owner/:repo/blob/:place{.+}', (c) =>
    filePage(host, c.get('repo'), decodeURIComponent(c.req.param('place'))),
  );

  app.notFound(() => notFound());
  app.onError((error) => {
    if (error instanceof Problem) return notFound();
    throw error;
  });
  return async (request) => app.fetch(request);
}

/** Shorter than browsers and proxies wait. */
const WAIT_MS = 20_000;

function runPage({ runs, commenting, world }: Host, repo: Repository, id: number): Response {
  const run = runs.find((one) => one.repo === repo.fullName && one.id === id);
  if (!run) missing('Not Found');
  return page({
    title: `Workflow run ${id} · ${repo.fullName}`,
    repo: repo.fullName,
    version: commenting && world.version,
    body: html`<h1>Workflow run ${id}</h1><p class="meta">started by <code>${run.event}</code></p><div class="card"><div class="text" id="log" data-live><pre><code>${run.lines.join('\n')}</code></pre></div></div>`,
  });
}

/** A key that is not known opens as much as none. */
function readerOf({ tokens }: Host, request: Request): Actor {
  try {
    return tokens.actor(request.headers.get('authorization') ?? undefined);
  } catch {
    return null;
  }
}

/** Browsers then ask for a password, and remember it. */
function locked(): Response {
  const body = html`<h1>This repository is private</h1><p>Open the link that <code>docket serve</code> printed when it started, or enter its key as the password.</p>`;
  const response = page({ title: 'Private', body }, 401);
  response.headers.set('www-authenticate', 'Basic realm="Docket", charset="UTF-8"');
  return response;
}

function notFound(): Response {
  const body = html`<h1>Page not found</h1><p>See the <a href="/">list of repositories</a>.</p>`;
  return page({ title: 'Not found', body }, 404);
}

async function comparePage(host: Host, repo: Repository, basehead: string): Promise<Response> {
  const { world, plumbing } = host;
  const [base = '', head = ''] = basehead.split('...');
  const source = headOf(world, repo, head) ?? missing('Not Found');
  const tip = async (from: Repository, name: string) =>
    (await plumbing.resolve(from.gitDir, `refs/heads/${name}`)) ??
    (await plumbing.resolve(from.gitDir, name)) ??
    missing('Not Found');
  const to = await tip(repo, source.branch);
  const from = await plumbing.mergeBase(repo.gitDir, await tip(repo, base), to);
  if (!from) missing('Not Found');
  const [files, list] = await Promise.all([
    diff(plumbing.git, repo.gitDir, from, to),
    commits(plumbing.git, repo.gitDir, [`${from}..${to}`]),
  ]);
  return page({
    title: `Comparing ${base}...${head} · ${repo.fullName}`,
    repo: repo.fullName,
    body: html`<h1>Comparing changes</h1><p class="meta"><code class="branch">${base}</code> ← <code class="branch">${head}</code></p>
${commitList(repo.fullName, list)}<h2 class="part">Files changed <span class="count">${files.length}</span></h2>${diffFiles(files)}`,
  });
}

async function commitPage({ plumbing }: Host, repo: Repository, sha: string): Promise<Response> {
  const full = (await plumbing.resolve(repo.gitDir, sha)) ?? missing('Not Found');
  const [commit] = await commits(plumbing.git, repo.gitDir, ['-1', full]);
  if (!commit) missing('Not Found');
  const parent = commit.parents[0] ?? EMPTY_TREE;
  const files = await diff(plumbing.git, repo.gitDir, parent, full);
  const [subject = '', ...rest] = commit.message.split('\n');
  const more = rest.join('\n').trim();
  return page({
    title: `${subject} · ${repo.fullName}`,
    repo: repo.fullName,
    body: html`<h1>${subject}</h1><p class="meta"><b>${commit.author.name}</b> committed on ${time(commit.author.date)} · <code>${full}</code></p>
${more ? html`<div class="card"><div class="text"><pre>${more}</pre></div></div><h2 class="part">Files changed</h2>` : ''}${diffFiles(files)}`,
  });
}

/** What git calls the tree without files: the parent of a first commit. */
const EMPTY_TREE = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';

/** A branch may have slashes in its name: whichever there is. */
async function filePage({ plumbing }: Host, repo: Repository, place: string): Promise<Response> {
  const parts = place.split('/');
  let [ref = '', path = '', commit] = ['', '', null as string | null];
  for (let at = 1; at < parts.length && commit === null; at += 1) {
    [ref, path] = [parts.slice(0, at).join('/'), parts.slice(at).join('/')];
    commit = await plumbing.resolve(repo.gitDir, ref);
  }
  if (commit === null) missing('Not Found');
  const entry = await plumbing.entry(repo.gitDir, commit, path);
  if (entry?.type !== 'blob') missing('Not Found');
  const text = (await plumbing.blob(repo.gitDir, entry.sha)).toString('utf8');
  const shown = /\.mdx?$/.test(path)
    ? markdown(text.replace(/^---\n[\s\S]*?\n---\n/, ''), { threads: `/${repo.fullName}/issues` })
    : html`<pre><code>${text}</code></pre>`;
  return page({
    title: `${path} · ${repo.fullName}`,
    repo: repo.fullName,
    body: html`<h1 class="mono">${path}</h1><p class="meta">at <code>${ref.slice(0, 12)}</code></p><div class="card"><div class="text">${shown}</div></div>`,
  });
}
