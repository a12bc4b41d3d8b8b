import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Cast, codeByRole, createCast } from '../../testing/cast.js';
import { createEndUser } from '../../testing/factories.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';
import { EndUser } from '../end-users/index.js';

const FIELDS = 'id name street postcode city address flatCount tenantCount ownerCount';
const LIST = `query ($filter: BuildingFilter, $sort: BuildingSort, $first: Int, $after: String) {
  buildings(filter: $filter, sort: $sort, first: $first, after: $after) {
    totalCount pageInfo { endCursor hasNextPage } edges { node { ${FIELDS} } } } }`;
const FLATS = `query ($id: ID!) { flats(buildingId: $id) { id label floor tenantCount ownerCount } }`;
const mutation = (name: string, input: string, fields = `building { ${FIELDS} }`) =>
  `mutation ($input: ${input}!) { ${name}(input: $input) { ${fields} } }`;
const CREATE = mutation('createBuilding', 'CreateBuildingInput');
const UPDATE = mutation('updateBuilding', 'UpdateBuildingInput');
const MERGE = mutation('mergeBuildings', 'MergeBuildingsInput');
const DELETE = mutation('deleteBuilding', 'DeleteInput', 'deletedId');
const ADD_FLAT = mutation('createFlat', 'CreateFlatInput', 'flat { id label floor }');
const CHANGE_FLAT = mutation(
  'updateFlat',
  'UpdateFlatInput',
  'flat { id label floor tenantCount }',
);
const DELETE_FLAT = mutation('deleteFlat', 'DeleteInput', 'deletedId');

interface Building {
  id: string;
  street: string;
  flatCount: number;
  tenantCount: number;
}

