// The git store: how many writes a second on a local remote, and how quickly a full one opens.
import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JobRecord } from '../src/jobs/job.ts';
import { emptyState } from '../src/jobs/store.ts';
import { writeCommit } from '../src/shared/git/commit.ts';
import { createGit } from '../src/shared/git/git.ts';
import { openRemoteRefs } from '../src/shared/git/refs.ts';
import { systemClock } from '../src/shared/runtime.ts';
import { createGitStore } from '../src/store/git.ts';
import { addToBucket, archiveFile, encode } from '../src/store/snapshot.ts';
import { creating } from '../test/support/job.ts';
import type { Figure } from './figure.ts';

export const name = 'git store';

const SECONDS = 6;
const JOBS = 10_000;
const git = createGit({ path: process.env.PATH ?? '' });

export async function run(): Promise<Figure[]> {
  const dir = mkdtempSync(join(tmpdir(), 'docket-bench-'));
  try {
    const one = await load(dir, 'create', 1);
    const eight = await load(dir, 'create', 8);
    const progress = await load(dir, 'progress', 8);
    const opening = await open(dir);
    return [
      { what: 'creates a second, one writer', value: one.rate.toFixed(1) },
      {
        what: 'creates a second, eight processes',
        value: eight.rate.toFixed(1),
        goal: '≥ 5',
        against: `one writer: ${one.rate.toFixed(1)}`,
        ratio: (eight.rate / one.rate).toFixed(2),
        ok: eight.rate >= 5,
      },
      {
        what: 'pushes that the unluckiest of them needed',
        value: String(eight.most),
        goal: '≤ 15',
        ok: eight.most <= 15,
      },
      {
        what: 'progress writes a second to eight jobs, eight processes',
        value: progress.rate.toFixed(1),
        goal: '≥ 20',
        ok: progress.rate >= 20,
      },
      {
        what: `opening a store of ${JOBS} jobs`,
        value: `${Math.round(opening.full)} ms`,
        goal: '< 300 ms',
        against: `an empty one: ${Math.round(opening.empty)} ms`,
        ratio: (opening.full / opening.empty).toFixed(2),
        ok: opening.full < 300,
      },
    ];
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

async function load(dir: string, kind: string, workers: number) {
  const remote = await bare(join(dir, `${kind}-${workers}.git`));
  const children = Array.from({ length: workers }, (_, worker) =>
    fork(join(import.meta.dirname, 'support/store-load.ts'), [
      ...[remote, join(dir, `${kind}-${workers}-${worker}.git`)],
      ...[String(worker), kind, String(SECONDS)],
    ]),
  );
  await Promise.all(children.map((child) => once(child, 'message')));
  const began = performance.now();
  for (const child of children) child.send('go');
  const results = (await Promise.all(
    children.map(async (child) => (await once(child, 'message'))[0]),
  )) as { writes: number; most: number }[];
  const seconds = (performance.now() - began) / 1000;
  const writes = results.reduce((sum, result) => sum + result.writes, 0);
  return { rate: writes / seconds, most: Math.max(...results.map(({ most }) => most)) };
}

/** The median of a few openings, each with nothing cached: active jobs, and one archived job. */
async function open(dir: string): Promise<{ full: number; empty: number }> {
  const full = await bare(join(dir, 'full.git'));
  const id = await fill(full);
  const empty = await bare(join(dir, 'empty.git'));
  const measure = async (remote: string, wanted: string | undefined) => {
    const times: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      const began = performance.now();
      const refs = await openRemoteRefs(
        git,
        join(dir, `open-${randomBytes(4).toString('hex')}`),
        remote,
      );
      const store = createGitStore({ refs, clock: systemClock, random: Math.random, newId });
      await store.active();
      times.push(performance.now() - began);
      if (wanted && !(await store.get(wanted))) throw new Error('The archived job is gone.');
    }
    return times.toSorted((a, b) => a - b)[2] ?? 0;
  };
  return { full: await measure(full, id), empty: await measure(empty, undefined) };
}

/** Ten thousand archived jobs, as the store itself would have packed them. */
async function fill(remote: string): Promise<string> {
  const files = new Map<string, string>();
  let last = '';
  for (let n = 0; n < JOBS; n += 1) {
    const job = record(newId());
    const path = archiveFile(job.id);
    files.set(path, addToBucket(files.get(path) ?? null, { ...job, status: 'archived' }, path));
    last = job.id;
  }
  const packed = [...files].map(([path, content]) => ({ path, content }));
  const state = [{ path: 'state.json', content: encode(emptyState) }, ...packed];
  const plan = { parent: null, files: state, message: 'fill', time: 1 };
  const { oid } = await writeCommit(git, remote, plan);
  await git.run(['--git-dir', remote, 'update-ref', 'refs/docket/state', oid]);
  return last;
}

function record(id: string): JobRecord {
  const prompt = 'Explain the new --json flag in the reference and in the guide.';
  const { job } = creating(id, { prompt })({ state: emptyState, job: null, threadJob: null });
  if (!job) throw new Error('A new store accepts the first job.');
  return job;
}

async function bare(dir: string): Promise<string> {
  await git.run(['init', '--quiet', '--bare', dir]);
  await git.run(['--git-dir', dir, 'config', 'uploadpack.allowFilter', 'true']);
  return dir;
}

function newId(): string {
  return randomBytes(10).toString('hex');
}
