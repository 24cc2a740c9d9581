// What `docket init` asks of a repository and changes in it. What GitHub refuses is an answer, which says
// what is left to people; no answer is an error.
import { InvalidRequest, NotFound } from '../shared/errors.ts';
import { sealBox } from '../shared/sealed-box.ts';
import { type Github, refusalOf } from './client.ts';
import { type BranchPull, findByBranch } from './pulls.ts';

export interface RepositoryState {
  nodeId: string;
  defaultBranch: string;
  /** The commit at its tip. */
  tip: string;
  protected: boolean;
  mayPush: boolean;
  archived: boolean;
  /** The last pull request of our branch, if there ever was one. */
  pull: BranchPull | null;
}

interface Proposal {
  state: RepositoryState;
  title: string;
  body: string;
  /** Null deletes. */
  files: readonly { path: string; after: string | null }[];
}

/** Not below `docket/`, where jobs have theirs. */
const INIT_BRANCH = 'docket-init';

export const TITLES = { install: 'Set up Docket', remove: 'Remove Docket' };

export async function readRepositoryState(github: Github): Promise<RepositoryState> {
  const { rest, repo } = github;
  const { data } = await rest.repos.get(repo);
  const branch = { ...repo, branch: data.default_branch };
  const { data: found } = await rest.repos.getBranch(branch).catch((error) => {
    if (!(error instanceof NotFound)) throw error;
    throw new InvalidRequest(`${data.full_name} has no commit yet. Push one, then run it again.`);
  });
  return {
    nodeId: data.node_id,
    defaultBranch: data.default_branch,
    tip: found.commit.sha,
    protected: found.protected,
    mayPush: data.permissions?.push ?? true,
    archived: data.archived,
    pull: await findByBranch(github, INIT_BRANCH),
  };
}

/** Why the action would not run here; undefined if it would, or if this token may not know. */
export async function actionsPolicy(github: Github, action: string): Promise<string | undefined> {
  const { rest, repo } = github;
  const asked = rest.actions.getGithubActionsPermissionsRepository(repo);
  const answer = await asked.catch(ifRefused);
  if (!answer) return undefined;
  const { enabled, allowed_actions: allowed = 'all', sha_pinning_required: pinned } = answer.data;
  const [name = '', ref = ''] = action.split(' ')[0]?.split('@') ?? [];
  if (!enabled) return 'GitHub Actions is turned off here. Turn it on';
  if (pinned && !/^[0-9a-f]{40}$/.test(ref)) {
    return `Actions must be pinned to a commit here, and ${ref} is none. Run docket init --action ${name}@COMMIT`;
  }
  if (allowed === 'local_only' && name.split('/')[0] !== repo.owner) {
    return `Only actions of ${repo.owner} may run here. Allow ${name}`;
  }
  if (allowed !== 'selected' || name.split('/')[0] === repo.owner) return undefined;
  const selected = await rest.actions.getAllowedActionsRepository(repo).catch(ifRefused);
  const patterns = selected?.data.patterns_allowed ?? [];
  const fits = patterns.some((pattern) => matches(pattern, name, ref));
  return fits || !selected ? undefined : `Only selected actions may run here. Add ${name}@*`;
}

/** GitHub's patterns, such as `acme/*` and `acme/docket@v1*`. */
function matches(pattern: string, name: string, ref: string): boolean {
  const source = pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
  return new RegExp(`^${source}$`, 'i').test(pattern.includes('@') ? `${name}@${ref}` : name);
}

/** Undefined when it was done, otherwise why not. */
export function allowPulls({ rest, repo }: Github): Promise<string | undefined> {
  const wanted = { ...repo, can_approve_pull_request_reviews: true };
  return refused(rest.actions.setGithubActionsDefaultWorkflowPermissionsRepository(wanted));
}

export async function setSecret(
  { rest, repo }: Github,
  name: string,
  value: string,
): Promise<string | undefined> {
  const send = async () => {
    const { data } = await rest.actions.getRepoPublicKey(repo);
    const box = sealBox(Buffer.from(value), Buffer.from(data.key, 'base64'));
    const sealed = { encrypted_value: box.toString('base64'), key_id: data.key_id };
    await rest.actions.createOrUpdateRepoSecret({ ...repo, secret_name: name, ...sealed });
  };
  return refused(send());
}

export async function setVariable(
  { rest, repo }: Github,
  name: string,
  value: string,
): Promise<string | undefined> {
  const create = rest.actions.createRepoVariable({ ...repo, name, value });
  const update = () => rest.actions.updateRepoVariable({ ...repo, name, value });
  // It may exist already, also because the answer to the first try was lost.
  const known = (error: unknown) => refusalOf(error)?.status === 409;
  return refused(create.catch((error) => (known(error) ? update() : Promise.reject(error))));
}

