// Bundles the report's browser code into a module that the renderer can embed.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { bundleScript } from './bundle.ts';

const FOLDER = 'src/views/reports/page';
const ROOT = resolve(import.meta.dirname, '..');

export async function bundleClient(): Promise<string> {
  const dir = mkdtempSync(join(tmpdir(), 'docket-client-'));
  try {
    const file = await bundleScript(join(ROOT, FOLDER, 'client/main.ts'), join(dir, 'client.js'));
    // A function around it keeps its names out of the page's.
    const code = `(()=>{${readFileSync(file, 'utf8').trim()}})();`;
    return `// Made by scripts/report-client.ts from ${FOLDER}/client; do not edit.\nexport const CLIENT =\n  ${JSON.stringify(code)};\n`;
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  writeFileSync(join(ROOT, FOLDER, 'client.generated.ts'), await bundleClient());
}
