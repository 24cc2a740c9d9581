import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { PageClasses } from '../../../src/contract/insights.ts';
import { AgentJob } from '../../../src/contract/schemas.ts';
import { mintKey } from '../../../src/service/projects/keys.ts';
import { MAX_PROMPT_BYTES } from '../../../src/service/server/body.ts';
import { Conflict, CorruptState, RateLimited } from '../../../src/shared/errors.ts';
import { embedded } from '../../support/embedded.ts';
import { scriptedService } from '../../support/scripted-service.ts';
import { onSocket, PROJECT, testServer } from '../../support/serve.ts';

const JOB_PATH = `/v2/agent/${PROJECT}/job`;

function setUp(overrides = {}) {
  const scripted = scriptedService(overrides);
  const server = testServer(scripted.service);
  async function ask(method: string, path: string, init: RequestInit = {}) {
    const headers = { Authorization: `Bearer ${server.key}`, ...init.headers };
    const response = await server.fetch(
      new Request(`http://localhost${path}`, { ...init, method, headers }),
    );
    const body = (await response.json()) as { error: string; details: unknown[] };
    return { status: response.status, headers: response.headers, body };
  }
  const post = (path: string, body: unknown, headers = {}) =>
    ask('POST', path, {
      headers: { 'Content-Type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  return { ...scripted, server, ask, post };
}

describe('the routes of the contract', () => {
  it('creates a job from a prompt and answers 201 with the job', async () => {
    const { post, calls } = setUp();
    const { status, body } = await post(JOB_PATH, { prompt: 'Fix the typo' });
    expect(status).toBe(201);
    expect(AgentJob.parse(body).id).toBe('job-1');
    expect(calls[0]).toMatchObject({
      call: 'createJob',
      args: [PROJECT, { prompt: 'Fix the typo' }, {}],
    });
  });

  it('passes a follow-up message on to the named job', async () => {
    const { post, calls } = setUp();
    expect((await post(`${JOB_PATH}/job-1/message`, { prompt: 'Shorter' })).status).toBe(200);
    expect(calls[0]).toMatchObject({
      call: 'sendMessage',
      args: [PROJECT, 'job-1', { prompt: 'Shorter' }, {}],
    });
  });

  it('answers a job and tells of one that is not there', async () => {
    const { ask } = setUp();
    expect((await ask('GET', `${JOB_PATH}/job-1`)).body).toMatchObject({ id: 'job-1' });
    const missing = await ask('GET', `${JOB_PATH}/job-2`);
    expect(missing).toMatchObject({ status: 404, body: { error: expect.stringMatching(/job-2/) } });
  });

  it('hands the views query on with its defaults', async () => {
    const { ask, calls } = setUp();
    const { status } = await ask('GET', `/v1/analytics/${PROJECT}/views?dateFrom=2026-11-01`);
    expect(status).toBe(200);
    expect(calls[0]?.args[1]).toEqual({ dateFrom: '2026-11-01', limit: 50, offset: 0 });
  });

  it('cancels and archives where the service can, and says that it can', async () => {
    const { post } = setUp();
    const cancelled = await post(`${JOB_PATH}/job-1/cancel`, '');
    expect(cancelled).toMatchObject({ status: 200, body: { status: 'failed' } });
    expect(cancelled.headers.get('docket-extensions')).toBe('job-control');
    expect((await post(`${JOB_PATH}/job-1/archive`, '')).body).toMatchObject({
      status: 'archived',
    });
  });

  it('pages through the classes of traffic where the service knows them', async () => {
    const server = testServer(embedded().service);
    const ask = async (query: string) => {
      const url = `http://localhost/v1/analytics/${PROJECT}/classes?${query}`;
      const headers = { Authorization: `Bearer ${server.key}` };
      return PageClasses.parse(await (await server.fetch(new Request(url, { headers }))).json());
    };
    const first = await ask('limit=2&offset=1');
    expect(first.pages.map(({ path }) => path)).toEqual(['/page-001', '/page-002']);
    expect(first.hasMore).toBe(true);
    expect(await ask('limit=2&offset=598')).toMatchObject({ pages: [{}, {}], hasMore: false });
    expect(await ask('offset=600')).toEqual({ pages: [], hasMore: false });
    const { ask: askPlain } = setUp();
    expect((await askPlain('GET', `/v1/analytics/${PROJECT}/insights`)).status).toBe(404);
  });

  it('has neither where the service cannot', async () => {
    const { post } = setUp({ control: undefined });
    const answer = await post(`${JOB_PATH}/job-1/cancel`, '');
    expect(answer.status).toBe(404);
    expect(answer.headers.get('docket-extensions')).toBeNull();
  });
});

describe('bad input', () => {
  it.each([
    ['an empty prompt', { prompt: '' }, 400, /`prompt` is empty/],
    ['no prompt', {}, 400, /`prompt` must be a string/],
    ['a prompt that is a number', { prompt: 7 }, 400, /`prompt` must be a string/],
    ['a list', [], 400, /must be a JSON object/],
    ['a bare string', '"fix"', 400, /must be a JSON object/],
    ['null', 'null', 400, /must be a JSON object/],
    ['broken JSON', '{"prompt": ', 400, /not valid JSON/],
    ['no body', '', 400, /not valid JSON/],
    ['a prompt past the limit', { prompt: 'x'.repeat(MAX_PROMPT_BYTES + 1) }, 413, /256 KiB/],
    ['a long prompt in wide characters', { prompt: '文'.repeat(100_000) }, 413, /256 KiB/],
    ['a 10 MB prompt', { prompt: 'x'.repeat(10_000_000) }, 413, /1024 KiB/],
  ])('refuses %s', async (_, body, status, sentence) => {
    const { post, calls } = setUp();
    const answer = await post(JOB_PATH, body);
    expect(answer).toMatchObject({ status, body: { error: expect.stringMatching(sentence) } });
    expect(calls).toEqual([]);
  });

  it('takes a prompt that is exactly as long as allowed', async () => {
    const { post } = setUp();
    expect((await post(JOB_PATH, { prompt: 'x'.repeat(MAX_PROMPT_BYTES) })).status).toBe(201);
  });

  it('refuses bytes that are not UTF-8', async () => {
    const { ask } = setUp();
    const answer = await ask('POST', JOB_PATH, {
      headers: { 'Content-Type': 'application/json' },
      body: Buffer.from('{"prompt":"caf\xe9"}', 'latin1'),
    });
    expect(answer.status).toBe(400);
  });

  it.each([{}, { 'Content-Length': '100' }])(
    'refuses a body that ends too soon, and does not call it a failure of its own (%j)',
    async (length) => {
      const { ask, calls } = setUp();
      const answer = await ask('POST', JOB_PATH, {
        headers: { 'Content-Type': 'application/json', ...length },
        body: new ReadableStream({
          pull(controller) {
            controller.error(new Error('aborted'));
          },
        }),
        duplex: 'half',
      } as RequestInit);
      expect(answer).toMatchObject({
        status: 400,
        body: { error: expect.stringMatching(/^The body did not arrive completely\./) },
      });
      expect(calls).toEqual([]);
    },
  );

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''])(
    'refuses the content type %j',
    async (type) => {
      const { post } = setUp();
      const answer = await post(JOB_PATH, { prompt: 'x' }, { 'Content-Type': type });
      expect(answer).toMatchObject({
        status: 415,
        body: { error: expect.stringMatching(/application\/json/) },
      });
    },
  );

  it.each([
    ['limit=0', /`limit`.+from 1 to 250/],
    ['limit=251', /`limit`.+from 1 to 250/],
    ['limit=ten', /`limit`/],
    ['limit=', /`limit`/],
    ['offset=-1', /`offset`.+from 0 to 1000000000/],
    ['offset=1000000001', /`offset`.+from 0 to 1000000000/],
    ['offset=1.5', /`offset`/],
    ['dateFrom=2026-13-45', /`dateFrom`/],
    ['dateTo=2026-02-31', /`dateTo`/],
    ['dateTo=tomorrow', /`dateTo`/],
    ['dateFrom=2026-11-02&dateTo=2026-11-01', /`dateTo` is before `dateFrom`/],
    ['dateFrom=2026-11-02&dateTo=2026-11-02T08:00:00%2B09:00', /`dateTo` is before/],
  ])('refuses the views query %s', async (query, sentence) => {
    const { ask, calls } = setUp();
    const answer = await ask('GET', `/v1/analytics/${PROJECT}/views?${query}`);
    expect(answer).toMatchObject({ status: 400, body: { error: expect.stringMatching(sentence) } });
    expect(calls).toEqual([]);
  });

  it('tells every wrong parameter at once', async () => {
    const { ask } = setUp();
    const { body } = await ask('GET', `/v1/analytics/${PROJECT}/views?limit=0&offset=-1`);
    expect(body.details).toHaveLength(2);
  });

  it('tells of each broken date once', async () => {
    const { ask } = setUp();
    const { body } = await ask('GET', `/v1/analytics/${PROJECT}/views?dateFrom=a&dateTo=b`);
    expect(body.details).toHaveLength(2);
  });

  it.each(['..%2Fother', '%2e%2e%2Fx', 'a%2Fb', 'a%5Cb', 'a%00b', 'a%0Ab', 'x'.repeat(201)])(
    'refuses the id %s',
    async (id) => {
      const { ask, calls } = setUp();
      const answer = await ask('GET', `${JOB_PATH}/${id}`);
      expect(answer).toMatchObject({ status: 400, body: { error: expect.stringMatching(/`id`/) } });
      expect(calls).toEqual([]);
    },
  );

  it('refuses such a project before it looks at the key', async () => {
    const { ask } = setUp();
    expect((await ask('GET', '/v2/agent/a%2Fb/job/job-1')).status).toBe(400);
  });

  it('folds `..` in a raw request line away and finds nothing there', async () => {
    const { server, calls } = setUp();
    const url = new URL(await onSocket(server));
    const socket = connect(Number(url.port), url.hostname);
    socket.end(`GET ${JOB_PATH}/../../x HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
    expect(await text(socket)).toMatch(/^HTTP\/1.1 404 [\s\S]+"error":/);
    expect(calls).toEqual([]);
  });

  it('answers a request line that is no URL with a sentence too', async () => {
    const { server } = setUp();
    const url = new URL(await onSocket(server));
    const socket = connect(Number(url.port), url.hostname);
    socket.end('GET /v2\\agent HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    expect(await text(socket)).toMatch(/^HTTP\/1.1 400 [\s\S]+"error":/);
  });

  it('says 404 at an unknown address and 405 with the right method at a known one', async () => {
    const { ask } = setUp();
    expect((await ask('GET', '/v2/agent')).status).toBe(404);
    const wrong = await ask('DELETE', `${JOB_PATH}/job-1`);
    expect(wrong).toMatchObject({ status: 405, body: { error: 'Use GET here, not DELETE.' } });
    expect(wrong.headers.get('allow')).toBe('GET');
  });
});

describe('keys', () => {
  it.each([
    ['no key', {}, 401],
    ['another scheme', { Authorization: 'Basic abc' }, 401],
    ['a wrong key', { Authorization: 'Bearer docket_wrong' }, 401],
    ['a key without its prefix', { Authorization: 'Bearer secret-of-the-tests' }, 401],
    ['two keys', { Authorization: 'Bearer docket_a docket_b' }, 401],
  ])('refuses %s', async (_, headers, status) => {
    const { server, calls } = setUp();
    const request = new Request(`http://localhost${JOB_PATH}/job-1`, { headers });
    const response = await server.fetch(request);
    expect(response.status).toBe(status);
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
    expect(calls).toEqual([]);
  });

  it('refuses a key of another project with 403', async () => {
    const { ask, calls } = setUp();
    const answer = await ask('GET', '/v2/agent/other/job/job-1');
    expect(answer).toMatchObject({
      status: 403,
      body: { error: expect.stringMatching(/another/) },
    });
    expect(calls).toEqual([]);
  });

  it('refuses an expired key and a revoked one', async () => {
    const { ask, server } = setUp();
    const [key] = server.keys;
    if (!key) throw new Error('no key');
    server.keys[0] = { ...key, expiresAt: '2026-11-01T12:00:00.000Z' };
    expect((await ask('GET', `${JOB_PATH}/job-1`)).body.error).toMatch(/expired/);
    server.keys[0] = { ...key, revokedAt: '2026-11-01T11:00:00.000Z' };
    expect((await ask('GET', `${JOB_PATH}/job-1`)).status).toBe(401);
    server.keys[0] = { ...key, expiresAt: '2026-11-01T12:00:00.001Z' };
    expect((await ask('GET', `${JOB_PATH}/job-1`)).status).toBe(200);
  });

  it('finds the right key among several', async () => {
    const { server, ask } = setUp();
    const { record, key } = mintKey(
      { id: 'k2', project: 'other', prefix: 'x_', createdAt: '', expiresAt: null },
      'another',
    );
    server.keys.unshift(record);
    expect((await ask('GET', `${JOB_PATH}/job-1`)).status).toBe(200);
    const headers = { Authorization: `bearer ${key}` };
    expect((await ask('GET', '/v2/agent/other/job/job-1', { headers })).status).toBe(200);
  });
});

describe('what goes around a request', () => {
  it('hands the idempotency key to the service and echoes it, also on an error', async () => {
    const { post, calls } = setUp();
    const answer = await post(JOB_PATH, { prompt: 'x' }, { 'Idempotency-Key': 'abc' });
    expect(answer.headers.get('idempotency-key')).toBe('abc');
    expect(calls[0]?.args[2]).toMatchObject({ idempotencyKey: 'abc' });
    const refused = await post(JOB_PATH, {}, { 'Idempotency-Key': 'abc' });
    expect(refused.headers.get('idempotency-key')).toBe('abc');
  });

  it('refuses an idempotency key that is too long', async () => {
    const { post, calls } = setUp();
    const answer = await post(JOB_PATH, { prompt: 'x' }, { 'Idempotency-Key': 'k'.repeat(256) });
    expect(answer.status).toBe(400);
    expect(calls).toEqual([]);
  });

  it('answers 409 when the service says that the state forbids it', async () => {
    const { post } = setUp({
      sendMessage: async () => {
        throw new Conflict('The job is archived; create a new one.');
      },
    });
    const answer = await post(`${JOB_PATH}/job-1/message`, { prompt: 'x' });
    expect(answer).toMatchObject({
      status: 409,
      body: { error: expect.stringMatching(/archived/) },
    });
  });

  it('answers 429 with the time to wait and the policy', async () => {
    const { post } = setUp({
      createJob: async () => {
        throw new RateLimited('Too many.', { retryAfterSeconds: 1200 });
      },
    });
    const { status, headers } = await post(JOB_PATH, { prompt: 'x' });
    expect(status).toBe(429);
    expect(headers.get('retry-after')).toBe('1200');
    expect(headers.get('ratelimit')).toBe('"create";r=0;t=1200');
    expect(headers.get('ratelimit-policy')).toBe('"create";q=100;w=3600');
  });

  it('tells with every use what is left of the hour', async () => {
    const { service, engine } = embedded();
    const server = testServer(service);
    const create = (path: string) =>
      server.fetch(
        new Request(`http://localhost${path}`, {
          method: 'POST',
          headers: {
            Authorization: `Bearer ${server.key}`,
            'Content-Type': 'application/json',
            'Idempotency-Key': path,
          },
          body: '{"prompt":"look"}',
        }),
      );
    const created = await create(JOB_PATH);
    expect(created.headers.get('ratelimit')).toBe('"create";r=99;t=3600');
    const { id } = AgentJob.parse(await created.json());
    const message = await create(`${JOB_PATH}/${id}/message`);
    expect(message.headers.get('ratelimit')).toBe('"message";r=99;t=3600');
    // A replay uses nothing.
    expect((await create(JOB_PATH)).headers.get('ratelimit')).toBeNull();
    await engine.idle();
  });

  it('keeps what is inside to itself when it fails, and tells the operator', async () => {
    for (const error of [new Error('ENOENT /srv/data'), new CorruptState('/srv/data is broken')]) {
      const { ask, server } = setUp({ getJob: () => Promise.reject(error) });
      const answer = await ask('GET', `${JOB_PATH}/job-1`);
      expect(answer.status).toBe(500);
      expect(JSON.stringify(answer.body)).not.toContain('/srv');
      expect(answer.body.error).toContain(answer.headers.get('x-request-id'));
      expect(server.errors.join()).toContain('/srv/data');
    }
  });

  it('gives every request an id, and takes over a harmless one', async () => {
    const { ask } = setUp();
    expect((await ask('GET', '/nowhere')).headers.get('x-request-id')).toBe('r1');
    const own = await ask('GET', '/healthz', { headers: { 'X-Request-Id': 'trace-7' } });
    expect(own.headers.get('x-request-id')).toBe('trace-7');
    const forged = await ask('GET', '/healthz', { headers: { 'X-Request-Id': 'a"b' } });
    expect(forged.headers.get('x-request-id')).toBe('r2');
  });

  it('logs a line per request that names the key and holds no secret', async () => {
    const { ask, post, server } = setUp();
    await post(`${JOB_PATH}?token=hidden`, { prompt: 'a private prompt' });
    await ask('GET', '/v2/agent');
    expect(server.access).toMatchObject([
      { route: '/v2/agent/{projectId}/job', project: PROJECT, key: 'k1', status: 201, ms: 0 },
      { route: '-', status: 404 },
    ]);
    const lines = JSON.stringify(server.access);
    for (const secret of [server.key, 'secret-of-the-tests', 'hidden', 'private prompt']) {
      expect(lines).not.toContain(secret);
    }
  });

  it('is healthy without a key', async () => {
    const { server } = setUp();
    const response = await server.fetch(new Request('http://localhost/healthz'));
    expect(await response.json()).toEqual({ status: 'ok' });
  });
});

describe('what a key allows', () => {
  const views = `/v1/analytics/${PROJECT}/views`;
  async function withScopes(...scopes: ('jobs' | 'views' | 'admin')[]) {
    const { server, ask } = setUp();
    const request = { id: 'limited', project: PROJECT, prefix: 'docket_', scopes };
    const times = { createdAt: '2026-11-01T00:00:00.000Z', expiresAt: null };
    const { record, key } = mintKey({ ...request, ...times }, 'limited');
    server.keys.push(record);
    const headers = { Authorization: `Bearer ${key}` };
    const get = async (path: string) => {
      const { status, body } = await ask('GET', path, { headers });
      return status === 200 ? status : body.error;
    };
    return { server, answers: [await get(`${JOB_PATH}/job-1`), await get(views)] };
  }

  it('is what its scopes say', async () => {
    const [jobs, seen] = ['jobs', 'views'].map(
      (scope) =>
        `The API key does not have the scope \`${scope}\`. Use one that has it, or create one with \`docket keys create --scopes ${scope}\`.`,
    );
    expect((await withScopes('jobs')).answers).toEqual([200, seen]);
    expect((await withScopes('views')).answers).toEqual([jobs, 200]);
    expect((await withScopes('admin')).answers).toEqual([200, 200]);
    expect((await withScopes()).answers).toEqual([jobs, seen]);
  });

  it('is written down with its last use, once a minute', async () => {
    const { server } = await withScopes('jobs', 'views');
    const at = (ms: number) => new Date(server.clock.now() + ms).toISOString();
    expect(server.uses).toEqual([new Map([['limited', at(0)]])]);
    server.clock.advance(60_000);
    await server.fetch(new Request(`http://localhost${views}`));
    expect(server.uses).toHaveLength(1);
    const headers = { Authorization: `Bearer ${server.key}` };
    await server.fetch(new Request(`http://localhost${views}`, { headers }));
    expect(server.uses[1]).toEqual(
      new Map([
        ['limited', at(-60_000)],
        ['k1', at(0)],
      ]),
    );
  });
});
