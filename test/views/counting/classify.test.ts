import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { TRAFFIC_CLASSES } from '../../../src/contract/values.ts';
import { createClassifier, withOwnRules } from '../../../src/views/counting/classify.ts';
import { RULES } from '../../../src/views/counting/rules.ts';
import fc from '../../support/properties.ts';
import { referenceClass } from './reference.ts';

const FIXTURE = join(import.meta.dirname, '../../fixtures/analytics/user-agents.txt');

function fixture(): { kind: string; agent: string }[] {
  let kind = '';
  return readFileSync(FIXTURE, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const section = /^\[(.+)\]$/.exec(line)?.[1];
      if (section) kind = section;
      return section || line === '' || line.startsWith('#') ? [] : [{ kind, agent: line }];
    });
}

describe('who an agent is', () => {
  const known = fixture();

  it('is right for every agent of the fixture', () => {
    const classify = createClassifier();
    const wrong = known.filter(({ kind, agent }) => classify(agent).page.class !== kind);
    expect(wrong).toEqual([]);
    expect(known.length).toBeGreaterThanOrEqual(150);
    expect(new Set([...known.map(({ kind }) => kind), 'unknown'])).toEqual(
      new Set(TRAFFIC_CLASSES),
    );
  });

  it('is decided for named agents whatever they ask for', () => {
    const classify = createClassifier();
    for (const { agent } of known) {
      const { page, markdown } = classify(agent);
      if (page.agent) expect(markdown).toEqual(page);
    }
  });

  it.each([
    ['axios/1.8.4', 'axios (asks for Markdown)'],
    ['python-httpx/0.27.2', 'python-httpx (asks for Markdown)'],
    ['-', 'unnamed (asks for Markdown)'],
    ['', 'unnamed (asks for Markdown)'],
    [
      'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0',
      'unnamed (asks for Markdown)',
    ],
  ])('is taken for a coding agent when %j asks for Markdown', (agent, name) => {
    expect(createClassifier()(agent).markdown).toEqual({ class: 'coding-agent', agent: name });
  });

  it('stays a bot when a known bot asks for Markdown', () => {
    const bot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
    expect(createClassifier()(bot).markdown.class).toBe('other-bot');
  });

  it('does not depend on what was asked before', () => {
    const words = known.map(({ agent }) => agent);
    const version = fc.tuple(fc.nat(200), fc.nat(9999)).map(([a, b]) => `${a}.0.${b}.1`);
    const device = fc.constantFrom('K', 'CUBOT_P20', 'Pixel 8', 'x bot', 'Googlebot', 'http scan');
    const plain = fc
      .tuple(device, version, version, fc.constantFrom(' Mobile', '', ' Edg/1.0', ' HeadlessX/1'))
      .map(
        ([name, chrome, safari, tail]) =>
          `Mozilla/5.0 (Linux; Android 10; ${name}) AppleWebKit/${safari} (KHTML, like Gecko) Chrome/${chrome}${tail} Safari/${safari}`,
      );
    const classify = createClassifier();
    fc.assert(
      fc.property(fc.oneof(plain, fc.constantFrom(...words)), (agent) => {
        const { page, markdown } = classify(agent);
        expect(page.class).toBe(referenceClass(agent, false));
        expect(markdown.class).toBe(referenceClass(agent, true));
      }),
      { numRuns: 500 },
    );
  });

  it('follows the own rules of a site first, and the version says so', () => {
    const own = { agent: 'Reader', class: 'assistant', match: 'Linux * chrome/131.' } as const;
    const rules = withOwnRules([own]);
    const classify = createClassifier(rules);
    const chrome = (major: number) =>
      `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${major}.0.0.0 Safari/537.36`;
    expect(classify(chrome(130)).page.class).toBe('human');
    expect(classify(chrome(131)).page).toEqual({ class: 'assistant', agent: 'Reader' });
    expect(rules.version).toBe(`${RULES.version}+1`);
    expect(withOwnRules([])).toBe(RULES);
  });

  it.each([
    ['acme-assistant/', 'Acme-Assistant/1.0', true],
    ['acme*check', 'the acme link-check 2', true],
    ['acme*check', 'check acme', false],
    ['a*a', 'a', false],
    ['*bot*', 'robots', true],
    ['(compatible; X+', 'Y (compatible; x+1)', true],
  ])('takes %s as a part of %s: %s', (match, agent, expected) => {
    const rules = withOwnRules([{ agent: 'Reader', class: 'training', match }]);
    expect(createClassifier(rules)(agent).page.agent === 'Reader').toBe(expected);
  });
});
