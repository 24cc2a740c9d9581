// What people do with a pull request, on the local stand-in for GitHub, and what is recorded of it.
import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { buildBotContext } from '../../../src/bot/bot-context.ts';
import { recordedBackend } from '../../../src/bot/sending/thread-records.ts';
import { countEdits, noteAcceptance, noteAll } from '../../../src/bot/upkeep/acceptance.ts';
import { DEFAULT_CONFIG } from '../../../src/config/config.ts';
import { createThreadHost } from '../../../src/github/thread-host.ts';
import { acceptanceOf } from '../../../src/jobs/acceptance.ts';
import type { JobRecord } from '../../../src/jobs/job.ts';
import { isAway } from '../../../src/shared/waiting.ts';
import { InstantClock } from '../../support/clock.ts';
import { embedded } from '../../support/embedded.ts';
import { githubOf } from '../../support/github.ts';
import { checkedLocalGithub, handbook } from '../../support/local-github.ts';
import { createMemoryStore } from '../../support/memory-store.ts';
import { silentLog } from '../../support/silent-log.ts';

const PAGE = '# JSON\n\nOne.\nTwo.\nThree.\n';

/** A job whose pull request adds a page. */
async function setUp() {
  const clock = new InstantClock();
  const sandbox = await checkedLocalGithub({ clock });
  const repo = await handbook(sandbox);
  const { github } = githubOf(sandbox);
  const host = createThreadHost(github);
  const store = createMemoryStore();
  const { engine, service } = embedded(store, true);
  const { id } = await engine.create('p', { prompt: 'Explain --json' });
  const branch = `docket/${id}`;
  const files = { 'docs/json.md': PAGE };
  const head = await repo.push({ by: 'mona', branch, files });
  const wanted = { by: 'mona', title: 'Explain --json', head: branch, base: 'main' };
  const { number } = (await repo.openPull(wanted)).pull;
  const work: JobRecord['work'] = {
    ...{ branch, base: { ref: 'main', sha: 'a'.repeat(40) }, head },
    ...{ pull: { number, url: '' }, compareLink: null },
  };
  await store.update(id, (job) => ({
    ...{ result: undefined, story: 'pushed' },
    job: { ...(job as JobRecord), status: 'completed', work },
  }));
  const backend = recordedBackend('p', { engine, store, service }, DEFAULT_CONFIG, async () => {});
  const bot = buildBotContext(
    {
      ...{ host, repository: 'octo/handbook', markerKey: undefined, style: { word: '/docs' } },
      ...{ backend: async () => backend, log: silentLog, signal: new AbortController().signal },
      ...{ dryRun: false, wait: true, timeoutMinutes: 1, permission: 'write', rerun: false },
      remember: () => {},
    },
    async () => DEFAULT_CONFIG,
  );
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', repo.gitDir, '-c', 'user.name=m', '-c', 'user.email=m@x', ...args], {
      encoding: 'utf8',
    }).trim();
  const note = async () => noteAcceptance(await host.pull(number), bot);
  const recorded = async () => acceptanceOf((await store.get(id)) as JobRecord);
  return { sandbox, repo, clock, host, store, id, branch, head, number, bot, git, note, recorded };
}

