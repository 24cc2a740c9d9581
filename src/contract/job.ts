// Parts of a job that its record and the wire have in common.
import * as z from 'zod';
import { InvalidRequest } from '../shared/errors.ts';
import { isoTime } from '../shared/runtime.ts';

/** The reason of a job that someone canceled. */
export const CANCELLED = 'cancelled';

interface EndedJob {
  status: string;
  docket?:
    | {
        reason?: string | null | undefined;
        canceledBy?: string | undefined;
        question?: string | undefined;
        changed?: boolean | undefined;
      }
    | undefined;
}

/** The agent asks something and changed nothing: what comes next is the requester's answer. */
export function asks(job: EndedJob | undefined): boolean {
  const { question, changed } = job?.docket ?? {};
  return job?.status === 'completed' && Boolean(question) && changed === false;
}

/** The job's state in a sentence. */
export function stateOf(job: EndedJob): string {
  const { status, docket } = job;
  if (asks(job)) return 'waiting for an answer';
  return status === 'failed' && docket?.reason === CANCELLED ? 'canceled' : status;
}

/** Why it ended as it did, for people. */
export function reasonOf({ docket }: Pick<EndedJob, 'docket'>): string | null {
  const { reason, canceledBy } = docket ?? {};
  if (reason !== CANCELLED) return reason ?? null;
  return canceledBy === undefined ? 'Canceled.' : `Canceled by ${canceledBy}.`;
}

/** Something outside is away: why, and when it is tried again. See `shared/waiting.ts`. */
export const Waiting = z.object({
  since: z.string(),
  attempts: z.int(),
  nextAttempt: z.string().nullable(),
  reason: z.string(),
});

export const CheckResult = z.object({
  name: z.string(),
  ok: z.boolean(),
  /** One line for a reviewer: what was looked at, or what is wrong. */
  summary: z.string(),
  /** The pull request should not be merged while it fails. */
  required: z.boolean().optional(),
});
export type CheckResult = z.infer<typeof CheckResult>;

/** The checks that keep a pull request from being ready. */
export function failing(checks: readonly CheckResult[] | undefined): CheckResult[] {
  return (checks ?? []).filter(({ ok, required }) => !ok && required);
}

/** What an agent sent over the network: requests to one address with the same outcome, summed up. */
export const SentRequests = z.object({
  host: z.string(),
  /** Empty for a connection that Docket cannot look into. */
  path: z.string(),
  /**
   * The HTTP status, `connected`, `refused` by Docket because it is not listed, `refused: …` for any
   * other reason, `not needed` (refused, too), or `failed`.
   */
  outcome: z.string(),
  count: z.int(),
  sentBytes: z.int(),
  receivedBytes: z.int(),
  /** As reported by the provider. */
  tokens: z.int(),
  milliseconds: z.int(),
});
export type SentRequests = z.infer<typeof SentRequests>;

/** An agent can try any number of addresses. */
const MAX_SENT = 30;

/** Sums up what is alike; what goes beyond the limit is one entry for each outcome. */
export function addSent(
  all: readonly SentRequests[],
  more: readonly SentRequests[],
): SentRequests[] {
  const sums = new Map<string, SentRequests>();
  for (const one of [...all, ...more]) {
    const own = keyOf(one);
    const isRoom = sums.has(own) || sums.size < MAX_SENT;
    const row = isRoom ? one : { ...one, host: 'other addresses', path: '' };
    const before = sums.get(keyOf(row));
    sums.set(keyOf(row), before ? addRow(before, row) : row);
  }
  return [...sums.values()];
}

/** Heads of the table "What left the machine", and its rows as plain text from outside. */
export const SENT_HEADS = ['Address', 'Requests', 'Result', 'Sent', 'Received', 'Tokens', 'Time'];

export function sentCells(row: SentRequests): string[] {
  const size = (bytes: number) => `${Math.ceil(bytes / 1000).toLocaleString('en')} kB`;
  return [
    row.host + row.path,
    row.count.toLocaleString('en'),
    row.outcome,
    size(row.sentBytes),
    size(row.receivedBytes),
    row.tokens === 0 ? '' : row.tokens.toLocaleString('en'),
    `${(row.milliseconds / 1000).toFixed(1)} s`,
  ];
}

const keyOf = ({ host, path, outcome }: SentRequests) => `${host} ${path} ${outcome}`;

function addRow(a: SentRequests, b: SentRequests): SentRequests {
  return {
    ...a,
    count: a.count + b.count,
    sentBytes: a.sentBytes + b.sentBytes,
    receivedBytes: a.receivedBytes + b.receivedBytes,
    tokens: a.tokens + b.tokens,
    milliseconds: a.milliseconds + b.milliseconds,
  };
}

