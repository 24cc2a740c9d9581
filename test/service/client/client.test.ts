import { describe, expect, it } from 'vitest';
import {
  BadAnswer,
  Conflict,
  Forbidden,
  InvalidRequest,
  NotFound,
  OutcomeUnknown,
  RateLimited,
  SetupError,
  Unauthorized,
  Unavailable,
} from '../../../src/shared/errors.ts';
import { API_KEY, testClient } from '../../support/client.ts';
import { cutShort, echoing, hangUp, json, type Reply, raw, wire } from '../../support/wire.ts';

const JOB = { id: 'j1', status: 'active' };

async function setUp(...replies: Reply[]) {
  const { url, seen } = await wire(...replies);
  return { ...testClient(url), seen, url };
}

describe('the requests of the client', () => {
  it('are those of the contract, with the key in the header', async () => {
    const { client, seen } = await setUp(json(201, JOB));
    await client.createJob('my project', { prompt: 'Fix it' }, { idempotencyKey: 'run-7' });
    await client.sendMessage('p', 'j-1', { prompt: 'More' });
    await client.getJob('p', 'j1');
    expect(seen.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /v2/agent/my%20project/job',
      'POST /v2/agent/p/job/j-1/message',
      'GET /v2/agent/p/job/j1',
    ]);
    expect(seen[0]?.body).toBe('{"prompt":"Fix it"}');
    expect(seen[0]?.headers).toMatchObject({
      authorization: `Bearer ${API_KEY}`,
      'content-type': 'application/json',
      'idempotency-key': 'run-7',
    });
    expect(seen[1]?.headers['idempotency-key']).toBe('key-1');
    expect(seen[2]?.headers['idempotency-key']).toBeUndefined();
  });

  it('ask for views with what was given and no more', async () => {
    const views = { totals: { human: 1, ai: 0, total: 1 }, views: [], hasMore: false };
    const { client, seen } = await setUp(json(200, views));
    expect(await client.getViews('p', { dateFrom: '2026-11-01', limit: 250 })).toEqual(views);
    expect(seen[0]?.path).toBe('/v1/analytics/p/views?dateFrom=2026-11-01&limit=250');
  });

  it('keep a path of the base URL', async () => {
    const { seen, url } = await setUp(json(200, JOB));
    await testClient(`${url}/api/`).client.getJob('p', 'j1');
    expect(seen[0]?.path).toBe('/api/v2/agent/p/job/j1');
  });

  it.each(['..', '.', '', 'a/b', 'a\nb'])('are not made for the id %j', async (id) => {
    const { client, seen } = await setUp(json(200, JOB));
    await expect(client.getJob('p', id)).rejects.toThrow(InvalidRequest);
    expect(seen).toEqual([]);
  });

  it('reuse connections', async () => {
    const sockets = new Set<unknown>();
    const { client } = await setUp((response, seen) => {
      sockets.add(response.socket);
      json(200, JOB)(response, seen);
    });
    for (let n = 0; n < 10; n++) await client.getJob('p', 'j1');
    // A second may be opened while the first is about to come free.
    expect(sockets.size).toBeLessThanOrEqual(2);
  });
});

