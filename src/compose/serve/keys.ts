// `docket keys` on the file in the data folder.
import { randomBytes } from 'node:crypto';
import type { Command } from '../../cli/command.ts';
import { type KeyAdmin, keysCommand } from '../../cli/keys.ts';
import { DEFAULT_PREFIX, keyState, mintKey, revokeKey } from '../../projects/keys.ts';
import { isoTime, systemClock } from '../../shared/clock.ts';
import { InvalidRequest } from '../../shared/errors.ts';
import { fileKeyStore } from '../../store/key-file.ts';

const SECRET_BYTES = 32;

export function keys(): Command {
  return keysCommand({ defaultPrefix: DEFAULT_PREFIX, open: async (dir) => keyAdmin(dir) });
}

export function keyAdmin(dataDir: string): KeyAdmin {
  const clock = systemClock;
  const store = fileKeyStore(dataDir, clock);
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
        const { id, project, createdAt, expiresAt } = record;
        return { id, project, createdAt, expiresAt, state: keyState(record, clock.now()) };
      });
    },
    revoke: (id) => store.update((records) => revokeKey(records, id, isoTime(clock.now()))),
  };
}
