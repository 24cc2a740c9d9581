import { describe, expect, it } from 'vitest';
import {
  agentRanges,
  clientAddress,
  isIn,
  listOf,
  parseAddress,
  parsePrefix,
  parseRanges,
} from '../../../src/views/counting/agent-ranges.ts';
import { Analytics } from '../../../src/views/counting/analytics.ts';
import { dayText } from '../../../src/views/counting/file-day.ts';
import { decodeDay, encodeDay } from '../../../src/views/counting/history.ts';
import { InstantClock } from '../../support/clock.ts';
import { logOf } from '../../support/log-source.ts';
import { createMemoryHistory } from '../../support/memory-history.ts';
import fc from '../../support/properties.ts';

const ranges = (...list: string[]) => listOf(list.map((text) => parsePrefix(text) ?? never()));
function never(): never {
  throw new Error('not a range');
}
const isWithin = (text: string, ...list: string[]) => {
  const address = parseAddress(text);
  return address !== undefined && isIn(ranges(...list), address);
};

describe('ranges of addresses', () => {
  it.each([
    ['192.0.2.0', '192.0.2.0/24'],
    ['192.0.2.255', '192.0.2.0/24'],
    ['192.0.2.7', '192.0.2.7'],
    ['192.0.2.9', '192.0.2.15/28'],
    ['::ffff:192.0.2.7', '192.0.2.0/24'],
    ['::ffff:c000:207', '192.0.2.0/24'],
    ['192.0.2.7', '::ffff:192.0.2.0/120'],
    ['2001:db8::1', '2001:db8::/32'],
    ['2001:0DB8:0:0:0:0:0:1', '2001:db8::/64'],
    ['2001:db8:ffff:ffff:ffff:ffff:ffff:ffff', '2001:db8::/32'],
  ])('%s is in %s', (address, range) => expect(isWithin(address, range)).toBe(true));

  it.each([
    ['192.0.3.0', '192.0.2.0/24'],
    ['192.0.2.16', '192.0.2.0/28'],
    ['2001:db9::', '2001:db8::/32'],
    ['::c000:207', '192.0.2.0/24'],
    ['192.0.2.7', '2001:db8::/32'],
  ])('%s is not in %s', (address, range) => expect(isWithin(address, range)).toBe(false));

  it.each(['', '1.2.3', '1.2.3.256', '01.2.3.4', '1.2.3.4.5', '::1%eth0', 'a', '1:2:3', ':::'])(
    '%s is no address',
    (text) => expect(parseAddress(text)).toBeUndefined(),
  );

  it('hold exactly their addresses', () => {
    const v4 = fc.nat(0xffffffff);
    fc.assert(
      fc.property(v4, v4, fc.integer({ min: 8, max: 32 }), (one, base, length) => {
        const text = (n: number) => [24, 16, 8, 0].map((by) => (n >>> by) & 255).join('.');
        const same = Math.floor(one / 2 ** (32 - length)) === Math.floor(base / 2 ** (32 - length));
        expect(isWithin(text(one), `${text(base)}/${length}`)).toBe(same);
        expect(isWithin(text(base), `${text(base)}/${length}`)).toBe(true);
      }),
    );
  });

  it.each([
    ['192.0.2.7 - - ', '192.0.2.7'],
    ['192.0.2.7 - ann lee ', '192.0.2.7'],
    ['docs.example.com:443 192.0.2.7 - - ', '192.0.2.7'],
    ['20.15.240.64 192.0.2.7 - - ', '192.0.2.7'],
    ['192.0.2.7:51234', '192.0.2.7'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['2001:db8::1', '2001:db8::1'],
  ])('the client in `%s` is %s', (text, client) => {
    expect(clientAddress(text)).toEqual(parseAddress(client));
  });
});

describe('range files', () => {
  it.each([
    [
      'Google, OpenAI, Bing',
      '{"creationTime":"2026","prefixes":[{"ipv4Prefix":"192.0.2.0/24"},{"ipv6Prefix":"2001:db8::/32"}]}',
      2,
    ],
    [
      'Amazon',
      '{"prefixes":[{"ip_prefix":"192.0.2.0/24","region":"x"}],"ipv6_prefixes":[{"ipv6_prefix":"2001:db8::/32"}]}',
      2,
    ],
    ['a list in JSON', '["192.0.2.0/24"]', 1],
    ['text', '# crawler\r\n192.0.2.0/24\r\n\r\n2001:db8::/32 # new\r\n192.0.2.7', 3],
  ])('are read as published by %s', (_, text, count) => {
    expect(parseRanges(text, 'r.json')).toHaveLength(count);
  });

  it.each([
    ['', 'has no ranges'],
    ['{"prefixes":[]}', 'has no ranges'],
    ['{"error":"rate limited"}', 'has no ranges'],
    ['{"prefixes":[{"ipv4Prefix":"192.0.2.0/24"}', 'is not complete JSON'],
    ['{"prefixes":[{"ipv4Prefix":"192.0.2.0/33"}]}', 'not a range (number 1)'],
    ['{"prefixes":[{"ipv4Prefix":"192.0.2.0/24"},{"service":"x"}]}', 'not a range (number 2)'],
    ['{"prefixes":[null]}', 'not a range (number 1)'],
    ['{"prefixes":[{"ipv4Prefix":["192.0.2.0/24"]}]}', 'not a range (number 1)'],
    ['{"__proto__":{"prefixes":["192.0.2.0/24"]}}', 'has no ranges'],
    ['<!doctype html>\n<p>Not found', 'not a range (number 1)'],
    ['0.0.0.0/0', 'too wide (number 1, /0)'],
    ['::/0', 'too wide (number 1, /0)'],
    ['192.0.2.0/24\n'.repeat(50_001), 'has more than 50000 ranges'],
    [`[${'['.repeat(100_000)}`, 'is not complete JSON'],
  ])('are refused whole: %j', (text, why) => {
    expect(() => parseRanges(text, 'ranges/gptbot.json')).toThrow(
      expect.objectContaining({ message: expect.stringContaining(why) }),
    );
  });
});

const BOT = 'Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)';
const USER = 'Mozilla/5.0 (compatible; ChatGPT-User/1.0; +https://openai.com/bot)';
const line = (address: string, agent: string, target = '/a', status = 200) =>
  `${address} - - [01/Oct/2026:12:00:00 +0000] "GET ${target} HTTP/1.1" ${status} 512 "-" "${agent}"\n`;

function engine(text: string, history = createMemoryHistory()) {
  const prefixes = parseRanges('192.0.2.0/24\n2001:db8::/32', 'r');
  return new Analytics({
    logs: async () => [logOf('access.log', text)],
    clock: new InstantClock(),
    history,
    ranges: agentRanges([{ agent: 'ChatGPT-User', prefixes }]),
  });
}

describe('agents with published ranges', () => {
  const log = [
    line('192.0.2.7', USER),
    line('2001:db8::7', USER),
    line('203.0.113.9', USER),
    line('203.0.113.9', USER, '/b'),
    line('203.0.113.9', USER, '/missing', 404),
    line('192.0.2.7', USER, '/gone', 404),
    line('10.0.0.1', USER),
    line('-', USER),
    line('203.0.113.9', BOT),
  ].join('');

  it('are verified, spoofed, or only claimed', async () => {
    const known = await engine(log).insights({});
    expect(known.agents).toEqual([
      { agent: 'ChatGPT-User', class: 'assistant', views: 4, verified: 2, spoofed: 3 },
      { agent: 'GPTBot', class: 'training', views: 1, verified: null, spoofed: null },
    ]);
    expect(known.quality).toMatchObject({ spoofed: 3 });
    expect(known.quality.warnings).toEqual([
      'access.log has no public client address for 2 requests by AI agents, so they could not be verified.',
    ]);
  });

  it('are neither people nor AI when they are spoofed, nor do they miss pages', async () => {
    const counted = engine(log);
    expect(await counted.views({})).toMatchObject({
      totals: { human: 0, ai: 4, total: 4 },
      views: [{ path: '/a', ai: 4 }],
    });
    expect((await counted.insights({})).missing).toEqual([{ path: '/gone', ai: 1, human: 0 }]);
  });

  it('are listed even when every request was spoofed', async () => {
    const { agents } = await engine(line('203.0.113.9', USER)).insights({});
    expect(agents).toMatchObject([{ agent: 'ChatGPT-User', views: 0, verified: 0, spoofed: 1 }]);
  });

  it('keep their checks in the history, and no address', async () => {
    const history = createMemoryHistory();
    await engine(log, history).views({});
    const days = await history.read({ from: 0, to: 1e8 });
    const text = encodeDay(dayText(0), days);
    expect(text).toContain('"checks":{"verified":{"ChatGPT-User":[0,0,2]},"spoofed"');
    expect(text).not.toMatch(/192\.0|203\.0|2001:/);
    expect(decodeDay(text, 'here')[0]?.checks?.spoofed).toEqual(
      new Map([['ChatGPT-User', [0, 0, 3, 0, 0, 0, 0]]]),
    );
  });
});
