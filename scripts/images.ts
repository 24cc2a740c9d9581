// Creates the README's images: runs the demo, opens its pages in Chromium, and takes screenshots of
// the thread and the report in light and dark mode. Requires the package chromium.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { type Browser, chromium } from 'playwright-core';

const OUT = 'docs/images';
const MARGIN = 16;
const SCHEMES = ['light', 'dark'] as const;

interface Picture {
  name: string;
  url: string;
  width: number;
  /** The picture ends below this. */
  until: string;
}

async function main(): Promise<void> {
  mkdirSync(OUT, { recursive: true });
  const demo = spawn(process.execPath, ['scripts/demo.ts', '--keep'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const { thread, report } = await places(demo.stdout);
    const answer = 'article.entry:has(.badge) >> nth=0';
    await photograph(browser, { name: 'thread', url: thread, width: 900, until: answer });
    const picture = { name: 'report', url: report, width: 1100 };
    await photograph(browser, { ...picture, until: 'section >> nth=0' });
  } finally {
    await browser.close();
    demo.kill('SIGINT');
    await once(demo, 'exit');
  }
}

/** The links the demo prints in its last lines. */
async function places(output: NodeJS.ReadableStream): Promise<{ thread: string; report: string }> {
  let thread = '';
  for await (const line of createInterface({ input: output })) {
    const [, what, url = ''] = /^ {3}(.+): ((?:http|file):\S+)$/.exec(line) ?? [];
    if (what?.endsWith('pull request')) thread = url;
    if (what?.startsWith('The report')) return { thread, report: url };
  }
  throw new Error('The demo ended before it printed its links.');
}

async function photograph(browser: Browser, { name, url, width, until }: Picture): Promise<void> {
  for (const colorScheme of SCHEMES) {
    const viewport = { width, height: 2000 };
    const page = await browser.newPage({ viewport, colorScheme, deviceScaleFactor: 1.5 });
    await page.goto(url);
    const end = await page.locator(until).boundingBox();
    if (!end) throw new Error(`${name} has no ${until}.`);
    const clip = { x: 0, y: 0, width, height: Math.ceil(end.y + end.height + MARGIN) };
    await page.screenshot({ path: `${OUT}/${name}-${colorScheme}.png`, clip });
    await page.close();
  }
}

await main();
