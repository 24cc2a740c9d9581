import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderOf } from '../../../src/store/data-dir.ts';
import { until } from '../../support/app.ts';
import { docket, docketServe } from '../../support/cli.ts';
import { keyAdmin } from '../../support/key-admin.ts';
import { jobsApi } from '../../support/organization.ts';
import { repositoryWith, testGit } from '../../support/repository.ts';
import { tempDir } from '../../support/temp.ts';

describe('docket serve with the projects of a folder', () => {
  it('serves each with its own repository, agent, and keys', async () => {
    const dir = tempDir();
    const data = join(dir, 'data');
    const add = async (id: string) => {
      const repo = await repositoryWith({ 'docs/index.md': '# Docs\n' });
      const agent = join(dir, `${id}.sh`);
      writeFileSync(agent, `#!/bin/sh\necho "${id} was here." >> docs/index.md\n`, { mode: 0o755 });
      const args = ['projects', 'add', id, '--repo', repo, '--agent-command', `sh ${agent}`];
      expect(await docket([...args, '--data', data])).toMatchObject({ code: 0 });
      const wanted = { project: id, prefix: 'docket_', expiresAt: null };
      return { id, repo, key: (await keyAdmin(data).create(wanted)).key };
    };
    const first = await add('first');
    const server = await docketServe(['--data', data]);
    // Added while it runs.
    const second = await add('second');
    // Seen after at most a second.
    await until(async () => {
      const answer = await jobsApi(server.url, second.key, 'second').ask('GET', '/x');
      return (await answer.text()).includes('There is no job');
    });
    for (const { id, repo, key } of [first, second]) {
      const { create, finished } = jobsApi(server.url, key, id);
      const job = await create('Make it better');
      expect(await finished(job.id)).toMatchObject({ status: 'completed' });
      const page = ['--git-dir', repo, 'show', `docket/${job.id}:docs/index.md`];
      expect(await testGit.run(page)).toBe(`# Docs\n${id} was here.\n`);
    }
    const foreign = await jobsApi(server.url, first.key, 'second').ask('GET', '/x');
    expect(foreign.status).toBe(403);
    expect(await docket(['projects', 'remove', 'second', '--data', data])).toMatchObject({
      code: 0,
    });
    expect(await server.end('SIGTERM')).toBe(0);
    expect(existsSync(folderOf(data, 'second'))).toBe(true);
  });

  it('says so when there are none', async () => {
    const { code, stderr } = await docket(['serve', '--data', tempDir()]);
    expect(code).toBe(1);
    expect(stderr).toMatch(/There are no projects in .+\. Add one with docket projects add/);
  });

  it.each(['a', '..', '.', 'a b', 'ü', '*', 'con', 'a%2fb', 'A'])(
    'keeps %j in a folder of its own',
    (id) => {
      const folder = folderOf('/data', id);
      expect(folder).toMatch(/^\/data\/projects\/[\w%!~'()-]+$/);
      expect(decodeURIComponent(folder.slice('/data/projects/'.length))).toBe(id);
    },
  );
});
