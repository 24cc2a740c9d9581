#!/usr/bin/env node
// A small agent without a model, for the demo, for tests and as a pattern for your own. It does a few
// things and says what it did; the same request on the same files gives the same change. Everything else
// it declines with a question, as an agent should that cannot do what it was asked.
//
//   agent-command: node examples/agents/script-agent.mjs
//
// What it understands:
//   a missing page, of mode: improve         the page, in the code's own words, and a link to it
//   the code of a pull request, of audition  rows of options for its flags
//   replace "old" with "new"                 in every page below docs/, or in the page that is named
//   rename "old" to "new"                    the same
//   remove "text", --flag, or this           a section by its heading, a row of options, a text, or the
//                                            line that was commented on
//   explain --flag                           a row in the table of options, in the code's own words
//   add "Title" to docs/page.md: the text    a section on that page
//   say that the text                        the same, on the page whose line was commented on, or that
//                                            fits best
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

const DOCS = 'docs';

function main() {
  const prompt = readFileSync(0, 'utf8');
  const wish = request(prompt);
  const said =
    unlinkBroken(wish) ??
    addPage(wish) ??
    fixFindings(prompt, wish) ??
    followCode(prompt, wish) ??
    replaceText(wish) ??
    removeText(wish, commentedLine(prompt)) ??
    explainFlag(wish) ??
    addText(wish, commentedLine(prompt)?.page) ??
    decline();
  console.log(said);
}

/** The prompt has the request at its end; the conversation is also a file. */
function request(prompt) {
  const file = process.env.DOCKET_CONVERSATION_FILE;
  const text =
    file === undefined
      ? prompt.split('## What to do now').at(-1)
      : JSON.parse(readFileSync(file, 'utf8')).at(-1).text;
  return text.trim().replace(/^(?:(?:please|can you|could you|would you|now|also)\s+)+/i, '');
}

/** The line that was commented on, which Docket quotes in the prompt: its page, number, and text. */
function commentedLine(prompt) {
  const quoted =
    /was made on a file of the pull request(?:, lines? (?:\d+\D+)?(\d+))?[^\n]*\n\| (docs\/[\w./-]+\.mdx?)\n+(?:The change there[^\n]*\n((?:\|[^\n]*\n)+))?/;
  const [, number, page, hunk] = quoted.exec(`${prompt}\n`) ?? [];
  const last = hunk?.trimEnd().split('\n').at(-1);
  return page && { page, number: Number(number ?? 0), text: last?.replace(/^\| ?[-+ ]?/, '') };
}

// Each of these returns what it did, or undefined if the request is for another one.

/** A check failed: broken links become plain text. */
function unlinkBroken(wish) {
  const found = [...wish.matchAll(/^In `([^`]+)`, the link to `([^`]+)`/gm)];
  if (found.length === 0) return undefined;
  for (const [, page, target] of found) {
    const link = new RegExp(`\\[([^\\]]*)\\]\\(${escapeRegExp(target)}[^)]*\\)`, 'g');
    writeFileSync(page, read(page).replace(link, '$1'));
  }
  return `Turned ${found.length} broken link(s) into plain text.`;
}

/** A page that readers asked for and did not find. */
function addPage(wish) {
  const page = /^> File that would be this page: (docs\/[\w./-]+\.mdx?)$/m.exec(wish)?.[1];
  if (!page) return undefined;
  const name = basename(page).replace(/\.mdx?$/, '');
  const about = explanation(name);
  if (!about || existsSync(page)) {
    return `Changed nothing: the code does not explain "${name}".`;
  }
  // As the code writes it: `json` is JSON.
  const title = new RegExp(`\\b${escapeRegExp(name)}\\b`, 'i').exec(about)?.[0] ?? capital(name);
  write(page, `${frontMatter(title)}# ${title}\n\n\`--${name}\`: ${about}\n`);
  const index = join(DOCS, 'index.md');
  if (existsSync(index)) {
    writeFileSync(index, `${read(index).trimEnd()}\n- [${title}](${relative(DOCS, page)})\n`);
  }
  return `Added ${page}, as the code explains it, and a link to it.`;
}

