// Which job a thread has, kept on the thread itself: in the markers of Docket's own comments. For
// services that know nothing of threads.
import type { ThreadIndex } from './backend.ts';
import { MARKER_START, type MarkerScope } from './marker.ts';
import { findMarked } from './reply.ts';
import type { ThreadHost } from './thread-host.ts';

export function threadMarkers(
  host: Pick<ThreadHost, 'findComments' | 'self'>,
  scope: Omit<MarkerScope, 'thread'>,
): ThreadIndex {
  return {
    async jobOf(thread) {
      const found = await findMarked(host, { thread }, MARKER_START, { ...scope, thread });
      const seen = new Set<string>();
      let newest: string | null = null;
      for (const { marker } of found) {
        // A second comment with the marker of an event is a copy that somebody pasted.
        if (seen.has(marker.event)) continue;
        seen.add(marker.event);
        newest = marker.job ?? newest;
      }
      return newest;
    },
  };
}
