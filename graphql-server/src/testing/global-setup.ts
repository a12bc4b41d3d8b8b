import 'reflect-metadata';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { MikroORM, PostgreSqlDriver } from '@mikro-orm/postgresql';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { databaseSchema } from '../database-schema.js';
import { type Database, openDatabase } from '../platform/database/index.js';
import { InProcessEventBus } from '../platform/events/index.js';
import { JobQueue } from '../platform/jobs/index.js';
import type { PgliteConnection } from '@mikro-orm/pglite';

declare module 'vitest' {
  export interface ProvidedContext {
    /** File with a dumped, migrated embedded database; empty on a real PostgreSQL. */
    embeddedTemplate: string;
    /** The same of an embedded database in which nothing has been made yet. */
    blankTemplate: string;
    /** Server and database name to copy from; empty on the embedded database. */
    postgres: { url: string; template: string };
  }
}

const log = pino({ level: 'silent' });

/**
 * Prepares one migrated database that every test file copies: a dumped folder for the embedded
 * database, a template database where TEST_DATABASE_URL names a server.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env['TEST_DATABASE_URL'];
  const folder = await mkdtemp(join(tmpdir(), 'hausgeist-test-'));
  const empty = await PGlite.create('memory://');
  const blank = await dump(empty, join(folder, 'blank.tar'));
  await empty.close();
  project.provide('blankTemplate', join(folder, 'blank.tar'));
  const drop = url ? await preparePostgres(project, url) : undefined;
  if (!url) await prepareEmbedded(project, folder, blank);
  return async () => {
    await drop?.();
    await rm(folder, { recursive: true, force: true });
  };
}

async function dump(client: Pick<PGlite, 'dumpDataDir'>, file: string): Promise<Blob> {
  const folder = await client.dumpDataDir('none');
  await writeFile(file, Buffer.from(await folder.arrayBuffer()));
  return folder;
}

async function prepareEmbedded(project: TestProject, folder: string, template: Blob) {
  const schema = { ...databaseSchema, inMemory: true, template };
  const database = await openDatabase({ databaseUrl: undefined, dataDir: folder }, schema, log);
  await createJobTables(database);
  const connection = database.orm.driver.getConnection() as unknown as PgliteConnection;
  await dump(await connection.getNativeClient(), join(folder, 'template.tar'));
  await database.close();
  project.provide('embeddedTemplate', join(folder, 'template.tar'));
  project.provide('postgres', { url: '', template: '' });
}

async function preparePostgres(project: TestProject, url: string) {
  const template = `hausgeist_template_${process.pid}`;
  await administer(url, `create database ${template}`);
  const config = { databaseUrl: withDatabase(url, template), dataDir: '' };
  const database = await openDatabase(config, databaseSchema, log);
  await createJobTables(database);
  await database.close();
  project.provide('embeddedTemplate', '');
  project.provide('postgres', { url, template });
  return () => administer(url, `drop database if exists ${template} with (force)`);
}

async function createJobTables(database: Database): Promise<void> {
  const jobs = new JobQueue(database, new InProcessEventBus(), log);
  await jobs.start(0);
  await jobs.stop(0);
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
