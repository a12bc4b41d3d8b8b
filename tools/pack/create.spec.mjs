import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { at } from '../lib/paths.mjs';
import { SERVER_PATHS } from './create.mjs';

const run = (script, ...args) =>
  spawnSync(process.execPath, [at(script), ...args], { encoding: 'utf8' });

it.each([
  [['mf-chat'], 'mf-chat is a micro-frontend of this repository. Choose another name.'],
  [['mf-meters', '--route', '/company/login'], '/company/login belongs to mf-company, which has '],
  [['mf-meters', '--route', '/terms'], '/terms belongs to mf-company, which has /terms.'],
  [['mf-meters', '--route', '/api/meters'], '/api/meters belongs to the server.'],
])('refuses %j, and writes nothing', (args, problem) => {
  const dir = join(tmpdir(), `hausgeist-create-${process.pid}`);
  const { status, stderr } = run('tools/mf.mjs', 'create', ...args, '--dir', dir);
  expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining(problem) });
  expect(existsSync(dir)).toBe(false);
});

it('knows the paths of the server', () => {
  const routes = readFileSync(at('graphql-server/src/platform/http/shell-page.routes.ts'), 'utf8');
  expect(routes).toContain(String(SERVER_PATHS));
});

it.each([
  ['tools/mf.mjs', 'npm run mf -- create mf-meters --dir <folder>'],
  ['tools/release.mjs', '--rollback'],
  ['tools/front-end/bin.mjs', 'hausgeist-front-end release --new-key <file>'],
])('tells the commands of %s and their options', (script, command) => {
  const { status, stdout, stderr } = run(script, '--help');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain(command);
  expect(stdout).not.toMatch(/^\/\/|import /m);
});
