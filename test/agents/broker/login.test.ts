// Signing in to a provider with the identity of a workflow run, at the wire.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { type LoginRun, openLogin } from '../../../src/agents/broker/login.ts';
import { SetupError, sentence, Unavailable } from '../../../src/shared/errors.ts';
import {
  type IdentityOptions,
  type IdentityProviders,
  identityProviders,
  SETTINGS,
} from '../../support/identity-providers.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { atTestEnd } from '../../support/test-end.ts';

/** Waits between attempts take no time; the limit of an exchange is reached when the clock says so. */
class LoginClock extends ManualClock {
  override async sleep(ms: number, signal?: AbortSignal): Promise<void> {
    if (ms >= 30_000) return super.sleep(ms, signal);
    signal?.throwIfAborted();
  }
}

const never = new AbortController().signal;
const HERE = new URL('http://127.0.0.1/v1/messages');

async function scene(options: IdentityOptions = {}, more: Partial<LoginRun> = {}) {
  const clock = new LoginClock();
  const providers = await identityProviders({ now: () => clock.now(), ...options });
  const lines: string[] = [];
  const masked: string[] = [];
  const secrets = new Set<string>();
  const say = (line: string) => lines.push(line);
  const run: LoginRun = {
    ...{ clock, random: () => 0.5, fetch, repositoryId: '4711', githubToken: undefined },
    log: { debug: say, info: say, warn: say, error: say },
    environment: providers.env,
    addresses: providers.addresses,
    mask: (secret) => masked.push(secret),
    secrets,
    ...more,
  };
  return { run, clock, providers, lines, masked, secrets };
}

async function failure(work: Promise<unknown>, { issued }: IdentityProviders): Promise<Error> {
  const error = await work.then(
    () => expect.unreachable('It was accepted.'),
    (thrown: Error) => thrown,
  );
  for (const secret of issued) {
    expect(`${sentence(error)} ${error.stack} ${String(error.cause)}`).not.toContain(secret);
  }
  return error;
}

