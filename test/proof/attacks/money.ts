// Prices and budgets that make no sense, endpoints that lie about what they used, and everybody
// spending at once.
import { expect } from 'vitest';
import { type Reply, startModelServer } from '../../support/model-server.ts';
import { nothingPushed } from './agents.ts';
import type { Attack, Place, Scene } from './scene.ts';

/** A dollar per thousand tokens. */
const PRICES = 'prices: { input: 1000, output: 1000 }';
const PAGE: Reply = {
  calls: [{ name: 'write', input: { path: 'docs/page.md', content: '# Page\n' } }],
  usage: { input: 900, output: 100 },
};
const DONE: Reply = { text: 'Wrote the page.', usage: { input: 900, output: 100 } };

async function withModel<T>(
  script: Reply[],
  work: (inputs: Record<string, string>, asked: () => number) => Promise<T>,
): Promise<T> {
  const model = await startModelServer(script);
  const inputs = { 'agent-command': '', 'model-url': model.url, model: 'scripted' };
  return work(inputs, () => model.requests.length).finally(model.close);
}

const settings = (scene: Scene, text: string) => scene.place({ '.github/docket.yml': text });

async function spending(place: Place): Promise<{ day: number } | undefined> {
  const text = await place.repository.file('refs/docket/state', 'state.json');
  return JSON.parse(text ?? '{}').spending;
}

interface Refused {
  what: string;
  text: string;
  because: string;
  agent?: true;
}

const refusedBy = ({ what, text, because, agent }: Refused): Attack => ({
  category: 'money',
  what,
  must: `starts nothing: ${because}`,
  see: async (scene) =>
    withModel([PAGE, DONE], async (inputs, asked) => {
      const place = await settings(scene, text);
      const ended = await place.ask('/docs explain the flag', agent ? {} : { inputs });
      expect(ended).toMatchObject({ code: 1, outputs: { outcome: 'failed' } });
      expect(`${ended.log}\n${place.said()}`).toContain(because);
      await nothingPushed(place);
      expect(asked()).toBe(0);
    }),
});

const AMOUNT = 'must be an amount of US dollars';

