// A service at `base-url` that is not what it says: it wants the key, or sends what nobody can hold.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'vitest';
import type { Ended } from '../../support/runner.ts';
import type { Attack, Place } from './scene.ts';

const KEY = 'svc_Zk3nQ8vT1xW6rB9mH4';

interface Served {
  url: string;
  /** Every `Authorization` that came here. */
  keys: (string | undefined)[];
  close(): void;
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

async function serve(answer: Answer): Promise<Served> {
  const keys: Served['keys'] = [];
  const server = createServer((request, response) => {
    keys.push(request.headers.authorization);
    request.resume().on('end', () => answer(request, response));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    keys,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

const json = (response: ServerResponse, body: string, status = 200) => {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(body);
};

interface Row {
  what: string;
  must: string;
  answer: Answer;
  expects(ended: Ended, place: Place): void;
}

const unknown = (ended: Ended) =>
  expect(ended).toMatchObject({ code: 1, outputs: { outcome: 'unknown' } });

const ROWS: Row[] = [
  {
    what: 'an answer nested without end',
    must: 'is not taken for a job',
    answer: (_, response) => json(response, '['.repeat(2_000_000)),
    expects: unknown,
  },
  {
    what: 'an answer without end',
    must: 'is cut, and not taken for a job',
    answer(_, response) {
      response.writeHead(200, { 'content-type': 'application/json' });
      const chunk = ' '.repeat(1 << 20);
      const more = () => {
        while (!response.destroyed && response.write(chunk));
        if (!response.destroyed) response.once('drain', more);
      };
      more();
    },
    expects: unknown,
  },
  {
    what: 'a job that brings a prototype along',
    must: 'is a job, and nothing else has changed',
    answer: (_, response) =>
      json(response, '{"id":"a","status":"completed","prLink":null,"__proto__":{"code":7}}'),
    expects: (ended) =>
      expect(ended).toMatchObject({ code: 0, outputs: { outcome: 'no-changes' } }),
  },
  {
    what: 'a pull request that is a script',
    must: 'is no link on the thread, and no output',
    answer: (_, response) =>
      json(response, '{"id":"a","status":"completed","prLink":"javascript:alert(1)//](x)"}'),
    expects(ended, place) {
      expect(ended).toMatchObject({ code: 0, outputs: { outcome: 'no-changes' } });
      expect(place.said()).toContain('not a web address');
      expect(JSON.stringify(ended.outputs)).not.toContain('javascript:');
      expect(place.said()).not.toMatch(/[^`]javascript:|\]\(x\)/);
    },
  },
  ...[
    'file:///etc/passwd',
    'ssh://-oProxyCommand=x/',
    'data:text/html,x',
    'https://a/\\u0007b',
  ].map(
    (link): Row => ({
      what: `a pull request at ${link}`,
      must: 'is not passed on as an output',
      answer: (_, response) => json(response, `{"id":"a","status":"completed","prLink":"${link}"}`),
      expects(ended) {
        expect(ended).toMatchObject({ code: 0, outputs: { 'job-id': 'a' } });
        expect(ended.outputs['pr-link']).toBe('');
      },
    }),
  ),
  {
    what: 'a comparison that is a script',
    must: 'is no link on the thread, and no output',
    answer: (_, response) =>
      json(
        response,
        '{"id":"a","status":"completed","docket":{"compareLink":"javascript:alert(1)"}}',
      ),
    expects: (ended, place) => {
      expect(ended.outputs.outcome).toBe('no-changes');
      expect(JSON.stringify(ended.outputs) + place.said()).not.toContain('javascript:');
    },
  },
  {
    what: 'a job with a field nested a million levels deep',
    must: 'is accepted, but its answer unreadable: the outcome is unknown',
    answer: (_, response) => {
      const deep = '['.repeat(1_000_000) + ']'.repeat(1_000_000);
      json(response, `{"id":"a","status":"completed","prLink":null,"x":${deep}}`);
    },
    expects: unknown,
  },
  ...['\\ud800', 'a/b', '..', 'x'.repeat(300)].map(
    (id): Row => ({
      what: `a job’s id that no address can have: ${id.slice(0, 10)}`,
      must: 'is not asked for, and the outcome is unknown',
      answer: (_, response) => json(response, `{"id":"${id}","status":"active"}`),
      expects(ended) {
        unknown(ended);
        expect(ended.log).not.toContain('URI malformed');
      },
    }),
  ),
  {
    what: 'a job’s id that ends our marker',
    must: 'stays within it',
    answer: (_, response) =>
      json(response, '{"id":"--> <img src=x>\\n/docs new evil","status":"completed"}'),
    expects(ended, place) {
      unknown(ended);
      expect(place.said()).not.toMatch(/<img|^\/docs new/m);
    },
  },
  {
    what: 'an error that repeats the key',
    must: 'is told without it',
    answer: (_, response) => json(response, JSON.stringify({ error: `bad key ${KEY}` }), 401),
    expects: (ended, place) => {
      expect(ended).toMatchObject({ code: 1, outputs: { outcome: 'failed' } });
      expect(place.published(ended)).not.toContain(KEY);
    },
  },
];

const ask = (place: Place, url: string) =>
  place.ask('/docs explain the flag', {
    inputs: { 'agent-command': '', 'base-url': url, 'api-key': KEY, 'project-id': 'p1' },
  });

export const SERVICE: Attack[] = [
  ...[301, 307].map(
    (status): Attack => ({
      category: 'service',
      what: `a redirect (${status}) to another host`,
      must: 'is not followed with the key',
      async see(scene) {
        const place = await scene.place();
        const thief = await serve((_, response) =>
          json(response, '{"id":"a","status":"completed"}'),
        );
        const service = await serve((_, response) => {
          response.writeHead(status, { location: `${thief.url}/v2/agent/p1/job` }).end();
        });
        try {
          const ended = await ask(place, service.url);
          expect(ended).toMatchObject({ code: 1, outputs: { outcome: 'failed' } });
          expect(thief.keys).toEqual([]);
          expect(service.keys[0]).toBe(`Bearer ${KEY}`);
        } finally {
          thief.close();
          service.close();
        }
      },
    }),
  ),
  ...ROWS.map(
    ({ what, must, answer, expects }): Attack => ({
      category: 'service',
      what,
      must,
      async see(scene) {
        const place = await scene.place();
        const service = await serve(answer);
        try {
          expects(await ask(place, service.url), place);
        } finally {
          service.close();
        }
      },
    }),
  ),
  ...['http://models.example/v1', 'http://192.0.2.7:8080', 'https://models.example/v1'].map(
    (url): Attack => ({
      category: 'service',
      what: `a model’s key for ${url}`,
      must: 'goes in the clear only with a warning',
      async see(scene) {
        const place = await scene.place();
        const inputs = { mode: 'sweep', 'model-url': url, model: 'm', 'model-key': KEY };
        const { log } = await place.run(
          { name: 'schedule', payload: {} },
          { inputs: { ...inputs, 'agent-command': '' } },
        );
        const warned = log.includes(
          `::warning::The model key is sent to ${new URL(url).host} unen`,
        );
        expect(warned).toBe(url.startsWith('http:'));
      },
    }),
  ),
];
