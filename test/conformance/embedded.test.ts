import { describe } from 'vitest';
import type { JobStore } from '../../src/jobs/store.ts';
import { embedded } from '../support/embedded.ts';
import { gitStore } from '../support/git-store.ts';
import { bareRepository } from '../support/repository.ts';
import { directoryConformance } from './directory.ts';
import { docsServiceConformance, type World } from './docs-service.ts';

function world(store?: JobStore): World {
  const { service, engine, clock, ...rest } = embedded(store);
  return {
    ...rest,
    service,
    projectId: 'acme',
    neighbour: { service, projectId: 'other' },
    idle: () => engine.idle(),
    advance: (ms) => clock.advance(ms),
  };
}

describe('the embedded service', () => {
  docsServiceConformance(async () => world());
  directoryConformance(async () => world());
});

describe('the embedded service with its jobs in git', () => {
  const inGit = async () => world(await gitStore(await bareRepository(), { exclusive: true }));
  docsServiceConformance(inGit);
  directoryConformance(inGit);
});
