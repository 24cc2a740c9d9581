// What `npm run demo` offers at its end in a terminal: pages to comment on, until Enter or Ctrl-C.
import { expect } from 'vitest';
import {
  comment,
  REQUEST,
  type StartedDemo,
  startDemoInTerminal,
  untilShown,
} from '../support/demo.ts';
import { itWith } from '../support/programs.ts';

const ENTER = '\r';
const CTRL_C = '\u0003';

/** The thread to begin with, when the demo has told its story and offers it. */
async function offered(demo: StartedDemo): Promise<string> {
  await demo.untilSaid('Press Enter or Ctrl-C to stop and remove everything.');
  return demo.links()[0] ?? '';
}

async function expectGone(demo: StartedDemo, thread: string): Promise<void> {
  expect(await demo.ended).toEqual({ code: 0, problems: '' });
  expect(demo.said()).toContain('Everything was removed.');
  expect(demo.said()).not.toContain('npm run demo -- --keep');
  demo.expectNothingLeft();
  await expect(fetch(thread)).rejects.toThrow();
}

itWith('script', 'stays open in a terminal, answers a request, and ends with Ctrl-C', async () => {
  const demo = startDemoInTerminal();
  const thread = await offered(demo);
  await comment(thread, REQUEST);
  await untilShown(thread, 'Done: ');
  demo.type(CTRL_C);
  await expectGone(demo, thread);
});

itWith('script', 'ends with Enter in the middle of a request, without complaints', async () => {
  const demo = startDemoInTerminal();
  const thread = await offered(demo);
  await comment(thread, REQUEST);
  await untilShown(thread, '👀');
  const before = demo.said().length;
  demo.type(ENTER);
  await expectGone(demo, thread);
  expect(demo.said().slice(before)).not.toMatch(/warning: |error: /);
});
