// Access logs, where strangers write what they like: anybody can ask a site for any page under any
// name. Through the bundle as a scheduled run, into the files, the summary and the run's own log.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect } from 'vitest';
import { logLine } from '../../support/access-logs.ts';
import type { Ended } from '../../support/runner.ts';
import type { Attack, Place, Scene } from './scene.ts';

const SCHEDULE = { name: 'schedule', payload: { schedule: '0 6 * * 1' } };
const DATES = { 'date-from': '2026-10-01', 'date-to': '2026-10-08' };
const ESC = '\u001b';

interface Seen {
  ended: Ended;
  csv: string;
  html: string;
  /** The pages that were counted, by path. */
  counts: Record<string, number>;
}

interface Row {
  what: string;
  must: string;
  /** Made when it is needed: a worker that holds large ones starts each program more slowly. */
  log: string | (() => string | Buffer);
  /** The log's name. */
  name?: string;
  expects(seen: Seen): void;
}

async function report(scene: Scene, place: Place, { log, name = 'access.log' }: Row) {
  const dir = scene.dir();
  writeFileSync(join(dir, name), typeof log === 'string' ? log : log());
  const inputs = { ...DATES, 'access-logs': join(dir, '*') };
  const ended = await place.run(SCHEDULE, { inputs, more: { dir: scene.dir() } });
  expect(ended, ended.log).toMatchObject({ code: 0 });
  const read = (file: string) =>
    readFileSync(join(ended.outputs['report-dir'] ?? '', file), 'utf8');
  const { views } = JSON.parse(read('page-views.json')) as {
    views: { path: string; total: number }[];
  };
  const counts = Object.fromEntries(views.map(({ path, total }) => [path, total]));
  return { ended, csv: read('page-views.csv'), html: read('report.html'), counts };
}

