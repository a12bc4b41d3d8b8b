import 'reflect-metadata';
import { pino } from 'pino';
import { databaseSchema } from './database-schema.js';
import { readConfig } from './env.js';
import { explainFailure } from './explain-failure.js';
import { measureScale } from './evaluation/retrieval-scale.js';
import { openPlatform } from './platform/open-platform.js';

const tell = (text: string) => void process.stderr.write(`  ${text}\n`);

/** Measures searches in a large database: needs an empty one in DATABASE_URL; prints JSON. */
async function main(): Promise<void> {
  const [large, companies, useCases, dimensions] = process.argv.slice(2).map(Number);
  const config = { ...readConfig(), redisUrl: undefined };
  const platform = await openPlatform(
    config,
    databaseSchema,
    pino({ level: 'warn' }, pino.destination(2)),
  );
  const scale = {
    large: large ?? 20_000,
    companies: companies ?? 200,
    useCases: useCases ?? 400,
    dimensions: dimensions ?? 384,
  };
  const figures = await measureScale(platform, scale, tell);
  process.stdout.write(`${JSON.stringify(figures)}\n`);
  await platform.jobs.stop(0);
  await platform.close();
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${explainFailure(error)}\n`);
  process.exit(1);
}
