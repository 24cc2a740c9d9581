import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { WrongUsage } from '../../src/cli/args.ts';
import type { CommandTable, Terminal } from '../../src/cli/command.ts';
import { runCli } from '../../src/cli/commands.ts';
import { NotFound } from '../../src/shared/errors.ts';
import { VERSION } from '../../src/shared/version.ts';
import { testTerminal } from '../support/terminal.ts';

function table(run: (terminal: Terminal) => Promise<0 | 1 | 2>): CommandTable {
  const load = async () => ({
    help: 'Help of greet.\n',
    run: (_: unknown, terminal: Terminal) => run(terminal),
  });
  return { greet: { summary: 'say hello', load } };
}

async function docket(argv: string[], run: (terminal: Terminal) => Promise<0 | 1 | 2>) {
  const terminal = testTerminal();
  const code = await runCli(table(run), argv, terminal, '1.2.3');
  return { code, stdout: terminal.stdout, stderr: terminal.stderr };
}

const fine = async () => 0 as const;

describe('the command line', () => {
  it('runs a command and hands its exit code back', async () => {
    expect(await docket(['greet'], async () => 1)).toMatchObject({ code: 1 });
  });

  it.each([
    () => new NotFound('Cannot read a\u001b[2J\u001b]0;evil\u0007\u202e.log.\nTry again.'),
    () => new Error('EACCES: open a\u001b[2J\u0007.log'),
  ])('shows a problem without what would move the cursor (%#)', async (problem) => {
    const { stderr } = await docket(['greet'], async () => {
      throw problem();
    });
    expect(stderr).toContain('.log');
    expect(stderr).not.toMatch(/[\u001b\u0007\u202e]/);
  });

  it.each([['--help'], ['-h'], ['help']])('explains itself on %s', async (word) => {
    const { code, stdout } = await docket([word], fine);
    expect(code).toBe(0);
    expect(stdout).toContain('  greet  say hello');
  });

  it('lists commands in the groups that people meet them in', async () => {
    const load = async () => ({ help: '', run: fine });
    const of = (group: string) => ({ summary: `of ${group}`, group, load });
    const terminal = testTerminal();
    const groups = { check: of('Start'), init: of('Start'), serve: of('Run a service') };
    await runCli(groups, ['--help'], terminal, '1.2.3');
    expect(terminal.stdout).toContain(
      '\n\nStart:\n  check  of Start\n  init   of Start\n\nRun a service:\n  serve  of Run a service\n\n',
    );
  });

  it.each([[['greet', '--help']], [['help', 'greet']], [['greet', 'x', '-h']]])(
    'explains a command on %j',
    async (argv) => {
      expect(await docket(argv, fine)).toMatchObject({ code: 0, stdout: 'Help of greet.\n' });
    },
  );

  it('tells its version', async () => {
    for (const word of ['--version', '-v']) {
      expect(await docket([word], fine)).toMatchObject({ code: 0, stdout: '1.2.3\n' });
    }
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(VERSION).toBe(version);
  });

  it.each([[[]], [['greets']], [['toString']]])('ends with 2 on %j', async (argv) => {
    const { code, stdout, stderr } = await docket(argv, fine);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain('greet');
  });

  it('ends with 2 and the way to the help when a command is used wrongly', async () => {
    const answer = await docket(['greet'], async () => {
      throw new WrongUsage(['One.', 'Two.']);
    });
    expect(answer).toMatchObject({ code: 2, stderr: 'One.\nTwo.\nSee docket greet --help.\n' });
  });

  it('ends with 1 and the sentence when the work fails', async () => {
    const answer = await docket(['greet'], async () => {
      throw new NotFound('There is no such job.', { details: ['Look again.'] });
    });
    expect(answer).toMatchObject({ code: 1, stderr: 'There is no such job.\n- Look again.\n' });
  });

  it('suggests the command that was meant', async () => {
    const { stderr } = await docket(['geret'], fine);
    expect(stderr).toBe(
      'There is no command `geret`. Did you mean `docket greet`? See docket --help.\n',
    );
  });

  it('ends with 130 on Ctrl-C, also when the command does not listen', async () => {
    for (const deaf of [true, false]) {
      const terminal = testTerminal();
      const stopped = table(async ({ signal }) => {
        terminal.stop();
        if (deaf) await new Promise(() => {});
        throw signal.reason;
      });
      expect(await runCli(stopped, ['greet'], terminal, '1')).toBe(130);
      expect(terminal.stderr).toBe('Stopped.\n');
    }
  });

  it('lets a command that cleans up finish, and hands its exit code back', async () => {
    const terminal = testTerminal();
    const { greet } = table(async () => {
      terminal.stop();
      await Promise.resolve();
      return 0;
    });
    const commands = { greet: { ...greet, cleansUp: true } } as CommandTable;
    expect(await runCli(commands, ['greet'], terminal, '1')).toBe(0);
  });
});
