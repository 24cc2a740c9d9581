// A line that starts with `/docs` always gets an answer: through the launcher, the program, and the App.
import { describe, expect, it } from 'vitest';
import type { BotContext } from '../../../src/bot/bot-context.ts';
import { followUpsOf } from '../../../src/bot/bot-context.ts';
import { runCommand } from '../../../src/bot/commands/run-command.ts';
import { readDelivery } from '../../../src/bot/deliveries/delivered.ts';
import { quickLook } from '../../../src/bot/events/quick-look.ts';
import { decide } from '../../../src/bot/events/trigger.ts';
import type { CommandRequest } from '../../../src/bot/request.ts';
import { DEFAULT_CONFIG } from '../../../src/config/config.ts';
import { parseInputs } from '../../../src/config/inputs.ts';
import { readWords } from '../../../src/contract/commands.ts';
import { PHRASES, REQUESTS } from '../../fixtures/phrases.ts';
import { InstantClock } from '../../support/clock.ts';
import { example } from '../../support/events.ts';
import { scriptedService } from '../../support/scripted-service.ts';
import { silentLog } from '../../support/silent-log.ts';
import { MemoryThreads } from '../../support/thread-host.ts';

const INPUTS = parseInputs(() => '');
const ENV = { GITHUB_EVENT_NAME: 'issue_comment', GITHUB_EVENT_PATH: 'event.json' };

/** What each of the three makes of a comment. */
async function read(body: string) {
  const { payload, ...event } = example('issue_comment', 'created', {
    comment: { body },
    installation: { id: 7 },
  });
  const look = quickLook(ENV, () => JSON.stringify(payload));
  const program = await decide({ ...event, payload }, INPUTS);
  const delivered = readDelivery('issue_comment', payload);
  const app = delivered.kind === 'thread' && (await decide(delivered.event, INPUTS, 'app'));
  return { look, program, app };
}

/** What stands on the thread when the command has been carried out, on a thread without a job. */
async function answersTo(request: CommandRequest): Promise<string[]> {
  const host = new MemoryThreads();
  const { service, calls, job } = scriptedService();
  const ended = { ...job, status: 'completed' as const };
  const bot: BotContext = {
    ...{ host, clock: new InstantClock(), log: silentLog, random: () => 0.5, repository: 'o/r' },
    ...{ markerKey: 'key', style: { word: '/docs' }, permission: 'write' as const, dryRun: false },
    ...{ wait: true, rerun: false, timeoutMinutes: 10, remember: () => {} },
    backend: async () => ({
      service: { ...service, getJob: async () => ended },
      projectId: 'p1',
      threads: { jobOfThread: async () => null, ownerOf: async () => null },
      repeatable: true,
      readsThreads: true,
    }),
    signal: new AbortController().signal,
    read: async () => [],
    settings: async () => followUpsOf(DEFAULT_CONFIG),
  };
  await runCommand(request, bot);
  const started = calls.filter(({ call }) => call === 'createJob');
  return [...started.map(() => 'started'), ...host.comments.map(({ body }) => body)];
}

describe('What follows `/docs`', () => {
  it.each(PHRASES)('means one thing: %j', (words, command) => {
    expect(readWords(words)).toEqual(command);
  });

  it('is a request if it is none of these', () => {
    expect(REQUESTS.length).toBeGreaterThan(200);
    const first = new Set(REQUESTS.map((words) => words.split(/\s/)[0]?.toLowerCase()));
    expect(first.size).toBeGreaterThan(200);
    const others = REQUESTS.filter((words) => readWords(words).kind !== 'ask');
    expect(others).toEqual(['more']);
  });

  it('gets an answer from the launcher, the program, and the App', async () => {
    const silent: string[] = [];
    for (const words of [...REQUESTS, ...PHRASES.map(([words]) => words)]) {
      for (const start of ['/docs ', 'Thanks!\n\n/Docs ', '/DOCS: ', '/docs, ']) {
        const { look, program, app } = await read(`${start}${words}`);
        const agree = JSON.stringify(app) === JSON.stringify(program);
        const isCommand = look === undefined && program.kind === 'command' && agree;
        const answers = isCommand && start === '/docs ' ? await answersTo(program) : [''];
        if (!isCommand || answers.length === 0) silent.push(`${start}${words}`);
      }
    }
    expect(silent).toEqual([]);
  });

  it('starts a job with the words of a request', async () => {
    for (const words of REQUESTS.filter((one) => one !== 'more')) {
      const { program } = await read(`/docs ${words}`);
      expect(program).toMatchObject({ commands: [{ kind: 'ask', prompt: words }] });
      expect((await answersTo(program as CommandRequest))[0], words).toBe('started');
    }
  });

  it.each([
    ['/docs merge', 'Docket never merges'],
    ['/docs help', '| `/docs help` |'],
    ['/docs staus', 'Did you mean `/docs status`?'],
    ['/docs retry with other words', 'If you meant a request, write `/docs new …`.'],
  ])('is answered in words: %s', async (body, text) => {
    const { program } = await read(body);
    const answers = await answersTo(program as CommandRequest);
    expect(answers).toEqual([expect.stringContaining(text)]);
  });
});
