// The repository that the demos are about: the shipped site, a pull request that changes its program,
// and what the bot makes of it.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { SetupError } from '../../src/shared/errors.ts';
import { createGit } from '../../src/shared/git/git.ts';
import type { HostEvent } from '../../test/local-github/host-event.ts';
import type { LocalGithub } from '../../test/local-github/local-github.ts';
import type { LocalRepository } from '../../test/local-github/repository.ts';
import type { RealModel } from './real-model.ts';

const SITE = resolve(import.meta.dirname, '../../examples/site');

export interface DemoSite {
  repository: LocalRepository;
  /** Mona adds an option to the program. */
  openPull(): Promise<{ title: string; number: number; url: string }>;
}

export async function createSite(host: LocalGithub, name: string): Promise<DemoSite> {
  const files = siteFiles();
  const repository = await host.createRepository(name, { files });
  repository.collaborator('mona', 'write');
  return { repository, openPull: () => openPull(repository, String(files['src/trail.js'])) };
}

async function openPull(repository: LocalRepository, program: string) {
  const files = { 'src/trail.js': withJson(program) };
  await repository.push({ by: 'mona', branch: 'json', files, message: 'Add --json' });
  const title = 'Add --json to trail list';
  const body = 'Scripts need to read the list of trails, too.';
  const wanted = { by: 'mona', title, body, head: 'json', base: 'main' };
  const { pull } = await repository.openPull(wanted);
  return { title, number: pull.number, url: pageOf(repository, pull.number) };
}

/** What Mona's pull request changes in the program. */
function withJson(source: string): string {
  return source
    .replace(/^};/m, "  '--json': 'Prints all trails as one JSON array, for scripts.',\n};")
    .replace(
      'list(trails) {',
      'list(trails, { json }) {\n  if (json) return console.log(JSON.stringify(trails));',
    );
}

/** What the bot writes on a thread from now on. */
export function listen(repository: LocalRepository, thread: number): () => string {
  const before = repository.comments(thread).length;
  return () =>
    repository
      .comments(thread)
      .slice(before)
      .flatMap(({ author, body }) => (author.endsWith('[bot]') ? [body] : []))
      .join('\n\n');
}

/** From now on, whoever opens the pages comments as Mona. Answers the thread to begin with. */
export function inviteTo(
  host: LocalGithub,
  repository: LocalRepository,
  { model }: { model: RealModel | undefined },
  onEvent?: (event: HostEvent) => void,
): string {
  const hint = `${model?.sentence ?? NO_MODEL} On a pull request, you can also comment on a line.`;
  host.openComments({ as: 'mona', examples: EXAMPLES, hint, onEvent });
  const { number } = repository.openIssue({
    by: 'mona',
    title: 'What is missing?',
    body: INVITATION,
  });
  return `${repository.url}/issues/${number}`;
}

const EXAMPLES = [
  '/docs explain how --near works',
  '/docs add "Safety" to docs/start.md: Tell someone where you are going.',
  '/docs replace "trails" with "paths"',
  '/docs remove --near',
  '/docs status',
];

const NO_MODEL =
  'There is no model here. A small script can add, replace, remove, and rename words, and explain a flag; everything else it declines. With DOCKET_MODEL_URL, DOCKET_MODEL, and DOCKET_MODEL_KEY in the environment, the demo uses that model.';

const INVITATION = `Comment \`/docs …\` below. Docket answers on this thread, opens a pull request, and continues it when you comment again, here or there.`;

export function pageOf(repository: LocalRepository, pull: number): string {
  return `${repository.url}/pull/${pull}`;
}

/** The pull request with this number, or else the first job's. */
export async function jobPull(repository: LocalRepository, path: string, wanted?: number) {
  const pull = (await repository.pulls()).find(({ number, pull }) =>
    wanted === undefined ? pull.headRef.startsWith('docket/') : number === wanted,
  );
  if (!pull) throw new SetupError('The job reported a pull request, but there is none.');
  const git = createGit({ path });
  const range = `${pull.pull.baseRef}...${pull.pull.headRef}`;
  const show = (args: string[]) => git.run(['--git-dir', repository.gitDir, ...args]);
  const log = await show(['log', '--reverse', '--format=%s', range.replace('...', '..')]);
  const diff = await show(['diff', '--unified=1', range]);
  return {
    number: pull.number,
    url: pageOf(repository, pull.number),
    commits: log.trim().split('\n'),
    diff: diff.replace(/^(?:diff|index|---|new file) .*\n/gm, '').replace(/^\+\+\+ b\//gm, ''),
  };
}

export function siteFiles(dir = SITE): Record<string, Buffer> {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !entry.parentPath.endsWith('logs'),
  );
  return Object.fromEntries(
    files.map((entry) => {
      const full = join(entry.parentPath, entry.name);
      return [relative(dir, full), readFileSync(full)];
    }),
  );
}
