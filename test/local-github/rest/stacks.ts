// Stacks of pull requests, which are a preview: repositories have them only if they are turned on.
import type { Host } from '../host.ts';
import { missing, Problem } from '../problem.ts';
import { apiOf } from '../shapes/links.ts';
import { simplePullShape } from '../shapes/pull.ts';
import { demand } from '../tokens.ts';
import { type Api, type Ask, jsonBody, numberParam, paged } from './respond.ts';

export function stackRoutes(app: Api, { world, links }: Host): void {
  type Stack = NonNullable<ReturnType<typeof stacksOf>>[number];
  const stacksOf = (c: Ask) => c.get('repo').stacks;
  const pullsOf = (c: Ask, { pulls }: Stack) =>
    pulls.map((number) => world.pull(c.get('repo').fullName, number));

  const shape = (c: Ask, stack: Stack) => {
    const pulls = pullsOf(c, stack);
    return {
      id: 900 + stack.number,
      number: stack.number,
      node_id: `STK_${stack.number}`,
      url: `${apiOf(links, c.get('repo').fullName)}/stacks/${stack.number}`,
      base: { ref: pulls[0]?.pull.baseRef ?? '' },
      open: pulls.some(({ state }) => state === 'open'),
      created_at: c.get('repo').createdAt,
      pull_requests: pulls.map((pull) => simplePullShape(world, links, pull)),
    };
  };

  /** Each stands on the one before it, and in no other stack. */
  const insist = async (c: Ask, below: number[]): Promise<number[]> => {
    demand(c.get('actor'), ['pull_requests'], c.get('repo').fullName);
    const { pull_requests: given } = await jsonBody(c);
    const added = Array.isArray(given) ? given.map(Number) : [];
    const all = [...below, ...added].map((number) => world.pull(c.get('repo').fullName, number));
    const fits = all.every(
      ({ pull }, at) => at === 0 || pull.baseRef === all[at - 1]?.pull.headRef,
    );
    const taken = stacksOf(c)?.some(({ pulls }) => added.some((number) => pulls.includes(number)));
    if (!fits || taken || all.length < 2) throw new Problem(422, 'Pull requests must form a stack');
    return added;
  };

  app.use('/repos/:owner/:repo/stacks/*', (c, next) => {
    if (!stacksOf(c)) missing('Not Found');
    return next();
  });
  app.get('/repos/:owner/:repo/stacks', (c) => {
    const wanted = Number(c.req.query('pull_request'));
    const found = (stacksOf(c) ?? []).filter(({ pulls }) => !wanted || pulls.includes(wanted));
    return paged(c, links.api, found, (stack) => shape(c, stack));
  });
  app.post('/repos/:owner/:repo/stacks', async (c) => {
    const pulls = await insist(c, []);
    const stack = { number: (stacksOf(c)?.length ?? 0) + 1, pulls };
    stacksOf(c)?.push(stack);
    world.changed();
    return c.json(shape(c, stack), 201);
  });
  app.post('/repos/:owner/:repo/stacks/:number{[0-9]+}/add', async (c) => {
    const stack = stacksOf(c)?.find(({ number }) => number === numberParam(c, 'number'));
    if (!stack) missing('Not Found');
    stack.pulls.push(...(await insist(c, stack.pulls.slice(-1))));
    world.changed();
    return c.json(shape(c, stack));
  });
}
