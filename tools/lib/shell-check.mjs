// Opens the routes of a build in the shell of a server, where that can be done.
import { existsSync, readFileSync } from 'node:fs';
import { Failure } from './process.mjs';
import { say, step } from './report.mjs';
import { smokeLoad } from './smoke.mjs';

/** Throws a Failure with what is wrong; says what could not be tried. */
export async function checkInShell(app, dist, server) {
  const file = `${dist}/release.json`;
  if (!existsSync(file)) throw new Failure(`There is no build of ${app}: ${file} is missing.`);
  const description = JSON.parse(readFileSync(file, 'utf8'));
  const result = await step(`Opening ${description.routes.join(', ')} in the shell`, () =>
    smokeLoad({ server: server.replace(/\/+$/, ''), dist, description }),
  );
  if ('notDone' in result) return say(`        not tried in the shell: ${result.notDone}`);
  for (const note of result.notes) say(`        ${note}`);
  if (result.faults.length === 0) return undefined;
  throw new Failure(`${app} does not work in the shell of ${server}.`, result.faults.join('\n'));
}
