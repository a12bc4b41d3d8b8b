import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { MENTIONS } from './erasure/erase-content.repository.js';
import { BY_ID, BY_NAME } from './erasure/erase-employee.repository.js';
import { PERSONAL_COLUMNS } from './testing/personal-columns.js';

/** Columns in which `eraseMentions` is not what puts the pseudonym in. */
const NAMES_ELSEWHERE = ['audit_entry.details', 'draft_use_case.wordings', 'service_case.search'];

describe('every column that can tell something about a person', () => {
  let app: TestApp;
  let stored: Map<string, string[]>;

  beforeAll(async () => {
    app = await startTestApp();
    const rows = await app.em().execute<{ table: string; column: string; type: string }[]>(
      `select c.relname as "table", a.attname as "column", format_type(a.atttypid, null) as type
         from pg_class c join pg_namespace n on n.oid = c.relnamespace
         join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition
          and c.relname <> 'mikro_orm_migrations' order by 1, 2`,
    );
    stored = new Map(
      [...Map.groupBy(rows, ({ table }) => table)].map(([table, columns]) => [
        table,
        columns
          .filter(({ type }) => /text|char|json|tsvector/.test(type))
          .map(({ column }) => column),
      ]),
    );
  });
  afterAll(() => app.stop());

  it('is declared with what erases it; a new table or column is not forgotten', () => {
    expect(Object.keys(PERSONAL_COLUMNS).toSorted()).toEqual([...stored.keys()].toSorted());
    for (const [table, { personal = {}, plain = [] }] of Object.entries(PERSONAL_COLUMNS)) {
      const declared = [...Object.keys(personal), ...plain].toSorted();
      expect({ table, columns: declared }).toEqual({
        table,
        columns: stored.get(table)?.toSorted(),
      });
    }
  });

  it('with names written by others is one that the erasure walks', () => {
    const declared = Object.entries(PERSONAL_COLUMNS).flatMap(([table, { personal = {} }]) =>
      Object.entries(personal)
        .filter(([, way]) => way === 'names')
        .map(([column]) => `${table}.${column}`),
    );
    const walked = MENTIONS.map(([table, column]) => `${table}.${column}`);
    expect([...walked, ...NAMES_ELSEWHERE].toSorted()).toEqual(declared.toSorted());
  });

  it('with the name of an employee gets the pseudonym', () => {
    for (const [table, column] of [...BY_ID, ...BY_NAME]) {
      expect(PERSONAL_COLUMNS[table]?.personal?.[column], `${table}.${column}`).toBe('pseudonym');
    }
  });
});
