/** Kept equal to the version in package.json by a test. */
export const VERSION = '1.0.0';
