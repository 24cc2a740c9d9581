import type { CommitInfo } from '../git/history.ts';
import { apiOf, type Links, nodeId, pageOf } from './links.ts';

/** `signed`: the commits of the repository that GitHub signed. */
export function commitShape(
  links: Links,
  repo: string,
  commit: CommitInfo,
  signed: readonly string[] = [],
) {
  const verified = signed.includes(commit.sha);
  const base = apiOf(links, repo);
  const url = `${base}/commits/${commit.sha}`;
  return {
    url,
    sha: commit.sha,
    node_id: nodeId('REF', commit.sha),
    html_url: `${pageOf(links, repo)}/commit/${commit.sha}`,
    comments_url: `${url}/comments`,
    commit: {
      url: `${base}/git/commits/${commit.sha}`,
      author: commit.author,
      committer: commit.committer,
      message: commit.message,
      tree: { sha: commit.tree, url: `${base}/git/trees/${commit.tree}` },
      comment_count: 0,
      verification: {
        verified,
        reason: verified ? 'valid' : 'unsigned',
        signature: verified ? 'signed by the stand-in' : null,
        payload: null,
        verified_at: verified ? commit.committer.date : null,
      },
    },
    // Accounts are not looked up by e-mail address; GitHub says null for addresses it does not know.
    author: null,
    committer: null,
    parents: commit.parents.map((sha) => ({
      sha,
      url: `${base}/commits/${sha}`,
      html_url: `${pageOf(links, repo)}/commit/${sha}`,
    })),
  };
}
