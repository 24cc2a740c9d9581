// The waits of a race, tried on writers that exist only as numbers: two cores, a fetch and a push of
// 110 ms each time, and a push that lands only when nobody else's has landed since the fetch.
import { expect, it } from 'vitest';
import { backoff } from '../../src/shared/retry.ts';
import { afterWriting, LOST, MAX_ATTEMPTS } from '../../src/store/race.ts';
import { seeded } from '../proof/support/random.ts';
import { SEED } from '../support/scale.ts';

const ATTEMPT_MS = 110;
const CORES = 2;
const TICK_MS = 2;

class Writer {
  /** Of the attempt under way; 0 while it waits. */
  work = 0;
  seen = 0;
  until = 0;
  lost = 0;
  inARow = 0;
  left: number;
  constructor(writes: number) {
    this.left = writes;
  }
}

function race(many: number, writes: number) {
  const random = seeded(SEED);
  const writers = Array.from({ length: many }, () => new Writer(writes));
  let [now, version, mostLost] = [0, 0, 0];
  const land = (writer: Writer) => {
    const { lost } = writer;
    version += 1;
    writer.left -= 1;
    writer.lost = 0;
    writer.inARow = lost === 0 ? writer.inARow + 1 : 0;
    writer.until = now + afterWriting(writer.inARow, random);
  };
  const lose = (writer: Writer) => {
    writer.lost += 1;
    mostLost = Math.max(mostLost, writer.lost);
    writer.until = now + backoff(writer.lost - 1, LOST, random);
  };
  for (; writers.some(({ left }) => left > 0); now += TICK_MS) {
    const busy = writers.filter(({ work }) => work > 0).length;
    const done = TICK_MS * Math.min(1, CORES / Math.max(1, busy));
    for (const writer of writers) {
      if (writer.work > 0) {
        writer.work -= done;
        if (writer.work <= 0) (writer.seen === version ? land : lose)(writer);
      } else if (writer.left > 0 && now >= writer.until) {
        writer.work = ATTEMPT_MS * (0.8 + 0.4 * random());
        writer.seen = version;
      }
    }
  }
  return { mostLost, perSecond: (many * writes * 1000) / now };
}

it.each([
  [2, 3],
  [8, 4],
  [32, 2],
])('%i writers all come through, with at least %i writes a second', (many, least) => {
  const { mostLost, perSecond } = race(many, 40);
  expect(mostLost).toBeLessThan(MAX_ATTEMPTS);
  expect(perSecond).toBeGreaterThan(least);
});
