import 'reflect-metadata';
import { pino } from 'pino';
import { databaseSchema } from './database-schema.js';
import { readConfig } from './env.js';
import type { CompanyUnderTest } from './evaluation/company-under-test.js';
import { Evaluation } from './evaluation/evaluation.js';
import type { ProcessReport } from './evaluation/processes.js';
import { readAsked, UnusableFileError } from './evaluation/sets.js';
import type { Task } from './evaluation/tasks.js';
import { explainFailure } from './explain-failure.js';
import { openPlatform } from './platform/open-platform.js';

// One of the processes of evaluate.ts: takes all companies in, then asks what it is told to.

const tell = (told: ProcessReport) => void process.send?.(told);

async function main(): Promise<void> {
  const sets = await readAsked(...process.argv.slice(2));
  const config = { ...readConfig(), databaseUrl: undefined, redisUrl: undefined };
  const platform = await openPlatform(
    config,
    { ...databaseSchema, inMemory: true },
    pino({ level: 'error' }),
  );
  const evaluation = new Evaluation(platform);
  await platform.jobs.start(1);
  const before = process.cpuUsage();
  const companies: CompanyUnderTest[] = [];
  for (const set of sets) companies.push(await evaluation.open(set));
  const { ai } = platform;
  const idle = () =>
    tell({ kind: 'idle', providers: { answers: ai.name, embeddings: ai.embeddingModel.name } });

  process.on('message', (asked: Task | 'count') => {
    void work(asked).catch(fail);
  });
  idle();

  async function work(asked: Task | 'count'): Promise<void> {
    if (asked === 'count') {
      const { user, system } = process.cpuUsage(before);
      evaluation.tally.cost.cpuMilliseconds = (user + system) / 1000;
      return tell({ kind: 'counted', counted: evaluation.tally.counted });
    }
    const [set, company] = [sets[asked.place], companies[asked.place]];
    if (!set || !company) throw new Error(`There is no company ${asked.place}.`);
    await evaluation.run(set, company, asked.split);
    idle();
  }
}

function fail(error: unknown): void {
  const text = error instanceof UnusableFileError ? error.message : explainFailure(error);
  process.stderr.write(`${text}\n`, () => process.exit(1));
}

await main().catch(fail);
