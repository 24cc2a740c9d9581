// The options of an export, and its dependencies.
import type { Receipt } from '../../contract/receipt.ts';
import type { DayRange } from '../../shared/days.ts';
import type { ReportFormat } from '../reports/report.ts';
import type { RequestDeps, RequestLimits } from './requests.ts';

export interface ExportOptions extends RequestLimits {
  projectId: string;
  /** The heading of the report. */
  title: string;
  /** Where its numbers come from, for people. */
  source: string;
  range: DayRange;
  compare: boolean;
}

export interface FileOptions extends ExportOptions {
  formats: readonly ReportFormat[];
  /** How many of the top pages are shown. */
  top: number;
  outDir: string;
  /** Receipts of merged pull requests, which the report shows. */
  work?: readonly Receipt[];
}

export interface ExportDeps extends RequestDeps {
  progress?(progress: ExportProgress): void;
}

export interface ExportProgress {
  step: 'pages' | 'days' | 'previous pages' | 'files';
  done: number;
  /** From 0 to 1. For pages: their share of all views. */
  share: number;
}
