// Clocks that differ by twenty minutes, and workers that sleep past their lease. The clocks run
// fast, so that the three minutes of a lease pass in seconds.
import { on } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, it } from 'vitest';
import { STEPS, type Step } from '../../src/jobs/tools.ts';
import type { LocalGithub } from '../local-github/local-github.ts';
import { checkedLocalGithub, handbook } from '../support/local-github.ts';
import { AGENT } from '../support/place.ts';
import { startProcess } from '../support/processes.ts';
import { testGit } from '../support/repository.ts';
import { runStep, startStep } from '../support/runner.ts';
import { LONG } from '../support/scale.ts';
import { tempDir } from '../support/temp.ts';
import { asked, hasEffect } from './support/asked.ts';
import { atOnce } from './support/at-once.ts';
import type { Told, WorkerSettings } from './support/worker.ts';
import { printTable } from './table.ts';

const SPEED = 15;
const MINUTES = 60_000;
const SCRIPT = join(import.meta.dirname, 'support/worker.ts');
/** After the last step there is nothing left to be late with. */
const PAUSES = STEPS.filter((step) =>
  LONG ? step !== 'finished' : ['commit-recorded', 'pushed'].includes(step),
);
function worker(sandbox: LocalGithub, wanted: Partial<WorkerSettings>) {
  const { apiUrl, graphqlUrl, serverUrl, token } = sandbox;
  const settings: WorkerSettings = {
    sandbox: { apiUrl, graphqlUrl, serverUrl, token },
    ...{ repository: 'octo/handbook', scratch: tempDir(), speed: SPEED, skewMs: 0 },
    ...wanted,
  };
  const child = startProcess(process.execPath, [SCRIPT, JSON.stringify(settings)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const told: Told[] = [];
  const lines = createInterface(child.stdout);
  const over = new Promise<Told[]>((done) => child.once('close', () => done(told)));
  lines.on('line', (line) => told.push(JSON.parse(line)));
  return {
    /** Everything it told until it was gone. */
    over,
    async paused() {
      for await (const [line] of on(lines, 'line', { close: ['close'] })) {
        if ('paused' in JSON.parse(line)) return;
      }
      throw new Error(`It ended before it was paused: ${JSON.stringify(told)}`);
    },
    wake: () => child.kill('SIGCONT'),
  };
}

/** Each with the commit that it names. */
async function refsOf(sandbox: LocalGithub): Promise<string[]> {
  const { gitDir } = sandbox.repository('octo/handbook');
  return (await testGit.run(['--git-dir', gitDir, 'for-each-ref'])).split('\n');
}

async function left(sandbox: LocalGithub) {
  const repository = sandbox.repository('octo/handbook');
  const commits = ['rev-list', '--count', '--branches=docket/*', '--not', 'main'];
  const counted = await testGit.run(['--git-dir', repository.gitDir, ...commits]);
  return { commits: Number(counted), pulls: (await repository.pulls()).length };
}

const ended = (told: Told[]) => told.find((one) => 'ended' in one);

describe('a lease', () => {
  it(
    'is never held by two, whatever the clocks say and whoever has slept',
    async () => {
      const cases = [
        ...[10, -10].map((minutes) => () => clocksApart(minutes)),
        ...PAUSES.map((step) => () => asleepAt(step)),
      ];
      const rows = await atOnce(cases, 4, (one) => one());
      const head = ['case', 'adoptions', 'effects after waking', 'commits', 'pull requests'];
      printTable('Clock and lease', head, rows);
    },
    15 * MINUTES,
  );

  // Only `npm run proof` waits for that long.
  const itLong: (name: string, test: () => Promise<void>, limitMs: number) => void = LONG
    ? it
    : () => {};
  itLong(
    'of a killed run is taken over by a sweep, in real time and through the bundle',
    async () => {
      const sandbox = await checkedLocalGithub();
      const { repository, step, problems } = await asked(sandbox, 'handbook');
      const killed = startStep(step({ inputs: { 'agent-command': 'sleep 1000' } }));
      await taken(sandbox);
      killed.child.kill('SIGKILL');
      await killed.ended;
      const began = performance.now();
      const event = { name: 'schedule', payload: {} };
      const inputs = { mode: 'sweep', 'agent-command': AGENT };
      const swept = await runStep({ host: sandbox, repository, event, inputs });
      expect(swept.log).toContain('Resumed 1 job; finished 1 reply;');
      expect(await problems()).toEqual([]);
      const seconds = ((performance.now() - began) / 1000).toFixed(0);
      const head = ['killed runs', 'taken over', 'missing or double', 's until its end'];
      printTable('Sweep', head, [[1, 1, 0, seconds]]);
    },
    15 * MINUTES,
  );
});

/** The holder works for longer than a lease lasts, and renews it under an observer's eyes. */
async function clocksApart(minutes: number) {
  const sandbox = await checkedLocalGithub();
  await handbook(sandbox);
  const skewMs = minutes * MINUTES;
  const holder = worker(sandbox, { create: true, skewMs, agentMs: 4 * MINUTES });
  await taken(sandbox);
  const observer = worker(sandbox, { skewMs: -skewMs });
  const [held, observed] = await Promise.all([holder.over, observer.over]);
  const { commits, pulls } = await left(sandbox);
  expect(held).toEqual([{ ended: 'completed', adoptions: 0 }]);
  expect(observed).toEqual(held);
  expect({ commits, pulls }).toEqual({ commits: 1, pulls: 1 });
  return [`observer’s clock off by ${-2 * minutes} minutes`, 0, '-', commits, pulls];
}

/** A holder stops with SIGSTOP, somebody adopts its job, and it wakes up. */
async function asleepAt(pauseAt: Step) {
  const sandbox = await checkedLocalGithub();
  await handbook(sandbox);
  const sleeper = worker(sandbox, { create: true, pauseAt, skewMs: 10 * MINUTES });
  await sleeper.paused();
  const heir = await worker(sandbox, { skewMs: -10 * MINUTES }).over;
  expect(ended(heir)).toEqual({ ended: 'completed', adoptions: 1 });
  const before = { requests: sandbox.requests.length, refs: await refsOf(sandbox) };

  sleeper.wake();
  const told = await sleeper.over;
  const changing = sandbox.requests.slice(before.requests).filter(hasEffect);
  const effects = changing.filter(({ area }) => area !== 'git');
  // It may learn from a refused push that it is late. With at most one, none was taken back either.
  expect(changing.length - effects.length).toBeLessThanOrEqual(1);
  expect(await refsOf(sandbox)).toEqual(before.refs);
  const { commits, pulls } = await left(sandbox);
  expect(told).toContainEqual({ warned: expect.stringContaining('Another run has taken over') });
  expect(ended(told)).toEqual({ ended: 'completed', adoptions: 1 });
  expect(effects).toEqual([]);
  expect({ commits, pulls }).toEqual({ commits: 1, pulls: 1 });
  return [`asleep at ${pauseAt}`, 1, effects.length, commits, pulls];
}

/** Until the job is on the remote: there is something to observe. */
async function taken(sandbox: LocalGithub): Promise<void> {
  const { gitDir } = sandbox.repository('octo/handbook');
  const list = ['--git-dir', gitDir, 'log', '--all', '--format=%s'];
  while (!(await testGit.run(list)).includes('runs on docket/')) {
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
