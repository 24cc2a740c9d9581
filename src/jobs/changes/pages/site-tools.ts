// Which tools may read the pages of a repository, by the files that set them up. Where none is found,
// any of them may.
import { posix } from 'node:path';

type SiteTool =
  | ('mdx' | 'starlight' | 'vue' | 'jekyll' | 'mkdocs' | 'macros' | 'sphinx' | 'hugo' | 'mdbook')
  | ('antora' | 'quarto' | 'gitbook' | 'markdoc');

/** By the start of a file's name; the dot before the extension belongs to it. */
const BY_NAME: Record<string, SiteTool> = {
  'docusaurus.config.': 'mdx',
  'docs.json': 'mdx',
  'mint.json': 'mdx',
  'gatsby-config.': 'mdx',
  'next.config.': 'mdx',
  'source.config.': 'mdx',
  'astro.config.': 'starlight',
  '_config.yml': 'jekyll',
  '_config.yaml': 'jekyll',
  '_config.toml': 'jekyll',
  'mkdocs.yml': 'mkdocs',
  'mkdocs.yaml': 'mkdocs',
  'zensical.toml': 'mkdocs',
  'conf.py': 'sphinx',
  'myst.yml': 'sphinx',
  '_toc.yml': 'sphinx',
  'hugo.toml': 'hugo',
  'hugo.yaml': 'hugo',
  'hugo.yml': 'hugo',
  'hugo.json': 'hugo',
  'book.toml': 'mdbook',
  'antora.yml': 'antora',
  'antora-playbook.yml': 'antora',
  '_quarto.yml': 'quarto',
  '.gitbook.yaml': 'gitbook',
  'markdoc.config.': 'markdoc',
};
const OLD_HUGO = ['config.toml', 'config.yaml', 'config.yml', 'config.json'];
/** Plugins of MkDocs that fill in templates, and what could add them unseen. */
const MACROS = ['macros', 'extradata', 'jinja', 'hooks', 'INHERIT', 'markdown-exec'];
const MAX_CONFIG = 300_000;

export interface SiteTools {
  has(tool: SiteTool): boolean;
  /** No file sets up any tool. */
  isUnknown: boolean;
}

type Read = (path: string) => Promise<Buffer | null>;

export async function findSiteTools(paths: readonly string[], read: Read): Promise<SiteTools> {
  const found = new Set<SiteTool>();
  for (const path of paths) {
    const parts = path.split('/');
    if (parts.includes('node_modules')) continue;
    const name = parts.at(-1) ?? '';
    const tool = toolByName(name);
    if (tool !== undefined) found.add(tool);
    if (parts.includes('.vitepress') || parts.includes('.vuepress')) found.add('vue');
    if (parts.includes('_includes')) found.add('jekyll');
    const below = posix.join(posix.dirname(path), 'content/');
    const isHugo = OLD_HUGO.includes(name) && paths.some((one) => one.startsWith(below));
    if (isHugo || path.includes('config/_default/')) found.add('hugo');
    if (tool === 'mkdocs' && !found.has('macros') && (await mayFillIn(path, read)))
      found.add('macros');
  }
  // A book of Jupyter has the same name for its settings.
  if (found.has('sphinx') && !paths.some((path) => path.includes('_layouts/')))
    found.delete('jekyll');
  const isUnknown = found.size === 0;
  return { isUnknown, has: (tool) => isUnknown || found.has(tool) };
}

function toolByName(name: string): SiteTool | undefined {
  if (Object.hasOwn(BY_NAME, name)) return BY_NAME[name];
  const [first, second] = name.split('.');
  return BY_NAME[`${first}.${second}.`];
}

async function mayFillIn(path: string, read: Read): Promise<boolean> {
  const config = await read(path);
  if (config === null || config.length > MAX_CONFIG) return true;
  const text = config.toString('utf8');
  return MACROS.some((name) => text.includes(name));
}
