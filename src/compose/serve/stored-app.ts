// The GitHub App whose credentials are in the database, encrypted.
import { createAppSecret } from '../../postgres/app-secret.ts';
import type { Database } from '../../postgres/database.ts';
import type { AppCredentials, CredentialStore } from '../../projects/app-credentials.ts';
import { type Encryption, openEncryption } from '../../shared/encryption.ts';
import { openChecked } from './administer-database.ts';

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
  const database = await openChecked(url);
  const secret = createAppSecret(database);
  try {
    await secret.insistOnNone();
  } catch (error) {
    await database.close();
    throw error;
  }
  return {
    keep: (credentials) => secret.add(credentials, encryption),
    close: () => database.close(),
  };
}

export async function rotateAppSecret(url: string, env: NodeJS.ProcessEnv): Promise<void> {
  const encryption = encryptionOf(env);
  const database = await openChecked(url);
  try {
    await createAppSecret(database).reseal(encryption);
  } finally {
    await database.close();
  }
}

export async function removeAppSecret(url: string): Promise<void> {
  const database = await openChecked(url);
  try {
    await createAppSecret(database).remove();
  } finally {
    await database.close();
  }
}

function encryptionOf(env: NodeJS.ProcessEnv): Encryption {
  return openEncryption({
    current: env.DOCKET_ENCRYPTION_KEY,
    previous: env.DOCKET_ENCRYPTION_KEY_PREVIOUS,
  });
}
