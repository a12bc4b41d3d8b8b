// Builds what changed and runs the benchmarks, or those that are named: npm run bench [-- name…]
//   --minutes 2        how long `day`, `inbox` and `soak` run
//   --sockets 1000     sockets of `day` and `fanout`
//   --vectors 100000   passages of `retrieval`
// The names are those of the files in tools/bench/benchmarks; docs/benchmarks.md says what they measure.
// BENCH_DATABASE_URL and BENCH_REDIS_URL name servers for those that need them; else they are started.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './lib/browser.mjs';
import { at, node24 } from './lib/paths.mjs';
import { Failure, main, must, run, withValue } from './lib/process.mjs';
import { step } from './lib/report.mjs';
import { setUp } from './lib/setup.mjs';
import { findEngine, startServices } from './services/index.mjs';
import { databaseUrl, redisUrl } from './services/settings.mjs';

/** Whether one of these benchmarks was asked for, be it by asking for all. */
const asksFor = (names, some) => names.length === 0 || some.some((name) => names.includes(name));

/** Installs what the product is measured beside; apart from the rest, as only this needs it. */
async function installPeers() {
  const folder = at('tools/bench/peers');
  if (existsSync(join(folder, 'node_modules/postgraphile'))) return;
  await step('Installing PostGraphile and autocannon', () =>
    must('They could not be installed: npm says why above.', 'npm', ['ci', '--loglevel=error'], {
      cwd: folder,
    }),
  );
}

/** Refuses names of benchmarks that there are not. */
function requireKnown(names) {
  const known = readdirSync(at('tools/bench/benchmarks')).map((file) => file.replace(/\.ts$/, ''));
  const unknown = names.filter((name) => !known.includes(name)).join(', ');
  if (unknown) throw new Failure(`There is no benchmark ${unknown}. Choose: ${known.join(', ')}`);
}

await main(
  async ({ positionals: names }) => {
    requireKnown(names);
    await setUp();
    const env = {};
    if (asksFor(names, ['page', 'lists'])) env.CHROMIUM_PATH = await ensureBrowser();
    if (asksFor(names, ['throughput'])) await installPeers();
    if (asksFor(names, ['analytics', 'day', 'first-token', 'inbox', 'throughput', 'retrieval'])) {
      if (!process.env.BENCH_DATABASE_URL) {
        await startServices(await findEngine());
        Object.assign(env, { BENCH_DATABASE_URL: databaseUrl, BENCH_REDIS_URL: redisUrl });
      }
    }
    const args = process.argv.slice(2);
    const { code } = await run(node24, [at('tools/bench/main.ts'), ...args], { env });
    return code;
  },
  import.meta.url,
  { allowPositionals: true, options: withValue('minutes', 'sockets', 'vectors') },
);
