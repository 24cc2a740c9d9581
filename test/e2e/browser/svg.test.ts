// What the strict reader lets pass does nothing in a real browser: opened by itself, put into a page,
// and clicked. And the images it refuses are real attacks: most of them run there.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { svgProblem } from '../../../src/jobs/changes/svg.ts';
import { launch, noBrowser } from '../../support/browser.ts';
import { skipAllBecause } from '../../support/programs.ts';
import { HOSTILE, HOSTILE_LINKS, ORDINARY } from '../../support/svgs.ts';

describe('an SVG in Chromium', () => {
  skipAllBecause(noBrowser);
  const dir = mkdtempSync(join(tmpdir(), 'docket-svg-'));
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  let printed: string[] = [];
  beforeAll(async () => {
    if (noBrowser) return;
    browser = await launch();
    context = await browser.newContext();
    await openPage();
  });
  afterAll(async () => {
    await browser?.close();
    rmSync(dir, { recursive: true, force: true });
  });

  async function openPage(): Promise<void> {
    page = await context.newPage();
    page.on('console', (message) => printed.push(message.text()));
  }

  /** Nothing of an image runs after it. A new page, which is a new process, is rarely necessary. */
  async function leave(): Promise<void> {
    try {
      await page.goto('about:blank');
    } catch {
      // A link that was clicked was still on its way.
      await page.close();
      await openPage();
    }
  }

  /** By itself and in a page. */
  async function runs(content: string | Buffer): Promise<boolean> {
    const image = Buffer.from(content as string);
    writeFileSync(join(dir, 'a.svg'), image);
    writeFileSync(join(dir, 'a.html'), Buffer.concat([Buffer.from('<meta charset=utf-8>'), image]));
    printed = [];
    for (const name of ['a.svg', 'a.html']) {
      await page.goto(pathToFileURL(join(dir, name)).href);
      await page.mouse.click(20, 20);
      await page.evaluate('new Promise((done) => setTimeout(done))').catch(() => undefined);
      await leave();
    }
    return printed.includes('RAN');
  }

  it.each(Object.entries(ORDINARY))('from %s runs nothing', async (_, text) => {
    expect(svgProblem(Buffer.from(text))).toBeUndefined();
    expect(await runs(text)).toBe(false);
  });

  it('that runs something is refused', async () => {
    const ran: string[] = [];
    for (const [what, content] of Object.entries({ ...HOSTILE, ...HOSTILE_LINKS })) {
      if (await runs(content)) ran.push(what);
      expect(svgProblem(Buffer.from(content as string)), what).toBeDefined();
    }
    expect(ran).toEqual(
      expect.arrayContaining([
        ...['a script', 'a prefix with a dash', 'a prefix with an accent', 'onload'],
        ...['an XHTML script with a dashed prefix', 'ISO-2022-JP within a word'],
        ...['a comment that HTML ends early', 'href "java&#9;script:"'],
      ]),
    );
  }, 120_000);
});