describe('the answers', () => {
  it('need an id and a status and may hold anything else', async () => {
    const { client } = await setUp(json(202, { id: 'j', status: 'paused', extra: [1] }));
    expect(await client.getJob('p', 'j')).toMatchObject({ status: 'paused', extra: [1] });
  });

  it.each<[string, object, object]>([
    ['a source without a ref', { source: { repository: 'o/r', ref: null } }, {}],
    ['no source', { source: null }, {}],
    ['a source in words', { source: 'o/r' }, { source: undefined }],
    [
      'times as numbers',
      { createdAt: 1_760_000_000, archivedAt: false },
      { archivedAt: undefined },
    ],
    ['a model with parts', { model: { name: 'm' } }, { model: undefined }],
    ['a link that is a list', { prLink: ['https://x.example'] }, { prLink: undefined }],
    [
      'a link that is a script',
      { prLink: 'javascript:alert(1)' },
      { prLink: null, docket: { reason: expect.stringContaining('not a web address') } },
    ],
    ['extras of another kind', { docket: null }, { docket: undefined }],
    [
      'one odd extra',
      { docket: { reason: 'Why.', usage: 'much', checks: null } },
      { docket: { reason: 'Why.' } },
    ],
  ])('do not lose the job over %s', async (_, odd, read) => {
    const { client } = await setUp(json(201, { ...JOB, ...odd }));
    expect(await client.createJob('p', { prompt: 'x' })).toMatchObject({ ...JOB, ...read });
  });

  it.each<[string, Reply]>([
    ['HTML', raw(200, '<html>Welcome</html>')],
    ['nothing', raw(200, '')],
    ['JSON without an id', json(200, { status: 'active' })],
    ['a list', json(200, [JOB])],
    ['5 MB of JSON', json(200, { ...JOB, extra: 'x'.repeat(5_000_000) })],
  ])('are not believed when they are %s', async (_, reply) => {
    const { client } = await setUp(reply);
    await expect(client.getJob('p', 'j1')).rejects.toThrow(BadAnswer);
    // Something was done, and it cannot be said what.
    await expect(client.createJob('p', { prompt: 'x' })).rejects.toThrow(OutcomeUnknown);
  });

  it('do not pass for views when a count is missing', async () => {
    const { client } = await setUp(json(200, { totals: { human: 1 }, views: [], hasMore: false }));
    await expect(client.getViews('p', {})).rejects.toThrow(BadAnswer);
  });

  it.each([
    [400, InvalidRequest],
    [401, Unauthorized],
    [403, Forbidden],
    [404, NotFound],
    [409, Conflict],
    [413, InvalidRequest],
    [415, InvalidRequest],
    [422, InvalidRequest],
  ])('of %i become what the caller does next', async (status, error) => {
    const { client, seen } = await setUp(json(status, { error: 'Do this instead.' }));
    const attempt = client.createJob('p', { prompt: 'x' });
    await expect(attempt).rejects.toThrow(error);
    await expect(attempt).rejects.toThrow('Do this instead.');
    expect(seen).toHaveLength(1);
  });

  it.each<[string, Reply, RegExp]>([
    ['nothing', raw(404, ''), /returned 404\. Check the base URL/],
    ['HTML', raw(404, '<h1>Not found</h1>'), /returned 404\./],
    ['5 MB of HTML', raw(404, '<p>'.repeat(1_700_000)), /returned 404\./],
    ['a foreign error', json(404, { error: { message: 'gone\nfishing' } }), /\(gone fishing\)/],
    ['a number', json(404, 7), /returned 404\./],
    ['a list for a sentence', json(404, { error: ['x'] }), /returned 404\./],
    ['a broken gzip', raw(404, 'zzz', { 'content-encoding': 'gzip' }), /returned 404\./],
  ])('survive an error body of %s', async (_, reply, sentence) => {
    const { client } = await setUp(reply);
    await expect(client.getJob('p', 'j1')).rejects.toThrow(sentence);
  });
});

describe('a GET that fails', () => {
  it.each<[string, Reply]>([
    ['a broken connection', hangUp],
    ['an answer cut short', cutShort],
    ['503', raw(503, 'busy')],
    ['408', raw(408, '')],
    ['429 without a time', raw(429, '')],
  ])('is asked again after %s', async (_, reply) => {
    const { client, seen } = await setUp(reply, reply, json(200, JOB));
    expect(await client.getJob('p', 'j1')).toMatchObject(JOB);
    expect(seen).toHaveLength(3);
  });

  it('gives up after five attempts', async () => {
    const { client, seen, clock } = await setUp(raw(502, '<html>Bad gateway</html>'));
    await expect(client.getJob('p', 'j1')).rejects.toThrow(Unavailable);
    expect(seen).toHaveLength(5);
    expect(clock.slept).toEqual([499, 999, 1999, 3999]);
  });

  it('waits as long as requested', async () => {
    const { client, clock } = await setUp(raw(429, '', { 'retry-after': '17' }), json(200, JOB));
    await client.getJob('p', 'j1');
    expect(clock.slept).toEqual([17_499]);
  });

  it('comes back at once when the wait would pass the deadline', async () => {
    const { client, clock } = await setUp(raw(429, '', { 'retry-after': '1800' }));
    const attempt = client.getJob('p', 'j1');
    await expect(attempt).rejects.toThrow(RateLimited);
    await expect(attempt).rejects.toMatchObject({ retryAfterSeconds: 1800 });
    await expect(attempt).rejects.toThrow('The service returned 429. Try again in 30 min 0 s.');
    expect(clock.slept).toEqual([]);
  });

  it('reads JSON with a byte order mark', async () => {
    const { client } = await setUp(raw(200, `\ufeff${JSON.stringify(JOB)}`));
    expect(await client.getJob('p', 'j1')).toMatchObject({ id: JOB.id });
    const refused = await setUp(raw(403, '\ufeff{"error":"Not yours."}'));
    await expect(refused.client.getJob('p', 'j1')).rejects.toThrow('Not yours.');
  });

  it('says that the answer was cut off, not that nobody is there', async () => {
    const { client } = await setUp(hangUp);
    await expect(client.getJob('p', 'j1')).rejects.toThrow(
      /^The answer of \S+ was cut off: .+\. Try again later\.$/,
    );
  });

  it('says so when nobody listens', async () => {
    const { client } = testClient('http://127.0.0.1:9');
    await expect(client.getJob('p', 'j1')).rejects.toThrow(/cannot be reached.+ECONNREFUSED/);
  });
});

