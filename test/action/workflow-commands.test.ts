import { describe, expect, it } from 'vitest';
import { WorkflowCommands } from '../../src/action/workflow-commands.ts';
import fc from '../support/properties.ts';
import { fired } from '../support/workflow-log.ts';

function runner() {
  const files: Record<string, string> = {};
  let printed = '';
  let tokens = 0;
  const commands = new WorkflowCommands({
    env: { GITHUB_OUTPUT: 'out', GITHUB_STATE: 'state', GITHUB_STEP_SUMMARY: 'summary' },
    write: (text) => {
      printed += text;
    },
    append: (file, text) => {
      files[file] = (files[file] ?? '') + text;
    },
    token: () => `token-${++tokens}`,
  });
  return { commands, files, printed: () => printed };
}

describe('text for the log', () => {
  it('is printed as it is', () => {
    const { commands, printed } = runner();
    commands.info('A sentence with :: inside.');
    expect(printed()).toBe('A sentence with :: inside.\n');
  });

  it.each([
    '::set-output name=a::b',
    'first\n::add-mask::a',
    '  ::error::x',
    'a\r::warning::x',
    'see ##[add-mask]a',
  ])('cannot fire a workflow command: %j', (text) => {
    const { commands, printed } = runner();
    commands.info(text);
    expect(fired(printed())).toEqual([]);
    expect(printed()).toContain(text);
  });

  it('cannot fire a workflow command, whatever it is', () => {
    const part = fc.constantFrom('::', '##[', 'error', ']', '\n', '\r', ' ', 'x', '%0A', '=');
    fc.assert(
      fc.property(
        fc.array(part).map((parts) => parts.join('')),
        (text) => {
          const { commands, printed } = runner();
          commands.info(text);
          commands.error(text);
          commands.warn(text);
          commands.debug(text);
          expect(fired(printed())).toEqual(['error', 'warning', 'debug']);
        },
      ),
    );
  });

  it('is escaped in annotations', () => {
    const { commands, printed } = runner();
    commands.error('50 %\n::x::');
    expect(printed()).toBe('::error::50 %25%0A::x::\n');
  });
});

describe('secrets', () => {
  it('are masked, and nothing is said about those that are empty', () => {
    const { commands, printed } = runner();
    commands.mask('line one\nline two');
    commands.mask('');
    expect(printed()).toBe('::add-mask::line one%0Aline two\n');
  });
});

describe('outputs and state', () => {
  it('stand on one line when they have one', () => {
    const { commands, files } = runner();
    commands.output('outcome', 'ignored');
    commands.state('comment', '17');
    expect(files).toEqual({ out: 'outcome=ignored\n', state: 'comment=17\n' });
  });

  it('of several lines get a delimiter that nobody could know', () => {
    const { commands, files } = runner();
    commands.output('job', 'a\nEOF\noutcome=pull-request');
    expect(files.out).toBe(
      'job<<ghadelimiter_token-1\na\nEOF\noutcome=pull-request\nghadelimiter_token-1\n',
    );
  });

  it('go nowhere when the runner gave no file', () => {
    let appended = false;
    const commands = new WorkflowCommands({
      env: {},
      write: () => {},
      append: () => {
        appended = true;
      },
      token: () => 'token',
    });
    commands.output('a', 'b');
    expect(appended).toBe(false);
  });
});

describe('the summary', () => {
  it('stays below what GitHub shows', () => {
    const { commands, files, printed } = runner();
    commands.summary('# First');
    commands.summary('ü'.repeat(450_000));
    commands.summary('# Last');
    expect(files.summary).toBe('# First\n# Last\n');
    expect(printed()).toMatch(/^::warning::The job summary is too large/);
  });
});
