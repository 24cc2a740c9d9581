// A run of the embedded engine that dies on request:
// `killable-run.ts SETTINGS-JSON`. It does its request and takes up whatever a dead run left.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createGithub } from '../../src/github/client.ts';
import { createPublisher } from '../../src/github/publisher.ts';
import type { Step } from '../../src/jobs/tools.ts';
import { noViews } from '../../src/service/embedded-service.ts';
import { systemClock as clock } from '../../src/shared/runtime.ts';
import { openEmbedded } from '../../src/store/open-embedded.ts';
import { silentLog } from './silent-log.ts';

export interface RunSettings {
  sandbox: { apiUrl: string; graphqlUrl: string; serverUrl: string; token: string };
  repository: string;
  scratch: string;
  prompt: string;
  key: string;
  /** Continue this job instead of creating one. */
  job?: string;
  dieAt?: Step;
  /** GitHub creates the commits. */
  verified?: boolean;
}

const settings = JSON.parse(process.argv[2] ?? '') as RunSettings;
const { sandbox, repository } = settings;
const github = createGithub({ ...sandbox, repository, clock, random: Math.random, log: silentLog });
const place = {
  remote: `${sandbox.serverUrl}/${repository}.git`,
  credentials: { origin: sandbox.serverUrl, token: sandbox.token },
};
const { service, engine } = await openEmbedded({
  path: process.env.PATH ?? '',
  scratch: settings.scratch,
  work: place,
  state: place,
  repository,
  ref: 'main',
  views: noViews,
  tools: {
    agent: {
      model: 'scripted',
      async run({ dir, conversation }) {
        const prompt = conversation.at(-1)?.text ?? '';
        const file = prompt.replace(/\W+/g, '-').toLowerCase();
        await writeFile(join(dir, 'docs', `${file}.md`), `# ${prompt}\n`);
        return { summary: `Wrote the page ${prompt}.`, usage: {} };
      },
    },
    publisher: createPublisher(github, { verified: settings.verified ?? false }),
    draft: false,
    secrets: [sandbox.token],
    clock,
    log: silentLog,
    checkpoint: (step) => {
      if (step === settings.dieAt) process.kill(process.pid, 'SIGKILL');
    },
  },
});
// The run before this one is known to be dead, so its lease need not be watched for minutes.
await engine.resume({ alone: true });
const { prompt, key, job } = settings;
const options = { idempotencyKey: key };
const accepted = job
  ? await service.sendMessage('p', job, { prompt }, options)
  : await service.createJob('p', { prompt, origin: { thread: 1 } }, options);
await engine.idle();
process.stdout.write(JSON.stringify(await service.getJob('p', accepted.id)));
