import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projects } from '../../../src/cli/projects.ts';
import { openCodeHost } from '../../../src/cli/serve/code-host.ts';
import { repoOf } from '../../../src/service/projects/project.ts';
import { silentLog } from '../../support/silent-log.ts';
import { tempDir } from '../../support/temp.ts';
import { testTerminal } from '../../support/terminal.ts';

/** Looks like OWNER/NAME, and is a folder below the working directory of the tests. */
const BOTH = 'src/github';

const open = (repo: string, more: object = {}) =>
  openCodeHost({
    repo,
    dataDir: tempDir(),
    env: { GITHUB_TOKEN: 'ghs_x' },
    log: silentLog,
    ...more,
  });
const pullUrl = async () => 'http://docket.test/1';

describe('the repository of a project', () => {
  it('is on GitHub where there are no folders, whatever is on the disk', async () => {
    const host = await open(BOTH, { token: 'ghs_of_the_app' });
    expect(host.repository).toBe(BOTH);
    expect(host.work.remote).toBe(`https://github.com/${BOTH}.git`);
  });

  it.each([BOTH, './docs', '../site', 'docs', ''])(
    'is nothing that depends on the working directory: %j',
    async (repo) => {
      await expect(open(repo, { pullUrl })).rejects.toThrow(
        `For the folder, run docket projects set ID --repo "${resolve(repo)}"`,
      );
    },
  );

  it('is stored with the absolute path of a folder, once it is named', async () => {
    expect([BOTH, './docs', 'octo/handbook', '/srv/docs'].map(repoOf)).toEqual([
      resolve(BOTH),
      resolve('docs'),
      'octo/handbook',
      '/srv/docs',
    ]);
    const data = tempDir();
    const run = (...args: string[]) =>
      projects(process.env).run([...args, '--data', data], testTerminal());
    const agent = ['--agent-command', 'true'];
    const stored = () => {
      const { projects: all } = JSON.parse(readFileSync(join(data, 'projects.json'), 'utf8'));
      return all.map(({ repo }: { repo: string }) => repo);
    };
    await run('add', 'a', '--repo', BOTH, ...agent);
    expect(stored()).toEqual([resolve(BOTH)]);
    // A change of something else does not turn a repository on GitHub into a folder.
    const file = join(data, 'projects.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace(resolve(BOTH), BOTH));
    await run('set', 'a', '--base-ref', 'next');
    expect(stored()).toEqual([BOTH]);
    await run('set', 'a', '--repo', `./${BOTH}`);
    expect(stored()).toEqual([resolve(BOTH)]);
  });
});
