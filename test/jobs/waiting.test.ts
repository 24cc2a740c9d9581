// Jobs while the code host is away: what an agent made is kept, and no agent runs again for it.
import { randomBytes } from 'node:crypto';
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { toAgentJob } from '../../src/jobs/agent-job.ts';
import type { EngineOptions } from '../../src/jobs/engine.ts';
import type { JobRecord } from '../../src/jobs/job.ts';
import { decodeChange, encodeChange } from '../../src/jobs/waiting.ts';
import { Unavailable } from '../../src/shared/errors.ts';
import { until } from '../support/app.ts';
import { type Act, fileOn, PullRequests, testEngine, writePage } from '../support/engine.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { createMemoryStore } from '../support/memory-store.ts';
import { pushFiles, repositoryWith } from '../support/repository.ts';

/** Pull requests at a host that can be away, before a push or after it. */
class AwayPulls extends PullRequests {
  away: 'push' | 'publish' | false;
  asked = 0;
  onAsked = async () => {};

  constructor(away: 'push' | 'publish') {
    super();
    this.away = away;
  }

  async author() {
    await this.#answer('push');
    return undefined;
  }

  override async publish(...plan: Parameters<PullRequests['publish']>) {
    await this.#answer('publish');
    return super.publish(...plan);
  }

  async #answer(step: 'push' | 'publish'): Promise<void> {
    if (this.away !== step) return;
    this.asked += 1;
    await this.onAsked();
    throw new Unavailable('GitHub could not complete it: it responded with 502.');
  }
}

/** For a record; no page has more than a million characters. */
const writeTooMuch: Act = async (task) => {
  for (const name of ['one', 'two'])
    await writePage(task, `docs/${name}.md`, randomBytes(600_000).toString('base64'));
  return 'Wrote the pages.';
};

async function scene(away: 'push' | 'publish', act?: Act, options: Partial<EngineOptions> = {}) {
  const remote = await repositoryWith({ 'docs/start.md': '# Start\n' });
  const pulls = new AwayPulls(away);
  const clock = new ManualClock();
  const store = createMemoryStore();
  const runs: string[] = [];
  const write: Act = async (task, signal) => {
    runs.push(task.conversation.at(-1)?.text ?? '');
    if (act) return act(task, signal);
    await writePage(task, 'docs/page.md', `# Page ${runs.length}\n`);
    return 'Wrote the page.';
  };
  const open = () => testEngine(remote, write, { ...options, store, pulls, tools: { clock } });
  const { engine } = open();
  const { id } = await engine.create('p', { prompt: 'Write it' });
  const record = async () => (await store.get(id)) as JobRecord;
  const waiting = async (attempts = 1) => {
    const { waiting } = await record();
    return waiting?.nextAttempt && waiting.attempts >= attempts ? waiting : null;
  };
  const over = async () => {
    const job = await record();
    return job.status === 'active' ? null : job;
  };
  const waits = () => until(() => waiting());
  const ended = () => until(over);
  /** Looks until it is so. Time goes on in steps, and only while the job waits. */
  async function meanwhile<T>(look: () => Promise<T | null>, stepMs = 60_000): Promise<T> {
    for (;;) {
      const found = await look();
      if (found) return found;
      const isWaiting = await waiting();
      if (isWaiting) clock.advance(stepMs);
      await (isWaiting ? turn() : pause(5));
    }
  }
  return {
    ...{ remote, pulls, store, runs, engine, open, id, record },
    ...{ waiting, over, waits, ended, meanwhile },
  };
}

