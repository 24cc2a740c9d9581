// What readers did on the pages of a pull request, four weeks before and after it was merged.
import * as z from 'zod';

const count = z.int().min(0);
const Readers = z.object({ human: count, ai: count });
export type Readers = z.infer<typeof Readers>;

const BeforeAfter = z.object({ before: Readers, after: Readers });

/** Only the pages with the most views are listed; the sums are of all pages. */
export const MAX_RECEIPT_PAGES = 20;

const MAX_RECEIPT_REDIRECTS = 50;

export const Receipt = z.object({
  pull: z.object({ number: z.int(), url: z.string() }),
  /** The first day of the second period, which begins with the merge. */
  merged: z.iso.date(),
  days: z.int().min(1),
  pages: z.array(BeforeAfter.extend({ path: z.string() })).max(MAX_RECEIPT_PAGES),
  sum: BeforeAfter,
  /** Requests that found nothing, of paths that it redirects. */
  missing: z
    .array(BeforeAfter.extend({ path: z.string() }))
    .max(MAX_RECEIPT_REDIRECTS)
    .optional(),
  /** The whole site in the same periods. */
  site: BeforeAfter,
});
export type Receipt = z.infer<typeof Receipt>;
