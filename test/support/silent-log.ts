import type { Log } from '../../src/shared/runtime.ts';

export const silentLog: Log = { debug() {}, info() {}, warn() {}, error() {} };
