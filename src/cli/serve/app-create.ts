// `docket app`: the GitHub App from its manifest, and where its credentials are stored.
import { randomBytes } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { appManifest, manifestUrl, redeemCode } from '../../github/manifest.ts';
import { githubSettings } from '../../github/settings.ts';
import type { AppCredentials, CredentialStore } from '../../service/projects/app-credentials.ts';
import { createAppPage } from '../../service/server/app-page.ts';
import { listen } from '../../service/server/listen.ts';
import { systemClock } from '../../shared/clock.ts';
import { Conflict, SetupError } from '../../shared/errors.ts';
import { fetchFor } from '../../shared/network/network.ts';
import { type AppDeps, type AppPlace, appCommand, type NewAppOptions } from '../app.ts';
import type { Command } from '../command.ts';

const withDatabase = () => import('./with-database.ts');

export function app(env: NodeJS.ProcessEnv): Command {
  return appCommand({
    create: (options, tell) => create(options, tell, env),
    rotate: async (url) => (await withDatabase()).rotateAppSecret(url, env),
    remove: async (url) => (await withDatabase()).removeAppSecret(url),
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
        const credentials = await redeemCode(code, { apiUrl, fetch: fetchFor(env) });
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
  return (await withDatabase()).openAppSecret(place.url, env);
}

async function fileStore(path: string): Promise<CredentialStore> {
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
      if (!kept) await rm(path, { force: true });
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
