// Plays past merges again, several at a time. What is done is on the disk, so that a run that was
// stopped goes on where it was, and memory does not grow with the number of merges.

import { createHash } from 'node:crypto';
import { mkdir, open, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PastMerge } from './history.ts';
import { auditionHead, auditionTail, trialSection } from './page.ts';
import type { AuditionPlan } from './plan.ts';
import { rowOf, sumOf, type TrialRow } from './sum.ts';
import { type Candidate, runTrial, Trial, type TrialPlace } from './trial.ts';

interface Told {
  show(done: number, all: number, words: string): void;
}

export const PAGE_NAME = 'index.html';
const JSON_NAME = 'audition.json';

/** Those of an earlier run, as long as agent and merge are the same. */
export async function doneBefore(plan: AuditionPlan): Promise<number> {
  const found = await Promise.all(everyPair(plan).map((pair) => readTrial(plan, pair)));
  return found.filter((trial) => trial !== null).length;
}

interface Pair {
  merge: PastMerge;
  candidate: Candidate;
}

const everyPair = ({ merges, candidates }: AuditionPlan): Pair[] =>
  merges.flatMap((merge) => candidates.map((candidate) => ({ merge, candidate })));

function trialFile({ out }: Pick<AuditionPlan, 'out'>, { merge, candidate }: Pair): string {
  const { command, model } = candidate;
  const identity = JSON.stringify([command, model?.url, model?.model]);
  const agent = createHash('sha256').update(identity).digest('hex').slice(0, 10);
  return join(out, 'trials', `${merge.commit}-${agent}.json`);
}

/** What cannot be read is done again. So is what failed: the reason may have been the network. */
async function readTrial(plan: Pick<AuditionPlan, 'out'>, pair: Pair): Promise<Trial | null> {
  try {
    const trial = Trial.parse(JSON.parse(await readFile(trialFile(plan, pair), 'utf8')));
    return trial.verdict === 'failed' ? null : trial;
  } catch {
    return null;
  }
}

export async function runAudition(
  plan: AuditionPlan,
  place: TrialPlace,
  { told, signal }: { told: Told; signal: AbortSignal },
): Promise<TrialRow[]> {
  const { out, scratch, atOnce } = plan;
  await mkdir(join(out, 'trials'), { recursive: true });
  // Nobody commits it by accident.
  await writeFile(join(out, '.gitignore'), '*\n');
  const pairs = everyPair(plan);
  const waiting = pairs.entries();
  let done = 0;
  const show = (words: string) => told.show(done, pairs.length, words);
  const worker = async () => {
    for (const [index, pair] of waiting) {
      signal.throwIfAborted();
      const { merge, candidate } = pair;
      if ((await readTrial(plan, pair)) === null) {
        show(merge.title);
        const dir = join(scratch, `trial-${index}`);
        const trial = await runTrial(merge, candidate, { ...place, dir, signal });
        await replaceFile(trialFile(plan, pair), JSON.stringify(trial));
      }
      done += 1;
      show(merge.title);
    }
  };
  const workers = Array.from({ length: Math.min(atOnce, pairs.length) }, worker);
  // The others stop at the same signal; nothing is removed while one of them still works.
  const ended = await Promise.allSettled(workers);
  for (const one of ended) if (one.status === 'rejected') throw one.reason;
  return writePage(plan, pairs);
}

async function replaceFile(path: string, text: string): Promise<void> {
  await writeFile(`${path}.new`, text);
  await rename(`${path}.new`, path);
}

/** One trial at a time: their texts can be long. */
async function writePage(plan: AuditionPlan, pairs: readonly Pair[]): Promise<TrialRow[]> {
  const read = async (pair: Pair) =>
    Trial.parse(JSON.parse(await readFile(trialFile(plan, pair), 'utf8')));
  const rows: TrialRow[] = [];
  for (const pair of pairs) rows.push(rowOf(await read(pair)));
  const names = plan.candidates.map(({ name }) => name);
  const page = join(plan.out, PAGE_NAME);
  const json = join(plan.out, JSON_NAME);
  {
    await using files = new AsyncDisposableStack();
    const html = files.use(await open(`${page}.new`, 'w'));
    const data = files.use(await open(`${json}.new`, 'w'));
    const sums = names.map((name) => ({ agent: name, ...sumOf(rows, name) }));
    await html.write(auditionHead({ repository: plan.repository, agents: names, rows }));
    await data.write(
      `{"version":1,"repository":${JSON.stringify(plan.repository)},"agents":${JSON.stringify(sums)},"trials":[`,
    );
    for (const [index, merge] of plan.merges.entries()) {
      const trials: Trial[] = [];
      for (const candidate of plan.candidates) trials.push(await read({ merge, candidate }));
      await html.write(trialSection(trials));
      await data.write(
        `${index === 0 ? '' : ','}\n${trials.map((one) => JSON.stringify(one)).join(',\n')}`,
      );
    }
    await html.write(auditionTail());
    await data.write('\n]}\n');
  }
  await rename(`${page}.new`, page);
  await rename(`${json}.new`, json);
  return rows;
}
