// Templates for the title and the body of pull requests: literal text of the repository's maintainers
// with placeholders from a fixed list. Nothing is evaluated, and what is filled in is not read again.
import { createMarkdown } from '../shared/text/markdown.ts';

const INLINE = ['summary', 'pages', 'requester'] as const;
const BLOCKS = ['request', 'conversation', 'changes', 'checks'] as const;
export const TITLE_PLACEHOLDERS: readonly string[] = INLINE;
export const BODY_PLACEHOLDERS: readonly string[] = [...INLINE, ...BLOCKS];

export interface PullRequestTemplate {
  title?: string | undefined;
  body?: string | undefined;
}

export const DEFAULT_TITLE = 'docs: {summary}';
const PLACEHOLDER = /\{([A-Za-z][\w.-]*)\}/g;
const ZERO_WIDTH = '\u200b';

/** What is wrong with a template, as part of a sentence. */
export function templateProblem(text: string, known: readonly string[]): string | undefined {
  const available = `available placeholders: ${known.map((name) => `\`{${name}}\``).join(', ')}`;
  if (text.includes('{{'))
    return `expressions such as \`\${{ … }}\` do not work here; ${available}`;
  const used = new Set<string>();
  for (const [whole, name = ''] of text.matchAll(PLACEHOLDER)) {
    if (!known.includes(name)) return `\`${whole}\` is not a placeholder; ${available}`;
    if (used.has(name)) return `\`${whole}\` is used twice; use each placeholder once`;
    used.add(name);
  }
  return undefined;
}

/** Would it swallow what follows it: an unfinished code block, comment, or formula? */
export function leavesOpen(text: string): boolean {
  const last = 'the end';
  const tokens = createMarkdown().parse(`${text}\n\n${last}`, {});
  const [open, inline] = tokens.slice(-3);
  return !(open?.type === 'paragraph_open' && open.level === 0 && inline?.content === last);
}

/** Sentences in paragraphs, and nothing else that Markdown or a reader could take for a part of ours. */
export function isProse(text: string): boolean {
  const tokens = createMarkdown().parse(text, {});
  const plain = tokens.flatMap((token) =>
    token.type === 'inline' ? (token.children ?? []) : [token],
  );
  return plain.every(({ type }) => PROSE.has(type)) && !/\p{Extended_Pictographic}/u.test(text);
}

const PROSE = new Set(
  'paragraph_open paragraph_close text softbreak code_inline em_open em_close strong_open strong_close'.split(
    ' ',
  ),
);

/** One pass: a placeholder in a value stays text. */
export function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(PLACEHOLDER, (whole, name: string, at: number) => {
    const value = values[name] ?? '';
    const before = template[at - 1];
    const after = template[at + whole.length];
    return (BLOCKS as readonly string[]).includes(name)
      ? `${onItsOwn(before)}${value}${onItsOwn(after)}`
      : `${joins(before, /[\s("'*_]/)}${value}${joins(after, /[\s).,;!?"'*_]/)}`;
  });
}

const onItsOwn = (neighbor: string | undefined) =>
  neighbor === undefined || neighbor === '\n' ? '' : '\n\n';

/** `#` before a number would refer, `@` before a name would mention: an invisible break prevents it. */
const joins = (neighbor: string | undefined, harmless: RegExp) =>
  neighbor === undefined || harmless.test(neighbor) ? '' : ZERO_WIDTH;
