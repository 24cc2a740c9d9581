import { describe } from 'vitest';
import { createMemoryHistory } from '../../src/store/views-history-memory.ts';
import { viewsHistorySuite } from './views-history.ts';

describe('the views history in memory', () => {
  viewsHistorySuite(async () => {
    const history = createMemoryHistory();
    return async () => history;
  });
});
