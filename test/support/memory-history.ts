// A views history that lasts as long as the process.
import { type FileDay, inSpan } from '../../src/views/counting/file-day.ts';
import { mergeFileDays, type ViewsHistory } from '../../src/views/counting/history.ts';

export function createMemoryHistory(): ViewsHistory {
  let kept: FileDay[] = [];
  return {
    async add(days) {
      kept = mergeFileDays([...kept, ...days]);
    },
    async read(span) {
      return kept.filter(({ day }) => inSpan(day, span));
    },
  };
}
