import { describe, expect, it } from 'vitest';
import type { PageFacts } from '../../../src/contract/insights.ts';
import { Analytics } from '../../../src/views/counting/analytics.ts';
import { decodeDay, encodeDay, mergeDay } from '../../../src/views/counting/history.ts';
import { fileDay } from '../../store/views-history.ts';
import { AI } from '../../support/access-logs.ts';
import { InstantClock } from '../../support/clock.ts';
import { logOf } from '../../support/log-source.ts';
import { createMemoryHistory } from '../../support/memory-history.ts';

const PERSON =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';

const line = (referrer: string, target = '/a', agent = PERSON) =>
  `203.0.113.9 - - [01/Oct/2026:12:00:00 +0000] "GET ${target} HTTP/1.1" 200 512 "${referrer}" "${agent}"\n`;

function engine(text: string, history = createMemoryHistory()) {
  return new Analytics({
    logs: async () => [logOf('access.log', text)],
    clock: new InstantClock(),
    history,
  });
}

async function sourcesOf(text: string): Promise<Record<string, number>> {
  const { aiReferrals } = await engine(text).insights({});
  return Object.fromEntries(aiReferrals?.sources.map(({ source, views }) => [source, views]) ?? []);
}

async function pagesOf(counted: Analytics) {
  const pages: PageFacts[] = [];
  for await (const page of counted.classesByPage({})) pages.push(page);
  return pages;
}

describe('views that came from an AI answer', () => {
  it.each([
    ['https://chatgpt.com/', 'ChatGPT'],
    ['https://chatgpt.com', 'ChatGPT'],
    ['https://chat.openai.com/c/1?x=1', 'ChatGPT'],
    ['HTTPS://WWW.Perplexity.AI/search?q=a', 'Perplexity'],
    ['https://claude.ai:443/', 'Claude'],
    ['https://gemini.google.com./app', 'Gemini'],
    ['https://copilot.microsoft.com/', 'Copilot'],
    ['https://www.bing.com/chat?q=x', 'Copilot'],
    ['https://chat.deepseek.com/', 'DeepSeek'],
    ['https://chat.mistral.ai/chat', 'Le Chat'],
    ['https://www.meta.ai/', 'Meta AI'],
    ['https://grok.com/', 'Grok'],
    ['https://x.com/i/grok', 'Grok'],
    ['https://you.com/search', 'You.com'],
    ['https://you.com', 'You.com'],
    ['https://www.phind.com/search', 'Phind'],
    ['https://kagi.com/assistant/1', 'Kagi'],
    ['android-app://com.openai.chatgpt/', 'ChatGPT'],
  ])('are known by the referrer %s', async (referrer, source) => {
    expect(await sourcesOf(line(referrer))).toEqual({ [source]: 1 });
  });

  it.each([
    '-',
    'https://example.com/chatgpt.com/',
    'https://chatgpt.com.evil.example/',
    'https://notchatgpt.com/',
    'https://evil.example?u=@chatgpt.com/',
    'https://evil.example#@chatgpt.com/',
    'https://evil.example\\\\@chatgpt.com/',
    'https://chatgpt.com@evil.example/',
    'https://user@chatgpt.com/',
    'https://chatgpt.comx@evil.example/',
    'https:///chatgpt.com/',
    'https://chatgpt\\.com',
    'https://',
    'https://www.bing.com/search?q=/chat',
    'https://www.bing.com/chatter',
    'https://kagi.com/search?q=assistant',
    'https://x.com/i/grokking',
    'javascript://chatgpt.com/',
    'chatgpt.com',
    '://chatgpt.com/',
    `https://${'a'.repeat(5000)}.chatgpt.com/`,
    'https://docs.example.com/a?utm_source=chatgpt.com',
  ])('are not claimed by %s', async (referrer) => {
    expect(await sourcesOf(line(referrer))).toEqual({});
  });

  it.each([
    ['/a?utm_source=chatgpt.com', 'ChatGPT'],
    ['/a?x=1&utm_source=ChatGPT&y=2', 'ChatGPT'],
    ['/a?utm_source=perplexity', 'Perplexity'],
    ['/a?utm_source=copilot%2Ecom', 'Copilot'],
  ])('are known by the campaign in %s', async (target, source) => {
    expect(await sourcesOf(line('-', target))).toEqual({ [source]: 1 });
  });

  it.each([
    '/a?utm_source=newsletter',
    '/a?utm_source=',
    '/a?utm_source=chatgpt.com.evil',
    '/a?utm_source=my-chatgpt',
    '/a?utm_source=%E0%A4',
    '/a?not_utm_source=chatgpt.com',
    '/a?utm_medium=utm_source=chatgpt.com',
    `/a?utm_source=${'chatgpt'.repeat(40)}`,
    '/utm_source=chatgpt.com',
  ])('are not claimed by the campaign in %s', async (target) => {
    expect(await sourcesOf(line('-', target))).toEqual({});
  });

  it('count once, by people only, per page', async () => {
    const counted = engine(
      [
        line('https://chatgpt.com/', '/a?utm_source=perplexity'),
        line('https://claude.ai/', '/b/'),
        line('https://claude.ai/', '/b'),
        line('https://claude.ai/', '/c', AI),
        line('https://claude.ai/', '/c', 'curl/8.0'),
        line('https://claude.ai/', '/logo.png'),
        line('-', '/c'),
      ].join(''),
    );
    expect(await counted.insights({})).toMatchObject({
      aiReferrals: {
        views: 3,
        sources: [
          { source: 'Claude', views: 2 },
          { source: 'ChatGPT', views: 1 },
        ],
        daysUnknown: [],
      },
    });
    const pages = await pagesOf(counted);
    expect(pages.map(({ path, aiReferrals }) => [path, aiReferrals])).toEqual([
      ['/b', 2],
      ['/c', 0],
      ['/a', 1],
    ]);
  });

  it('stay few in memory when every request names another source', async () => {
    const flood = Array.from({ length: 30_000 }, (_, n) =>
      line(`https://h${n}.example/`, `/a?utm_source=s${n}`),
    );
    expect(await sourcesOf(flood.join('') + line('https://claude.ai/'))).toEqual({ Claude: 1 });
  });

  it.each([
    [
      'Cloudflare',
      '{"EdgeStartTimestamp":"2026-10-01T12:00:00Z","ClientRequestMethod":"GET","ClientRequestURI":"/a","EdgeResponseStatus":200,"ClientRequestUserAgent":"AGENT","ClientRequestReferer":"https://claude.ai/"}\n',
    ],
    [
      'CloudFront',
      '#Fields: date time cs-method cs-uri-stem sc-status cs(Referer) cs(User-Agent)\n2026-10-01\t12:00:00\tGET\t/a\t200\thttps://claude.ai/\tPERCENT\n',
    ],
    [
      'S3',
      'own bucket [01/Oct/2026:12:00:00 +0000] 203.0.113.9 - 3E57 WEBSITE.GET.OBJECT a "GET /a HTTP/1.1" 200 - 1 1 1 1 "https://claude.ai/" "AGENT"\n',
    ],
    [
      'Docker',
      '{"log":"203.0.113.9 - - [01/Oct/2026:12:00:00 +0000] \\"GET /a HTTP/1.1\\" 200 5 \\"https://claude.ai/\\" \\"AGENT\\"\\n","stream":"stdout","time":"2026-10-01T12:00:00Z"}\n',
    ],
    [
      'nginx with a bare referer next to one in quotes',
      '203.0.113.9 - - [01/Oct/2026:12:00:00 +0000] "GET /b HTTP/1.1" 200 5 - "AGENT"\n203.0.113.9 - - [01/Oct/2026:12:00:00 +0000] "GET /a HTTP/1.1" 200 5 "https://claude.ai/" "AGENT"\n',
    ],
  ])('are found in logs of %s', async (_, text) => {
    const log = text.replaceAll('AGENT', PERSON).replace('PERCENT', encodeURIComponent(PERSON));
    expect(await sourcesOf(log)).toEqual({ Claude: 1 });
  });
});

