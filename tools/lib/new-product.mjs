// The product of this checkout with the demo data, in a folder of its own, for as long as it is looked at.
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { at, node24 } from './paths.mjs';
import { Failure, start } from './process.mjs';

async function freePort() {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

/** Who signs in where pages are behind a sign-in, by audience. */
function demoAccounts() {
  const file = at('graphql-server/demo/staff.json');
  const { password, administrators, companyUsers } = JSON.parse(readFileSync(file, 'utf8'));
  return {
    admin: { email: administrators[0].email, password },
    company: { email: companyUsers[0].email, password },
  };
}

/** Starts it, and waits until it takes requests. */
export async function startNewProduct() {
  const dataDir = mkdtempSync(join(tmpdir(), 'hausgeist-new-'));
  const port = await freePort();
  const child = start(node24, [at('graphql-server/dist/main.js')], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...{ NODE_ENV: 'development', PORT: String(port), DATA_DIR: dataDir },
      ...{ SEED_DEMO: 'true', DEMO_CONVERSATIONS: 'false' },
      // What belongs to a server that may run beside it.
      ...{ DATABASE_URL: '', REDIS_URL: '', PUBLIC_URL: '', RELEASE_KEYS: '', DEV_REMOTES: '' },
    },
  });
  const ended = once(child, 'close');
  const stop = async () => {
    child.kill();
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  let told = '';
  const ready = new Promise((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        told += text;
        if (told.includes('is ready at')) resolve(true);
      });
    }
  });
  if (!(await Promise.race([ready, ended.then(() => false)]))) {
    await stop();
    throw new Failure('The product of this checkout does not start.', told);
  }
  return { url: `http://localhost:${port}`, accounts: demoAccounts(), stop };
}
