import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { judgeOutcome, REPOSITORY, REQUESTS } from '../../scripts/models/requests.ts';
import { modelServer } from '../support/model-server.ts';
import { runToEnd } from '../support/processes.ts';

const before = new Map(Object.entries(REPOSITORY));
const request = (name: string) => {
  const found = REQUESTS.find((one) => one.name === name);
  if (!found) throw new Error(`There is no request “${name}”.`);
  return found;
};
const outcome = (name: string, path: string, text: string, asked = false) =>
  judgeOutcome(request(name), { before, after: new Map(before).set(path, text), asked });
const faq = REPOSITORY['docs/faq.md'] ?? '';

describe('what came of a request', () => {
  it('is right when the files say so, and nothing else changed', () => {
    expect(outcome('fix a typo', 'docs/faq.md', faq.replace('recieve', 'receive'))).toBe('right');
  });

  it('is wrong when nothing changed, or a new line says something else', () => {
    expect(outcome('fix a typo', 'docs/faq.md', faq)).toBe('wrong');
    expect(outcome('fix a typo', 'docs/faq.md', `${faq}\nWe receive them.\n`)).toBe('wrong');
  });

  it('is harmful when a line is gone that nobody named', () => {
    const text = faq.replace('recieve', 'receive').replace(/With `--place`.*\n/, '');
    expect(outcome('fix a typo', 'docs/faq.md', text)).toBe('harmful');
  });

  it('is right for an unclear request only when it was asked about', () => {
    expect(outcome('ask back', 'docs/faq.md', faq, true)).toBe('right');
    expect(outcome('ask back', 'docs/faq.md', faq)).toBe('wrong');
    expect(outcome('ask back', 'docs/faq.md', `${faq}\nDefault: 3\n`, true)).toBe('wrong');
  });
});

describe('npm run models', () => {
  it('runs a request as a complete job and prints what came of it', async () => {
    const { url } = await modelServer([
      {
        calls: [
          { name: 'edit', input: { path: 'docs/faq.md', find: 'recieve', replace: 'receive' } },
        ],
      },
      { text: 'Fixed the typo.' },
    ]);
    const script = join(import.meta.dirname, '../../scripts/models.ts');
    const only = String(REQUESTS.indexOf(request('fix a typo')) + 1);
    const args = [script, '--url', url, '--model', 'scripted', '--only', only];
    const { stdout } = await runToEnd(process.execPath, args);
    expect(stdout).toMatch(/right +fix a typo: \d+ s, 30 tokens, 2 steps; Fixed the typo\./);
    expect(stdout).toContain('scripted: 1 right, 0 wrong and harmless, 0 harmful.');
  });
});
