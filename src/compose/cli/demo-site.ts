// The repository that the demos are about: the shipped site, a pull request that changes its program,
// and what the bot makes of it.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createGit } from '../../git/git.ts';
import type { LocalGithub } from '../../local-github/local-github.ts';
import type { LocalRepository } from '../../local-github/repository.ts';
import { SetupError } from '../../shared/errors.ts';
import { packageRoot } from './package-root.ts';

export interface DemoSite {
  repository: LocalRepository;
  /** Mona adds an option to the program. */
  openPull(): Promise<{ title: string; number: number; url: string }>;
}

export async function createSite(host: LocalGithub, name: string): Promise<DemoSite> {
  const files = siteFiles(join(packageRoot(), 'examples/site'));
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
    .replace(/^};/m, "  json: 'Prints all trails as one JSON array, for scripts.',\n};")
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

function siteFiles(dir: string): Record<string, Buffer> {
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
