import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cast, codeByRole, createCast, statusByRole } from '../../testing/cast.js';
import { createConversation } from '../../testing/conversations.js';
import { createCompany, createCompanyUser, createEndUser } from '../../testing/factories.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { PrivacyRequest } from '../privacy/index.js';
import { AuditEntry } from '../audit/index.js';
import { Company } from './company.entity.js';
import { uniqueKey } from '../../testing/unique-key.js';

const FIELDS = `id name address email phone whatsapp tenantCount ownerCount userCount
  promptFileName promptStatus promptVectorCount promptError promptUploadedAt createdAt`;
const LIST = `query ($first: Int, $after: String, $offset: Int, $filter: CompanyFilter, $sort: CompanySort) {
  companies(first: $first, after: $after, offset: $offset, filter: $filter, sort: $sort) {
    totalCount pageInfo { hasNextPage hasPreviousPage endCursor } edges { cursor node { ${FIELDS} } } } }`;
const COMPANY = `query ($id: ID) { company(id: $id) { ${FIELDS} } }`;
const CREATE = `mutation ($input: CreateCompanyInput!) {
  createCompany(input: $input) { message company { ${FIELDS} } } }`;
const UPDATE = `mutation ($input: UpdateCompanyInput!) {
  updateCompany(input: $input) { message company { ${FIELDS} } } }`;
const BELONGINGS =
  'query ($id: ID!) { companyBelongings(id: $id) { conversations files openCases openRequests } }';
const DELETE = 'mutation ($input: DeleteInput!) { deleteCompany(input: $input) { deletedId } }';

interface Listed {
  companies: {
    totalCount: number;
    pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; endCursor: string };
    edges: { node: { id: string; name: string; tenantCount: number; ownerCount: number } }[];
  };
}

const details = (overrides: object = {}) => ({
  name: 'Elbe Hausverwaltung',
  address: 'Am Kai 3\n20457 Hamburg',
  email: 'team@elbe.example',
  phone: '040 1234',
  ...overrides,
});

const namesOf = (companies: Listed['companies']) => companies.edges.map(({ node }) => node.name);

const acting = (name: string, companyId: string) =>
  `mutation { ${name}(input: { companyId: "${companyId}" }) { message } }`;

