import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../platform/database/index.js';
import { createCompany, createEndUser } from '../../../testing/factories.js';
import { openTestDatabase } from '../../../testing/open-database.js';
import { uniqueKey } from '../../../testing/unique-key.js';
import { listEndUsers } from './end-user-list.repository.js';

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
