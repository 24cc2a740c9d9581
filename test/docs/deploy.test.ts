// The files of examples/deploy/, as far as they can be tried without Docker and without systemd.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { presetFor } from '../../src/agents/program/environment.ts';
import { REASONS } from '../../src/postgres/presence.ts';
import { createMetrics } from '../../src/service/telemetry/metrics.ts';
import { systemClock } from '../../src/shared/runtime.ts';
import { itUnless, itWith } from '../support/programs.ts';
import { silentLog } from '../support/silent-log.ts';
import { tempDir } from '../support/temp.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const DEPLOY = join(ROOT, 'examples/deploy');
const UNITS = join(DEPLOY, 'systemd');
const VALIDATE = join(
  process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'),
  'docket-test-tools/kubernetes-validate/bin/kubernetes-validate',
);
const read = (...path: string[]) => readFileSync(join(...path), 'utf8');

interface Service {
  image: string;
  command?: string[];
  depends_on?: Record<string, { condition: string }>;
  environment?: Record<string, string | null>;
  secrets?: string[];
  healthcheck?: { test: string[] };
  deploy?: { replicas: number };
}

interface Container {
  args: string[];
  ports?: { name: string }[];
  securityContext: object;
  resources: { requests: Record<string, string> };
  readinessProbe?: { httpGet: object };
  livenessProbe?: { httpGet: object };
}

interface Manifest {
  kind: string;
  metadata: { name: string };
  spec?: {
    replicas?: number;
    selector?: { matchLabels?: object };
    template?: {
      metadata?: { labels: object };
      spec: {
        automountServiceAccountToken: boolean;
        securityContext: object;
        containers: Container[];
      };
    };
  };
}

const compose = parse(read(DEPLOY, 'compose.yaml'), { merge: true }) as {
  services: Record<string, Service>;
  secrets: Record<string, unknown>;
};

/** `docket <command> --help` of the bundle. */
const help = (command = '', cli = join(ROOT, 'dist/cli.js')) =>
  execFileSync(process.execPath, [cli, command, '--help'], { encoding: 'utf8' });

const flagsOf = (words: string[]) => words.flatMap((word) => /^--[\w-]+/.exec(word)?.[0] ?? []);

describe('compose.yaml', () => {
  it('starts a database, the migration, two servers, and three workers', () => {
    const ours = Object.values(compose.services).map(({ command, deploy }) =>
      Array.from({ length: deploy?.replicas ?? 1 }, () => command?.[0] ?? 'database'),
    );
    const three = ['work', 'work', 'work'];
    expect(ours.flat()).toEqual(['database', 'migrate', 'serve', 'serve', ...three]);
  });

  it('uses options that exist, and secrets and services that are there', () => {
    for (const [name, { command, secrets, depends_on }] of Object.entries(compose.services)) {
      for (const flag of flagsOf(command ?? [])) expect(help(command?.[0]), name).toContain(flag);
      expect(Object.keys(compose.secrets)).toEqual(expect.arrayContaining(secrets ?? []));
      expect(Object.keys(compose.services)).toEqual(
        expect.arrayContaining(Object.keys(depends_on ?? {})),
      );
    }
  });

  it('passes on every variable of docs/operating.md that its servers and workers read', () => {
    const docs = read(ROOT, 'docs/operating.md');
    const isDocumented = (name: string) => docs.includes(`\`${name}\``);
    const both = [
      ...['APP_ID', 'PRIVATE_KEY_PATH', 'WEBHOOK_SECRET', 'WEBHOOK_SECRET_PREVIOUS'],
      ...['DOCKET_ENCRYPTION_KEY', 'DOCKET_ENCRYPTION_KEY_PREVIOUS', 'DOCKET_METRICS_TOKEN'],
      ...['DOCKET_AGENT_COMMAND', 'DOCKET_MODEL_URL', 'DOCKET_MODEL'],
    ];
    expect([...both, 'CLIENT_ID', 'CLIENT_SECRET'].filter((name) => !isDocumented(name))).toEqual(
      [],
    );
    const given = (name: string) => Object.keys(compose.services[name]?.environment ?? {});
    expect(given('serve-1')).toEqual(
      expect.arrayContaining([...both, 'CLIENT_ID', 'CLIENT_SECRET']),
    );
    expect(given('serve-2')).toEqual(given('serve-1'));
    expect(given('work')).toEqual(expect.arrayContaining([...both, 'DOCKET_MODEL_KEY']));
  });

  it('gives the keys of agents to workers, and to nobody else', () => {
    const presets = ['claude', 'codex', 'copilot', 'gemini', 'opencode'].map(presetFor);
    const { work, ...others } = compose.services;
    const keys = [...presets.flatMap((preset) => preset.keys), 'DOCKET_MODEL_KEY'];
    for (const { keys: own } of presets) {
      expect(own.filter((name) => name in (work?.environment ?? {}))).not.toEqual([]);
    }
    for (const { environment = {} } of Object.values(others)) {
      expect(Object.keys(environment).filter((name) => keys.includes(name))).toEqual([]);
    }
  });
});

