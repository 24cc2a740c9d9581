import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { COMPILED } from '../support/compiled.ts';
import fc from '../support/properties.ts';
import { tempDir } from '../support/temp.ts';
import type { Call } from '../support/workflow-commands.ts';
import { fired } from '../support/workflow-log.ts';

const SCRIPT = join(import.meta.dirname, '../support/workflow-commands.ts');

function step(...calls: Call[]) {
  const dir = tempDir();
  const names = ['OUTPUT', 'STATE', 'STEP_SUMMARY'];
  const files = Object.fromEntries(names.map((name) => [`GITHUB_${name}`, join(dir, name)]));
  for (const file of Object.values(files)) writeFileSync(file, '');
  const { stdout, status } = spawnSync(process.execPath, [SCRIPT], {
    input: JSON.stringify(calls),
    env: { ...files, NODE_COMPILE_CACHE: COMPILED },
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const read = (name: string) => readFileSync(join(dir, name), 'utf8');
  return { printed: stdout, status, read };
}

describe('text for the log', () => {
  it('is printed as it is', () => {
    const { printed } = step(['info', 'A sentence with :: inside.']);
    expect(printed).toBe('A sentence with :: inside.\n');
  });

  it.each([
    '::set-output name=a::b',
    'first\n::add-mask::a',
    '  ::error::x',
    'a\r::warning::x',
    'see ##[add-mask]a',
  ])('cannot fire a workflow command: %j', (text) => {
    const { printed } = step(['info', text]);
    expect(fired(printed)).toEqual([]);
    expect(printed).toContain(text);
  });

  it('cannot fire a workflow command, whatever it is', () => {
    const part = fc.constantFrom('::', '##[', 'error', ']', '\n', '\r', ' ', 'x', '%0A', '=');
    const text = fc.array(part).map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.array(text, { minLength: 50 }), (texts) => {
        const calls = (['info', 'error', 'warn', 'debug'] as const).flatMap((method) =>
          texts.map((one): Call => [method, one]),
        );
        const expected = ['error', 'warning', 'debug'].flatMap((name) => texts.map(() => name));
        expect(fired(step(...calls).printed)).toEqual(expected);
      }),
      { numRuns: 4 },
    );
  });

  it('is escaped in annotations', () => {
    expect(step(['error', '50 %\n::x::']).printed).toBe('::error::50 %25%0A::x::\n');
  });

  it('can be the error that the step fails with', () => {
    const { printed, status } = step(['fail', 'No agent.']);
    expect({ printed, status }).toEqual({ printed: '::error::No agent.\n', status: 1 });
  });
});

describe('secrets', () => {
  it('are masked, and nothing is printed for empty ones', () => {
    const { printed } = step(['mask', 'line one\nline two'], ['mask', '']);
    expect(printed).toBe('::add-mask::line one%0Aline two\n');
  });
});

describe('outputs and state', () => {
  it('are written between delimiters that nobody could know', () => {
    const value = 'a\nEOF\noutcome=pull-request';
    const { read, printed } = step(['output', 'job', value], ['state', 'comment', '17']);
    const written = (name: string, text: string) =>
      new RegExp(`^${name}<<(ghadelimiter_[\\da-f-]{36})\\n${text}\\n\\1\\n$`);
    expect(read('OUTPUT')).toMatch(written('job', value));
    expect(read('STATE')).toMatch(written('comment', '17'));
    expect(printed).toBe('');
  });
});

describe('the summary', () => {
  it('stays below what GitHub shows', () => {
    const { read, printed } = step(
      ['summary', '# First'],
      ['summary', 'ü'.repeat(450_000)],
      ['summary', '# Last'],
    );
    expect(read('STEP_SUMMARY')).toBe('# First\n# Last\n');
    expect(printed).toMatch(/^::warning::The job summary is too large/);
  });
});
