// Builds dist/: one program in chunks, loaded route by route, and the four launchers in front of
// it. The action's two are CommonJS, because node starts that in the time of an empty program, where
// a module costs another tenth. `--check` builds elsewhere and compares byte by byte.
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundle, emit, WORK } from './bundle.ts';

const SRC = join(import.meta.dirname, '../src');
const DIST = join(import.meta.dirname, '../dist');
const LAUNCHERS = {
  main: 'main.cjs',
  post: 'post.cjs',
  cli: 'cli.js',
  'side-thread': 'side-thread.cjs',
};
const UNDICI = 'toolkit-undici';

const check = process.argv.includes('--check');
const outdir = check ? mkdtempSync(join(tmpdir(), 'docket-dist-')) : DIST;
if (!check) rmSync(outdir, { recursive: true, force: true });
mkdirSync(outdir, { recursive: true });

// Always the same folder: the names of the modules in the bundle follow from it.
const modules = join(WORK, 'program');
emit(
  [...Object.keys(LAUNCHERS), UNDICI, 'program'].map((name) => join(SRC, `${name}.ts`)),
  modules,
);
const emitted = (name: string) => join(modules, `src/${name}.js`);
for (const [name, file] of Object.entries(LAUNCHERS)) {
  await bundle(emitted(name), join(outdir, file), { minify: true });
}
await bundle(emitted(UNDICI), join(outdir, `${UNDICI}.js`));
await bundle(emitted('program'), join(outdir, 'program.js'), {
  license: 'licenses.txt',
  externals: {
    // Only downloads of artifacts need it, and it comes without a license.
    'unzip-stream': 'node:stream',
    // The toolkit imports `undici`; where we need it ourselves, we import `undici/index.js`.
    undici: `./${UNDICI}.js`,
  },
});
chmodSync(join(outdir, LAUNCHERS.cli), 0o755);

if (check) {
  const differing = compare(DIST, outdir);
  rmSync(outdir, { recursive: true, force: true });
  if (differing.length > 0) {
    console.error(`dist/ does not match src/: ${differing.join(', ')}. Run \`npm run bundle\`.`);
    process.exit(1);
  }
  console.log('dist/ matches src/.');
}

function compare(committed: string, fresh: string): string[] {
  const names = new Set([...readdirSync(committed), ...readdirSync(fresh)]);
  return [...names].filter((name) => read(committed, name) !== read(fresh, name)).sort();
}

function read(dir: string, name: string): string | undefined {
  try {
    return readFileSync(join(dir, name), 'latin1');
  } catch {
    return undefined;
  }
}
