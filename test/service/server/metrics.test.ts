import { describe, expect, it } from 'vitest';
import { createProbeServer } from '../../../src/service/server/probe-server.ts';
import { InstantClock } from '../../support/clock.ts';
import { scriptedService } from '../../support/scripted-service.ts';
import { onSocket, testServer } from '../../support/serve.ts';
import { silentLog } from '../../support/silent-log.ts';

const TOKEN = 'token-of-the-scraper';
const metrics = { token: TOKEN, render: async () => 'docket_up 1\n' };

const server = (measured: typeof metrics | undefined) =>
  testServer(scriptedService().service, undefined, { metrics: measured });
const probes = (measured: typeof metrics | undefined) =>
  createProbeServer(
    { clock: new InstantClock(), newId: () => 'r1', log: silentLog, access: () => {} },
    { metrics: measured, reach: async () => {} },
  );

describe.each([
  ['a server', server],
  ['a worker', probes],
])('%s', (_, open) => {
  const ask = async (measured: typeof metrics | undefined, authorization = '', method = 'GET') => {
    const url = await onSocket(open(measured));
    return fetch(`${url}/metrics`, { method, headers: { Authorization: authorization } });
  };

  it('shows its metrics to whoever has the token', async () => {
    const answer = await ask(metrics, `Bearer ${TOKEN}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(await answer.text()).toBe('docket_up 1\n');
  });

  it.each(['', 'Bearer', `Bearer ${TOKEN}x`, `Bearer ${TOKEN.slice(1)}`, `Basic ${TOKEN}`])(
    'refuses %j',
    async (authorization) => {
      const answer = await ask(metrics, authorization);
      expect(answer.status).toBe(401);
      expect(await answer.text()).not.toContain('docket_up');
    },
  );

  it('has none where no token is set', async () => {
    expect((await ask(undefined, `Bearer ${TOKEN}`)).status).toBe(404);
    expect((await ask(undefined, 'Bearer ')).status).toBe(404);
  });

  it('is alive, and ready', async () => {
    const url = await onSocket(open(undefined));
    expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ status: 'ok' });
    expect(await (await fetch(`${url}/readyz`)).json()).toEqual({ status: 'ready' });
  });
});

describe('keys of the API', () => {
  it('do not open the metrics, also those with `admin`', async () => {
    const measured = server(metrics);
    const key = measured.addKey('acme', 'admin-secret', ['admin']);
    const url = await onSocket(measured);
    const answer = await fetch(`${url}/metrics`, { headers: { Authorization: `Bearer ${key}` } });
    expect(answer.status).toBe(401);
  });
});
