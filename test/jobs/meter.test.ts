import { describe, expect, it } from 'vitest';
import type { Usage } from '../../src/contract/job.ts';
import type { AgentRunner, AgentTask } from '../../src/jobs/agent.ts';
import { costText } from '../../src/shared/dollars.ts';
import { Conflict, RateLimited, WorkFailed } from '../../src/shared/errors.ts';
import { fileOn, hangs, testEngine, writePage, writesPage } from '../support/engine.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { createMemoryStore } from '../support/memory-store.ts';
import { repositoryWith } from '../support/repository.ts';

/** A dollar per thousand tokens. */
const prices = { input: 1_000_000_000, output: 1_000_000_000 };
const site = () => repositoryWith({ 'docs/index.md': '# Home\n' });
const step = (steps: number): Usage => ({ steps, inputTokens: 1_000 * steps, outputTokens: 0 });

type Work = (task: AgentTask, signal: AbortSignal) => Promise<Usage>;

function meteredBy(work: Work): AgentRunner {
  return {
    model: 'metered',
    metered: true,
    run: async (task, signal) => ({
      usage: await work(task, signal),
      summary: await writesPage(task, signal),
    }),
  };
}

/** Takes this many steps, each a dollar, as long as nobody stops it. */
const takes = (steps: number, during?: (made: number) => void | Promise<void>): Work =>
  async function work(task, signal) {
    for (let made = 1; made <= steps; made += 1) {
      signal.throwIfAborted();
      await writePage(task, 'docs/page.md', `# Step ${made}\n`);
      await during?.(made);
      await task.onUsage?.(step(made));
    }
    return step(steps);
  };

const spendingOf = (store: ReturnType<typeof createMemoryStore>) =>
  store.updateShared('none', ({ state }) => ({ result: state.spending }));

async function opened(agent: AgentRunner, budget?: { day?: number; month?: number }) {
  const store = createMemoryStore();
  const clock = new ManualClock();
  const remote = await site();
  const tools = { agent, clock, money: { prices, ...(budget && { budget }) } };
  return { ...testEngine(remote, writesPage, { store, tools }), store, clock, remote };
}

const dollars = (count: number) => count * 1_000_000;

describe('the cost of a turn', () => {
  it('is recorded with the job and counted once, also for a replay', async () => {
    const { engine, store } = await opened(meteredBy(takes(2)));
    const asked = { prompt: 'Write', idempotencyKey: 'k' };
    const { id } = await engine.create('p', asked);
    await engine.idle();
    await engine.create('p', asked);
    await engine.idle();
    expect((await engine.get('p', id)).usage).toMatchObject({
      inputTokens: 2_000,
      costMicros: dollars(2),
    });
    expect(await spendingOf(store)).toMatchObject({ day: dollars(2), month: dollars(2) });
    await engine.message('p', id, { prompt: 'More' });
    await engine.idle();
    expect((await engine.get('p', id)).usage.costMicros).toBe(dollars(2));
    expect(await spendingOf(store)).toMatchObject({ day: dollars(4) });
  });

  it('is counted when the turn fails', async () => {
    const agent = meteredBy(async (task) => {
      await task.onUsage?.(step(3));
      throw new WorkFailed('The model declined.');
    });
    const { engine, store } = await opened(agent);
    const { id } = await engine.create('p', { prompt: 'Write' });
    await engine.idle();
    expect(await engine.get('p', id)).toMatchObject({
      status: 'failed',
      usage: { costMicros: dollars(3) },
    });
    expect(await spendingOf(store)).toMatchObject({ day: dollars(3) });
  });

  it('is counted when the job is canceled', async () => {
    const reached = Promise.withResolvers<void>();
    const agent = meteredBy(async (task, signal) => {
      await task.onUsage?.(step(1));
      reached.resolve();
      await hangs(task, signal);
      return {};
    });
    const { engine, store } = await opened(agent, { day: dollars(5) });
    const { id } = await engine.create('p', { prompt: 'Write' });
    await reached.promise;
    await engine.cancel('p', id);
    await engine.idle();
    expect((await engine.get('p', id)).reason).toBe('cancelled');
    expect(await spendingOf(store)).toMatchObject({ day: dollars(1) });
  });

  it('that nobody reported is spent, and shown as a lower limit, never as zero', async () => {
    const lost = { inputTokens: 1_500, outputTokens: 500 };
    const agent = meteredBy(async (task) => {
      const usage = { steps: 1, incomplete: true, reserved: lost };
      await task.onUsage?.(usage);
      return usage;
    });
    const { engine, store } = await opened(agent, { day: dollars(5) });
    const { id } = await engine.create('p', { prompt: 'Write' });
    await engine.idle();
    const { usage } = await engine.get('p', id);
    expect(usage).toMatchObject({ costMicros: 0, incomplete: true, reservedMicros: dollars(2) });
    expect(costText(usage)).toBe('not measured');
    expect(await spendingOf(store)).toMatchObject({ day: dollars(2) });
  });

  it('of a run that dies is counted every minute, and its turn then costs at least that', async () => {
    const store = createMemoryStore();
    const clock = new ManualClock();
    const remote = await site();
    const dead = Promise.withResolvers<void>();
    const dies = meteredBy(async (task, signal) => {
      await task.onUsage?.(step(1));
      clock.advance(61_000);
      await task.onUsage?.(step(2));
      dead.resolve();
      await hangs(task, signal);
      return {};
    });
    const money = { prices, budget: { day: dollars(50) } };
    const first = testEngine(remote, writesPage, { store, tools: { agent: dies, clock, money } });
    const { id } = await first.engine.create('p', { prompt: 'Write' });
    await dead.promise;
    expect(await spendingOf(store)).toMatchObject({ day: dollars(2) });
    const tools = { agent: meteredBy(takes(1)), clock, money };
    const second = testEngine(remote, writesPage, { store, tools });
    await second.engine.resume({ alone: true });
    await second.engine.idle();
    expect((await second.engine.get('p', id)).usage).toMatchObject({
      costMicros: dollars(3),
      incomplete: true,
    });
    expect(await spendingOf(store)).toMatchObject({ day: dollars(3) });
  });

  it('is unknown, not zero, for a program', async () => {
    const { engine } = await opened({
      model: 'program',
      run: async (task, signal) => ({ summary: await writesPage(task, signal), usage: {} }),
    });
    const { id } = await engine.create('p', { prompt: 'Write' });
    await engine.idle();
    expect((await engine.get('p', id)).usage).toMatchObject({ costMicros: 0, incomplete: true });
  });
});

