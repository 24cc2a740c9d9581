// One job as it moves: what there is of it, then every change. Changes are found by looking, because
// that works across processes and costs one read; whoever follows a job is a person.
import { createHash } from 'node:crypto';
import type { JobEvent, JobTurn } from '../../contract/directory.ts';
import { FINAL_STATUSES } from '../../contract/status.ts';
import { askedBy, type JobRecord, type Turn } from '../../jobs/job.ts';
import type { Clock } from '../../shared/clock.ts';
import { bound } from '../../shared/text/foreign.ts';
import { toWire } from './wire-job.ts';

const LOOK_EVERY_MS = 1_000;
const MAX_TEXT = 20_000;

export interface EventsOptions {
  clock: Clock;
  /** The id of the last event that the caller has. */
  after?: string | undefined;
  signal?: AbortSignal | undefined;
}

export async function* jobEvents(
  read: () => Promise<JobRecord>,
  { clock, after, signal }: EventsOptions,
): AsyncGenerator<JobEvent> {
  /** What was sent last of each part, as digests. */
  const sent = new Map<string, string>();
  let resume = readId(after);
  while (!signal?.aborted) {
    const job = await read();
    const parts = partsOf(job);
    const whole = digest(parts.map((part) => part.digest));
    if (resume) {
      const settled = Math.min(resume.settled, job.turns.length);
      const known = resume.whole === whole ? parts : parts.slice(0, settled);
      for (const part of known) sent.set(part.name, part.digest);
      resume = undefined;
    }
    const isFinal = FINAL_STATUSES.has(job.status);
    // The end is always told, or a caller could not know it from a connection that broke.
    const fresh = parts.filter(
      ({ name, digest }) => sent.get(name) !== digest || (isFinal && name === 'job'),
    );
    for (const part of fresh) {
      sent.set(part.name, part.digest);
      const isLast = part === fresh.at(-1);
      const settled = job.turns.findIndex(
        (turn, index) => !isOver(turn) || sent.get(String(index)) !== parts[index]?.digest,
      );
      yield {
        id: idOf(settled < 0 ? job.turns.length : settled, isLast ? whole : ''),
        ...part.event,
      };
    }
    if (isFinal) return;
    await clock.sleep(LOOK_EVERY_MS, signal).catch(() => {});
  }
}

type Unnumbered = { type: 'turn'; turn: JobTurn } | { type: 'job'; job: ReturnType<typeof toWire> };

/** The turns in order, then the job. */
function partsOf(job: JobRecord): { name: string; digest: string; event: Unnumbered }[] {
  const events: [string, Unnumbered][] = [
    ...job.turns.map((turn, index): [string, Unnumbered] => [
      String(index),
      { type: 'turn', turn: turnOf(turn, index) },
    ]),
    ['job', { type: 'job', job: toWire(job) }],
  ];
  return events.map(([name, event]) => ({ name, event, digest: digest(event) }));
}

function turnOf(turn: Turn, index: number): JobTurn {
  const { summary, reason, rounds = [], checks = [], usage = {} } = turn;
  return {
    index,
    prompt: bound(turn.prompt, MAX_TEXT),
    requester: askedBy(turn),
    url: turn.origin?.url ?? null,
    receivedAt: turn.receivedAt,
    endedAt: turn.endedAt ?? null,
    state: turn.state,
    rounds: rounds.map((round) => bound(round, MAX_TEXT)),
    summary: summary === undefined ? null : bound(summary, MAX_TEXT),
    files: turn.files?.count ?? null,
    checks,
    reason: reason ?? null,
    usage,
  };
}

/**
 * An id says how many turns at the beginning were over and sent, and, at the end of what there was to
 * send, a digest of it all. So any server can continue, and none has to remember anything.
 */
const idOf = (settled: number, whole: string) => `${settled}-${whole}`;

function readId(id: string | undefined): { settled: number; whole: string } | undefined {
  const [, settled, whole = ''] = /^(\d{1,6})-([0-9a-f]{0,16})$/.exec(id ?? '') ?? [];
  return settled === undefined ? undefined : { settled: Number(settled), whole };
}

const isOver = ({ state }: Turn) => state === 'done' || state === 'failed';

function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);
}
