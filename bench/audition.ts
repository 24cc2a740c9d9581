// `docket audition` from the committed bundle with an agent that does nothing, in a repository with
// 10,000 files: what is left is the overhead of an audition, and its memory. Then an audition of the
// agent of the examples over this project's own history.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT, SCRIPT_AGENT } from '../scripts/demo/place.ts';
import type { Figure } from './figure.ts';

export const name = 'audition';

const CLI = join(ROOT, 'dist/cli.js');
const TELL_MEMORY =
  "process.on('exit',()=>process._rawDebug('rss '+process.resourceUsage().maxRSS*1024))";
const FILES = 10_000;
const FEW = 2;
const MANY = 10;
const OWN = 10;

export async function run(): Promise<Figure[]> {
  const dir = mkdtempSync(join(tmpdir(), 'docket-audition-'));
  const cwd = join(dir, 'clone');
  const git = (...args: string[]) => {
    // Collecting garbage in the background would move files while they are copied.
    const who = ['gc.auto=0', 'user.name=Bench', 'user.email=bench@example.invalid'];
    const ended = spawnSync('git', [...who.flatMap((one) => ['-c', one]), ...args], {
      cwd,
      encoding: 'utf8',
    });
    if (ended.status !== 0) throw new Error(ended.stderr);
  };
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(cwd, path)), { recursive: true });
    writeFileSync(join(cwd, path), text);
  };
  const commit = (message: string) => {
    git('add', '--all');
    git('commit', '--quiet', '--message', message);
  };
  try {
    mkdirSync(cwd);
    git('init', '--quiet', '--initial-branch=main');
    for (let at = 0; at < FILES; at += 1) {
      const text = `# Page ${at}\n\n${`Words about \`openThing${at}\` for readers.\n`.repeat(20)}`;
      write(at % 5 === 0 ? `docs/part-${at % 40}/${at}.md` : `src/part-${at % 100}/${at}.js`, text);
    }
    commit('Begin');
    for (let at = 0; at < MANY; at += 1) {
      write('src/options.js', `option('--name-${at}', 'What it does.');\n`);
      write('docs/options.md', `# Options\n\n- \`--name-${at}\`: what it does.\n`);
      commit(`Add --name-${at}`);
    }
    // As a clone from GitHub has it.
    git('repack', '-a', '-d', '--quiet');
    const began = performance.now();
    git('clone', '--quiet', '--no-hardlinks', '.', join(dir, 'plain'));
    const clone = performance.now() - began;
    const audition = (merges: number) =>
      measure(cwd, { merges, agent: 'true', out: join(dir, `out-${merges}`) });
    const few = audition(FEW);
    const many = audition(MANY);
    const each = (many.ms - few.ms) / (MANY - FEW);
    const growth = many.bytes / few.bytes;
    const own = measure(ROOT, { merges: OWN, agent: SCRIPT_AGENT, out: join(dir, 'own') });
    return [
      {
        what: 'a merge in a repository with 10,000 files, without the time of its agent',
        value: `${(each / 1000).toFixed(1)} s`,
        goal: '≤ 2 s',
        against: `a clone of it ${(clone / 1000).toFixed(1)} s`,
        ratio: (each / clone).toFixed(2),
        ok: each <= 2_000,
      },
      {
        what: `memory of ${MANY} merges`,
        value: `${(many.bytes / 1e6).toFixed(0)} MB`,
        goal: 'flat',
        against: `of ${FEW} merges ${(few.bytes / 1e6).toFixed(0)} MB`,
        ratio: growth.toFixed(2),
        ok: growth <= 1.2,
      },
      {
        what: `the last ${OWN} merges with documentation of this project, and as many without, with the agent of the examples`,
        value: own.said,
        against: `${(own.ms / 1000 / OWN / 2).toFixed(1)} s each`,
      },
    ];
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

function measure(
  cwd: string,
  { merges, agent, out }: { merges: number; agent: string; out: string },
) {
  const began = performance.now();
  const imported = `data:text/javascript,${encodeURIComponent(TELL_MEMORY)}`;
  const options = ['--merges', String(merges), '--isolation', 'best', '--out', out, '--yes'];
  const args = [CLI, 'audition', '--agent-command', agent, ...options];
  const ended = spawnSync(process.execPath, ['--import', imported, ...args], {
    cwd,
    encoding: 'utf8',
  });
  const ms = performance.now() - began;
  if (ended.status !== 0) throw new Error(ended.stderr);
  const bytes = Number(/rss (\d+)/.exec(ended.stderr)?.[1]);
  return { ms, bytes, said: ended.stdout.split('\n')[0]?.replace(/^.*?: /, '') ?? '' };
}
