// Plays past merges again, several at a time. What is done is on the disk, so that a run that was
// stopped goes on where it was, and memory does not grow with the number of merges.

import { createHash } from 'node:crypto';
import { open, readFile, rename } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { makeOutputFolder, replaceFile } from '../shared/git/output-folder.ts';
import { removeFile } from '../shared/remove.ts';
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

function trialFile(out: string, { merge, candidate }: Pair): string {
  const { command, model } = candidate;
  const identity = JSON.stringify([command, model?.url, model?.model]);
  const agent = createHash('sha256').update(identity).digest('hex').slice(0, 10);
  return join(out, 'trials', `${merge.commit}-${agent}.trial`);
}

/** What cannot be read is done again. So is what failed: the reason may have been the network. */
async function readTrial(plan: AuditionPlan, pair: Pair): Promise<Trial | null> {
  const trial = await readSealed(plan, pair).catch(() => null);
  return trial?.verdict === 'failed' ? null : trial;
}

/** The seal, and below it the trial as JSON. */
async function readSealed({ out, seal }: AuditionPlan, pair: Pair): Promise<Trial> {
  const file = trialFile(out, pair);
  const [mark, text = ''] = (await readFile(file, 'utf8')).split('\n', 2);
  if (mark !== seal.of(basename(file), text)) throw new Error(`${file} is not ours.`);
  return Trial.parse(JSON.parse(text));
}

async function writeSealed({ out, seal }: AuditionPlan, pair: Pair, trial: Trial): Promise<void> {
  const file = trialFile(out, pair);
  const text = JSON.stringify(trial);
  await replaceFile(file, `${seal.of(basename(file), text)}\n${text}\n`);
}

export async function runAudition(
  plan: AuditionPlan,
  place: TrialPlace,
  { told, signal }: { told: Told; signal: AbortSignal },
): Promise<TrialRow[]> {
  const { out, scratch, atOnce } = plan;
  for (const folder of [out, join(out, 'trials')]) await makeOutputFolder(folder, place.git);
  // Nobody commits it by accident.
  await replaceFile(join(out, '.gitignore'), '*\n');
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
        await writeSealed(plan, pair, trial);
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

/** One trial at a time: their texts can be long. */
async function writePage(plan: AuditionPlan, pairs: readonly Pair[]): Promise<TrialRow[]> {
  const rows: TrialRow[] = [];
  for (const pair of pairs) rows.push(rowOf(await readSealed(plan, pair)));
  const names = plan.candidates.map(({ name }) => name);
  const page = join(plan.out, PAGE_NAME);
  const json = join(plan.out, JSON_NAME);
  {
    await using files = new AsyncDisposableStack();
    for (const path of [page, json]) await removeFile(`${path}.new`);
    const html = files.use(await open(`${page}.new`, 'wx'));
    const data = files.use(await open(`${json}.new`, 'wx'));
    const sums = names.map((name) => ({ agent: name, ...sumOf(rows, name) }));
    await html.write(auditionHead({ repository: plan.repository, agents: names, rows }));
    await data.write(
      `{"version":1,"repository":${JSON.stringify(plan.repository)},"agents":${JSON.stringify(sums)},"trials":[`,
    );
    for (const [index, merge] of plan.merges.entries()) {
      const trials: Trial[] = [];
      for (const candidate of plan.candidates)
        trials.push(await readSealed(plan, { merge, candidate }));
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
