// Commits that GitHub creates and signs, one request each. GitHub itself refuses when the branch is
// not where it is expected, so that the request can be repeated after a lost answer.
import type { HostCommits } from '../jobs/host-commits.ts';
import { BadAnswer, Conflict, NotFound } from '../shared/errors.ts';
import type { Github } from './client.ts';

const MUTATION = `mutation($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid } }
}`;

export function createHostCommits(base: Github): HostCommits {
  return {
    async create({ branch, parent, changes, message }, signal) {
      const github = base.withSignal(signal);
      const { owner, repo } = github.repo;
      const [headline = '', ...lines] = message.split('\n');
      const input = {
        branch: { repositoryNameWithOwner: `${owner}/${repo}`, branchName: branch },
        expectedHeadOid: parent,
        message: { headline, body: lines.join('\n').trim() },
        fileChanges: {
          additions: changes.flatMap(({ path, content }) =>
            content === null ? [] : [{ path, contents: content.toString('base64') }],
          ),
          deletions: changes.flatMap(({ path, content }) => (content === null ? [{ path }] : [])),
        },
      };
      try {
        const answer = await github.graphql<{
          createCommitOnBranch?: { commit?: { oid?: unknown } };
        }>(MUTATION, { input }, { repeatable: true });
        const oid = String(answer.createCommitOnBranch?.commit?.oid);
        if (/^[0-9a-f]{40,64}$/.test(oid)) return oid;
        throw new BadAnswer(
          'GitHub did not name the commit that it created. Check the branch, then retry.',
        );
      } catch (error) {
        if (error instanceof Conflict || error instanceof NotFound) return null;
        throw error;
      }
    },
  };
}
