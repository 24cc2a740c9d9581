// `docket doctor` on this machine and, with `--repo`, for a repository on GitHub.

import type { Probe } from '../bot/doctor/doctor.ts';
import { configProbe, localWorkflowsProbe } from '../bot/doctor/host-probes.ts';
import { gitProbe, isolationProbe } from '../bot/doctor/probes.ts';
import { readConfig } from '../config/config-file.ts';
import { SetupError } from '../shared/errors.ts';
import type { Log } from '../shared/log.ts';
import { type Command, terminalLog } from './command.ts';
import { doctorCommand } from './doctor.ts';

export function doctor(env: NodeJS.ProcessEnv): Command {
  return doctorCommand(async (repo, terminal) => [
    gitProbe(env.PATH ?? ''),
    nodeProbe(),
    isolationProbe(env, [], 'server'),
    ...(repo === undefined
      ? [
          configProbe('in this folder', async () => (await readConfig(undefined)) !== null),
          localWorkflowsProbe(process.cwd()),
        ]
      : await repositoryProbes(repo, env, terminalLog(terminal))),
  ]);
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
  const [
    { githubSettings },
    { createGithub },
    { createHostChecks, createThreadHost },
    probes,
    { hostedConfigProbe },
  ] = await Promise.all([
    import('../github/settings.ts'),
    import('../github/client.ts'),
    import('../github/thread-host.ts'),
    import('../bot/doctor/host-probes.ts'),
    import('../bot/doctor/settings-probe.ts'),
  ]);
  const github = createGithub({ ...githubSettings(env, { repository, token }), log });
  const host = createThreadHost(github);
  return [
    probes.tokenProbe(host),
    hostedConfigProbe(host, repository),
    probes.hostedWorkflowsProbe(host),
    probes.pullsProbe(createHostChecks(github)),
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
