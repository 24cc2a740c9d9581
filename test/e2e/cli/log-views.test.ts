import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { views } from '../../../src/cli/views.ts';
import { ViewsResult } from '../../../src/contract/schemas.ts';
import { AI, logLine } from '../../support/access-logs.ts';
import { docket, docketServe } from '../../support/cli.ts';
import { keyAdmin } from '../../support/key-admin.ts';
import { repositoryWith } from '../../support/repository.ts';
import { tempDir } from '../../support/temp.ts';
import { testTerminal } from '../../support/terminal.ts';

const RANGE = ['--from', '2026-10-01', '--to', '2026-11-01', '--formats', 'json'];

function folder() {
  const dir = tempDir();
  const logs = join(dir, 'logs');
  const out = join(dir, 'report');
  mkdirSync(logs);
  const report = () => JSON.parse(readFileSync(join(out, 'page-views.json'), 'utf8'));
  const data = join(dir, 'data');
  return { logs, out, report, data };
}

describe('docket views with access logs', () => {
  it('draws a bar while it reads them', async () => {
    const { logs, out } = folder();
    writeFileSync(join(logs, 'access.log'), logLine(2, '/a'));
    const terminal = testTerminal({ live: true });
    const glob = join(logs, 'access.log');
    await views({}).run(['--access-logs', glob, ...RANGE, '--out', out], terminal);
    expect(terminal.stderr).toMatch(/Reading access logs +█{24} 100 %/);
  });

  it('counts plain and packed logs, people and AI', async () => {
    const { logs, out, report } = folder();
    writeFileSync(join(logs, 'access.log'), logLine(2, '/a') + logLine(2, '/b', AI));
    writeFileSync(join(logs, 'access.log.1.gz'), gzipSync(logLine(1, '/a')));
    const glob = join(logs, 'access.log*');
    const { code, stderr } = await docket(['views', '--access-logs', glob, ...RANGE, '--out', out]);
    expect(code).toBe(0);
    expect(stderr).toContain('Reading access logs, 100 %');
    expect(report()).toMatchObject({
      totals: { human: 2, ai: 1, total: 3 },
      views: [
        { path: '/a', human: 2, ai: 0, total: 2 },
        { path: '/b', human: 0, ai: 1, total: 1 },
      ],
      insights: { quality: { files: 2, lines: 3, rejected: 0 } },
    });
  });

  it('says nothing about the folders of this machine in what is handed on', async () => {
    const { logs, out } = folder();
    writeFileSync(join(logs, 'access.log'), logLine(2, '/a'));
    const args = ['--access-logs', join(logs, '*'), ...RANGE.slice(0, 4), '--out', out];
    expect(await docket(['views', ...args])).toMatchObject({ code: 0 });
    for (const name of ['report.html', 'README.md', 'page-views.json']) {
      expect(readFileSync(join(out, name), 'utf8'), name).not.toContain(logs);
    }
  });

  it('calls what is wrong by the name of its flag', async () => {
    const { logs, out } = folder();
    writeFileSync(join(logs, 'access.log'), '');
    const args = ['--access-logs', join(logs, '*'), ...RANGE, '--out', out];
    const { code, stderr } = await docket(['views', ...args]);
    expect([code, stderr]).toEqual([1, expect.stringContaining('Check that `--access-logs` ')]);
  });

  it('reads a log from standard input', async () => {
    const { out, report } = folder();
    const args = ['views', '--access-logs', '-', ...RANGE, '--out', out];
    expect(await docket(args, { input: logLine(3, '/a') })).toMatchObject({ code: 0 });
    expect(report().totals.total).toBe(1);
  });

  it('remembers in --data what the logs have forgotten', async () => {
    const { logs, out, report, data } = folder();
    const args = ['views', '--access-logs', join(logs, '*'), ...RANGE, '--out', out];
    writeFileSync(join(logs, 'old.log'), logLine(1, '/a'));
    await docket([...args, '--data', data]);
    rmSync(join(logs, 'old.log'));
    writeFileSync(join(logs, 'new.log'), logLine(9, '/a'));
    await docket([...args, '--data', data]);
    expect(report().totals.total).toBe(2);
  });

  it('fails with the glob when no file matches it', async () => {
    const { logs, out } = folder();
    const glob = join(logs, '*.gz');
    const ended = await docket(['views', '--access-logs', glob, ...RANGE, '--out', out]);
    expect(ended.code).toBe(1);
    expect(ended.stderr).toContain(`No access log matches \`${glob}\``);
  });
});