/** What the documentation check found, when `/docs` alone asks for a fix. */
function fixFindings(prompt, wish) {
  if (!/documentation does not fit/i.test(wish)) return undefined;
  const gone = [...prompt.matchAll(/mentions the flag `+\s?(--[\w-]+)\s?`+/g)].map(([, flag]) =>
    removeFlag(flag),
  );
  const done = gone.filter((said) => said !== undefined);
  return done.length > 0 ? done.join('\n') : undefined;
}

/** A pull request whose code is merged: the flags that its quoted changes add and remove. */
function followCode(prompt, wish) {
  if (!/^update the documentation for this pull request/i.test(wish)) return undefined;
  const flags = (sign) =>
    new Set(
      [...prompt.matchAll(/^\| ([-+]).*?(--[a-z][\w-]*)/gm)].flatMap((found) =>
        found[1] === sign ? [found[2]] : [],
      ),
    );
  const [added, gone] = [flags('+'), flags('-')];
  const done = [
    ...[...added].filter((flag) => !gone.has(flag)).map(addFlag),
    ...[...gone].filter((flag) => !added.has(flag)).map(removeFlag),
  ].filter((said) => said !== undefined);
  return done.length > 0 ? done.join('\n') : 'Changed nothing: no flag was added or removed.';
}

const NAME = /["“`]([^"”`]+)["”`]|(--[a-z][\w-]*|[\w./-]+)/;
const REPLACE = new RegExp(
  `^(?:replace\\s+(?:${NAME.source})\\s+(?:with|by)|rename\\s+(?:the\\s+\\w+\\s+)?(?:${NAME.source})\\s+to)\\s+(?:["“\`]([^"”\`]*)["”\`]|(--[a-z][\\w-]*|[\\w-]+))`,
  'i',
);

function replaceText(wish) {
  const match = REPLACE.exec(wish);
  if (!match) return undefined;
  const before = match.slice(1, 5).find((text) => text !== undefined);
  const after = match[5] ?? match[6];
  const changed = changePages(namedPages(wish), (text) => text.replaceAll(before, after));
  return changed.length > 0
    ? `Replaced "${before}" with "${after}" in ${changed.join(', ')}.`
    : ask(`No page below ${DOCS}/ has "${before}". Which words should change?`);
}

const REMOVE = /^(?:remove|delete|drop)\b\s*([\s\S]*)$/i;

