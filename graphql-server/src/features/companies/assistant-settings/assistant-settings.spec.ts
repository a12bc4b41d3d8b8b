import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Cast, codeByRole, createCast } from '../../../testing/cast.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';

const PATH = '/api/company/settings/assistant';
const UPDATE = `mutation ($input: UpdateCompanyAssistantInput!) {
  updateCompanyAssistant(input: $input) {
    message company { emergencyContacts { label phone } officeHours dailyTokenBudget } } }`;

const settings = (overrides: object = {}) => ({
  emergencyContacts: [{ label: 'Notdienst', phone: '+49 (0)40 66969-900' }],
  officeHours: 'Mo–Fr 9–12 Uhr',
  ...overrides,
});

describe('the settings of an assistant', () => {
  let app: TestApp;
  let cast: Cast;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    cast = await createCast(app);
  });
  afterAll(() => app.stop());

  const update = (input: object) => cast.clients.companyAdmin.graphql(UPDATE, { input });

  const auditDetails = async () => {
    const rows = await app.em().execute<{ details: unknown }[]>(
      `select details from audit_entry where company_id = ? and action = 'company.assistant-updated'
          order by at`,
      [cast.own.id],
    );
    return rows.map(({ details }) => details);
  };

  it('are changed by administrators and with settings.edit, in the own company alone', async () => {
    const input = settings({ companyId: cast.own.id });
    expect(await codeByRole(cast, UPDATE, { input })).toEqual({
      anonymous: 'UNAUTHENTICATED',
      tenant: 'FORBIDDEN',
      staff: 'FORBIDDEN',
      manager: 'ok',
      companyAdmin: 'ok',
      otherAdmin: 'NOT_FOUND',
      admin: 'ok',
    });
  });

  it('name the days on which the company is closed, and its colour, which can be read', async () => {
    const FACE = `mutation ($input: UpdateCompanyAssistantInput!) {
      updateCompanyAssistant(input: $input) { company { holidays { from to name } brandColor } } }`;
    const { companyAdmin } = cast.clients;
    const save = async (face: object) =>
      companyAdmin.graphql<{ updateCompanyAssistant: { company: object } }>(FACE, {
        input: settings(face),
      });
    const summer = { from: '2026-08-03', to: '2026-08-14', name: 'Betriebsferien' };
    const christmas = { from: '2026-12-24', to: '2026-12-24', name: '' };
    const { data } = await save({ holidays: [christmas, summer], brandColor: '#FFE000' });
    const { company } = data?.updateCompanyAssistant ?? {};
    expect(company).toEqual({
      holidays: [summer, christmas],
      brandColor: expect.stringMatching(/^#[0-9a-f]{6}$/),
    });
    expect(company).not.toMatchObject({ brandColor: '#ffe000' });
    // Who does not speak of them leaves them as they are.
    expect((await save({})).data?.updateCompanyAssistant.company).toEqual(company);
    const none = { holidays: [], brandColor: null };
    expect((await save(none)).data?.updateCompanyAssistant.company).toEqual(none);
    for (const wrong of [
      { holidays: [{ from: '2026-08-14', to: '2026-08-03' }] },
      { holidays: [{ from: '2026-02-30', to: '2026-03-01' }] },
      { holidays: Array.from({ length: 31 }, () => christmas) },
      { brandColor: 'red' },
      { brandColor: '#fff;}' },
    ]) {
      expect((await save(wrong)).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    }
  });

  it('are read by keys and changed by none, however much it may', async () => {
    const { companyKey, platformKey } = cast.keys;
    const own = `${PATH}?companyId=${cast.own.id}`;
    for (const key of [companyKey, platformKey]) {
      expect((await key.json('GET', own)).status).toBe(200);
      expect((await key.json('PUT', own, settings())).status).toBe(403);
      const { errors } = await key.graphql(UPDATE, { input: settings({ companyId: cast.own.id }) });
      expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    }
    expect((await companyKey.json('GET', own)).body).toMatchObject({
      data: { emergencyContacts: [] },
    });
  });

  it('come back as they were written, over GraphQL and REST', async () => {
    const { data } = await update(settings({ officeHours: ' Mo–Fr 9–12 Uhr\r\nDo 14–18 Uhr ' }));
    expect(data).toEqual({
      updateCompanyAssistant: {
        message: 'Assistant settings updated successfully',
        company: settings({ officeHours: 'Mo–Fr 9–12 Uhr\nDo 14–18 Uhr', dailyTokenBudget: null }),
      },
    });
    const { companyAdmin } = cast.clients;
    const empty = { emergencyContacts: [], officeHours: ' ' };
    expect((await companyAdmin.json('PUT', PATH, empty)).body).toMatchObject({ success: true });
    expect((await companyAdmin.json('GET', PATH)).body).toEqual({
      success: true,
      data: {
        id: cast.own.id,
        ...{ holidays: [], brandColor: null },
        emergencyContacts: [],
        officeHours: null,
        dailyTokenBudget: null,
      },
    });
  });

  it.each(['112', '040 66969 900', '040/66969-900', '(089) 99998 555', '0049 40 66969900'])(
    'take %s, which a telephone can dial',
    async (phone) => {
      const { errors } = await update(settings({ emergencyContacts: [{ label: 'x', phone }] }));
      expect(errors).toBeUndefined();
    },
  );

  it.each([
    ['', 'Phone is required'],
    ['11', 'Phone must be a number that can be dialled'],
    ['siehe Aushang 040', 'Phone must be a number that can be dialled'],
    ['tel:112', 'Phone must be a number that can be dialled'],
    ['0900+112', 'Phone must be a number that can be dialled'],
    ['1234567890123456', 'Phone must be a number that can be dialled'],
    ['---', 'Phone must be a number that can be dialled'],
  ])('refuse %j as a number', async (phone, message) => {
    const emergencyContacts = [
      { label: 'Notdienst', phone: '112' },
      { label: 'x', phone },
    ];
    const { errors } = await update(settings({ emergencyContacts }));
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ field: 'emergencyContacts.1.phone', message }],
    });
  });

  it('refuse a sixth number and hours that are a novel', async () => {
    const many = Array.from({ length: 6 }, () => ({ label: 'Notdienst', phone: '112' }));
    const body = settings({ emergencyContacts: many, officeHours: 'x'.repeat(501) });
    const { status, body: answer } = await cast.clients.admin.json(
      'PUT',
      `${PATH}?companyId=${cast.own.id}`,
      body,
    );
    expect(status).toBe(400);
    expect(answer).toMatchObject({
      details: [
        { field: 'emergencyContacts', message: 'At most 5 emergency contacts' },
        { field: 'officeHours', message: 'Office hours must not exceed 500 characters' },
      ],
    });
  });

  it('let administrators of the platform alone change the budget', async () => {
    const { admin } = cast.clients;
    const input = settings({ companyId: cast.own.id, dailyTokenBudget: 50_000 });
    const { data } = await admin.graphql(UPDATE, { input });
    expect(data).toMatchObject({
      updateCompanyAssistant: { company: { dailyTokenBudget: 50_000 } },
    });
    for (const dailyTokenBudget of [null, 60_000]) {
      const { errors } = await update(settings({ dailyTokenBudget, officeHours: 'nie' }));
      expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    }
    // What the company sees it may send back, or leave out.
    for (const budget of [{ dailyTokenBudget: 50_000 }, {}]) {
      expect((await update(settings(budget))).data).toMatchObject({
        updateCompanyAssistant: {
          company: { dailyTokenBudget: 50_000, officeHours: 'Mo–Fr 9–12 Uhr' },
        },
      });
    }
    for (const dailyTokenBudget of [-1, 3_000_000_000, 1.5]) {
      const body = settings({ dailyTokenBudget });
      const { status } = await admin.json('PUT', `${PATH}?companyId=${cast.own.id}`, body);
      expect(status).toBe(400);
    }
  });

  it('leave old and new values in the audit log, once a change', async () => {
    await update(settings());
    await update(settings());
    await update(settings({ officeHours: null }));
    expect(await auditDetails()).toEqual([
      {
        emergencyContacts: { before: [], after: settings().emergencyContacts },
        officeHours: { before: null, after: 'Mo–Fr 9–12 Uhr' },
      },
      { officeHours: { before: 'Mo–Fr 9–12 Uhr', after: null } },
    ]);
  });
});
