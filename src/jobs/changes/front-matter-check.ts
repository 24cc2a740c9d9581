// Whether a page's front matter is in order: one that does not parse breaks the build of most
// documentation sites, so it is reported before the pull request. The parser is loaded for the first.

export interface FrontMatter {
  /** Does the page start with a block at all? */
  present: boolean;
  /** What is wrong with it, one short sentence each, without a file's name. */
  problems: string[];
}

export async function frontMatter(page: string): Promise<FrontMatter> {
  const text = page.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  if (!/^---[ \t]*\n/.test(text)) return { present: false, problems: [] };
  const end = /\n(?:---|\.\.\.)[ \t]*(?:\n|$)/.exec(text.slice(3));
  if (end === null) {
    // A page may also start with a horizontal rule.
    const isBlock = /^---[ \t]*\n\s*[\w-]+[ \t]*:/.test(text);
    return { present: isBlock, problems: isBlock ? ['its front matter is never closed'] : [] };
  }
  const block = text.slice(text.indexOf('\n') + 1, 3 + end.index + 1);
  return { present: true, problems: await findProblems(block) };
}

async function findProblems(block: string): Promise<string[]> {
  const { readYaml, yamlExcess } = await import('../../shared/text/yaml.ts');
  const excess = yamlExcess(block);
  if (excess !== undefined) return [`its front matter has ${excess}`];
  const { value = {}, problems } = readYaml(block, { aliases: true });
  const [problem] = problems;
  // The line with `---` counts.
  if (problem)
    return [`its front matter is not valid YAML at line ${problem.line + 1}: ${problem.message}`];
  if (value !== null && (typeof value !== 'object' || Array.isArray(value)))
    return ['its front matter is not a list of `key: value` lines'];
  const title = (value as Record<string, unknown> | null)?.title;
  if (title !== undefined && typeof title !== 'string' && typeof title !== 'number')
    return ['the `title` of its front matter is not text'];
  return [];
}
