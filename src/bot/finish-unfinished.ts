// An answer whose run was killed gets its last words from whoever comes after it.
import { type Desk, scopeOf } from './desk.ts';
import { isOpen, markerPrefix, writeMarker } from './marker.ts';
import { findMarked, type Unfinished } from './reply.ts';
import type { Utterance } from './thread-host.ts';
import * as words from './words.ts';

export async function finishUnfinished(
  { place, marker, comment, said }: Unfinished & { said?: Utterance },
  desk: Desk,
): Promise<void> {
  const { host, voice } = desk;
  const scope = scopeOf(desk, place.thread);
  const found = await findMarked(host, place, markerPrefix(marker.event), scope);
  const current = found.find((one) => one.comment.id === comment.id);
  // Deleted, or the run had said its last words and was killed right after.
  if (!current || !isOpen(current.marker)) return;
  const body = words.commentBody(writeMarker(marker, scope), words.interrupted(voice));
  await host.editComment(comment, body);
  if (said) await host.react(said, 'confused');
}
