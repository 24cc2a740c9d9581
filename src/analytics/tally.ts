// Counts the hits of one file: per day, page and class, with the named agents and the pages that
// were asked for and not found.
import { ByteCache } from './byte-cache.ts';
import type { AgentVerdict, Classifier, Verdict } from './classify.ts';
import { dayText } from './days.ts';
import { classIndex, type FileDay, noCounts } from './file-day.ts';
import type { Hit, LineFormat } from './hit.ts';
import { isDataQuery, type PageReader } from './page.ts';
import { PageCounts } from './page-counts.ts';

/** Distinct missing paths kept a day: a scanner asks for millions, and no report shows them. */
const MAX_MISSING = 1000;
const MAX_ASKED = 10_000;
const NOT_A_PAGE = -1;

/**
 * What is learnt about targets and agents, shared by all files of a run. Pages and verdicts have
 * small numbers, so that counting is an array access.
 */
export class Dictionary {
  readonly paths: string[] = [];
  readonly askedPaths: string[] = [];
  readonly verdicts: AgentVerdict[] = [];
  /** Target → twice the page's number, plus one for Markdown. */
  readonly targets: ByteCache;
  /** The same for targets that were not found, with the path's number in `askedPaths`. */
  readonly missing: ByteCache;
  /** Agent → the verdict's number. */
  readonly agents: ByteCache;
  readonly #pageNumbers = new Map<string, number>();
  readonly #verdictNumbers = new Map<AgentVerdict, number>();

  constructor(readPage: PageReader, classify: Classifier) {
    this.targets = new ByteCache((text) => {
      const page = readPage(text);
      if (!page) return NOT_A_PAGE;
      return 2 * numberOf(page.path, this.#pageNumbers, this.paths) + (page.markdown ? 1 : 0);
    });
    this.missing = new ByteCache((text) => {
      const page = readPage(text);
      if (!page) return NOT_A_PAGE;
      if (this.askedPaths.length === MAX_ASKED) {
        // What does not exist has no end of names.
        this.askedPaths.length = 0;
        this.missing.clear();
      }
      return 2 * (this.askedPaths.push(page.asked) - 1) + (page.markdown ? 1 : 0);
    });
    this.agents = new ByteCache((text) =>
      numberOf(classify(text), this.#verdictNumbers, this.verdicts),
    );
  }
}

interface DayTally {
  lines: number;
  pages: PageCounts;
  agents: Map<string, number[]>;
  missing: Map<string, number[]>;
}

export class Tally {
  /** Lines without any agent, whose reader could be anyone. */
  unknownAgents = 0;
  readonly #dictionary: Dictionary;
  readonly #days = new Map<number, DayTally>();
  #today = -1;
  #tally: DayTally = newDay();

  constructor(dictionary: Dictionary) {
    this.#dictionary = dictionary;
  }

  /** A page view is a successful GET of a page that somebody waits for. */
  add(hit: Hit, format: LineFormat): void {
    if (hit.day !== this.#today) this.#turnTo(hit.day);
    const tally = this.#tally;
    tally.lines++;
    if (!hit.get || hit.prefetch || hit.asset) return;
    if (isSuccess(hit.status)) this.#addView(hit, format, tally);
    else if (hit.status === 404 || hit.status === 410) this.#addMissing(hit, format, tally);
  }

  #addView(hit: Hit, format: LineFormat, tally: DayTally): void {
    const { bytes, view } = hit;
    const target = this.#dictionary.targets.get(bytes, view, hit.pathStart, hit.pathEnd);
    if (target === NOT_A_PAGE) return;
    if (isDataQuery(bytes, hit.queryStart, hit.queryEnd)) return;
    const verdict = this.#verdict(hit, format, hit.markdown || (target & 1) === 1);
    tally.pages.increment(target >> 1, classIndex(verdict.class));
    if (verdict.agent) increment(rowOf(tally.agents, verdict.agent), verdict);
  }

  #addMissing(hit: Hit, format: LineFormat, tally: DayTally): void {
    const { missing, askedPaths } = this.#dictionary;
    const target = missing.get(hit.bytes, hit.view, hit.pathStart, hit.pathEnd);
    if (target === NOT_A_PAGE) return;
    const path = askedPaths[target >> 1] as string;
    if (tally.missing.size === MAX_MISSING && !tally.missing.has(path)) return;
    const verdict = this.#verdict(hit, format, hit.markdown || (target & 1) === 1);
    increment(rowOf(tally.missing, path), verdict);
  }

  #verdict(hit: Hit, format: LineFormat, markdown: boolean): Verdict {
    format.findAgent?.(hit);
    if (hit.agentStart < 0) {
      this.unknownAgents++;
      return { class: 'human' };
    }
    const { agents, verdicts } = this.#dictionary;
    const verdict = verdicts[agents.get(hit.bytes, hit.view, hit.agentStart, hit.agentEnd)];
    return (markdown ? verdict?.markdown : verdict?.page) as Verdict;
  }

  #turnTo(day: number): void {
    this.#today = day;
    this.#tally = this.#days.get(day) ?? newDay();
    this.#days.set(day, this.#tally);
  }

  finish(file: string, rules: string): FileDay[] {
    const { paths } = this.#dictionary;
    return [...this.#days].map(([day, { lines, pages, agents, missing }]) => {
      return { file, day: dayText(day), lines, rules, pages: pages.table(paths), agents, missing };
    });
  }
}

/** 304 too: the reader's own copy was still good, and was read. */
function isSuccess(status: number): boolean {
  return (status >= 200 && status < 300) || status === 304;
}

function newDay(): DayTally {
  return { lines: 0, pages: new PageCounts(), agents: new Map(), missing: new Map() };
}

function rowOf(table: Map<string, number[]>, key: string): number[] {
  let row = table.get(key);
  if (!row) {
    row = noCounts();
    table.set(key, row);
  }
  return row;
}

function increment(counts: number[], verdict: Verdict): void {
  const index = classIndex(verdict.class);
  counts[index] = (counts[index] as number) + 1;
}

function numberOf<T>(value: T, numbers: Map<T, number>, values: T[]): number {
  let number = numbers.get(value);
  if (number === undefined) {
    number = values.push(value) - 1;
    numbers.set(value, number);
  }
  return number;
}
