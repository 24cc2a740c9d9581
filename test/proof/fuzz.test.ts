// Everything that reads foreign text, with random text rich in what is easy to get wrong. Nothing
// throws but refusals that are sentences, and what is promised holds for every text.

import { afterAll, describe, expect, it } from 'vitest';
import { parseCommands } from '../../src/bot/events/slash-command.ts';
import { parseConfig } from '../../src/config/settings.ts';
import type { FileChange } from '../../src/jobs/changes/change.ts';
import { refusals } from '../../src/jobs/changes/fence.ts';
import { InvalidRequest } from '../../src/shared/errors.ts';
import { bound, clean, defuse } from '../../src/shared/text/foreign.ts';
import { Analytics } from '../../src/views/counting/analytics.ts';
import { logLine } from '../support/access-logs.ts';
import { InstantClock } from '../support/clock.ts';
import { logOf } from '../support/log-source.ts';
import fc, { anyCharacter } from '../support/properties.ts';
import { scale } from '../support/scale.ts';
import { printTable } from './table.ts';

const table: (string | number)[][] = [];
afterAll(() => printTable('Fuzz', ['what', 'cases', 'counterexamples'], table));

function holds<T>(
  what: string,
  arbitrary: fc.Arbitrary<T>,
  check: (value: T) => void,
  runs: number,
) {
  it(what, () => {
    fc.assert(fc.property(arbitrary, check), { numRuns: runs });
    table.push([what, runs, 0]);
  });
}

const CASES = scale(2_000, 100_000);

/** Text of these pieces and of anything else. */
const made = (...pieces: string[]) =>
  fc
    .array(
      fc.oneof(
        { arbitrary: fc.constantFrom(...pieces), weight: 4 },
        { arbitrary: fc.string({ unit: anyCharacter, maxLength: 6 }), weight: 1 },
      ),
      { maxLength: 30 },
    )
    .map((parts) => parts.join(''));

const markdown = made(
  ...['/docs', '/docs ', ' /docs x', '\n', '\n\n', '\r\n', '> ', '- ', '1. ', '```', '~~~', '    '],
  ...['`', '``', '<!--', '-->', '<details>', '</details>', '<a ', '>', '# ', '---', '\t', '\u200b'],
  ...['new', 'status', 'help', 'x', ' ', '\u00a0', '/docsy', '\ud800', '<pre>', '</pre>', '\\'],
);

describe('a comment', () => {
  holds(
    'a command is found only where a line begins with its word',
    markdown,
    (body) => {
      const found = parseCommands(body, '/docs');
      if (found.length === 0) return;
      expect(body).toMatch(/(?:^|[\n\r])[ \t]*\/docs(?:[^\w/-]|$)/i);
      for (const command of found) {
        if ('prompt' in command) expect(command.prompt.trim()).not.toBe('');
      }
    },
    CASES,
  );

  holds(
    'a quoted or fenced comment holds no command',
    markdown,
    (body) => {
      const lines = body.split(/\r\n|\r|\n/);
      expect(parseCommands(lines.map((line) => `> ${line}`).join('\n'), '/docs')).toEqual([]);
      const safe = lines.filter((line) => !line.includes('~~~~'));
      expect(parseCommands(`~~~~\n${safe.join('\n')}\n~~~~`, '/docs')).toEqual([]);
    },
    CASES,
  );
});

const foreign = made(
  ...[
    '<!--',
    '-->',
    '--!>',
    '\u200b',
    '\u200d',
    '\ufe0f',
    '\u202e',
    '\u{e0041}',
    '\ud800',
    '\udc00',
  ],
  ...['@mona', '#1', 'GH-1', '&#64;', '&commat;', '](', ']:', '![', '<img', '://', 'www.', '/docs'],
  ...['::error::', '##[', '\n', '\r', '\u2028', ' ', 'a', '1', '👩', '[//]: # (x)', 'fixes ', '`'],
);

