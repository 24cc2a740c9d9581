import { describe, expect, it } from 'vitest';
import type { Backend, LocalWork } from '../../../src/bot/backend.ts';
import { type BotContext, followUpsOf, replyAt } from '../../../src/bot/bot-context.ts';
import { orTell } from '../../../src/bot/commands/tell-failure.ts';
import { writeMarker } from '../../../src/bot/replies/marker.ts';
import { sendAndFollow } from '../../../src/bot/sending/send-and-follow.ts';

import type { RequestEvent } from '../../../src/bot/sending/send-once.ts';
import { DEFAULT_CONFIG } from '../../../src/config/config.ts';

import type { ReceivedJob } from '../../../src/contract/schemas.ts';
import type { DocsRequest, DocsService } from '../../../src/contract/service.ts';
import { NotFound, Unavailable } from '../../../src/shared/errors.ts';
import { InstantClock } from '../../support/clock.ts';
import { scriptedService } from '../../support/scripted-service.ts';
import { silentLog } from '../../support/silent-log.ts';
import { MemoryThreads } from '../../support/thread-host.ts';

const PLACE = { thread: 7 };
const KEY = 'comment:17';

function bot(
  service: DocsService,
  more: Partial<BotContext> = {},
  abilities: Partial<Backend> = {},
) {
  const host = new MemoryThreads();
  const clock = new InstantClock();
  const remembered: unknown[] = [];
  const backend: Backend = {
    service,
    projectId: 'p1',
    threads: { jobOfThread: async () => null, ownerOf: async () => null },
    repeatable: false,
    readsThreads: false,
    ...abilities,
  };
  const made: BotContext = {
    ...{ host, clock, log: silentLog, random: () => 0.5, repository: 'o/r', markerKey: 'key' },
    ...{ style: { word: '/docs' }, permission: 'write', dryRun: false, wait: true, rerun: false },
    backend: async () => backend,
    signal: new AbortController().signal,
    timeoutMinutes: 10,
    read: async () => [],
    settings: async () => followUpsOf(DEFAULT_CONFIG),
    remember: (unfinished) => remembered.push(unfinished),
    ...more,
  };
  return { bot: made, host, clock, remembered };
}

function eventAt(at: BotContext, more: Partial<RequestEvent> = {}): RequestEvent {
  return { key: KEY, claim: 'first', reply: replyAt(at, KEY, PLACE), ...more };
}

const REQUEST: DocsRequest = { prompt: 'explain', origin: { thread: 7 } };

const send = (event: RequestEvent, at: BotContext) => sendAndFollow(REQUEST, event, at);

/** As commands and jobs run it. */
const toldOf = (given: RequestEvent, at: BotContext) => orTell(given, at, () => send(given, at));

/** Active for so many looks, then as given. */
function ending(looks: number, end: Partial<ReceivedJob>) {
  const { service, calls, job } = scriptedService();
  let left = looks;
  const getJob = async () => (left-- > 0 ? job : { ...job, ...end });
  return { service: { ...service, getJob }, calls };
}

const away = async () => {
  throw new Unavailable('The host is away. Try again later.');
};

