// Whether people merge what jobs make, from their records alone. Pure: what the code host says about a
// pull request is recorded with its job, and everything else is computed from there each time.

import {
  type Acceptance,
  type AcceptanceReport,
  TRIGGERS,
  type Trigger,
  type TriggerAcceptance,
} from '../contract/acceptance.ts';
import type { MonthUsage } from '../contract/directory.ts';
import type { Origin } from '../contract/job.ts';
import { DAY_MS } from '../shared/days.ts';
import { isoTime } from '../shared/runtime.ts';
import type { JobRecord } from './job.ts';

/** Events of workflows that mean that code was merged, or is about to be. */
const MERGES = ['push', 'pull_request', 'pull_request_target', 'merge_group'];

/** Of a job's first request. Records from before modes were kept count as workflows. */
export function triggerOf({ comment, workflow, drift }: Origin = {}): Trigger {
  if (comment) return 'comment';
  if (!workflow) return 'api';
  if (drift) return 'check';
  return workflow.mode ?? (MERGES.includes(workflow.event) ? 'merge' : 'workflow');
}

/** Null: it has no pull request. What nobody has told us is that it is open. */
export function acceptanceOf(job: JobRecord): Acceptance | null {
  const { acceptance, work, turns, createdAt } = job;
  if (!work?.pull) return null;
  if (acceptance?.pull === work.pull.number) {
    const { state, openedAt, decidedAt, edited, lines } = acceptance;
    return { state, openedAt, decidedAt, edited, lines };
  }
  const pushed = turns.find(({ commit, endedAt }) => commit !== undefined && endedAt);
  const openedAt = pushed?.endedAt ?? createdAt;
  return { state: 'open', openedAt, decidedAt: null, edited: false, lines: null };
}

/** What reports need of a job with a pull request. */
export interface AcceptedJob extends Acceptance {
  id: string;
  trigger: Trigger;
  pull: number;
}

export function acceptedJob(job: JobRecord): AcceptedJob | null {
  const acceptance = acceptanceOf(job);
  const pull = job.work?.pull?.number;
  if (!acceptance || pull === undefined) return null;
  return { ...acceptance, id: job.id, trigger: triggerOf(job.turns[0]?.origin), pull };
}

/** Open ones first, then the latest that were decided. */
export function latestDecided(a: AcceptedJob, b: AcceptedJob): number {
  const at = ({ decidedAt }: AcceptedJob) => decidedAt ?? '~';
  return at(a) === at(b) ? 0 : at(a) > at(b) ? -1 : 1;
}

/** Nobody looks at more; a report that reads them all would grow with every job. */
export const MOST_ACCEPTED = 2_000;

const REPORT_DAYS = 90;

export function acceptanceReport(
  all: readonly AcceptedJob[],
  usage: readonly MonthUsage[],
  now: number,
): AcceptanceReport {
  const since = isoTime(now - REPORT_DAYS * DAY_MS);
  const month = isoTime(now).slice(0, 7);
  const triggers = TRIGGERS.map((trigger) =>
    ofTrigger(
      trigger,
      all.filter((one) => one.trigger === trigger),
      since,
    ),
  ).filter(({ merged, closed, open }) => merged + closed + open > 0);
  const merged = all.filter(
    ({ state, decidedAt }) => state === 'merged' && decidedAt?.startsWith(month),
  ).length;
  const cost = usage.find((one) => one.month === month)?.costMicros ?? 0;
  const costMicros = merged === 0 || cost === 0 ? null : Math.round(cost / merged);
  return { since, triggers, month: { merged, costMicros } };
}

function ofTrigger(
  trigger: Trigger,
  all: readonly AcceptedJob[],
  since: string,
): TriggerAcceptance {
  const recent = all.filter(({ decidedAt }) => decidedAt !== null && decidedAt >= since);
  const merged = recent.filter(({ state }) => state === 'merged');
  const days = merged.map(
    ({ openedAt, decidedAt }) => (Date.parse(decidedAt ?? '') - Date.parse(openedAt)) / DAY_MS,
  );
  return {
    trigger,
    merged: merged.length,
    edited: merged.filter(({ edited }) => edited).length,
    closed: recent.length - merged.length,
    open: all.filter(({ state }) => state === 'open').length,
    medianDays: median(days),
  };
}

function median(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const sum = (sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0);
  return Math.max(0, Math.round(10 * (sum / 2)) / 10);
}
