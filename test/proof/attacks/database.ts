// `docket serve` with a database that others can write, fill, lock, or mistake for another one.
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { expect } from 'vitest';
import { openDatabase } from '../../../src/postgres/database.ts';
import { createPostgresKeys } from '../../../src/postgres/keys.ts';
import { mintKey } from '../../../src/service/projects/keys.ts';
import { systemClock } from '../../../src/shared/runtime.ts';
import { until } from '../../support/app.ts';
import { COMPILED } from '../../support/compiled.ts';
import { addProject, emptyDatabase, migratedDatabase } from '../../support/database.ts';
import { startProcess } from '../../support/processes.ts';
import type { Attack } from './scene.ts';

const CLI = resolve(import.meta.dirname, '../../../dist/cli.js');
const NODE = join(import.meta.dirname, '../../../node_modules/node/bin/node');
const ENV = {
  PATH: process.env.PATH ?? '',
  NODE_COMPILE_CACHE: COMPILED,
  GITHUB_TOKEN: 'ghs_of_the_server',
};

function docket(args: string[], more: Record<string, string> = {}, cwd?: string) {
  const env = { ...ENV, ...more };
  return startProcess(NODE, [CLI, ...args], {
    env,
    cwd,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

async function refusal(...args: string[]): Promise<string> {
  const child = docket(args);
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  expect(code).toBe(1);
  return said;
}

export async function query(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url);
  await client.connect();
  return (await client.query(statement).finally(() => client.end())).rows;
}

/** A server of the projects `mine` and `theirs`, after `before` was done to the database. */
export async function served(
  before: (url: string) => Promise<unknown> = async () => {},
  env: Record<string, string> = {},
  cwd?: string,
) {
  const url = await migratedDatabase();
  const database = openDatabase({ url, clock: systemClock });
  const keys = createPostgresKeys(database, systemClock);
  const key = async (project: string) => {
    await addProject(database, project, 'octo/handbook');
    const times = { createdAt: '2026-11-01T00:00:00.000Z', expiresAt: null };
    const minted = mintKey({ id: project, project, prefix: 'docket_', ...times }, `of-${project}`);
    await keys.update((records) => [...records, minted.record]);
    return minted.key;
  };
  const [mine, theirs] = [await key('mine'), await key('theirs')];
  await database.close();
  await before(url);
  const child = docket(['serve', '--port', '0', '--database', url], env, cwd);
  let said = '';
  const address = await new Promise<string>((done, failed) => {
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk;
      const found = /Docket serves all projects at (http[^\s"]+)"?\}?\n/.exec(said)?.[1];
      if (found) done(found);
    });
    child.once('close', () => failed(new Error(said)));
  });
  async function ask(path: string, as: string, prompt?: string) {
    const answer = await fetch(`${address}/v2/agent/${path}`, {
      method: prompt === undefined ? 'GET' : 'POST',
      headers: { Authorization: `Bearer ${as}`, 'Content-Type': 'application/json' },
      ...(prompt !== undefined && { body: JSON.stringify({ prompt }) }),
    });
    const body = (await answer.json()) as {
      id: string;
      error: string;
      source: { repository: string };
    };
    expect(JSON.stringify(body)).not.toMatch(/\.[jt]s:\d|node_modules|select |insert |docket\.job/);
    return { ...body, status: answer.status };
  }
  return { url, address, ask, mine, theirs, child, stderr: () => said };
}

const AUTHOR = ['-c', 'user.name=a', '-c', 'user.email=a@b.example'];
const byName = (url: string) => new URL(url).pathname.slice(1);

/** As PostgreSQL itself reports it, for every write. */
const FULL = `create function docket.full_disk() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$;
  create trigger full_disk before insert or update on docket.job
    execute function docket.full_disk();`;

const ROWS: Omit<Attack, 'category'>[] = [
  {
    what: 'a key of another project in the same database',
    must: 'opens nothing, and tells nothing about jobs there',
    async see() {
      const { ask, mine, theirs } = await served();
      const { id } = await ask('theirs/job', theirs, 'Secret plans');
      expect(await ask(`theirs/job/${id}`, mine)).toMatchObject({ status: 403 });
      expect(await ask('theirs/job', mine, 'x')).toMatchObject({ status: 403 });
      const [own, never] = [await ask(`mine/job/${id}`, mine), await ask('mine/job/abc', mine)];
      expect(own).toMatchObject({ status: 404 });
      expect(own.error.replace(id, 'abc')).toBe(never.error);
    },
  },
  {
    what: 'a repository whose name is also a folder below the working directory',
    must: 'is the one on GitHub',
    async see(scene) {
      const cwd = scene.dir();
      const git = (...args: string[]) => execFileSync('git', args, { cwd, stdio: 'ignore' });
      git('init', '-b', 'main', 'octo/handbook');
      git('-C', 'octo/handbook', ...AUTHOR, 'commit', '--allow-empty', '-m', 'Private');
      const { ask, mine } = await served(undefined, {}, cwd);
      const { status, source } = await ask('mine/job', mine, 'Read it');
      expect([status, source.repository]).toEqual([201, 'octo/handbook']);
    },
  },
  {
    what: 'prompts with U+0000 and half a surrogate pair',
    must: 'are stored as they were sent',
    async see() {
      const { ask, mine, url } = await served();
      for (const prompt of ['a\u0000b', 'x\ud800y', '\u0000'.repeat(1_000)]) {
        const { status, id } = await ask('mine/job', mine, prompt);
        expect(status).toBe(201);
        const [row] = await query(url, `select record from docket.job where id = '${id}'`);
        expect(row?.record).toMatchObject({ turns: [{ prompt }] });
      }
    },
  },
  {
    what: 'ids with SQL, U+0000, and percent signs',
    must: 'are ids that do not exist',
    async see() {
      const { ask, mine, url } = await served();
      const hostile = [`'; drop table docket.job; --`, `mine' or '1'='1`, '%', '_', '\u0000', '$1'];
      for (const id of hostile) {
        const name = encodeURIComponent(id);
        expect([400, 403]).toContain((await ask(`${name}/job`, mine, 'x')).status);
        expect([400, 404]).toContain((await ask(`mine/job/${name}`, mine)).status);
      }
      expect(await query(url, 'select count(*)::int as n from docket.job')).toEqual([{ n: 0 }]);
    },
  },
  {
    what: 'a record that someone changed in the database to use another branch',
    must: 'is refused and left as it is, and other jobs go on',
    async see() {
      const { ask, mine, url, stderr } = await served();
      const { id } = await ask('mine/job', mine, 'One');
      const work = `{"branch":"main","base":{"ref":"main","sha":"a"},"head":null,"pull":null,"compareLink":null}`;
      await query(
        url,
        `update docket.job set record = replace(record::text, '"work":null', '"work":${work}')::json`,
      );
      expect(await ask(`mine/job/${id}`, mine)).toMatchObject({ status: 500 });
      expect(await ask(`mine/job/${id}/message`, mine, 'Two')).toMatchObject({ status: 500 });
      await until(() => stderr().includes('its branch `main` is not one of the job'));
      expect(await ask('mine/job', mine, 'Three')).toMatchObject({ status: 201 });
      const [row] = await query(url, `select record from docket.job where id = '${id}'`);
      expect(row?.record).toMatchObject({ work: { branch: 'main' }, turns: [{ prompt: 'One' }] });
    },
  },
  {
    what: 'a database that became read-only',
    must: 'answers reads, and refuses writes with a sentence',
    async see() {
      const { ask, mine } = await served((url) =>
        query(url, `alter database ${byName(url)} set default_transaction_read_only = on`),
      );
      expect(await ask('mine/job/abc', mine)).toMatchObject({ status: 404 });
      const { status, error } = await ask('mine/job', mine, 'x');
      expect(status).toBe(503);
      expect(error).toMatch(/^The database is read-only\..+ Nothing was changed\.$/);
    },
  },
  {
    what: 'a database whose disk is full',
    must: 'refuses with a sentence, and accepts the same when there is space',
    async see() {
      const { ask, mine, url } = await served();
      const { id } = await ask('mine/job', mine, 'One');
      await query(url, FULL);
      for (const path of ['mine/job', `mine/job/${id}/message`]) {
        const { status, error } = await ask(path, mine, 'Two');
        expect(status).toBe(503);
        expect(error).toMatch(/^The disk of the database is full\..+ Nothing was changed\.$/);
      }
      expect(await ask(`mine/job/${id}`, mine)).toMatchObject({ status: 200 });
      await query(url, 'drop function docket.full_disk cascade');
      expect(await ask(`mine/job/${id}/message`, mine, 'Two')).toMatchObject({ status: 200 });
      const [row] = await query(url, 'select record from docket.job');
      expect(row?.record).toMatchObject({ turns: [{ prompt: 'One' }, { prompt: 'Two' }] });
    },
  },
  {
    what: 'a database that takes too long to answer',
    must: 'refuses with a sentence, and changes nothing',
    async see() {
      const { ask, mine, url } = await served();
      const holder = new pg.Client(url);
      await holder.connect();
      try {
        await holder.query(`begin; select * from docket.project where id = 'mine' for update`);
        const asked = ask('mine/job', mine, 'x');
        // What a time limit does, without waiting for it.
        const cancel = `select pg_cancel_backend(pid) from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`;
        while ((await query(url, cancel)).length === 0);
        const { status, error } = await asked;
        expect(status).toBe(503);
        expect(error).toBe('The database took too long to answer. Try again. Nothing was changed.');
        await holder.query('rollback');
        expect(await query(url, 'select count(*)::int as n from docket.job')).toEqual([{ n: 0 }]);
        expect(await ask('mine/job', mine, 'x')).toMatchObject({ status: 201 });
      } finally {
        await holder.end();
      }
    },
  },
  {
    what: 'a database in which someone holds the lock of a project',
    must: 'refuses in time, and other projects do not wait',
    async see() {
      const { ask, mine, theirs, url } = await served();
      const holder = new pg.Client(url);
      await holder.connect();
      try {
        await holder.query(`begin; select * from docket.project where id = 'mine' for update`);
        expect(await ask('theirs/job', theirs, 'x')).toMatchObject({ status: 201 });
        const { status, error } = await ask('mine/job', mine, 'x');
        expect(status).toBe(503);
        expect(error).toMatch(
          /^The record is locked in the database\. Try again, or .* Nothing was changed\.$/,
        );
      } finally {
        await holder.end();
      }
    },
  },
  {
    what: 'a database that cannot be reached, whose password is in the URL',
    must: 'ends the program with a sentence without the password',
    async see() {
      const url = 'postgresql://docket:hunter2-hunter2@127.0.0.1:1/docket';
      for (const command of ['serve', 'work', 'migrate']) {
        const said = await refusal(command, '--database', url);
        expect(said).toMatch(/The database cannot be reached\./);
        expect(said).not.toContain('hunter2');
      }
    },
  },
  {
    what: 'a database without tables, or with those of an older or newer program',
    must: 'is neither served nor changed',
    async see() {
      const empty = await emptyDatabase();
      expect(await refusal('serve', '--database', empty)).toMatch(/no Docket tables yet\. Run/);
      expect(await refusal('work', '--database', empty)).toMatch(/no Docket tables yet\. Run/);
      expect(await query(empty, `select to_regnamespace('docket') as at`)).toEqual([{ at: null }]);
      const older = await migratedDatabase();
      await query(older, `update docket.migration set name = '000-older'`);
      for (const command of ['serve', 'work']) {
        expect(await refusal(command, '--database', older)).toMatch(
          /older than this program: .+ is missing\. Run `docket migrate --database URL`/,
        );
      }
      const newer = await migratedDatabase();
      await query(newer, `insert into docket.migration values ('999-future', now()::text)`);
      await query(newer, `update docket.compatible set works_since = '999-future'`);
      for (const command of ['serve', 'work', 'migrate']) {
        expect(await refusal(command, '--database', newer)).toMatch(/newer than this program/);
      }
    },
  },
];

export const DATABASE: Attack[] = ROWS.map((row) => ({ category: 'database', ...row }));
