import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../..', import.meta.url));
const execute = promisify(execFile);

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