/** Whatever was in the log, these hold. */
function harmless({ ended, csv, html }: Seen): void {
  // A cell that begins so is a formula to a spreadsheet.
  for (const line of csv.split('\n').slice(1)) expect(line).toMatch(/^(?:"?\/|$)/);
  expect(html.match(/<script\b/gi)).toHaveLength(2);
  expect(html).not.toMatch(/<img|\son\w+\s*=\s*["']?alert/i);
  for (const text of [ended.log, ended.summary, csv, html]) {
    expect(text).not.toMatch(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069]/);
    expect(text).not.toContain(ESC);
  }
  expect(ended.log).not.toMatch(/^::(?!add-mask::|warning::|debug::|group::|endgroup::|notice::)/m);
}

const one = logLine(1, '/a');
const ROWS: Row[] = [
  {
    what: 'a page whose name is a formula',
    must: 'is a path in every cell',
    log: one + logLine(1, `/=cmd|'/c+calc'!A1`) + logLine(1, '/%0D%0A=HYPERLINK(%22x%22)'),
    expects: ({ csv }) => expect(csv.trimEnd().split('\n')).toHaveLength(4),
  },
  {
    what: 'quotes, commas and line ends in a name',
    must: 'stay in their cell',
    log: one + logLine(1, '/a%22,1,1%0A=1+1,%22'),
    expects: ({ csv }) => expect(csv).toContain('\n"/a"",1,1%0A=1+1,""",1,'),
  },
  {
    what: 'a name that ends the script of the report',
    must: 'is text there',
    log:
      one +
      logLine(1, '/</script><script>alert(1)</script>') +
      logLine(1, '/<img/src=x/onerror=alert(1)>'),
    expects: ({ html }) => expect(html).not.toContain('<script>alert'),
  },
  {
    what: 'a name that turns the summary into something else',
    must: 'is text there',
    log: one + logLine(1, '/](https://evil.example)`|<!--@octo/everyone-->fixes#1'),
    expects({ ended }) {
      const [row = ''] = ended.summary.split('\n').filter((line) => line.includes('evil.example'));
      expect(row).toMatch(/^\| <code>[\w/.&#;-]+<\/code> \| 1 \|/);
    },
  },
  {
    what: 'invisible and turning characters in a name',
    must: 'stay encoded',
    log: one + logLine(1, '/%E2%80%AEfdp') + logLine(1, '/\u200bb') + logLine(1, `/c${ESC}[2J`),
    expects: ({ counts }) =>
      expect(counts).toEqual({ '/a': 1, '/%E2%80%AEfdp': 1, '/%E2%80%8Bb': 1, '/c%1B[2J': 1 }),
  },
  {
    what: 'pages by the names of what every object has',
    must: 'are pages like others',
    log: ['/__proto__', '/constructor', '/__proto__', '/toString']
      .map((path) => logLine(1, path))
      .join(''),
    expects: ({ csv }) =>
      expect(csv).toMatch(/^\/__proto__,2,.*\s+\/constructor,1,.*\s+\/toString,1,/m),
  },
  {
    what: 'an agent that is a page of HTML',
    must: 'is nobody, or counted without its words',
    log: one + logLine(1, '/b.md', '<script>alert(1)</script><img src=x onerror=alert(1)>'),
    expects: ({ counts }) => expect(Object.keys(counts)).toContain('/a'),
  },
  {
    what: 'a line of 30 MB',
    must: 'is one line that could not be read',
    log: () => `${one}${'x'.repeat(30_000_000)}\n${one}`,
    expects({ ended, counts }) {
      expect(counts).toEqual({ '/a': 2 });
      expect(ended.log).toMatch(/1 of 3 lines could not be read/);
    },
  },
  {
    what: 'a gzip file that is 200 times as large inside',
    must: 'is read in little memory, and what it says is counted',
    log: () =>
      gzipSync(
        Buffer.concat([Buffer.from(one), Buffer.alloc(200_000_000, 32), Buffer.from(`\n${one}`)]),
      ),
    expects: ({ counts }) => expect(counts).toEqual({ '/a': 2 }),
  },
  {
    what: 'a gzip file that is cut off',
    must: 'counts as far as it goes, and is named',
    log: () => gzipSync(one.repeat(20_000)).subarray(0, -12),
    expects: ({ ended }) =>
      expect(ended.log).toMatch(/::warning::.*access\.log is truncated or damaged/),
  },
  {
    what: 'JSON lines nested without end, with a prototype',
    must: 'are lines that could not be read, and a page',
    log: [
      '{"ClientRequestURI":"/a","ClientRequestMethod":"GET","EdgeResponseStatus":200,"EdgeStartTimestamp":"2026-10-01T12:00:00Z","ClientRequestUserAgent":"Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0","__proto__":{"ClientRequestURI":"/forged"}}',
      `{"a":${'['.repeat(60_000)}`,
      `{"__proto__":${'{"a":'.repeat(10_000)}`,
      '',
    ].join('\n'),
    expects: ({ counts, ended }) => {
      expect(counts).toEqual({ '/a': 1 });
      expect(ended.log).toMatch(/2 of 3 lines could not be read/);
    },
  },
  {
    what: 'times that no calendar has',
    must: 'count for no day',
    log: [
      one,
      ...[
        '99/Oct/2026:12:00:00 +0000',
        '01/Xxx/2026:12:00:00 +0000',
        '01/Oct/0000:99:99:99 +9999',
      ].map((time) => one.replace(/\[.*?\]/, `[${time}]`)),
    ].join(''),
    expects: ({ counts }) => expect(counts).toEqual({ '/a': 1 }),
  },
  {
    what: 'agents and names made to send patterns back and forth',
    must: 'are read like others',
    log: [
      one,
      logLine(1, `/${'a/'.repeat(12_000)}`, `Mozilla/5.0 (${' '.repeat(20_000)}`),
      logLine(1, `/${'%2e'.repeat(8_000)}`, `Mozilla/5.0 ${'(KHTML, '.repeat(3_000)}`),
      logLine(1, `/${'index/'.repeat(5_000)}`, 'bot'.repeat(9_000)),
      logLine(1, `/${'.md'.repeat(9_000)}`, `${'a;'.repeat(9_000)}b`),
    ].join(''),
    expects: ({ counts }) => expect(counts['/a']).toBe(1),
  },
  {
    what: 'a log whose name is a workflow command',
    must: 'is named without being one',
    name: 'a\n::error::forged\n.log',
    log: `${one}junk\n`,
    expects({ ended }) {
      expect(ended.log).not.toMatch(/^::error::/m);
      expect(ended.log).toMatch(/1 of 2 lines could not be read/);
    },
  },
  {
    what: 'a log whose name clears the screen and sets the title',
    must: 'is named without doing so',
    name: `a${ESC}[2J${ESC}]0;evil\u0007\u202e.log`,
    log: `${one}junk\n`,
    expects: ({ ended }) => expect(ended.log).toMatch(/1 of 2 lines could not be read/),
  },
  {
    what: 'a line that is a workflow command',
    must: 'is told without being one',
    log: `${one}::set-output name=x::1\n::stop-commands::y\n%0A::error::z\n`,
    expects: ({ ended }) => expect(ended.log).toMatch(/3 of 4 lines could not be read/),
  },
];

export const LOGS: Attack[] = ROWS.map((row) => ({
  category: 'access logs',
  what: row.what,
  must: row.must,
  async see(scene) {
    const seen = await report(scene, await scene.place(), row);
    harmless(seen);
    row.expects(seen);
  },
}));
