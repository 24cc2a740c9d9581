#!/usr/bin/env node
// A small agent without a model, for the demo, for tests and as a pattern for your own. It does what
// its rules can do and says what it did; the same request on the same files gives the same change.
//
//   agent-command: node examples/agents/script-agent.mjs
//
// What it understands:
//   a missing page, of mode: improve    the page, in the code's own words, and a link to it
//   replace "old" with "new"            in every page below docs/
//   … --flag …                          a row in the table of options, in the code's own words
//   … docs/page.md …: the text          puts the text on that page
//   … that the text                     the same, on the page whose line was commented on, or that
//                                       fits best
//   anything else                       a section that names where the repository speaks of it
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

const DOCS = 'docs';

function main() {
  const prompt = readFileSync(0, 'utf8');
  const wish = request(prompt);
  const problems = [...wish.matchAll(/^In `([^`]+)`, the link to `([^`]+)`/gm)];
  if (problems.length > 0) unlinkBroken(problems);
  else if (!addPage(wish) && !replaceText(wish) && !addFlag(wish))
    addSection(wish, pageOfLine(prompt));
}

/** The prompt has the request at its end; the conversation is also a file. */
function request(prompt) {
  const file = process.env.DOCKET_CONVERSATION_FILE;
  if (file === undefined) return prompt.split('## What to do now').at(-1).trim();
  return JSON.parse(readFileSync(file, 'utf8')).at(-1).text.trim();
}

/** The page of the line that was commented on, which Docket quotes in the prompt. */
function pageOfLine(prompt) {
  const quoted = /was made on a file of the pull request[^\n]*\n\| (docs\/[\w./-]+\.mdx?)$/m;
  return quoted.exec(prompt)?.[1];
}

/** A check failed: broken links become plain text. */
function unlinkBroken(found) {
  for (const [, page, target] of found) {
    const text = readFileSync(page, 'utf8');
    const link = new RegExp(`\\[([^\\]]*)\\]\\(${escapeRegExp(target)}[^)]*\\)`, 'g');
    writeFileSync(page, text.replace(link, '$1'));
  }
  console.log(`Turned ${found.length} broken link(s) into plain text.`);
}

/** A page that readers asked for and did not find. */
function addPage(text) {
  const page = /^> File that would be this page: (docs\/[\w./-]+\.mdx?)$/m.exec(text)?.[1];
  if (!page) return false;
  const name = basename(page).replace(/\.mdx?$/, '');
  const about = explanation(name);
  if (!about || existsSync(page)) {
    console.log(`Changed nothing: the code does not explain "${name}".`);
    return true;
  }
  const title = titleOf(name);
  mkdirSync(dirname(page), { recursive: true });
  writeFileSync(page, `${frontMatter(title)}# ${title}\n\n\`--${name}\`: ${about}\n`);
  const index = join(DOCS, 'index.md');
  if (existsSync(index)) {
    const link = `- [${title}](${relative(DOCS, page)})`;
    writeFileSync(index, `${readFileSync(index, 'utf8').trimEnd()}\n${link}\n`);
  }
  console.log(`Added ${page}, as the code explains it, and a link to it.`);
  return true;
}

function replaceText(text) {
  const match = /replace\s+["“`]([^"”`]+)["”`]\s+(?:with|by)\s+["“`]([^"”`]*)["”`]/i.exec(text);
  if (!match) return false;
  const [, before, after] = match;
  const changed = pages().filter((page) => {
    const old = readFileSync(page, 'utf8');
    if (!old.includes(before)) return false;
    writeFileSync(page, old.replaceAll(before, after));
    return true;
  });
  console.log(
    changed.length > 0
      ? `Replaced "${before}" with "${after}" in ${changed.join(', ')}.`
      : `Changed nothing: no page below ${DOCS}/ holds "${before}".`,
  );
  return true;
}

/** A flag that the code explains (`json: 'Prints …'`) and that a table of options lacks. */
function addFlag(text) {
  if (/\bdocs\/[\w./-]+\.mdx?\b/.test(text)) return false;
  const flag = /(?:^|\s)--([a-z][\w-]*)/.exec(text)?.[1];
  const about = flag && explanation(flag);
  const page = about && pages().find((file) => OPTION_ROW.test(readFileSync(file, 'utf8')));
  if (!page) return false;
  const lines = readFileSync(page, 'utf8').split('\n');
  if (lines.some((line) => line.startsWith(`| \`--${flag}`))) {
    console.log(`Changed nothing: ${page} lists --${flag} already.`);
    return true;
  }
  const last = lines.findLastIndex((line) => OPTION_ROW.test(line));
  lines.splice(last + 1, 0, `| \`--${flag}\` | ${about.replaceAll('|', '\\|')} |`);
  writeFileSync(page, lines.join('\n'));
  console.log(`Added --${flag} to the options in ${page}, as the code explains it.`);
  return true;
}

