// One commit from the contents of files, by `git fast-import`, which is one process for all of them.
import { randomUUID } from 'node:crypto';
import type { Git } from './git.ts';

export interface CommitFile {
  path: string;
  /** null removes the path. */
  content: string | Buffer | null;
}

export interface NewCommit {
  /** null: the commit has no history. */
  parent: string | null;
  files: CommitFile[];
  message: string;
  by: { name: string; email: string };
  ms: number;
}

/** Answers the id; the branch stays where it is. */
export async function writeCommit(git: Git, gitDir: string, commit: NewCommit): Promise<string> {
  const { parent, files, message, by, ms } = commit;
  const ref = `refs/docket-local-github/import-${randomUUID()}`;
  const person = `${by.name} <${by.email}> ${Math.floor(ms / 1000)} +0000`;
  const parts = [
    'feature done\n',
    // git imports only to refs, so there is one until the end.
    `commit ${ref}\nmark :1\nauthor ${person}\ncommitter ${person}\n`,
    data(message),
    parent === null ? '' : `from ${parent}\n`,
    ...files.flatMap(({ path, content }) =>
      content === null
        ? [`D ${quoted(path)}\n`]
        : [`M 100644 inline ${quoted(path)}\n`, data(content)],
    ),
    `get-mark :1\nreset ${ref}\nfrom ${NOWHERE}\ndone\n`,
  ];
  const args = ['--git-dir', gitDir, 'fast-import', '--quiet', '--force', '--date-format=raw'];
  const said = await git.run(args, {
    input: Buffer.concat(parts.map((part) => Buffer.from(part))),
  });
  return said.trim();
}

const NOWHERE = '0'.repeat(40);

const data = (content: string | Buffer) => {
  const bytes = Buffer.from(content);
  return Buffer.concat([Buffer.from(`data ${bytes.length}\n`), bytes, Buffer.from('\n')]);
};

/** As C quotes: bytes as they are, but for what ends the name. */
const quoted = (path: string) =>
  `"${path.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`;
