import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { preparedName, readPrepared } from './prepared.js';

describe('a prepared statement', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  const read = <Row>(sql: string, ...values: unknown[]) => readPrepared<Row>(app.em(), sql, values);

  it('takes the values of each call', async () => {
    const sql = 'select ?::int + ?::int as sum';
    expect(await read(sql, 1, 2)).toEqual([{ sum: 3 }]);
    expect(await read(sql, 40, 2)).toEqual([{ sum: 42 }]);
  });

  it('takes values as values, whatever they hold', async () => {
    const text = `'; drop table company; -- $1 ?`;
    expect(await read('select ?::text as text', text)).toEqual([{ text }]);
  });

  it('sees what its transaction has done', async () => {
    const sql = `select current_setting('bench.word', true) as word`;
    const seen = await app.em().transactional(async (tx) => {
      await tx.execute(`select set_config('bench.word', 'inside', true)`);
      return readPrepared(tx, sql, []);
    });
    expect(seen).toEqual([{ word: 'inside' }]);
  });

  it('fails as other statements do', async () => {
    await expect(read('select * from nowhere where 1 = ?', 1)).rejects.toMatchObject({
      name: 'TableNotFoundException',
    });
  });

  it('has a name of its own', async () => {
    await read('select ?::int as one', 1);
    await read('select ?::int as two', 1);
    const names = ['select $1::int as one', 'select $1::int as two'].map(preparedName);
    expect(new Set([...names, undefined]).size).toBe(3);
  });
});
