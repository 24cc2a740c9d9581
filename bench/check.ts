// `docket check` from the committed bundle, in a process of its own: a change of 500 files beside 2,000
// pages, and the whole of a repository with 10,000 files.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

import type { Figure } from './figure.ts';
import { percentile } from './support/percentile.ts';

export const name = 'documentation check';

const CLI = resolve(import.meta.dirname, '../dist/cli.js');
const TELL_MEMORY =
  "process.on('exit',()=>process._rawDebug('rss '+process.resourceUsage().maxRSS*1024))";
const PAGES = 2_000;
const CHANGED = 500;
const ROUNDS = 3;

export async function run(): Promise<Figure[]> {
  const dir = mkdtempSync(join(tmpdir(), 'docket-check-'));
  const git = (...args: string[]) => {
    const who = ['-c', 'user.name=Bench', '-c', 'user.email=bench@example.invalid'];
    const { status, stderr } = spawnSync('git', [...who, ...args], {
      cwd: dir,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    });
    if (status !== 0) throw new Error(stderr);
  };
  try {
    git('init', '--quiet', '--initial-branch=main');
    for (let at = 0; at < PAGES; at += 1)
      write(dir, `docs/area-${at % 40}/page-${at}.md`, page(at));
    for (let at = 0; at < 10_000 - PAGES; at += 1) write(dir, source(at), code(at, 0));
    git('add', '--all');
    git('commit', '--quiet', '--message', 'Before');
    const whole = measure(dir, ['check', '--all', '--json']);
    const began = performance.now();
    git('cat-file', '--batch', '--batch-all-objects', '--unordered');
    const bare = performance.now() - began;
    for (let at = 0; at < CHANGED; at += 1) write(dir, source(at * 7), code(at * 7, 1));
    const change = measure(dir, ['check', '--base', 'HEAD', '--fail-on', 'never', '--json']);
    const found = (JSON.parse(change.output) as unknown[]).length;
    if (found === 0) throw new Error('The check found nothing in a change that renames flags.');
    return [
      {
        what: `${CHANGED} changed files against ${PAGES} pages, from start to exit, median of ${ROUNDS}`,
        value: `${(change.ms / 1000).toFixed(1)} s, ${(change.bytes / 1e6).toFixed(0)} MB at most; ${found} findings`,
        goal: '≤ 2 s, ≤ 150 MB',
        ok: change.ms <= 2_000 && change.bytes <= 150e6,
      },
      {
        what: `a whole repository with 10,000 files, median of ${ROUNDS}`,
        value: `${(whole.ms / 1000).toFixed(1)} s, ${(whole.bytes / 1e6).toFixed(0)} MB at most`,
        goal: '≤ 4 s, ≤ 200 MB',
        against: `git reads all of them in ${(bare / 1000).toFixed(1)} s`,
        ratio: `${(whole.ms / bare).toFixed(1)} ×`,
        ok: whole.ms <= 4_000 && whole.bytes <= 200e6,
      },
    ];
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

function measure(cwd: string, args: string[]) {
  const times: number[] = [];
  let bytes = 0;
  let output = '';
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now();
    const imported = `data:text/javascript,${encodeURIComponent(TELL_MEMORY)}`;
    const ended = spawnSync(process.execPath, ['--import', imported, CLI, ...args], {
      cwd,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    });
    times.push(performance.now() - began);
    if (ended.status !== 0) throw new Error(ended.stderr);
    bytes = Math.max(bytes, Number(/rss (\d+)/.exec(ended.stderr)?.[1]));
    output = ended.stdout;
  }
  return { ms: percentile(times, 0.5), bytes, output };
}

function write(dir: string, path: string, text: string): void {
  mkdirSync(dirname(join(dir, path)), { recursive: true });
  writeFileSync(join(dir, path), text);
}

const KINDS = ['ts', 'py', 'go', 'rs', 'java'];
const source = (at: number) => `src/part-${at % 100}/file-${at}.${KINDS[at % KINDS.length]}`;

/** About five kilobytes, as pages are; every third line is about names. */
function page(at: number): string {
  const lines = Array.from({ length: 60 }, (_, line) =>
    line % 3 === 0
      ? `The option \`--name-${(at * 3 + line) % 6_000}\` and \`APP_SETTING_${line}\` decide how \`openThing${line}\` works.`
      : `People who read paragraph ${line} want to get something done, and this says how to do it well.`,
  );
  return `# Page ${at}\n\n${lines.join('\n')}\n`;
}

/** About four kilobytes, with a flag and a variable in the form of its language. */
function code(at: number, version: number): string {
  const flag = `name-${version === 0 ? at : at + 900_000}`;
  const lines: Record<string, string> = {
    ts: `program.option('--${flag} <value>', 'x');\nprocess.env.APP_SETTING_${at};\nexport function openThing${at}() {}\n`,
    py: `parser.add_argument("--${flag}")\nos.environ["APP_SETTING_${at}"]\ndef open_thing_${at}():\n    pass\n`,
    go: `func init() {\n\tflag.String("${flag}", "", "")\n\tos.Getenv("APP_SETTING_${at}")\n}\n`,
    rs: `#[arg(long = "${flag}")]\nfield: String,\npub fn open_thing_${at}() {}\n`,
    java: `    @Option(names = "--${flag}") String x;\n    public void openThing${at}() {}\n`,
  };
  const filler = Array.from({ length: 80 }, (_, n) => `call_${n}(value_${at}, ${n}, "text ${n}");`);
  return `${lines[KINDS[at % KINDS.length] ?? 'ts']}${filler.join('\n')}\n`;
}
