import type { LogSource } from '../../src/views/counting/log-source.ts';

/** A log of these bytes, in chunks that share one buffer, as a file's reader gives them. */
export function logOf(name: string, content: string | Buffer, chunkSize = 1 << 16): LogSource {
  const bytes = Buffer.from(content as string);
  return {
    name,
    host: '',
    version: '1',
    async *open() {
      const buffer = Buffer.alloc(chunkSize);
      for (let at = 0; at < bytes.length; at += chunkSize) {
        const length = bytes.copy(buffer, 0, at, at + chunkSize);
        yield buffer.subarray(0, length);
      }
    },
  };
}
