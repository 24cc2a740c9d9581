// Anyone with push access can write a record. Each field of it has a decision here: it names no commit,
// branch, path, or pull request; or it does, and a job whose record has something foreign there is run.
import { expect, it } from 'vitest';
import * as z from 'zod';
import type { EngineOptions } from '../../src/jobs/engine.ts';
import { JobRecord, withTurn } from '../../src/jobs/job.ts';
import { encodeChange } from '../../src/jobs/waiting.ts';
import { Unavailable, unlessCorrupt } from '../../src/shared/errors.ts';
import { decodeJob } from '../../src/store/snapshot.ts';
import { InstantClock } from '../support/clock.ts';
import { fileOn, PullRequests, testEngine, writesPage } from '../support/engine.ts';
import { createMemoryStore } from '../support/memory-store.ts';
import { pushFiles, repositoryWith, testGit } from '../support/repository.ts';

const EVIL = '.github/workflows/evil.yml';
/** Pushed by hand to a branch of its own. */
interface Foreign {
  commit: string;
  tree: string;
  parent: string;
}
type Forgery = (job: JobRecord, foreign: Foreign) => JobRecord;

const turn =
  (change: (foreign: Foreign) => object): Forgery =>
  (job, foreign) =>
    withTurn(job, job.turns.length - 1, change(foreign));
const work =
  (change: (foreign: Foreign) => object): Forgery =>
  (job, foreign) => ({ ...job, work: job.work && { ...job.work, ...change(foreign) } });
const origin = (change: (foreign: Foreign) => object) =>
  turn((foreign) => ({ origin: { thread: 1, ...change(foreign) } }));
const pull = { headRef: 'evil', sameRepository: true, open: true };
const intent = { branch: 'docket/j1', parent: '', tree: '' };

/** What names a commit, a branch, a path, or a pull request, with something foreign in it. */
const NAMES: Record<string, Forgery> = {
  ref: (job) => ({ ...job, ref: 'evil' }),
  repository: (job) => ({ ...job, repository: 'eve/evil' }),
  continues: (job) => ({ ...job, continues: 'another' }),
  'turns.commit': turn(({ commit }) => ({ commit })),
  'turns.intent.branch': turn(({ parent, tree }) => ({ intent: { branch: 'evil', parent, tree } })),
  'turns.intent.parent': turn(({ commit }) => ({ intent: { ...intent, parent: commit } })),
  'turns.intent.tree': turn(({ parent, tree }) => ({ intent: { ...intent, parent, tree } })),
  'turns.kept.commit': turn(({ commit }) => ({ kept: { commit, files: DOCS } })),
  'turns.kept.files': turn(({ parent }) => ({ kept: { commit: parent, files: WORKFLOW } })),
  'turns.files.first.path': turn(() => ({
    files: { count: 1, first: [{ path: EVIL, kind: 'added' }] },
  })),
  'turns.undoes.commit': turn(({ commit }) => ({ undoes: { commit, title: 'Evil' } })),
  'turns.origin.thread': origin(() => ({ thread: 99 })),
  'turns.origin.repository': origin(() => ({ repository: 'eve/evil' })),
  'turns.origin.comment.id': origin(() => ({ comment: { id: 99, kind: 'issue' } })),
  'turns.origin.pull.headRef': origin(({ parent }) => ({ pull: { ...pull, headSha: parent } })),
  'turns.origin.pull.headSha': origin(({ commit }) => ({
    pull: { ...pull, headRef: 'main', headSha: commit },
  })),
  'turns.origin.pull.sameRepository': origin(({ commit }) => ({
    pull: { ...pull, headRef: 'main', headSha: commit },
  })),
  'turns.origin.pull.open': origin(({ parent }) => ({ pull: { ...pull, headSha: parent } })),
  'turns.origin.checks.headSha': origin(({ commit }) => ({ checks: { headSha: commit } })),
  'turns.origin.drift.headSha': origin(({ commit }) => ({ drift: { headSha: commit } })),
  'turns.origin.undo': origin(() => ({ undo: true })),
  'work.branch': work(() => ({ branch: 'evil' })),
  'work.base.ref': work(({ parent }) => ({ base: { ref: 'evil', sha: parent } })),
  'work.base.sha': work(({ commit }) => ({ base: { ref: 'main', sha: commit } })),
  'work.head': work(({ commit }) => ({ head: commit })),
  'work.pull.number': work(() => ({ pull: { number: 99, url: 'https://host/pull/99' } })),
  'work.pull.url': work(() => ({ pull: { number: 1, url: 'https://evil.example/pull/1' } })),
  'work.compareLink': work(() => ({ compareLink: 'https://evil.example/' })),
  'work.earlierPulls': work(() => ({ earlierPulls: [99] })),
  'acceptance.pull': (job) => ({
    ...job,
    acceptance: {
      ...{ pull: 99, state: 'open', openedAt: job.createdAt, decidedAt: null },
      ...{ edited: false, lines: null, seenAt: job.createdAt },
    },
  }),
};

