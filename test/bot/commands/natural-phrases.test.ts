// What people write when they come back to a job, and whether the answer is true.
import { describe, expect, it } from 'vitest';
import { readWords, type SlashCommand } from '../../../src/contract/commands.ts';
import { WorkFailed } from '../../../src/shared/errors.ts';
import { openBot } from '../../support/bot.ts';
import type { Act } from '../../support/engine.ts';
import { type Meaning, naturalPhrases } from '../../support/natural-phrases.ts';

/** What a phrase may be taken for. Asking back is true, and so is stopping with a word about requests. */
const READINGS: Record<Meaning, (command: SlashCommand) => boolean> = {
  status: ({ kind }) => kind === 'status',
  stop: ({ kind }) => kind === 'cancel',
  undo: ({ kind }) => kind === 'undo',
  redo: ({ kind }) => kind === 'redo',
  retry: ({ kind }) => kind === 'retry',
  archive: (command) =>
    command.kind === 'archive' || ('meant' in command && command.meant === 'archive'),
  help: ({ kind }) => kind === 'help' || kind === 'bare',
  work: (command) =>
    ['ask', 'new', 'unclear'].includes(command.kind) ||
    (['cancel', 'status'].includes(command.kind) && 'more' in command),
};

describe('What people write on a job', () => {
  it.each(Object.entries(naturalPhrases))('means %s', (meaning, phrases) => {
    const wrong = phrases.filter((phrase) => !READINGS[meaning as Meaning](readWords(phrase)));
    expect(wrong).toEqual([]);
  });

  it('is a hundred phrases', () => {
    expect(Object.values(naturalPhrases).flat()).toHaveLength(100);
  });
});

const fails: Act = async () => {
  throw new WorkFailed('The agent gave up.');
};
const asks: Act = async () => 'Question: Which flag do you mean?';

async function jobThat(act?: Act) {
  const bot = await openBot(act ? { act } : {});
  const { number } = bot.repo.openIssue({ by: 'mona', title: 'Flags' });
  await bot.comment(number, '/docs describe the flags');
  const [pull] = await bot.repo.pulls();
  /** What the thread says to it. */
  const answer = async (phrase: string) => {
    const before = bot.replies(number).length;
    await bot.comment(number, `/docs ${phrase}`);
    return bot.replies(number).slice(before).join('\n\n');
  };
  return { ...bot, answer, pull: pull?.number ?? 0 };
}

// Each comment is a run of its own.
describe('The answer on a job', { timeout: 240_000 }, () => {
  it('that is finished and under review is true', async () => {
    const { answer, repo, pull } = await jobThat();
    expect(await answer('did it work?')).toMatch(/^🟢 \*\*Open, waiting for review: http/);
    expect(await answer('stop that')).toContain('There is nothing to cancel');
    expect(await answer('try again')).toContain('Nothing failed on this thread');
    expect(await answer('bring it back')).toContain('Nothing failed on this thread');
    expect(await answer('close it')).toContain('Did you mean `/docs archive`?');
    expect(await answer('help me')).toContain('| `/docs status` |');
    expect(await answer('take it back')).toMatch(
      /^↩️ \*\*Reverted[\s\S]*the pull request is closed/,
    );
    expect(repo.thread(pull).state).toBe('closed');
    expect(await answer('status')).toMatch(/^🔴 \*\*Closed without merge on /);
  });

  it('that failed is true', async () => {
    const { answer } = await jobThat(fails);
    expect(await answer('what went wrong?')).toMatch(/^😕 \*\*The job failed\.\*\*[\s\S]*gave up/);
    expect(await answer('undo that')).toContain('There is nothing to undo');
    expect(await answer('never mind')).toContain('There is nothing to cancel');
    expect(await answer('please try again')).toContain('The agent gave up.');
    expect(await answer('redo')).toContain('The agent gave up.');
    expect(await answer('archive this')).toMatch(/^🗄️ \*\*Archived\.\*\*/);
    expect(await answer('retry')).toMatch(/^🗄️ \*\*This job is archived\*\* and cannot be reopened/);
  });

  it('that waits for an answer is true, and stopping drops the question', async () => {
    const { answer } = await jobThat(asks);
    const asked = /^❓ \*\*The agent asks:\*\*\n\n> Which flag/;
    expect(await answer('what are you waiting for?')).toMatch(asked);
    expect(await answer('run it again')).toMatch(asked);
    expect(await answer('revert this please')).toContain('There is nothing to undo');
    expect(await answer('cancel please')).toMatch(/^🛑 \*\*Question dropped\.\*\*/);
    expect(await answer('status')).toMatch(/^✅ \*\*No files changed\.\*\*/);
    expect(await answer('cancel')).toContain('There is nothing to cancel');
  });

  it.each([
    ['merged', /🟣 \*\*Merged on \d{4}-\d\d-\d\d by mona: http[\s\S]*use \*\*Revert\*\* there/],
    ['closed', /🔴 \*\*Closed without merge on \d{4}-\d\d-\d\d: http/],
  ])('that ended when its pull request was %s is true', async (end, text) => {
    const { answer, repo, pull } = await jobThat();
    if (end === 'merged') await repo.merge(pull, { by: 'mona' });
    else await repo.close(pull, 'mona');
    const all = [...naturalPhrases.undo.slice(0, 2), 'redo that', 'again please', 'any update?'];
    for (const phrase of all) {
      expect(await answer(phrase), phrase).toMatch(text);
      expect(await answer(phrase), phrase).toContain('or another change, comment `/docs new …`');
    }
    expect(await answer('stop it')).toMatch(/^There is nothing to cancel\. /);
    expect(await answer('archive')).toContain(`Its pull request is ${end}: http`);
    expect(await answer('what happened?')).toMatch(text);
  });
});
