// Five machines made of this one: as root or as an ordinary user, and with less and less to isolate
// with. Each is a program that starts the bundle's Node; what cannot be had here says why.
import { execFileSync, spawnSync } from 'node:child_process';
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  copyFileSync,
  mkdirSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { programFolder } from '../support/programs.ts';

export interface Machine {
  name: string;
  /** What the log must say of the isolation. */
  says: RegExp;
  /** Why it cannot be had on this machine. */
  missing?: string;
  /** Starts Node like this machine's runner would. */
  node: string;
  path: string;
}

const NODE = join(process.cwd(), 'node_modules/node/bin/node');
const USER = 61_000;
const DROP = ['setpriv', `--reuid=${USER}`, `--regid=${USER}`, '--clear-groups'];

/** A shell would drop variables such as `INPUT_GITHUB-TOKEN`, so Node itself starts Node. */
const script = (body: string) => `#!${NODE}
const { spawn, spawnSync } = require('node:child_process');
const fs = require('node:fs');
const node = [${JSON.stringify(NODE)}, ...process.argv.slice(2)];
const finish = (file, args) => process.exit(spawnSync(file, args, { stdio: 'inherit' }).status ?? 1);
${body}
`;

/** The step's folder was made by root; the user gets it as a runner's user has its own. */
const AS_USER = script(`
const { GITHUB_WORKSPACE, TMPDIR } = process.env;
if (GITHUB_WORKSPACE) spawnSync('chown', ['-R', '${USER}', GITHUB_WORKSPACE, TMPDIR]);
const [file, ...args] = [...${JSON.stringify(DROP)}, ...node];
finish(file, args);`);

/** A user namespace with the machine's own users, in which no further one can be made. */
const HOSTED = script(`
if (process.env.INSIDE) {
  fs.writeSync(3, 'x');
  fs.readSync(3, Buffer.alloc(1));
  fs.writeFileSync('/proc/sys/user/max_user_namespaces', '0');
  delete process.env.INSIDE;
  const [file, ...args] = [...${JSON.stringify(DROP)}, ...node];
  finish(file, args);
}
const { GITHUB_WORKSPACE, TMPDIR } = process.env;
if (GITHUB_WORKSPACE) spawnSync('chown', ['-R', '${USER}', GITHUB_WORKSPACE, TMPDIR]);
const child = spawn('unshare', ['--user', '--keep-caps', '--', process.argv[1], ...node.slice(1)], {
  stdio: ['inherit', 'inherit', 'inherit', 'pipe'],
  env: { ...process.env, INSIDE: '1' },
});
child.stdio[3].once('data', () => {
  for (const map of ['uid_map', 'gid_map']) fs.writeFileSync('/proc/' + child.pid + '/' + map, '0 0 65536');
  child.stdio[3].write('x');
});
child.on('close', (code) => process.exit(code ?? 1));`);

export function machines(dir: string, bin: string): Machine[] {
  const folder = (name: string) => {
    mkdirSync(join(dir, name), { mode: 0o755 });
    return join(dir, name);
  };
  const path = (without: string[]) =>
    `${bin}:${programFolder(folder(`without-${without.join('-') || 'nothing'}`), { without })}`;
  const wrapper = (name: string, text: string) => {
    const file = join(folder(name), 'node.cjs');
    writeFileSync(file, text, { mode: 0o755 });
    return file;
  };
  const whole = path([]);
  const bare = path(['bwrap']);
  const asUser = wrapper('as-user', AS_USER);
  const hosted = wrapper('hosted', HOSTED);
  const notRoot = process.getuid?.() === 0 ? undefined : 'only root can try it';
  const sudo = notRoot ? '' : sudoFolder(folder('sudo'));
  const noBubblewrap = works('bwrap', ['--unshare-user', '--ro-bind', '/', '/', 'true'])
    ? undefined
    : 'bubblewrap does not work here';
  const noNamespace = works(hosted, ['-e', CANNOT_UNSHARE])
    ? undefined
    : 'user namespaces cannot be refused here';
  return [
    {
      ...{ name: 'root, bubblewrap', node: NODE, path: whole },
      says: /under bubblewrap/,
      ...because(notRoot ?? noBubblewrap),
    },
    {
      ...{ name: 'plain user, bubblewrap', node: notRoot ? NODE : asUser, path: whole },
      says: /under bubblewrap/,
      ...because(noBubblewrap ?? (notRoot ? undefined : closedToUsers())),
    },
    { name: 'another user', node: NODE, path: bare, says: /as another user/, ...because(notRoot) },
    {
      ...{ name: 'none', node: NODE, path: path(['bwrap', 'setpriv']) },
      says: /no isolation/,
    },
    {
      ...{ name: 'namespaces refused, sudo', node: hosted, path: `${sudo}:${whole}` },
      says: /under bubblewrap, started with sudo/,
      ...because(notRoot ?? noNamespace ?? closedToUsers()),
    },
  ];
}

/** Stands in for sudo. Only the user can enter the folder, because this makes anybody root. */
function sudoFolder(dir: string): string {
  const file = join(dir, 'become');
  copyFileSync('/usr/bin/setpriv', file);
  chmodSync(file, 0o4755);
  const options = 'while :; do case "$1" in -n|--preserve-env=*|--) shift;; *) break;; esac; done';
  const run = `exec ${file} --reuid=0 --regid=0 --clear-groups -- "$@"`;
  writeFileSync(join(dir, 'sudo'), `#!/bin/sh\n${options}\n${run}\n`, { mode: 0o755 });
  chmodSync(dir, 0o700);
  chownSync(dir, USER, USER);
  return dir;
}

const because = (missing: string | undefined) => (missing === undefined ? {} : { missing });
/** Succeeds where no user namespace can be made, and fails where one can. */
const CANNOT_UNSHARE =
  'process.exit(require("node:child_process").spawnSync("unshare", ["--user", "true"]).status === 0 ? 1 : 0)';
const works = (file: string, args: string[]) => spawnSync(file, args).status === 0;

/** The bundle is in this repository, which may be in a closed home. */
function closedToUsers(): string | undefined {
  try {
    accessSync(NODE, constants.X_OK);
    const [drop = '', ...args] = DROP;
    execFileSync(drop, [...args, 'test', '-r', join(process.cwd(), 'dist/main.cjs')]);
    return undefined;
  } catch {
    return 'other users cannot read this repository';
  }
}
