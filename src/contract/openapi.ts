// The OpenAPI 3.1 document, made from the route table. 3.1 speaks JSON Schema 2020-12, which is
// what zod writes.
import * as z from 'zod';
import {
  CreatedKey,
  KeyInfo,
  KeyList,
  NewKey,
  ProjectInfo,
  ProjectList,
} from './administration.ts';
import {
  JobEvent,
  JobPage,
  JobStateEvent,
  JobSummary,
  JobTurn,
  JobTurnEvent,
  UsageReport,
} from './directory.ts';
import { Insights, PageClasses } from './insights.ts';
import { type Extension, IDEMPOTENCY_HEADER, ROUTES, type Route } from './routes.ts';
import { AgentJob, ErrorBody, ID, PromptRequest, ViewsResult } from './schemas.ts';
import { IDEMPOTENCY_KEY } from './values.ts';

type Json = Record<string, unknown>;

const NAMED: ReadonlyMap<z.ZodType, string> = new Map<z.ZodType, string>([
  [AgentJob, 'AgentJob'],
  [ViewsResult, 'ViewsResult'],
  [PromptRequest, 'PromptRequest'],
  [Insights, 'Insights'],
  [PageClasses, 'PageClasses'],
  [JobPage, 'JobPage'],
  [JobSummary, 'JobSummary'],
  [JobEvent, 'JobEvent'],
  [JobTurnEvent, 'JobTurnEvent'],
  [JobStateEvent, 'JobStateEvent'],
  [JobTurn, 'JobTurn'],
  [UsageReport, 'UsageReport'],
  [ProjectInfo, 'ProjectInfo'],
  [ProjectList, 'ProjectList'],
  [KeyInfo, 'KeyInfo'],
  [KeyList, 'KeyList'],
  [NewKey, 'NewKey'],
  [CreatedKey, 'CreatedKey'],
  [ErrorBody, 'Error'],
]);
/** Schemas that extend another one: the document refers to that, and describes only what they add. */
const EXTENDED: ReadonlyMap<z.ZodType, z.ZodType> = new Map<z.ZodType, z.ZodType>([
  [JobSummary, AgentJob],
  [CreatedKey, KeyInfo],
]);
const TEXT = { type: 'string' };

const FAILURES: Record<string, string> = {
  400: 'The request is invalid; the message names the field.',
  401: 'The key is missing, unknown, or expired.',
  403: 'The key belongs to another project.',
  404: 'The project has no such job or key, this server does not serve the project, or the service does not count page views.',
  409: 'The job is archived, or the idempotency key was used with a different body.',
  413: 'The body or the prompt is too large.',
  415: 'The body is not application/json.',
  503: 'The project is not set up correctly, or the service is busy or stopping; the message says which.',
  429: 'The limit is reached; `Retry-After` says when to try again.',
};

const TAGS = {
  jobs: { name: 'Jobs', description: 'Documentation changes made by an agent.' },
  views: { name: 'Page views', description: 'Who reads the documentation.' },
  projects: { name: 'Projects', description: 'Keys and settings, for keys with `admin`.' },
};

function tagOf({ path, scope }: Route): string {
  if (scope === 'admin') return TAGS.projects.name;
  return (path.includes('/agent/') ? TAGS.jobs : TAGS.views).name;
}

/** `extensions` are those the server has; routes of others are left out. */
export function openapi(version: string, extensions: readonly Extension[]): Json {
  const paths: Record<string, Json> = {};
  for (const route of Object.values<Route>(ROUTES)) {
    if (route.extension && !extensions.includes(route.extension)) continue;
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation(route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Docket: agent jobs and page views for a documentation project',
      version,
      description:
        'Agents change documentation and open pull requests. Access logs, or an analytics service, become page views.',
      contact: { name: 'The operator of this server' },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    // Wherever this document was found.
    servers: [{ url: '/' }],
    tags: Object.values(TAGS),
    paths,
    components: {
      schemas: schemasOf(paths),
      securitySchemes: { key: { type: 'http', scheme: 'bearer' } },
    },
    security: [{ key: [] }],
  };
}

function operation(route: Route): Json {
  const codes = [400, 401, 403, 404];
  if (route.method === 'POST') codes.push(409);
  if (route.body) codes.push(413, 415);
  if (route.limit || route.streams) codes.push(429);
  codes.push(503);
  return {
    operationId: route.name,
    tags: [tagOf(route)],
    summary: route.summary,
    description: route.description,
    parameters: [...pathParameters(route), ...queryParameters(route), ...headers(route)],
    ...(route.body && { requestBody: { required: true, content: content(route.body) } }),
    responses: {
      [route.success ?? 200]: {
        description: 'Success.',
        content: route.streams ? stream(route.answer) : content(route.answer),
      },
      ...failures(codes),
    },
  };
}

function failures(codes: readonly number[]): Json {
  return Object.fromEntries(
    codes.map((code) => [code, { description: FAILURES[code], content: content(ErrorBody) }]),
  );
}

const PARAMETERS: Record<string, string> = {
  projectId: 'The project that the key belongs to.',
  id: 'The ID of the job.',
  keyId: 'The ID of the API key, not the key.',
};

function pathParameters(route: Pick<Route, 'path'>): Json[] {
  return [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    description: PARAMETERS[name ?? ''],
    schema: schemaOf(ID),
  }));
}

