// The end of a job, told from its record on the threads that asked for it.
import { describe, expect, it } from 'vitest';
import { type BotContext, followUpsOf, replyAt, scopeOf } from '../../../src/bot/bot-context.ts';
import { writeMarker } from '../../../src/bot/replies/marker.ts';
import { sendAndFollow } from '../../../src/bot/sending/send-and-follow.ts';
import { tellEnds } from '../../../src/bot/sending/tell-end.ts';
import { recordedBackend } from '../../../src/bot/sending/thread-records.ts';
import { DEFAULT_CONFIG } from '../../../src/config/config.ts';
import type { Origin } from '../../../src/contract/job.ts';
import { embedded } from '../../support/embedded.ts';
import { createMemoryStore } from '../../support/memory-store.ts';
import { silentLog } from '../../support/silent-log.ts';
import { MemoryThreads, SELF } from '../../support/thread-host.ts';

/** As the App works: it does not wait for the job, and somebody tells its end later. */
function scene() {
  const store = createMemoryStore();
  const { engine, service, clock, ...rest } = embedded(store);
  const backend = recordedBackend('p', { engine, store, service }, DEFAULT_CONFIG, async () => {});
  const host = new MemoryThreads();
  const reviewed: string[] = [];
  host.requestReview = async (...asked: unknown[]) => {
    reviewed.push(String(asked[1]));
    return true;
  };
  const bot: BotContext = {
    ...{ host, clock, log: silentLog, random: () => 0.5, repository: 'o/r', markerKey: 'key' },
    ...{ style: { word: '/docs' }, permission: 'write', dryRun: false, wait: false, rerun: false },
    backend: async () => backend,
    signal: new AbortController().signal,
    timeoutMinutes: 10,
    read: async () => [],
    settings: async () => followUpsOf(DEFAULT_CONFIG),
    remember: () => {},
  };
  const ask = async (event: string, prompt: string, about: Origin = {}, heading?: string) => {
    const reply = replyAt(bot, event, { thread: 7 }, heading);
    const origin = { thread: 7, requester: 'mona', ...about };
    const { job } = await sendAndFollow(
      { prompt, origin },
      { key: event, reply, claim: 'first' },
      bot,
    );
    return job?.id as string;
  };
  const comment = (id: number, part?: number): Origin => ({
    comment: { kind: 'issue', id, ...(part && { part }) },
  });
  const said = (event: string) =>
    host.comments.find(({ body }) => body.includes(` ${encodeURIComponent(event)} `))?.body;
  const marks = (id: number) =>
    [...host.reactions]
      .map((key) => JSON.parse(key))
      .flatMap(([on, what]) => (on.id === id ? what : []));
  return { bot, host, engine, ask, comment, said, marks, reviewed, ...rest };
}

describe('The end of a job', () => {
  it('is told once: in the reply, by a mark on the comment, and to whoever asked', async () => {
    const { bot, host, engine, ask, comment, said, marks } = scene();
    const job = await ask('comment:17', 'look', comment(17));
    expect(said('comment:17')).toContain('Working on it');
    expect(await tellEnds(job, bot)).toMatchObject({ isOver: false, replies: 0 });
    await engine.idle();
    expect(await tellEnds(job, bot)).toEqual({ isOver: true, replies: 1, next: undefined });
    expect(said('comment:17')).toContain('> Did: look');
    expect(marks(17)).toEqual(['rocket']);
    expect(said('done:comment:17')).toContain('@mona, the agent is done.');
    const shown = host.shown.length;
    expect(await tellEnds(job, bot)).toMatchObject({ replies: 0 });
    expect(host.shown).toHaveLength(shown);
  });

  it('marks a comment of several commands when all of them are over, as the worst of them', async () => {
    const { bot, engine, ask, comment, marks, release } = scene();
    const failing = await ask('comment:17', 'fail', comment(17));
    const working = await ask('comment:17#2', 'hold', comment(17, 2));
    await expect.poll(async () => (await engine.get('p', failing)).status).toBe('failed');
    expect(await tellEnds(failing, bot, 17)).toEqual({ isOver: true, replies: 1, next: working });
    expect(marks(17)).toEqual([]);
    release();
    await engine.idle();
    expect(await tellEnds(working, bot, 17)).toMatchObject({ replies: 1, next: undefined });
    expect(marks(17)).toEqual(['confused']);
  });

  it('keeps what stands above a reply about failed checks', async () => {
    const { bot, engine, ask, said } = scene();
    const job = await ask('checks:abc', 'look', {}, '🔧 **Failed check on abc:** `lint`');
    await engine.idle();
    await tellEnds(job, bot);
    expect(said('checks:abc')).toMatch(/\n🔧 \*\*Failed check on abc:\*\* `lint`\n\n.*\n?/);
    expect(said('checks:abc')).toContain('> Did: look');
  });

  it('leaves a reply alone that names the job, if the record knows nothing of its event', async () => {
    const { bot, host, engine, ask, comment } = scene();
    const job = await ask('comment:17', 'look', comment(17));
    const forged = writeMarker({ event: 'comment:18', phase: 'sent', job }, scopeOf(bot, 7));
    const other = host.post({ thread: 7 }, `${forged}\nWorking on it.`, SELF);
    await engine.idle();
    expect(await tellEnds(job, bot)).toMatchObject({ replies: 1 });
    expect(host.comments.find(({ id }) => id === other.id)?.body).toContain('Working on it.');
  });
});
