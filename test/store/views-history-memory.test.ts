import { describe } from 'vitest';
import { createMemoryHistory } from '../support/memory-history.ts';
import { viewsHistorySuite } from './views-history.ts';

describe('the views history in memory', () => {
  viewsHistorySuite(async () => {
    const history = createMemoryHistory();
    return async () => history;
  });
});
