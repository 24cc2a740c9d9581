// Looks for secrets in everything an agent could have written to. Known values are found plain and
// in the usual encodings, also broken over lines or spread with separators; beside them stand the
// shapes of well-known tokens. A finding names the place, never the value.
import type { FileChange } from './change.ts';
import {
  isRandom,
  type SearchedTexts,
  SecretCache,
  type SecretForm,
  searchedTexts,
} from './secret-forms.ts';

interface SecretFinding {
  /** For people: "the contents of `docs/a.md`", "the commit message". */
  place: string;
  /** "a known secret, base64-encoded" or "a GitHub token". */
  what: string;
}

interface SecretScanner {
  /** `texts` are the other places that will be written, by name: `{ 'commit message': … }`. */
  scan(changes: readonly FileChange[], texts?: Readonly<Record<string, string>>): SecretFinding[];
  /** The text with every known value and every token replaced, for logs and comments. */
  redact(text: string): string;
}

interface ScannerOptions {
  /** What the file held before: a token shape that was there already is not the agent's doing. */
  before?: (path: string) => Buffer | null;
  /** Known values only: what looks like a token stops nothing where strangers choose the words. */
  shapes?: boolean;
}

/** One for the server, and one for each of the projects that were busy lately. */
export const secretCache = new SecretCache(256);

export function secretScanner(
  values: Iterable<string | undefined> | Secrets,
  options: ScannerOptions = {},
): SecretScanner {
  const groups = 'groups' in values ? values.groups : [values];
  const prepared = groups
    .map((group) => [...group].filter((value) => value !== undefined))
    .filter((group) => group.length > 0)
    .map((group) => secretCache.get(group));
  const find = (views: SearchedTexts, found: (secretForm: SecretForm, at: number) => void) => {
    for (const one of prepared) one.find(views, found);
  };

  function look(bytes: Buffer, earlier?: Buffer | null): string[] {
    const present = new Set<SecretForm>();
    if (prepared.length > 0) find(searchedTexts(bytes), (secretForm) => present.add(secretForm));
    let before: SearchedTexts | undefined;
    const isNew = ({ view, bytes: half }: SecretForm) => {
      before ??= searchedTexts(earlier ?? Buffer.alloc(0));
      return !before[view].bytes.includes(half);
    };
    // One is enough to refuse, and most forms of a secret would be found again inside others.
    const isKnown = (secretForm: SecretForm) =>
      present.has(secretForm) && (!secretForm.part || isNew(secretForm));
    const known =
      present.size > 0 && prepared.flatMap(({ secretForms }) => secretForms).find(isKnown);
    const shapes = options.shapes === false ? [] : tokenShapes(bytes, earlier ?? undefined);
    return [...new Set([...(known ? [known] : []), ...shapes].map(({ what }) => what))];
  }

  return {
    scan(changes, texts = {}) {
      const found: SecretFinding[] = [];
      for (const change of changes) {
        const inName = look(Buffer.from(change.path));
        found.push(...inName.map((what) => ({ place: 'the name of a changed file', what })));
        if (change.content === null) continue;
        // A name that contains the secret cannot be shown.
        const name = inName.length > 0 ? 'that file' : `\`${change.path}\``;
        const earlier = change.kind === 'modified' ? options.before?.(change.path) : null;
        const inside = look(change.content, earlier);
        found.push(...inside.map((what) => ({ place: `the contents of ${name}`, what })));
      }
      for (const [place, text] of Object.entries(texts))
        found.push(...look(Buffer.from(text)).map((what) => ({ place: `the ${place}`, what })));
      return found;
    },

    redact(text) {
      const bytes = Buffer.from(text);
      const ranges: [number, number][] = [];
      const views = searchedTexts(bytes, true);
      find(views, ({ view, bytes: secretForm }, hit) => {
        const { bytes: searchedText, at } = views[view];
        if (!at) return;
        const end = hit + secretForm.length;
        const next = end < searchedText.length ? (at[end] ?? 0) : bytes.length;
        // An escape is longer than the letter it stands for; its end is found from the next one.
        const last = view === 'decoded' ? seenUntil(bytes, next) : (at[end - 1] ?? 0) + 1;
        ranges.push([at[hit] ?? 0, last]);
      });
      const known = ranges.length > 0 ? cutOut(bytes, ranges) : text;
      return options.shapes === false ? known : withoutTokens(known);
    },
  };
}

