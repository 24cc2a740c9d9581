import { aroundEach } from 'vitest';
import { COMPILED } from './compiled.ts';
import { running } from './test-end.ts';

// For scripts that tests start with their own environment.
process.env.NODE_COMPILE_CACHE = COMPILED;

aroundEach((runTest, test) => running.run(test, runTest));