function removeText(wish, line) {
  const what = REMOVE.exec(wish)?.[1]?.trim();
  if (what === undefined) return undefined;
  if (/^(?:this|that|it|the|here|line|row|\W)*(?:line|row)?\W*$/i.test(what)) {
    return line
      ? removeLine(line)
      : ask('What should be removed? Quote it, or comment on its line.');
  }
  const flag = /(?:^|\s|`)(--[a-z][\w-]*)/.exec(what)?.[1];
  const text =
    /["“`]([^"”`]+)["”`]/.exec(what)?.[1] ??
    flag ??
    what
      .replace(/^(?:the|a)\s+|(?:\s+section)?[.!]*$/gi, '')
      .replace(/^section\s+(?:on|about|called)?\s*/i, '');
  const pages = namedPages(what);
  return (
    removeSection(text, pages) ??
    (flag && removeFlag(flag)) ??
    removeWords(text, pages) ??
    ask(`No page below ${DOCS}/ has "${text}". What should be removed?`)
  );
}

/** The line with this text that is nearest to the number. */
function removeLine({ page, number, text }) {
  const lines = read(page).split('\n');
  const places = [...lines.keys()].filter((at) => text !== undefined && lines[at] === text);
  const near = places.sort((a, b) => Math.abs(a + 1 - number) - Math.abs(b + 1 - number));
  if (near.length === 0 || text.trim() === '') {
    return ask(`That line of ${page} has no text of its own. What should be removed?`);
  }
  lines.splice(near[0], 1);
  writeFileSync(page, tidy(lines.join('\n')));
  return `Removed the line "${text.trim()}" from ${page}.`;
}

function removeSection(title, pages) {
  for (const page of pages) {
    const lines = read(page).split('\n');
    const at = lines.findIndex(
      (one) => headingOf(one)?.title.toLowerCase() === title.toLowerCase(),
    );
    const { level = 0 } = headingOf(lines[at] ?? '') ?? {};
    // A page keeps its title.
    if (at < 0 || level < 2) continue;
    const next = lines.findIndex((one, n) => n > at && (headingOf(one)?.level ?? 9) <= level);
    lines.splice(at, (next < 0 ? lines.length : next) - at);
    writeFileSync(page, tidy(lines.join('\n')));
    return `Removed the section "${title}" from ${page}.`;
  }
  return undefined;
}

function removeWords(text, pages) {
  const changed = changePages(pages, (old) => {
    const lines = old.split('\n').flatMap((one) => {
      if (!one.includes(text) || headingOf(one)) return [one];
      const rest = one.replaceAll(text, '').replaceAll(/ {2,}/g, ' ').trimEnd();
      return /[\p{L}\p{N}]/u.test(rest) ? [rest] : [];
    });
    return tidy(lines.join('\n'));
  });
  return changed.length > 0 ? `Removed "${text}" from ${changed.join(', ')}.` : undefined;
}

const OPTION_ROW = /^\| `--[\w-]+/m;
const rowOf = (flag) => new RegExp(`^\\| \`${escapeRegExp(flag)}(?![\\w-]).*\n?`, 'm');

/** A row of a table of options. */
function removeFlag(flag) {
  const changed = changePages(allPages(), (text) => text.replace(rowOf(flag), ''));
  return changed.length > 0
    ? `Removed ${flag} from the options in ${changed.join(', ')}.`
    : undefined;
}

const EXPLAIN = /^(?:explain|document|describe|add|mention|list|show|what|how)\b/i;

function explainFlag(wish) {
  const flag = /(?:^|[\s`"“(])(--[a-z][\w-]*)/.exec(wish)?.[1];
  if (!flag || !EXPLAIN.test(wish) || textIn(wish)) return undefined;
  return (
    addFlag(flag) ?? ask(`The code has no flag ${flag} that it explains. Which one do you mean?`)
  );
}

/** A flag that the code explains (`json: 'Prints …'`), in a table of options that lacks it. */
function addFlag(flag) {
  const about = explanation(flag.slice(2));
  const page = about && allPages().find((file) => OPTION_ROW.test(read(file)));
  if (!page) return undefined;
  if (rowOf(flag).test(read(page))) return `Changed nothing: ${page} lists ${flag} already.`;
  const lines = read(page).split('\n');
  const last = lines.findLastIndex((line) => OPTION_ROW.test(line));
  lines.splice(last + 1, 0, `| \`${flag}\` | ${about.replaceAll('|', '\\|')} |`);
  writeFileSync(page, lines.join('\n'));
  return `Added ${flag} to the options in ${page}, as the code explains it.`;
}

function explanation(flag) {
  const pattern = new RegExp(`["']?\\b${escapeRegExp(flag)}["']?:\\s*(["'\`])([^\\n]{10,}?)\\1`);
  const code = files('.').filter((file) => /\.[cm]?[jt]sx?$/.test(file));
  for (const file of code) {
    const match = pattern.exec(read(file));
    if (match) return match[2];
  }
  return undefined;
}

const SAYS = /^(?:add|document|describe|explain|write|mention|note|say|tell|put)\b/i;

function addText(wish, line) {
  const body = SAYS.test(wish) ? textIn(wish) : undefined;
  if (body === undefined) return undefined;
  const [named] = namedIn(wish);
  const head = wish.slice(0, wish.indexOf(body.source)).replace(named ?? '', ' ');
  const title = titleOf(head, body.text);
  const page = named ?? line ?? bestPage(wish);
  if (!page) return ask('On which page below docs/ should this be?');
  const section = `## ${title}\n\n${body.text}\n`;
  if (!existsSync(page)) {
    write(page, `${frontMatter(title)}# ${title}\n\n${body.text}\n`);
    return `Created ${page}. It is not linked from another page yet.`;
  }
  const old = read(page);
  if (old.includes(section.trim())) return `Changed nothing: ${page} says so already.`;
  writeFileSync(page, `${old.trimEnd()}\n\n${section}`);
  return `Added the section "${title}" to ${page}.`;
}

/** What the request itself says: all after a colon, or one sentence after `that`. */
function textIn(wish) {
  const colon = /:\s+(\S[\s\S]{9,})$/.exec(wish)?.[1];
  const source = colon ?? /\bthat\s+([^\n]{10,})$/.exec(wish)?.[1];
  if (source === undefined) return undefined;
  const text = `${source[0].toUpperCase()}${source.slice(1)}`;
  return { source, text: text.includes('\n') ? text : `${text.replace(/[.!]*$/, '')}.` };
}

function titleOf(head, text) {
  const quoted = /["“`]([^"”`]+)["”`]/.exec(head)?.[1];
  const plain = (quoted ?? head)
    .replace(/[`*_#<>[\]"“”:]/g, '')
    .replace(
      /^\s*(?:add|document|describe|explain|write|mention|note|say|tell|put)\b(?:\s+(?:a|an|the|about|section|page|note|on|to|in|here|that|readers|people|us))*\s*/i,
      '',
    )
    .replace(/(?:\s+(?:to|in|on|that|here))+\s*$/i, '')
    .trim();
  const words = text
    .split(/\s+/)
    .slice(0, 5)
    .join(' ')
    .replace(/[^\p{L}\p{N}`)]+$/u, '');
  return capital((plain || words).slice(0, 60));
}

/** Changes nothing, and says what it can do instead, with what is really there. */
function decline() {
  const [page = 'docs/start.md'] = allPages().filter((one) => !one.endsWith('index.md'));
  const flag = /`(--[\w-]+)/.exec(allPages().map(read).join('\n'))?.[1] ?? '--json';
  const word = /^# `?(\w+)/m.exec(existsSync(page) ? read(page) : '')?.[1] ?? 'Guide';
  return ask(
    [
      'This demo has no model. Try one of:',
      '',
      `- add "Safety" to ${page}: Tell someone where you are going.`,
      `- replace "${word}" with "${word} now"`,
      `- rename "${word}" to "Overview"`,
      '- remove "Safety"',
      `- explain ${flag}`,
      '',
      'Which one do you want?',
    ].join('\n'),
  );
}

const ask = (question) => `Question: ${question}`;

// Pages and files.

/** Pages that the request names, or else all. */
function namedPages(wish) {
  const named = namedIn(wish).filter((page) => existsSync(page));
  return named.length > 0 ? named : allPages();
}

const namedIn = (wish) => wish.match(/\bdocs\/[\w./-]+\.mdx?\b/g) ?? [];

/** The pages that became different. */
function changePages(pages, change) {
  return pages.filter((page) => {
    const old = read(page);
    const fresh = change(old);
    if (fresh !== old) writeFileSync(page, fresh);
    return fresh !== old;
  });
}

function headingOf(line) {
  const [, marks, title] = /^(#{1,6})\s+(.+?)\s*#*$/.exec(line) ?? [];
  return marks && { level: marks.length, title: title.replaceAll('`', '') };
}

/** The page that shares most words with the request, by its path and its headings. */
function bestPage(wish) {
  const words = keywords(wish);
  const scored = allPages().map((page) => {
    const headings = read(page).match(/^#{1,6} .*$/gm) ?? [];
    const about = `${page} ${headings.join(' ')}`.toLowerCase();
    return { page, score: words.filter((word) => about.includes(word)).length };
  });
  scored.sort((a, b) => b.score - a.score || (a.page < b.page ? -1 : 1));
  return scored[0]?.score > 0 ? scored[0].page : undefined;
}

/** As the neighbours have it: a title in front matter, or none. */
function frontMatter(title) {
  const [neighbour] = allPages();
  const has = neighbour && read(neighbour).startsWith('---\n');
  return has ? `---\ntitle: ${JSON.stringify(title)}\n---\n\n` : '';
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

const allPages = () => (existsSync(DOCS) ? files(DOCS).filter((file) => /\.mdx?$/.test(file)) : []);

function files(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative('.', join(entry.parentPath, entry.name)))
    .filter((file) => !/(?:^|\/)(?:\.git|node_modules|dist)\//.test(file))
    .sort();
}

const read = (file) => readFileSync(file, 'utf8');

function write(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** What was removed leaves no gap. */
const tidy = (text) => `${text.replaceAll(/\n{3,}/g, '\n\n').trimEnd()}\n`;
const capital = (text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
const escapeRegExp = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

main();
