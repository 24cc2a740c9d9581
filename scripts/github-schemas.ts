// Writes test/fixtures/github-api.json: of GitHub's own description of its API, what the stand-in for
// GitHub offers. The package with the whole description is 400 MB, so only this script downloads it.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Host } from '../test/local-github/host.ts';
import { restApi } from '../test/local-github/rest/app.ts';

const PACKAGE = '@octokit/openapi@23.0.2';
const FILE = 'package/generated/api.github.com.json';
const FIXTURE = join(import.meta.dirname, '../test/fixtures/github-api.json');
/** What every operation may answer, whether its description says so or not. */
const REFUSAL = '#/components/responses/not_found';
/** Of a schema, what nobody validates with. */
const WORDS = new Set(['description', 'example', 'examples', 'title', 'externalDocs', 'summary']);

interface Operation {
  requestBody?: { content?: Record<string, { schema: unknown }> };
  responses: Record<string, { $ref?: string; content?: Record<string, { schema: unknown }> }>;
}
interface Description {
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, unknown>>;
}

const whole = download();
const paths: Description['paths'] = {};
const components: Description['components'] = {};
const operations = restApi({} as Host).routes.filter(({ method }) => method !== 'ALL');
for (const { method, path } of operations) {
  const names = Object.keys(whole.paths).filter((template) => isSame(path, template));
  for (const name of names) {
    const operation = whole.paths[name]?.[method.toLowerCase()];
    if (!operation) continue;
    paths[name] = { ...paths[name], [method.toLowerCase()]: checkedPart(operation) };
  }
}
keepReferences({ $ref: REFUSAL });
keepReferences(paths);
writeFileSync(FIXTURE, `${JSON.stringify(sorted({ paths, components }), null, 1)}\n`);

function download(): Description {
  const dir = mkdtempSync(join(tmpdir(), 'docket-openapi-'));
  try {
    const packed = execFileSync('npm', ['pack', PACKAGE, '--silent'], {
      cwd: dir,
      encoding: 'utf8',
    });
    execFileSync('tar', ['-xzf', packed.trim(), FILE], { cwd: dir });
    return JSON.parse(readFileSync(join(dir, FILE), 'utf8'));
  } finally {
    rmSync(dir, { recursive: true });
  }
}

/** `/repos/:owner/:repo` is `/repos/{owner}/{repo}`: both may call their parameters as they like. */
function isSame(route: string, template: string): boolean {
  const plain = (path: string, parameter: RegExp) =>
    path
      .split('/')
      .map((part) => (parameter.test(part) ? '*' : part))
      .join('/');
  return plain(route, /^:/) === plain(template, /^\{/);
}

function checkedPart({ requestBody, responses }: Operation): Operation {
  const json = ({ content }: { content?: Record<string, { schema: unknown }> }) => {
    const schema = content?.['application/json']?.schema;
    return schema ? { content: { 'application/json': { schema: withoutWords(schema) } } } : {};
  };
  const answers = Object.entries(responses).map(([status, answer]) => [
    status,
    answer.$ref ? { $ref: answer.$ref } : json(answer),
  ]);
  return {
    ...(requestBody && { requestBody: json(requestBody) }),
    responses: Object.fromEntries(answers),
  };
}

/** Names of properties are no words of the schema. */
function withoutWords(value: unknown, areNames = false): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutWords(item));
  if (!value || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => areNames || !(WORDS.has(key) || key.startsWith('x-')))
      .map(([key, item]) => [key, withoutWords(item, !areNames && key === 'properties')]),
  );
}

function keepReferences(value: unknown): void {
  if (!value || typeof value !== 'object') return;
  for (const item of Object.values(value)) if (typeof item === 'object') keepReferences(item);
  const { $ref } = value as { $ref?: unknown };
  if (typeof $ref !== 'string') return;
  const [, , kind = '', name = ''] = $ref.split('/');
  components[kind] ??= {};
  if (components[kind][name]) return;
  const found = whole.components[kind]?.[name];
  const kept = kind === 'responses' ? checkedPart({ responses: { x: found as object } }) : found;
  components[kind][name] = withoutWords(
    kind === 'responses' ? (kept as Operation).responses.x : kept,
  );
  keepReferences(components[kind][name]);
}

/** So that the order of the routes changes nothing. */
function sorted({ paths, components }: Description): Description {
  const byName = <T>(record: Record<string, T>) =>
    Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
  return {
    paths: byName(paths),
    components: Object.fromEntries(
      Object.entries(byName(components)).map(([kind, all]) => [kind, byName(all)]),
    ),
  };
}
