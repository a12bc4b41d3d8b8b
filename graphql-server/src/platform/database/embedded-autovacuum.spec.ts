import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { vacuumNeedy } from './embedded-autovacuum.js';

describe('the embedded database, which has no autovacuum of its own', () => {
  let client: PGlite;
  beforeAll(async () => {
    client = await PGlite.create();
    await client.exec(`
      create table "Busy table" (id int primary key, text text);
      create table calm (id int primary key);
      insert into calm select generate_series(1, 20);
      insert into "Busy table" select n, repeat('x', 400) from generate_series(1, 2000) n;`);
  });
  afterAll(() => client.close());

  /** What changed is otherwise counted once a second. */
  const seeToTables = async (isEnded?: () => boolean) => {
    await client.query('select pg_stat_force_next_flush()');
    return vacuumNeedy(client, isEnded);
  };
  const plan = async (sql: string) => {
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${sql}`);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  };
  const rewrite = () => client.exec(`update "Busy table" set text = reverse(text), id = id + 2000`);
  const pages = async () => {
    const { rows } = await client.query<{ pages: number }>(
      `select pg_relation_size('"Busy table"') / 8192 as pages`,
    );
    return Number(rows[0]?.pages);
  };

  it('sees to tables that have changed much, once, and to no others', async () => {
    const done = await seeToTables();
    expect(done).toContain('public."Busy table"');
    expect(done).not.toContain('public.calm');
    expect(await seeToTables()).not.toContain('public."Busy table"');
  });

  it('counts from an index afterwards', async () => {
    expect(await plan('select count(*) from "Busy table"')).toContain('Index Only Scan');
  });

  it('keeps a table that is written again and again from growing', async () => {
    const sizes = [];
    for (let round = 0; round < 4; round += 1) {
      await rewrite();
      await seeToTables();
      sizes.push(await pages());
    }
    expect(sizes[3]).toBe(sizes[1]);
  });

  it('stops between two tables when the database is closed', async () => {
    await rewrite();
    expect(await seeToTables(() => true)).toEqual([]);
    expect(await seeToTables()).toContain('public."Busy table"');
  });
});
