import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { freePort } from './ports.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const node24 = join(root, 'node_modules/node/bin/node');

/** A micro-frontend that a developer serves on their machine. */
export interface LocalApp {
  origin: string;
  stop: () => Promise<void>;
}

/** Runs `npm run mf -- dev <name>` until it says that the build is there. */
export async function serveLocally(name: string, server: string): Promise<LocalApp> {
  const port = await freePort();
  const command = [join(root, 'tools/mf.mjs'), 'dev', name, '--server', server];
  const child = spawn(node24, [...command, '--port', String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = `http://localhost:${port}`;
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.includes(`${name} is at ${origin}`)) break;
  }
  if (child.exitCode !== null) throw new Error(`${name} is not served: ${child.exitCode}`);
  child.stdout.resume();
  return {
    origin,
    stop: async () => {
      child.kill();
      if (child.exitCode === null) await once(child, 'close');
    },
  };
}
