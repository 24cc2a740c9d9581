import { aroundEach } from 'vitest';
import { running } from './test-end.ts';

aroundEach((runTest, test) => running.run(test, runTest));
