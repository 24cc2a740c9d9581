// Hides comments as outdated, which only GraphQL can do.
import type { PostedComment } from '../bot/thread-host.ts';
import type { Github } from './client.ts';

const SHOWN = `query($ids: [ID!]!) {
  nodes(ids: $ids) { id ... on Minimizable { isMinimized } }
}`;
const MINIMIZE = `mutation($id: ID!) {
  minimizeComment(input: {subjectId: $id, classifier: OUTDATED}) {
    minimizedComment { isMinimized }
  }
}`;

export async function hideOutdated(
  github: Github,
  comments: readonly Pick<PostedComment, 'nodeId'>[],
): Promise<void> {
  const ids = comments.map(({ nodeId }) => nodeId);
  if (ids.length === 0) return;
  const { nodes } = await github.graphql<{
    nodes: ({ id: string; isMinimized?: boolean } | null)[];
  }>(SHOWN, { ids });
  for (const node of nodes) {
    if (node?.isMinimized === false) await github.graphql(MINIMIZE, { id: node.id });
  }
}
