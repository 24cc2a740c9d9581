import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // Real git and real processes: generous, because the suite must not fail on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Tests wait for processes and sockets more than they compute.
    maxWorkers: 3,
  },
});
