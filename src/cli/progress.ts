// Shows progress on standard error: one line that is rewritten on a terminal, and plain lines, one
// per change, everywhere else.

import type { Clock } from '../shared/clock.ts';
import { oneLine } from '../text/foreign.ts';
import type { Terminal } from './command.ts';

export interface Progress {
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