describe('the answer on the thread', () => {
  it('is one comment, edited at most every 15 seconds, with the result at the end', async () => {
    const { service } = ending(12, { status: 'completed', prLink: 'https://host/o/r/pull/8' });
    const { bot: at, host, clock, remembered } = bot(service);
    const times: number[] = [];
    const edit = host.editComment.bind(host);
    host.editComment = async (comment, body) => {
      times.push(clock.now());
      await edit(comment, body);
    };
    expect(await send(eventAt(at), at)).toMatchObject({ outcome: 'pull-request' });
    const [answer, ...others] = host.comments;
    expect(answer?.body).toContain('Done: https://host/o/r/pull/8');
    // On the pull request, one says which job made it.
    expect(others.map(({ place }) => place)).toEqual([{ thread: 8 }]);
    // The last words wait for nobody.
    const gaps = times.slice(1, -1).map((time, index) => time - (times[index] ?? 0));
    expect(gaps.length).toBeGreaterThan(2);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(15_000);
    expect(remembered.at(-1)).toBeNull();
    expect(remembered[0]).toMatchObject({ comment: { id: 1 }, marker: { phase: 'sending' } });
  });

  it('notifies people with its first words, and never with an edit', async () => {
    const { bot: at } = bot(scriptedService().service);
    const reply = replyAt(at, KEY, PLACE);
    await reply.say('At once.', { phase: 'told' });
    expect(reply.notifies).toBe(true);
    await reply.finish('At the end.');
    expect(reply.notifies).toBe(false);
  });

  it.each(['archived', 'failed'])('has the link of a remote job that is %s', async (status) => {
    const prLink = 'https://host/o/r/pull/8';
    const { service } = ending(1, { status, prLink });
    const { bot: at, host } = bot(service);
    const result = await send(eventAt(at), at);
    expect(result).toMatchObject({ outcome: status, job: { prLink } });
    expect(host.comments[0]?.body).toContain(prLink);
    expect(result.message).toContain(prLink);
  });

  it('does not call a canceled job failed', async () => {
    const { service } = ending(1, { status: 'failed', docket: { reason: 'cancelled' } });
    const said: string[] = [];
    const log = { ...silentLog, info: (line: string) => void said.push(line) };
    const { bot: at } = bot(service, { log });
    const result = await send(eventAt(at), at);
    expect(result.story?.at(-1)?.what).toBe('canceled');
    expect(said.join()).toContain('Job job-1 is canceled');
    expect(said.join()).not.toContain('is failed');
  });

  it('on the job’s own pull request is what was pushed', async () => {
    const change = { commit: '26d6370aaa', count: 1, files: [{ path: 'a.md' }] };
    const end = { status: 'completed', prLink: 'https://host/o/r/pull/7', docket: { change } };
    const { bot: at, host } = bot(ending(1, end).service);
    await send(eventAt(at), at);
    expect(host.comments[0]?.body).toContain('**Pushed `26d6370`: `a.md`.**');
    expect(host.comments[0]?.body).not.toContain('/pull/7');
  });

  it('that somebody deleted does not come back', async () => {
    const { service } = ending(3, { status: 'completed' });
    const { bot: at, host } = bot(service);
    const create = service.createJob;
    service.createJob = async (...args) => {
      host.comments.length = 0;
      return create(...args);
    };
    expect(await send(eventAt(at), at)).toMatchObject({ outcome: 'no-changes' });
    expect(host.comments).toEqual([]);
  });

  it('that cannot be written does not stop work that is recorded elsewhere', async () => {
    const { service } = ending(1, { status: 'completed' });
    const { bot: at, host } = bot(service, {}, { repeatable: true });
    host.createComment = away;
    expect(await send(eventAt(at), at)).toMatchObject({
      outcome: 'no-changes',
      unsaid: expect.stringContaining('The host is away.'),
    });
  });

  it('that cannot be written is left to the next attempt where there is one', async () => {
    const { service } = ending(1, { status: 'completed' });
    const { bot: at, host } = bot(service, { waits: () => true }, { repeatable: true });
    host.createComment = away;
    await expect(send(eventAt(at), at)).rejects.toThrow('The host is away.');
  });

  it('that cannot be written, where it is the only record, means that nothing is sent', async () => {
    const { service, calls } = scriptedService();
    const { bot: at, host } = bot(service);
    host.createComment = away;
    await expect(send(eventAt(at), at)).rejects.toThrow('nothing was sent');
    expect(calls).toEqual([]);
  });

  it('tells why nothing could be started', async () => {
    const { service } = scriptedService({
      createJob: async () => {
        throw new Unavailable('The service is away. Try again later.');
      },
    });
    const { bot: at, host, remembered } = bot(service);
    await expect(toldOf(eventAt(at), at)).rejects.toThrow('The service is away.');
    expect(host.comments[0]?.body).toContain('> The service is away. Try again later.');
    expect(remembered.at(-1)).toBeNull();
  });

  it('does not show what went wrong inside', async () => {
    const { service } = scriptedService({
      createJob: async () => {
        throw new TypeError('undefined is not a function');
      },
    });
    const { bot: at, host } = bot(service);
    await expect(toldOf(eventAt(at), at)).rejects.toThrow(TypeError);
    expect(host.comments[0]?.body).not.toContain('undefined');
    expect(host.comments[0]?.body).toContain('The log of the server has the details');
  });
});

describe('when the time is over', () => {
  it('a remote service continues, and the answer says so', async () => {
    const { bot: at, host } = bot(scriptedService().service);
    const result = await send(eventAt(at), at);
    expect(result).toMatchObject({ outcome: 'timed-out', job: { status: 'active' } });
    expect(result.message).toContain('Comment `/docs status` to see how it is doing');
    expect(host.comments[0]?.body).toContain('Still running after 10 minutes');
  });

  it('work in this process is stopped and kept', async () => {
    const { service, job } = scriptedService();
    const stopped: string[] = [];
    const over = Promise.withResolvers<void>();
    const reason = 'The time limit was reached. No file was changed.';
    const work = {
      async *follow() {
        yield job;
        await over.promise;
        yield { ...job, status: 'failed', docket: { reason } };
      },
      async timeOut(id: string) {
        stopped.push(id);
        over.resolve();
      },
    } as Partial<LocalWork> as LocalWork;
    const { bot: at, host } = bot(service, {}, { work });
    const result = await send(eventAt(at), at);
    expect(stopped).toEqual(['job-1']);
    expect(result).toMatchObject({ outcome: 'timed-out', job: { status: 'failed' } });
    const said = host.comments[0]?.body;
    expect(said).toContain('To continue, comment `/docs retry`');
    expect(said).toContain('> The time limit was reached. No file was changed.');
  });
});

