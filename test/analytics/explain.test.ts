// `docket views --explain`: what it says must be what is counted.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Analytics } from '../../src/analytics/analytics.ts';
import { explainLog } from '../../src/analytics/explain.ts';
import type { LogSource } from '../../src/analytics/log-source.ts';
import { explanationText } from '../../src/cli/views-explain.ts';
import { findLogFiles } from '../../src/store/log-files.ts';
import { logLine } from '../support/access-logs.ts';
import { InstantClock } from '../support/clock.ts';
import { logOf } from '../support/log-source.ts';

const LOGS = join(import.meta.dirname, '../fixtures/analytics/logs');
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
  day     2026-10-03 UTC
  method  GET
  path    /guide/
  status  200
  agent   claude-code/2.1
  reader  coding-agent, Claude Code
  → A request for the page /guide.

Line 2: nonsense
  → Cannot be read: no time in brackets.
`);
  });

  it('says when there is no known format', async () => {
    const explained = explanationText('x', await explainLog(logOf('x', 'what\n')));
    expect(explained).toContain(
      'x: unknown format. docs/page-views.md lists the supported formats',
    );
  });
});