const OPTION_ROW = /^\| `--[\w-]+/m;

function explanation(flag) {
  const pattern = new RegExp(`["']?\\b${escapeRegExp(flag)}["']?:\\s*(["'\`])([^\\n]{10,}?)\\1`);
  const code = files('.').filter((file) => /\.[cm]?[jt]sx?$/.test(file));
  for (const file of code) {
    const match = pattern.exec(readFileSync(file, 'utf8'));
    if (match) return match[2];
  }
  return undefined;
}

function addSection(text, line) {
  const named = /\b(docs\/[\w./-]+\.mdx?)\b/.exec(text)?.[1];
  const title = titleOf(text.replace(named ?? '', ' '));
  const said = textIn(text);
  const body = said ?? mentionsOf(text);
  const remark = said ? '' : `\n${NO_MODEL}`;
  const page = named ?? line ?? bestPage(text) ?? join(DOCS, `${slug(title)}.md`);
  const section = `## ${title}\n\n${body}\n`;
  if (!existsSync(page)) {
    mkdirSync(dirname(page), { recursive: true });
    writeFileSync(page, `${frontMatter(title)}# ${title}\n\n${body}\n`);
    console.log(`Created ${page}. It is not linked from another page yet.${remark}`);
    return;
  }
  const old = readFileSync(page, 'utf8');
  if (old.includes(section.trim())) {
    console.log(`Changed nothing: ${page} says so already.`);
    return;
  }
  writeFileSync(page, `${old.trimEnd()}\n\n${section}`);
  console.log(`Added the section "${title}" to ${page}.${remark}`);
}

const NO_MODEL =
  'This agent is a script without a model, so it only lists the files that mention it. A model would write the text.';

/** What the request itself says. */
function textIn(text) {
  const said = /(?::\s+|\bthat\s+)([^\n]{10,})$/.exec(text.trim())?.[1];
  return said && `${said[0].toUpperCase()}${said.slice(1).replace(/[.!]*$/, '')}.`;
}

/** Where the repository speaks of it; nothing is made up. */
function mentionsOf(text) {
  const words = keywords(text);
  const places = files('.')
    .map((file) => ({ file, hits: words.filter((word) => mentions(file, word)).length }))
    .filter(({ hits }) => hits > 0)
    .sort((a, b) => b.hits - a.hits || (a.file < b.file ? -1 : 1))
    .slice(0, 5);
  if (places.length === 0) return 'The repository says nothing about this yet.';
  return [
    'The repository speaks of this in:',
    '',
    ...places.map(({ file }) => `- \`${file}\``),
  ].join('\n');
}

/** The page that shares most words with the request, by its path and its headings. */
function bestPage(text) {
  const words = keywords(text);
  const scored = pages().map((page) => {
    const headings = readFileSync(page, 'utf8').match(/^#{1,6} .*$/gm) ?? [];
    const about = `${page} ${headings.join(' ')}`.toLowerCase();
    return { page, score: words.filter((word) => about.includes(word)).length };
  });
  scored.sort((a, b) => b.score - a.score || (a.page < b.page ? -1 : 1));
  return scored[0]?.score > 0 ? scored[0].page : undefined;
}

/** As the neighbours have it: a title in front matter, or none. */
function frontMatter(title) {
  const [neighbour] = pages();
  const has = neighbour && readFileSync(neighbour, 'utf8').startsWith('---\n');
  return has ? `---\ntitle: ${JSON.stringify(title)}\n---\n\n` : '';
}

function titleOf(text) {
  const first = text.split(/\n|: |\bthat\b|[.!?](?:\s|$)/)[0];
  const plain = first
    .replace(/[`*_#<>[\]"“”]/g, '')
    .replace(/^\s*(?:please|can you|could you)\s+/i, '')
    .replace(
      /^\s*(?:add|document|describe|explain|write|mention|note|say|update)\b(?:\s+(?:a|an|the|about|section|page|note|on|to|in))*\s*/i,
      '',
    )
    .replace(/\s+(?:to|in|on)\s*$/i, '')
    .trim()
    .slice(0, 60);
  return plain === '' ? 'Note' : plain[0].toUpperCase() + plain.slice(1);
}

const SMALL_WORDS = new Set(
  'about after also and are can docs document describe explain for from have how into mention note page please section should that the their then there this what when where which with write you your'.split(
    ' ',
  ),
);

function keywords(text) {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  return [...new Set(words)].filter((word) => !SMALL_WORDS.has(word)).slice(0, 12);
}

function mentions(file, word) {
  const text = readFileSync(file, 'utf8');
  return !text.includes('\0') && text.toLowerCase().includes(word);
}

const pages = () => (existsSync(DOCS) ? files(DOCS).filter((file) => /\.mdx?$/.test(file)) : []);

function files(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative('.', join(entry.parentPath, entry.name)))
    .filter((file) => !/(?:^|\/)(?:\.git|node_modules|dist)\//.test(file))
    .sort();
}

const slug = (title) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

const escapeRegExp = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

main();
