import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { judgeWorkflows } from '../../../src/bot/doctor/workflows.ts';

const ROOT = new URL('../../../', import.meta.url);
const EXAMPLES = new URL('examples/workflows/', ROOT);
const read = (name: string) => readFileSync(new URL(name, EXAMPLES), 'utf8');
const action = parse(readFileSync(new URL('action.yml', ROOT), 'utf8'));
const inputs = Object.keys(action.inputs);

const judge = (text: string, name = 'docs.yml', more = {}) =>
  judgeWorkflows([{ name, text }], { inputs, ...more });

describe('the workflows of a repository', () => {
  it('that are none, or that do something else, start nothing', () => {
    const says = expect.stringMatching(
      /^No workflow in `.github\/workflows` runs Docket.*--print docs-comments/,
    );
    expect(judgeWorkflows([], { inputs })).toEqual({ state: 'warning', says });
    const ci = 'on: push\njobs: { a: { runs-on: ubuntu-latest, steps: [{ run: make }] } }\n';
    expect(judge(ci)).toEqual({ state: 'warning', says });
    // The doctor does not count as a setup.
    expect(judge(read('doctor.yml'))).toEqual({ state: 'warning', says });
    const called =
      'on: push\njobs: { a: { uses: octo/.github/.github/workflows/docs.yml@main } }\n';
    expect(judge(called).says).toContain('Reusable workflows of other repositories were not read.');
  });

  it('that are all of our examples are set up correctly', () => {
    const files = readdirSync(EXAMPLES).map((name) => ({ name, text: read(name) }));
    const found = judgeWorkflows(files, { inputs });
    // Only who runs the runner knows its version.
    expect(found).toEqual({
      state: 'info',
      says: '`enterprise-server.yml` runs on `[self-hosted,linux]`. The runner needs version 2.327.1 or newer, which has Node 24.',
    });
    const own = judge(read('docs-comments.yml'));
    expect(own.state).toBe('ok');
    expect(own.says).toContain('`docs.yml`');
  });

  const OLD =
    "contains(github.event.comment.body, '/docs') || contains(github.event.review.body, '/docs') || github.event.review.state == 'changes_requested'";
  const IF = / {4}if: >-\n(?: {6}.*\n)+/;
  const defects: [string, 'wrong' | 'warning', (text: string) => string, RegExp][] = [
    [
      'an event',
      'warning',
      (t) => t.replace(/ {2}pull_request_review:\n.*\n/, ''),
      /does not listen to `pull_request_review`: reviews, also those/,
    ],
    [
      'the type of an event',
      'warning',
      (t) => t.replace('issue_comment:\n    types: [created]', 'issue_comment:'),
      /edited or deleted\. Set `types: \[created\]` for `issue_comment`/,
    ],
    [
      'new comments',
      'wrong',
      (t) => t.replace('types: [created]', 'types: [edited]'),
      /does not start for new comments\. Set `types: \[created\]`/,
    ],
    [
      'a permission',
      'wrong',
      (t) => t.replace(/ {2}issues: write.*\n/, ''),
      /lacks `issues: write`\. Add it under `permissions:`/,
    ],
    [
      'write access',
      'wrong',
      (t) => t.replace('contents: write', 'contents: read'),
      /lacks `contents: write`/,
    ],
    [
      'all permissions',
      'warning',
      (t) => t.replace(/permissions:\n(?: .*\n)+/, ''),
      /no `permissions`.*Declare `contents: write`, `issues: write`, and `pull-requests: write`/,
    ],
    [
      'a condition',
      'warning',
      (t) => t.replace(IF, ''),
      /has no `if:`, so every comment takes a runner/,
    ],
    [
      'a narrow condition',
      'warning',
      (t) => t.replace(IF, `    if: ${OLD}\n`),
      /also takes a runner for links/,
    ],
    [
      'the word of its condition',
      'wrong',
      (t) => t.replace('with:', 'with:\n          command: /write'),
      /without `\/write`, which is its command/,
    ],
    [
      'reviews in its condition',
      'warning',
      (t) => t.replace(/ \|\|\n +github\.event\.review\.state.*\n +startsWith\(.*\)\)/, ')'),
      /stops reviews which request changes/,
    ],
    [
      'an order without a queue',
      'warning',
      (t) => t.replace('jobs:', 'concurrency: docs\njobs:'),
      /`concurrency`/,
    ],
    [
      'a known input',
      'wrong',
      (t) => t.replace('model-key:', 'model-keys:'),
      /sets `model-keys`, which is not an input\. Did you mean `model-key`\?/,
    ],
    ['an agent', 'wrong', (t) => t.replace(/ +model-url:.*\n/, ''), /names no agent/],
    [
      'a Linux runner',
      'warning',
      (t) => t.replace('ubuntu-latest', 'windows-latest'),
      /runs on Windows/,
    ],
    [
      'an event that nobody forbids',
      'warning',
      (t) => t.replace('on:\n', 'on:\n  pull_request_target:\n'),
      /`pull_request_target`.*administrators can forbid.*Use `push`/,
    ],
  ];
  it.each(defects)('that lack %s are reported: %s', (_, state, change, says) => {
    const text = change(read('docs-comments.yml'));
    expect(text).not.toBe(read('docs-comments.yml'));
    const found = judge(text);
    expect(found.says).toMatch(says);
    expect(found.state).toBe(state);
  });

  it('say each problem of a service and of page views', () => {
    const without = (name: string, line: RegExp) => judge(read(name).replace(line, '')).says;
    expect(without('remote-service.yml', / +api-key:.*\n/)).toMatch(/`base-url` without `api-key`/);
    expect(without('weekly-page-views.yml', / +access-logs:.*\n/)).toMatch(
      /no source of page views/,
    );
    expect(without('weekly-analytics.yml', / +views-key:.*\n/)).toMatch(/no source of page views/);
    const silent = read('fix-checks.yml').replace(/ {2}checks: read.*\n/, '');
    expect(judge(silent, 'fix.yml').says).toMatch(/lacks `checks: read`/);
  });

  it('know permissions of another token by nobody’s file', () => {
    const text = read('docs-comments.yml').replace(/permissions:\n(?: .*\n)+/, '');
    const token = text.replace(
      'with:',
      `with:\n          github-token: $\{{ steps.app.outputs.token }}`,
    );
    expect(judge(token).state).toBe('ok');
  });

  it('are known by the name of a fork, and by the name that this run knows', () => {
    const renamed = read('docs-comments.yml').replace(
      'docket-dev/docket@v1',
      'octo/handbook-bot@main',
    );
    expect(judge(renamed).says).toMatch(/^No workflow/);
    expect(judge(renamed, 'docs.yml', { action: 'octo/handbook-bot' }).state).toBe('ok');
    expect(judge(read('docs-comments.yml').replace('docket-dev', 'octo')).state).toBe('ok');
  });

  it('that cannot be read do not stop the others', () => {
    const files = [
      { name: 'broken.yml', text: 'on: [push\njobs: {' },
      { name: 'deep.yml', text: '['.repeat(100_000) },
      { name: 'keys.yml', text: Array.from({ length: 9_000 }, (_, n) => `k${n}: 1`).join('\n') },
      { name: 'list.yml', text: '- '.repeat(50_000) },
      {
        name: 'endless.yml',
        text: `a: &a [x]\n${Array.from({ length: 9 }, (_, n) => `b${n}: &b${n} [${`*${n === 0 ? 'a' : `b${n - 1}`},`.repeat(9)}]`).join('\n')}`,
      },
      { name: 'large.yml', text: '#'.repeat(600_000) },
      { name: 'docs.yml', text: read('docs-comments.yml') },
      { name: 'odd.yml', text: 'on: 7\njobs: { a: { steps: 3 }, b: null }\n' },
    ];
    const { state, says } = judgeWorkflows(files, { inputs });
    expect(state).toBe('info');
    expect(says).toMatch(
      /`broken\.yml` is not valid YAML: .* at line \d+, column \d+\.\n- `deep\.yml` is .*\n- `list\.yml` is .*\n- `endless\.yml` is .*\n- `large\.yml` is larger than 100 KB/,
    );
  });
});
