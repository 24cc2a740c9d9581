// Who can run commands: by the booleans or the role name, because the old `permission` field maps
// maintain to write and triage to read. Anything unclear means no.

import { PERMISSIONS, type Permission, type PermissionAnswer } from '../bot/thread-host.ts';
import { sentence } from '../shared/errors.ts';
import type { Github } from './client.ts';

/** Someone is waiting for the reply; after this, no response means no. */
const PATIENCE_MS = 30_000;

export async function permissionOf(
  github: Github,
  username: string,
  patienceMs = PATIENCE_MS,
): Promise<PermissionAnswer> {
  const patience = AbortSignal.timeout(patienceMs);
  const { rest, repo } = github.withSignal(patience);
  try {
    const { data } = await rest.repos.getCollaboratorPermissionLevel({ ...repo, username });
    return readPermission(data, username);
  } catch (error) {
    const problem = patience.aborted ? 'GitHub did not respond in time.' : sentence(error);
    return { level: 'none', problem };
  }
}

/** The booleans in GitHub's response, strongest first, and the level of each. */
const FLAGS: [string, Permission][] = [
  ['admin', 'admin'],
  ['maintain', 'maintain'],
  ['push', 'write'],
  ['triage', 'triage'],
  ['pull', 'read'],
];

export function readPermission(data: unknown, username: string): PermissionAnswer {
  const { user, role_name: role } = record(data);
  const { login } = record(user);
  if (typeof login !== 'string' || login.toLowerCase() !== username.toLowerCase()) {
    return { level: 'none', problem: 'GitHub returned the permission of a different user.' };
  }
  const flags = record(record(user).permissions);
  if (FLAGS.every(([flag]) => typeof flags[flag] === 'boolean')) {
    return { level: FLAGS.find(([flag]) => flags[flag] === true)?.[1] ?? 'none' };
  }
  // Organizations can define custom roles; those are not levels, but the booleans still apply.
  const level = PERMISSIONS.find((name) => name === role);
  if (level) return { level };
  return {
    level: 'none',
    problem: 'GitHub did not report what this user can do in this repository.',
  };
}

function record(value: unknown): Record<string, unknown> {
  return value && typeof value === 'object' ? (value as Record<string, unknown>) : {};
}
