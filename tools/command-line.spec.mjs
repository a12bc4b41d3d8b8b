import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { at } from './lib/paths.mjs';

const { scripts } = JSON.parse(readFileSync(at('package.json'), 'utf8'));

/** Files that people call by `npm run …` or by name; those that hand all words on to another program have its help. */
const PASSING_ON = new Set(['tools/hausgeist.mjs', 'tools/run.mjs']);
const commands = [
  ...Object.values(scripts).map((script) => script.match(/tools\/[\w-]+\.mjs/)?.[0]),
  'tools/rest-examples.mjs',
].filter((command) => !PASSING_ON.has(command));

const call = (command, option) =>
  spawnSync(process.execPath, [at(command), option], { encoding: 'utf8', timeout: 20_000 });

it.each(commands)('%s says what it takes, and refuses other words before it begins', (command) => {
  const help = call(command, '--help');
  const [first] = readFileSync(at(command), 'utf8').split('\n');
  expect(help).toMatchObject({ status: 0, stderr: '' });
  expect(`// ${help.stdout}`).toContain(`${first}\n`);
  const wrong = call(command, '--no-such-option');
  expect(wrong).toMatchObject({ status: 2, stdout: '' });
  expect(wrong.stderr).toBe("Unknown option '--no-such-option'. --help says what this takes.\n");
});
