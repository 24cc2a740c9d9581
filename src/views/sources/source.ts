// What an analytics service says about a site. Whatever it cannot tell is absent.
import type { DayRange } from '../../shared/days.ts';

export interface AnalyticsSource {
  /** The service as people call it, and where it is. */
  readonly name: string;
  readonly host: string;
  /** `visits`: reading a page again during a visit adds nothing. */
  readonly counts: 'views' | 'visits';
  /** Every page of the range. Nothing in it has been checked yet. */
  read(range: DayRange, signal?: AbortSignal): Promise<SourceRead>;
  /** What it counted on each day. */
  days(range: DayRange, signal?: AbortSignal): Promise<{ date: unknown; views: unknown }[]>;
  /** What it counts, and by which clock, as a sentence. */
  about(signal?: AbortSignal): Promise<string>;
}

export interface SourceRead {
  pages: { path: unknown; views: unknown }[];
  /** As the service says it, not as a sum of the pages. */
  total: unknown;
  /** Different people in the whole range, where the service knows. */
  visitors?: unknown;
  /** What readers of the numbers must know. */
  notes: string[];
}
