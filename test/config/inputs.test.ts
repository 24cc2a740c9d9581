import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readAction } from '../../scripts/reference-tables.ts';
import { inputNames, parseInputs } from '../../src/config/inputs.ts';
import { InvalidRequest } from '../../src/shared/errors.ts';

const parse = (inputs: Record<string, string>) => parseInputs((name) => inputs[name]?.trim() ?? '');

function problems(inputs: Record<string, string>): string[] {
  try {
    parse(inputs);
  } catch (error) {
    if (error instanceof InvalidRequest) return error.details;
    throw error;
  }
  return [];
}

const REMOTE = { 'base-url': 'https://docs.example/api/', 'api-key': 'k', 'project-id': 'p' };

describe('inputs', () => {
  it('have the defaults of action.yml', () => {
    const action = readFileSync(new URL('../../action.yml', import.meta.url), 'utf8');
    const defaults = readAction(action).inputs.map((input) => [input.name, input.default]);
    const given = parse({ ...Object.fromEntries(defaults), 'github-token': '' });
    expect(given).toEqual(parse({}));
  });

  it('are those of action.yml', () => {
    const action = readFileSync(new URL('../../action.yml', import.meta.url), 'utf8');
    const names = readAction(action).inputs.map(({ name }) => name);
    expect(inputNames().sort()).toEqual(names.sort());
  });

  it('become one frozen object', () => {
    const inputs = parse({ ...REMOTE, wait: 'False', 'allowed-bots': 'a[bot], b' });
    expect(inputs.service).toMatchObject({ baseUrl: 'https://docs.example/api', projectId: 'p' });
    expect(inputs.job.wait).toBe(false);
    expect(inputs.command.allowedBots).toEqual(['a[bot]', 'b']);
    expect(Object.isFrozen(inputs)).toBe(true);
    expect(Object.isFrozen(inputs.command.allowedBots)).toBe(true);
  });

  it('take lists by line or comma, and leave braces in globs alone', () => {
    const { docsPaths } = parse({ 'docs-paths': 'a/{x,y}/**, b\n c.md,\n' }).embedded;
    expect(docsPaths).toEqual(['a/{x,y}/**', 'b', 'c.md']);
  });

  it('keep a prompt of several lines as it is', () => {
    expect(parse({ prompt: '\n one\n\n  two \n' }).job.prompt).toBe('one\n\n  two');
  });

  it('tell every problem together', () => {
    expect(
      problems({ mode: 'jobs', wait: 'yes', 'timeout-minutes': 'abc', formats: 'pdf' }),
    ).toEqual([
      'Input `mode` must be one of `auto`, `job`, `command`, `views`, `sweep`, `doctor`, `improve`, `check`, `audition`; got `jobs`.',
      'Input `wait` must be `true` or `false`; got `yes`.',
      'Input `timeout-minutes` must be a whole number from 1 to 7200; got `abc`.',
      'Input `formats` must be a list of `csv`, `json`, `html`; got `pdf`.',
    ]);
  });

  it.each([
    ['wait: false embedded', { wait: 'false' }, /`wait: false` requires `base-url`/],
    [
      'a base URL alone',
      { 'base-url': 'https://x.example' },
      /requires `api-key` and `project-id`/,
    ],
    ['a key without an address', { 'api-key': 'k' }, /set without `base-url`/],
    ['a job id without a prompt', { 'job-id': 'j1' }, /`job-id` requires a `prompt`/],
    ['mode job without a prompt', { mode: 'job' }, /`mode: job` requires a `prompt`/],
    [
      'two agents',
      { 'agent-command': 'a', 'model-url': 'https://m.example', model: 'm' },
      /one of/,
    ],
    ['a model address without a model', { 'model-url': 'https://m.example' }, /requires `model`/],
    ['a pattern of bots', { 'allowed-bots': '*' }, /patterns are not allowed/],
    ['an address with a user in it', { 'model-url': 'https://u:p@m.example', model: 'm' }, /https/],
    ['another scheme', { ...REMOTE, 'base-url': 'file:///etc/passwd' }, /https/],
    ['a day that does not exist', { 'date-from': '2026-02-30' }, /a date such as/],
    ['days in the wrong order', { 'date-from': '2026-02-02', 'date-to': '2026-02-02' }, /later/],
    ['a command of two words', { command: '/docs please' }, /a slash followed by a word/],
    ['a command without a slash', { command: 'docs' }, /a slash followed by a word/],
    ['a ref that looks like an option', { 'base-ref': '--upload-pack=x' }, /a branch name/],
    ['a ref with two dots', { 'base-ref': 'a..b' }, /a branch name/],
    ['an artifact name with a slash', { 'artifact-name': 'a/b' }, /plain file name/],
    ['a project with a slash', { ...REMOTE, 'project-id': 'a/b' }, /not contain `\/`/],
    ...['acme', 'acme/..', 'acme/a/b', 'https://github.com/a/b', '-a/b', 'a/b,A/B'].map((names) => [
      `the context repositories ${names}`,
      { 'context-repositories': names },
      /at most 10 repositories such as `acme\/handbook`, each named once/,
    ]),
    [
      'eleven context repositories',
      { 'context-repositories': Array.from({ length: 11 }, (_, n) => `a/${n}`).join() },
      /got `11 of them`/,
    ],
    [
      'context repositories for a service',
      { ...REMOTE, 'context-repositories': 'acme/api' },
      /`context-repositories` cannot be used with `base-url`/,
    ],
    ['a zero', { 'timeout-minutes': '0' }, /from 1 to 7200/],
    ['a negative number', { 'issue-number': '-1' }, /≥ 1/],
  ] as [string, Record<string, string>, RegExp][])('refuse %s', (_, inputs, expected) => {
    expect(problems(inputs)).toEqual([expect.stringMatching(expected)]);
  });

  it('accept what these names are for', () => {
    expect(problems({ 'base-ref': 'release/2.x' })).toEqual([]);
    expect(problems({ 'date-from': '2026-02-01', 'date-to': '2026-02-02' })).toEqual([]);
    const names = 'acme/api\nacme/.github, a-b/c.d_e,\n';
    expect(parse({ 'context-repositories': names }).docs.context).toEqual([
      'acme/api',
      'acme/.github',
      'a-b/c.d_e',
    ]);
  });

  it('never show a secret that is wrong', () => {
    const key = 'very-secret-value';
    expect(problems({ 'api-key': key, wait: 'false' }).join(' ')).not.toContain(key);
  });
});
