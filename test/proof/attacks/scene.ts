// Where attacks happen: one stand-in for GitHub, a repository for each attack, the committed bundle
// as the workflow runs it, and everything that the world could read afterwards.
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HostEvent } from '../../local-github/host-event.ts';
import type { LocalRepository } from '../../local-github/repository.ts';
import { type CheckedLocalGithub, openCheckedSandbox } from '../../support/local-github.ts';
import { type Ended, runStep, type Step } from '../../support/runner.ts';
import { MEMORY } from '../../support/temp.ts';
import { beyondTest } from '../../support/test-end.ts';
import { type Served, startServing } from '../support/served.ts';

/** One hostile input: what it is, what must happen, and the test that sees that it did. */
export interface Attack {
  category: string;
  what: string;
  must: string;
  /** A further disguise of something that the short version has already. */
  long?: boolean;
  see(scene: Scene): Promise<void>;
}

export interface Scene {
  sandbox: CheckedLocalGithub;
  /** A repository where `ann` may write, with an open issue. */
  place(files?: Record<string, string>, body?: string): Promise<Place>;
  /** An empty folder. */
  dir(): string;
  /** `docket serve` on a repository of its own, with a page; one for all who ask. */
  server(): Promise<Serving>;
  /** A file that no attack may make. */
  canary: string;
  close(): Promise<void>;
}

export type Serving = Served & { repository: LocalRepository };

export interface Place {
  repository: LocalRepository;
  thread: number;
  /** `ann` gives a command, the workflow runs with this agent. */
  ask(body: string, more?: Asking): Promise<Ended>;
  run(event: HostEvent, more?: Asking): Promise<Ended>;
  /** A program for `agent-command`: this script, in a file of its own. */
  agent(script: string): string;
  said(thread?: number): string;
  /** A file on the branch of the one pull request that Docket opened; null when there is none. */
  made(path: string): Promise<string | null>;
  /** The commit message of the one pull request that Docket opened. */
  message(): Promise<string>;
  /** Everything that can be read by others: threads, all objects of the repository, the log. */
  published(ended: Ended): string;
}

export interface Asking {
  by?: string;
  agent?: string;
  thread?: number;
  inputs?: Record<string, string>;
  env?: Record<string, string>;
  more?: Partial<Step>;
}

/** An agent that writes what it was told into a page. */
export const ECHO = 'cat > docs/answer.md; echo Wrote the answer.';

/** A secret that the server knows of. */
export const SERVER_SECRET = 'mk_Qz7Lr2Vx9Tn4Wb8Ys3';

/** In a folder of this one. */
export async function openScene(parent: string): Promise<Scene> {
  const sandbox = await openCheckedSandbox({ temporaryIn: MEMORY });
  const root = mkdtempSync(join(parent, 'docket-attacks-'));
  // Agents that run as another user have to reach their script.
  chmodSync(root, 0o711);
  let serving: Promise<Serving> | undefined;
  const server = async () => {
    const files = { 'docs/index.md': '# Start\n' };
    const repository = await sandbox.createRepository('octo/served', { files });
    const args = ['--repo', repository.gitDir, '--agent-command', ECHO];
    const env = { DOCKET_MODEL_KEY: SERVER_SECRET };
    const data = join(root, 'data');
    return { repository, ...(await beyondTest(() => startServing(args, env, data))) };
  };
  let places = 0;
  let dirs = 0;
  const dir = () => {
    const made = join(root, `d${++dirs}`);
    mkdirSync(made);
    return made;
  };
  return {
    sandbox,
    dir,
    canary: join(root, 'canary'),
    server() {
      serving ??= server();
      return serving;
    },
    async place(files = {}, body = 'It prints JSON.') {
      const repository = await sandbox.createRepository(`octo/attack-${++places}`, {
        files: { 'README.md': '# Handbook\n', 'docs/index.md': '# Start\n', ...files },
      });
      repository.collaborator('ann', 'write');
      const { number } = repository.openIssue({ by: 'zoe', title: 'A flag', body });
      return placeAt(sandbox, repository, number, dir);
    },
    async close() {
      (await serving)?.child.kill('SIGKILL');
      await sandbox.close();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

function placeAt(
  sandbox: CheckedLocalGithub,
  repository: LocalRepository,
  thread: number,
  dir: () => string,
): Place {
  const agent = (script: string) => {
    const file = join(dir(), 'agent.sh');
    writeFileSync(file, script);
    return `sh ${file}`;
  };
  const run: Place['run'] = (event, { inputs, env, more, ...asking } = {}) =>
    runStep({
      host: sandbox,
      repository,
      event,
      dir: dir(),
      inputs: { 'agent-command': agent(asking.agent ?? ECHO), ...inputs },
      ...(env && { env }),
      ...more,
    });
  return {
    repository,
    thread,
    agent,
    run,
    ask(body, asking = {}) {
      const { by = 'ann' } = asking;
      const { event } = repository.comment(asking.thread ?? thread, { by, body });
      return run(event, asking);
    },
    said: (number = thread) =>
      repository
        .comments(number)
        .filter(({ author }) => author === 'github-actions[bot]')
        .map((comment) => comment.body)
        .join('\n---\n'),
    async made(path) {
      const pulls = (await repository.pulls()).filter(({ pull }) =>
        pull.headRef.startsWith('docket/'),
      );
      const [one] = pulls;
      if (pulls.length > 1) throw new Error('Docket opened more than one pull request.');
      return one ? repository.file(one.pull.headRef, path) : null;
    },
    async message() {
      const [one] = await repository.pulls();
      const args = ['--git-dir', repository.gitDir, 'log', '-1', '--format=%B'];
      return execFileSync('git', [...args, one?.pull.headSha ?? 'main'], { encoding: 'utf8' });
    },
    published: (ended) =>
      [threads(repository), objects(repository.gitDir), outside(ended)].join('\n'),
  };
}

/** Titles, bodies and comments of all threads. */
function threads(repository: LocalRepository): string {
  const texts: string[] = [];
  for (let number = 1; number <= repository.lastNumber; number += 1) {
    const { title, body } = repository.thread(number);
    const comments = [...repository.comments(number), ...repository.reviewComments(number)];
    texts.push(title, body, ...comments.map((comment) => comment.body));
  }
  return texts.join('\n');
}

function objects(gitDir: string): string {
  const args = ['--git-dir', gitDir, 'cat-file', '--batch', '--batch-all-objects', '--unordered'];
  const bytes = execFileSync('git', args, {
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return bytes.toString('utf8');
}

/** What the run shows to everybody who can see it; masks are for the runner alone. */
function outside({ log, outputs, summary }: Ended): string {
  const shown = log.split('\n').filter((line) => !line.startsWith('::add-mask::'));
  return [...shown, JSON.stringify(outputs), summary].join('\n');
}

/** A pull request's body without the link to where it was requested, which is Docket's own. */
export const withoutOrigin = (body: string) => body.replace(/ in \[#\d+\]\([^)]*\)/g, '');
