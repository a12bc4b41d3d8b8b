import { parseCsv } from 'hucre/csv';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Cast, createCast } from './cast.js';
import { startTestApp, type TestApp } from './test-app.js';
import type { TestClient } from './test-client.js';

interface Thing {
  id: string;
  externalId: string | null;
  revision?: number;
}

type Answer = { data?: Thing; error?: string; reason?: string; details?: object[] };

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
});
