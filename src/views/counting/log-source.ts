// A log as its reader gets it.
import { createGunzip, createZstdDecompress, Gunzip } from 'node:zlib';

export interface LogSource {
  /** For messages: the file's path, or `stdin`. */
  name: string;
  /** Distinguishes files of two hosts that start with the same line. */
  host: string;
  /** Changes when the contents do; a log with the same version is not read again. */
  version: string;
  /** Bytes, where known, to show the progress. */
  size?: number;
  /** Where other threads can read it, too; `open` then starts at any byte. */
  path?: string;
  /** When a file was changed, in milliseconds since 1970. */
  changedAt?: number;
  /** A chunk need only be good until the next is asked for. */
  open(from?: number): Chunks;
}

// Plain, gzip and zstd, detected by their first bytes, because names are unreliable (`access.log.1` may be any of them).

type Chunks = AsyncIterable<Buffer>;

const GZIP = Buffer.from([0x1f, 0x8b]);
/** Bytes that tell one compression from another. */
const MAGIC = 4;
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
  try {
    if (isGzip(head)) {
      yield* through(all, () => createGunzip({ chunkSize: CHUNK_SIZE }));
    } else if (isZstd(head)) {
      yield* through(all, () => createZstdDecompress({ chunkSize: CHUNK_SIZE }));
    } else {
      yield* all;
    }
  } finally {
    // Whoever has seen enough leaves early.
    await source.return?.();
  }
}

/** Whether a file has to be decompressed, by its first bytes. */
export async function isCompressed(chunks: Chunks): Promise<boolean> {
  const source = chunks[Symbol.asyncIterator]();
  const head = await firstBytes(source);
  await source.return?.();
  return isGzip(head) || isZstd(head);
}

function isGzip(head: Buffer): boolean {
  return head.subarray(0, 2).equals(GZIP);
}

/** A frame, or one to be skipped, as parallel compressors put in front. */
function isZstd(head: Buffer): boolean {
  const magic = head.length < MAGIC ? 0 : head.readUInt32LE(0);
  return magic === 0xfd2fb528 || (magic & 0xfffffff0) === 0x184d2a50;
}

/** A pipe may bring them one by one. */
async function firstBytes(source: AsyncIterator<Buffer>): Promise<Buffer> {
  let head = Buffer.alloc(0);
  while (head.length < MAGIC) {
    const { value, done } = await source.next();
    if (done) break;
    head = Buffer.concat([head, value]);
  }
  return head;
}

type Decompressor = ReturnType<typeof createGunzip> | ReturnType<typeof createZstdDecompress>;

/**
 * The library works on another thread while the lines of the last chunk are read here. It stops
 * inside of a chunk where a zstd frame ends, and the rest is for another one; and behind the last
 * member of a gzip, where whatever follows is padding.
 */
async function* through(chunks: Chunks, create: () => Decompressor): Chunks {
  const source = chunks[Symbol.asyncIterator]();
  let next = await source.next();
  while (!next.done) {
    const stream = create();
    let consumed = 0;
    const feed = async () => {
      while (!next.done) {
        consumed = stream.bytesWritten;
        // The next chunk may come in the same buffer, so this one has to be used up first.
        await written(stream, next.value);
        if (stream.bytesWritten - consumed < next.value.length) return;
        next = await source.next();
      }
      stream.end();
    };
    const feeding = feed().catch((error) => stream.destroy(error));
    try {
      yield* stream;
    } finally {
      stream.destroy();
      await feeding;
    }
    if (next.done || stream instanceof Gunzip) return;
    next = { done: false, value: next.value.subarray(stream.bytesWritten - consumed) };
  }
}

/** Until the stream has done with the chunk, or was closed. */
function written(stream: Decompressor, chunk: Buffer): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      stream.off('close', done);
      resolve();
    };
    stream.once('close', done);
    stream.write(chunk, done);
  });
}
