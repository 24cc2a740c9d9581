// The shapes of the contract. Answers are read leniently (unknown fields pass, only `id` and
// `status` are required); requests are read strictly enough to name what is wrong.
import * as z from 'zod';
import { DAY_MS, utcTime } from '../shared/days.ts';
import { InvalidRequest } from '../shared/errors.ts';
import { CheckResult, Usage, Waiting } from './job.ts';
import { ID_PATTERN, isDate, isId, JOB_STATUSES, MAX_ID_LENGTH } from './values.ts';

/** Goes to outputs and becomes a link: nothing that a browser or a shell would run. */
const WebAddress = z
  .string()
  .max(2_000)
  .refine((text) => /^https?:\/\/[^\s\p{C}]+$/u.test(text) && URL.canParse(text));

const Change = z.object({
  commit: z.string().max(64).describe('The commit on the branch.'),
  count: z.int().min(0).describe('How many files it changes.'),
  files: z
    .array(
      z.object({
        path: z.string(),
        added: z.int().min(0).optional().describe('Lines added, where it is text.'),
        removed: z.int().min(0).optional().describe('Lines removed, where it is text.'),
      }),
    )
    .describe('The first files.'),
});

const OpenRequest = z.object({
  state: z.enum(['running', 'queued']),
  requester: z.string().nullable().describe('Who asked, if known.'),
  receivedAt: z.string().describe('Time it was received.'),
  step: z.string().optional().describe('What the agent did last.'),
});

/** What our own service knows beyond the contract. One odd field does not lose the others. */
const DocketExtras = z.object({
  reason: z.string().nullish().catch(undefined),
  canceledBy: z
    .string()
    .optional()
    .catch(undefined)
    .describe('Who canceled the job, if someone did: an account, or an API key by its name.'),
  checks: z.array(CheckResult).optional().catch(undefined),
  usage: Usage.optional().catch(undefined),
  compareLink: WebAddress.nullish().catch(undefined),
  changed: z
    .boolean()
    .optional()
    .catch(undefined)
    .describe('Whether the latest finished request changed any file.'),
  question: z
    .string()
    .optional()
    .catch(undefined)
    .describe(
      'What the agent asks at the end of the latest finished request; the next message answers it.',
    ),
  state: z
    .string()
    .optional()
    .catch(undefined)
    .describe(
      'The state as people read it: `status`, or `canceled`, or `waiting for an answer` where the agent changed nothing and asks something.',
    ),
  tookMs: z
    .int()
    .min(0)
    .optional()
    .catch(undefined)
    .describe('Milliseconds from the command to the end of the latest finished request.'),
  change: Change.optional()
    .catch(undefined)
    .describe('What the latest finished request pushed, if it changed any file.'),
  undone: z
    .object({ commit: z.string().max(64), title: z.string() })
    .optional()
    .catch(undefined)
    .describe('The change that the latest finished request undid or brought back, if it did.'),
  redone: z.boolean().optional().catch(undefined).describe('It was brought back.'),
  emptied: z
    .boolean()
    .optional()
    .catch(undefined)
    .describe('The pull request was closed, because nothing was left on its branch.'),
  undoable: z
    .boolean()
    .optional()
    .catch(undefined)
    .describe('The job has a change that can be undone.'),
  repairs: z
    .array(z.string())
    .optional()
    .catch(undefined)
    .describe('What the agent fixed after checks failed, one text each time.'),
  requests: z
    .array(OpenRequest)
    .optional()
    .catch(undefined)
    .describe('The requests of an active job that are not finished, in order.'),
  waiting: Waiting.extend({ nextAttempt: z.string() })
    .optional()
    .catch(undefined)
    .describe(
      'Something outside, such as the code host, does not answer: since when, why, and when it is tried again.',
    ),
  /** The pull request is a draft because checks fail, or would be if the repository had drafts. */
  draft: z.enum(['made', 'unsupported']).optional().catch(undefined),
  notice: z
    .string()
    .optional()
    .catch(undefined)
    .describe('Settings of the repository that the server does not use as they are, told once.'),
});

/** What is valid in a URL path of the contract; `isId` checks the same in code. */
export const ID = z.string().min(1).max(MAX_ID_LENGTH).regex(ID_PATTERN);

