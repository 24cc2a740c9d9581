// `docs-repository`: requested in one repository, written in another, through the committed bundle.
import { describe, expect, it } from 'vitest';
import type { LocalRepository } from '../../local-github/repository.ts';
import { type Inputs, place, withoutMarker } from '../../support/place.ts';
import { testGit } from '../../support/repository.ts';
import { runStep } from '../../support/runner.ts';
import { logFile, views, WEEK } from '../../support/traffic.ts';

/** An agent that keeps what it was told, and what was there before. */
const AGENT = 'cat >> docs/answer.md; ls; echo Explained the flag in docs/answer.md.';

/** The code is in `octo/app`, where `mona` may write; the documentation is in `octo/handbook`. */
async function twoRepositories(settings: { app?: string; docs?: string } = {}) {
  const { sandbox, repository: docs, step } = await place({ 'agent-command': AGENT });
  const app = await sandbox.createRepository('octo/app', {
    files: {
      'src/cli.ts': 'export const flags = [];\n',
      ...(settings.app && { '.github/docket.yml': settings.app }),
    },
  });
  app.collaborator('mona', 'write');
  if (settings.docs) {
    const files = { '.github/docket.yml': settings.docs };
    await docs.push({ by: 'bob', branch: 'main', files });
  }
  const token = (repositories: string[]) => sandbox.issueToken({ repositories });
  const own = { app: token(['octo/app']), docs: token(['octo/handbook']) };
  return {
    ...{ sandbox, app, docs, own, step },
    pull: () => openPull(app),
    /** Somebody comments, and the workflow of that repository runs with its own token. */
    async say(where: LocalRepository, thread: number, by: string, body: string, more: Inputs = {}) {
      const { event } = where.comment(thread, { by, body });
      const [token, asked] = where === app ? [own.app, elsewhere(own.docs)] : [own.docs, {}];
      const inputs = { 'github-token': token, ...asked, ...more };
      return runStep({ ...step(event, inputs), repository: where });
    },
    said: (where: LocalRepository, thread: number) =>
      where.comments(thread).flatMap(({ body }) => withoutMarker(body)),
  };
}

type Two = Awaited<ReturnType<typeof twoRepositories>>;

const elsewhere = (token: string) => ({ 'docs-repository': 'octo/handbook', 'docs-token': token });

async function openPull(app: LocalRepository) {
  const files = { 'src/cli.ts': "export const flags = ['--json'];\n" };
  await app.push({ by: 'mona', branch: 'json', files });
  const { pull } = await app.openPull({
    ...{ by: 'mona', head: 'json', base: 'main', title: 'Add --json', body: 'It prints JSON.' },
  });
  return pull.number;
}

const numberOf = (link = '') => Number(link.split('/').at(-1));

describe('a request in the repository with the code', () => {
  it('opens a pull request in the one with the documentation, with links both ways', async () => {
    const { app, docs, say, said, pull } = await twoRepositories();
    const thread = await pull();
    const ended = await say(app, thread, 'mona', '/docs explain --json');
    expect(ended).toMatchObject({ code: 0, outputs: { outcome: 'pull-request' } });
    const link = ended.outputs['pr-link'] ?? '';
    expect(link).toMatch(/\/octo\/handbook\/pull\/\d+$/);
    expect(said(app, thread).join('\n')).toContain(link);
    const opened = docs.thread(numberOf(link));
    expect(opened.body).toContain(`Asked by @\u200bmona in [octo/app#${thread}](`);
    expect(opened.body).toContain(`comment \`/docs …\` in octo/app#${thread}, or here`);
    const page = await docs.file(`docket/${ended.outputs['job-id']}`, 'docs/answer.md');
    expect(page).toContain('The request was made in octo/app, which is another repository');
    expect(page).toContain("| +export const flags = ['--json'];");
    expect(await app.branches()).toEqual(['json', 'main']);
  });

  it('is continued from both threads, on one branch', async () => {
    const { app, docs, say, said, pull } = await twoRepositories();
    const thread = await pull();
    const first = await say(app, thread, 'mona', '/docs explain --json');
    const job = first.outputs['job-id'];
    const number = numberOf(first.outputs['pr-link']);
    const second = await say(app, thread, 'mona', '/docs add an example');
    expect(second.outputs).toMatchObject({ outcome: 'pull-request', 'job-id': job });
    const third = await say(docs, number, 'ann', '/docs make it shorter');
    expect(third.outputs).toMatchObject({ outcome: 'pull-request', 'job-id': job });
    expect(said(docs, number).join('\n')).toContain('Pushed');
    const fourth = await say(app, thread, 'mona', '/docs status');
    expect(fourth.code).toBe(0);
    const page = await docs.file(`docket/${job}`, 'docs/answer.md');
    expect(page).toContain('add an example');
    expect(page).toContain('make it shorter');
    expect(await docs.pulls()).toHaveLength(1);
  });
});

