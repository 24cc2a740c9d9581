// The grammar of commands in comments.

import { findSaid, linesOf } from '../shared/text/visible-line.ts';
import { isAboutFolder } from './addressed.ts';
import { type SlashCommand, SUBCOMMANDS } from './request.ts';
import { unclear } from './unclear-command.ts';

/**
 * The command in a comment, or null. It is the first word of a line of plain text; the instruction
 * continues to the end of the comment, quotes and code included. `/docs status` alone on its line is
 * the subcommand; `/docs status page is wrong` is an instruction.
 */
export function parseCommand(body: string, word: string): SlashCommand | null {
  const lines = linesOf(body);
  for (const start of findSaid(body, word)) {
    const first = (lines[start] ?? '').trimStart().slice(word.length).trim();
    if (isAboutFolder(first)) continue;
    const rest = lines.slice(start + 1).join('\n');
    return interpret(first, rest.trimEnd());
  }
  return null;
}

function interpret(first: string, rest: string): SlashCommand {
  const subcommand = SUBCOMMANDS.find((name) => name === first.toLowerCase());
  if (subcommand) return { kind: subcommand };
  const fresh = /^new(?:\s+|$)/i.exec(first);
  const prompt = `${fresh ? first.slice(fresh[0].length) : first}\n${rest}`.trim();
  if (prompt === '') return { kind: 'help' };
  if (fresh) return { kind: 'new', prompt };
  return unclear(first, rest) ?? { kind: 'ask', prompt };
}
