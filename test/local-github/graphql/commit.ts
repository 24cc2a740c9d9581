// `createCommitOnBranch`: GitHub’s own commit on a branch, noted as signed.
import { writeCommit } from '../git/commit.ts';
import { at } from '../git/plumbing.ts';
import type { Host } from '../host.ts';
import { Problem } from '../problem.ts';
import { syncPulls } from '../pulls.ts';
import { nodeId } from '../shapes/links.ts';
import { type Actor, can, demand } from '../tokens.ts';
import { FieldProblem } from './execute.ts';

export interface CommitInput {
  branch: { repositoryNameWithOwner?: string; branchName?: string };
  expectedHeadOid: string;
  message: { headline: string; body?: string };
  fileChanges?: { additions: { path: string; contents: string }[]; deletions: { path: string }[] };
}

export async function createCommitOnBranch(
  { world, plumbing }: Host,
  actor: Actor,
  { branch, expectedHeadOid, message, fileChanges }: CommitInput,
) {
  const { repositoryNameWithOwner = '', branchName = '' } = branch;
  const repo = world.data.repositories.find((item) => item.fullName === repositoryNameWithOwner);
  if (!repo) throw notFound(`a Repository with the name '${repositoryNameWithOwner}'`);
  const { login } = permitted(actor, repo.fullName);
  const ref = `refs/heads/${branchName}`;
  const tip = await plumbing.resolve(repo.gitDir, ref);
  if (!tip) throw notFound(`a ref with the name '${branchName}'`);
  if (tip !== expectedHeadOid) throw stale(expectedHeadOid);
  const { additions = [], deletions = [] } = fileChanges ?? {};
  const workflow = [...additions, ...deletions].find(({ path }) =>
    /^\.github\/workflows\//.test(path),
  );
  if (workflow && !can(actor, 'workflows', 'write', repo.fullName)) {
    const words = `refusing to allow an OAuth App to create or update workflow \`${workflow.path}\` without \`workflow\` scope`;
    throw new FieldProblem('FORBIDDEN', words);
  }
  for (const { path } of deletions) {
    if (await plumbing.entry(repo.gitDir, tip, path)) continue;
    const words = `A path was requested for deletion which does not exist as of commit oid \`${tip}\``;
    throw new FieldProblem('UNPROCESSABLE', words);
  }
  const { id } = world.account(login);
  const author = { name: login, email: `${id}+${login}@users.noreply.github.com` };
  const oid = await writeCommit(plumbing.git, repo.gitDir, {
    parent: tip,
    message: [message.headline, message.body].filter(Boolean).join('\n\n'),
    ms: Date.parse(world.now()),
    by: author,
    files: [
      ...deletions.map(({ path }) => ({ path, content: null })),
      ...additions.map(({ path, contents }) => ({
        path,
        content: Buffer.from(contents, 'base64'),
      })),
    ],
  });
  const moved = await plumbing.git.try([...at(repo.gitDir), 'update-ref', ref, oid, tip]);
  if (moved.code !== 0) throw stale(expectedHeadOid);
  repo.signedCommits = [...(repo.signedCommits ?? []), oid];
  world.changed();
  await syncPulls(world, plumbing, repo);
  const signature = { __typename: 'GpgSignature', isValid: true, wasSignedByGitHub: true };
  return { commit: { oid, signature } };
}

export interface RefInput {
  repositoryId: string;
  name: string;
  oid: string;
}

export async function createRef(
  { world, plumbing }: Host,
  actor: Actor,
  { repositoryId, name, oid }: RefInput,
) {
  const repo = world.data.repositories.find((item) => nodeId('R', item.id) === repositoryId);
  if (!repo) throw notFound(`a node with the global id of '${repositoryId}'`);
  permitted(actor, repo.fullName);
  const create = ['update-ref', name, oid, '0'.repeat(40)];
  const created = await plumbing.git.try([...at(repo.gitDir), ...create]);
  if (created.code === 0) return { ref: { name: name.replace('refs/heads/', '') } };
  const words = `A ref named "${name}" already exists in the repository.`;
  throw new FieldProblem('UNPROCESSABLE', words);
}

function permitted(actor: Actor, repo: string) {
  try {
    return demand(actor, ['contents'], repo);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    throw new FieldProblem('FORBIDDEN', error.message);
  }
}

function stale(expected: string): FieldProblem {
  const words = `Expected branch to point to "${expected}" but it did not.  Pull and try again.`;
  return new FieldProblem('STALE_DATA', words);
}

function notFound(what: string): FieldProblem {
  return new FieldProblem('NOT_FOUND', `Could not resolve to ${what}.`);
}
