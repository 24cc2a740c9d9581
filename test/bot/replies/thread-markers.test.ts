import { describe, expect, it } from 'vitest';
import { type Marker, writeMarker } from '../../../src/bot/replies/marker.ts';
import { threadMarkers } from '../../../src/bot/replies/thread-markers.ts';
import { MemoryThreads, SELF } from '../../support/thread-host.ts';

const scope = { repository: 'o/r', key: 'key' };
const sent = (event: string, job: string): Marker => ({ event, phase: 'sent', job });

function thread() {
  const host = new MemoryThreads();
  const say = (marker: Marker, by = SELF, key: string | undefined = 'key') =>
    host.post(
      { thread: 7 },
      writeMarker(marker, { repository: 'o/r', thread: 7, ...(key && { key }) }),
      by,
    );
  return { host, say, index: threadMarkers(host, scope) };
}

describe('the job of a thread', () => {
  it('is the newest that Docket wrote down', async () => {
    const { say, index } = thread();
    expect(await index.jobOfThread(7)).toBeNull();
    say(sent('comment:1', 'job-1'));
    say(sent('comment:2', 'job-2'));
    say({ event: 'comment:3', phase: 'told' });
    expect(await index.jobOfThread(7)).toBe('job-2');
    expect(await index.jobOfThread(8)).toBeNull();
  });

  it('is not changed by a forged or a copied marker', async () => {
    const { host, say, index } = thread();
    say(sent('comment:1', 'job-1'));
    say(sent('comment:2', 'job-2'));
    say(sent('comment:3', 'job-3'), 'mallory', 'guessed');
    host.post({ thread: 7 }, host.comments[0]?.body ?? '', 'mallory');
    expect(await index.jobOfThread(7)).toBe('job-2');
  });

  it('is not forgotten when a copy is put into an older comment', async () => {
    const { host, say, index } = thread();
    const old = host.post({ thread: 7 }, 'nice!', 'mallory');
    say(sent('comment:1', 'job-1'));
    say(sent('comment:2', 'job-2'));
    const sending = writeMarker(
      { event: 'comment:2', phase: 'sending' },
      { repository: 'o/r', thread: 7, key: 'key' },
    );
    await host.editComment(old, sending);
    expect(await index.jobOfThread(7)).toBe('job-2');
    await host.editComment(old, host.comments.at(-1)?.body ?? '');
    expect(await index.jobOfThread(7)).toBe('job-2');
  });

  it('is known without a key by who wrote it', async () => {
    const { host, say } = thread();
    const index = threadMarkers(host, { repository: 'o/r' });
    say(sent('comment:1', 'job-1'), SELF, '');
    say(sent('comment:2', 'job-2'), 'mallory', '');
    expect(await index.jobOfThread(7)).toBe('job-1');
  });
});
