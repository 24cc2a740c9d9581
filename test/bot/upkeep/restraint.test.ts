// Jobs that nobody asked for stop by themselves where people do not merge them.
import { describe, expect, it } from 'vitest';
import { buildBotContext } from '../../../src/bot/bot-context.ts';
import { fixDrift } from '../../../src/bot/commands/fix-drift.ts';
import { runCommand } from '../../../src/bot/commands/run-command.ts';
import { runJob } from '../../../src/bot/commands/run-job.ts';
import { askedElsewhere } from '../../../src/bot/sending/asked-elsewhere.ts';
import { recordedBackend } from '../../../src/bot/sending/thread-records.ts';
import { pausedTriggers, tellPaused } from '../../../src/bot/upkeep/restraint.ts';
import { type Config, DEFAULT_CONFIG } from '../../../src/config/config.ts';
import type { Origin } from '../../../src/contract/job.ts';
import { createThreadHost } from '../../../src/github/thread-host.ts';
import type { JobRecord } from '../../../src/jobs/job.ts';
import { InstantClock } from '../../support/clock.ts';
import { embedded } from '../../support/embedded.ts';
import { githubOf } from '../../support/github.ts';
import { checkedLocalGithub, handbook } from '../../support/local-github.ts';
import { createMemoryStore } from '../../support/memory-store.ts';
import { withoutMarker } from '../../support/place.ts';
import { silentLog } from '../../support/silent-log.ts';

const CHECK: Origin = { drift: { headSha: 'a' }, workflow: { event: 'pull_request' } };
const PULL = { headRef: 'x', headSha: 'e'.repeat(40), sameRepository: true };

/** Ten jobs of a trigger, of which the first so many were merged and the others closed. */
async function setUp(merged: number, { origin = CHECK, config = DEFAULT_CONFIG } = {}) {
  const clock = new InstantClock();
  const sandbox = await checkedLocalGithub({ clock });
  const repo = await handbook(sandbox);
  const host = createThreadHost(githubOf(sandbox).github);
  const store = createMemoryStore();
  const { engine, service, prompts } = embedded(store);
  const backend = recordedBackend('p', { engine, store, service }, config, async () => {});
  const work = {
    ...{ timeOut: () => Promise.reject(new Error('not here')), settled: () => engine.idle() },
    ...{ release: async () => {}, resumeJob: async () => {}, resume: async () => [] },
  };
  const bot = buildBotContext(
    {
      ...{ host, repository: 'octo/handbook', markerKey: undefined, style: { word: '/docs' } },
      ...{ backend: async () => ({ ...backend, work }), log: silentLog },
      ...{ signal: new AbortController().signal, remember: () => {} },
      ...{ dryRun: false, wait: true, timeoutMinutes: 1, permission: 'write', rerun: false },
    },
    async () => config,
  );
  for (let n = 0; n < 10; n += 1) {
    const { number } = repo.openIssue({ by: 'mona', title: `Job ${n}` });
    const { id } = await engine.create('p', { prompt: `look at ${n}`, origin });
    await engine.idle();
    const at = `2026-10-${10 + n}T12:00:00Z`;
    await store.update(id, (job) => ({
      ...{ result: undefined, story: 'decided' },
      job: {
        ...(job as JobRecord),
        work: {
          ...{ branch: `docket/${id}`, base: { ref: 'main', sha: 'a' }, head: 'b' },
          ...{ pull: { number, url: '' }, compareLink: null },
        },
        acceptance: {
          ...{ pull: number, state: n < merged ? 'merged' : 'closed', openedAt: at },
          ...{ decidedAt: at, seenAt: at, edited: false, lines: 0 },
        },
      },
    }));
  }
  prompts.splice(0);
  const last = repo.lastNumber;
  const said = (thread = last) => repo.comments(thread).flatMap(({ body }) => withoutMarker(body));
  const fix = async () => {
    const { pull } = await pullOf(repo);
    return fixDrift({ kind: 'check', thread: pull.number, pull: PULL }, 'pull_request', bot);
  };
  const say = async (by: string, body: string) => {
    const { comment } = repo.comment(last, { by, body });
    const commands = await bot.read(body);
    const about = { thread: last, isPull: false, pull: undefined, opener: undefined };
    return runCommand(
      {
        ...{ kind: 'command', commands, author: by, namedBot: false, url: '', ...about },
        ...{ comment: { id: comment.id, kind: 'issue' }, askedAt: comment.createdAt },
      },
      bot,
    );
  };
  return { bot, backend, repo, last, said, fix, say, prompts };
}