export const AgentJob = z.object({
  id: ID.describe('Unique identifier of the agent job.'),
  status: z.enum(JOB_STATUSES).describe('State of the job.'),
  source: z
    .object({
      repository: z.string().describe('Repository the job works on.'),
      ref: z.string().describe('Branch or other ref of the repository.'),
    })
    .describe('Information about the source repository.'),
  model: z.string().describe('The AI model used for the job.'),
  prLink: z
    .url()
    .nullable()
    .describe('URL of the pull request; null while active and when no file was changed.'),
  createdAt: z.iso.datetime().describe('Time the job was created.'),
  archivedAt: z.iso.datetime().nullable().describe('Time the job was archived.'),
  docket: DocketExtras.optional(),
});
export type AgentJob = z.infer<typeof AgentJob>;

/** The job exists; whatever is odd about the rest of the answer must not lose it. */
const text = z.string().nullish().catch(undefined);

/** A job as any service may answer it. An unknown status is kept, and is not final. */
export const ReceivedJob = z
  .looseObject({
    id: z.string().refine(isId),
    status: z.string().min(1),
    source: z.looseObject({ repository: text, ref: text }).nullish().catch(undefined),
    model: text,
    prLink: text,
    createdAt: text,
    archivedAt: text,
    docket: DocketExtras.optional().catch(undefined),
  })
  .transform((job) => {
    if (!job.prLink || WebAddress.safeParse(job.prLink).success) return job;
    const reason = job.docket?.reason ?? ODD_LINK;
    return { ...job, prLink: null, docket: { ...job.docket, reason } };
  });
export type ReceivedJob = z.infer<typeof ReceivedJob>;

const ODD_LINK =
  'The service sent a pull request link that is not a web address, so it is not shown. Look for the pull request in the service.';

export const PromptRequest = z.object(
  {
    prompt: z
      .string({ error: 'Field `prompt` must be a string with the request to the agent.' })
      .min(1, 'Field `prompt` is empty. Describe what the agent should do.')
      .describe('The request to the agent.'),
  },
  {
    error: 'The body must be a JSON object such as {"prompt": "Fix the typo in docs/index.md"}.',
  },
);
export type PromptRequest = z.infer<typeof PromptRequest>;

const count = z.int().min(0);

export const ViewCounts = z.object({ human: count, ai: count, total: count });
export type ViewCounts = z.infer<typeof ViewCounts>;
export const NO_COUNTS: ViewCounts = Object.freeze({ human: 0, ai: 0, total: 0 });

export const PageViews = ViewCounts.extend({ path: z.string() });
export type PageViews = z.infer<typeof PageViews>;

export const ViewsResult = z.object({
  totals: ViewCounts.describe('Site-wide view totals for the whole date range.'),
  views: z
    .array(PageViews)
    .describe('Per-page view counts, sorted by total (descending), then by path.'),
  hasMore: z.boolean().describe('True when more results exist beyond this page.'),
});
export type ViewsResult = z.infer<typeof ViewsResult>;

export const MAX_VIEWS_LIMIT = 250;
const DEFAULT_VIEWS_LIMIT = 50;
/** Far more rows than there are pages anywhere. */
const MAX_OFFSET = 1_000_000_000;

export const wholeNumber = (name: string, min: number, max: number, fallback: number) => {
  const message = `Parameter \`${name}\` must be a whole number from ${min} to ${max}.`;
  return z
    .string()
    .regex(/^-?\d{1,15}$/, message)
    .transform(Number)
    .pipe(z.int().min(min, message).max(max, message))
    .default(fallback);
};

const day = (name: string) =>
  z
    .string()
    .refine((value) => isDate(value), {
      error: (issue) =>
        `Parameter \`${name}\` must be a date such as 2026-11-01 or an ISO 8601 time; got \`${String(issue.input).slice(0, 40)}\`.`,
    })
    .meta({ anyOf: ['date', 'date-time'].map((format) => ({ type: 'string', format })) })
    .optional();

const range = {
  dateFrom: day('dateFrom').describe('First day, ISO 8601 or YYYY-MM-DD.'),
  dateTo: day('dateTo').describe('Exclusive upper limit, ISO 8601 or YYYY-MM-DD.'),
};

const pages = (max: number, fallback: number) => ({
  limit: wholeNumber('limit', 1, max, fallback).describe('Maximum results per page.'),
  offset: wholeNumber('offset', 0, MAX_OFFSET, 0).describe('Rows to skip.'),
});

/** For our additions to the contract: longer ranges are more often typos in the year than intended. */
export const MAX_RANGE_DAYS = 3_660;

const inOrder = ({ dateFrom, dateTo }: { dateFrom?: string; dateTo?: string }) =>
  // What is not a date has been reported already.
  !dateFrom || !dateTo || !(utcTime(dateFrom) > utcTime(dateTo));
