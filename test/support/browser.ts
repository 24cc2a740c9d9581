import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { findProgram } from './programs.ts';
import { atTestEnd } from './test-end.ts';

const executablePath = ['chromium', 'chromium-browser', 'google-chrome']
  .map(findProgram)
  .find((path) => path !== undefined);

/** Why browser tests are left out; undefined where there is a browser. */
export const noBrowser = executablePath
  ? undefined
  : 'there is no Chromium. Install the package chromium.';

/** This list replaces playwright's own: most of it is theirs. */
const DISABLED = [
  // Pages of the address bar, two for each window. Loading them took half of the browser's time.
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'AimEnabled', 'LensOverlay'],
  // What asks the network for something, or for something else.
  ...['HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable', 'OptimizationHints', 'MediaRouter'],
  ...['NetworkTimeServiceQuerying', 'PreconnectToSearch', 'AvoidCorsURLLoaderRestartOnRedirect'],
  // What shows or keeps something else than a person sees.
  ...['PaintHolding', 'ThirdPartyStoragePartitioning', 'AvoidUnnecessaryBeforeUnloadCheckSync'],
  'DestroyProfileOnBrowserClose',
];

export async function launch(): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: executablePath ?? '',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--disable-features=${DISABLED.join()}`,
    ],
  });
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    // The limit of the test decides: a busy machine takes longer than the browser's own 30 seconds.
    context.setDefaultTimeout(0);
    return context;
  };
  return browser;
}

export interface Opened {
  page: Page;
  /** What the page asked for beyond itself, what it printed and what it threw. */
  trouble: string[];
}

/** A file in a page of its own, closed when the test is over. */
export async function open(
  browser: Browser,
  file: string,
  options: BrowserContextOptions = {},
): Promise<Opened> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  atTestEnd(() => context.close());
  const page = await context.newPage();
  const url = pathToFileURL(file).href;
  const trouble: string[] = [];
  page.on('request', (request) => {
    if (request.url() !== url) trouble.push(`asked for ${request.url()}`);
  });
  page.on('console', (message) => trouble.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => trouble.push(error.message));
  page.on('dialog', (dialog) => {
    trouble.push(`said ${dialog.message()}`);
    dialog.dismiss();
  });
  await page.goto(url);
  return { page, trouble };
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe says against a page. Its whole report takes longer to fetch than to write. */
export async function complaints(page: Page, options: object = {}): Promise<string[]> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(AXE);
  const wanted = JSON.stringify({ resultTypes: ['violations'], ...options });
  return page.evaluate(`axe.run(document, ${wanted}).then(({ violations }) =>
    violations.map(({ id, nodes }) => id + ': ' + nodes[0]?.html))`);
}
