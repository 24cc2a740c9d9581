// What became of the pull requests of jobs, as records and the wire have it.
import * as z from 'zod';

/** What a job came from. */
export const TRIGGERS = ['comment', 'check', 'merge', 'improve', 'workflow', 'api'] as const;
export type Trigger = (typeof TRIGGERS)[number];

const time = z.iso.datetime();

/** What people did with a pull request. */
export const Acceptance = z.object({
  state: z.enum(['open', 'merged', 'closed']),
  openedAt: time,
  decidedAt: time.nullable().describe('When it was merged or closed; null while it is open.'),
  edited: z.boolean().describe('It was merged after people had changed what Docket pushed last.'),
  lines: z
    .int()
    .min(0)
    .nullable()
    .describe('How many lines they added or removed; null if that is not known.'),
});
export type Acceptance = z.infer<typeof Acceptance>;

const count = z.int().min(0);

export const TriggerAcceptance = z.object({
  trigger: z.enum(TRIGGERS).describe('What its jobs came from.'),
  merged: count.describe('Pull requests that were merged.'),
  edited: count.describe('Those of them that people had changed before.'),
  closed: count.describe('Pull requests that were closed without a merge.'),
  open: count.describe('Pull requests that are open now.'),
  medianDays: z
    .number()
    .min(0)
    .nullable()
    .describe('Median of the days from opening to merging; null if nothing was merged.'),
});
export type TriggerAcceptance = z.infer<typeof TriggerAcceptance>;

export const AcceptanceReport = z.object({
  since: time.describe('Merged and closed pull requests are counted since then.'),
  triggers: z.array(TriggerAcceptance).describe('Those with any pull request.'),
  month: z.object({
    merged: count.describe('Merged in this UTC month.'),
    costMicros: count
      .nullable()
      .describe(
        'What all jobs of the month cost for each merged pull request, in millionths of a US dollar; null if unknown.',
      ),
  }),
});
export type AcceptanceReport = z.infer<typeof AcceptanceReport>;

/** Of those that were decided; null while there are none. 100% means all. */
export function mergeRate(all: readonly Pick<TriggerAcceptance, 'merged' | 'closed'>[]) {
  const merged = all.reduce((sum, one) => sum + one.merged, 0);
  const of = all.reduce((sum, one) => sum + one.merged + one.closed, 0);
  return of === 0 ? null : { merged, of, percent: Math.floor((100 * merged) / of) };
}

/** `comment: 8 of 10 merged (2 after edits), median 1.5 days, 3 open` */
export function tellTrigger(one: TriggerAcceptance): string {
  const { trigger, merged, edited, closed, open, medianDays } = one;
  const parts = [
    `${merged} of ${merged + closed} merged${edited > 0 ? ` (${edited} after edits)` : ''}`,
    ...(medianDays === null ? [] : [`median ${tellDays(medianDays)}`]),
    ...(open > 0 ? [`${open} open`] : []),
  ];
  return `${trigger}: ${parts.join(', ')}`;
}

const tellDays = (days: number) => `${days} ${days === 1 ? 'day' : 'days'}`;

/** What people did, in a few words. */
export function tellAcceptance({ state, openedAt, edited, lines }: Acceptance): string {
  if (state === 'open') return `open since ${openedAt.slice(0, 10)}`;
  if (!edited) return state;
  const changed = lines === 1 ? '1 line' : `${lines} lines`;
  return `merged after edits${lines === null ? '' : ` of ${changed}`}`;
}
