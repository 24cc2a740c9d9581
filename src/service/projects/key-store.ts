// The port behind which a server's API keys are stored.
import type { KeyRecord } from './keys.ts';

export interface KeyStore {
  list(): Promise<readonly KeyRecord[]>;
  /** One read-change-write at a time, also between processes. */
  update(change: (records: readonly KeyRecord[]) => readonly KeyRecord[]): Promise<void>;
  /** Writes down when keys were used last. */
  used(times: ReadonlyMap<string, string>): Promise<void>;
}
