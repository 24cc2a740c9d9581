// The fence: what of an agent's change may leave the machine. It looks at the diff and the names
// around it, and reports every refusal, so that one look is enough to fix the change.
import { posix } from 'node:path';
import { bound, codeSpan } from '../../shared/text/foreign.ts';
import type { FileChange } from './change.ts';
import { ancestors, type Collision, collisions } from './collisions.ts';
import { DEFAULT_DOCS_PATHS, type DocsPaths, readDocsPaths } from './docs-paths.ts';
import { isInstruction } from './instruction-names.ts';
import { beyondDocumentation } from './kinds.ts';
import { deceptive, forbidden, malformed } from './names.ts';
import { svgProblem } from './svg.ts';

export const MAX_FILE_BYTES = 5 * 1024 * 1024;
export const MAX_FILES = 200;
/** Of all changed files together: more than anyone reviews, and it is held in memory. */
export const MAX_CHANGE_BYTES = 50 * 1024 * 1024;

export interface Refusal {
  /** Absent when the change as a whole is refused. */
  path?: string;
  /** For the job's reason; safe to show. */
  sentence: string;
}

/**
 * All that is wrong with a change; empty means it may pass. `existing` are the paths of all files
 * before it.
 */
export function refusals(
  changes: readonly FileChange[],
  docsPaths: readonly string[] = DEFAULT_DOCS_PATHS,
  existing: Iterable<string> = [],
): Refusal[] {
  const allowed = readDocsPaths(docsPaths);
  const links = new NewLinks(changes);
  const found: Refusal[] = changes.flatMap((change) => {
    const why = refuse(change, allowed, links);
    return why === undefined
      ? []
      : [{ path: change.path, sentence: `${codeSpan(change.path)} ${why}.` }];
  });
  found.push(...collisions(changes, existing).map(refuseCollision));
  if (changes.length > MAX_FILES) {
    found.push({
      sentence: `${changes.length} files were changed; the limit is ${MAX_FILES} per change. Ask for less at a time.`,
    });
  }
  return found;
}

/** One sentence for the job's reason, with the first few refusals in full. */
export function refusalReason(found: readonly Refusal[]): string {
  const shown = found.slice(0, 5).map((refusal) => refusal.sentence);
  const rest = found.length - shown.length;
  return [
    'The change was refused and nothing was pushed.',
    ...shown,
    rest > 0 ? `And ${rest} more.` : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
}

function refuse(change: FileChange, allowed: DocsPaths, links: NewLinks): string | undefined {
  const { path, mode, was, content } = change;
  const name = refuseName(change, allowed);
  if (name !== undefined) return name;
  if (mode === '160000') return 'is a submodule, which is never allowed';
  if (was === '160000') return 'replaces a submodule, which is never allowed';
  if (change.kind === 'deleted') return undefined;
  // A file that was executable before may be edited; nothing becomes executable.
  if (mode === '100755' && was !== '100755' && !allowed.lists(path))
    return 'is executable; remove the executable bit, or name the file in `docs-paths` to allow it';
  if (content === null) return undefined;
  if (mode === '120000') return refuseLink(path, content.toString('utf8'), allowed, links);
  if (content.length > MAX_FILE_BYTES)
    return `is ${(content.length / 1024 / 1024).toFixed(1)} MB; the limit is 5 MB`;
  if (!/\.svg$/i.test(path) || allowed.lists(path)) return undefined;
  const more = svgProblem(content);
  return more === undefined
    ? undefined
    : `is an image that does more than draw. It has ${more}. Remove that, or name the file in \`docs-paths\` to allow it`;
}

function refuseName({ path, kind }: FileChange, allowed: DocsPaths): string | undefined {
  // A name that people gave a file earlier is theirs; only new names must be above suspicion.
  const bad = malformed(path) ?? (kind === 'added' ? deceptive(path) : undefined);
  if (bad !== undefined) return bad;
  const never = forbidden(path);
  if (never !== undefined) return `${never}, which is never allowed`;
  if (allowed.lists(path)) return undefined;
  if (isInstruction(path))
    return 'contains instructions for agents; list its exact path in `docs-paths` to allow it';
  const covering = allowed.covering(path);
  if (covering.length === 0) return `is outside \`docs-paths\` (${bound(allowed.text, 200)})`;
  return beyondDocumentation(path, covering);
}

/** A link is judged by where it points: it must stay in the tree, on a path that may be read so. */
function refuseLink(
  path: string,
  target: string,
  allowed: DocsPaths,
  links: NewLinks,
): string | undefined {
  const said = `is a symbolic link to ${codeSpan(target)}`;
  if (target === '' || target.startsWith('/') || /^[A-Za-z]:|\\/.test(target))
    return `${said}, which is not a path inside the repository`;
  // After a folder that is itself a link, `../..` points elsewhere than its text suggests.
  const steps = target.split('/');
  const down = steps.findIndex((step) => step !== '../..');
  if (down >= 0 && steps.includes('../..', down))
    return `${said}, whose \`..\` could point anywhere; write it without \`..\``;
  const resolved = posix.join(posix.dirname(path), target).replace(/\/$/, '');
  if (resolved === '.' || resolved === '../..' || resolved.startsWith('../../'))
    return `${said}, which points outside the repository’s files`;
  if (path === resolved || path.startsWith(`${resolved}/`))
    return `${said}, which leads back to itself`;
  const why = refuseTarget(resolved, allowed) ?? links.meets(resolved);
  return why === undefined ? undefined : `${said}, which ${why}`;
}

/** Links of one change that lead to each other may have no end, so none leads to another. */
class NewLinks {
  readonly #links: Set<string>;
  readonly #folders: Set<string>;

  constructor(changes: readonly FileChange[]) {
    const paths = changes.filter(({ mode, kind }) => mode === '120000' && kind !== 'deleted');
    this.#links = new Set(paths.map(({ path }) => path));
    this.#folders = new Set(paths.flatMap(({ path }) => ancestors(path)));
  }

  meets(target: string): string | undefined {
    if (this.#folders.has(target))
      return 'is a folder that contains a link; link to a page instead';
    const found = [target, ...ancestors(target)].some((path) => this.#links.has(path));
    return found ? 'is a link, too; link to the page itself' : undefined;
  }
}

function refuseTarget(path: string, allowed: DocsPaths): string | undefined {
  const never = malformed(path) ?? deceptive(path) ?? forbidden(path);
  if (never !== undefined) return never;
  if (isInstruction(path) && !allowed.lists(path)) return 'contains instructions for agents';
  // A folder is fine when everything in it would be.
  const inside = [path, `${path}/anything`].some((at) => allowed.covering(at).length > 0);
  return inside ? undefined : 'is outside `docs-paths`';
}

function refuseCollision({ path, other, how }: Collision): Refusal {
  const why = {
    spelling: `has the same name as ${codeSpan(other)} on file systems that ignore case`,
    'on-folder': 'is a file where the repository has a folder',
    'below-file': `is below ${codeSpan(other)}, which is a file or a submodule`,
  }[how];
  return { path, sentence: `${codeSpan(path)} ${why}.` };
}