it('gathers requests in the pull request that is open there', async () => {
  const { app, docs, own, step } = await twoRepositories({ app: 'jobs: { batch: open }\n' });
  const event = { name: 'workflow_dispatch', payload: {} };
  const ask = (prompt: string) => {
    const inputs = { 'github-token': own.app, ...elsewhere(own.docs), prompt };
    return runStep({ ...step(event, inputs), repository: app });
  };
  const first = await ask('Explain --json.');
  const second = await ask('Explain --yaml.');
  expect(second.outputs, second.log).toMatchObject({ 'job-id': first.outputs['job-id'] });
  await docs.merge(numberOf(first.outputs['pr-link']), { by: 'bob' });
  const third = await ask('Explain --toml.');
  expect(third.outputs['job-id']).not.toBe(first.outputs['job-id']);
  expect(third.outputs.outcome).toBe('pull-request');
});

it('leaves what looks at pages to the repository that has them', async () => {
  const { app, own, step } = await twoRepositories({
    app: 'docs-repository: octo/handbook\nlist-issue: 1\n',
  });
  const event = { name: 'schedule', payload: {} };
  const logs = { 'access-logs': logFile(views('/', 5)), ...WEEK };
  const inputs = { 'github-token': own.app, 'docs-token': own.docs, ...logs };
  const improve = await runStep({
    ...step(event, { ...inputs, mode: 'improve' }),
    repository: app,
  });
  expect(improve.log).toContain(
    'The documentation is in octo/handbook, so `mode: improve` has to run there.',
  );
  app.openIssue({ by: 'mona', title: 'Documentation to do' });
  const swept = await runStep({ ...step(event, { ...inputs, mode: 'sweep' }), repository: app });
  expect(swept.log).toContain(
    'The documentation is in octo/handbook, so the list of what there is to do belongs there. Move `list-issue` to the settings of octo/handbook.',
  );
  const exported = await runStep({ ...step(event, { ...inputs, mode: 'views' }), repository: app });
  expect([exported.code, exported.outputs['views-human']], exported.log).toEqual([0, '35']);
});

