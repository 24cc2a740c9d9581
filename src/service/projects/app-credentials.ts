import * as z from 'zod';

/** What GitHub hands out once, when an App is created. */
export const AppCredentials = z.object({
  appId: z.string(),
  slug: z.string(),
  /** The App's page on GitHub. */
  url: z.string(),
  privateKey: z.string(),
  webhookSecret: z.string(),
  clientId: z.string(),
  clientSecret: z.string(),
});
export type AppCredentials = z.infer<typeof AppCredentials>;

/** Open before the App is created: GitHub shows its key only once. */
export interface CredentialStore {
  keep(credentials: AppCredentials): Promise<void>;
  close(): Promise<void>;
}