describe('the sanitiser', () => {
  holds(
    'cleaned text holds nothing invisible and is clean',
    foreign,
    (text) => {
      const once = clean(text);
      expect(clean(once)).toBe(once);
      expect(once.isWellFormed()).toBe(true);
      expect(once).not.toMatch(/[\u200b\u202a-\u202e\u2066-\u2069\u{e0000}-\u{e007f}]|<!--/u);
      expect(once).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/);
    },
    CASES,
  );
  holds(
    'defused text mentions, refers, links, loads and commands nothing',
    foreign,
    (text) => {
      const once = defuse(clean(text));
      expect(defuse(once)).toBe(once);
      expect(once).not.toMatch(/@[a-z\d]|#\d|GH-\d|<[a-z/!?]|\][([:]|:\/\/|www\.|##\[/i);
      expect(once).not.toMatch(/^[ \t]*(?:\/[a-z]|::)/im);
      expect(once).not.toMatch(/&(?:#|[a-z])/i);
    },
    CASES,
  );
  holds(
    'bounded text is not longer than it may be, and whole',
    fc.tuple(foreign, fc.integer({ min: 1, max: 60 })),
    ([text, max]) => {
      const short = bound(text.toWellFormed(), max);
      expect(Array.from(short).length).toBeLessThanOrEqual(max);
      expect(short.isWellFormed()).toBe(true);
    },
    CASES,
  );
});

const path = made(
  ...[
    'docs',
    '/',
    '..',
    '.',
    '.git',
    '.GIT',
    '.github',
    '.gitmodules',
    'hooks',
    'pre-commit',
    '\\',
  ],
  ...['.md', 'a', ' ', '~1', ':', '\u200c', '\u202e', 'ı', 'ſ', '-', '\0', '\n', '.ɡit', 'AGENTS'],
);
const change = fc.record<FileChange>({
  path,
  kind: fc.constantFrom('added', 'modified', 'deleted'),
  mode: fc.constantFrom('100644', '100755', '120000', '160000'),
  content: fc.oneof(
    fc.constant(null),
    path.map((text) => Buffer.from(text)),
  ),
});

describe('the fence', () => {
  holds(
    'what passes is a plain path below docs or a page, and never git’s or GitHub’s',
    change,
    (one) => {
      if (refusals([one]).length > 0) return;
      const parts = one.path.split('/');
      expect(parts).not.toContain('..');
      expect(one.path).not.toMatch(/^\/|\\|[\0\n]/);
      expect(parts.filter((part) => part.toLowerCase().startsWith('.git'))).toEqual([]);
      expect(one.path).toMatch(/^docs\/|\.mdx?$|^docs\.json$/);
      expect(one.mode).not.toBe('160000');
      if (one.mode === '120000' && one.content && one.kind !== 'deleted') {
        expect(one.content.toString()).not.toMatch(/^\//);
      }
    },
    CASES,
  );
});

const yaml = made(
  ...['agent', 'jobs', 'views', 'pull-request', ':', ': ', '\n', '\n  ', '- ', '[', ']', '{', '}'],
  ...[
    '&a',
    '*a',
    '<<',
    '!!js/function',
    '__proto__',
    'labels',
    'max-tokens',
    '1',
    '"',
    "'",
    '|',
    '#',
  ],
);

describe('the configuration', () => {
  holds(
    'any text is a configuration or refused with its lines',
    yaml,
    (text) => {
      try {
        expect(parseConfig(text).jobs['retention-days']).toBeGreaterThan(0);
      } catch (error) {
        expect(error).toBeInstanceOf(InvalidRequest);
        expect((error as InvalidRequest).details.join()).toMatch(/^Line \d+: /);
      }
      expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    },
    CASES,
  );
});

const log = made(
  ...[
    '203.0.113.9',
    ' - - ',
    '[01/Oct/2026:12:00:00 +0000]',
    '"GET /a HTTP/1.1"',
    ' 200 ',
    '"',
    '\\"',
  ],
  ...[
    '{"',
    '":',
    '"}',
    '{"timestamp":"2026-10-01T12:00:00Z","url":"/a"}',
    '#Fields: date time',
    '\t',
  ],
  ...['\n', '\r\n', '\0', '\x1f\x8b', '__proto__', '/%zz', '%2e%2e', 'Mozilla/5.0', '2026-10-01'],
);

describe('the log reader', () => {
  const runs = scale(300, 100_000);
  it(
    'counts the good lines whatever stands between them',
    async () => {
      const good = logLine(1, '/a');
      const property = fc.asyncProperty(log, async (text) => {
        const noise = text.replaceAll('/a', '/b');
        const source = logOf('a.log', `${good}${noise}\n${good}`, 64);
        const engine = new Analytics({ logs: async () => [source], clock: new InstantClock() });
        const { views } = await engine.views({});
        expect(views.find((page) => page.path === '/a')?.total).toBe(2);
        const { rejected, lines } = (await engine.insights({})).quality;
        expect(rejected).toBeLessThanOrEqual(lines);
      });
      await fc.assert(property, { numRuns: runs });
      table.push(['the good lines of a log are counted whatever stands between', runs, 0]);
    },
    scale(120_000, 3_600_000),
  );
});
