import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const cli = fileURLToPath(new URL('../dist/cli.js', import.meta.url));

/** The command without address and key: what it is given is looked at first. */
const run = (...args: string[]) => runWith({}, ...args);

const runWith = (env: NodeJS.ProcessEnv, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...args], {
    encoding: 'utf8',
    env,
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

const told = (env: NodeJS.ProcessEnv, ...more: string[]) => {
  const { status, stderr } = runWith(env, 'api', 'query', fileURLToPath(import.meta.url), ...more);
  return [status, stderr.split('\n')[0]];
};

it('names the setting that is missing or wrong', () => {
  const settings = { HAUSGEIST_URL: 'http://127.0.0.1:1', HAUSGEIST_KEY: 'hgk_x' };
  expect(told({ HAUSGEIST_URL: 'http://127.0.0.1:1' })).toEqual([2, 'Not set: HAUSGEIST_KEY.']);
  expect(told({})).toEqual([2, 'Not set: HAUSGEIST_URL, HAUSGEIST_KEY.']);
  expect(told({ ...settings, HAUSGEIST_URL: 'localhost:4000' })).toEqual([
    1,
    'HAUSGEIST_URL must be an address such as https://chat.example, not "localhost:4000".',
  ]);
  expect(told(settings, '--variables', '{bad')).toEqual([
    2,
    '--variables must be an object of JSON, not {bad',
  ]);
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
