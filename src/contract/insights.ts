// What our own service reports about its traffic beyond the contract, on the wire.
import * as z from 'zod';
import { MAX_RANGE_DAYS, type PageViews, ViewCounts, type ViewsResult } from './schemas.ts';
import { TRAFFIC_CLASSES } from './values.ts';

const count = z.int().min(0);
const TrafficClass = z.enum(TRAFFIC_CLASSES);
/** A server of another version may not know every class. */
const orNone = count.default(0);
const ClassCounts = z.object(
  Object.fromEntries(TRAFFIC_CLASSES.map((name) => [name, orNone])) as Record<
    (typeof TRAFFIC_CLASSES)[number],
    typeof orNone
  >,
);

/** As many as a range can have; more only where an end of it is open. */
export const MAX_DAYS_LISTED = MAX_RANGE_DAYS;
/** Documented and not checked: a server of another version may list more. */
const days = z.array(z.string()).meta({ maxItems: MAX_DAYS_LISTED });

/** More than anyone reads. */
export const MAX_MISSING_LISTED = 500;

const DataQuality = z.object({
  files: count,
  lines: count,
  /** Lines that no format could read, and a few of them, shortened and cleaned. */
  rejected: count,
  examples: z.array(
    z.object({ file: z.string(), line: count, text: z.string(), reason: z.string() }),
  ),
  daysCovered: days.describe('UTC days of the range with data, oldest first.'),
  daysMissing: days.describe(
    'UTC days of the range without data, oldest first. An open end is that of the data.',
  ),
  daysCut: z
    .boolean()
    .default(false)
    .describe(`A list of days is longer than ${MAX_DAYS_LISTED}; it has only the latest ones.`),
  warnings: z.array(z.string()),
  /** Requests under an agent's name from addresses that are not its operator's; not counted. */
  spoofed: count.default(0),
});
export type DataQuality = z.infer<typeof DataQuality>;

export const Insights = z.object({
  classes: ClassCounts.describe('Views per class of traffic in the date range.'),
  aiClasses: z.array(TrafficClass).describe('The classes that count as AI.'),
  /** Views by named AI agent, most first. */
  agents: z.array(
    z.object({
      agent: z.string(),
      class: TrafficClass,
      views: count,
      /** Views from its operator's addresses, and requests from others; null if not checked. */
      verified: count.nullable().default(null),
      spoofed: count.nullable().default(null),
    }),
  ),
  /** Paths that were requested and not found, most AI requests first. */
  missing: z
    .array(z.object({ path: z.string(), ai: count, human: count }))
    .meta({ maxItems: MAX_MISSING_LISTED }),
  missingCut: z
    .boolean()
    .default(false)
    .describe(
      `More than ${MAX_MISSING_LISTED} paths were not found; \`missing\` has the first ones.`,
    ),
  aiReferrals: z
    .object({
      views: count,
      sources: z.array(z.object({ source: z.string(), views: count })),
      /** Days whose logs or records do not say where readers came from. */
      daysUnknown: days,
    })
    .nullable()
    .default(null)
    .describe('Views by people that came from AI answers; null if unknown.'),
  weeks: z
    .array(
      z.object({
        from: z.string(),
        to: z.string(),
        views: z.object({ human: count, ai: count, total: count }).nullable(),
        aiReferrals: count.nullable(),
        daysCovered: count,
      }),
    )
    .default([])
    .describe(
      'Up to 12 weeks until the end of the range; `views` is null unless all days have data.',
    ),
  quality: DataQuality,
  seesAgents: z
    .boolean()
    .default(true)
    .describe('False if AI agents cannot be seen, as in the numbers of most analytics services.'),
  counts: z
    .enum(['views', 'visits'])
    .optional()
    .describe('With `visits`, reading a page again during a visit adds nothing.'),
  visitors: count.optional().describe('Different people in the date range; absent if unknown.'),
  rules: z.string().describe('Version of the rules that classify traffic.'),
});
export type Insights = z.infer<typeof Insights>;

const PageFacts = z.object({
  path: z.string(),
  classes: ClassCounts,
  aiReferrals: count
    .nullable()
    .default(null)
    .describe('Views by people that came from AI answers; null if unknown.'),
});
export type PageFacts = z.infer<typeof PageFacts>;

export const PageClasses = z.object({
  pages: z
    .array(PageFacts)
    .describe('Per-page counts by class, in the same order as the page views.'),
  hasMore: z.boolean().describe('True when more results exist beyond this page.'),
});
export type PageClasses = z.infer<typeof PageClasses>;

// A check of answers with page views that copies nothing: an export reads hundreds of thousands of
// rows. It is true only where the schema returns the same value; a test compares both.

export function isViewsResult(value: unknown): value is ViewsResult {
  if (!isObject(value) || !hasKeys(value, 3)) return false;
  const { totals, views, hasMore } = value;
  if (typeof hasMore !== 'boolean' || !Array.isArray(views)) return false;
  if (!isObject(totals) || !hasKeys(totals, 3) || !hasCounts(totals)) return false;
  for (const row of views) {
    if (!isObject(row) || !hasKeys(row, 4)) return false;
    if (typeof row.path !== 'string' || !hasCounts(row)) return false;
  }
  return true;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** What a client takes from any service: one row that cannot be counted does not lose the others. */
export type ReceivedViews = ViewsResult & {
  /** What is wrong with each row that was left out. */
  odd?: readonly string[];
};

export const ReceivedViews: z.ZodType<ReceivedViews> = z
  .object({
    totals: ViewCounts,
    views: z.array(z.looseObject({ path: z.string() })),
    hasMore: z.boolean(),
  })
  .transform(({ totals, views: rows, hasMore }) => {
    const views: PageViews[] = [];
    const odd: string[] = [];
    for (const row of rows) {
      const { path, human, ai, total } = row as unknown as PageViews;
      const problem = oddCount({ human, ai, total });
      if (problem === undefined) views.push({ path, human, ai, total });
      else odd.push(problem);
    }
    return { totals, views, hasMore, ...(odd.length > 0 && { odd }) };
  });

/** In our own words: what a service sends in place of a number can be any text. */
export function oddCount(counts: Record<string, unknown>): string | undefined {
  const found = Object.entries(counts).find(([, value]) => !isCount(value));
  if (!found) return undefined;
  const [name, value] = found;
  if (value === undefined) return `\`${name}\` is missing`;
  const shown = value === null || typeof value === 'number' ? String(value) : 'not a number';
  return `\`${name}\` is ${shown}`;
}

/** With one more, it has something that the schema leaves out. */
function hasKeys(value: object, size: number): boolean {
  let keys = 0;
  for (const _ in value) keys += 1;
  return keys === size;
}

function hasCounts({ human, ai, total }: Partial<Record<string, unknown>>): boolean {
  return isCount(human) && isCount(ai) && isCount(total);
}

export function isCount(value: unknown): boolean {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
