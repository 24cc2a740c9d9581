// Everything that people ask of Docket, walked while GitHub gives no answer to one request.
import { expect } from 'vitest';
import { listRecords } from '../../../src/jobs/store.ts';
import type { HostEvent } from '../../local-github/host-event.ts';
import { LONG, scale } from '../../support/scale.ts';
import { beyondTest } from '../../support/test-end.ts';
import {
  type AwayFault,
  type AwayPlace,
  type AwayScene,
  FAULTS,
  openAwayPlace,
  type Target,
} from './away.ts';

interface Asked {
  event: HostEvent;
  /** Where the answer is; absent: on the issue. */
  thread?: number;
}

interface Path {
  name: string;
  /** A comment on the issue, or what else happens. */
  ask: string | ((scene: AwayScene, issue: number) => Promise<Asked>);
  by?: string;
  /** What was asked on the issue before. */
  before?: string;
  /** The process that worked on it ended meanwhile. */
  died?: boolean;
  says: RegExp;
  runs: number;
  /** Of the only job; null: there is none. */
  status?: string | null;
  /** Pull requests at the end; by default one if an agent ran. */
  pulls?: number;
}

async function ownPull({ repo }: AwayScene) {
  const [one] = await repo.pulls();
  if (!one) throw new Error('The job has no pull request.');
  const { headRef: headBranch } = one.pull;
  return { number: one.number, headBranch, headSha: (await repo.branch(headBranch)) ?? '' };
}

/** A pull request that renames a heading, to which a page links. */
export async function openChange({ repo }: AwayScene) {
  const files = { 'docs/cli.md': '# Options\n' };
  const headSha = await repo.push({ by: 'mona', branch: 'change', files });
  const wanted = { by: 'mona', title: 'A change', head: 'change', base: 'main' };
  const { number } = (await repo.openPull(wanted)).pull;
  return { number, headSha };
}

export const PATHS: Path[] = [
  { name: 'A request', ask: '/docs explain the flag', says: /Done: /, runs: 1 },
  {
    name: 'A question for the status',
    ask: '/docs status',
    before: '/docs explain it',
    says: /Open, waiting for review: /,
    runs: 1,
  },
  {
    name: 'A question for help',
    ask: '/docs help',
    says: /Put one of these/,
    runs: 0,
    status: null,
  },
  {
    name: 'Someone without permission',
    ask: '/docs explain',
    by: 'hubot',
    says: /needs \*\*write\*\*/,
    runs: 0,
    status: null,
  },
  {
    name: 'A request to retry',
    ask: '/docs retry',
    before: '/docs explain what fails once',
    says: /Done: /,
    runs: 2,
  },
  {
    name: 'A request to undo',
    ask: '/docs undo',
    before: '/docs explain it',
    says: /Reverted/,
    runs: 1,
  },
  {
    name: 'A request to cancel',
    ask: '/docs cancel',
    before: '/docs explain what never ends',
    died: true,
    says: /Canceled/,
    runs: 1,
    status: 'failed',
    pulls: 0,
  },
  {
    name: 'A request to archive',
    ask: '/docs archive',
    before: '/docs explain it',
    says: /Archived/,
    runs: 1,
    status: 'archived',
  },
  {
    name: 'A closed pull request',
    async ask(scene) {
      return { event: await scene.repo.close((await ownPull(scene)).number, 'mona') };
    },
    before: '/docs explain it',
    says: /Done: /,
    runs: 1,
    status: 'archived',
  },
  {
    name: 'A review',
    async ask(scene) {
      const { number: thread } = await ownPull(scene);
      const lines = [{ path: 'docs/page-1.md', line: 1, body: 'Use another title.' }];
      const wanted = { by: 'mona', body: 'Say more.', comments: lines };
      return { event: (await scene.repo.requestChanges(thread, wanted)).event, thread };
    },
    before: '/docs explain it',
    says: /Pushed /,
    runs: 2,
  },
  {
    name: 'A failed check',
    async ask(scene) {
      const { number: thread, ...head } = await ownPull(scene);
      return { event: scene.repo.checks.run(head).event, thread };
    },
    before: '/docs explain it',
    says: /Pushed /,
    runs: 2,
  },
  {
    name: 'A tick on the list',
    async ask(scene, issue) {
      const { repo } = scene;
      const files = { 'docs/cli.md': '# Flags\n\nSee [the output](output.md).\n' };
      await repo.push({ by: 'mona', branch: 'main', files });
      await scene.listOn(issue);
      const [list] = repo.comments(issue);
      if (!list?.body.includes('- [ ] ')) throw new Error('There is nothing to tick.');
      return { event: repo.rewrite(list, { by: 'mona', body: list.body.replace('[ ]', '[x]') }) };
    },
    says: /Done:\*\* /,
    runs: 1,
  },
  {
    name: 'The documentation check',
    async ask(scene) {
      const { repo } = scene;
      const { number } = await openChange(scene);
      return { event: repo.comment(number, { by: 'mona', body: '/docs' }).event, thread: number };
    },
    says: /Done: /,
    runs: 1,
    pulls: 2,
  },
];

