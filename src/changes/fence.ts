// The fence: what of an agent's change may leave the machine. Everything is judged on the diff, by
// names and sizes alone; every refusal is told, so that one look is enough to mend the change.
import { posix } from 'node:path';
import { matchesAny } from '../shared/glob.ts';
import type { FileChange } from './change.ts';
import { deceptive, fold, forbidden, isInstruction, malformed } from './names.ts';
import { bound, clean } from './text.ts';

/** `docs/**` brings the images under docs along. */
export const DEFAULT_DOCS_PATHS: readonly string[] = [
  'docs/**',
  '**/*.md',
  '**/*.mdx',
  'docs.json',
];

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

/** All that is wrong with a change; empty means it may pass. */
export function refusals(
  changes: readonly FileChange[],
  docsPaths: readonly string[] = DEFAULT_DOCS_PATHS,
): Refusal[] {
  const found: Refusal[] = changes.flatMap((change) => {
    const why = refuse(change, docsPaths);
    return why === undefined
      ? []
      : [{ path: change.path, sentence: `${show(change.path)} ${why}.` }];
  });
  found.push(...collisions(changes));
  if (changes.length > MAX_FILES) {
    found.push({
      sentence: `${changes.length} files were changed; at most ${MAX_FILES} are allowed in one change. Ask for less at a time.`,
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

function refuse(change: FileChange, docsPaths: readonly string[]): string | undefined {
  const { path, mode, content } = change;
  const name = refuseName(change, docsPaths);
  if (name !== undefined) return name;
  if (mode === '160000') return 'is a submodule, which is never allowed';
  if (change.kind === 'deleted' || content === null) return undefined;
  if (mode === '120000') return refuseLink(path, content.toString('utf8'), docsPaths);
  if (content.length > MAX_FILE_BYTES)
    return `is ${(content.length / 1024 / 1024).toFixed(1)} MB large; at most 5 MB are allowed`;
  return undefined;
}

function refuseName({ path, kind }: FileChange, docsPaths: readonly string[]): string | undefined {
  // A name that people gave a file earlier is theirs; only new names must be above suspicion.
  const bad = malformed(path) ?? (kind === 'added' ? deceptive(path) : undefined);
  if (bad !== undefined) return bad;
  const never = forbidden(path);
  if (never !== undefined) return `${never}, which is never allowed`;
  if (docsPaths.includes(path)) return undefined;
  if (isInstruction(path))
    return 'tells agents what to do; list it literally in `docs-paths` to allow it';
  if (!matchesAny(docsPaths)(path))
    return `is outside \`docs-paths\` (${bound(docsPaths.join(', '), 200)})`;
  return undefined;
}

/** A link is judged by where it points: it must stay in the tree, on a path that may be read so. */
function refuseLink(
  path: string,
  target: string,
  docsPaths: readonly string[],
): string | undefined {
  const said = `is a symbolic link to ${show(target)}`;
  if (target === '' || target.startsWith('/') || /^[A-Za-z]:|\\/.test(target))
    return `${said}, which is not a path inside the repository`;
  // After a folder that is itself a link, `..` leads elsewhere than its letters say.
  const steps = target.split('/');
  const down = steps.findIndex((step) => step !== '..');
  if (down >= 0 && steps.includes('..', down))
    return `${said}, whose \`..\` may lead anywhere; write it without going back`;
  const resolved = posix.join(posix.dirname(path), target).replace(/\/$/, '');
  if (resolved === '.' || resolved === '..' || resolved.startsWith('../'))
    return `${said}, which leaves the repository’s files`;
  const why = refuseTarget(resolved, docsPaths);
  return why === undefined ? undefined : `${said}, which ${why}`;
}

function refuseTarget(path: string, docsPaths: readonly string[]): string | undefined {
  const never = malformed(path) ?? deceptive(path) ?? forbidden(path);
  if (never !== undefined) return never;
  if (isInstruction(path) && !docsPaths.includes(path)) return 'tells agents what to do';
  // A folder is fine when everything in it would be.
  const covers = matchesAny(docsPaths);
  const inside = covers(path) || covers(`${path}/anything`);
  return inside ? undefined : 'is outside `docs-paths`';
}

/** Two spellings of one name, or a file below a link's name, write through each other on checkout. */
function collisions(changes: readonly FileChange[]): Refusal[] {
  const kept = changes.filter((change) => change.kind !== 'deleted');
  const spelled = new Map<string, string>();
  const found: Refusal[] = [];
  for (const { path } of kept) {
    const parts = path.split('/');
    for (let depth = 1; depth <= parts.length; depth += 1) {
      const prefix = parts.slice(0, depth).join('/');
      const key = prefix.split('/').map(fold).join('/');
      const other = spelled.get(key) ?? prefix;
      spelled.set(key, other);
      if (other === prefix) continue;
      found.push({
        path,
        sentence: `${show(path)} has the same name as ${show(other)} where upper and lower case are not told apart.`,
      });
      break;
    }
  }
  return found;
}

function show(path: string): string {
  return `\`${bound(clean(path).replaceAll('`', '′').replaceAll('\n', ' '), 120)}\``;
}
