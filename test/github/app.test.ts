import { createPrivateKey } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createGithubApp, readAppKey } from '../../src/github/app.ts';
import { createGithub } from '../../src/github/client.ts';
import { createGit } from '../../src/shared/git/git.ts';
import { InstantClock } from '../support/clock.ts';
import { checkedLocalGithub, handbook, REPO } from '../support/local-github.ts';
import { silentLog } from '../support/silent-log.ts';

async function setUp() {
  const clock = new InstantClock();
  const sandbox = await checkedLocalGithub({ clock });
  const repo = await handbook(sandbox, { private: true });
  const registered = sandbox.registerApp('docket-bot', 'octo');
  const { apiUrl, graphqlUrl, serverUrl } = sandbox;
  const place = { apiUrl, graphqlUrl, serverUrl, clock, random: Math.random, log: silentLog };
  const key = readAppKey(registered.privateKey);
  const app = createGithubApp({ ...place, appId: String(registered.id), key });
  const installed = await registered.install(repo);
  const source = app.tokens(installed.id, repo.id);
  const github = createGithub({ ...place, token: source, repository: 'octo/handbook' });
  const minted = () =>
    sandbox.requests.filter(({ path }) => path.endsWith('/access_tokens')).length;
  return { clock, sandbox, repo, registered, app, installed, source, github, place, minted };
}

