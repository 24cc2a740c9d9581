import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import type { Database } from '../../src/postgres/database.ts';
import {
  drainWorker,
  listWorkers,
  type Problem,
  startPresence,
} from '../../src/postgres/presence.ts';
import { testDatabase } from '../support/database.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { silentLog } from '../support/silent-log.ts';
import { atTestEnd } from '../support/test-end.ts';

async function start(database: Database, offMs: number | undefined = 0) {
  const clock = new ManualClock(Date.now());
  const machine: { problem?: string; other?: Problem; offMs: number | undefined } = { offMs };
  const seen = { paused: true, rest: '' as string, died: 0, lines: [] as string[] };
  const note = (line: string) => void seen.lines.push(line);
  const presence = await startPresence({
    ...{ database, name: 'here 1', clock },
    log: { ...silentLog, info: note, warn: note, error: note },
    queue: {
      async rest(from) {
        seen.rest = from;
        seen.paused = from !== 'nothing';
      },
    },
    check: async () =>
      machine.problem ? { reason: 'machine', words: machine.problem } : machine.other,
    github: { clockOffMs: () => machine.offMs, awaySince: () => undefined },
    died() {
      seen.died += 1;
    },
  });
  atTestEnd(() => presence.stop());
  /** The next beat, until it has led to this. */
  const beat = (expected: () => void) =>
    vi.waitFor(async () => {
      clock.advance(5_000);
      await new Promise((resolve) => setImmediate(resolve));
      expected();
    }, 10_000);
  return { presence, machine, seen, beat, clock };
}

describe('a worker', () => {
  it('takes tickets as long as its machine can work, and says why not', async () => {
    const database = await testDatabase();
    const { presence, machine, seen, beat } = await start(database);
    expect([presence.whyNot, seen.paused]).toEqual([undefined, false]);
    machine.problem = 'The disk is full.';
    expect(await presence.look()).toBe('The disk is full.');
    expect([presence.whyNot, seen.paused]).toEqual(['The disk is full.', true]);
    machine.problem = undefined;
    await beat(() => expect(seen.paused).toBe(false));
    expect(seen.lines).toEqual([
      'This worker is ready.',
      'This worker takes no jobs. The disk is full.',
      'This worker is ready.',
    ]);
    await presence.stop();
    expect(await listWorkers(database)).toEqual([]);
  });

  it('without an agent answers comments, and takes no jobs', async () => {
    const database = await testDatabase();
    const { presence, machine, seen } = await start(database);
    const words = 'This project has no agent.';
    machine.other = { reason: 'agent', words, onlyJobs: true };
    expect(await presence.look()).toBe(words);
    expect(seen).toMatchObject({
      rest: 'jobs',
      lines: ['This worker is ready.', `This worker takes no jobs. ${words}`],
    });
  });

  it('whose work fails twice because of it takes nothing for five minutes', async () => {
    const database = await testDatabase();
    const { presence, seen, beat, clock } = await start(database);
    await presence.failed('The key was refused.', 'comment');
    presence.worked();
    await presence.failed('The key was refused.', 'comment');
    expect(presence.whyNot).toBeUndefined();
    await presence.failed('The key was refused.', 'comment');
    expect(seen.rest).toBe('all');
    expect(presence.whyNot).toMatch(/^Work failed here 2 times in a row.*The key was refused\./);
    await beat(() => expect(seen.lines).toHaveLength(2));
    const [known] = await listWorkers(database);
    expect(known).toMatchObject({ reason: 'failures' });
    clock.advance(300_000);
    await beat(() => expect(seen.rest).toBe('nothing'));
  });

  it('that is told to drain takes no more, and its machine is not to blame', async () => {
    const database = await testDatabase();
    const { presence, seen, beat } = await start(database);
    expect(await drainWorker(database, 'nobody')).toBe(false);
    expect(await drainWorker(database, 'here 1')).toBe(true);
    await beat(() => expect(seen.paused).toBe(true));
    expect(await presence.look()).toBeUndefined();
    expect(presence.whyNot).toBe('It is draining, as an operator asked.');
    await vi.waitFor(async () =>
      expect(await listWorkers(database)).toMatchObject([{ name: 'here 1', draining: true }]),
    );
  });

  it.each([
    [900_000, 'The clock of this machine is 900 s behind GitHub’s.'],
    [-900_000, 'The clock of this machine is 900 s ahead of GitHub’s.'],
  ])('whose clock differs by %i ms from GitHub’s takes none', async (offMs, words) => {
    const { presence, seen } = await start(await testDatabase(), offMs);
    expect([presence.whyNot?.slice(0, words.length), seen.paused]).toEqual([words, true]);
  });

  it('is dead when it was not heard of for a minute, and somebody says so once', async () => {
    const database = await testDatabase();
    await database.read((db) =>
      sql`insert into docket.worker (name, seen_at, not_ready)
        values ('there 2', now() - interval '61 seconds', null), ('there 3', now(), null)`.execute(
        db,
      ),
    );
    const { seen, beat, clock } = await start(database);
    // One that has just started has not heard of anybody for a minute.
    expect(seen.died).toBe(0);
    clock.advance(60_000);
    await beat(() => expect(seen.died).toBe(1));
    expect(seen.lines.at(-1)).toMatch(/^Worker there 2 died: it was last heard of at 20/);
    expect((await listWorkers(database)).map(({ name }) => name)).toEqual(['here 1', 'there 3']);
  });
});
