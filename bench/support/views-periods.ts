/** The range that is exported, and the one before. */
export const PERIODS = [
  { from: '2026-11-02', to: '2026-11-09' },
  { from: '2026-10-26', to: '2026-11-02' },
] as const;
