import { resolve } from 'node:path';

/** For `NODE_COMPILE_CACHE`: each start of a program would compile all of it again. */
export const COMPILED = resolve(import.meta.dirname, '../../node_modules/.cache/docket-tests');
