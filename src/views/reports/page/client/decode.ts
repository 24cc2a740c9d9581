// Reads the rows that ../../page.ts writes.

export interface Pages {
  paths: string[];
  human: Float64Array;
  ai: Float64Array;
  total: Float64Array;
  /** Total of the period before; NaN where unknown. */
  before: Float64Array;
  /** Views by people that AI answers led to; NaN where unknown. */
  sent: Float64Array;
}

export function decode(text: string): Pages {
  const lines = text.split('\n');
  lines.pop();
  const size = lines.length;
  const pages: Pages = {
    paths: new Array<string>(size),
    human: new Float64Array(size),
    ai: new Float64Array(size),
    total: new Float64Array(size),
    before: new Float64Array(size),
    sent: new Float64Array(size),
  };
  lines.forEach((line, row) => {
    const [path = '', human, ai, total, before, sent] = line.split('\t');
    pages.paths[row] = path.includes('\\') ? unescaped(path) : path;
    pages.human[row] = Number(human);
    pages.ai[row] = Number(ai);
    pages.total[row] = Number(total);
    pages.before[row] = before ? Number(before) : Number.NaN;
    pages.sent[row] = sent ? Number(sent) : Number.NaN;
  });
  return pages;
}

function unescaped(path: string): string {
  return path.replace(/\\(.)/g, (_, char) => (char === 't' ? '\t' : char === 'n' ? '\n' : char));
}
