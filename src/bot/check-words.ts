// What Docket says on a pull request whose checks fail. Names of checks are other people's words.
import { codeSpan } from '../shared/text/foreign.ts';
import type { Voice } from './phrases.ts';

/** Stands above everything that is said about this attempt. */
export function failedChecks(
  names: string[],
  headSha: string,
  { attempt, of }: { attempt: number; of: number },
): string {
  const what = names.length === 1 ? 'Failed check' : 'Failed checks';
  return `🔧 **${what} on ${headSha.slice(0, 10)}:** ${list(names)} (attempt ${attempt} of ${of} to fix this)`;
}

export function checksLimit(names: string[], attempts: number, { word }: Voice): string {
  return `🛑 **Still failing after ${attempts} attempts to fix this:** ${list(names)}. Docket does not try again by itself. To continue, comment \`${word} …\` or request changes in a review.`;
}

const list = (names: string[]) => names.map(codeSpan).join(', ');
