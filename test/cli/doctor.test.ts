import { describe, expect, it } from 'vitest';
import { docket } from '../support/cli.ts';

describe('docket doctor', () => {
  it('looks at this machine', async () => {
    const ended = await docket(['doctor']);
    expect(ended.stdout).toMatch(/^✅ git: git \d/);
    expect(ended.stdout).toMatch(/^✅ Node: Node 2\d/m);
    expect(ended.stdout).toMatch(/^(?:✅|⚠️) Agent isolation: /m);
    expect(ended.code).toBe(0);
  });

  it('takes no arguments', async () => {
    expect(await docket(['doctor', 'please'])).toMatchObject({ code: 2 });
  });
});
