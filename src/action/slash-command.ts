// The grammar of commands in comments. Kept free of imports that cost anything: this is what runs
// on every comment of a repository.
import { type SlashCommand, SUBCOMMANDS } from '../app/request.ts';
import { readLines } from './markdown-lines.ts';

/**
 * The command in a comment, or null. It is the first word of a line of plain text; the instruction
 * goes on to the end of the comment, quotes and code included. `/docs status` alone on its line is
 * the subcommand; `/docs status page is wrong` is an instruction.
 */
export function parseCommand(body: string, word: string): SlashCommand | null {
  if (!body.includes(word)) return null;
  const lines = readLines(body);
  const start = lines.findIndex(({ text, plain }) => plain && firstWord(text) === word);
  if (start < 0) return null;
  const first = (lines[start]?.text ?? '').trimStart().slice(word.length).trim();
  const rest = lines
    .slice(start + 1)
    .map(({ text }) => text)
    .join('\n');
  return interpret(first, rest.trimEnd());
}

function interpret(first: string, rest: string): SlashCommand {
  const subcommand = SUBCOMMANDS.find((name) => name === first.toLowerCase());
  if (subcommand) return { kind: subcommand };
  const fresh = /^new(?:\s+|$)/i.exec(first);
  const prompt = `${fresh ? first.slice(fresh[0].length) : first}\n${rest}`.trim();
  if (prompt === '') return { kind: 'help' };
  return { kind: fresh ? 'new' : 'ask', prompt };
}

/** Spaces end the word, and nothing else: an invisible or look-alike character makes another word. */
function firstWord(line: string): string | undefined {
  return /^ {0,3}([^ \t\u00a0]+)(?:[ \t\u00a0]|$)/.exec(line)?.[1];
}