async function pullOf(repo: Awaited<ReturnType<typeof handbook>>) {
  const branch = `change-${repo.lastNumber}`;
  await repo.push({ by: 'mona', branch, files: { 'src/a.ts': `${branch}\n` } });
  return repo.openPull({ by: 'mona', title: 'Change', head: branch, base: 'main' });
}

const PAUSED =
  '⏸️ **Paused:** of the last 10 pull requests that nobody asked for by `check`, only 4 were merged. Docket opens no more of them until someone comments `/docs resume`. To never pause, set `jobs: pause-unmerged: false` in `.github/docket.yml`.';

describe('A trigger of which people merge', () => {
  it('five of ten goes on', async () => {
    const { fix, said, prompts } = await setUp(5);
    expect((await fix()).outcome).not.toBe('ignored');
    expect(prompts).toHaveLength(1);
    expect(said()).toEqual([]);
  });

  it('four of ten pauses, says so once on the last thread, and goes on when resumed', async () => {
    const { bot, backend, fix, said, say, repo, prompts } = await setUp(4);
    repo.collaborator('mona', 'write');
    const tell = async () => tellPaused(await pausedTriggers(backend), bot);
    const [first] = await Promise.all([fix(), tell(), tell()]);
    expect(first).toMatchObject({ outcome: 'ignored' });
    expect(first.message).toMatch(/^Nothing is started: only 4 of the last 10 .*\/docs resume/);
    await fix();
    expect(said()).toEqual([PAUSED]);
    expect(prompts).toEqual([]);

    await say('eve', '/docs resume');
    expect(await pausedTriggers(backend)).toHaveLength(1);
    await say('mona', '/docs resume');
    expect(said().at(-1)).toBe('▶️ **Resumed:** `check`. The next ten pull requests decide again.');
    expect((await fix()).outcome).not.toBe('ignored');
    expect(prompts).toHaveLength(1);
    await say('mona', '/docs resume');
    expect(said().at(-1)).toBe('Nothing is paused.');
  });

  it('four of ten pauses no other trigger, and nothing that people ask for', async () => {
    const { bot, prompts } = await setUp(4);
    const about = { jobId: undefined, thread: undefined, isPull: false, pull: undefined };
    const job = { kind: 'job', prompt: 'look', ...about, askedAt: undefined } as const;
    const run = { requester: 'mona', event: 'push' };
    for (const [at, mode] of (['improve', 'redirects', undefined] as const).entries()) {
      const ran = await runJob(job, { ...run, key: `k${at}`, ...(mode && { mode }) }, bot);
      expect(ran.outcome).toBe('no-changes');
    }
    expect(prompts).toHaveLength(3);
  });

  it.each(['improve', 'redirects', undefined] as const)('none pauses: %s', async (mode) => {
    const workflow = { event: 'push', ...(mode && { mode }) };
    const { bot, prompts, said } = await setUp(0, { origin: { workflow } });
    const about = { jobId: undefined, thread: undefined, isPull: false, pull: undefined };
    const job = { kind: 'job', prompt: 'look', ...about, askedAt: undefined } as const;
    const run = { requester: 'mona', event: 'push', ...(mode && { mode }) };
    expect((await runJob(job, { ...run, key: 'k' }, bot)).outcome).toBe('ignored');
    expect(prompts).toEqual([]);
    expect(said()[0]).toContain(`by \`${mode ?? 'merge'}\`, only 0 were merged`);
    const asked = { ...run, event: 'workflow_dispatch', mode: undefined, key: 'asked' };
    const { mode: _, ...dispatched } = asked;
    expect((await runJob(job, dispatched, bot)).outcome).toBe('no-changes');
  });

  it('four of ten is not resumed from a repository that only asks for documentation', async () => {
    const { bot, backend, repo, said, say } = await setUp(4);
    repo.collaborator('mona', 'write');
    const there = { repository: 'octo/code', id: '9' };
    bot.backend = async () => askedElsewhere(backend, there, async () => null);
    await expect(say('mona', '/docs resume')).rejects.toThrow('looks after the documentation');
    expect(said().at(-1)).toContain('Whoever looks after the documentation resumes it');
    expect(await pausedTriggers(backend)).toHaveLength(1);
  });

  it('none goes on where the settings say so', async () => {
    const jobs = { ...DEFAULT_CONFIG.jobs, 'pause-unmerged': false };
    const config: Config = { ...DEFAULT_CONFIG, jobs };
    const { fix, said, prompts } = await setUp(0, { config });
    expect((await fix()).outcome).not.toBe('ignored');
    expect([prompts.length, said()]).toEqual([1, []]);
  });
});
