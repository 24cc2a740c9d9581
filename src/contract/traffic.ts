// Who asked for a page. `human` and the AI classes make up the views; other bots never count.
// `unknown` is the reader in a log that does not record user agents. The contract knows people and
// AI only, so it counts as `human` there; every report names it.

export const TRAFFIC_CLASSES = [
  'human',
  'coding-agent',
  'assistant',
  'ai-search',
  'training',
  'other-bot',
  'unknown',
] as const;
export type TrafficClass = (typeof TRAFFIC_CLASSES)[number];

export type ClassCounts = Record<TrafficClass, number>;

/** The classes that count as AI unless the configuration says otherwise. */
export const DEFAULT_AI_CLASSES: readonly TrafficClass[] = ['coding-agent', 'assistant'];
