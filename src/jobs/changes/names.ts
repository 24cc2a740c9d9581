// What a path would be called on any file system that might check it out. macOS and Windows fold
// case, compose letters, drop trailing dots and have short 8.3 names, so a name that git stores as
// harmless can arrive there as `.git` or `.github`.

/** Letters of other scripts that look the same as a Latin one: enough to spell a forbidden name. */
const LOOKALIKES = new Map(
  Object.entries({
    a: 'аαɑ',
    b: 'вβь',
    c: 'сϲ',
    d: 'ԁ',
    e: 'еєε',
    g: 'ɡց',
    h: 'һн',
    i: 'іιıӏ',
    j: 'ј',
    k: 'кκ',
    l: 'ⅼ',
    m: 'мμ',
    n: 'ոп',
    o: 'оοօ',
    p: 'рρ',
    s: 'ѕ',
    t: 'тτ',
    u: 'υս',
    v: 'ѵν',
    w: 'ԝ',
    x: 'хχ',
    y: 'уγ',
    '.': '․。',
  }).flatMap(([latin, others]) => Array.from(others, (other) => [other, latin] as const)),
);

/** One spelling for all names that some file system takes for the same. */
export function fold(name: string): string {
  return (
    name
      .normalize('NFKC')
      .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
      // `ß` and `ı` meet their plain letters only on the way through upper case.
      .toLowerCase()
      .toUpperCase()
      .toLowerCase()
      .replace(/^\s+|[\s.]+$/g, '')
  );
}

/** As `fold`, for names that must not even look forbidden: accents off, other scripts as Latin. */
export function likeness(name: string): string {
  const bare = fold(name).normalize('NFKD').replace(/\p{M}/gu, '');
  return Array.from(bare, (letter) => LOOKALIKES.get(letter) ?? letter).join('');
}

/** Why this cannot be a path at all, or undefined. */
export function malformed(path: string): string | undefined {
  if (path === '') return 'has no name';
  if (!path.isWellFormed() || path.includes('\ufffd')) return 'has a name that is not valid UTF-8';
  if (/[\p{Cc}\u2028\u2029]/u.test(path)) return 'has control characters in its name';
  if (path.includes('\\')) return 'has a backslash in its name, which Windows reads as a folder';
  if (path.split('/').some((part) => part === '' || part === '.' || part === '../..'))
    return 'is not a plain relative path';
  return undefined;
}

/** Windows opens the device, whatever the extension. `fold` has made `COM¹` a `com1`. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d|conin\$|conout\$)\s*(?:\.|$)/;

/** Why nobody should give a new file this name, or undefined: each rule ends one way of hiding. */
export function deceptive(path: string): string | undefined {
  // macOS takes 1024 bytes for a whole path, its own folders included.
  if (Buffer.byteLength(path) > 1000) return 'has a path of more than 1000 bytes';
  if (/[\p{Cf}\p{Default_Ignorable_Code_Point}]/u.test(path))
    return 'has invisible or direction-changing characters in its name';
  if (path.includes(':')) return 'has a colon in its name, which Windows reads as a stream';
  const odd = /[<>"|?*]/.exec(path)?.[0];
  if (odd !== undefined) return `has ${odd} in its name, which Windows cannot check out`;
  for (const part of path.split('/')) {
    if (DEVICE.test(fold(part))) return 'has the name of a device on Windows';
    if (/[\s.]$|^\s/u.test(part))
      return 'has a name that starts or ends in a space or ends in a dot';
    if (part.startsWith('-')) return 'has a name that looks like an option';
    if (/^[^.]{1,8}~\d+(\.[^.]{0,3})?$/.test(part)) return 'has a short Windows name (8.3)';
    if (Buffer.byteLength(part) > 255) return 'has a name of more than 255 bytes';
  }
  return undefined;
}

const HOOK_FOLDERS = new Set(['.husky', '.lefthook', '.hooks']);
const HOOK_FILES = /^(?:\.?lefthook(?:-local)?\.\w+|\.pre-commit-config\.ya?ml)$/;
/** The names git itself runs from a folder of hooks. */
const GIT_HOOK =
  /^(?:applypatch-msg|pre-applypatch|post-applypatch|pre-commit|pre-merge-commit|prepare-commit-msg|commit-msg|post-commit|pre-rebase|post-checkout|post-merge|pre-push|pre-receive|update|proc-receive|post-receive|post-update|reference-transaction|push-to-checkout|pre-auto-gc|post-rewrite|sendemail-validate|fsmonitor-watchman|post-index-change)$/;

/** Why no setting can ever open this path, or undefined. */
export function forbidden(path: string): string | undefined {
  const parts = path.split('/').map(likeness);
  const last = parts.at(-1) ?? '';
  if (parts.some((part) => part === '.github')) return 'is in `.github/`';
  if (parts.some((part) => part.startsWith('.git'))) return 'is one of git’s own files (`.git*`)';
  if (parts.some((part) => HOOK_FOLDERS.has(part)) || HOOK_FILES.test(last)) return 'is a hook';
  if (parts.includes('hooks') && GIT_HOOK.test(last)) return 'is a hook';
  return undefined;
}
