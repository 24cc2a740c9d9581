// Bundles the report's browser code into a module that the renderer can embed.
import { writeFileSync } from 'node:fs';
import { build } from 'esbuild';

const FOLDER = 'src/reports/page';
const OUT = `${FOLDER}/client.generated.ts`;

export async function bundleClient(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [`${FOLDER}/client/main.ts`],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    legalComments: 'none',
    tsconfigRaw: {},
  });
  const code = (outputFiles[0]?.text ?? '').trim();
  return `// Made by scripts/report-client.ts from ${FOLDER}/client; do not edit.\nexport const CLIENT =\n  ${JSON.stringify(code)};\n`;
}

if (import.meta.main) writeFileSync(OUT, await bundleClient());
