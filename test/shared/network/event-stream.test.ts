import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { decodeText, EventTooLarge, readEvents } from '../../../src/shared/network/event-stream.ts';

const eventsIn = async (pieces: string[], maxCharacters = 1000) => {
  const events = [];
  for await (const event of readEvents(Readable.from(pieces), maxCharacters)) events.push(event);
  return events.map(({ event, data }) => ({ event, data }));
};

it('reads events, however they are cut', async () => {
  const stream = ': hello\r\n\r\nevent: x\r\ndata: one\r\ndata: two\r\n\r\ndata:three\n\ndata: cut';
  const events = [
    { event: 'x', data: 'one\ntwo' },
    { event: undefined, data: 'three' },
  ];
  expect(await eventsIn([stream])).toEqual(events);
  expect(await eventsIn([...stream])).toEqual(events);
});

it('keeps letters whole that come in pieces', async () => {
  const bytes = Buffer.from('data: Größe\n\n');
  const read = readEvents(
    decodeText(Readable.from([...bytes].map((byte) => Buffer.of(byte)))),
    100,
  );
  for await (const { data } of read) expect(data).toBe('Größe');
  expect.assertions(1);
});

it.each([
  ['a line', Array<string>(20).fill('data: xxxxxxxxxx').concat('\n\n')],
  ['an event of many lines', Array<string>(20).fill('data: xxxxxxxxxx\n').concat('\n')],
])('refuses %s that is too large', async (_, pieces) => {
  await expect(eventsIn(pieces, 100)).rejects.toBeInstanceOf(EventTooLarge);
  expect(await eventsIn(pieces, 1000)).toHaveLength(1);
});

it('takes comments and unknown lines without end', async () => {
  const junk = Array<string>(100).fill(': still here\n\nunknown: x\nnothing\n\n');
  expect(await eventsIn([...junk, 'data: x\n\n'], 100)).toEqual([{ event: undefined, data: 'x' }]);
});
