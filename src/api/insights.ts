// What our own service tells of its traffic beyond the contract, on the wire.
import * as z from 'zod';
import type { Insights as InsightsShape, DataQuality as Quality } from '../analytics/insights.ts';
import { TRAFFIC_CLASSES } from '../analytics/traffic.ts';

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

const DataQuality = z.object({
  files: count,
  lines: count,
  rejected: count,
  examples: z.array(
    z.object({ file: z.string(), line: count, text: z.string(), reason: z.string() }),
  ),
  daysCovered: z.array(z.string()),
  daysMissing: z.array(z.string()),
  warnings: z.array(z.string()),
}) satisfies z.ZodType<Quality>;

export const Insights = z.object({
  classes: ClassCounts.describe('Views per class of traffic over the range.'),
  aiClasses: z.array(TrafficClass).describe('The classes that are counted as AI.'),
  agents: z.array(z.object({ agent: z.string(), class: TrafficClass, views: count })),
  missing: z.array(z.object({ path: z.string(), ai: count, human: count })),
  quality: DataQuality,
  rules: z.string().describe('Version of the rules that tell traffic apart.'),
}) satisfies z.ZodType<InsightsShape>;

export const PageClasses = z.object({
  pages: z
    .array(z.object({ path: z.string(), classes: ClassCounts }))
    .describe('Per-page counts by class, in the order of the page views.'),
  hasMore: z.boolean().describe('True when more results exist beyond this page.'),
});
export type PageClasses = z.infer<typeof PageClasses>;
