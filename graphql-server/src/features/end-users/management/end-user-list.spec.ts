import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { berlinDay } from '../../../platform/german/index.js';
import type { Database } from '../../../platform/database/index.js';
import { createCompany, createEndUser } from '../../../testing/factories.js';
import { openTestDatabase } from '../../../testing/open-database.js';
import { uniqueKey } from '../../../testing/unique-key.js';
import { listEndUsers, matching } from './end-user-list.repository.js';

const key = uniqueKey();
const LAST_NAMES = ['Öztürk', 'Albers', 'Zimmer', 'Oster', 'Weiß', 'Albers'];
let database: Database;
let companyId: string;

beforeAll(async () => {
  database = await openTestDatabase();
  const em = database.orm.em.fork();
  const company = await createCompany(em);
  companyId = company.id;
  for (const [index, lastName] of LAST_NAMES.entries()) {
    const email = `${index}-${index < 5 ? key : 'other'}@post.example`;
    await createEndUser(em, company, { lastName, firstName: `Person ${index}`, email });
  }
});
afterAll(async () => {
  await database.close();
});

const namesFound = async (search: string, scope = companyId) => {
  const page = { first: 10, offset: 0, after: undefined, counted: true };
  const sort = { field: 'NAME', direction: 'ASC' } as const;
  const em = database.orm.em.fork();
  const list = await listEndUsers(em, { companyId: scope, search }, sort, page);
  return list.rows.map(({ lastName }) => lastName);
};

const pages = [
  { name: 'the first page', page: { first: 2, offset: 0 }, found: ['Albers', 'Oster', 'Öztürk'] },
  { name: 'a later page', page: { first: 2, offset: 3 }, found: ['Weiß', 'Zimmer'] },
  { name: 'a page behind the end', page: { first: 2, offset: 9 }, found: [] },
];

// With more hits than are collected, the list is read in its order.
describe.each([10, 1])('a search that collects up to %s hits', (fewHits) => {
  it.each(pages)('finds $name', async ({ page: { first, offset }, found }) => {
    const em = database.orm.em.fork();
    const page = { first, offset, after: undefined, counted: true };
    const sort = { field: 'NAME', direction: 'ASC' } as const;
    const list = await listEndUsers(em, { companyId, search: key }, sort, page, fewHits);
    expect(list.totalCount).toBe(5);
    expect(list.rows.map(({ lastName }) => lastName)).toEqual(found);
  });

  it('goes on behind a cursor', async () => {
    const em = database.orm.em.fork();
    const sort = { field: 'EMAIL', direction: 'DESC' } as const;
    const read = (after?: string) => {
      const page = { first: 2, offset: 0, counted: true, after };
      return listEndUsers(em, { search: key }, sort, page, fewHits);
    };
    const { rows, order } = await read();
    const [, last] = rows;
    if (!last) throw new Error('Too few were found.');
    const { rows: next, totalCount } = await read(order.cursorOf(last));
    // A page has one entry more, which tells that there is another page.
    const letters = [...rows.slice(0, 2), ...next].map(({ email }) => email[0]);
    expect([letters.join(''), totalCount]).toEqual(['43210', 5]);
  });
});

