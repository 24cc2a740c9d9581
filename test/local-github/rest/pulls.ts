import type { CommitInfo } from '../git/history.ts';
import type { Host } from '../host.ts';
import { invalid, Problem } from '../problem.ts';
import { headOf, openPull, ownerOf, pullContent } from '../pulls.ts';
import { commitShape } from '../shapes/commit.ts';
import { pullShape, simplePullShape } from '../shapes/pull.ts';
import { editThread } from '../threads.ts';
import { demand } from '../tokens.ts';
import { LEVELS, type PullThread } from '../world.ts';
import { type Api, type Ask, jsonBody, numberParam, paged, text, texts } from './respond.ts';

export function pullRoutes(app: Api, host: Host): void {
  const { world, plumbing, links } = host;
  const pullOf = (c: Ask) => world.pull(c.get('repo').fullName, numberParam(c, 'number'));
  const writer = (c: Ask) => demand(c.get('actor'), ['pull_requests'], c.get('repo').fullName);
  const full = async (c: Ask, thread: PullThread) =>
    pullShape(world, links, thread, await pullContent(plumbing, c.get('repo'), thread));

  app.get('/repos/:owner/:repo/pulls', (c) =>
    paged(c, links.api, select(c, host), (thread) => simplePullShape(world, links, thread)),
  );

  app.post('/repos/:owner/:repo/pulls', async (c) => {
    const actor = writer(c);
    const body = await jsonBody(c);
    const thread = await openPull(host, c.get('repo'), actor, {
      title: text(body, 'title') ?? '',
      body: text(body, 'body'),
      head: text(body, 'head') ?? '',
      base: text(body, 'base') ?? '',
      draft: body.draft === true,
    });
    return c.json(await full(c, thread), 201);
  });

  app.get('/repos/:owner/:repo/pulls/:number{[0-9]+}', async (c) => {
    return c.json(await full(c, pullOf(c)));
  });

  app.patch('/repos/:owner/:repo/pulls/:number{[0-9]+}', async (c) => {
    const { login } = writer(c);
    const thread = pullOf(c);
    const body = await jsonBody(c);
    const state = text(body, 'state') === 'closed' ? 'closed' : 'open';
    const base = text(body, 'base');
    if (base !== undefined) {
      const branches = plumbing.branches(c.get('repo').gitDir);
      if (!branches.has(base) || thread.state !== 'open')
        throw new Problem(422, 'Validation Failed');
      thread.pull.baseRef = base;
      thread.pull.baseSha = branches.get(base) ?? '';
    }
    editThread(world, thread, login, {
      title: text(body, 'title'),
      body: text(body, 'body'),
      ...(body.state === undefined ? {} : { state }),
    });
    return c.json(await full(c, thread));
  });

  app.get('/repos/:owner/:repo/pulls/:number{[0-9]+}/commits', async (c) => {
    const { commits } = await pullContent(plumbing, c.get('repo'), pullOf(c));
    const { fullName, signedCommits } = c.get('repo');
    const shape = (item: CommitInfo) => commitShape(links, fullName, item, signedCommits);
    return paged(c, links.api, commits, shape);
  });

  app.post('/repos/:owner/:repo/pulls/:number{[0-9]+}/requested_reviewers', async (c) => {
    writer(c);
    const thread = pullOf(c);
    const repo = c.get('repo');
    for (const login of texts(await jsonBody(c), 'reviewers')) {
      if (login === thread.author) {
        throw new Problem(422, 'Review cannot be requested from pull request author.');
      }
      const level = world.levelOf(repo, login);
      if (!world.knows(login) || LEVELS.indexOf(level) <= LEVELS.indexOf('read')) {
        const message = `Reviews may only be requested from collaborators. One or more of the users or teams you specified is not a collaborator of the ${repo.fullName} repository.`;
        throw new Problem(422, message);
      }
      if (!thread.pull.reviewers.includes(login)) thread.pull.reviewers.push(login);
    }
    world.changed();
    return c.json(simplePullShape(world, links, thread), 201);
  });
}

function select(c: Ask, { world }: Host): PullThread[] {
  const repo = c.get('repo');
  const { state = 'open', head, base, sort = 'created', direction } = c.req.query();
  if (!['open', 'closed', 'all'].includes(state)) {
    invalid('PullRequest', { code: 'invalid', field: 'state' });
  }
  // Without an owner GitHub ignores the filter, and answers everything.
  const source = head?.includes(':') ? headOf(world, repo, head) : undefined;
  const time = (thread: PullThread) => (sort === 'updated' ? thread.updatedAt : thread.createdAt);
  const list = world
    .pulls(repo.fullName)
    .filter((thread) => state === 'all' || thread.state === state)
    .filter(({ pull }) => !base || pull.baseRef === base)
    .filter(({ pull }) => {
      if (source === undefined) return true;
      const label = source && `${ownerOf(source.repo)}:${source.branch}`;
      return label === `${pull.headRepo.split('/')[0]}:${pull.headRef}`;
    })
    .sort((a, b) => time(a).localeCompare(time(b)) || a.number - b.number);
  const ascending = direction ? direction === 'asc' : sort !== 'created' && sort !== 'updated';
  return ascending ? list : list.reverse();
}