const encoded = (path: string) =>
  encodeChange([{ path, kind: 'added', mode: '100644', content: Buffer.from('# Page\n') }]) ?? '';
const DOCS = encoded('docs/page.md');
const WORKFLOW = encoded(EVIL);

/** Ends of what names nothing of the repository: IDs, words, times, states, amounts. */
const OTHERS = new RegExp(
  `^(?:${[
    'version|id|projectId|status|model|createdAt|updatedAt|archivedAt|proof|adoptions|returned|suspected|deaths',
    'cancelRequested|canceledBy|reason|notice|operations',
    'turns\\.(?:prompt|receivedAt|endedAt|state|key|summary|rounds|question|step|reason|countedMicros)',
    'turns\\.(?:usage|checks)\\..*|(?:usage|checks|waiting|lease)\\..*',
    'turns\\.files\\.(?:count|first\\.(?:kind|added|removed))|turns\\.undoes\\.title',
    'turns\\.origin\\.(?:requester|actor|comment\\.(?:kind|part)|workflow\\..*|askedAt|url)',
    'work\\.(?:title|draft|emptied)|acceptance\\.(?:state|openedAt|decidedAt|edited|lines|seenAt)',
  ].join('|')})$`,
);

type Schema = z.core.JSONSchema.BaseSchema;

function* leaves(schema: Schema, path = ''): Generator<string> {
  const parts = [...(schema.anyOf ?? []), ...(schema.items ? [schema.items] : [])] as Schema[];
  const fields = Object.entries(schema.properties ?? {}) as [string, Schema][];
  for (const part of parts) yield* leaves(part, path);
  for (const [name, field] of fields) yield* leaves(field, path === '' ? name : `${path}.${name}`);
  if (parts.length === 0 && fields.length === 0 && schema.type !== 'null') yield path;
}

it('has a decision about each field', () => {
  const fields = new Set(leaves(z.toJSONSchema(JobRecord)));
  const undecided = [...fields].filter((field) => !(field in NAMES) && !OTHERS.test(field));
  expect(undecided).toEqual([]);
  expect(Object.keys(NAMES).filter((field) => !fields.has(field))).toEqual([]);
});

class AwayPulls extends PullRequests {
  away = false;

  async author() {
    if (this.away) throw new Unavailable('GitHub is away.');
    return undefined;
  }
}

const isRefused = (text: string, id: string) =>
  unlessCorrupt(() => decodeJob(text, 'refs/docket/jobs/j1', id)) === undefined;

/** Every branch that somebody else made, and where it stands. */
async function branches(remote: string): Promise<string[]> {
  const list = ['--git-dir', remote, 'for-each-ref', '--format=%(refname:short) %(objectname)'];
  return (await testGit.run([...list, 'refs/heads/'])).split('\n').filter(Boolean);
}

it.each(Object.entries(NAMES))(
  'A record with a forged `%s` takes nothing foreign along',
  async (field, forge) => {
    const remote = await repositoryWith({ 'docs/index.md': '# Home\n' });
    const commit = await pushFiles(remote, 'evil', { [EVIL]: 'on: push\n' });
    const ask = async (what: string) =>
      (await testGit.run(['--git-dir', remote, 'rev-parse', `${commit}${what}`])).trim();
    const foreign = { commit, tree: await ask('^{tree}'), parent: await ask('^') };
    const theirs = await branches(remote);

    const pulls = new AwayPulls();
    const store = createMemoryStore();
    const tools = { clock: new InstantClock() };
    const open = (options: Partial<EngineOptions>) =>
      testEngine(remote, writesPage, { ...options, store, pulls, tools }).engine;
    // A change waits for the host; of a request, it matters before its work began.
    const elsewhere = field.startsWith('turns.origin');
    pulls.away = !elsewhere;
    const first = open({ leaves: true, elsewhere });
    const { id } = await first.create('p', { prompt: 'Write it' });
    await first.idle();
    pulls.away = false;
    const made = (await branches(remote)).length;
    await store.update(id, (job) => {
      const forged = forge(job as JobRecord, foreign);
      return { result: undefined, story: 'forged', job: forged };
    });
    const text = JSON.stringify(await store.get(id));
    if (isRefused(text, id)) return;
    const next = open({});
    const taken = await next.resume();
    await next.idle();
    if (taken.length > 0) expect((await store.get(id))?.status).not.toBe('active');

    const now = await branches(remote);
    expect(now).toEqual(expect.arrayContaining(theirs));
    expect(now.length).toBeLessThanOrEqual(Math.max(made, theirs.length + 1));
    for (const line of now.filter((one) => one.startsWith('docket/'))) {
      expect(await fileOn(remote, line.split(' ')[0] ?? '', EVIL)).toBeNull();
    }
    for (const plan of pulls.plans) expect(plan.branch).toBe(`docket/${id}`);
  },
);
