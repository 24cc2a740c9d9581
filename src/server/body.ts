// Reading what was sent: never more than the limit, and every refusal says what to send instead.
import { InvalidRequest } from '../shared/errors.ts';

/** Four times the longest prompt: room for JSON's escapes, and small enough to keep in memory. */
const MAX_BODY_BYTES = 1024 * 1024;
/** The agent gets the whole prompt, and the job's record stores it: 256 KiB is a short book. */
export const MAX_PROMPT_BYTES = 256 * 1024;

export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new InvalidRequest('Send the body as JSON, with `Content-Type: application/json`.', {
      code: 'unsupported-type',
    });
  }
  const bytes = await readBytes(request, MAX_BODY_BYTES);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new InvalidRequest(
      'The body is not valid JSON in UTF-8. Send an object such as {"prompt": "Fix the typo in docs/index.md"}.',
      { cause },
    );
  }
}

/** Never holds more than the limit. */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array> {
  const length = request.headers.get('content-length');
  if (length !== null) {
    if (Number(length) > limit) throw tooLarge('body', limit);
    // The HTTP parser enforces the length in the header.
    return new Uint8Array(await request.arrayBuffer());
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) throw tooLarge('body', limit);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

export function checkPromptSize(prompt: string): void {
  // Every character is at most three bytes long, so that short prompts need no counting.
  if (prompt.length * 3 <= MAX_PROMPT_BYTES) return;
  if (Buffer.byteLength(prompt) > MAX_PROMPT_BYTES) throw tooLarge('prompt', MAX_PROMPT_BYTES);
}

function tooLarge(what: string, limit: number): InvalidRequest {
  return new InvalidRequest(
    `The ${what} is larger than ${limit / 1024} KiB. Shorten it, or put the material in a file in the repository and refer to it in the prompt.`,
    { code: 'too-large' },
  );
}
