// What `doctor` checks at GitHub, in a workflow and on a machine.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CONFIG_PATH, ORGANIZATION_PATH } from '../../config/config.ts';
import { inputNames } from '../../config/inputs.ts';
import {
  lockedWords,
  organizationOf,
  type SettingOrigin,
  settingsOf,
} from '../../config/settings.ts';
import { bound, inline } from '../../shared/text/foreign.ts';
import { type HostChecks, PULLS_SETTING, type ThreadHost } from '../thread-host.ts';
import type { Look, Probe } from './doctor.ts';
import { WORKFLOWS, workflowsProbe } from './workflows.ts';

export function tokenProbe(host: Pick<ThreadHost, 'repository' | 'self'>): Probe {
  return {
    what: 'Token',
    async look() {
      const [{ fullName }, self] = await Promise.all([host.repository(), host.self()]);
      return { state: 'ok', says: `It can read ${fullName} and acts as ${self}.` };
    },
  };
}

/** `read` rejects with what is wrong with the settings; false: there is no such file. */
export function configProbe(where: string, read: () => Promise<boolean>): Probe {
  return {
    what: 'Configuration',
    async look() {
      const says = (await read())
        ? `\`${CONFIG_PATH}\` is valid.`
        : `There is no \`${CONFIG_PATH}\` ${where}; the defaults apply.`;
      return { state: 'ok', says };
    },
  };
}

/** The workflows on the default branch. `action`: what the running workflow calls this action. */
export function hostedWorkflowsProbe(
  host: Pick<ThreadHost, 'listFiles' | 'readFile'>,
  action?: string,
): Probe {
  return workflowsProbe({
    ...{ inputs: inputNames(), action },
    async list() {
      const files = await host.listFiles();
      const start = `${WORKFLOWS}/`;
      return files.flatMap((file) => (file.startsWith(start) ? [file.slice(start.length)] : []));
    },
    read: (name) => host.readFile(`${WORKFLOWS}/${name}`),
  });
}

/** The workflows in this folder, before they are pushed. */
export function localWorkflowsProbe(folder: string): Probe {
  const dir = join(folder, WORKFLOWS);
  return workflowsProbe({
    inputs: inputNames(),
    list: () => readdir(dir).catch(noneAt<string[]>([])),
    read: (name) => readFile(join(dir, name), 'utf8').catch(noneAt(null)),
  });
}

function noneAt<T>(none: T) {
  return (error: NodeJS.ErrnoException): T => {
    if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes(error.code ?? '')) return none;
    throw error;
  };
}

export function pullsProbe(checks: Omit<HostChecks, 'serverTime'>): Probe {
  return {
    what: 'Pull requests',
    async look() {
      const may = await checks.actionsMayOpenPulls();
      if (may) return { state: 'ok', says: 'Workflows can open pull requests in this repository.' };
      // Turned off there, it cannot be turned on here.
      if ((await checks.organizationMayOpenPulls()) === false) {
        return {
          state: 'wrong',
          says: `The organization does not let workflows open pull requests, so jobs only push a branch. Ask an owner to turn this on in the organization, then in this repository: ${PULLS_SETTING}. An App's token does not need it.`,
        };
      }
      if (may === undefined) {
        return {
          state: 'info',
          says: `Could not be checked: only a token with \`administration: read\` can read this setting, and a workflow's own token never has that. Make sure that this is turned on: ${PULLS_SETTING}. An organization can turn it off for all its repositories.`,
        };
      }
      return {
        state: 'wrong',
        says: `Workflows cannot open pull requests in this repository, so jobs only push a branch. Turn this on: ${PULLS_SETTING}. If it cannot be changed, the organization has turned it off.`,
      };
    },
  };
}

// The effective settings of a repository on GitHub, for `doctor`.

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

function describe(name: string, origin: SettingOrigin, own: InputSetting | undefined) {
  if (own && (!own.fallback || origin.value === undefined)) {
    return { name, from: `workflow input \`${own.input}\``, value: own.value };
  }
  const { from, locked, value } = origin;
  return { name, from: locked ? `${from}, locked` : from, value };
}

/** People with push access wrote it, and it ends up in a summary. */
function show(value: unknown): string {
  // An organization can lock a setting at no value.
  if (value === undefined) return 'not set';
  return inline(bound(typeof value === 'string' ? value : JSON.stringify(value), MAX_VALUE));
}
