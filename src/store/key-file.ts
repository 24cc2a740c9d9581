// The server's API keys in a file of the data folder.
import { KeyRecord, type KeyStore } from '../service/projects/keys.ts';
import type { Clock } from '../shared/runtime.ts';
import { jsonFile } from './json-file.ts';

export function fileKeyStore(dir: string, clock: Clock): KeyStore {
  const remedy = 'Restore it, or move it away and create new keys.';
  const file = jsonFile({ dir, name: 'keys', entry: KeyRecord, remedy, clock });
  return {
    ...file,
    used: (times) =>
      file.update((records) =>
        records.map((record) => {
          const lastUsedAt = times.get(record.id);
          return lastUsedAt === undefined ? record : { ...record, lastUsedAt };
        }),
      ),
  };
}
