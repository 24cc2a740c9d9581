// The demo of an organization, as `npm run demo -- --organization` shows it with the committed bundle.
import { expect, it } from 'vitest';
import { comment, REQUEST, type StartedDemo, startDemo, untilShown } from '../support/demo.ts';

it('kills a worker in the middle, ends as promised, and answers until Ctrl-C', async () => {
  const demo = startDemo('--organization', '--keep');
  await demo.untilSaid('Press Ctrl-C to stop');
  expect(demo.links().length).toBeGreaterThan(5);
  for (const page of demo.links()) expect((await fetch(page)).status, page).toBe(200);
  const [thread = ''] = demo.links();
  await comment(thread, REQUEST);
  await untilShown(thread, 'Done: ');
  demo.interrupt();
  const { code, problems } = await demo.ended;
  expect({ code, problems }).toEqual({ code: 0, problems: '' });
  const inOrder = [
    'server 2: http://127.0.0.1:',
    'mona: /docs explain the new --json flag',
    'Done: http://',
    '+| `--json` | Prints all trails as one JSON array, for scripts. |',
    'was killed.',
    'has started the agent again.',
    'Done: http://',
    '2 requests, 2 pull requests',
    'Demo finished in ',
  ];
  let at = 0;
  for (const words of inOrder) {
    const found = demo.said().indexOf(words, at);
    expect(found, `${words}, after the ones before it, in:\n${demo.said()}`).not.toBe(-1);
    at = found;
  }
  await expectNothingLeft(demo);
});

it('leaves nothing behind when it is stopped in the middle', async () => {
  const demo = startDemo('--organization');
  await demo.untilSaid('was killed.');
  demo.interrupt();
  expect(await demo.ended).toEqual({ code: 130, problems: 'Stopped.\n' });
  await expectNothingLeft(demo);
});

async function expectNothingLeft(demo: StartedDemo): Promise<void> {
  demo.expectNothingLeft();
  for (const [, pid] of demo.said().matchAll(/worker \d: process (\d+)/g)) {
    expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH');
  }
  for (const [server] of demo.said().matchAll(/(?<=server \d: )\S+/g)) {
    await expect(fetch(server)).rejects.toThrow();
  }
}
