import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { at } from '../lib/paths.mjs';
import { frontEnds } from '../lib/workspaces.mjs';

const read = (...path) => readFileSync(at(...path), 'utf8');
const deploy = (name) => read('deploy', name);

/** Settings that the README's table names. */
const settings = new Set(
  Array.from(read('README.md').matchAll(/^\| ((?:`[A-Z_]+`(?:, )?)+) \|/gm), ([, names]) =>
    names.split(', ').map((name) => name.replaceAll('`', '')),
  ).flat(),
);

const unknown = (names) => names.filter((name) => !settings.has(name));

describe('the image', () => {
  const stages = deploy('Dockerfile')
    .split(/^FROM /m)
    .slice(1);
  const production = stages.find((stage) => stage.includes(' AS production'));
  const last = stages.at(-1);

  it('holds production packages alone, as the lock file has them', () => {
    expect(production).toContain('npm ci --omit=dev');
    expect(production).not.toContain('COPY . .');
    expect(last).toContain('COPY --from=production /app ./');
    expect(last).not.toMatch(/npm|apt-get|COPY \. /);
  });

  it('has every front end and all that the server reads', () => {
    const needed = [...frontEnds().map((name) => `${name}/dist`), 'schema/dist'];
    const development = new Set(['dist', 'evaluation', 'node_modules', 'src']);
    for (const entry of readdirSync(at('graphql-server'), { withFileTypes: true })) {
      if (entry.isDirectory() && !development.has(entry.name)) {
        needed.push(`graphql-server/${entry.name}`);
      }
    }
    const missing = needed.filter((path) => !last.includes(`COPY --from=build /app/${path} `));
    expect(missing).toEqual([]);
  });

  it('runs as a user without rights and is asked for its health', () => {
    expect(last).toMatch(/^USER 10001:10001$/m);
    expect(last).toMatch(/^HEALTHCHECK /m);
    expect(unknown(Array.from(last.matchAll(/(?<=[ ])([A-Z_]+)=/g), ([, name]) => name))).toEqual([
      'PATH',
    ]);
  });

  it('is not built from secrets, data and what was built elsewhere', () => {
    const ignored = read('.dockerignore').split('\n');
    expect(ignored).toEqual(
      expect.arrayContaining(['**/node_modules', '**/dist', '**/.env*', '.git', 'data']),
    );
  });
});

describe('compose', () => {
  const { services } = parse(deploy('compose.yaml'), { merge: true });
  const ours = ['web', 'worker', 'migrate'].map((name) => services[name]);

  it('sets what the server knows, and asks for every secret', () => {
    for (const { environment } of ours) {
      expect(unknown(Object.keys(environment))).toEqual([]);
      for (const name of ['SESSION_SECRET', 'RELEASE_TOKEN']) {
        expect(environment[name]).toMatch(/^\$\{\w+:\?/);
      }
    }
    const asked = Array.from(deploy('compose.yaml').matchAll(/\$\{(\w+):\?/g), ([, name]) => name);
    const example = Array.from(deploy('.env.example').matchAll(/^(\w+)=/gm), ([, name]) => name);
    expect(example).toEqual(expect.arrayContaining(asked));
  });

  it('runs the server without rights, and only the proxy and mails are reached from outside', () => {
    for (const service of ours) {
      expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
    }
    const open = Object.keys(services).filter((name) => services[name].ports);
    expect(open).toEqual(['proxy', 'mailpit']);
    expect(services.mailpit.ports).toEqual(['127.0.0.1:8025:8025']);
  });
});

describe('the chart', () => {
  const values = parse(read('deploy/helm/hausgeist/values.yaml'));
  const templates = readdirSync(at('deploy/helm/hausgeist/templates')).map((name) =>
    read('deploy/helm/hausgeist/templates', name),
  );

  it('uses no value that is not there', () => {
    const used = templates.flatMap((text) =>
      Array.from(text.matchAll(/\.Values\.([\w.]+)/g), ([, path]) => path),
    );
    expect(used.length).toBeGreaterThan(10);
    const missing = used.filter(
      (path) => path.split('.').reduce((value, key) => value?.[key], values) === undefined,
    );
    expect(missing).toEqual([]);
  });

  it('sets what the server knows', () => {
    expect(unknown(Object.keys(values.settings))).toEqual([]);
    const named = templates.flatMap((text) =>
      Array.from(text.matchAll(/- name: ([A-Z_]+)$/gm), ([, name]) => name),
    );
    expect(named).toEqual(['ROLE', 'WORKER_CONCURRENCY']);
    expect(unknown(named)).toEqual([]);
  });
});

describe('the unit of systemd', () => {
  const unit = deploy('systemd/hausgeist@.service');

  it('sets what the server knows and starts what the packages bring', () => {
    const [, environment] = /^Environment=(.*)$/m.exec(unit);
    expect(unknown(environment.split(' ').map((pair) => pair.split('=')[0]))).toEqual([]);
    const [, program, script] = /^ExecStart=\/opt\/hausgeist\/(\S+) (\S+)$/m.exec(unit);
    expect(existsSync(at(program))).toBe(true);
    expect(script).toBe('graphql-server/dist/main.js');
  });
});
