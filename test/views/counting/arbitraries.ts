// Random requests, rich in what is easy to get wrong.
import fc from '../../support/properties.ts';
import type { Request } from './reference.ts';

const FROM = Date.UTC(2026, 9, 30);
const TO = Date.UTC(2026, 10, 4);

const segment = fc.constantFrom(
  ...['a', 'B', 'guide', 'v1.2', 'index', 'index.html', 'INDEX.HTM', 'index.md', 'next.js'],
  ...['x.md', 'x.mdx', 'y.html', 'z.html.md', 'logo.png', 'app.JS', 'llms.txt', 'skill.md', ''],
  ...['caf%C3%A9', 'caf%c3%a9', 'a%20b', '%2Fetc', '%41', '%ff', '100%25', '%E2%80%AE', '%zz'],
  ...['.md', '_next', 'robots.txt', '~user', "it's", '%3Cb%3E', 'a;b=1', 'über'.slice(1), '%00'],
);
const query = fc.constantFrom('', '', '', '?q=1', '?_rsc=1a2b', '?a=1&_rsc=x', '?x_rsc=1', '?');

const target = fc
  .tuple(fc.array(segment, { maxLength: 4 }), fc.constantFrom('', '/', '#top'), query)
  .map(([segments, end, tail]) => `/${segments.join('/')}${end}${end === '#top' ? '' : tail}`);

export const agents = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:132.0) Gecko/20100101 Firefox/132.0',
  'Mozilla/5.0 (Linux; Android 8.0.0; CUBOT_P20) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/70.0.3538.110 Mobile Safari/537.36',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; ChatGPT-User/1.0; +https://openai.com/bot',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
  'Mozilla/5.0 (compatible; PerplexityBot/1.0; +https://perplexity.ai/perplexitybot)',
  'Claude-User (claude-code/2.1.88; +https://support.anthropic.com/)',
  'axios/1.8.4',
  'curl/8.5.0',
  '-',
  'odd "quoted" \\agent\\',
  'x',
];

export const requests = fc.array(
  fc.record<Request>({
    time: fc.integer({ min: FROM / 1000, max: TO / 1000 }).map((seconds) => seconds * 1000),
    zone: fc.constantFrom(0, 0, 60, -480, 330, 345, -210, 840),
    method: fc.constantFrom('GET', 'GET', 'GET', 'GET', 'POST', 'HEAD', 'get'),
    target,
    status: fc.constantFrom(200, 200, 200, 206, 301, 304, 404, 500),
    agent: fc.constantFrom(...agents),
  }),
  { minLength: 1, maxLength: 60 },
);
