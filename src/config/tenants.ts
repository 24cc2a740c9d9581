// What a repository may decide where one machine works for several: an allow-list, and a ceiling for
// every number, which the operator sets. A setting without a decision here has no effect there.
import { InvalidRequest } from '../shared/errors.ts';
import { type Config, DEFAULT_CONFIG } from './config.ts';
import { type Settings, settingAt } from './settings.ts';

/**
 * `own`: it concerns only the repository itself. `operator`: it names what belongs to the machine.
 * `most`: the ceiling of a number, unless the operator sets another one; `usual`: what it is where
 * neither says anything.
 */
type TenantDecision = 'own' | 'operator' | { most: number; usual?: number };

export const TENANT_DECISIONS: Readonly<Record<string, TenantDecision>> = {
  // What it counts with. What its jobs can cost the operator is limited by tokens and minutes.
  prices: 'own',
  'budget.day': 'own',
  'budget.month': 'own',
  commit: 'own',
  'sign-off': 'own',
  'agent.max-tokens': { most: 10_000_000, usual: 300_000 },
  'agent.max-answer-tokens': { most: 64_000, usual: 16_000 },
  'agent.max-minutes': { most: 120, usual: 30 },
  'agent.env': 'operator',
  // It can require isolation, and cannot lift what the operator requires.
  'agent.isolation': 'own',
  // Only a workflow run has an identity to sign in with.
  'agent.login': 'own',
  // Where a machine is shared, `open` means public addresses only.
  'agent.network': 'own',
  'check-network': 'own',
  'jobs.retention-days': { most: 3_650 },
  'jobs.max-open-pull-requests': { most: 100 },
  'jobs.batch': 'own',
  // Fewer than a worker has slots, so that long jobs of one repository leave one to others.
  'jobs.at-once': { most: 3, usual: Number.POSITIVE_INFINITY },
  'retention.delete-after': { most: 36_500 },
  'list-issue': 'own',
  'command.word': 'own',
  'command.permission': 'own',
  'command.allowed-bots': 'own',
  review: 'own',
  'fix-checks': 'own',
  'pull-request.labels': 'own',
  'pull-request.reviewers': 'own',
  'pull-request.draft': 'own',
  'pull-request.title': 'own',
  'pull-request.body': 'own',
  // The App reads other repositories only within the same installation, and as they allow it.
  'docs-repository': 'own',
  'context-repositories': 'own',
  'trusted-repositories': 'own',
  check: 'own',
  'views.ai-classes': 'own',
  'views.history': 'own',
  'views.log-fields': 'own',
  // The operator's key would go to whatever address a repository names.
  'views.source': 'operator',
  'views.agents': 'own',
  'views.pages': 'own',
  // The number of an issue, not an amount.
  'views.report-issue': 'own',
  'views.agent-ranges': 'operator',
  'views.hosts': 'own',
  'drift.fix': 'own',
  'drift.ignore-pages': 'own',
  'drift.accept': 'own',
};

/** The operator's own ceilings, by the name of the setting. */
export type TenantLimits = ReadonlyMap<string, number>;

export interface TenantSettings {
  config: Config;
  /** What was cut, in words for whoever asks for a job. */
  notice?: string;
}

/** `docket work --limit agent.max-minutes=240` */
export function parseLimits(said: readonly string[]): TenantLimits {
  return new Map(
    said.map((text) => {
      const [, name = '', digits = ''] = /^([a-z.-]+)=(\d{1,10})$/.exec(text) ?? [];
      if (typeof TENANT_DECISIONS[name] === 'object' && Number(digits) > 0)
        return [name, Number(digits)];
      throw new InvalidRequest(
        `\`--limit ${text}\` is not a limit of a setting, such as \`--limit agent.max-minutes=240\`. Settings with a limit: ${LIMITED.join(', ')}.`,
      );
    }),
  );
}

const LIMITED = Object.keys(TENANT_DECISIONS).filter(
  (name) => typeof TENANT_DECISIONS[name] === 'object',
);

export function forTenant(
  { config, origins }: Pick<Settings, 'config' | 'origins'>,
  limits: TenantLimits,
): TenantSettings {
  const cut: string[] = [];
  let allowed = config;
  for (const [name, { from }] of origins) {
    const decision = TENANT_DECISIONS[name] ?? 'operator';
    const isSaid = from !== 'default';
    if (decision === 'own') continue;
    if (decision === 'operator') {
      if (!isSaid) continue;
      allowed = withValue(allowed, name, settingAt(DEFAULT_CONFIG, name));
      cut.push(`\`${name}\` is set by the operator`);
      continue;
    }
    const most = limits.get(name) ?? decision.most;
    const value =
      settingAt(config, name) ??
      decision.usual ??
      (limits.has(name) ? Number.POSITIVE_INFINITY : 0);
    if (!(Number(value) > most)) continue;
    allowed = withValue(allowed, name, most);
    if (isSaid) cut.push(`\`${name}\` can be at most ${most.toLocaleString('en')}`);
  }
  if (cut.length === 0) return { config: allowed };
  const notice = `This server runs jobs of several repositories, so it does not use all of these settings as they are: ${cut.join(', ')}. To use other values, ask the operator of the server.`;
  return { config: allowed, notice };
}

function withValue(config: Config, name: string, value: unknown): Config {
  const [group = '', key] = name.split('.');
  const outer = (config as Record<string, unknown>)[group];
  return { ...config, [group]: key === undefined ? value : { ...Object(outer), [key]: value } };
}