/** Longer than the App waits for any request, and shorter than a workflow run does. */
export const AWAY_MS = { app: 3 * 60_000, action: 8 * 60_000 };
/**
 * In the short version, each request meets one of the faults, and most do so on the first path that
 * makes them; in the long one, each meets all of them on every path.
 */
const STRIDE = scale(FAULTS.length, 1);

const places = new Map<string, Promise<AwayPlace & Begun>>();

interface Begun {
  event: HostEvent;
  thread: number;
  /** A scene in which somebody has just asked. */
  next(): Promise<AwayScene>;
}

/** What was there before is made once for all who walk this path. */
function begin(kind: 'app' | 'action', path: Path): Promise<AwayPlace & Begun> {
  const name = `${kind} ${path.name}`;
  const known = places.get(name) ?? ask(kind, path);
  places.set(name, known);
  return known;
}

/** Call it when all have been walked. */
export async function leavePlaces(): Promise<void> {
  for (const [name, place] of places) {
    places.delete(name);
    await (await place).close();
  }
}

async function ask(
  kind: 'app' | 'action',
  { ask, by = 'mona', before, died }: Path,
): Promise<AwayPlace & Begun> {
  const place = await beyondTest(openAwayPlace);
  const scene = await place.scene(kind);
  const { number } = scene.repo.openIssue({ by: 'mona', title: 'Explain --json' });
  if (before !== undefined) {
    const { event } = scene.repo.comment(number, { by: 'mona', body: before });
    const work = kind === 'app' ? scene.deliver : scene.run;
    await work(event, died ? 'dies' : 'once');
  }
  const { event, thread = number }: Asked =
    typeof ask === 'string'
      ? scene.repo.comment(number, { by, body: ask })
      : await ask(scene, number);
  return { ...place, event, thread, next: await place.continued(scene) };
}

async function walk(
  kind: 'app' | 'action',
  path: Path,
  plan?: { target: Target; fault: AwayFault },
) {
  const { event, thread, next } = await begin(kind, path);
  const scene = await next();
  const { repo, weather, runs, said, store } = scene;
  if (plan) weather.plan(plan.target, plan.fault, AWAY_MS[kind]);
  try {
    const again = await (kind === 'app' ? scene.deliver : scene.run)(event);
    const pulls = (await repo.pulls()).length;
    const last = said(thread).at(-1) ?? '';
    const [listed] = await listRecords(store).page('p', { limit: 1 });
    const status = listed?.job?.status ?? null;
    return { weather, again, last, status, runs: runs.length, pulls };
  } finally {
    await scene.end();
  }
}

const walked = new Map<string, Promise<Target[]>>();

function targetsOf(kind: 'app' | 'action', path: Path): Promise<Target[]> {
  const name = `${kind} ${path.name}`;
  const known =
    walked.get(name) ??
    walk(kind, path).then(({ weather, last }) => {
      expect(last).toMatch(path.says);
      return [...weather.seen];
    });
  walked.set(name, known);
  return known;
}

/** Paths that need a job share most requests with the first. */
async function newTargets(kind: 'app' | 'action', path: Path): Promise<Target[]> {
  const targets = await targetsOf(kind, path);
  const [first] = PATHS;
  if (LONG || !first || path === first || path.runs === 0) return targets;
  const known = new Set((await targetsOf(kind, first)).map(({ request }) => request));
  // And some of the others.
  const every = Math.ceil(targets.length / 3);
  return targets.filter(({ request }, n) => {
    const isNew = !known.has(request);
    known.add(request);
    return isNew || n % every === every - 1;
  });
}

/** How often a run looks at its job depends on how long it takes: then an earlier look is the target. */
async function walkTo(...[kind, path, plan]: Required<Parameters<typeof walk>>) {
  const { target, fault } = plan;
  const walked = await walk(kind, path, plan);
  const nth = walked.weather.seen.filter(({ request }) => request === target.request).length;
  if (walked.weather.hasStruck || nth < 2 || nth >= target.nth) return walked;
  return walk(kind, path, { target: { ...target, nth: nth - 1 }, fault });
}

/** What went wrong. */
export async function walkAll(
  kind: 'app' | 'action',
  path: Path,
  fault: AwayFault,
): Promise<unknown[]> {
  const targets = await newTargets(kind, path);
  const { runs, status = 'completed', pulls = runs > 0 ? 1 : 0 } = path;
  const wrong: unknown[] = [];
  for (const [index, target] of targets.entries()) {
    if ((index + FAULTS.indexOf(fault)) % STRIDE > 0) continue;
    const expected = { struck: true, said: true, status, runs, pulls };
    const seen = await walkTo(kind, path, { target, fault }).then(
      ({ weather, last, again, ...rest }) => ({
        ...{ struck: weather.hasStruck, said: path.says.test(last) },
        ...{ status: rest.status, runs: rest.runs, pulls: rest.pulls },
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
export const TIMEOUT = scale(240_000, 1_800_000);
