// Writes the demo's access log: two weeks of a small site, people and AI, the same bytes each time.
import { mkdirSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const FROM = Date.UTC(2026, 9, 26);
const DAYS = 14;
const HOUR = 3_600_000;

const PAGES = [
  ['/docs/', 40],
  ['/docs/start', 30],
  ['/docs/cli', 24],
  ['/docs/maps', 14],
  ['/docs/offline', 10],
  ['/docs/api/trails', 9],
  ['/docs/api/places', 5],
  ['/docs/changelog', 4],
] as const;

const AGENTS = [
  [
    'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36',
    34,
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
    22,
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1',
    14,
  ],
  ['claude-code/2.0.31', 10],
  [
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ChatGPT-User/1.0; +https://openai.com/bot)',
    8,
  ],
  ['Cursor/1.7.44', 5],
  [
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Claude-User/1.0; +Claude-User@anthropic.com)',
    4,
  ],
  [
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
    6,
  ],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 7],
] as const;

let seed = 20261109;
const random = () => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return seed / 2 ** 32;
};

function pick<T>(choices: readonly (readonly [T, number])[]): T {
  let left = random() * choices.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [value, weight] of choices) {
    left -= weight;
    if (left < 0) return value;
  }
  throw new Error('There is nothing to choose from.');
}

const lines: string[] = [];
for (let day = 0; day < DAYS; day += 1) {
  const weekend = [0, 6].includes(new Date(FROM + day * 24 * HOUR).getUTCDay());
  // AI reads more in the second week, and the offline page is found.
  const second = day >= 7;
  const visits = Math.round((weekend ? 90 : 190) * (second ? 1.18 : 1));
  const times = Array.from({ length: visits }, () => Math.floor(random() * 24 * HOUR));
  for (const time of times.sort((a, b) => a - b)) {
    const agent = pick(AGENTS);
    const ai = /claude|chatgpt|cursor/i.test(agent);
    const missing = ai && random() < 0.06;
    const path = missing ? '/docs/json' : pick(second ? [...PAGES, ['/docs/offline', 14]] : PAGES);
    const asked = ai && random() < 0.5 && !path.endsWith('/') ? `${path}.md` : path;
    lines.push(line(FROM + day * 24 * HOUR + time, asked, missing ? 404 : 200, agent));
    if (!ai && random() < 0.5) {
      lines.push(line(FROM + day * 24 * HOUR + time, '/assets/site.css', 200, agent));
    }
  }
}

function line(time: number, path: string, status: number, agent: string): string {
  const date = new Date(time).toUTCString().match(/(\d{2}) (\w{3}) (\d{4}) ([\d:]{8})/);
  const address = `203.0.113.${Math.floor(random() * 254) + 1}`;
  const [, dayOfMonth, month, year, clock] = date ?? [];
  return `${address} - - [${dayOfMonth}/${month}/${year}:${clock} +0000] "GET ${path} HTTP/1.1" ${status} ${800 + Math.floor(random() * 9000)} "-" "${agent}"`;
}

mkdirSync('examples/site/logs', { recursive: true });
writeFileSync('examples/site/logs/access.log.gz', gzipSync(`${lines.join('\n')}\n`, { level: 9 }));
console.log(`${lines.length} lines`);
