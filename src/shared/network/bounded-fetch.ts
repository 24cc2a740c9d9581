// Answers of bounded size, counted as they are read and after they are unpacked: 4 KB can become 700 MB.

/** A hundred comments of the largest size have half of it. */
const MOST_BYTES = 64_000_000;

export function boundedFetch(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await send(input, init);
    const { body, status, statusText, headers, url } = response;
    if (!body) return response;
    const bounded = new Response(body.pipeThrough(limitBytes(url)), {
      status,
      statusText,
      headers,
    });
    return Object.defineProperty(bounded, 'url', { value: url });
  };
}

function limitBytes(url: string): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  return new TransformStream({
    transform(part, controller) {
      bytes += part.length;
      if (bytes <= MOST_BYTES) controller.enqueue(part);
      else controller.error(new Error(`${new URL(url).host} sent more than 64 MB.`));
    },
  });
}
