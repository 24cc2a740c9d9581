// How the demos talk to a terminal: numbered chapters, what people and the bot say, log lines.
import type { Terminal } from '../../src/cli/command.ts';
import { terminalMarkdown } from './terminal-markdown.ts';

export type Say = (line: string) => void;

/** What there is to look at. */
export interface Place {
  what: string;
  url: string;
}

export interface Told {
  /** Every chapter ended as the README says. */
  asPromised: boolean;
  places: Place[];
}

/** What takes place on this machine, and is gone when it is closed. */
export interface DemoWorld {
  /** From now on, people can comment on the pages. Answers the thread to begin with. Absent: there is none. */
  invite?(onLine: Say): Promise<string>;
  close(): Promise<void>;
}

export interface Demo<World extends DemoWorld> {
  opening: string;
  /** What to do next, after this one. */
  next: string;
  /** Shows this demo; the plain one has none. */
  flag?: '--week' | '--organization' | '--audition';
  /** Every step stops when the signal is aborted. */
  open(env: NodeJS.ProcessEnv, signal: AbortSignal): Promise<World>;
  tell(world: World, narrator: Narrator, signal: AbortSignal): Promise<Told>;
}

export interface Style {
  bold(text: string): string;
  dim(text: string): string;
  link(text: string): string;
  added(text: string): string;
  removed(text: string): string;
}

export interface Narrator {
  style: Style;
  chapter(title: string): void;
  say(text: string): void;
  /** What someone writes on a thread; the bot's words are Markdown. */
  person(name: string, text: string): void;
  docket(markdown: string): void;
  log: Say;
}

export function narrator({ out, color }: Terminal): Narrator {
  const style = styles(color);
  let chapters = 0;
  const say = (text: string) => out(`${text.replace(/^(?=.)/gm, '   ')}\n`);
  return {
    style,
    say,
    chapter: (title) => out(`\n${style.bold(`${++chapters}. ${title}`)}\n`),
    person: (name, text) => say(`${name}: ${style.bold(text)}`),
    docket: (markdown) => say(`docket: ${terminalMarkdown(markdown, style)}`),
    log: (line) => out(style.dim(`   │ ${line}\n`)),
  };
}

function styles(color: boolean): Style {
  const code = (number: number) => (text: string) =>
    color ? `\u001b[${number}m${text}\u001b[0m` : text;
  return { bold: code(1), dim: code(2), link: code(4), added: code(32), removed: code(31) };
}

/** A diff, as terminals show it. */
export function colored(diff: string, style: Style): string {
  return diff
    .split('\n')
    .map((line) => {
      if (/^\+(?!\+\+)/.test(line)) return style.added(line);
      if (/^-(?!--)/.test(line)) return style.removed(line);
      return line;
    })
    .join('\n');
}