describe('docket serve with access logs', () => {
  it('answers page views over HTTP as the contract says', async () => {
    const { logs, data } = folder();
    writeFileSync(join(logs, 'access.log'), logLine(2, '/a') + logLine(3, '/b', AI));
    const { key } = await keyAdmin(data).create({
      project: 'demo',
      prefix: 'docket_',
      expiresAt: null,
    });
    const repo = await repositoryWith({ 'docs/index.md': '# Docs\n' });
    const server = await docketServe([
      ...['--data', data, '--project', 'demo', '--repo', repo, '--agent-command', 'true'],
      ...['--access-logs', join(logs, '*.log')],
    ]);
    const response = await fetch(
      `${server.url}/v1/analytics/demo/views?dateFrom=2026-10-01&dateTo=2026-10-03`,
      { headers: { Authorization: `Bearer ${key}` } },
    );
    expect(response.status).toBe(200);
    expect(ViewsResult.parse(await response.json())).toEqual({
      totals: { human: 1, ai: 0, total: 1 },
      views: [{ path: '/a', human: 1, ai: 0, total: 1 }],
      hasMore: false,
    });
    await server.end('SIGTERM');
  });
});

describe('docket views with ranges of agents', () => {
  const CHATGPT = 'Mozilla/5.0 (compatible; ChatGPT-User/1.0; +https://openai.com/bot)';

  async function run(agent: string, ranges: string | null) {
    const { logs, out, report } = folder();
    const file = join(logs, '../chatgpt.json');
    const config = join(logs, '../docket.yml');
    writeFileSync(join(logs, 'access.log'), logLine(2, '/a', CHATGPT));
    if (ranges !== null) writeFileSync(file, ranges);
    writeFileSync(config, `views:\n  agent-ranges:\n    - { agent: ${agent}, file: "${file}" }\n`);
    const glob = join(logs, '*');
    const args = ['views', '--access-logs', glob, ...RANGE, '--config', config, '--out', out];
    return { ended: await docket(args), report };
  }
  const prefixes = (prefix: string) => JSON.stringify({ prefixes: [{ ipv4Prefix: prefix }] });

  it('counts an agent from its own addresses', async () => {
    const { ended, report } = await run('ChatGPT-User', prefixes('203.0.113.0/24'));
    expect(ended.code).toBe(0);
    expect(report()).toMatchObject({
      totals: { ai: 1 },
      insights: { agents: [{ agent: 'ChatGPT-User', views: 1, verified: 1, spoofed: 0 }] },
    });
  });

  it('does not count it from others, and says so without an address', async () => {
    const { ended, report } = await run('ChatGPT-User', prefixes('198.51.100.0/24'));
    expect(ended.stderr).toContain(
      'Note: 1 request under the name of an AI agent came from addresses that its operator does not list. They are not counted.',
    );
    expect(report()).toMatchObject({ totals: { total: 0 }, insights: { quality: { spoofed: 1 } } });
    expect(JSON.stringify(report())).not.toContain('203.0.113');
  });

  it.each([
    ['chatgpt-user', prefixes('203.0.113.0/24'), 'Did you mean `ChatGPT-User`?'],
    ['Nobody', prefixes('203.0.113.0/24'), 'No rule has the agent `Nobody`'],
    ['ChatGPT-User', null, 'No file matches'],
    ['ChatGPT-User', '<html>', 'has an entry that is not a range (number 1)'],
    ['ChatGPT-User', ' '.repeat(2_000_001), 'is larger than 2 MB'],
  ])('stops when the ranges of %s cannot be used', async (agent, ranges, why) => {
    const { ended } = await run(agent, ranges);
    expect(ended.code).toBe(1);
    expect(ended.stderr).toContain(why);
  });
});
