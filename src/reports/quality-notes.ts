import type { DataQuality } from '../contract/insights.ts';

/** What readers of the numbers must know about the logs. */
export function qualityNotes({ lines, rejected, examples, warnings }: DataQuality): string[] {
  const [first] = examples;
  const unread = `${rejected} of ${lines} lines could not be read`;
  const where = first ? `, the first at ${first.file}:${first.line} (${first.reason})` : '';
  return [...(rejected > 0 ? [`${unread}${where}.`] : []), ...warnings];
}
