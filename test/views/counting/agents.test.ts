// Logs that do not say who read, and requests with several entries.
import { describe, expect, it } from 'vitest';
import { Analytics, createViewsSource } from '../../../src/views/counting/analytics.ts';
import { summary } from '../../../src/views/reports/markdown.ts';
import { InstantClock } from '../../support/clock.ts';
import { tryExport } from '../../support/export.ts';
import { logOf } from '../../support/log-source.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0';
const ISO = '2026-11-03T12:00:00Z';
const CLF = '203.0.113.9 - - [03/Nov/2026:12:00:00 +0000] "GET /a HTTP/1.1" 200 512';

function engine(lines: (string | object)[]): Analytics {
  const text = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line)));
  const logs = async () => [logOf('a.log', `${text.join('\n')}\n`)];
  return new Analytics({ logs, clock: new InstantClock() });
}

const traefik = (agent?: string) => ({
  StartUTC: ISO,
  RequestMethod: 'GET',
  RequestPath: '/a',
  DownstreamStatus: 200,
  'request_User-Agent': agent,
});

const WITHOUT: [string, string | object, string][] = [
  [
    'Cloudflare without the field',
    {
      EdgeStartTimestamp: ISO,
      ClientRequestMethod: 'GET',
      ClientRequestURI: '/a',
      EdgeResponseStatus: 200,
    },
    'Add the field `ClientRequestUserAgent` to the Logpush job.',
  ],
  [
    'Netlify without personal data',
    { timestamp: ISO, method: 'GET', url: 'https://x.example/a', status_code: 200 },
    'Turn off `Exclude PII`',
  ],
  ['Traefik as it comes', traefik(), 'accesslog.fields.headers.names.User-Agent: keep'],
  [
    'HAProxy httplog clf',
    `${CLF} "" "" 4242 655 "web" "docs" "srv1" 0 0 0 1 1 ---- 1 1 0 0 0 0 0 "" "" "" ""`,
    'capture request header User-Agent',
  ],
  [
    'W3C without the column',
    '#Fields: date time cs-method cs-uri-stem sc-status\n2026-11-03\t12:00:00\tGET\t/a\t200',
    'cs(User-Agent)',
  ],
];

describe('a log without user agents', () => {
  it.each(WITHOUT)('counts views of unknown readers, and names the setting: %s', async (...row) => {
    const [, line, setting] = row;
    const { classes, quality } = await engine([line]).insights({});
    expect(classes).toMatchObject({ unknown: 1, human: 0, 'other-bot': 0 });
    expect((await engine([line]).views({})).totals).toEqual({ human: 1, ai: 0, total: 1 });
    expect(quality.warnings).toHaveLength(1);
    expect(quality.warnings[0]).toContain('the readers of 1 of its requests are unknown.');
    expect(quality.warnings[0]).toContain(setting);
  });

  it('is distinguished from a request without one in a log that has them', async () => {
    const { classes, quality } = await engine([traefik(), traefik(BROWSER)]).insights({});
    expect(classes).toMatchObject({ unknown: 0, human: 1, 'other-bot': 1 });
    expect(quality.warnings).toEqual([]);
  });

  it('is distinguished from one whose requests sent none', async () => {
    for (const line of [`${CLF} "-" "-"`, traefik('')]) {
      const { classes } = await engine([line]).insights({});
      expect(classes).toMatchObject({ unknown: 0, 'other-bot': 1 });
    }
  });

  it('heads the report with what is unknown', async () => {
    const days = Array.from({ length: 14 }, (_, day) => ({
      ...traefik(),
      StartUTC: new Date(Date.UTC(2026, 9, 26 + day)).toISOString(),
    }));
    const logs = async () => [logOf('a.log', days.map((one) => JSON.stringify(one)).join('\n'))];
    const source = createViewsSource({ logs, clock: new InstantClock() });
    const { story, read } = await tryExport(source, { formats: ['html'] });
    for (const shown of [summary(story), read('report.html')]) {
      expect(shown).toContain('it is unknown whether they were people, AI, or bots');
      expect(shown).toContain('Views by unknown readers');
      expect(shown).not.toContain('People made');
    }
  });
});

describe('an agent in the common formats', () => {
  it.each([
    [`${CLF} - "${BROWSER}"`, { human: 1 }],
    [`${CLF} - "${BROWSER}" 0.003`, { human: 1 }],
    [`${CLF.replace(/512$/, '-')} "https://x.example/" "${BROWSER}"`, { human: 1 }],
    [`${CLF} 0.003 - "https://x.example/" "${BROWSER}"`, { human: 1 }],
    [`${CLF.replace(/512$/, '-')} "${BROWSER}"`, { unknown: 1 }],
    [CLF, { unknown: 1 }],
  ])('is found whether the referer has quotes or not: %s', async (line, expected) => {
    const { classes } = await engine([line]).insights({});
    const none = { human: 0, 'other-bot': 0, unknown: 0 };
    expect(classes).toMatchObject({ ...none, ...expected });
  });
});

describe('Vercel', () => {
  const entry = (requestId: string | undefined, source: string, path = '/a', statusCode = 200) => ({
    source,
    requestId,
    proxy: { timestamp: Date.parse(ISO), method: 'GET', path, statusCode, userAgent: [BROWSER] },
  });

  it('counts several entries of one request as one view', async () => {
    const one = engine([
      entry('fra1::1', 'edge'),
      entry('fra1::1', 'lambda'),
      entry('fra1::2', 'static'),
      entry('fra1::3', 'static', '/lost', 404),
      entry('fra1::3', 'lambda', '/lost', 404),
      entry(undefined, 'static'),
      entry(undefined, 'static'),
    ]);
    expect((await one.views({})).totals.total).toBe(4);
    expect((await one.insights({})).missing).toEqual([{ path: '/lost', ai: 0, human: 1 }]);
  });
});
