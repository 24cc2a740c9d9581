// Checks everything a run needs, and reports for each thing that it works or exactly how to fix it.
import { sentence } from '../../shared/errors.ts';

/**
 * `info`: it could not be checked, or it is optional; nobody has to do anything. `warning`: it works,
 * but someone should act on it.
 */
export type ProbeState = 'ok' | 'info' | 'warning' | 'wrong';

export interface Look {
  state: ProbeState;
  /** What was found, and what to do if it is a problem. */
  says: string;
  /** It may be over without anyone changing anything. */
  passes?: boolean;
}

export interface Probe {
  what: string;
  /** An error counts as a finding. */
  look(): Promise<Look>;
}

interface ProbeResult extends Look {
  what: string;
}

const SIGNS: Record<ProbeState, string> = { ok: '✅', info: 'ℹ️', warning: '⚠️', wrong: '❌' };

export async function examine(
  probes: readonly Probe[],
  tell: (finding: ProbeResult) => void,
): Promise<ProbeResult[]> {
  const findings: ProbeResult[] = [];
  for (const { what, look } of probes) {
    const found = await look().catch((error): Look => ({ state: 'wrong', says: sentence(error) }));
    const finding = { what, ...found };
    findings.push(finding);
    tell(finding);
  }
  return findings;
}

export function line({ state, what, says }: ProbeResult): string {
  return `${SIGNS[state]} ${what}: ${says}`;
}

export function conclusion(findings: readonly ProbeResult[]): { well: boolean; says: string } {
  const count = (wanted: ProbeState, word: string) => {
    const { length } = findings.filter(({ state }) => state === wanted);
    return length === 0 ? '' : `${length} ${word}${length === 1 ? '' : 's'}`;
  };
  const problems = count('wrong', 'problem');
  const warnings = count('warning', 'warning');
  const unchecked = findings.some(({ state }) => state === 'info');
  if (problems) {
    return { well: false, says: `Found ${problems}. Each line with ❌ tells you how to fix it.` };
  }
  if (warnings) {
    const says = `Found no problems, but ${warnings}. Each line with ⚠️ tells you what to do.`;
    return { well: true, says };
  }
  const rest = unchecked ? ' Lines with ℹ️ are optional or could not be checked.' : '';
  return { well: true, says: `No problems found.${rest}` };
}

export function diagnosis(findings: readonly ProbeResult[]): string {
  const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', '<br>');
  const rows = findings.map(
    ({ state, what, says }) => `| ${SIGNS[state]} | ${cell(what)} | ${cell(says)} |`,
  );
  const { says } = conclusion(findings);
  return ['## Doctor', '', says, '', '| | Check | Result |', '| --- | --- | --- |', ...rows].join(
    '\n',
  );
}

const SKEW_MS = 60_000;

export function judgeClock(here: number, there: number): Look {
  const off = Math.round(Math.abs(here - there) / 1000);
  if (Math.abs(here - there) <= SKEW_MS) return { state: 'ok', says: `Off by ${off} s.` };
  return {
    state: 'wrong',
    says: `This machine's clock is off by ${off} s. Synchronize it with NTP; otherwise, tokens and limits do not work correctly.`,
  };
}

const NEEDED_GIT: [number, number] = [2, 34];

export function judgeGit(output: string): Look {
  const [, version = '', major = '0', minor = '0'] = /(((?:\d+))\.(\d+)[\d.]*)/.exec(output) ?? [];
  const [wantedMajor, wantedMinor] = NEEDED_GIT;
  const newEnough =
    Number(major) > wantedMajor || (Number(major) === wantedMajor && Number(minor) >= wantedMinor);
  if (newEnough) return { state: 'ok', says: `git ${version}.` };
  return {
    state: 'wrong',
    says: `git ${version || '(unknown version)'} is too old. Install ${NEEDED_GIT.join('.')} or newer.`,
  };
}