describe('the tokens of a GitHub App', () => {
  it('are minted when they are needed, and again before they expire', async () => {
    const { clock, source, github, minted } = await setUp();
    expect(minted()).toBe(0);
    await github.rest.repos.get(REPO);
    await github.rest.repos.get(REPO);
    const first = await source.get();
    expect(minted()).toBe(1);
    clock.advance(51 * 60_000);
    await github.rest.repos.get(REPO);
    expect(minted()).toBe(2);
    expect(await source.get()).not.toBe(first);
  });

  it.each([-15, -2, 2, 15, 90])(
    'are minted with GitHub’s time if our clock is %i minutes off',
    async (minutes) => {
      const { clock, sandbox, registered, installed, repo, place, minted } = await setUp();
      const ours = new InstantClock(clock.now() + minutes * 60_000);
      const key = readAppKey(registered.privateKey);
      const app = createGithubApp({ ...place, clock: ours, appId: String(registered.id), key });
      const source = app.tokens(installed.id, repo.id);
      const token = await source.get();
      expect(await source.get()).toBe(token);
      expect(app.currentTokens(installed.id, repo.id)).toEqual([token]);
      // What GitHub refuses shows it our mistake; later tokens are right at once.
      const first = minted();
      await app.readingTokens(installed.id).get();
      expect(minted()).toBe(first + 1);
      expect(sandbox.requests.at(-1)?.status).toBe(201);
    },
  );

  it('reach one repository', async () => {
    const { sandbox, registered, installed, repo, github } = await setUp();
    const other = await sandbox.createRepository('octo/secret', { private: true });
    await registered.choose(installed, repo, other);
    const look = github.rest.repos.get({ owner: 'octo', repo: 'secret' });
    await expect(look).rejects.toThrow(/could not find/);
  });

  it('are replaced when one is refused', async () => {
    const { sandbox, github, source, minted } = await setUp();
    await source.get();
    const fault = { kind: 'status', status: 401, body: { message: 'Bad credentials' } } as const;
    sandbox.faults.add({ on: 'GET /repos/octo/handbook', fault });
    await github.rest.repos.get(REPO);
    expect(minted()).toBe(2);
  });

  it('are secrets of the repositories that they reach, until they expire', async () => {
    const { clock, sandbox, app, registered, installed, repo, source } = await setUp();
    const other = await sandbox.createRepository('octo/other', { private: true });
    await registered.choose(installed, repo, other);
    const ofOther = await app.tokens(installed.id, other.id).get();
    const reading = await app.readingTokens(installed.id).get();
    await app.installation(installed.id);
    await app.installation(installed.id);
    const first = await source.get();
    source.refused(first);
    const second = await source.get();
    const known = app.currentTokens(installed.id, repo.id);
    expect(known).toEqual([first, second, reading, expect.stringMatching(/^ghs_/)]);
    expect(known).not.toContain(ofOther);
    expect(app.currentTokens(installed.id + 1, repo.id)).toEqual([]);
    clock.advance(3_600_000);
    expect(app.currentTokens(installed.id, repo.id)).toEqual([]);
  });

  it('are refused with a sentence where the App is suspended, or not installed', async () => {
    const { registered, installed, app, github, repo } = await setUp();
    await registered.suspend(installed);
    await expect(github.rest.repos.get(REPO)).rejects.toThrow(/The GitHub App is suspended here/);
    expect(await app.installation(installed.id)).toEqual({ suspended: true, repositories: [] });
    await registered.suspend(installed, false);
    const now = { suspended: false, repositories: [{ id: repo.id, fullName: 'octo/handbook' }] };
    expect(await app.installation(installed.id)).toEqual(now);
    await registered.uninstall(installed);
    await expect(github.rest.repos.get(REPO)).rejects.toThrow(
      /is not installed on this repository/,
    );
    expect(await app.installation(installed.id)).toBeNull();
  });

  it('show one repository of many without reading the others', async () => {
    const { sandbox, registered, installed, app, repo } = await setUp();
    const other = await sandbox.createRepository('octo/other', { private: true });
    await registered.choose(installed, repo, other);
    const now = { suspended: false, repositories: [{ id: repo.id, fullName: 'octo/handbook' }] };
    expect(await app.installation(installed.id, repo.id)).toEqual(now);
    await registered.choose(installed, other);
    const gone = { suspended: false, repositories: [] };
    expect(await app.installation(installed.id, repo.id)).toEqual(gone);
    expect(await app.installation(installed.id, 987_654)).toEqual(gone);
    const named = { suspended: false, owner: 'octo', repositories: [] };
    expect(await app.installation(installed.id, 'owner')).toEqual(named);
    await registered.uninstall(installed);
    expect(await app.installation(installed.id, repo.id)).toBeNull();
  });

  it('are replaced for git, too, or git says why there is none', async () => {
    const { sandbox, source, registered, installed, repo } = await setUp();
    const credentials = { origin: new URL(sandbox.serverUrl).origin, token: source };
    const git = createGit({ path: process.env.PATH ?? '', credentials });
    const look = () => git.run(['ls-remote', repo.cloneUrl, 'refs/heads/main']);
    expect(await look()).toMatch(/^[0-9a-f]{40}/);
    sandbox.revoke(await source.get());
    expect(await look()).toMatch(/^[0-9a-f]{40}/);
    await registered.uninstall(installed);
    await expect(look()).rejects.toThrow(/The GitHub App is not installed on this repository/);
  });

  it('are not needed to ask again for deliveries that failed', async () => {
    const { sandbox, registered, app } = await setUp();
    const { attempts, older } = await app.attempts();
    const [failed] = attempts;
    expect(failed).toMatchObject({ guid: registered.deliveries[0]?.guid, ok: false });
    expect(older).toBeUndefined();
    // What is still the same costs nothing.
    expect(await app.attempts()).toEqual({ attempts, older });
    expect(sandbox.requests.at(-1)?.status).toBe(304);
    await app.redeliver(failed?.id ?? 0);
    await registered.settled();
    const guids = (await app.attempts()).attempts.map(({ guid }) => guid);
    expect(guids).toEqual([failed?.guid, failed?.guid]);
  });

  it('need the key of the App', async () => {
    const { sandbox, place, registered, installed } = await setUp();
    const { privateKey } = sandbox.registerApp('other', 'octo');
    const key = readAppKey(privateKey);
    const app = createGithubApp({ ...place, appId: String(registered.id), key });
    await expect(app.installation(installed.id)).rejects.toThrow(/Check APP_ID, PRIVATE_KEY/);
  });
});

describe('the private key of a GitHub App', () => {
  it('is read in every form that people set it', async () => {
    const { registered } = await setUp();
    const pkcs1 = registered.privateKey;
    const key = createPrivateKey(pkcs1);
    const pkcs8 = key.export({ type: 'pkcs8', format: 'pem' }) as string;
    const forms = [pkcs1, pkcs8].flatMap((pem) => [
      pem,
      pem.replaceAll('\n', '\\n'),
      `"${pem.trim().replaceAll('\n', '\\n')}"`,
      pem.replaceAll('\n', '\r\n'),
    ]);
    for (const form of forms) expect(readAppKey(form).equals(key)).toBe(true);
  });

  it('is refused without a word of it', () => {
    const broken = '-----BEGIN RSA PRIVATE KEY-----\nMIIsecret\n-----END RSA PRIVATE KEY-----';
    expect(() => readAppKey(broken)).toThrow(/^(?!.*MII).*cannot be read/);
  });
});
