import { describe, expect, it } from 'vitest';
import { DEFAULT_CONFIG, moneyOf } from '../../src/config/config.ts';
import { insistOnNamedAddress } from '../../src/config/config-file.ts';
import { parseConfig } from '../../src/config/settings.ts';
import { InvalidRequest } from '../../src/shared/errors.ts';
import { SETTINGS } from '../support/identity-providers.ts';
import fc from '../support/properties.ts';

function problems(text: string): string[] {
  try {
    parseConfig(text);
  } catch (error) {
    if (error instanceof InvalidRequest) return error.details;
    throw error;
  }
  return [];
}

describe('the file of a folder', () => {
  const source = (more: string) => parseConfig(`views: { source: { ${more} } }`);

  it('does not decide to which server a key goes, unless the person names the file', () => {
    const own = source('kind: goatcounter, address: "https://stats.example.com"');
    expect(() => insistOnNamedAddress(own, undefined)).toThrow('to https://stats.example.com.');
    insistOnNamedAddress(own, '.github/docket.yml');
    insistOnNamedAddress(source('kind: plausible, site: acme.dev'), undefined);
    insistOnNamedAddress(null, undefined);
  });
});

describe('the configuration file', () => {
  it('may be missing or empty', () => {
    expect(parseConfig(null)).toBe(DEFAULT_CONFIG);
    expect(parseConfig('')).toEqual(DEFAULT_CONFIG);
    expect(parseConfig('# nothing yet\n')).toEqual(DEFAULT_CONFIG);
    expect(DEFAULT_CONFIG.jobs['retention-days']).toBe(30);
  });

  it('sets what it names and leaves the rest', () => {
    const text = [
      'agent: { max-minutes: 10 }',
      'pull-request:',
      '  labels: [documentation]',
      'views:',
      '  ai-classes: [coding-agent, training]',
    ].join('\n');
    expect(parseConfig(text)).toEqual({
      ...DEFAULT_CONFIG,
      agent: { 'max-minutes': 10, env: [], isolation: 'best' },
      'pull-request': { labels: ['documentation'], reviewers: [], draft: false },
      views: {
        'ai-classes': ['coding-agent', 'training'],
        'log-fields': {},
        'agent-ranges': [],
        pages: [],
        agents: [],
        hosts: {},
      },
    });
  });

  it('tells every problem with its line', () => {
    const text = [
      'jobs:',
      '  retention-days: never',
      '  retention: 5',
      'views:',
      '  ai-classes:',
      '    - human',
      '    - robots',
      'colour: blue',
      'retention: { delete-after: 0 }',
    ].join('\n');
    expect(problems(text)).toEqual([
      'Line 2: `jobs.retention-days` must be a whole number from 1 to 3650; got `never`.',
      'Line 3: `retention` is not a setting; available settings: `retention-days`, `max-open-pull-requests`, `batch`, `at-once`.',
      'Line 9: `retention.delete-after` must be a whole number from 1 to 36500; got `0`.',
      expect.stringMatching(
        /^Line 7: `views.ai-classes.1` must be `human`, .*, or `unknown`; got `robots`\.$/,
      ),
      expect.stringMatching(/^Line 8: `colour` is not a setting; available settings: .*`agent`, /),
    ]);
  });

  it('says on the line of a mistyped setting what was probably meant', () => {
    expect(problems('jobs: {}\nveiws:\n  top: 3\n  history: true\n')).toEqual([
      'Line 2: `veiws` is not a setting. Did you mean `views`?',
    ]);
    expect(problems('views:\n  histroy:\n    true\n')).toEqual([
      'Line 2: `histroy` is not a setting. Did you mean `history`?',
    ]);
  });

  it.each([
    ['sign-off: yes please', '`sign-off` must be true or false; got `yes please`.'],
    ['commit: signed', '`commit` must be `git` or `verified`; got `signed`.'],
    ['jobs: 5', '`jobs` must be a map of names and values; got `5`.'],
    ['views: { agents: x }', '`views.agents` must be a list; got `x`.'],
    ['views: { agents: [{ agent: a, class: human }] }', '`views.agents.0.match` is required.'],
    ['agent: { env: [1] }', '`agent.env.0` must be text; got `1`.'],
    ['agent: { env: [""] }', '`agent.env.0` must not be empty.'],
    [`agent: { env: [${'a'.repeat(201)}] }`, '`agent.env.0` must have at most 200 characters.'],
    [`agent: { env: [${'a,'.repeat(101)}] }`, '`agent.env` must have at most 100 entries.'],
    [
      'jobs: { retention-days: 0 }',
      '`jobs.retention-days` must be a whole number from 1 to 3650; got `0`.',
    ],
    [
      'context-repositories: [acme/api, acme]',
      '`context-repositories.1` must be a repository such as `acme/handbook`.',
    ],
    [
      'context-repositories: [acme/api, Acme/API]',
      '`context-repositories` must name each repository once.',
    ],
    [
      `context-repositories: [${Array.from({ length: 11 }, (_, n) => `acme/r${n}`)}]`,
      '`context-repositories` must have at most 10 entries.',
    ],
    [
      'trusted-repositories: { ../secret: [read] }',
      '`trusted-repositories.../secret` must be the name of a repository such as `acme/handbook`.',
    ],
    [
      'trusted-repositories: { acme/app: [write] }',
      '`trusted-repositories.acme/app.0` must be `request`, `read`, or `publish`; got `write`.',
    ],
    ['- a', 'The file must be a map of names and values.'],
  ])('says in a sentence what is wrong with %s', (text, words) => {
    expect(problems(text)).toEqual([`Line 1: ${words}`]);
  });

  it('takes each login with its identifiers, and no address, path, or other name in them', () => {
    for (const login of [...Object.values(SETTINGS), { provider: 'copilot' }]) {
      expect(parseConfig(`agent: ${JSON.stringify({ login })}`).agent.login).toEqual(login);
    }
    const wrong: [object, string][] = [
      [{ provider: 'acme' }, '`agent.login.provider` must name a provider: `anthropic`, `openai`,'],
      [{ provider: 'copilot', key: 'x' }, '`key` is not a setting here.'],
      [
        { ...SETTINGS.openai, 'service-account': undefined },
        '`agent.login.service-account` is req',
      ],
      [
        { ...SETTINGS.openai, 'identity-provider': '../a' },
        '`agent.login.identity-provider` must be',
      ],
      [{ ...SETTINGS.azure, tenant: 'common/../x' }, '`agent.login.tenant` must be an identifier'],
      [
        { ...SETTINGS.google, 'service-account': 'a@b:signJwt?' },
        '`agent.login.service-account` mu',
      ],
      [{ ...SETTINGS.anthropic, audience: 'a b' }, '`agent.login.audience` must be an identifier'],
    ];
    for (const [login, problem] of wrong) {
      const [said] = problems(`agent: ${JSON.stringify({ login })}`);
      expect(said).toContain(`Line 1: ${problem}`);
    }
  });

  it('takes the analytics service with what its kind needs', () => {
    const text = (source: object) => `views: ${JSON.stringify({ source })}`;
    const goat = { kind: 'goatcounter', address: 'https://acme.goatcounter.com/' };
    expect(parseConfig(text(goat)).views.source).toEqual({
      ...goat,
      address: 'https://acme.goatcounter.com',
    });
    const wrong: [object, RegExp][] = [
      [{ kind: 'matomo' }, /must name a kind: `cloudflare`, `goatcounter`/],
      [{ kind: 'goatcounter' }, /`views.source.address` is required/],
      [{ ...goat, address: 'https://me:key@acme.example' }, /must be an address such as/],
      [{ ...goat, address: 'file:///etc/passwd' }, /must be an address such as/],
      [{ kind: 'umami', site: 'docs' }, /must be the ID of the website/],
      [{ kind: 'plausible', site: 'a b' }, /must be a domain/],
      [{ kind: 'cloudflare', site: '../zones' }, /must be the ID of the zone/],
      [{ kind: 'google', site: '1/2' }, /must be the number of the property/],
      [{ kind: 'google', site: '1', key: 'secret' }, /`key` is not a setting here/],
    ];
    for (const [source, problem] of wrong) expect(problems(text(source))[0]).toMatch(problem);
  });

  it('reads amounts of money as dollars', () => {
    const text = 'prices: { input: 0.25, output: 2, cached-input: 0.03 }\nbudget: { day: 4.35 }\n';
    expect(moneyOf(parseConfig(text))).toEqual({
      prices: { input: 250_000, output: 2_000_000, cachedInput: 30_000 },
      budget: { day: 4_350_000 },
    });
    expect(moneyOf(parseConfig('prices: { input: 0, output: 0 }\n'))).toEqual({
      prices: { input: 0, output: 0 },
    });
    expect(moneyOf(DEFAULT_CONFIG)).toBeUndefined();
  });

  it.each(['-1', '.nan', '.inf', '1e300', '"5"', '0.0000001', '[5]', 'true', ''])(
    'refuses %s as an amount of money',
    (amount) => {
      const prices = `prices: { input: 1, output: ${amount} }`;
      expect(problems(prices)).toEqual([
        expect.stringMatching(/^Line 1: `prices.output` must be an amount of US dollars/),
      ]);
      const budget = `prices: { input: 1, output: 1 }\nbudget:\n  day: ${amount}`;
      expect(problems(budget)).toEqual([
        expect.stringMatching(/^Line [23]: `budget.day` must be an amount of US dollars/),
      ]);
    },
  );

  it('says how commits are made', () => {
    expect(DEFAULT_CONFIG).toMatchObject({ commit: 'git', 'sign-off': false });
    const text = 'commit: verified\nsign-off: true\n';
    expect(parseConfig(text)).toMatchObject({ commit: 'verified', 'sign-off': true });
    expect(problems('commit: signed\nsign-off: "yes"')).toEqual([
      expect.stringMatching(/^Line 1: `commit` /),
      expect.stringMatching(/^Line 2: `sign-off` /),
    ]);
  });

  it('refuses a budget that could not be kept', () => {
    expect(problems('budget: { day: 5 }')).toEqual([
      'Line 1: `budget` needs `prices`: without them no cost can be counted.',
    ]);
    expect(problems('prices: { input: 1, output: 1 }\nbudget: {}')).toEqual([
      'Line 2: `budget` needs an amount for `day`, `month`, or both.',
    ]);
    expect(problems('prices: { input: 1, output: 1 }\nbudget: { week: 5 }')).toEqual([
      'Line 2: `week` is not a setting; available settings: `day`, `month`.',
    ]);
    expect(problems('prices: { input: 1 }')).toEqual([
      expect.stringMatching(/^Line 1: `prices.output` must be/),
    ]);
  });

  it('takes templates for pull requests, and tells what is wrong with them', () => {
    const own = { title: 'docs({pages}): {summary}', body: '{request}\n\n{changes}' };
    const text = `check: advisory\npull-request: ${JSON.stringify(own)}\n`;
    expect(parseConfig(text)).toMatchObject({ check: 'advisory', 'pull-request': own });
    const wrong = (setting: string) => problems(`pull-request:\n  ${setting}\n`);
    expect(wrong('title: "{sumary}"')).toEqual([
      'Line 2: `pull-request.title`: `{sumary}` is not a placeholder; available placeholders: `{summary}`, `{pages}`, `{requester}`.',
    ]);
    expect(wrong('title: "{conversation}"')).toEqual([
      expect.stringContaining('not a placeholder'),
    ]);
    expect(wrong('title: " \\u200b"')).toEqual([expect.stringContaining('no visible text')]);
    expect(wrong('title: "a\\nb"')).toEqual([expect.stringContaining('must be one line')]);
    const evil = '$' + '{{ secrets.KEY }}';
    expect(wrong(`body: "${evil}"`)).toEqual([expect.stringContaining('do not work here')]);
    expect(wrong('body: "```{request}"')).toEqual([expect.stringContaining('code block')]);
    expect(wrong(`body: "${'x'.repeat(10_001)}"`)).toEqual([expect.stringContaining('10000')]);
    expect(problems('check: optional')).toEqual([expect.stringMatching(/^Line 1: `check`/)]);
  });

  it('that is no YAML is refused with the line', () => {
    expect(problems('jobs:\n  retention-days: 1\n  x: "')).toEqual([
      expect.stringMatching(/^Line 3/),
    ]);
    expect(problems('- a list')).toEqual([expect.stringMatching(/^Line 1/)]);
  });

  it('cannot explode', () => {
    const bomb = ['a: &a [x,x,x]', 'b: &b [*a,*a]', 'c: [*b,*b]'].join('\n');
    expect(problems(bomb)).toHaveLength(4);
    expect(problems(bomb)[0]).toBe('Line 2: Aliases are not allowed; write the value out.');
  });

  it('is accepted or refused with a sentence, whatever it says', () => {
    const line = fc.constantFrom(
      ...[
        'jobs:',
        'views:',
        '  retention-days: 3',
        '  ai-classes: [human]',
        '  history: yes',
        '- x',
      ],
      ...['__proto__: 1', '  constructor: {}', 'a: *b', '{', '"', '\t', '? k', '!!js/function x'],
    );
    fc.assert(
      fc.property(
        fc.array(line).map((lines) => lines.join('\n')),
        (text) => {
          for (const problem of problems(text)) expect(problem).toMatch(/^Line \d+: /);
        },
      ),
    );
  });
});