describe('A pull request that', () => {
  it.each([false, true])('is merged as it was (squash: %s)', async (squash) => {
    const { repo, number, clock, note, recorded } = await setUp();
    expect(await note()).toBe(false);
    clock.advance(86_400_000);
    await repo.merge(number, { by: 'mona', squash });
    expect(await note()).toBe(true);
    expect(await recorded()).toEqual({
      ...{ state: 'merged', openedAt: '2026-11-01T12:00:00Z' },
      ...{ decidedAt: '2026-11-02T12:00:00Z', edited: false, lines: 0 },
    });
    expect(await note()).toBe(false);
  });

  it.each([false, true])('people change before they merge it (squash: %s)', async (squash) => {
    const { repo, branch, number, note, recorded } = await setUp();
    const files = { 'docs/json.md': PAGE.replace('Two.', 'Second.'), 'docs/more.md': 'More.\n' };
    await repo.push({ by: 'mona', branch, files });
    await repo.merge(number, { by: 'mona', squash });
    await note();
    expect(await recorded()).toMatchObject({ state: 'merged', edited: true, lines: 3 });
  });

  it('people rewrite with a forced push counts for what is different', async () => {
    const { repo, branch, number, git, note, recorded, head } = await setUp();
    const tip = await repo.push({
      ...{ by: 'mona', branch: 'scratch', files: { 'docs/json.md': PAGE.replace('One.\n', '') } },
    });
    git('update-ref', `refs/heads/${branch}`, tip);
    expect(tip).not.toBe(head);
    await repo.merge(number, { by: 'mona' });
    await note();
    expect(await recorded()).toMatchObject({ state: 'merged', edited: true, lines: 1 });
  });

  it('is only brought up to date with its base was not edited', async () => {
    const { repo, branch, number, git, note, recorded, head } = await setUp();
    const files = { 'docs/other.md': 'Another page.\n', 'src/a.ts': 'a\n' };
    const base = await repo.push({ by: 'mona', branch: 'main', files });
    const tree = git('merge-tree', '--write-tree', base, head);
    const merge = git('commit-tree', tree, '-p', head, '-p', base, '-m', 'Merge main');
    git('update-ref', `refs/heads/${branch}`, merge);
    await repo.merge(number, { by: 'mona' });
    await note();
    expect(await recorded()).toMatchObject({ state: 'merged', edited: false, lines: 0 });
  });

  it('replaced a commit that GitHub has forgotten was edited, nobody knows how much', async () => {
    const { repo, number, store, id, note, recorded } = await setUp();
    await store.update(id, (job) => {
      const { work } = job as JobRecord;
      const gone = { ...(work as NonNullable<typeof work>), head: 'e'.repeat(40) };
      return { result: undefined, story: 'x', job: { ...(job as JobRecord), work: gone } };
    });
    await repo.merge(number, { by: 'mona' });
    await note();
    expect(await recorded()).toMatchObject({ state: 'merged', edited: true, lines: null });
  });

  it('is closed, reopened, and merged is what it was last', async () => {
    const { repo, number, clock, note, recorded } = await setUp();
    await repo.close(number, 'mona');
    await note();
    expect(await recorded()).toMatchObject({ state: 'closed' });
    clock.advance(60_000);
    await repo.reopen(number, 'mona');
    expect(await note()).toBe(true);
    expect(await recorded()).toMatchObject({ state: 'open', decidedAt: null });
    clock.advance(60_000);
    await repo.merge(number, { by: 'mona' });
    await note();
    expect(await recorded()).toMatchObject({ state: 'merged' });
  });

  it('two housekeeping runs see at different times ends as GitHub has it', async () => {
    const { repo, number, clock, host, bot, recorded } = await setUp();
    await repo.close(number, 'mona');
    const old = await host.pull(number);
    clock.advance(60_000);
    await repo.reopen(number, 'mona');
    const now = await host.pull(number);
    expect(await noteAll([old], bot)).toBe(1);
    await Promise.all([noteAll([now], bot), noteAll([old, now], bot), noteAll([old], bot)]);
    expect(await recorded()).toMatchObject({ state: 'open' });
    clock.advance(60_000);
    await repo.merge(number, { by: 'mona' });
    const merged = await host.pull(number);
    const noted = await Promise.all([noteAll([merged], bot), noteAll([merged, now, old], bot)]);
    expect(noted[0] + noted[1]).toBe(1);
    expect(await recorded()).toMatchObject({ state: 'merged' });
  });

  it('GitHub does not answer about stays what it was', async () => {
    const { sandbox, repo, branch, number, host, bot, recorded } = await setUp();
    await repo.push({ by: 'mona', branch, files: { 'docs/more.md': 'More.\n' } });
    await repo.merge(number, { by: 'mona' });
    const pull = await host.pull(number);
    const fault = { kind: 'status', status: 502 } as const;
    sandbox.faults.add({ on: 'GET /repos/*/*/compare/*', fault, times: 99 });
    const failed = await noteAcceptance(pull, bot).catch((error) => error);
    expect(isAway(failed)).toBe(true);
    expect(await recorded()).toMatchObject({ state: 'open' });
  });

  it('only has a job’s branch name is not the job’s', async () => {
    const { repo, branch, host, bot } = await setUp();
    await repo.push({ by: 'mona', branch: `${branch}-2`, files: { 'a.md': 'a\n' } });
    const { pull } = await repo.openPull({
      ...{ by: 'mona', title: 'Mine', head: `${branch}-2`, base: 'main' },
    });
    await repo.merge(pull.number, { by: 'mona' });
    expect(await noteAcceptance(await host.pull(pull.number), bot)).toBe(false);
  });
});

describe('The lines that people changed', () => {
  const file = (patch?: string, path = 'a.md', additions = 1, deletions = 0) => ({
    ...{ path, status: 'modified' as const, additions, deletions },
    ...(patch !== undefined && { patch }),
  });
  it.each([
    ['nothing', [file('@@ -1 +1 @@\n+a')], [file('@@ -1 +9 @@\n+a')], 0],
    ['one line for another', [file('+a\n+b')], [file('+a\n+c')], 2],
    ['the same line once more', [file('+a')], [file('+a\n+a')], 1],
    ['a file that is gone again', [file('+a', 'a.md', 3, 2)], [], 5],
    ['a file of theirs', [], [file('+a', 'b.md', 4)], 4],
    ['a binary file of theirs', [], [file(undefined, 'b.png', 0)], 1],
    ['a large file, at least', [file(undefined, 'a', 900, 2)], [file(undefined, 'a', 905, 1)], 6],
  ])('%s', (_, before, after, lines) => expect(countEdits(before, after)).toBe(lines));
});
