import type { Account } from '../world.ts';
import { type Links, nodeId } from './links.ts';

export function userShape(links: Links, { id, login, type }: Account) {
  const url = `${links.api}/users/${encodeURIComponent(login)}`;
  return {
    login,
    id,
    node_id: nodeId('U', id),
    avatar_url: `${links.server}/avatars/${id}`,
    gravatar_id: '',
    url,
    html_url: `${links.server}/${encodeURIComponent(login)}`,
    followers_url: `${url}/followers`,
    following_url: `${url}/following{/other_user}`,
    gists_url: `${url}/gists{/gist_id}`,
    starred_url: `${url}/starred{/owner}{/repo}`,
    subscriptions_url: `${url}/subscriptions`,
    organizations_url: `${url}/orgs`,
    repos_url: `${url}/repos`,
    events_url: `${url}/events{/privacy}`,
    received_events_url: `${url}/received_events`,
    type,
    site_admin: false,
  };
}

export function publicUserShape(links: Links, account: Account) {
  return {
    ...userShape(links, account),
    name: account.name ?? account.login,
    company: null,
    blog: '',
    location: null,
    email: null,
    hireable: null,
    bio: null,
    public_repos: 0,
    public_gists: 0,
    followers: 0,
    following: 0,
    created_at: '2020-01-01T00:00:00Z',
    updated_at: '2020-01-01T00:00:00Z',
    user_view_type: 'public',
  };
}

/** What a person's own token sees of that person. */
export function ownUserShape(links: Links, account: Account) {
  return {
    ...publicUserShape(links, account),
    user_view_type: 'private',
    private_gists: 0,
    total_private_repos: 0,
    owned_private_repos: 0,
    disk_usage: 0,
    collaborators: 0,
    two_factor_authentication: true,
  };
}
