import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { problemsOf } from '../support/workflow-rules.ts';

const DIR = new URL('../../examples/workflows/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, DIR), 'utf8');
const names = readdirSync(DIR);

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
