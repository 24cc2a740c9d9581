// A process of its own that runs a command agent, to be killed by a test: node lone-agent.ts DIR MARK
import { tmpdir } from 'node:os';
import { detectIsolation } from '../../src/agents/program/isolation.ts';
import { commandAgent } from '../../src/agents/program/program.ts';
import { systemClock } from '../../src/shared/runtime.ts';
import { silentLog } from './silent-log.ts';

const [dir = '', mark = ''] = process.argv.slice(2);
const environment = process.env;
const isolation = await detectIsolation({ environment, clock: systemClock, tmp: tmpdir() });
process.stdout.write(`${isolation.kind}\n`);
const agent = commandAgent({
  command: `: ${mark}; touch started; sleep 1000`,
  ...{ environment, isolation, clock: systemClock, log: silentLog, tmp: tmpdir() },
});
await agent.run(
  { dir, conversation: [{ role: 'user', text: 'x' }], docsPaths: [] },
  new AbortController().signal,
);
