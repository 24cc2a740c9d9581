// Enough Markdown for a terminal: headings, tables, links, code. Diagrams and their legends are
// left out.
import { clean } from '../../src/shared/text/foreign.ts';

export interface TerminalStyle {
  bold(text: string): string;
  dim(text: string): string;
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

export function terminalMarkdown(markdown: string, style: TerminalStyle): string {
  const plain = clean(markdown)
    .replace(/^```mermaid\n[\s\S]*?^```\n(?:🟦.*\n)?/gm, '')
    .replace(/<summary>([\s\S]*?)<\/summary>/g, '$1')
    .replace(/<[^>\n]+>/g, '')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => ENTITIES[name] ?? '');
  const out: string[] = [];
  let table: string[][] = [];
  const endTable = () => {
    out.push(...drawTable(table, style));
    table = [];
  };
  for (const line of plain.split('\n')) {
    if (/^\s*\|.*\|\s*$/.test(line)) {
      table.push(cells(line));
      continue;
    }
    endTable();
    out.push(inline(line, style));
  }
  endTable();
  return out
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function cells(line: string): string[] {
  return line
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|').replace(/[`*]/g, ''));
}

function drawTable(rows: string[][], style: TerminalStyle): string[] {
  const [head = [], ruler = [], ...body] = rows;
  if (rows.length === 0) return [];
  const right = ruler.map((cell) => cell.endsWith(':'));
  const widths = head.map((_, column) =>
    Math.max(...[head, ...body].map((row) => [...(row[column] ?? '')].length)),
  );
  const draw = (row: string[]) =>
    row
      .map((cell, column) => {
        const space = ' '.repeat(Math.max(0, (widths[column] ?? 0) - [...cell].length));
        return right[column] ? space + cell : cell + space;
      })
      .join('  ')
      .trimEnd();
  return [style.dim(draw(head)), ...body.map(draw)];
}

function inline(line: string, style: TerminalStyle): string {
  const heading = /^#{1,6} (.*)$/.exec(line)?.[1];
  if (heading !== undefined) return style.bold(heading);
  return line
    .replace(/!\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\[([^\]]*)\]\(([^)\s]*)[^)]*\)/g, '$1 <$2>')
    .replace(/\*\*([^*]+)\*\*/g, (_, text: string) => style.bold(text))
    .replace(/^_(.+)_$/, (_, text: string) => style.dim(text))
    .replace(/^> ?/, '│ ');
}