describe('buildings', () => {
  let app: TestApp;
  let cast: Cast;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    cast = await createCast(app);
    // The tenant of the cast lives nowhere.
    await app
      .em()
      .execute(`update end_user set address = '-' where managing_company_id = ?`, [cast.own.id]);
    await app.em().execute('delete from building where company_id = ?', [cast.own.id]);
  });
  afterAll(() => app.stop());

  /** The one field of an answer; a refusal is thrown with its reasons. */
  async function ask<T>(document: string, variables: object = {}, client?: TestClient): Promise<T> {
    const { data, errors } = await (client ?? cast.clients.manager).graphql<Record<string, T>>(
      document,
      variables,
    );
    const [result] = Object.values(data ?? {});
    if (!result) throw new Error(JSON.stringify(errors?.[0]?.extensions));
    return result;
  }

  const list = async (variables: object = {}) =>
    (await ask<{ edges: { node: Building }[] }>(LIST, variables)).edges.map(({ node }) => node);

  const streets = async (variables: object) => (await list(variables)).map(({ street }) => street);

  const person = (address: string, apartmentNumber: string, more: Partial<EndUser> = {}) =>
    createEndUser(app.em(), cast.own, { address, apartmentNumber, ...more });

  const textsOf = async ({ id }: EndUser) => {
    const { address, apartmentNumber, buildingId } = await app.em().findOneOrFail(EndUser, { id });
    return { address, apartmentNumber, buildingId };
  };

  it('are made of the addresses of people, however they are written', async () => {
    await person('Musterstraße 1, 10115 Berlin', '3');
    await person('Musterstr. 1\n10115 Berlin', 'Whg. 3', { type: 'Owner' });
    await person('MUSTERSTRASSE 1  D-10115 Berlin', '4 a');
    await person('Musterstraße 11, 10115 Berlin', '3');
    const other = { flatCount: 1, tenantCount: 1, ownerCount: 0 };
    expect(await list()).toMatchObject([
      {
        ...{ name: null, street: 'Musterstraße 1', postcode: '10115', city: 'Berlin' },
        address: 'Musterstraße 1, 10115 Berlin',
        ...{ flatCount: 2, tenantCount: 2, ownerCount: 1 },
      },
      { street: 'Musterstraße 11', ...other },
    ]);
  });

  it.each([
    ['Hinterhof', 'Hinterhof', null, null],
    ['Weg 1\r\n10115  Berlin-Mitte', 'Weg 1', '10115', 'Berlin-Mitte'],
    ['Weg 1; D-10115 Berlin', 'Weg 1', '10115', 'Berlin'],
    ['Postfach 10115', 'Postfach 10115', null, null],
  ])('understand %j', async (address, street, postcode, city) => {
    await person(address, '1');
    expect(await list()).toMatchObject([{ street, postcode, city }]);
  });

  it('are none for an address without a word', async () => {
    const user = await person('-', '1');
    expect(await list()).toEqual([]);
    expect((await textsOf(user)).buildingId).toBeNull();
  });

  it('follow when people move, and keep the texts that were typed', async () => {
    const user = await person('Weg 1', '3');
    const [before] = await list();
    await app.em().execute(`update end_user set address = 'Weg  2' where id = ?`, [user.id]);
    const after = await list();
    expect(after.map(({ street, tenantCount }) => [street, tenantCount])).toEqual([
      ['Weg 1', 0],
      ['Weg 2', 1],
    ]);
    expect(after[0]?.id).toBe(before?.id);
    expect((await textsOf(user)).address).toBe('Weg  2');
  });

  it('are made once when many people arrive at the same time', async () => {
    const em = app.em();
    await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        createEndUser(em.fork(), cast.own, {
          address: 'Neubau 1',
          apartmentNumber: `${index % 2}`,
        }),
      ),
    );
    expect(await list()).toMatchObject([{ street: 'Neubau 1', tenantCount: 8, flatCount: 2 }]);
  });

  it('are added, changed and deleted; another address becomes that of their people', async () => {
    const { building } = await ask<{ building: Building }>(CREATE, {
      input: { name: ' Hafenhof ', street: 'Kai 3', postcode: '20457', city: 'Hamburg' },
    });
    expect(building).toMatchObject({ name: 'Hafenhof', address: 'Kai 3, 20457 Hamburg' });
    const user = await person('Kai 3 · 20457 Hamburg', '7');
    const other = await person('Kai 4', '7');
    await ask(UPDATE, { input: { id: building.id, street: 'Am Kai 3' } });
    expect(await textsOf(user)).toMatchObject({
      ...{ address: 'Am Kai 3, 20457 Hamburg', buildingId: building.id },
    });
    await ask(UPDATE, { input: { id: building.id, name: null, postcode: '', city: null } });
    expect(await textsOf(user)).toMatchObject({ address: 'Am Kai 3', buildingId: building.id });
    expect((await textsOf(other)).address).toBe('Kai 4');
    // A list of before still leads there.
    await person('Kai 3, 20457 Hamburg', '8');
    expect((await list({ filter: { search: 'am kai' } }))[0]).toMatchObject({
      ...{ name: null, tenantCount: 2 },
    });
    await expect(ask(DELETE, { input: { id: building.id } })).rejects.toThrow('BUILDING_INHABITED');
    await app.em().execute('delete from end_user where managing_company_id = ?', [cast.own.id]);
    await ask(DELETE, { input: { id: building.id } });
    expect((await list()).map(({ street }) => street)).toEqual(['Kai 4']);
    const entries = await app
      .em()
      .execute('select action from audit_entry where subject_id = ? order by at', [building.id]);
    expect(entries).toEqual(
      ['created', 'updated', 'updated', 'deleted'].map((a) => ({ action: `building.${a}` })),
    );
  });

  it('keep what a program leaves out of a change', async () => {
    const { building } = await ask<{ building: Building }>(CREATE, {
      input: { name: 'Hafenhof', street: 'Kai 3', postcode: '20457', city: 'Hamburg' },
    });
    const change = async (fields: object) => {
      const path = `/api/buildings/${building.id}`;
      const { body } = await cast.keys.companyKey.json('PUT', path, fields);
      return body;
    };
    expect(await change({ street: 'Kai 4' })).toMatchObject({
      data: { name: 'Hafenhof', address: 'Kai 4, 20457 Hamburg' },
    });
    expect(await change({ name: null })).toMatchObject({
      data: { name: null, address: 'Kai 4, 20457 Hamburg' },
    });
    expect(await change({ street: ' ' })).toMatchObject({ reason: 'REQUIRED' });
  });

  it('have an address of their own', async () => {
    const { building } = await ask<{ building: Building }>(CREATE, { input: { street: 'Weg 1' } });
    await ask(CREATE, { input: { street: 'Weg 2' } });
    await expect(ask(CREATE, { input: { street: 'WEG 1.' } })).rejects.toThrow('BUILDING_EXISTS');
    const change = { input: { id: building.id, street: 'weg 2' } };
    await expect(ask(UPDATE, change)).rejects.toThrow('BUILDING_EXISTS');
    await expect(ask(CREATE, { input: { street: '--' } })).rejects.toThrow('ADDRESS_WORDLESS');
    await expect(ask(CREATE, { input: { street: ' ' } })).rejects.toThrow('REQUIRED');
    expect((await list()).map(({ street }) => street)).toEqual(['Weg 1', 'Weg 2']);
  });

  it('are merged with their flats and people, for good', async () => {
    const [a, b] = [await person('Lindenallee 12', '3'), await person('Lindenalle 12', 'Whg 3')];
    const c = await person('Lindenalle 12', '4');
    const { buildingId: intoId } = await textsOf(a);
    const { buildingId: id } = await textsOf(b);
    const flats = await ask<{ id: string; label: string }[]>(FLATS, { id });
    const four = flats.find(({ label }) => label === '4');
    await ask(CHANGE_FLAT, { input: { id: four?.id, label: '4', floor: '2. OG' } });
    const { building } = await ask<{ building: Building }>(MERGE, { input: { id, intoId } });
    expect(building).toMatchObject({ id: intoId, tenantCount: 3, flatCount: 2 });
    for (const user of [a, b, c]) {
      expect(await textsOf(user)).toMatchObject({ address: 'Lindenallee 12', buildingId: intoId });
    }
    expect(await ask(FLATS, { id: intoId })).toMatchObject([
      { label: '3', floor: null, tenantCount: 2 },
      { id: four?.id, label: '4', floor: '2. OG', tenantCount: 1 },
    ]);
    expect((await textsOf(await person('Lindenalle 12', '9'))).buildingId).toBe(intoId);
    expect(await list()).toHaveLength(1);
    const twice = { input: { id: intoId, intoId } };
    await expect(ask(MERGE, twice)).rejects.toThrow('BUILDING_INTO_ITSELF');
    await expect(ask(MERGE, { input: { id, intoId } })).rejects.toThrow('NOT_FOUND');
  });

  it('have flats, in the order of their numbers', async () => {
    const user = await person('Weg 1', '10');
    const { buildingId } = await textsOf(user);
    await ask(ADD_FLAT, { input: { buildingId, label: '9', floor: 'EG' } });
    const [nine, ten] = await ask<{ id: string; label: string }[]>(FLATS, { id: buildingId });
    expect([nine?.label, ten?.label]).toEqual(['9', '10']);
    await expect(ask(ADD_FLAT, { input: { buildingId, label: 'Whg. 9' } })).rejects.toThrow(
      'FLAT_EXISTS',
    );
    await expect(ask(CHANGE_FLAT, { input: { id: ten?.id, label: '9' } })).rejects.toThrow(
      'FLAT_EXISTS',
    );
    await ask(CHANGE_FLAT, { input: { id: ten?.id, label: '10 links' } });
    expect((await textsOf(user)).apartmentNumber).toBe('10 links');
    await expect(ask(DELETE_FLAT, { input: { id: ten?.id } })).rejects.toThrow('FLAT_INHABITED');
    await ask(DELETE_FLAT, { input: { id: nine?.id } });
    expect(await ask(FLATS, { id: buildingId })).toMatchObject([{ id: ten?.id, tenantCount: 1 }]);
  });

  it('are searched, sorted and read page by page', async () => {
    for (const [name, street] of [
      ['Ost', 'Birkenweg 2'],
      [null, 'Ahornweg 1'],
      ['Alt', 'Zeisigweg 3'],
    ]) {
      await ask(CREATE, { input: { name, street } });
    }
    expect(await streets({})).toEqual(['Ahornweg 1', 'Birkenweg 2', 'Zeisigweg 3']);
    expect(await streets({ filter: { search: 'OST' } })).toEqual(['Birkenweg 2']);
    expect(await streets({ sort: { field: 'NAME', direction: 'DESC' } })).toEqual([
      ...['Birkenweg 2', 'Zeisigweg 3', 'Ahornweg 1'],
    ]);
    const { pageInfo, totalCount } = await ask<{
      pageInfo: { endCursor: string };
      totalCount: number;
    }>(LIST, { first: 2 });
    expect(totalCount).toBe(3);
    expect(await streets({ first: 2, after: pageInfo.endCursor })).toEqual(['Zeisigweg 3']);
  });

  it('are in the order of their house numbers, of which the searched one comes first', async () => {
    for (const number of ['10', '2', '1a', '12', '1', '20'])
      await ask(CREATE, {
        input: { street: `Hafenallee ${number}`, postcode: '20212', city: 'Hamburg' },
      });
    const all = ['1', '1a', '2', '10', '12', '20'].map((number) => `Hafenallee ${number}`);
    expect(await streets({})).toEqual(all);
    const { pageInfo } = await ask<{ pageInfo: { endCursor: string } }>(LIST, { first: 4 });
    expect(await streets({ first: 4, after: pageInfo.endCursor })).toEqual(all.slice(4));
    expect(await streets({ filter: { search: 'Hafenallee 2' } })).toEqual([
      ...['Hafenallee 2', 'Hafenallee 20'],
    ]);
  });

  it('show their people in the list of tenants and owners', async () => {
    const user = await person('Weg 1', '3');
    await person('Weg 2', '3');
    const { buildingId } = await textsOf(user);
    const people = `query ($filter: EndUserFilter) { endUsers(filter: $filter) { totalCount edges { node { id buildingId flatId } } } }`;
    const found = await ask<{ edges: { node: { flatId: string } }[] }>(people, {
      filter: { buildingId },
    });
    expect(found).toMatchObject({ totalCount: 1, edges: [{ node: { id: user.id, buildingId } }] });
    const { flatId } = found.edges[0]?.node ?? {};
    expect(await ask(people, { filter: { flatId } })).toMatchObject({ totalCount: 1 });
  });

  it('go with their company', async () => {
    await person('Weg 1', '3');
    await app.em().execute('delete from company where id = ?', [cast.own.id]);
    expect(
      await app.em().execute('select 1 from building where company_id = ?', [cast.own.id]),
    ).toEqual([]);
  });

  it('are of one company', async () => {
    const { buildingId } = await textsOf(await person('Weg 1', '3'));
    const codes = {
      ...{ anonymous: 'UNAUTHENTICATED', tenant: 'FORBIDDEN', otherAdmin: 'NOT_FOUND' },
      ...{ manager: 'ok', companyAdmin: 'ok', admin: 'ok' },
    };
    const change = { input: { id: buildingId, street: 'Weg 1' } };
    expect(await codeByRole(cast, UPDATE, change)).toEqual({ ...codes, staff: 'FORBIDDEN' });
    expect(await codeByRole(cast, FLATS, { id: buildingId })).toEqual({ ...codes, staff: 'ok' });
    const { building } = await ask<{ building: Building }>(
      CREATE,
      { input: { street: 'Weg 1' } },
      cast.clients.otherAdmin,
    );
    const across = { input: { id: building.id, intoId: buildingId } };
    await expect(ask(MERGE, across)).rejects.toThrow('NOT_FOUND');
    await expect(ask(MERGE, across, cast.clients.admin)).rejects.toThrow('NOT_FOUND');
  });

  it('are reached over REST', async () => {
    const client = cast.keys.companyKey;
    const call = async (method: string, path: string, body?: object) => {
      const answer = await client.fetch(`/api${path}`, {
        method,
        headers: { 'content-type': 'application/json' },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      return (await answer.json()) as { data: { id: string }; pagination?: object };
    };
    const { data } = await call('POST', '/buildings', { street: 'Weg 1', postcode: 10_115 });
    const other = await call('POST', '/buildings', { street: 'Weg 1a' });
    expect(data).toMatchObject({ address: 'Weg 1, 10115', flatCount: 0 });
    await call('PUT', `/buildings/${data.id}`, { name: 'Ost', street: 'Weg 1' });
    const flat = await call('POST', `/buildings/${data.id}/flats`, { label: 3 });
    expect((await call('PUT', `/flats/${flat.data.id}`, { label: '4' })).data).toMatchObject({
      label: '4',
    });
    expect(await call('GET', `/buildings/${data.id}/flats`)).toMatchObject({
      data: [{ id: flat.data.id }],
    });
    await call('DELETE', `/flats/${flat.data.id}`);
    await call('POST', `/buildings/${other.data.id}/merge`, { intoId: data.id });
    expect(await call('GET', '/buildings?search=ost')).toMatchObject({
      data: [{ id: data.id, name: 'Ost' }],
    });
    expect(await call('GET', `/buildings/${randomUUID()}`)).toMatchObject({ success: false });
    await call('DELETE', `/buildings/${data.id}`);
    expect(await call('GET', '/buildings')).toMatchObject({ data: [] });
  });
});
