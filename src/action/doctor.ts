// `mode: doctor` in a workflow run.

import { openLogin } from '../agents/broker/login.ts';
import {
  conclusion,
  diagnosis,
  examine,
  judgeClock,
  line,
  type Probe,
} from '../bot/doctor/doctor.ts';
import {
  hostedConfigProbe,
  hostedWorkflowsProbe,
  type InputSetting,
  pullsProbe,
  tokenProbe,
} from '../bot/doctor/host-probes.ts';
import {
  agentProbe,
  analyticsProbe,
  gitProbe,
  isolationProbe,
  loginProbe,
  serviceProbe,
  signingProbe,
  stateProbe,
} from '../bot/doctor/probes.ts';
import { decide } from '../bot/events/trigger.ts';
import type { HostChecks, ThreadHost } from '../bot/thread-host.ts';
import { loginRun } from '../bot/wire-job-tools.ts';
import { type Config, DEFAULT_CONFIG } from '../config/config.ts';
import { loadConfig } from '../config/load-config.ts';
import { gitPlace } from '../github/settings.ts';
import { createHostChecks, createThreadHost } from '../github/thread-host.ts';
import { fetchFor } from '../shared/network/network.ts';
import { systemClock, systemRuntime } from '../shared/runtime.ts';
import { connectGithub } from './connect-github.ts';
import { contextProbe } from './context-repositories.ts';
import { openDocsRepository } from './docs-repository.ts';
import { identityOf } from './embedded.ts';
import { type ActionRun, contextNames, type RunEnding } from './workflow.ts';

export async function seeDoctor(run: ActionRun): Promise<RunEnding> {
  const github = connectGithub(run);
  const host = createThreadHost(github);
  const probes = [
    triggerProbe(run),
    tokenProbe(host),
    threadProbe(host, run),
    hostedConfigProbe(host, run.facts.repository, inputSettings(run)),
    hostedWorkflowsProbe(host, run.env.GITHUB_ACTION_REPOSITORY),
    checksProbe(host, run),
    clockProbe(createHostChecks(github)),
    ...(await backendProbes(run, host, createHostChecks(github))),
    ...(await viewsProbes(run, host)),
  ];
  const findings = await examine(probes, (finding) => run.runner.info(line(finding)));
  await run.runner.summary(diagnosis(findings));
  const { well, says } = conclusion(findings);
  return { failed: !well, message: says };
}

async function backendProbes(
  run: ActionRun,
  host: ThreadHost,
  checks: HostChecks,
): Promise<Probe[]> {
  const { inputs, facts, env, runner } = run;
  const { baseUrl, apiKey = '', projectId = '', githubToken = '' } = inputs.service;
  if (baseUrl !== undefined) {
    const { connectRemote } = await import('../service/client/connect.ts');
    return [serviceProbe(connectRemote({ baseUrl, apiKey, env, log: runner }), projectId)];
  }
  const { agentCommand: command, modelUrl, model, modelKey: key } = inputs.embedded;
  const config = (await loadQuietly(run, host)) ?? DEFAULT_CONFIG;
  const { isolation, login: settings } = config.agent;
  const issued = new Set<string>();
  const login =
    settings && openLogin(settings, loginRun(identityOf(run), { env, log: runner, issued }));
  // Why it cannot be opened, its own probe says.
  const docs = await openDocsRepository(run, config, host).catch(() => null);
  return [
    gitProbe(facts.path),
    ...(docs === undefined ? [] : [docsProbe(run, config, host)]),
    ...(docs === null
      ? []
      : [
          stateProbe({
            ...gitPlace({ ...facts, token: githubToken, ...docs }, env),
            path: facts.path,
          }),
        ]),
    signingProbe(inputs.embedded.stateKey !== undefined),
    ...(docs === undefined ? [pullsProbe(checks)] : []),
    agentProbe(
      { command, ...(modelUrl && { model: { url: modelUrl, name: model ?? '', key } }) },
      { path: facts.path, fetch: fetchFor(env), login },
    ),
    ...(settings && login ? [loginProbe(settings, login)] : []),
    ...(contextNames(run, config).length > 0 ? [contextProbe(run, config, host)] : []),
    // A model has tools and no processes.
    ...(command || inputs.embedded.checkCommand
      ? [isolationProbe(env, facts.hide, isolation)]
      : []),
  ];
}

