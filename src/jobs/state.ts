// What must be decided together, for all jobs of a store.
import * as z from 'zod';
import { Spending } from './money.ts';

const times = z.array(z.number());

export const StateRecord = z.object({
  version: z.literal(1),
  /** Jobs that are active, or were when this was last written. */
  active: z.array(z.string()),
  /** Times of the last hour's uses, by project. */
  uses: z.record(z.string(), z.object({ creates: times, messages: times })),
  spending: Spending.optional(),
  operations: z.array(z.string()),
});
export type StateRecord = z.infer<typeof StateRecord>;

export const emptyState: StateRecord = Object.freeze({
  version: 1,
  active: [],
  uses: {},
  operations: [],
});
