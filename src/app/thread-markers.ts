// Which job a thread has, kept on the thread itself: in the markers of Docket's own comments. For
// services that know nothing of threads.
import type { ThreadIndex } from './backend.ts';
import { MARKER_START, type MarkerScope } from './marker.ts';
import { trustedMarker } from './reply.ts';
import type { ThreadHost } from './thread.ts';

export function threadMarkers(
  host: Pick<ThreadHost, 'findComments'>,
  scope: Omit<MarkerScope, 'thread'>,
): ThreadIndex {
  return {
    async jobOf(thread) {
      const comments = await host.findComments({ thread }, MARKER_START);
      const seen = new Set<string>();
      let newest: string | null = null;
      for (const comment of comments) {
        const marker = trustedMarker(comment, { ...scope, thread });
        // A second comment with the marker of an event is a copy that somebody pasted.
        if (!marker || seen.has(marker.event)) continue;
        seen.add(marker.event);
        newest = marker.job ?? newest;
      }
      return newest;
    },
  };
}
