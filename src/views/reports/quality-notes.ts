import type { DataQuality } from '../../contract/insights.ts';
import { counted } from './format.ts';

/** What readers of the numbers must know about the logs. */
export function qualityNotes({
  lines,
  rejected,
  examples,
  warnings,
  spoofed,
}: DataQuality): string[] {
  const [first] = examples;
  const unread = `${rejected} of ${lines} lines could not be read`;
  const where = first ? `, the first at ${first.file}:${first.line} (${first.reason})` : '';
  return [...(rejected > 0 ? [`${unread}${where}.`] : []), ...warnings, ...spoofNote(spoofed)];
}

/** Empty if no request was spoofed. */
export function spoofNote(spoofed: number): string[] {
  if (spoofed === 0) return [];
  return [
    `${counted(spoofed, 'request')} under the name of an AI agent came from addresses that its operator does not list. They are not counted.`,
  ];
}
