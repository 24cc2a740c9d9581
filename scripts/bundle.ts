// From sources to a bundle: tsc emits, ncc bundles. ncc could read TypeScript itself, but only with
// a compiler older than ours.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, extname, join, resolve } from 'node:path';

interface NccOptions {
  filename: string;
  esm: boolean;
  minify?: boolean;
  license?: string;
  /** Packages by name, each with the module to load in its place. */
  externals?: Record<string, string>;
  cache: false;
  quiet: true;
  target: string;
}

interface NccResult {
  code: string;
  assets: Record<string, { source: string | Buffer }>;
}

const ncc: (entry: string, options: NccOptions) => Promise<NccResult> = createRequire(
  import.meta.url,
)('@vercel/ncc');

const ROOT = resolve(import.meta.dirname, '..');
/** Inside the project, so that packages are found from there. */
export const WORK = join(ROOT, '.build');

/** Emits modules for these sources and all they import; `into` mirrors the project. */
export function emit(sources: string[], into: string): void {
  rmSync(into, { recursive: true, force: true });
  mkdirSync(into, { recursive: true });
  const config = {
    extends: join(ROOT, 'tsconfig.json'),
    compilerOptions: {
      // Types are checked by `npm run types`.
      ...{
        noEmit: false,
        noCheck: true,
        types: ['node'],
        typeRoots: [join(ROOT, 'node_modules/@types')],
      },
      ...{ rootDir: ROOT, outDir: into },
      ...{ allowImportingTsExtensions: false, rewriteRelativeImportExtensions: true },
    },
    files: sources,
    include: [],
  };
  const file = join(into, 'tsconfig.json');
  writeFileSync(file, JSON.stringify(config));
  execFileSync(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', file], {
    stdio: 'inherit',
  });
}

type BundleOptions = Pick<NccOptions, 'minify' | 'license' | 'externals'>;

/** Bundles emitted modules into `outfile`, its chunks beside it. A `.cjs` file is CommonJS. */
export async function bundle(
  entry: string,
  outfile: string,
  options: BundleOptions = {},
): Promise<void> {
  // Modules in the bundle are named by their paths from the working directory.
  process.chdir(ROOT);
  const esm = extname(outfile) !== '.cjs';
  const { code, assets } = await ncc(entry, {
    ...{ filename: basename(outfile).replace(/\.cjs$/, '.js'), esm, target: 'es2024' },
    ...{ cache: false, quiet: true, ...options },
  });
  writeFileSync(outfile, code);
  for (const [name, { source }] of Object.entries(assets)) {
    if (name !== 'package.json') writeFileSync(join(dirname(outfile), name), source);
  }
}

/** A script with all it imports, which starts in a third of the time. */
export async function bundleScript(source: string, outfile: string): Promise<string> {
  mkdirSync(WORK, { recursive: true });
  const emitted = mkdtempSync(join(WORK, 'script-'));
  try {
    emit([source], emitted);
    const name = source.slice(ROOT.length + 1).replace(/\.ts$/, '.js');
    await bundle(join(emitted, name), outfile, { minify: true });
  } finally {
    rmSync(emitted, { recursive: true, force: true });
  }
  return outfile;
}
