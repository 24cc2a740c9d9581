// What the pages of a site report about their views, and who takes it.
import * as z from 'zod';

/** Longer paths are junk, and a report could not show them. */
const MAX_PATH = 1_000;

export const PageView = z.object({
  path: z
    .string()
    .min(1)
    .max(MAX_PATH)
    .describe('The path of the page. The query string and the fragment are ignored.'),
  status: z
    .int()
    .min(0)
    .max(999)
    .optional()
    .describe('The HTTP status of the page, if known. 404 and 410 count as missing pages.'),
  referrer: z
    .string()
    .max(300)
    .optional()
    .describe('The origin of the page that linked here; empty if there is none.'),
  source: z
    .string()
    .max(100)
    .optional()
    .describe('The value of `utm_source` in the address of the page.'),
});
export type PageView = z.infer<typeof PageView>;

export interface ViewCollector {
  /** Where the project's pages may be; undefined for a project whose views are not collected. */
  originsOf(projectId: string): Promise<readonly string[] | undefined>;
  add(projectId: string, view: PageView & { agent: string }): void;
  /** Whether views wait in memory because they cannot be stored. */
  readonly failing: boolean;
}

interface CollectRoute {
  name: string;
  method: 'GET' | 'POST';
  path: string;
  summary: string;
  description: string;
}

/** These need no key. */
export const COLLECT = {
  script: {
    name: 'getCollectScript',
    method: 'GET',
    path: '/t.js',
    summary: 'Get the script that reports page views',
    description:
      'Pages load this script with `data-project`. It sends a page view for each page, and nothing for readers who ask not to be tracked.',
  },
  view: {
    name: 'collectView',
    method: 'POST',
    path: '/v1/collect/{projectId}',
    summary: 'Report a page view',
    description:
      'Counts a view of a page. The `Origin` header must be one of the origins of the project.',
  },
  pixel: {
    name: 'collectPixel',
    method: 'GET',
    path: '/v1/collect/{projectId}/pixel.gif',
    summary: 'Report a page view without a script',
    description:
      'Counts a view of the page in the `Referer` header, which must have one of the origins of the project.',
  },
} as const satisfies Record<string, CollectRoute>;
export const COLLECT_ROUTES: readonly CollectRoute[] = Object.values(COLLECT);
