import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { databaseSchema } from '../../database-schema.js';
import { type DatabaseSchema, openBulk, openDatabase } from '../../platform/database/index.js';
import { schemaFromBlank, schemaFromCurrent } from '../../testing/database-on-disk.js';
import { backUp, restore } from './index.js';
import { findMigrations } from './tables.js';
import { log, otherMachine } from './testing/restored-app.js';

const removals: (() => Promise<void>)[] = [];
let blank: DatabaseSchema;
let current: DatabaseSchema;

async function machineWith(databaseOf: DatabaseSchema, sql: string) {
  const { config, remove } = await otherMachine();
  removals.push(remove);
  const database = await openDatabase(config, databaseOf, log);
  await database.orm.em.fork().execute(sql);
  await database.close();
  return config;
}

const COMPANY = `insert into company (id, name, address, email, phone, created_at, updated_at)
  values (gen_random_uuid(), 'Alt & Söhne', 'Weg 1', 'a@alt.example', '1', now(), now())`;

// Embedded databases are made anew, on disk.
const ENTRIES = `insert into audit_entry (id, at, actor_kind, actor_name, action, details, address, request_id)
  select gen_random_uuid(), now(), 'admin', 'Petra', 'x.old', '{}', '', '' from generate_series(1, 3)`;

describe('an archive', { timeout: 120_000 }, () => {
  beforeAll(async () => {
    blank = schemaFromBlank();
    current = schemaFromCurrent();
  });
  afterEach(async () => {
    for (const remove of removals.splice(0)) await remove();
  });

  it('of an older schema is brought up to date', async () => {
    const migrations = databaseSchema.migrations.slice(0, 4);
    const older = await machineWith({ ...blank, migrations }, `${COMPANY}; ${ENTRIES}`);
    const archive = join(older.dataDir, 'old.backup');
    expect(await backUp(older, archive)).toContain('0004-list-orders');
    const { config, remove } = await otherMachine();
    removals.push(remove);
    const options = { replace: false, otherSecret: false };
    await restore({ config, schema: blank, log }, archive, options);
    const opened = await openBulk(config);
    const found = await opened?.bulk('snapshot', async (session) => ({
      migrations: await findMigrations(session),
      companies: await session.rows('select name, search_text from company'),
      entries: await session.rows(
        'select sum(seq - without_entry)::int as numbered from audit_chain',
      ),
      // Migrations fill this table; nothing of it comes twice.
      prices: await session.rows(
        'select model from model_price group by model having count(*) > 1',
      ),
    }));
    await opened?.close();
    expect(found).toEqual({
      migrations: databaseSchema.migrations.map(({ name }) => name),
      companies: [{ name: 'Alt & Söhne', search_text: 'alt & söhne a@alt.example' }],
      entries: [{ numbered: 3 }],
      prices: [],
    });
  });

  it('of a newer schema is refused', async () => {
    const newer = await machineWith(
      current,
      `insert into mikro_orm_migrations (name) values ('9999-future')`,
    );
    const archive = join(newer.dataDir, 'new.backup');
    await backUp(newer, archive);
    const { config, remove } = await otherMachine();
    removals.push(remove);
    const options = { replace: false, otherSecret: false };
    await expect(restore({ config, schema: blank, log }, archive, options)).rejects.toThrow(
      "newer than this version's (9999-future)",
    );
  });

  it('needs no sequences, which it does not hold', async () => {
    const config = await machineWith(current, 'select 1');
    const opened = await openBulk(config);
    const sequences = await opened?.bulk('snapshot', (session) =>
      session.rows(
        `select sequencename from pg_sequences
          where schemaname = current_schema() and sequencename not like 'mikro_orm%'`,
      ),
    );
    await opened?.close();
    expect(sequences).toEqual([]);
  });

  it('is not made of a folder without a database', async () => {
    const { config, remove } = await otherMachine();
    removals.push(remove);
    await expect(backUp(config, join(config.dataDir, 'x.backup'))).rejects.toThrow(
      'There is no database in',
    );
  });
});
