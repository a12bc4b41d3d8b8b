import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

const ROOT = join(import.meta.dirname, '../../../..');
const FOLDER = join(ROOT, 'deploy/monitoring');

const dashboards = readdirSync(join(FOLDER, 'dashboards')).map((name) => `dashboards/${name}`);
const read = (file: string) => readFileSync(join(FOLDER, file), 'utf8');

/** Names of metrics, not those that the rules record, which have colons. */
const NAMES = /(?<![\w:])(?:hausgeist|nodejs|process)_[a-z\d_]+(?![\w:])/g;

describe('dashboards and alerts', () => {
  let app: TestApp;
  let exported: Set<string>;
  const rules = read('rules.yaml');

  beforeAll(async () => {
    app = await startTestApp();
    const text = await (await app.client().fetch('/metrics')).text();
    const types = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)];
    exported = new Set(
      types.flatMap(([, name = '', type]) =>
        type === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name],
      ),
    );
  });
  afterAll(() => app.stop());

  it.each(['rules.yaml', ...dashboards])('%s name nothing that no server tells', (file) => {
    const named = new Set(read(file).match(NAMES));
    expect(named.size).toBeGreaterThan(5);
    expect([...named].filter((name) => !exported.has(name))).toEqual([]);
  });

  it.each(dashboards)('%s use no rule that is not recorded', (file) => {
    const used = new Set(read(file).match(/hausgeist:[\w:]+/g));
    for (const name of used) expect(rules).toContain(`record: ${name}\n`);
  });

  it.each(dashboards)('%s can be read, and each panel asks for something', (file) => {
    const { uid, panels } = JSON.parse(read(file)) as {
      uid: string;
      panels: { id: number; title: string; targets: { expr: string }[] }[];
    };
    expect(uid).toMatch(/^hausgeist-/);
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    for (const { targets } of panels) expect(targets[0]?.expr).toBeTruthy();
  });

  it('lead from each alert to what can be done', () => {
    const guide = readFileSync(join(ROOT, 'docs/operations/at-3-am.md'), 'utf8');
    const anchors = [...guide.matchAll(/^## (.+)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replaceAll(/[^a-z\d -]/g, '')
        .replaceAll(' ', '-'),
    );
    const wanted = [...rules.matchAll(/runbook: docs\/operations\/at-3-am\.md#(\S+)/g)];
    expect(wanted.length).toBeGreaterThan(15);
    for (const [, anchor] of wanted) expect(anchors).toContain(anchor);
  });
});
