import type { Apps } from './apps.ts';
import type { OpenCommenting, Run } from './commenting.ts';
import type { Plumbing } from './git/plumbing.ts';
import type { Links } from './shapes/links.ts';
import type { Tokens } from './tokens.ts';
import type { Webhooks } from './webhooks.ts';
import type { World } from './world.ts';

/** What every part of the stand-in works on. */
export interface Host {
  world: World;
  plumbing: Plumbing;
  tokens: Tokens;
  links: Links;
  apps: Apps;
  webhooks: Webhooks;
  runs: Run[];
  /** Absent: nobody can comment on the pages, and they run no script. */
  commenting?: OpenCommenting;
}
