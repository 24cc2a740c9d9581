export const id = 3511;
export const ids = [3511];
export const modules = {

/***/ 93511:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   completionCommand: () => (/* binding */ completionCommand)
/* harmony export */ });
/* harmony import */ var _args_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94552);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15712);


const SHELLS = ['bash', 'zsh', 'fish'];
const VERBS = { of: 'docket completion', names: SHELLS };
const HELP = `Prints a script that lets your shell complete docket commands, options, and values.

Usage: docket completion bash|zsh|fish

  bash  echo 'eval "$(docket completion bash)"' >> ~/.bashrc
  zsh   echo 'eval "$(docket completion zsh)"' >> ~/.zshrc
  fish  docket completion fish > ~/.config/fish/completions/docket.fish
`;
function completionCommand(table) {
    return {
        help: HELP,
        verbs: SHELLS,
        async run(argv, terminal) {
            const { positionals } = (0,_args_js__WEBPACK_IMPORTED_MODULE_0__/* .parseOptions */ .Ac)({}, argv, onlyOne, VERBS);
            const commands = await Promise.all(Object.entries(table()).map(async ([name, { summary, load }]) => {
                const { options = {}, verbs = [] } = await load();
                return { name, summary, options, verbs };
            }));
            terminal.out(SCRIPTS[positionals[0]](commands));
            return _command_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .dc.done;
        },
    };
}
const onlyOne = ({ positionals: [, ...more] }) => more.length > 0 ? ['Choose one shell: bash, zsh, or fish.'] : [];
const SCRIPTS = {
    bash: (commands) => `${bashFunction(commands)}complete -o default -F _docket docket\n`,
    // Its own emulation of bash's completion has been part of zsh for twenty years.
    zsh: (commands) => `autoload -Uz compinit && compinit\nautoload -U +X bashcompinit && bashcompinit\n${bashFunction(commands)}complete -o default -F _docket docket\n`,
    fish: fishScript,
};
const choicesOf = (option) => ('choices' in option ? (option.choices ?? []) : []);
const flagsOf = ({ options }) => Object.keys(options).map((name) => `--${name}`);
/** The word before decides about values; the first word, about everything else. */
function bashFunction(commands) {
    const cases = commands.map((command) => {
        const values = Object.entries(command.options)
            .filter(([, option]) => option.type !== 'flag')
            .map(([name, option]) => `        --${name}) COMPREPLY=($(compgen -W "${choicesOf(option).join(' ')}" -- "$word")); return ;;`);
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
function fishScript(commands) {
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
const quoted = (text) => `'${text.replace(/[\\']/g, '\\$&')}'`;


/***/ })

};
