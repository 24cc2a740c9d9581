// A run as the same user: its files are not isolated, its processes as far as the kernel allows.
import { randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import { removeTree } from '../../shared/remove.ts';
import {
  endAll,
  family,
  ids,
  isAlive,
  processes,
  type Sandbox,
  type SandboxMaker,
  type SandboxOptions,
  signal,
} from './sandbox.ts';

/**
 * Programs of presets leave these although `TMPDIR` names another folder. What was there before may
 * belong to somebody who uses the same program.
 */
function leftoverRemover(): () => Promise<void> {
  const made = [`/tmp/codex-daemon-${ids().uid}`].filter((path) => !existsSync(path));
  return async () => {
    for (const path of made) await removeTree(path);
  };
}

type Options = Pick<SandboxOptions, 'clock'>;

const watch: NonNullable<Sandbox['watch']> = (pid) => ({
  elevate: [],
  script: 'kill -KILL "-$1"',
  args: [`${pid}`],
});

/** Processes of their own, in a namespace that ends with its first one, whatever they do. */
const NAMESPACE = [
  ...['--user', '--map-current-user', '--pid', '--fork', '--kill-child=KILL', '--mount-proc', '--'],
  // The command is not the first process itself: that one takes no signals.
  ...['sh', '-c', 'sh -c "$0"; exit'],
];

export function namespaceSandbox({ clock }: Options): SandboxMaker {
  return async ({ command, dir, env }) => ({
    file: 'unshare',
    args: [...NAMESPACE, command],
    cwd: dir,
    env: { ...env, DOCKET_ISOLATION: 'none' },
    watch,
    async end(child) {
      const root = child.pid;
      if (root === undefined) return;
      const seen = new Set([root]);
      const left = () => [...seen].filter(isAlive).length;
      const kill = () => {
        const first = processes().find(({ parent }) => parent === root)?.pid;
        if (first !== undefined) seen.add(first);
        // Its parent stays until it has been seen, so that we can wait for it.
        signal(first ?? -root, 'SIGKILL');
      };
      await endAll(left, kill, clock);
    },
    release: leftoverRemover(),
  });
}

/** Found again by group, parents and a mark in the environment: a process can drop all three. */
export function plainSandbox({ clock }: Options): SandboxMaker {
  return async ({ command, dir, env }) => {
    const mark = `DOCKET_CELL=${randomInt(2 ** 47)}`;
    const [name = '', value = ''] = mark.split('=');
    return {
      file: 'sh',
      args: ['-c', command],
      cwd: dir,
      env: { ...env, DOCKET_ISOLATION: 'none', [name]: value },
      watch,
      async end(child) {
        const root = child.pid;
        if (root === undefined) return;
        // Each look reads files of every process on the machine, so it also ends what it finds.
        const left = () => {
          const rest = family(root, mark);
          for (const pid of rest) signal(pid, 'SIGKILL');
          return rest.length;
        };
        await endAll(left, () => signal(-root, 'SIGKILL'), clock, 3);
      },
      release: leftoverRemover(),
    };
  };
}
