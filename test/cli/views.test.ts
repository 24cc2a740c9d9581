import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { viewsCommand } from '../../src/cli/views.ts';
import { InstantClock } from '../support/clock.ts';
import { testGit } from '../support/repository.ts';
import { Site, SiteService, SiteSource } from '../support/site.ts';
import { tempDir } from '../support/temp.ts';
import { testTerminal } from '../support/terminal.ts';

const REMOTE = ['--base-url', 'http://localhost:8787', '--project', 'acme'];

async function views(argv: string[], { pages = 600, live = false } = {}) {
  const out = tempDir('docket-views');
  const terminal = testTerminal({ live });
  const site = new Site({ pages });
  const service = new SiteService(site);
  const connected: unknown[] = [];
  const command = viewsCommand({
    openGit: async () => testGit,
    connect: async (...args) => {
      connected.push(args[0]);
      return service;
    },
    readLogs: async (...args) => {
      connected.push(args[0]);
      return new SiteSource(site);
    },
    openSource: async () => null,
    explain: async () => ({ format: undefined, lines: [] }),
    clock: new InstantClock(Date.UTC(2026, 10, 15, 6)),
    random: () => 0.5,
  });
  const code = await command.run([...argv, '--out', out], terminal);
  return { code, out, connected, service, stdout: terminal.stdout, stderr: terminal.stderr };
}

describe('docket views', () => {
  it('writes the files and prints figures and names', async () => {
    const { code, out, stdout, stderr, connected } = await views(REMOTE);
    expect(code).toBe(0);
    expect(connected).toEqual(['http://localhost:8787']);
    expect(stdout).toMatch(/^Nov 8–14, 2026: [\d,]+ views\n {2}Views by people +[\d,]+ {2}[+−±]/);
    for (const name of ['page-views.csv', 'page-views.json', 'report.html', 'README.md']) {
      expect(stdout).toContain(`${out}/${name}\n`);
      expect(existsSync(join(out, name))).toBe(true);
    }
    expect(stderr.match(/Reading pages/g)).toHaveLength(1);
  });

  it('reads access logs without a limit on requests, and hands the history on', async () => {
    const { connected, out } = await views(
      ['--access-logs', 'logs/*.gz', '--access-logs', 'more.log', '--data', '.docket'],
      { pages: 30_000 },
    );
    expect(connected).toEqual([
      { globs: ['logs/*.gz', 'more.log'], data: '.docket', config: undefined },
    ]);
    const rows = readFileSync(join(out, 'page-views.csv'), 'utf8').trimEnd().split('\r\n');
    expect(rows.length).toBeGreaterThan(25_000);
  });

  it('asks a service no more often than allowed, and says what is missing', async () => {
    const few = [...REMOTE, '--max-requests', '100'];
    const { service, stderr, code } = await views(few, { pages: 30_000 });
    expect(code).toBe(0);
    expect(service.asked).toHaveLength(100);
    expect(stderr).toMatch(/Missing: Only 25,000 pages could be fetched/);
    expect(stderr).toContain('--max-requests');
    const more = await views(REMOTE, { pages: 30_000 });
    expect(more.stderr).not.toContain('Missing');
  });

  it('takes dates and formats', async () => {
    const { service, out } = await views([
      ...REMOTE,
      ...['--from', '2026-11-01', '--to', '2026-11-04', '--formats', 'json'],
    ]);
    expect(service.asked[0]).toMatchObject({ dateFrom: '2026-11-01', dateTo: '2026-11-04' });
    expect(existsSync(join(out, 'page-views.csv'))).toBe(false);
    const json = JSON.parse(readFileSync(join(out, 'page-views.json'), 'utf8'));
    expect(json.days).toHaveLength(3);
  });

  it('draws a bar where a line can be rewritten', async () => {
    const { stderr } = await views(REMOTE, { live: true });
    expect(stderr).toContain('░');
    expect(stderr).toMatch(/Reading previous period +█{24} 600/);
    expect(stderr.endsWith('\n')).toBe(true);
  });

  it.each([
    [[], /Choose a source/],
    [[...REMOTE, '--access-logs', 'x'], /Choose one source/],
    [['--base-url', 'http://x'], /requires `--project ID`/],
    [[...REMOTE, '--range', 'last-year'], /`--range` must be one of last-7-days/],
    [[...REMOTE, '--range', 'last-7-days', '--from', '2026-11-01'], /cannot be used with `--from`/],
    [
      [...REMOTE, '--formats', 'csv,pdf'],
      /`--formats` must be a list of csv, json, html; got `pdf`/,
    ],
    [[...REMOTE, '--data', 'x'], /`--data` requires `--access-logs`/],
    [[...REMOTE, 'stray.log'], /Put globs in quotes/],
    [[...REMOTE, '--from', '2026-02-31'], /is not valid/],
  ])('refuses %j with a sentence', async (argv, sentence) => {
    await expect(views(argv)).rejects.toThrow(sentence);
  });
});
