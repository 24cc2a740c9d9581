// `views: source`: the analytics service that has the page views. Its key is no setting.
import * as z from 'zod';
import type { SourceSettings } from '../views/sources/settings.ts';

/** The key goes there, so it has to be all of an address, and no more. */
const address = z
  .string()
  .max(500)
  .refine((text) => {
    const url = URL.parse(text);
    if (!url || !/^https?:$/.test(url.protocol)) return false;
    return !url.username && !url.password && !url.search && !url.hash;
  }, 'must be an address such as `https://stats.example.com`')
  .transform((text) => text.replace(/\/+$/, ''));

export const SourceSetting: z.ZodType<SourceSettings> = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('goatcounter'), address }),
    z.strictObject({
      kind: z.literal('plausible'),
      site: z.string().regex(/^[\w.:/-]{1,200}$/, 'must be a domain such as `docs.example.com`'),
      address: address.optional(),
    }),
    z.strictObject({
      kind: z.literal('umami'),
      site: z.uuid('must be the ID of the website'),
      address: address.optional(),
    }),
    z.strictObject({
      kind: z.literal('cloudflare'),
      site: z.string().regex(/^[\da-f]{32}$/, 'must be the ID of the zone'),
      host: z
        .string()
        .regex(/^[\w.-]{1,253}$/, 'must be a host such as `docs.example.com`')
        .optional(),
    }),
    z.strictObject({
      kind: z.literal('google'),
      site: z.string().regex(/^\d{1,20}$/, 'must be the number of the property, in quotes'),
    }),
  ],
  { error: 'must name a kind: `cloudflare`, `goatcounter`, `google`, `plausible`, or `umami`' },
);
