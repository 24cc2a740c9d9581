// Reads the settings of tenants in a side thread: one tenant's file keeps no other one waiting.

import { InvalidRequest } from '../shared/errors.ts';
import type { Clock } from '../shared/runtime.ts';
import { answerAsThread, SideThread, ThreadLimitReached } from '../shared/side-thread.ts';
import type { readSettings, Settings, SettingsTexts } from './settings.ts';

/** The worst file that is parsed at all takes half a second. */
const TIME_MS = 20_000;
const MEMORY_MB = 128;

type SettingsOutcome = { settings: Settings } | { refused: string; details: string[] };

export interface SettingsThread {
  read(texts: SettingsTexts): Promise<Settings>;
  close(): Promise<void>;
}

export function openSettingsThread(clock: Clock): SettingsThread {
  const thread = new SideThread('settings', { timeMs: TIME_MS, memoryMb: MEMORY_MB, clock });
  return {
    async read(texts) {
      const outcome = (await thread.ask(texts).catch((error) => {
        if (!(error instanceof ThreadLimitReached)) throw error;
        const refused = `The settings take too much ${error.limit} to read. Make the files smaller.`;
        return { refused, details: [] };
      })) as SettingsOutcome;
      if ('settings' in outcome) return outcome.settings;
      throw new InvalidRequest(outcome.refused, { details: outcome.details });
    },
    close: () => thread.close(),
  };
}

/** What such a thread does. */
export function readSettingsForOthers(read: typeof readSettings): void {
  answerAsThread(async (texts): Promise<SettingsOutcome> => {
    try {
      return { settings: read(texts as SettingsTexts) };
    } catch (error) {
      if (!(error instanceof InvalidRequest)) throw error;
      return { refused: error.message, details: error.details };
    }
  });
}
