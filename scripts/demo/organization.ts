// npm run demo -- --organization: the bot of an organization, with everything it consists of.
import { setTimeout } from 'node:timers/promises';
import { colored, type Demo, type Narrator, type Place, type Told } from './narrator.ts';
import { type OrganizationWorld, openOrganization } from './organization-world.ts';
import { jobPull, listen } from './site.ts';

export const organizationDemo: Demo<OrganizationWorld> = {
  opening:
    'Docket for an organization, offline: a database, a stand-in for GitHub, two servers, two workers.',
  next: 'To run this for your organization, follow docs/operating.md, from an empty machine to the installed App.',
  flag: '--organization',
  open: openOrganization,
  tell,
};

async function tell(
  world: OrganizationWorld,
  narrator: Narrator,
  signal: AbortSignal,
): Promise<Told> {
  const { chapter, say, style, person, docket } = narrator;
  const { repository, app, door, servers, workers } = world;

  chapter('Everything is running');
  for (const [n, url] of servers.entries()) say(`server ${n + 1}: ${style.link(url)}`);
  for (const [name, { pid }] of workers) say(`${name}: process ${pid}`);

  chapter('acme installs the GitHub App on acme/trail');
  world.deliverTo(servers[0]);
  await app.install(repository);
  say('The repository is a project now. There is nothing else to set up.');

  chapter('Mona comments on a pull request, and GitHub delivers her comment to server 1');
  const pull = await world.openPull();
  say(`${pull.title}\n${style.link(pull.url)}`);
  const ask = '/docs explain the new --json flag';
  person('mona', ask);
  const first = await asked(world, pull.number, ask, signal);
  docket(first.answer);
  const made = await jobPull(repository, process.env.PATH ?? '');
  say(`(${first.seconds} s) The pull request changes:\n${colored(made.diff, style)}`);

  chapter('Another request goes to server 2, and the worker that has it is killed (SIGKILL)');
  world.deliverTo(servers[1]);
  const { number } = repository.openIssue({ by: 'mona', title: 'Does trail need a connection?' });
  const more = '/docs add "Offline" to docs/start.md: `trail list` works without a connection.';
  person('mona', more);
  door.shut();
  const started = door.nextStart();
  const answered = asked(world, number, more, signal);
  // Stopped while nobody waits for it yet.
  answered.catch(() => {});
  const victim = await started;
  say(`${victim} runs the agent.`);
  const taken = door.nextStart();
  await workers.get(victim)?.kill();
  const killed = performance.now();
  say(`${victim} was killed. Its job is not finished, and nobody has told the other worker.`);
  door.open();
  const heir = await taken;
  say(`${heir} noticed after ${secondsSince(killed)} s and has started the agent again.`);
  const second = await answered;
  docket(second.answer);
  say(`(${second.seconds} s) A worker counts as dead after 10 s.`);

  chapter('What is there now');
  const pulls = (await repository.pulls()).filter(({ pull }) => pull.headRef.startsWith('docket/'));
  const commits = await Promise.all(
    pulls.map(
      async (one) => (await jobPull(repository, process.env.PATH ?? '', one.number)).commits,
    ),
  );
  say(`2 requests, ${pulls.length} pull requests, with these commits:`);
  say(commits.map((subjects) => subjects.map((subject) => `• ${subject}`).join('\n')).join('\n'));
  const once = pulls.length === 2 && commits.every(({ length }) => length === 1);
  return { asPromised: heir !== victim && once, places: await places(world) };
}

/** Mona comments, and the bot has answered when this resolves. */
async function asked(
  { repository }: OrganizationWorld,
  thread: number,
  body: string,
  signal: AbortSignal,
) {
  const answer = listen(repository, thread);
  const began = performance.now();
  repository.comment(thread, { by: 'mona', body });
  while (!/Done: |failed/i.test(answer())) await setTimeout(50, undefined, { signal });
  return { answer: answer(), seconds: secondsSince(began) };
}

async function places({ repository, servers, dashboard }: OrganizationWorld): Promise<Place[]> {
  const pulls = (await repository.pulls()).map(({ title, number }) => ({
    what: title,
    url: `${repository.url}/pull/${number}`,
  }));
  return [
    ...(dashboard ? [{ what: 'The dashboard (the link works once)', url: dashboard }] : []),
    ...pulls,
    ...servers.map((url, n) => ({
      what: `The API of server ${n + 1}`,
      url: `${url}/openapi.json`,
    })),
  ];
}

const secondsSince = (start: number) => ((performance.now() - start) / 1000).toFixed(1);
