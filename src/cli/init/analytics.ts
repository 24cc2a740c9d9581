// Which analytics service a site already has: its script is in a template or in the site's configuration.
import type { SourceSettings } from '../../views/sources/settings.ts';
import type { Base } from './place.ts';

export interface FoundAnalytics {
  source: SourceSettings;
  /** The file that names it. */
  path: string;
}

/** The secret with the service's key. */
export const VIEWS_SECRET = 'DOCKET_VIEWS_KEY';

/** Configurations of sites, and templates. Pages are left out: they may only write about it. */
const LIKELY =
  /(?:^|\/)(?:mkdocs\.ya?ml|_config\.ya?ml|conf\.py|book\.toml|(?:hugo|config)\.(?:toml|ya?ml)|(?:docusaurus|astro|nuxt|next)\.config\.[cm]?[jt]s|\.vitepress\/config\.[cm]?[jt]s|(?:_includes|_layouts|layouts|overrides|_templates|partials|theme)\/[^\n]*\.html|index\.html)$/;
const MAX_FILES = 50;
const MAX_CHARS = 200_000;

/** The files are read only to offer something, which people see before anything is written. */
export async function findAnalytics(base: Base): Promise<FoundAnalytics | undefined> {
  const paths = (await base.list()).filter((path) => LIKELY.test(path)).slice(0, MAX_FILES);
  for (const path of paths) {
    const source = recognize(((await base.read(path)) ?? '').slice(0, MAX_CHARS));
    if (source) return { source, path };
  }
  return undefined;
}

const HOST = String.raw`https?:\/\/[\w.-]{1,100}(?::\d{1,5})?`;
/** In HTML an attribute, in a configuration the entry of an object. */
const field = (name: string, value: string) =>
  new RegExp(String.raw`${name}["']?\s*[=:]\s*["']?(${value})`, 'i');
const GOATCOUNTER = field('data-goatcounter', `${HOST}\\/count`);
const UMAMI = field('data-website-id', String.raw`[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}`);
const DOMAIN = field('data-domain', String.raw`[\w.-]{1,200}`);
const SCRIPT = new RegExp(`(${HOST})\\/(?:js\\/)?(?:script|plausible)[\\w.-]{0,60}\\.js`, 'i');

export function recognize(text: string): SourceSettings | undefined {
  const goat = GOATCOUNTER.exec(text)?.[1];
  if (goat) return { kind: 'goatcounter', address: new URL(goat).origin };
  const host = SCRIPT.exec(text)?.[1];
  const website = UMAMI.exec(text)?.[1];
  if (website)
    return { kind: 'umami', site: website, ...elsewhere(host, 'https://cloud.umami.is') };
  const domain = DOMAIN.exec(text)?.[1];
  if (!domain || !/plausible/i.test(text)) return undefined;
  return { kind: 'plausible', site: domain, ...elsewhere(host, 'https://plausible.io') };
}

/** A server of one's own. */
function elsewhere(host: string | undefined, cloud: string): { address?: string } {
  return host === undefined || host === cloud ? {} : { address: host };
}

/** As lines of `.github/docket.yml`; JSON is YAML. */
export function sourceLines({ source }: FoundAnalytics): string {
  return `views:\n  source: ${JSON.stringify(source)}\n`;
}
