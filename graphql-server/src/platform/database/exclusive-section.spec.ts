import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.js';
import { exclusively } from './exclusive-section.js';

const { url: server } = inject('postgres');

describe.runIf(server)('an exclusive section', () => {
  let copy: TestDatabase;
  let client: Client;
  const url = () => copy.databaseUrl ?? '';

  beforeAll(async () => {
    copy = await createTestDatabase();
    client = new Client({ connectionString: url(), statement_timeout: 10_000 });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await copy.drop();
  });

  const others = async () => {
    const { rows } = await client.query<{ pid: number }>(
      `select pid from pg_stat_activity
        where application_name = 'hausgeist-schema' and datname = current_database()`,
    );
    return rows.length;
  };

  it('runs one work at a time', async () => {
    const done: string[] = [];
    const work = (name: string) =>
      exclusively(url(), async () => {
        done.push(`${name} begins`);
        await delay(0);
        done.push(`${name} ends`);
      });
    await Promise.all([work('a'), work('b'), work('c')]);
    expect(done).toHaveLength(6);
    for (let place = 0; place < 6; place += 2) {
      expect(done[place + 1]).toBe(done[place]?.replace('begins', 'ends'));
    }
  });

  it('may make indexes concurrently while others wait for it', async () => {
    await client.query('create table large (number int)');
    let waiting: Promise<unknown>[] = [];
    await exclusively(url(), async () => {
      waiting = [1, 2, 3].map(() => exclusively(url(), async () => undefined));
      await expect.poll(others).toBe(4);
      for (let round = 0; round < 30; round += 1) {
        await client.query('create index concurrently large_number on large (number)');
        await client.query('drop index concurrently large_number');
      }
    });
    await Promise.all(waiting);
  }, 60_000);
});
