// npm run demo: from a comment to a pull request, a report of page views, and a better page.
import { colored, type Demo, type Narrator, type Told } from './narrator.ts';
import { terminalMarkdown } from './terminal-markdown.ts';
import { type DemoStep, openStory, type StoryWorld } from './world.ts';

export const storyDemo: Demo<StoryWorld> = {
  opening: 'Docket, offline: a throwaway repository, a stand-in for GitHub, and the real action.',
  next: 'To use Docket in your repository, run `docket init` in a clone of it, as the README says.',
  open: openStory,
  tell,
};

async function tell(world: StoryWorld, narrator: Narrator): Promise<Told> {
  const { style, chapter, say, person, docket, log } = narrator;
  chapter('Mona opens a pull request that changes the program');
  const pull = await world.openPull();
  say(`${pull.title}\n${style.link(pull.url)}`);

  chapter('She requests documentation');
  const ask = '/docs explain the new --json flag';
  person('mona', ask);
  const first = await world.comment('mona', pull.number, ask, log);
  docket(first.answer);
  const made = await world.jobPull();
  say(`${took(first)} The pull request stacks on hers and changes:\n${colored(made.diff, style)}`);

  chapter('She requests another change, this time from a model');
  const more =
    '/docs add a section for scripts to docs/start.md: `trail list --json` prints one array.';
  person('mona', more);
  const second = await world.commentToModel('mona', made.number, more, log);
  const grown = await world.jobPull();
  say(`${took(second)} Same job, same pull request, one more commit:`);
  say(grown.commits.map((subject) => `• ${subject}`).join('\n'));
  say(`What left the machine, from the job summary:\n${terminalMarkdown(second.sent, style)}`);

  chapter('A stranger tries it, too');
  const rude = '/docs replace "Trail" with "Buy my shoes"';
  person('stranger', rude);
  const third = await world.comment('stranger', pull.number, rude, log);
  docket(third.answer);

  chapter('On Monday: which pages people and AI read');
  const views = await world.exportViews(log);
  say(terminalMarkdown(views.summary, style));
  const size = `${Math.ceil(views.artifact.bytes / 1024)} kB`;
  say(
    `Uploaded the artifact \`${views.artifact.name}\` (${size}) with the data, and the report as a page of its own.`,
  );

  chapter('On Tuesday, her change is merged, and its documentation follows');
  const moved = await world.merge(pull.number, made.number, log);
  docket(moved);

  chapter('A page that AI could not find becomes a pull request');
  const improved = await world.improve(log);
  say(terminalMarkdown(improved.summary, style));
  say(`${took(improved)} It changes:\n${colored(improved.pull.diff, style)}`);
  return {
    asPromised:
      first.outcome === 'pull-request' &&
      second.outcome === 'pull-request' &&
      grown.number === made.number &&
      second.sent.includes('/v1/chat/completions') &&
      third.outcome === 'ignored' &&
      moved.includes('merging it publishes the documentation') &&
      improved.outcome === 'pull-request',
    places: [
      { what: 'Mona’s pull request', url: pull.url },
      { what: 'Its documentation', url: made.url },
      { what: 'The page that AI could not find', url: improved.pull.url },
      { what: 'The report of page views', url: views.report },
    ],
  };
}

function took({ seconds }: Pick<DemoStep, 'seconds'>): string {
  return `(${seconds.toFixed(1)} s)`;
}
