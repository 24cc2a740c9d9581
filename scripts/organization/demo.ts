// npm run demo -- --organization: the bot of an organization, with everything it consists of.
import { setTimeout } from 'node:timers/promises';
import { optionsHelp, parseOptions } from '../../src/cli/args.ts';
import { type Command, EXIT, type ExitCode, type Terminal } from '../../src/cli/command.ts';
import { noArguments } from '../../src/cli/migrate.ts';
import { colored, type Narrator, narrator } from '../../src/cli/narrator.ts';
import { jobPull, listen } from '../../src/compose/cli/demo-site.ts';
import { type OrganizationWorld, openOrganization } from './world.ts';

const OPTIONS = {
  organization: { type: 'flag', help: 'show the bot of an organization' },
  keep: { type: 'flag', help: 'stay open until you press Ctrl-C, as in a terminal' },
} as const;

const HELP = `Demonstrates the bot of an organization, offline: a PostgreSQL database, a local stand-in for GitHub
with a GitHub App, two servers, and two workers, of which one is killed. Everything is cleaned up
afterward.

Usage: npm run demo -- --organization [--keep]

${optionsHelp(OPTIONS)}
`;

const OPENING =
  'Docket for an organization, offline: a database, a stand-in for GitHub, two servers, two workers.';

export function organizationDemo(env: NodeJS.ProcessEnv): Command {
  return { help: HELP, run: (argv, terminal) => run(argv, terminal, env) };
}

async function run(
  argv: readonly string[],
  terminal: Terminal,
  env: NodeJS.ProcessEnv,
): Promise<ExitCode> {
  const { keep } = parseOptions(OPTIONS, argv, noArguments).values;
  const began = performance.now();
  terminal.out(`${OPENING}\n`);
  const { signal } = terminal;
  const world = await openOrganization(env, signal);
  try {
    const stopped = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
    const asPromised = await Promise.race([tell(world, narrator(terminal), signal), stopped]);
    terminal.out(`\nDemo finished in ${secondsSince(began)} s.\n`);
    if (!asPromised) terminal.out('It did not finish as expected. See the lines above.\n');
    if (keep || process.stdout.isTTY) {
      const list = (await places(world)).map((place) => `   ${place}\n`);
      terminal.out(`Open these in a browser. Press Ctrl-C to stop:\n${list.join('')}`);
      await stopped.catch(() => {});
    }
    return asPromised ? EXIT.done : EXIT.failed;
  } finally {
    await world.close();
  }
}

async function tell(world: OrganizationWorld, narrator: Narrator, signal: AbortSignal) {
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
  say(`(${second.seconds} s) A worker counts as dead after 10 s here, and after 30 s as shipped.`);

  chapter('What is there now');
  const pulls = (await repository.pulls()).filter(({ pull }) => pull.headRef.startsWith('docket/'));
  const commits = await Promise.all(
    pulls.map(
      async (one) => (await jobPull(repository, process.env.PATH ?? '', one.number)).commits,
    ),
  );
  say(`2 requests, ${pulls.length} pull requests, with these commits:`);
  say(commits.map((subjects) => subjects.map((subject) => `• ${subject}`).join('\n')).join('\n'));
  return heir !== victim && pulls.length === 2 && commits.every(({ length }) => length === 1);
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

async function places({ repository, servers, dashboard }: OrganizationWorld): Promise<string[]> {
  const pulls = (await repository.pulls()).map(({ number }) => `${repository.url}/pull/${number}`);
  // The link signs you in, once.
  return [
    ...(dashboard ? [dashboard] : []),
    ...pulls,
    ...servers.map((url) => `${url}/openapi.json`),
  ];
}

const secondsSince = (start: number) => ((performance.now() - start) / 1000).toFixed(1);
