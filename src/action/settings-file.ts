// One settings file: YAML in, what it says out. All problems are reported together, each with its line.
import { type Document, LineCounter, parseDocument, visit } from 'yaml';
import type * as z from 'zod';
import { InvalidRequest } from '../shared/errors.ts';
import { settingsIn } from './config.ts';
import { MAX_ENTRIES } from './views-settings.ts';

const MAX_BYTES = 100_000;

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
  if (text.length > MAX_BYTES) refuse(where, ['The file is larger than 100 KB.']);
  const lines = new LineCounter();
  const document = parseDocument(text, {
    lineCounter: lines,
    prettyErrors: false,
    logLevel: 'error',
  });
  const lineAt = (offset: number | undefined) => lines.linePos(offset ?? 0).line;
  const broken = document.errors.map(({ pos, message }) => problem(lineAt(pos[0]), message));
  visit(document, {
    // They can be made to expand endlessly, and nobody needs them here.
    Alias: (_, { range }) => {
      broken.push(problem(lineAt(range?.[0]), 'Aliases are not allowed; write the value out'));
    },
  });
  if (broken.length > 0) refuse(where, broken);
  const said = document.toJS() ?? {};
  const lineOf = (path: PropertyKey[]) => lineAt(offsetOf(document, path));
  const result = schema.safeParse(said);
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

function problemsOf(issue: z.core.$ZodIssue, lineOf: (path: PropertyKey[]) => number): string[] {
  if (issue.code !== 'unrecognized_keys') {
    return [problem(lineOf(issue.path), named(issue.path, issue.message))];
  }
  const known = settingsIn(issue.path[0]).map((name) => `\`${name}\``);
  return issue.keys.map((key) =>
    problem(
      lineOf([...issue.path, key]),
      `\`${key}\` is not a setting; available settings: ${known.join(', ')}`,
    ),
  );
}

function offsetOf(document: Document, path: PropertyKey[]): number | undefined {
  const node = document.getIn(path, true) as { range?: [number] } | undefined;
  return node?.range || path.length === 0
    ? node?.range?.[0]
    : offsetOf(document, path.slice(0, -1));
}

const named = (path: PropertyKey[], message: string) => `\`${path.join('.')}\`: ${message}`;

function problem(line: number, message: string): string {
  return `Line ${line}: ${message.replace(/\.?$/, '')}.`;
}

function refuse(where: string, details: string[]): never {
  throw new InvalidRequest(`${where} is not valid. Fix the problems listed and run again.`, {
    details: details.slice(0, MAX_ENTRIES),
  });
}
