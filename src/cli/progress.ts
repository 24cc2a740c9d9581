// Shows progress on standard error: one line that is rewritten on a terminal, and plain lines, one
// per change, everywhere else.

import type { Clock } from '../shared/runtime.ts';
import { oneLine } from '../shared/text/foreign.ts';
import type { Terminal } from './command.ts';

interface Progress {
  show(words: string): void;
  /** Keeps the last text on the screen. */
  end(): void;
}

const CLEAR_LINE = '\r\u001b[2K';
const TICK_MS = 1_000;

export function progress(terminal: Pick<Terminal, 'err' | 'live'>, clock: Clock): Progress {
  const startedAt = clock.now();
  const seconds = () => Math.round((clock.now() - startedAt) / 1000);
  if (!terminal.live) {
    return {
      show: (words) => terminal.err(`${oneLine(words)} (${seconds()} s)\n`),
      end() {},
    };
  }
  let current = '';
  const draw = () => terminal.err(`${CLEAR_LINE}${current} (${seconds()} s)`);
  const stop = new AbortController();
  const tick = async () => {
    for (;;) {
      await clock.sleep(TICK_MS, stop.signal);
      draw();
    }
  };
  return {
    show(words) {
      const begins = current === '';
      current = oneLine(words);
      draw();
      // It ends only through the stop below.
      if (begins) tick().catch(() => {});
    },
    end() {
      stop.abort();
      if (current !== '') terminal.err('\n');
    },
  };
}

const BAR_WIDTH = 24;

/** A bar where a line can be rewritten; otherwise one line per phase, and per quarter if `quarters`. */
export function progressBar(
  terminal: Pick<Terminal, 'err' | 'live'>,
  clock: Clock,
  { quarters = false } = {},
) {
  const line = progress(terminal, clock);
  let last = '';
  return {
    /** `words` say how far it is. */
    show(phase: string, share: number, words: string): void {
      const filled = Math.round(Math.min(share, 1) * BAR_WIDTH);
      const bar = `${'█'.repeat(filled)}${'░'.repeat(BAR_WIDTH - filled)}`;
      const step = quarters ? `${phase}, ${25 * Math.floor(4 * share)} %` : phase;
      const text = terminal.live ? `${phase.padEnd(25)} ${bar} ${words}` : step;
      if (text !== last) line.show(text);
      last = text;
    },
    end: () => line.end(),
  };
}
