// docket completion: prints what a shell needs to complete commands, actions, options, and values. All
// of it comes from the tables that the help comes from.
import type { Option, Options } from './args.ts';
import { parseOptions } from './args.ts';
import { type Command, type CommandTable, EXIT } from './command.ts';

const SHELLS = ['bash', 'zsh', 'fish'] as const;
type Shell = (typeof SHELLS)[number];
const VERBS = { of: 'docket completion', names: SHELLS };

const HELP = `Prints a script that lets your shell complete docket commands, options, and values.

Usage: docket completion bash|zsh|fish

  bash  echo 'eval "$(docket completion bash)"' >> ~/.bashrc
  zsh   echo 'eval "$(docket completion zsh)"' >> ~/.zshrc
  fish  docket completion fish > ~/.config/fish/completions/docket.fish
`;

interface Described {
  name: string;
  summary: string;
  options: Options;
  verbs: readonly string[];
}

export function completionCommand(table: () => CommandTable): Command {
  return {
    help: HELP,
    verbs: SHELLS,
    async run(argv, terminal) {
      const { positionals } = parseOptions({}, argv, onlyOne, VERBS);
      const commands = await Promise.all(
        Object.entries(table()).map(async ([name, { summary, load }]): Promise<Described> => {
          const { options = {}, verbs = [] } = await load();
          return { name, summary, options, verbs };
        }),
      );
      terminal.out(SCRIPTS[positionals[0] as Shell](commands));
      return EXIT.done;
    },
  };
}

const onlyOne = ({ positionals: [, ...more] }: { positionals: string[] }) =>
  more.length > 0 ? ['Choose one shell: bash, zsh, or fish.'] : [];

const SCRIPTS: Record<Shell, (commands: readonly Described[]) => string> = {
  bash: (commands) => `${bashFunction(commands)}complete -o default -F _docket docket\n`,
  // Its own emulation of bash's completion has been part of zsh for twenty years.
  zsh: (commands) =>
    `autoload -Uz compinit && compinit\nautoload -U +X bashcompinit && bashcompinit\n${bashFunction(commands)}complete -o default -F _docket docket\n`,
  fish: fishScript,
};

const choicesOf = (option: Option) => ('choices' in option ? (option.choices ?? []) : []);
const flagsOf = ({ options }: Described) => Object.keys(options).map((name) => `--${name}`);

/** The word before decides about values; the first word, about everything else. */
function bashFunction(commands: readonly Described[]): string {
  const cases = commands.map((command) => {
    const values = Object.entries(command.options)
      .filter(([, option]) => option.type !== 'flag')
      .map(
        ([name, option]) =>
          `        --${name}) COMPREPLY=($(compgen -W "${choicesOf(option).join(' ')}" -- "$word")); return ;;`,
      );
    const words = [...flagsOf(command), '--help'].join(' ');
    const verbs = command.verbs.join(' ');
    return `    ${command.name})
      case "$before" in
${values.length > 0 ? values.join('\n') : '        --) ;;'}
      esac
      [ "$COMP_CWORD" -eq 2 ] && verbs="${verbs}"
      options="${words}" ;;`;
  });
  const names = commands.map(({ name }) => name).join(' ');
  return `_docket() {
  local word="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" verbs="" options=""
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "${names} --help --version" -- "$word"))
    return
  fi
  case "\${COMP_WORDS[1]}" in
${cases.join('\n')}
  esac
  case "$word" in
    -*) COMPREPLY=($(compgen -W "$options" -- "$word")) ;;
    *) COMPREPLY=($(compgen -W "$verbs" -- "$word")) ;;
  esac
}
`;
}

function fishScript(commands: readonly Described[]): string {
  const lines = commands.flatMap(({ name, summary, options, verbs }) => {
    const inside = `-n '__fish_seen_subcommand_from ${name}'`;
    return [
      `complete -c docket -f -n __fish_use_subcommand -a ${name} -d ${quoted(summary)}`,
      ...(verbs.length > 0
        ? [
            `complete -c docket -f -n '__fish_seen_subcommand_from ${name}; and not __fish_seen_subcommand_from ${verbs.join(' ')}' -a '${verbs.join(' ')}'`,
          ]
        : []),
      ...Object.entries(options).map(([option, described]) => {
        const choices = choicesOf(described).join(' ');
        const value = described.type === 'flag' ? '' : choices ? ` -x -a '${choices}'` : ' -r';
        return `complete -c docket ${inside} -l ${option}${value} -d ${quoted(described.help)}`;
      }),
    ];
  });
  return `${lines.join('\n')}\n`;
}

const quoted = (text: string) => `'${text.replace(/[\\']/g, '\\$&')}'`;