describe.each(['push', 'publish'] as const)('A code host that is away at the %s', (step) => {
  it('keeps a finished job waiting, and the agent runs once', async () => {
    const { pulls, runs, id, remote, record, waits, ...rest } = await scene(step);
    const { waiting, over, meanwhile } = rest;
    const first = await waits();
    expect(first).toMatchObject({ attempts: 1, reason: expect.stringContaining('502') });
    const { docket, status } = toAgentJob(await record());
    expect({ status, waiting: docket?.waiting }).toEqual({ status: 'active', waiting: first });
    await meanwhile(() => waiting(4));
    // Somebody works on the default branch meanwhile, in the same file.
    await pushFiles(remote, 'main', { 'docs/page.md': '# Mine\n' });
    pulls.away = false;
    const job = await meanwhile(over);
    expect(job).toMatchObject({ status: 'completed', work: { pull: { number: 1 } } });
    expect({ runs, plans: pulls.plans.length }).toEqual({ runs: ['Write it'], plans: 1 });
    expect(await fileOn(remote, `docket/${id}`, 'docs/page.md')).toBe('# Page 1\n');
    expect(await fileOn(remote, 'main', 'docs/page.md')).toBe('# Mine\n');
    expect(job.waiting).toBeUndefined();
    expect(JSON.stringify(job)).not.toContain('"kept"');
  });

  it('fails it after a day, and a retry publishes what was made', async () => {
    const { engine, pulls, runs, id, remote, over, ended, meanwhile } = await scene(step);
    // Each attempt is real work: of the hundreds in a day, one an hour is made.
    const failed = await meanwhile(over, 3_600_000);
    expect(failed.reason).toMatch(/502\. Docket tried it \d+ times since .* and tries no more\./);
    // Later each time: as often as every five minutes, and not more.
    expect(pulls.asked).toBeLessThan(600);
    pulls.away = false;
    await engine.message('p', id, { prompt: 'Write it' });
    await engine.idle();
    expect(await ended()).toMatchObject({ status: 'completed', work: { pull: { number: 1 } } });
    expect(runs).toEqual(['Write it']);
    expect(await fileOn(remote, `docket/${id}`, 'docs/page.md')).toBe('# Page 1\n');
  }, 60_000);

  it('leaves it to the next process where this one does not stay', async () => {
    const { engine, open, pulls, runs, waits, ended } = await scene(step, undefined, {
      leaves: true,
    });
    await waits();
    await engine.idle();
    pulls.away = false;
    const next = open();
    expect(await next.engine.resume()).toHaveLength(1);
    await next.engine.idle();
    expect(await ended()).toMatchObject({ status: 'completed' });
    expect(runs).toEqual(['Write it']);
  });

  it('and who asks for the same again meanwhile does not get it twice', async () => {
    const { engine, open, pulls, runs, id, waits, ended } = await scene(step, undefined, {
      leaves: true,
    });
    await waits();
    await engine.idle();
    pulls.away = false;
    const next = open();
    await next.engine.message('p', id, { prompt: 'Write it', idempotencyKey: 'retry' });
    await next.engine.idle();
    expect((await ended()).turns.map(({ state }) => state)).toEqual(['failed', 'done']);
    expect({ runs, plans: pulls.plans.length }).toEqual({ runs: ['Write it'], plans: 1 });
  });

  it.each(['small', 'too large'])(
    'shows that it waits while it is tried again, with a change that is %s for a record',
    async (size) => {
      const act: Act = async (task, signal) => {
        if (size === 'too large') return writeTooMuch(task, signal);
        await writePage(task, 'docs/page.md', '# Page\n');
        return 'Wrote the page.';
      };
      const { pulls, record, waiting, over, meanwhile } = await scene(step, act);
      const shown: boolean[] = [];
      pulls.onAsked = async () => void shown.push((await record()).waiting !== undefined);
      await meanwhile(() => waiting(4));
      expect(shown).toEqual([false, true, true, true]);
      pulls.away = false;
      expect((await meanwhile(over)).waiting).toBeUndefined();
    },
  );

  it('lets it be canceled', async () => {
    const { engine, id, waits, ended, runs } = await scene(step);
    await waits();
    await engine.cancel('p', id);
    expect(await ended()).toMatchObject({ status: 'failed', reason: 'cancelled' });
    expect(runs).toHaveLength(1);
  });

  it('keeps a change that is too large for a record where it was made', async () => {
    const { pulls, runs, waiting, over, meanwhile, record } = await scene(step, writeTooMuch);
    await meanwhile(() => waiting(2));
    expect(JSON.stringify(await record()).length).toBeLessThan(1_000_000);
    pulls.away = false;
    expect(await meanwhile(over)).toMatchObject({ status: 'completed' });
    expect({ runs: runs.length, plans: pulls.plans.length }).toEqual({ runs: 1, plans: 1 });
  });
});

describe('A change that a record kept', () => {
  const files = [
    { path: 'docs/a.md', kind: 'added', mode: '100644', content: Buffer.from('# Ä\n\u0000\u00ff') },
    { path: 'docs/b.md', kind: 'deleted', mode: '100644', content: null },
  ] as const;

  it('is what it was', () => {
    expect(decodeChange(encodeChange(files) ?? '')).toEqual(files);
  });

  it('is bounded, whatever the record says', () => {
    expect(() => decodeChange('AAAA')).toThrow('cannot be read');
    const bomb = encodeChange([{ ...files[0], content: Buffer.alloc(110_000_000, 'a') }]) ?? '';
    expect(() => decodeChange(bomb)).toThrow('cannot be read');
  });

  it('is judged again: anyone with push access can write a record', async () => {
    const { store, engine, open, pulls, id, waits, ended } = await scene('push', undefined, {
      leaves: true,
    });
    await waits();
    await engine.idle();
    pulls.away = false;
    const workflow = { ...files[0], path: '.github/workflows/steal.yml' };
    await store.update(id, (job) => {
      const [turn] = (job as JobRecord).turns;
      const kept = { ...turn?.kept, files: encodeChange([workflow]) };
      const next = { ...job, turns: [{ ...turn, kept }] } as JobRecord;
      return { result: undefined, story: 'forged', job: next };
    });
    await open().engine.resume();
    expect(await ended()).toMatchObject({
      status: 'failed',
      reason: expect.stringContaining('.github/workflows/steal.yml'),
    });
    expect(pulls.plans).toEqual([]);
  });
});
