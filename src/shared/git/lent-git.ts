// git for a side thread, which has no processes of its own: when it is ended at its limit, nobody would
// end them, or ask how they ended, as long as this process lives. So the main thread has them, and hands
// over what they print.
import type { Git } from './git.ts';

interface Call {
  env: Record<string, string>;
  input?: string;
}

/** What of git a side thread can use. */
export interface LentGit {
  stream(args: string[], call: Call): AsyncIterable<Buffer>;
}

/** A new stream, answered with its number; its next bytes, or null at its end; no more of it. */
type Wanted = { start: string[]; call: Call } | { next: number } | { end: number };

/** In the main thread. `give` answers what the side thread wants; `end` ends all of git. */
export function lendGit(git: Git) {
  const over = new AbortController();
  const streams: AsyncIterator<Buffer>[] = [];
  const give = async (wanted: unknown): Promise<unknown> => {
    const asked = wanted as Wanted;
    if ('start' in asked) {
      const stream = git.stream(asked.start, { ...asked.call, signal: over.signal });
      return streams.push(stream[Symbol.asyncIterator]()) - 1;
    }
    if ('end' in asked) {
      await streams[asked.end]?.return?.();
      return null;
    }
    const next = await streams[asked.next]?.next();
    return next?.done === false ? next.value : null;
  };
  return { give, end: () => over.abort() };
}

/** In the side thread. */
export function borrowGit(want: (wanted: Wanted) => Promise<unknown>): LentGit {
  return {
    async *stream(start, call) {
      const id = Number(await want({ start, call }));
      try {
        for (;;) {
          const bytes = await want({ next: id });
          if (!(bytes instanceof Uint8Array)) return;
          yield Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
        }
      } finally {
        await want({ end: id });
      }
    },
  };
}
