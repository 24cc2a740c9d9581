// How much is proven: `npm run test:proof` runs the short version of every proof, `npm run proof` the
// long one. This is the only place that reads the variable: `DOCKET_PROOF=long`, or with the seed of an
// earlier run to repeat it, `DOCKET_PROOF=long:1234` and `DOCKET_PROOF=short:1234`.
const [length = 'short', given] = (process.env.DOCKET_PROOF ?? 'short').split(':');

export const LONG = length === 'long';

/**
 * Where everything random begins; every table tells it. The short version draws the same cases in
 * every run, so that a red suite is the work of the last change; the long one looks for new ones.
 */
export const SEED =
  given === undefined ? (LONG ? Math.floor(Math.random() * 2 ** 31) : 1) : Number(given);

export const scale = <T>(short: T, long: T): T => (LONG ? long : short);
