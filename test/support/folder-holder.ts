// Holds a folder of its own, with something in it, until it is killed: `folder-holder.ts TMP`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openOwnFolder } from '../../src/cli/own-folder.ts';

const { dir } = await openOwnFolder(process.argv[2] ?? '');
writeFileSync(join(dir, 'something'), 'x');
process.stdout.write(`${dir}\n`);
setInterval(() => {}, 60_000);
