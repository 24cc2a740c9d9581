// A side thread for a bundled benchmark: what the program starts as `side-thread.cjs` beside it.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleScript } from '../../scripts/bundle.ts';

export async function bundleThread(source: string, dir: string): Promise<void> {
  await bundleScript(join(import.meta.dirname, source), join(dir, 'thread.mjs'));
  writeFileSync(join(dir, 'side-thread.cjs'), "import('./thread.mjs');\n");
}
