// A process that works on jobs by a clock that is wrong and runs fast: `worker.ts SETTINGS-JSON`.
// Prints a line of JSON for everything that a test wants to know.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createGithub } from '../../../src/github/client.ts';
import { createPublisher } from '../../../src/github/publisher.ts';
import type { Step } from '../../../src/jobs/tools.ts';
import { noViews } from '../../../src/service/embedded-service.ts';
import { type Clock, systemClock } from '../../../src/shared/runtime.ts';
import { openEmbedded } from '../../../src/store/open-embedded.ts';
import { silentLog } from '../../support/silent-log.ts';

export interface WorkerSettings {
  sandbox: { apiUrl: string; graphqlUrl: string; serverUrl: string; token: string };
  repository: string;
  scratch: string;
  /** How many times as fast as a real clock, and how much it is off. */
  speed: number;
  skewMs: number;
  /** Creates a job; without it, takes up what others left. */
  create?: boolean;
  /** How long the agent takes, on this clock. */
  agentMs?: number;
  /** Stops itself there with SIGSTOP, once. */
  pauseAt?: Step;
}

export type Told = { paused: Step } | { warned: string } | { ended: string; adoptions: number };

const settings = JSON.parse(process.argv[2] ?? '') as WorkerSettings;
const { sandbox, repository, speed, skewMs, agentMs = 0 } = settings;
const tell = (told: Told) => process.stdout.write(`${JSON.stringify(told)}\n`);
const start = Date.now();
const clock: Clock = {
  now: () => start + skewMs + (Date.now() - start) * speed,
  sleep: (ms, signal) => systemClock.sleep(ms / speed, signal),
};
const log = { ...silentLog, warn: (warned: string) => void tell({ warned }) };
const github = { ...sandbox, repository, clock: systemClock, random: Math.random, log: silentLog };
const place = {
  remote: `${sandbox.serverUrl}/${repository}.git`,
  credentials: { origin: sandbox.serverUrl, token: sandbox.token },
};
let pauseAt = settings.pauseAt;
const { engine, store } = await openEmbedded({
  path: process.env.PATH ?? '',
  scratch: settings.scratch,
  ...{ work: place, state: place, repository, ref: 'main' },
  views: noViews,
  tools: {
    agent: {
      model: 'scripted',
      async run({ dir }, signal) {
        await clock.sleep(agentMs, signal);
        await writeFile(join(dir, 'docs', 'page.md'), `# By ${process.pid}\n`);
        return { summary: 'Wrote the page.', usage: {} };
      },
    },
    publisher: createPublisher(createGithub(github)),
    draft: false,
    secrets: [sandbox.token],
    clock,
    log,
    checkpoint(step) {
      if (step !== pauseAt) return;
      pauseAt = undefined;
      tell({ paused: step });
      process.kill(process.pid, 'SIGSTOP');
    },
  },
});
const ids = settings.create
  ? [(await engine.create('p', { prompt: 'Explain', origin: { thread: 1 } })).id]
  : await engine.resume();
await engine.idle();
for (const id of ids) {
  const job = await store.get(id);
  tell({ ended: job?.status ?? 'gone', adoptions: job?.adoptions ?? 0 });
}