/** One sentence for the job's reason. */
export function secretReason(found: readonly SecretFinding[]): string {
  const said = found.slice(0, 5).map(({ place, what }) => `${what} in ${place}`);
  const rest = found.length > 5 ? `, and ${found.length - 5} more` : '';
  return `The change was refused and nothing was pushed: found ${said.join('; ')}${rest}. Remove it, and replace the secret if anyone may have seen it.`;
}

/** Back over what cannot be seen: it stands between the secret and the next letter. */
function seenUntil(bytes: Buffer, end: number): number {
  let last = end;
  while (last > 0 && ((bytes[last - 1] ?? 0) <= 0x20 || (bytes[last - 1] ?? 0) >= 0x7f)) last -= 1;
  return last;
}

function cutOut(bytes: Buffer, ranges: [number, number][]): string {
  const kept: Buffer[] = [];
  let from = 0;
  for (const [start, end] of ranges.sort(([a], [b]) => a - b)) {
    if (start >= from) kept.push(bytes.subarray(from, start), Buffer.from('***'));
    from = Math.max(from, end);
  }
  kept.push(bytes.subarray(from));
  return Buffer.concat(kept).toString();
}

// Which values of an environment are secrets: by their name, or because an agent was given them.

const SECRET_NAME =
  /TOKEN|SECRET|PASSW(?:OR)?D|CREDENTIAL|APIKEY|OTLP_HEADERS|(?:^|[_-])KEY(?:$|[_-])/i;
/** The action's own inputs for secrets hold nothing else. */
const SECRET_INPUT = /^INPUT_.*(?:KEY|TOKEN)$/i;
/** Where such a variable only says where something is, or how many. */
const PLACE = /^(?:https?:\/\/[^@]*$|\/[^/]+\/|\.\/|\d{1,11}$)/;
/** What agents are given beside their keys: names that documentation may well mention. */
const SETTING = /(?:^|_)(?:MODEL|BASE_URL|USE_VERTEXAI|REGION|MODE)$/i;
/** `apiKey`, `x-api-key`, `Authorization`, and the like. */
const CONFIGURED_KEY = /key$|token$|secret|password|credential|authorization/i;
/** A key inside something larger: an address, a piece of configuration. */
const KEY_INSIDE = /[\w+/=.~-]{20,}|(?<=:\/\/[^:@/\s]*:)[^@\s]{8,}(?=@)/g;

/**
 * `handed` are the names of variables that an agent gets: whatever it knows, it can write down.
 * None of these may be published.
 */
export function secretValues(
  env: Readonly<Record<string, string | undefined>>,
  handed: readonly string[] = [],
): string[] {
  const byName = Object.entries(env).flatMap(([name, value]) => {
    if (!value) return [];
    const named = SECRET_NAME.test(name) && !PLACE.test(value);
    return named || SECRET_INPUT.test(name) ? [value] : [];
  });
  const given = handed.flatMap((name) => {
    const value = env[name];
    if (!value || SETTING.test(name) || PLACE.test(value)) return [];
    return keysInConfiguration(value) ?? [value, ...(value.match(KEY_INSIDE) ?? [])];
  });
  return [...new Set([...byName, ...given])];
}

