import { afterAll, describe } from 'vitest';
import { createPostgresListing } from '../../src/postgres/listing.ts';
import { embedded } from '../support/embedded.ts';
import { postgresWork } from '../support/postgres-work.ts';
import { directoryConformance } from './directory.ts';
import { docsServiceConformance, type World } from './docs-service.ts';

// One database with its workers for all tests, each with projects of its own.
const closing: (() => Promise<void>)[] = [];
let opened: ReturnType<typeof postgresWork> | undefined;
let projects = 0;

async function world(): Promise<World> {
  opened ??= postgresWork((close) => closing.unshift(close));
  const work = await opened;
  const [projectId, neighbour] = [`acme-${++projects}`, `other-${projects}`];
  const listing = createPostgresListing(work.database);
  const acme = await work.addProject(projectId, (store) => embedded(store, true, listing));
  const other = await work.addProject(neighbour, (store) => embedded(store, true, listing));
  const { service, clock, ...rest } = acme;
  return {
    ...rest,
    service,
    projectId,
    neighbour: { service: other.service, projectId: neighbour },
    idle: () => work.idle(projectId, neighbour),
    advance: (ms) => clock.advance(ms),
  };
}

describe('the embedded service with its jobs in PostgreSQL, worked on from the queue', () => {
  docsServiceConformance(world);
  directoryConformance(world);
  afterAll(async () => {
    for (const close of closing) await close();
  });
});
