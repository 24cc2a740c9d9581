import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { AgentJob } from '../../../src/contract/schemas.ts';
import { docket, docketServe, type ServeProcess } from '../../support/cli.ts';
import { keyAdmin } from '../../support/key-admin.ts';
import { modelServer } from '../../support/model-server.ts';
import { programFolder } from '../../support/programs.ts';
import { repositoryWith, testGit } from '../../support/repository.ts';
import { tempDir } from '../../support/temp.ts';

const AGENT = `#!/bin/sh
echo "Better." >> docs/index.md
echo "Made it better."
`;

async function setUp() {
  const dir = tempDir();
  const data = join(dir, 'data');
  const agent = join(dir, 'agent.sh');
  writeFileSync(agent, AGENT, { mode: 0o755 });
  const repo = await repositoryWith({ 'docs/index.md': '# Docs\n' });
  const wanted = { project: 'demo', prefix: 'docket_', expiresAt: null };
  const { key } = await keyAdmin(data).create(wanted);
  const where = ['--data', data, '--project', 'demo', '--repo', repo];
  return { key, repo, data, args: [...where, '--agent-command', `sh ${agent}`] };
}

/** Exactly as the API document says, with nothing of ours in between. */
function api(server: ServeProcess, key: string) {
  const ask = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`${server.url}/v2/agent/demo/job${path}`, {
      method,
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    expect(response.ok).toBe(true);
    return AgentJob.parse(await response.json());
  };
  return {
    create: (prompt: string) => ask('POST', '', { prompt }),
    async completed(id: string) {
      for (;;) {
        const job = await ask('GET', `/${id}`);
        if (job.status !== 'active') return job;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
  };
}

/** The cookie of whoever uses the link that the server printed. */
async function signIn(server: ServeProcess): Promise<string> {
  const link = /^Dashboard .*: (http\S+)$/m.exec(server.said())?.[1] ?? '';
  const headers = { origin: server.url, 'content-type': 'application/x-www-form-urlencoded' };
  const entered = await fetch(link, { method: 'POST', redirect: 'manual', headers, body: '' });
  return entered.headers.get('set-cookie')?.split(';')[0] ?? '';
}

async function branches(repo: string): Promise<string[]> {
  const list = await testGit.run([
    ...['--git-dir', repo, 'for-each-ref', '--format=%(refname:short)', 'refs/heads/docket'],
  ]);
  return list.split('\n').filter(Boolean).sort();
}

/** A server without isolation, and with this level in the repository's settings. */
async function startWithout(setting: string) {
  const { key, repo, args } = await setUp();
  const dir = tempDir();
  const config = join(dir, 'docket.yml');
  writeFileSync(config, `agent: { isolation: ${setting} }\n`);
  const bin = join(dir, 'bin');
  mkdirSync(bin);
  const env = { PATH: programFolder(bin, { without: ['bwrap', 'setpriv'] }) };
  const more = ['--isolation', 'best', '--config', config];
  return { repo, ...api(await docketServe([...args, ...more], env), key) };
}

describe('docket serve on a machine without isolation', () => {
  it('runs no agent where the settings require it', async () => {
    const { repo, create, completed } = await startWithout('required');
    const { status, docket: details } = await completed((await create('Make it better')).id);
    expect(status).toBe('failed');
    expect(details?.reason).toMatch(
      /must run isolated and this machine cannot isolate them \(bwrap/,
    );
    expect(await branches(repo)).toEqual([]);
  });

  it('runs one if both allow it', async () => {
    const { create, completed } = await startWithout('best');
    expect((await completed((await create('Make it better')).id)).status).toBe('completed');
  });
});

describe('docket serve', () => {
  it('takes a job over plain HTTP and finishes it with a pull request to look at', async () => {
    const { key, repo, args } = await setUp();
    const server = await docketServe(args);
    const { create, completed } = api(server, key);
    const job = await create('Make it better');
    expect(job).toMatchObject({ status: 'active', prLink: null });
    const { status, prLink } = await completed(job.id);
    expect(status).toBe('completed');
    const branch = `docket/${job.id}`;
    const page = await testGit.run(['--git-dir', repo, 'show', `${branch}:docs/index.md`]);
    expect(page).toBe('# Docs\nBetter.\n');
    const stranger = await fetch(prLink ?? '', { redirect: 'manual' });
    expect(stranger.status).toBe(303);
    expect(stranger.headers.get('location')).toMatch(/^\/sign-in\?/);
    const cookie = await signIn(server);
    for (const url of [prLink ?? '', `${prLink}/files`]) {
      const shown = await (await fetch(url, { headers: { cookie } })).text();
      expect(shown).toContain(`<code>${branch}</code> into <code>main</code>`);
      expect(shown).toContain(`merge ${branch}`);
      expect(shown).toContain('Better.');
    }
    const none = await fetch(`${server.url}/pulls/demo/2`, { headers: { cookie } });
    expect(none.status).toBe(404);
    expect(server.stderr()).not.toContain(key);
    expect(await server.end('SIGTERM')).toBe(0);
  });

  it('lets a model do it', async () => {
    const { key, repo, args } = await setUp();
    const { url, requests } = await modelServer([
      { calls: [{ name: 'write', input: { path: 'docs/new.md', content: '# New\n' } }] },
      { text: 'Wrote a page.' },
    ]);
    const where = args.slice(0, args.indexOf('--agent-command'));
    const model = ['--model-url', url, '--model', 'small'];
    const server = await docketServe([...where, ...model], { DOCKET_MODEL_KEY: 'mk_of_the_model' });
    const { create, completed } = api(server, key);
    const { id } = await create('Write a page');
    expect(await completed(id)).toMatchObject({ status: 'completed' });
    const page = await testGit.run(['--git-dir', repo, 'show', `docket/${id}:docs/new.md`]);
    expect(page).toBe('# New\n');
    expect(requests[0]?.headers.authorization).toBe('Bearer mk_of_the_model');
    expect(await server.end('SIGTERM')).toBe(0);
  });

  it.each(['SIGTERM', 'SIGKILL'] as const)(
    'loses no accepted job to a %s, and does none twice',
    async (signal) => {
      const { key, repo, args } = await setUp();
      const first = await docketServe(args);
      const prompts = ['One', 'Two', 'Three', 'Four', 'Five'];
      const jobs = await Promise.all(prompts.map((prompt) => api(first, key).create(prompt)));
      await first.end(signal);
      const second = await docketServe(args);
      const ended = await Promise.all(jobs.map(({ id }) => api(second, key).completed(id)));
      expect(ended.map(({ status }) => status)).toEqual(prompts.map(() => 'completed'));
      expect(new Set(ended.map(({ prLink }) => prLink)).size).toBe(prompts.length);
      expect(await branches(repo)).toEqual(jobs.map(({ id }) => `docket/${id}`).sort());
      for (const branch of await branches(repo)) {
        const range = `main..${branch}`;
        const made = await testGit.run(['--git-dir', repo, 'rev-list', '--count', range]);
        expect(made.trim()).toBe('1');
      }
      await second.end('SIGTERM');
    },
  );

  it('refuses a second server on the same data', async () => {
    const { args } = await setUp();
    const server = await docketServe(args);
    const second = await docket(['serve', '--port', '0', ...args]);
    expect(second).toMatchObject({ code: 1, stdout: '' });
    expect(second.stderr).toMatch(/already uses this folder/);
    await server.end('SIGKILL');
    // What a killed server left behind is nobody's.
    await (await docketServe(args)).end('SIGTERM');
  });

  it('counts page views from access logs, and keeps them when the logs are gone', async () => {
    const { key, args } = await setUp();
    const log = join(tempDir(), 'access.log');
    const line = '10.0.0.1 - - [10/Nov/2026:12:00:00 +0000] "GET /guide HTTP/1.1" 200 5';
    writeFileSync(log, `${line} "-" "Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0"\n`);
    const views = async (server: ServeProcess) => {
      const response = await fetch(`${server.url}/v1/analytics/demo/views?dateFrom=2026-11-01`, {
        headers: { Authorization: `Bearer ${key}` },
      });
      return response.json();
    };
    const first = await docketServe([...args, '--access-logs', log]);
    const counted = {
      totals: { human: 1, ai: 0, total: 1 },
      views: [{ path: '/guide', human: 1, ai: 0, total: 1 }],
      hasMore: false,
    };
    expect(await views(first)).toEqual(counted);
    await first.end('SIGKILL');
    writeFileSync(log, '');
    const second = await docketServe([...args, '--access-logs', log]);
    expect(await views(second)).toEqual(counted);
    await second.end('SIGTERM');
  });

  it('stops at keys that it cannot read, and leaves nothing open', async () => {
    const { args, data } = await setUp();
    writeFileSync(join(data, 'keys.json'), '{}');
    const { code, stderr } = await docket(['serve', '--port', '0', ...args]);
    expect(code).toBe(1);
    expect(stderr).toMatch(/keys\.json is not a valid list of keys/);
  });

  it('says what is wrong with the repository, and leaves nothing open', async () => {
    const { args } = await setUp();
    const wrong = args.map((word) => (word.endsWith('remote.git') ? '/nowhere' : word));
    const { code, stderr } = await docket(['serve', '--port', '0', ...wrong]);
    expect(code).toBe(1);
    expect(stderr).toMatch(/\/nowhere is not a git repository/);
  });
});

describe('docket job', () => {
  it('creates a job from standard input, follows it, and prints it as JSON', async () => {
    const { key, args } = await setUp();
    const server = await docketServe(args);
    const where = ['--base-url', server.url, '--project', 'demo'];
    const { code, stdout, stderr } = await docket(['job', 'create', ...where, '--wait', '--json'], {
      DOCKET_API_KEY: key,
      input: 'Make it better',
    });
    expect({ code, stderr }).toMatchObject({ code: 0, stderr: expect.stringMatching(/completed/) });
    expect(AgentJob.parse(JSON.parse(stdout)).status).toBe('completed');
  });

  it('needs the key in the environment', async () => {
    const where = ['--base-url', 'http://127.0.0.1:9', '--project', 'demo'];
    const { code, stderr } = await docket(['job', 'get', '--job', 'x', ...where]);
    expect(code).toBe(2);
    expect(stderr).toContain('DOCKET_API_KEY');
  });
});
