// A process of its own that gives up root's rights, if it is not to keep them, and runs a command
// agent: its first line is the kind of isolation, the others are what the agent said.
// node lone-reader.ts COMMAND [as-root]
import { chmodSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { detectIsolation } from '../../src/agents/program/isolation.ts';
import { commandAgent } from '../../src/agents/program/program.ts';
import { removeTree } from '../../src/shared/remove.ts';
import { systemClock } from '../../src/shared/runtime.ts';
import { silentLog } from './silent-log.ts';

const NOBODY = 65_534;
const [command = '', rights] = process.argv.slice(2);
if (process.getuid?.() === 0 && rights !== 'as-root') {
  process.setgid?.(NOBODY);
  process.setuid?.(NOBODY);
}
const environment = process.env;
const tmp = mkdtempSync(join(tmpdir(), 'docket-reader-'));
const dir = join(tmp, 'copy');
mkdirSync(dir);
// For isolation as another user, which must reach its copy.
chmodSync(tmp, 0o711);
const isolation = await detectIsolation({ environment, clock: systemClock, tmp });
const agent = commandAgent({
  ...{ command: `${command}; echo read what it could`, environment, isolation },
  ...{ clock: systemClock, log: silentLog, tmp },
});
const task = { dir, conversation: [], docsPaths: [] };
const { summary } = await agent.run(task, new AbortController().signal);
process.stdout.write(`${isolation.kind}\n${summary}\n`);
await removeTree(tmp);
