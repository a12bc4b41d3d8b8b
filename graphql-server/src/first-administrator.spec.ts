import { afterAll, beforeAll, expect, it } from 'vitest';
import { hintAtFirstAdministrator } from './first-administrator.js';
import type { Database } from './platform/database/index.js';
import { createAdmin } from './testing/factories.js';
import { openTestDatabase } from './testing/open-database.js';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('the start says how an administrator is made until there is one who can sign in', async () => {
  const em = database.orm.em.fork();
  await createAdmin(em, { isVerified: false });
  expect(await hintAtFirstAdministrator(database, true)).toMatch(
    /^There is no administrator yet.* \(stop the server first\): npm run hausgeist -- create-admin /,
  );
  expect(await hintAtFirstAdministrator(database, false)).not.toContain('stop the server');
  await createAdmin(em);
  expect(await hintAtFirstAdministrator(database, false)).toBeUndefined();
});
