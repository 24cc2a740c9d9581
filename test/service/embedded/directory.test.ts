import { describe, expect, it } from 'vitest';
import type { JobEvent } from '../../../src/contract/directory.ts';
import { JobPage } from '../../../src/contract/directory.ts';
import type { JobDirectory } from '../../../src/contract/service.ts';
import { InvalidRequest, NotFound } from '../../../src/shared/errors.ts';
import { embedded } from '../../support/embedded.ts';
import { createMemoryStore } from '../../support/memory-store.ts';

function world(store = createMemoryStore()) {
  const { service, ...rest } = embedded(store);
  const directory = service.directory as JobDirectory;
  const create = (prompt: string) => service.createJob('p', { prompt });
  return { service, directory, create, ...rest };
}

async function all(events: AsyncIterable<JobEvent>): Promise<JobEvent[]> {
  const list: JobEvent[] = [];
  for await (const event of events) list.push(event);
  return list;
}

/** What an event is about, in short. */
const short = (event: JobEvent) =>
  event.type === 'turn' ? `turn ${event.turn.index} ${event.turn.state}` : event.job.status;

describe('the list of jobs', () => {
  it('shows each job with the beginning of its request, page by page', async () => {
    const { directory, create, engine, clock } = world();
    for (const prompt of ['look at one', `look ${'x'.repeat(2_000)}`, 'look at three']) {
      await create(prompt);
      clock.advance(1_000);
    }
    await engine.idle();
    const first = JobPage.parse(await directory.list('p', { limit: 2 }));
    expect(first.jobs.map(({ prompt }) => prompt.length)).toEqual([13, 500]);
    expect(first.jobs[0]).toMatchObject({ status: 'completed', instructions: 1, requester: null });
    const last = await directory.list('p', { limit: 2, cursor: first.nextCursor ?? '' });
    expect(last.jobs.map(({ prompt }) => prompt)).toEqual(['look at one']);
    expect(last.nextCursor).toBeNull();
  });

  it('names a job whose record cannot be read, and lists the others', async () => {
    const { directory, create, engine } = world(createMemoryStore(['broken']));
    const { id } = await create('look at one');
    await engine.idle();
    const first = JobPage.parse(await directory.list('p', { limit: 1 }));
    expect(first).toMatchObject({ jobs: [], unreadable: ['broken'] });
    const second = JobPage.parse(
      await directory.list('p', { limit: 1, cursor: first.nextCursor ?? '' }),
    );
    expect(second).toMatchObject({ jobs: [{ id }], nextCursor: null });
    expect(await directory.usage('p')).toMatchObject({ months: [{ jobs: 1, incomplete: true }] });
  });

  it('says since when a pull request has been waiting', async () => {
    const { directory, create, engine, clock } = world();
    await create('change a file');
    await engine.idle();
    const done = new Date(clock.now()).toISOString();
    clock.advance(3 * 86_400_000);
    const waitingSince = new Date(clock.now() - 2 * 86_400_000).toISOString();
    const { jobs } = await directory.list('p', { waitingSince });
    expect(jobs.map((job) => job.waitingSince)).toEqual([done]);
  });

  it.each([
    '%%%',
    'x'.repeat(201),
    Buffer.from('2026-11-01T12:00:00.000Z ../../x').toString('base64url'),
    Buffer.from("2026-11-01T12:00:00.000Z ' or 1=1").toString('base64url'),
    Buffer.from('yesterday a1').toString('base64url'),
  ])('refuses the cursor %j', async (cursor) => {
    const { directory } = world();
    await expect(directory.list('p', { cursor })).rejects.toThrow(InvalidRequest);
  });

  it('refuses nonsense in every parameter', async () => {
    const { directory } = world();
    const refused = directory.list('p', {
      status: 'sleeping' as 'active',
      search: 'x'.repeat(201),
      waitingSince: 'soon',
      limit: 101,
    });
    await expect(refused).rejects.toMatchObject({
      details: expect.objectContaining({ length: 4 }),
    });
  });
});

