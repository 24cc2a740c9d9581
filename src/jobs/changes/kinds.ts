// Kinds of files that are documentation and nothing else. A documentation folder also contains what
// builds, deploys and guards it, so a wildcard in `docs-paths` covers only the kinds below; whatever
// runs or configures something has to be named there.

const PAGES = ['md', 'mdx', 'markdown', 'mdoc', 'rst', 'adoc', 'asciidoc'];
const IMAGES = ['png', 'apng', 'jpg', 'jpeg', 'gif', 'webp', 'avif', 'svg', 'ico'];
const DIAGRAMS = ['mmd', 'mermaid', 'd2', 'dot', 'drawio', 'excalidraw', 'puml', 'plantuml'];
const MEDIA = ['mp4', 'm4v', 'webm', 'mov', 'ogv', 'mp3', 'm4a', 'ogg', 'wav', 'vtt', 'srt'];
const TABLES = ['csv', 'tsv'];
const KINDS = new Set([...PAGES, ...IMAGES, ...DIAGRAMS, ...MEDIA, ...TABLES]);

/**
 * Navigation and API descriptions, as pure data. Not here on purpose: HTML (a page of it runs
 * scripts), other `.txt` (pip installs what is in any of them), and every file of settings.
 */
const DATA =
  /^(?:(?:docs|mint|_?meta|navigation|versions)\.json|(?:_category_|sidebars?|[\w-]*-sidebars)\.(?:json|ya?ml)|_?toc\.ya?ml|\.pages|llms(?:-full)?\.txt)$/;
const API = /^(?:[\w.-]+[._-])?(?:openapi|swagger|asyncapi)(?:[._-][\w.-]+)?\.(?:json|ya?ml)$/;
/** `openapi.config.json` and the like tell a tool what to run or write. */
const API_TOOL =
  /(?:^|[._-])(?:generator|codegen|gen|settings|options|tools|rules(?:et)?)(?:[._-]|$)/;

/** GitHub reads these from `docs/` and from the root, and puts them into what others write. */
const TEMPLATE = /^(?:pull_request|issue|discussion)_template(?:\.|$)/;

/** Names that tools look for: an extension in `docs-paths` (`*.py`) does not cover them. */
const SETTINGS =
  /(?:^|[._-])(?:config|conf|rc|setup|lock|requirements|constraints)(?:[._-]|$)|^(?:package|composer|deno|[jt]sconfig|vercel|netlify|mkdocs|book|antora|action|docker-compose|compose|crowdin|renovate|robots|cmakelists|noxfile|fabfile|tasks|sidebars|gulpfile|gruntfile)[._-]/;

/** Why a wildcard does not cover this file, or undefined. `covering` are the globs that match it. */
export function beyondDocumentation(path: string, covering: readonly string[]): string | undefined {
  const parts = path.toLowerCase().split('/');
  const name = parts.at(-1) ?? '';
  const extension = /\.(\w+)$/.exec(name)?.[1];
  const named = covering.some((glob) => glob.split('/').at(-1)?.toLowerCase() === name);
  if (named) return undefined;
  if (parts.some((part) => TEMPLATE.test(part)))
    return 'is read by GitHub as a template; name it in `docs-paths` to allow it';
  if (DATA.test(name)) return undefined;
  if (API.test(name) && !SETTINGS.test(name) && !API_TOOL.test(name)) return undefined;
  if (extension !== undefined && KINDS.has(extension)) return undefined;
  const spelledOut = covering.some((glob) => extensions(glob).includes(extension ?? ''));
  if (spelledOut && !SETTINGS.test(name)) return undefined;
  return 'is not documentation (pages, images, media, navigation, API descriptions); name it in `docs-paths` to allow it';
}

/** The extensions that a glob writes out: `*.css`, `*.{css,js}`. */
function extensions(glob: string): string[] {
  const [, one, several = ''] = /\.(?:(\w+)|\{([\w,]+)\})$/.exec(glob.toLowerCase()) ?? [];
  return one === undefined ? several.split(',').filter(Boolean) : [one];
}
