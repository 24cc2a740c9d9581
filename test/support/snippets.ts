// The fenced blocks of our Markdown pages. A fence that says `sh test` is run by a test as it stands.
import { readdirSync, readFileSync } from 'node:fs';
import { runToEnd } from './processes.ts';

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

/**
 * Answers what it printed; rejects with all of its output when any command of it fails. Readers get the
 * same 60 seconds: a snippet that takes longer hangs.
 */
export async function runSnippet(
  text: string,
  cwd: string,
  env: Record<string, string> = {},
): Promise<string> {
  const { code, stdout, stderr } = await runToEnd('bash', ['-euo', 'pipefail', '-c', text], {
    cwd,
    env: { PATH: process.env.PATH ?? '', HOME: cwd, ...AUTHOR, ...env },
    limitMs: 60_000,
  });
  if (code !== 0) throw new Error(`The snippet ended with ${code}:\n${text}\n${stdout}\n${stderr}`);
  return stdout;
}

const AUTHOR = {
  GIT_AUTHOR_NAME: 'Mona',
  GIT_AUTHOR_EMAIL: 'mona@example.com',
  GIT_COMMITTER_NAME: 'Mona',
  GIT_COMMITTER_EMAIL: 'mona@example.com',
};
