// One job whose agent takes no time, from the create to the pull request; prints seconds and memory.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createGithub } from '../../src/github/client.ts';
import { createPublisher } from '../../src/github/publisher.ts';
import { noViews } from '../../src/service/embedded-service.ts';
import { systemClock as clock } from '../../src/shared/runtime.ts';
import { openEmbedded } from '../../src/store/open-embedded.ts';
import { silentLog as log } from '../../test/support/silent-log.ts';

const { sandbox, repository, scratch } = JSON.parse(process.argv[2] ?? '') as {
  sandbox: { apiUrl: string; graphqlUrl: string; serverUrl: string; token: string };
  repository: string;
  scratch: string;
};
const place = {
  remote: `${sandbox.serverUrl}/${repository}.git`,
  credentials: { origin: sandbox.serverUrl, token: sandbox.token },
};
const began = performance.now();
const { service, engine } = await openEmbedded({
  path: process.env.PATH ?? '',
  scratch,
  work: place,
  state: place,
  repository,
  ref: 'main',
  views: noViews,
  tools: {
    agent: {
      model: 'instant',
      async run({ dir }) {
        await writeFile(join(dir, 'docs', 'new.md'), `# New\n\n${began}\n`);
        return { summary: 'Wrote a page.', usage: {} };
      },
    },
    publisher: createPublisher(
      createGithub({ ...sandbox, repository, clock, random: Math.random, log }),
    ),
    draft: false,
    secrets: [sandbox.token],
    clock,
    log,
  },
});
const { id } = await service.createJob('p', { prompt: 'Explain the new flag' });
await engine.idle();
const seconds = (performance.now() - began) / 1000;
const job = await service.getJob('p', id);
if (job.status !== 'completed' || !job.prLink)
  throw new Error(`The job ended ${job.status}: ${job.docket?.reason}`);
const megabytes = process.resourceUsage().maxRSS / 1024;
process.stdout.write(JSON.stringify({ seconds, megabytes }));
