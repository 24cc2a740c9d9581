// `docket doctor` on this machine and, with `--repo`, for a repository on GitHub.
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { conclusion, examine, line, type Probe } from '../bot/doctor/doctor.ts';
import {
  configProbe,
  hostedConfigProbe,
  hostedWorkflowsProbe,
  localWorkflowsProbe,
  pullsProbe,
  tokenProbe,
} from '../bot/doctor/host-probes.ts';
import { analyticsProbe, gitProbe, isolationProbe } from '../bot/doctor/probes.ts';
import { insistOnNamedAddress, readConfig } from '../config/config-file.ts';
import { isRepositoryName } from '../contract/values.ts';
import { SetupError } from '../shared/errors.ts';
import { fetchFor } from '../shared/network/network.ts';
import { type Log, systemClock, systemRuntime } from '../shared/runtime.ts';
import { optionsHelp, parseOptions, WrongUsage } from './args.ts';
import { type Command, EXIT, type Terminal, terminalLog } from './command.ts';

export function doctor(env: NodeJS.ProcessEnv): Command {
  return doctorCommand(async (repo, terminal) => [
    gitProbe(env.PATH ?? ''),
    nodeProbe(),
    isolationProbe(env, [], 'server'),
    ...(repo === undefined
      ? [
          configProbe('in this folder', async () => (await readConfig(undefined)) !== null),
          localWorkflowsProbe(process.cwd()),
          ...(await viewsProbes(env, terminalLog(terminal))),
        ]
      : await repositoryProbes(repo, env, terminalLog(terminal))),
  ]);
}

/** Of the analytics service in the settings, if there is one and its key. */
async function viewsProbes(env: NodeJS.ProcessEnv, log: Log): Promise<Probe[]> {
  const config = await readConfig(undefined).catch(() => null);
  const [source, key] = [config?.views.source, env.DOCKET_VIEWS_KEY];
  if (!source || !key) return [];
  const { openAnalytics } = await import('../views/sources/open.ts');
  const deadline = () => systemClock.now() + 60_000;
  const deps = { ...systemRuntime(log), fetch: fetchFor(env), deadline };
  return [
    analyticsProbe(async () => {
      insistOnNamedAddress(config, undefined);
      return openAnalytics({ source }, key, deps).check();
    }),
  ];
}

async function repositoryProbes(
  repository: string,
  env: NodeJS.ProcessEnv,
  log: Log,
): Promise<Probe[]> {
  const token = env.GITHUB_TOKEN;
  if (!token) {
    throw new SetupError(
      `Set GITHUB_TOKEN to a token that can read ${repository}. Its settings require \`administration: read\`.`,
    );
  }
  const [{ githubSettings }, { createGithub }, { createHostChecks, createThreadHost }] =
    await Promise.all([
      import('../github/settings.ts'),
      import('../github/client.ts'),
      import('../github/thread-host.ts'),
    ]);
  const github = createGithub({ ...githubSettings(env, { repository, token }), log });
  const host = createThreadHost(github);
  return [
    tokenProbe(host),
    hostedConfigProbe(host, repository),
    hostedWorkflowsProbe(host),
    pullsProbe(createHostChecks(github)),
  ];
}

function nodeProbe() {
  const [major = 0] = process.versions.node.split('.').map(Number);
  return {
    what: 'Node',
    look: async () =>
      major >= 24
        ? { state: 'ok' as const, says: `Node ${process.versions.node}.` }
        : {
            state: 'wrong' as const,
            says: `Node ${process.versions.node} is too old; install 24 or newer.`,
          },
  };
}

// docket doctor: checks whether this machine can run jobs and, with `--repo`, a repository on GitHub.

const OPTIONS = {
  repo: {
    type: 'text',
    value: 'OWNER/NAME',
    help: 'also check this repository on GitHub; requires GITHUB_TOKEN',
  },
  json: { type: 'flag', help: 'print the findings as JSON' },
  print: {
    type: 'text',
    value: 'WORKFLOW',
    help: 'print an example workflow, such as docs-comments, and do nothing else',
  },
} as const;

const HELP = `Checks whether this machine can run jobs, and tells you how to fix any problems.

Usage: docket doctor [options]

${optionsHelp(OPTIONS)}

Without --repo, it also checks \`.github/docket.yml\` and the workflows in this folder. With it, it checks
the token, the settings and workflows on the default branch, and whether the repository and its
organization let workflows open pull requests.
In a workflow, \`mode: doctor\` also checks the agent and the service.
`;

/** They travel next to the bundle. */
const EXAMPLES = ['../examples/workflows', '../../examples/workflows'];

export async function exampleWorkflow(name: string): Promise<string> {
  const folders = EXAMPLES.map((folder) => join(import.meta.dirname, folder));
  const folder = folders.find((place) => existsSync(place));
  if (!folder) throw new SetupError('The examples are missing. Install Docket again.');
  const names = (await readdir(folder)).map((file) => file.replace(/\.yml$/, '')).sort();
  if (!names.includes(name)) {
    throw new WrongUsage([`There is no example ${name}. Use one of: ${names.join(', ')}.`]);
  }
  return readFile(join(folder, `${name}.yml`), 'utf8');
}

function doctorCommand(
  probes: (repo: string | undefined, terminal: Terminal) => Promise<Probe[]>,
): Command {
  return {
    help: HELP,
    options: OPTIONS,
    async run(argv, terminal) {
      const { values } = parseOptions(OPTIONS, argv, ({ positionals, values: { repo } }) => [
        ...(positionals.length > 0 ? ['`docket doctor` takes no arguments.'] : []),
        ...(repo === undefined || isRepositoryName(repo)
          ? []
          : ['`--repo` must be a repository on GitHub, such as octo/handbook.']),
      ]);
      if (values.print !== undefined) {
        terminal.out(await exampleWorkflow(values.print));
        return EXIT.done;
      }
      const found = await probes(values.repo, terminal);
      const findings = await examine(found, (finding) => {
        if (!values.json) terminal.out(`${line(finding)}\n`);
      });
      const { well, says } = conclusion(findings);
      if (values.json) terminal.out(`${JSON.stringify({ ok: well, findings })}\n`);
      else terminal.err(`${says}\n`);
      return well ? EXIT.done : EXIT.failed;
    },
  };
}