describe('the manifests of Kubernetes', () => {
  const folder = join(DEPLOY, 'kubernetes');
  const all = readdirSync(folder).flatMap((name) =>
    parseAllDocuments(read(folder, name)).map((document) => document.toJS() as Manifest),
  );
  const pods = all.flatMap(({ spec }) => (spec?.template ? [spec.template.spec] : []));

  it('start two servers and three workers, and migrate', () => {
    const started = all.flatMap(({ spec }) =>
      (spec?.template?.spec.containers ?? []).map(({ args }) => [args[0], spec?.replicas]),
    );
    expect(started).toEqual([
      ['serve', 2],
      ['work', 3],
      ['migrate', undefined],
    ]);
  });

  itUnless(!existsSync(VALIDATE) && 'kubernetes-validate is not installed.')(
    'are what Kubernetes accepts',
    () => {
      // The program knows resources by their names only.
      const text = readdirSync(folder).map((name) =>
        read(folder, name).replace(/generateName/, 'name'),
      );
      const file = join(tempDir(), 'all.yaml');
      writeFileSync(file, text.join('---\n'));
      expect(
        spawnSync(VALIDATE, ['--strict', '--quiet', file], { encoding: 'utf8' }),
      ).toMatchObject({
        ...{ status: 0, stdout: '', stderr: '' },
      });
    },
  );

  it('use options that exist, and the image that the Dockerfile makes', () => {
    for (const { containers } of pods) {
      for (const { args } of containers) {
        for (const flag of flagsOf(args)) expect(help(args[0])).toContain(flag);
      }
    }
    const [, user] = /useradd .*--uid (\d+)/.exec(read(DEPLOY, 'Dockerfile')) ?? [];
    for (const { securityContext } of pods) {
      expect(securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: Number(user) });
    }
  });

  it('give no container more than it needs', () => {
    expect(pods).toHaveLength(3);
    for (const { automountServiceAccountToken, containers } of pods) {
      expect(automountServiceAccountToken).toBe(false);
      for (const { securityContext, resources } of containers) {
        expect(securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        });
        expect(Object.keys(resources.requests)).toEqual(['cpu', 'memory']);
      }
    }
  });

  it('check what servers and workers answer, and keep some of them during an update of a node', () => {
    const running = all.filter(({ kind }) => kind === 'Deployment');
    for (const { metadata, spec } of running) {
      const [container] = spec?.template?.spec.containers ?? [];
      expect(container?.readinessProbe?.httpGet).toEqual({ path: '/readyz', port: 'http' });
      expect(container?.livenessProbe?.httpGet).toEqual({ path: '/healthz', port: 'http' });
      expect(container?.ports).toMatchObject([{ name: 'http' }]);
      const budget = all.find(
        (one) => one.kind === 'PodDisruptionBudget' && one.metadata.name === metadata.name,
      );
      expect(budget?.spec?.selector).toEqual(spec?.selector);
      expect(spec?.template?.metadata?.labels).toEqual(spec?.selector?.matchLabels);
    }
  });
});

