import 'reflect-metadata';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { MikroORM, PostgreSqlDriver } from '@mikro-orm/postgresql';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { createApp } from '../app.js';
import { databaseSchema } from '../database-schema.js';
import type { Config } from '../env.js';
import type { DatabaseSchema } from '../platform/database/index.js';
import { schemaFrom } from './database-on-disk.js';
import { specsAwayFromServices } from './specs-away-from-services.js';
import { testConfig } from './test-config.js';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folder with a migrated embedded database; empty on a real PostgreSQL. */
    embeddedTemplate: string;
    /** The same of an embedded database in which nothing has been made yet. */
    blankTemplate: string;
    /** Server and database name to copy from; empty on the embedded database. */
    postgres: { url: string; template: string };
  }
}

/**
 * Prepares one migrated database that every test file copies: a folder for the embedded database, a
 * template database where TEST_DATABASE_URL names a server.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env['TEST_DATABASE_URL'];
  const folder = await mkdtemp(join(tmpdir(), 'hausgeist-test-'));
  const blank = join(folder, 'blank');
  await (await PGlite.create(blank)).close();
  project.provide('blankTemplate', blank);
  if (url) sayWhatIsLeftOut(project);
  const drop = url ? await preparePostgres(project, folder, url) : undefined;
  if (!url) await prepareEmbedded(project, folder, blank);
  return async () => {
    await drop?.();
    await rm(folder, { recursive: true, force: true });
  };
}

/** A run on services that silently left out more and more would look as good as one that looks at all. */
function sayWhatIsLeftOut({ config: { root, exclude }, vitest }: TestProject): void {
  const away = specsAwayFromServices(root).length;
  const long = exclude.filter((path) => path.endsWith('.spec.ts')).length - away;
  vitest.logger.log(
    `Left out on the services: ${away} test files that reach neither of them, and ${long} that vitest.config.ts names.`,
  );
}

async function prepareEmbedded(project: TestProject, folder: string, template: string) {
  const dataDir = join(folder, 'migrated');
  await migrate({ dataDir }, schemaFrom(template));
  project.provide('embeddedTemplate', join(dataDir, 'database'));
  project.provide('postgres', { url: '', template: '' });
}

async function preparePostgres(project: TestProject, folder: string, url: string) {
  const template = `hausgeist_template_${process.pid}`;
  await administer(url, `create database ${template}`);
  await migrate({ databaseUrl: withDatabase(url, template), dataDir: folder }, databaseSchema);
  project.provide('embeddedTemplate', '');
  project.provide('postgres', { url, template });
  return () => administer(url, `drop database if exists ${template} with (force)`);
}

/** Makes tables and queues, which costs each server that finds none a tenth of a second. */
async function migrate(settings: Partial<Config>, schema: DatabaseSchema): Promise<void> {
  const config = { ...testConfig(settings), redisUrl: undefined };
  const app = await createApp(config, pino({ level: 'silent' }), schema);
  await app.platform.jobs.start(0);
  await app.stop(0);
}

/** The same server, another database. */
export function withDatabase(url: string, name: string): string {
  const copy = new URL(url);
  copy.pathname = `/${name}`;
  return copy.toString();
}

/** Runs a statement that cannot run inside the database it is about. */
export async function administer(url: string, sql: string): Promise<void> {
  const orm = await MikroORM.init({
    driver: PostgreSqlDriver,
    clientUrl: url,
    entities: [],
    discovery: { warnWhenNoEntities: false },
  });
  try {
    await orm.driver.getConnection().execute(sql);
  } finally {
    await orm.close(true);
  }
}
