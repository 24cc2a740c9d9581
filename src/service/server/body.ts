// Reading what was sent: never more than the limit, and every refusal says what to send instead.
import { DocketError, InvalidRequest } from '../../shared/errors.ts';

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
    return parseJson(bytes);
  } catch (cause) {
    throw new InvalidRequest(
      'The body is not valid JSON in UTF-8. Send an object such as {"prompt": "Fix the typo in docs/index.md"}.',
      { cause },
    );
  }
}

function parseJson(bytes: Uint8Array): unknown {
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
}

interface Watched {
  /** By how much more it holds now. */
  onBytes(count: number): void;
  onPiece?(piece: Uint8Array): void;
  /** Waited for before each piece, after so many bytes. */
  turn?(size: number): Promise<void> | undefined;
  /** Aborted with an error: the rest is not read. */
  signal: AbortSignal;
}

/** Never holds more than the limit. */
export async function readBytes(
  request: Request,
  limit: number,
  watched?: Watched,
): Promise<Uint8Array> {
  const length = request.headers.get('content-length');
  if (Number(length) > limit) throw tooLarge('body', limit);
  try {
    // The HTTP parser enforces the length in the header.
    if (length !== null && !watched) return new Uint8Array(await request.arrayBuffer());
    return await readPieces(request.body, limit, watched);
  } catch (cause) {
    if (cause instanceof DocketError) throw cause;
    // The other side went away, which is no failure of the server.
    throw new InvalidRequest('The body did not arrive completely. Send the request again.', {
      cause,
    });
  }
}

/**
 * In one buffer that grows: a million pieces of one byte would take a hundred times their size. So
 * they do in `hono/body-limit`, which also reads before a route knows who is asking, and leaves what
 * is too much on the line.
 */
async function readPieces(
  body: Request['body'],
  limit: number,
  watched?: Watched,
): Promise<Uint8Array> {
  let held = Buffer.alloc(0);
  let size = 0;
  const reader = body?.getReader();
  const leave = () => void reader?.cancel().catch(() => {});
  watched?.signal.addEventListener('abort', leave, { once: true });
  for (;;) {
    await watched?.turn?.(size);
    const piece = await reader?.read();
    watched?.signal.throwIfAborted();
    if (!piece || piece.done) return held.subarray(0, size);
    const after = size + piece.value.byteLength;
    if (after > limit) {
      leave();
      throw tooLarge('body', limit);
    }
    if (after > held.length) {
      const larger = Buffer.allocUnsafeSlow(Math.min(limit, Math.max(after, 2 * held.length)));
      watched?.onBytes(larger.length - held.length);
      watched?.signal.throwIfAborted();
      held.copy(larger, 0, 0, size);
      held = larger;
    }
    watched?.onPiece?.(piece.value);
    held.set(piece.value, size);
    size = after;
  }
}

export function checkPromptSize(prompt: string): void {
  // Every character is at most three bytes long, so that short prompts need no counting.
  if (prompt.length * 3 <= MAX_PROMPT_BYTES) return;
  if (Buffer.byteLength(prompt) > MAX_PROMPT_BYTES) throw tooLarge('prompt', MAX_PROMPT_BYTES);
}

function tooLarge(what: string, limit: number): InvalidRequest {
  const remedy =
    'Shorten it, or put the material in a file in the repository and refer to it in the prompt.';
  return new InvalidRequest(`The ${what} is larger than ${limit / 1024} KiB. ${remedy}`, {
    code: 'too-large',
  });
}
