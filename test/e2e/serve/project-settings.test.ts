import { expect, it } from 'vitest';
import { openApp } from '../../../src/cli/serve/app.ts';
import { hostedSettings } from '../../../src/cli/serve/project-settings.ts';
import { openSettingsThread } from '../../../src/config/settings-thread.ts';
import type { Project } from '../../../src/service/projects/project.ts';
import { checkedLocalGithub, handbook } from '../../support/local-github.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { silentLog } from '../../support/silent-log.ts';
import { atTestEnd } from '../../support/test-end.ts';

async function scene(files: Record<string, string>) {
  const github = await checkedLocalGithub();
  const repo = await handbook(github, { files });
  const registered = github.registerApp('docket-bot', 'octo');
  const { id: installation } = await registered.install(repo);
  const env = {
    GITHUB_API_URL: github.apiUrl,
    GITHUB_GRAPHQL_URL: github.graphqlUrl,
    GITHUB_SERVER_URL: github.serverUrl,
    APP_ID: String(registered.id),
    PRIVATE_KEY: registered.privateKey,
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
  const app = openApp(env, silentLog, null);
  const configure = hostedSettings({ env, app, thread: { read }, log: silentLog });
  const project: Project = {
    id: String(repo.id),
    repo: repo.fullName,
    settings: { docsPaths: [], draft: false, accessLogs: [] },
    app: { installation, repository: repo.id },
  };
  return { settings: () => configure(project), parsed: () => parsed, longest: () => longest };
}

it('The settings of a repository with the App are parsed in a thread, and each version once', async () => {
  const { settings, parsed } = await scene({ '.github/docket.yml': 'check: advisory\n' });
  for (let at = 0; at < 3; at += 1) {
    expect((await settings()).config).toMatchObject({ check: 'advisory', commit: 'git' });
  }
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
