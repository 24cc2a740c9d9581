// A job's record, as stores keep it. The wire's job is made from it in embedded/.
import { z } from 'zod';

export const JOB_STATUSES = ['active', 'completed', 'archived', 'failed'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

export const CheckResult = z.object({
  name: z.string(),
  ok: z.boolean(),
  /** One line for a reviewer: what was looked at, or what is wrong. */
  summary: z.string(),
});
export type CheckResult = z.infer<typeof CheckResult>;

export const Usage = z.object({
  steps: z.number().optional(),
  inputTokens: z.number().optional(),
  outputTokens: z.number().optional(),
  seconds: z.number().optional(),
});
export type Usage = z.infer<typeof Usage>;

/** Where an instruction came from. Recorded with the job; never holds fetched text. */
export const Origin = z.object({
  /** Login of the person, or the workflow's name. */
  requester: z.string().optional(),
  /** Issue or pull request the instruction stands on, and where the answer goes. */
  thread: z.int().optional(),
  /** The triggering comment: its id, the kind of event, and when it was written (ISO 8601). */
  comment: z
    .object({
      id: z.int(),
      kind: z.enum(['issue', 'review-comment', 'review']),
      createdAt: z.string(),
    })
    .optional(),
  /** For a pull request: its head as it was when the instruction was claimed. */
  pull: z
    .object({ headRef: z.string(), headSha: z.string(), sameRepository: z.boolean() })
    .optional(),
  /** A web address for people. */
  url: z.string().optional(),
});
export type Origin = z.infer<typeof Origin>;
