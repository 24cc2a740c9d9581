import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder that is gone when the test is over. Call it inside a test. */
export function tempDir(label = 'docket'): string {
  const dir = mkdtempSync(join(tmpdir(), `${label}-`));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}
