// Plain, gzip and zstd, told by their first bytes, as names lie (`access.log.1` may be either).
import { createGunzip, createZstdDecompress } from 'node:zlib';

export type Chunks = AsyncIterable<Uint8Array>;

const GZIP = Buffer.from([0x1f, 0x8b]);
const ZSTD = Buffer.from([0x28, 0xb5, 0x2f, 0xfd]);
const CHUNK_SIZE = 128 * 1024;

/**
 * A yielded chunk is good until the next is asked for. A file cut short ends with an error after
 * everything that could be read.
 */
export async function* decompress(chunks: Chunks): Chunks {
  const source = chunks[Symbol.asyncIterator]();
  const head = await firstBytes(source);
  const all = (async function* () {
    if (head.length > 0) yield head;
    yield* { [Symbol.asyncIterator]: () => source };
  })();
  if (head.subarray(0, 2).equals(GZIP)) {
    yield* through(all, createGunzip({ chunkSize: CHUNK_SIZE }));
  } else if (head.subarray(0, 4).equals(ZSTD)) {
    yield* through(all, createZstdDecompress({ chunkSize: CHUNK_SIZE }));
  } else {
    yield* all;
  }
}

/** A pipe may bring them one by one. */
async function firstBytes(source: AsyncIterator<Uint8Array>): Promise<Buffer> {
  let head = Buffer.alloc(0);
  while (head.length < ZSTD.length) {
    const { value, done } = await source.next();
    if (done) break;
    head = Buffer.concat([head, value]);
  }
  return head;
}

type Decompressor = ReturnType<typeof createGunzip> | ReturnType<typeof createZstdDecompress>;

/** The library inflates on another thread while the lines of the last chunk are read here. */
async function* through(chunks: Chunks, stream: Decompressor): Chunks {
  const feeding = feed(chunks, stream).catch((error) => stream.destroy(error));
  try {
    yield* stream;
  } finally {
    stream.destroy();
    await feeding;
  }
}

async function feed(chunks: Chunks, stream: Decompressor): Promise<void> {
  for await (const chunk of chunks) {
    // Not before it is consumed, as the next chunk may come in the same buffer.
    const error = await new Promise<Error | null | undefined>((resolve) => {
      stream.once('close', resolve);
      stream.write(chunk, (problem) => {
        stream.off('close', resolve);
        resolve(problem);
      });
    });
    if (error || stream.destroyed) return;
  }
  stream.end();
}
