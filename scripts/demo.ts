// `npm run demo`: complete examples, shown while they really run on this machine.
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { diskProblem } from '../src/agents/program/machine.ts';
import { noArguments, optionsHelp, parseOptions } from '../src/cli/args.ts';
import { type Command, EXIT, type ExitCode, type Terminal } from '../src/cli/command.ts';
import { processTerminal, runCli } from '../src/cli/commands.ts';
import { SetupError } from '../src/shared/errors.ts';
import { VERSION } from '../src/shared/version.ts';
import { type Demo, type DemoWorld, narrator, type Told } from './demo/narrator.ts';
import { realModel } from './demo/real-model.ts';

const OPTIONS = {
  week: { type: 'flag', help: 'show what a team sees on its threads in the first week' },
  organization: {
    type: 'flag',
    help: 'show the bot of an organization: a database, two servers, and two workers, one of them killed',
  },
  audition: {
    type: 'flag',
    help: 'try an agent on ten past merges, and see what it would have written',
  },
  keep: { type: 'flag', help: 'keep the pages open for your own requests until you press Ctrl-C' },
} as const;

const STORIES = ['week', 'organization', 'audition'] as const;

const HELP = `Demonstrates Docket offline: a throwaway repository, a local stand-in for GitHub, and the committed
bundle, run as in a workflow. In a terminal, its pages stay open at the end, and you can comment your
own \`/docs …\` there. Everything is removed when it ends. With DOCKET_MODEL_URL, DOCKET_MODEL, and
DOCKET_MODEL_KEY in the environment, that model carries out your own requests.

Usage: npm run demo [-- [--week | --organization | --audition] [--keep]]

${optionsHelp(OPTIONS)}
`;

const INVITATION =
  'Your turn: open this page in a browser, comment your own `/docs …`, and watch the thread answer.';

const demo: Command = { help: HELP, run };

async function run(argv: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const { week, organization, audition, keep } = parseOptions(OPTIONS, argv, (parsed) => [
    ...noArguments(parsed),
    ...(STORIES.filter((story) => parsed.values[story]).length > 1
      ? ['Use only one of `--week`, `--organization`, and `--audition`.']
      : []),
  ]).values;
  if (organization) {
    return show((await import('./demo/organization.ts')).organizationDemo, keep, terminal);
  }
  if (audition) return show((await import('./demo/audition.ts')).auditionDemo, keep, terminal);
  if (week) return show((await import('./demo/week.ts')).weekDemo, keep, terminal);
  return show((await import('./demo/story.ts')).storyDemo, keep, terminal);
}

async function show<World extends DemoWorld>(
  { opening, next, flag, open, tell }: Demo<World>,
  keep: boolean,
  terminal: Terminal,
): Promise<ExitCode> {
  const { out, signal } = terminal;
  const began = performance.now();
  out(`${opening}\n`);
  const problem = await diskProblem({ tmp: tmpdir() });
  if (problem) throw new SetupError(problem);
  const model = realModel(process.env);
  if (model) out(`${model.sentence}\n`);
  const story = narrator(terminal);
  const ended = new AbortController();
  const world = await open(process.env, AbortSignal.any([signal, ended.signal]));
  const stays = keep || (process.stdin.isTTY && process.stdout.isTTY);
  try {
    const stopped = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
    const told = await Promise.race([tell(world, story, signal), stopped]);
    out(ending(told, next, performance.now() - began));
    if (stays) {
      const thread = await world.invite?.(story.log);
      const places = told.places.map(({ what, url }) => `   ${what}: ${url}\n`).join('');
      out(
        thread === undefined
          ? `\nOpen it in a browser:\n${places}`
          : `\n${INVITATION}\n   ${thread}\n\nThis is there, too:\n${places}`,
      );
      out(`\nPress ${keep ? '' : 'Enter or '}Ctrl-C to stop and remove everything.\n`);
      // A story without a server has nothing else that keeps the process running.
      const alive = setInterval(() => {}, 60_000);
      await Promise.race([stopped.catch(() => {}), ...(keep ? [] : [once(process.stdin, 'data')])]);
      clearInterval(alive);
    }
    return told.asPromised ? EXIT.done : EXIT.failed;
  } finally {
    process.stdin.pause();
    // Someone may leave in the middle of their own request.
    ended.abort();
    await world.close();
    if (!signal.aborted || stays) out('Everything was removed.\n');
    const again = ['npm run demo --', flag, '--keep'].filter(Boolean).join(' ');
    const wish = world.invite ? 'comment your own requests' : 'look at the page';
    if (!stays) out(`To ${wish}, run \`${again}\`.\n`);
  }
}

function ending({ asPromised }: Told, next: string, tookMs: number): string {
  if (!asPromised) return '\nThe demo did not finish as expected. See the lines above.\n';
  return `
Demo finished in ${Math.round(tookMs / 1000)} s.
${next}
`;
}

const terminal = processTerminal(process.env);
process.exitCode = await runCli(
  { demo: { summary: 'run a complete demo, offline', cleansUp: true, load: async () => demo } },
  ['demo', ...process.argv.slice(2)],
  {
    ...terminal,
    err: (words) => terminal.err(words.replace('docket demo --help', 'npm run demo -- --help')),
  },
  VERSION,
);
// After a signal, do not wait for steps whose folder is gone.
if (Number(process.exitCode) > 128) process.exit();
