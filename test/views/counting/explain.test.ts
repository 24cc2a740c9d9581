// `docket views --explain`: what it says must be what is counted.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { explanationText } from '../../../src/cli/views.ts';
import { agentRanges, parseRanges } from '../../../src/views/counting/agent-ranges.ts';
import { Analytics } from '../../../src/views/counting/analytics.ts';
import { explainLog } from '../../../src/views/counting/explain.ts';
import type { LogSource } from '../../../src/views/counting/log-source.ts';
import { findLogFiles } from '../../../src/views/logs/log-files.ts';
import { logLine } from '../../support/access-logs.ts';
import { InstantClock } from '../../support/clock.ts';
import { logOf } from '../../support/log-source.ts';

const LOGS = join(import.meta.dirname, '../../fixtures/analytics/logs');
const names = readdirSync(LOGS).filter((name) => name !== 'own-names.ndjson');

describe('the explanation of a log', () => {
  it.each(names)('agrees with the counts: %s', async (name) => {
    const logs = await findLogFiles([join(LOGS, name)]);
    const engine = new Analytics({ logs: async () => logs, clock: new InstantClock() });
    const { classes, missing } = await engine.insights({});
    const { lines } = await explainLog(logs[0] as LogSource);
    const verdicts = lines.map(({ verdict }) => verdict);
    const views = Object.values(classes).reduce((sum, count) => sum + count, 0);
    expect(verdicts.filter((text) => text.startsWith('A request for the page'))).toHaveLength(
      views,
    );
    expect(verdicts.filter((text) => text.endsWith('not found.'))).toHaveLength(missing.length);
  });

  it('shows the fields of a line, its reader and what it counts for', async () => {
    const text = `${logLine(3, '/guide/?x=1', 'claude-code/2.1')}nonsense\n`;
    const explained = explanationText('a.log', await explainLog(logOf('a.log', text)));
    expect(explained).toBe(`a.log: combined. The first 2 lines were read.

Line 1: 0.0.0.0 - - [03/Oct/2026:12:00:00 +0000] "GET /guide/?x=1 HTTP/1.1" 200 512 "-" "claude-code/2.1"
  day      2026-10-03 UTC
  method   GET
  path     /guide/
  status   200
  agent    claude-code/2.1
  reader   coding-agent, Claude Code
  referrer -
  → A request for the page /guide.

Line 2: nonsense
  → Cannot be read: no time in brackets.
`);
  });

  it.each([
    ['"https://chatgpt.com/c/1"', '/a', 'https://chatgpt.com/c/1 (ChatGPT)'],
    ['"https://example.com/"', '/a', 'https://example.com/'],
    ['"-"', '/a?utm_source=perplexity', '- (Perplexity, by utm_source)'],
    ['"http://203.0.113.9/"', '/a', 'http://0.0.0.0/'],
  ])('shows the referrer %s of %s', async (referrer, target, shown) => {
    const line = logLine(3, target).replace('"-"', referrer);
    const [explained] = (await explainLog(logOf('a.log', line))).lines;
    expect(explained?.fields).toContainEqual({ name: 'referrer', value: shown });
  });

  it('shows a referrer that the log does not have as such', async () => {
    const line = logLine(3, '/a').replace(/ "-" "[^"]*"$/m, '');
    const [explained] = (await explainLog(logOf('a.log', line))).lines;
    expect(explained?.fields).toContainEqual({ name: 'referrer', value: 'not recorded' });
  });

  it.each([
    ['192.0.2.7', 'verified: in a range of the operator'],
    ['203.0.113.9', 'spoofed: in no range of the operator, so it counts as nobody'],
    ['10.0.0.1', 'claimed: no public address'],
  ])('shows what the address %s says, but not the address', async (address, shown) => {
    const ranges = agentRanges([{ agent: 'GPTBot', prefixes: parseRanges('192.0.2.0/24', 'r') }]);
    const line = logLine(3, '/a', 'GPTBot/1.2').replace('203.0.113.9', address);
    const explanation = await explainLog(logOf('a.log', line), { ranges });
    expect(explanation.lines[0]?.fields).toContainEqual({ name: 'address', value: shown });
    expect(explanationText('a.log', explanation)).not.toContain(address);
  });

  it('says when there is no known format', async () => {
    const explained = explanationText('x', await explainLog(logOf('x', 'what\n')));
    expect(explained).toContain(
      'x: unknown format. docs/page-views.md lists the supported formats',
    );
  });
});
