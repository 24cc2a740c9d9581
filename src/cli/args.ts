// Options of a command: described once, then parsed, checked, and turned into help from the same
// table. All problems are reported together.
import { parseArgs } from 'node:util';
import { isId } from '../contract/values.ts';
import { DocketError } from '../shared/errors.ts';
import { nearest } from '../shared/similar.ts';

interface Described {
  help: string;
}
interface Valued extends Described {
  /** The placeholder for the value in the help, such as `URL`. */
  value: string;
}
interface FlagOption extends Described {
  type: 'flag';
}
interface TextOption extends Valued {
  type: 'text';
  required?: boolean;
  default?: string;
  choices?: readonly string[];
  /** Undefined if the value is fine, otherwise what it must be. */
  must?: (text: string) => string | undefined;
}
interface NumberOption extends Valued {
  type: 'number';
  min: number;
  max: number;
  default?: number;
}
/** Can be used several times. */
interface ListOption extends Valued {
  type: 'list';
}
export type Option = FlagOption | TextOption | NumberOption | ListOption;
export type Options = Readonly<Record<string, Option>>;

type TextOf<O> = O extends { choices: readonly (infer C extends string)[] } ? C : string;

type ValueOf<O extends Option> = O extends FlagOption
  ? boolean
  : O extends ListOption
    ? string[]
    : O extends NumberOption
      ? O extends { default: number }
        ? number
        : number | undefined
      : O extends { required: true } | { default: string }
        ? TextOf<O>
        : TextOf<O> | undefined;

export interface Parsed<O extends Options> {
  values: { readonly [K in keyof O]: ValueOf<O[K]> };
  positionals: string[];
}

/** The command line is not valid: exit code 2. */
export class WrongUsage extends DocketError {
  readonly code = 'usage';
  constructor(problems: string[]) {
    super(problems.join('\n'));
  }
}

/** What can follow the name of a command, such as `create` after `docket job`. */
interface Verbs {
  /** The command, such as `docket job`. */
  of: string;
  names: readonly string[];
}