describe('an event that was taken up before', () => {
  const marked = (host: MemoryThreads, phase: 'sending' | 'sent', author = 'docket[bot]') => {
    const marker = { event: KEY, phase, ...(phase === 'sent' && { job: 'job-1' }) };
    host.post(PLACE, writeMarker(marker, { repository: 'o/r', thread: 7, key: 'key' }), author);
  };

  it('and led to a job is followed, not sent again', async () => {
    const { service, calls } = ending(1, { status: 'completed' });
    const { bot: at, host } = bot(service, { rerun: true });
    marked(host, 'sent');
    await send(eventAt(at, { claim: 'again' }), at);
    expect(calls).toEqual([]);
    expect(host.comments).toHaveLength(1);
  });

  it('and may have been sent is unknown', async () => {
    const { service, calls } = scriptedService();
    const { bot: at, host } = bot(service, { rerun: true });
    marked(host, 'sending');
    expect(await send(eventAt(at, { claim: 'again' }), at)).toMatchObject({
      outcome: 'unknown',
    });
    expect(calls).toEqual([]);
  });

  it('and is being sent by another run is left to that run', async () => {
    const { service, calls } = scriptedService();
    const { bot: at, host } = bot(service);
    marked(host, 'sending');
    expect(await send(eventAt(at, { claim: 'again' }), at)).toMatchObject({
      outcome: 'ignored',
    });
    expect([calls, host.shown.length]).toEqual([[], 1]);
  });

  it('and was not sent is sent now', async () => {
    const { service, calls } = ending(0, { status: 'completed' });
    const { bot: at } = bot(service, { rerun: true });
    await send(eventAt(at, { claim: 'again' }), at);
    expect(calls.map(({ call }) => call)).toEqual(['createJob']);
  });

  it('by a run that is still at it is waited for', async () => {
    const { service, calls } = ending(1, { status: 'completed' });
    const { bot: at, host, clock } = bot(service);
    const find = host.findComments.bind(host);
    host.findComments = async (place, text) => {
      if (clock.slept.length === 2) marked(host, 'sent');
      return find(place, text);
    };
    await send(eventAt(at, { claim: 'again' }), at);
    expect(calls).toEqual([]);
  });

  it('while this run was slow to begin is left to the one that took over', async () => {
    const { service, calls } = scriptedService();
    const { bot: at, host, clock } = bot(service);
    const { backend } = at;
    at.backend = async () => {
      clock.advance(20_000);
      marked(host, 'sending');
      return backend();
    };
    expect(await send(eventAt(at), at)).toMatchObject({ outcome: 'ignored' });
    expect([calls, host.comments.length]).toEqual([[], 1]);
  });

  it('by many at once leaves one answer, and is sent once', async () => {
    const { service, calls } = ending(0, { status: 'completed' });
    const { bot: at, host } = bot(service);
    const runs = Array.from({ length: 5 }, () => send(eventAt(at, { claim: 'unclear' }), at));
    const ends = await Promise.all(runs);
    expect(host.comments).toHaveLength(1);
    expect(calls.map(({ call }) => call)).toEqual(['createJob']);
    const outcomes = ends.map(({ outcome }) => outcome).sort();
    expect(outcomes).toEqual(['ignored', 'ignored', 'ignored', 'ignored', 'no-changes']);
  });

  it('by another is left to it also when our own answer cannot be taken back', async () => {
    const { service, calls } = scriptedService();
    const { bot: at, host } = bot(service);
    host.deleteComment = away;
    const create = host.createComment.bind(host);
    host.createComment = async (place, body) => {
      marked(host, 'sending');
      return create(place, body);
    };
    const result = await send(eventAt(at, { claim: 'unclear' }), at);
    expect(result).toMatchObject({ outcome: 'ignored' });
    expect(calls).toEqual([]);
  });

  it('with a job that is gone says so', async () => {
    const { service } = scriptedService({
      getJob: async () => {
        throw new NotFound('There is no such job.');
      },
    });
    const { bot: at, host } = bot(service, { rerun: true });
    marked(host, 'sent');
    await expect(toldOf(eventAt(at, { claim: 'again' }), at)).rejects.toThrow('no such job');
    expect(host.comments[0]?.body).toContain('There is no such job.');
  });
});
