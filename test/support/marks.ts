// A machine with something to find in all the places where secrets are kept, and an agent that
// tries to read every one of them.
import { randomUUID } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  constants,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export interface Marks {
  /** With folders on PATH that have marks in them or beside them. */
  env: Record<string, string>;
  /** A shell script that prints every mark it can read. */
  script: string;
  /** Another one, that looks for them everywhere; for small file trees. */
  sweep: string;
  /** How many marks there are. */
  count: number;
  /** The places whose mark is in this text. */
  foundIn(text: string): string[];
  remove(): void;
}

/** `closed` gives the folders and files the modes they usually have; else everyone can read all. */
export function plantMarks({ closed = false }: { closed?: boolean } = {}): Marks {
  const made: string[] = [];
  const folder = (at: string) => {
    const parent = canWrite(at) ? at : tmpdir();
    const dir = mkdtempSync(join(parent, 'docket-marks-'));
    made.push(dir);
    chmodSync(dir, 0o755);
    return dir;
  };
  const temp = folder(tmpdir());
  const home = join(temp, 'home');
  const runner = folder('/opt');
  const workspace = join(runner, '_work/repo/repo');
  const at: Record<string, string> = {
    'the checkout’s token': join(workspace, '.git/config'),
    'a file of the workspace': join(workspace, '.env'),
    'beside programs of the workspace': join(workspace, 'bin/token'),
    'a package of the workspace': join(workspace, 'node_modules/x/.npmrc'),
    'the runner’s credentials': join(runner, '.credentials'),
    'the runner’s key': join(runner, '.credentials_rsaparams'),
    'the runner’s programs': join(runner, 'externals/node24/.env'),
    'another checkout of the runner': join(runner, '_work/other/other/.git/config'),
    'credentials in RUNNER_TEMP': join(runner, '_work/_temp/git-credentials.config'),
    'command files of the runner': join(runner, '_work/_temp/_runner_file_commands/set_env'),
    '.netrc': join(home, '.netrc'),
    'a key of SSH': join(home, '.ssh/id_ed25519'),
    'the login of gh': join(home, '.config/gh/hosts.yml'),
    'beside programs in home': join(home, '.local/bin/token'),
    'the credentials of cargo': join(home, '.cargo/credentials.toml'),
    'beside a bin folder on PATH': join(temp, 'tools/.env'),
    'the copy of another job': join(folder(tmpdir()), 'copy-x/secret.md'),
    'another home': join(folder('/home'), '.netrc'),
    'root’s home': join(folder('/root'), 'token'),
    'data of a service': join(folder('/var/lib'), 'data'),
    'served files': join(folder('/srv'), 'data'),
    'a file in /run': join(folder('/run'), 'secret'),
    'shared memory': join(folder('/dev/shm'), 'secret'),
    'a file in /etc': join(folder('/etc'), 'secret'),
  };
  const marks = Object.entries(at).map(([place, path]) => {
    const text = `mark-${randomUUID()}`;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${text}\n`, { mode: closed ? 0o600 : 0o644 });
    return { place, path, text };
  });
  if (closed) for (const dir of [home, runner]) chmodSync(dir, 0o700);
  const environ = `mark-${randomUUID()}`;
  marks.push({ place: 'the environment of Docket', path: '', text: environ });
  for (const path of ['/etc/shadow', '/etc/shadow-', '/etc/gshadow', '/etc/gshadow-']) {
    const [text] = canRead(path) ? readFileSync(path, 'utf8').split('\n') : [];
    if (text) marks.push({ place: path, path, text });
  }
  const onPath = [
    ...[join(workspace, 'bin'), join(workspace, 'node_modules/.bin')],
    ...[join(runner, 'externals/node24/bin'), join(home, '.local/bin'), join(home, '.cargo/bin')],
    join(temp, 'tools/bin'),
  ];
  for (const dir of onPath) mkdirSync(dir, { recursive: true });
  return {
    env: {
      HOME: home,
      GITHUB_WORKSPACE: workspace,
      RUNNER_WORKSPACE: dirname(workspace),
      RUNNER_TEMP: join(runner, '_work/_temp'),
      PATH: [...onPath, process.env.PATH].join(':'),
      SOME_TOKEN: environ,
    },
    script: readAll(marks.map(({ path }) => path)),
    sweep: SWEEP,
    count: marks.length,
    foundIn: (text) => marks.filter((mark) => text.includes(mark.text)).map(({ place }) => place),
    remove() {
      for (const dir of made) rmSync(dir, { recursive: true, force: true });
    },
  };
}

const PRINT = "2>/dev/null | grep -aoE 'mark-[0-9a-f-]{36}|^root:.*' | sort -u";

/** By name, and through other processes. */
const readAll = (paths: string[]) => `{
  cat ${paths.join(' ')} /proc/[0-9]*/environ
  for root in /proc/[0-9]*/root /proc/[0-9]*/cwd; do
    (cd "$root" && cat ${paths.map((path) => `.${path}`).join(' ')})
  done
} ${PRINT}
`;

const SWEEP = `find / \\( -path /usr -o -path /proc -o -path /sys -o -path /dev \\) -prune -o \\
  -type f -size -64k -exec cat {} + ${PRINT}
`;

const canWrite = (path: string) => allowed(path, constants.W_OK);
const canRead = (path: string) => allowed(path, constants.R_OK);

function allowed(path: string, mode: number): boolean {
  try {
    accessSync(path, mode);
    return true;
  } catch {
    return false;
  }
}
