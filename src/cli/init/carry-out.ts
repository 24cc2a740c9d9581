// What `docket init` does once it knows what: it shows the files, asks, changes GitHub step by step, and
// opens the pull request, or writes the files into the clone.
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Github } from '../../github/client.ts';
import { dropBranch, propose, type RepositoryState } from '../../github/repository-setup.ts';
import { InvalidRequest, Unavailable } from '../../shared/errors.ts';
import { assertNoLinks } from '../../shared/git/output-folder.ts';
import { removeFile, removeTree } from '../../shared/remove.ts';
import { isAway } from '../../shared/waiting.ts';
import { shown, type Terminal } from '../command.ts';
import { confirm } from './answers.ts';
import { type FilePlan, workflowPath } from './files.ts';
import type { Base, Clone } from './place.ts';

export interface Run {
  values: { yes: boolean; overwrite: boolean; remove: boolean; 'dry-run': boolean };
  terminal: Terminal;
  clone: Clone;
  /** The files to compare with. */
  base: Base;
  /** What people have to do themselves, with links. */
  left: string[];
  /** Absent without a token that may write. */
  hub?: {
    github: Github;
    state: RepositoryState;
    /** Our pull request, if it is open. */
    proposed: RepositoryState['pull'] | undefined;
    at(commit: string): Promise<Base>;
  };
}

/** A change on GitHub, and where people make it themselves. */
export interface Step {
  what: string;
  link: string;
  /** Undefined when it was done, otherwise why not. */
  act(github: Github): Promise<string | undefined>;
}

interface Plan {
  title: string;
  question: string;
  files: readonly FilePlan[];
  steps: readonly Step[];
  /** The same files, compared with those in this folder. */
  planHere(): Promise<FilePlan[]>;
}

/** Shows each file, and leaves out those of people unless they agree. */
export async function settleFiles(run: Run, planned: readonly FilePlan[]): Promise<FilePlan[]> {
  const { values, terminal, left } = run;
  const files: FilePlan[] = [];
  for (const file of planned) {
    const { path, before, after, theirs } = file;
    const word = after === null ? 'Delete' : before === null ? 'Add' : 'Change';
    terminal.out(`${word} ${path}\n`);
    const isShown = values['dry-run'] || theirs || word === 'Change';
    if (isShown) terminal.out(shown(await difference(run.clone, file)));
    const keeps = theirs && !values.overwrite;
    const asks = keeps && !values.yes && !values['dry-run'];
    const question = `People wrote or edited ${path}. ${word} it?`;
    if (!keeps || (asks && (await confirm(question, values, terminal)))) files.push(file);
    else {
      const says = `People wrote or edited \`${path}\`, so it stays as it is.`;
      left.push(`${says} To ${word.toLowerCase()} it anyway, add --overwrite.`);
    }
  }
  if (planned.length === 0) terminal.out('No file has to change.\n');
  return files;
}

/** As git shows it. */
async function difference({ git }: Clone, { path, before, after }: FilePlan): Promise<string> {
  const scratch = await mkdtemp(join(tmpdir(), 'docket-init-'));
  try {
    const names: string[] = [];
    for (const [side, text] of Object.entries({ a: before, b: after })) {
      const name = join(side, path);
      names.push(text === null ? '/dev/null' : name);
      if (text === null) continue;
      await mkdir(join(scratch, dirname(name)), { recursive: true });
      await writeFile(join(scratch, name), text);
    }
    const args = ['diff', '--no-index', '--no-color', '--no-prefix', '--', ...names];
    return (await git.try(args, { cwd: scratch })).stdout.toString('utf8');
  } finally {
    await removeTree(scratch);
  }
}

