// The effective settings of a repository on GitHub, for `doctor`.

import { lockedWords, organizationOf, settingsOf } from '../../config/load-settings.ts';
import { CONFIG_PATH, ORGANIZATION_PATH, type Origin } from '../../config/settings.ts';
import { bound, inline } from '../../shared/text/foreign.ts';
import type { ThreadHost } from '../thread-host.ts';
import type { Look, Probe } from './doctor.ts';

/** A setting that a workflow makes with an input. */
export interface InputSetting {
  input: string;
  value: unknown;
  /** The input counts only if no file has the setting. */
  fallback?: boolean;
}

const MAX_VALUE = 100;

export function hostedConfigProbe(
  host: Pick<ThreadHost, 'readFile' | 'readOwnersFile'>,
  repository: string,
  inputs: Readonly<Record<string, InputSetting>> = {},
): Probe {
  return {
    what: 'Configuration',
    async look(): Promise<Look> {
      const own = await host.readFile(CONFIG_PATH);
      const organization = await host.readOwnersFile(ORGANIZATION_PATH);
      const { origins, overruled } = settingsOf(repository, own, organization);
      const theirs = `\`${ORGANIZATION_PATH}\` in ${organizationOf(repository)}`;
      const files = [
        own === null
          ? `There is no \`${CONFIG_PATH}\` on the default branch.`
          : `\`${CONFIG_PATH}\` is valid.`,
        organization === null ? `The token finds no ${theirs}.` : `${theirs} is valid.`,
        ...(overruled.length > 0 ? [lockedWords(overruled, repository)] : []),
      ];
      const lines = [...origins].map(([name, origin]) => describe(name, origin, inputs[name]));
      const set = lines.filter(({ from }) => from !== 'default');
      const others = lines.filter(({ from, value }) => from === 'default' && value !== undefined);
      return {
        state: overruled.length > 0 ? 'warning' : 'ok',
        says: [
          `${files.join(' ')} Effective settings:`,
          ...set.map(({ name, from, value }) => `- ${name}: ${show(value)} (${from})`),
          `- default: ${others.map(({ name, value }) => `${name}: ${show(value)}`).join('; ')}`,
        ].join('\n'),
      };
    },
  };
}

function describe(name: string, origin: Origin, own: InputSetting | undefined) {
  if (own && (!own.fallback || origin.value === undefined)) {
    return { name, from: `workflow input \`${own.input}\``, value: own.value };
  }
  const { from, locked, value } = origin;
  return { name, from: locked ? `${from}, locked` : from, value };
}

/** People with push access wrote it, and it ends up in a summary. */
function show(value: unknown): string {
  return inline(bound(typeof value === 'string' ? value : JSON.stringify(value), MAX_VALUE));
}
