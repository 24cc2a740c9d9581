import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { PAGES, page, snippets } from '../support/snippets.ts';
import { problemsOf } from '../support/workflow-rules.ts';

const DIR = new URL('../../examples/workflows/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, DIR), 'utf8');
const names = readdirSync(DIR);

const COMMENTS = ['issue_comment', 'pull_request_review_comment', 'pull_request_review'];

interface CommentWorkflow {
  on: Record<string, unknown>;
  jobs: Record<string, { if?: string }>;
}

describe('every workflow for comments', () => {
  const shown = PAGES.flatMap((name) =>
    snippets(page(name)).map(({ language, text }) => ({ name, language, text })),
  );
  const workflows = [
    ...names.map((name) => ({ name, text: read(name) })),
    ...shown.filter(({ language }) => language === 'yaml'),
  ]
    .map(({ name, text }) => ({ ...(parse(text) as CommentWorkflow), name }))
    .filter(({ on }) => on && COMMENTS.some((event) => Object.hasOwn(on, event)))
    // Edits start what is ticked on the list, and no commands.
    .filter(({ on }) => JSON.stringify(on.issue_comment) !== '{"types":["edited"]}');

  it('listens to comments, line comments, and reviews', () => {
    const deaf = workflows.filter(({ on }) => !COMMENTS.every((event) => Object.hasOwn(on, event)));
    expect(deaf.map(({ name }) => name)).toEqual([]);
  });

  it('has the one condition that is tested with act', () => {
    const told = workflows.map(({ name, jobs }) => [name, jobs.docs?.if] as const);
    const [, tested] = told.find(([name]) => name === 'docs-comments.yml') ?? [];
    expect(tested).toContain("startsWith(github.event.pull_request.head.ref, 'docket/')");
    expect(told.filter(([, condition]) => condition !== tested)).toEqual([]);
  });
});

describe('docs-check.yml', () => {
  it('is what a ruleset of an organization can require', () => {
    const { on, permissions, concurrency, jobs } = parse(read('docs-check.yml'));
    // GitHub runs only these, whatever filters they have.
    expect(on).toEqual({ pull_request: null, merge_group: null });
    expect(permissions).toEqual({ contents: 'read', 'pull-requests': 'read' });
    expect(concurrency).toBeUndefined();
    expect(jobs.check.steps).toHaveLength(1);
    expect(read('docs-check.yml')).not.toMatch(/secrets\.|vars\./);
  });
});

describe('every example workflow', () => {
  it.each(names)('%s keeps to what we ask of workflows', async (name) => {
    expect(await problemsOf(name, read(name))).toEqual([]);
  });

  it('would be caught breaking the rules', async () => {
    const bad = read('docs-comments.yml')
      .replace(/\n +if: .*/, '\n    concurrency: docs')
      .replace('model-key:', 'model-keys:')
      .replace('issues: write', 'issuez: write')
      .replace(
        'steps:',
        `steps:\n      - uses: someone/else@v1\n      - run: echo \${{ github.event.comment.body }}`,
      );
    const found = (await problemsOf('bad.yml', bad)).join('\n');
    expect(found).toContain('unknown permission scope "issuez"');
    expect(found).toContain('queues comments');
    expect(found).toContain('takes a runner for every comment');
    expect(found).toContain('`model-keys`, which is no input');
    expect(found).toContain('does not pin someone/else@v1');
    expect(found).toContain('puts an expression into a script');
  });
});
