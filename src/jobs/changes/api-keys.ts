// What a change may set in an API's description (OpenAPI, AsyncAPI): its texts, examples, and shapes. Where
// requests go, what is sent along, and what is loaded from elsewhere stays as it was.
import { isPlainText } from './front-keys.ts';
import { words } from './pages/allowed.ts';

const KEYS = words(`
  info paths components tags definitions parameters responses requestBody requestBodies content schema
  schemas items prefixItems properties allOf anyOf oneOf not if then else additionalProperties
  patternProperties dependentSchemas contains $defs headers example examples value discriminator mapping
  get put post delete options head patch trace channels messages message payload operations encoding
  title description summary name in required deprecated type format default enum const minimum maximum
  exclusiveMinimum exclusiveMaximum minLength maxLength pattern minItems maxItems uniqueItems
  minProperties maxProperties multipleOf nullable readOnly writeOnly operationId style explode
  allowReserved allowEmptyValue collectionFormat consumes produces version propertyName contentType
  contentMediaType contentEncoding action x-codeSamples x-code-samples lang label source x-displayName
  x-order x-enumDescriptions x-enum-varnames x-enum-descriptions`);
/** Names of the API's own. */
const NAMES = words(`
  paths properties patternProperties schemas definitions parameters responses examples headers
  requestBodies content channels messages operations $defs dependentSchemas encoding mapping
  x-enumDescriptions x-enum-descriptions`);
/** Any value, as the API sends it. */
const DATA = words('example default enum const value');

type Kind = 'object' | 'names' | 'data';

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The first key that may not come in; `isKnown`: this value, or pair of key and value, was there. */
export function foreignApiKey(
  value: unknown,
  isKnown: (value: unknown) => boolean,
  { path = '', kind = 'object' }: { path?: string; kind?: Kind } = {},
): string | undefined {
  if (typeof value === 'string') return isPlainText(value) ? undefined : path;
  const list = Array.isArray(value) ? value : [];
  for (const one of list) {
    if (isKnown(one)) continue;
    const inner = kind === 'names' ? 'object' : kind;
    const bad = foreignApiKey(one, isKnown, { path, kind: inner });
    if (bad !== undefined) return bad;
  }
  if (!isMap(value)) return undefined;
  for (const [key, one] of Object.entries(value)) {
    if (isKnown([key, one])) continue;
    const own = path === '' ? key : `${path}.${key}`;
    const isLocal = typeof one === 'string' && one.startsWith('#/');
    if (kind === 'object' && key === '$ref' && isLocal) continue;
    const isListed = kind === 'object' ? KEYS.has(key) : key !== '$ref' && isPlainText(key);
    if (!isListed) return own;
    const bad = foreignApiKey(one, isKnown, { path: own, kind: below(key, kind) });
    if (bad !== undefined) return bad;
  }
  return undefined;
}

function below(key: string, kind: Kind): Kind {
  if (kind === 'names') return 'object';
  return kind === 'data' || DATA.has(key) ? 'data' : NAMES.has(key) ? 'names' : 'object';
}
