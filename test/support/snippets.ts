// The fenced blocks of our Markdown pages. A fence that says `sh test` is run by a test as it stands.
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';

export interface Snippet {
  language: string;
  /** The fence says `test`: it runs offline, without any set-up but `npm ci`. */
  runs: boolean;
  line: number;
  text: string;
  /** As it stands on the page. */
  source: string;
}

export const ROOT = new URL('../../', import.meta.url);

const pagesIn = (folder: string, ending: string) =>
  readdirSync(new URL(`${folder}/`, ROOT), { encoding: 'utf8', recursive: true })
    .filter((name) => name.endsWith(ending))
    .map((name) => `${folder}/${name}`)
    .sort();

/** All pages of ours that people read. */
export const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  'bench/figures.md',
  ...pagesIn('docs', '.md'),
  ...pagesIn('test', '/README.md'),
];

export const page = (name: string) => readFileSync(new URL(name, ROOT), 'utf8');

export function snippets(text: string): Snippet[] {
  return [...text.matchAll(/^( *)```(\w+)( test)?\n(.*?)^ *```$/gms)].map((match) => ({
    language: match[2] ?? '',
    runs: match[3] !== undefined,
    source: match[0],
    line: text.slice(0, match.index).split('\n').length,
    // A fence in a list is indented as a whole.
    text: (match[4] ?? '').replaceAll(new RegExp(`^${match[1]}`, 'gm'), ''),
  }));
}

/** Answers what it printed; rejects when any command of it fails. */
export async function runSnippet(
  text: string,
  cwd: string,
  env: Record<string, string> = {},
): Promise<string> {
  const { stdout } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', text], {
    cwd,
    env: { PATH: process.env.PATH, HOME: cwd, ...AUTHOR, ...env },
  });
  return stdout;
}

const AUTHOR = {
  GIT_AUTHOR_NAME: 'Mona',
  GIT_AUTHOR_EMAIL: 'mona@example.com',
  GIT_COMMITTER_NAME: 'Mona',
  GIT_COMMITTER_EMAIL: 'mona@example.com',
};