describe('where it is not known where readers came from', () => {
  const common = '203.0.113.9 - - [02/Oct/2026:12:00:00 +0000] "GET /a HTTP/1.1" 200 512\n';

  it('says so instead of zero', async () => {
    expect(await engine(common).insights({})).toMatchObject({ aiReferrals: null });
    const [page] = await pagesOf(engine(common));
    expect(page).toMatchObject({ path: '/a', aiReferrals: null });
  });

  it('names the days of a log that cannot say it', async () => {
    const history = createMemoryHistory();
    await history.add([fileDay({ day: '2026-10-03' })]);
    const { aiReferrals } = await engine(line('https://claude.ai/'), history).insights({});
    expect(aiReferrals).toMatchObject({ views: 1, daysUnknown: ['2026-10-03'] });
  });

  it('refuses records of a version it does not know', () => {
    const text = encodeDay('2026-10-03', []).replace('"version":1', '"version":2');
    expect(() => decodeDay(text, 'here')).toThrow(/cannot be read and was not changed/);
  });

  it('prefers a reading that knows to one of the same log that does not', () => {
    const day = '2026-10-03';
    const referrals = { pages: new Map([['/a', [1]]]), sources: new Map([['Claude', [1]]]) };
    const old = encodeDay(day, [fileDay({ day })]);
    const merged = mergeDay(old, day, [fileDay({ day, referrals })], 'here');
    expect(merged).toContain('"referrals":{"pages":{"/a":[1]},"sources":{"Claude":[1]}}');
    expect(mergeDay(merged, day, [fileDay({ day })], 'here')).toBe(merged);
  });
});
