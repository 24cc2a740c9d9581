// What `doctor` checks at GitHub, in a workflow and on a machine.
import { CONFIG_PATH } from '../action/settings.ts';
import type { Probe } from '../doctor/doctor.ts';
import { SETTING } from '../github/publisher.ts';
import type { HostChecks, ThreadHost } from '../thread/thread-host.ts';

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

export function pullsProbe(checks: HostChecks): Probe {
  return {
    what: 'Pull requests',
    async look() {
      const may = await checks.actionsMayOpenPulls();
      if (may) return { state: 'ok', says: 'Workflows can open pull requests in this repository.' };
      if (may === undefined) {
        return {
          state: 'info',
          says: `Could not be checked: only a token with \`administration: read\` can read this setting, and a workflow's own token never has that. Make sure that this is turned on: ${SETTING}.`,
        };
      }
      return {
        state: 'wrong',
        says: `Workflows cannot open pull requests in this repository, so jobs only push a branch. Turn this on: ${SETTING}.`,
      };
    },
  };
}
