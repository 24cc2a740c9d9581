// docket doctor: checks whether this machine can run jobs and, with `--repo`, a repository on GitHub.
import { conclusion, examine, line, type Probe } from '../bot/doctor/doctor.ts';
import { optionsHelp, parseOptions } from './args.ts';
import { type Command, EXIT, type Terminal } from './command.ts';

const OPTIONS = {
  repo: {
    type: 'text',
    value: 'OWNER/NAME',
    help: 'also check this repository on GitHub; requires GITHUB_TOKEN',
  },
  json: { type: 'flag', help: 'print the findings as JSON' },
} as const;

const HELP = `Checks whether this machine can run jobs, and tells you how to fix any problems.

Usage: docket doctor [options]

${optionsHelp(OPTIONS)}

Without --repo, it also checks \`.github/docket.yml\` and the workflows in this folder. With it, it checks
the token, the settings and workflows on the default branch, and whether the repository and its
organization let workflows open pull requests.
In a workflow, \`mode: doctor\` also checks the agent and the service.
`;

export function doctorCommand(
  probes: (repo: string | undefined, terminal: Terminal) => Promise<Probe[]>,
): Command {
  return {
    help: HELP,
    options: OPTIONS,
    async run(argv, terminal) {
      const { values } = parseOptions(OPTIONS, argv, ({ positionals, values: { repo } }) => [
        ...(positionals.length > 0 ? ['`docket doctor` takes no arguments.'] : []),
        ...(repo === undefined || /^[\w-][\w.-]*\/[\w.-]+$/.test(repo)
          ? []
          : ['`--repo` must be a repository on GitHub, such as octo/handbook.']),
      ]);
      const found = await probes(values.repo, terminal);
      const findings = await examine(found, (finding) => {
        if (!values.json) terminal.out(`${line(finding)}\n`);
      });
      const { well, says } = conclusion(findings);
      if (values.json) terminal.out(`${JSON.stringify({ ok: well, findings })}\n`);
      else terminal.err(`${says}\n`);
      return well ? EXIT.done : EXIT.failed;
    },
  };
}
