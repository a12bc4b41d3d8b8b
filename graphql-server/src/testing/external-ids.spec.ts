import { parseCsv } from 'hucre/csv';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Cast, createCast } from './cast.js';
import { EndUser } from '../features/end-users/index.js';
import { createEndUser } from './factories.js';
import { asApiKey } from './sign-in.js';
import { startTestApp, type TestApp } from './test-app.js';
import type { TestClient } from './test-client.js';

interface Thing {
  id: string;
  externalId: string | null;
  revision?: number;
}

const PERSON = {
  ...{ type: 'Tenant', firstName: 'Ida', lastName: 'Berger', phone: '040 1' },
  ...{ address: 'Kai 3, 20457 Hamburg', apartmentNumber: '3', sendInvitation: false },
};

/** Rights to both add and change, each alone, and the two together. */
const KEYS = [['users.create'], ['users.edit'], ['users.create', 'users.edit']] as const;

const UPSERTS = {
  '/company/end-users/by-external-id': {
    ...{ ...PERSON, externalId: 'K-9', email: 'key@mieter.example' },
  },
  '/buildings/by-external-id': { externalId: 'WE-9', street: 'Kai 9' },
};

type Answer = {
  outcome?: string;
  data?: Thing;
  error?: string;
  reason?: string;
  details?: object[];
};

/** What is refused where another of the company has the id. */
const IN_USE = {
  success: false,
  reason: 'EXTERNAL_ID_IN_USE',
  details: [{ field: 'externalId', reason: 'EXTERNAL_ID_IN_USE' }],
};

const street = (externalId: string | null, more = '') => ({
  street: `Kai 3${more}`,
  ...{ postcode: '20457', city: 'Hamburg', externalId },
});

