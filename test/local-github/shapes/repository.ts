import { ownerOf } from '../pulls.ts';
import { LEVELS, type Level, type Repository, type World } from '../world.ts';
import { apiOf, type Links, nodeId, pageOf } from './links.ts';
import { userShape } from './user.ts';

/** Suffixes of the addresses below a repository's own, by the field that holds them. */
const ADDRESSES: Record<string, string> = {
  archive_url: '{archive_format}{/ref}',
  assignees_url: 'assignees{/user}',
  blobs_url: 'git/blobs{/sha}',
  branches_url: 'branches{/branch}',
  collaborators_url: 'collaborators{/collaborator}',
  comments_url: 'comments{/number}',
  commits_url: 'commits{/sha}',
  compare_url: 'compare/{base}...{head}',
  contents_url: 'contents/{+path}',
  contributors_url: 'contributors',
  deployments_url: 'deployments',
  downloads_url: 'downloads',
  events_url: 'events',
  forks_url: 'forks',
  git_commits_url: 'git/commits{/sha}',
  git_refs_url: 'git/refs{/sha}',
  git_tags_url: 'git/tags{/sha}',
  hooks_url: 'hooks',
  issue_comment_url: 'issues/comments{/number}',
  issue_events_url: 'issues/events{/number}',
  issues_url: 'issues{/number}',
  keys_url: 'keys{/key_id}',
  labels_url: 'labels{/name}',
  languages_url: 'languages',
  merges_url: 'merges',
  milestones_url: 'milestones{/number}',
  notifications_url: 'notifications{?since,all,participating}',
  pulls_url: 'pulls{/number}',
  releases_url: 'releases{/id}',
  stargazers_url: 'stargazers',
  statuses_url: 'statuses/{sha}',
  subscribers_url: 'subscribers',
  subscription_url: 'subscription',
  tags_url: 'tags',
  teams_url: 'teams',
  trees_url: 'git/trees{/sha}',
};

export function repositoryShape(world: World, links: Links, repo: Repository) {
  const url = apiOf(links, repo.fullName);
  const page = pageOf(links, repo.fullName);
  const open = world.data.threads.filter(
    (thread) => thread.repo === repo.fullName && thread.state === 'open',
  ).length;
  const addresses = Object.entries(ADDRESSES).map(([field, path]) => [field, `${url}/${path}`]);
  return {
    id: repo.id,
    node_id: nodeId('R', repo.id),
    name: repo.fullName.split('/')[1] ?? '',
    full_name: repo.fullName,
    private: repo.private,
    owner: userShape(links, world.account(ownerOf(repo))),
    html_url: page,
    description: null,
    fork: repo.forkOf !== null,
    url,
    ...(Object.fromEntries(addresses) as Record<string, string>),
    created_at: repo.createdAt,
    updated_at: repo.createdAt,
    pushed_at: repo.createdAt,
    git_url: `${page}.git`,
    ssh_url: `${page}.git`,
    clone_url: `${page}.git`,
    svn_url: page,
    homepage: null,
    size: 0,
    stargazers_count: 0,
    watchers_count: 0,
    language: null,
    has_issues: true,
    has_projects: false,
    has_downloads: false,
    has_wiki: false,
    has_pages: false,
    has_discussions: false,
    forks_count: 0,
    mirror_url: null,
    archived: repo.archived ?? false,
    disabled: false,
    open_issues_count: open,
    license: null,
    allow_forking: true,
    is_template: false,
    web_commit_signoff_required: false,
    topics: [],
    visibility: repo.private ? 'private' : 'public',
    forks: 0,
    open_issues: open,
    watchers: 0,
    default_branch: repo.defaultBranch,
  };
}

export function fullRepositoryShape(world: World, links: Links, repo: Repository) {
  return { ...repositoryShape(world, links, repo), network_count: 0, subscribers_count: 0 };
}

/** The old `permission` field knows four words only: maintain shows as write, triage as read. */
const FOLDED: Record<Level, string> = {
  none: 'none',
  read: 'read',
  triage: 'read',
  write: 'write',
  maintain: 'write',
  admin: 'admin',
};

/** What a person may do in a repository. */
export function flagsOf(world: World, repo: Repository, login: string) {
  const level = world.levelOf(repo, login);
  const has = (needed: Level) => LEVELS.indexOf(level) >= LEVELS.indexOf(needed);
  return {
    admin: has('admin'),
    maintain: has('maintain'),
    push: has('write'),
    triage: has('triage'),
    pull: has('read'),
  };
}

export function permissionShape(world: World, links: Links, repo: Repository, login: string) {
  const level = world.levelOf(repo, login);
  return {
    permission: FOLDED[level],
    role_name: level,
    user: {
      ...userShape(links, world.account(login)),
      permissions: flagsOf(world, repo, login),
      role_name: level,
    },
  };
}
