// `docket doctor` on this machine.
import type { Command } from '../../cli/command.ts';
import { doctorCommand } from '../../cli/doctor.ts';
import { gitProbe, isolationProbe } from '../../doctor/probes.ts';

export function doctor(env: NodeJS.ProcessEnv): Command {
  return doctorCommand(() => [gitProbe(env.PATH ?? ''), nodeProbe(), isolationProbe(env)]);
}

function nodeProbe() {
  const [major = 0] = process.versions.node.split('.').map(Number);
  return {
    what: 'Node',
    look: async () =>
      major >= 24
        ? { state: 'ok' as const, says: `Node ${process.versions.node}.` }
        : {
            state: 'wrong' as const,
            says: `Node ${process.versions.node} is too old; install 24 or newer.`,
          },
  };
}
