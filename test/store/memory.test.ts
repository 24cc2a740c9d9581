import { createMemoryStore } from '../../src/store/memory.ts';
import { describeJobStore } from './job-store.ts';

describeJobStore('The store in memory', async () => createMemoryStore());
