// Access logs for the benchmarks: the same seed gives the same bytes, on every machine.
import { closeSync, openSync, writeSync } from 'node:fs';

export interface LogShape {
  lines: number;
  days: number;
  pages: number;
  /** Distinct user agents, on top of the named ones. */
  agents: number;
  format: 'combined' | 'json';
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const START = Date.UTC(2026, 9, 1);

const NAMED = [
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; ChatGPT-User/1.0; +https://openai.com/bot',
  'Claude-User (claude-code/2.1.88; +https://support.anthropic.com/)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; PerplexityBot/1.0; +https://perplexity.ai/perplexitybot)',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'curl/8.5.0',
  'axios/1.8.4',
];
const SYSTEMS = [
  'Windows NT 10.0; Win64; x64',
  'Macintosh; Intel Mac OS X 10_15_7',
  'X11; Linux x86_64',
  'Linux; Android 14; Pixel 8',
  'iPhone; CPU iPhone OS 18_1 like Mac OS X',
];
const WORDS =
  'guide api reference install quickstart auth tokens webhooks limits search deploy billing'.split(
    ' ',
  );
const ASSETS = ['/assets/app.4f1c.js', '/assets/site.css', '/img/logo.svg', '/fonts/inter.woff2'];

/** Writes the log in pieces, so that the generator itself stays small. */
export function writeLog(file: string, shape: LogShape): void {
  const random = mulberry32(20261115);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  // Squaring favors the low ranks, as real sites do: few pages get most of the views.
  const skewed = (n: number) => Math.floor(random() ** 2 * n);
  const step = (shape.days * 86_400_000) / shape.lines;
  const out = openSync(file, 'w');
  let text = '';
  for (let n = 0; n < shape.lines; n++) {
    const time = new Date(START + n * step);
    const ip = `${10 + skewed(200)}.${skewed(256)}.${skewed(256)}.${skewed(256)}`;
    const dice = random();
    const target = dice < 0.45 ? pick(ASSETS) : page(skewed(shape.pages), dice);
    const status = dice > 0.97 ? 404 : dice > 0.95 ? 301 : 200;
    const method = dice > 0.94 && dice < 0.95 ? 'POST' : 'GET';
    const agent = random() < 0.15 ? pick(NAMED) : browser(skewed(shape.agents));
    const referer =
      random() < 0.4 ? '-' : `https://docs.example.com${page(skewed(shape.pages), 0.5)}`;
    const size = 500 + skewed(90_000);
    text +=
      shape.format === 'combined'
        ? `${ip} - - [${clf(time)}] "${method} ${target} HTTP/1.1" ${status} ${size} "${referer}" "${agent}"\n`
        : `{"timestamp":"${time.toISOString()}","client_ip":"${ip}","host":"docs.example.com","url":"${target}","request_method":"${method}","request_protocol":"HTTP/1.1","request_referer":"${referer}","request_user_agent":"${agent}","response_status":${status},"response_body_size":${size}}\n`;
    if (text.length > 1 << 20) {
      writeSync(out, text);
      text = '';
    }
  }
  writeSync(out, text);
  closeSync(out);
}

function page(n: number, dice: number): string {
  const path = `/docs/${WORDS[n % 12]}/${WORDS[(n * 7) % 12]}-${n}`;
  if (dice > 0.93) return `${path}.md`;
  if (dice > 0.85) return `${path}?utm_source=newsletter&v=${n}`;
  return dice > 0.75 ? `${path}/` : path;
}

function browser(n: number): string {
  const major = 90 + (n % 60);
  const build = Math.floor(n / 300) % 6000;
  const system = SYSTEMS[Math.floor(n / 60) % SYSTEMS.length];
  return `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${major}.0.${build}.${n % 200} Safari/537.36`;
}

function clf(time: Date): string {
  const two = (n: number) => String(n).padStart(2, '0');
  const day = `${two(time.getUTCDate())}/${MONTHS[time.getUTCMonth()]}/${time.getUTCFullYear()}`;
  return `${day}:${two(time.getUTCHours())}:${two(time.getUTCMinutes())}:${two(time.getUTCSeconds())} +0000`;
}

function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
