import { execFile } from 'node:child_process';
import { chmod, mkdir, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../..', import.meta.url));
const execute = promisify(execFile);
const SCOPE = '@hausgeist';

async function linkAll(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const name of await readdir(from)) {
    if (name !== SCOPE) await symlink(join(from, name), join(to, name));
  }
}

/** Makes the commands of a package executable where npm would. */
async function linkCommands(folder: string, target: string): Promise<void> {
  const description = await readFile(join(folder, 'package.json'), 'utf8');
  const { bin = {} } = JSON.parse(description) as { bin?: Record<string, string> };
  for (const [name, file] of Object.entries(bin)) {
    await chmod(join(folder, file), 0o755);
    // The checkout's own is there where its packages were built before they were installed.
    await rm(join(target, name), { force: true });
    await symlink(join(folder, file), join(target, name));
  }
}

/**
 * Puts packages where npm would: those of this project from their tarballs in `vendor`. Those of others are the ones
 * of this checkout, because to install them takes a minute and a network.
 */
export async function installPacked(folder: string): Promise<void> {
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
    await linkCommands(target, join(modules, '.bin'));
  }
}
