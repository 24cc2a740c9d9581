// Beyond the contract: all jobs of a project, one job as it moves, and what the work cost.
import * as z from 'zod';
import { Acceptance, TRIGGERS } from './acceptance.ts';
import { CheckResult, Usage } from './job.ts';
import { AgentJob, wholeNumber } from './schemas.ts';
import { isDate, JOB_STATUSES } from './values.ts';

export const JobSummary = AgentJob.extend({
  updatedAt: z.iso.datetime().describe('Time of the latest change.'),
  prompt: z.string().describe('The beginning of the first request.'),
  requester: z.string().nullable().describe('Who asked first, if known.'),
  instructions: z.int().min(1).describe('How many requests the job has had.'),
  waitingSince: z.iso
    .datetime()
    .nullable()
    .describe('Since when the pull request has been waiting for review; null if it is not.'),
  trigger: z.enum(TRIGGERS).describe('What the first request came from.'),
  acceptance: Acceptance.nullable().describe(
    'What became of the pull request, as far as Docket knows; null if there is none.',
  ),
});
export type JobSummary = z.infer<typeof JobSummary>;

export const JobPage = z.object({
  jobs: z.array(JobSummary).describe('Newest first.'),
  unreadable: z
    .array(z.string())
    .optional()
    .describe('IDs of jobs that belong on this page but whose records cannot be read, if any.'),
  nextCursor: z.string().nullable().describe('Where the next page begins; null on the last page.'),
});
export type JobPage = z.infer<typeof JobPage>;

export const MAX_JOBS_LIMIT = 100;
const DEFAULT_JOBS_LIMIT = 50;
const MAX_SEARCH_LENGTH = 200;
const MAX_CURSOR_LENGTH = 200;

export const JobsQuery = z.object({
  status: z
    .enum(JOB_STATUSES, { error: `Parameter \`status\` must be ${JOB_STATUSES.join(', ')}.` })
    .optional()
    .describe('Only jobs in this state.'),
  search: z
    .string()
    .max(MAX_SEARCH_LENGTH, `Parameter \`search\` is longer than ${MAX_SEARCH_LENGTH} characters.`)
    .optional()
    .describe('Only jobs with this text in a request, in any case.'),
  waitingSince: z
    .string()
    .refine(
      isDate,
      'Parameter `waitingSince` must be a date such as 2026-11-01 or an ISO 8601 time.',
    )
    .optional()
    .describe('Only jobs whose pull request has been waiting for review since then or longer.'),
  cursor: z
    .string()
    .max(
      MAX_CURSOR_LENGTH,
      'Parameter `cursor` is too long. Use `nextCursor` of the previous page.',
    )
    .optional()
    .describe('`nextCursor` of the previous page.'),
  limit: wholeNumber('limit', 1, MAX_JOBS_LIMIT, DEFAULT_JOBS_LIMIT).describe(
    'Maximum results per page.',
  ),
});
export type JobsQuery = z.infer<typeof JobsQuery>;
/** As callers write it. */
export type JobsRequest = Partial<JobsQuery>;

/** One request and what became of it. Long texts are cut. */
export const JobTurn = z.object({
  index: z.int().min(0).describe('Place in the conversation, from 0.'),
  prompt: z.string(),
  requester: z.string().nullable().describe('Who asked: an account, or an API key by its name.'),
  url: z.string().nullable().describe('Where it was asked: the comment or the workflow run.'),
  askedAt: z.string().describe('Time it was asked: that of the comment, if there is one.'),
  receivedAt: z.string(),
  endedAt: z.string().nullable().describe('Time it was finished; null until then.'),
  state: z.enum(['queued', 'running', 'done', 'failed']),
  rounds: z.array(z.string()).describe('What the agent said each time a failed check went back.'),
  summary: z.string().nullable().describe('What the agent said it did.'),
  files: z.int().nullable().describe('How many files its commit changes.'),
  checks: z.array(CheckResult),
  reason: z.string().nullable().describe('Why it failed.'),
  usage: Usage,
});
export type JobTurn = z.infer<typeof JobTurn>;

const eventId = z.string().describe('Send it as `Last-Event-ID` to continue after this event.');
export const JobTurnEvent = z.object({ type: z.literal('turn'), id: eventId, turn: JobTurn });
export const JobStateEvent = z.object({ type: z.literal('job'), id: eventId, job: AgentJob });
export const JobEvent = z.discriminatedUnion('type', [JobTurnEvent, JobStateEvent]);
export type JobEvent = z.infer<typeof JobEvent>;

const count = z.int().min(0);
export const MonthUsage = z.object({
  month: z.string().describe('A UTC month such as 2026-11.'),
  jobs: count.describe('Jobs that were created.'),
  instructions: count.describe('Requests that were received.'),
  inputTokens: count,
  cachedInputTokens: count.describe('Those of the input that came from the cache.'),
  outputTokens: count,
  seconds: z.number().min(0).describe('How long agents worked.'),
  costMicros: count.describe('In millionths of a US dollar; 0 when no prices are set.'),
  incomplete: z.boolean().describe('Some usage is not known, so the numbers are lower limits.'),
});
export type MonthUsage = z.infer<typeof MonthUsage>;

export const UsageReport = z.object({
  months: z.array(MonthUsage).describe('Months with any work, newest first.'),
});
export type UsageReport = z.infer<typeof UsageReport>;

export const UsageQuery = z.object({
  months: wholeNumber('months', 1, 36, 12).describe('How many months, counting the current one.'),
});
