// Bundles the three entries into dist/, with everything they share split into chunks, so that an
// entry loads only what its route needs. `--check` builds elsewhere and compares byte by byte.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';

const check = process.argv.includes('--check');
const outdir = check ? mkdtempSync(join(tmpdir(), 'docket-dist-')) : 'dist';
if (!check) rmSync(outdir, { recursive: true, force: true });

await build({
  entryPoints: ['src/main.ts', 'src/post.ts', 'src/cli.ts'],
  outdir,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  minify: true,
  keepNames: false,
  legalComments: 'none',
  chunkNames: 'chunks/[name]-[hash]',
  // Bundled CommonJS packages call require() for node's own modules.
  banner: {
    js: "import{createRequire as $cr}from'node:module';const require=$cr(import.meta.url);",
  },
  logLevel: 'warning',
});

if (check) {
  const differing = compare('dist', outdir);
  rmSync(outdir, { recursive: true, force: true });
  if (differing.length > 0) {
    console.error(`dist/ is not what src/ builds: ${differing.join(', ')}. Run \`npm run build\`.`);
    process.exit(1);
  }
  console.log('dist/ is what src/ builds.');
}

function compare(committed: string, fresh: string): string[] {
  const names = new Set([...files(committed), ...files(fresh)]);
  return [...names].filter((name) => read(committed, name) !== read(fresh, name)).sort();
}

function files(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dir.length + 1));
}

function read(dir: string, name: string): string | undefined {
  try {
    return readFileSync(join(dir, name), 'latin1');
  } catch {
    return undefined;
  }
}
