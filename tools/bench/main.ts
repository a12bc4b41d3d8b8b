// Runs the benchmarks named on the command line, or all of them.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Benchmark, describeMachine, formatReport } from './harness/report.ts';

const folder = join(import.meta.dirname, 'benchmarks');
const known = readdirSync(folder).map((file) => file.replace(/\.ts$/, ''));
const { positionals: asked, values: options } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string' },
    sockets: { type: 'string' },
    vectors: { type: 'string' },
  },
});

for (const name of asked.length > 0 ? asked : known) {
  process.stderr.write(`${name} …\n`);
  const machine = describeMachine();
  const { benchmark } = (await import(join(folder, `${name}.ts`))) as { benchmark: Benchmark };
  const report = await benchmark.measure({
    minutes: Number(options.minutes ?? 2),
    sockets: Number(options.sockets ?? 1_000),
    vectors: Number(options.vectors ?? 100_000),
  });
  process.stdout.write(`${formatReport(name, benchmark.title, machine, report)}\n\n`);
}
