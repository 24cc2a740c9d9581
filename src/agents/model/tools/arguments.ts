// The arguments of a call as models really write them: followed by words, in a code fence, encoded
// twice. Only one reading is ever possible; anything else is the model's to correct.

const FENCE = /^\s*```[a-z]*\s*/i;
/** JSON in JSON, and once more to be sure. */
const MAX_LAYERS = 3;

/** Undefined if there is no JSON value, or more than one. */
export function readArguments(input: string): unknown {
  let text = input;
  for (let layer = 0; layer < MAX_LAYERS; layer += 1) {
    if (text.trim() === '') return {};
    const found = firstValue(text);
    if (found === undefined || found.rest.includes('{')) return undefined;
    if (typeof found.value !== 'string') return found.value ?? {};
    text = found.value;
  }
  return undefined;
}

/** The JSON value at the start of a text, or of the code fence there, and what follows it. */
export function firstValue(text: string): { value: unknown; rest: string } | undefined {
  const bare = text.replace(FENCE, '').trim();
  const end = parses(bare) ? bare.length : endOfValue(bare);
  const value = parses(bare.slice(0, end));
  return value && { value: value.parsed, rest: bare.slice(end) };
}

function parses(text: string): { parsed: unknown } | undefined {
  try {
    return { parsed: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** Where the object or the string at the start ends; 0 if there is none. */
function endOfValue(text: string): number {
  if (text[0] !== '{' && text[0] !== '"') return 0;
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (quoted && letter === '\\') at += 1;
    else if (letter === '"') quoted = !quoted;
    else if (quoted) continue;
    else if (letter === '{') depth += 1;
    else if (letter === '}') depth -= 1;
    if (depth === 0 && !quoted) return at + 1;
  }
  return 0;
}

/** A value as the text of a call's arguments; undefined if it is nested too deep to be sent. */
export function asText(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  try {
    return JSON.stringify(value ?? {});
  } catch {
    return undefined;
  }
}