describe('a budget', () => {
  it('that is used up stops the agent, keeps its work, and starts nothing until tomorrow', async () => {
    const { engine, store, clock, remote, pulls } = await opened(meteredBy(takes(9)), {
      day: dollars(3),
    });
    const { id } = await engine.create('p', { prompt: 'Write' });
    await engine.idle();
    const job = await engine.get('p', id);
    expect(job.status).toBe('failed');
    expect(job.reason).toContain('used up its budget of $3.00 for today (UTC)');
    expect(await fileOn(remote, `docket/${id}`, 'docs/page.md')).toBe('# Step 3\n');
    expect(pulls.plans).toEqual([]);
    await expect(engine.create('p', { prompt: 'Another' })).rejects.toThrow(RateLimited);
    await expect(engine.message('p', id, { prompt: 'Retry' })).rejects.toThrow(RateLimited);
    expect(await store.list()).toEqual([id]);
    clock.advance(86_400_000);
    await engine.message('p', id, { prompt: 'Retry' });
    await engine.idle();
    expect(await spendingOf(store)).toMatchObject({ day: dollars(3), month: dollars(6) });
  });

  it('is shared by jobs that run at the same time', async () => {
    const { engine, store } = await opened(meteredBy(takes(20)), { day: dollars(8) });
    const asked = [1, 2, 3].map((number) => engine.create('p', { prompt: `Write ${number}` }));
    await Promise.all(asked);
    await engine.idle();
    const spent = (await spendingOf(store))?.day ?? 0;
    expect(spent).toBeGreaterThanOrEqual(dollars(8));
    // For each job a quarter of what was left when it last looked, and the answer under way.
    expect(spent).toBeLessThanOrEqual(dollars(8 + 3 * (2 + 1)));
  });

  it('is looked at again before a queued message starts', async () => {
    const queued = Promise.withResolvers<void>();
    let runs = 0;
    const agent = meteredBy(async (task, signal) => {
      runs += 1;
      await queued.promise;
      return takes(2)(task, signal);
    });
    const { engine } = await opened(agent, { month: dollars(2) });
    const { id } = await engine.create('p', { prompt: 'First' });
    await engine.message('p', id, { prompt: 'Second' });
    queued.resolve();
    await engine.idle();
    const { turns } = await engine.get('p', id);
    expect(turns.map(({ state }) => state)).toEqual(['done', 'failed']);
    expect(turns[1]?.reason).toContain('for this month (UTC)');
    expect(runs).toBe(1);
  });

  it('stops an endpoint that does not say what it used', async () => {
    const agent = meteredBy(async (task, signal) => {
      await task.onUsage?.({ steps: 1, incomplete: true }, true);
      signal.throwIfAborted();
      return {};
    });
    const { engine } = await opened(agent, { day: dollars(1) });
    const { id } = await engine.create('p', { prompt: 'Write' });
    await engine.idle();
    expect((await engine.get('p', id)).reason).toContain('did not report the tokens');
  });

  it('refuses a program, because it could not be kept', async () => {
    const { engine, store } = await opened(
      { model: 'program', run: async () => ({ summary: '', usage: {} }) },
      { day: dollars(1) },
    );
    await expect(engine.create('p', { prompt: 'Write' })).rejects.toThrow(Conflict);
    expect(await store.list()).toEqual([]);
  });

  it('refuses a program also where the server that took the request knew no agent', async () => {
    let runs = 0;
    const agent = {
      model: 'unknown',
      metered: true,
      async run() {
        runs += 1;
        return { summary: '', usage: {} };
      },
    };
    const { engine, store } = await opened(agent, { day: dollars(1) });
    const { id } = await engine.create('p', { prompt: 'Write' });
    Object.assign(agent, { model: 'program', metered: false });
    await engine.idle();
    expect(runs).toBe(0);
    expect(await store.get(id)).toMatchObject({
      status: 'failed',
      reason: expect.stringContaining('Docket does not see what this agent uses'),
    });
  });
});
