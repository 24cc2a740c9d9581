import { describe, expect, it } from 'vitest';
import { optionsHelp, parseOptions, WrongUsage } from '../../src/cli/args.ts';

const OPTIONS = {
  port: { type: 'number', value: 'N', min: 0, max: 65535, default: 8787, help: 'the port' },
  project: { type: 'text', value: 'ID', required: true, help: "the project's ID" },
  kind: { type: 'text', value: 'KIND', choices: ['a', 'b'], help: 'which' },
  logs: { type: 'list', value: 'GLOB', help: 'the logs' },
  wait: { type: 'flag', help: 'to wait' },
} as const;

const parse = (...argv: string[]) => parseOptions(OPTIONS, argv, () => []);

describe('options', () => {
  it('are read with their defaults', () => {
    expect(parse('go', '--project', 'p')).toEqual({
      values: { port: 8787, project: 'p', kind: undefined, logs: [], wait: false },
      positionals: ['go'],
    });
    expect(
      parse('--project=p', '--port', '0', '--logs', 'a', '--logs', 'b', '--wait').values,
    ).toMatchObject({ port: 0, logs: ['a', 'b'], wait: true });
  });

  it.each([
    [['--project', 'p', '--port', 'x'], /`--port` must be a whole number from 0 to 65535; got `x`/],
    [['--project', 'p', '--port', '70000'], /from 0 to 65535/],
    [['--project', 'p', '--port', '-1'], /`--port`/],
    [[], /`--project ID` is required: the project's ID/],
    [['--project'], /`--project` requires a value: --project ID/],
    [['--project='], /`--project` requires a value/],
    [['--project', '--wait'], /`--project` requires a value/],
    [['--project', 'p', '--project', 'q'], /can be used only once/],
    [['--project', 'p', '--wait=yes'], /`--wait` does not take a value/],
    [['--project', 'p', '--kind', 'c'], /`--kind` must be one of a, b; got `c`/],
    [['--project', 'p', '--colour', 'red'], /^Unknown option `--colour`\.$/],
    [['--project', 'p', '--api-key', 's3cret'], /Set secrets in the environment/],
  ])('are refused in %j', (argv, sentence) => {
    expect(() => parse(...argv)).toThrow(sentence);
  });

  it('never repeat a secret that was given by mistake', () => {
    expect(() => parse('--project', 'p', '--api-key=s3cret')).toThrow(/^(?!.*s3cret)/s);
  });

  it('tell every problem together, the command’s own among them', () => {
    const attempt = () =>
      parseOptions(OPTIONS, ['--port', 'x', '--wait=1'], () => ['Own problem.']);
    expect(attempt).toThrow(/--wait[\s\S]*--port[\s\S]*--project[\s\S]*Own problem/);
  });

  it.each([
    [['--projct', 'p', '--port', 'x'], 'Unknown option `--projct`. Did you mean `--project`?'],
    [['--wiat'], 'Unknown option `--wiat`. Did you mean `--wait`?'],
    [['--toString'], 'Unknown option `--toString`.'],
  ])('that are misspelled in %j are the only problem', (argv, sentence) => {
    const attempt = () => parseOptions(OPTIONS, argv, () => ['Own problem.']);
    expect(attempt).toThrow(new WrongUsage([sentence]));
  });

  const verbs = { of: 'docket job', names: ['create', 'get'] };
  it.each([
    [['creat'], 'There is no `docket job creat`. Did you mean `docket job create`?'],
    [['destroy', '--port', 'x'], 'There is no `docket job destroy`. Use create, get.'],
    [['--wait'], 'Choose an action: docket job create|get.'],
  ])('come after a verb that is right: %j', (argv, sentence) => {
    const attempt = () => parseOptions(OPTIONS, argv, () => ['Own problem.'], verbs);
    expect(attempt).toThrow(new WrongUsage([sentence]));
  });

  it('are explained in aligned lines', () => {
    expect(optionsHelp(OPTIONS).split('\n').slice(0, 2)).toEqual([
      '  --port N      the port (default 8787)',
      "  --project ID  the project's ID",
    ]);
  });
});
