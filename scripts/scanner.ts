// Compiles the scanner of access logs into a module that its users can import.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const FOLDER = 'src/views/counting/scanner';
const ROOT = resolve(import.meta.dirname, '..');

export function compileScanner(): string {
  const dir = mkdtempSync(join(tmpdir(), 'docket-scanner-'));
  try {
    const out = join(dir, 'scanner.wasm');
    const compiler = join(ROOT, 'node_modules/assemblyscript/bin/asc.js');
    const source = join(FOLDER, 'assembly/index.ts');
    const options = ['-O3', '--noAssert', '--runtime', 'stub', '--enable', 'simd'];
    execFileSync(process.execPath, [compiler, source, '-o', out, ...options], { cwd: ROOT });
    const code = readFileSync(out, 'base64');
    return `// Made by scripts/scanner.ts from ${source}; do not edit.\nexport const CODE =\n  '${code}';\n`;
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  writeFileSync(join(ROOT, FOLDER, 'code.generated.ts'), compileScanner());
}
