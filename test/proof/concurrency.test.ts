// Many at once: processes on one git store, deliveries of one comment, creates beyond the limit.
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { type JobStore, StateRecord } from '../../src/jobs/store.ts';
import { create } from '../store/job-store.ts';
import { gitStore } from '../support/git-store.ts';
import { checkedLocalGithub } from '../support/local-github.ts';
import { startProcess } from '../support/processes.ts';
import { bareRepository, testGit } from '../support/repository.ts';
import { runStep } from '../support/runner.ts';
import { SEED, scale } from '../support/scale.ts';
import { tempDir } from '../support/temp.ts';
import { asked } from './support/asked.ts';
import type { Promised, WriterSettings } from './support/writer.ts';
import { printTable } from './table.ts';

const PROCESSES = scale(4, 32);
const OPERATIONS = scale(5, 100);
const DELIVERIES = scale(6, 100);
const HOURS = 3_600_000;
const COMMON = 'common';
const SCRIPT = join(import.meta.dirname, 'support/writer.ts');

/** All begin at the same moment. */
async function writers(many: number, wanted: Partial<WriterSettings>): Promise<Promised[]> {
  const children = Array.from({ length: many }, (_, worker) => {
    const settings = {
      ...{ scratch: join(tempDir(), 's.git'), worker, seed: SEED, common: COMMON },
      ...wanted,
    };
    const child = startProcess(process.execPath, [SCRIPT, JSON.stringify(settings)], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    return child;
  });
  await Promise.all(children.map((child) => once(child.stdout, 'data')));
  const told = children.map((child) => text(child.stdout));
  for (const { stdin } of children) stdin.write('go\n');
  return Promise.all(told.map(async (output) => JSON.parse(await output) as Promised));
}

async function stateOf(remote: string): Promise<StateRecord> {
  const show = ['--git-dir', remote, 'show', 'refs/docket/state:state.json'];
  return StateRecord.parse(JSON.parse(await testGit.run(show)));
}

async function promptsOf(store: JobStore, id: string): Promise<string[]> {
  return (await store.get(id))?.turns.map(({ prompt }) => prompt) ?? [];
}

const sum = (all: Promised[], what: 'created' | 'messages' | 'refused') =>
  all.reduce((total, one) => total + one[what], 0);

describe('a git store that many write to', () => {
  it(
    'holds exactly what each of them was promised',
    async () => {
      const remote = await bareRepository();
      const store = await gitStore(remote);
      await create(store, COMMON);
      const began = performance.now();
      const all = await writers(PROCESSES, { remote, operations: OPERATIONS, creates: 1_000_000 });
      const seconds = (performance.now() - began) / 1000;

      const promised = Object.fromEntries(all.flatMap(({ jobs }) => Object.entries(jobs)));
      const found: typeof promised = {};
      for (const id of Object.keys(promised)) {
        const job = await store.get(id);
        const prompts = job?.turns.map(({ prompt }) => prompt) ?? [];
        const archived = job?.status === 'archived';
        found[id] = { prompts, steps: job?.usage.steps ?? 0, archived };
      }
      expect(found).toEqual(promised);

      // Everybody's messages are there once, each writer's in its order.
      const [, ...common] = await promptsOf(store, COMMON);
      all.forEach(({ toCommon }, worker) => {
        expect(common.filter((prompt) => prompt.startsWith(`w${worker} `))).toEqual(toCommon);
      });
      expect(common).toHaveLength(all.flatMap(({ toCommon }) => toCommon).length);

      const open = Object.keys(promised).filter((id) => !promised[id]?.archived);
      const state = await stateOf(remote);
      expect(state.active.toSorted()).toEqual([...open, COMMON].sort());
      expect((await store.list()).sort()).toEqual([...open, COMMON].sort());
      // The common job was created longer ago than an hour.
      expect(state.uses.p?.creates).toHaveLength(sum(all, 'created'));
      expect(state.uses.p?.messages).toHaveLength(sum(all, 'messages'));
      const done = PROCESSES * OPERATIONS;
      printTable(
        'Concurrency: one git store',
        ['processes', 'operations', 'jobs', 'messages', 'lost or double', 'operations/s'],
        [
          [
            PROCESSES,
            done,
            sum(all, 'created'),
            sum(all, 'messages'),
            0,
            (done / seconds).toFixed(1),
          ],
        ],
      );
    },
    HOURS,
  );

  it('takes exactly a hundred of 150 creates at once', async () => {
    const remote = await bareRepository();
    const all = await writers(3, { remote, flood: 50, creates: 100 });
    expect([sum(all, 'created'), sum(all, 'refused')]).toEqual([100, 50]);
    const promised = all.flatMap(({ jobs }) => Object.keys(jobs)).sort();
    const store = await gitStore(remote);
    expect((await store.list()).sort()).toEqual(promised);
    expect((await stateOf(remote)).uses.p?.creates).toHaveLength(100);
    const head = ['creates at once', 'processes', 'accepted', 'refused'];
    printTable('Concurrency: the limit', head, [[150, 3, 100, 50]]);
  });
});

describe('one comment that is delivered many times at once', () => {
  it(
    'leads to one job, one status comment and one pull request',
    async () => {
      const sandbox = await checkedLocalGithub();
      const { step, problems } = await asked(sandbox, 'deliveries');
      const began = performance.now();
      const runs = Array.from({ length: DELIVERIES }, () => runStep(step()));
      const ends = await Promise.all(runs);
      const seconds = (performance.now() - began) / 1000;
      const wrong = await problems();
      printTable(
        'Concurrency: the same comment',
        ['deliveries', 'runs that saw it through', 'missing or double', 'seconds'],
        [
          [
            ...[DELIVERIES, ends.filter(({ code }) => code === 0).length],
            ...[wrong.join('; ') || 0, seconds.toFixed(0)],
          ],
        ],
      );
      expect(wrong).toEqual([]);
      const links = new Set(ends.map(({ outputs }) => outputs['pr-link']));
      expect(links.size).toBe(1);
      expect(ends.filter(({ code }) => code !== 0).map(({ log }) => log.slice(-1_000))).toEqual([]);
    },
    HOURS,
  );
});
