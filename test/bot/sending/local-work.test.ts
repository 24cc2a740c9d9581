// A job that this process works on is followed by what it writes; the repository is not asked for it.
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { type BotContext, followUpsOf, replyAt } from '../../../src/bot/bot-context.ts';
import { localWork } from '../../../src/bot/sending/local-work.ts';
import { sendAndFollow } from '../../../src/bot/sending/send-and-follow.ts';
import { recordedBackend } from '../../../src/bot/sending/thread-records.ts';
import { DEFAULT_CONFIG } from '../../../src/config/config.ts';
import { WATCH_EVERY_MS } from '../../../src/jobs/lease.ts';
import { listRecords } from '../../../src/jobs/store.ts';
import { createEmbeddedService, noViews } from '../../../src/service/embedded-service.ts';
import { openRemoteRefs } from '../../../src/shared/git/refs.ts';
import { testEngine, writesPage } from '../../support/engine.ts';
import { gitStore } from '../../support/git-store.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { repositoryWith, testGit } from '../../support/repository.ts';
import { silentLog } from '../../support/silent-log.ts';
import { memoryDir } from '../../support/temp.ts';
import { MemoryThreads } from '../../support/thread-host.ts';

/** Knows how often a worker has gone to sleep until it looks at its job again. */
class LookClock extends ManualClock {
  looks = 0;

  override sleep(ms: number, signal?: AbortSignal): Promise<void> {
    if (ms === WATCH_EVERY_MS) this.looks += 1;
    return super.sleep(ms, signal);
  }

  /** Until the next look is over. */
  async pass(): Promise<void> {
    const before = this.looks;
    this.advance(WATCH_EVERY_MS);
    while (this.looks === before) await pause(1);
  }
}

/** A run on a clock that the test moves, with what it asks of the repository and writes to it. */
async function openRun(remote: string, clock = new LookClock()) {
  const refs = await openRemoteRefs(testGit, memoryDir(), remote);
  const asked: string[] = [];
  const counted: typeof refs = {
    ...refs,
    async fetch(wanted) {
      asked.push('read');
      return refs.fetch(wanted);
    },
    async list(patterns) {
      asked.push('read');
      return refs.list(patterns);
    },
    async push(...writes) {
      const pushed = await refs.push(...writes);
      asked.push('written');
      return pushed;
    },
  };
  const store = await gitStore(remote, { refs: counted });
  const begun = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const { engine } = testEngine(
    remote,
    async (task, signal) => {
      begun.resolve();
      const stopped = new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      });
      await Promise.race([goOn.promise, stopped]);
      await writesPage(task, signal);
      return `Wrote it. (${task.conversation.at(-1)?.text})`;
    },
    { store, tools: { clock } },
  );
  const service = createEmbeddedService(engine, noViews, { listing: listRecords(store), clock });
  const records = recordedBackend('p', { engine, store, service }, DEFAULT_CONFIG, async () => {});
  const backend = { ...records, work: localWork('p', engine) };
  const host = new MemoryThreads();
  const bot: BotContext = {
    ...{ host, clock, log: silentLog, random: () => 0.5, repository: 'o/r', markerKey: 'key' },
    ...{ style: { word: '/docs' }, permission: 'write', dryRun: false, wait: true, rerun: false },
    backend: async () => backend,
    signal: new AbortController().signal,
    timeoutMinutes: 10,
    read: async () => [],
    settings: async () => followUpsOf(DEFAULT_CONFIG),
    remember: () => {},
  };
  const ask = (key: string) => {
    const reply = replyAt(bot, key, { thread: 7 });
    const request = { prompt: `Explain ${key}`, origin: { thread: 7 }, joinThread: true };
    return sendAndFollow(request, { key, reply, claim: 'first' }, bot);
  };
  return { ...{ asked, engine, clock, host, ask }, begun: begun.promise, goOn: goOn.resolve };
}

const site = () => repositoryWith({ 'docs/index.md': '# Home\n' });

describe('A job that this process works on', () => {
  it('is looked at for others every 15 s, and asks for nothing that was written here', async () => {
    const { asked, ask, clock, begun, goOn, host } = await openRun(await site());
    const result = ask('comment:1');
    await begun;
    asked.splice(0);
    for (let look = 0; look < 8; look += 1) await clock.pass();
    // Once a minute, the look renews the lease, and learns from that whose it is.
    const minute = ['read', 'read', 'read', 'written'];
    expect(asked.splice(0)).toEqual([...minute, ...minute]);
    goOn();
    expect(await result).toMatchObject({ outcome: 'pull-request', job: { status: 'completed' } });
    const story = (await result).story?.map(({ what }) => what);
    expect(story).toEqual(['active', 'completed']);
    expect(host.comments.at(-1)?.body).toContain('Done');
    // The commit that is about to be pushed, and the end, which is decided on what all runs share.
    expect(asked).toEqual(['written', 'read', 'written']);
  });

  it('ends for the run when somebody else cancels it, with the next look', async () => {
    const remote = await site();
    const { ask, clock, begun } = await openRun(remote);
    const result = ask('comment:1');
    await begun;
    const other = await openRun(remote);
    const id = await other.engine.jobOfThread('p', '7');
    await other.engine.cancel('p', id as string);
    clock.advance(WATCH_EVERY_MS);
    expect(await result).toMatchObject({ outcome: 'cancelled' });
  });

  it('is seen to its end by the looks when another run works on it, and each tells its own', async () => {
    const remote = await site();
    const first = await openRun(remote);
    const ended = first.ask('comment:1');
    await first.begun;
    const second = await openRun(remote);
    const result = second.ask('comment:2');
    while (second.clock.looks === 0) await pause(1);
    second.asked.splice(0);
    await second.clock.pass();
    first.goOn();
    expect(await ended).toMatchObject({ outcome: 'pull-request' });
    second.clock.advance(WATCH_EVERY_MS);
    expect(await result).toMatchObject({ outcome: 'pull-request' });
    expect(second.asked).toEqual(['read', 'read']);
    const told = [first, second].map(({ host }) => host.comments[0]?.body ?? '');
    const own = ['Explain comment:1', 'Explain comment:2'];
    expect(own.map((request) => told.map((text) => text.includes(request)))).toEqual([
      [true, false],
      [false, true],
    ]);
  });
});
