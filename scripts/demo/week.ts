// npm run demo -- --week: what a team sees on its threads in the first week, each answer as it is given.
import type { Demo, Narrator, Told } from './narrator.ts';
import { terminalMarkdown } from './terminal-markdown.ts';
import { openWeek, type WeekStep, type WeekWorld } from './week-world.ts';

export const weekDemo: Demo<WeekWorld> = {
  opening: 'Docket, offline: the first week of a team, with a model that plays a script.',
  next: 'To give your team the check and the comments, run `docket init` in a clone of your repository, as the README says.',
  flag: '--week',
  open: openWeek,
  tell,
};

async function tell(world: WeekWorld, narrator: Narrator): Promise<Told> {
  const { style, chapter, say, person, docket, log } = narrator;
  const outcomes: string[] = [];
  const hear = ({ outcome, answer }: WeekStep) => {
    outcomes.push(outcome);
    docket(answer);
  };

  const check = async (number: number) => {
    const { passed, drift, summary } = await world.check(number, log);
    outcomes.push(drift);
    say(passed ? style.added('✓ Documentation check') : style.removed('✗ Documentation check'));
    if (summary !== '') say(terminalMarkdown(summary, style));
  };

  chapter('Monday: Mona’s pull request adds a flag, and breaks no page');
  const pull = await world.openPull();
  say(`${pull.title}\n${style.link(pull.url)}`);
  await check(pull.number);

  chapter('One comment, and the flag is documented on top of it');
  const ask = async (body: string, thread = pull.number) => {
    person('mona', body);
    hear(await world.comment('mona', thread, body, log));
  };
  await ask('/docs document the new --json flag');
  const made = await world.jobPull(pull.number);
  say(`Documentation on top of it\n${style.link(made.url)}`);
  await check(made.number);

  chapter('She misspells a command: nothing starts');
  await ask('/docs staus');

  chapter('Tuesday: the request is not clear, so the agent asks back');
  await ask('/docs give an example of the other flag');
  await ask('/docs I mean --near: add the example to docs/start.md');

  chapter('Wednesday: Hubert requests changes in a review of the new pull request');
  const review = 'Almost there. Please say where the list of trails comes from.';
  const line = { path: 'docs/cli.md', line: 10, body: 'Which fields does each trail have?' };
  person('hubert', `${review}\n${line.path}, line ${line.line}: ${line.body}`);
  hear(await world.requestChanges(made.number, review, line, log));

  chapter('Thursday: a check fails on that pull request');
  const failure = 'docs/start.md:5 The example has no language. Write ```sh.';
  person('CI / lint', failure);
  hear(await world.failCheck(made.number, failure, log));

  chapter('Hubert renames an option and moves a page: his check is red, and says what to change');
  const rename = await world.openRename();
  say(`${rename.title}\n${style.link(rename.url)}`);
  await check(rename.number);

  chapter('One comment, one merge, and his own pull request is green');
  person('hubert', '/docs');
  hear(await world.comment('hubert', rename.number, '/docs', log));
  const follow = await world.jobPull(rename.number);
  say(`Merged into his branch\n${style.link(follow.url)}`);
  await world.merge('hubert', follow.number);
  await check(rename.number);

  chapter('Friday: a request that Mona takes back');
  const regret = '/docs rewrite all pages in the style of a poem';
  person('mona', regret);
  person('mona', '/docs cancel');
  hear(await world.askAndCancel('mona', pull.number, regret, log));

  chapter('The team sets a budget of five cents a day, which this day has already used up');
  await world.setBudget(0.05);
  await ask('/docs new shorten docs/index.md to one paragraph');

  chapter('The thread from top to bottom, as everyone reads it');
  for (const { author, body } of world.conversation(pull.number)) {
    say(`${style.bold(author)}\n${terminalMarkdown(body, style)}\n`);
  }
  return {
    asPromised: outcomes.join() === PROMISED.join(),
    places: [
      { what: 'Mona’s pull request', url: pull.url },
      { what: 'Its documentation', url: made.url },
    ],
  };
}

const PROMISED = [
  ...['none', 'pull-request', 'none', 'ignored', 'no-changes', 'pull-request'],
  ...['pull-request', 'pull-request', 'broken', 'pull-request', 'none', 'cancelled', 'failed'],
];
