// Looks for secrets in everything an agent could have written to. Known values are found plain and
// in the usual encodings, also broken over lines or spread with separators; beside them stand the
// shapes of well-known tokens. A finding names the place, never the value.
import type { FileChange } from './change.ts';
import { type Haystacks, haystacks } from './secret-forms.ts';
import { type Needle, needleFinder, needles } from './secret-needles.ts';
import { tokenShapes, withoutTokens } from './token-shapes.ts';

/** Shorter values are words like `true` or `main`: finding them would say nothing. */
const MIN_SECRET_LENGTH = 8;

export interface SecretFinding {
  /** For people: "the contents of `docs/a.md`", "the commit message". */
  place: string;
  /** "a known secret, base64-encoded" or "a GitHub token". */
  what: string;
}

export interface SecretScanner {
  /** `texts` are the other places that will be written, by name: `{ 'commit message': … }`. */
  scan(changes: readonly FileChange[], texts?: Readonly<Record<string, string>>): SecretFinding[];
  /** The text with every known value and every token replaced, for logs and comments. */
  redact(text: string): string;
}

export interface ScannerOptions {
  /** What the file held before: a token shape that was there already is not the agent's doing. */
  before?: (path: string) => Buffer | null;
  /** Known values only: what looks like a token stops nothing where strangers choose the words. */
  shapes?: boolean;
}

export function secretScanner(
  values: Iterable<string | undefined>,
  options: ScannerOptions = {},
): SecretScanner {
  const all = worthHiding(values).flatMap(needles);
  const find = needleFinder(all);

  function look(bytes: Buffer, earlier?: Buffer | null): string[] {
    const present = new Set<Needle>();
    if (all.length > 0) find(haystacks(bytes), (needle) => present.add(needle));
    let before: Haystacks | undefined;
    const isNew = ({ view, bytes: half }: Needle) => {
      before ??= haystacks(earlier ?? Buffer.alloc(0));
      return !before[view].bytes.includes(half);
    };
    // One is enough to refuse, and most forms of a secret would be found again inside others.
    const known = all.find((needle) => present.has(needle) && (!needle.part || isNew(needle)));
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
      const views = haystacks(bytes, true);
      find(views, ({ view, bytes: needle }, hit) => {
        const { bytes: haystack, at } = views[view];
        if (!at) return;
        const end = hit + needle.length;
        const next = end < haystack.length ? (at[end] ?? 0) : bytes.length;
        // An escape is longer than the letter it stands for; its end is found from the next one.
        const last = view === 'decoded' ? seenUntil(bytes, next) : (at[end - 1] ?? 0) + 1;
        ranges.push([at[hit] ?? 0, last]);
      });
      return withoutTokens(ranges.length > 0 ? cutOut(bytes, ranges) : text);
    },
  };
}

/** One sentence for the job's reason. */
export function secretReason(found: readonly SecretFinding[]): string {
  const said = found.slice(0, 5).map(({ place, what }) => `${what} in ${place}`);
  const rest = found.length > 5 ? `, and ${found.length - 5} more` : '';
  return `The change was refused and nothing was pushed: found ${said.join('; ')}${rest}. Remove it, and replace the secret if anyone may have seen it.`;
}

function worthHiding(values: Iterable<string | undefined>): string[] {
  const parts = [...values]
    .filter((value) => value !== undefined)
    .flatMap((value) => {
      // A key file leaks by any of its lines.
      const lines = value.split(/\r?\n/).map((line) => line.trim());
      const telling = lines.filter((line) => line.length >= 20 && !line.startsWith('-----'));
      return [value.trim(), ...(lines.length > 1 ? telling : [])];
    });
  return [...new Set(parts)].filter((part) => part.length >= MIN_SECRET_LENGTH);
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
