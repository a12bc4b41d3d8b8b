import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ProductPglite } from './column-types.js';
import { yieldingPglite } from './yielding-pglite.js';
import { prepare } from './prepared.js';

describe('the embedded database', () => {
  let instance: PGlite;
  let client: PGlite;
  beforeAll(async () => {
    instance = new ProductPglite();
    await instance.waitReady;
    client = yieldingPglite(instance);
    await client.exec('create table word (text text)');
  });
  beforeEach(() => vi.restoreAllMocks());
  afterAll(() => instance.close());

  const read = (...values: unknown[]) =>
    client.query(prepare('select ?::text as text, ?::int as number'), values);

  it('takes a statement without values as one message and the end of it', async () => {
    const messages = vi.spyOn(instance, 'execProtocolRawSync');
    const { rows } = await client.query('select 1 as one', []);
    expect(rows).toEqual([{ one: 1 }]);
    expect(messages).toHaveBeenCalledTimes(2);
  });

  it('counts what a statement has changed, with values and without, in a transaction and out', async () => {
    const insert = `insert into word values ('a'), ('b') returning text`;
    const outside = await client.query(insert);
    const inside = await client.transaction((transaction) => transaction.query(insert));
    const withValues = await client.query('update word set text = $1', ['c']);
    expect([outside, inside, withValues].map((result) => result.affectedRows)).toEqual([2, 2, 4]);
    expect(inside.rows).toEqual([{ text: 'a' }, { text: 'b' }]);
  });

  describe('with a statement that comes again and again', () => {
    it('prepares it once, whatever the values hold', async () => {
      await read('a', 1);
      const executed = vi.spyOn(instance, 'exec');
      const texts = [`'; drop table word; --`, '\\', '$1 ?', 'ä', null];
      const results = [];
      for (const text of texts) results.push((await read(text, 2)).rows);
      expect(results).toEqual(texts.map((text) => [{ text, number: 2 }]));
      const statements = executed.mock.calls.map(([sql]) => sql);
      expect(statements.filter((sql) => sql.startsWith('prepare'))).toHaveLength(1);
      expect(statements.filter((sql) => sql.startsWith('execute'))).toHaveLength(texts.length);
    });

    it('takes lists, and what cannot be written into a statement as values', async () => {
      const list = prepare('select to_json(?::text[]) as list, cardinality(?::int[]) as count');
      const texts = [`';"{},`, '\\', 'null', '', 'ä b', null];
      await client.query(list, [[], []]);
      const executed = vi.spyOn(instance, 'exec');
      for (const [given, count] of [
        [texts, 3],
        [[], 0],
      ] as const) {
        const { rows } = await client.query(list, [given, Array.from({ length: count }, () => 7)]);
        expect(rows).toEqual([{ list: given, count }]);
      }
      expect(executed.mock.calls.every(([sql]) => /^(?:prepare|execute)/.test(sql))).toBe(true);
      expect(executed).toHaveBeenCalledTimes(3);
      await expect(read('\0', 1)).rejects.toMatchObject({ code: '22021' });
    });

    it('prepares it in a transaction while others wait for that one', async () => {
      const sql = prepare('select ?::int + 1 as next');
      await client.query(sql, [1]);
      const results = await client.transaction(async (transaction) => {
        const outside = client.query(sql, [2]);
        const inside = await transaction.query(sql, [3]);
        return { inside, outside };
      });
      const outside = await results.outside;
      expect([results.inside.rows, outside.rows]).toEqual([[{ next: 4 }], [{ next: 3 }]]);
    });

    it('has it also after the transaction that prepared it has failed', async () => {
      const sql = prepare('select ?::int - 1 as last');
      await client.query(sql, [1]);
      await expect(
        client.transaction(async (transaction) => {
          await transaction.query(sql, [1]);
          await transaction.query('select nothing');
        }),
      ).rejects.toMatchObject({ code: '42703' });
      expect((await client.query(sql, [5])).rows).toEqual([{ last: 4 }]);
    });
  });

  it('says which statement failed', async () => {
    await expect(client.query('select nothing')).rejects.toMatchObject({
      code: '42703',
      query: 'select nothing',
    });
  });

  it('reads the types that columns and aggregates of ours have', async () => {
    const { rows } = await client.query(
      `select true as bool, 1::int8 as int8, 1.5::float8 as float8, '{"a":1}'::jsonb as jsonb,
              '[1]'::json as json, '2026-01-02T03:04:05Z'::timestamptz as timestamptz,
              array['a','b'] as texts, array[1,2] as numbers, 1.50::numeric as numeric,
              array['0198c9b0-0000-7000-8000-000000000000'::uuid] as uuids`,
    );
    expect(rows).toEqual([
      {
        bool: true,
        int8: 1,
        float8: 1.5,
        jsonb: { a: 1 },
        json: [1],
        timestamptz: new Date('2026-01-02T03:04:05Z'),
        texts: ['a', 'b'],
        numbers: [1, 2],
        numeric: '1.50',
        uuids: ['0198c9b0-0000-7000-8000-000000000000'],
      },
    ]);
  });

  it('knows no others', () => {
    expect(Object.keys(instance.parsers).length).toBeLessThan(40);
  });
});
