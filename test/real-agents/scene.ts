// One run of a real program through the committed bundle: a repository, a comment, a scripted endpoint,
// and what is there afterwards.
import { chmodSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { startAgentEndpoint } from '../support/agent-endpoints/endpoint.ts';
import type { CheckedLocalGithub } from '../support/local-github.ts';
import { type Ended, runStep } from '../support/runner.ts';
import type { Machine } from './isolations.ts';
import { type Fault, KEY, type Program } from './programs.ts';

export const WORDS = 'All done: wrote the page about the flag.';
export const PAGE = '# The flag\n';

export interface Seen {
  ended: Ended;
  /** What Docket said on the thread. */
  said: string;
  /** Body of the pull request, and the files in it. */
  pull: string;
  page: string | null;
  owned: string | null;
  /** Files that are still there. */
  leftovers: string[];
  requests: number;
}

let runs = 0;

export async function runProgram(
  { program, machine, fault }: { program: Program; machine: Machine; fault?: Fault },
  { host, root }: { host: CheckedLocalGithub; root: string },
  files: Record<string, string> = {},
): Promise<Seen> {
  const run = ++runs;
  const endpoint = await startAgentEndpoint({
    key: KEY,
    ...(fault === 'rate limit' && { fault: 'rate-limit' }),
    ...(fault === 'hanging' && { fault: 'hang' }),
    answers: ({ text }) => {
      const call = program.write(`${copyIn(text)}/docs/flag.md`, PAGE);
      return [{ text: 'I will write the page.', ...(call && { call }) }, { text: WORDS }];
    },
  });
  if (fault === 'endpoint down') await endpoint.close();
  const repository = await host.createRepository(`octo/agents-${run}`, {
    files: { 'README.md': '# Handbook\n', 'docs/index.md': '# Start\n', ...files },
  });
  repository.collaborator('ann', 'write');
  const thread = repository.openIssue({ by: 'ann', title: 'A flag', body: 'It prints JSON.' });
  const { event } = repository.comment(thread.number, {
    by: 'ann',
    body: '/docs explain the flag',
  });
  const dir = join(root, `run-${run}`);
  const tmp = join(root, `tmp-${run}`);
  for (const folder of [dir, tmp]) mkdirSync(folder);
  chmodSync(tmp, 0o755);
  const before = new Set(shared());
  try {
    const ended = await runStep({
      ...{ host, repository, event, dir, node: machine.node },
      inputs: {
        'agent-command': program.name,
        'timeout-minutes': fault ? (fault === 'hanging' ? '1' : '2') : '5',
      },
      env: {
        ...{ PATH: machine.path, TMPDIR: tmp },
        ...program.env(endpoint.url, fault === 'wrong key' ? 'wrong' : KEY),
      },
    });
    const [pull] = await repository.pulls();
    const read = (path: string) => (pull ? repository.file(pull.pull.headRef, path) : null);
    const strange = shared().filter((name) => !before.has(name) && name.includes(program.name));
    return {
      ended,
      said: repository
        .comments(thread.number)
        .filter(({ author }) => author !== 'ann')
        .map(({ body }) => body)
        .join('\n'),
      pull: pull?.body ?? '',
      page: await read('docs/flag.md'),
      owned: await read('docs/owned.md'),
      leftovers: [...readdirSync(tmp), ...strange],
      requests: endpoint.requests.length,
    };
  } finally {
    await endpoint.close();
  }
}

/**
 * Programs tell their model in which folder they work, each in its own words. Hidden folders of theirs
 * may have the same name.
 */
const copyIn = (text: string) =>
  /(?:\/\w[\w.-]*)*\/(?:docket-\w+\/copy-\w+|docket-run-\w+\/copy)(?![\w-])/.exec(text)?.[0] ?? '.';

const shared = () => ['/tmp', '/var/tmp', '/dev/shm'].flatMap((path) => readdirSync(path));
