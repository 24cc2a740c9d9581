import { describe, expect, it } from 'vitest';
import { dashboardServer } from '../../../support/dashboard.ts';
import { embedded } from '../../../support/embedded.ts';

function setUp() {
  const world = embedded();
  /** The projects whose jobs were read, in order. */
  const read: string[] = [];
  const { directory } = world.service;
  if (!directory) throw new Error('The service lists no jobs.');
  const service: typeof world.service = {
    ...world.service,
    directory: {
      ...directory,
      list(project, ...rest) {
        read.push(project);
        return directory.list(project, ...rest);
      },
    },
  };
  return { ...world, ...dashboardServer(service, {}, world.clock), read };
}

const final = async ({ engine }: ReturnType<typeof setUp>, id: string) => {
  while ((await engine.get('acme', id)).status === 'active') await new Promise(setImmediate);
};

describe('the stream of changes', () => {
  async function* chunks(response: Response) {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) yield decoder.decode(chunk);
  }
  const open = (scene: ReturnType<typeof setUp>, path: string, cookie = '') =>
    scene.server.fetch(new Request(`http://docket.test${path}`, { headers: { cookie } }));

  /** The next look at the data comes with the next second. */
  async function soon({ clock }: ReturnType<typeof setUp>, next: Promise<unknown>) {
    for (let second = 0; second < 100; second++) {
      const pause = new Promise<void>((done) => setImmediate(() => done()));
      if (await Promise.race([next, pause])) return;
      clock.advance(1_000);
    }
  }

  it('is closed to whoever is not signed in', async () => {
    const scene = setUp();
    expect((await open(scene, '/live')).status).toBe(401);
    expect((await open(scene, '/jobs/acme/x/live')).status).toBe(401);
  });

  it('tells that a job is new, and nothing more', async () => {
    const scene = setUp();
    const mona = await scene.signedIn({ acme: 'read' });
    const [cookie] = [...mona.cookies].map((pair) => pair.join('='));
    const response = await open(scene, '/live', cookie);
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    const stream = chunks(response);
    expect((await stream.next()).value).toMatch(/^retry:/);
    expect((await stream.next()).value).toMatch(/^id: \w+\nevent: ready\n/);
    const { id } = await scene.service.createJob('acme', { prompt: 'nothing' });
    await final(scene, id);
    const next = stream.next();
    await soon(scene, next);
    expect((await next).value).toMatch(
      /^id: \w+\nevent: change\ndata: {"id":"\w+","type":"change"}\n\n$/,
    );
    await stream.return(undefined);
  });

  it('ends when the session ends', async () => {
    const scene = setUp();
    const mona = await scene.signedIn({ acme: 'read' });
    const [cookie] = [...mona.cookies].map((pair) => pair.join('='));
    const stream = chunks(await open(scene, '/live', cookie));
    await stream.next();
    await stream.next();
    await mona.post('/sign-out', { csrf: await mona.csrf('/') });
    const next = stream.next();
    await soon(scene, next);
    expect((await next).done).toBe(true);
  });

  it('reads each project once a second for all viewers, and not at all for none', async () => {
    const scene = setUp();
    const { read } = scene;
    const cookieOf = async (actor: string, grants: Parameters<typeof scene.signedIn>[0]) => {
      const { cookies } = await scene.signedIn(grants, actor);
      return [...cookies].map((pair) => pair.join('=')).join('; ');
    };
    const both = { acme: 'read', other: 'read' } as const;
    const cookies = [
      await cookieOf('mona', both),
      await cookieOf('hubot', both),
      await cookieOf('octocat', { acme: 'read' }),
    ];
    const streams = [];
    for (const cookie of cookies) {
      const stream = chunks(await open(scene, '/live', cookie));
      for (let n = 0; n < 2; n++) await stream.next();
      streams.push({ stream, next: stream.next() });
    }
    expect(read.splice(0).toSorted()).toEqual(['acme', 'other']);
    const pause = async () => {
      for (let n = 0; n < 50; n++) await new Promise(setImmediate);
    };
    for (let second = 0; second < 3; second++) {
      await pause();
      scene.clock.advance(1_000);
      await pause();
      expect(read.splice(0).toSorted()).toEqual(['acme', 'other']);
    }
    // All of them hear of it, whoever looked.
    await scene.service.createJob('acme', { prompt: 'nothing' });
    await scene.engine.idle();
    await pause();
    scene.clock.advance(1_000);
    for (const { next } of streams) expect((await next).value).toContain('event: change');
    scene.server.endStreams?.();
    await pause();
    read.splice(0);
    scene.clock.advance(10_000);
    await pause();
    expect(read).toEqual([]);
  });

  it('is open ten times for one person, however often they sign in', async () => {
    const scene = setUp();
    const statuses: number[] = [];
    for (let session = 0; session < 3; session++) {
      const { cookies } = await scene.signedIn({ acme: 'read' }, 'mona');
      const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
      for (let n = 0; n < 5; n++) statuses.push((await open(scene, '/live', cookie)).status);
    }
    expect(statuses).toEqual([...Array(10).fill(200), ...Array(5).fill(429)]);
    scene.server.endStreams?.();
  });
});
