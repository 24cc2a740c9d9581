// The GitHub App of the environment, by the names that such programs use everywhere.
import { readFileSync } from 'node:fs';
import { createGithubApp, type GithubApp } from '../../github/app.ts';
import { pemOf, readAppKey } from '../../github/app-key.ts';
import type { Project } from '../../projects/project.ts';
import { SetupError } from '../../shared/errors.ts';
import type { Log } from '../../shared/log.ts';
import type { TokenSource } from '../../shared/token-source.ts';
import { githubSettings } from '../github-settings.ts';

export interface OpenApp extends GithubApp {
  tokensOf(project: NonNullable<Project['app']>): TokenSource;
  /** Everything of the App that must be published nowhere, as it is now. */
  secrets: Iterable<string>;
}

/** Null where there is none. */
export function openApp(env: NodeJS.ProcessEnv, log: Log): OpenApp | null {
  const appId = env.APP_ID?.trim();
  if (!appId) return null;
  const pem = pemOf(env.PRIVATE_KEY || keyFile(env.PRIVATE_KEY_PATH));
  const app = createGithubApp(githubSettings(env, { appId, key: readAppKey(pem), log }));
  return {
    ...app,
    tokensOf: ({ installation, repository }) => app.tokens(installation, repository),
    secrets: {
      *[Symbol.iterator]() {
        yield pem;
        yield* app.currentTokens();
      },
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
export function webhookSecrets(env: NodeJS.ProcessEnv): string[] {
  const { WEBHOOK_SECRET: current = '', WEBHOOK_SECRET_PREVIOUS: previous } = env;
  const secrets = [current, ...(previous ? [previous] : [])];
  if (secrets.every((secret) => secret.length >= MIN_SECRET)) return secrets;
  throw new SetupError(
    `WEBHOOK_SECRET must be the webhook secret of the GitHub App, with at least ${MIN_SECRET} characters; \`openssl rand -hex 32\` generates one.`,
  );
}
