// `docket app`: the GitHub App from its manifest, and where its credentials are stored.
import { randomBytes } from 'node:crypto';
import { open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { appManifest, manifestUrl, redeemCode } from '../github/manifest.ts';
import { githubSettings } from '../github/settings.ts';
import { type AuditEntry, noteFor } from '../service/projects/audit.ts';
import type { AppCredentials, CredentialStore } from '../service/projects/project.ts';
import { createAppPage } from '../service/server/app-page.ts';
import { listen } from '../service/server/listen.ts';
import { encryptionOf } from '../shared/encryption.ts';
import { Conflict, SetupError } from '../shared/errors.ts';
import { assertNoLinks } from '../shared/git/output-folder.ts';
import { githubFetchFor } from '../shared/network/network.ts';
import { removeFile } from '../shared/remove.ts';
import { systemClock } from '../shared/runtime.ts';
import { optionsHelp, type Parsed, parseOptions } from './args.ts';
import { type Command, EXIT, type ExitCode, type Terminal } from './command.ts';
import { PLACE_OPTIONS } from './place.ts';
import { terminalUser } from './stores.ts';

export function app(env: NodeJS.ProcessEnv): Command {
  return appCommand({
    create: (options, tell) => create(options, tell, env),
    async rotate(url) {
      const encryption = encryptionOf(env);
      await using stored = await openSecret(url);
      await stored.secret.reseal(encryption);
      await stored.note('app.rotate');
    },
    async remove(url) {
      await using stored = await openSecret(url);
      await stored.secret.remove();
      await stored.note('app.remove');
    },
  });
}

async function create(
  { place, name, url, organization, port }: NewAppOptions,
  { page, signal }: Parameters<AppDeps['create']>[1],
  env: NodeJS.ProcessEnv,
): ReturnType<AppDeps['create']> {
  await using opened = new AsyncDisposableStack();
  const store = await openStore(place, env);
  opened.defer(() => store.close());
  const { serverUrl, apiUrl } = githubSettings(env, {});
  const [key, state] = [secret(), secret()];
  const created = Promise.withResolvers<{ slug: string; installUrl: string }>();
  created.promise.catch(() => {});
  const server = createAppPage({
    key,
    state,
    action: manifestUrl(serverUrl, organization, state),
    manifest: (redirectUrl) => appManifest({ name, url, redirectUrl }),
    async finish(code) {
      try {
        const credentials = await redeemCode(code, { apiUrl, fetch: githubFetchFor(env) });
        await store.keep(credentials);
        const { slug } = credentials;
        const installUrl = `${credentials.url}/installations/new`;
        created.resolve({ slug, installUrl });
        return { name: slug, installUrl };
      } catch (error) {
        created.reject(error);
        throw error;
      }
    },
  });
  const listening = await listen(server, { host: '127.0.0.1', port, clock: systemClock });
  opened.defer(() => listening.stop());
  signal.addEventListener('abort', () => created.reject(signal.reason), { once: true });
  page(`${listening.url}/${key}`);
  return await created.promise;
}

const secret = () => randomBytes(24).toString('base64url');

async function openStore(place: AppPlace, env: NodeJS.ProcessEnv): Promise<CredentialStore> {
  if (place.kind === 'file') return fileStore(place.path);
  const encryption = encryptionOf(env);
  const { secret, note, close } = await openSecret(place.url);
  try {
    await secret.insistOnNone();
  } catch (error) {
    await close();
    throw error;
  }
  return {
    async keep(credentials) {
      await secret.add(credentials, encryption);
      await note('app.create', { app: credentials.slug });
    },
    close,
  };
}

/** The credentials in a database, encrypted. */
async function openSecret(url: string) {
  const { openPostgresStores } = await import('../postgres/stores.ts');
  const { appSecret, audit, close } = await openPostgresStores(url, systemClock);
  const add = noteFor(audit, terminalUser(), systemClock);
  return {
    secret: appSecret,
    note: (action: AuditEntry['action'], detail: AuditEntry['detail'] = {}) =>
      add({ action, project: null, detail }),
    close,
    [Symbol.asyncDispose]: close,
  };
}

async function fileStore(path: string): Promise<CredentialStore> {
  await assertNoLinks(dirname(path));
  const file = await open(path, 'wx', 0o600).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'EEXIST') {
      throw new Conflict(`\`${path}\` already exists. Choose another file with \`--out\`.`);
    }
    throw new SetupError(
      `\`${path}\` cannot be written (${cause.code}). Choose another file with \`--out\`.`,
      { cause },
    );
  });
  let kept = false;
  return {
    async keep(credentials) {
      await file.writeFile(exportLines(credentials));
      await file.sync();
      kept = true;
    },
    async close() {
      await file.close();
      if (!kept) await removeFile(path);
    },
  };
}

/** For a shell, and for `--env-file` of programs that start others. */
function exportLines(credentials: AppCredentials): string {
  const lines = {
    APP_ID: credentials.appId,
    PRIVATE_KEY: credentials.privateKey.trim().replaceAll('\n', '\\n'),
    WEBHOOK_SECRET: credentials.webhookSecret,
    CLIENT_ID: credentials.clientId,
    CLIENT_SECRET: credentials.clientSecret,
  };
  return Object.entries(lines)
    .map(([name, value]) => `${name}='${value.replaceAll("'", '')}'\n`)
    .join('');
}

