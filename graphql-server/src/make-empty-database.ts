import { createWriteStream, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { packTar } from 'modern-tar/fs';
import { pino } from 'pino';
import { createApp } from './app.js';
import { EMPTY_DATABASE } from './empty-database.js';
import { readConfig } from './env.js';
import { forgetEpoch } from './features/changes/index.js';
import { keepPartitions } from './platform/database/index.js';

// Writes the database that new data folders begin with: making one from nothing takes most of a first start.
const dataDir = mkdtempSync(join(tmpdir(), 'hausgeist-empty-'));
try {
  const config = readConfig({ DATA_DIR: dataDir, SEED_DEMO: 'false' });
  const app = await createApp(config, pino({ level: 'silent' }));
  const { jobs, database } = app.platform;
  // Makes the tables of the queues.
  await jobs.start(0);
  const em = database.orm.em.fork();
  const monthly = await em.execute<{ name: string }[]>(
    `select relname as name from pg_class where relkind = 'p' and relnamespace = 'public'::regnamespace`,
  );
  for (const table of monthly) await keepPartitions(em, table);
  await forgetEpoch(em);
  await app.stop(0);
  // A build that is killed leaves no half of it where servers look.
  const unfinished = `${EMPTY_DATABASE}.unfinished`;
  await pipeline(packTar(join(dataDir, 'database')), createGzip(), createWriteStream(unfinished));
  renameSync(unfinished, EMPTY_DATABASE);
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