describe('external ids', () => {
  let app: TestApp;
  let cast: Cast;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    cast = await createCast(app);
  });
  afterAll(() => app.stop());

  const send = async (
    method: string,
    path: string,
    body?: object,
    client: TestClient = cast.keys.companyKey,
  ): Promise<Answer> => (await client.json(method, `/api${path}`, body)).body as Answer;

  const made = async (path: string, body: object): Promise<Thing> => {
    const { data, ...answer } = await send('POST', path, body);
    if (!data) throw new Error(JSON.stringify(answer));
    return data;
  };

  const found = async (path: string) =>
    ((await send('GET', path)) as { data?: Thing[] }).data?.map(({ id }) => id);

  it('are said of buildings and flats, stay where a change says nothing, and go with null', async () => {
    const building = await made('/buildings', street(' WE-1 '));
    expect(building.externalId).toBe('WE-1');
    const flat = await made(`/buildings/${building.id}/flats`, { label: '3', externalId: 4711 });
    expect(flat.externalId).toBe('4711');
    expect((await send('PUT', `/buildings/${building.id}`, { name: 'Hof' })).data).toMatchObject({
      ...{ name: 'Hof', externalId: 'WE-1' },
    });
    const renamed = await send('PUT', `/flats/${flat.id}`, { label: '4' });
    expect(renamed.data).toMatchObject({ label: '4', externalId: '4711' });
    const gone = await send('PUT', `/buildings/${building.id}`, { externalId: null });
    expect(gone.data?.externalId).toBeNull();
    const emptied = await send('PUT', `/flats/${flat.id}`, { label: '4', externalId: '' });
    expect(emptied.data?.externalId).toBeNull();
  });

  it('find the one building or case', async () => {
    const building = await made('/buildings', street('WE-1'));
    await made('/buildings', street('WE-10', ' b'));
    const made1 = await made('/company/cases', { title: 'Rohr', externalId: 'V-1' });
    await made('/company/cases', { title: 'Rohr', externalId: 'V-10' });
    expect(await found('/buildings?externalId=WE-1')).toEqual([building.id]);
    expect(await found('/company/cases?externalId=V-1')).toEqual([made1.id]);
    for (const path of ['/buildings', '/company/cases']) {
      expect(await found(`${path}?externalId=`)).toEqual([]);
    }
    const { data } = await cast.keys.companyKey.graphql(`{
      buildings(filter: { externalId: "WE-1" }) { edges { node { externalId } } }
      cases(filter: { externalId: "V-1" }) { edges { node { externalId } } } }`);
    expect(data).toEqual({
      buildings: { edges: [{ node: { externalId: 'WE-1' } }] },
      cases: { edges: [{ node: { externalId: 'V-1' } }] },
    });
  });

  it('are each once at a company, of each kind of thing', async () => {
    const building = await made('/buildings', street('1'));
    const flat = await made(`/buildings/${building.id}/flats`, { label: '1', externalId: '1' });
    const other = await made(`/buildings/${building.id}/flats`, { label: '2' });
    const first = await made('/company/cases', { title: 'Rohr', externalId: '1' });
    const second = await made('/company/cases', { title: 'Rohr', externalId: '2' });
    expect(await send('POST', '/buildings', street('1', ' b'))).toMatchObject(IN_USE);
    expect(await send('PUT', `/flats/${other.id}`, { label: '2', externalId: '1' })).toMatchObject(
      IN_USE,
    );
    const doubled = { title: 'Dach', externalId: '1' };
    expect(await send('POST', '/company/cases', doubled)).toMatchObject(IN_USE);
    expect(
      await send('PUT', `/company/cases/${second.id}`, { revision: 1, externalId: '1' }),
    ).toMatchObject(IN_USE);
    expect([flat.externalId, first.externalId]).toEqual(['1', '1']);
    const elsewhere = await send('POST', '/buildings', street('1'), cast.clients.otherAdmin);
    expect(elsewhere.data?.externalId).toBe('1');
  });

  it('stay within 100 characters', async () => {
    const externalId = 'x'.repeat(101);
    for (const [path, body] of [
      ['/buildings', street(externalId)],
      ['/company/cases', { title: 'Rohr', externalId }],
    ] as const) {
      expect(await send('POST', path, body)).toMatchObject({
        error: 'External ID must not exceed 100 characters',
        reason: 'TOO_LONG',
      });
    }
  });

  it('go over to the building that stays, where that has none', async () => {
    const [gone, stays] = [
      await made('/buildings', street('WE-1')),
      await made('/buildings', street(null, ' b')),
    ];
    const merged = await send('POST', `/buildings/${gone.id}/merge`, { intoId: stays.id });
    expect(merged.data).toMatchObject({ id: stays.id, externalId: 'WE-1' });
    const own = await made('/buildings', street('WE-2', ' c'));
    const kept = await send('POST', `/buildings/${stays.id}/merge`, { intoId: own.id });
    expect(kept.data?.externalId).toBe('WE-2');
  });

  it('stand in the table and the history of cases', async () => {
    const { id, revision } = await made('/company/cases', { title: 'Rohr', externalId: 'V-1' });
    await send('PUT', `/company/cases/${id}`, { revision, externalId: 'V-2' });
    const table = await cast.keys.companyKey.fetch('/api/company/cases/export');
    const [headers, row] = parseCsv(await table.text());
    expect([headers?.at(-1), row?.at(-1)]).toEqual(['External ID', 'V-2']);
    const { data } = await cast.keys.companyKey.graphql(
      `query ($id: ID!) { case(id: $id) { history { changes { field from to } } } }`,
      { id },
    );
    expect(data).toMatchObject({
      case: { history: [{}, { changes: [{ field: 'externalId', from: 'V-1', to: 'V-2' }] }] },
    });
  });

  describe('of people who are sent again and again', () => {
    const PATH = '/company/end-users/by-external-id';
    const put = (more: object, client?: TestClient) =>
      send(
        'PUT',
        PATH,
        { ...PERSON, externalId: 'K-1', email: 'ida@mieter.example', ...more },
        client,
      );

    it('register once, change what is another, and leave alone what is not', async () => {
      const first = await put({});
      expect(first).toMatchObject({ outcome: 'CREATED', data: { externalId: 'K-1', revision: 0 } });
      const again = await put({ email: ' IDA@mieter.example ' });
      expect(again).toMatchObject({ outcome: 'UNCHANGED', data: { revision: 0 } });
      const changed = await put({ email: 'ida.berger@mieter.example', phone: '040 2' });
      expect(changed).toMatchObject({
        outcome: 'CHANGED',
        data: { id: first.data?.id, email: 'ida.berger@mieter.example', phone: '040 2' },
      });
    });

    it('give the number to the person with the address who has none', async () => {
      const known = await createEndUser(app.em(), cast.own, { email: 'ida@mieter.example' });
      const { outcome, data } = await put({});
      expect([outcome, data?.id]).toEqual(['CHANGED', known.id]);
      const other = { externalId: 'K-2' };
      const taken = { reason: 'EMAIL_TAKEN_IN_COMPANY', details: [{ field: 'email' }] };
      expect(await put(other)).toMatchObject(taken);
      await put({ ...other, email: 'ole@mieter.example' });
      expect(await put({ ...other })).toMatchObject(taken);
    });

    it('register one person where many programs come at once', async () => {
      const answers = await Promise.all(
        Array.from({ length: 6 }, (_, index) => put({ phone: `040 ${index}` })),
      );
      expect(answers.map(({ error }) => error)).toEqual(Array(6).fill(undefined));
      expect(answers.filter(({ outcome }) => outcome === 'CREATED')).toHaveLength(1);
      expect(new Set(answers.map(({ data }) => data?.id)).size).toBe(1);
    });

    it('are refused without the number, without rights, and at another company', async () => {
      expect(await put({ externalId: ' ' })).toMatchObject({
        details: [{ field: 'externalId', reason: 'REQUIRED' }],
      });
      const own = await put({});
      const elsewhere = await put({ companyId: cast.own.id }, cast.clients.otherAdmin);
      expect(elsewhere.reason).toBe('NOT_FOUND');
      const theirs = await put({}, cast.clients.otherAdmin);
      expect(theirs).toMatchObject({ outcome: 'CREATED' });
      expect(theirs.data?.id).not.toBe(own.data?.id);
    });
  });

  it.each(Object.entries(UPSERTS))('take both rights at %s', async (path, body) => {
    const codes = [];
    for (const scopes of KEYS) {
      const key = await asApiKey(app, scopes, cast.own);
      codes.push((await send('PUT', path, body, key)).outcome);
    }
    expect(codes).toEqual([undefined, undefined, 'CREATED']);
  });

  it('make and change a building and its flats by them, also those that addresses have made', async () => {
    const known = await createEndUser(app.em(), cast.own, {
      ...{ address: 'Kai 3, 20457 Hamburg', apartmentNumber: '3. OG' },
    });
    const [auto] = ((await send('GET', '/buildings?search=kai')) as { data?: Thing[] }).data ?? [];
    const put = (more: object = {}) =>
      send('PUT', '/buildings/by-external-id', { ...street('WE-1'), ...more });
    expect(await put()).toMatchObject({ outcome: 'CHANGED', data: { id: auto?.id } });
    expect(await put()).toMatchObject({ outcome: 'UNCHANGED' });
    expect(await put({ street: 'Kai 4' })).toMatchObject({ outcome: 'CHANGED' });
    const moved = await app.em().findOneOrFail(EndUser, { id: known.id });
    expect(moved.address).toBe('Kai 4, 20457 Hamburg');
    expect(await put({ externalId: 'WE-2', street: 'Kai 4' })).toMatchObject({
      ...{ reason: 'BUILDING_EXISTS' },
    });
    const flat = (more: object = {}) =>
      send('PUT', '/flats/by-external-id', {
        ...{ externalId: 'WE-1/3', buildingId: auto?.id, label: '3. OG', ...more },
      });
    expect(await flat()).toMatchObject({ outcome: 'CHANGED', data: { label: '3. OG' } });
    expect(await flat()).toMatchObject({ outcome: 'UNCHANGED' });
    expect(await flat({ externalId: 'WE-1/4', label: '4' })).toMatchObject({ outcome: 'CREATED' });
    const other = await put({ externalId: 'WE-2', street: 'Kai 5' });
    expect(await flat({ buildingId: other.data?.id })).toMatchObject({ reason: 'FLAT_ELSEWHERE' });
    const once = await Promise.all(
      Array.from({ length: 6 }, () => put({ externalId: 'WE-3', street: 'Kai 6' })),
    );
    expect(once.filter(({ outcome }) => outcome === 'CREATED')).toHaveLength(1);
    expect(new Set(once.map(({ data }) => data?.id)).size).toBe(1);
  });

  describe('of cases that are sent again and again', () => {
    const PATH = '/company/cases/by-external-id';
    const put = (more: object = {}, client?: TestClient) =>
      send('PUT', PATH, { externalId: 'V-1', title: 'Rohr', ...more }, client);

    it('make one, change what is another, and leave alone what is not', async () => {
      const first = await put({ urgency: 'HIGH' });
      expect(first).toMatchObject({ outcome: 'CREATED', data: { externalId: 'V-1', revision: 1 } });
      expect(await put({ urgency: 'HIGH' })).toMatchObject({
        ...{ outcome: 'UNCHANGED', data: { revision: 1 } },
      });
      const seen = { revision: 1, place: 'Keller' };
      await send('PUT', `/company/cases/${first.data?.id}`, seen);
      expect(await put({ state: 'DONE' })).toMatchObject({
        ...{ outcome: 'CHANGED', data: { id: first.data?.id, revision: 3 } },
        data: { place: 'Keller', state: 'DONE', urgency: 'HIGH' },
      });
      const many = await Promise.all(
        Array.from({ length: 6 }, () => put({ externalId: 'V-2', title: 'Dach' })),
      );
      expect(many.filter(({ outcome }) => outcome === 'CREATED')).toHaveLength(1);
      expect(new Set(many.map(({ data }) => data?.id)).size).toBe(1);
    });

    it('are about the person with a customer number, who stays', async () => {
      const person = await createEndUser(app.em(), cast.own, { externalId: 'K-1' });
      await createEndUser(app.em(), cast.other, { externalId: 'K-2' });
      expect(await put({ endUserExternalId: 'K-2' })).toMatchObject({
        details: [{ field: 'endUserExternalId', reason: 'CASE_PERSON_NOT_FOUND' }],
      });
      const about = { endUser: { id: person.id } };
      expect(await put({ endUserExternalId: ' K-1 ' })).toMatchObject({ data: about });
      expect(await put({ endUserExternalId: null })).toMatchObject({
        ...{ outcome: 'UNCHANGED', data: about },
      });
    });

    it('are refused without the number or the right, and are apart at another company', async () => {
      expect(await put({ externalId: '' })).toMatchObject({
        details: [{ field: 'externalId', reason: 'REQUIRED' }],
      });
      const reader = await asApiKey(app, ['cases.view'], cast.own);
      expect(await put({}, reader)).toMatchObject({ reason: 'SCOPE_MISSING' });
      const own = await put();
      const theirs = await put({}, cast.clients.otherAdmin);
      expect(theirs).toMatchObject({ outcome: 'CREATED' });
      expect(theirs.data?.id).not.toBe(own.data?.id);
    });
  });

  it('do the same over GraphQL', async () => {
    const { data, errors } = await cast.keys.platformKey.graphql(
      `mutation ($person: UpsertEndUserInput!, $building: UpsertBuildingInput!, $case: UpsertCaseInput!) {
        upsertEndUser(input: $person) { outcome endUser { externalId } }
        upsertBuilding(input: $building) { message outcome building { id externalId } }
        upsertCase(input: $case) { message outcome case { endUser { firstName } } } }`,
      {
        person: {
          ...PERSON,
          type: 'TENANT',
          externalId: 'K-1',
          email: 'a@b.example',
          companyId: cast.own.id,
        },
        building: { ...street('WE-1'), companyId: cast.own.id },
        case: {
          ...{ externalId: 'V-1', title: 'Rohr', endUserExternalId: 'K-1' },
          companyId: cast.own.id,
        },
      },
    );
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({
      upsertEndUser: { outcome: 'CREATED', endUser: { externalId: 'K-1' } },
      upsertBuilding: { outcome: 'CHANGED', message: 'Building changed' },
      upsertCase: { message: 'Case #1 added', case: { endUser: { firstName: 'Ida' } } },
    });
    const flat = await cast.keys.platformKey.graphql<{ upsertFlat: object }>(
      `mutation ($input: UpsertFlatInput!) { upsertFlat(input: $input) { outcome flat { label } } }`,
      {
        input: {
          ...{ externalId: 'F', label: '3', companyId: cast.own.id },
          buildingId: (data as { upsertBuilding: { building: Thing } }).upsertBuilding.building.id,
        },
      },
    );
    expect(flat.data?.upsertFlat).toEqual({ outcome: 'CHANGED', flat: { label: '3' } });
  });
});
