// scratch: A = /tmp/w7-base, B = /tmp/w7
import { ManagedProcess } from './harness/process.ts';
import { environmentOf, READY } from './harness/product.ts';
import { freePort } from './harness/free-port.ts';
import { node } from './harness/paths.ts';
import { onCore } from './harness/pinning.ts';
import { Administrator, inviteAdministrator } from './lists/administrator.ts';
import { TemporaryDatabase } from './throughput/temporary-database.ts';
import { TemporaryFolder } from './harness/temporary-folder.ts';
import { FILL, PRODUCT_QUERY, PRODUCT_QUERY_WITH_COUNT } from './throughput/people.ts';
import { sendLoad } from './throughput/load.ts';
import { processorTimeOf } from './harness/process-figures.ts';
import { ratioOf, median } from './harness/statistics.ts';
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
const query = process.env.COUNTED ? PRODUCT_QUERY_WITH_COUNT : PRODUCT_QUERY;
const body = JSON.stringify({ query, variables: { first: 50 } });
let headers: Record<string, string> | undefined;
const sides = [];
for (const root of ['/tmp/w7-base', '/tmp/w7']) {
  const port = await freePort();
  const [c, a] = onCore(0, node, [root + '/graphql-server/dist/main.js']);
  const p = new ManagedProcess(
    c,
    a,
    environmentOf(folder.path + root.replaceAll('/', '-'), port, {
      ...settings,
      WORKER_CONCURRENCY: '0',
    }),
  );
  await p.wrote(READY);
  const base = `http://localhost:${port}`;
  headers ??= {
    'content-type': 'application/json',
    ...(await Administrator.signIn({ url: base } as never, token)).headers,
  };
  const expected = await (await fetch(base + '/graphql', { method: 'POST', headers, body })).text();
  if (expected.includes('"errors"')) throw new Error(expected);
  sides.push({
    p,
    load: {
      url: base + '/graphql',
      headers: { authorization: headers.authorization! },
      body,
      expected,
    },
    rps: [] as number[],
    cpu: [] as number[],
    p99: [] as number[],
  });
}
for (const s of sides) await sendLoad(s.load, 32, 2);
for (let i = 0; i < Number(process.env.N ?? 8); i++)
  for (const s of i % 2 ? sides.toReversed() : sides) {
    const b = processorTimeOf(s.p.pid)!;
    const t = await sendLoad(s.load, 32, 1);
    if (t.failures) console.log('failures', t.failures);
    s.rps.push(t.requestsPerSecond);
    s.cpu.push((processorTimeOf(s.p.pid)! - b) / t.requests);
    s.p99.push(t.p99);
  }
for (const s of sides)
  console.log(
    median(s.rps).toFixed(0),
    'rps',
    median(s.cpu).toFixed(2),
    'cpu ms',
    median(s.p99),
    'p99',
  );
console.log(
  'B/A rps',
  ratioOf(sides[1]!.rps, sides[0]!.rps),
  'B/A cpu',
  ratioOf(sides[1]!.cpu, sides[0]!.cpu),
);
for (const s of sides) await s.p.stop();
