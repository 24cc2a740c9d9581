// Secrets from files, as containers and systemd hand them out: NAME_FILE instead of NAME.
import { readFileSync } from 'node:fs';
import { SetupError } from '../shared/errors.ts';

/** Every variable with a secret that a command or an agent program reads. */
const SECRETS = [
  ...['PGPASSWORD', 'GITHUB_TOKEN', 'PRIVATE_KEY', 'CLIENT_SECRET'],
  ...['WEBHOOK_SECRET', 'WEBHOOK_SECRET_PREVIOUS', 'DOCKET_METRICS_TOKEN'],
  ...['DOCKET_ENCRYPTION_KEY', 'DOCKET_ENCRYPTION_KEY_PREVIOUS', 'DOCKET_STATE_KEY'],
  ...['DOCKET_API_KEY', 'DOCKET_MODEL_KEY', 'ANTHROPIC_API_KEY', 'CLAUDE_CODE_OAUTH_TOKEN'],
  ...['CODEX_API_KEY', 'COPILOT_GITHUB_TOKEN', 'GEMINI_API_KEY', 'OPENAI_API_KEY'],
  ...['OPENCODE_API_KEY', 'DOCKET_VIEWS_KEY'],
];
const MAX_BYTES = 65_536;

/** Sets each of them in `env`, where libraries look for some of them, too. */
export function readSecretFiles(env: NodeJS.ProcessEnv): void {
  for (const name of SECRETS) {
    const path = env[`${name}_FILE`];
    if (!path) continue;
    if (env[name]) throw new SetupError(`Set ${name} or ${name}_FILE, and not both.`);
    env[name] = readSecret(`${name}_FILE`, path);
    delete env[`${name}_FILE`];
  }
}

function readSecret(variable: string, path: string): string {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    throw new SetupError(
      `${variable} names a file that cannot be read (${code}). Check the path and who may read it.`,
      { cause },
    );
  }
  const secret = text.replace(/\r?\n$/, '');
  if (secret !== '' && text.length <= MAX_BYTES) return secret;
  throw new SetupError(
    `${variable} names a file that is empty or too large for a secret. Check the path.`,
  );
}
