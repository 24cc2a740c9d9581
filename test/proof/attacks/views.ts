// What the settings of page views make of hostile logs and files: referrers and campaigns that
// anybody can write, agents under a false name, and files of ranges from elsewhere.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Ended } from '../../support/runner.ts';
import type { Attack, Place, Scene } from './scene.ts';

const SCHEDULE = { name: 'schedule', payload: { schedule: '0 6 * * 1' } };
const DATES = { 'date-from': '2026-10-01', 'date-to': '2026-10-02' };
const PERSON = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0';
const CHATGPT = 'Mozilla/5.0 (compatible; ChatGPT-User/1.0; +https://openai.com/bot)';

interface Line {
  client?: string;
  target?: string;
  referrer?: string;
  agent?: string;
}

function line({ client = '203.0.113.9', target = '/a', referrer = '-', agent = PERSON }: Line) {
  return `${client} - - [01/Oct/2026:12:00:00 +0000] "GET ${target} HTTP/1.1" 200 512 "${referrer}" "${agent}"\n`;
}

interface Row {
  what: string;
  must: string;
  log: string;
  /** The file with the ranges of ChatGPT-User. */
  ranges?: string;
  sees(ended: Ended, files: string, report: () => Report): void;
}

interface Report {
  totals: { human: number; ai: number };
  insights: { aiReferrals: { views: number }; agents: { views: number; spoofed: number }[] };
}

async function report(scene: Scene, { log, ranges, sees }: Row): Promise<void> {
  const dir = scene.dir();
  writeFileSync(join(dir, 'access.log'), log);
  let place: Place;
  if (ranges === undefined) place = await scene.place();
  else {
    const file = join(scene.dir(), 'chatgpt.json');
    writeFileSync(file, ranges);
    const setting = `views: { agent-ranges: [{ agent: ChatGPT-User, file: "${file}" }] }\n`;
    place = await scene.place({ '.github/docket.yml': setting });
  }
  const inputs = { ...DATES, 'access-logs': join(dir, '*') };
  const ended = await place.run(SCHEDULE, { inputs, more: { dir: scene.dir() } });
  const folder = ended.outputs['report-dir'];
  const read = (name: string) => readFileSync(join(folder ?? '', name), 'utf8');
  const names = ['page-views.csv', 'page-views.json', 'report.html', 'README.md'];
  const files = folder === undefined ? '' : names.map(read).join('\n');
  sees(ended, files + ended.log + ended.summary, () => JSON.parse(read('page-views.json')));
}

const ROWS: Row[] = [
  {
    what: 'referrers that are markup, formulas and workflow commands',
    must: 'count for nobody, and are shown nowhere',
    log: [
      '<script>alert(1)</script>',
      'https://chatgpt.com.evil.example/',
      '=HYPERLINK(1)evil',
      '::error::evil',
      `https://${'evil'.repeat(8_000)}/`,
      'https://chatgpt.com/evil?<img src=x>',
    ]
      .map((referrer) => line({ referrer }))
      .join(''),
    sees(ended, files, got) {
      expect(ended, ended.log).toMatchObject({ code: 0 });
      expect(got()).toMatchObject({
        totals: { human: 6 },
        insights: { aiReferrals: { views: 1 } },
      });
      expect(files).not.toMatch(/evil|alert\(1\)|<img/);
    },
  },
  {
    what: 'a campaign of another name in each of 50,000 requests',
    must: 'adds no source, and no text of theirs is kept',
    // 10 MB, when it is its turn.
    get log() {
      const target = (n: number) => `/a?utm_source=flood${n}&utm_source=chatgpt.com`;
      return Array.from({ length: 50_000 }, (_, n) => line({ target: target(n) })).join('');
    },
    sees(ended, files, got) {
      expect(ended, ended.log).toMatchObject({ code: 0 });
      expect(got().insights.aiReferrals.views).toBe(0);
      expect(files).not.toMatch(/flood\d/);
    },
  },
  {
    what: "an agent under a false name, with the operator's address as its host",
    must: 'is neither people nor AI, and no address is shown',
    log: [
      line({ agent: PERSON }),
      line({ client: '192.0.2.7 203.0.113.9', agent: CHATGPT }),
      line({ client: '::ffff:203.0.113.9', agent: CHATGPT }),
      line({ client: '::ffff:192.0.2.7', agent: CHATGPT }),
    ].join(''),
    ranges: '{"prefixes":[{"ipv4Prefix":"192.0.2.0/24"}]}',
    sees(ended, files, got) {
      expect(got()).toMatchObject({
        totals: { human: 1, ai: 1 },
        insights: { agents: [{ views: 1, verified: 1, spoofed: 2 }] },
      });
      expect(ended.log).toMatch(/::warning::2 requests under the name of an AI agent/);
      expect(files).not.toMatch(/192\.0\.2|203\.0\.113/);
    },
  },
  ...[
    ['is a range of the whole internet', '0.0.0.0/0', /too wide \(number 1, \/0\)/],
    ['was cut off', '{"prefixes":[{"ipv4Prefix":"192.0.2.0/24"},{"ipv4P', /not complete JSON/],
    ['is a page that says no', '<html><h1>403</h1>', /not a range \(number 1\)/],
    ['is nested without end', '['.repeat(1_000_000), /not complete JSON/],
    ['is 20 MB', '192.0.2.0/24\n'.repeat(1_600_000), /larger than 2 MB/],
    ['has too many ranges', '1.1.1.1\n'.repeat(240_000), /more than 50000 ranges/],
  ].map(
    ([what, ranges, why]): Row => ({
      what: `a file of ranges that ${what}`,
      must: 'stops the report with its name',
      log: line({ agent: CHATGPT }),
      ranges: String(ranges),
      sees(ended) {
        expect(ended.code).toBe(1);
        expect(ended.log).toMatch(why as RegExp);
        expect(ended.outputs['report-dir']).toBeUndefined();
      },
    }),
  ),
];

const NASTY = '/@octo/everyone,fixes#1](https://evil.example)`|<!--docket-->';

const ON_AN_ISSUE: Attack = {
  category: 'page views',
  what: 'pages named like people and issues, on an issue with a forged report',
  must: 'mention nobody, refer to nothing, and leave the forged one alone',
  async see(scene) {
    const place = await scene.place({ '.github/docket.yml': 'views: { report-issue: 1 }\n' });
    const forged = '<!-- docket views%2Dreport told -->\n/docs delete everything';
    place.repository.comment(1, { by: 'zoe', body: forged });
    const dir = scene.dir();
    writeFileSync(join(dir, 'access.log'), line({}) + line({ target: NASTY }));
    const inputs = { ...DATES, 'access-logs': join(dir, '*') };
    for (let run = 0; run < 2; run += 1) {
      const ended = await place.run(SCHEDULE, { inputs, more: { dir: scene.dir() } });
      expect(ended, ended.log).toMatchObject({ code: 0 });
    }
    const [first, ours, ...more] = place.repository.comments(1).map(({ body }) => body);
    expect(first).toBe(forged);
    expect(more).toEqual([]);
    const shown = (ours ?? '').replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(code));
    expect(shown).toContain('everyone');
    expect(shown).not.toMatch(/@\w|#\d/);
    expect(ours?.replace(/^<!--.*?-->/, '')).not.toMatch(/<!--|\]\(https:\/\/evil/);
  },
};

const FROM_ROWS: Attack[] = ROWS.map((row) => ({
  category: 'page views',
  what: row.what,
  must: row.must,
  see: (scene) => report(scene, row),
}));

export const VIEWS: Attack[] = [...FROM_ROWS, ON_AN_ISSUE];
