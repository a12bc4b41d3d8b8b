import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../..', import.meta.url));
const execute = promisify(execFile);

/** Makes a key with `npm run release -- --new-key`; gives what RELEASE_KEYS has to say. */
export async function newReleaseKey(file: string): Promise<string> {
  const command = [join(root, 'tools/release.mjs'), '--new-key', file];
  const { stdout } = await execute(process.execPath, command);
  return /RELEASE_KEYS=(\S+)/.exec(stdout)?.[1] ?? '';
}

/** Runs `npm run release -- mf-chat …` against a server, and gives what it printed. */
export async function releaseChat(
  server: string,
  token: string,
  ...options: string[]
): Promise<string> {
  const { stdout } = await execute(
    process.execPath,
    [join(root, 'tools/release.mjs'), 'mf-chat', '--server', server, ...options],
    { env: { ...process.env, RELEASE_TOKEN: token } },
  );
  return stdout;
}

/** Runs `npm run mf -- <command> mf-chat …` against a server, and gives what it printed. */
export async function frontEndCommand(
  { server, token }: { server: string; token: string },
  command: string,
  ...options: string[]
): Promise<string> {
  const { stdout } = await execute(
    process.execPath,
    [join(root, 'tools/mf.mjs'), command, 'mf-chat', '--server', server, ...options],
    { env: { ...process.env, RELEASE_TOKEN: token } },
  );
  return stdout;
}