describe('companies', () => {
  let app: TestApp;
  let cast: Cast;

  beforeAll(async () => {
    app = await startTestApp();
    cast = await createCast(app);
  });
  afterAll(() => app.stop());

  const list = async (variables: object) => {
    const { data, errors } = await cast.clients.admin.graphql<Listed>(LIST, variables);
    if (!data) throw new Error(JSON.stringify(errors));
    return data.companies;
  };

  const found = async (search: string) => (await list({ filter: { search } })).totalCount;

  it('are listed for administrators only', async () => {
    expect(await codeByRole(cast, LIST)).toEqual({
      anonymous: 'UNAUTHENTICATED',
      tenant: 'FORBIDDEN',
      staff: 'FORBIDDEN',
      manager: 'FORBIDDEN',
      companyAdmin: 'FORBIDDEN',
      otherAdmin: 'FORBIDDEN',
      admin: 'ok',
    });
    expect(await statusByRole(cast, (c) => c.json('GET', '/api/companies'))).toEqual({
      anonymous: 401,
      tenant: 403,
      staff: 403,
      manager: 403,
      companyAdmin: 403,
      otherAdmin: 403,
      admin: 200,
    });
  });

  it('are shown to their own people with settings.view, and to nobody else', async () => {
    const foreign = await codeByRole(cast, COMPANY, { id: cast.other.id });
    expect(foreign).toMatchObject({
      staff: 'FORBIDDEN',
      manager: 'NOT_FOUND',
      companyAdmin: 'NOT_FOUND',
      otherAdmin: 'ok',
      admin: 'ok',
    });
    const own = await codeByRole(cast, COMPANY);
    expect(own).toMatchObject({ anonymous: 'UNAUTHENTICATED', tenant: 'FORBIDDEN' });
    expect(own).toMatchObject({ manager: 'ok', companyAdmin: 'ok', admin: 'BAD_USER_INPUT' });
    const { data } = await cast.clients.manager.graphql(COMPANY);
    expect(data).toMatchObject({ company: { id: cast.own.id, promptStatus: null } });
  });

  it('page by name without regard to case, umlauts beside their vowels', async () => {
    const key = uniqueKey();
    const em = app.em();
    for (const name of ['zoo', 'Ähre', 'Adler', 'otto', 'Öl', 'ofen']) {
      await createCompany(em, { name: `${name} ${key}` });
    }
    const filter = { search: key };
    const sorted = ['Adler', 'Ähre', 'ofen', 'Öl', 'otto', 'zoo'].map((name) => `${name} ${key}`);
    const first = await list({ first: 4, filter });
    const second = await list({ first: 4, after: first.pageInfo.endCursor, filter });
    expect([...namesOf(first), ...namesOf(second)]).toEqual(sorted);
    expect([first.totalCount, first.pageInfo.hasNextPage]).toEqual([6, true]);
    expect(second.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
    expect(namesOf(await list({ offset: 4, filter }))).toEqual(sorted.slice(4));
    const down = { field: 'NAME', direction: 'DESC' };
    const last = await list({ first: 2, filter, sort: down });
    expect(namesOf(last)).toEqual(sorted.toReversed().slice(0, 2));
    const before = await list({ first: 2, filter, sort: down, after: last.pageInfo.endCursor });
    expect(namesOf(before)).toEqual(sorted.toReversed().slice(2, 4));
    const newest = { field: 'CREATED_AT', direction: 'DESC' };
    const [one] = (await list({ first: 1, filter, sort: newest })).edges;
    expect(one?.node.name).toBe(`ofen ${key}`);
  });

  it('count their people', async () => {
    const em = app.em();
    const company = await createCompany(em);
    await createEndUser(em, company);
    await createEndUser(em, company, { type: 'Owner' });
    await createEndUser(em, company, { type: 'Owner' });
    await createCompanyUser(em, company);
    const { data } = await cast.clients.admin.graphql(COMPANY, { id: company.id });
    expect(data).toMatchObject({ company: { tenantCount: 1, ownerCount: 2, userCount: 1 } });
  });

  it('are found by literal parts of name and e-mail address', async () => {
    const key = uniqueKey();
    const em = app.em();
    await createCompany(em, { name: `100%_Haus\\ ${key}`, email: `A-${key}@x.example` });
    await createCompany(em, { name: `100 Haus ${key}` });
    expect(await found(`100%_HAUS\\ ${key}`)).toBe(1);
    expect(await found(`a-${key}@x`)).toBe(1);
    expect(await found(key)).toBe(2);
    for (const search of [`%${key}`, `_${key}`, "' OR 1=1--", '\\', ')', '*', '$gt']) {
      expect(await found(search)).toBeLessThanOrEqual(1);
    }
  });

  it.each([
    { first: 0 },
    { first: -1 },
    { offset: -1 },
    { after: 'abc' },
    { offset: 1, after: 'abc' },
    { filter: { search: 'x'.repeat(5_000) } },
  ])('refuse a page of %o clearly', async (variables) => {
    const { errors } = await cast.clients.admin.graphql(LIST, variables);
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it('bear any search and page over REST', async () => {
    const queries = [
      'page=-1&limit=abc',
      'page=1e9&limit=1e9',
      'page=1&page=2&limit=',
      `search=${encodeURIComponent("' OR 1=1--\0")}`,
      'search=%00',
      'search=a&search=b',
    ];
    for (const query of queries) {
      const { status, body } = await cast.clients.admin.json('GET', `/api/companies?${query}`);
      expect({ query, status }).toEqual({ query, status: 200 });
      expect(body).toMatchObject({ success: true, data: expect.any(Array) });
    }
    const long = await cast.clients.admin.json('GET', `/api/companies?search=${'x'.repeat(5_000)}`);
    expect(long.status).toBe(400);
  });

  it('are created, changed and deleted by administrators; own details by settings.edit', async () => {
    expect(await codeByRole(cast, CREATE, { input: details() })).toMatchObject({
      anonymous: 'UNAUTHENTICATED',
      tenant: 'FORBIDDEN',
      companyAdmin: 'FORBIDDEN',
      admin: 'ok',
    });
    const input = { ...details(), id: cast.own.id };
    expect(await codeByRole(cast, UPDATE, { input })).toEqual({
      anonymous: 'UNAUTHENTICATED',
      tenant: 'FORBIDDEN',
      staff: 'FORBIDDEN',
      manager: 'ok',
      companyAdmin: 'ok',
      otherAdmin: 'NOT_FOUND',
      admin: 'ok',
    });
    const doomed = { input: { id: (await createCompany(app.em())).id } };
    expect(await codeByRole(cast, DELETE, doomed)).toMatchObject({
      anonymous: 'UNAUTHENTICATED',
      tenant: 'FORBIDDEN',
      companyAdmin: 'FORBIDDEN',
      admin: 'ok',
    });
    for (const id of [randomUUID(), 'no-id', "' or true --"]) {
      expect((await codeByRole(cast, DELETE, { input: { id } })).admin).toBe('NOT_FOUND');
      expect((await codeByRole(cast, UPDATE, { input: { ...details(), id } })).admin).toBe(
        'NOT_FOUND',
      );
    }
  });

  it('leave what a field was and is now in the audit log', async () => {
    const { admin } = cast.clients;
    const company = await createCompany(app.em());
    const { name, address, email, phone } = company;
    const fields = { name, address, email, phone };
    const input = { ...fields, id: company.id, address: 'Neuer Weg 7, 20095 Hamburg' };
    await admin.graphql(UPDATE, { input });
    await admin.graphql(UPDATE, { input });
    const entries = await app.em().find(AuditEntry, { subjectId: company.id });
    expect(entries).toMatchObject([
      {
        action: 'company.updated',
        details: { changes: { address: { from: address, to: input.address } } },
      },
    ]);
  });

  it('name every wrong field', async () => {
    const { admin } = cast.clients;
    const empty = await admin.json('POST', '/api/companies', { whatsapp: ' ' });
    expect(empty).toMatchObject({
      status: 400,
      body: {
        success: false,
        error: 'Name is required; Address is required; Email is required; Phone is required',
        message: 'Name is required; Address is required; Email is required; Phone is required',
        details: [
          { field: 'name', message: 'Name is required' },
          { field: 'address', message: 'Address is required' },
          { field: 'email', message: 'Email is required' },
          { field: 'phone', message: 'Phone is required' },
        ],
      },
    });
    for (const email of [
      'a@x.de, v@evil.example',
      'a@x.de%0aBcc:',
      `${'x'.repeat(320)}@x.de`,
      'x',
    ]) {
      const { body } = await admin.json('POST', '/api/companies', details({ email }));
      expect(body).toMatchObject({
        details: [{ field: 'email', message: 'Invalid email format' }],
      });
    }
    const wrongType = await admin.json('POST', '/api/companies', details({ name: { $gt: '' } }));
    expect(wrongType.status).toBe(400);
  });

  it('keep one-line fields on one line and ignore what is not theirs to set', async () => {
    const body = details({
      name: ' x\r\nBcc: v@evil.example\0 ',
      id: cast.other.id,
      createdAt: '2000-01-01',
      tenantCount: 7,
      whatsapp: '  ',
    });
    const answer = await cast.clients.admin.json('POST', '/api/companies', body);
    expect(answer.status).toBe(201);
    const { data } = answer.body as { data: { id: string; name: string; tenantCount: number } };
    expect(data).toMatchObject({ name: 'x Bcc: v@evil.example', tenantCount: 0, whatsapp: null });
    expect(data.id).not.toBe(cast.other.id);
  });

  it('serve the company settings over REST', async () => {
    const { companyAdmin, staff, admin } = cast.clients;
    const path = '/api/company/settings/company-info';
    const body = details({ name: 'Neuer Name', whatsapp: '0171 1' });
    expect((await companyAdmin.json('PUT', path, body)).body).toMatchObject({
      success: true,
      data: { name: 'Neuer Name', whatsapp: '0171 1', actualTenantCount: 1, actualOwnerCount: 0 },
    });
    expect((await companyAdmin.json('GET', path)).body).toMatchObject({
      data: { id: cast.own.id, name: 'Neuer Name' },
    });
    expect((await staff.json('GET', path)).status).toBe(403);
    expect((await companyAdmin.json('GET', `${path}?companyId=${cast.other.id}`)).status).toBe(404);
    expect((await admin.json('GET', `${path}?companyId=${cast.other.id}`)).status).toBe(200);
    expect((await admin.json('GET', path)).status).toBe(400);
  });

  it('see in their audit log when administrators of the platform work in their portal', async () => {
    const { admin, companyAdmin, platformKey } = { ...cast.clients, ...cast.keys };
    for (const name of ['beginActing', 'endActing']) {
      expect((await admin.graphql(acting(name, cast.own.id))).errors).toBeUndefined();
      for (const client of [companyAdmin, platformKey]) {
        const { errors } = await client.graphql(acting(name, cast.own.id));
        expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
      }
      const { errors } = await admin.graphql(acting(name, randomUUID()));
      expect(errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
    }
    const { data } = await companyAdmin.graphql<{ auditLog: object }>(
      '{ auditLog(first: 2, filter: { search: "acting" }) { edges { node { action actorKind } } } }',
    );
    const by = { actorKind: 'ADMIN' };
    expect(data?.auditLog).toMatchObject({
      edges: [
        { node: { ...by, action: 'company.acting-ended' } },
        { node: { ...by, action: 'company.acting-begun' } },
      ],
    });
  });

  it('take their people, sessions and files along when they are deleted', async () => {
    const doomed = await createCast(app);
    const { files } = app.app.platform;
    const key = `attachments/${randomUUID()}`;
    await files.put(key, Buffer.from('x'));
    const em = app.em();
    const tenant = await createEndUser(em, doomed.own);
    await em.execute(
      `insert into attachment (id, company_id, end_user_id, session_id, original_name, file_size,
         mime_type, purpose, storage_key, sha256, created_at)
       values (?, ?, ?, 's', 'x.txt', 1, 'text/plain', 'general', ?, 'x', now())`,
      [randomUUID(), doomed.own.id, tenant.id, key],
    );
    const { admin, staff, companyAdmin, tenant: visitor, otherAdmin } = doomed.clients;
    await createConversation(em, doomed.own, { endUser: tenant });
    const request = em.create(PrivacyRequest, {
      ...{ company: em.getReference(Company, doomed.own.id), personId: tenant.id },
      ...{ personName: 'Ada', kind: 'EXPORT', state: 'REQUESTED', dueAt: new Date() },
    });
    await em.flush();
    const known = await admin.graphql(BELONGINGS, { id: doomed.own.id });
    expect(known.data).toEqual({
      companyBelongings: { conversations: 1, files: 1, openCases: 0, openRequests: 1 },
    });
    expect(await admin.json('DELETE', `/api/companies/${doomed.own.id}`)).toMatchObject({
      ...{ status: 409, body: { reason: 'DATA_REQUESTS_ARE_OPEN' } },
    });
    await app.em().nativeUpdate(PrivacyRequest, { id: request.id }, { state: 'REFUSED' });
    const answer = await admin.json('DELETE', `/api/companies/${doomed.own.id}`);
    expect(answer.body).toMatchObject({ success: true });
    for (const client of [staff, companyAdmin]) {
      expect((await client.json('GET', '/api/company/settings/company-info')).status).toBe(401);
    }
    const { data } = await visitor.graphql('{ viewer { kind } }');
    expect(data).toEqual({ viewer: { kind: 'ANONYMOUS' } });
    expect((await otherAdmin.json('GET', '/api/company/settings/company-info')).status).toBe(200);
    expect(await app.em().count(Company, { id: doomed.own.id })).toBe(0);
    await expect.poll(() => files.exists(key)).toBe(false);
    const [entry] = await app
      .em()
      .execute<{ action: string; company_name: string }[]>(
        `select action, company_name from audit_entry where company_id = ? order by at desc limit 1`,
        [doomed.own.id],
      );
    expect(entry).toEqual({ action: 'company.deleted', company_name: doomed.own.name });
  });
});
