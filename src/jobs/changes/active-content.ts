// What of a page runs: in the reader's browser, or when the site is built. An agent that writes
// documentation has no reason to add any of it, so only what a page had before may stay. A page is
// read as the tools of its repository read it, and what runs in any of these readings counts.
import { bound, codeSpan } from '../../shared/text/foreign.ts';
import { DEFAULT_DOCS_PATHS, type FileChange, readDocsPaths } from './change.ts';
import type { Refusal } from './fence.ts';
import type { ActivePage } from './pages/read-page.ts';

const PAGE = ['md', 'mdx', 'markdown', 'mdoc', 'rst', 'adoc', 'asciidoc'];
export const isPage = (path: string) => PAGE.includes(path.split('.').at(-1)?.toLowerCase() ?? '');

/**
 * A sentence for each page with something new that runs. What any of the changed pages had before is
 * not new, as often as it was there, so that pages can be moved, split, and joined.
 */
export async function refuseActiveContent(
  changes: readonly FileChange[],
  docsPaths: readonly string[] = DEFAULT_DOCS_PATHS,
  before: (path: string) => Promise<Buffer | null> = async () => null,
  paths: readonly string[] = [],
): Promise<Refusal[]> {
  const allowed = readDocsPaths(docsPaths);
  const pages = changes.filter(({ path, mode }) => isPage(path) && mode !== '120000');
  const judged = pages.filter(({ path, content }) => content !== null && !allowed.lists(path));
  if (judged.length === 0) return [];
  const { openPageReader } = await import('./pages/read-page.ts');
  const written = changes.filter(({ content }) => content !== null).map(({ path }) => path);
  const read = await openPageReader({ paths, written, before });
  const now = judged.map(({ path, content }) => ({
    path,
    ...read(path, content?.toString('utf8') ?? ''),
  }));
  if (now.every(({ pieces, problem }) => pieces.length === 0 && problem === undefined)) return [];
  const left = new Map<string, number>();
  for (const { path, kind } of pages) {
    const text = kind === 'added' ? undefined : (await before(path))?.toString('utf8');
    for (const piece of text === undefined ? [] : read(path, text).pieces)
      left.set(piece, (left.get(piece) ?? 0) + 1);
  }
  return now.flatMap((page) => refuse(page, left) ?? []);
}

function refuse(
  { path, pieces, problem }: ActivePage & { path: string },
  left: Map<string, number>,
): Refusal | undefined {
  const name = codeSpan(path);
  const rest =
    'Leave it out, show it in a code block, or name the file in `docs-paths` to allow it.';
  if (problem !== undefined)
    return {
      path,
      sentence: `${name} ${problem}, so nobody can say what runs in it. Fix it, or name the file in \`docs-paths\` to allow it.`,
    };
  let added: string | undefined;
  for (const piece of pieces) {
    const count = left.get(piece) ?? 0;
    if (count === 0) added ??= piece;
    else left.set(piece, count - 1);
  }
  if (added === undefined) return undefined;
  const [, piece = ''] = added.split('\0');
  return {
    path,
    sentence: `${name} adds ${codeSpan(bound(piece, 80))}, which runs in a reader’s browser or when the site is built. ${rest}`,
  };
}
