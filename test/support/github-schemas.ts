// GitHub's own description of its API, to hold the stand-in's answers against: the part that the
// stand-in offers. `npm run github-schemas` writes it anew.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { Exchange } from '../local-github/listen.ts';

const FILE = resolve(import.meta.dirname, '../fixtures/github-api.json');

interface Operation {
  requestBody?: { content: Record<string, { schema: unknown }> };
  responses: Record<string, { $ref?: string; content?: Record<string, { schema: unknown }> }>;
}
interface Description {
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, unknown>>;
}

let loaded: { description: Description; ajv: Ajv; templates: string[][] } | undefined;
const compiled = new Map<string, ValidateFunction | null>();

function load() {
  if (loaded) return loaded;
  const description = JSON.parse(readFileSync(FILE, 'utf8')) as Description;
  // References are registered when they are met: the whole description would take a second.
  const ajv = new Ajv({ strict: false, validateSchema: false, logger: false });
  (addFormats as unknown as (ajv: Ajv) => void)(ajv);
  // Fewer parameters first, so that `/issues/comments/{id}` wins over `/issues/{number}/…`; then more
  // parts, so that `/commits/{ref}/check-runs` wins over `/commits/{ref}`, which may hold slashes.
  const templates = Object.keys(description.paths)
    .sort((a, b) => count(a) - count(b) || b.split('/').length - a.split('/').length)
    .map((path) => path.split('/'));
  loaded = { description, ajv, templates };
  return loaded;
}

const count = (path: string) => path.split('{').length;

/** Parameters that may hold slashes. */
const WIDE = new Set(['{path}', '{ref}', '{basehead}']);

/** A thousand regular expressions would take longer than everything else here. */
function fits(template: string[], parts: string[]): boolean {
  const wide = template.findIndex((part) => WIDE.has(part));
  const more = parts.length - template.length;
  if (wide < 0 ? more !== 0 : more < 0) return false;
  return template.every((part, n) => {
    const given = parts[wide < 0 || n <= wide ? n : n + more];
    return part.startsWith('{') ? given !== '' : part === given;
  });
}

/** The path as described, and what is described for the method. */
function find({ method, path }: Pick<Exchange, 'method' | 'path'>) {
  const { description, templates } = load();
  const parts = path.split('/');
  for (const template of templates) {
    if (!fits(template, parts)) continue;
    const name = template.join('/');
    const operation = description.paths[name]?.[method.toLowerCase()];
    if (operation) return { name, operation };
  }
  return undefined;
}

/** As JSON Schema: OpenAPI 3.0 says `nullable: true` where that says `anyOf: [.., null]`. */
function convert(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(convert);
  if (!value || typeof value !== 'object') return value;
  const schema = value as Record<string, unknown>;
  if (typeof schema.$ref === 'string') return { $ref: register(schema.$ref) };
  const made = Object.fromEntries(
    Object.entries(schema).map(([key, item]) => [key, convert(item)]),
  );
  if (schema.nullable !== true) return made;
  delete made.nullable;
  return { anyOf: [made, { type: 'null' }] };
}

const registered = new Set<string>();

/** Gives the schema that `#/components/…` points to an id of its own, once. */
function register(ref: string): string {
  const { description, ajv } = load();
  const [, , kind = '', name = ''] = ref.split('/');
  const id = `github:${kind}.${name}`;
  if (registered.has(id)) return id;
  registered.add(id);
  ajv.addSchema({ $id: id, ...(convert(description.components[kind]?.[name]) as object) });
  return id;
}

/** What is wrong with this answer, by GitHub's own description; null when nothing is. */
export function schemaProblem({ method, path, status, answer }: Exchange): string | null {
  // It has no body.
  if (status === 304) return null;
  const found = find({ method, path });
  if (!found) {
    return `GitHub has no ${method} ${path}, or the stand-in has it only since \`npm run github-schemas\` was last run.`;
  }
  const key = `${method} ${found.name} ${status}`;
  const validate = validator(key, found.operation, status);
  if (validate === undefined) return `GitHub does not answer ${key}.`;
  if (validate === null || validate(answer)) return null;
  const errors = (validate.errors ?? []).slice(0, 5);
  return `${key}: ${errors.map((e) => `${e.instancePath || '/'} ${e.message}`).join('; ')}`;
}

/** What is wrong with what was asked, by the same description. */
export function requestProblem({ method, path, body }: Exchange): string | null {
  const { ajv } = load();
  const schema = find({ method, path })?.operation.requestBody?.content['application/json']?.schema;
  if (!schema) return body === undefined ? null : `${method} ${path} takes no body.`;
  const validate = ajv.compile(convert(schema) as object);
  return validate(body) ? null : `${method} ${path}: ${ajv.errorsText(validate.errors)}`;
}

/** Any operation may be refused like this, whether its description says so or not. */
const ALWAYS = new Set([400, 401, 403, 404, 409, 422, 429]);

function validator(key: string, operation: Operation, status: number) {
  const { description, ajv } = load();
  const known = compiled.get(key);
  if (known !== undefined) return known;
  let response = operation.responses[String(status)];
  const name = response?.$ref?.split('/').pop();
  if (name) response = description.components.responses?.[name] as typeof response;
  if (!response) {
    if (!ALWAYS.has(status)) return undefined;
    response = description.components.responses?.not_found as typeof response;
  }
  const schema = response?.content?.['application/json']?.schema;
  const made = schema ? ajv.compile(convert(schema) as object) : null;
  compiled.set(key, made);
  return made;
}
