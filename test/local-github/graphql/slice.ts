// The slice of GitHub's GraphQL schema that answers what REST does not: when a text was last edited,
// reactions on reviews, all comments of a review at once, hidden comments, drafts, and commits that
// GitHub signs. A test compares it with the schema that GitHub publishes.
import { buildSchema } from 'graphql';

const TEXT = `id: ID!
  body: String!
  author: Actor
  createdAt: DateTime!
  updatedAt: DateTime!
  lastEditedAt: DateTime
  reactionGroups: [ReactionGroup!]`;

const THREAD = `${TEXT}
  url: URI!
  number: Int!
  title: String!`;

const COMMENT = `${TEXT}
  url: URI!
  databaseId: Int`;

const thread = (name: string, more = '') => `
type ${name} implements Comment & Node & Reactable {
  ${THREAD}
  viewerDidAuthor: Boolean!
  ${more}
  timelineItems(itemTypes: [${name}TimelineItemsItemType!], last: Int): ${name}TimelineItemsConnection!
}
type ${name}TimelineItemsConnection { totalCount: Int! nodes: [${name}TimelineItems] }
union ${name}TimelineItems = RenamedTitleEvent
enum ${name}TimelineItemsItemType { RENAMED_TITLE_EVENT }`;

const comment = (name: string, more = '') => `
type ${name} implements Comment & Minimizable & Node & Reactable {
  ${COMMENT}
  isMinimized: Boolean!
  minimizedReason: String
  ${more}
}`;

const REVIEW = 'comments(first: Int): PullRequestReviewCommentConnection!';
const LINE = `path: String!
  line: Int
  startLine: Int
  diffHunk: String!
  fullDatabaseId: BigInt
  replyTo: PullRequestReviewComment`;

const payload = (name: string) => `
type ${name}ReactionPayload { reaction: Reaction subject: Reactable }
input ${name}ReactionInput { subjectId: ID! content: ReactionContent! }`;

const draftChange = (name: string) => `
type ${name}Payload { pullRequest: PullRequest }
input ${name}Input { pullRequestId: ID! }`;

export const SLICE = buildSchema(`
scalar BigInt
scalar DateTime
scalar URI
interface Actor { login: String! }
interface Node { id: ID! }
interface Comment { ${TEXT.replace(/\n {2}reactionGroups.*/, '')} }
interface Minimizable { isMinimized: Boolean! minimizedReason: String }
interface Reactable { id: ID! reactionGroups: [ReactionGroup!] }
type User implements Actor { login: String! }
type Bot implements Actor { login: String! }
enum ReactionContent { THUMBS_UP THUMBS_DOWN LAUGH HOORAY CONFUSED HEART ROCKET EYES }
type ReactionGroup { content: ReactionContent! viewerHasReacted: Boolean! reactors: ReactorConnection! }
type ReactorConnection { totalCount: Int! }
type Reaction { content: ReactionContent! databaseId: Int }
type RenamedTitleEvent { createdAt: DateTime! }
union IssueOrPullRequest = Issue | PullRequest
${thread('Issue')}
${thread('PullRequest', 'isDraft: Boolean!')}
${comment('IssueComment')}
${comment('PullRequestReview', REVIEW)}
${comment('PullRequestReviewComment', LINE)}
type PullRequestReviewCommentConnection { totalCount: Int! nodes: [PullRequestReviewComment] }
${payload('Add')}
${payload('Remove')}
scalar Base64String
scalar GitObjectID
interface GitSignature { isValid: Boolean! wasSignedByGitHub: Boolean! }
type GpgSignature implements GitSignature { isValid: Boolean! wasSignedByGitHub: Boolean! }
type Commit { oid: GitObjectID! signature: GitSignature }
type CreateCommitOnBranchPayload { commit: Commit }
input CommittableBranch { repositoryNameWithOwner: String branchName: String }
input CommitMessage { headline: String! body: String }
input FileAddition { path: String! contents: Base64String! }
input FileDeletion { path: String! }
input FileChanges { additions: [FileAddition!] = [] deletions: [FileDeletion!] = [] }
input CreateCommitOnBranchInput {
  branch: CommittableBranch!
  expectedHeadOid: GitObjectID!
  fileChanges: FileChanges
  message: CommitMessage!
}
type Ref { name: String! }
type CreateRefPayload { ref: Ref }
input CreateRefInput { repositoryId: ID! name: String! oid: GitObjectID! }
enum ReportedContentClassifiers { ABUSE DUPLICATE OFF_TOPIC OUTDATED RESOLVED SPAM }
input MinimizeCommentInput { subjectId: ID! classifier: ReportedContentClassifiers! }
type MinimizeCommentPayload { minimizedComment: Minimizable }
${draftChange('ConvertPullRequestToDraft')}
${draftChange('MarkPullRequestReadyForReview')}
type Repository {
  nameWithOwner: String!
  issueOrPullRequest(number: Int!): IssueOrPullRequest
  issue(number: Int!): Issue
  pullRequest(number: Int!): PullRequest
}
type Query {
  viewer: User!
  node(id: ID!): Node
  nodes(ids: [ID!]!): [Node]!
  repository(owner: String!, name: String!): Repository
}
type Mutation {
  createRef(input: CreateRefInput!): CreateRefPayload
  createCommitOnBranch(input: CreateCommitOnBranchInput!): CreateCommitOnBranchPayload
  addReaction(input: AddReactionInput!): AddReactionPayload
  removeReaction(input: RemoveReactionInput!): RemoveReactionPayload
  minimizeComment(input: MinimizeCommentInput!): MinimizeCommentPayload
  convertPullRequestToDraft(input: ConvertPullRequestToDraftInput!): ConvertPullRequestToDraftPayload
  markPullRequestReadyForReview(input: MarkPullRequestReadyForReviewInput!): MarkPullRequestReadyForReviewPayload
}`);
