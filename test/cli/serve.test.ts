import { describe, expect, it } from 'vitest';
import { terminalLog } from '../../src/cli/command.ts';
import type { ServeAllOptions, ServeOptions } from '../../src/cli/serve/options.ts';
import { serveCommand } from '../../src/cli/serve.ts';
import { testTerminal } from '../support/terminal.ts';

const MINIMAL = ['--project', 'acme', '--repo', './docs', '--agent-command', 'agent.sh'];

async function serve(...argv: string[]) {
  const terminal = testTerminal();
  const seen: { options?: ServeOptions; all?: ServeAllOptions; stopped: boolean } = {
    stopped: false,
  };
  const log = terminalLog(terminal);
  const command = serveCommand({
    async startAll(options) {
      seen.all = options;
      queueMicrotask(terminal.stop);
      return { url: 'http://127.0.0.1:8787', hasKeys: true, log, stop: async () => {} };
    },
    async start(options) {
      seen.options = options;
      queueMicrotask(terminal.stop);
      const stop = async () => {
        seen.stopped = true;
      };
      return { url: 'http://127.0.0.1:8787', hasKeys: false, log, stop };
    },
  });
  const code = await command.run(argv, terminal);
  return { code, ...seen, stderr: terminal.stderr };
}

describe('docket serve', () => {
  it('starts with the defaults of the design and stops on request', async () => {
    const { code, options, stopped } = await serve(...MINIMAL);
    expect({ code, stopped }).toEqual({ code: 0, stopped: true });
    expect(options).toEqual({
      port: 8787,
      host: '127.0.0.1',
      concurrency: 4,
      limits: [],
      isolation: 'required',
      data: '.docket',
      project: 'acme',
      repo: './docs',
      agent: { kind: 'command', command: 'agent.sh' },
      accessLogs: [],
    });
  });

  it('takes a model instead of a command', async () => {
    const model = ['--model-url', 'https://models.example/v1', '--model', 'small'];
    const { options } = await serve(...MINIMAL.slice(0, 4), ...model, '--base-ref', 'next');
    expect(options).toMatchObject({
      agent: { kind: 'model', url: 'https://models.example/v1', model: 'small' },
      baseRef: 'next',
    });
  });

  it('serves all projects of a folder or a database', async () => {
    expect((await serve()).all).toMatchObject({ place: { kind: 'data', dir: '.docket' } });
    const { all, stderr } = await serve('--database', 'postgresql://h/d', '--port', '1');
    const place = { kind: 'database', url: 'postgresql://h/d' };
    expect(all).toEqual({
      port: 1,
      host: '127.0.0.1',
      concurrency: 4,
      limits: [],
      isolation: 'required',
      place,
    });
    expect(stderr).toContain('Docket serves all projects at');
  });

  it('says where it is and how to get a key when nobody has one', async () => {
    const { stderr } = await serve(...MINIMAL);
    expect(stderr).toContain('http://127.0.0.1:8787');
    expect(stderr).toContain('docket keys create --data .docket --project acme');
  });

  it.each([
    [['--base-ref', 'main'], /--project ID[\s\S]+--repo[\s\S]+Choose an agent/],
    [['--database', 'u', '--repo', 'o/r'], /`--repo` cannot be used with `--database`/],
    [['--database', 'u', '--data', 'd'], /`--data` and `--database` cannot be used together/],
    [[...MINIMAL, '--model-url', 'https://m'], /Use only one[\s\S]+requires `--model NAME`/],
    [[...MINIMAL, 'extra'], /Unexpected argument `extra`/],
    [[...MINIMAL, '--model-key', 'x'], /Set secrets in the environment/],
  ])('tells what is wrong with %j', async (argv, sentence) => {
    await expect(serve(...argv)).rejects.toThrow(sentence);
  });
});
