// Writes docs/licenses.md: the packages that are bundled into dist/, and the licences that ask to
// travel with them. Fails when one has a licence that nobody has agreed to yet.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { uploadOnly, zodByNeed } from './bundle-plugins.ts';

/** Licences that ask for nothing but their own text. */
const AGREED = new Set([
  ...['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0'],
  ...['BlueOak-1.0.0', 'Unlicense'],
]);

export interface Bundled {
  name: string;
  version: string;
  license: string;
  /** The licence's text; empty where the package brings none. */
  text: string;
}

const ROOT = resolve(import.meta.dirname, '..');
export const PAGE = join(ROOT, 'docs/licenses.md');

export async function bundledPackages(): Promise<Bundled[]> {
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: ['main', 'post', 'compose/action', 'compose/after', 'cli'].map(
      (name) => `src/${name}.ts`,
    ),
    ...{ bundle: true, platform: 'node', format: 'esm', splitting: true, outdir: 'nowhere' },
    ...{ write: false, metafile: true, logLevel: 'error', plugins: [zodByNeed, uploadOnly] },
  });
  const dirs = Object.values(metafile.outputs)
    .flatMap(({ inputs }) => Object.entries(inputs))
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .map(([file]) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(resolve(ROOT, file))?.[0])
    .filter((dir) => dir !== undefined);
  return [...new Set(dirs)].map(describe).sort((a, b) => (a.name < b.name ? -1 : 1));
}

function describe(dir: string): Bundled {
  const { name, version, license } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'));
  const file = readdirSync(dir).find((entry) => /^licen[cs]e/i.test(entry));
  const text = file ? readFileSync(join(dir, file), 'utf8').replace(/\r\n?/g, '\n').trim() : '';
  return { name, version, license: String(license ?? 'none'), text };
}

export function disagreements(packages: Bundled[]): string[] {
  return packages
    .filter(({ license }) => !parts(license).every((part) => AGREED.has(part)))
    .map(({ name, license }) => `${name} has the licence ${license}, which nobody has agreed to.`);
}

/** `(A AND B)`: both apply. */
const parts = (license: string) => license.replace(/[()]/g, '').split(' AND ');

export function licensesPage(packages: Bundled[]): string {
  const texts = new Map<string, string[]>();
  for (const { name, text } of packages) {
    if (text !== '') texts.set(text, [...(texts.get(text) ?? []), name]);
  }
  return [
    '# Licences of what is bundled',
    '',
    'Docket itself is under the MIT licence. `dist/` also holds code of these packages. This page is made by `node scripts/licenses.ts` from what the bundler took; a test keeps it true. `npm audit --omit=dev` tells whether a weakness of one of them is known.',
    '',
    '| Package | Version | Licence |',
    '| --- | --- | --- |',
    ...packages.map(({ name, version, license }) => `| ${name} | ${version} | ${license} |`),
    ...[...texts].flatMap(([text, names]) => ['', `## ${names.join(', ')}`, '', ...fenced(text)]),
    '',
  ].join('\n');
}

const fenced = (text: string) => ['```text', text.replaceAll('```', "'''"), '```'];

if (import.meta.main) {
  const packages = await bundledPackages();
  const problems = disagreements(packages);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  writeFileSync(PAGE, licensesPage(packages));
}
