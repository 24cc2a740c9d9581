import { createMemoryStore } from '../support/memory-store.ts';
import { describeJobStore } from './job-store.ts';

describeJobStore('The store in memory', async () => createMemoryStore());
