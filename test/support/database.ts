// A PostgreSQL database for one test, with the schema in it.
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type Database, openDatabase } from '../../src/postgres/database.ts';
import { migrate } from '../../src/postgres/migrate.ts';
import { createPostgresProjects } from '../../src/postgres/projects.ts';
import { openQueue, type Queue } from '../../src/postgres/queue.ts';
import type { ProjectSettings } from '../../src/service/projects/project.ts';
import { systemClock } from '../../src/shared/runtime.ts';
import { silentLog } from './silent-log.ts';
import { atTestEnd } from './test-end.ts';

let server: Promise<string> | undefined;
let template: Promise<string> | undefined;

/** Registers what has to be closed; by default when the test is over. */
export type Later = (close: () => Promise<void>) => void;

/** The address of a new, empty database. */
export async function emptyDatabase(options = '', later: Later = atTestEnd): Promise<string> {
  const name = newName();
  // Files are copied in half the time that their pages would take to go through the log.
  await asAdmin(`create database ${name} strategy file_copy ${options}`);
  later(() => asAdmin(`drop database ${name} with (force)`));
  return withName(await serverUrl(), name);
}

/** The address of a new database with the schema. */
export async function migratedDatabase(later?: Later): Promise<string> {
  template ??= makeTemplate();
  return emptyDatabase(`template ${await template}`, later);
}

export async function testDatabase(later: Later = atTestEnd): Promise<Database> {
  const database = openDatabase({ url: await migratedDatabase(later), clock: systemClock });
  later(() => database.close());
  return database;
}

export async function testQueue(database: Database, later: Later = atTestEnd): Promise<Queue> {
  const queue = await openQueue(database.url, silentLog);
  later(() => queue.stop());
  return queue;
}

export const SETTINGS: ProjectSettings = {
  agent: { command: 'true' },
  docsPaths: [],
  accessLogs: [],
};

export async function addProject(database: Database, id: string, repo = 'o/r'): Promise<void> {
  await createPostgresProjects(database).add({ id, repo, settings: SETTINGS });
}

/** Made once per process, and copied: a copy takes a few milliseconds, the schema half a second. */
async function makeTemplate(): Promise<string> {
  const name = newName();
  await asAdmin(`create database ${name}`);
  const url = withName(await serverUrl(), name);
  const database = openDatabase({ url, clock: systemClock });
  await migrate(database);
  await database.close();
  return name;
}

let admin: Promise<pg.Client> | undefined;

/** On one connection: each costs the server a process. */
async function asAdmin(statement: string): Promise<void> {
  admin ??= connectAdmin();
  await (await admin).query(statement);
}

async function connectAdmin(): Promise<pg.Client> {
  const client = new pg.Client(await serverUrl());
  // The server ends with the run.
  client.on('error', () => {
    admin = undefined;
  });
  await client.connect();
  return client;
}

function serverUrl(): Promise<string> {
  server ??= fetch(inject('postgres')).then(async (answer) => {
    const text = await answer.text();
    if (!answer.ok) throw new Error(`No PostgreSQL for the tests: ${text}`);
    return text;
  });
  return server;
}

const newName = () => `docket_${randomBytes(6).toString('hex')}`;

function withName(url: string, name: string): string {
  const named = new URL(url);
  named.pathname = `/${name}`;
  return named.href;
}
