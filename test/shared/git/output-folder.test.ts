import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  assertNoLinks,
  makeOutputFolder,
  replaceFile,
} from '../../../src/shared/git/output-folder.ts';
import { testGit } from '../../support/repository.ts';
import { tempDir } from '../../support/temp.ts';

/** A clone beside a folder that is none of its business. */
async function clone(files: Record<string, string> = {}) {
  const dir = tempDir();
  const [root, outside] = [join(dir, 'clone'), join(dir, 'outside')];
  for (const folder of [root, outside]) mkdirSync(folder);
  await testGit.run(['init', '--quiet', root]);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(root, name, '..'), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  await testGit.run(['add', '--all'], { cwd: root });
  return { root, outside };
}

describe('a folder for results', () => {
  it('is made in a clone, where nothing of it is committed, and may be there already', async () => {
    const { root } = await clone({ 'docs/a.md': 'a' });
    for (let run = 0; run < 2; run += 1) await makeOutputFolder(join(root, 'out/one'), testGit);
    writeFileSync(join(root, 'out/one/report.html'), 'earlier');
    await makeOutputFolder(join(root, 'out/one'), testGit);
    expect(existsSync(join(root, 'out/one'))).toBe(true);
  });

  it.each(['out', 'out/trials', 'one/two/three'])(
    'is never reached through a link: %s',
    async (name) => {
      const { root, outside } = await clone();
      const [first = ''] = name.split('/');
      symlinkSync(outside, join(root, first));
      await expect(makeOutputFolder(join(root, name), testGit)).rejects.toThrow(
        /is a link, so nothing is written there/,
      );
      expect(readdirSync(outside)).toEqual([]);
    },
  );

  it('is never reached through a link to another clone', async () => {
    const { root, outside } = await clone();
    await testGit.run(['init', '--quiet', outside]);
    symlinkSync(outside, join(root, 'vendor'));
    await expect(assertNoLinks(join(root, 'vendor/out'))).rejects.toThrow('is a link');
  });

  it.each(['out', 'out/below', '.'])('is never one that has committed files: %s', async (name) => {
    const { root } = await clone({ 'out/below/trials/a.trial': '{}' });
    await expect(makeOutputFolder(join(root, name), testGit)).rejects.toThrow(
      /has files that are committed in this repository, such as `[^`]*trials\/a\.trial`/,
    );
  });

  it('takes its name as a name, and not as a pattern of git', async () => {
    const { root } = await clone({ 'docs/a.md': 'a' });
    await makeOutputFolder(join(root, '*'), testGit);
    await makeOutputFolder(join(root, ':!x'), testGit);
  });

  it('says so where it is a file', async () => {
    const { root } = await clone();
    writeFileSync(join(root, 'out'), '');
    await expect(makeOutputFolder(join(root, 'out'), testGit)).rejects.toThrow('is not a folder');
    const file = join(tempDir(), 'file');
    writeFileSync(file, '');
    await expect(makeOutputFolder(file, testGit)).rejects.toThrow('is a file. Name a folder');
  });

  it('may be a link that a person made outside of every clone', async () => {
    const dir = tempDir();
    mkdirSync(join(dir, 'real'));
    symlinkSync(join(dir, 'real'), join(dir, 'latest'));
    await makeOutputFolder(join(dir, 'latest/out'), testGit);
    expect(existsSync(join(dir, 'real/out'))).toBe(true);
  });
});

it('replaces a link by a file, and leaves alone what it led to', async () => {
  const dir = tempDir();
  const [profile, page] = [join(dir, '.profile'), join(dir, 'index.html')];
  writeFileSync(profile, 'mine');
  for (const name of [page, `${page}.new`]) symlinkSync(profile, name);
  await replaceFile(page, 'ours');
  expect([readFileSync(profile, 'utf8'), readFileSync(page, 'utf8')]).toEqual(['mine', 'ours']);
});

const SOURCE = resolve(import.meta.dirname, '../../../src');
const IMPORT = /import \{([^}]*)\} from 'node:fs(?:\/promises)?'/g;
const WRITING =
  /^(?:writeFile|mkdir|appendFile|open|rename|copyFile|symlink|link|cp|truncate|createWriteStream)(?:Sync)?$/;

/** Each file of the source that can write, and where that is. */
const DECISIONS: Record<string, 'in a clone' | 'own folder' | 'read only' | 'runner'> = {
  // Where people say: through `output-folder.ts`, or a new file of its own.
  'shared/git/output-folder.ts': 'in a clone',
  'audition/audition.ts': 'in a clone',
  'cli/audition.ts': 'in a clone',
  'cli/create-app.ts': 'in a clone',
  'cli/init/carry-out.ts': 'in a clone',
  'views/export/write.ts': 'in a clone',
  // The data folder, which `ownPlace` looks at first.
  'store/audit-file.ts': 'own folder',
  'store/data-dir.ts': 'own folder',
  'store/json-file.ts': 'own folder',
  'store/open-embedded.ts': 'own folder',
  'store/session-files.ts': 'own folder',
  'store/views-history-file.ts': 'own folder',
  // Temporary folders that this process, or the job, has made.
  'agents/broker/broker.ts': 'own folder',
  'agents/model/structured-answers.ts': 'own folder',
  'agents/model/tools.ts': 'own folder',
  'agents/program/bubblewrap-sandbox.ts': 'own folder',
  'agents/program/isolation.ts': 'own folder',
  'agents/program/machine.ts': 'own folder',
  'agents/program/program.ts': 'own folder',
  'audition/stage.ts': 'own folder',
  'audition/trial.ts': 'own folder',
  'cli/check.ts': 'own folder',
  'cli/own-folder.ts': 'own folder',
  'cli/serve/shared.ts': 'own folder',
  'github/drift.ts': 'own folder',
  'jobs/workspace/context-copies.ts': 'own folder',
  'jobs/workspace/instructions.ts': 'own folder',
  'jobs/workspace/read-change.ts': 'own folder',
  'jobs/workspace/workspaces.ts': 'own folder',
  'shared/git/git.ts': 'own folder',
  'shared/remove.ts': 'own folder',
  // The key of the seal, outside of the clone.
  'audition/seal.ts': 'own folder',
  'agents/program/system-files.ts': 'read only',
  'views/logs/log-files.ts': 'read only',
  // The files that the runner of workflows names.
  'action/report-views.ts': 'runner',
  'main.ts': 'runner',
};

it('has a decision for every file of the source that can write', () => {
  const writing = readdirSync(SOURCE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) =>
      [...readFileSync(path, 'utf8').matchAll(IMPORT)].some(([, names = '']) =>
        names.split(',').some((name) => WRITING.test(name.trim().split(' ')[0] ?? '')),
      ),
    )
    .map((path) => relative(SOURCE, path));
  expect(writing.sort()).toEqual(Object.keys(DECISIONS).sort());
});
