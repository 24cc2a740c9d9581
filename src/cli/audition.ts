// docket audition: what would an agent have written for the merges of this repository?

import { closeSync, openSync, writeSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { requireIsolation } from '../agents/program/isolation.ts';
import { doneBefore, PAGE_NAME, runAudition } from '../audition/audition.ts';
import { type AuditionPlan, findPast, inspectClone, tellPlan } from '../audition/plan.ts';
import { openSeal } from '../audition/seal.ts';
import { sumOf, tellSum } from '../audition/sum.ts';
import type { Candidate } from '../audition/trial.ts';
import { DEFAULT_CONFIG } from '../config/config.ts';
import { readConfig } from '../config/config-file.ts';
import { DEFAULT_DOCS_PATHS } from '../jobs/changes/change.ts';
import { SetupError } from '../shared/errors.ts';
import { openCloneGit } from '../shared/git/clone-git.ts';
import { APPEND } from '../shared/git/output-folder.ts';
import { isoTime, type Log, systemClock } from '../shared/runtime.ts';
import { oneLine } from '../shared/text/foreign.ts';
import { mustBeUrl, noArguments, optionsHelp, type Parsed, parseOptions } from './args.ts';
import { type Command, EXIT, type Terminal } from './command.ts';
import { progressBar } from './progress.ts';
import { ISOLATION_OPTION } from './serve/options.ts';

const OPTIONS = {
  'agent-command': { type: 'text', value: 'COMMAND', help: 'a program to try, such as `claude`' },
  'model-url': {
    type: 'text',
    value: 'URL',
    help: 'the endpoint of a model to try instead',
    must: mustBeUrl,
  },
  model: { type: 'text', value: 'NAME', help: "the model's name there" },
  against: {
    type: 'text',
    value: 'AGENT',
    help: 'a second one to compare: another command, or another model at the same URL',
  },
  merges: {
    type: 'number',
    value: 'N',
    min: 1,
    max: 200,
    default: 10,
    help: 'how many merges with documentation, and as many without',
  },
  branch: { type: 'text', value: 'REF', default: 'HEAD', help: 'whose history counts' },
  'docs-paths': {
    type: 'list',
    value: 'GLOB',
    help: 'which files are documentation; can be repeated',
  },
  'check-command': { type: 'text', value: 'COMMAND', help: 'a check that its pages have to pass' },
  'at-once': {
    type: 'number',
    value: 'N',
    min: 1,
    max: 16,
    default: 1,
    help: 'how many merges to work on at a time',
  },
  isolation: ISOLATION_OPTION,
  out: {
    type: 'text',
    value: 'DIR',
    default: 'docket-audition',
    help: 'where the page and the results go',
  },
  config: {
    type: 'text',
    value: 'FILE',
    help: 'the settings to use instead of .github/docket.yml',
  },
  yes: { type: 'flag', help: 'start without asking' },
} as const;

type Values = Parsed<typeof OPTIONS>['values'];

const HELP = `Shows what an agent would have written for past merges of this repository, beside what people wrote.

Usage: docket audition (--agent-command COMMAND | --model-url URL --model NAME) [options]

${optionsHelp(OPTIONS)}

Run it in a clone. It needs no write access: each merge is done again in a temporary repository, as a
complete job with all its checks, and the result is one page to open. It shows its plan and the most
that it can cost, and asks before it starts. After Ctrl-C, the same command goes on where it was.
The key of a model is read from DOCKET_MODEL_KEY.
`;

export function audition(env: NodeJS.ProcessEnv): Command {
  return {
    help: HELP,
    options: OPTIONS,
    async run(argv, terminal) {
      const { values } = parseOptions(OPTIONS, argv, rules);
      const config = await readConfig(values.config);
      const git = await openCloneGit(env);
      const clone = await inspectClone(git, process.cwd());
      const globs = values['docs-paths'];
      const docsPaths = globs.length > 0 ? globs : DEFAULT_DOCS_PATHS;
      const wanted = { ref: values.branch, count: values.merges, config, docsPaths };
      const { isDocs, ...history } = await findPast(git, clone, wanted);
      const candidates = candidatesOf(values, env);
      const { isolation: own } = (config ?? DEFAULT_CONFIG).agent;
      const isolation = values.isolation === 'best' ? own : values.isolation;
      const hide = [clone.root];
      if (isolation === 'required' && values['agent-command'] !== undefined) {
        const machine = { environment: env, clock: systemClock, tmp: tmpdir(), isolated: true };
        await requireIsolation({ ...machine, hide }, false);
      }
      const plan: AuditionPlan = {
        merges: history.merges,
        candidates,
        repository: basename(clone.root),
        out: resolve(values.out),
        seal: await openSeal(env, clone.root),
        scratch: await mkdtemp(join(tmpdir(), 'audition-')),
        atOnce: values['at-once'],
      };
      const done = await doneBefore(plan);
      const lines = tellPlan(plan, { ...history, done }, config);
      terminal.err(lines.map((line) => `${line}\n`).join(''));
      const isDone = done === plan.merges.length * candidates.length;
      if (!values.yes && !isDone && !(await agreed(terminal))) return EXIT.failed;
      const bar = progressBar(terminal, systemClock, { quarters: true });
      const place = {
        ...{ git, env, config, docsPaths, isDocs, isolation, hide },
        objects: clone.objects,
        checkCommand: values['check-command'],
        log: fileLog(plan.out),
      };
      const rows = await runAudition(plan, place, {
        told: {
          show: (done, all, words) =>
            bar.show('Audition', done / all, `${done} of ${all}: ${oneLine(words)}`),
        },
        signal: terminal.signal,
      }).finally(() => bar.end());
      for (const { name } of candidates)
        terminal.out(`${oneLine(name)}: ${tellSum(sumOf(rows, name))}\n`);
      terminal.out(`The page: ${join(values.out, PAGE_NAME)}\n`);
      return rows.every(({ verdict }) => verdict === 'failed') ? EXIT.failed : EXIT.done;
    },
  };
}

function rules(parsed: Parsed<typeof OPTIONS>): string[] {
  const { 'agent-command': command, 'model-url': url, model } = parsed.values;
  const problems = noArguments(parsed);
  if (command === undefined && url === undefined)
    problems.push(
      'Name the agent to try: --agent-command COMMAND, or --model-url URL and --model NAME.',
    );
  if (command !== undefined && url !== undefined)
    problems.push(
      'Use either `--agent-command` or `--model-url`. To compare two, use `--against`.',
    );
  if ((url === undefined) !== (model === undefined))
    problems.push('`--model-url` and `--model` belong together.');
  return problems;
}

function candidatesOf(values: Values, env: NodeJS.ProcessEnv): Candidate[] {
  const { 'agent-command': command, 'model-url': url = '', model = '', against } = values;
  const key = env.DOCKET_MODEL_KEY;
  const named = (name: string): Candidate =>
    command === undefined
      ? { name, model: { url, model: name, ...(key && { key }) } }
      : { name, command: name };
  return [named(command ?? model), ...(against === undefined ? [] : [named(against)])];
}

async function agreed(terminal: Terminal): Promise<boolean> {
  const answer = await terminal.ask('Start? [y/N] ');
  if (answer === undefined) {
    throw new SetupError('Nobody is there to be asked. To start without asking, add --yes.');
  }
  return /^y(?:es)?$/i.test(answer.trim());
}

/** What jobs log would tear the progress bar. */
function fileLog(out: string): Log {
  const write = (level: string) => (message: string) => {
    const file = openSync(join(out, 'log.txt'), APPEND);
    writeSync(file, `${isoTime(systemClock.now())} ${level} ${oneLine(message)}\n`);
    closeSync(file);
  };
  return { debug() {}, info: write('info'), warn: write('warn'), error: write('error') };
}
