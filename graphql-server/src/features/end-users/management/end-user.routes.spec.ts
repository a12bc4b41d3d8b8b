import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Cast, createCast, statusByRole } from '../../../testing/cast.js';
import { createEndUser } from '../../../testing/factories.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { EndUser } from '../end-user.entity.js';
import { uniqueKey } from '../../../testing/unique-key.js';

const details = (overrides: object = {}) => ({
  type: 'Owner',
  firstName: 'Ada',
  lastName: 'Ahrens',
  email: `ada-${uniqueKey()}@mieter.example`,
  phone: '0171 1',
  address: 'Am Kai 3',
  apartmentNumber: '2',
  authNumber: 234567,
  ...overrides,
});

interface Answer {
  success: boolean;
  data: { id: string; managingCompanyId: string; lastName: string };
  details?: { field: string; message: string }[];
}

describe('the calls about tenants and owners', () => {
  let app: TestApp;
  let cast: Cast;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    cast = await createCast(app);
  });
  afterAll(() => app.stop());

  const view = { anonymous: 401, tenant: 403, staff: 200, manager: 200, companyAdmin: 200 };
  const edit = { ...view, staff: 403 };
  const fresh = async () => (await createEndUser(app.em(), cast.own)).id;

  it.each(['/api/users', '/api/company/end-users'])('at %s let in who may', async (path) => {
    expect(await statusByRole(cast, (c) => c.json('GET', path))).toEqual({
      ...view,
      otherAdmin: 200,
      admin: 200,
    });
    const managingCompanyId = cast.own.id;
    const post = await statusByRole(cast, (c) =>
      c.json('POST', path, details({ managingCompanyId })),
    );
    expect(post).toEqual({
      anonymous: 401,
      tenant: 403,
      staff: 403,
      manager: 201,
      companyAdmin: 201,
      otherAdmin: 404,
      admin: 201,
    });
    const put = await statusByRole(cast, async (c) =>
      c.json('PUT', `${path}/${await fresh()}`, details()),
    );
    expect(put).toEqual({ ...edit, otherAdmin: 404, admin: 200 });
    const gone = await statusByRole(cast, async (c) =>
      c.json('DELETE', `${path}/${await fresh()}`),
    );
    expect(gone).toEqual({ ...edit, otherAdmin: 404, admin: 200 });
  });

  it('take as numbers what looks like numbers', async () => {
    const fields = { apartmentNumber: 12, phone: 4930123, roomIndication: 3 };
    const { status, body } = await cast.clients.companyAdmin.json(
      'POST',
      '/api/users',
      details(fields),
    );
    expect({ status, body }).toMatchObject({
      status: 201,
      body: { data: { apartmentNumber: '12', phone: '4930123', roomIndication: '3' } },
    });
  });

  it('keep a room that a change leaves out, and take it away when told to', async () => {
    const { manager } = cast.clients;
    const { id } = await createEndUser(app.em(), cast.own, { roomIndication: 'Zimmer 4' });
    const roomAfter = async (change: object) => {
      const body = details({ authNumber: null, ...change });
      const answer = await manager.json('PUT', `/api/company/end-users/${id}`, body);
      return (answer.body as { data: { roomIndication: string | null } }).data.roomIndication;
    };
    expect(await roomAfter({})).toBe('Zimmer 4');
    expect(await roomAfter({ roomIndication: ' ' })).toBeNull();
  });

  it('stay what they are where a change does not say it', async () => {
    const { manager } = cast.clients;
    const { id } = await createEndUser(app.em(), cast.own, { type: 'Owner' });
    const typeAfter = async (type: string | null | undefined) => {
      const body = details({ authNumber: null, type });
      const answer = await manager.json('PUT', `/api/company/end-users/${id}`, body);
      return (answer.body as { data: { type: string } }).data.type;
    };
    for (const said of [undefined, null, '', ' ']) expect(await typeAfter(said)).toBe('Owner');
    expect(await typeAfter('tenant')).toBe('Tenant');
  });

  it('name the company that is missing beside the other fields', async () => {
    const { body } = await cast.clients.admin.json('POST', '/api/users', details({ phone: ' ' }));
    expect(body).toMatchObject({
      message: 'Company is required; Phone is required',
      details: [{ field: 'companyId' }, { field: 'phone' }],
    });
  });

  it('count and list what the portal shows', async () => {
    const em = app.em();
    for (let i = 0; i < 11; i++) await createEndUser(em, cast.own, { type: 'Owner' });
    await createEndUser(em, cast.other);
    const { staff, admin } = cast.clients;
    const stats = await staff.json('GET', '/api/company/end-users/stats');
    expect(stats.body).toEqual({ success: true, data: { tenants: 1, owners: 11, total: 12 } });
    const page = await staff.json('GET', '/api/company/end-users?page=2');
    expect(page.body).toMatchObject({
      success: true,
      data: [{ managingCompany: { id: cast.own.id } }, {}],
      pagination: { page: 2, limit: 10, total: 12, totalPages: 2 },
    });
    const tenants = await staff.json('GET', '/api/company/end-users?type=tenant&limit=5');
    expect(tenants.body).toMatchObject({
      data: [{ type: 'Tenant', lastName: 'Öztürk', authNumber: expect.any(String) }],
      pagination: { page: 1, limit: 5, total: 1, totalPages: 1 },
    });
    const foreign = `companyId=${cast.other.id}`;
    for (const path of ['/api/users', '/api/company/end-users', '/api/company/end-users/stats']) {
      expect((await staff.json('GET', `${path}?${foreign}`)).status).toBe(404);
      expect((await admin.json('GET', `${path}?${foreign}`)).status).toBe(200);
    }
    const own = await admin.json('GET', `/api/users?${foreign}`);
    expect(own.body).toMatchObject({ pagination: { total: 1 } });
  });

  it('bear any page and search', async () => {
    const { staff } = cast.clients;
    for (const [query, status] of [
      ['page=-1&limit=abc', 200],
      ['page=1e9&limit=1e9', 200],
      ['page[]=1&limit[x]=2', 400],
      ['companyId=&_=1764300000', 200],
      ['search=%00&type=', 200],
      ["search=' OR 1=1--&type=all", 200],
      ['search=%25', 200],
      ['type=landlord', 400],
      [`search=${'x'.repeat(5_000)}`, 400],
      ['companyId=abc', 404],
    ] as const) {
      const answer = await staff.json('GET', `/api/company/end-users?${query}`);
      expect({ query, status: answer.status }).toEqual({ query, status });
    }
    const limited = await staff.json('GET', '/api/company/end-users?limit=1000000000');
    expect(limited.body).toMatchObject({ pagination: { limit: 100 } });
  });

  it('find the one person with a customer number', async () => {
    const found = await createEndUser(app.em(), cast.own, { externalId: 'ERP 4711' });
    await createEndUser(app.em(), cast.own, { externalId: 'ERP 47110' });
    await createEndUser(app.em(), cast.other, { externalId: 'ERP 4711' });
    const { staff } = cast.clients;
    const list = await staff.json('GET', '/api/company/end-users?externalId=ERP%204711');
    expect(list.body).toMatchObject({
      data: [{ id: found.id, externalId: 'ERP 4711' }],
      pagination: { total: 1 },
    });
    for (const empty of ['', '%20']) {
      const none = await staff.json('GET', `/api/company/end-users?externalId=${empty}`);
      expect(none.body).toMatchObject({ data: [], pagination: { total: 0 } });
    }
  });

  it('refuse a filter that they do not know, and others name it', async () => {
    const { staff } = cast.clients;
    const list = await staff.json('GET', '/api/company/end-users?email=a@x.example&serach=b');
    expect(list).toMatchObject({
      status: 400,
      body: {
        details: [
          {
            field: 'email',
            reason: 'PARAMETER_UNKNOWN',
            message:
              'This list has no parameter email. Possible: companyId, search, type, residence, buildingId, externalId, page, limit.',
          },
          { field: 'serach' },
        ],
      },
    });
    const stats = await staff.fetch('/api/company/end-users/stats?buildingId=b&_=1');
    expect([stats.status, stats.headers.get('ignored-fields')]).toEqual([200, 'buildingId, _']);
  });

  it('name every wrong field', async () => {
    const { manager } = cast.clients;
    const empty = await manager.json('POST', '/api/company/end-users', {});
    expect(empty).toMatchObject({
      status: 400,
      body: {
        success: false,
        details: [
          { field: 'firstName', message: 'First name is required' },
          { field: 'lastName', message: 'Last name is required' },
          { field: 'email', message: 'Email is required' },
          { field: 'phone', message: 'Phone is required' },
          { field: 'address', message: 'Address is required' },
          { field: 'apartmentNumber', message: 'Apartment number is required' },
        ],
      },
    });
    for (const [wrong, message] of [
      [{ authNumber: '12345' }, 'Authentication number must have 6 digits'],
      [{ authNumber: '12345a' }, 'Authentication number must have 6 digits'],
      [{ email: 'a@x.de, v@evil.example' }, 'Invalid email format'],
      [{ email: 'a@x.de\r\nBcc: v@evil.example' }, 'Invalid email format'],
      [{ firstName: 'x'.repeat(101) }, 'First name must not exceed 100 characters'],
      [{ type: 'King' }, 'Type must be Tenant or Owner'],
    ] as const) {
      const { status, body } = await manager.json('POST', '/api/users', details(wrong));
      expect(status).toBe(400);
      expect((body as Answer).details).toMatchObject([{ field: Object.keys(wrong)[0], message }]);
    }
    for (const body of [[], 'text', { firstName: { $gt: '' } }, { authNumber: [1] }]) {
      expect((await manager.json('POST', '/api/users', body)).status).toBe(400);
    }
  });

  it('set nothing that is not in the form', async () => {
    const { manager, admin } = cast.clients;
    const id = randomUUID();
    const body = details({
      id,
      companyName: 'x',
      createdAt: '2000-01-01',
      firstName: 'x\r\nBcc: v@evil.example',
    });
    const { data } = (await manager.json('POST', '/api/users', body)).body as Answer;
    expect(data).toMatchObject({
      firstName: 'x Bcc: v@evil.example',
      authNumber: '234567',
      managingCompanyId: cast.own.id,
    });
    expect(data.id).not.toBe(id);
    const move = details({ managingCompanyId: cast.other.id });
    expect((await manager.json('PUT', `/api/users/${data.id}`, move)).status).toBe(404);
    const em = app.em();
    expect((await em.findOneOrFail(EndUser, { id: data.id })).managingCompany.id).toBe(cast.own.id);
    const moved = await admin.json('PUT', `/api/users/${data.id}`, move);
    expect((moved.body as Answer).data.managingCompanyId).toBe(cast.other.id);
    expect((await manager.json('DELETE', `/api/users/${data.id}`)).status).toBe(404);
  });
});
