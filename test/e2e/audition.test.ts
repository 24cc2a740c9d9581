// `docket audition` with the bundle, on the history that the demo shows.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildHistory } from '../../scripts/demo/history.ts';
import { SCRIPT_AGENT } from '../../scripts/demo/place.ts';
import { docket } from '../support/cli.ts';
import { startDemo } from '../support/demo.ts';
import { testGit } from '../support/repository.ts';
import { tempDir } from '../support/temp.ts';

async function history(): Promise<string> {
  const dir = join(tempDir(), 'trail');
  await buildHistory(testGit, dir);
  return dir;
}

const audition = (cwd: string, args: string[], env: Record<string, string> = {}) =>
  docket(['audition', '--isolation', 'best', ...args], env, { cwd });

const trialsOf = (out: string) =>
  JSON.parse(readFileSync(join(out, 'audition.json'), 'utf8')) as {
    agents: object[];
    trials: { merge: { title: string }; agent: string; verdict: string; summary: string }[];
  };

it('shows what an agent would have written, and leaves the clone as it is', async () => {
  const clone = await history();
  const out = join(tempDir(), 'out');
  const command = ['--agent-command', SCRIPT_AGENT, '--merges', '3', '--out', out];
  // Results are sealed with a key of the person.
  const env = { HOME: tempDir() };
  const args = [...command, '--at-once', '2', '--yes'];
  const { code, stdout, stderr } = await audition(clone, args, env);
  expect([code, stderr]).toEqual([0, expect.stringContaining('3 with documentation, 3 without')]);
  expect(stderr).toContain('6 jobs, at most 30 minutes each. Docket cannot limit what it spends.');
  expect(stdout).toContain(
    '2 of 3 would have been ready to review; 2 of the 2 names that people documented are in; 1 touched a page that people did not; in 2 of 3 without documentation it rightly changed nothing; cost not measured.',
  );
  const { trials } = trialsOf(out);
  expect(Object.fromEntries(trials.map(({ merge, verdict }) => [merge.title, verdict]))).toEqual({
    'Add --max-hours': 'ready',
    'Keep the list stable': 'quiet',
    'Remove --longest': 'ready',
    'Test rounding': 'quiet',
    'Time each request while we look for the slow one': 'needless',
    'Warn of storms': 'nothing',
  });
  const page = readFileSync(join(out, 'index.html'), 'utf8');
  expect(page).toContain('People wrote');
  expect(await testGit.run(['-C', clone, 'status', '--porcelain'])).toBe('');
  expect(await testGit.run(['-C', clone, 'branch', '--list'])).toBe('* main\n');
  // All is done: the same command needs no agent, and asks nothing.
  const again = await audition(clone, command, env);
  expect([again.code, again.stdout]).toEqual([0, stdout]);
  expect(again.stderr).toContain('Done before: 6 of 6.');
});

it('puts two agents beside each other', async () => {
  const clone = await history();
  const out = join(tempDir(), 'out');
  const both = ['--agent-command', SCRIPT_AGENT, '--against', 'echo nothing'];
  const { stdout } = await audition(clone, [...both, '--merges', '1', '--out', out, '--yes']);
  expect(stdout).toContain('1 of 1 would have been ready to review');
  expect(stdout).toContain('echo nothing: 0 of 1 would have been ready to review');
  expect(readFileSync(join(out, 'index.html'), 'utf8')).toContain('echo nothing wrote');
  expect(trialsOf(out)).toMatchObject({ agents: [{ ready: 1 }, { ready: 0 }] });
});

it('goes on where it was, and tries again what failed', async () => {
  const clone = await history();
  const out = join(tempDir(), 'out');
  const config = join(tempDir(), 'docket.yml');
  writeFileSync(config, 'agent:\n  env: [WORKS]\n');
  const command = `sh -c 'test -n "$WORKS" || exit 1'`;
  const place = ['--merges', '1', '--out', out, '--config', config];
  const options = ['--agent-command', command, ...place, '--yes'];
  const first = await audition(clone, options);
  expect(first.code).toBe(1);
  expect(first.stdout).toContain('2 failed');
  const second = await audition(clone, options, { WORKS: 'yes' });
  expect([second.code, trialsOf(out).trials.map(({ verdict }) => verdict)]).toEqual([
    0,
    ['quiet', 'nothing'],
  ]);
});

it('gives the words of a pull request to the agent as data', async () => {
  const clone = await history();
  const out = join(tempDir(), 'out');
  // What a program prints is what it says.
  const options = ['--agent-command', "grep '^| '", '--merges', '1', '--out', out, '--yes'];
  expect((await audition(clone, options)).code).toBe(0);
  expect(trialsOf(out).trials.map(({ summary }) => summary)).toEqual([
    expect.stringMatching(/^\| Keep the list stable$/m),
    expect.stringMatching(/^\| For the short days in winter\. The first page mentions it, too\.$/m),
  ]);
});

it('starts nothing before somebody has agreed', async () => {
  const clone = await history();
  const out = join(tempDir(), 'out');
  const { code, stderr } = await audition(clone, ['--agent-command', 'true', '--out', out]);
  expect([code, stderr]).toEqual([
    1,
    expect.stringContaining('To start without asking, add --yes.'),
  ]);
  expect(existsSync(out)).toBe(false);
});

it('tells what is wrong with its options, and where it can run', async () => {
  const clone = await history();
  const none = await audition(clone, []);
  expect([none.code, none.stderr]).toEqual([2, expect.stringContaining('Name the agent to try')]);
  const half = await audition(clone, ['--model-url', 'http://127.0.0.1:1/v1']);
  expect(half.stderr).toContain('`--model-url` and `--model` belong together.');
  const outside = await docket(['audition', '--agent-command', 'true'], {}, { cwd: tempDir() });
  expect(outside.stderr).toContain('Run docket audition in a clone;');
});

it('is a demo, which stays open with --keep, and Ctrl-C removes everything at any time', async () => {
  const [kept, left] = [startDemo('--audition', '--keep'), startDemo('--audition')];
  await left.untilSaid('The agent does each of them again');
  left.interrupt();
  expect(await left.ended).toMatchObject({ code: 130 });
  left.expectNothingLeft();
  await kept.untilSaid('Press Ctrl-C to stop');
  expect(kept.said()).toContain('4 of 5 would have been ready to review');
  kept.interrupt();
  expect(await kept.ended).toEqual({ code: 0, problems: '' });
  kept.expectNothingLeft();
});
