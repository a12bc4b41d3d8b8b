import { randomBytes } from 'node:crypto';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { databaseSchema } from '../../database-schema.js';
import { administer, withDatabase } from '../../testing/global-setup.js';
import { InProcessEventBus } from '../events/index.js';
import { JobQueue } from '../jobs/index.js';
import { openDatabase } from './index.js';

const { url: server } = inject('postgres');
const log = pino({ level: 'silent' });

let name: string;
let url: string;

/** What a process does to the database before it takes requests. */
async function startOnce(databaseUrl = url, schema = databaseSchema): Promise<string> {
  const database = await openDatabase({ databaseUrl, dataDir: '' }, schema, log);
  const jobs = new JobQueue(database, new InProcessEventBus(), log);
  try {
    await jobs.start(0);
    return 'ready';
  } finally {
    await jobs.stop(0);
    await database.close();
  }
}

const reasonOf = (start: Promise<string>) => start.catch((error: Error) => error.message);

describe.runIf(server)('the first start', () => {
  beforeEach(() => {
    name = `hausgeist_start_${randomBytes(6).toString('hex')}`;
    url = withDatabase(server, name);
  });
  afterEach(async () => {
    await administer(server, `drop database if exists ${name} with (force)`);
    await administer(server, `drop role if exists ${name}`);
  });

  it.each(Array.from({ length: 10 }, (_, round) => round + 1))(
    'of three processes at once without a database leaves all of them ready (%i)',
    async () => {
      const starts = Array.from({ length: 3 }, () => reasonOf(startOnce()));
      expect(await Promise.all(starts)).toEqual(['ready', 'ready', 'ready']);
    },
    60_000,
  );

  it('says what to grant where the user may not create extensions', async () => {
    await administer(server, `create role ${name} login password 'x'`);
    await administer(server, `create database ${name}`);
    const theirs = new URL(url);
    Object.assign(theirs, { username: name, password: 'x' });
    expect(await reasonOf(startOnce(theirs.toString()))).toMatch(
      new RegExp(
        `The user "${name}" may not change the schema of the database at .*permission denied`,
      ),
    );
    await administer(url, `grant usage, create on schema public to ${name}`);
    expect(await reasonOf(startOnce(theirs.toString()))).toMatch(
      /may not create extensions .* create extension if not exists vector; create extension if not exists pg_trgm; create extension if not exists btree_gin;/,
    );
    await administer(url, 'create extension vector');
    await administer(url, 'create extension pg_trgm');
    await administer(url, 'create extension btree_gin');
    await administer(url, `grant create on database ${name} to ${name}`);
    expect(await reasonOf(startOnce(theirs.toString()))).toBe('ready');
    await administer(url, `drop owned by ${name}`);
  }, 60_000);

  it('says who has to create the database where the user may not', async () => {
    await administer(server, `create role ${name} login password 'x'`);
    const theirs = new URL(url);
    Object.assign(theirs, { username: name, password: 'x' });
    expect(await reasonOf(startOnce(theirs.toString()))).toContain(
      `the user "${name}" may not create it`,
    );
  });

  it('refuses a schema that a newer version has made', async () => {
    expect(await startOnce()).toBe('ready');
    const older = { ...databaseSchema, migrations: databaseSchema.migrations.slice(0, -1) };
    expect(await reasonOf(startOnce(url, older))).toMatch(
      /newer version of the product has changed the schema .*Start that version or a newer one/,
    );
  }, 60_000);
});
