import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../..', import.meta.url));
const execute = promisify(execFile);
const SCOPE = '@hausgeist';

/** A micro-frontend in a repository of its own, as `npm run mf -- create` writes it. */
export interface OutsideApp {
  folder: string;
  /** Runs a command that its packages bring; gives what it printed. */
  run: (command: string, args: string[], env?: Record<string, string>) => Promise<string>;
  remove: () => Promise<void>;
}

async function linkAll(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const name of await readdir(from)) {
    if (name !== SCOPE) await symlink(join(from, name), join(to, name));
  }
}

/**
 * Puts what package.json asks for where npm would: packages of this project from their tarballs. Those of others are
 * the ones of this checkout, because to install them takes a minute and a network.
 */
async function install(folder: string): Promise<void> {
  const modules = join(folder, 'node_modules');
  await linkAll(join(root, 'node_modules'), modules);
  await rm(join(modules, '.bin'));
  await linkAll(join(root, 'node_modules/.bin'), join(modules, '.bin'));
  for (const file of await readdir(join(folder, 'vendor'))) {
    const name = file.replace('hausgeist-', '').replace(/-\d.*$/, '');
    const target = join(modules, SCOPE, name);
    await mkdir(target, { recursive: true });
    const archive = join(folder, 'vendor', file);
    await execute('tar', ['-xzf', archive, '-C', target, '--strip-components=1']);
  }
  const tools = join(modules, SCOPE, 'front-end-tools/front-end/bin.mjs');
  await symlink(tools, join(modules, '.bin/hausgeist-front-end'));
}

/** Makes one in a new folder outside of this checkout. */
export async function createOutsideApp(name: string, ...options: string[]): Promise<OutsideApp> {
  const parent = await mkdtemp(join(tmpdir(), 'hausgeist-outside-'));
  const folder = join(parent, 'app');
  const create = [join(root, 'tools/mf.mjs'), 'create', name, '--dir', folder, ...options];
  await execute(process.execPath, create);
  await install(folder);
  return {
    folder,
    run: async (command, args, env = {}) => {
      const file = join(folder, 'node_modules/.bin', command);
      const { stdout } = await execute(process.execPath, [file, ...args], {
        ...{ cwd: folder, env: { ...process.env, ...env } },
      });
      return stdout;
    },
    remove: () => rm(parent, { recursive: true, force: true }),
  };
}
