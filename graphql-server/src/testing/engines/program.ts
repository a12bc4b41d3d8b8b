import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Where the programs of `npm run services` are, if they have a small system of their own. */
const root = process.env['TEST_SERVICES_ROOT'] ?? '/';

const FOLDERS = ['usr/bin', 'usr/sbin', 'usr/lib/postgresql/17/bin'];

const env = { LC_ALL: 'C.UTF-8', PATH: '/usr/sbin:/usr/bin:/sbin:/bin' };

const pathOf = (name: string) =>
  FOLDERS.map((folder) => join(folder, name)).find((path) => existsSync(join(root, path)));

/** Servers of tests run as a user of the system, as some refuse to run as root. */
const canStart = () => process.getuid?.() === 0;

/** Whether tests may start these programs here. */
export const areInstalled = (...names: string[]): boolean =>
  canStart() && names.every((name) => pathOf(name) !== undefined);

/** A folder that programs may use; its path as they see it, and as we do. */
export interface ProgramFolder {
  inside: string;
  outside: string;
  remove(): void;
}

/** Makes an empty folder for the files of a server. */
export function makeFolder(): ProgramFolder {
  const outside = mkdtempSync(join(root, 'tmp', 'hausgeist-'));
  chmodSync(outside, 0o777);
  return {
    inside: join('/', outside.slice(root.length - (root.endsWith('/') ? 1 : 0))),
    outside,
    remove: () => rmSync(outside, { recursive: true, force: true }),
  };
}

function commandOf(user: string, name: string, args: readonly string[]): string[] {
  const path = pathOf(name);
  if (!path) throw new Error(`${name} is not installed.`);
  return [`--userspec=${user}`, root, `/${path}`, ...args];
}

/** Runs a program to its end; what it printed. */
export function runProgram(user: string, name: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('chroot', commandOf(user, name, args), {
    encoding: 'utf8',
    env,
  });
  if (status !== 0) throw new Error(`${name} failed: ${stderr}`);
  return stdout;
}

/** Starts a server; the process is the server itself. */
export function startProgram(user: string, name: string, ...args: string[]): ChildProcess {
  return spawn('chroot', commandOf(user, name, args), {
    stdio: 'ignore',
    env,
  });
}

/** Ends a server that {@link startProgram} started. */
export async function endProgram(
  program: ChildProcess,
  signal: NodeJS.Signals = 'SIGTERM',
): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const ended = new Promise((resolve) => program.once('exit', resolve));
  program.kill(signal);
  await ended;
}

/** Asks again and again until `isSo` says yes; for servers that take a moment to be there. */
export async function until(isSo: () => Promise<boolean>, patienceMs = 20_000): Promise<void> {
  const deadline = Date.now() + patienceMs;
  while (!(await isSo().catch(() => false))) {
    if (Date.now() > deadline) throw new Error('What was waited for did not come.');
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
}
