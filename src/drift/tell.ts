// What a check found, in words. Names and paths are other people's, so each is shown as code.

import { bound, codeSpan, lineSpan } from '../shared/text/foreign.ts';
import type { DriftReport } from './drift-thread.ts';
import { type DriftFinding, KIND_WORDS, type Kind } from './finding.ts';

type Drift = 'none' | 'stale' | 'broken';

/** In characters, of a line that was removed. */
const MAX_TEXT = 200;
const MAX_ALSO = 20;

/** The worst of it. */
export function driftOf(findings: readonly Pick<DriftFinding, 'drift'>[]): Drift {
  if (findings.some(({ drift }) => drift === 'broken')) return 'broken';
  return findings.length > 0 ? 'stale' : 'none';
}

export const kindWord = (kind: Kind) => KIND_WORDS[kind];

/** At its place. */
export const tellHere = (finding: DriftFinding) => tell(finding, 'This page');

export const tellFinding = (finding: DriftFinding) =>
  tell(finding, `${codeSpan(finding.path)}, line ${finding.line},`);

function tell(finding: DriftFinding, where: string): string {
  const { kind, name, became, edit, also = [] } = finding;
  const what = `${KIND_WORDS[kind]} ${codeSpan(bound(name, MAX_TEXT))}`;
  const verb =
    kind === 'link' || kind === 'import' || kind === 'entry' ? 'has the' : 'mentions the';
  const now =
    became === undefined ? tellGone(finding) : `which is now ${codeSpan(bound(became, MAX_TEXT))}`;
  const others = also.slice(0, MAX_ALSO).map((one) => codeSpan(bound(one, MAX_TEXT)));
  const more = also.length > MAX_ALSO ? `${others.join(', ')}, and more` : others.join(', ');
  const burst =
    also.length > 0
      ? ` The same change removes ${also.length} other names that pages mention: ${more}.`
      : '';
  const change = edit === undefined ? '' : ` Change the line to: ${lineSpan(edit)}`;
  return `${where} ${verb} ${what}, ${now}.${tellRemoved(finding)}${burst}${change}`;
}

function tellGone({ drift, kind, removed }: DriftFinding): string {
  if (kind === 'import') return 'which the package no longer exports';
  if (kind === 'link' || kind === 'entry')
    return removed ? 'which leads nowhere after this change' : 'which leads nowhere';
  return drift === 'stale' ? 'which no code has after this change' : 'which this change removes';
}

/** `Removed: src/cli.ts:41: .option('--upper')` */
function tellRemoved({ removed, name }: DriftFinding): string {
  if (!removed || (removed.path === name && removed.text === undefined)) return '';
  const place = removed.line === undefined ? removed.path : `${removed.path}:${removed.line}`;
  const text = removed.text === undefined ? '' : `: ${bound(removed.text.trim(), MAX_TEXT)}`;
  return ` Removed: ${codeSpan(place + text)}.`;
}

export function tellCount(findings: readonly DriftFinding[]): string {
  const broken = findings.filter(({ drift }) => drift === 'broken').length;
  const stale = findings.length - broken;
  const parts = [
    ...(broken > 0 ? [`${broken} broken`] : []),
    ...(stale > 0 ? [`${stale} stale`] : []),
  ];
  return `${findings.length === 1 ? '1 finding' : `${findings.length} findings`}: ${parts.join(', ')}`;
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** What was compared. */
export function tellFit({ pages, links, files }: DriftReport): string {
  // Links are counted where one of them may have broken.
  const read =
    links === 0
      ? counted(pages, 'page')
      : `${counted(pages, 'page')} and ${counted(links, 'link')}`;
  return files === undefined
    ? `${read}: nothing broken.`
    : `${read} compared with ${counted(files, 'changed file')}: nothing broken.`;
}

/** What was not read, or of what only a part was compared. */
export function tellUnread({ unread, cut }: Pick<DriftReport, 'unread' | 'cut'>): string {
  const parts = cut.length > 0 ? [`Limited to ${cut.join('; ')}.`] : [];
  return [...tellFiles(unread), ...parts].join(' ');
}

function tellFiles(unread: readonly string[]): string[] {
  if (unread.length === 0) return [];
  const names = [...unread]
    .sort()
    .slice(0, 5)
    .map((path) => codeSpan(bound(path, 200)))
    .join(', ');
  const rest = unread.length > 5 ? `${names}, and more` : names;
  const files = unread.length === 1 ? '1 file was' : `${unread.length} files were`;
  return [`${files} not read, or not completely, because of size or time: ${rest}.`];
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
    `To have it fixed, comment \`${word}\` on this pull request. If a finding is fine as it is, list its page and name with the reason under \`drift: accept\` in \`.github/docket.yml\`.`,
  ].join('\n\n');
}

/** For programs. */
export function findingsJson(findings: readonly DriftFinding[]): string {
  return JSON.stringify(
    findings.slice(0, MAX_LISTED).map(({ became, also, removed, edit, ...one }) => ({
      ...one,
      name: bound(one.name, 200),
      path: bound(one.path, 500),
      ...(removed && {
        removed: {
          ...removed,
          ...(removed.text !== undefined && { text: bound(removed.text, MAX_TEXT) }),
        },
      }),
      ...(also && { also: also.slice(0, MAX_ALSO) }),
      ...(became !== undefined && { became: bound(became, 200) }),
      ...(edit !== undefined && { edit }),
    })),
  );
}
