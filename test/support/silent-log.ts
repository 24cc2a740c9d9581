import type { Log } from '../../src/shared/log.ts';

export const silentLog: Log = { debug() {}, info() {}, warn() {}, error() {} };
