import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { installPacked } from './packed-packages.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const execute = promisify(execFile);

/** A micro-frontend in a repository of its own, as `npm run mf -- create` writes it. */
export interface OutsideApp {
  folder: string;
  /** Runs a command that its packages bring; gives what it printed. */
  run: (command: string, args: string[], env?: Record<string, string>) => Promise<string>;
  /** Runs a step of its pipeline as a runner's shell does; gives what it printed. */
  step: (script: string, env?: Record<string, string>) => Promise<string>;
  remove: () => Promise<void>;
}

/** Makes one in a new folder outside of this checkout. */
export async function createOutsideApp(name: string, ...options: string[]): Promise<OutsideApp> {
  const parent = await mkdtemp(join(tmpdir(), 'hausgeist-outside-'));
  const folder = join(parent, 'app');
  const create = [join(root, 'tools/mf.mjs'), 'create', name, '--dir', folder, ...options];
  await execute(process.execPath, create);
  await installPacked(folder);
  return {
    folder,
    run: async (command, args, env = {}) => {
      const file = join(folder, 'node_modules/.bin', command);
      const { stdout } = await execute(process.execPath, [file, ...args], {
        ...{ cwd: folder, env: { ...process.env, ...env } },
      });
      return stdout;
    },
    step: async (script, env = {}) => {
      const { stdout } = await execute('bash', ['-e', '-o', 'pipefail', '-c', script], {
        ...{ cwd: folder, env: { ...process.env, ...env } },
      });
      return stdout;
    },
    remove: () => rm(parent, { recursive: true, force: true }),
  };
}
