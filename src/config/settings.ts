// The effective settings: the repository's over the organization's over the defaults, setting by
// setting. What the organization has locked, no repository changes.
import * as z from 'zod';
import { Config, DEFAULT_CONFIG, SettingsFile, settingsIn } from './config.ts';
import { type ReadFile, readSettingsFile } from './settings-file.ts';
import { MAX_ENTRIES } from './views-settings.ts';

/** In a repository, and in the `.github` repository of its owner. */
export const CONFIG_PATH = '.github/docket.yml';
export const ORGANIZATION_PATH = 'docket.yml';
export const ORGANIZATION_REPOSITORY = '.github';

export interface SettingsTexts {
  /** Null: there is no such file. */
  repository: string | null;
  organization?: string | null;
  /** `acme/.github` */
  organizationName?: string;
}

export interface Settings {
  config: Config;
  /** Each setting with where it comes from, such as `agent.max-minutes`. */
  origins: ReadonlyMap<string, Origin>;
  /** Settings of the repository that have no effect, because the organization has locked them. */
  overruled: readonly string[];
}

export interface Origin {
  from: 'default' | 'organization' | 'repository';
  locked: boolean;
  /** Undefined if it is not set and has no default. */
  value: unknown;
}

/** Prices belong together; of any other group, each setting has an origin of its own. */
const NAMES = settingsIn().flatMap((group) => {
  const inner = group === 'prices' ? [] : settingsIn(group);
  return inner.length === 0 ? [group] : inner.map((key) => `${group}.${key}`);
});
const LOCKABLE = new Set([...NAMES, ...settingsIn()]);

const OrganizationFile = SettingsFile.extend({
  locked: z
    .array(
      z
        .string()
        .refine((name) => LOCKABLE.has(name), 'is not the name of a setting, such as `budget`'),
    )
    .max(MAX_ENTRIES)
    .default([]),
});

export function parseConfig(text: string | null): Config {
  return text === null ? DEFAULT_CONFIG : readSettings({ repository: text }).config;
}

export function readSettings(texts: SettingsTexts): Settings {
  const { repository, organization = null, organizationName = '' } = texts;
  const ours = readSettingsFile(
    repository ?? '',
    `\`${CONFIG_PATH}\` on the default branch`,
    SettingsFile,
  );
  const theirs = readSettingsFile(
    organization ?? '',
    `\`${ORGANIZATION_PATH}\` in ${organizationName}`,
    OrganizationFile,
  );
  const locked = lockedNames(theirs.said.locked ?? []);
  const chosen = NAMES.map((name) => {
    const [own, organizations] = [at(ours.said, name), at(theirs.said, name)];
    const isLocked = locked.has(name);
    const overruled = isLocked && own !== undefined && !same(own, organizations);
    const mine = own !== undefined && !isLocked;
    const from = mine ? 'repository' : organizations === undefined ? 'default' : 'organization';
    return { name, from, locked: isLocked, overruled, said: mine ? own : organizations } as const;
  });
  const config = checked(assembled(chosen), chosen, ours, theirs);
  return {
    config,
    origins: new Map(
      chosen.map(({ name, from, locked, said }) => [
        name,
        { from, locked, value: said ?? at(config, name) },
      ]),
    ),
    overruled: chosen.flatMap(({ name, overruled }) => (overruled ? [name] : [])),
  };
}

/** The names of single settings. A budget would be endless where the prices can be set to zero. */
function lockedNames(entries: readonly string[]): Set<string> {
  const all = entries.some((name) => /^budget\b/.test(name)) ? [...entries, 'prices'] : entries;
  return new Set(NAMES.filter((name) => all.some((one) => `${name}.`.startsWith(`${one}.`))));
}

interface Choice {
  name: string;
  from: Origin['from'];
  said: unknown;
}

function assembled(chosen: readonly Choice[]): Record<string, unknown> {
  const whole: Record<string, unknown> = {};
  for (const { name, said } of chosen) {
    if (said === undefined) continue;
    const [group = '', key] = name.split('.');
    whole[group] = key === undefined ? said : { ...Object(whole[group]), [key]: said };
  }
  return whole;
}

/** Each file is valid by itself; together they may still not be. */
function checked(
  whole: object,
  chosen: readonly Choice[],
  ours: ReadFile<unknown>,
  theirs: ReadFile<unknown>,
): Config {
  const result = Config.safeParse(whole);
  if (result.success) return result.data;
  const { issues } = result.error;
  const group = String(issues[0]?.path[0]);
  const fromUs = chosen.some(
    ({ name, from }) => from === 'repository' && `${name}.`.startsWith(`${group}.`),
  );
  return (fromUs ? ours : theirs).refuse(issues);
}

function at(settings: unknown, name: string): unknown {
  const [group = '', key] = name.split('.');
  const outer = (settings as Record<string, unknown>)[group];
  return key === undefined ? outer : (outer as Record<string, unknown> | undefined)?.[key];
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
