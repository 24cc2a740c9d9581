import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { jobCommand, statusLine } from '../../src/cli/job.ts';
import type { DocsService } from '../../src/contract/service.ts';
import { noteOutcome } from '../../src/jobs/intake.ts';
import { SetupError } from '../../src/shared/errors.ts';
import { embedded } from '../support/embedded.ts';
import { createMemoryStore } from '../support/memory-store.ts';
import { scriptedService } from '../support/scripted-service.ts';
import { tempDir } from '../support/temp.ts';
import { testTerminal } from '../support/terminal.ts';

function setUp(store = createMemoryStore()) {
  const inner = embedded(store);
  const create = async (prompt: string) => {
    const { id } = await inner.service.createJob('acme', { prompt });
    inner.clock.advance(1_000);
    await inner.engine.idle();
    return id;
  };
  const run = async (argv: string[], service: DocsService = inner.service) => {
    const terminal = testTerminal();
    const { clock } = inner;
    const command = jobCommand({ connect: async () => service, clock, random: () => 0.5 });
    const where = ['--base-url', 'http://localhost:8787', '--project', 'acme'];
    const code = await command.run([...argv, ...where], terminal);
    return { code, stdout: terminal.stdout, stderr: terminal.stderr };
  };
  return { ...inner, create, run };
}

describe('docket job list', () => {
  it('prints a line for each job, newest first, and how to see more', async () => {
    const { create, run } = setUp();
    const older = await create('look at one');
    const newer = await create('change a\nfile');
    const { stdout, stderr } = await run(['list', '--limit', '1']);
    const waiting = 'completed, waiting since 2026-11-01';
    expect(stdout).toBe(`${newer}  2026-11-01T12:00  ${waiting}  api  change a file\n`);
    const [, cursor = ''] = /^For older jobs, add --cursor (\S+)\n$/.exec(stderr) ?? [];
    const rest = await run(['list', '--cursor', cursor]);
    expect(rest.stdout).toBe(`${older}  2026-11-01T12:00  completed  api  look at one\n`);
  });

  it('shows what became of a pull request, and how many were merged', async () => {
    const store = createMemoryStore();
    const { create, run } = setUp(store);
    const id = await create('change a file');
    const at = '2026-11-01T11:00:00Z';
    await store.updateShared(
      id,
      noteOutcome(id, 'acme', {
        ...{ pull: 1, state: 'merged', openedAt: '2026-10-30T23:00:00Z', decidedAt: at },
        ...{ seenAt: at, edited: true, lines: 12 },
      }),
    );
    const file = join(tempDir(), 'merged.svg');
    const { stdout, stderr } = await run(['list', '--badge', file]);
    expect(readFileSync(file, 'utf8')).toContain('merged pull requests: 100%');
    expect(stdout).toContain('merged after edits of 12 lines  api  change a file\n');
    expect(stderr).toBe(
      'Merged since 2026-08-03: 1 of 1 (100%)\n  api: 1 of 1 merged (1 after edits), median 1.5 days\n',
    );
  });

  it('names a job whose record cannot be read', async () => {
    const { create, run } = setUp(createMemoryStore(['broken']));
    const id = await create('look at one');
    const { stdout, stderr } = await run(['list']);
    expect(stdout).toContain(id);
    expect(stderr).toMatch(/^Job broken is not listed, because its record cannot be read\. /);
  });

  it('filters, and prints JSON for programs', async () => {
    const { create, run, clock } = setUp();
    await create('fail at one');
    const id = await create('change two');
    const list = async (...argv: string[]) => {
      const { stdout } = await run(['list', '--json', ...argv]);
      return JSON.parse(stdout).jobs.map((job: { prompt: string }) => job.prompt);
    };
    expect(await list('--status', 'failed')).toEqual(['fail at one']);
    expect(await list('--search', 'TWO')).toEqual(['change two']);
    expect(await list('--waiting-days', '3')).toEqual([]);
    clock.advance(4 * 86_400_000);
    expect(await list('--waiting-days', '3')).toEqual(['change two']);
    const none = await run(['list', '--search', id]);
    expect(none).toMatchObject({ stdout: '', stderr: 'There are no such jobs.\n' });
  });

  it('says so when the service cannot', async () => {
    const { run } = setUp();
    await expect(run(['list'], scriptedService().service)).rejects.toThrow(SetupError);
  });

  it('takes no job', async () => {
    await expect(setUp().run(['list', '--job', 'x'])).rejects.toThrow(/does not take --job/);
  });
});

describe('docket job events', () => {
  it('prints each change, and ends like the job', async () => {
    const { create, run } = setUp();
    const id = await create('fail at one');
    const { code, stdout } = await run(['events', '--job', id]);
    expect(stdout).toBe(
      `Request 1 is failed: The agent gave up.\nJob ${id} is failed: The agent gave up.\n`,
    );
    expect(code).toBe(1);
    const json = await run(['events', '--json', '--job', await create('look')]);
    expect(json.code).toBe(0);
    const types = json.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).type);
    expect(types).toEqual(['turn', 'job']);
  });
});

describe('docket job cancel and archive', () => {
  it('end the job and print it', async () => {
    const { service, run, held, engine } = setUp();
    const { id } = await service.createJob('acme', { prompt: 'hold on' });
    await held();
    expect((await run(['cancel', '--job', id])).stdout).toContain('Status');
    await engine.idle();
    expect((await run(['archive', '--job', id])).stdout).toMatch(/Status +archived/);
  });

  it('say so when the service cannot', async () => {
    const { run } = setUp();
    const { service } = scriptedService();
    const { control, ...without } = service;
    await expect(run(['cancel', '--job', 'job-1'], without)).rejects.toThrow(/does not support/);
  });
});

it('a canceled job is not called failed', () => {
  const { job } = scriptedService();
  const canceled = { ...job, status: 'failed', docket: { reason: 'cancelled' } };
  expect(statusLine(canceled)).toBe('Job job-1 is canceled');
});
