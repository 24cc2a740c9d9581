// docket doctor: checks whether this machine can run jobs.
import { conclusion, examine, line, type Probe } from '../doctor/doctor.ts';
import { parseOptions } from './args.ts';
import { type Command, EXIT } from './command.ts';

const HELP = `Checks whether this machine can run jobs, and tells you how to fix any problems.

Usage: docket doctor

In a workflow, \`mode: doctor\` also checks the token, the settings, and the service.
`;

export function doctorCommand(probes: () => Probe[]): Command {
  return {
    help: HELP,
    async run(argv, terminal) {
      parseOptions({}, argv, ({ positionals }) =>
        positionals.length > 0 ? ['`docket doctor` takes no arguments.'] : [],
      );
      const findings = await examine(probes(), (finding) => terminal.out(`${line(finding)}\n`));
      const { well, says } = conclusion(findings);
      terminal.err(`${says}\n`);
      return well ? EXIT.done : EXIT.failed;
    },
  };
}
