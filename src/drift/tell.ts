// What a check found, in words. Names and paths are other people's, so each is shown as code.

import { bound, codeSpan, lineSpan } from '../shared/text/foreign.ts';
import type { Coverage } from './coverage.ts';
import type { DriftReport } from './drift-thread.ts';
import { type DriftFinding, KIND_WORDS, type Kind, type Proof } from './finding.ts';

type Drift = 'none' | 'missing' | 'stale';

/** The worst of it. */
export function driftOf(findings: readonly Pick<DriftFinding, 'drift'>[]): Drift {
  if (findings.some(({ drift }) => drift === 'stale')) return 'stale';
  return findings.length > 0 ? 'missing' : 'none';
}

export const kindWord = (kind: Kind) => KIND_WORDS[kind];

/** At its place. */
export function tellHere(finding: DriftFinding): string {
  return tell(finding, finding.drift === 'missing' ? '' : 'This page');
}

export function tellFinding(finding: DriftFinding): string {
  const { drift, path, line } = finding;
  const where = `${codeSpan(path)}, line ${line}`;
  return tell(finding, drift === 'missing' ? ` (${where})` : `${where},`);
}

function tell({ drift, kind, name, became, evidence, edit }: DriftFinding, where: string): string {
  const what = `${KIND_WORDS[kind]} ${codeSpan(name)}`;
  if (drift === 'missing')
    return `The ${what} was added${where}, and no page mentions it.${evidence ? ` ${tellProof(evidence)}` : ''}`;
  const now =
    became === undefined ? 'which this change removes' : `which is now ${codeSpan(became)}`;
  const change = edit === undefined ? '' : ` Change the line to: ${lineSpan(edit)}`;
  return `${where} mentions the ${what}, ${now}.${change}`;
}

/** Why a name is expected on a page. */
function tellProof({ kind, names, documented, where }: Proof): string {
  const all =
    names === 1 ? `The only ${KIND_WORDS[kind]}` : `${documented} of ${names} ${KIND_WORDS[kind]}s`;
  return `${all} declared like this in this ${where} ${names === 1 ? 'is' : 'are'} documented.`;
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
  if (unread.length === 0) return undefined;
  const names = [...unread]
    .sort()
    .slice(0, 5)
    .map((path) => codeSpan(bound(path, 200)))
    .join(', ');
  const rest = unread.length > 5 ? `${names}, and more` : names;
  return `${unread.length === 1 ? '1 file was' : `${unread.length} files were`} not read, because of size or time: ${rest}.`;
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
    `To have it fixed, comment \`${word}\` on this pull request. If a finding is fine as it is, list its name with the reason under \`drift: accept\` in \`.github/docket.yml\`.`,
  ].join('\n\n');
}

/** For programs. */
export function findingsJson(findings: readonly DriftFinding[]): string {
  return JSON.stringify(
    findings.slice(0, MAX_LISTED).map(({ became, ...one }) => ({
      ...one,
      name: bound(one.name, 200),
      path: bound(one.path, 500),
      ...(became !== undefined && { became: bound(became, 200) }),
    })),
  );
}

/** Each kind of name, with how many of its names pages mention. */
export function tellKinds({ kinds }: Pick<Coverage, 'kinds'>): string {
  return kinds.map((one) => `${one.documented} of ${one.names} ${kindWord(one.kind)}s`).join(', ');
}

/** With fewer names, a percentage says nothing. */
const MIN_NAMES = 10;

/** In percent; undefined where there are too few names for one. */
export function percentOf({ names, documented }: Pick<Coverage, 'names' | 'documented'>) {
  return names < MIN_NAMES ? undefined : Math.floor((documented / names) * 100);
}

/** For the weekly report. */
export function tellTrend(now: Coverage, before: Coverage | null, since: string): string {
  const [percent, earlier] = [percentOf(now), before ? percentOf(before) : undefined];
  const change = percent === undefined || earlier === undefined ? undefined : percent - earlier;
  const sign = (by: number) =>
    by > 0 ? `${by} points more than on` : `${-by} points less than on`;
  const than = change === undefined ? '' : `, ${change === 0 ? 'as on' : sign(change)} ${since}`;
  const share =
    percent === undefined
      ? ''
      : `**${percent}%** of what this project documents is on a page${than}: `;
  return [
    '### Documentation coverage',
    `${share}${tellKinds(now) || 'no documented names were found'}. Run \`docket check --all\` for the list.`,
  ].join('\n\n');
}
