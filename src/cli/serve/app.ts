// The GitHub App of the environment, by the names that such programs use everywhere, or of the database.
import { readFileSync } from 'node:fs';
import { createGithubApp, type GithubApp, pemOf, readAppKey } from '../../github/app.ts';
import type { GithubMeter } from '../../github/meter.ts';
import { githubSettings } from '../../github/settings.ts';
import { type Secrets, together } from '../../jobs/changes/secrets.ts';
import type { AppCredentials, Project } from '../../service/projects/project.ts';
import { SetupError } from '../../shared/errors.ts';
import type { Log } from '../../shared/runtime.ts';
import type { TokenSource } from '../../shared/token-source.ts';

export interface OpenApp extends GithubApp {
  id: string;
  tokensOf(project: NonNullable<Project['app']>): TokenSource;
  /** What must be published nowhere: the App's own secrets, and a project's tokens as they are now. */
  secretsOf(project: Project['app']): Secrets;
  /** From the database; values in the environment win. */
  webhookSecret?: string;
  signIn?: { CLIENT_ID: string; CLIENT_SECRET: string };
}

/** Null where there is none. `stored`: what the database has, for when the environment has none. */
export function openApp(
  env: NodeJS.ProcessEnv,
  log: Log,
  stored: AppCredentials | null,
  meter?: GithubMeter,
): OpenApp | null {
  const appId = env.APP_ID?.trim() || stored?.appId;
  if (!appId) return null;
  const pem = stored?.privateKey ?? pemOf(env.PRIVATE_KEY || keyFile(env.PRIVATE_KEY_PATH));
  const app = createGithubApp(githubSettings(env, { appId, key: readAppKey(pem), log, meter }));
  return {
    ...app,
    id: appId,
    tokensOf: ({ installation, repository }) => app.tokens(installation, repository),
    ...(stored && {
      webhookSecret: stored.webhookSecret,
      signIn: { CLIENT_ID: stored.clientId, CLIENT_SECRET: stored.clientSecret },
    }),
    secretsOf(project) {
      const own = [pem, ...(stored ? [stored.webhookSecret, stored.clientSecret] : [])];
      return together(own, {
        *[Symbol.iterator]() {
          if (project) yield* app.currentTokens(project.installation, project.repository);
        },
      });
    },
  };
}

function keyFile(path: string | undefined): string {
  if (!path) {
    throw new SetupError(
      'APP_ID is set, but not the private key of the GitHub App. Set PRIVATE_KEY or PRIVATE_KEY_PATH.',
    );
  }
  try {
    return readFileSync(path, 'utf8');
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    throw new SetupError(`PRIVATE_KEY_PATH cannot be read (${code}). Check the path.`, { cause });
  }
}

/** As long as GitHub's own advice: whoever guesses it can give commands in anyone's name. */
const MIN_SECRET = 16;

/** The current secret, and the previous one while it is being replaced. */
export function webhookSecrets(env: NodeJS.ProcessEnv, stored = ''): string[] {
  const { WEBHOOK_SECRET: current = stored, WEBHOOK_SECRET_PREVIOUS: previous } = env;
  const secrets = [current, ...(previous ? [previous] : [])];
  if (secrets.every((secret) => secret.length >= MIN_SECRET)) return secrets;
  throw new SetupError(
    `WEBHOOK_SECRET must be the webhook secret of the GitHub App, with at least ${MIN_SECRET} characters; \`openssl rand -hex 32\` generates one.`,
  );
}
