// `{a,b}` in a glob, written out. The number of alternatives is known before any is built.

const MAX_ALTERNATIVES = 50;

export function expandBraces(text: string, wrong: (why: string) => Error): string[] {
  const open = text.indexOf('{');
  if (open < 0) return [text];
  const { end, commas } = closing(text, open);
  const before = text.slice(0, open);
  const inside = text.slice(open + 1, end);
  if (end > 0 && commas.length === 0 && inside.includes('..'))
    throw wrong('has a range such as `{1..9}`; write `*` or `[1-9]`');
  if (end < 0 || commas.length === 0) {
    // As in a shell, a brace that offers no choice is a character.
    return expandBraces(text.slice(open + 1), wrong).map((rest) => `${before}{${rest}`);
  }
  const edges = [open, ...commas, end];
  const parts = edges
    .slice(1)
    .flatMap((edge, at) => expandBraces(text.slice((edges[at] as number) + 1, edge), wrong));
  const rests = expandBraces(text.slice(end + 1), wrong);
  if (parts.length * rests.length > MAX_ALTERNATIVES)
    throw wrong(`has more than ${MAX_ALTERNATIVES} alternatives; use several globs or a \`*\``);
  return parts.flatMap((part) => rests.map((rest) => before + part + rest));
}

function closing(text: string, open: number): { end: number; commas: number[] } {
  const commas: number[] = [];
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === ',' && depth === 1) commas.push(at);
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return { end: at, commas };
  }
  return { end: -1, commas: [] };
}