describe('signing in with the identity of a workflow run', () => {
  it.each(Object.values(SETTINGS))('gets a key from $provider', async (settings) => {
    const { run, providers, lines, masked, secrets } = await scene();
    const login = openLogin(settings, run);
    const headers = await login.headers(never, HERE);
    expect(providers.accepts(headers.authorization)).toBe(true);
    expect(headers['anthropic-beta']).toBe(
      settings.provider === 'anthropic' ? 'oauth-2025-04-20' : undefined,
    );
    // Every token and every key is masked, known as a secret, and in no line of the log.
    expect(new Set(masked)).toEqual(new Set(providers.issued));
    expect(secrets).toEqual(new Set(providers.issued));
    expect(lines).toEqual([expect.stringMatching(/^Signed in to .*, for 60 min\.$/)]);
  });

  it('uses the federated identity itself where Google Cloud needs no service account', async () => {
    const { run, providers } = await scene();
    const { 'service-account': _, ...settings } = SETTINGS.google;
    const { authorization } = await openLogin(settings, run).headers(never, HERE);
    expect(authorization).toMatch(/^Bearer federated-/);
    expect(providers.asked).toEqual(['/identity', '/sts/v1/token']);
  });

  it('names a workspace only if there is one', async () => {
    const { run, providers } = await scene();
    const login = openLogin({ ...SETTINGS.anthropic, workspace: 'default' }, run);
    expect(providers.accepts((await login.headers(never, HERE)).authorization)).toBe(true);
  });

  it('asks once for everyone who needs a key at the same time', async () => {
    const { run, providers } = await scene();
    const login = openLogin(SETTINGS.openai, run);
    const all = await Promise.all(Array.from({ length: 20 }, () => login.headers(never, HERE)));
    expect(new Set(all.map(({ authorization }) => authorization)).size).toBe(1);
    expect(providers.asked).toEqual(['/identity', '/openai/oauth/token']);
  });

  it('replaces a key before it ends, and not earlier', async () => {
    const { run, clock, providers } = await scene({ lives: 600 });
    const login = openLogin(SETTINGS.anthropic, run);
    const first = await login.headers(never, HERE);
    clock.advance(479_000);
    expect(await login.headers(never, HERE)).toEqual(first);
    clock.advance(1_000);
    const second = await login.headers(never, HERE);
    expect(second).not.toEqual(first);
    expect(providers.accepts(second.authorization)).toBe(true);
  });

  it('replaces a key that lives only for a minute when half of it is over', async () => {
    const { run, clock } = await scene({ lives: 60 });
    const login = openLogin(SETTINGS.anthropic, run);
    const first = await login.headers(never, HERE);
    clock.advance(29_000);
    expect(await login.headers(never, HERE)).toEqual(first);
    clock.advance(1_000);
    expect(await login.headers(never, HERE)).not.toEqual(first);
  });

  it('keeps a key that could not be replaced until it ends, then says why', async () => {
    let isDown = false;
    const { run, clock, providers } = await scene({
      lives: 600,
      answer: (response) => isDown && Boolean(response.writeHead(503).end()),
    });
    const login = openLogin(SETTINGS.openai, run);
    const first = await login.headers(never, HERE);
    isDown = true;
    clock.advance(500_000);
    const before = providers.asked.length;
    expect(await login.headers(never, HERE)).toEqual(first);
    // Three attempts, and then a pause, however often an agent asks.
    expect(await login.headers(never, HERE)).toEqual(first);
    expect(providers.asked.slice(before)).toHaveLength(4);
    clock.advance(100_000);
    const error = await failure(login.headers(never, HERE), providers);
    expect(error).toBeInstanceOf(Unavailable);
    expect(error.message).toMatch(
      /^Could not sign in: OpenAI at 127\.0\.0\.1:\d+ kept failing \(503\)\.$/,
    );
    isDown = false;
    clock.advance(10_000);
    expect(providers.accepts((await login.headers(never, HERE)).authorization)).toBe(true);
  });

  it('lets one who waits go without stopping the others', async () => {
    let go = () => {};
    const gate = new Promise<void>((resolve) => {
      go = resolve;
    });
    const waiting = Promise.withResolvers<void>();
    const { run, providers } = await scene(
      {},
      {
        fetch: async (input, init) => {
          waiting.resolve();
          await gate;
          return fetch(input, init);
        },
      },
    );
    const login = openLogin(SETTINGS.openai, run);
    const stop = new AbortController();
    const gone = login.headers(stop.signal, HERE);
    const other = login.headers(never, HERE);
    await waiting.promise;
    stop.abort(new Error('canceled'));
    await expect(gone).rejects.toThrow('canceled');
    go();
    expect(providers.accepts((await other).authorization)).toBe(true);
  });

  it('gives up on a provider that does not answer in time', async () => {
    const asked = Promise.withResolvers<void>();
    const { run, clock, providers } = await scene({
      answer: () => {
        asked.resolve();
        return true;
      },
    });
    const result = failure(openLogin(SETTINGS.anthropic, run).headers(never, HERE), providers);
    await asked.promise;
    clock.advance(30_000);
    const error = await result;
    expect(error.message).toBe('Signing in to Anthropic took too long. Try again later.');
  });

  it.each([
    ['nothing', ''],
    ['no JSON', 'hello'],
    ['no token', '{}'],
    ['null', 'null'],
    ['a token that is no text', '{"access_token": 7}'],
    ['a token with a line break', '{"access_token": "a\\r\\nx-evil: 1"}'],
    ['a token that is too long', JSON.stringify({ access_token: 'x'.repeat(16_385) })],
    ['more than can be a token', `{"access_token": "x", "more": "${'y'.repeat(1_000_000)}"}`],
    ['another kind of token', '{"access_token": "x", "token_type": "mac"}'],
    ['a key that is over', '{"access_token": "x", "expires_in": 0}'],
    ['a negative time', '{"access_token": "x", "expires_in": -5}'],
    ['a time that is no number', '{"access_token": "x", "expires_in": "soon"}'],
  ])('refuses %s', async (_, body) => {
    const { run, providers } = await scene({
      answer: (response) => Boolean(response.writeHead(200).end(body)),
    });
    const error = await failure(openLogin(SETTINGS.openai, run).headers(never, HERE), providers);
    expect(error.message).toBe('OpenAI did not answer the sign-in with a token. Try again later.');
  });

  it('uses a key for an hour at most, and for minutes if nobody says how long it lives', async () => {
    for (const [lives, minutes] of [
      [1e12, 60],
      [undefined, 5],
    ] as const) {
      const { run, lines } = await scene({
        answer: (response) =>
          Boolean(response.end(JSON.stringify({ access_token: 'x', expires_in: lives }))),
      });
      await openLogin(SETTINGS.openai, run).headers(never, HERE);
      expect(lines.join()).toContain(`for ${minutes} min.`);
    }
  });

  it('does not follow a redirect to another host', async () => {
    const seen: string[] = [];
    const elsewhere = createServer((request, response) => {
      seen.push(request.url ?? '');
      response.end('{"access_token": "x"}');
    }).listen(0, '127.0.0.1');
    await once(elsewhere, 'listening');
    atTestEnd(() => void elsewhere.close());
    const location = `http://localhost:${(elsewhere.address() as AddressInfo).port}/`;
    const { run, providers } = await scene({
      answer: (response) => Boolean(response.writeHead(307, { location }).end()),
    });
    const error = await failure(openLogin(SETTINGS.openai, run).headers(never, HERE), providers);
    expect(error.message).toContain('redirects to another address, which Docket does not follow');
    expect(seen).toEqual([]);
  });

  it('quotes a refusal without the token that it repeats', async () => {
    const { run, providers } = await scene({
      answer: (response, sent) => {
        const { subject_token } = JSON.parse(sent);
        const error_description = `No mapping for\n${subject_token} \u001b[31m${'z'.repeat(500)}`;
        const body = JSON.stringify({ error: 'invalid_grant', error_description });
        return Boolean(response.writeHead(400).end(body));
      },
    });
    const error = await failure(openLogin(SETTINGS.openai, run).headers(never, HERE), providers);
    expect(error).toBeInstanceOf(SetupError);
    expect(error.message).toMatch(
      /^OpenAI did not accept the workflow’s identity \(400\)\. Compare `agent: login:` .* It returned: No mapping for \*\*\* .*z…$/,
    );
    expect(error.message.length).toBeLessThan(600);
    expect(error.message).not.toContain('\u001b');
  });

  it.each([
    ['another organization', { organization: '99999999-2222-4333-8444-555555555555' }],
    ['another audience', { audience: 'https://example.com' }],
    ['another service account', { 'service-account': 'svac_other' }],
  ])('says that the provider refused %s', async (_, wrong) => {
    const { run, providers } = await scene();
    const login = openLogin({ ...SETTINGS.anthropic, ...wrong }, run);
    const error = await failure(login.headers(never, HERE), providers);
    expect(error.message).toMatch(/^Anthropic did not accept the workflow’s identity \(401\)/);
    expect(error.message).toContain('The assertion does not match the rule.');
  });

  it.each([
    ['another repository', { repository_id: '666' }],
    ['another audience', { aud: 'https://evil.example' }],
    ['no claims', { repository_id: undefined }],
  ])('sends no identity with the claims of %s to a provider', async (_, claims) => {
    const { run, providers } = await scene({ claims });
    const error = await failure(openLogin(SETTINGS.openai, run).headers(never, HERE), providers);
    expect(error.message).toContain('is for another repository or audience');
    expect(providers.asked).toEqual(['/identity']);
  });

  it('says which permission is missing', async () => {
    const { run, providers } = await scene({}, { environment: {} });
    const error = await failure(openLogin(SETTINGS.google, run).headers(never, HERE), providers);
    expect(error).toBeInstanceOf(SetupError);
    expect(error.message).toContain('Grant the job `permissions: id-token: write`.');
    expect(providers.asked).toEqual([]);
  });

  it('tells what GitHub says if it issues no identity', async () => {
    const { run, providers } = await scene({
      github: (response) => Boolean(response.writeHead(403).end('{"message": "Not allowed"}')),
    });
    const error = await failure(openLogin(SETTINGS.azure, run).headers(never, HERE), providers);
    expect(error.message).toMatch(/^GitHub issued no identity to this run \(403\).*Not allowed$/);
  });

  it('sends nothing over an unencrypted connection', async () => {
    const { run, providers } = await scene(
      {},
      {
        addresses: { openai: 'http://auth.example.com' },
      },
    );
    const error = await failure(openLogin(SETTINGS.openai, run).headers(never, HERE), providers);
    expect(error.message).toBe(
      'Did not sign in at auth.example.com: its address must begin with https.',
    );
  });

  it.each([
    [SETTINGS.anthropic, 'https://api.anthropic.com/v1', 'https://anthropic.com.evil.example/v1'],
    [SETTINGS.openai, 'https://eu.api.openai.com/v1', 'https://evilopenai.com/v1'],
    [SETTINGS.google, 'https://aiplatform.googleapis.com/', 'https://googleapis.com.evil.example/'],
    [SETTINGS.azure, 'https://docs.openai.azure.com/openai/v1', 'http://docs.openai.azure.com/'],
    [SETTINGS.azure, 'https://docs.services.ai.azure.com/models', 'https://x.cloudapp.azure.com/'],
    [SETTINGS.azure, 'https://docs.cognitiveservices.azure.com/', 'https://evil.azure.com/'],
    [SETTINGS.azure, 'https://docs.openai.azure.com/', 'https://openai.azure.com.evil.example/'],
  ])('sends a key only to its provider: $provider', async (settings, own, other) => {
    const { run, providers } = await scene();
    const login = openLogin(settings, run);
    const { authorization } = await login.headers(never, new URL(own));
    expect(providers.accepts(authorization)).toBe(true);
    const error = await failure(login.headers(never, new URL(other)), providers);
    expect(error.message).toMatch(/^The key of .* was not sent to .*, which is not .*’s\./);
  });

  it('says for each provider what it should insist on: the number of the repository', async () => {
    const { run } = await scene();
    const said = Object.values(SETTINGS).map((settings) => openLogin(settings, run).examine(never));
    expect(await Promise.all(said)).toMatchInlineSnapshot(`
      [
        "Anthropic accepts the workflow’s identity. In the federation rule, match \`repository_id\` = \`4711\` under \`claims\`, not only a name in \`subject_prefix\`.",
        "OpenAI accepts the workflow’s identity. In the mapping of the service account, require \`repository_id\` = \`4711\`, not only a name.",
        "Google Cloud accepts the workflow’s identity. In the provider of the pool, set the attribute condition to \`assertion.repository_id == '4711'\`, not to a name.",
        "Azure accepts the workflow’s identity. Azure compares only the subject, which is \`repo:acme-12/docs-4711:ref:refs/heads/main\`. If it has no numbers, turn on immutable subject claims in the repository’s OIDC settings: names can be taken over.",
      ]
    `);
  });

  it('gives Copilot the workflow’s token, in the scheme of its host', async () => {
    const copilot = { provider: 'copilot' } as const;
    const on = (GITHUB_SERVER_URL: string) => ({
      githubToken: 'ghs_token',
      environment: { GITHUB_SERVER_URL },
    });
    const { run, masked, secrets } = await scene({}, on('https://github.com'));
    const login = openLogin(copilot, run);
    const url = new URL('https://api.githubcopilot.com/chat/completions');
    expect(await login.headers(never, url)).toEqual({ authorization: 'Bearer ghs_token' });
    await expect(login.headers(never, new URL('https://api.github.com/'))).rejects.toThrow(
      'was not sent to api.github.com',
    );
    expect([...secrets]).toEqual(['ghs_token']);
    expect(masked).toEqual(['ghs_token']);
    const { run: other } = await scene({}, on('https://acme.ghe.com'));
    expect(await openLogin(copilot, other).headers(never, HERE)).toEqual({
      authorization: 'token ghs_token',
    });
    const { run: none } = await scene({}, { githubToken: undefined });
    await expect(openLogin(copilot, none).headers(never, HERE)).rejects.toThrow(
      'Copilot needs the workflow’s token.',
    );
  });
});
