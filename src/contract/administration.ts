// Beyond the contract: what a key with the scope `admin` sees and changes of its own project.
import * as z from 'zod';
import type { CallOptions } from './service.ts';
import { isDate, KEY_SCOPES } from './values.ts';

export const ProjectInfo = z.object({
  id: z.string(),
  repository: z.string().describe('`OWNER/NAME` on GitHub, or the name of a local folder.'),
  agent: z.string().nullable().describe('The program or the model; null for the default agent.'),
  baseRef: z.string().nullable().describe('The branch that jobs start from, if it is set.'),
  docsPaths: z.array(z.string()).describe('Files that jobs can change; empty for the default.'),
});
export type ProjectInfo = z.infer<typeof ProjectInfo>;
export const ProjectList = z.object({ projects: z.array(ProjectInfo) });

export const KeyInfo = z.object({
  id: z.string().describe('For lists and logs; not the key.'),
  name: z.string().describe('What the key is for.'),
  scopes: z.array(z.enum(KEY_SCOPES)).readonly(),
  state: z.enum(['valid', 'expired', 'revoked']),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
  lastUsedAt: z.iso.datetime().nullable().describe('To the minute.'),
});
export type KeyInfo = z.infer<typeof KeyInfo>;
export const KeyList = z.object({ keys: z.array(KeyInfo) });
export const CreatedKey = KeyInfo.extend({
  key: z.string().describe('The key itself. It cannot be shown again.'),
});
export type CreatedKey = z.infer<typeof CreatedKey>;

export const NewKey = z.object(
  {
    name: z
      .string({ error: 'Field `name` must be a string.' })
      .regex(/^[^\u0000-\u001f\u007f]{0,100}$/, {
        error: 'Field `name` must be one line of at most 100 characters.',
      })
      .default('')
      .describe('What the key is for: one line of at most 100 characters.'),
    scopes: z
      .array(z.enum(KEY_SCOPES), {
        error: `Field \`scopes\` must be a list of ${KEY_SCOPES.join(', ')}.`,
      })
      .min(1, 'Field `scopes` is empty. Name at least one, or leave it out.')
      .max(KEY_SCOPES.length, 'Field `scopes` is too long. Name each scope once.')
      .default(['jobs', 'views'])
      .describe('What the key allows; `admin` includes the others.'),
    expiresAt: z
      .string({ error: 'Field `expiresAt` must be a date such as 2027-06-30, or null.' })
      .refine(isDate, 'Field `expiresAt` must be a date such as 2027-06-30, or null.')
      .nullable()
      .optional()
      .describe(
        'When it expires: a date or an ISO 8601 time; null for never. Default: in 90 days.',
      ),
  },
  { error: 'The body must be a JSON object such as {"name": "CI", "scopes": ["jobs"]}.' },
);
export type NewKey = z.input<typeof NewKey>;

export interface Administration {
  project(projectId: string, options?: CallOptions): Promise<ProjectInfo>;
  keys(projectId: string, options?: CallOptions): Promise<KeyInfo[]>;
  createKey(projectId: string, key: NewKey, options?: CallOptions): Promise<CreatedKey>;
  revokeKey(projectId: string, keyId: string, options?: CallOptions): Promise<KeyInfo>;
}
