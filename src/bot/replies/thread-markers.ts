// Which job a thread has, kept on the thread itself: in the markers of Docket's own comments. For
// services that know nothing of threads.
import type { ThreadIndex } from '../backend.ts';
import type { ThreadHost } from '../thread-host.ts';
import { MARKER_START, type Marker, type MarkerScope } from './marker.ts';
import { findMarked } from './reply.ts';

export function threadMarkers(
  host: Pick<ThreadHost, 'findComments' | 'self'>,
  scope: Omit<MarkerScope, 'thread'>,
): ThreadIndex {
  const markersOn = async (thread: number): Promise<Marker[]> => {
    const found = await findMarked(host, { thread }, MARKER_START, { ...scope, thread });
    const first = new Map<string, Marker>();
    for (const { marker } of found) {
      // A second comment with the marker of an event is a copy that somebody pasted.
      if (!first.has(marker.event)) first.set(marker.event, marker);
    }
    return [...first.values()];
  };
  return {
    async jobOfThread(thread) {
      return (await markersOn(thread)).findLast(({ job }) => job !== undefined)?.job ?? null;
    },
    async ownerOf({ number }) {
      const markers = (await markersOn(number)).filter(({ phase }) => phase !== 'told');
      const link = markers.findLast(({ phase }) => phase === 'link');
      if (link?.job === undefined) return null;
      const asked = markers.findLastIndex(({ event }) => !event.startsWith('checks:'));
      const requests = markers.length;
      return { id: link.job, archived: false, requests, attempts: requests - 1 - asked };
    },
  };
}
