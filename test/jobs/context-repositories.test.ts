// Jobs whose agent reads other repositories, on real git.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { AgentTask } from '../../src/jobs/agent.ts';
import { openContextCopies } from '../../src/jobs/workspace/context-copies.ts';
import { systemClock } from '../../src/shared/runtime.ts';
import { type Act, fileOn, hangs, testEngine, writePage } from '../support/engine.ts';
import { pushFiles, repositoryWith, testGit } from '../support/repository.ts';
import { memoryDir } from '../support/temp.ts';

const HOME = { 'docs/index.md': '# Home\n' };

async function scene(act: Act, { files = HOME, check = '' } = {}) {
  const [remote, lib] = await Promise.all([
    repositoryWith(files),
    repositoryWith({ 'src/cli.ts': 'flag("--json")\n' }),
  ]);
  const place = { name: 'acme/lib', remote: lib, git: testGit, refusal: 'No.' };
  const scratch = memoryDir();
  const { engine, pulls } = testEngine(remote, act, {
    tools: {
      contextCopies: (signal) =>
        openContextCopies([place], { scratch, clock: systemClock }, signal),
      ...(check && {
        check: {
          run: async (dir) => {
            const output = execFileSync('sh', ['-c', `${check}`], { cwd: dir, encoding: 'utf8' });
            return { ok: output === '', output };
          },
        },
      }),
    },
  });
  return {
    remote,
    lib,
    pulls,
    engine,
    scratch,
    async ask(id?: string) {
      const { id: job } = id
        ? await engine.message('p', id, { prompt: 'Go on' })
        : await engine.create('p', { prompt: 'Explain --json' });
      await engine.idle();
      return engine.get('p', job);
    },
  };
}

const source = ({ dir }: AgentTask) =>
  readFileSync(join(dir, '.docket-context/acme/lib/src/cli.ts'), 'utf8');

describe('a job with context repositories', () => {
  it('reads them as they are now, in each turn, and publishes nothing of their folder', async () => {
    const seen: string[] = [];
    const { remote, lib, ask, scratch } = await scene(async (task) => {
      const [{ name, commit } = { name: '', commit: '' }] = task.repositories ?? [];
      seen.push(`${name} ${commit.length} ${source(task)}`);
      await writePage(task, '.docket-context/note.md', 'Mine.\n');
      await writePage(task, 'docs/cli.md', `# CLI\n\n${seen.length}: ${source(task)}\n`);
      return 'Wrote it.';
    });
    const first = await ask();
    expect(first).toMatchObject({ status: 'completed' });
    const branch = `docket/${first.id}`;
    const listed = await testGit.run(['--git-dir', remote, 'ls-tree', '-r', '--name-only', branch]);
    expect(listed.trim().split('\n')).toEqual(['docs/cli.md', 'docs/index.md']);
    expect(await fileOn(remote, branch, 'docs/cli.md')).toContain('flag("--json")');
    await pushFiles(lib, 'main', { 'src/cli.ts': 'flag("--yaml")\n' });
    await ask(first.id);
    expect(seen).toEqual(['acme/lib 40 flag("--json")\n', 'acme/lib 40 flag("--yaml")\n']);
    expect(readdirSync(scratch)).toEqual([]);
  });

  it('has them in every round, and no check ever sees them', async () => {
    let rounds = 0;
    const { ask } = await scene(
      async (task) => {
        rounds += 1;
        await writePage(task, 'docs/cli.md', `# CLI\n\n${source(task)}`);
        execFileSync('chmod', ['-R', 'u+w', join(task.dir, '.docket-context')]);
        rmSync(join(task.dir, '.docket-context'), { recursive: true });
        writeFileSync(join(task.dir, '.docket-context'), 'A file now.');
        return 'Wrote it.';
      },
      { check: 'ls -A | grep docket || echo fails' },
    );
    const job = await ask();
    expect(rounds).toBe(3);
    expect(job.checks.at(-1)).toMatchObject({ name: 'check-command', summary: 'fails' });
    expect(job.turns[0]?.files?.first.map(({ path }) => path)).toEqual(['docs/cli.md']);
  });

  it('changes nothing by changing only them', async () => {
    const { ask } = await scene(async (task) => {
      await writePage(task, '.docket-context/acme/evil.md', 'Mine.\n');
      return 'Nothing to do.';
    });
    expect(await ask()).toMatchObject({ status: 'completed', work: null });
  });

  it('loses them when it is stopped, too', async () => {
    let dir = '';
    const { engine } = await scene(async (task, signal) => {
      dir = task.dir;
      await writePage(task, 'docs/cli.md', `# CLI\n\n${source(task)}`);
      return hangs(task, signal);
    });
    const { id } = await engine.create('p', { prompt: 'Explain' });
    while (!dir) await new Promise((resolve) => setImmediate(resolve));
    await engine.stop('timed-out', id);
    await engine.idle();
    const job = await engine.get('p', id);
    expect(job.reason).toContain('kept on the branch');
    expect(job.turns[0]?.files?.first.map(({ path }) => path)).toEqual(['docs/cli.md']);
    expect(existsSync(dir)).toBe(false);
  });

  it('fails where the repository has a folder of that name', async () => {
    const { ask } = await scene(async () => 'Done.', {
      files: { ...HOME, '.docket-context/a.md': 'A\n' } as typeof HOME,
    });
    expect((await ask()).reason).toContain('has a `.docket-context` of its own');
  });
});
