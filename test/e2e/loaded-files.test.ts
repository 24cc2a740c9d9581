// What a run loads of `src/`. Most comments are no commands that anyone may give, and most of what a
// command may need, one command does not: it should be read, compiled, and understood only where it is used.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { place } from '../support/place.ts';
import { runStep } from '../support/runner.ts';
import { tempDir } from '../support/temp.ts';

const SRC = resolve(import.meta.dirname, '../../src');

const HOOK = `
  import { registerHooks } from 'node:module';
  import { appendFileSync } from 'node:fs';
  registerHooks({
    load(url, context, next) {
      appendFileSync(process.env.LOADED_FILES, url + '\\n');
      return next(url, context);
    },
  });
`;

/** The environment that makes a program note what it loads, and what it has noted. */
function notingLoads() {
  const file = join(tempDir(), 'loaded');
  writeFileSync(file, '');
  const hook = `data:text/javascript,${encodeURIComponent(HOOK)}`;
  const prefix = `file://${SRC}/`;
  const loaded = () => {
    const noted = readFileSync(file, 'utf8').split('\n');
    const own = noted.filter((url) => url.startsWith(prefix));
    return [...new Set(own)].map((url) => url.slice(prefix.length));
  };
  return { env: { NODE_OPTIONS: `--import=${hook}`, LOADED_FILES: file }, loaded };
}

async function comment(by: string) {
  const { repository, step } = await place();
  const { number } = repository.openIssue({ by: 'zoe', title: 'A flag' });
  const { event } = repository.comment(number, { by, body: '/docs explain the flag' });
  const { env, loaded } = notingLoads();
  const { outputs } = await runStep(step(event, {}, { main: join(SRC, 'main.ts'), env }));
  return { outcome: outputs.outcome, files: loaded() };
}

const isIn =
  (...rooms: string[]) =>
  (file: string) =>
    rooms.some((room) => file.startsWith(`${room}/`));

it('A stranger is refused by 52 files, without settings, agents, or records', async () => {
  const { outcome, files } = await comment('stranger');
  expect(outcome).toBe('ignored');
  expect(files).toContain('bot/commands/run-command.ts');
  expect(files.length).toBeLessThanOrEqual(52);
  const early = isIn('agents', 'bot/sending', 'bot/upkeep', 'drift', 'service', 'store');
  expect(files.filter(early)).toEqual([]);
});

it('A command is carried out by 174 files, without other modes, servers, or databases', async () => {
  const { outcome, files } = await comment('ann');
  expect(outcome).toBe('pull-request');
  expect(files.length).toBeLessThanOrEqual(174);
  const others = isIn('bot/deliveries', 'bot/doctor', 'cli', 'improve', 'postgres');
  expect(files.filter(others)).toEqual([]);
  expect(files).not.toContain('drift/drift.ts');
  // The repository has none.
  expect(files).not.toContain('config/settings.ts');
});

it('A report from access logs loads nothing of the conversation and the documentation check', async () => {
  const { env, loaded } = notingLoads();
  const line =
    '192.0.2.1 - - [09/Nov/2026:10:00:00 +0000] "GET /start HTTP/1.1" 200 9 "-" "Mozilla/5.0"';
  const dir = tempDir();
  writeFileSync(join(dir, 'access.log'), `${line}\n`);
  const range = ['--from', '2026-11-09', '--to', '2026-11-10'];
  const args = ['views', '--access-logs', 'access.log', ...range, '--out', dir];
  execFileSync(process.execPath, [join(SRC, 'cli.ts'), ...args], { cwd: dir, env, stdio: 'pipe' });
  expect(loaded()).toContain('views/counting/read-log.ts');
  expect(loaded().filter(isIn('bot', 'drift'))).toEqual([]);
});