export function deleteSecret({ rest, repo }: Github, name: string): Promise<string | undefined> {
  return refused(rest.actions.deleteRepoSecret({ ...repo, secret_name: name }).catch(ifGone));
}

export function deleteVariable({ rest, repo }: Github, name: string): Promise<string | undefined> {
  return refused(rest.actions.deleteRepoVariable({ ...repo, name }).catch(ifGone));
}

const COMMIT = 'createCommitOnBranch(input: $input) { commit { oid } }';
const ON_OPEN = `mutation($input: CreateCommitOnBranchInput!) { ${COMMIT} }`;
/** GitHub carries these out in this order. */
const ON_NEW = `mutation($ref: CreateRefInput!, $input: CreateCommitOnBranchInput!) {
  createRef(input: $ref) { ref { name } }
  ${COMMIT}
}`;

/** One commit on our branch, and its pull request: a new one, or the one that is open. */
export async function propose(
  github: Github,
  proposal: Proposal,
): Promise<{ url: string } | { reason: string }> {
  const { rest, repo } = github;
  const { state, title, body } = proposal;
  const open = state.pull?.state === 'open' ? state.pull : undefined;
  const reason = await refused(commit(github, proposal, open?.headSha));
  if (reason !== undefined) return { reason };
  if (open) {
    // A title that people chose stays.
    const named = Object.values(TITLES).includes(open.title) ? { title } : {};
    await rest.pulls.update({ ...repo, pull_number: open.number, ...named, body });
    return { url: open.url };
  }
  const wanted = { ...repo, title, body, head: INIT_BRANCH, base: state.defaultBranch };
  const sent = await github.sendOnce<{ data: { html_url: string } } | BranchPull>(
    () => rest.pulls.create(wanted),
    () => findByBranch(github, INIT_BRANCH),
  );
  return { url: 'data' in sent ? sent.data.html_url : sent.url };
}

async function commit(github: Github, proposal: Proposal, head?: string): Promise<void> {
  const { files, title, state } = proposal;
  const { owner, repo } = github.repo;
  const input = {
    branch: { repositoryNameWithOwner: `${owner}/${repo}`, branchName: INIT_BRANCH },
    expectedHeadOid: head ?? state.tip,
    message: { headline: title },
    fileChanges: {
      additions: files.flatMap(({ path, after }) =>
        after === null ? [] : [{ path, contents: Buffer.from(after).toString('base64') }],
      ),
      deletions: files.flatMap(({ path, after }) => (after === null ? [{ path }] : [])),
    },
  };
  if (head !== undefined) {
    await github.graphql(ON_OPEN, { input }, { repeatable: true });
    return;
  }
  const name = `refs/heads/${INIT_BRANCH}`;
  const ref = { repositoryId: state.nodeId, name, oid: state.tip };
  await github.graphql(ON_NEW, { ref, input }).catch(async (error) => {
    const said = refusalOf(error)?.message ?? '';
    if (/already exists/i.test(said)) {
      if (await isAbandoned(github, proposal)) {
        await dropBranch(github);
        return commit(github, proposal);
      }
      throw new InvalidRequest(
        `The branch ${INIT_BRANCH} exists already, without an open pull request. If nobody needs it, delete it, and run docket init again: git push origin --delete ${INIT_BRANCH}`,
      );
    }
    // The branch may be there without the commit.
    if (said) await dropBranch(github).catch(() => {});
    throw error;
  });
}

/** Nobody loses anything: its pull request is over, or an earlier run came no further than its commit. */
async function isAbandoned({ rest, repo }: Github, { state, title }: Proposal): Promise<boolean> {
  const { data } = await rest.repos.listCommits({ ...repo, sha: INIT_BRANCH, per_page: 1 });
  const [head] = data;
  if (head === undefined || head.sha === state.pull?.headSha) return head !== undefined;
  return head.commit.message === title && head.parents.every(({ sha }) => sha === state.tip);
}

/** A pull request that is open is closed by it. */
export async function dropBranch({ rest, repo }: Github): Promise<void> {
  await rest.git.deleteRef({ ...repo, ref: `heads/${INIT_BRANCH}` }).catch((error) => {
    if (!/does not exist/i.test(refusalOf(error)?.message ?? '')) throw error;
  });
}

/** Undefined when it was done. */
const refused = (doing: Promise<unknown>): Promise<string | undefined> =>
  doing.then(() => undefined, reasonOf);

/** GitHub's words for a refusal. Anything else, such as no answer or a wrong token, is thrown. */
function reasonOf(error: unknown): string {
  const refusal = refusalOf(error);
  if (!refusal || refusal.status === 401) throw error;
  return refusal.message.replace(/ - https?:\S+$/, '').slice(0, 300);
}

const ifRefused = (error: unknown): undefined => void reasonOf(error);

function ifGone(error: unknown): void {
  if (!(error instanceof NotFound)) throw error;
}