describe('a search', () => {
  it('finds people by parts of street, place and flat, and of their names beside', async () => {
    const em = database.orm.em.fork();
    const company = await createCompany(em);
    const address = 'Schwanenfleetweg 3, 22303 Hamburg';
    await createEndUser(em, company, { lastName: 'Jahn', address, apartmentNumber: '4. OG links' });
    await createEndUser(em, company, { lastName: 'Kühn', address, apartmentNumber: 'EG' });
    const both = ['Jahn', 'Kühn'];
    expect(await namesFound('schwanen', company.id)).toEqual(both);
    expect(await namesFound('hamburg SCHWANENFLEETWEG 3', company.id)).toEqual(both);
    expect(await namesFound('4. og', company.id)).toEqual(['Jahn']);
    expect(await namesFound('kühn schwanen', company.id)).toEqual(['Kühn']);
    expect(await namesFound('schwanen altona', company.id)).toEqual([]);
  });

  it('takes numbers for those of houses and flats, and not for parts of others', async () => {
    const em = database.orm.em.fork();
    const company = await createCompany(em);
    for (const [lastName, number, apartmentNumber] of [
      ['Eins', '1', '13'],
      ['Drei', '3', '1. OG'],
      ['Dreia', '3a', '11. OG'],
      ['Dreizehn', '13', 'EG'],
    ] as const) {
      const address = `Ahornweg ${number}, 22303 Hamburg`;
      const reach = {
        phone: '040 333',
        externalId: `K-3${number}`,
        email: `${lastName}@post.example`,
      };
      await createEndUser(em, company, { lastName, address, apartmentNumber, ...reach });
    }
    expect(await namesFound('Ahornweg 3', company.id)).toEqual(['Drei', 'Dreia']);
    expect(await namesFound('ahornweg 3A', company.id)).toEqual(['Dreia']);
    expect(await namesFound('ahornweg 13', company.id)).toEqual(['Dreizehn', 'Eins']);
    expect(await namesFound('1. og', company.id)).toEqual(['Drei']);
    expect(await namesFound('303', company.id)).toEqual([]);
    expect(await namesFound('K-313', company.id)).toEqual(['Dreizehn']);
  });

  it('finds people by part of their customer number', async () => {
    const em = database.orm.em.fork();
    const company = await createCompany(em);
    await createEndUser(em, company, { lastName: 'Lenz', externalId: 'WEG-7701/a' });
    await createEndUser(em, company, { lastName: 'Mohr', externalId: null });
    expect(await namesFound('weg-7701', company.id)).toEqual(['Lenz']);
    expect(await namesFound('7701/A lenz', company.id)).toEqual(['Lenz']);
  });

  it('finds people however their name, street or telephone number is spelt', async () => {
    const em = database.orm.em.fork();
    const company = await createCompany(em);
    const people = [
      { lastName: 'Müller', phone: '040 555-0123', address: 'Kirschstr. 4, 22765 Hamburg' },
      { lastName: 'O’Neil', phone: '+49 171 9988770', address: 'Birkenstraße 4, 22765 Hamburg' },
      { lastName: 'Grosse', phone: '', address: 'Am Kai 1, 22765 Hamburg' },
    ];
    for (const person of people) await createEndUser(em, company, person);
    const [muller, neil, grosse] = [['Müller'], ['O’Neil'], ['Grosse']];
    for (const search of [
      'Mueller',
      'muller',
      'MÜLLER',
      '0405550123',
      '+49 40 5550123',
      'kirschstraße',
    ])
      expect([search, await namesFound(search, company.id)]).toEqual([search, muller]);
    for (const search of ["o'neil", 'O’NEIL', '0171/99887', 'birkenstr. 4', 'Birkenstrasse'])
      expect([search, await namesFound(search, company.id)]).toEqual([search, neil]);
    for (const search of ['große', 'Grosse', 'am kai'])
      expect([search, await namesFound(search, company.id)]).toEqual([search, grosse]);
  });

  it('has an index of names and homes, one of customer numbers and one of telephones', async () => {
    const { sql, params } = matching({ search: '040 5550' });
    const plan = await database.orm.em.fork().transactional(async (em) => {
      // The test's table is so small that it is read as a whole.
      await em.execute('set local enable_seqscan = off');
      return em.execute<object[]>(`explain select u.id from end_user u where ${sql}`, params);
    });
    expect(JSON.stringify(plan)).toMatch(
      /end_user_inbox_index.*end_user_external_id_search_index.*end_user_phone_search_index/,
    );
  });
});

const dayIn = (days: number) => berlinDay(new Date(Date.now() + days * 86_400_000));

describe('those who have moved out', () => {
  it('are told apart from those who live there, and who will move', async () => {
    const em = database.orm.em.fork();
    const company = await createCompany(em);
    for (const [lastName, movesOutOn] of [
      ['Alt', dayIn(-2)],
      ['Bald', dayIn(20)],
      ['Hier', null],
    ] as const) {
      await createEndUser(em, company, { lastName, movesOutOn });
    }
    const found = async (residence?: 'CURRENT' | 'FORMER') => {
      const page = { first: 10, offset: 0, after: undefined, counted: true };
      const filter = { companyId: company.id, residence };
      const list = await listEndUsers(
        database.orm.em.fork(),
        filter,
        { field: 'NAME', direction: 'ASC' },
        page,
      );
      return [list.totalCount, ...list.rows.map(({ lastName }) => lastName)];
    };
    expect(await found()).toEqual([3, 'Alt', 'Bald', 'Hier']);
    expect(await found('CURRENT')).toEqual([2, 'Bald', 'Hier']);
    expect(await found('FORMER')).toEqual([1, 'Alt']);
  });
});
