import { Product } from '../harness/product.ts';
import { type Benchmark, milliseconds, progress } from '../harness/report.ts';
import { median, quantile } from '../harness/statistics.ts';
import { TemporaryFolder } from '../harness/temporary-folder.ts';
import { importFile } from '../imports/import-file.ts';
import { Importer } from '../imports/importer.ts';
import { Pinger } from '../imports/pinger.ts';
import { Administrator, inviteAdministrator } from '../lists/administrator.ts';

const ROWS = 10_000;

const SETTINGS = { SEED_DEMO: 'false' };

interface Step {
  name: string;
  ms: number;
  pings: number[];
}

/** How long a large import takes, how little it is felt, and that it survives its process. */
export const benchmark: Benchmark = {
  title: `time to check and take in ${ROWS.toLocaleString('en')} tenants and owners from a file`,
  async measure() {
    using folder = new TemporaryFolder();
    const token = inviteAdministrator(folder.path);
    const steps: Step[] = [];
    await using product = await Product.start(folder.path, SETTINGS);
    const administrator = await Administrator.signIn(product, token);
    const importer = new Importer(product, administrator);

    const timed = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
      progress(name);
      const pinger = new Pinger(product);
      const startedAt = performance.now();
      const result = await work();
      const ms = performance.now() - startedAt;
      steps.push({ name, ms, pings: await pinger.stop() });
      return result;
    };
    for (const format of ['CSV', 'Excel'] as const) {
      const companyId = await importer.newCompany();
      const file = await importFile(format, ROWS);
      const id = await timed(`upload, ${format}`, async () => importer.upload(companyId, file));
      await timed(`check, ${format}`, async () => importer.check(id));
      await timed(`import, ${format}`, async () => importer.run(id));
      const count = await importer.countPeople(companyId);
      if (count !== ROWS) throw new Error(`${count} people instead of ${ROWS}.`);
    }

    progress('kill -9 in the middle, and again');
    const companyId = await importer.newCompany();
    const id = await importer.upload(companyId, await importFile('CSV', ROWS));
    await importer.check(id);
    await importer.start(id);
    const killedAt: number[] = [];
    await importer.until(id, ({ processedRows }) => processedRows >= ROWS / 4);
    killedAt.push((await importer.read(id)).processedRows);
    product.process.kill();
    await product.process.ended();

    await using second = await Product.start(folder.path, SETTINGS);
    const again = importer.at(second);
    await again.until(id, ({ processedRows }) => processedRows >= ROWS / 2);
    killedAt.push((await again.read(id)).processedRows);
    second.process.kill();
    await second.process.ended();

    await using third = await Product.start(folder.path, SETTINGS);
    const last = importer.at(third);
    const startedAt = performance.now();
    const done = await last.until(id, ({ status }) => status !== 'RUNNING');
    const rest = performance.now() - startedAt;
    const people = await last.countPeople(companyId);
    if (done.status !== 'DONE' || people !== ROWS || done.createdCount !== ROWS) {
      throw new Error(`After kill -9: ${JSON.stringify(done)}, ${people} people.`);
    }
    return {
      tables: [
        {
          heading: 'Seconds a step takes, and milliseconds that /healthz takes meanwhile',
          columns: ['step', 'seconds', 'pings', 'median', 'p99', 'longest'],
          rows: steps.map(({ name, ms, pings }) => [
            name,
            (ms / 1000).toFixed(2),
            String(pings.length),
            milliseconds(median(pings)),
            milliseconds(quantile(pings, 0.99)),
            milliseconds(Math.max(...pings)),
          ]),
        },
      ],
      notes: [
        'Embedded database, no mails; a ping follows the one before it after 5 ms.',
        `Killed by SIGKILL after ${killedAt.join(' and ')} of ${ROWS} rows and started again: ${people} people, none lost or doubled; the rest took ${(rest / 1000).toFixed(1)} s after the last start.`,
      ],
    };
  },
};
