// Objects made here are those that git makes, byte by byte.
import { execFileSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { closeSync, openSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  buildCommit,
  type CommitFile,
  type CommitPlan,
  findObject,
  packOf,
  readBatch,
  readPack,
  readTree,
  storeObjects,
  storePack,
  writeCommit,
} from '../../../src/shared/git/objects.ts';
import fc from '../../support/properties.ts';
import { bareRepository, testGit } from '../../support/repository.ts';
import { atTestEnd } from '../../support/test-end.ts';

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

it('reads a folder to its end, or calls it damaged', () => {
  const entry = Buffer.concat([Buffer.from('100644 a\0'), Buffer.alloc(20, 1)]);
  expect([...readTree(Buffer.concat([entry, entry])).keys()]).toEqual(['a']);
  const others = [
    entry.subarray(1, 8),
    Buffer.alloc(60, 'x'),
    Buffer.alloc(60, ' '),
    Buffer.alloc(60),
  ];
  for (const bytes of [entry.subarray(0, -1), ...others]) {
    expect(() => readTree(Buffer.concat([entry, bytes]))).toThrow(/damaged/);
  }
});

describe('a pack', () => {
  /** Commits whose files differ in a few lines, so that git stores differences. */
  async function packed(...options: string[]) {
    const gitDir = await bareRepository();
    const lines = Array.from({ length: 400 }, (_, n) => `${n} ${'x'.repeat(n % 90)}`);
    let parent: string | null = null;
    for (let time = 1; time <= 6; time += 1) {
      lines.splice(time * 50, time, `changed ${time}`, ...lines.slice(0, time));
      const files = [{ path: 'docs/long.md', content: `${time}\n${lines.join('\n')}` }];
      const plan: CommitPlan = { parent, files, message: 'Edit', time };
      parent = (await writeCommit(testGit, gitDir, plan)).oid;
    }
    const of = ['--git-dir', gitDir];
    const names = ['rev-list', '--objects', '--no-object-names', `${parent}`];
    const input = await testGit.run([...of, ...names]);
    const made = await testGit.try([...of, 'pack-objects', '-q', '--stdout', ...options], {
      input,
    });
    await writeFile(join(gitDir, 'made.pack'), made.stdout);
    const index = [...of, 'index-pack', join(gitDir, 'made.pack')];
    const verify = [...of, 'verify-pack', '-v', join(gitDir, 'made.idx')];
    await testGit.run(index);
    const differences = (await testGit.run(verify)).match(/^\S+ \w+ +\d+ \d+ \d+ \d+ \S+$/gm);
    return { gitDir, pack: made.stdout, oids: input.trim().split('\n').sort(), differences };
  }

  it.each([['by their places', '--delta-base-offset'], ['by their ids']])(
    'gives the objects of git, whose differences name each other %s',
    async (_, ...options) => {
      const { pack, oids, differences, gitDir } = await packed(...options);
      expect(differences?.length).toBeGreaterThan(3);
      const objects = readPack(pack) ?? [];
      expect(objects.map(({ oid }) => oid).sort()).toEqual(oids);
      for (const object of objects) expect(await findObject(gitDir, object.oid)).toEqual(object);
    },
  );

  it('is stored so that git reads it', async () => {
    const { pack } = await packed('--delta-base-offset');
    const blob = (n: number) => {
      const bytes = randomBytes(n);
      const header = `blob ${n}\0`;
      return {
        type: 'blob' as const,
        oid: createHash('sha1').update(header).update(bytes).digest('hex'),
        bytes,
      };
    };
    const objects = [...(readPack(pack) ?? []), ...Array.from({ length: 600 }, (_, n) => blob(n))];
    const gitDir = await bareRepository();
    await storePack(gitDir, [...objects, ...objects.slice(0, 3)]);
    const all = ['cat-file', '--batch', '--batch-all-objects'];
    const { stdout } = await testGit.try(['--git-dir', gitDir, ...all]);
    const sorted = objects.toSorted((one, other) => (one.oid < other.oid ? -1 : 1));
    expect(readBatch(stdout, sorted.length)).toEqual(sorted);
    await testGit.run(['--git-dir', gitDir, 'fsck', '--strict', '--no-dangling']);
    const names = await readdir(join(gitDir, 'objects/pack'));
    const name = names.find((one) => one.endsWith('.idx')) ?? '';
    const ours = await readFile(join(gitDir, 'objects/pack', name));
    const again = join(gitDir, 'again.idx');
    const file = join(gitDir, 'objects/pack', name.replace('.idx', '.pack'));
    await testGit.run(['--git-dir', gitDir, 'index-pack', '-o', again, file]);
    expect(ours.equals(await readFile(again))).toBe(true);
  });

  it('is nothing when a byte of it is another, is missing, or was added', async () => {
    const { pack } = await packed('--delta-base-offset');
    const resealed = (bytes: Buffer) =>
      Buffer.concat([bytes, createHash('sha1').update(bytes).digest()]);
    const body = pack.subarray(0, -20);
    const wrong = fc.oneof(
      fc.tuple(fc.nat(body.length - 1), fc.integer({ min: 1, max: 255 })).map(([at, by]) => {
        const bytes = Buffer.from(body);
        bytes[at] = (bytes[at] ?? 0) ^ by;
        return bytes;
      }),
      fc.nat(body.length - 1).map((length) => body.subarray(0, length)),
      fc.uint8Array({ minLength: 1 }).map((more) => Buffer.concat([body, more])),
    );
    fc.assert(
      fc.property(wrong, (bytes) => {
        expect(readPack(Buffer.concat([bytes, pack.subarray(-20)]))).toBeUndefined();
        // Whoever made it also made its sum.
        expect(() => readPack(resealed(bytes))).not.toThrow();
      }),
    );
  });

  it('is nothing when it would keep everybody waiting', () => {
    const many = (length: number) =>
      Array.from({ length }, (_, n) => ({
        ...{ type: 'blob' as const, oid: String(n), bytes: Buffer.from(String(n)) },
      }));
    expect(readPack(packOf(many(10_000)))).toHaveLength(10_000);
    expect(readPack(packOf(many(10_001)))).toBeUndefined();
  });

  it('is nothing when it would fill the memory', () => {
    const huge = { type: 'blob' as const, oid: 'a', bytes: Buffer.alloc(40_000_000) };
    expect(readPack(packOf([huge]))).toHaveLength(1);
    expect(readPack(packOf([huge, { ...huge, oid: 'b' }]))).toBeUndefined();
  });
});

describe('an object in a file of its own', () => {
  it('is found, and not when it is damaged or another', async () => {
    const gitDir = await bareRepository();
    const files = [{ path: 'a', content: 'text' }];
    const plan = { parent: null, files, message: '1', time: 1 };
    const { objects } = await writeCommit(testGit, gitDir, plan);
    const [blob] = objects;
    const oid = blob?.oid ?? '';
    const path = join(gitDir, 'objects', oid.slice(0, 2), oid.slice(2));
    expect(await findObject(gitDir, oid)).toEqual(blob);
    const stored = await readFile(path);
    const others = ['blob 4\0tExt', 'tag 4\0text', 'text', ''];
    const bomb = deflateSync(Buffer.alloc(65_000_000));
    for (const bytes of [stored.subarray(1), bomb, ...others.map((text) => deflateSync(text))]) {
      await writeFile(path, bytes);
      expect(await findObject(gitDir, oid)).toBeUndefined();
    }
    await storeObjects(gitDir, objects);
    expect(await findObject(gitDir, oid)).toEqual(blob);
  });

  it('is not looked for under a path', async () => {
    const gitDir = await bareRepository();
    const pipe = join(gitDir, 'pipe');
    execFileSync('mkfifo', [pipe]);
    // Whoever reads it waits until somebody writes.
    atTestEnd(() => closeSync(openSync(pipe, 'r+')));
    expect(await findObject(gitDir, '../pipe')).toBeUndefined();
  });
});