describe('the events of a job', () => {
  it('tell what there is, then every change, and end with the job', async () => {
    const { directory, create, clock, held, release } = world();
    const { id } = await create('hold on');
    await held();
    const seen: string[] = [];
    for await (const event of directory.events('p', id)) {
      seen.push(short(event));
      if (event.type === 'job' && event.job.status === 'active') {
        release();
        // The stream sleeps between two looks, on the clock of the test.
        setImmediate(function tick() {
          clock.advance(1_000);
          if (!seen.includes('completed')) setImmediate(tick);
        });
      }
    }
    expect(seen.slice(0, 2)).toEqual(['turn 0 running', 'active']);
    expect(seen.slice(-2)).toEqual(['turn 0 done', 'completed']);
  });

  it('continue after any event: nothing is lost, and what is known is not repeated', async () => {
    const { service, directory, create, engine } = world();
    const { id } = await create('look at one');
    await engine.idle();
    await service.sendMessage('p', id, { prompt: 'fail here' });
    await engine.idle();
    const events = await all(directory.events('p', id));
    expect(events.map(short)).toEqual(['turn 0 done', 'turn 1 failed', 'failed']);
    const rest = async (after?: string) =>
      (await all(directory.events('p', id, after === undefined ? {} : { after }))).map(short);
    expect(await rest(events[0]?.id)).toEqual(['turn 1 failed', 'failed']);
    expect(await rest(events[1]?.id)).toEqual(['failed']);
    expect(await rest(events[2]?.id)).toEqual(['failed']);

    await service.sendMessage('p', id, { prompt: 'look again' });
    await engine.idle();
    expect(await rest(events[2]?.id)).toEqual(['turn 2 done', 'completed']);
  });

  it.each(['', 'x', '-1-', '999999-', '1-zz', '0-0123456789abcdef', '9'.repeat(5_000)])(
    'begin at the start for an id that is not one of ours: %j',
    async (after) => {
      const { directory, create, engine } = world();
      const { id } = await create('look at one');
      await engine.idle();
      const events = (await all(directory.events('p', id, { after }))).map(short);
      expect(events.at(-1)).toBe('completed');
    },
  );

  it('end when the caller leaves', async () => {
    const { directory, create, held } = world();
    const { id } = await create('hold on');
    await held();
    const leaving = new AbortController();
    const seen: string[] = [];
    for await (const event of directory.events('p', id, { signal: leaving.signal })) {
      seen.push(short(event));
      if (event.type === 'job') leaving.abort();
    }
    expect(seen).toEqual(['turn 0 running', 'active']);
  });

  it('are those of the own project', async () => {
    const { directory, create } = world();
    const { id } = await create('look at one');
    await expect(all(directory.events('other', id))).rejects.toThrow(NotFound);
  });

  it('carry long texts cut, so that no prompt can swell a stream', async () => {
    const { directory, create, engine } = world();
    const { id } = await create(`look ${'x'.repeat(250_000)}`);
    await engine.idle();
    const [turn] = await all(directory.events('p', id));
    expect(JSON.stringify(turn).length).toBeLessThan(50_000);
  });
});

describe('what a project used', () => {
  it('is reported for the months that were asked for', async () => {
    const { directory, create, engine, clock } = world();
    await create('look at one');
    await engine.idle();
    clock.advance(31 * 86_400_000);
    await create('look at two');
    await engine.idle();
    const months = async (count?: number) => {
      const report = await directory.usage('p', count === undefined ? {} : { months: count });
      return report.months.map(({ month, jobs }) => [month, jobs]);
    };
    expect(await months()).toEqual([
      ['2026-12', 1],
      ['2026-11', 1],
    ]);
    expect(await months(1)).toEqual([['2026-12', 1]]);
    await expect(months(37)).rejects.toThrow(/from 1 to 36/);
  });
});
