import { describe, expect, it } from 'vitest';
import { createTraces } from '../../../src/service/telemetry/traces.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { silentLog } from '../../support/silent-log.ts';
import { wire } from '../../support/wire.ts';

interface Sent {
  resourceSpans: {
    resource: { attributes: unknown[] };
    scopeSpans: {
      spans: { traceId: string; spanId: string; name: string; attributes: unknown[] }[];
    }[];
  }[];
}

/** A receiver on a socket, which answers with this status. */
async function setUp(status = 200) {
  const receiver = await wire((response) => void response.writeHead(status).end());
  const clock = new ManualClock();
  const warnings: string[] = [];
  let randoms = 0;
  const traces = createTraces({
    endpoint: `${receiver.url}/otel/`,
    headers: { 'x-api-key': 'k1' },
    service: 'docs-bot',
    version: '1.2.3',
    fetch,
    random: (bytes) => String(++randoms).padStart(bytes * 2, '0'),
    clock,
    log: { ...silentLog, warn: (message) => warnings.push(message) },
  });
  const spans = () =>
    receiver.seen.flatMap(({ body }) =>
      (JSON.parse(body) as Sent).resourceSpans.flatMap(({ scopeSpans }) =>
        scopeSpans.flatMap((scope) => scope.spans),
      ),
    );
  return { traces, clock, warnings, spans, requests: receiver.seen };
}

const request = { method: 'GET', route: '/healthz', status: 200, startedAt: 1_000, ms: 5 };
const turn = {
  ...{ project: 'acme', job: 'a1', state: 'failed' as const },
  ...{ receivedAt: 0, startedAt: 2_000, endedAt: 3_000, usage: { inputTokens: 9 } },
};

describe('traces', () => {
  it('go to the receiver as JSON of OpenTelemetry', async () => {
    const { traces, requests, spans } = await setUp();
    traces.request(request);
    traces.instruction(turn);
    await traces.close();
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({
      method: 'POST',
      path: '/otel/v1/traces',
      headers: { 'content-type': 'application/json', 'x-api-key': 'k1' },
    });
    const [first, second] = spans();
    expect(first).toMatchObject({
      name: 'GET /healthz',
      kind: 2,
      startTimeUnixNano: '1000000000',
      endTimeUnixNano: '1005000000',
      status: {},
    });
    expect(second).toMatchObject({ name: 'instruction', kind: 5, status: { code: 2 } });
    expect(second?.traceId).toMatch(/^[0-9a-f]{32}$/);
    expect(second?.spanId).toMatch(/^[0-9a-f]{16}$/);
    expect(second?.attributes).toContainEqual({ key: 'docket.job', value: { stringValue: 'a1' } });
    expect(second?.attributes).toContainEqual({
      key: 'gen_ai.usage.input_tokens',
      value: { intValue: '9' },
    });
    expect(requests[0]?.body).toContain(
      '{"key":"service.name","value":{"stringValue":"docs-bot"}}',
    );
  });

  it('of one job are one trace, whoever works on it', async () => {
    const { traces, spans } = await setUp();
    for (const job of ['a1', 'a1', 'b2']) traces.instruction({ ...turn, job });
    await traces.close();
    const [first, second, third] = spans().map(({ traceId }) => traceId);
    expect(first).toBe(second);
    expect(first).not.toBe(third);
  });

  it('are bounded: what a receiver cannot take in time is dropped', async () => {
    const { traces, spans, requests } = await setUp();
    for (let n = 0; n < 5_000; n += 1) traces.request(request);
    await traces.close();
    expect(spans()).toHaveLength(2_048);
    expect(requests).toHaveLength(4);
  });

  it('that cannot be sent are reported once, and nothing else fails', async () => {
    const { traces, warnings } = await setUp(503);
    for (let n = 0; n < 1_000; n += 1) traces.request(request);
    await traces.close();
    expect(warnings).toEqual([
      'Traces could not be sent and are dropped: the receiver returned 503',
    ]);
  });

  it('ask for no connection before there is something to send', async () => {
    const { traces, clock, requests } = await setUp();
    clock.advance(60_000);
    await traces.close();
    expect(requests).toEqual([]);
  });
});