describe('the files for monitoring', () => {
  const folder = join(DEPLOY, 'monitoring');
  const alerts = read(folder, 'alerts.yaml');
  const dashboard = read(folder, 'dashboard.json');

  it('name metrics that exist', async () => {
    const jobCounts = () => Promise.reject(new Error('not asked'));
    const deps = { version: '1', clock: systemClock, log: silentLog, jobCounts };
    const text = await createMetrics(deps).render();
    const known = new Set([...text.matchAll(/^# TYPE (\S+) /gm)].map(([, name]) => name));
    const named = `${alerts}${dashboard}`.match(/\b(?:docket|process)_[a-z_]+/g) ?? [];
    expect(named.length).toBeGreaterThan(15);
    const unknown = named.filter(
      (name) => !known.has(name) && !known.has(name.replace(/_(?:bucket|count|sum)$/, '')),
    );
    expect(unknown).toEqual([]);
  });

  it('are a dashboard that Grafana can import, with a place for every panel', () => {
    const { panels } = JSON.parse(dashboard) as {
      panels: { id: number; gridPos: { x: number; y: number }; targets: { expr: string }[] }[];
    };
    const places = panels.map(({ gridPos: { x, y } }) => `${x} ${y}`);
    expect(new Set(places).size).toBe(panels.length);
    for (const { targets } of panels) expect(targets.length).toBeGreaterThan(0);
  });

  itWith('promtool', 'are rules that Prometheus accepts', () => {
    const check = () =>
      execFileSync('promtool', ['check', 'rules', join(folder, 'alerts.yaml')], { stdio: 'pipe' });
    expect(check).not.toThrow();
  });

  itWith('promtool', 'call somebody in each incident, and nobody on a quiet day', () => {
    const incidents = join(import.meta.dirname, 'alert-incidents.yaml');
    const test = () => execFileSync('promtool', ['test', 'rules', incidents], { stdio: 'pipe' });
    expect(test).not.toThrow();
    const rules = [
      ...alerts.matchAll(/alert: (Docket(?:\w*Github\w*|Dead|Worker|Takeovers|JobGiven)\w*)/g),
    ];
    const untested = rules.filter(
      ([, name]) => !read(import.meta.dirname, 'alert-incidents.yaml').includes(`${name}`),
    );
    const texts = read(import.meta.dirname, 'alert-incidents.yaml');
    for (const reason of REASONS) expect(texts).toContain(`reason="${reason}"}', value: 1`);
    // The one that counts requests is about cost.
    expect(untested.map(([, name]) => name)).toEqual(['DocketGithubRequests']);
  });

  it.each([
    ['compose.yaml', /- work\n(?: +- --\S+\n)*? +- --port=\d+/],
    ['systemd/docket-work@.service', /^ExecStart=.+ docket work .+ --port /m],
    ['kubernetes/docket.yaml', /- work\n(?: +- --\S+\n)*? +- --port=\d+/],
  ])('have data: workers of %s have a port', (file, port) => {
    expect(read(DEPLOY, file)).toMatch(port);
  });
});

describe('the image', () => {
  const lines = read(DEPLOY, 'Dockerfile');

  it('has the Node that the tests run with', () => {
    const { devDependencies } = JSON.parse(read(ROOT, 'package.json'));
    expect(lines).toContain(`FROM node:${devDependencies.node}-bookworm-slim\n`);
  });

  it('contains every file that the bundle needs', () => {
    const image = tempDir();
    const copied = [...lines.matchAll(/^COPY (.+) \S+$/gm)].flatMap(([, files]) =>
      (files ?? '').split(' '),
    );
    for (const name of copied) cpSync(join(ROOT, name), join(image, name), { recursive: true });
    expect(help('serve', join(image, 'dist/cli.js'))).toContain('--database');
  });

  it('does not run as root', () => {
    expect(lines).toMatch(/^USER docket$/m);
  });
});

describe('the units of systemd', () => {
  it.each(readdirSync(UNITS))('%s uses options that exist', (name) => {
    const [, words = ''] = /^ExecStart=\/usr\/bin\/env docket (.+)$/m.exec(read(UNITS, name)) ?? [];
    const [command, ...rest] = words.split(' ');
    expect(flagsOf(rest).length).toBeGreaterThan(0);
    for (const flag of flagsOf(rest)) expect(help(command)).toContain(flag);
  });

  it.each(readdirSync(UNITS))('%s waits for the database for as long as it takes', (name) => {
    const [unit = '', service = ''] = read(UNITS, name).split('[Service]');
    // By default, systemd gives up after five failed starts within ten seconds.
    expect(unit).toMatch(/^StartLimitIntervalSec=0$/m);
    expect(service).toMatch(/^Restart=always$/m);
  });

  itWith('systemd-analyze', 'are valid', () => {
    const files = readdirSync(UNITS).map((name) => join(UNITS, name));
    const verify = () => execFileSync('systemd-analyze', ['verify', ...files], { stdio: 'pipe' });
    expect(verify).not.toThrow();
  });
});
