// `docket keys`, in the data folder or in a database.
import { randomBytes } from 'node:crypto';
import type { Command } from '../../cli/command.ts';
import { type KeyAdmin, keysCommand } from '../../cli/keys.ts';
import type { Place } from '../../cli/place.ts';
import type { KeyStore } from '../../projects/key-store.ts';
import { DEFAULT_PREFIX, keyState, mintKey, revokeKey } from '../../projects/keys.ts';
import { isoTime, systemClock } from '../../shared/clock.ts';
import { InvalidRequest } from '../../shared/errors.ts';
import { fileKeyStore } from '../../store/key-file.ts';

const SECRET_BYTES = 32;

export function keys(): Command {
  return keysCommand({ defaultPrefix: DEFAULT_PREFIX, open });
}

async function open(place: Place): Promise<KeyAdmin> {
  if (place.kind === 'data') return keyAdmin(place.dir);
  const { openDatabaseKeys } = await import('./with-database.ts');
  const { keys: store, close } = await openDatabaseKeys(place.url);
  return { ...administer(store), close };
}

export function keyAdmin(dataDir: string): KeyAdmin {
  return administer(fileKeyStore(dataDir, systemClock));
}

function administer(store: KeyStore): KeyAdmin {
  const clock = systemClock;
  return {
    async create(request) {
      const id = randomBytes(4).toString('hex');
      const secret = randomBytes(SECRET_BYTES).toString('base64url');
      const createdAt = isoTime(clock.now());
      if (request.expiresAt !== null && request.expiresAt <= createdAt) {
        throw new InvalidRequest('The key would already be expired. Choose a later `--expires`.');
      }
      const { record, key } = mintKey({ ...request, id, createdAt }, secret);
      await store.update((records) => [...records, record]);
      return { id, key };
    },
    async list() {
      const records = await store.list();
      return records.map((record) => {
        const { id, project, name, scopes, createdAt, expiresAt, lastUsedAt } = record;
        const state = keyState(record, clock.now());
        return { id, project, name, scopes, createdAt, expiresAt, lastUsedAt, state };
      });
    },
    revoke: (id) => store.update((records) => revokeKey(records, id, isoTime(clock.now()))),
  };
}
