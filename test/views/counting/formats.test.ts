// The same two days as many kinds of log have them.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findLogFiles } from '../../../src/store/log-files.ts';
import { Analytics } from '../../../src/views/counting/analytics.ts';
import { InstantClock } from '../../support/clock.ts';

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
