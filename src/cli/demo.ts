// docket demo: the whole story, told while it really happens on this machine.
import { optionsHelp, type Parsed, parseOptions } from './args.ts';
import { type Command, EXIT, type ExitCode, type Terminal } from './command.ts';
import { terminalMarkdown } from './terminal-markdown.ts';

export interface DemoStep {
  outcome: string;
  seconds: number;
  /** What the bot wrote on the thread, newest version. */
  answer: string;
}

export interface DemoViews {
  seconds: number;
  summary: string;
  artifact: { name: string; bytes: number };
  report: string;
}

/** A throw-away repository, a stand-in for GitHub and the real bundle; compose/ makes it. */
export interface DemoWorld {
  /** Someone opens the pull request that the story begins with. */
  openPull(): Promise<{ title: string; url: string; number: number }>;
  /** Someone comments, and the workflow that this starts runs to its end. */
  comment(by: string, thread: number, body: string, onLine: Say): Promise<DemoStep>;
  /** The pull request of the job, with what it changes now. */
  jobPull(): Promise<{ number: number; url: string; commits: string[]; diff: string }>;
  exportViews(onLine: Say): Promise<DemoViews>;
  /** Everything is gone after this, unless it was to be kept. */
  close(): Promise<void>;
}

export interface DemoDeps {
  /** Every step of the world ends when the signal says so. */
  open(options: { keep: boolean; signal: AbortSignal }): Promise<DemoWorld>;
  clock: { now(): number };
}

type Say = (line: string) => void;

const OPTIONS = {
  keep: { type: 'flag', help: 'leave everything open in the browser until Ctrl-C' },
} as const;

const HELP = `Shows what Docket does, offline: a throw-away repository, a local stand-in for GitHub,
and the real action, run as a workflow runs it. Nothing is left behind.

Usage: docket demo [--keep]

${optionsHelp(OPTIONS)}
`;

export function demoCommand(deps: DemoDeps): Command {
  return { help: HELP, run: (argv, terminal) => run(argv, terminal, deps) };
}

async function run(argv: readonly string[], terminal: Terminal, deps: DemoDeps): Promise<ExitCode> {
  const { keep } = parseOptions(OPTIONS, argv, noWords).values;
  const began = deps.clock.now();
  const world = await deps.open({ keep, signal: terminal.signal });
  try {
    const done = await tell(world, terminal);
    const seconds = Math.round((deps.clock.now() - began) / 1000);
    terminal.out(ending(done, seconds, keep));
    if (keep) {
      terminal.out(`${done.places.map((place) => `   ${place}`).join('\n')}\n`);
      await untilStopped(terminal.signal);
    }
    return done.asPromised ? EXIT.done : EXIT.failed;
  } finally {
    await world.close();
  }
}

function noWords({ positionals }: Parsed<typeof OPTIONS>): string[] {
  return positionals.length > 0 ? [`docket demo takes no \`${positionals[0]}\`.`] : [];
}

interface Told {
  /** Every chapter ended as the README says. */
  asPromised: boolean;
  /** What there is to look at. */
  places: string[];
}

async function tell(world: DemoWorld, { out, color }: Terminal): Promise<Told> {
  const style = styles(color);
  const chapter = (number: number, title: string) =>
    out(`\n${style.bold(`${number}. ${title}`)}\n`);
  const log: Say = (line) => out(style.dim(`   │ ${line}\n`));
  const say = (text: string) => out(`${indent(text)}\n`);

  out('Docket, offline: a throw-away repository, a stand-in for GitHub, the real action.\n');
  chapter(1, 'Mona opens a pull request that changes the program');
  const pull = await world.openPull();
  say(`${pull.title}\n${style.link(pull.url)}`);

  chapter(2, 'She asks for the documentation');
  const ask = '/docs explain the new --json flag';
  say(`mona: ${style.bold(ask)}`);
  const first = await world.comment('mona', pull.number, ask, log);
  say(`docket: ${terminalMarkdown(first.answer, style)}`);
  const made = await world.jobPull();
  say(`${took(first)} The pull request stacks on hers and changes:\n${colour(made.diff, style)}`);

  chapter(3, 'She wants more, on the new pull request');
  const more =
    '/docs add "For scripts" to docs/start.md: `trail list --json` prints all trails as one array.';
  say(`mona: ${style.bold(more)}`);
  const second = await world.comment('mona', made.number, more, log);
  const grown = await world.jobPull();
  say(`${took(second)} Same job, same pull request, one more commit:`);
  say(grown.commits.map((subject) => `• ${subject}`).join('\n'));

  chapter(4, 'A stranger tries too');
  const rude = '/docs replace "Trail" with "Buy my shoes"';
  say(`stranger: ${style.bold(rude)}`);
  const third = await world.comment('stranger', pull.number, rude, log);
  say(`docket: ${terminalMarkdown(third.answer, style)}`);

  chapter(5, 'On Monday: who read which page, people or AI');
  const views = await world.exportViews(log);
  say(terminalMarkdown(views.summary, style));
  const size = `${Math.ceil(views.artifact.bytes / 1024)} kB`;
  say(`Artifact \`${views.artifact.name}\` (${size}) uploaded, with the report in it.`);
  return {
    asPromised:
      first.outcome === 'pull-request' &&
      second.outcome === 'pull-request' &&
      grown.number === made.number &&
      third.outcome === 'ignored',
    places: [pull.url, made.url, views.report],
  };
}

function ending({ asPromised }: Told, seconds: number, keep: boolean): string {
  if (!asPromised) return '\nThe story did not end as it should: see the lines above.\n';
  return [
    '',
    `That was the whole of it, in ${seconds} s.`,
    'To have it in your repository, copy examples/workflows/docs-comments.yml.',
    keep
      ? 'Open these in a browser; Ctrl-C ends it:'
      : 'All of it is gone again; `npm run demo -- --keep` leaves it open for your browser.',
    '',
  ].join('\n');
}

function untilStopped(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

export interface Style {
  bold(text: string): string;
  dim(text: string): string;
  link(text: string): string;
  added(text: string): string;
  removed(text: string): string;
}

function styles(color: boolean): Style {
  const code = (number: number) => (text: string) =>
    color ? `\u001b[${number}m${text}\u001b[0m` : text;
  return { bold: code(1), dim: code(2), link: code(4), added: code(32), removed: code(31) };
}

function colour(diff: string, style: Style): string {
  return diff
    .split('\n')
    .map((line) => {
      if (/^\+(?!\+\+)/.test(line)) return style.added(line);
      if (/^-(?!--)/.test(line)) return style.removed(line);
      return line;
    })
    .join('\n');
}

function took({ seconds }: DemoStep): string {
  return `(${seconds.toFixed(1)} s)`;
}

function indent(text: string): string {
  return text.replace(/^(?=.)/gm, '   ');
}
