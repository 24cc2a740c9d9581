// One day's counts per page number and class, packed: numbers are given in the order of first
// sight, so that well-read pages share the first blocks and a quiet day needs few of them.

import { TRAFFIC_CLASSES } from '../../contract/traffic.ts';
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
    const index = page >> BLOCK_BITS;
    let block = this.blocks[index];
    if (!block) {
      block = new Uint32Array(BLOCK_PAGES * CLASSES);
      this.blocks[index] = block;
    }
    const at = (page & (BLOCK_PAGES - 1)) * CLASSES + classIndex;
    block[at] = (block[at] as number) + 1;
  }

  table(paths: readonly string[]): PageTable {
    return new PageTable(this.blocks, paths);
  }
}

/** The counts with the paths of their pages, as they can be sent to another thread. */
export class PageTable implements CountTable {
  readonly blocks: CountBlocks;
  readonly paths: readonly string[];

  constructor(blocks: CountBlocks, paths: readonly string[]) {
    this.blocks = blocks;
    this.paths = paths;
  }

  forEach(visit: (counts: readonly number[], path: string) => void): void {
    const counts = noCounts();
    for (const [index, block] of this.blocks.entries()) {
      for (let at = 0; block && at < block.length; at += CLASSES) {
        let sum = 0;
        for (let i = 0; i < CLASSES; i++) {
          const count = block[at + i] as number;
          counts[i] = count;
          sum += count;
        }
        if (sum > 0) visit(counts, this.paths[index * BLOCK_PAGES + at / CLASSES] as string);
      }
    }
  }
}
