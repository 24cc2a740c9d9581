// The presets with the programs themselves: `npm run test:agents`. It installs 1.2 GB of pinned
// versions once, needs no key, and prints the table in README.md beside it.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { identityProviders, SETTINGS } from '../support/identity-providers.ts';
import { type CheckedLocalGithub, openCheckedSandbox } from '../support/local-github.ts';
import { machines } from './isolations.ts';
import { FAULTS, installPrograms, KEY, PROGRAMS, type Program } from './programs.ts';
import { PAGE, runProgram, type Seen, WORDS } from './scene.ts';
import { Table } from './table.ts';

const root = mkdtempSync(join(tmpdir(), 'docket-agents-runs-'));
chmodSync(root, 0o755);
const MACHINES = machines(root, installPrograms());
/** Where errors and hostile files are tried: the best isolation that this machine has. */
const [BEST = MACHINES[3]] = MACHINES.filter(({ missing }) => missing === undefined);
const table = new Table(MACHINES);
const place = { root } as { root: string; host: CheckedLocalGithub };

beforeAll(async () => {
  place.host = await openCheckedSandbox();
});

afterAll(async () => {
  await place.host.close();
  rmSync(root, { recursive: true, force: true });
  process.stdout.write(`\n${table.text()}\n`);
});

describe.concurrent.each(PROGRAMS)('$name $version', (program) => {
  for (const machine of MACHINES) {
    const { name, missing } = machine;
    if (missing !== undefined) {
      it(`writes a page and says so (${name})`, ({ skip }) => skip(missing));
      continue;
    }
    it(`writes a page and says so (${name})`, async () => {
      const seen = await runProgram({ program, machine }, place);
      const context = `${seen.said}\n${seen.ended.log}`;
      expect(seen.ended.log, context).toMatch(machine.says);
      table.note(program, 'Runs', seen.ended.outputs.outcome !== 'failed');
      table.note(program, 'Pull request', seen.page === PAGE);
      table.note(program, 'Final words', seen.pull.includes(WORDS) && seen.said.includes(WORDS));
      noLeftovers(program, seen);
      expect(seen.ended.outputs.outcome, context).toBe('pull-request');
      expect(seen.page).toBe(PAGE);
      expect(seen.pull).toContain(WORDS);
      expect(seen.said).toContain(WORDS);
      expect(seen.ended.summary).toMatch(/What left the machine[\s\S]*127\.0\.0\.1/);
      // Nothing that the program does by itself may look like an attack.
      expect(seen.pull).not.toContain('tried to reach');
    });
  }

  it.each(FAULTS)('fails with a sentence that people understand: %s', async (fault) => {
    const seen = await runProgram({ program, machine: BEST as never, fault }, place);
    const { outcome } = seen.ended.outputs;
    const told = outcome !== 'pull-request' && program.says[fault].test(seen.said);
    table.note(program, 'Error sentences', told);
    noLeftovers(program, seen);
    expect(seen.said).toMatch(program.says[fault]);
    expect(seen.said).not.toMatch(/^>? {4,}at /m);
    expect(outcome).toMatch(/^(?:failed|timed-out)$/);
  });

  it('loads nothing that the repository configures', async () => {
    const seen = await runProgram({ program, machine: BEST as never }, place, program.hostile);
    table.note(program, 'Hostile repository', seen.page === PAGE && seen.owned === null);
    noLeftovers(program, seen);
    expect(seen.owned).toBeNull();
    expect(seen.page, `${seen.said}\n${seen.ended.log}`).toBe(PAGE);
  });
});

describe('claude without a stored key', () => {
  it('uses the key that Docket signed in for, and does not see it', async () => {
    const [claude] = PROGRAMS;
    let upstream = '';
    const betas = new Set<string>();
    const providers = await identityProviders({
      answer(response, sent, request) {
        const { url = '', method = '', headers } = request;
        if (url.endsWith('/oauth/token')) return false;
        betas.add(`${headers['anthropic-beta']}`);
        const key = providers.accepts(headers.authorization) ? KEY : 'wrong';
        const passed = { 'content-type': 'application/json', 'x-api-key': key };
        const target = `${upstream}${url.replace('/anthropic', '')}`;
        const body = method === 'POST' ? { body: sent } : {};
        void fetch(target, { method, headers: passed, ...body }).then(async (found) => {
          response.writeHead(found.status, [...found.headers]);
          response.end(Buffer.from(await found.arrayBuffer()));
        });
        return true;
      },
    });
    const env: Program['env'] = (url) => {
      upstream = url;
      const ANTHROPIC_BASE_URL = providers.addresses.anthropic ?? '';
      return { ...providers.env, ANTHROPIC_BASE_URL, GITHUB_REPOSITORY_ID: '4711' };
    };
    const login = `agent: ${JSON.stringify({ login: SETTINGS.anthropic })}\n`;
    const seen = await runProgram(
      { program: { ...(claude as Program), env }, machine: BEST as never },
      place,
      { '.github/docket.yml': login },
    );
    expect(seen.page, `${seen.said}\n${seen.ended.log}`).toBe(PAGE);
    expect(seen.ended.log).toContain('Signed in to Anthropic with the workflow’s identity');
    // Its own list of features, and ours.
    expect([...betas].every((list) => /,oauth-2025-04-20$/.test(list))).toBe(true);
    for (const secret of providers.issued) expect(seen.pull + seen.said).not.toContain(secret);
  });
});

function noLeftovers(program: Program, { leftovers }: Seen): void {
  table.note(program, 'No leftovers', leftovers.length === 0);
  expect(leftovers).toEqual([]);
}
