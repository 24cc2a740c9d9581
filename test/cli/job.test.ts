import { describe, expect, it } from 'vitest';
import { jobCommand } from '../../src/cli/job.ts';
import type { ReceivedJob } from '../../src/contract/schemas.ts';
import type { DocsService } from '../../src/contract/service.ts';
import { InstantClock } from '../support/clock.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { scriptedService } from '../support/scripted-service.ts';
import { testTerminal } from '../support/terminal.ts';

const WHERE = ['--base-url', 'http://localhost:8787', '--project', 'acme'];

async function job(
  argv: string[],
  service: DocsService = scriptedService().service,
  terminal = testTerminal(),
) {
  const command = jobCommand({
    connect: async () => service,
    clock: new InstantClock(),
    random: () => 0.5,
  });
  const code = await command.run([...argv, ...WHERE], terminal);
  return { code, stdout: terminal.stdout, stderr: terminal.stderr };
}

/** Goes through these states, one per look. */
function moving(...states: Partial<ReceivedJob>[]): DocsService {
  const { service, job: first } = scriptedService();
  return { ...service, getJob: async () => ({ ...first, ...(states.shift() ?? {}) }) };
}

describe('docket job create', () => {
  it('sends the prompt and prints the job', async () => {
    const { service, calls } = scriptedService();
    const { code, stdout } = await job(['create', '--prompt', 'Fix it'], service);
    expect(code).toBe(0);
    expect(calls[0]).toMatchObject({ call: 'createJob', args: ['acme', { prompt: 'Fix it' }, {}] });
    expect(stdout).toBe(
      [
        'Job      job-1',
        'Status   active',
        'Source   acme/docs at main',
        'Model    scripted',
        'Created  2026-11-01T12:00:00.000Z',
        '',
      ].join('\n'),
    );
  });

  it('reads the prompt from standard input', async () => {
    const { service, calls } = scriptedService();
    await job(['create'], service, testTerminal({ input: 'Fix\nall of it\n' }));
    expect(calls[0]?.args[1]).toEqual({ prompt: 'Fix\nall of it\n' });
  });

  it.each([undefined, '', ' \n'])('refuses the input %j', async (input) => {
    const terminal = testTerminal(input === undefined ? {} : { input });
    await expect(job(['create'], undefined, terminal)).rejects.toThrow(/--prompt TEXT/);
  });

  it('prints one line of JSON for scripts, and nothing else on stdout', async () => {
    const service = moving({ status: 'active' }, { status: 'completed', prLink: 'https://x/1' });
    const { stdout } = await job(['create', '--prompt', 'x', '--wait', '--json'], service);
    expect(stdout.split('\n')).toHaveLength(2);
    expect(JSON.parse(stdout)).toMatchObject({ status: 'completed' });
  });
});

describe('docket job message', () => {
  it('continues the named job', async () => {
    const { service, calls } = scriptedService();
    await job(['message', '--job', 'job-1', '--prompt', 'More'], service);
    expect(calls[0]).toMatchObject({
      call: 'sendMessage',
      args: ['acme', 'job-1', { prompt: 'More' }, {}],
    });
  });
});

