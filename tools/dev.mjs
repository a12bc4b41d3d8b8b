// Server and front ends with hot reload, in one terminal: npm run dev
// The page is at PORT (4000) as usual; the front ends' own servers start at DEV_PORT (4100).
import './lib/node-version.mjs';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { ensureServerBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { withLock } from './lib/lock.mjs';
import { at, bin, node24 } from './lib/paths.mjs';
import { isStopping, main, start, stopAll } from './lib/process.mjs';
import { say } from './lib/report.mjs';
import { frontEnds } from './lib/workspaces.mjs';

const firstPort = Number(process.env.DEV_PORT ?? 4100);

/** The shell comes first, so that its port does not move when a micro-frontend is added. */
const servers = () =>
  frontEnds()
    .toSorted((a, b) => Number(b === 'shell') - Number(a === 'shell'))
    .map((folder, index) => ({ folder, port: firstPort + index }));

/** Runs a program and marks each of its lines with a name. */
async function runNamed(name, command, args, options = {}) {
  const child = start(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      if (line.trim()) say(`${name.padEnd(8)} │ ${line}`);
    });
  }
  const [code] = await once(child, 'close');
  if (isStopping()) return 0;
  say(`${name.padEnd(8)} │ ended with code ${code}: stopping everything.`);
  stopAll('SIGTERM');
  return code ?? 1;
}

await main(
  async () => {
    await withLock('setup', async () => {
      await ensureInstalled();
      await ensureServerBuilt();
    });
    const remotes = servers().map(({ folder, port }) => `${folder}=http://localhost:${port}`);
    const env = { NODE_ENV: 'development', DEV_REMOTES: remotes.join(',') };
    const codes = await Promise.all([
      runNamed('types', bin('tsc'), ['--build', '--watch', '--preserveWatchOutput']),
      runNamed('server', node24, ['--watch', at('graphql-server/dist/serve.js')], { env }),
      ...servers().map(({ folder, port }) =>
        runNamed(folder, bin('webpack'), ['serve', '--env', `port=${port}`], {
          cwd: at(folder),
          env: { NODE_ENV: 'development' },
        }),
      ),
    ]);
    return Math.max(...codes);
  },
  import.meta.url,
);
