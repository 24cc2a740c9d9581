// Objects made here are those that git makes, byte by byte.
import { expect, it } from 'vitest';
import {
  buildCommit,
  type CommitFile,
  type CommitPlan,
  writeCommit,
} from '../../../src/shared/git/objects.ts';
import fc from '../../support/properties.ts';
import { bareRepository, testGit } from '../../support/repository.ts';

/** Names that git sorts as nobody would, and folders that are files elsewhere. */
const NAMES = ['a', 'a.b', 'a-b', 'a0', 'ä', 'A', 'b c', '"q"', 'a\tb', '日本'];
const PATHS = NAMES.flatMap((name) => [name, `a/${name}`, `a/a/${name}`, `b/${name}`]);

const file = fc.record({
  path: fc.constantFrom(...PATHS),
  content: fc.oneof(fc.constant(null), fc.string(), fc.uint8Array({ maxLength: 5000 })),
  mode: fc.constantFrom('100644' as const, '100755' as const, '120000' as const),
});

/** In git's own words. */
async function writtenByGit(gitDir: string, plan: CommitPlan): Promise<string> {
  const quote = (path: string) => `"${path.replace(/[\\"]/g, '\\$&')}"`;
  const data = (content: string | Buffer) => {
    const bytes = Buffer.from(content as string);
    return [`data ${bytes.length}\n`, bytes, '\n'];
  };
  const by = `Docket <docket@docket.invalid> ${plan.time} +0000`;
  const removed = plan.files.filter(({ content }) => content === null);
  const parts = [
    `commit refs/made\nmark :1\nauthor ${by}\ncommitter ${by}\n`,
    ...data(plan.message),
    plan.parent ? `from ${plan.parent}\n` : '',
    ...removed.map(({ path }) => `D ${quote(path)}\n`),
    ...plan.files.flatMap(({ path, content, mode }) =>
      content === null ? [] : [`M ${mode} inline ${quote(path)}\n`, ...data(content)],
    ),
    '\nget-mark :1\ndone\n',
  ];
  const args = ['--git-dir', gitDir, 'fast-import', '--quiet', '--force', '--done'];
  const input = Buffer.concat(parts.map((part) => Buffer.from(part as string)));
  return (await testGit.run([...args, '--date-format=raw'], { input })).trim();
}

it('writes the commits that git would, one upon the other', async () => {
  const gitDir = await bareRepository();
  let parent: string | null = null;
  const step = async (changed: CommitFile[], message: string, time: number) => {
    // Nobody writes a file and something inside of it.
    const files = changed.filter(
      ({ path }, n) =>
        changed.findIndex((one) => one.path === path) === n &&
        !changed.some((one) => one.content !== null && path.startsWith(`${one.path}/`)),
    );
    const plan: CommitPlan = { parent, files, message, time };
    const theirs = await writtenByGit(gitDir, plan);
    expect((await writeCommit(testGit, gitDir, plan)).oid).toBe(theirs);
    parent = theirs;
  };
  const lists = fc.array(file, { maxLength: 8 }).map((all) =>
    all.map(({ content, ...rest }) => ({
      ...rest,
      content: content instanceof Uint8Array ? Buffer.from(content) : content,
    })),
  );
  const message = fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll('\0', ''));
  await fc.assert(fc.asyncProperty(lists, message, fc.nat(4e9), step), { numRuns: 40 });
});

it('keeps the files of a commit whose history it leaves behind', async () => {
  const gitDir = await bareRepository();
  const kept = [{ path: 'b/c', content: 'c' }];
  const files = [{ path: 'a/b', content: 'secret' }, ...kept];
  const { oid: base } = await writeCommit(testGit, gitDir, {
    ...{ parent: null, files, message: 'one', time: 1 },
  });
  const gone = [{ path: 'a/b', content: null }];
  const made = await writeCommit(testGit, gitDir, {
    ...{ parent: null, base, files: gone, message: 'two', time: 2 },
  });
  const alone = await writeCommit(testGit, gitDir, {
    ...{ parent: null, files: kept, message: 'two', time: 2 },
  });
  expect(made.oid).toBe(alone.oid);
  expect([...made.folders]).toEqual([
    ['a', null],
    ['', expect.any(Buffer)],
  ]);
});

it('cannot be given a name that ends its line', async () => {
  const gitDir = await bareRepository();
  const author = { name: 'A\nparent 0', email: 'a> <b' };
  const plan = { parent: null, files: [], message: 'm', time: 1, author };
  const { oid } = await writeCommit(testGit, gitDir, plan);
  const shown = await testGit.run(['--git-dir', gitDir, 'cat-file', 'commit', oid]);
  expect(shown).toContain('\nauthor Aparent 0 <a b> 1 +0000\n');
});

it('deletes nothing because a folder could not be read', async () => {
  const gitDir = await bareRepository();
  const files = [{ path: 'a/b/c', content: 'c' }];
  const first = await writeCommit(testGit, gitDir, { parent: null, files, message: '1', time: 1 });
  const plan = {
    ...{ parent: first.oid, message: '2', time: 2 },
    files: [{ path: 'a/b/d', content: 'd' }],
  };
  const known = first.folders;
  for (const missing of known.keys()) {
    const read = async (_: string, folders: string[]) =>
      folders.map((folder) => (folder === missing ? null : (known.get(folder) ?? null)));
    await expect(buildCommit(plan, read)).rejects.toThrow(/cannot read all folders/);
    const other = async (_: string, folders: string[]) =>
      folders.map((folder) => (folder === missing ? Buffer.alloc(0) : (known.get(folder) ?? null)));
    if (missing !== '')
      await expect(buildCommit(plan, other)).rejects.toThrow(/cannot read all folders/);
  }
});
