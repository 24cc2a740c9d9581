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

export interface TokenMatch {
  what: string;
  match: string;
}

export function tokenShapes(bytes: Buffer, earlier?: Buffer): TokenMatch[] {
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

export function withoutTokens(text: string): string {
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
