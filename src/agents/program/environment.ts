// The environment of an untrusted program: a short list of names, and nothing else.
import { readFileSync, statSync } from 'node:fs';
import { SetupError, WorkerFault } from '../../shared/errors.ts';

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

// Presets for well-known agents: the command line that each program's documentation recommends for
// unattended runs, with the prompt on stdin, edits allowed, and no questions. Anything else is a
// command line in `agent-command`.

interface Preset {
  /** For `sh -c`; the shell fills in what is known only where the program starts. */
  command: string;
  /** Variables with a key; the program is not started without any of them. */
  keys: readonly string[];
  /** More variables the program reads, such as its endpoint; handed on where they are set. */
  env: readonly string[];
  /** Variables that Docket sets itself. */
  set?(environment: Environment): Environment;
  /** Hosts that it tries to reach by itself, and does without. */
  ignoredHosts?: readonly string[];
  /** Names in the root of the copy that are not there while the program runs. */
  hide?: readonly string[];
  /** Files in the program's home directory. */
  home?(environment: Environment): Readonly<Record<string, string>>;
}

/** A machine that isolates Docket's agents does not let them start a sandbox of their own. */
const CODEX_SANDBOX =
  '"$([ "$DOCKET_ISOLATION" = none ] && echo workspace-write || echo danger-full-access)"';

const GEMINI_SETTINGS = {
  '.gemini/settings.json': JSON.stringify({
    security: { auth: { selectedType: 'gemini-api-key' } },
    privacy: { usageStatisticsEnabled: false },
    general: { enableAutoUpdate: false },
  }),
};

const PRESETS: Readonly<Record<string, Preset>> = {
  // Does not load settings, hooks, and servers from the repository.
  claude: {
    command:
      'claude -p --setting-sources user --strict-mcp-config --permission-mode acceptEdits --allowedTools "Read,Edit,Write,Glob,Grep"',
    keys: ['ANTHROPIC_API_KEY', 'CLAUDE_CODE_OAUTH_TOKEN'],
    env: ['ANTHROPIC_BASE_URL', 'ANTHROPIC_MODEL'],
    // By default it tries 11 times, three minutes long, even with a wrong key.
    set: () => ({ CLAUDE_CODE_MAX_RETRIES: '4', CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1' }),
  },
  // An untrusted folder's configuration, which can start servers, is not loaded.
  codex: {
    command: `codex exec --ephemeral --skip-git-repo-check -c analytics.enabled=false -c check_for_update_on_startup=false -c features.plugins=false -c features.apps=false --sandbox ${CODEX_SANDBOX} -c "projects={\\"$PWD\\"={trust_level=\\"untrusted\\"}}" ${'$'}{OPENAI_BASE_URL:+-c "openai_base_url=$OPENAI_BASE_URL"} -`,
    keys: ['CODEX_API_KEY', 'OPENAI_API_KEY'],
    env: ['OPENAI_BASE_URL'],
    // `codex exec` reads no other variable.
    set: ({ CODEX_API_KEY, OPENAI_API_KEY }) => ({
      CODEX_API_KEY: CODEX_API_KEY || OPENAI_API_KEY,
    }),
  },
  copilot: {
    command: 'copilot -s --no-ask-user --allow-tool=write',
    keys: [
      'COPILOT_GITHUB_TOKEN',
      'COPILOT_PROVIDER_API_KEY',
      'COPILOT_PROVIDER_BEARER_TOKEN',
      // Local providers need no key.
      'COPILOT_PROVIDER_BASE_URL',
    ],
    env: [
      ...['COPILOT_MODEL', 'COPILOT_OFFLINE', 'COPILOT_PROVIDER_TYPE'],
      ...['COPILOT_PROVIDER_WIRE_API', 'COPILOT_PROVIDER_WIRE_MODEL'],
    ],
  },
  gemini: {
    command: 'gemini --approval-mode=auto_edit --skip-trust',
    keys: ['GEMINI_API_KEY', 'GOOGLE_API_KEY'],
    env: ['GEMINI_MODEL', 'GOOGLE_GEMINI_BASE_URL', 'GOOGLE_GENAI_USE_VERTEXAI'],
    // With an endpoint of its own, it does not choose by the variables (exit code 41).
    home: ({ GEMINI_API_KEY }) => (GEMINI_API_KEY ? GEMINI_SETTINGS : {}),
  },
  opencode: {
    command: 'opencode run',
    // The configuration may name a provider of its own, with its key.
    keys: ['ANTHROPIC_API_KEY', 'OPENAI_API_KEY', 'OPENCODE_API_KEY', 'OPENCODE_CONFIG_CONTENT'],
    env: [],
    // For the types of plugins, in spite of everything below.
    ignoredHosts: ['registry.npmjs.org'],
    // Else it loads the repository's configuration and rewrites it.
    set: () => ({
      OPENCODE_DISABLE_PROJECT_CONFIG: '1',
      OPENCODE_DISABLE_MODELS_FETCH: '1',
      OPENCODE_DISABLE_AUTOUPDATE: '1',
      OPENCODE_DISABLE_DEFAULT_PLUGINS: '1',
      OPENCODE_DISABLE_LSP_DOWNLOAD: '1',
    }),
    // Plugins are loaded in spite of this, and in spite of `--pure`.
    hide: ['.opencode', 'opencode.json', 'opencode.jsonc'],
  },
};

/** The preset of that name; any other text is a command line. */
export function presetFor(command: string): Preset {
  const name = command.trim();
  return Object.hasOwn(PRESETS, name) ? (PRESETS[name] as Preset) : { command, keys: [], env: [] };
}

/** Variables of other services, such as those of a cloud, that may stand in for a preset's own. */
const KEY_LIKE = /KEY|TOKEN|SECRET|CREDENTIAL/i;

/**
 * Some programs continue without a key, and send the repository to a free service that nobody chose.
 */
export function insistOnKey(
  name: string,
  { keys }: Preset,
  environment: Environment,
  listed: readonly string[],
): void {
  if (keys.length === 0) return;
  const accepted = [...keys, ...listed.filter((variable) => KEY_LIKE.test(variable))];
  if (accepted.some((variable) => environment[variable])) return;
  throw new WorkerFault(
    `\`${name.trim()}\` was not started because it has no key. Set one of these variables (in a workflow, in \`env:\` of the step): ${keys.join(', ')}. Or sign in without a key, with \`agent: login:\` in \`.github/docket.yml\`. If you use another service, list the variable with its key under \`agent: env:\` there.`,
  );
}
