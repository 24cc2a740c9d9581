// docket demo: shows a complete example while it really runs on this machine.
import { optionsHelp, type Parsed, parseOptions } from './args.ts';
import { type Command, EXIT, type ExitCode, type Terminal } from './command.ts';
import { tellWeek, type WeekWorld } from './demo-week.ts';
import { colored, type Narrator, narrator, type Say } from './narrator.ts';
import { terminalMarkdown } from './terminal-markdown.ts';

export interface DemoStep {
  outcome: string;
  seconds: number;
  /** What the bot wrote on the thread, newest version. */
  answer: string;
}

export interface DemoImproved {
  outcome: string;
  seconds: number;
  summary: string;
  pull: { url: string; diff: string };
}

export interface DemoViews {
  seconds: number;
  summary: string;
  artifact: { name: string; bytes: number };
  report: string;
}

/** A throwaway repository, a stand-in for GitHub, and the real bundle; compose/ builds it. */
export interface DemoWorld {
  /** Someone opens the pull request that the demo starts with. */
  openPull(): Promise<{ title: string; url: string; number: number }>;
  /** Someone comments, and the workflow this starts runs to the end. */
  comment(by: string, thread: number, body: string, onLine: Say): Promise<DemoStep>;
  /** The pull request of the job, with its current changes. */
  jobPull(): Promise<{ number: number; url: string; commits: string[]; diff: string }>;
  exportViews(onLine: Say): Promise<DemoViews>;
  /** The first pull request is merged, and then the pages that need work are picked. */
  improve(merged: number, onLine: Say): Promise<DemoImproved>;
  /** Removes everything, unless it should be kept. */
  close(): Promise<void>;
}

export interface DemoOptions {
  keep: boolean;
  signal: AbortSignal;
}

export interface DemoDeps {
  /** Every step of the demo stops when the signal is aborted. */
  open(options: DemoOptions): Promise<DemoWorld>;
  openWeek(options: DemoOptions): Promise<WeekWorld>;
  clock: { now(): number };
}

const OPTIONS = {
  week: { type: 'flag', help: 'show what a team sees on its threads in the first week' },
  keep: { type: 'flag', help: 'keep everything open for your browser until you press Ctrl-C' },
} as const;

const OPENING =
  'Docket, offline: a throwaway repository, a stand-in for GitHub, and the real action.';

const HELP = `Demonstrates Docket offline with a throwaway repository, a local stand-in for GitHub,
and the real action, run as in a workflow. Everything is cleaned up afterward.

Usage: docket demo [--week] [--keep]

${optionsHelp(OPTIONS)}
`;

export function demoCommand(deps: DemoDeps): Command {
  return { help: HELP, run: (argv, terminal) => run(argv, terminal, deps) };
}

async function run(argv: readonly string[], terminal: Terminal, deps: DemoDeps): Promise<ExitCode> {
  const { keep, week } = parseOptions(OPTIONS, argv, noWords).values;
  const began = deps.clock.now();
  terminal.out(`${OPENING}\n`);
  const show = async <World extends { close(): Promise<void> }>(
    open: (options: DemoOptions) => Promise<World>,
    tell: (world: World, narrator: Narrator) => Promise<Told>,
  ) => {
    const world = await open({ keep, signal: terminal.signal });
    try {
      const told = await tell(world, narrator(terminal));
      const seconds = Math.round((deps.clock.now() - began) / 1000);
      terminal.out(ending(told, seconds, keep));
      if (keep) {
        terminal.out(`${told.places.map((place) => `   ${place}`).join('\n')}\n`);
        await untilStopped(terminal.signal);
      }
      return told.asPromised ? EXIT.done : EXIT.failed;
    } finally {
      await world.close();
    }
  };
  return week ? show(deps.openWeek, tellWeek) : show(deps.open, tellAll);
}

function noWords({ positionals }: Parsed<typeof OPTIONS>): string[] {
  return positionals.length > 0 ? [`Unexpected argument \`${positionals[0]}\`.`] : [];
}

interface Told {
  /** Every chapter ended as the README says. */
  asPromised: boolean;
  /** What there is to look at. */
  places: string[];
}

async function tellAll(world: DemoWorld, tell: Narrator): Promise<Told> {
  const { style, chapter, say, person, docket, log } = tell;
  chapter('Mona opens a pull request that changes the program');
  const pull = await world.openPull();
  say(`${pull.title}\n${style.link(pull.url)}`);

  chapter('She requests documentation');
  const ask = '/docs explain the new --json flag';
  person('mona', ask);
  const first = await world.comment('mona', pull.number, ask, log);
  docket(first.answer);
  const made = await world.jobPull();
  say(`${took(first)} The pull request stacks on hers and changes:\n${colored(made.diff, style)}`);

  chapter('She requests another change on the new pull request');
  const more =
    '/docs add "For scripts" to docs/start.md: `trail list --json` prints all trails as one array.';
  person('mona', more);
  const second = await world.comment('mona', made.number, more, log);
  const grown = await world.jobPull();
  say(`${took(second)} Same job, same pull request, one more commit:`);
  say(grown.commits.map((subject) => `• ${subject}`).join('\n'));

  chapter('A stranger tries it, too');
  const rude = '/docs replace "Trail" with "Buy my shoes"';
  person('stranger', rude);
  const third = await world.comment('stranger', pull.number, rude, log);
  docket(third.answer);

  chapter('On Monday: which pages people and AI read');
  const views = await world.exportViews(log);
  say(terminalMarkdown(views.summary, style));
  const size = `${Math.ceil(views.artifact.bytes / 1024)} kB`;
  say(`Uploaded the artifact \`${views.artifact.name}\` (${size}), which contains the report.`);

  chapter('On Tuesday, her change is merged: a page that AI could not find becomes a pull request');
  const improved = await world.improve(pull.number, log);
  say(terminalMarkdown(improved.summary, style));
  say(`${took(improved)} It changes:\n${colored(improved.pull.diff, style)}`);
  return {
    asPromised:
      first.outcome === 'pull-request' &&
      second.outcome === 'pull-request' &&
      grown.number === made.number &&
      third.outcome === 'ignored' &&
      improved.outcome === 'pull-request',
    places: [pull.url, made.url, views.report, improved.pull.url],
  };
}

function ending({ asPromised }: Told, seconds: number, keep: boolean): string {
  if (!asPromised) return '\nThe demo did not finish as expected. See the lines above.\n';
  return [
    '',
    `Demo finished in ${seconds} s.`,
    'To use Docket in your repository, copy examples/workflows/docs-comments.yml.',
    keep
      ? 'Open these in a browser. Press Ctrl-C to stop:'
      : 'Everything was cleaned up. Run `npm run demo -- --keep` to keep it open for your browser.',
    '',
  ].join('\n');
}

function untilStopped(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

function took({ seconds }: Pick<DemoStep, 'seconds'>): string {
  return `(${seconds.toFixed(1)} s)`;
}
