// Whether a worker can do what jobs and comments need: as the machine, as the GitHub App, and as whoever
// runs the agents. Tried before it takes anything, every few minutes after that, and when work failed.
import { createMachineCheck } from '../../agents/program/machine.ts';
import { agentProbe } from '../../bot/doctor/probes.ts';
import { listInstallations } from '../../postgres/app-projects.ts';
import type { Database } from '../../postgres/database.ts';
import type { Problem } from '../../postgres/presence.ts';
import { createPostgresProjects } from '../../postgres/projects.ts';
import { sentence, WorkerFault } from '../../shared/errors.ts';
import { fetchFor } from '../../shared/network/network.ts';
import type { Clock } from '../../shared/runtime.ts';
import type { OpenApp } from './app.ts';
import { agentOf, NO_AGENT } from './project-work.ts';

interface WorkerCheckOptions {
  database: Database;
  app: Pick<OpenApp, 'id' | 'events' | 'installation'> | null;
  env: NodeJS.ProcessEnv;
  machine: Parameters<typeof createMachineCheck>[0];
  clock: Clock;
}

/** What asks GitHub or a model is tried this often. */
const EVERY_MS = 3 * 60_000;
/** While something is wrong. */
const AGAIN_MS = 15_000;
const ANSWER_MS = 5_000;
/** Of the installations, which are all alike. */
const INSTALLATIONS = 3;

/** `fresh`: what was found before does not count. */
export function createWorkerCheck(options: WorkerCheckOptions) {
  const { clock } = options;
  const machine = createMachineCheck(options.machine);
  const ask = async () => (await githubProblem(options)) ?? (await agentProblem(options));
  let known: { at: number; found: Promise<Problem | undefined> } | undefined;
  let isWrong = false;
  return async (fresh = false): Promise<Problem | undefined> => {
    const words = await machine();
    if (words !== undefined) return { reason: 'machine', words };
    const forMs = isWrong ? AGAIN_MS : EVERY_MS;
    if (fresh || !known || clock.now() - known.at >= forMs) {
      known = { at: clock.now(), found: ask() };
    }
    const found = await inTime(known.found, clock);
    isWrong = found !== undefined;
    return found;
  };
}

/** Whoever is slow to answer is no problem of this worker. What is found out later counts then. */
async function inTime<T>(looking: Promise<T>, clock: Clock): Promise<T | undefined> {
  const over = new AbortController();
  const late = clock.sleep(ANSWER_MS, over.signal).catch(() => {});
  return Promise.race([looking, late.then(() => undefined)]).finally(() => over.abort());
}

/** A GitHub that is away is no problem of this worker. */
async function githubProblem({ database, app }: WorkerCheckOptions): Promise<Problem | undefined> {
  const known = await listInstallations(database, INSTALLATIONS);
  const problem = (words: string): Problem => ({ reason: 'github', words });
  if (!app) {
    if (known.length === 0) return undefined;
    return problem(
      'The database has repositories of a GitHub App, and this worker has no APP_ID. Set APP_ID and PRIVATE_KEY as for the servers.',
    );
  }
  try {
    await app.events();
    const found = await Promise.all(known.map((id) => app.installation(id, 'owner')));
    if (known.length === 0 || found.some((one) => one !== null)) return undefined;
    return problem(
      `The GitHub App ${app.id} is installed on none of the accounts that the database knows (such as installation ${known[0]}). Check that APP_ID and PRIVATE_KEY are those of the servers.`,
    );
  } catch (error) {
    return error instanceof WorkerFault ? problem(sentence(error)) : undefined;
  }
}

/** Comments can be answered without an agent, so only jobs are left to others. */
async function agentProblem({ database, env }: WorkerCheckOptions): Promise<Problem | undefined> {
  const projects = await createPostgresProjects(database).list();
  const agents = new Map(
    projects.map(({ settings }) => {
      const agent = agentOf(settings, env);
      return [JSON.stringify(agent), agent];
    }),
  );
  const problems: string[] = [];
  for (const agent of agents.values()) {
    const choice =
      agent && 'url' in agent
        ? { model: { ...agent, name: agent.model, key: env.DOCKET_MODEL_KEY } }
        : { command: agent?.command };
    const reached = { path: env.PATH ?? '', fetch: fetchFor(env) };
    const { state, says, passes } = await agentProbe(choice, reached).look();
    // Some agent works: what the others lack shows in their jobs, which go back to be done elsewhere.
    if (state !== 'wrong' || passes) return undefined;
    problems.push(agent ? says : NO_AGENT);
  }
  const [first] = problems;
  return first === undefined ? undefined : { reason: 'agent', words: first, onlyJobs: true };
}
