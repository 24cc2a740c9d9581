// The tokens that a provider reports, read from an answer while it passes: events or one document, in
// the words of Anthropic's Messages, OpenAI's Responses and chat completions, or Gemini.
import { parseJson } from '../../shared/text/json.ts';

interface Tokens {
  /** With what was read from the provider's cache or written to it. */
  input: number;
  cached: number;
  /** With reasoning. */
  output: number;
}

/** More than any model reads or writes in one answer. */
const MOST_TOKENS = 100_000_000;
/** For a line of events or a whole document: the longest page of a model is a megabyte, escaped. */
const MAX_READ = 4_000_000;

/** A whole line, after the end of the one before it. */
const USAGE = /\ndata:([^\n]*"usage[^\n]*)/g;

type Counts = Record<string, unknown>;

export class UsageReader {
  readonly #decoder = new TextDecoder();
  /** Known from its first character on. */
  #isDocument: boolean | undefined;
  /** Pieces of the current line, or of the document. */
  #pieces: string[] = [];
  #length = 0;
  #counts: Counts = {};
  #isFinal = false;

  read(chunk: Uint8Array): void {
    const text = this.#decoder.decode(chunk, { stream: true });
    this.#isDocument ??= text.trim() === '' ? undefined : /^\s*[[{]/.test(text);
    if (this.#isDocument) {
      this.#keep(text);
      return;
    }
    const start = text.indexOf('\n');
    if (start < 0) {
      this.#keep(text);
      return;
    }
    this.#keep(text.slice(0, start));
    this.#endLine();
    const end = text.lastIndexOf('\n');
    // Not line by line: an answer can have millions of them.
    for (const [, said = ''] of text.slice(start, end).matchAll(USAGE)) this.#take(said);
    this.#keep(text.slice(end + 1));
  }

  /** Undefined if the answer does not say, or says what cannot be. */
  end(): Tokens | undefined {
    if (this.#isDocument) this.#take(this.#pieces.join(''));
    else this.#endLine();
    return this.#isFinal ? tokensOf(this.#counts) : undefined;
  }

  #keep(piece: string): void {
    this.#length += piece.length;
    if (this.#length <= MAX_READ) this.#pieces.push(piece);
  }

  #endLine(): void {
    const line = this.#pieces.join('');
    if (line.startsWith('data:') && line.includes('"usage')) this.#take(line.slice(5));
    this.#pieces = [];
    this.#length = 0;
  }

  #take(text: string): void {
    const all = this.#length > MAX_READ ? undefined : parseJson(text);
    // Gemini streams a list where nobody asks for events.
    for (const said of Array.isArray(all) ? all : [all]) {
      const { usage, usageMetadata, message, response, type } = Object(said) as Counts;
      const inner = (holder: unknown) => (Object(holder) as Counts).usage;
      const found = usage ?? usageMetadata ?? inner(message) ?? inner(response);
      if (typeof found !== 'object' || found === null) continue;
      this.#counts = { ...this.#counts, ...found };
      // What Anthropic says at the start is only what it was asked.
      this.#isFinal ||= type !== 'message_start';
    }
  }
}

function tokensOf(said: Counts): Tokens | undefined {
  const inner = (name: string) => (Object(said[name]) as Counts).cached_tokens;
  const input = said.input_tokens ?? said.prompt_tokens ?? said.promptTokenCount;
  // Gemini leaves out what is zero.
  const none = said.promptTokenCount === undefined ? undefined : 0;
  const output = said.output_tokens ?? said.completion_tokens ?? said.candidatesTokenCount ?? none;
  const read = said.cache_read_input_tokens ?? 0;
  const whole = sum(input, read, said.cache_creation_input_tokens, said.toolUsePromptTokenCount);
  const written = sum(output, said.thoughtsTokenCount);
  // No question is empty.
  if (!whole || written === undefined) return undefined;
  const cached =
    read ||
    inner('input_tokens_details') ||
    inner('prompt_tokens_details') ||
    said.cachedContentTokenCount;
  return { input: whole, cached: isCount(cached) && cached <= whole ? cached : 0, output: written };
}

/** Undefined if one of them is no number of tokens. */
function sum(first: unknown, ...more: unknown[]): number | undefined {
  const counts = [first, ...more.map((one) => one ?? 0)];
  return counts.every(isCount) ? counts.reduce((all, one) => all + one, 0) : undefined;
}

const isCount = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MOST_TOKENS;
