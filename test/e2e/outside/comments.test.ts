// The comment bot, as another runner runs it.
import { describe, expect } from 'vitest';
import type { HostEvent } from '../../local-github/host-event.ts';
import { identityProviders, SETTINGS } from '../../support/identity-providers.ts';
import { modelServer } from '../../support/model-server.ts';
import { place, type Somewhere } from '../../support/place.ts';
import { type ActResult, act, itWithAct } from './act.ts';

const KEY = 'mk_T7qZ2vLx9Rn4Wb8Ys3';

/** A model that writes one page. */
const writer = () =>
  modelServer([
    { calls: [{ name: 'write', input: { path: 'docs/json.md', content: '# JSON\n' } }] },
    { text: 'Explained the flag.' },
  ]);

async function asked() {
  const here = await place();
  const { number } = here.repository.openIssue({ by: 'zoe', title: 'A flag' });
  const { event } = here.repository.comment(number, { by: 'ann', body: '/docs explain the flag' });
  return { ...here, thread: number, event };
}

describe('docs-repository.yml', () => {
  itWithAct('turns a comment on code into a pull request in another repository', async () => {
    const { url, requests } = await writer();
    const { sandbox, repository: handbook } = await place();
    const app = await sandbox.createRepository('octo/app', { files: { 'cli.sh': 'echo\n' } });
    app.collaborator('ann', 'write');
    await app.push({ by: 'ann', branch: 'json', files: { 'cli.sh': 'echo --json\n' } });
    const { pull } = await app.openPull({ by: 'ann', title: 'A flag', head: 'json', base: 'main' });
    const { event } = app.comment(pull.number, { by: 'ann', body: '/docs explain the flag' });
    const DOCS_TOKEN = sandbox.issueToken({ repositories: [handbook.fullName] });
    const ended = await act({ sandbox, repository: app }, 'docs-repository.yml', {
      ...{ event, modelUrl: url, vars: { DOCS_MODEL: 'small' } },
      secrets: { MODEL_KEY: KEY, DOCS_TOKEN },
      edit: (workflow) => workflow.replace('acme/handbook', handbook.fullName),
    });
    expect(ended.code, ended.log).toBe(0);
    const { outputs } = ended.jobs.docs?.steps['0'] ?? {};
    expect(outputs).toMatchObject({ outcome: 'pull-request' });
    expect(outputs?.['pr-link']).toContain('/octo/handbook/pull/');
    expect(JSON.stringify(requests[0]?.body)).toContain('| +echo --json');
    expect(ended.log).not.toContain(DOCS_TOKEN);
  });
});

describe('docs-comments.yml', () => {
  const MODEL = { vars: { DOCS_MODEL: 'small' }, secrets: { MODEL_KEY: KEY } };

  itWithAct('turns a comment into a pull request and answers on the thread', async () => {
    const { url, requests } = await writer();
    const here = await asked();
    const ended = await act(here, 'docs-comments.yml', {
      ...MODEL,
      event: here.event,
      modelUrl: url,
    });
    expect(ended.code, ended.log).toBe(0);
    const { outcome, outputs } = ended.jobs.docs?.steps['0'] ?? {};
    expect(outcome).toBe('success');
    expect(outputs).toMatchObject({ outcome: 'pull-request', status: 'completed' });
    expect(JSON.parse(outputs?.job ?? '')).toMatchObject({ id: outputs?.['job-id'] });
    expect(here.said(here.thread)).toEqual([
      expect.stringContaining(`Done: ${outputs?.['pr-link']}`),
    ]);
    expect(await here.repository.file(`docket/${outputs?.['job-id']}`, 'docs/json.md')).toBe(
      '# JSON\n',
    );
    expect(requests[0]?.headers.authorization).toBe(`Bearer ${KEY}`);
    expect(requests[0]?.body.model).toBe('small');
    expect(ended.log).toMatch(/Success - Post docket-dev\/docket@v1/);
    expect(ended.log).not.toContain(KEY);
    expect(ended.log).not.toContain(here.sandbox.token);
  });

  itWithAct('starts no job for a comment that is no command', async () => {
    const { repository, ...here } = await asked();
    const { event } = repository.comment(here.thread, { by: 'ann', body: 'Thanks!' });
    const before = here.sandbox.requests.length;
    const ended = await act({ ...here, repository }, 'docs-comments.yml', { ...MODEL, event });
    expect(ended).toMatchObject({ code: 0, jobs: {} });
    expect(here.sandbox.requests).toHaveLength(before);
  });

  itWithAct('answers a comment on a line, and a review', async () => {
    const here = await place();
    await here.repository.push({
      ...{ by: 'zoe', branch: 'json', files: { 'docs/index.md': '# Start\n\n--json\n' } },
    });
    const { pull } = await here.repository.openPull({
      ...{ by: 'zoe', title: 'A flag', head: 'json', base: 'main' },
    });
    const line = await here.repository.reviewComment(pull.number, {
      ...{ by: 'ann', body: '/docs explain the flag', path: 'docs/index.md', line: 3 },
    });
    const review = here.repository.review(pull.number, {
      by: 'ann',
      body: '/docs make it shorter',
    });
    for (const { event } of [line, review]) {
      const { url } = await writer();
      const ended = await act(here, 'docs-comments.yml', { ...MODEL, event, modelUrl: url });
      expect(ended.code, ended.log).toBe(0);
      expect(ended.jobs.docs?.steps['0']?.outputs.outcome).toMatch(/pull-request|no-changes/);
    }
  });
});

