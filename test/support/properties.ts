// fast-check, as every property test here uses it.
import fc from 'fast-check';
import { SEED, scale } from './scale.ts';

fc.configureGlobal({ seed: SEED, numRuns: scale(100, 20_000) });

export default fc;

/** Any code point, half characters included. fast-check's own `unit: 'binary'` takes 90 MB and a second. */
export const anyCharacter = fc.integer({ min: 0, max: 0x10ffff }).map(
  (code) => String.fromCodePoint(code),
  (text) => {
    const [code, ...rest] = [...(text as string)].map((one) => one.codePointAt(0));
    if (code === undefined || rest.length > 0) throw new Error('This is not one character.');
    return code;
  },
);
