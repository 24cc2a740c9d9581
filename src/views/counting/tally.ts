// Counts the hits of one file: per day, page and class, with the named agents and
// the pages that were asked for and not found.

import { TRAFFIC_CLASSES } from '../../contract/values.ts';
import { SPOOFED, UNCHECKED, VERIFIED } from './agent-ranges.ts';
import { AI_SOURCES, NOT_FROM_AI } from './ai-referrers.ts';
import { latin1 } from './bytes.ts';
import { type Dictionary, NOT_A_PAGE } from './dictionary.ts';
import { type CountTable, classIndex, dayText, type FileDay, noCounts } from './file-day.ts';
import type { Hit, LineFormat } from './hit.ts';
import { isDataQuery, literalPath } from './page.ts';
import type { TextCache } from './text-cache.ts';

const HUMAN = classIndex('human');
const UNKNOWN = classIndex('unknown');

export class Tally {
  /** Whether any line of the file has an agent: then a request without one was sent without. */
  agentsTold = false;
  /** Requests of a file that tells no agents, whose reader could be anyone. */
  unknownAgents = 0;
  /** Requests by agents with known ranges, but from no address that could be in one. */
  unchecked = 0;
  #checked = false;
  /** Whether the log could say that a view came from an AI answer. */
  #referrersTold = false;
  readonly #ids: SeenIds;
  readonly #dictionary: Dictionary;
  readonly #days = new Map<number, DayTally>();
  #today = -1;
  #tally: DayTally = newDay();

  /** `before`: what the lines before these mean for them. */
  constructor(dictionary: Dictionary, before?: TallyState) {
    this.#dictionary = dictionary;
    this.#ids = new SeenIds(before?.ids);
    if (!before) return;
    this.agentsTold = before.agentsTold;
    this.unknownAgents = before.unknownAgents;
    this.unchecked = before.unchecked;
    this.#checked = before.checked;
    this.#referrersTold = before.referrersTold;
  }