describe('the condition of the comment workflows', () => {
  /** Whether the condition starts a runner; the step itself is left out. */
  async function starts(here: Somewhere, event: HostEvent): Promise<boolean> {
    const withoutStep = (text: string) => text.replace(/ {6}- uses: .*$/s, '      - run: true\n');
    const ended = await act(here, 'docs-comments.yml', { event, edit: withoutStep });
    expect(ended.code, ended.log).toBe(0);
    return ended.jobs.docs !== undefined;
  }

  const comments: [boolean, string, string, string?][] = [
    [true, 'a command', '/docs explain the flag'],
    [true, 'a command without words', '/docs'],
    [true, 'a command that continues on the next line', '/docs\r\nexplain the flag'],
    [true, 'a command on a later line, from a browser', 'Nice!\r\n\r\n/docs explain the flag'],
    [true, 'a command on a later line, from the API', 'Nice!\n/docs status'],
    [false, 'a thank you', 'Thanks!'],
    [false, 'a link to a page', 'See https://octo.example/docs and https://octo.example/docs/json'],
    [false, 'a path', 'The file docs/docs/index.md is wrong, and so is `/docs/index.md`.'],
    [false, 'a quoted command', '> /docs explain the flag\n\nWhy?'],
    [false, 'a reply of an App', 'Done.\n/docs status', 'docket[bot]'],
    [false, 'a reply of the workflow', '/docs status', 'github-actions[bot]'],
  ];
  for (const [start, what, body, by = 'ann'] of comments) {
    itWithAct(`${start ? 'starts' : 'does not start'} for ${what}`, async () => {
      const here = await place();
      const { number } = here.repository.openIssue({ by: 'zoe', title: 'A flag' });
      const { event } = here.repository.comment(number, { by, body });
      expect(await starts(here, event)).toBe(start);
    });
  }

  itWithAct('starts for reviews with a command, or with changes to a job’s work', async () => {
    const here = await place();
    const { repository } = here;
    const pulls = await Promise.all(
      ['docket/j1', 'json'].map(async (head) => {
        const files = { 'docs/index.md': `# ${head}\n\n--json\n` };
        await repository.push({ by: 'zoe', branch: head, files });
        const title = `From ${head}`;
        return (await repository.openPull({ by: 'zoe', title, head, base: 'main' })).pull.number;
      }),
    );
    const [own = 0, other = 0] = pulls;
    const ask = async (pull: number, by: string, body: string) =>
      starts(here, (await repository.requestChanges(pull, { by, body })).event);
    expect(await ask(own, 'ann', 'Shorter, please.')).toBe(true);
    expect(await ask(own, 'critic[bot]', 'Shorter, please.')).toBe(false);
    expect(await ask(other, 'ann', 'Shorter, please.')).toBe(false);
    expect(await ask(other, 'ann', '/docs explain the flag')).toBe(true);
    const body = 'About /docs';
    expect(await starts(here, repository.review(own, { by: 'ann', body }).event)).toBe(false);
    const line = { by: 'ann', path: 'docs/index.md', line: 3 };
    const said = await repository.reviewComment(other, { ...line, body: '/docs explain it' });
    expect(await starts(here, said.event)).toBe(true);
    const linked = await repository.reviewComment(other, { ...line, body: 'See octo.dev/docs' });
    expect(await starts(here, linked.event)).toBe(false);
  });
});

