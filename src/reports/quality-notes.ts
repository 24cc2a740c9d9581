import type { DataQuality } from '../contract/insights.ts';

/** What whoever reads the figures must know of the logs, in sentences. */
export function qualityNotes({ lines, rejected, examples, warnings }: DataQuality): string[] {
  const [first] = examples;
  const unread = `${rejected} of ${lines} lines could not be read`;
  const where = first ? `, the first at ${first.file}:${first.line} (${first.reason})` : '';
  return [...(rejected > 0 ? [`${unread}${where}.`] : []), ...warnings];
}
