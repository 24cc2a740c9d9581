// API keys. Of a key only its secret's hash is kept. The secret is 256 random bits, so that a
// plain SHA-256 is as hard to turn around as a slow password hash, and costs microseconds.

import { hash, randomBytes } from 'node:crypto';
import * as z from 'zod';
import { KEY_SCOPES, type KeyScope } from '../../contract/values.ts';
import { DAY_MS, utcTime } from '../../shared/days.ts';
import {
  Conflict,
  Forbidden,
  InvalidRequest,
  NotFound,
  Unauthorized,
} from '../../shared/errors.ts';
import { type Clock, isoTime } from '../../shared/runtime.ts';
import { type AuditLog, noteFor } from './audit.ts';

const DEFAULT_PREFIX = 'docket_';
const DEFAULT_SCOPES: readonly KeyScope[] = ['jobs', 'views'];

export const KeyRecord = z.object({
  /** For lists and logs; tells nothing about the secret. */
  id: z.string(),
  project: z.string(),
  /** What it is for, in the words of whoever created it. */
  name: z.string().default(''),
  scopes: z.array(z.enum(KEY_SCOPES)).readonly().default(DEFAULT_SCOPES),
  prefix: z.string(),
  /** SHA-256 of the secret part, hexadecimal. */
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
  revokedAt: z.iso.datetime().nullable(),
  /** To the minute or so. */
  lastUsedAt: z.iso.datetime().nullable().default(null),
});
export type KeyRecord = z.infer<typeof KeyRecord>;

type KeyRequest = Pick<KeyRecord, 'id' | 'project' | 'prefix' | 'createdAt' | 'expiresAt'> &
  Partial<Pick<KeyRecord, 'name' | 'scopes'>>;

/** A key that nobody thinks of any more opens nothing after this long. */
export const DEFAULT_KEY_DAYS = 90;

/** When a new key expires. `wanted`: a date or a time, null for never; absent: the default. */
function keyExpiry(wanted: string | null | undefined, now: number): string | null {
  if (wanted === null) return null;
  const at = wanted === undefined ? now + DEFAULT_KEY_DAYS * DAY_MS : utcTime(wanted);
  if (at > now) return isoTime(at);
  throw new InvalidRequest('The key would already be expired. Choose a later date, or never.');
}

/** 256 random bits, for keys and for everything else that opens something. */
export const newSecret = () => randomBytes(32).toString('base64url');

/** The record to keep and the key to show once. `secret` must be random, at least 256 bits. */
export function mintKey(request: KeyRequest, secret: string): { record: KeyRecord; key: string } {
  const record = {
    name: '',
    scopes: DEFAULT_SCOPES,
    ...request,
    hash: hashOf(secret),
    revokedAt: null,
    lastUsedAt: null,
  };
  return { record: Object.freeze(record), key: `${request.prefix}${secret}` };
}

export function revokeKey(
  records: readonly KeyRecord[],
  id: string,
  revokedAt: string,
): KeyRecord[] {
  if (!records.some((record) => record.id === id)) throw noSuchKey(id);
  return records.map((record) =>
    record.id === id && !record.revokedAt ? { ...record, revokedAt } : record,
  );
}

function noSuchKey(id: string): NotFound {
  return new NotFound(`There is no key \`${id}\`. Run \`docket keys list\` to see all keys.`);
}

type KeyState = 'valid' | 'expired' | 'revoked';

export function keyState(record: KeyRecord, now: number): KeyState {
  if (record.revokedAt) return 'revoked';
  return record.expiresAt && Date.parse(record.expiresAt) <= now ? 'expired' : 'valid';
}

/** What lists show of a key: nothing that opens anything. */
export type StoredKeyInfo = Pick<
  KeyRecord,
  'id' | 'project' | 'name' | 'scopes' | 'createdAt' | 'expiresAt' | 'lastUsedAt'
> & { state: KeyState };

function keyInfo(record: KeyRecord, now: number): StoredKeyInfo {
  const { id, project, name, scopes, createdAt, expiresAt, lastUsedAt } = record;
  const state = keyState(record, now);
  return { id, project, name, scopes, createdAt, expiresAt, lastUsedAt, state };
}

/**
 * The record of the key in an `Authorization` header, valid now and good for this. Without a project,
 * its own is meant.
 */
