// The way to a model's endpoint: no other address, and no more of an answer than can be used.

/** An answer of a model is some kilobytes; its longest page is a megabyte, escaped. */
const MAX_ANSWER_BYTES = 16 * 1024 * 1024;

export class AnswerTooLong extends Error {}

export function boundedFetch(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (url, init) => {
    // The prompt and the key are for this address and no other.
    const response = await fetch(url, { ...init, redirect: 'error' });
    let left = MAX_ANSWER_BYTES;
    const bounded = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        left -= chunk.byteLength;
        if (left < 0) controller.error(new AnswerTooLong());
        else controller.enqueue(chunk);
      },
    });
    return new Response(response.body?.pipeThrough(bounded) ?? null, response);
  };
}
