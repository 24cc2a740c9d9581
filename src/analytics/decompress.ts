// Plain, gzip and zstd, told by their first bytes, as names lie (`access.log.1` may be either).
import { createGunzip, createZstdDecompress } from 'node:zlib';

export type Chunks = AsyncIterable<Uint8Array>;

const CHUNK_SIZE = 128 * 1024;

/**
 * A yielded chunk is good until the next is asked for. A file cut short ends with an error after
 * everything that could be read.
 */
export async function* decompress(chunks: Chunks): Chunks {
  const source = chunks[Symbol.asyncIterator]();
  const { value: first, done } = await source.next();
  if (done) return;
  const all = (async function* () {
    yield first;
    yield* { [Symbol.asyncIterator]: () => source };
  })();
  if (first[0] === 0x1f && first[1] === 0x8b) {
    yield* through(all, createGunzip({ chunkSize: CHUNK_SIZE }));
  } else if (first[0] === 0x28 && first[1] === 0xb5 && first[2] === 0x2f && first[3] === 0xfd) {
    yield* through(all, createZstdDecompress({ chunkSize: CHUNK_SIZE }));
  } else {
    yield* all;
  }
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
