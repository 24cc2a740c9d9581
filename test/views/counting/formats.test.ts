// The same two days as many kinds of log have them.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Analytics } from '../../../src/views/counting/analytics.ts';
import { explainLog } from '../../../src/views/counting/explain.ts';
import { findLogFiles } from '../../../src/views/logs/log-files.ts';
import { InstantClock } from '../../support/clock.ts';
import { logOf } from '../../support/log-source.ts';

const LOGS = join(import.meta.dirname, '../../fixtures/analytics/logs');

const OWN_NAMES = {
  time: 'when',
  method: 'req.verb',
  target: 'req.uri',
  status: 'code',
  agent: 'ua',
} as const;

function read(name: string): Analytics {
  return new Analytics({
    logs: () => findLogFiles([join(LOGS, name)]),
    jsonFields: name === 'own-names.ndjson' ? OWN_NAMES : undefined,
    clock: new InstantClock(),
  });
}

const withAgents = readdirSync(LOGS).filter((name) => name !== 'common.txt');

describe('the formats of access logs', () => {
  it.each(withAgents)('are understood: %s', async (name) => {
    const engine = read(name);
    const { quality, agents, missing } = await engine.insights({});
    expect(quality).toEqual({
      files: 1,
      lines: 15,
      rejected: 0,
      examples: [],
      daysCovered: ['2026-11-13', '2026-11-14'],
      daysMissing: [],
      daysCut: false,
      warnings: [],
      spoofed: 0,
    });
    expect(await engine.views({ dateTo: '2026-11-14' })).toEqual({
      totals: { human: 2, ai: 0, total: 2 },
      views: [
        { path: '/', human: 1, ai: 0, total: 1 },
        { path: '/guide/install', human: 1, ai: 0, total: 1 },
      ],
      hasMore: false,
    });
    expect(await engine.views({ dateFrom: '2026-11-14' })).toEqual({
      totals: { human: 2, ai: 3, total: 5 },
      views: [
        { path: '/guide/install', human: 2, ai: 1, total: 3 },
        { path: '/café', human: 0, ai: 1, total: 1 },
        { path: '/llms.txt', human: 0, ai: 1, total: 1 },
      ],
      hasMore: false,
    });
    expect(agents).toMatchObject([
      { agent: 'ChatGPT-User', class: 'assistant', views: 1 },
      { agent: 'Claude Code', class: 'coding-agent', views: 1 },
      { agent: 'GPTBot', class: 'training', views: 1 },
      { agent: 'axios (asks for Markdown)', class: 'coding-agent', views: 1 },
    ]);
    expect(missing).toEqual([{ path: '/old-page.md', ai: 1, human: 0 }]);
  });

  it('are understood without agents: common.txt', async () => {
    const { totals } = await read('common.txt').views({});
    expect(totals).toEqual({ human: 9, ai: 0, total: 9 });
  });
});

describe('what a server escapes', () => {
  const TIME = '14/Nov/2026:13:55:36 +0000';
  const AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0';
  const combined = (path: string) =>
    `192.0.2.1 - - [${TIME}] "GET ${path} HTTP/1.1" 200 9 "-" "${AGENT}"\n`;
  const haproxy = (path: string) =>
    `192.0.2.1:1 [14/Nov/2026:13:55:36.1] f b/s 0/0/0/0/0 200 9 - - ---- 1/1/0/0/0 0/0 {h|${AGENT}} "GET ${path} HTTP/1.1"\n`;
  const json = (path: string) =>
    `${JSON.stringify({ time: '2026-11-14T13:55:36Z', method: 'GET', path, status: 200, user_agent: AGENT })}\n`;
  const w3c = (path: string) =>
    `#Fields: date time cs-method cs-uri-stem sc-status cs(User-Agent)\n2026-11-14 13:55:36 GET ${path} 200 ${AGENT.replaceAll(' ', '+')}\n`;

  it.each([
    ['combined', combined('/qu\\x22ote'), '/qu"ote'],
    ['combined', combined('/qu\\"ote'), '/qu"ote'],
    ['combined', combined('/a#22b'), '/a'],
    ['HAProxy', haproxy('/qu#22ote'), '/qu"ote'],
    ['HAProxy', haproxy('/a#23b#7'), '/a%23b'],
    ['HAProxy', haproxy('/a\\x41'), '/a\\x41'],
    ['JSON, plain', json('/a\\x41"'), '/a\\x41"'],
    ['W3C', w3c('/a\\x41'), '/a\\x41'],
  ])('is undone in its own format only: %s %s', async (name, line, path) => {
    const source = logOf('access.log', line);
    expect((await explainLog(source)).format).toBe(name);
    const engine = new Analytics({ logs: async () => [source], clock: new InstantClock() });
    expect((await engine.views({})).views.map((one) => one.path)).toEqual([path]);
    expect((await explainLog(source)).lines.at(-1)?.verdict).toContain(` ${path}.`);
  });
});
