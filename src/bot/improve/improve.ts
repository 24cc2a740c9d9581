// `mode: improve`: the pages that deserve a job get one each, as many as one run may start. They
// are jobs like those of a `prompt`, with the same limits and the same end.
import { Conflict, DocketError, RateLimited, sentence } from '../../shared/errors.ts';
import { codeSpan } from '../../shared/text/foreign.ts';
import type { Desk } from '../desk.ts';
import { isFailure, type Outcome, type Result } from '../outcome.ts';
import { type RunIdentity, runJob } from '../run-job.ts';
import { claim } from './claim.ts';
import { type Finding, subjectOf } from './finding.ts';
import type { Findings } from './look.ts';
import { promptFor, why } from './words.ts';

export interface Picked {
  finding: Finding;
  why: string;
  /** Absent in a dry run. */
  outcome?: Outcome;
  job?: Result['job'];
  /** How it ended, in a sentence. */
  message?: string;
}

export interface Improved {
  picked: Picked[];
  /** Pages that would have been next, but have or had a job. */
  passedOver: { path: string; why: string }[];
  notes: string[];
}

/** Looking up what became of a page's last job takes a request or two. */
const MOST_LOOKED_AT = 50;

export async function improve(
  { found, period, notes }: Findings,
  { max, requester, event }: { max: number } & Omit<RunIdentity, 'key'>,
  desk: Desk,
): Promise<Improved> {
  const improved: Improved = { picked: [], passedOver: [], notes: [...notes] };
  for (const finding of found.slice(0, MOST_LOOKED_AT)) {
    if (improved.picked.length >= max || desk.signal.aborted) break;
    const claimed = await claim(subjectOf(finding), desk);
    if ('taken' in claimed) {
      improved.passedOver.push({ path: finding.path, why: claimed.taken });
      continue;
    }
    const picked: Picked = { finding, why: why(finding, period) };
    improved.picked.push(picked);
    desk.log.info(`${finding.path}: ${picked.why}`);
    if (desk.dryRun) continue;
    const prompt = promptFor(finding, period);
    try {
      const { outcome, job, message } = await runJob(
        { kind: 'job', prompt, ...NO_THREAD, why: `${pageOf(finding)}: ${picked.why}` },
        { key: claimed.key, requester, event },
        desk,
      );
      Object.assign(picked, { outcome, job, message });
    } catch (error) {
      if (!(error instanceof DocketError)) throw error;
      if (await begunElsewhere(claimed.key, error, desk)) {
        improved.picked.pop();
        improved.passedOver.push({ path: finding.path, why: 'Another run has just begun it.' });
        continue;
      }
      // What refused this job would refuse the next one, too.
      const refused = error instanceof Conflict || error instanceof RateLimited;
      Object.assign(picked, { outcome: refused ? 'ignored' : 'failed', message: sentence(error) });
      break;
    }
  }
  return improved;
}

const pageOf = ({ kind, path, file }: Finding) =>
  codeSpan(kind === 'missing' ? path : (file ?? path));

const NO_THREAD = {
  jobId: undefined,
  thread: undefined,
  isPull: false,
  pull: undefined,
  askedAt: undefined,
} as const;

/** The same key with other figures: a run that counted at another moment was faster. */
async function begunElsewhere(key: string, error: DocketError, desk: Desk): Promise<boolean> {
  if (!(error instanceof Conflict)) return false;
  const { records } = await desk.backend();
  return records !== undefined && (await records.jobOfKey(key)) !== null;
}

export function outcomeOf({ picked }: Improved, dryRun: boolean): Outcome {
  if (dryRun) return 'dry-run';
  const outcomes = picked.flatMap(({ outcome }) => outcome ?? []);
  const failure = outcomes.find(isFailure);
  const best = (['pull-request', 'branch', 'started', 'no-changes'] as const).find((one) =>
    outcomes.includes(one),
  );
  return failure ?? best ?? outcomes[0] ?? 'ignored';
}
