// fast-check, as every property test here uses it.
import fc from 'fast-check';
import { SEED, scale } from './scale.ts';

fc.configureGlobal({ seed: SEED, numRuns: scale(100, 20_000) });

export default fc;
