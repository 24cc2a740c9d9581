import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { END_BYTES, failedPart, MOST_BYTES, readLogEnd } from '../../src/github/job-log.ts';
import { Unavailable } from '../../src/shared/errors.ts';
import { atTestEnd } from '../support/test-end.ts';

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  atTestEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/log`;
}

const read = (url: string) => readLogEnd(url, (address, headers) => fetch(address, { headers }));

describe('the end of a log', () => {
  it('is all of a short one', async () => {
    expect(await read(await serve((_, response) => response.end('one\ntwo')))).toBe('one\ntwo');
  });

  it('is asked for as a range of a long one', async () => {
    const asked: (string | undefined)[] = [];
    const log = `${'x'.repeat(3 * END_BYTES)}end`;
    const url = await serve(({ headers }, response) => {
      asked.push(headers.range);
      const from = Number(/\d+/.exec(headers.range ?? '')?.[0] ?? 0);
      const part = log.slice(from);
      response.writeHead(headers.range ? 206 : 200, { 'content-length': part.length });
      response.end(part);
    });
    const end = await read(url);
    expect([end.length, end.slice(-4)]).toEqual([END_BYTES, 'xend']);
    expect(asked).toEqual([undefined, `bytes=${log.length - END_BYTES}-`]);
  });

  it('is cut out of a long one where there are no ranges', async () => {
    const url = await serve((_, response) => {
      for (let n = 0; n < 40; n += 1) response.write('x'.repeat(END_BYTES / 8));
      response.end('end');
    });
    const end = await read(url);
    expect([end.length, end.slice(-4)]).toEqual([END_BYTES, 'xend']);
  });

  it('is not looked for without end', async () => {
    let sent = 0;
    const url = await serve((_, response) => {
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(2 ** 20))) sent += 2 ** 20;
      };
      response.on('drain', more);
      more();
    });
    expect(await read(url)).toBe('');
    expect(sent).toBeLessThan(2 * MOST_BYTES);
  });

  it('is nothing when the log is gone, and an error of ours when the connection breaks', async () => {
    expect(await read(await serve((_, response) => response.writeHead(410).end('gone')))).toBe('');
    expect(await read('file:///etc/passwd')).toBe('');
    const broken = await serve((_, response) => {
      response.writeHead(200, { 'content-length': 100 });
      response.write('x');
      response.destroy();
    });
    await expect(read(broken)).rejects.toThrow(Unavailable);
  });
});

describe('the part of a log that failed', () => {
  const line = (second: number, text: string) =>
    `2026-11-01T12:00:${String(second).padStart(2, '0')}.1234567Z ${text}`;
  const LOG = [
    `\ufeff${line(1, '##[group]Set up job')}`,
    line(2, 'ready'),
    line(10, '##[group]Run npm test'),
    line(11, '\u001b[31m1 test failed\u001b[0m'),
    line(12, '##[error]Process completed with exit code 1.'),
    line(20, 'Post job cleanup.'),
  ].join('\r\n');
  const step = (conclusion: string, from: string, to: string) => ({
    conclusion,
    started_at: `2026-11-01T12:00:${from}Z`,
    completed_at: `2026-11-01T12:00:${to}Z`,
  });

  it('is what the failed steps printed, without times, colors and marks', () => {
    const steps = [step('success', '01', '05'), step('failure', '10', '13')];
    expect(failedPart(LOG, steps)).toBe(
      '1 test failed\n##[error]Process completed with exit code 1.',
    );
  });

  it.each([
    ['there are no steps', []],
    ['the times do not fit', [step('failure', '50', '55')]],
    ['the times are missing', [{ conclusion: 'failure', started_at: null }]],
  ])('is everything when %s', (_, steps) => {
    expect(failedPart(LOG, steps)).toBe(
      'ready\n1 test failed\n##[error]Process completed with exit code 1.\nPost job cleanup.',
    );
  });
});