/** Configuration as JSON is mostly names of models and addresses, which pages may well mention. */
function keysInConfiguration(value: string): string[] | undefined {
  if (!value.trimStart().startsWith('{')) return undefined;
  const keys: string[] = [];
  try {
    JSON.parse(value, (name, inner) => {
      if (typeof inner !== 'string' || /^\{(?:env|file):/.test(inner)) return inner;
      const named = CONFIGURED_KEY.test(name) && !PLACE.test(inner);
      const inside = (inner.match(KEY_INSIDE) ?? []).filter((one) => named || isRandom(one));
      keys.push(...(named ? [inner] : []), ...inside);
      return inner;
    });
    return keys;
  } catch {
    return undefined;
  }
}

/** In groups, each of which is prepared once, however many projects have it. */
export interface Secrets extends Iterable<string> {
  readonly groups: readonly Iterable<string>[];
}

/** All of them. Lists stay as they are; everything else is read anew each time. */
export function together(...parts: (Iterable<string> | Secrets)[]): Secrets {
  const all = parts.flatMap((part) => ('groups' in part ? part.groups : [part]));
  const fixed = new Set(all.filter((group) => Array.isArray(group)).flat());
  const groups = [[...fixed], ...all.filter((group) => !Array.isArray(group))];
  return {
    groups,
    *[Symbol.iterator]() {
      for (const group of groups) yield* group;
    },
  };
}

// The second net: tokens known by their shape, whoever they belong to. Documentation is full of
// examples that look like tokens, so an obvious placeholder does not count.

interface Shape {
  what: string;
  pattern: RegExp;
}

const SHAPES: readonly Shape[] = [
  { what: 'a GitHub token', pattern: /\bgh[opsur]_[A-Za-z0-9]{36,251}\b/g },
  { what: 'a GitHub token', pattern: /\bgithub_pat_[A-Za-z0-9]{22}_[A-Za-z0-9]{59}\b/g },
  { what: 'a model provider’s API key', pattern: /\bsk-[A-Za-z0-9_-]{20,200}/g },
  { what: 'an AWS access key', pattern: /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g },
  { what: 'a Google API key', pattern: /\bAIza[A-Za-z0-9_-]{35}/g },
  { what: 'a Slack token', pattern: /\bxox[abeoprs]-[A-Za-z0-9-]{20,200}/g },
  { what: 'a GitLab token', pattern: /\bglpat-[A-Za-z0-9_-]{20,50}/g },
  { what: 'an npm token', pattern: /\bnpm_[A-Za-z0-9]{36}\b/g },
  { what: 'a Hugging Face token', pattern: /\bhf_[A-Za-z0-9]{34,40}\b/g },
  { what: 'a Stripe key', pattern: /\b[rs]k_live_[A-Za-z0-9]{24,99}\b/g },
  {
    what: 'a private key',
    pattern:
      /-----BEGIN (?:[A-Z]{2,12} ){0,2}PRIVATE KEY(?: BLOCK)?-----\s{0,4}[A-Za-z0-9+/=\s]{60,100}/g,
  },
];

/** What must be in a text before any shape can be: one cheap look for most files. */
const HINTS = [
  'gh',
  'github_pat_',
  'sk',
  'AKIA',
  'ASIA',
  'AIza',
  'xox',
  'glpat-',
  'npm_',
  'hf_',
  'rk_',
  '-----BEGIN',
];

interface TokenMatch {
  what: string;
  match: string;
}

function tokenShapes(bytes: Buffer, earlier?: Buffer): TokenMatch[] {
  const found = tokensIn(bytes);
  if (found.length === 0 || !earlier) return found;
  const known = new Set(tokensIn(earlier).map(({ match }) => match));
  return found.filter(({ match }) => !known.has(match));
}

function tokensIn(bytes: Buffer): TokenMatch[] {
  if (!HINTS.some((hint) => bytes.includes(hint))) return [];
  const text = bytes.toString('latin1');
  return SHAPES.flatMap(({ what, pattern }) =>
    [...text.matchAll(pattern)]
      .map(([match]) => ({ what, match }))
      .filter(({ match }) => !isPlaceholder(match)),
  );
}

function withoutTokens(text: string): string {
  return SHAPES.reduce(
    (shown, { pattern }) =>
      shown.replace(pattern, (match) => (isPlaceholder(match) ? match : '***')),
    text,
  );
}

/** `ghp_xxxxxxxx`, `AKIAIOSFODNN7EXAMPLE`, `sk-your-key-goes-here`: nothing random in them. */
function isPlaceholder(token: string): boolean {
  if (/example|sample|placeholder|your|dummy|fake|redacted|xxxx|0000|1234567|abcdef/i.test(token))
    return true;
  const random = token.replace(/^[A-Za-z]+[-_]|^AKIA|^ASIA|^AIza|^-----BEGIN[^\n]*-----/, '');
  if (new Set(random).size < 8) return true;
  // Words with hyphens, as in `sk-learn-based-classification-tool`, hold no digits or capitals.
  return !/\d/.test(random) || !/[A-Za-z]/.test(random);
}
