// Bundles the entries into dist/. The action's two entries are CommonJS files of their own, because
// node starts those in the time of an empty program, where a module costs another tenth; what they
// go on to, and the command line, are modules that share chunks, so that a route loads only what it
// needs. `--check` builds elsewhere and compares byte by byte.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { uploadOnly, zodByNeed } from './bundle-plugins.ts';

const check = process.argv.includes('--check');
const outdir = check ? mkdtempSync(join(tmpdir(), 'docket-dist-')) : 'dist';
if (!check) rmSync(outdir, { recursive: true, force: true });

const common: BuildOptions = {
  outdir,
  bundle: true,
  platform: 'node',
  target: 'node24',
  minify: true,
  legalComments: 'none',
  logLevel: 'warning',
};

/** An `import()` in an action entry leads to the module of that name beside it. */
const goOnInModules: Plugin = {
  name: 'go-on-in-modules',
  setup({ onResolve }) {
    onResolve({ filter: /^\./ }, ({ kind, path }) =>
      kind === 'dynamic-import'
        ? { path: `./${basename(path, '.ts')}.js`, external: true }
        : undefined,
    );
  },
};

await build({
  ...common,
  entryPoints: ['src/main.ts', 'src/post.ts'],
  format: 'cjs',
  outExtension: { '.js': '.cjs' },
  plugins: [goOnInModules],
});
await build({
  ...common,
  entryPoints: ['src/compose/action.ts', 'src/compose/after.ts', 'src/cli.ts'],
  entryNames: '[name]',
  chunkNames: 'chunks/[name]-[hash]',
  format: 'esm',
  splitting: true,
  plugins: [zodByNeed, uploadOnly],
  // Bundled CommonJS packages call require() for node's own modules.
  banner: {
    js: "import{createRequire as $cr}from'node:module';const require=$cr(import.meta.url);",
  },
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
