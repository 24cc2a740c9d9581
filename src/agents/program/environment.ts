// The environment of an untrusted program: a short list of names, and nothing else.
import { readFileSync, statSync } from 'node:fs';
import { SetupError } from '../../shared/errors.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Needed to find programs, use UTF-8, and reach the network through a proxy. */
const BASIC = [
  'PATH',
  'LANG',
  'LC_ALL',
  'LC_CTYPE',
  'TZ',
  'HTTP_PROXY',
  'HTTPS_PROXY',
  'NO_PROXY',
  'ALL_PROXY',
  'http_proxy',
  'https_proxy',
  'no_proxy',
  'all_proxy',
  'SSL_CERT_FILE',
  'SSL_CERT_DIR',
  'NODE_EXTRA_CA_CERTS',
];

/**
 * The workflow's own, and those of a server: tokens, command files, inputs, the keys of the GitHub App,
 * the database. Never passed on, even if listed.
 */
const OURS =
  /^(?:GITHUB_|ACTIONS_|RUNNER_|INPUT_|DOCKET_|STATE_|WEBHOOK_SECRET|PRIVATE_KEY|PG)|^(?:GH_TOKEN|APP_ID|CLIENT_SECRET)$/i;

/** Only what is in the allow-list or named; `HOME` and `TMPDIR` are folders of the run's own. */
export function scrubbed(
  environment: Environment,
  named: readonly string[],
  folders: { home: string; tmp: string },
): Record<string, string> {
  const ours = named.filter((name) => OURS.test(name));
  if (ours.length > 0) {
    throw new SetupError(
      `The agent may not have ${ours.join(', ')}: these belong to the workflow or the server. Give the agent its own key under another name.`,
    );
  }
  const chosen = [...BASIC, ...named].flatMap((name) => {
    const value = environment[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return {
    LANG: 'C.UTF-8',
    ...Object.fromEntries(chosen),
    HOME: folders.home,
    TMPDIR: folders.tmp,
    TERM: 'dumb',
    NO_COLOR: '1',
    CI: 'true',
  };
}

/** The largest bundles of certificates have half a megabyte. */
const MAX_CERTIFICATES = 4_000_000;

/** Files in these variables are copied, because the program may not see their folders. */
export function certificates(env: Readonly<Record<string, string>>): [string, Buffer][] {
  return ['SSL_CERT_FILE', 'NODE_EXTRA_CA_CERTS'].flatMap((name) => {
    const path = env[name];
    const file = path ? statSync(path, { throwIfNoEntry: false }) : undefined;
    if (!path || !file?.isFile() || file.size > MAX_CERTIFICATES) return [];
    return [[name, readFileSync(path)]];
  });
}
