import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCompany, createCompanyUser, createEndUser } from '../../testing/factories.js';
import { asCompanyUser } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { settled, start, suggestionOf, upload, uploadAndCheck } from './testing/imports.js';
import { wholeAddress } from './whole-address.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

async function newCompany() {
  const company = await createCompany(app.em());
  const client = await asCompanyUser(app, await createCompanyUser(app.em(), company));
  return { company, client };
}

const PERSON = ['Mira', 'Sommer', 'mira@post.example', '040 5550 1', '2 rechts'];
const HEADER = ['Vorname', 'Nachname', 'E-Mail', 'Telefon', 'Wohnung'];
const csvOf = (headers: string[], cells: string[]) =>
  [[...HEADER, ...headers].join(';'), [...PERSON, ...cells].join(';')].join('\n');

describe('an address in several columns', () => {
  it.each([
    [['Straße', 'Hausnummer', 'PLZ', 'Ort']],
    [['Str.', 'Hausnr.', 'Postleitzahl', 'Stadt']],
    [['Street', 'House number', 'ZIP', 'City']],
  ])('is known by the headers %s', async (headers) => {
    const { client } = await newCompany();
    const cells = ['Lindenallee', '14 a', '20095', 'Hamburg'];
    const { body } = await upload(client, csvOf(headers, cells));
    expect((await suggestionOf(client, body.data?.id ?? '')).slice(-5)).toEqual([
      { field: 'ADDRESS', column: 5 },
      { field: 'APARTMENT_NUMBER', column: 4 },
      { field: 'HOUSE_NUMBER', column: 6 },
      { field: 'POSTCODE', column: 7 },
      { field: 'CITY', column: 8 },
    ]);
  });

  it('leads to the building that is there', async () => {
    const { company, client } = await newCompany();
    await createEndUser(app.em(), company, { address: 'Lindenallee 14, 20095 Hamburg' });
    const headers = ['Straße', 'Hausnummer', 'PLZ', 'Ort'];
    const { id } = await uploadAndCheck(
      client,
      csvOf(headers, ['Lindenallee', '14', '20095', 'Hamburg']),
    );
    await start(client, id);
    expect(await settled(client, id)).toMatchObject({ status: 'DONE', createdCount: 1 });
    const buildings = await app
      .em()
      .execute(`select street, postcode, city from building where company_id = ?`, [company.id]);
    expect(buildings).toEqual([{ street: 'Lindenallee 14', postcode: '20095', city: 'Hamburg' }]);
    const [person] = await app
      .em()
      .execute<{ address: string }[]>(`select address from end_user where email = ?`, [PERSON[2]]);
    expect(person?.address).toBe('Lindenallee 14, 20095 Hamburg');
  });

  it('is missing where only the town is known', async () => {
    const { client } = await newCompany();
    const file = csvOf(['Straße', 'Hausnummer', 'PLZ', 'Ort'], ['', '', '20095', 'Hamburg']);
    expect((await uploadAndCheck(client, file)).problems).toEqual([
      { row: 2, field: 'ADDRESS', message: 'Address is required' },
    ]);
  });
});

describe('the whole address', () => {
  const parts = { houseNumber: '14', postcode: '20095', city: 'Hamburg' };

  it.each([
    ['of all parts', { address: 'Lindenallee', ...parts }],
    [
      'of a street with its number',
      { address: 'Lindenallee 14', postcode: '20095', city: 'Hamburg' },
    ],
    ['of a number that comes twice', { address: 'Lindenallee 14', ...parts }],
    ['of a town that comes twice', { address: 'Lindenallee 14, 20095 Hamburg', ...parts }],
    ['of one column', { address: 'Lindenallee 14, 20095 Hamburg' }],
  ])('is made %s', (_what, cells) => {
    expect(wholeAddress(cells)).toBe('Lindenallee 14, 20095 Hamburg');
  });

  it('has the parts that there are', () => {
    expect(wholeAddress({ address: 'Hamburger Straße', city: 'Hamburg' })).toBe(
      'Hamburger Straße, Hamburg',
    );
    expect(wholeAddress({ address: 'Weg', houseNumber: '4', postcode: '', city: '' })).toBe(
      'Weg 4',
    );
  });
});
