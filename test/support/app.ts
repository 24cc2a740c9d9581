// An organization with the App: database, code host, server, and worker, each a process of its own.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { docket, docketServe, docketWork } from './cli.ts';
import { emptyDatabase } from './database.ts';
import { checkedLocalGithub, handbook } from './local-github.ts';
import { tempDir } from './temp.ts';

export const SECRET = 'the webhook secret of the tests';

export const AGENT = `echo "Better." >> docs/start.md
echo "Made it better."
`;

export interface AppScene {
  /** What the agent runs. */
  agent?: string;
  files?: Record<string, string>;
  env?: Record<string, string>;
}

export async function appScene({ agent = AGENT, files, env: more }: AppScene = {}) {
  const github = await checkedLocalGithub();
  const repo = await handbook(github, {
    files: { 'docs/start.md': '# Start\n\nHello.\n', ...files },
  });
  const app = github.registerApp('docket-bot', 'octo');
  const program = join(tempDir(), 'agent.sh');
  writeFileSync(program, `#!/bin/sh\n${agent}`, { mode: 0o755 });
  const env = {
    GITHUB_SERVER_URL: github.serverUrl,
    GITHUB_API_URL: github.apiUrl,
    GITHUB_GRAPHQL_URL: github.graphqlUrl,
    APP_ID: String(app.id),
    PRIVATE_KEY: app.privateKey.replaceAll('\n', '\\n'),
    WEBHOOK_SECRET: SECRET,
    DOCKET_AGENT_COMMAND: `sh ${program}`,
    ...more,
  };
  const database = ['--database', await emptyDatabase()];
  const run = async (...args: string[]) => {
    const { code, stdout, stderr } = await docket([...args, ...database], env);
    expect({ code, stderr }).toMatchObject({ code: 0 });
    return stdout.trim();
  };
  await run('migrate');
  const serve = async () => {
    const server = await docketServe(database, env);
    const url = `${server.url}/api/github/webhooks`;
    app.hook(url, SECRET);
    return { ...server, hooks: url };
  };
  return {
    github,
    repo,
    app,
    env,
    database,
    run,
    serve,
    work: () => docketWork(database, env),
    /** What the bot said on a thread. */
    said: (number: number) =>
      repo
        .comments(number)
        .filter(({ author }) => author === 'docket-bot[bot]')
        .map(({ body }) => body),
    projects: async () => JSON.parse(await run('projects', 'list', '--json')) as object[],
  };
}

/** Looks until it is so. */
export async function until<T>(look: () => T | Promise<T>): Promise<NonNullable<T>> {
  for (;;) {
    const found = await look();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

interface Form {
  action: string;
  fields: URLSearchParams;
}

/** The only form of a page. */
export function formOf(html: string, at: string): Form {
  const action = unescaped(/<form action="([^"]+)" method="post">/.exec(html)?.[1] ?? '');
  const inputs = html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g);
  const fields = [...inputs].map(([, name = '', value = '']) => [name, unescaped(value)]);
  return {
    action: new URL(action, at).href,
    fields: new URLSearchParams(Object.fromEntries(fields)),
  };
}

const unescaped = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

/** From the page of `docket app create` on; answers where GitHub sends the browser. */
export async function throughGithub(page: string): Promise<string> {
  const first = formOf(await (await fetch(page)).text(), page);
  const github = await fetch(first.action, { method: 'POST', body: first.fields });
  const second = formOf(await github.text(), first.action);
  const back = await fetch(second.action, {
    ...{ method: 'POST', body: second.fields, redirect: 'manual' },
  } as RequestInit);
  expect(back.status).toBe(302);
  return back.headers.get('location') ?? '';
}
