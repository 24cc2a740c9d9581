// An organization with the App: database, code host, server, and worker, each a process of its own.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { expect } from 'vitest';
import { docket, docketServe, docketWork } from './cli.ts';
import { migratedDatabase } from './database.ts';
import { checkedLocalGithub, handbook } from './local-github.ts';
import { tempDir } from './temp.ts';

export const SECRET = 'the webhook secret of the tests';

export const AGENT = `echo "Better." >> docs/start.md
echo "Made it better."
`;

/** What holds the agent up where it has no network: it looks at a file until the test writes to it. */
const WAITS = `echo At work.
until [ -s "$1" ]; do sleep 0.1; done
`;

export interface AppScene {
  /** The agent waits at the gate before anything else. */
  gated?: boolean;
  /** What the agent runs. */
  agent?: string;
  files?: Record<string, string>;
  env?: Record<string, string>;
}

export async function appScene({ agent = AGENT, files, env: more, gated }: AppScene = {}) {
  const github = await checkedLocalGithub();
  const repo = await handbook(github, {
    files: { 'docs/start.md': '# Start\n\nHello.\n', ...files },
  });
  const app = github.registerApp('docket-bot', 'octo');
  const program = join(tempDir(), 'agent.sh');
  const gate = join(tempDir(), 'gate');
  writeFileSync(gate, '');
  writeFileSync(program, `#!/bin/sh\n${gated ? WAITS : ''}${agent}`, { mode: 0o755 });
  const env = {
    GITHUB_SERVER_URL: github.serverUrl,
    GITHUB_API_URL: github.apiUrl,
    GITHUB_GRAPHQL_URL: github.graphqlUrl,
    APP_ID: String(app.id),
    PRIVATE_KEY: app.privateKey.replaceAll('\n', '\\n'),
    WEBHOOK_SECRET: SECRET,
    // A sandbox shows the files that the command names.
    DOCKET_AGENT_COMMAND: `sh ${program} ${gate}`,
    ...more,
  };
  const url = await migratedDatabase();
  const database = ['--database', url];
  const run = async (...args: string[]) => {
    const { code, stdout, stderr } = await docket([...args, ...database], env);
    expect({ code, stderr }).toMatchObject({ code: 0 });
    return stdout.trim();
  };
  const serve = async (others = {}) => {
    const server = await docketServe(database, { ...env, ...others });
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
    work: (others = {}) => docketWork(database, { ...env, ...others }),
    gate: {
      open: () => writeFileSync(gate, 'open'),
      /** The agent of a job waits at it. */
      async reached() {
        const client = new pg.Client(url);
        await client.connect();
        await until(async () => (await stepOf(client))?.includes('At work.')).finally(() =>
          client.end(),
        );
      },
    },
    /** What the bot said on a thread. */
    said: (number: number) =>
      repo
        .comments(number)
        .filter(({ author }) => author === 'docket-bot[bot]')
        .map(({ body }) => body),
    projects: async () => JSON.parse(await run('projects', 'list', '--json')) as object[],
  };
}

/** What the agent of the first job said last. */
async function stepOf(client: pg.Client): Promise<string | undefined> {
  const query = "select record->'turns'->0->>'step' as step from docket.job";
  const { rows } = await client.query(query);
  return rows[0]?.step;
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
