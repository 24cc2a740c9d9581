// The report as a comment on an issue: the summary, as much of it as fits, with nothing in it that
// notifies people or refers to other issues.
import { type SummaryLinks, summaryParts } from './markdown.ts';
import type { Story } from './story.ts';

/** GitHub's limit is 65,536 characters. */
const MAX_LENGTH = 55_000;
const TOP = 10;
const LEFT_OUT = '_The rest did not fit into a comment. It is in the report._';

export function issueReport(story: Story, links: SummaryLinks): string {
  const parts = summaryParts({ ...story, top: story.top.slice(0, TOP) }, links).map(quiet);
  let length = 0;
  const fitting = parts.findIndex((part) => {
    length += part.length + 2;
    return length > MAX_LENGTH;
  });
  const shown = fitting < 0 ? parts : [...parts.slice(0, fitting), LEFT_OUT];
  return `${shown.join('\n\n')}\n`;
}

/** GitHub looks for `@name` and `#1` after it has decoded the text; a word joiner separates them. */
function quiet(part: string): string {
  return part.replace(/&#(?:64|35);/g, '$&&#8288;');
}
