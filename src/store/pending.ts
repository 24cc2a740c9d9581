// Updates that wait for the push they share, and what became of each.
import type { SharedView, SharedWrite } from '../jobs/store.ts';

export interface Pending {
  id: string;
  shared: boolean;
  thread?: string;
  decide: (view: SharedView) => SharedWrite<unknown>;
  resolve: (result: unknown) => void;
  reject: (error: unknown) => void;
}

export type Outcome = { ok: true; result: unknown } | { ok: false; error: unknown };

export function finish(batch: Pending[], outcomes: Outcome[]): void {
  batch.forEach(({ resolve, reject }, index) => {
    const outcome = outcomes[index];
    if (outcome?.ok) resolve(outcome.result);
    else reject(outcome?.error);
  });
}
