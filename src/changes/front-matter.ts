// The block between `---` at the top of a page. A page whose block does not parse breaks the build
// of most documentation sites, so it is reported before the pull request.
import { parseDocument } from 'yaml';

/** Far more than any page has; the limit keeps hostile YAML small. */
const MAX_CHARACTERS = 64_000;

export interface FrontMatter {
  /** Does the page start with a block at all? */
  present: boolean;
  /** What is wrong with it, one short sentence each, without a file's name. */
  problems: string[];
}

export function frontMatter(page: string): FrontMatter {
  const text = page.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  if (!/^---[ \t]*\n/.test(text)) return { present: false, problems: [] };
  const end = /\n(?:---|\.\.\.)[ \t]*(?:\n|$)/.exec(text.slice(3));
  if (end === null) {
    // A page may also start with a horizontal rule.
    const isBlock = /^---[ \t]*\n\s*[\w-]+[ \t]*:/.test(text);
    return { present: isBlock, problems: isBlock ? ['its front matter is never closed'] : [] };
  }
  const block = text.slice(text.indexOf('\n') + 1, 3 + end.index + 1);
  return { present: true, problems: problemsOf(block) };
}

function problemsOf(block: string): string[] {
  if (block.length > MAX_CHARACTERS) return ['its front matter is too long'];
  const document = parseDocument(block, { prettyErrors: true, logLevel: 'silent' });
  const [error] = document.errors;
  if (error) {
    const line = error.linePos?.[0].line;
    const where = line === undefined ? '' : ` at line ${line + 1}`;
    return [`its front matter is not valid YAML${where}: ${error.message.split(/ at line|\n/)[0]}`];
  }
  const value: unknown = document.contents === null ? {} : safely(() => document.toJS());
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return ['its front matter is not a list of `key: value` lines'];
  const title = (value as Record<string, unknown>).title;
  if (title !== undefined && typeof title !== 'string' && typeof title !== 'number')
    return ['the `title` of its front matter is not text'];
  return [];
}

/** Aliases that multiply (a YAML bomb) throw when they are expanded. */
function safely(read: () => unknown): unknown {
  try {
    return read();
  } catch {
    return undefined;
  }
}
