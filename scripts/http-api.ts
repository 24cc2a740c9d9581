// Writes the reference of docs/http-api.md from the OpenAPI document, between its markers.
import { readFileSync, writeFileSync } from 'node:fs';
import { openapi } from '../src/contract/openapi.ts';
import { EXTENSIONS, ROUTES } from '../src/contract/routes.ts';

interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  format?: string;
  enum?: string[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  const?: string;
  items?: Schema;
  /** What a text contains, such as the data of an event. */
  contentSchema?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  required?: string[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  default?: unknown;
}

interface Content {
  content?: Partial<Record<'application/json' | 'text/event-stream', { schema: Schema }>>;
}

interface Operation {
  operationId: string;
  summary: string;
  parameters: { name: string; in: string; description?: string; schema: Schema }[];
  requestBody?: Content;
  responses: Record<string, Content & { description: string }>;
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

const [START, END] = ['<!-- reference:start -->', '<!-- reference:end -->'];
const FILE = new URL('../docs/http-api.md', import.meta.url);

export function withReference(page: string): string {
  const [from, to] = [page.indexOf(START), page.indexOf(END)];
  if (from < 0 || to < from)
    throw new Error(`docs/http-api.md is missing its markers ${START} and ${END}.`);
  return `${page.slice(0, from + START.length)}\n\n${reference()}\n\n${page.slice(to)}`;
}

function reference(): string {
  const { paths, components } = openapi('', EXTENSIONS) as unknown as Document;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => described(method, path, operation)),
  );
  const shapes = Object.entries(components.schemas).map(([name, schema]) =>
    [`### ${name}`, shape(schema)].join('\n\n'),
  );
  const errors = table(['Error', 'Meaning'], failures(paths));
  return ['## Endpoints', ...operations, '### Error codes', errors, '## Shapes', ...shapes].join(
    '\n\n',
  );
}

function described(method: string, path: string, operation: Operation): string {
  const route = Object.values(ROUTES).find(({ name }) => name === operation.operationId);
  const extension = route ? route.extension : 'view-collector';
  const given = operation.parameters.filter((parameter) => parameter.in !== 'path');
  const body = operation.requestBody?.content?.['application/json'];
  return [
    `### ${operation.summary}`,
    `\`${method.toUpperCase()} ${path}\`${extension ? `, requires the extension \`${extension}\`` : ''}`,
    ...(body ? [`Body: ${typeOf(body.schema)}`] : []),
    ...(given.length > 0
      ? [
          table(
            ['Parameter', 'Type', 'Notes'],
            given.map((parameter) => [
              `\`${parameter.name}\` (${parameter.in})`,
              typeOf(parameter.schema),
              notes({ ...parameter.schema, description: parameter.description ?? '' }),
            ]),
          ),
        ]
      : []),
    answers(operation),
  ].join('\n\n');
}

function answers({ responses }: Operation): string {
  const codes = Object.keys(responses);
  const good = codes.filter((code) => Number(code) < 300);
  const shapes = good.map((code) => {
    const { 'application/json': json, 'text/event-stream': stream } =
      responses[code]?.content ?? {};
    if (stream)
      return `Returns ${code} with server-sent events, each with a ${typeOf(stream.schema.properties?.data?.contentSchema ?? {})} as its data`;
    return `Returns ${code}${json ? ` with ${typeOf(json.schema)}` : ''}`;
  });
  const bad = codes.filter((code) => !good.includes(code));
  return `${shapes.join(', ')}${bad.length > 0 ? `; errors: ${bad.join(', ')}` : ''}.`;
}

/** A code means the same everywhere, so each is listed once. */
function failures(paths: Document['paths']): string[][] {
  const all = Object.values(paths).flatMap((methods) => Object.values(methods));
  const found = all.flatMap(({ responses }) => Object.entries(responses));
  const meanings = new Map(found.map(([code, { description }]) => [code, description]));
  return [...meanings].filter(([code]) => Number(code) >= 400).sort();
}

function shape(schema: Schema): string {
  if (schema.oneOf) return `One of ${schema.oneOf.map(typeOf).join(', ')}.`;
  const bases = (schema.allOf ?? []).filter(({ $ref }) => $ref).map(typeOf);
  const own = schema.allOf?.find(({ properties }) => properties) ?? schema;
  const listed = table(['Field', 'Type', 'Notes'], fields(own));
  return bases.length > 0 ? `All fields of ${bases.join(', ')}, and:\n\n${listed}` : listed;
}

/** Fields of an object, those of inner objects below it as `outer.inner`. */
function fields(schema: Schema, prefix = ''): string[][] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const path = `${prefix}${name}`;
    const inner = field.type === 'array' ? field.items : field;
    const below = field.type === 'array' ? `${path}[].` : `${path}.`;
    const optional = schema.required?.includes(name) ? '' : ', optional';
    return [
      [`\`${path}\``, `${typeOf(field)}${optional}`, notes(field)],
      ...(inner ? fields(inner, below) : []),
    ];
  });
}

function typeOf(schema: Schema): string {
  if (schema.const !== undefined) return `\`${schema.const}\``;
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    return `[${name}](#${name.toLowerCase()})`;
  }
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' or ');
  if (schema.enum) return schema.enum.map((value) => `\`${value}\``).join(', ');
  if (schema.type === 'array')
    return `array of ${schema.items ? typeOf(schema.items) : 'anything'}`;
  if (schema.type === 'object' && typeof schema.additionalProperties === 'object') {
    return `object of ${typeOf(schema.additionalProperties)} by name`;
  }
  if (Array.isArray(schema.type)) return schema.type.join(' or ');
  return `${schema.type}${schema.format ? ` (${schema.format})` : ''}`;
}

function notes(schema: Schema): string {
  const { minimum, maximum, minLength, maxLength, default: fallback } = schema;
  const bounded = maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER;
  const limits = [
    bounded ? `${minimum} to ${maximum}` : minimum ? `at least ${minimum}` : '',
    maxLength === undefined
      ? minLength === undefined
        ? ''
        : `at least ${minLength} character`
      : `${minLength ?? 0} to ${maxLength} characters`,
    fallback === undefined || fallback === null || fallback === '' ? '' : `default ${fallback}`,
  ].filter((part) => part !== '');
  const sentence = limits.join('; ').replace(/^\w/, (first) => first.toUpperCase());
  return [schema.description ?? '', sentence && `${sentence}.`].filter(Boolean).join(' ');
}

function table(head: string[], rows: string[][]): string {
  const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
  return [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map(cell).join(' | ')} |`)
    .join('\n');
}

if (import.meta.main) writeFileSync(FILE, withReference(readFileSync(FILE, 'utf8')));
