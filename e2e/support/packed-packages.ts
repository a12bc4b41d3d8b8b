import { execFile } from 'node:child_process';
import { mkdir, readdir, rm, symlink } from 'node:fs/promises';
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
  }
}
