// What a thread that counts parts of access logs does, with the settings of the one that started it.
import { type AgentPrefixes, agentRanges } from '../analytics/agent-ranges.ts';
import { createClassifier } from '../analytics/classify.ts';
import { Dictionary } from '../analytics/dictionary.ts';
import { createPageReader } from '../analytics/page.ts';
import { pageFilter } from '../analytics/page-filter.ts';
import { PartCounter } from '../analytics/part.ts';
import type { Rules } from '../analytics/rules.ts';
import { countForOthers } from '../store/counting-threads.ts';

export interface ThreadSetup {
  rules: Rules;
  include: readonly string[];
  exclude: readonly string[];
  prefixes: readonly AgentPrefixes[];
}

export function countAsThread(): void {
  countForOthers((setup) => {
    const { rules, include, exclude, prefixes } = setup as ThreadSetup;
    const dictionary = new Dictionary(createPageReader(rules), createClassifier(rules), {
      pages: pageFilter(include, exclude),
      ranges: agentRanges(prefixes),
    });
    return new PartCounter(dictionary);
  });
}
