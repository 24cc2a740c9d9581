import { expect, it } from 'vitest';
import { hostedSettings, noteChangedSettings } from '../../../src/cli/serve/project-settings.ts';
import { openSettingsThread } from '../../../src/config/settings-thread.ts';
import { createGithubApp, readAppKey } from '../../../src/github/app.ts';
import { githubSettings } from '../../../src/github/settings.ts';
import { createSettingsFiles } from '../../../src/postgres/settings-files.ts';
import type { Project } from '../../../src/service/projects/project.ts';
import { InstantClock } from '../../support/clock.ts';
import { testDatabase } from '../../support/database.ts';
import { checkedLocalGithub, handbook } from '../../support/local-github.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { silentLog } from '../../support/silent-log.ts';
import { atTestEnd } from '../../support/test-end.ts';

async function scene(files: Record<string, string>) {
  const clock = new InstantClock(Date.now());
  const github = await checkedLocalGithub({ clock });
  const database = await testDatabase();
  const repo = await handbook(github, { files });
  const registered = github.registerApp('docket-bot', 'octo');
  const other = await github.createRepository('octo/other', {
    files: { 'README.md': '# Other\n' },
  });
  const { id: installation } = await registered.install(repo, other);
  const env = {
    GITHUB_API_URL: github.apiUrl,
    GITHUB_GRAPHQL_URL: github.graphqlUrl,
    GITHUB_SERVER_URL: github.serverUrl,
  };
  const thread = openSettingsThread(new ManualClock());
  atTestEnd(() => thread.close());
  let parsed = 0;
  let longest = 0;
  const read: typeof thread.read = (texts) => {
    parsed += 1;
    longest = Math.max(longest, texts.repository?.length ?? 0);
    return thread.read(texts);
  };
  const known = createSettingsFiles(database, clock);
  /** Of a server or a worker: each has tokens of its own. */
  const start = () => {
    const appId = String(registered.id);
    const key = readAppKey(registered.privateKey);
    const app = createGithubApp({ ...githubSettings(env, { appId, key, log: silentLog }), clock });
    const limits = new Map();
    const deps = { env, app, thread: { read }, files: known, limits, clock, log: silentLog };
    const configure = hostedSettings(deps);
    return (other?: Partial<Project>) => configure({ ...project, ...other });
  };
  const project: Project = {
    id: String(repo.id),
    repo: repo.fullName,
    settings: { docsPaths: [], accessLogs: [] },
    app: { installation, repository: repo.id },
  };
  return {
    ...{ clock, repo, start, settings: start() },
    second: { repo: other.fullName, app: { installation, repository: other.id } },
    parsed: () => parsed,
    longest: () => longest,
    /** What was asked of GitHub since the last time, without tokens. */
    asked() {
      const all = github.requests.splice(0).filter(({ method }) => method === 'GET');
      return all.map(
        ({ path, status }) => `${decodeURIComponent(path).replace(/^.*contents/, '')} ${status}`,
      );
    },
    pushed: () =>
      noteChangedSettings({ fullName: repo.fullName, id: repo.id, installation }, known),
  };
}

it('The settings of a repository with the App are parsed in a thread, and each version once', async () => {
  const { settings, parsed } = await scene({ '.github/docket.yml': 'check: advisory\n' });
  for (let at = 0; at < 3; at += 1) {
    expect((await settings()).config).toMatchObject({ check: 'advisory', commit: 'git' });
  }
  expect(parsed()).toBe(1);
});

it('Repositories without settings of their own share what was parsed', async () => {
  const { settings, parsed, second } = await scene({ 'README.md': '# Handbook\n' });
  const { config } = await settings();
  expect((await settings(second)).config).toBe(config);
  expect(parsed()).toBe(1);
});

it('Settings that are wrong are refused without being parsed again', async () => {
  const keys = Array.from({ length: 2_500 }, (_, at) => `key${at}: 1\n`).join('');
  const { settings, parsed } = await scene({ '.github/docket.yml': keys });
  for (let at = 0; at < 3; at += 1) {
    const refused = await settings().catch((error) => error);
    expect(refused.details).toHaveLength(100);
    expect(refused.details[99]).toMatch(/^Line 100: `key99` is not a setting/);
  }
  expect(parsed()).toBe(1);
});

it('Settings that are too long are refused, and kept no longer than that takes', async () => {
  const long = `# ${'x'.repeat(300_000)}\n`;
  const { settings, longest } = await scene({ '.github/docket.yml': long });
  await expect(settings()).rejects.toThrow(/more than 64,000 characters|is not valid/);
  expect(longest()).toBe(64_001);
});

const FRESH_MS = 5_000;
const FLOOR_MS = 6 * 3_600_000;
const FILES = ['/.github/docket.yml 200', '/docket.yml 404'];

it('Settings are read once for all servers and workers, and again after a push', async () => {
  const { clock, repo, start, asked, pushed } = await scene({
    '.github/docket.yml': 'check: advisory\n',
  });
  const [one, other] = [start(), start()];
  for (const settings of [one, one, other]) {
    expect((await settings()).config).toMatchObject({ check: 'advisory' });
  }
  expect(asked().sort()).toEqual(FILES);
  clock.advance(FLOOR_MS / 2);
  await Promise.all([one(), other(), start()()]);
  expect(asked()).toEqual([]);
  const files = { '.github/docket.yml': 'pull-request: { labels: [new] }\n' };
  await repo.push({ by: 'mona', branch: 'main', files });
  await pushed();
  clock.advance(FRESH_MS);
  expect((await one()).config).toMatchObject({ 'pull-request': { labels: ['new'] } });
  expect((await other()).config).toMatchObject({ 'pull-request': { labels: ['new'] } });
  expect(asked()).toEqual(['/.github/docket.yml 200']);
});

it('A push that nobody was told of takes effect after six hours', async () => {
  const { clock, repo, settings, asked } = await scene({ 'a.md': '' });
  await settings();
  const files = { '.github/docket.yml': 'pull-request: { labels: [new] }\n' };
  await repo.push({ by: 'mona', branch: 'main', files });
  asked();
  clock.advance(FLOOR_MS);
  expect((await settings()).config).toMatchObject({ 'pull-request': { labels: ['new'] } });
  expect(asked().sort()).toEqual(FILES);
});

it('Settings that GitHub has not changed are not sent again', async () => {
  const { clock, settings, asked, pushed } = await scene({
    '.github/docket.yml': 'pull-request: { labels: [new] }\n',
  });
  await settings();
  asked();
  await pushed();
  clock.advance(FRESH_MS);
  expect((await settings()).config).toMatchObject({ 'pull-request': { labels: ['new'] } });
  expect(asked()).toEqual(['/.github/docket.yml 304']);
});

it('Settings that were being read during a push are read again', async () => {
  const files = createSettingsFiles(await testDatabase(), new ManualClock());
  const { changes } = await files.find('a');
  await files.changed('a');
  await files.save('a', { text: 'old', etag: null }, changes);
  expect(await files.find('a')).toMatchObject({ changes: 1, known: { text: 'old', stale: true } });
  await files.save('a', { text: 'new \0', etag: 'e' }, 1);
  await files.save('a', { text: 'old', etag: null }, changes);
  expect(await files.find('a')).toMatchObject({ known: { text: 'new \0', stale: false } });
});
