// Why work is stopped from outside. It travels as the reason of an AbortSignal.

export type StopKind =
  /** Someone asked for this job to end. */
  | 'cancelled'
  /** The time given for the job is over: what is done so far is kept. */
  | 'timed-out'
  /** The repository's budget is used up: what is done so far is kept. The message says so. */
  | 'over-budget'
  /** The process ends, but the job does not: another worker continues it. */
  | 'interrupted';

export class Stop extends Error {
  readonly kind: StopKind;
  constructor(kind: StopKind, message: string = kind) {
    super(message);
    this.name = 'Stop';
    this.kind = kind;
  }
}

export function stopKind(signal: AbortSignal): StopKind | undefined {
  if (!signal.aborted) return undefined;
  return signal.reason instanceof Stop ? signal.reason.kind : 'interrupted';
}