/** An analytics service that has not answered by then is too slow for a report, too. */
const PROBE_MS = 60_000;

async function viewsProbes(run: ActionRun, host: ThreadHost): Promise<Probe[]> {
  const config = await loadQuietly(run, host);
  const source = config?.views.source;
  if (!source) return [];
  const { openAnalytics } = await import('../views/sources/open.ts');
  const deadline = () => systemClock.now() + PROBE_MS;
  const deps = { ...systemRuntime(run.runner), fetch: fetchFor(run.env), deadline };
  return [analyticsProbe(() => openAnalytics({ source }, run.inputs.views.key, deps).check())];
}

function docsProbe(run: ActionRun, config: Config, host: ThreadHost): Probe {
  return {
    what: 'Documentation',
    async look() {
      const docs = await openDocsRepository(run, config, host);
      return { state: 'ok', says: `Jobs change files in ${docs?.repository}.` };
    },
  };
}

function triggerProbe({ event, inputs }: ActionRun): Probe {
  return {
    what: 'Event',
    async look() {
      const trigger = await decide(event, { ...inputs, mode: 'auto' });
      const would =
        trigger.kind === 'ignored'
          ? `would start nothing: ${trigger.reason}`
          : `would run: ${trigger.kind}`;
      return { state: 'ok', says: `Without \`mode: doctor\`, \`${event.name}\` ${would}.` };
    },
  };
}

/** Only a write shows whether a token can write; a reaction that is removed again leaves no trace. */
function threadProbe(host: ThreadHost, { inputs, event }: ActionRun): Probe {
  const number = inputs.job.issueNumber ?? event.thread;
  return {
    what: 'Replies on threads',
    async look() {
      if (number === undefined) {
        return {
          state: 'info',
          says: 'Not tested. Set `issue-number` to test a reaction there. Commands require `permissions: issues: write` and `pull-requests: write`.',
        };
      }
      const target = { kind: 'thread', number } as const;
      if ((await host.react(target, 'eyes')) === 'first') await host.unreact(target, 'eyes');
      return { state: 'ok', says: `The token can react and reply on #${number}.` };
    },
  };
}

const CONTEXT = 'context-repositories';

/** Settings that have an input in workflows. */
function inputSettings({ inputs }: ActionRun): Record<string, InputSetting> {
  const { word, permission, allowedBots } = inputs.command;
  const { timeoutMinutes } = inputs.job;
  const { context } = inputs.docs;
  return {
    'command.word': { input: 'command', value: word },
    'command.permission': { input: 'permission', value: permission },
    'command.allowed-bots': { input: 'allowed-bots', value: allowedBots },
    ...(context.length > 0 && { [CONTEXT]: { input: CONTEXT, value: context } }),
    'agent.max-minutes': { input: 'timeout-minutes', value: timeoutMinutes, fallback: true },
  };
}

/** Undefined if they cannot be read; the probe of the configuration says why. */
const loadQuietly = ({ facts }: ActionRun, host: ThreadHost) =>
  loadConfig(host, facts.repository, { warn() {} }).catch(() => undefined);

function checksProbe(host: ThreadHost, run: ActionRun): Probe {
  return {
    what: 'Failed checks',
    async look() {
      const config = await loadQuietly(run, host);
      if (!config) return { state: 'info', says: 'Not tested: the settings could not be read.' };
      if (!config['fix-checks']) {
        return { state: 'ok', says: '`fix-checks` is off, so failed checks do not continue jobs.' };
      }
      // Any commit will do: this only tests whether the token can read them.
      await host.failedChecks((await host.repository()).defaultBranch);
      return { state: 'ok', says: 'The token can read checks and their logs.' };
    },
  };
}

function clockProbe(checks: HostChecks): Probe {
  return {
    what: 'Clock',
    look: async () => judgeClock(systemClock.now(), await checks.serverTime()),
  };
}
