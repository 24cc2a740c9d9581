// The GitHub App whose credentials are in the database, encrypted.
import { createAppSecret } from '../../postgres/app-secret.ts';
import { createPostgresAudit } from '../../postgres/audit.ts';
import type { Database } from '../../postgres/database.ts';
import type { AuditEntry } from '../../service/projects/audit.ts';
import type { AppCredentials, CredentialStore } from '../../service/projects/project.ts';
import { type Encryption, openEncryption } from '../../shared/encryption.ts';
import { openChecked } from './administer-database.ts';
import { noteFor, terminalUser } from './audit.ts';

/** Null where there is none, or where the environment has one, which goes first. */
export async function storedApp(
  database: Database,
  env: NodeJS.ProcessEnv,
): Promise<AppCredentials | null> {
  if (env.APP_ID?.trim()) return null;
  return createAppSecret(database).read(() => encryptionOf(env));
}

export async function openAppSecret(url: string, env: NodeJS.ProcessEnv): Promise<CredentialStore> {
  const encryption = encryptionOf(env);
  const { secret, note, close } = await openSecret(url);
  try {
    await secret.insistOnNone();
  } catch (error) {
    await close();
    throw error;
  }
  return {
    async keep(credentials) {
      await secret.add(credentials, encryption);
      await note('app.create', { app: credentials.slug });
    },
    close,
  };
}

export async function rotateAppSecret(url: string, env: NodeJS.ProcessEnv): Promise<void> {
  const encryption = encryptionOf(env);
  const { secret, note, close } = await openSecret(url);
  try {
    await secret.reseal(encryption);
    await note('app.rotate');
  } finally {
    await close();
  }
}

export async function removeAppSecret(url: string): Promise<void> {
  const { secret, note, close } = await openSecret(url);
  try {
    await secret.remove();
    await note('app.remove');
  } finally {
    await close();
  }
}

async function openSecret(url: string) {
  const database = await openChecked(url);
  const add = noteFor(createPostgresAudit(database), terminalUser());
  return {
    secret: createAppSecret(database),
    note: (action: AuditEntry['action'], detail: AuditEntry['detail'] = {}) =>
      add({ action, project: null, detail }),
    close: () => database.close(),
  };
}

function encryptionOf(env: NodeJS.ProcessEnv): Encryption {
  return openEncryption({
    current: env.DOCKET_ENCRYPTION_KEY,
    previous: env.DOCKET_ENCRYPTION_KEY_PREVIOUS,
  });
}
