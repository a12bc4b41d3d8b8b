import { pino } from 'pino';
import type { DatabaseSchema } from './database-port.js';
import { openDatabase } from './database.js';

/** Keys that hold the company as well, which the entities cannot say. A test holds them to the tables. */
const OF_COMPANY = /^alter table "\w+" drop constraint "\w+_of_company"$/;

/** Functions that triggers and columns call; those of triggers themselves end in `_fn`. */
const CALLED = /^drop function if exists "\w+(?<!_fn)"\(/;

/**
 * Triggers that the entities cannot say: at the end of a transaction, whose names end in `_chained`, and of whole
 * statements that see their rows, `_noted` and `_counted`.
 */
const OF_OTHER_KINDS =
  /^drop (?:trigger|function) if exists "\w+_(?:chained|noted|counted)(?:_fn)?"/;

const EXPECTED = [OF_COMPANY, CALLED, OF_OTHER_KINDS];

/** The statements that are missing between all migrations and what the entities say. */
export async function createSchemaDiff(schema: DatabaseSchema): Promise<string[]> {
  const config = { databaseUrl: undefined, dataDir: '' };
  const log = pino({ level: 'silent' });
  const database = await openDatabase(config, { ...schema, inMemory: true }, log);
  try {
    const sql = await database.orm.schema.getUpdateSchemaSQL({ wrap: false });
    return sql
      .split(/;\s*\n/)
      .map((statement) => statement.trim().replace(/;$/, ''))
      .filter((statement) => statement && !EXPECTED.some((pattern) => pattern.test(statement)));
  } finally {
    await database.close();
  }
}
