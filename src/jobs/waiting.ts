// What becomes of a job's work while something outside is away: a finished agent's change is kept in the
// record, and what needs the agent's copy, which only this worker has, is tried again right here.
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import * as z from 'zod';
import { CorruptState, LeaseLost, sentence } from '../shared/errors.ts';
import { type Waiting, waitFor } from '../shared/waiting.ts';
import { FILE_MODES, type FileChange } from './changes/change.ts';
import { MAX_CHANGE_BYTES } from './changes/fence.ts';
import { type JobRecord, triedNow } from './job.ts';
import type { HeldLease } from './lease.ts';
import type { JobTools } from './tools.ts';

/** In characters: a record is read and written as a whole. Text of three times as much fits. */
const MAX_KEPT = 1_000_000;

const Files = z.array(
  z.object({
    path: z.string(),
    kind: z.enum(['added', 'modified', 'deleted']),
    mode: z.enum(FILE_MODES),
    content: z.string().nullable(),
  }),
);

/** Null: it is too large for a record. */
export function encodeChange(changes: readonly FileChange[]): string | null {
  const files = changes.map(({ path, kind, mode, content }) => {
    return { path, kind, mode, content: content?.toString('latin1') ?? null };
  });
  const encoded = deflateRawSync(JSON.stringify(files)).toString('base64');
  return encoded.length <= MAX_KEPT ? encoded : null;
}

/** Anyone with push access may have written the record: what is in it is bounded, and judged again. */
export function decodeChange(encoded: string): FileChange[] {
  try {
    const limit = { maxOutputLength: 2 * MAX_CHANGE_BYTES };
    const text = inflateRawSync(Buffer.from(encoded, 'base64'), limit).toString('utf8');
    return Files.parse(JSON.parse(text)).map(({ content, ...file }) => {
      return { ...file, content: content === null ? null : Buffer.from(content, 'latin1') };
    });
  } catch (cause) {
    const words = 'The change that the job kept cannot be read. Retry it to make the change again.';
    throw new CorruptState(words, { cause });
  }
}

interface WaitingContext {
  tools: JobTools;
  hold: HeldLease;
  signal: AbortSignal;
}

/** `again` is called instead of `first` after a wait; its argument is the record as it is then. */
export async function whileAway<T>(
  first: () => Promise<T>,
  again: (job: JobRecord) => Promise<T>,
  { tools, hold, signal }: WaitingContext,
): Promise<T> {
  const { clock, log } = tools;
  let attempt = first;
  let waiting: Waiting | undefined;
  for (;;) {
    try {
      const result = await attempt();
      if (waiting) await hold.save(withoutWaiting, 'waits no longer');
      return result;
    } catch (error) {
      signal.throwIfAborted();
      const next = waitFor(error, waiting, { now: clock.now(), random: Math.random });
      if (!next?.nextAttempt) throw error;
      waiting = next;
      log.warn(`Waiting until ${next.nextAttempt}: ${next.reason}`);
      const noted = hold.save((job) => ({ ...job, waiting: next }), `waiting: ${next.reason}`);
      await noted.catch((problem) => {
        if (problem instanceof LeaseLost) throw problem;
        log.warn(`That the job waits could not be recorded: ${sentence(problem)}`);
      });
      await clock.sleep(Math.max(0, Date.parse(next.nextAttempt) - clock.now()), signal);
      attempt = async () => again(await hold.save(triedNow, 'tries again'));
    }
  }
}

/** Once there was an answer, and not before: a job that is tried again still waits for one. */
export function withoutWaiting({ waiting: _, ...job }: JobRecord): JobRecord {
  return job;
}
