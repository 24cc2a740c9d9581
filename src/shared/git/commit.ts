// Building a commit from its parent and a few files, in one git process and without a work tree.
import { type Git, OURS } from './git.ts';

export interface CommitFile {
  path: string;
  /** null removes the path. */
  content: string | Buffer | null;
  mode?: '100644' | '100755' | '120000';
}

interface CommitPlan {
  parent: string | null;
  files: CommitFile[];
  message: string;
  /** Seconds since the epoch. */
  time: number;
  /** By default ours. */
  author?: { name: string; email: string } | undefined;
}

/** Writes the commits into the repository at `gitDir`; answers their ids, in order. */
export async function writeCommits(
  git: Git,
  gitDir: string,
  plans: CommitPlan[],
): Promise<string[]> {
  const parts: Buffer[] = [];
  const put = (text: string | Buffer) => parts.push(Buffer.from(text as string));
  const data = (content: string | Buffer) => {
    const bytes = Buffer.from(content as string);
    put(`data ${bytes.length}\n`);
    put(bytes);
    put('\n');
  };
  plans.forEach((plan, index) => {
    // A ref of its own for each, below a name that is never pushed.
    const { name, email } = plan.author ?? OURS;
    const by = `${identity(name)} <${identity(email)}> ${plan.time} +0000`;
    put(`commit refs/docket-built/${index}\nmark :${index + 1}\n`);
    put(`author ${by}\ncommitter ${by}\n`);
    data(plan.message);
    if (plan.parent) put(`from ${plan.parent}\n`);
    // Removals first: a file may take the place of a folder.
    for (const file of plan.files) {
      if (file.content === null) put(`D ${quote(file.path)}\n`);
    }
    for (const file of plan.files) {
      if (file.content === null) continue;
      put(`M ${file.mode ?? '100644'} inline ${quote(file.path)}\n`);
      data(file.content);
    }
    put('\n');
  });
  plans.forEach((_, index) => {
    put(`get-mark :${index + 1}\n`);
  });
  put('done\n');
  const output = await git.run(
    ['--git-dir', gitDir, 'fast-import', '--quiet', '--force', '--done', '--date-format=raw'],
    { input: Buffer.concat(parts) },
  );
  return output.trim().split('\n');
}

/** A name that cannot end the line or the e-mail's brackets. */
function identity(text: string): string {
  return text.replace(/[<>\n\0]/g, '').trim() || 'unknown';
}

/** fast-import's C-style quoting: always quoted, so that no path can look like a command. */
function quote(path: string): string {
  const escaped = path.replace(/[\\"\n]/g, (c) => (c === '\n' ? '\\n' : `\\${c}`));
  return `"${escaped}"`;
}
