import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const cli = fileURLToPath(new URL('../dist/cli.js', import.meta.url));

it.each([
  ['mails --fialed', "Unknown option '--fialed'.", 'mails [--failed]'],
  ['verify --form x', "Unknown option '--form'.", 'verify --from <file> [--secret-to <file>]'],
  ['mails old', "Unexpected argument 'old'.", 'mails [--failed]'],
  ['migrate --to x', "Unknown option '--to'.", 'migrate'],
  ['backup --to', "Option '--to <value>' argument missing.", 'backup --to <file>'],
])('names what is wrong with "%s", and the usage of the command', (line, problem, usage) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...line.split(' ')], {
    encoding: 'utf8',
  });
  expect({ status, stdout, stderr }).toEqual({
    ...{ status: 2, stdout: '' },
    stderr: `${problem}\nUsage: npm run hausgeist -- ${usage}\n`,
  });
});

it.each([
  ['retry-mails --help', 'Usage: npm run hausgeist -- retry-mails [--id <id>]\n      Sends mails'],
  ['migrate -h', 'Usage: npm run hausgeist -- migrate\n      Brings'],
  ['--version', '0.1.0\n'],
  ['--help', 'Usage: npm run hausgeist -- <command>\n'],
])('tells of "%s" what is there', (line, told) => {
  const { status, stdout } = spawnSync(process.execPath, [cli, ...line.split(' ')], {
    encoding: 'utf8',
  });
  expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringContaining(told) });
  expect(stdout.split('\n').length > 20).toBe(line === '--help');
});

it.each(['mails', 'verify-audit'])(
  'makes no database for "%s" where there is none, as in a mistyped folder',
  (command) => {
    const folder = join(tmpdir(), `hausgeist-cli-${command}`);
    const { status, stdout, stderr } = spawnSync(process.execPath, [cli, command], {
      encoding: 'utf8',
      env: { DATA_DIR: folder },
    });
    expect({ status, stdout, stderr }).toEqual({
      ...{ status: 1, stdout: '' },
      stderr: `There is no database in ${folder}.\n`,
    });
    expect(existsSync(folder)).toBe(false);
  },
);

it('looks at mails and jobs while Valkey is away', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'hausgeist-cli-'));
  const run = (command: string, env: NodeJS.ProcessEnv) => {
    const options = { encoding: 'utf8', env: { DATA_DIR: dataDir, ...env } } as const;
    const { stdout, stderr } = spawnSync(process.execPath, [cli, command], options);
    return { stdout, stderr };
  };
  run('migrate', {});
  const REDIS_URL = 'redis://127.0.0.1:1';
  const told = ['mails', 'jobs', 'retry-mails'].map((command) => run(command, { REDIS_URL }));
  rmSync(dataDir, { recursive: true });
  expect(told).toEqual([
    { stdout: 'No mail waits.\n', stderr: '' },
    { stdout: 'No job waits, runs or has failed.\n', stderr: '' },
    { stdout: '', stderr: expect.stringContaining('Valkey does not answer') },
  ]);
}, 60_000);

it('does not blame the data folder for a file elsewhere', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    [cli, 'verify', '--from', '/nowhere.backup'],
    {
      encoding: 'utf8',
      env: { DATA_DIR: tmpdir(), BACKUP_PASSPHRASE: 'a passphrase of tests' },
    },
  );
  expect(status).toBe(1);
  expect(stderr).toBe(
    "A file or folder cannot be used (ENOENT: no such file or directory, open '/nowhere.backup').\n",
  );
});
