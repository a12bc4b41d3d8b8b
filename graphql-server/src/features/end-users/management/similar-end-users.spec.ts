import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Cast, createCast, type Role } from '../../../testing/cast.js';
import { createEndUser } from '../../../testing/factories.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';

const SIMILAR = `query ($search: String!, $companyId: ID) {
  similarEndUsers(search: $search, companyId: $companyId) { lastName } }`;

const PEOPLE = [
  ['Anna', 'Petersen', 'Kastanienredder 16, 22305 Hamburg'],
  ['Peter', 'Maier', 'Schwanenfleetweg 3, 22303 Hamburg'],
  ['Elif', 'Yılmaz', 'Schwanenfleetweg 5, 22303 Hamburg'],
  ['Karl', 'Schmidt', 'Am Kai 1, 20457 Hamburg'],
  ['Olga', 'Schäfer', 'Am Kai 2, 20457 Hamburg'],
] as const;

let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await startTestApp();
  cast = await createCast(app);
  const em = app.em();
  for (const [firstName, lastName, address] of PEOPLE)
    await createEndUser(em, cast.own, { firstName, lastName, address });
});
afterAll(async () => {
  await app.stop();
});

async function found(search: string, role: Role = 'staff', companyId?: string) {
  const { data } = await cast.clients[role].graphql<{ similarEndUsers: { lastName: string }[] }>(
    SIMILAR,
    { search, companyId },
  );
  return data?.similarEndUsers.map(({ lastName }) => lastName);
}

it.each([
  ['Peterson', 'Petersen'],
  ['Meier', 'Maier'],
  ['Jilmaz', 'Yılmaz'],
  ['Shmidt', 'Schmidt'],
  ['schefer', 'Schäfer'],
  ['Kastanienreder 16', 'Petersen'],
  ['Schwanenflehtweg 5', 'Yılmaz'],
])('%s is nearly %s', async (search, lastName) => {
  expect((await found(search))?.[0]).toBe(lastName);
});

it('finds none for what reads like nothing, for numbers and for a few letters', async () => {
  for (const search of ['Xylophon', 'Kastanienreder 17', '040 5550', 'Pit', ''])
    expect([search, await found(search)]).toEqual([search, []]);
});

it('finds people of the own company alone, and for administrators of the one that they name', async () => {
  expect(await found('Peterson', 'otherAdmin')).toEqual([]);
  expect(await found('Peterson', 'admin')).toEqual([]);
  expect(await found('Peterson', 'admin', cast.own.id)).toContain('Petersen');
});