export const MONEY: Attack[] = [
  ...[
    { what: 'a budget of zero', text: `${PRICES}\nbudget: { day: 0 }\n`, because: '$0.00' },
    {
      what: 'a month without money',
      text: `${PRICES}\nbudget: { day: 5, month: 0 }\n`,
      because: 'for this month (UTC)',
    },
    ...['-5', '.nan', '.inf', '1e300', '0.0000001', '"5"'].map((amount) => ({
      what: `a budget of ${amount}`,
      text: `${PRICES}\nbudget: { day: ${amount} }\n`,
      because: AMOUNT,
    })),
    ...['-0.25', '.nan', '1e9'].map((amount) => ({
      what: `a price of ${amount}`,
      text: `prices: { input: ${amount}, output: 1 }\nbudget: { day: 5 }\n`,
      because: AMOUNT,
    })),
    { what: 'a budget without prices', text: 'budget: { day: 5 }\n', because: 'needs `prices`' },
    {
      what: 'a budget for a program whose key is not known',
      text: `${PRICES}\nbudget: { day: 5 }\n`,
      because: 'does not see what this agent uses',
      agent: true as const,
    },
  ].map(refusedBy),
  ...[
    { prompt_tokens: -1_000_000, completion_tokens: -1 },
    { prompt_tokens: 1e308, completion_tokens: 0 },
    { prompt_tokens: 0, completion_tokens: 0 },
    { prompt_tokens: 0.5, completion_tokens: 0.5 },
    { prompt_tokens: '900', completion_tokens: '100' },
    null,
  ].map(
    (rawUsage): Attack => ({
      category: 'money',
      what: `an endpoint that says it used ${JSON.stringify(rawUsage)}`,
      must: 'gives no money back, and counts with the most that it can have used',
      see: async (scene) =>
        withModel([PAGE, { ...PAGE, rawUsage }, DONE], async (inputs, asked) => {
          const place = await settings(scene, `${PRICES}\nbudget: { day: 50 }\n`);
          const ended = await place.ask('/docs explain the flag', { inputs });
          expect(ended).toMatchObject({ code: 0, outputs: { outcome: 'pull-request', cost: '' } });
          expect(place.said()).toContain('at least $');
          expect(asked()).toBe(3);
          // What PAGE and DONE report is a million each.
          expect((await spending(place))?.day).toBeGreaterThan(2_000_000);
        }),
    }),
  ),
  {
    category: 'money',
    what: 'an endpoint that used more than there is',
    must: 'is stopped, and the next command starts nothing until tomorrow',
    see: async (scene) =>
      withModel([PAGE], async (inputs, asked) => {
        const place = await settings(scene, `${PRICES}\nbudget: { day: 2.5 }\n`);
        const ended = await place.ask('/docs explain the flag', { inputs });
        expect(ended).toMatchObject({ code: 1, outputs: { outcome: 'failed', cost: '3.00' } });
        expect(place.said()).toContain('used up its budget of $2.50 for today (UTC)');
        expect(await place.repository.pulls()).toEqual([]);
        for (const command of ['/docs new explain the flag', '/docs retry']) {
          const again = await place.ask(command, { inputs });
          expect(again).toMatchObject({ code: 1, outputs: { outcome: 'failed' } });
          expect(again.outputs).not.toHaveProperty('job-id');
        }
        expect(place.said()).toContain('has used $3.00 of its budget of $2.50 for today (UTC)');
        expect(asked()).toBe(3);
        expect(await spending(place)).toMatchObject({ day: 3_000_000, month: 3_000_000 });
      }),
  },
  {
    category: 'money',
    what: 'the same comment again after its job has ended',
    must: 'costs nothing more',
    see: async (scene) =>
      withModel([PAGE, DONE], async (inputs) => {
        const place = await settings(scene, `${PRICES}\nbudget: { day: 2 }\n`);
        const body = '/docs explain the flag';
        const { event } = place.repository.comment(place.thread, { by: 'ann', body });
        const ended = await place.run(event, { inputs });
        expect(ended).toMatchObject({ code: 0, outputs: { cost: '2.00' } });
        expect(ended.summary).toContain('2 steps, 2,000 tokens, $2.00');
        const again = await place.run(event, { inputs, more: { attempt: 2 } });
        expect(again).toMatchObject({ code: 0, outputs: { outcome: 'pull-request' } });
        expect(await spending(place)).toMatchObject({ day: 2_000_000 });
      }),
  },
  {
    category: 'money',
    what: 'an endpoint that says it had more in its cache than it read',
    must: 'is paid as if it had nothing in it',
    see: async (scene) => {
      const details = { prompt_tokens_details: { cached_tokens: 1_000_000 } };
      const rawUsage = { prompt_tokens: 900, completion_tokens: 100, ...details };
      return withModel([{ ...PAGE, rawUsage }, DONE], async (inputs) => {
        const prices = 'prices: { input: 1000, output: 1000, cached-input: 0 }';
        const place = await settings(scene, `${prices}\nbudget: { day: 5 }\n`);
        const ended = await place.ask('/docs explain the flag', { inputs });
        expect(ended).toMatchObject({ code: 0, outputs: { cost: '2.00' } });
        expect(await spending(place)).toMatchObject({ day: 2_000_000 });
      });
    },
  },
  {
    category: 'money',
    what: 'ten commands of strangers, half of them in the name of a bot, on a budget for one',
    must: 'cost nothing: the next person who may ask gets an answer',
    see: async (scene) =>
      withModel([PAGE, DONE], async (inputs, asked) => {
        const place = await settings(scene, `${PRICES}\nbudget: { day: 2 }\n`);
        for (let at = 0; at < 10; at += 1) {
          const by = at % 2 === 0 ? `stranger-${at}` : `stranger-${at}[bot]`;
          const { outputs } = await place.ask(`/docs new explain it ${at}`, { inputs, by });
          expect(outputs.outcome).toBe('ignored');
        }
        expect(asked()).toBe(0);
        const ended = await place.ask('/docs explain the flag', { inputs });
        expect(ended).toMatchObject({ code: 0, outputs: { cost: '2.00' } });
        expect(await spending(place)).toMatchObject({ day: 2_000_000 });
      }),
  },
  {
    category: 'money',
    what: 'a pull request that raises the budget and lowers the prices, with a command on it',
    must: 'is counted by the settings of the default branch',
    see: async (scene) =>
      withModel([PAGE], async (inputs, asked) => {
        const place = await settings(scene, `${PRICES}\nbudget: { day: 2.5 }\n`);
        const rich = 'prices: { input: 0, output: 0 }\nbudget: { day: 1000 }\n';
        const files = { '.github/docket.yml': rich, 'docs/mine.md': '# Mine\n' };
        await place.repository.push({ by: 'ann', branch: 'rich', from: 'main', files });
        const wanted = { by: 'ann', title: 'Mine', head: 'rich', base: 'main' };
        const { pull } = await place.repository.openPull(wanted);
        const ended = await place.ask('/docs explain it', { inputs, thread: pull.number });
        expect(ended).toMatchObject({ code: 1, outputs: { outcome: 'failed', cost: '3.00' } });
        expect(place.said(pull.number)).toContain('used up its budget of $2.50 for today (UTC)');
        expect(asked()).toBe(3);
      }),
  },
  {
    category: 'money',
    what: 'four jobs at the same time on one budget',
    must: 'spend what the budget allows and the answers under way, and all of it is counted',
    see: async (scene) =>
      withModel([PAGE], async (inputs, asked) => {
        const place = await settings(scene, `${PRICES}\nbudget: { month: 4 }\n`);
        const asks = [1, 2, 3, 4].map(() => place.ask('/docs new explain the flag', { inputs }));
        const all = await Promise.all(asks);
        expect(all.map(({ code }) => code)).toEqual([1, 1, 1, 1]);
        const spent = (await spending(place))?.day ?? 0;
        expect(spent).toBe(asked() * 1_000_000);
        expect(spent).toBeGreaterThanOrEqual(4_000_000);
        expect(spent).toBeLessThanOrEqual(4_000_000 + 4 * 2_000_000);
      }),
  },
];
