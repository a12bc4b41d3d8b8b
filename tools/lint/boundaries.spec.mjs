import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { at, bin } from '../lib/paths.mjs';

let folder;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'boundaries-'));
  const names = ['imports', 'environment', 'roles', 'refusals'];
  const rules = Object.fromEntries(names.map((name) => [`boundaries/${name}`, 'error']));
  const jsPlugins = [at('tools/lint/boundaries.mjs')];
  write('.oxlintrc.json', JSON.stringify({ jsPlugins, rules, categories: { correctness: 'off' } }));
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(path, text) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

function lint() {
  const { stdout } = spawnSync(bin('oxlint'), ['-f', 'json'], { cwd: folder, encoding: 'utf8' });
  return JSON.parse(stdout)
    .diagnostics.map(({ code, labels }) => `${code} line ${labels[0].span.line}`)
    .toSorted();
}

it('reports every form of a forbidden import, through the real linter', () => {
  write(
    'graphql-server/src/platform/jobs/queue.ts',
    [
      "import { a } from '../../features/mail/index.js';",
      "import type { B } from '../../features/mail/index.js';",
      "export { c } from '../../features/mail/index.js';",
      "export * from '../../features/mail/index.js';",
      "export const d = import('../../features/mail/index.js');",
      "export type E = import('../../features/mail/index.js').E;",
      "import { fine } from '../database/index.js';",
    ].join('\n'),
  );
  expect(lint()).toEqual([1, 2, 3, 4, 5, 6].map((line) => `boundaries(imports) line ${line}`));
});

it('reports a read of the environment outside env.ts', () => {
  write('graphql-server/src/env.ts', 'export const port = process.env.PORT;');
  write('graphql-server/src/main.ts', 'export const port = process.env.PORT;');
  write('mf-chat/src/App.tsx', "import { env } from 'node:process';\nexport const a = env;");
  write('graphql-server/src/main.spec.ts', 'export const port = process.env.PORT;');
  expect(lint()).toEqual(['boundaries(environment) line 1', 'boundaries(environment) line 1']);
});

it('asks a file of a feature for a name that says what is in it', () => {
  const job = 'export const job = defineJob({});';
  write('graphql-server/src/features/mail/forget.ts', job);
  write('graphql-server/src/features/mail/forget.job.ts', job);
  write('graphql-server/src/features/mail/forget.spec.ts', job);
  write('graphql-server/src/features/mail/mail.ts', '@Entity()\nexport class Mail {}');
  expect(lint()).toEqual(['boundaries(roles) line 1', 'boundaries(roles) line 1']);
});

it('is quiet about a tree that keeps the rules', () => {
  write('graphql-server/src/main.ts', "export { start } from './app.js';");
  write('graphql-server/src/app.ts', "export { start } from './features/mail/index.js';");
  expect(lint()).toEqual([]);
});

it('reports sentences in schemas, which would reach clients without a reason', () => {
  write(
    'graphql-server/src/features/mail/mail-input.ts',
    [
      "import { z } from 'zod';",
      "export const a = z.string().min(1, 'Name is required');",
      'export const b = z.string().max(5, `At most ${5} letters`);',
      "export const c = z.enum(['A'], { error: 'Choose one letter' });",
      "export const d = z.string().min(1, reasons.NAME_MISSING.issue).describe('A name.');",
    ].join('\n'),
  );
  write(
    'graphql-server/src/features/operators/input.ts',
    "import { z } from 'zod';\nexport const a = z.string('--email is required.');",
  );
  expect(lint()).toEqual([2, 3, 4].map((line) => `boundaries(refusals) line ${line}`));
});

it('finds cycles, of types alone too, by the settings of this project', () => {
  const { rules } = JSON.parse(readFileSync(at('.oxlintrc.json'), 'utf8'));
  const plugins = ['import'];
  const cycle = { 'import/no-cycle': rules['import/no-cycle'] };
  write('.oxlintrc.json', JSON.stringify({ plugins, rules: cycle, categories: {} }));
  write('a.ts', "import type { B } from './b.js';\nexport type A = B[];");
  write('b.ts', "import type { A } from './a.js';\nexport type B = A | string;");
  expect(new Set(lint())).toEqual(new Set(['import(no-cycle) line 1']));
});
