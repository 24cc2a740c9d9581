// `docket keys`, in the data folder or in a database.

import { DEFAULT_PREFIX } from '../../service/projects/keys.ts';
import { systemClock } from '../../shared/clock.ts';
import { fileAudit } from '../../store/audit-file.ts';
import { fileKeyStore } from '../../store/key-file.ts';
import type { Command } from '../command.ts';
import { type KeyAdmin, keysCommand } from '../keys.ts';
import type { StorePlace } from '../place.ts';
import { auditedKeys, terminalUser } from './audit.ts';

export function keys(): Command {
  return keysCommand({ defaultPrefix: DEFAULT_PREFIX, clock: systemClock, open });
}

async function open(place: StorePlace): Promise<KeyAdmin> {
  if (place.kind === 'data') return keyAdmin(place.dir);
  const { openDatabaseKeys } = await import('./with-database.ts');
  const { keys: store, audit, close } = await openDatabaseKeys(place.url);
  return { ...auditedKeys(store, audit, terminalUser()), close };
}

export function keyAdmin(dataDir: string): KeyAdmin {
  return auditedKeys(fileKeyStore(dataDir, systemClock), fileAudit(dataDir), terminalUser());
}