const OUT_OF_ORDER = {
  error: 'Parameter `dateTo` is before `dateFrom`. Swap them or leave one out.',
};

export const ViewsQuery = z
  .object({ ...range, ...pages(MAX_VIEWS_LIMIT, DEFAULT_VIEWS_LIMIT) })
  .refine(inOrder, OUT_OF_ORDER);
export type ViewsQuery = z.infer<typeof ViewsQuery>;

const isShort = ({ dateFrom, dateTo }: { dateFrom?: string; dateTo?: string }) =>
  !dateFrom || !dateTo || !(utcTime(dateTo) - utcTime(dateFrom) > MAX_RANGE_DAYS * DAY_MS);
const TOO_LONG = {
  error: `Parameter \`dateFrom\` is more than ${MAX_RANGE_DAYS} days before \`dateTo\`. Choose a later \`dateFrom\`.`,
};
const shortRange = {
  dateFrom: range.dateFrom.describe(
    `First day, ISO 8601 or YYYY-MM-DD; at most ${MAX_RANGE_DAYS} days before \`dateTo\`.`,
  ),
  dateTo: range.dateTo,
};

export const RangeQuery = z
  .object(shortRange)
  .refine(inOrder, OUT_OF_ORDER)
  .refine(isShort, TOO_LONG);

/** Our own extension, so that a report of ten thousand pages takes a few requests, not forty. */
export const MAX_CLASSES_LIMIT = 5_000;
export const ClassesQuery = z
  .object({ ...shortRange, ...pages(MAX_CLASSES_LIMIT, 1_000) })
  .refine(inOrder, OUT_OF_ORDER)
  .refine(isShort, TOO_LONG);

export const ErrorBody = z.object({
  error: z.string().describe('What is wrong and how to fix it.'),
  details: z.array(z.object({ message: z.string() })).optional(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;

// From a value of unknown shape to a request: one error that names every problem.

export function parse<T>(schema: z.ZodType<T>, value: unknown): T {
  const error = (issue: z.core.$ZodRawIssue) =>
    `Field \`${(issue.path ?? []).join('.')}\` ${demand(issue)}.`;
  const result = schema.safeParse(value, { error });
  if (result.success) return result.data;
  const problems = result.error.issues.map(({ message }) => message);
  const [only] = problems;
  if (only && problems.length === 1) throw new InvalidRequest(only);
  throw new InvalidRequest(`The request has ${problems.length} problems; see \`details\`.`, {
    details: problems,
  });
}

const KINDS: Record<string, string> = {
  string: 'be text',
  number: 'be a number',
  int: 'be a whole number',
  boolean: 'be true or false',
  array: 'be a list',
  object: 'be a map of names and values',
  record: 'be a map of names and values',
};

/** What is wrong with a value, where its schema has no words for it: `must be a list; got \`x\``. */
export function demand(issue: z.core.$ZodRawIssue): string {
  if (issue.input === undefined) return 'is required';
  switch (issue.code) {
    case 'invalid_type':
      return `must ${KINDS[issue.expected] ?? `be of the type ${issue.expected}`}${got(issue.input)}`;
    case 'invalid_value':
      return `must be ${either(issue.values)}${got(issue.input)}`;
    case 'too_small':
    case 'too_big':
      return `must ${bounds(issue)}`;
    default:
      return `is not valid${got(issue.input)}`;
  }
}

/** What was found there, where it is short. */
export function got(input: unknown): string {
  const isPlain = ['string', 'number', 'boolean'].includes(typeof input);
  const text = String(input).replace(/[`\s\p{C}]+/gu, ' ');
  return isPlain && text.trim() !== '' && text.length <= 40 ? `; got \`${text}\`` : '';
}

function either(values: readonly unknown[]): string {
  const names = values.map((value) => `\`${value}\``);
  const last = names.pop();
  if (names.length === 0) return String(last);
  return `${names.join(', ')}${names.length > 1 ? ',' : ''} or ${last}`;
}

function bounds(issue: z.core.$ZodRawIssue): string {
  const { origin, minimum, maximum } = issue as Partial<Record<'origin', string>> &
    Partial<Record<'minimum' | 'maximum', number>>;
  const edge = minimum === undefined ? `at most ${maximum}` : `at least ${minimum}`;
  if (origin === 'string') return minimum === 1 ? 'not be empty' : `have ${edge} characters`;
  if (origin === 'array') return minimum === 1 ? 'not be empty' : `have ${edge} entries`;
  return `be ${edge}`;
}
