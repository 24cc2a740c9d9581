// A GitHub App from a manifest: the browser takes the manifest to GitHub and brings a code back, and the
// code is exchanged, once, for the App's credentials.
import * as z from 'zod';
import { BadAnswer, InvalidRequest, Unavailable } from '../shared/errors.ts';

interface NewApp {
  name: string;
  /** Where GitHub and people reach the server. */
  url: string;
  /** Where the browser brings the code. */
  redirectUrl: string;
}

export const APP_EVENTS = [
  'check_suite',
  'issue_comment',
  'pull_request',
  'pull_request_review',
  'pull_request_review_comment',
  'push',
  'repository',
  'workflow_run',
];

export const APP_PERMISSIONS = {
  contents: 'write',
  issues: 'write',
  pull_requests: 'write',
  actions: 'read',
  checks: 'read',
  metadata: 'read',
} as const;

export function appManifest({ name, url, redirectUrl }: NewApp) {
  return {
    name,
    url,
    hook_attributes: { url: `${url}/api/github/webhooks`, active: true },
    redirect_url: redirectUrl,
    // Where people who sign in to the dashboard come back to.
    callback_urls: [`${url}/sign-in/github/callback`],
    public: false,
    default_permissions: APP_PERMISSIONS,
    default_events: APP_EVENTS,
  };
}

/** Where GitHub takes a manifest; `organization` absent: for the person who is signed in. */
export function manifestUrl(
  serverUrl: string,
  organization: string | undefined,
  state: string,
): string {
  const owner = organization === undefined ? '' : `/organizations/${organization}`;
  return `${serverUrl.replace(/\/+$/, '')}${owner}/settings/apps/new?state=${state}`;
}

const Created = z.object({
  id: z.int(),
  slug: z.string(),
  html_url: z.string(),
  pem: z.string(),
  webhook_secret: z.string(),
  client_id: z.string(),
  client_secret: z.string(),
});

const TIMEOUT_MS = 30_000;

export async function redeemCode(
  code: string,
  { apiUrl, fetch: send }: { apiUrl: string; fetch: typeof fetch },
) {
  const url = `${apiUrl.replace(/\/+$/, '')}/app-manifests/${encodeURIComponent(code)}/conversions`;
  const headers = { accept: 'application/vnd.github+json', 'user-agent': 'docket' };
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await send(url, { method: 'POST', headers, signal }).catch((cause) => {
    throw new Unavailable(
      'GitHub did not answer, so the App may exist, but its key is lost. Delete it on GitHub, then run `docket app create` again.',
      { cause },
    );
  });
  if (response.status !== 201) {
    await response.body?.cancel();
    throw new InvalidRequest(
      `GitHub refused the code (${response.status}). A code works once, within an hour. Run \`docket app create\` again.`,
    );
  }
  const created = Created.safeParse(await response.json().catch(() => undefined));
  if (!created.success) {
    throw new BadAnswer(
      'GitHub did not send the credentials of the App. Delete it on GitHub, then run `docket app create` again.',
    );
  }
  const { id, slug, pem, html_url: page, ...secrets } = created.data;
  return {
    appId: String(id),
    slug,
    url: page,
    privateKey: pem,
    webhookSecret: secrets.webhook_secret,
    clientId: secrets.client_id,
    clientSecret: secrets.client_secret,
  };
}
