// Who asked for a page. `human` and the AI classes make up the views; other bots never count.

export const TRAFFIC_CLASSES = [
  'human',
  'coding-agent',
  'assistant',
  'ai-search',
  'training',
  'other-bot',
] as const;
export type TrafficClass = (typeof TRAFFIC_CLASSES)[number];

export type ClassCounts = Record<TrafficClass, number>;

/** The classes that count as AI unless the configuration says otherwise. */
export const DEFAULT_AI_CLASSES: readonly TrafficClass[] = ['coding-agent', 'assistant'];
