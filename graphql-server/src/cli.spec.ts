import { spawnSync } from 'node:child_process';
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
