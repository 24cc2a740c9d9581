import { auditedKeys, type KeyAdmin } from '../../src/service/projects/keys.ts';
import { systemClock } from '../../src/shared/runtime.ts';
import { fileAudit } from '../../src/store/audit-file.ts';
import { fileKeyStore } from '../../src/store/key-file.ts';

/** The keys of a server with this data folder. */
export function keyAdmin(data: string): KeyAdmin {
  const keys = fileKeyStore(data, systemClock);
  return auditedKeys({ keys, audit: fileAudit(data), clock: systemClock }, 'a test');
}
