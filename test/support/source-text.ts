import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from './snippets.ts';

/** All TypeScript in a folder, for tests of what pages say about it. */
export function sourceText(folder: string): string {
  const root = join(fileURLToPath(ROOT), folder);
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
}
