// Who may trigger: by the booleans or the role name, because the old `permission` word folds
// maintain into write and triage into read. Anything unclear is a no.
import { PERMISSIONS, type Permission, type PermissionAnswer } from '../app/thread.ts';
import { sentence } from '../shared/errors.ts';
import type { Github } from './client.ts';

export async function permissionOf(github: Github, username: string): Promise<PermissionAnswer> {
  try {
    const { data } = await github.rest.repos.getCollaboratorPermissionLevel({
      ...github.repo,
      username,
    });
    return readPermission(data);
  } catch (error) {
    return { level: 'none', problem: sentence(error) };
  }
}

/** The booleans of GitHub's answer, strongest first, and the level each means. */
const FLAGS: [string, Permission][] = [
  ['admin', 'admin'],
  ['maintain', 'maintain'],
  ['push', 'write'],
  ['triage', 'triage'],
  ['pull', 'read'],
];

export function readPermission(data: unknown): PermissionAnswer {
  const { user, role_name: role } = record(data);
  const flags = record(record(user).permissions);
  if (FLAGS.every(([flag]) => typeof flags[flag] === 'boolean')) {
    return { level: FLAGS.find(([flag]) => flags[flag] === true)?.[1] ?? 'none' };
  }
  // Organisations name roles of their own; those are not levels, and the booleans tell theirs.
  const level = PERMISSIONS.find((name) => name === role);
  if (level) return { level };
  return { level: 'none', problem: 'GitHub did not tell what this person may do here.' };
}

function record(value: unknown): Record<string, unknown> {
  return value && typeof value === 'object' ? (value as Record<string, unknown>) : {};
}
