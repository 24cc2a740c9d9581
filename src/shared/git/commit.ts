// Commits made of others and a few files, in one process of git and without a work tree.
import { Unavailable } from '../errors.ts';
import { type Git, OURS } from './git.ts';

export interface CommitFile {
  path: string;
  /** null removes the path. */
  content: string | Buffer | null;
  mode?: '100644' | '100755' | '120000' | undefined;
}

interface CommitPlan {
  /** null: the commit has no history. */
  parent: string | null;
  /** The tree whose other files stay; by default that of the parent. */
  tree?: string | undefined;
  files: CommitFile[];
  message: string;
  /** Seconds since the epoch. */
  time: number;
  /** By default ours. */
  author?: { name: string; email: string } | undefined;
}

export interface BuiltCommit {
  oid: string;
  tree: string;
  /** The IDs of the files that were written, by path. */
  blobs: Map<string, string>;
}

/** Writes the commit into the repository, without a ref. */
export async function writeCommit(
  git: Git,
  gitDir: string,
  plan: CommitPlan,
  signal?: AbortSignal,
): Promise<BuiltCommit> {
  const [built] = await writeCommits(git, gitDir, [plan], signal);
  if (!built) throw new Unavailable('git created no commit. Run it again.');
  return built;
}

/** Writes the commits into the repository, without refs; answers them in order. */
export async function writeCommits(
  git: Git,
  gitDir: string,
  plans: readonly CommitPlan[],
  signal?: AbortSignal,
): Promise<BuiltCommit[]> {
  if (plans.length === 0) return [];
  const input = Buffer.concat([...plans.flatMap(describe), Buffer.from('done\n')]);
  const args = ['--git-dir', gitDir, 'fast-import', '--quiet', '--done', '--date-format=raw'];
  const answered = (await git.run(args, { input, ...(signal && { signal }) })).split('\n');
  const next = (pattern: RegExp) => {
    const id = pattern.exec(answered.shift() ?? '')?.[1];
    if (id === undefined) throw new Unavailable('git did not create all commits. Run it again.');
    return id;
  };
  return plans.map(({ files }) => ({
    oid: next(/^([0-9a-f]+)$/),
    tree: next(/^040000 tree ([0-9a-f]+)\t/),
    blobs: new Map(written(files).map(({ path }) => [path, next(/^1\d{5} blob ([0-9a-f]+)\t/)])),
  }));
}

const written = (files: readonly CommitFile[]) => files.filter(({ content }) => content !== null);

/** For fast-import: the commit, then what is to be answered of it. Its branch is gone at the end. */
function describe(
  { parent, tree, files, message, time, author = OURS }: CommitPlan,
  index: number,
): Buffer[] {
  const [ref, mark] = [`refs/docket-built/${index}`, `:${index + 1}`];
  const by = `${identity(author.name)} <${identity(author.email)}> ${time} +0000`;
  const parts: (string | Buffer)[] = [
    `commit ${ref}\nmark ${mark}\nauthor ${by}\ncommitter ${by}\n`,
    ...data(message),
  ];
  if (parent) parts.push(`from ${parent}\n`);
  if (tree) parts.push(`M 040000 ${tree} ""\n`);
  // Removals first: a file may take the place of a folder.
  for (const { path, content } of files) if (content === null) parts.push(`D ${quote(path)}\n`);
  for (const { path, content, mode = '100644' } of files) {
    if (content !== null) parts.push(`M ${mode} inline ${quote(path)}\n`, ...data(content));
  }
  const asked = ['', ...written(files).map(({ path }) => path)];
  parts.push(`\nget-mark ${mark}\n`, ...asked.map((path) => `ls ${mark} ${quote(path)}\n`));
  parts.push(`reset ${ref}\nfrom ${'0'.repeat(40)}\n\n`);
  return parts.map((part) => Buffer.from(part as string));
}

function data(content: string | Buffer): (string | Buffer)[] {
  const bytes = Buffer.from(content as string);
  return [`data ${bytes.length}\n`, bytes, '\n'];
}

/** A name that cannot end the line or the e-mail's brackets. */
function identity(text: string): string {
  return text.replace(/[<>\n\0]/g, '').trim() || 'unknown';
}

/** Always quoted, so that no path can look like a command. */
function quote(path: string): string {
  return `"${path.replace(/[\\"\n]/g, (c) => (c === '\n' ? '\\n' : `\\${c}`))}"`;
}
