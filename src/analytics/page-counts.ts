// One day's counts per page number and class, packed: numbers are given in the order of first
// sight, so that well-read pages share the first blocks and a quiet day needs few of them.

import { TRAFFIC_CLASSES } from '../contract/traffic.ts';
import { type CountTable, noCounts } from './file-day.ts';

const CLASSES = TRAFFIC_CLASSES.length;
const BLOCK_PAGES = 128;

export class PageCounts {
  readonly #blocks: (Uint32Array | undefined)[] = [];

  increment(page: number, classIndex: number): void {
    const index = Math.floor(page / BLOCK_PAGES);
    let block = this.#blocks[index];
    if (!block) {
      block = new Uint32Array(BLOCK_PAGES * CLASSES);
      this.#blocks[index] = block;
    }
    const at = (page % BLOCK_PAGES) * CLASSES + classIndex;
    block[at] = (block[at] as number) + 1;
  }

  table(paths: readonly string[]): CountTable {
    return {
      forEach: (visit) => {
        const counts = noCounts();
        for (const [index, block] of this.#blocks.entries()) {
          for (let at = 0; block && at < block.length; at += CLASSES) {
            let sum = 0;
            for (let i = 0; i < CLASSES; i++) {
              const count = block[at + i] as number;
              counts[i] = count;
              sum += count;
            }
            if (sum > 0) visit(counts, paths[index * BLOCK_PAGES + at / CLASSES] as string);
          }
        }
      },
    };
  }
}
