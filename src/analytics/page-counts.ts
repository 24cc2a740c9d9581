// One day's counts per page number and class, packed: numbers are given in the order of first
// sight, so that well-read pages share the first blocks and a quiet day needs few of them.

import { TRAFFIC_CLASSES } from '../contract/traffic.ts';
import { type CountTable, noCounts } from './file-day.ts';

const CLASSES = TRAFFIC_CLASSES.length;
/** A power of two: shifts are quicker than divisions. */
const BLOCK_BITS = 7;
const BLOCK_PAGES = 1 << BLOCK_BITS;

/** The counts of 128 pages each; absent where no page of the block was read. */
export type CountBlocks = (Uint32Array | undefined)[];

export class PageCounts {
  readonly blocks: CountBlocks = [];

  increment(page: number, classIndex: number): void {
    this.#add(page, classIndex, 1);
  }

  /** Adds counts under other numbers; `numbers` has ours for each of them. */
  addBlocks(blocks: CountBlocks, numbers: ArrayLike<number>): void {
    for (const [index, block] of blocks.entries()) {
      for (let at = 0; block && at < block.length; at++) {
        const count = block[at] as number;
        if (count === 0) continue;
        const page = index * BLOCK_PAGES + Math.floor(at / CLASSES);
        this.#add(numbers[page] as number, at % CLASSES, count);
      }
    }
  }

  table(paths: readonly string[]): CountTable {
    return {
      forEach: (visit) => {
        const counts = noCounts();
        for (const [index, block] of this.blocks.entries()) {
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

  #add(page: number, classIndex: number, count: number): void {
    const index = page >> BLOCK_BITS;
    let block = this.blocks[index];
    if (!block) {
      block = new Uint32Array(BLOCK_PAGES * CLASSES);
      this.blocks[index] = block;
    }
    const at = (page & (BLOCK_PAGES - 1)) * CLASSES + classIndex;
    block[at] = (block[at] as number) + count;
  }
}
