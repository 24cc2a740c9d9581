// The few things of a Markdown or MDX page that the check needs: where it links to, and which
// anchors it offers. Code is blanked first, keeping lines, so that examples are not taken for links.

const FENCE = /^( {0,3}|[ \t]*(?:[-*+]|\d+[.)])[ \t]+|[ \t]+)?(`{3,}|~{3,})/;

/** The page without code blocks, comments and front matter; every line stays where it was. */
function withoutBlocks(page: string): string {
  const lines = page.replace(/\r\n?/g, '\n').split('\n');
  let fence: string | undefined;
  let front = lines[0]?.trimEnd() === '---';
  const kept = lines.map((line, index) => {
    if (front) {
      if (index > 0 && line.trimEnd() === '---') front = false;
      return '';
    }
    const mark = FENCE.exec(line)?.[2];
    if (fence !== undefined) {
      const closes = mark?.startsWith(fence) && line.trim() === mark;
      if (closes) fence = undefined;
      return '';
    }
    if (mark !== undefined) {
      fence = mark;
      return '';
    }
    return line;
  });
  return blank(blank(kept.join('\n'), '<!--', '-->'), '{/*', '*/}');
}

/** A link inside backticks is an example; a heading's name keeps what is inside them. */
const withoutInlineCode = (text: string) =>
  text
    .split('\n')
    .map((line) => (line.includes('`') ? withoutSpans(line) : line))
    .join('\n');

/** A span ends at the next run of as many backticks as it began with. */
function withoutSpans(line: string): string {
  const runs = Array.from(line.matchAll(/`+/g), ({ 0: { length }, index }) => ({ length, index }));
  const ends: (number | undefined)[] = [];
  const next = new Map<number, number>();
  for (let n = runs.length - 1; n >= 0; n -= 1) {
    const { length = 0 } = runs[n] ?? {};
    ends[n] = next.get(length);
    next.set(length, n);
  }
  const parts: string[] = [];
  let at = 0;
  for (let n = 0; n < runs.length; n += 1) {
    const [run, last = -1] = [runs[n], ends[n]];
    const end = runs[last];
    if (!run || !end) continue;
    const behind = end.index + end.length;
    parts.push(line.slice(at, run.index), ' '.repeat(behind - run.index));
    at = behind;
    n = last;
  }
  return parts.join('') + line.slice(at);
}

function blank(text: string, open: string, close: string): string {
  const parts: string[] = [];
  let at = 0;
  for (;;) {
    const start = text.indexOf(open, at);
    const end = start < 0 ? -1 : text.indexOf(close, start + open.length);
    if (end < 0) break;
    parts.push(text.slice(at, start), text.slice(start, end + close.length).replace(/[^\n]/g, ' '));
    at = end + close.length;
  }
  return parts.join('') + text.slice(at);
}

const INLINE =
  /\]\([ \t]*(?:<([^<>\n]{1,2000})>|([^\s()<>]{1,2000}(?:\([^\s()]{0,500}\)[^\s()]{0,500})?))/g;
const DEFINITION = /^ {0,3}\[(?!\^)[^\]\n]{1,300}\]:[ \t]*(?:<([^<>\n]{1,2000})>|(\S{1,2000}))/gm;
const ATTRIBUTE = /\s(?:href|src)\s{0,5}=\s{0,5}(?:"([^"\n]{1,2000})"|'([^'\n]{1,2000})')/g;

/** Where every link, image, definition and `href` or `src` leads, each once. */
export function links(page: string): string[] {
  const text = withoutInlineCode(withoutBlocks(page));
  const found = [INLINE, DEFINITION, ATTRIBUTE].flatMap((pattern) =>
    Array.from(text.matchAll(pattern), (match) => match[1] ?? match[2] ?? ''),
  );
  return [...new Set(found)];
}

/** The anchors of a page as GitHub and the usual site generators name them, in lower case. */
export function anchors(page: string): Set<string> {
  const text = withoutBlocks(page);
  const found = new Set<string>();
  const seen = new Map<string, number>();
  for (const heading of headings(text)) {
    const [words, explicit] = explicitAnchor(heading);
    if (explicit !== undefined) found.add(explicit.toLowerCase());
    const slug = slugOf(words);
    const times = seen.get(slug) ?? 0;
    seen.set(slug, times + 1);
    found.add(times === 0 ? slug : `${slug}-${times}`);
  }
  for (const match of text.matchAll(/\s(?:id|name)\s{0,5}=\s{0,5}["']([^"'\n]{1,200})["']/g))
    found.add((match[1] ?? '').toLowerCase());
  // Components of documentation sites make anchors of their titles.
  for (const match of text.matchAll(
    /<[A-Z][\w.]{0,60}\s[^<>]{0,2000}?\btitle\s{0,5}=\s{0,5}["']([^"'\n]{1,200})["']/g,
  ))
    found.add(slugOf(match[1] ?? ''));
  return found;
}

/** `Words {#anchor}`, as several generators have it. */
function explicitAnchor(heading: string): [words: string, anchor?: string] {
  const trimmed = heading.trimEnd();
  const open = trimmed.endsWith('}') ? trimmed.lastIndexOf('{#') : -1;
  if (open < 0) return [heading];
  return [trimmed.slice(0, open).trimEnd(), trimmed.slice(open + 2, -1)];
}

/** Beyond this it is no heading that anybody links to. */
const MAX_HEADING = 300;

function headings(text: string): string[] {
  const lines = text.split('\n').map((line) => line.slice(0, MAX_HEADING));
  return lines.flatMap((line, index) => {
    const hash = /^ {0,3}#{1,6}(?:[ \t]+(.*))?$/.exec(line);
    if (hash) return [(hash[1] ?? '').replace(/[ \t]+#+[ \t]*$/, '')];
    const underlined = /^ {0,3}(?:=+|-{2,})[ \t]*$/.test(lines[index + 1] ?? '');
    const html = /^\s*<h[1-6][^>]{0,500}>(.*?)<\/h[1-6]>/i.exec(line);
    if (html) return [html[1] ?? ''];
    return underlined && /^ {0,3}[^\s>|#*+-]/.test(line) ? [line.trim()] : [];
  });
}

function slugOf(heading: string): string {
  return heading
    .replace(/!?\[([^\]]{0,500})\]\([^)]{0,2000}\)/g, '$1')
    .replace(/<[^<>]{0,500}>/g, '')
    .replace(/[*`~]|(?<=^|\s)_+|_+(?=\s|$)/g, '')
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');
}
