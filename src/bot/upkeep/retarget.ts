// A documentation pull request on top of a code one. When that is merged and its branch stays, merging
// the documentation would reach nobody: Docket moves its own pull request to where the code went. A
// closed one can be opened again, and moving the documentation would bring the code along, so both
// threads are told what to do.

import { sentence } from '../../shared/errors.ts';
import { type BotContext, replyAt } from '../bot-context.ts';
import type { Result } from '../outcome.ts';
import * as words from '../replies/words.ts';
import type { PullBelow } from '../request.ts';
import type { PullInfo } from '../thread-host.ts';

export async function retargetStacked(below: PullBelow, bot: BotContext): Promise<Result> {
  const stacked = await bot.host.openPulls('docket/', below.headRef);
  const moved: number[] = [];
  for (const pull of stacked) if (await retarget(pull, below, bot)) moved.push(pull.number);
  const list = moved.map((number) => `#${number}`).join(', ');
  const message = list
    ? `Told ${list} that #${below.number} is ${below.merged ? 'merged' : 'closed'}.`
    : `Nothing to do: no documentation is stacked on #${below.number}.`;
  return { outcome: bot.dryRun && list ? 'dry-run' : 'ignored', message };
}

/** False where the pull request is not a job's: anyone can call a branch so. */
async function retarget(pull: PullInfo, below: PullBelow, bot: BotContext): Promise<boolean> {
  const { host, log, style } = bot;
  const { threads } = await bot.backend();
  if ((await threads.ownerOf(pull)) === null) return false;
  if (bot.dryRun) return true;
  const moved = below.merged && (await host.retarget(pull.number, below.baseRef));
  const how = { pull: pull.number, below, moved };
  for (const [thread, text] of [
    [pull.number, words.retargeted(how, style)],
    ...(moved ? [] : [[below.number, words.leftBehind(how)] as const]),
  ] as const) {
    try {
      const reply = replyAt(bot, `base:${pull.number}:${below.number}`, { thread });
      if ((await reply.find()) === null) await reply.say(text, { phase: 'told' });
    } catch (error) {
      log.warn(`#${thread} could not be told about its base branch: ${sentence(error)}`);
    }
  }
  return true;
}

/** For housekeeping, of open pull requests: what was below may be merged or closed without anyone telling us. */
export async function retargetAll(pulls: readonly PullInfo[], bot: BotContext): Promise<number> {
  const { host } = bot;
  if (pulls.length === 0) return 0;
  const { defaultBranch } = await host.repository();
  let told = 0;
  for (const pull of pulls) {
    if (pull.baseRef === defaultBranch) continue;
    const below = await host.pullOf(pull.baseRef);
    if (!below || below.state === 'open') continue;
    if (await retarget(pull, { ...below, merged: below.state === 'merged' }, bot)) told += 1;
  }
  return told;
}
