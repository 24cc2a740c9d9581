// A database, a code host, and projects, for servers and workers in processes of their own.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { AgentJob } from '../../src/contract/schemas.ts';
import { docket } from './cli.ts';
import { checkedLocalGithub, handbook } from './local-github.ts';
import { tempDir } from './temp.ts';

export interface Organization {
  /** For every command. */
  database: string[];
  env: Record<string, string>;
  /** Of the project `acme`. */
  key: string;
  /** `docket …`, which must succeed; answers what it prints. */
  run(...args: string[]): Promise<string>;
  /** Where the repository `octo/handbook` is. */
  gitDir: string;
  pulls(): Promise<{ head: string }[]>;
}

/** The agent takes this long, and then changes a page. */
export async function organization(url: string, seconds = 0): Promise<Organization> {
  const github = await checkedLocalGithub();
  const repo = await handbook(github);
  const agent = join(tempDir(), 'agent.sh');
  const script = `sleep ${seconds}\necho "Better." >> docs/start.md\necho "Made it better."\n`;
  writeFileSync(agent, `#!/bin/sh\n${script}`, { mode: 0o755 });
  const env = {
    GITHUB_SERVER_URL: github.serverUrl,
    GITHUB_API_URL: github.apiUrl,
    GITHUB_GRAPHQL_URL: github.graphqlUrl,
    GITHUB_TOKEN: github.token,
  };
  const database = ['--database', url];
  const run = async (...args: string[]) => {
    const { code, stdout, stderr } = await docket([...args, ...database], env);
    expect({ code, stderr }).toMatchObject({ code: 0 });
    return stdout.trim();
  };
  await run('migrate');
  await run('projects', 'add', 'acme', '--repo', 'octo/handbook', '--agent-command', `sh ${agent}`);
  const key = await run('keys', 'create', '--project', 'acme');
  return {
    database,
    env,
    key,
    run,
    gitDir: repo.gitDir,
    async pulls() {
      const answer = await fetch(
        `${github.apiUrl}/repos/octo/handbook/pulls?per_page=100&state=all`,
        {
          headers: { authorization: `Bearer ${github.token}` },
        },
      );
      const pulls = (await answer.json()) as { head: { ref: string } }[];
      return pulls.map(({ head }) => ({ head: head.ref }));
    },
  };
}

/** Exactly as the API document says, with nothing of ours in between. */
export function jobsApi(url: string, key: string, project = 'acme') {
  const ask = (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ) =>
    fetch(`${url}/v2/agent/${project}/job${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${key}`,
        'Content-Type': 'application/json',
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  return {
    ask,
    async create(prompt: string) {
      const answer = await ask('POST', '', { prompt });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${answer.status}: ${text}`);
      return AgentJob.parse(JSON.parse(text));
    },
    async finished(id: string) {
      for (;;) {
        const answer = await ask('GET', `/${id}`).catch(() => undefined);
        // The database may be starting again.
        const job = answer?.ok ? AgentJob.parse(await answer.json()) : undefined;
        if (job && job.status !== 'active') return job;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
  };
}
