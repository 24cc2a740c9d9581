import { describe } from 'vitest';
import { embedded } from '../support/embedded.ts';
import { docsServiceConformance } from './docs-service.ts';

describe('the embedded service', () => {
  docsServiceConformance(async () => {
    const { service, engine, clock, ...rest } = embedded();
    return {
      ...rest,
      service,
      projectId: 'acme',
      neighbour: { service, projectId: 'other' },
      idle: () => engine.idle(),
      advance: (ms) => clock.advance(ms),
    };
  });
});