describe('a POST that fails', () => {
  it('is repeated with the same key and body after a 429', async () => {
    const { client, seen } = await setUp(raw(429, ''), json(201, JOB));
    await client.createJob('p', { prompt: 'x' });
    expect(seen).toHaveLength(2);
    expect(seen[1]).toMatchObject({ body: seen[0]?.body });
    expect(seen[1]?.headers['idempotency-key']).toBe(seen[0]?.headers['idempotency-key']);
  });

  it('is repeated when nobody listened', async () => {
    const { client, clock } = testClient('http://127.0.0.1:9');
    await expect(client.createJob('p', { prompt: 'x' })).rejects.toThrow(Unavailable);
    expect(clock.slept).toHaveLength(4);
  });

  it.each<[string, Reply]>([
    ['a broken connection', hangUp],
    ['an answer cut short', cutShort],
    ['500', raw(500, '')],
    ['504', raw(504, '<html>')],
    ['408', raw(408, '')],
  ])('is unknown after %s, and never repeated by itself', async (_, reply) => {
    const { client, seen } = await setUp(reply, raw(404, 'nothing here'));
    await expect(client.createJob('p', { prompt: 'x' })).rejects.toThrow(OutcomeUnknown);
    expect(seen.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it.each<[string, Reply]>([
    ['a broken connection', hangUp],
    ['500', raw(500, '')],
  ])('is repeated after %s to a server that has echoed the key', async (_, reply) => {
    const { client, seen } = await setUp(echoing(json(201, JOB)), reply, json(200, JOB));
    await client.createJob('p', { prompt: 'x' });
    await client.sendMessage('p', 'j1', { prompt: 'y' });
    expect(seen.map(({ method }) => method)).toEqual(['POST', 'POST', 'POST']);
    expect(seen[2]?.headers['idempotency-key']).toBe(seen[1]?.headers['idempotency-key']);
  });

  it('is repeated when the failure itself echoed the key', async () => {
    const { client, seen } = await setUp(echoing(raw(503, '')), json(201, JOB));
    await client.createJob('p', { prompt: 'x' });
    expect(seen).toHaveLength(2);
  });

  it('asks a harmless address, without the key, whether the server echoes', async () => {
    const { client, seen } = await setUp(hangUp, echoing(raw(200, 'ok')), json(201, JOB));
    await client.createJob('p', { prompt: 'x' });
    expect(seen.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /v2/agent/p/job',
      'GET /healthz',
      'POST /v2/agent/p/job',
    ]);
    expect(seen[1]?.headers.authorization).toBeUndefined();
  });

  it('is not taken for honoured when another value comes back', async () => {
    const other = raw(200, 'ok', { 'idempotency-key': 'something-else' });
    const { client, seen } = await setUp(hangUp, other);
    await expect(client.createJob('p', { prompt: 'x' })).rejects.toThrow(OutcomeUnknown);
    expect(seen.map(({ method }) => method)).toEqual(['POST', 'GET']);
  });

  it('stays unknown when the repeats fail for another reason', async () => {
    const { client } = await setUp(echoing(raw(500, '')), raw(429, ''));
    await expect(client.createJob('p', { prompt: 'x' })).rejects.toThrow(OutcomeUnknown);
  });
});

describe('stopping', () => {
  it('hands the reason back at once, before and during a GET', async () => {
    const reached = Promise.withResolvers<void>();
    const { client } = await setUp(() => reached.resolve());
    const reason = new Error('cancelled by hand');
    await expect(client.getJob('p', 'j', { signal: AbortSignal.abort(reason) })).rejects.toBe(
      reason,
    );
    const controller = new AbortController();
    const attempt = client.getJob('p', 'j', { signal: controller.signal });
    await reached.promise;
    controller.abort(reason);
    await expect(attempt).rejects.toBe(reason);
  });

  it.each([
    [new Error('cancelled by hand'), 'it was stopped before a response arrived'],
    [new DOMException('Too late.', 'TimeoutError'), 'no response arrived in time'],
  ])('leaves a POST that was sent unknown: %s', async (reason, why) => {
    const reached = Promise.withResolvers<void>();
    const { client } = await setUp(() => reached.resolve());
    const controller = new AbortController();
    const attempt = client.createJob('p', { prompt: 'x' }, { signal: controller.signal });
    await reached.promise;
    controller.abort(reason);
    await expect(attempt).rejects.toThrow(OutcomeUnknown);
    await expect(attempt).rejects.toThrow(why);
  });

  it('does so by itself at its deadline', async () => {
    const { url } = await setUp(() => {});
    const { client } = testClient(url, { timeoutMs: 50 });
    await expect(client.getJob('p', 'j')).rejects.toThrow(/did not respond in time/);
  });
});

describe('the key', () => {
  it('is not sent along a redirect to another host', async () => {
    const other = await wire(json(200, JOB));
    const { client } = await setUp(raw(302, '', { location: `${other.url}/steal` }));
    await expect(client.getJob('p', 'j1')).rejects.toThrow(SetupError);
    expect(other.seen).toEqual([]);
  });

  it('follows a GET on the same host, but not for ever', async () => {
    const { client, seen } = await setUp(raw(307, '', { location: '/moved' }), json(200, JOB));
    expect(await client.getJob('p', 'j1')).toMatchObject(JOB);
    expect(seen[1]).toMatchObject({
      path: '/moved',
      headers: { authorization: `Bearer ${API_KEY}` },
    });
    const round = await setUp(raw(301, '', { location: '/round' }));
    await expect(round.client.getJob('p', 'j1')).rejects.toThrow(SetupError);
    expect(round.seen).toHaveLength(6);
  });

  it('does not follow a POST anywhere', async () => {
    const { client, seen } = await setUp(raw(308, '', { location: '/moved' }));
    await expect(client.createJob('p', { prompt: 'x' })).rejects.toThrow(/use it as the base URL/);
    expect(seen).toHaveLength(1);
  });

  it('is in no log and no error, also when the server sends it back', async () => {
    const { client, logged } = await setUp(
      raw(503, `no ${API_KEY}`),
      json(400, { error: `Bad ${API_KEY}`, details: [{ message: API_KEY }] }),
    );
    const error = await client.getJob('p', 'j1').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(InvalidRequest);
    expect(logged).not.toEqual([]);
    expect(JSON.stringify([logged, String(error), Object(error).details])).not.toContain(API_KEY);
  });

  it.each(['', 'two words', 'line\nbreak'])('is refused when it is %j', (apiKey) => {
    expect(() => testClient('http://127.0.0.1:9', { apiKey })).toThrow(/API key is empty or/);
  });

  it.each([
    ['not a url', /not a valid URL/],
    ['ftp://x', /https:/],
    ['https://user:pass@x', /not contain a user name/],
    ['https://x?key=1', /not contain a user name/],
  ])('goes to no base URL like %j', (baseUrl, sentence) => {
    expect(() => testClient(baseUrl)).toThrow(sentence);
  });

  it('is warned of when it would cross the network in the clear', () => {
    expect(testClient('http://docs.example.com').logged.join()).toMatch(/unencrypted/);
    expect(testClient('http://localhost:1').logged).toEqual([]);
    expect(testClient('https://docs.example.com').logged).toEqual([]);
  });
});

describe('insights', () => {
  it('are read page by page until there is no more', async () => {
    const extensions = { 'docket-extensions': 'job-control, view-insights' };
    const zero = { 'coding-agent': 0, assistant: 0, 'ai-search': 0, training: 0, 'other-bot': 0 };
    const page = (path: string, hasMore: boolean) =>
      json(200, { pages: [{ path, classes: { human: 1, ...zero } }], hasMore }, extensions);
    const { client, seen } = await setUp(
      json(200, JOB, extensions),
      page('/a', true),
      page('/b', false),
    );
    expect(client.insights).toBeUndefined();
    await client.getJob('p', 'j1');
    const paths: string[] = [];
    for await (const { path } of client.insights?.classesByPage('p', { dateTo: '2026-11-08' }) ??
      []) {
      paths.push(path);
    }
    expect(paths).toEqual(['/a', '/b']);
    expect(seen.slice(1).map(({ path }) => path)).toEqual([
      '/v1/analytics/p/classes?dateTo=2026-11-08&limit=5000&offset=0',
      '/v1/analytics/p/classes?dateTo=2026-11-08&limit=5000&offset=5000',
    ]);
  });
});

describe('control of jobs', () => {
  it('is there once the server has announced it', async () => {
    const announced = json(200, JOB, { 'docket-extensions': 'job-control' });
    const { client, seen } = await setUp(json(200, JOB), announced);
    await client.getJob('p', 'j1');
    expect(client.control).toBeUndefined();
    await client.getJob('p', 'j1');
    await client.control?.cancel('p', 'j1');
    await client.control?.archive('p', 'j1');
    expect(seen.slice(2).map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /v2/agent/p/job/j1/cancel',
      'POST /v2/agent/p/job/j1/archive',
    ]);
  });
});
