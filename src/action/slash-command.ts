// The grammar of commands in comments.
import { type SlashCommand, SUBCOMMANDS } from '../app/request.ts';
import { findSaid, linesOf } from '../text/visible-line.ts';

/**
 * The command in a comment, or null. It is the first word of a line of plain text; the instruction
 * goes on to the end of the comment, quotes and code included. `/docs status` alone on its line is
 * the subcommand; `/docs status page is wrong` is an instruction.
 */
export function parseCommand(body: string, word: string): SlashCommand | null {
  const start = findSaid(body, word);
  if (start === undefined) return null;
  const lines = linesOf(body);
  const first = (lines[start] ?? '').trimStart().slice(word.length).trim();
  const rest = lines.slice(start + 1).join('\n');
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
