/** What a key can be limited to. `admin` includes the others. */
export const KEY_SCOPES = ['jobs', 'views', 'admin'] as const;
export type KeyScope = (typeof KEY_SCOPES)[number];
