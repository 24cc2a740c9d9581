// What takes a commit back where a branch stands now: each of its files as it was before it. No merge
// of texts: a file that was changed again since then is a conflict.
import type { Git } from '../../shared/git/git.ts';
import type { FileChange, FileMode } from '../changes/change.ts';
import type { Reversed } from '../workspace.ts';
import { shallowRepository } from './instructions.ts';

export async function readReversed(
  { commit, tip }: { commit: string; tip: string },
  { git, ...place }: { git: Git; remote: string; scratch: string },
  signal: AbortSignal,
): Promise<Reversed> {
  await using repository = await shallowRepository(git, place, signal);
  await repository.fetch([tip, commit], ['--depth=2', '--filter=blob:none']);
  const diff = async (from: string, to: string) => {
    const fields = (
      await repository.run(['diff-tree', '-r', '-z', '--no-renames', from, to])
    ).split('\0');
    return fields.flatMap((info, index) => {
      const path = fields[index + 1];
      const [, was = '', is = ''] = /^:(\d{6}) (\d{6}) /.exec(info) ?? [];
      return index % 2 === 0 && path ? [{ path, was, is }] : [];
    });
  };
  const made = await diff(`${commit}^`, commit);
  const since = new Set((await diff(commit, tip)).map(({ path }) => path));
  const conflicts = made.filter(({ path }) => since.has(path)).map(({ path }) => path);
  if (conflicts.length > 0) return { changes: [], conflicts };
  const changes: FileChange[] = [];
  for (const { path, was, is } of made) {
    const mode = (GONE === was ? is : was) as FileMode;
    const content = was === GONE ? null : await repository.file(`${commit}^`, path);
    // A link or a submodule: jobs change neither.
    if (was !== GONE && content === null) return { changes: [], conflicts: [path] };
    const kind = content === null ? 'deleted' : is === GONE ? 'added' : 'modified';
    changes.push({ path, kind, mode, content, ...(is !== GONE && { was: is as FileMode }) });
  }
  return { changes, conflicts };
}

/** The mode of a file that is not there. */
const GONE = '000000';
