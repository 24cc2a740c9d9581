// GitHub gives no answer to one request: each request of each path, in each way, one at a time. The
// command ends answered all the same, the agent has run once, and there is one pull request.
import { describe, expect, it } from 'vitest';
import { scale } from '../support/scale.ts';
import { type AwayFault, awayScene, FAULTS, type Target } from './support/away.ts';

interface Path {
  name: string;
  body: string;
  by?: string;
  /** What happened on the thread before. */
  before?: string;
  says: RegExp;
  runs: number;
}

const PATHS: Path[] = [
  { name: 'A request', body: '/docs explain the flag', says: /Done: /, runs: 1 },
  {
    name: 'A question for the status',
    body: '/docs status',
    before: '/docs explain it',
    says: /Done: /,
    runs: 1,
  },
  { name: 'A question for help', body: '/docs help', says: /Put one of these/, runs: 0 },
  {
    name: 'Someone without permission',
    body: '/docs explain',
    by: 'hubot',
    says: /needs \*\*write\*\*/,
    runs: 0,
  },
];

/** Longer than the App waits for any request, and shorter than a workflow run does. */
const AWAY_MS = { app: 3 * 60_000, action: 8 * 60_000 };
/** In the short version, each request meets one of the faults; in the long one, all of them. */
const STRIDE = scale(FAULTS.length, 1);

async function walk(
  kind: 'app' | 'action',
  { body, by = 'mona', before }: Path,
  plan?: { target: Target; fault: AwayFault },
) {
  const { repo, weather, deliver, run, runs, said } = await awayScene(kind);
  const work = kind === 'app' ? deliver : run;
  const { number } = repo.openIssue({ by: 'mona', title: 'Explain --json' });
  if (before !== undefined) {
    await work(repo.comment(number, { by: 'mona', body: before }).event);
    weather.restart();
  }
  if (plan) weather.plan(plan.target, plan.fault, AWAY_MS[kind]);
  const again = await work(repo.comment(number, { by, body }).event);
  const pulls = (await repo.pulls()).length;
  return { weather, again, last: said(number).at(-1) ?? '', runs: runs.length, pulls };
}

async function walkAll(kind: 'app' | 'action', path: Path, fault: AwayFault): Promise<unknown[]> {
  const targets = [...(await walk(kind, path)).weather.seen];
  expect(targets.length).toBeGreaterThan(2);
  const wrong: unknown[] = [];
  for (const [index, target] of targets.entries()) {
    if ((index + FAULTS.indexOf(fault)) % STRIDE > 0) continue;
    const expected = { struck: true, said: true, runs: path.runs, pulls: path.runs };
    const seen = await walk(kind, path, { target, fault }).then(
      ({ weather, last, runs, pulls, again }) => ({
        ...{ struck: weather.hasStruck, said: path.says.test(last), runs, pulls },
        // A run has patience enough for this.
        ...(kind === 'action' && again > 0 && { again }),
      }),
      (error: unknown) => ({ error: String(error) }),
    );
    if (JSON.stringify(seen) !== JSON.stringify(expected)) wrong.push({ ...target, ...seen });
  }
  return wrong;
}

/** Real git over real sockets, dozens of times. */
const timeout = scale(240_000, 1_800_000);

describe.each(PATHS)('$name is answered', (path) => {
  it.each(FAULTS)('by the App, whichever request meets: %s', { timeout }, async (fault) => {
    expect(await walkAll('app', path, fault)).toEqual([]);
  });

  it.each(FAULTS)('by a run, whichever request meets: %s', { timeout }, async (fault) => {
    expect(await walkAll('action', path, fault)).toEqual([]);
  });
});