export const Usage = z.object({
  steps: z.number().optional(),
  inputTokens: z.number().optional(),
  /** Those of the input that the endpoint had in its cache. */
  cachedInputTokens: z.number().optional(),
  outputTokens: z.number().optional(),
  seconds: z.number().optional(),
  /** In millionths of a US dollar; absent when no prices are set. */
  costMicros: z.int().min(0).optional(),
  /** Not all tokens are known, so the numbers and the cost are only lower limits. */
  incomplete: z.boolean().optional(),
  /** Tokens of requests that were sent and never answered: at most so many. They count as spent. */
  reserved: z.object({ inputTokens: z.number(), outputTokens: z.number() }).optional(),
  /** Their cost, in millionths of a US dollar. */
  reservedMicros: z.int().min(0).optional(),
  /** What left the machine. */
  sent: z.array(SentRequests).optional(),
});
export type Usage = z.infer<typeof Usage>;

/** Where a request came from. Recorded with the job; never contains fetched text. */
export const Origin = z.object({
  /** Login of the person, or the workflow's name. */
  requester: z.string().optional(),
  /** Who it was where that is no account of the code host: an API key, or the server's operator. */
  actor: z.string().optional(),
  /** Issue or pull request with the request, and where the reply goes. */
  thread: z.int().optional(),
  /** Where that is, as `OWNER/NAME`; absent: in the job's own repository. */
  repository: z.string().optional(),
  /** The triggering comment. */
  comment: z
    .object({
      id: z.int(),
      kind: z.enum(['issue', 'review-comment', 'review']),
      /** Which of its commands it was, from the second on: 2, 3, … */
      part: z.int().min(2).optional(),
    })
    .optional(),
  /** For a pull request: its head as it was when the request was claimed. */
  pull: z
    .object({
      headRef: z.string(),
      headSha: z.string(),
      sameRepository: z.boolean(),
      /** False when it was merged or closed by then: nothing is stacked on it. */
      open: z.boolean().optional(),
    })
    .optional(),
  /** Checks failed on this commit, and nobody had to ask. */
  checks: z.object({ headSha: z.string() }).optional(),
  /** To fix what the documentation check finds at this commit. */
  drift: z.object({ headSha: z.string() }).optional(),
  /** To take back the job's last change. */
  undo: z.literal(true).optional(),
  /** A workflow asked for it, not a comment: on which event, and why, in a sentence for people. */
  workflow: z
    .object({
      event: z.string(),
      why: z.string().optional(),
      /** What found something to do; absent: the workflow itself asked. */
      mode: z.enum(['improve']).optional(),
    })
    .optional(),
  /** When it was asked (ISO 8601): what was edited later is not what the asker saw. */
  askedAt: z.string().optional(),
  /** A web address for people. */
  url: z.string().optional(),
});
export type Origin = z.infer<typeof Origin>;

// Where a page of jobs ends. Jobs of several projects have one order, so a cursor is good in each.

/** The jobs after it are older. */
export interface Position {
  createdAt: string;
  id: string;
}

export function isJobId(id: string): boolean {
  return /^[\w-]{1,64}$/.test(id);
}

/** For sorting. */
export function newestFirst(a: Position, b: Position): number {
  if (a.createdAt !== b.createdAt) return a.createdAt > b.createdAt ? -1 : 1;
  return a.id === b.id ? 0 : a.id > b.id ? -1 : 1;
}

/** A place in the order and nothing else: whoever changes one only gets other jobs of the project. */
export function cursorOf({ createdAt, id }: Position): string {
  return Buffer.from(`${createdAt} ${id}`).toString('base64url');
}

export function readCursor(cursor: string): Position {
  const [createdAt = '', id = '', ...rest] = Buffer.from(cursor, 'base64url')
    .toString('utf8')
    .split(' ');
  if (rest.length === 0 && isJobId(id) && isTime(createdAt)) {
    return { createdAt, id };
  }
  throw new InvalidRequest(
    'Parameter `cursor` is not valid. Use `nextCursor` of the previous page, or leave it out.',
  );
}

/** From 1970 to 9999: a clock can show more, but not every store. */
export const LATEST = Date.UTC(9999, 11, 31);
export const inReach = (time: number) => Math.min(LATEST, Math.max(0, time));

function isTime(text: string): boolean {
  const time = Date.parse(text);
  return time === inReach(time) && isoTime(time) === text;
}