/** The files that are there now, and what was done. */
export async function carryOut(
  run: Run,
  plan: Plan,
): Promise<{ files: readonly FilePlan[]; steps: string[] }> {
  const { values, terminal, left, hub } = run;
  const { files, steps, question } = plan;
  if (hub?.proposed && values.remove) terminal.out(`Close ${hub.proposed.url}\n`);
  for (const { what } of hub ? steps : []) terminal.out(`${what}\n`);
  if (values['dry-run']) return { files, steps: [] };
  if (!(await confirm(question, values, terminal)))
    throw new InvalidRequest('Nothing was changed.');
  if (hub) {
    return continuing(async () => {
      const done = await takeSteps(hub.github, steps, left);
      return { steps: done, files: await proposeFiles(run, plan, hub) };
    });
  }
  await writeHere(run, files);
  left.push(...steps.map(({ what, link }) => `${what}: ${link}`));
  return { files, steps: [] };
}

/** Every step can be repeated. */
async function continuing<T>(work: () => Promise<T>): Promise<T> {
  return work().catch((cause) => {
    if (!isAway(cause)) throw cause;
    const words = `${cause.message} What is done stays; run docket init again to continue.`;
    throw new Unavailable(words, { cause });
  });
}

/** What GitHub refuses is left to people. */
async function takeSteps(
  github: Github,
  steps: readonly Step[],
  left: string[],
): Promise<string[]> {
  const done: string[] = [];
  for (const { what, link, act } of steps) {
    const reason = await act(github);
    if (reason === undefined) done.push(what);
    else left.push(`${what} (${reason}): ${link}`);
  }
  return done;
}

/** In a pull request; where GitHub refuses that, in this folder. */
async function proposeFiles(
  run: Run,
  { title, files, planHere }: Plan,
  { github, state, proposed }: NonNullable<Run['hub']>,
): Promise<readonly FilePlan[]> {
  const { terminal, left, values } = run;
  const withdraws = values.remove && proposed;
  if (withdraws) await dropBranch(github);
  if (files.length === 0) return files;
  const pull = withdraws ? null : state.pull;
  const body = pullRequestText(run, files);
  const answer = await propose(github, { state: { ...state, pull }, title, body, files });
  if ('url' in answer) {
    terminal.out(`Pull request: ${answer.url}\n`);
    left.unshift(`Merge ${answer.url}`);
    return files;
  }
  terminal.err(
    `GitHub did not take the files (${shown(answer.reason)}), so they are written here. The token must be able to write contents, pull requests, and workflows; with the GitHub CLI, run gh auth refresh --scopes workflow.\n`,
  );
  const here = await settleFiles(run, await planHere());
  await writeHere(run, here);
  return here;
}

async function writeHere(
  { clone, terminal, left }: Run,
  files: readonly FilePlan[],
): Promise<void> {
  for (const { path } of files) await assertNoLinks(dirname(join(clone.root, path)));
  for (const { path, after } of files) {
    const file = join(clone.root, path);
    await mkdir(dirname(file), { recursive: true });
    // A link is replaced; what it leads to stays.
    await removeFile(file);
    if (after !== null) await writeFile(file, after, { flag: 'wx' });
    terminal.err(`${after === null ? 'Deleted' : 'Wrote'} ${path}\n`);
  }
  if (files.length > 0) left.unshift('Commit the files, and merge them to the default branch.');
}

function pullRequestText({ left, values }: Run, files: readonly FilePlan[]): string {
  const [begins, ends] = values.remove
    ? ['`docket init --remove` deletes what it wrote.', '']
    : [
        'Written by `docket init`.',
        files.some(({ path }) => path === workflowPath('comments'))
          ? 'After the merge, comment `/docs` and what to write on any issue or pull request.'
          : '',
      ];
  const list = files.map(({ path, after }) => `- \`${path}\`${after === null ? ' (deleted)' : ''}`);
  const todo = left.map((one) => `- [ ] ${one}`).join('\n');
  const parts = [begins, list.join('\n'), todo && `Left to do:\n\n${todo}`, ends];
  return parts.filter(Boolean).join('\n\n');
}
