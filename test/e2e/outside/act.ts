// The workflows of `examples/workflows/`, run by act: a runner that others wrote. README.md in this
// folder lists what is replaced and what act cannot judge.
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { parse, stringify } from 'yaml';
import type { HostEvent } from '../../local-github/host-event.ts';
import type { Somewhere } from '../../support/place.ts';
import { startProcess } from '../../support/processes.ts';
import { itUnless } from '../../support/programs.ts';
import { testGit } from '../../support/repository.ts';
import { tempDir } from '../../support/temp.ts';
import { artifactServer } from './artifact-server.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const NODE = join(ROOT, 'node_modules/node/bin');
const MODEL_URL = 'https://api.openai.com/v1';
const PATH = (process.env.PATH ?? '').split(':');
const GO_BIN = join(process.env.GOPATH ?? join(homedir(), 'go'), 'bin');
const ACT = [...PATH, GO_BIN].map((dir) => join(dir, 'act')).find((file) => existsSync(file));

/** A test that needs act. */
export const itWithAct = itUnless(
  !ACT && 'act is not installed. Run scripts/install-test-tools.sh with Go.',
);

export interface ActRequest {
  event: HostEvent;
  vars?: Record<string, string>;
  secrets?: Record<string, string>;
  /** Variables of the runner. */
  env?: Record<string, string>;
  /** The endpoint to use in place of the one the workflow names. */
  modelUrl?: string;
  /** Shell scripts that stand in for programs on PATH. */
  programs?: Record<string, string>;
  /** Start act's artifact server. */
  artifacts?: boolean;
  edit?: (workflow: string) => string;
  /** The folder that holds everything of this run; it is part of each command line of the action. */
  dir?: string;
}

export interface ActJob {
  /** By id, or by position for a step without an id. */
  steps: Record<string, { outcome: string; conclusion: string; outputs: Record<string, string> }>;
  summary: string;
}

export interface ActResult {
  code: number | null;
  log: string;
  /** The jobs that ran; a skipped one is missing. */
  jobs: Record<string, ActJob>;
  /** Where the artifact server keeps what was uploaded. */
  artifacts: string;
}

let runs = 100;

export async function act(
  { sandbox, repository }: Pick<Somewhere, 'sandbox' | 'repository'>,
  workflow: string,
  request: ActRequest,
): Promise<ActResult> {
  const { dir = tempDir('docket-act'), event, vars = {}, secrets = {} } = request;
  const at = (name: string) => join(dir, name);
  for (const name of ['action', 'home', 'programs', 'record']) mkdirSync(at(name));
  for (const name of ['action.yml', 'package.json', 'dist']) {
    cpSync(join(ROOT, name), join(at('action'), name), { recursive: true });
  }
  for (const [name, script] of Object.entries(request.programs ?? {})) {
    writeFileSync(join(at('programs'), name), `#!/bin/sh\n${script}\n`);
    chmodSync(join(at('programs'), name), 0o755);
  }
  await testGit.run(['clone', '--quiet', repository.gitDir, at('work')]);
  const { text, jobs } = prepared(workflow, request, at('record'));
  writeFileSync(at('workflow.yml'), text);
  writeFileSync(at('event.json'), JSON.stringify(event.payload));

  const host = {
    GITHUB_API_URL: sandbox.apiUrl,
    GITHUB_GRAPHQL_URL: sandbox.graphqlUrl,
    // The artifact package accepts no other host than GitHub's own and this kind.
    GITHUB_SERVER_URL: request.artifacts
      ? sandbox.serverUrl.replace('127.0.0.1', 'github.localhost')
      : sandbox.serverUrl,
    GITHUB_REPOSITORY: repository.fullName,
    GITHUB_REPOSITORY_ID: String(repository.id),
    GITHUB_RUN_ID: String(++runs),
  };
  const store = request.artifacts ? await artifactServer(at('artifacts')) : { args: [], env: {} };
  const { code, log } = await run(
    [
      ...[event.name, '--json', '--directory', at('work'), '--workflows', at('workflow.yml')],
      ...['--eventpath', at('event.json'), '--defaultbranch', 'main', '--actor', 'ann'],
      ...['ubuntu-latest', 'self-hosted', 'linux'].flatMap((p) => ['-P', `${p}=-self-hosted`]),
      ...['--local-repository', `docket-dev/docket@v1=${at('action')}`],
      ...['--action-cache-path', at('cache'), '--no-cache-server'],
      ...store.args,
      ...pairs('--env', { ...host, ...request.env }),
      ...pairs('--var', vars),
      ...pairs('--secret', { GITHUB_TOKEN: sandbox.token, ...secrets }),
    ],
    { ...store.env, HOME: at('home'), PATH: [at('programs'), NODE, ...PATH].join(':') },
  );
  const lines = entries(log);
  const summaryOf = (job: string) =>
    lines.filter(({ command, jobID }) => command === 'summary' && jobID === job);
  const ran = jobs.flatMap((job) => {
    const file = join(at('record'), `${job}.json`);
    if (!existsSync(file)) return [];
    const summary = summaryOf(job).map(({ content = '' }) => content);
    return [[job, { steps: JSON.parse(readFileSync(file, 'utf8')), summary: summary.join('') }]];
  });
  return {
    code,
    log: lines.map(({ msg }) => msg).join('\n'),
    jobs: Object.fromEntries(ran),
    artifacts: at('artifacts'),
  };
}

/** The workflow with a reachable model, and with a last step that records what the others did. */
function prepared(name: string, { modelUrl, edit }: ActRequest, record: string) {
  const original = readFileSync(join(ROOT, 'examples/workflows', name), 'utf8');
  const text = modelUrl ? original.replaceAll(MODEL_URL, modelUrl) : original;
  const workflow = parse(edit ? edit(text) : text);
  for (const [job, { steps }] of Object.entries<{ steps: object[] }>(workflow.jobs)) {
    steps.push({
      if: 'always()',
      env: { STEPS: expression('toJSON(steps)'), RECORD: join(record, `${job}.json`) },
      run: 'printf %s "$STEPS" > "$RECORD"',
    });
  }
  return { text: stringify(workflow), jobs: Object.keys(workflow.jobs) };
}

export const expression = (text: string) => `$\{{ ${text} }}`;

const pairs = (flag: string, values: Record<string, string>) =>
  Object.entries(values).flatMap(([name, value]) => [flag, `${name}=${value}`]);

interface Entry {
  msg: string;
  jobID?: string;
  command?: string;
  content?: string;
}

/** With `--json` each line is an object; what act prints beside its log is kept as it is. */
const entries = (log: string): Entry[] =>
  log.split('\n').flatMap((line) => {
    if (!line.startsWith('{')) return line === '' ? [] : [{ msg: line }];
    return [JSON.parse(line) as Entry];
  });

function run(args: string[], env: Record<string, string>) {
  return new Promise<{ code: number | null; log: string }>((done, fail) => {
    const child = startProcess(ACT ?? 'act', args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    let log = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        log += chunk;
      });
    }
    child.once('error', fail);
    child.once('close', (code) => done({ code, log }));
  });
}
