// One of many processes on one git store: `writer.ts SETTINGS-JSON`. It waits for a line on its
// standard input, so that all begin together, and prints what it has been promised.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { addMessage, archiveJob, newTurn, rest } from '../../../src/jobs/intake.ts';
import type { JobRecord } from '../../../src/jobs/job.ts';
import { RateLimited } from '../../../src/shared/errors.ts';
import { createGit } from '../../../src/shared/git/git.ts';
import { openRemoteRefs } from '../../../src/shared/git/refs.ts';
import { systemClock } from '../../../src/shared/runtime.ts';
import { createGitStore } from '../../../src/store/git.ts';
import { creating } from '../../support/job.ts';
import { seeded } from './random.ts';

export interface WriterSettings {
  remote: string;
  scratch: string;
  worker: number;
  seed: number;
  /** Operations one after the other, of every kind; or creates at once. */
  operations?: number;
  flood?: number;
  creates: number;
  /** A job that all write to. */
  common: string;
}

export interface Promised {
  jobs: Record<string, { prompts: string[]; steps: number; archived: boolean }>;
  toCommon: string[];
  created: number;
  messages: number;
  refused: number;
}

const settings = JSON.parse(process.argv[2] ?? '') as WriterSettings;
const { remote, scratch, worker, common } = settings;
const random = seeded(settings.seed + worker);
const refs = await openRemoteRefs(createGit({ path: process.env.PATH ?? '' }), scratch, remote);
const store = createGitStore({
  ...{ refs, clock: systemClock, random: Math.random },
  newId: () => randomBytes(10).toString('hex'),
});
const promised: Promised = { jobs: {}, toCommon: [], created: 0, messages: 0, refused: 0 };
const ENDLESS = { perHour: 1_000_000 };

async function create(id: string): Promise<void> {
  const decide = creating(id, { prompt: 'begin', perHour: settings.creates });
  try {
    await store.updateShared(id, decide);
    promised.jobs[id] = { prompts: ['begin'], steps: 0, archived: false };
    promised.created += 1;
  } catch (error) {
    if (!(error instanceof RateLimited)) throw error;
    promised.refused += 1;
  }
}

async function message(id: string, prompt: string, told: string[]): Promise<void> {
  const turn = newTurn({ prompt }, Date.now());
  await store.updateShared(id, addMessage({ id, projectId: 'p' }, turn, ENDLESS));
  told.push(prompt);
  promised.messages += 1;
}

async function progress(id: string, job: { steps: number }): Promise<void> {
  await store.update(id, (found) => {
    const record = found as JobRecord;
    const usage = { steps: (record.usage.steps ?? 0) + 1 };
    return { result: undefined, story: 'still working', job: { ...record, usage } };
  });
  job.steps += 1;
}

async function archive(id: string, job: { archived: boolean }): Promise<void> {
  await store.updateShared(id, ({ state, job: found }) => {
    const done = { ...(found as JobRecord), status: 'completed' as const };
    return { result: undefined, story: 'completed', job: done, state: rest(state, id) };
  });
  await store.updateShared(id, archiveJob(id, 'p', Date.now()));
  job.archived = true;
}

async function operate(count: number): Promise<void> {
  let made = 0;
  for (let n = 0; n < count; n += 1) {
    const open = Object.entries(promised.jobs).filter(([, { archived }]) => !archived);
    const [id, job] = open[Math.floor(random() * open.length)] ?? [];
    const chance = random();
    if (id === undefined || job === undefined || chance < 0.1) {
      await create(`w${worker}n${made++}`);
    } else if (chance < 0.2) await message(id, `message ${n}`, job.prompts);
    else if (chance < 0.3) await message(common, `w${worker} ${n}`, promised.toCommon);
    else if (chance < 0.35) await archive(id, job);
    else await progress(id, job);
  }
}

await store.active();
process.stdout.write('ready\n');
await once(process.stdin, 'data');
if (settings.flood === undefined) await operate(settings.operations ?? 0);
else {
  const ids = Array.from({ length: settings.flood }, (_, n) => `w${worker}n${n}`);
  await Promise.all(ids.map(create));
}
process.stdout.write(`${JSON.stringify(promised)}\n`);
process.exit();