export function authorize(
  records: readonly KeyRecord[],
  header: string | undefined,
  { projectId, scope }: { projectId: string | undefined; scope: KeyScope },
  now: number,
): KeyRecord {
  const token = /^Bearer +([^\s]+) *$/i.exec(header ?? '')?.[1];
  if (!token) {
    throw new Unauthorized('Send the API key in the header `Authorization: Bearer <API_KEY>`.');
  }
  const record = find(records, token);
  // The same message for a revoked and an unknown key: its owner should learn nothing.
  if (!record || keyState(record, now) === 'revoked') {
    throw new Unauthorized('The API key is not valid. Create one with `docket keys create`.');
  }
  if (keyState(record, now) === 'expired') {
    throw new Unauthorized('The API key has expired. Create another with `docket keys create`.');
  }
  if (projectId !== undefined && record.project !== projectId) {
    throw new Forbidden('The API key belongs to another project. Use a key for this project.');
  }
  if (!record.scopes.includes(scope) && !record.scopes.includes('admin')) {
    throw new Forbidden(
      `The API key does not have the scope \`${scope}\`. Use one that has it, or create one with \`docket keys create --scopes ${scope}\`.`,
    );
  }
  return record;
}

/** By prefix, then by the hash of the secret, which tells nobody anything about the secret. */
type KeyIndex = Map<string, Map<string, KeyRecord>>;

/** Records are read once and compared with every request. */
const indexes = new WeakMap<readonly KeyRecord[], KeyIndex>();

function find(records: readonly KeyRecord[], token: string): KeyRecord | undefined {
  for (const [prefix, byHash] of indexOf(records)) {
    if (!token.startsWith(prefix)) continue;
    const found = byHash.get(hashOf(token.slice(prefix.length)));
    if (found) return found;
  }
  return undefined;
}

function indexOf(records: readonly KeyRecord[]): KeyIndex {
  const known = indexes.get(records);
  if (known) return known;
  const index: KeyIndex = new Map();
  for (const record of records) {
    const byHash = index.get(record.prefix) ?? new Map<string, KeyRecord>();
    index.set(record.prefix, byHash.set(record.hash, record));
  }
  indexes.set(records, index);
  return index;
}

function hashOf(secret: string): string {
  return hash('sha256', secret);
}

// The port behind which a server's API keys are stored.

export interface KeyStore {
  list(): Promise<readonly KeyRecord[]>;
  /** One read-change-write at a time, also between processes. */
  update(change: (records: readonly KeyRecord[]) => readonly KeyRecord[]): Promise<void>;
  /** Writes down when keys were used last. */
  used(times: ReadonlyMap<string, string>): Promise<void>;
}

// Whoever creates or revokes a key does it here, and the audit log has their name.

interface NewKeyRequest extends Pick<KeyRecord, 'project'> {
  /** The same ID again is refused; absent: a new one. */
  id?: string | undefined;
  name?: string;
  scopes?: readonly KeyScope[];
  prefix?: string | undefined;
  /** A date or a time, or null for never; absent: the default. */
  expiresAt?: string | null | undefined;
}

export interface KeyAdmin {
  /** The key itself is shown this once. */
  create(request: NewKeyRequest): Promise<StoredKeyInfo & { key: string }>;
  list(): Promise<StoredKeyInfo[]>;
  revoke(id: string): Promise<StoredKeyInfo>;
}

export function auditedKeys(
  { keys, audit, clock }: { keys: KeyStore; audit: AuditLog; clock: Clock },
  actor: string,
): KeyAdmin {
  const note = noteFor(audit, actor, clock);
  return {
    async create({ id = randomBytes(4).toString('hex'), expiresAt: until, ...request }) {
      const { prefix = DEFAULT_PREFIX } = request;
      const now = clock.now();
      const times = { createdAt: isoTime(now), expiresAt: keyExpiry(until, now) };
      const { record, key } = mintKey({ ...request, id, prefix, ...times }, newSecret());
      const { project, name, scopes } = record;
      // A repeated request leaves no second entry in the audit log.
      insistOnNew(await keys.list(), id);
      const detail = { key: id, name, scopes: scopes.join(', ') };
      await note({ action: 'key.create', project, detail });
      await keys.update((records) => [...insistOnNew(records, id), record]);
      return { ...keyInfo(record, now), key };
    },
    async list() {
      return (await keys.list()).map((record) => keyInfo(record, clock.now()));
    },
    async revoke(id) {
      const now = clock.now();
      // An unknown one is refused before a folder is made for it.
      const revoked = revokeKey(await keys.list(), id, isoTime(now)).find((one) => one.id === id);
      await keys.update((records) => revokeKey(records, id, isoTime(now)));
      if (!revoked) throw noSuchKey(id);
      await note({ action: 'key.revoke', project: revoked.project, detail: { key: id } });
      return keyInfo(revoked, now);
    },
  };
}

function insistOnNew(records: readonly KeyRecord[], id: string): readonly KeyRecord[] {
  if (!records.some((other) => other.id === id)) return records;
  throw new Conflict(
    `This request was already carried out: key \`${id}\` exists, and its secret was shown once. Revoke it, then create another with a new Idempotency-Key.`,
  );
}
