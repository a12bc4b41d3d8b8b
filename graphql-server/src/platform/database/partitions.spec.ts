import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from './index.js';
import { openTestDatabase } from '../../testing/open-database.js';
import { keepPartitions } from './partitions.js';

const at = (text: string) => new Date(`${text}T12:00:00Z`);

describe('tables by the month', () => {
  let database: Database;
  const em = () => database.orm.em.fork();

  beforeAll(async () => {
    database = await openTestDatabase();
  });
  beforeEach(async () => {
    await em().execute('drop table if exists visit');
    await em().execute('create table visit (at timestamptz not null) partition by range (at)');
    await em().execute('create table visit_other partition of visit default');
  });
  afterAll(async () => {
    await em().execute('drop table if exists visit');
    await database.close();
  });

  const visit = (...days: string[]) =>
    em().execute(`insert into visit select unnest(string_to_array(?, ' ')::timestamptz[])`, [
      days.map((day) => at(day).toISOString()).join(' '),
    ]);

  /** Where rows are, by partition. */
  const places = async () =>
    (
      await em().execute<{ place: string }[]>(
        'select tableoid::regclass::text as place from visit order by at',
      )
    ).map(({ place }) => place);

  it('have a partition for this month and the next three, each made once', async () => {
    const first = await keepPartitions(em(), { name: 'visit' }, at('2026-11-30'));
    expect(first).toEqual({
      made: ['visit_2026_11', 'visit_2026_12', 'visit_2027_01', 'visit_2027_02'],
      dropped: [],
      blocked: [],
    });
    const second = await keepPartitions(em(), { name: 'visit' }, at('2026-12-01'));
    expect(second.made).toEqual(['visit_2027_03']);
    await visit('2026-10-31', '2026-11-01', '2026-12-31');
    expect(await places()).toEqual(['visit_other', 'visit_2026_11', 'visit_2026_12']);
  });

  it('lose a month when all of it is older than is kept, and not a day before', async () => {
    await keepPartitions(em(), { name: 'visit' }, at('2026-11-05'));
    await visit('2026-11-05', '2026-12-05');
    const kept = { name: 'visit', keptDays: 30 };
    expect((await keepPartitions(em(), kept, at('2026-12-30'))).dropped).toEqual([]);
    expect((await keepPartitions(em(), kept, at('2026-12-31'))).dropped).toEqual(['visit_2026_11']);
    expect(await places()).toEqual(['visit_2026_12']);
  });

  it('keep a month of which rows are left, where these go by themselves', async () => {
    await keepPartitions(em(), { name: 'visit' }, at('2026-11-05'));
    await visit('2026-11-05');
    const kept = { name: 'visit', keptDays: 30, onlyEmpty: true };
    expect((await keepPartitions(em(), kept, at('2027-02-01'))).dropped).toEqual(['visit_2026_12']);
    await em().execute('delete from visit');
    expect((await keepPartitions(em(), kept, at('2027-02-01'))).dropped).toEqual(['visit_2026_11']);
  });

  it('say which months cannot be made, and go on with the others', async () => {
    await visit('2027-01-15');
    const { made, blocked } = await keepPartitions(em(), { name: 'visit' }, at('2026-11-05'));
    expect(blocked).toEqual(['visit_2027_01']);
    expect(made).toEqual(['visit_2026_11', 'visit_2026_12', 'visit_2027_02']);
  });
});
