import { parseCsv } from 'hucre/csv';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { berlinDay } from '../../../platform/german/index.js';
import { type Cast, createCast, statusByRole } from '../../../testing/cast.js';
import {
  buildingOf,
  createCompany,
  createCompanyUser,
  createEndUser,
} from '../../../testing/factories.js';
import { asCompanyUser } from '../../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';

const PATH = '/api/company/end-users/export';

let app: TestApp;
let cast: Cast;

beforeAll(async () => {
  app = await startTestApp();
  cast = await createCast(app);
});
afterAll(() => app.stop());

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe('exporting end users', () => {
  it('is for staff who may see people, of their own company', async () => {
    expect(await statusByRole(cast, (client) => client.fetch(PATH))).toEqual({
      anonymous: 401,
      tenant: 403,
      staff: 200,
      manager: 200,
      companyAdmin: 200,
      otherAdmin: 200,
      admin: 400,
    });
    const ofOwn = `${PATH}?companyId=${cast.own.id}`;
    expect((await cast.clients.otherAdmin.fetch(ofOwn)).status).toBe(404);
    expect((await cast.clients.admin.fetch(ofOwn)).status).toBe(200);
    expect((await cast.clients.admin.fetch(`${PATH}?format=pdf`)).status).toBe(400);
  });

  it('gives everybody, safe to open, under a name that says what it is', async () => {
    const em = app.em();
    const company = await createCompany(em, { name: 'Müller & Söhne GmbH' });
    const client = await asCompanyUser(app, await createCompanyUser(em, company));
    const rows = Array.from({ length: 850 }, (_, i) => ({
      lastName: `Name${String(i).padStart(4, '0')}`,
      type: i % 10 === 0 ? ('Owner' as const) : ('Tenant' as const),
    }));
    // Each in a unit of work of its own: one would look through all of them at every turn.
    for (const row of rows) await createEndUser(app.em(), company, row);
    await createEndUser(em, company, {
      firstName: '=HYPERLINK("x")',
      lastName: 'Zz',
      phone: '+49 40 1',
    });
    const response = await client.fetch(PATH);
    const date = berlinDay(new Date());
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toContain(
      encodeURIComponent(`Müller-Söhne-GmbH-end-users-${date}.csv`),
    );
    const bytes = await bytesOf(response);
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const table = parseCsv(bytes.toString('utf8'));
    expect(table[0]?.slice(0, 3)).toEqual(['Type', 'First name', 'Last name']);
    expect(table.slice(1, -1).map((row) => row[2])).toEqual(rows.map(({ lastName }) => lastName));
    expect(table.at(-1)?.slice(1, 5)).toMatchObject([`'=HYPERLINK("x")`, 'Zz', {}, `'+49 40 1`]);

    const owners = await client.fetch(`${PATH}?format=xlsx&language=de&type=owner&search=name08`);
    const { sheets } = await readXlsx(new Uint8Array(await owners.arrayBuffer()));
    expect(sheets[0]?.rows.map((row) => row.slice(0, 3))).toEqual([
      ['Typ', 'Vorname', 'Nachname'],
      ...[0, 1, 2, 3, 4].map((ten) => ['Eigentümer', 'Jana', `Name08${ten}0`]),
    ]);
    const address = 'Schwanenfleetweg 3, 22303 Hamburg';
    const neighbour = await createEndUser(em, company, { lastName: 'Zzz', address });
    const ofHouse = `buildingId=${await buildingOf(em, neighbour)}`;
    const house = await client.fetch(`${PATH}?${ofHouse}`);
    const lines = parseCsv((await bytesOf(house)).toString('utf8'));
    expect(lines.slice(1).map((row) => row[2])).toEqual(['Zzz']);
    const { body } = await client.json('GET', `/api/company/end-users?${ofHouse}`);
    expect(body).toMatchObject({ data: [{ lastName: 'Zzz' }], pagination: { total: 1 } });
    const entries = await em.execute(
      `select details from audit_entry where action = 'end-users.exported' and company_id = ?`,
      [company.id],
    );
    expect(entries).toHaveLength(3);
  });

  it('is written down with what was asked for', async () => {
    const { companyAdmin } = cast.clients;
    await companyAdmin.fetch(`${PATH}?residence=former&type=tenant&search=x`);
    const [entry] = await app.em().execute(
      `select details from audit_entry where action = 'end-users.exported' and company_id = ?
        order by id desc limit 1`,
      [cast.own.id],
    );
    expect(entry).toMatchObject({
      details: { residence: 'FORMER', type: 'Tenant', search: 'x', format: 'csv' },
    });
  });
});
