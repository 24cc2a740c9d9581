// A delivery, worked on like a run of the workflow: the same trigger, the same use cases, the same
// reply. It does not wait for the job: its end is told from the record when it has come to rest.
import type { Config } from '../../config/config.ts';
import { type Inputs, parseInputs } from '../../config/inputs.ts';
import { DAY_MS } from '../../shared/days.ts';
import { DocketError, sentence, Unavailable, WorkerFault } from '../../shared/errors.ts';
import { about, type Log, systemClock } from '../../shared/runtime.ts';
import { isNoAnswer, type Waiting, waitFor } from '../../shared/waiting.ts';
import type { BotContext } from '../bot-context.ts';
import { fixChecks } from '../commands/fix-checks.ts';
import { runReview } from '../commands/review.ts';
import { runCommand } from '../commands/run-command.ts';
import type { WorkflowEvent } from '../events/event.ts';
import { decide } from '../events/trigger.ts';
import { ignored, type Result } from '../outcome.ts';
import type { TickRequest } from '../request.ts';
import { tellEnds } from '../sending/tell-end.ts';
import { CheckLater, type InstalledPart } from '../thread-host.ts';
import { archiveClosed, noteReopened } from '../upkeep/archive.ts';
import { retargetStacked } from '../upkeep/retarget.ts';
import { type HookPayload, type Repository, readDelivery } from './delivered.ts';

interface HookProject {
  id: string;
  repo: string;
  installation: number;
  suspended: boolean;
}

interface KeptDelivery {
  guid: string;
  event: string;
  payload: unknown;
  receivedAt: number;
  waiting?: Waiting | undefined;
}

export interface HookDeps {
  projects: {
    ofRepository(id: number): Promise<HookProject | null>;
    /** Makes the projects of an installation, or this part of them, what GitHub says they are. */
    sync(installation: number, part?: InstalledPart): Promise<void>;
  };
  deliveries: {
    find(guid: string): Promise<KeptDelivery | null>;
    ledTo(guid: string, job: string): Promise<void>;
    waitingFor(job: string): Promise<KeptDelivery[]>;
    told(guid: string): Promise<void>;
    /** Nothing can be written on the thread any more: the record says it instead. */
    unheard(job: string, words: string): Promise<void>;
  };
  /** A push may have changed the settings of the repository, or of its organization. */
  settingsChanged(repository: Repository): Promise<void>;
  /** Who can give which commands there. */
  commands(project: HookProject): Promise<CommandSettings>;
  bot(place: HookPlace, attempt: DeliveryAttempt): BotContext;
  /** To tell the end of this job there: whoever has it was permitted to ask for it. */
  teller(place: HookPlace, job: string): BotContext;
  /** The list of documentation to do: brought up to date, or worked on where somebody ticked it. */
  list: {
    keep(place: HookPlace, bot: BotContext, attempt: DeliveryAttempt): Promise<void>;
    start(
      ticked: TickRequest,
      place: HookPlace,
      bot: BotContext,
      attempt: DeliveryAttempt,
    ): Promise<Result>;
  };
  /** Has the delivery worked on again where the documentation check has its turn. */
  checkLater(delivery: KeptDelivery): Promise<void>;
  /** Told of every delivery that is over. */
  worked?: (delivery: KeptDelivery) => void;
  log: Log;
}

/** Longer than GitHub can be asked for a delivery. */
export const DELIVERIES_MS = 7 * DAY_MS;

export type CommandSettings = Inputs['command'];

export interface HookPlace {
  project: HookProject;
  repository: Repository;
  commands: CommandSettings;
}

export interface DeliveryAttempt {
  /** An earlier attempt at the same event may have got somewhere. */
  again: boolean;
  /** It may take the time of a documentation check. */
  checks: boolean;
  receivedAt: number;
  /** Whether this is tried again later, after this error. */
  waits(error: unknown): boolean;
}

/** What the workflow's inputs would be if nobody set any. */
const INPUTS = parseInputs(() => '');

export function commandsOf({ command }: Config): CommandSettings {
  const { word, permission, 'allowed-bots': bots } = command;
  return { word, permission, allowedBots: [...bots] };
}

/** What is wrong with this worker is none of the delivery's business: it waits for another one. */
export function passing(error: unknown): unknown {
  return error instanceof WorkerFault ? new Unavailable(error.message, { cause: error }) : error;
}

export async function workDelivery(
  guid: string,
  how: Pick<DeliveryAttempt, 'again' | 'checks'>,
  deps: HookDeps,
): Promise<void> {
  const kept = await deps.deliveries.find(guid);
  if (!kept) return;
  const again = how.again || kept.waiting !== undefined;
  const result = await performOrLater(kept, { ...how, again }, deps);
  if (!result) return;
  if (result.outcome === 'started' && result.job) {
    await deps.deliveries.ledTo(guid, result.job.id);
  }
  deps.worked?.(kept);
  about(deps.log, { delivery: guid }).info(`Delivery ${guid} (${kept.event}): ${result.message}`);
}

