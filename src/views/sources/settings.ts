// `views: source`, of each kind.
import type { CloudflareSettings } from './cloudflare.ts';
import type { GoatCounterSettings } from './goatcounter.ts';
import type { GoogleSettings } from './google.ts';
import type { PlausibleSettings } from './plausible.ts';
import type { UmamiSettings } from './umami.ts';

export type SourceSettings =
  | CloudflareSettings
  | GoatCounterSettings
  | GoogleSettings
  | PlausibleSettings
  | UmamiSettings;
