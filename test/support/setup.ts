import { aroundEach, beforeEach, inject } from 'vitest';
import { COMPILED } from './compiled.ts';
import { skipOthers } from './only-tests.ts';
import { MARK } from './processes.ts';
import { running } from './test-end.ts';

// For scripts that tests start with their own environment.
process.env.NODE_COMPILE_CACHE = COMPILED;
process.env[MARK] = inject('run');

aroundEach((runTest, test) => running.run(test, runTest));

const skip = skipOthers(process.env.DOCKET_ONLY_TESTS);
if (skip) beforeEach(skip);