describe('what belongs to whom', () => {
  it('keeps to the settings and limits of the documentation, and records nothing with the code', async () => {
    const settings = 'jobs: { max-open-pull-requests: 1 }\npull-request: { labels: [handbook] }\n';
    const { app, docs, say, pull } = await twoRepositories({ docs: settings });
    const thread = await pull();
    const first = await say(app, thread, 'mona', '/docs explain --json');
    expect(docs.thread(numberOf(first.outputs['pr-link'])).labels).toEqual(['handbook']);
    const second = await say(app, thread, 'mona', '/docs new explain it again');
    expect(second).toMatchObject({ code: 1 });
    expect(second.log).toContain('1 pull requests of jobs are waiting for review');
    const refs = (repository: LocalRepository) =>
      testGit.run(['--git-dir', repository.gitDir, 'for-each-ref', 'refs/docket']);
    expect(await refs(docs)).toContain('refs/docket/state');
    expect(await refs(app)).toBe('');
  });

  it('lets only those ask who may give commands where they ask', async () => {
    const { app, docs, say, pull } = await twoRepositories();
    const thread = await pull();
    const ended = await say(app, thread, 'ann', '/docs explain --json');
    expect(ended.outputs.outcome).toBe('ignored');
    expect(await docs.pulls()).toEqual([]);
  });

  it('does not touch jobs that were asked for elsewhere', async () => {
    const { app, docs, own, step, say, pull } = await twoRepositories();
    const { number } = docs.openIssue({ by: 'ann', title: 'A page' });
    const theirs = await say(docs, number, 'ann', '/docs write a page');
    const job = theirs.outputs['job-id'] ?? '';
    // A branch and a pull request with the name and the number of theirs.
    await app.push({ by: 'mona', branch: `docket/${job}`, files: { 'x.md': 'x\n' } });
    while (app.lastNumber < numberOf(theirs.outputs['pr-link']) - 1)
      app.openIssue({ by: 'mona', title: 'Counting' });
    const { pull: forged } = await app.openPull({
      ...{ by: 'mona', head: `docket/${job}`, base: 'main', title: 'Forged', body: '' },
    });
    expect(forged.number).toBe(numberOf(theirs.outputs['pr-link']));
    const closed = await app.close(forged.number, 'mona');
    const inputs = { 'github-token': own.app, ...elsewhere(own.docs) };
    const archived = await runStep({ ...step(closed, inputs), repository: app });
    expect(archived.outputs.outcome).toBe('ignored');
    const told = await say(app, forged.number, 'mona', '/docs cancel');
    expect(told.outputs['job-id']).toBeUndefined();
    const ended = await say(app, await pull(), 'mona', '/docs take it over', { 'job-id': job });
    expect(ended.outputs['job-id']).not.toBe(job);
    const again = await say(docs, number, 'ann', '/docs status');
    expect(again.outputs.status).toBe('completed');
  });

  it('finds its own jobs after a repeated delivery and a re-run', async () => {
    const { app, docs, own, step, pull } = await twoRepositories();
    const { event } = app.comment(await pull(), { by: 'mona', body: '/docs explain --json' });
    const inputs = { 'github-token': own.app, ...elsewhere(own.docs) };
    const first = await runStep({ ...step(event, inputs), repository: app });
    const rerun = await runStep({ ...step(event, inputs, { attempt: 2 }), repository: app });
    expect(rerun.outputs['job-id']).toBe(first.outputs['job-id']);
    expect(await docs.pulls()).toHaveLength(1);
  });
});

describe('a docs repository that cannot be used', () => {
  const refusals: [string, (two: Two) => Inputs | undefined, string][] = [
    [
      'without a token for it',
      () => ({ 'docs-token': '' }),
      'The documentation is in octo/handbook, and the workflow’s own token cannot reach it. Set `docs-token`',
    ],
    [
      'with a token for another one',
      ({ own }) => ({ 'docs-token': own.app }),
      '`docs-token` cannot reach octo/handbook.',
    ],
    [
      'with a name that means nothing',
      () => ({ 'docs-repository': 'octo/nothing' }),
      '`docs-token` cannot reach octo/nothing.',
    ],
    [
      'that is archived',
      ({ docs }) => void docs.settings({ archived: true }),
      'octo/handbook is archived, so nothing can be written there.',
    ],
    [
      'that was renamed',
      ({ sandbox }) => {
        const to = `${sandbox.apiUrl}/repos/octo/handbook`;
        sandbox.faults.add({ on: 'GET /repos/octo/manual', fault: { kind: 'moved', to } });
        return { 'docs-repository': 'octo/manual' };
      },
      'octo/manual is called octo/handbook now. Change `docs-repository` to that.',
    ],
    [
      'that is public, while the code is private',
      ({ app }) => void app.settings({ private: true }),
      'octo/app is private and octo/handbook is public',
    ],
  ];

  it.each(refusals)('%s: says what to do and changes nothing', async (_, prepare, sentence) => {
    const two = await twoRepositories();
    const thread = await two.pull();
    two.docs.settings({ private: true });
    const inputs = prepare(two) ?? {};
    if (sentence.includes('is public')) two.docs.settings({ private: false });
    const ended = await two.say(two.app, thread, 'mona', '/docs explain --json', inputs);
    expect(ended).toMatchObject({ code: 1, outputs: { outcome: 'failed' } });
    expect(two.said(two.app, thread).join('\n')).toContain(sentence);
    expect(await two.docs.pulls()).toEqual([]);
    expect(await two.docs.branches()).toEqual(['main']);
  });

  it('is allowed for private code if its settings say so', async () => {
    const { app, say, pull } = await twoRepositories({
      app: 'trusted-repositories: { octo/handbook: [publish] }\n',
    });
    app.settings({ private: true });
    const ended = await say(app, await pull(), 'mona', '/docs explain --json');
    expect(ended.outputs.outcome).toBe('pull-request');
  });
});

