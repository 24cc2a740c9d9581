// Checks that work on any machine: git, the agent, the service, isolation.
import { existsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import type { LoginSettings } from '../../agents/broker/federations.ts';
import { bearer, type Credential } from '../../agents/broker/gate.ts';
import type { ProviderLogin } from '../../agents/broker/login.ts';
import { presetFor } from '../../agents/program/environment.ts';
import { detectIsolation } from '../../agents/program/isolation.ts';
import type { DocsService } from '../../contract/service.ts';
import { NotFound } from '../../shared/errors.ts';
import { createGit } from '../../shared/git/git.ts';
import { removeTree } from '../../shared/remove.ts';
import { systemClock } from '../../shared/runtime.ts';
import type { Token } from '../../shared/token-source.ts';
import { judgeGit, type Look, type Probe } from './doctor.ts';

type Env = Readonly<Record<string, string | undefined>>;

export function gitProbe(path: string): Probe {
  const git = createGit({ path });
  return { what: 'git', look: async () => judgeGit(await git.run(['version'])) };
}

/** What follows from it in workflows, by their setting, and for servers and workers. */
const NOT_ISOLATED = {
  required: '`agent: isolation: required` is set, so no agent program and no check runs here.',
  best: 'If no agent program and no check may run like this, set `agent: isolation: required` in `.github/docket.yml`.',
  server:
    '`docket work` and `docket serve` do not start here for agent programs, unless you add `--isolation best`.',
};

const NOT_FOR_SEVERAL =
  '`docket work`, and `docket serve` for several repositories, do not start here for agent programs, unless you add `--isolation best`.';

export function isolationProbe(
  environment: Env,
  hide: readonly string[],
  setting: keyof typeof NOT_ISOLATED,
): Probe {
  return {
    what: 'Agent isolation',
    async look() {
      const tmp = tmpdir();
      const found = await detectIsolation({ environment, clock: systemClock, tmp, hide });
      if (found.kind !== 'none') {
        if (setting !== 'server' || found.closesNetwork)
          return { state: 'ok', says: found.sentence };
        return { state: 'warning', says: `${found.sentence} ${NOT_FOR_SEVERAL}` };
      }
      const state = setting === 'required' ? 'wrong' : 'warning';
      return { state, says: `${found.sentence} ${NOT_ISOLATED[setting]}` };
    },
  };
}

/** An error says what to do. */
export function loginProbe(settings: LoginSettings, login: ProviderLogin): Probe {
  return {
    what: 'Login',
    look: async () => ({
      state: settings.provider === 'copilot' ? 'info' : 'ok',
      says: await login.examine(AbortSignal.timeout(60_000)),
    }),
  };
}

interface AgentSurroundings {
  path: string;
  fetch: typeof globalThis.fetch;
  login?: Credential | undefined;
}

interface AgentChoice {
  command?: string | undefined;
  model?: { url: string; name: string; key?: string | undefined } | undefined;
}

export function agentProbe(
  { command, model }: AgentChoice,
  { path, fetch, login }: AgentSurroundings,
): Probe {
  return {
    what: 'Agent',
    async look() {
      if (command) return lookForProgram(command, path);
      if (model) return askEndpoint(model, fetch, login);
      return {
        state: 'wrong',
        says: 'No agent is set up. Set `agent-command` to a program such as `claude`, or set `model-url` and `model` to use an OpenAI-compatible endpoint.',
      };
    },
  };
}

/** A command line can start with anything a shell understands; only a plain word is checked. */
function lookForProgram(command: string, path: string): Look {
  const [program = ''] = presetFor(command).command.trim().split(/\s+/);
  const folders = path.split(delimiter).filter((folder) => folder !== '');
  const found = folders.some((folder) => existsSync(join(folder, program)));
  if (found) return { state: 'ok', says: `\`${program}\` is installed.` };
  if (program.includes('/') || !/^[\w.+-]+$/.test(program)) {
    return {
      state: 'info',
      says: `\`${program}\` was not checked. It is resolved when a job runs.`,
    };
  }
  return {
    state: 'wrong',
    says: `\`${program}\` is not on PATH. Install it (in a workflow, in an earlier step of the same job).`,
  };
}

async function askEndpoint(
  { url, name, key }: NonNullable<AgentChoice['model']>,
  ask: typeof fetch,
  login: Credential | undefined,
): Promise<Look> {
  let status: number;
  try {
    const signal = AbortSignal.timeout(20_000);
    const models = new URL(`${url.replace(/\/+$/, '')}/models`);
    const credential = login ?? (key ? bearer(key) : undefined);
    const headers = (await credential?.headers(signal, models)) ?? {};
    const response = await ask(models, { headers, signal });
    await response.body?.cancel();
    status = response.status;
  } catch {
    return {
      state: 'wrong',
      says: 'Could not reach the endpoint at `model-url`. Check the URL.',
      passes: true,
    };
  }
  if (status === 401 || status === 403) {
    return {
      state: 'wrong',
      says: `The endpoint rejected the key (${status}). Check \`model-key\`, or DOCKET_MODEL_KEY of a worker.`,
    };
  }
  if (status >= 500 || status === 410) {
    return {
      state: 'wrong',
      says: `The endpoint responded with ${status}. Try again later, or use a different endpoint.`,
      passes: status >= 500,
    };
  }
  return { state: 'ok', says: `The endpoint responds. Jobs will use the model \`${name}\`.` };
}

export function serviceProbe(service: DocsService, projectId: string): Probe {
  return {
    what: 'Service',
    async look() {
      try {
        await service.getJob(projectId, 'docket-doctor');
      } catch (error) {
        // The service accepted the key and answered the request.
        if (!(error instanceof NotFound)) throw error;
      }
      return { state: 'ok', says: 'It responds and accepts the key.' };
    },
  };
}

const STATE_REF = 'refs/docket/state';

interface StatePlace {
  path: string;
  remote: string;
  credentials: { origin: string; token: Token };
  network: Record<string, string>;
}

/** Checks whether a push would be accepted, without pushing. */
export function stateProbe({ remote, ...settings }: StatePlace): Probe {
  return {
    what: 'Job records',
    async look() {
      const dir = await mkdtemp(join(tmpdir(), 'docket-doctor-'));
      const git = createGit(settings);
      try {
        await git.run(['init', '--quiet', '--bare', dir]);
        const tree = (await git.run(['-C', dir, 'mktree'], { input: '' })).trim();
        const commit = (await git.run(['-C', dir, 'commit-tree', '-m', 'Try', tree])).trim();
        const target = `${commit}:${STATE_REF}-doctor`;
        const result = await git.try([
          '-C',
          dir,
          'push',
          '--dry-run',
          '--porcelain',
          remote,
          target,
        ]);
        if (result.code === 0)
          return { state: 'ok', says: `The token can write to \`${STATE_REF}\`.` };
        const said = result.stderr.trim().split('\n').at(-1) ?? '';
        return {
          state: 'wrong',
          says: `The token cannot write to \`${STATE_REF}\`: ${said} Grant the workflow \`permissions: contents: write\`.`,
        };
      } finally {
        await removeTree(dir);
      }
    },
  };
}

export function signingProbe(signed: boolean): Probe {
  return {
    what: 'Signed records',
    async look() {
      if (signed) return { state: 'ok', says: '`state-key` signs the job records.' };
      return {
        state: 'info',
        says: 'Optional: anyone with push access can change the job records. Set `state-key` to sign them. See docs/state.md.',
      };
    },
  };
}

/** `check` throws what is wrong with the key or the settings, and what to do. */
export function analyticsProbe(check: () => Promise<string>): Probe {
  return { what: 'Page views', look: async () => ({ state: 'ok', says: await check() }) };
}
