// The effective settings: the repository's over the organization's over the defaults, setting by
// setting. What the organization has locked, no repository changes.
import * as z from 'zod';
import { demand } from '../contract/schemas.ts';
import { InvalidRequest } from '../shared/errors.ts';
import type { Log } from '../shared/runtime.ts';
import { nearest } from '../shared/similar.ts';
import { type ReadYaml, readYaml, yamlExcess } from '../shared/text/yaml.ts';
import {
  CONFIG_PATH,
  Config,
  DEFAULT_CONFIG,
  MAX_ENTRIES,
  ORGANIZATION_PATH,
  SettingsFile,
  settingsIn,
} from './config.ts';

const ORGANIZATION_REPOSITORY = '.github';

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
  origins: ReadonlyMap<string, SettingOrigin>;
  /** Settings of the repository that have no effect, because the organization has locked them. */
  overruled: readonly string[];
}

export interface SettingOrigin {
  from: 'default' | 'organization' | 'repository';
  locked: boolean;
  /** Undefined if it is not set and has no default. */
  value: unknown;
}

/** Prices belong together; of any other group, each setting has an origin of its own. */
export const SETTING_NAMES = settingsIn().flatMap((group) => {
  const inner = group === 'prices' ? [] : settingsIn(group);
  return inner.length === 0 ? [group] : inner.map((key) => `${group}.${key}`);
});
const LOCKABLE = new Set([...SETTING_NAMES, ...settingsIn()]);

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
  const chosen = SETTING_NAMES.map((name) => {
    const [own, organizations] = [settingAt(ours.said, name), settingAt(theirs.said, name)];
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
        { from, locked, value: said ?? settingAt(config, name) },
      ]),
    ),
    overruled: chosen.flatMap(({ name, overruled }) => (overruled ? [name] : [])),
  };
}

/** The names of single settings. A budget would be endless where the prices can be set to zero. */
function lockedNames(entries: readonly string[]): Set<string> {
  const all = entries.some((name) => /^budget\b/.test(name)) ? [...entries, 'prices'] : entries;
  return new Set(
    SETTING_NAMES.filter((name) => all.some((one) => `${name}.`.startsWith(`${one}.`))),
  );
}

interface Choice {
  name: string;
  from: SettingOrigin['from'];
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

/** `name`: such as `agent.max-minutes`. */
export function settingAt(settings: unknown, name: string): unknown {
  const [group = '', key] = name.split('.');
  const outer = (settings as Record<string, unknown>)[group];
  return key === undefined ? outer : (outer as Record<string, unknown> | undefined)?.[key];
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

// One settings file: YAML in, what it says out. All problems are reported together, each with its line.

interface ReadFile<T> {
  /** As it was written, without defaults. */
  said: T;
  /** Refuses the file for what is wrong with these settings. */
  refuse(issues: readonly { path: PropertyKey[]; message: string }[]): never;
}

/** `where`: what people call the file. */
function readSettingsFile<T extends z.ZodType>(
  text: string,
  where: string,
  schema: T,
): ReadFile<z.input<T>> {
  const excess = yamlExcess(text);
  if (excess !== undefined) refuse(where, [`The file has ${excess}.`]);
  const { value, problems, lineOf } = readYaml(text, { aliases: false });
  if (problems.length > 0) {
    refuse(
      where,
      problems.map(({ line, message }) => problem(line, message)),
    );
  }
  const said = (value ?? {}) as z.input<T>;
  const result = schema.safeParse(said, { error: demand });
  if (!result.success) {
    refuse(
      where,
      result.error.issues.flatMap((issue) => problemsOf(issue, lineOf)),
    );
  }
  return {
    said,
    refuse: (issues) =>
      refuse(
        where,
        issues.map(({ path, message }) => problem(lineOf(path), named(path, message))),
      ),
  };
}

function problemsOf(issue: z.core.$ZodIssue, lineOf: ReadYaml['lineOf']): string[] {
  if (issue.code !== 'unrecognized_keys') {
    return [problem(lineOf(issue.path), named(issue.path, issue.message))];
  }
  // Deeper ones depend on more than their name.
  const known = issue.path.length > 1 ? [] : settingsIn(issue.path[0]);
  return issue.keys
    .slice(0, MAX_ENTRIES)
    .map((key) =>
      problem(
        lineOf([...issue.path, key], 'key'),
        `\`${key}\` is not a setting${remedy(key, known)}`,
      ),
    );
}

function remedy(key: string, known: readonly string[]): string {
  const near = nearest(key, known);
  if (near) return `. Did you mean \`${near}\`?`;
  if (known.length === 0) return ' here';
  return `; available settings: ${known.map((name) => `\`${name}\``).join(', ')}`;
}

/** Most messages go on after the name: `must be a list`. */
function named(path: PropertyKey[], message: string): string {
  const name = path.length === 0 ? 'The file' : `\`${path.join('.')}\``;
  return /^(?:must|needs|is|has|ends)\b/.test(message)
    ? `${name} ${message}`
    : `${name}: ${message}`;
}

function problem(line: number, message: string): string {
  return `Line ${line}: ${message.replace(/[.?]?$/, (end) => end || '.')}`;
}

function refuse(where: string, details: string[]): never {
  throw new InvalidRequest(`${where} is not valid. Fix the problems listed and run again.`, {
    details: details.slice(0, MAX_ENTRIES),
  });
}

// The settings of a repository and of the organization that it belongs to.

export function settingsOf(
  repository: string,
  own: string | null,
  organization: string | null,
): Settings {
  const organizationName = organizationOf(repository);
  return readSettings({ repository: own, organization, organizationName });
}

export function organizationOf(repository: string): string {
  return `${repository.split('/')[0]}/${ORGANIZATION_REPOSITORY}`;
}

export function warnOfLocked(
  { overruled }: Settings,
  repository: string,
  log: Pick<Log, 'warn'>,
): void {
  if (overruled.length > 0) log.warn(lockedWords(overruled, repository));
}

export function lockedWords(names: readonly string[], repository: string): string {
  const all = names.map((name) => `\`${name}\``).join(', ');
  const [them, values] = names.length === 1 ? ['it', 'value is'] : ['them', 'values are'];
  return `\`${CONFIG_PATH}\` sets ${all}, but ${organizationOf(repository)} locks ${them}, so the organization's ${values} used. Remove ${them} from the file.`;
}