/** Tells everyone who asked for the job how it ended. */
export async function tellJobEnd(job: string, deps: HookDeps): Promise<void> {
  for (const kept of await deps.deliveries.waitingFor(job)) {
    const delivered = readDelivery(kept.event, kept.payload);
    if (delivered.kind !== 'thread') {
      await deps.deliveries.told(kept.guid);
      continue;
    }
    const { place, lost } = await placeOf(delivered.repository, deps);
    if (lost) await deps.deliveries.unheard(job, `Its reply could not be updated: ${lost}.`);
    let next: string | undefined;
    if (place && isTick(delivered.event)) await deps.checkLater(kept);
    else if (place) {
      const { comment, review } = delivered.payload;
      const bot = deps.teller(place, job);
      ({ next } = await tellEnds(job, bot, review?.id ?? comment?.id));
    }
    if (next === undefined) await deps.deliveries.told(kept.guid);
    else await deps.deliveries.ledTo(kept.guid, next);
    const log = about(deps.log, { delivery: kept.guid, job });
    log.info(`Delivery ${kept.guid} (${kept.event}): the end of job ${job} is told.`);
  }
}

/** The list shows what became of what was ticked, and is brought up to date with the check. */
const isTick = ({ name, payload }: WorkflowEvent) =>
  name === 'issue_comment' && payload.action === 'edited';

/** Null: it continues when the documentation check has its turn. */
async function performOrLater(
  kept: KeptDelivery,
  attempt: Pick<DeliveryAttempt, 'again' | 'checks'>,
  deps: HookDeps,
): Promise<Result | null> {
  try {
    return await perform(kept, attempt, deps);
  } catch (error) {
    if (!(error instanceof CheckLater)) throw error;
    await deps.checkLater(kept);
    return null;
  }
}

async function perform(
  kept: KeptDelivery,
  { again, checks }: Pick<DeliveryAttempt, 'again' | 'checks'>,
  deps: HookDeps,
): Promise<Result> {
  const { receivedAt, waiting } = kept;
  const waits = (error: unknown) =>
    waitFor(passing(error), waiting, { now: systemClock.now(), random: Math.random }) !== undefined;
  const attempt = { again, checks, receivedAt, waits };
  const delivered = readDelivery(kept.event, kept.payload);
  if (delivered.kind === 'ignored') return ignored(delivered.reason);
  if (delivered.kind === 'installation') {
    await deps.projects.sync(delivered.installation, delivered.part);
    return { outcome: 'ignored', message: `Installation ${delivered.installation} is up to date.` };
  }
  if (delivered.kind === 'settings') {
    const { repository } = delivered;
    await deps.settingsChanged(repository);
    const message = `The settings in ${repository.fullName} are read again.`;
    return { outcome: 'ignored', message };
  }
  const { repository, event, payload } = delivered;
  if (isOld(kept, payload)) return ignored('it is about a comment that is more than a week old');
  const { place, lost } = await placeOf(repository, deps);
  if (!place) return ignored(lost);
  const trigger = await decide(event, { ...INPUTS, command: place.commands }, 'app');
  const bot = deps.bot(place, attempt);
  /** What was merged or closed changes the list. */
  const listed = async (result: Result) => {
    await deps.list.keep(place, bot, attempt);
    return result;
  };
  try {
    switch (trigger.kind) {
      case 'tick':
        return await deps.list.start(trigger, place, bot, attempt);
      case 'command':
        return await runCommand(trigger, bot);
      case 'review':
        return await runReview(trigger, bot);
      case 'checks':
        return await fixChecks(trigger, bot);
      case 'archive':
        return await listed(await archiveClosed(trigger, bot));
      case 'reopened':
        return await noteReopened(trigger, bot);
      case 'retarget':
        return await listed(await retargetStacked(trigger.below, bot));
      case 'ignored':
        return ignored(trigger.reason);
      default:
        return ignored(`\`${trigger.kind}\` is for workflows`);
    }
  } catch (error) {
    if (!(error instanceof DocketError)) throw error;
    // What waited for so long in vain is an operator's to look at.
    if (waits(error) || (waiting && isNoAnswer(error))) throw error;
    // The thread was told. Another attempt would end the same.
    return { outcome: 'failed', message: sentence(error) };
  }
}

/** Where it is worked on, or why Docket can write nothing there. */
async function placeOf(
  repository: Repository,
  deps: HookDeps,
): Promise<{ place: HookPlace; lost?: undefined } | { place?: undefined; lost: string }> {
  const project = await projectOf(repository, deps);
  if (!project) return { lost: `the App is not installed on ${repository.fullName} any more` };
  if (project.suspended) return { lost: `the App is suspended in ${repository.fullName}` };
  return { place: { project, repository, commands: await deps.commands(project) } };
}

/** An event may overtake the one that says where the App is installed, or what the repository is called. */
async function projectOf(repository: Repository, deps: HookDeps): Promise<HookProject | null> {
  const known = await deps.projects.ofRepository(repository.id);
  const same =
    known?.repo === repository.fullName && known.installation === repository.installation;
  if (same) return known;
  await deps.projects.sync(repository.installation, repository.id);
  const now = await deps.projects.ofRepository(repository.id);
  // What one installation says about a repository of another is not done there.
  return now?.installation === repository.installation ? now : null;
}

/** Deliveries are remembered for as long; an older one could be a repetition that nobody knows. */
function isOld({ receivedAt }: KeptDelivery, { action, comment, review }: HookPayload): boolean {
  const said = action === 'edited' ? comment?.updated_at : comment?.created_at;
  const written = Date.parse(review?.submitted_at ?? said ?? '');
  return receivedAt - written > DELIVERIES_MS;
}
