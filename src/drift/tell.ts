// What a check found, in words. Names and paths are other people's, so each is shown as code.

import { bound, codeSpan } from '../shared/text/foreign.ts';
import { type Coverage, percentOf } from './coverage.ts';
import type { DriftFinding } from './drift.ts';
import type { DriftReport } from './drift-thread.ts';
import type { Kind } from './names.ts';

type Drift = 'none' | 'missing' | 'stale';

/** The worst of it. */
export function driftOf(findings: readonly Pick<DriftFinding, 'drift'>[]): Drift {
  if (findings.some(({ drift }) => drift === 'stale')) return 'stale';
  return findings.length > 0 ? 'missing' : 'none';
}

const KIND_WORDS: Record<Kind, string> = {
  flag: 'flag',
  variable: 'environment variable',
  key: 'setting',
  route: 'route',
  export: 'name',
  path: 'file',
  version: 'version',
};

export const kindWord = (kind: Kind) => KIND_WORDS[kind];

/** At its place. */
export function tellHere({ drift, kind, name }: DriftFinding): string {
  const what = `${KIND_WORDS[kind]} ${codeSpan(name)}`;
  return drift === 'missing'
    ? `The ${what} was added, and no page mentions it.`
    : `This page mentions the ${what}, which this change removes.`;
}

export function tellFinding({ drift, kind, name, path, line }: DriftFinding): string {
  const [what, where] = [
    `${KIND_WORDS[kind]} ${codeSpan(name)}`,
    `${codeSpan(path)}, line ${line},`,
  ];
  return drift === 'missing'
    ? `The ${what} was added (${where.slice(0, -1)}), and no page mentions it.`
    : `${where} mentions the ${what}, which this change removes.`;
}

export function tellCount(findings: readonly DriftFinding[]): string {
  const stale = findings.filter(({ drift }) => drift === 'stale').length;
  const missing = findings.length - stale;
  const parts = [
    ...(stale > 0 ? [`${stale} stale`] : []),
    ...(missing > 0 ? [`${missing} missing`] : []),
  ];
  return `${findings.length === 1 ? '1 finding' : `${findings.length} findings`}: ${parts.join(', ')}`;
}

export function tellUnread({ unread }: DriftReport): string | undefined {
  if (unread === 0) return undefined;
  return `${unread === 1 ? '1 file was' : `${unread} files were`} too large to check.`;
}

const MAX_LISTED = 100;

/** For the job summary. `word` is that of the command that fixes it. */
export function driftSummary(report: DriftReport, word: string): string {
  const { findings } = report;
  const listed = findings.slice(0, MAX_LISTED).map((one) => `- ${tellFinding(one)}`);
  if (findings.length > MAX_LISTED) listed.push(`- And ${findings.length - MAX_LISTED} more.`);
  const unread = tellUnread(report);
  return [
    '## 📄 Documentation check',
    tellCount(findings),
    listed.join('\n'),
    ...(unread ? [unread] : []),
    `To have it fixed, comment \`${word}\` on this pull request. If a name needs no documentation, list it under \`drift: ignore\` in \`.github/docket.yml\`.`,
  ].join('\n\n');
}

/** For programs. */
export function findingsJson(findings: readonly DriftFinding[]): string {
  return JSON.stringify(
    findings.slice(0, MAX_LISTED).map((one) => ({
      ...one,
      name: bound(one.name, 200),
      path: bound(one.path, 500),
    })),
  );
}

/** For the weekly report. */
export function tellTrend(now: Coverage, before: Coverage | null, since: string): string {
  const parts = now.kinds.map((one) => `${one.documented} of ${one.names} ${kindWord(one.kind)}s`);
  const change = before === null ? 0 : percentOf(now) - percentOf(before);
  const sign = change > 0 ? `${change} points more` : `${-change} points less`;
  const than =
    before === null ? '' : change === 0 ? `, as on ${since}` : `, ${sign} than on ${since}`;
  return [
    '### Documentation coverage',
    `**${percentOf(now)}%** of what people can use is on a page${than}: ${parts.join(', ') || 'no names were found'}. Run \`docket check --all\` for the list.`,
  ].join('\n\n');
}