function queryParameters(route: Route): Json[] {
  if (!route.query) return [];
  const { properties } = schemaOf(route.query, 'output') as { properties: Record<string, Json> };
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    required: false,
    description,
    schema,
  }));
}

function headers(route: Route): Json[] {
  if (route.streams) {
    const description = 'The `id` of the last event that was received, to continue after it.';
    return [{ name: 'Last-Event-ID', in: 'header', required: false, description, schema: TEXT }];
  }
  if (route.method !== 'POST') return [];
  return [
    {
      name: IDEMPOTENCY_HEADER,
      in: 'header',
      required: false,
      description:
        'Requests with the same key and body take effect only once. The response contains the same header.',
      schema: { ...TEXT, minLength: 1, maxLength: 255, pattern: IDEMPOTENCY_KEY.source },
    },
  ];
}

function content(schema: z.ZodType): Json {
  return { 'application/json': { schema: reference(schema) } };
}

/** Described by one event, whose data is the answer as text. */
function stream(schema: z.ZodType): Json {
  const data = {
    ...TEXT,
    contentMediaType: 'application/json',
    contentSchema: reference(schema),
  };
  const properties = { id: TEXT, event: TEXT, data };
  return {
    'text/event-stream': { schema: { type: 'object', properties, required: ['id', 'data'] } },
  };
}

function reference(schema: z.ZodType): Json {
  const name = NAMED.get(schema);
  return name ? { $ref: `#/components/schemas/${name}` } : schemaOf(schema);
}

/** Those that the paths refer to, also through others: an extension that is not there has none. */
function schemasOf(paths: Json): Json {
  const found: Json = {};
  const add = (part: unknown) => {
    const text = JSON.stringify(part);
    for (const [schema, name] of NAMED) {
      if (name in found || !text.includes(`"#/components/schemas/${name}"`)) continue;
      found[name] = described(schema);
      add(found[name]);
    }
  };
  add(paths);
  return Object.fromEntries(
    [...NAMED.values()].flatMap((name) => (name in found ? [[name, found[name]]] : [])),
  );
}

function described(schema: z.ZodType): Json {
  const whole = schemaOf(schema);
  const base = EXTENDED.get(schema);
  if (base) {
    const { properties = {} } = schemaOf(base) as { properties?: Json };
    const { properties: all = {}, required = [] } = whole as {
      properties?: Json;
      required?: string[];
    };
    const own = (name: string) => !Object.hasOwn(properties, name);
    const more = {
      type: 'object',
      properties: Object.fromEntries(Object.entries(all).filter(([name]) => own(name))),
      required: required.filter(own),
    };
    return { allOf: [reference(base), more] };
  }
  if (schema !== JobEvent) return whole;
  const mapping = { turn: reference(JobTurnEvent).$ref, job: reference(JobStateEvent).$ref };
  return { ...whole, discriminator: { propertyName: 'type', mapping } };
}

/** Query parameters are described by the numbers they become: their `output`. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output' = 'input'): Json {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    io,
    override({ zodSchema, jsonSchema }) {
      const inner = zodSchema as unknown as z.ZodType;
      const name = NAMED.get(inner);
      if (name === undefined || inner === schema) return;
      for (const key of Object.keys(jsonSchema)) delete jsonSchema[key as keyof typeof jsonSchema];
      jsonSchema.$ref = `#/components/schemas/${name}`;
    },
  });
  return rest;
}
