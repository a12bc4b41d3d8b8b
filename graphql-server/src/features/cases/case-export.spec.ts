import { parseCsv } from 'hucre/csv';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cast, createCast, statusByRole } from '../../testing/cast.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { ServiceCase } from './case.entity.js';
import { run } from '../inbox/testing/run.js';
import { CREATE, UPDATE } from './testing/cases.js';

const PATH = '/api/company/cases/export';

describe('exporting cases', () => {
  let app: TestApp;
  let cast: Cast;

  beforeAll(async () => {
    app = await startTestApp();
    cast = await createCast(app);
  });
  afterAll(() => app.stop());

  it('is for those who may see cases, of their own company', async () => {
    expect(await statusByRole(cast, (client) => client.fetch(PATH))).toEqual({
      anonymous: 401,
      tenant: 403,
      staff: 403,
      manager: 200,
      companyAdmin: 200,
      otherAdmin: 200,
      admin: 400,
    });
    const ofOwn = `${PATH}?companyId=${cast.own.id}`;
    expect((await cast.clients.otherAdmin.fetch(ofOwn)).status).toBe(404);
    expect((await cast.clients.admin.fetch(ofOwn)).status).toBe(200);
    expect((await cast.clients.admin.fetch(`${ofOwn}&state=LOST`)).status).toBe(400);
  });

  it('gives what the filter leaves, safe to open in a spreadsheet', async () => {
    const boss = cast.clients.companyAdmin;
    const add = (input: object) =>
      run<{ createCase?: unknown; case: { id: string; revision: number } }>(
        CREATE,
        { input },
        boss,
      );
    await add({ title: '=HYPERLINK("x")', urgency: 'HIGH', dueOn: '2020-01-31' });
    const { case: second } = await add({ title: 'Tor; klemmt', place: 'Hof' });
    await run(UPDATE, { input: { ...second, state: 'CLOSED' } }, boss);
    const read = async (query: string) => {
      const response = await boss.fetch(`${PATH}?${query}`);
      expect(response.headers.get('content-disposition')).toMatch(/vorgaenge-\d{4}-\d\d-\d\d\.csv/);
      return parseCsv(await response.text(), { delimiter: ';' });
    };
    const [head, ...rows] = await read('language=de');
    expect(head?.slice(0, 4)).toEqual(['Nummer', 'Titel', 'Beschreibung', 'Ort']);
    expect(rows.map(([number, title]) => [String(number), title])).toEqual([
      ['2', 'Tor; klemmt'],
      ['1', expect.stringMatching(/^'=HYPERLINK/)],
    ]);
    expect(rows[1]).toEqual(expect.arrayContaining(['Dringend', 'Offen', 'ja']));
    expect(head).toEqual(expect.arrayContaining(['Vom Mieter gemeldet', 'Bemerkt am']));
    expect(await read('language=de&state=UNDONE')).toHaveLength(2);
    expect(await read('language=de&search=klemmt')).toHaveLength(2);
    const taken = await app
      .em()
      .execute(`select 1 from audit_entry where action = 'cases.exported'`);
    expect(taken.length).toBeGreaterThanOrEqual(3);
  });

  it('says which ones their tenants have reported, and when they have seen the damage', async () => {
    const em = app.em();
    for (const [index, reported] of [{ answerId: uuid(), noticedOn: '2026-01-02' }, {}].entries()) {
      const title = 'Fleck';
      em.create(ServiceCase, { company: cast.other, number: index + 1, title, ...reported });
    }
    await em.flush();
    const response = await cast.clients.otherAdmin.fetch(`${PATH}?language=en`);
    const [head = [], ...rows] = parseCsv(await response.text(), { delimiter: ',' });
    const columns = ['Number', 'From tenant', 'Noticed'].map((name) => head.indexOf(name));
    const told = rows.map((row) => columns.map((at) => String(row[at] ?? '')).join());
    expect(told.toSorted()).toEqual(['1,yes,2026-01-02', '2,,']);
  });
});
