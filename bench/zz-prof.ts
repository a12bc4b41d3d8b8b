// scratch
import { Product } from './harness/product.ts';
import { Administrator, inviteAdministrator } from './lists/administrator.ts';
import { TemporaryDatabase } from './throughput/temporary-database.ts';
import { TemporaryFolder } from './harness/temporary-folder.ts';
import { FILL, PRODUCT_QUERY, PRODUCT_QUERY_WITH_COUNT } from './throughput/people.ts';
import { sendLoad } from './throughput/load.ts';
import { processorTimeOf } from './harness/process-figures.ts';
using folder = new TemporaryFolder();
await using database = await TemporaryDatabase.create();
const settings = {
  NODE_ENV: 'production',
  HOST: 'localhost',
  PUBLIC_URL: 'http://localhost',
  SESSION_SECRET: 'x'.repeat(40),
  DATABASE_URL: database.url,
  SEED_DEMO: 'false',
};
const token = inviteAdministrator(folder.path, settings);
await database.run(FILL);
await using server = await Product.start(
  folder.path,
  settings,
  process.env.PROF ? ['--cpu-prof', '--cpu-prof-dir=/tmp/w7-prof', '--cpu-prof-interval=500'] : [],
  0,
);
const admin = await Administrator.signIn(server, token);
const query = process.env.COUNTED ? PRODUCT_QUERY_WITH_COUNT : PRODUCT_QUERY;
const body = JSON.stringify({ query, variables: { first: 50 } });
const url = server.url + '/graphql';
const headers = { 'content-type': 'application/json', ...admin.headers };
const r = await fetch(url, { method: 'POST', headers, body });
const expected = await r.text();
if (process.env.SHOW) console.log([...r.headers].map(String).join('\n'), expected.slice(0, 300));
for (let i = 0; i < Number(process.env.N ?? 3); i++) {
  const a = processorTimeOf(server.process.pid)!;
  const t = await sendLoad({ url, headers: admin.headers, body, expected }, 32, 4);
  console.log(
    Math.round(t.requestsPerSecond),
    t.p50,
    t.p99,
    t.failures,
    ((processorTimeOf(server.process.pid)! - a) / t.requests).toFixed(2),
    'ms cpu',
  );
}