// docket app: creates the GitHub App, and looks after its credentials.

/** Where the credentials go: a database, or a file of its own. */
type AppPlace = { kind: 'database'; url: string } | { kind: 'file'; path: string };

interface NewAppOptions {
  place: AppPlace;
  name: string;
  url: string;
  organization: string | undefined;
  port: number;
}

interface AppDeps {
  /** Resolves when the App exists and its credentials are stored. */
  create(
    options: NewAppOptions,
    tell: { page(url: string): void; signal: AbortSignal },
  ): Promise<{ slug: string; installUrl: string }>;
  /** Encrypts the credentials again, with the current key. */
  rotate(database: string): Promise<void>;
  remove(database: string): Promise<void>;
}

const OPTIONS = {
  url: {
    type: 'text',
    value: 'URL',
    help: 'where GitHub reaches the server, such as https://docket.example.com',
  },
  organization: { type: 'text', value: 'ORG', help: 'create the App for this organization' },
  name: { type: 'text', value: 'NAME', default: 'Docket', help: 'the name of the App' },
  database: { ...PLACE_OPTIONS.database, help: 'the PostgreSQL database to store it in' },
  out: {
    type: 'text',
    value: 'FILE',
    default: 'docket-app.env',
    help: 'without a database: the new file for its credentials',
  },
  port: {
    type: 'number',
    value: 'N',
    min: 0,
    max: 65535,
    default: 0,
    help: 'the port of the page on this machine; 0 picks a free one',
  },
} as const;

type Values = Parsed<typeof OPTIONS>['values'];

const VERBS = { of: 'docket app', names: ['create', 'rotate', 'remove'] };

const HELP = `Creates the GitHub App with one click: a page on this machine takes you to GitHub and back.

Usage: docket app create --url URL [--organization ORG] [--database URL | --out FILE]
       docket app rotate --database URL
       docket app remove --database URL

${optionsHelp(OPTIONS)}

With --database, the credentials are encrypted with DOCKET_ENCRYPTION_KEY, and servers and workers
with the same key use them. rotate encrypts them again with a new key, while the old one is in
DOCKET_ENCRYPTION_KEY_PREVIOUS. remove forgets them; the App itself stays on GitHub.
`;

function appCommand(deps: AppDeps): Command {
  return {
    help: HELP,
    options: OPTIONS,
    verbs: VERBS.names,
    run: (argv, terminal) => run(argv, terminal, deps),
  };
}

async function run(argv: readonly string[], terminal: Terminal, deps: AppDeps): Promise<ExitCode> {
  const { values, positionals } = parseOptions(OPTIONS, argv, rules, VERBS);
  const [action] = positionals;
  const { database = '' } = values;
  if (action === 'rotate') {
    await deps.rotate(database);
    terminal.err('The credentials are encrypted with DOCKET_ENCRYPTION_KEY now.\n');
    return EXIT.done;
  }
  if (action === 'remove') {
    await deps.remove(database);
    terminal.err('The credentials are removed. The App itself stays on GitHub.\n');
    return EXIT.done;
  }
  const options = optionsOf(values);
  const { slug, installUrl } = await deps.create(options, {
    page: (url) => terminal.err(`Open this page to create the GitHub App:\n${url}\n`),
    signal: terminal.signal,
  });
  terminal.err(`The GitHub App ${slug} is ready. ${nextSteps(options.place)}\n`);
  terminal.err(`Then install it on repositories:\n`);
  terminal.out(`${installUrl}\n`);
  return EXIT.done;
}

function optionsOf({ database, out, name, url = '', organization, port }: Values): NewAppOptions {
  const place: AppPlace =
    database === undefined ? { kind: 'file', path: out } : { kind: 'database', url: database };
  return { place, name, url: url.replace(/\/+$/, ''), organization, port };
}

function nextSteps(place: AppPlace): string {
  if (place.kind === 'database') {
    return 'Its credentials are in the database, encrypted. Restart all servers and workers.';
  }
  return `Its credentials are in ${place.path}, which only you can read. Start all servers and workers with them:\n  set -a; . ./${place.path}; set +a`;
}

function rules({ values, positionals }: Parsed<typeof OPTIONS>): string[] {
  const [action, ...rest] = positionals;
  const problems = rest.length > 0 ? [`Unexpected argument \`${rest.join(' ')}\`.`] : [];
  if (action !== 'create') {
    return values.database === undefined
      ? [...problems, `Option \`--database URL\` is required: ${OPTIONS.database.help}.`]
      : problems;
  }
  const { url, organization, name } = values;
  if (!url || !/^https?:\/\/[^\s/?#@]+\/*$/.test(url)) {
    problems.push(
      'Option `--url URL` is required: the address of the server, such as https://docket.example.com.',
    );
  }
  if (organization !== undefined && !/^[\w-]{1,39}$/.test(organization)) {
    problems.push('Option `--organization` must be the name of an organization, such as acme.');
  }
  if (name.length > 34) problems.push('Option `--name` can have at most 34 characters.');
  return problems;
}
