// Behind a company's proxy, through the committed bundle: names that resolve nowhere else, so that
// nothing can go around it.
import { describe, expect, it } from 'vitest';
import { ForeignService } from '../../support/foreign-service.ts';
import { modelServer } from '../../support/model-server.ts';
import { place } from '../../support/place.ts';
import { countingProxy, tlsFront } from '../../support/proxy.ts';
import { runStep } from '../../support/runner.ts';

const SCRIPT = [
  { calls: [{ name: 'write', input: { path: 'docs/json.md', content: '# JSON\n' } }] },
  { text: 'Explained the flag.' },
];

async function behindTheWall() {
  const model = await modelServer(SCRIPT);
  const here = await place({
    'model-url': 'https://models.test/v1',
    model: 'm',
    'model-key': 'mk_T7qZ2vLx9Rn4Wb8Ys3',
  });
  const front = await tlsFront({
    'github.test': here.sandbox.serverUrl,
    'models.test': model.url,
  });
  const proxy = await countingProxy({ 'github.test': front.port, 'models.test': front.port });
  const serverUrl = 'https://github.test';
  const host = {
    ...{ serverUrl, apiUrl: `${serverUrl}/api/v3`, graphqlUrl: `${serverUrl}/api/graphql` },
    token: here.sandbox.token,
  };
  const certificates = {
    NODE_EXTRA_CA_CERTS: front.certificate,
    GIT_SSL_CAINFO: front.certificate,
  };
  return { ...here, front, proxy, host, certificates };
}

describe('behind a proxy', () => {
  it.each(['HTTPS_PROXY', 'http_proxy'])(
    'GitHub, git and the model are all reached through %s',
    async (variable) => {
      const { repository, step, proxy, front, host, certificates } = await behindTheWall();
      const { number } = repository.openIssue({ by: 'zoe', title: 'A flag' });
      const { event } = repository.comment(number, { by: 'ann', body: '/docs explain the flag' });
      const url = new URL(proxy.url);
      [url.username, url.password] = ['docket', 'pr0xy-p4ssword'];
      const env = { ...certificates, [variable]: url.href };
      const ended = await runStep(step(event, {}, { host, env }));
      expect(ended, ended.log).toMatchObject({ code: 0, outputs: { outcome: 'pull-request' } });
      const through = new Set(proxy.passed.map(({ method, to }) => `${method} ${to}`));
      expect([...through].sort()).toEqual(['CONNECT github.test:443', 'CONNECT models.test:443']);
      const authorization = `Basic ${btoa('docket:pr0xy-p4ssword')}`;
      expect(new Set(proxy.passed.map((one) => one.authorization))).toContain(authorization);
      const agents = front.seen.map(({ host: name, agent }) => `${name} ${agent.slice(0, 6)}`);
      expect(agents).toContain('github.test docket');
      expect(agents).toContain('github.test git/2.');
      expect(ended.log).not.toContain('pr0xy-p4ssword');
    },
  );

  it('what NO_PROXY names is reached directly', async () => {
    const { repository, step } = await place();
    const { passed, url } = await countingProxy();
    const { number } = repository.openIssue({ by: 'zoe', title: 'A flag' });
    const ask = (env: Record<string, string>) => {
      const { event } = repository.comment(number, { by: 'ann', body: '/docs explain the flag' });
      return runStep(step(event, {}, { env: { HTTP_PROXY: url, ...env } }));
    };
    const around = await ask({ NO_PROXY: 'example.com,127.0.0.1' });
    expect(around.outputs.outcome).toBe('pull-request');
    expect(passed).toEqual([]);
    const through = await ask({});
    expect(through.outputs.outcome).toBe('pull-request');
    expect(passed.length).toBeGreaterThan(5);
  });

  it('a service at base-url is reached through it, too', async () => {
    const { repository, step } = await place({});
    const service = await ForeignService.start(repository);
    const { passed, url } = await countingProxy();
    const { number } = repository.openIssue({ by: 'zoe', title: 'A flag' });
    const { event } = repository.comment(number, { by: 'ann', body: '/docs explain the flag' });
    const ended = await runStep(step(event, service.inputs, { env: { http_proxy: url } }));
    expect(ended.outputs.outcome).toBe('pull-request');
    const { host } = new URL(service.inputs['base-url'] ?? '');
    expect(passed.filter(({ to }) => to === host).length).toBeGreaterThan(1);
  });
});
