// One settings file: YAML in, what it says out. All problems are reported together, each with its line.
import type * as z from 'zod';
import { demand } from '../contract/parse.ts';
import { InvalidRequest } from '../shared/errors.ts';
import { nearest } from '../shared/similar.ts';
import { type ReadYaml, readYaml, yamlExcess } from '../shared/text/yaml.ts';
import { settingsIn } from './config.ts';
import { MAX_ENTRIES } from './views-settings.ts';

export interface ReadFile<T> {
  /** As it was written, without defaults. */
  said: T;
  /** Refuses the file for what is wrong with these settings. */
  refuse(issues: readonly { path: PropertyKey[]; message: string }[]): never;
}

/** `where`: what people call the file. */
export function readSettingsFile<T extends z.ZodType>(
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
  const known = settingsIn(issue.path[0]);
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
