import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { openLines } from '../../../src/service/server/open-server.ts';
import { about } from '../../../src/shared/runtime.ts';

const ENTRY = {
  ...{ time: '2026-11-16T10:00:00.000Z', requestId: 'r1', method: 'GET', route: '/healthz' },
  ...{ status: 200, ms: 3 },
};

async function written(env: NodeJS.ProcessEnv, live = false): Promise<string[]> {
  let text = '';
  const err = (more: string) => {
    text += more;
  };
  const { log, access } = openLines({ err, live }, env);
  access(ENTRY);
  for (const level of ['debug', 'info', 'warn', 'error'] as const) {
    about(log, { job: 'j1' })[level](`a\n${level}`);
  }
  await turn();
  return text.split('\n').slice(0, -1);
}

describe('The lines of a server', () => {
  it('are JSON, and text in a terminal or where it is wanted', async () => {
    const json = (await written({})).map((line) => JSON.parse(line));
    expect(json[0]).toEqual(ENTRY);
    expect(json[1]).toMatchObject({ level: 'info', job: 'j1', message: 'a\ninfo' });
    const text = await written({}, true);
    expect(text[0]).toBe('2026-11-16T10:00:00.000Z info  GET /healthz 200 in 3 ms requestId=r1');
    expect(text).toHaveLength(4);
    expect(text[3]).toMatch(/Z error a\S*error job=j1$/);
    expect((await written({ DOCKET_LOG_FORMAT: 'text' }))[0]).toBe(text[0]);
    expect((await written({ DOCKET_LOG_FORMAT: 'json' }, true))[0]).toBe(JSON.stringify(ENTRY));
  });

  it.each([
    ['debug', 5],
    ['info', 4],
    ['warn', 2],
    ['error', 1],
  ])('of level %s and above are %i of these', async (level, count) => {
    expect(await written({ DOCKET_LOG_LEVEL: level })).toHaveLength(count);
  });

  it('have a level and a format that exist', async () => {
    await expect(written({ DOCKET_LOG_LEVEL: 'loud' })).rejects.toThrow(
      'DOCKET_LOG_LEVEL must be debug, info, warn, error, not `loud`.',
    );
  });
});
