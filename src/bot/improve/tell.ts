// What was picked, why, and what became of it: for the log, the output, and the job summary. Pure.

import { codeSpan, inline } from '../../shared/text/foreign.ts';
import { counted } from '../../views/reports/format.ts';
import * as phrases from '../phrases.ts';
import type { Improved, Picked } from './improve.ts';

/** The `picked` output. */
export function pickedJson({ picked }: Improved): string {
  return JSON.stringify(
    picked.map(({ finding, why, outcome, job }) => ({
      kind: finding.kind,
      path: finding.path,
      file: finding.file ?? null,
      why,
      outcome: outcome ?? null,
      jobId: job?.id ?? null,
      prLink: job?.prLink ?? null,
    })),
  );
}

export function lastLine({ picked, passedOver }: Improved, dryRun: boolean): string {
  if (picked.length === 0) {
    const again =
      passedOver.length > 0 ? ` ${counted(passedOver.length, 'page')} had a job already.` : '';
    return `Nothing to do: no page needs a job now.${again}`;
  }
  if (dryRun) return `Dry run: ${counted(picked.length, 'job')} would start.`;
  const problem = picked.find(({ outcome }) => outcome === 'failed')?.message;
  const pulls = picked.filter(({ job }) => job?.prLink).length;
  const done = `Picked ${counted(picked.length, 'page')}: ${counted(pulls, 'pull request')}.`;
  return problem ? `${done} ${problem}` : done;
}

export function improveSummary(improved: Improved, dryRun: boolean): string {
  const { picked, passedOver, notes } = improved;
  return [
    '## Pages to improve',
    lastLine(improved, dryRun),
    table(
      ['Page', 'Why', ...(dryRun ? [] : ['Result'])],
      picked.map((one) => row(one, dryRun)),
    ),
    passedOver.length > 0 ? '### Not again yet' : '',
    table(
      ['Page', 'Why'],
      passedOver.map(({ path, why }) => [codeSpan(path), why]),
    ),
    ...notes.map((note) => `_${note}_`),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function row({ finding, why, job, message = '' }: Picked, dryRun: boolean): string[] {
  const where = finding.kind === 'missing' ? finding.path : (finding.file ?? finding.path);
  const link = job?.prLink ?? job?.docket?.compareLink;
  const result = link ? phrases.link(link) : inline(message);
  return [codeSpan(where), why, ...(dryRun ? [] : [result])];
}

function table(heads: string[], rows: string[][]): string {
  if (rows.length === 0) return '';
  const lines = [heads, heads.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
