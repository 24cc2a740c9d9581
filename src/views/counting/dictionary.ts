// What is learnt about targets and agents while reading, shared by all files of a run. Pages and
// readers have small numbers, so that counting is an access to an array.
import type { AgentRange, AgentRanges } from './agent-ranges.ts';
import { AiReferrers } from './ai-referrers.ts';
import type { AgentClass, Classifier } from './classify.ts';
import { classIndex } from './file-day.ts';
import type { Page, PageReader } from './page.ts';
import { ALL_PAGES, type PageFilter } from './page-filter.ts';
import { TextCache } from './text-cache.ts';

export const NOT_A_PAGE = -1;

/** What does not exist has no end of names. */
const MAX_ASKED = 10_000;

const UNKNOWN: AgentClass = { page: { class: 'unknown' }, markdown: { class: 'unknown' } };

export class Dictionary {
  /** Paths of pages, by number. */
  readonly paths: string[] = [];
  /** Paths that were asked for and not found, by number. */
  readonly askedPaths: string[] = [];
  /** Class and name of readers, by number: even when they ask for a page, odd for Markdown. */
  readonly readerClasses: number[] = [];
  readonly readerNames: (string | undefined)[] = [];
  /** Where such readers come from, if the settings say so. */
  readonly readerRanges: (AgentRange | undefined)[] = [];
  /** Target → twice the page's number, plus one for Markdown; or NOT_A_PAGE. */
  readonly targets: TextCache;
  /** The same for targets that were not found. */
  readonly missing: TextCache;
  /** Agent → the reader's even number. */
  readonly agents: TextCache;
  readonly referrers = new AiReferrers();
  readonly #pageNumbers = new Map<string, number>();
  readonly #readerNumbers = new Map<AgentClass, number>();

  readonly #classify: Classifier;
  readonly #ranges: AgentRanges | undefined;

  constructor(
    readPage: PageReader,
    classify: Classifier,
    { ranges, pages = ALL_PAGES }: { ranges?: AgentRanges; pages?: PageFilter } = {},
  ) {
    this.#classify = classify;
    this.#ranges = ranges;
    this.targets = new TextCache((text) => {
      const page = readPage(text);
      return page && pages(page.path) ? target(page, this.#number(page.path)) : NOT_A_PAGE;
    });
    this.missing = new TextCache((text) => {
      const page = readPage(text);
      return page && pages(page.asked) ? target(page, this.#ask(page)) : NOT_A_PAGE;
    });
    this.agents = new TextCache((text) => this.reader(classify(text)));
  }

  /** The reader of a line whose log does not record agents. */
  unknown(): number {
    return this.reader(UNKNOWN);
  }

  /** The reader that sent no agent, in a log that records them. */
  nobody(): number {
    return this.reader(this.#classify(''));
  }

  reader(verdict: AgentClass): number {
    let number = this.#readerNumbers.get(verdict);
    if (number === undefined) {
      number = this.readerClasses.length;
      this.#readerNumbers.set(verdict, number);
      for (const { class: name, agent } of [verdict.page, verdict.markdown]) {
        this.readerClasses.push(classIndex(name));
        this.readerNames.push(agent);
        this.readerRanges.push(this.#ranges?.get(agent ?? ''));
      }
    }
    return number;
  }

  #number(path: string): number {
    let number = this.#pageNumbers.get(path);
    if (number === undefined) {
      number = this.paths.push(path) - 1;
      this.#pageNumbers.set(path, number);
    }
    return number;
  }

  #ask({ asked }: Page): number {
    if (this.askedPaths.length === MAX_ASKED) {
      this.askedPaths.length = 0;
      this.missing.clear();
    }
    return this.askedPaths.push(asked) - 1;
  }
}

function target({ markdown }: Page, number: number): number {
  return 2 * number + (markdown ? 1 : 0);
}