describe('the documentation check', () => {
  const CLI = "program.option('--near <place>', '').option('--limit <n>', '');\n";
  const PAGE = '# Flags\n\n- `--near <place>`: where to look.\n- `--limit <n>`: how many.\n';

  async function changed() {
    const two = await twoRepositories();
    const { app, docs } = two;
    await docs.push({ by: 'ann', branch: 'main', files: { 'docs/cli.md': PAGE } });
    await app.push({ by: 'mona', branch: 'main', files: { 'src/flags.js': CLI } });
    const files = { 'src/flags.js': CLI.replace('--near', '--around') };
    await app.push({ by: 'mona', branch: 'around', files });
    const { pull, event } = await app.openPull({
      ...{ by: 'mona', head: 'around', base: 'main', title: 'Rename a flag', body: '' },
    });
    return { ...two, thread: pull.number, event };
  }

  it('looks at the pages of the other repository, with tokens that only read', async () => {
    const { sandbox, app, docs, own, step, event } = await changed();
    const reading = { contents: 'read', pull_requests: 'read', issues: 'none' } as const;
    const token = (repository: string) =>
      sandbox.issueToken({ repositories: [repository], access: reading });
    const inputs = {
      ...{ mode: 'check', 'agent-command': '', 'github-token': token('octo/app') },
      ...elsewhere(token('octo/handbook')),
    };
    const ended = await runStep({ ...step(event, inputs), repository: app });
    expect(ended.outputs.drift, ended.log).toBe('stale');
    expect(JSON.parse(ended.outputs.findings ?? '')).toEqual([
      {
        ...{ drift: 'stale', kind: 'flag', name: '--near', path: 'octo/handbook/docs/cli.md' },
        removed: { path: 'src/flags.js', line: 1, text: CLI.trim() },
        ...{ line: 3, became: '--around', edit: '- `--around <place>`: where to look.' },
      },
    ]);
    docs.settings({ private: true });
    const without = { ...inputs, 'docs-token': own.app };
    const refused = await runStep({ ...step(event, without), repository: app });
    expect(refused.log).toContain('`docs-token` cannot reach octo/handbook.');
    expect(refused.log).toContain('with the permission `contents: read`');
  });

  it('is fixed there by one comment here', async () => {
    const { app, docs, say, thread } = await changed();
    const ended = await say(app, thread, 'mona', '/docs');
    expect(ended.outputs.outcome, ended.log).toBe('pull-request');
    const page = await docs.file(`docket/${ended.outputs['job-id']}`, 'docs/answer.md');
    expect(page).toContain('| `octo/handbook/docs/cli.md`, line 3, mentions the flag `--near`');
  });
});

it('is looked at by the doctor', async () => {
  const { app, own, step } = await twoRepositories();
  const event = { name: 'workflow_dispatch', payload: {} };
  const inputs = { mode: 'doctor', 'github-token': own.app, ...elsewhere(own.docs) };
  const well = await runStep({ ...step(event, inputs), repository: app });
  expect(well.log).toContain('Jobs change files in octo/handbook.');
  const wrong = { ...inputs, 'docs-repository': 'octo/nothing' };
  const ended = await runStep({ ...step(event, wrong), repository: app });
  expect(ended.code).toBe(1);
  expect(ended.log).toContain('`docs-token` cannot reach octo/nothing.');
});
