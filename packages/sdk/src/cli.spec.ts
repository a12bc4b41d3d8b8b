import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const cli = fileURLToPath(new URL('../dist/cli.js', import.meta.url));

/** The command without address and key: what it is given is looked at first. */
const run = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...args], {
    encoding: 'utf8',
    env: {},
  });
  return { status, stdout, stderr };
};

const CHANGES = 'Usage: hausgeist api changes <types> [--company <id>] [--cursor <file>]\n';

it.each([
  ['an unknown option', ['--cursr', 'x'], "Unknown option '--cursr'."],
  ['an option of another command', ['--update'], "Unknown option '--update'."],
  ['an option without its value', ['--cursor'], "Option '--cursor <value>' argument missing."],
  [
    'an option in place of a value',
    ['--cursor', '--company', 'x'],
    "Option '--cursor' argument is ambiguous.",
  ],
  ['one argument too many', ['CASE'], "Unexpected argument 'CASE'."],
])('names %s, and the usage of the command', (_what, args, problem) => {
  expect(run('api', 'changes', 'END_USER', ...args)).toEqual({
    ...{ status: 2, stdout: '' },
    stderr: `${problem}\n${CHANGES}`,
  });
});

it('says what a command lacks', () => {
  expect(run('api', 'changes').stderr).toBe(`"changes" wants to know what.\n${CHANGES}`);
});

it('prints the help when asked for it, and when the command is unknown', () => {
  const help = run('api', 'help');
  expect(help).toMatchObject({ status: 0, stderr: '', stdout: expect.stringMatching(/^Usage/) });
  for (const args of [[], ['--help'], ['api'], ['api', '-h']]) expect(run(...args)).toEqual(help);
  expect(run('api', 'chnges')).toMatchObject({
    ...{ status: 2, stdout: '' },
    stderr: `There is no command "api chnges".\n\n${help.stdout}`,
  });
  expect(run('release', 'x').status).toBe(2);
});
