import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { openapi } from '../../src/contract/openapi.ts';
import { EXTENSIONS } from '../../src/contract/routes.ts';
import { isId } from '../../src/contract/values.ts';

interface Document {
  openapi: string;
  paths: Record<string, Record<string, { parameters: object[]; responses: object }>>;
  components: { schemas: Record<string, object> };
}

const document = openapi('1.2.3', ['job-control', 'view-insights']) as unknown as Document;

describe('the OpenAPI document', () => {
  it('has the routes of the contract', () => {
    expect(document.openapi).toBe('3.1.0');
    const routes = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    );
    expect(routes).toEqual([
      'post /v2/agent/{projectId}/job',
      'post /v2/agent/{projectId}/job/{id}/message',
      'get /v2/agent/{projectId}/job/{id}',
      'get /v1/analytics/{projectId}/views',
      'post /v2/agent/{projectId}/job/{id}/cancel',
      'post /v2/agent/{projectId}/job/{id}/archive',
      'get /v1/analytics/{projectId}/insights',
      'get /v1/analytics/{projectId}/classes',
    ]);
  });

  it('leaves out what the service cannot do', () => {
    expect(JSON.stringify(openapi('1', []))).not.toContain('/cancel');
  });

  it('names every code of a create', () => {
    const create = document.paths['/v2/agent/{projectId}/job']?.post;
    expect(Object.keys(create?.responses ?? {})).toEqual([
      '201',
      '400',
      '401',
      '403',
      '404',
      '409',
      '413',
      '415',
      '429',
      '503',
    ]);
  });

  it('gives the range and the default of each query parameter', () => {
    const views = document.paths['/v1/analytics/{projectId}/views']?.get;
    expect(views?.parameters).toContainEqual({
      name: 'limit',
      in: 'query',
      required: false,
      description: 'Maximum results per page.',
      schema: { type: 'integer', minimum: 1, maximum: 250, default: 50 },
    });
  });

  it('says where it is served and what the largest values are', () => {
    expect(document).toMatchObject({ servers: [{ url: '/' }] });
    const { parameters } = document.paths['/v1/analytics/{projectId}/views']?.get ?? {};
    const schemas = Object.fromEntries(
      (parameters as { name: string; schema: object }[]).map(({ name, schema }) => [name, schema]),
    );
    expect(schemas).toMatchObject({
      projectId: { minLength: 1, maxLength: 200 },
      offset: { minimum: 0, maximum: 1_000_000_000 },
    });
  });

  it('describes ids as they are checked', () => {
    const { AgentJob } = document.components.schemas;
    const { properties } = AgentJob as { properties: { id: { pattern: string } } };
    for (const id of ['j1', '.', '..', '...', 'a/b', 'a\\b', 'ä b']) {
      expect(new RegExp(properties.id.pattern, 'u').test(id)).toBe(isId(id));
    }
  });

  it('has schemas that accept what the contract shows', () => {
    const ajv = new Ajv2020({ strict: false });
    addFormats.default(ajv);
    const job = {
      id: 'j',
      status: 'completed',
      source: { repository: 'a/b', ref: 'main' },
      model: 'm',
      prLink: 'https://example.com/pull/1',
      createdAt: '2026-11-01T00:00:00Z',
      archivedAt: null,
    };
    const accepts = ajv.compile(document.components.schemas.AgentJob ?? {});
    expect(accepts(job)).toBe(true);
    expect(accepts({ ...job, status: 'paused' })).toBe(false);
  });

  it('has the schemas that it refers to and no others, whatever the server can do', () => {
    for (const some of [[], ...EXTENSIONS.map((one) => [one]), EXTENSIONS]) {
      const { paths, components } = openapi('1', some) as unknown as Document;
      const named = (json: unknown) =>
        [...JSON.stringify(json).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(
          ([, name = '']) => name,
        );
      const used = new Set(named(paths));
      for (const name of used) for (const inner of named(components.schemas[name])) used.add(inner);
      expect([some, Object.keys(components.schemas).sort()]).toEqual([some, [...used].sort()]);
    }
  });

  it('describes a job once, and refers to that wherever there is one', () => {
    const { components } = openapi('1', EXTENSIONS) as unknown as Document;
    const { AgentJob, JobSummary, JobStateEvent, JobEvent } = components.schemas;
    const job = { $ref: '#/components/schemas/AgentJob' };
    expect(JobStateEvent).toMatchObject({ properties: { job } });
    expect(JobSummary).toMatchObject({ allOf: [job, { properties: { prompt: {} } }] });
    expect(JobEvent).toEqual({
      oneOf: ['JobTurnEvent', 'JobStateEvent'].map((name) => ({
        $ref: `#/components/schemas/${name}`,
      })),
      discriminator: {
        propertyName: 'type',
        mapping: {
          turn: '#/components/schemas/JobTurnEvent',
          job: '#/components/schemas/JobStateEvent',
        },
      },
    });
    const whole = JSON.stringify(components.schemas);
    expect(whole.split('URL of the pull request; null while active')).toHaveLength(2);
    expect(JSON.stringify(AgentJob)).toContain('URL of the pull request; null while active');
  });
});
