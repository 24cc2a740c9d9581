import { describe, expect, it } from 'vitest';
import {
  isOwnComment,
  MARKER_PHASES,
  type Marker,
  markerPrefix,
  readMarker,
  writeMarker,
} from '../../../src/bot/replies/marker.ts';
import fc from '../../support/properties.ts';

const scope = { repository: 'octo/docs', thread: 7, key: 'the key' };
const sent: Marker = { event: 'comment:17', phase: 'sent', job: 'job-1' };

describe('a marker', () => {
  it('comes back as it was written, whatever ids the service uses', () => {
    const id = fc.string({ unit: 'grapheme', minLength: 1 });
    fc.assert(
      fc.property(id, fc.constantFrom(...MARKER_PHASES), id, (event, phase, job) => {
        const marker = { event, phase, job };
        const text = writeMarker(marker, scope);
        expect(readMarker(`${text}\nWords.`, scope)).toEqual(marker);
        expect(text.slice(4, -3)).not.toContain('--');
        expect(text.startsWith(markerPrefix(event))).toBe(true);
      }),
    );
  });

  it('needs no job', () => {
    const marker: Marker = { event: 'comment:17', phase: 'sending' };
    expect(readMarker(writeMarker(marker, scope), scope)).toEqual(marker);
  });

  it.each([
    ['another repository', { ...scope, repository: 'evil/docs' }],
    ['another thread', { ...scope, thread: 8 }],
    ['another key', { ...scope, key: 'guessed' }],
    ['no key', { repository: 'octo/docs', thread: 7 }],
  ])('signed for %s is not believed', (_, other) => {
    expect(readMarker(writeMarker(sent, other), scope)).toBeNull();
  });

  it('with anything changed is not believed', () => {
    const text = writeMarker(sent, scope);
    for (const forged of [
      text.replace('job%2D1', 'job%2D2'),
      text.replace('17', '18'),
      text.replace(' sent ', ' link '),
      text.replace(/ sig=\S+/, ''),
    ]) {
      expect(forged).not.toBe(text);
      expect(readMarker(forged, scope)).toBeNull();
    }
  });

  it('counts at the start of a comment only, where nobody quotes it', () => {
    const text = writeMarker(sent, scope);
    expect(readMarker(`Look: ${text}`, scope)).toBeNull();
    expect(readMarker(`> ${text}`, scope)).toBeNull();
    expect(isOwnComment(`${text}\nWords.`)).toBe(true);
    expect(isOwnComment('Words.')).toBe(false);
  });

  it('does not show the key', () => {
    expect(writeMarker(sent, scope)).not.toContain(scope.key);
  });

  it('of one event is not found by the prefix of another', () => {
    expect(writeMarker({ ...sent, event: 'comment:170' }, scope)).not.toContain(
      markerPrefix('comment:17'),
    );
  });

  it('survives broken percent signs', () => {
    expect(readMarker('<!-- docket %E0%A4 sent -->', { repository: 'a/b', thread: 1 })).toEqual({
      event: '%E0%A4',
      phase: 'sent',
    });
  });
});
