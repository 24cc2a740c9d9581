// docket doctor: what this machine has and lacks for running jobs.
import { conclusion, examine, line, type Probe } from '../doctor/doctor.ts';
import { parseOptions } from './args.ts';
import { type Command, EXIT } from './command.ts';

const HELP = `Looks at what this machine has and lacks for running jobs, and says how to mend it.

Usage: docket doctor

In a workflow, \`mode: doctor\` also looks at the token, the settings and the service.
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
