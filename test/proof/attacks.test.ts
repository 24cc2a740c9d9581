// Hostile inputs through the committed bundle. Several run at a time, because most of a run is
// waiting; each is judged by itself.
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { detectIsolation } from '../../src/agents/program/isolation.ts';
import { systemClock } from '../../src/shared/runtime.ts';
import { looksAtMachine, skipAllBecause } from '../support/programs.ts';
import { LONG } from '../support/scale.ts';
import { MEMORY } from '../support/temp.ts';
import { AGENTS } from './attacks/agents.ts';
import { ANSWERS } from './attacks/answers.ts';
import { CHECKS } from './attacks/checks.ts';
import { CLONES } from './attacks/clones.ts';
import { COMMITS } from './attacks/commits.ts';
import { CONTEXT } from './attacks/context.ts';
import { DASHBOARD } from './attacks/dashboard.ts';
import { DATABASE } from './attacks/database.ts';
import { DIRECTORY } from './attacks/directory.ts';
import { DRIFT } from './attacks/drift.ts';
import { ELSEWHERE } from './attacks/elsewhere.ts';
import { FENCE } from './attacks/fence.ts';
import { HOSTED } from './attacks/hosted.ts';
import { IMPROVE } from './attacks/improve.ts';
import { ISOLATION } from './attacks/isolation.ts';
import { LISTED } from './attacks/list.ts';
import { LOGS } from './attacks/logs.ts';
import { MONEY } from './attacks/money.ts';
import { NETWORK } from './attacks/network.ts';
import { NOTICES_AND_SETUP } from './attacks/notices.ts';
import { PEOPLE_AND_EVENTS } from './attacks/people.ts';
import { PRESETS } from './attacks/presets.ts';
import { PULL_REQUESTS } from './attacks/pull-requests.ts';
import { TRUST } from './attacks/records.ts';
import { REDIRECTING } from './attacks/redirects.ts';
import { REQUESTS } from './attacks/requests.ts';
import { REVIEWS } from './attacks/reviews.ts';
import { type Attack, openScene, type Scene } from './attacks/scene.ts';
import { SECRETS } from './attacks/secrets.ts';
import { SERVICE } from './attacks/service.ts';
import { SURROUNDINGS } from './attacks/surroundings.ts';
import { THREADS } from './attacks/threads.ts';
import { TOOL_CALLS } from './attacks/tools.ts';
import { VIEWS } from './attacks/views.ts';
import { WEBHOOKS } from './attacks/webhooks.ts';
import { WORST_INPUTS } from './attacks/worst-inputs.ts';
import { printTable } from './table.ts';

const ALL: Attack[] = [
  ...NOTICES_AND_SETUP,
  ...[...AGENTS, ...FENCE, ...SURROUNDINGS, ...ISOLATION, ...PRESETS, ...SECRETS],
  ...[...THREADS, ...PEOPLE_AND_EVENTS, ...REVIEWS, ...CHECKS, ...TRUST, ...PULL_REQUESTS],
  ...[
    ...IMPROVE,
    ...LISTED,
    ...REDIRECTING,
    ...DRIFT,
    ...ELSEWHERE,
    ...CONTEXT,
    ...SERVICE,
    ...REQUESTS,
    ...LOGS,
    ...TOOL_CALLS,
    ...MONEY,
    ...NETWORK,
    ...ANSWERS,
    ...COMMITS,
    ...VIEWS,
    ...DATABASE,
    ...DIRECTORY,
    ...CLONES,
    ...DASHBOARD,
    ...WEBHOOKS,
    ...WORST_INPUTS,
    ...HOSTED,
  ],
];
const ATTACKS = ALL.filter(({ long }) => LONG || !long);
const CATEGORIES = [...new Set(ATTACKS.map(({ category }) => category))];
const of = (list: Iterable<Attack>, name: string) =>
  [...list].filter(({ category }) => category === name);

let scene: Scene;
const held = new Set<Attack>();

beforeAll(async () => {
  // Where agents are isolated, some of them look at the folder that everybody has.
  scene = await openScene(noIsolation ? MEMORY : tmpdir());
});

afterAll(async () => {
  await scene.close();
  const rows = CATEGORIES.map((name) => [name, of(ATTACKS, name).length, of(held, name).length]);
  const head = ['attacks by kind', 'hostile inputs', 'held'];
  printTable('Attacks', head, [...rows, ['all', ATTACKS.length, held.size]]);
});

/** What an agent can reach depends on who runs it, and on what the machine has. */
const LOOKING_AT_MACHINE = new Set([
  ...['isolation', 'surroundings', 'presets', 'network'],
  ...['git', 'paths', 'secrets', 'instructions for agents', 'context repositories'],
  'what a tenant decides',
]);
/** A worker that several projects share starts only with isolation, whoever runs it. */
const SHARING_WORKER = new Set([
  ...['names and installations', 'deliveries of another time', 'metrics'],
]);

/** An agent that kills everything it can would kill everything that its user runs. */
const isolation = await detectIsolation({
  environment: process.env,
  clock: systemClock,
  tmp: tmpdir(),
});
const noIsolation = isolation.kind === 'none' && 'there is no isolation on this machine.';

describe.concurrent.each(CATEGORIES)('%s', (category) => {
  const isLooking = LOOKING_AT_MACHINE.has(category);
  if (isLooking) looksAtMachine();
  if (isLooking || SHARING_WORKER.has(category)) skipAllBecause(noIsolation);
  it.each(of(ATTACKS, category))('$what: $must', async (attack) => {
    await attack.see(scene);
    held.add(attack);
  });
});

it('are at least sixty', () => {
  expect(ATTACKS.length).toBeGreaterThanOrEqual(60);
});