/** `insist` adds the command's own rules to the problems of the individual options. */
export function parseOptions<const O extends Options>(
  options: O,
  argv: readonly string[],
  insist: (parsed: Parsed<O>) => string[],
  verbs?: Verbs,
): Parsed<O> {
  const { tokens } = parseArgs({
    args: [...argv],
    options: Object.fromEntries(
      Object.entries(options).map(([name, { type }]) => [
        name,
        { type: type === 'flag' ? 'boolean' : 'string' } as const,
      ]),
    ),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  refuseUnknown(tokens, options, verbs);
  const problems: string[] = [];
  const given = new Map<string, string[]>();
  const positionals: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') positionals.push(token.value);
    if (token.kind !== 'option') continue;
    const option = options[token.name];
    const problem = option && problemOf(token, option, given.has(token.name));
    if (problem) problems.push(problem);
    given.set(token.name, [...(given.get(token.name) ?? []), token.value ?? '']);
  }
  const values = Object.fromEntries(
    Object.entries(options).map(([name, option]) => [
      name,
      readValue(name, option, given.get(name), problems),
    ]),
  );
  const parsed = { values, positionals } as unknown as Parsed<O>;
  problems.push(...insist(parsed));
  if (problems.length > 0) throw new WrongUsage(problems);
  return parsed;
}

type ArgToken = NonNullable<ReturnType<typeof parseArgs>['tokens']>[number];

/** One mistyped name makes others look missing or misplaced, so nothing else is checked. */
function refuseUnknown(tokens: readonly ArgToken[], options: Options, verbs?: Verbs): void {
  const unknown = tokens.flatMap((token) =>
    token.kind === 'option' && !Object.hasOwn(options, token.name)
      ? [unknownOption(token.name, token.rawName, Object.keys(options))]
      : [],
  );
  if (unknown.length > 0) throw new WrongUsage(unknown);
  if (!verbs) return;
  const verb = tokens.find((token) => token.kind === 'positional')?.value;
  if (verb === undefined) {
    throw new WrongUsage([`Choose an action: ${verbs.of} ${verbs.names.join('|')}.`]);
  }
  if (verbs.names.includes(verb)) return;
  const near = nearest(verb, verbs.names);
  const remedy = near ? `Did you mean \`${verbs.of} ${near}\`?` : `Use ${verbs.names.join(', ')}.`;
  throw new WrongUsage([`There is no \`${verbs.of} ${verb}\`. ${remedy}`]);
}

function unknownOption(name: string, rawName: string, known: readonly string[]): string {
  const near = nearest(name, known);
  if (near) return `Unknown option \`${rawName}\`. Did you mean \`--${near}\`?`;
  return /key|token|secret|password/i.test(rawName)
    ? `There is no option \`${rawName}\`. Set secrets in the environment instead (DOCKET_API_KEY, DOCKET_MODEL_KEY, GITHUB_TOKEN).`
    : `Unknown option \`${rawName}\`.`;
}

function problemOf(
  token: { rawName: string; value?: string | undefined; inlineValue?: boolean | undefined },
  option: Option,
  repeated: boolean,
): string | undefined {
  const { rawName, value } = token;
  if (option.type === 'flag') {
    return value === undefined ? undefined : `Option \`${rawName}\` does not take a value.`;
  }
  // The parser takes the next word as the value, even if it is one of our options.
  const swallowed = token.inlineValue === false && /^--\w/.test(value ?? '');
  if (value === undefined || value === '' || swallowed) {
    return `Option \`${rawName}\` requires a value: ${rawName} ${option.value}.`;
  }
  if (repeated && option.type !== 'list') return `Option \`${rawName}\` can be used only once.`;
  return undefined;
}

function readValue(name: string, option: Option, given: string[] | undefined, problems: string[]) {
  const last = given?.at(-1);
  switch (option.type) {
    case 'flag':
      return given !== undefined;
    case 'list':
      return given ?? [];
    case 'number': {
      if (!last) return option.default;
      const number = /^\d{1,9}$/.test(last) ? Number(last) : Number.NaN;
      if (number >= option.min && number <= option.max) return number;
      problems.push(
        `Option \`--${name}\` must be a whole number from ${option.min} to ${option.max}; got \`${last}\`.`,
      );
      return option.default;
    }
    case 'text': {
      if (given === undefined && option.required) {
        problems.push(`Option \`--${name} ${option.value}\` is required: ${option.help}.`);
      }
      if (last && option.choices && !option.choices.includes(last)) {
        problems.push(
          `Option \`--${name}\` must be one of ${option.choices.join(', ')}; got \`${last}\`.`,
        );
      }
      const must = last && option.must?.(last);
      if (must) problems.push(`Option \`--${name}\` must ${must}.`);
      return last ?? option.default;
    }
  }
}

/** The address of a service. */
export function mustBeUrl(text: string): string | undefined {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) return 'be a URL such as https://docs.example.com';
  return url.username || url.password || url.search || url.hash
    ? 'not contain a user name, password, query, or fragment'
    : undefined;
}

export function mustBeId(text: string): string | undefined {
  return isId(text) ? undefined : 'not contain `/`, `\\`, or control characters';
}

/** One line per option, aligned. */
export function optionsHelp(options: Options): string {
  const rows = Object.entries(options).map(([name, option]) => [
    option.type === 'flag' ? `--${name}` : `--${name} ${option.value}`,
    `${option.help}${'default' in option ? ` (default ${option.default})` : ''}`,
  ]);
  const width = Math.max(...rows.map(([left = '']) => left.length));
  return rows.map(([left = '', right = '']) => `  ${left.padEnd(width)}  ${right}`).join('\n');
}

/** A rule for `parseOptions`. */
export function noArguments({ positionals }: { positionals: string[] }): string[] {
  return positionals.length > 0 ? [`Unexpected argument \`${positionals.join(' ')}\`.`] : [];
}