  get state(): TallyState {
    const { agentsTold, unknownAgents, unchecked } = this;
    const [checked, referrersTold] = [this.#checked, this.#referrersTold];
    const ids = this.#ids.latest;
    return { agentsTold, unknownAgents, unchecked, checked, referrersTold, ids };
  }

  /** A page view is a successful GET of a page that someone is waiting for. */
  add(hit: Hit, format: LineFormat): void {
    if (hit.day !== this.#today) this.#turnTo(hit.day);
    const tally = this.#tally;
    tally.lines++;
    if (!hit.get || hit.prefetch || hit.asset) return;
    if (isSuccess(hit.status)) this.#addView(hit, format, tally);
    else if (hit.status === 404 || hit.status === 410) this.#addMissing(hit, format, tally);
  }

  #addView(hit: Hit, format: LineFormat, tally: DayTally): void {
    const { bytes } = hit;
    const target = lookUp(this.#dictionary.targets, hit);
    if (target === NOT_A_PAGE) return;
    if (isDataQuery(bytes, hit.queryStart, hit.queryEnd)) return;
    if (this.#isRepeat(hit)) return;
    const reader = this.#reader(hit, format, target);
    const { readerClasses, readerNames } = this.#dictionary;
    const index = readerClasses[reader] as number;
    const name = readerNames[reader];
    if (name !== undefined) {
      const verdict = this.#check(hit, bytes, reader, tally);
      if (verdict === SPOOFED) return;
      if (verdict === VERIFIED) increment(tally.checks.verified, name, index);
      increment(tally.agents, name, index);
    }
    tally.pages.increment(target >> 1, index);
    if (hit.referrerStart >= 0) this.#referrersTold = true;
    if (index !== HUMAN && index !== UNKNOWN) return;
    const source = this.#source(hit, bytes);
    if (source === NOT_FROM_AI) return;
    const { pages, sources } = tally.referrals;
    increment(pages, this.#dictionary.paths[target >> 1] as string, index);
    increment(sources, AI_SOURCES[source] as string, index);
  }

  /** `bytes` are the line's own: finding the agent may have pointed the hit elsewhere. */
  #source(hit: Hit, bytes: Buffer): number {
    const { referrerStart: start, referrerEnd: end, queryStart, queryEnd } = hit;
    const { referrers } = this.#dictionary;
    const linked = end - start > 1 && start >= 0;
    const source = linked ? referrers.byReferrer(bytes, start, end) : NOT_FROM_AI;
    if (source !== NOT_FROM_AI || queryEnd <= queryStart) return source;
    const named = referrers.byCampaign(bytes, queryStart, queryEnd);
    if (named !== NOT_FROM_AI) this.#referrersTold = true;
    return named;
  }

  #addMissing(hit: Hit, format: LineFormat, tally: DayTally): void {
    const { missing, askedPaths } = this.#dictionary;
    const { bytes } = hit;
    const target = lookUp(missing, hit);
    if (target === NOT_A_PAGE || this.#isRepeat(hit)) return;
    const path = askedPaths[target >> 1] as string;
    const reader = this.#reader(hit, format, target);
    if (this.#check(hit, bytes, reader, tally) === SPOOFED) return;
    if (!tally.missing.has(path) && tally.missing.size >= MAX_MISSING) return;
    increment(tally.missing, path, this.#dictionary.readerClasses[reader] as number);
  }

  #reader(hit: Hit, format: LineFormat, target: number): number {
    format.findAgent?.(hit);
    const { agents } = this.#dictionary;
    const markdown = hit.markdown ? 1 : target & 1;
    if (hit.agentStart >= 0) {
      this.agentsTold = true;
      return agents.get(hit.bytes, hit.agentStart, hit.agentEnd) + markdown;
    }
    if (this.agentsTold) return this.#dictionary.nobody() + markdown;
    this.unknownAgents++;
    return this.#dictionary.unknown();
  }

  /** A request under a false name says nothing about people, and nothing about AI. */
  #check(
    { addressStart, addressEnd }: Hit,
    bytes: Buffer,
    reader: number,
    { checks }: DayTally,
  ): number {
    const range = this.#dictionary.readerRanges[reader];
    if (!range) return UNCHECKED;
    const verdict = range.check(bytes, addressStart, addressEnd);
    if (verdict === UNCHECKED) this.unchecked++;
    else this.#checked = true;
    if (verdict === SPOOFED) {
      const { readerNames, readerClasses } = this.#dictionary;
      increment(checks.spoofed, readerNames[reader] as string, readerClasses[reader] as number);
    }
    return verdict;
  }

  #isRepeat({ bytes, idStart, idEnd }: Hit): boolean {
    if (idStart < 0) return false;
    return this.#ids.has(latin1(bytes, idStart, idEnd));
  }

  #turnTo(day: number): void {
    this.#today = day;
    this.#tally = this.#days.get(day) ?? newDay();
    this.#days.set(day, this.#tally);
  }

  finish(file: string, rules: string): FileDay[] {
    return [...this.#days].map(([day, tally]) => {
      const { lines, agents, missing, referrals, checks } = tally;
      const pages = tally.pages.table(this.#dictionary.paths);
      return {
        file,
        day: dayText(day),
        lines,
        rules,
        pages,
        agents,
        missing,
        ...(this.#referrersTold && { referrals }),
        ...(this.#checked && { checks }),
      };
    });
  }
}

/** A backslash would be taken for an escape; encoded, it is none. */
function lookUp(cache: TextCache, { bytes, pathStart, pathEnd, literal }: Hit): number {
  const path = latin1(bytes, pathStart, pathEnd);
  return cache.of(literal ? literalPath(path) : path);
}

/** 304 too: the reader's own copy was still good, and was read. */
function isSuccess(status: number): boolean {
  return (status >= 200 && status < 300) || status === 304;
}

// Ids of requests that were counted already. Entries of one request are close to each other in a log,
// so the latest ids are enough, and memory stays flat.

const GENERATION = 50_000;

/** As many are handed on to the reader of a file's next part. */
const LATEST = 10_000;

class SeenIds {
  #young: Set<string>;
  #old = new Set<string>();

  constructor(latest: readonly string[] = []) {
    this.#young = new Set(latest);
  }

  get latest(): string[] {
    return [...this.#old, ...this.#young].slice(-LATEST);
  }

  /** Whether the id was here before; from now on it was. */
  has(id: string): boolean {
    if (this.#young.has(id) || this.#old.has(id)) return true;
    if (this.#young.size === GENERATION) {
      this.#old = this.#young;
      this.#young = new Set();
    }
    this.#young.add(id);
    return false;
  }
}

// What was counted of one day in a file.

/** Distinct missing paths kept a day: a scanner asks for millions, and no report shows them. */
export const MAX_MISSING = 1000;

type Table = Map<string, number[]>;

interface DayTally {
  lines: number;
  pages: PageCounts;
  agents: Table;
  missing: Table;
  referrals: { pages: Table; sources: Table };
  checks: { verified: Table; spoofed: Table };
}

/** What the lines so far mean for those that follow. */
interface TallyState {
  agentsTold: boolean;
  unknownAgents: number;
  unchecked: number;
  checked: boolean;
  referrersTold: boolean;
  ids: readonly string[];
}

function newDay(): DayTally {
  const referrals = { pages: new Map(), sources: new Map() };
  const checks = { verified: new Map(), spoofed: new Map() };
  const tables = { agents: new Map(), missing: new Map(), referrals, checks };
  return { lines: 0, pages: new PageCounts(), ...tables };
}

function increment(table: Table, key: string, index: number): void {
  let row = table.get(key);
  if (!row) {
    row = noCounts();
    table.set(key, row);
  }
  row[index] = (row[index] as number) + 1;
}

// One day's counts per page number and class, packed: numbers are given in the order of first
// sight, so that well-read pages share the first blocks and a quiet day needs few of them.

const CLASSES = TRAFFIC_CLASSES.length;
/** A power of two: shifts are quicker than divisions. */
const BLOCK_BITS = 7;
const BLOCK_PAGES = 1 << BLOCK_BITS;

class PageCounts {
  /** The counts of 128 pages each; absent where no page of the block was read. */
  readonly #blocks: (Uint32Array | undefined)[] = [];

  increment(page: number, classIndex: number): void {
    const index = page >> BLOCK_BITS;
    let block = this.#blocks[index];
    if (!block) {
      block = new Uint32Array(BLOCK_PAGES * CLASSES);
      this.#blocks[index] = block;
    }
    const at = (page & (BLOCK_PAGES - 1)) * CLASSES + classIndex;
    block[at] = (block[at] as number) + 1;
  }

  /** With the paths of the numbers. */
  table(paths: readonly string[]): CountTable {
    return {
      forEach: (visit) => this.#forEach((counts, page) => visit(counts, paths[page] as string)),
    };
  }

  #forEach(visit: (counts: readonly number[], page: number) => void): void {
    const counts = noCounts();
    for (const [index, block] of this.#blocks.entries()) {
      for (let at = 0; block && at < block.length; at += CLASSES) {
        let sum = 0;
        for (let i = 0; i < CLASSES; i++) {
          const count = block[at + i] as number;
          counts[i] = count;
          sum += count;
        }
        if (sum > 0) visit(counts, index * BLOCK_PAGES + at / CLASSES);
      }
    }
  }
}
