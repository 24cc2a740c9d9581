// `views` in `.github/docket.yml`: how page views are counted and reported.
import * as z from 'zod';
import { got } from '../contract/parse.ts';
import { TRAFFIC_CLASSES } from '../contract/traffic.ts';
import { globProblem } from '../shared/glob.ts';
import { FIELDS } from '../views/counting/log-fields.ts';

/** In any list, and in the list of reported problems. */
export const MAX_ENTRIES = 100;
export const whole = (max = 1_000_000_000) => {
  const error = ({ input }: { input?: unknown }) =>
    `must be a whole number from 1 to ${max}${got(input)}`;
  return z.int({ error }).min(1, { error }).max(max, { error });
};
export const word = z.string().min(1).max(200);
const glob = z.string().superRefine((text, context) => {
  const wrong = globProblem(text);
  if (wrong !== undefined) context.addIssue(wrong);
});
const globs = z.array(glob).max(MAX_ENTRIES).readonly();
const origin = z
  .string()
  .refine(
    (text) => /^https?:/.test(text) && URL.parse(text)?.origin === text,
    'must be an origin such as `https://docs.example.com`, without a path',
  );
/** Whoever knows other tools may write a regular expression, which would never match anything. */
const agentMatch = word.refine(
  (text) => /[^*]/.test(text) && !/^\^|\$$|\\/.test(text),
  'must be a part of the user agent, with `*` for any characters, such as `acme-assistant/`; it is not a regular expression',
);

export const ViewsSettings = z.strictObject({
  'ai-classes': z.array(z.enum(TRAFFIC_CLASSES)).max(MAX_ENTRIES).readonly().optional(),
  history: z.boolean().optional(),
  /** How many requests to a service one export can make. */
  'max-requests': whole(1_000_000).default(100),
  /** Origins of the pages that report their own views to `docket serve`. */
  'collect-from': z.array(origin).max(MAX_ENTRIES).readonly().default([]),
  /** Names of fields in JSON access logs. */
  'log-fields': z.partialRecord(z.enum(FIELDS), word).default({}),
  /** Additional agents, which take precedence over the known ones. */
  agents: z
    .array(
      z.strictObject({
        agent: word,
        class: z.enum(TRAFFIC_CLASSES),
        match: agentMatch,
      }),
    )
    .max(MAX_ENTRIES)
    .readonly()
    .default([]),
  /** Pages that count, and pages that do not. */
  include: globs.default([]),
  exclude: globs.default([]),
  /** The issue that gets the report as a comment. */
  'report-issue': whole().optional(),
  /** Files with the address ranges that operators of agents publish. */
  'agent-ranges': z
    .array(z.strictObject({ agent: word, file: glob }))
    .max(MAX_ENTRIES)
    .readonly()
    .default([]),
  /** Host labels by the globs of their logs. */
  hosts: z
    .record(glob, word)
    .refine(
      (hosts) => Object.keys(hosts).length <= MAX_ENTRIES,
      `has more than ${MAX_ENTRIES} entries`,
    )
    .default({}),
});
