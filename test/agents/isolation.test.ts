import { describe, expect, it } from 'vitest';
import {
  insistOn,
  noIsolation,
  remedy,
  requireIsolation,
} from '../../src/agents/program/isolation.ts';
import { reserveUser } from '../../src/agents/program/sandbox.ts';
import { systemClock } from '../../src/shared/runtime.ts';
import { hasProgram, itUnless, looksAtMachine, programFolder } from '../support/programs.ts';
import { tempDir } from '../support/temp.ts';

looksAtMachine();

const LINUX = {
  platform: 'linux' as const,
  release: 'NAME="Debian GNU/Linux"\nID=debian\n',
  kernel: 'Linux version 6.1.0',
  isRoot: false,
  hasBubblewrap: false,
};

describe('how to get isolation', () => {
  it.each([
    ['ID=debian', 'sudo apt-get install bubblewrap'],
    ['ID=linuxmint\nID_LIKE="ubuntu debian"', 'sudo apt-get install bubblewrap'],
    ['ID="rocky"\nID_LIKE="rhel centos fedora"', 'sudo dnf install bubblewrap'],
    ['ID="opensuse-leap"\nID_LIKE="suse opensuse"', 'sudo zypper install bubblewrap'],
    ['ID=arch', 'sudo pacman -S bubblewrap'],
    ['ID=alpine', 'sudo apk add bubblewrap'],
  ])('on a distribution that says %j is its own command', (release, command) => {
    expect(remedy({ ...LINUX, release })).toBe(`Install bubblewrap with \`${command}\`.`);
  });

  it('needs no sudo for root, and no command on a distribution that nobody knows', () => {
    expect(remedy({ ...LINUX, isRoot: true })).toContain('`apt-get install bubblewrap`');
    expect(remedy({ ...LINUX, release: 'ID=mine' })).toBe('Install bubblewrap.');
    expect(remedy({ ...LINUX, release: '' })).toBe('Install bubblewrap.');
  });

  it('is another machine on macOS, and another version of WSL', () => {
    expect(remedy({ ...LINUX, platform: 'darwin' })).toContain('only on Linux');
    const first = 'Linux version 4.4.0-19041-Microsoft (Microsoft@Microsoft.com)';
    const second = 'Linux version 6.6.87.2-microsoft-standard-WSL2';
    expect(remedy({ ...LINUX, kernel: first })).toContain('wsl --set-version');
    expect(remedy({ ...LINUX, kernel: second })).toContain('sudo apt-get install bubblewrap');
  });

  it('is a right of the kernel where bubblewrap is installed', () => {
    expect(remedy({ ...LINUX, hasBubblewrap: true })).toContain('create namespaces');
  });
});

it('a server that needs isolation does not start on a machine without any', async () => {
  const PATH = programFolder(tempDir(), { without: ['bwrap', 'sudo', 'setpriv', 'unshare'] });
  const options = { environment: { PATH }, clock: systemClock, tmp: tempDir() };
  await expect(requireIsolation(options, false)).rejects.toThrow(
    /^Docket was not started, because agents must run isolated and this machine cannot isolate them \(bwrap is not installed; .*--isolation best/s,
  );
});

describe('a machine that isolates agents and cannot close its network', () => {
  const found = {
    ...noIsolation({ clock: systemClock }, ['bwrap is not installed']),
    kind: 'other-user' as const,
  };

  it('is enough for one repository', () => {
    expect(() => insistOn('required', found, false)).not.toThrow();
  });

  it('starts nothing for several, unless the operator says so', () => {
    expect(() => insistOn('required', found, true)).toThrow(
      /^The agent was not started, .*works for several repositories, cannot keep them from its own network \(bwrap is not installed\)/,
    );
    expect(() => insistOn('best', found, true)).not.toThrow();
  });
});

const cannotReserve =
  (process.getuid?.() !== 0 && 'Only root can reserve user IDs.') ||
  (!hasProgram('flock') && 'flock is not installed.');

itUnless(cannotReserve)('the user ID of a run does not follow from the one before', async () => {
  const ids = new Set<number>();
  for (let n = 0; n < 4; n += 1) {
    const user = await reserveUser({ elevate: [], path: process.env.PATH ?? '' }, tempDir());
    ids.add(user.uid);
    await user.free();
  }
  expect(ids.size).toBeGreaterThan(1);
});
