// Behind a real PgBouncer, as docs/operating.md describes it.
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect } from 'vitest';
import { openDatabase } from '../../../src/postgres/database.ts';
import { PostgresStore } from '../../../src/postgres/job-store.ts';
import { openQueue } from '../../../src/postgres/queue.ts';
import { insistOnSchema } from '../../../src/postgres/schema.ts';
import { systemClock } from '../../../src/shared/runtime.ts';
import { create } from '../../store/job-store.ts';
import { addProject, migratedDatabase } from '../../support/database.ts';
import { freePort } from '../../support/free-port.ts';
import { startProcess } from '../../support/processes.ts';
import { itWith } from '../../support/programs.ts';
import { silentLog } from '../../support/silent-log.ts';
import { tempDir } from '../../support/temp.ts';
import { atTestEnd } from '../../support/test-end.ts';

const NOBODY = 65_534;

/** The address of the same database, through PgBouncer with its default settings. */
async function behindBouncer(database: string, mode: string): Promise<string> {
  const url = new URL(database);
  const dir = tempDir();
  chmodSync(dir, 0o755);
  const port = await freePort();
  writeFileSync(join(dir, 'users'), `"${url.username}" "${url.password}"\n`, { mode: 0o644 });
  const settings = [
    '[databases]',
    `* = host=${url.hostname} port=${url.port}`,
    '[pgbouncer]',
    `pool_mode = ${mode}`,
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = scram-sha-256',
    `auth_file = ${join(dir, 'users')}`,
  ];
  const file = join(dir, 'pgbouncer.ini');
  writeFileSync(file, `${settings.join('\n')}\n`, { mode: 0o644 });
  // It refuses to run as root.
  const user = userInfo().uid === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  const bouncer = startProcess('pgbouncer', [file], { ...user, cwd: dir });
  atTestEnd(async () => {
    const gone = once(bouncer, 'exit');
    bouncer.kill('SIGINT');
    bouncer.kill('SIGTERM');
    await gone;
  });
  await untilUp(bouncer);
  url.port = String(port);
  return String(url);
}

async function untilUp(bouncer: ChildProcess): Promise<void> {
  let said = '';
  await new Promise<void>((up, failed) => {
    bouncer.stderr?.on('data', (chunk: Buffer) => {
      said += chunk;
      if (said.includes('process up')) up();
    });
    bouncer.once('exit', () => failed(new Error(`PgBouncer did not start: ${said}`)));
  });
}

async function setUp(mode: string) {
  const direct = await migratedDatabase();
  const url = await behindBouncer(direct, mode);
  const database = openDatabase({ url, clock: systemClock, lockMs: 1 });
  atTestEnd(() => database.close());
  await insistOnSchema(database);
  await addProject(database, 'p');
  const queue = await openQueue(url, silentLog);
  atTestEnd(() => queue.stop());
  return {
    direct,
    database,
    queue,
    store: new PostgresStore({ database, project: 'p', wake: queue }),
  };
}

describe.each(['session', 'transaction'])('PgBouncer in %s mode', (mode) => {
  itWith('pgbouncer', 'brings jobs to workers, and lets nobody wait for a locked row', async () => {
    const { direct, database, queue, store } = await setUp(mode);
    const worked = Promise.withResolvers<string>();
    await queue.turns.work(2, async ({ data: { job } }) => worked.resolve(job));
    await create(store, 'a1', 7);
    expect(await worked.promise).toBe('a1');
    expect(await store.jobOfThread('7')).toBe('a1');
    await database.reach();

    const outside = new pg.Client(direct);
    await outside.connect();
    atTestEnd(() => outside.end());
    await outside.query('begin');
    await outside.query(`select from docket.project where id = 'p' for update`);
    await expect(create(store, 'a2')).rejects.toThrow(/The record is locked/);
    await outside.query('rollback');
    await create(store, 'a2');
  });
});

itWith(
  'pgbouncer',
  'PgBouncer in session mode passes notifications and time limits on',
  async () => {
    const { database, queue } = await setUp('session');
    const heard = Promise.withResolvers<string>();
    await queue.listen('some_channel', heard.resolve);
    await database.read((db) => sql`select pg_notify('some_channel', 'hello')`.execute(db));
    expect(await heard.promise).toBe('hello');
    const { rows } = await database.read((db) => sql`show statement_timeout`.execute(db));
    expect(rows).toEqual([{ statement_timeout: '30s' }]);
  },
);