describe('the workflows with programs', () => {
  const LINT = 'case "$*" in *markdownlint*) test -f docs/json.md ;; *) false ;; esac';
  const INSTALL = { sudo: 'true', npm: 'true' };

  /** The page that the program wrote: the prompt, and what its script says. */
  async function written(here: Awaited<ReturnType<typeof asked>>, ended: ActResult) {
    expect(ended.code, ended.log).toBe(0);
    const { outputs } = ended.jobs.docs?.steps['2'] ?? {};
    expect(outputs?.outcome).toBe('pull-request');
    const page = await here.repository.file(`docket/${outputs?.['job-id']}`, 'docs/answer.md');
    expect(page).toContain('explain the flag');
    return page;
  }
  const says = (script: string) => `{ cat; echo; ${script}; } > docs/answer.md; echo Wrote it.`;

  itWithAct('agent-claude-code.yml needs no secret, and shows none to claude', async () => {
    const here = await asked();
    const repositoryId = String(here.repository.id);
    const providers = await identityProviders({ repositoryId, trusted: repositoryId });
    const settings = `agent: ${JSON.stringify({ login: SETTINGS.anthropic })}\n`;
    const files = { '.github/docket.yml': settings };
    await here.repository.push({ by: 'ann', branch: 'main', files });
    const ask =
      'curl -s -X POST "$ANTHROPIC_BASE_URL/v1/messages" -H "x-api-key: $ANTHROPIC_API_KEY" -d "{}"';
    const ended = await act(here, 'agent-claude-code.yml', {
      event: here.event,
      env: { ...providers.env, ANTHROPIC_BASE_URL: providers.addresses.anthropic ?? '' },
      programs: { ...INSTALL, claude: says(`${ask}; echo; env | grep -c ID_TOKEN`) },
    });
    const page = await written(here, ended);
    expect(page).toContain('"text":"Hi"');
    expect(page).toMatch(/^0$/m);
    expect(providers.asked).toEqual([
      '/identity',
      '/anthropic/v1/oauth/token',
      '/anthropic/v1/messages',
    ]);
    for (const secret of providers.issued) expect(ended.log + page).not.toContain(secret);
  });

  itWithAct('agent-copilot-cli.yml does not show the token to copilot', async () => {
    const here = await asked();
    const ended = await act(here, 'agent-copilot-cli.yml', {
      event: here.event,
      secrets: { COPILOT_GITHUB_TOKEN: 'the-key' },
      programs: {
        ...INSTALL,
        copilot: says('env | grep -c ^COPILOT_PROVIDER; env | grep the-key'),
      },
    });
    const page = await written(here, ended);
    expect(page).toMatch(/^2$/m);
    expect(page).not.toContain('the-key');
  });

  itWithAct('agent-openai-compatible.yml checks the pages before the pull request', async () => {
    const here = await asked();
    const { url } = await writer();
    const ended = await act(here, 'agent-openai-compatible.yml', {
      event: here.event,
      vars: { MODEL_URL: url, DOCS_MODEL: 'small' },
      programs: { ...INSTALL, npx: LINT },
    });
    expect(ended.code, ended.log).toBe(0);
    const { outputs } = ended.jobs.docs?.steps['1'] ?? {};
    const { docket } = JSON.parse(outputs?.job ?? '');
    expect(docket.checks).toContainEqual(
      expect.objectContaining({ name: 'check-command', ok: true }),
    );
  });

  itWithAct('enterprise-server.yml takes every address from the runner', async () => {
    const here = await asked();
    const { url } = await writer();
    const ended = await act(here, 'enterprise-server.yml', {
      event: here.event,
      vars: { MODEL_URL: url, DOCS_MODEL: 'small' },
      secrets: { MODEL_KEY: KEY },
    });
    expect(ended.code, ended.log).toBe(0);
    expect(ended.jobs.docs?.steps['0']?.outputs.outcome).toBe('pull-request');
  });
});