describe('following', () => {
  it('tells each change in a plain line and ends with 0', async () => {
    const service = moving({ status: 'active' }, { status: 'completed', prLink: 'https://x/1' });
    const { code, stdout, stderr } = await job(['watch', '--job', 'job-1'], service);
    expect(code).toBe(0);
    expect(stderr).toBe('Job job-1 is active (0 s)\nJob job-1 is completed (2 s)\n');
    expect(stdout).toMatch(/^Pull request {2}https:\/\/x\/1$/m);
  });

  it('rewrites one line on a terminal', async () => {
    const terminal = testTerminal({ live: true });
    await job(['watch', '--job', 'job-1'], moving({ status: 'completed' }), terminal);
    expect(terminal.stderr).toBe('\r\u001b[2KJob job-1 is completed (0 s)\n');
  });

  it('ends with 1 and the reason when the job failed', async () => {
    const service = moving({ status: 'failed', docket: { reason: 'The agent\u001b[2J gave up.' } });
    const { code, stdout } = await job(['watch', '--job', 'job-1'], service);
    expect(code).toBe(1);
    expect(stdout).toMatch(/^Reason +The agent\[2J gave up\.$/m);
  });

  it('ends with 1 and the way on when it takes too long', async () => {
    const argv = ['watch', '--job', 'job-1', '--timeout-minutes', '1'];
    const { code, stderr } = await job(argv);
    expect(code).toBe(1);
    expect(stderr).toMatch(/did not finish within 1 minutes.+docket job watch --job job-1/);
  });
});

describe('wrong usage', () => {
  it.each([
    [[], /docket job create\|message\|get\|watch/],
    [
      ['destroy'],
      /^There is no `docket job destroy`. Use create, message, get, watch, events, list, cancel, archive\.$/,
    ],
    [['creat'], /^There is no `docket job creat`. Did you mean `docket job create`\?$/],
    [['get'], /`--job ID` is required/],
    [['create', '--job', 'j', '--prompt', 'x'], /does not take --job/],
    [['create', 'Fix', 'it'], /Unexpected argument `Fix it`/],
  ])('%j is reported', async (argv, sentence) => {
    await expect(job(argv)).rejects.toThrow(sentence);
  });
});

describe('the exit code of docket job', () => {
  const ended = (status: string): DocsService => {
    const { service, job: first } = scriptedService();
    const answer = async () => ({ ...first, status });
    const control = { cancel: answer, archive: answer };
    return { ...service, createJob: answer, sendMessage: answer, getJob: answer, control };
  };
  const ID = ['--job', 'job-1'];
  const SAY = ['--prompt', 'x'];

  it.each([
    ['get', ID],
    ['create', SAY],
    ['message', [...ID, ...SAY]],
    ['watch', ID],
  ])('says whether the job failed after %s', async (verb, more) => {
    expect((await job([verb, ...more], ended('failed'))).code).toBe(1);
    expect((await job([verb, ...more], ended('completed'))).code).toBe(0);
  });

  it('is 0 for a job that was canceled as asked', async () => {
    expect((await job(['cancel', ...ID], ended('failed'))).code).toBe(0);
  });
});

describe('docket job create --wait on a service with events', () => {
  it('learns of the end from them, without waiting', async () => {
    const { service, job: first } = scriptedService();
    const finished = Promise.withResolvers<void>();
    let status = 'active';
    const directory = {
      async *events() {
        await finished.promise;
        yield { type: 'job', id: '1-', job: { ...first, status: 'completed' } };
      },
    } as unknown as NonNullable<DocsService['directory']>;
    const getJob = async () => ({ ...first, status });
    const terminal = testTerminal();
    const clock = new ManualClock();
    const command = jobCommand({
      connect: async () => ({ ...service, getJob, directory }),
      clock,
      random: () => 0.5,
    });
    const running = command.run(['create', '--prompt', 'x', '--wait', ...WHERE], terminal);
    status = 'completed';
    finished.resolve();
    // The clock stands still: nothing that sleeps would ever come back.
    expect(await running).toBe(0);
    expect(terminal.stdout).toContain('Status   completed');
  });

  it('asks as before when the events break', async () => {
    const states = ['active', 'completed'];
    const { service, job: first } = scriptedService();
    const directory = {
      // biome-ignore lint/correctness/useYield: it fails before there is anything.
      async *events() {
        throw new Error('broken');
      },
    } as unknown as NonNullable<DocsService['directory']>;
    const getJob = async () => ({ ...first, status: states.shift() ?? 'completed' });
    const { code } = await job(['create', '--prompt', 'x', '--wait'], {
      ...service,
      getJob,
      directory,
    });
    expect(code).toBe(0);
  });
});
