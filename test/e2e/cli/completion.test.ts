// Completion in the shells themselves, as far as this machine has them.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { docket } from '../../support/cli.ts';
import { itWith } from '../../support/programs.ts';
import { tempDir } from '../../support/temp.ts';

const script = async (shell: string) => {
  const { code, stdout, stderr } = await docket(['completion', shell]);
  expect([code, stderr]).toEqual([0, '']);
  return stdout;
};

describe('docket completion', () => {
  itWith('bash', 'completes commands, actions, options, and values in bash', async () => {
    const file = join(tempDir(), 'docket.bash');
    writeFileSync(file, await script('bash'));
    const complete = (...words: string[]) => {
      const line = ['docket', ...words].map((word) => `'${word}'`).join(' ');
      const run = `source ${file}; COMP_WORDS=(${line}); COMP_CWORD=${words.length}; _docket; printf '%s\n' "\${COMPREPLY[@]}"`;
      return execFileSync('bash', ['-c', run], { encoding: 'utf8' }).split('\n').filter(Boolean);
    };
    expect(complete('s')).toEqual(['serve', 'sign-in']);
    expect(complete('')).toContain('completion');
    expect(complete('job', 'ca')).toEqual(['cancel']);
    expect(complete('job', 'list', '--wa')).toEqual(['--wait', '--waiting-days']);
    expect(complete('job', 'list', '--status', 'com')).toEqual(['completed']);
    expect(complete('views', '--range', 'previous-')).toEqual(['previous-week', 'previous-month']);
    expect(complete('serve', '--pu')).toEqual(['--public-url']);
    expect(complete('completion', 'f')).toEqual(['fish']);
    expect(complete('nothing', '--x')).toEqual([]);
  });

  itWith('zsh', 'is understood by zsh', async () => {
    const file = join(tempDir(), '_docket');
    writeFileSync(file, await script('zsh'));
    const run = `autoload -Uz compinit; compinit -u; source ${file}; print $_comps[docket]`;
    expect(execFileSync('zsh', ['-fc', run], { encoding: 'utf8' })).toMatch(
      /_docket|_bash_complete/,
    );
  });

  itWith('fish', 'completes commands, actions, and options in fish', async () => {
    const file = join(tempDir(), 'docket.fish');
    writeFileSync(file, await script('fish'));
    const complete = (line: string) =>
      execFileSync('fish', ['-c', `source ${file}; complete --do-complete '${line}'`], {
        encoding: 'utf8',
      });
    expect(complete('docket s')).toMatch(/^serve\t.+\nsign-in\t/);
    expect(complete('docket job ca')).toMatch(/^cancel\n?/);
    expect(complete('docket job list --wait')).toContain('--waiting-days');
  });

  it('has every command, action, and option of the help', async () => {
    const { stdout: help } = await docket(['--help']);
    const names = [...help.matchAll(/^ {2}([\w-]+) {2,}/gm)].map(([, name = '']) => name);
    expect(names).toContain('completion');
    for (const shell of ['bash', 'zsh', 'fish']) {
      const text = await script(shell);
      for (const name of names)
        expect([shell, name, text.includes(name)]).toEqual([shell, name, true]);
    }
    const { stdout: views } = await docket(['views', '--help']);
    const bash = await script('bash');
    for (const [, option = ''] of views.matchAll(/^ {2}(--[\w-]+)/gm))
      expect(bash).toContain(option);
  });

  it('names the shells for any other', async () => {
    for (const argv of [[], ['tcsh'], ['bash', 'zsh']]) {
      const { code, stderr } = await docket(['completion', ...argv]);
      expect([argv, code, stderr.includes('bash')]).toEqual([argv, 2, true]);
    }
  });
});
