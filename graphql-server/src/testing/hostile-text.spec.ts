import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAdmin, createCompany, createCompanyUser } from './factories.js';
import { FakeSmtp } from './fake-smtp.js';
import { asAdmin, asCompanyUser } from './sign-in.js';
import { startTestApp, type TestApp } from './test-app.js';
import type { TestClient } from './test-client.js';
import { uniqueKey } from './unique-key.js';

let smtp: FakeSmtp;
let app: TestApp;
let admin: TestClient;

beforeAll(async () => {
  smtp = await FakeSmtp.start();
  app = await startTestApp({ config: { smtpUrl: smtp.url } });
  admin = await asAdmin(app, await createAdmin(app.em()));
});
afterAll(async () => {
  await app.stop();
  await smtp.down();
});

const newEmail = () => `text-${uniqueKey()}@post.example`;

/** A company, and a user who may do everything there. */
async function newCompany(overrides = {}) {
  const em = app.em();
  const company = await createCompany(em, overrides);
  return { company, client: await asCompanyUser(app, await createCompanyUser(em, company)) };
}

const endUser = (changes: object = {}) => ({
  ...{ type: 'Tenant', firstName: 'Jana', lastName: 'Öztürk', email: newEmail() },
  ...{ phone: '0171 3920000', address: 'Lindenallee 12', apartmentNumber: '3 links' },
  authNumber: '234567',
  ...changes,
});

describe('the head of a mail', () => {
  const HOSTILE = [
    'x\r\nBcc: v@evil.example',
    '=?utf-8?q?=0d=0aBcc:v@evil.example?=',
    'a\nX-Evil: 1',
  ];

  it.each(HOSTILE)('has no line that %j brought, and one recipient', async (text) => {
    const { client, company } = await newCompany({ name: text });
    const expected = new Set<string>();
    const send = async (
      sender: TestClient,
      path: string,
      body: { email: string; [field: string]: unknown },
    ) => {
      const { status } = await sender.json('POST', path, body);
      expect([path, Math.floor(status / 100)]).toEqual([path, 2]);
      expected.add(body.email);
    };
    const names = { firstName: text, lastName: text };
    const person = { ...names, role: 'COMPANY_STAFF' };
    await send(client, '/api/company/end-users', endUser(names));
    await send(client, '/api/company/team/invite', { ...person, email: newEmail() });
    await send(client, '/api/company/settings/users/invite', { ...person, email: newEmail() });
    const path = `/api/admin/companies/${company.id}/users`;
    await send(admin, path, { ...person, email: newEmail() });
    await send(admin, '/api/auth/invite-admin', { email: newEmail() });
    const registration = { password: 'Blaue-Bohne-8', confirmPassword: 'Blaue-Bohne-8' };
    await send(admin, '/api/auth/register', { name: text, email: newEmail(), ...registration });

    const own = () =>
      smtp.mails.filter(({ recipients }) => recipients.some((to) => expected.has(to)));
    await smtp.until(() => own().length === expected.size);
    for (const { recipients, head, parsed } of own()) {
      expect(recipients).toHaveLength(1);
      expect(head).not.toMatch(/^(bcc|cc|x-evil):/im);
      expect(parsed.from?.value).toHaveLength(1);
    }
    expect(smtp.mails.flatMap(({ recipients }) => recipients)).not.toContain('v@evil.example');
  });

  it.each([
    'a@x.example, v@evil.example',
    'a@x.example\r\nBcc: v@evil.example',
    'a@x.example%0aBcc:',
    'a@x.example;v@evil.example',
    `${'a'.repeat(320)}@x.example`,
  ])('is never meant for %j', async (email) => {
    const { client, company } = await newCompany();
    const names = { firstName: 'Nele', lastName: 'Krüger' };
    const password = { password: 'Blaue-Bohne-8', confirmPassword: 'Blaue-Bohne-8' };
    const calls: [TestClient, string, object][] = [
      [client, '/api/company/end-users', endUser({ email })],
      [client, '/api/company/team/invite', { ...names, role: 'COMPANY_STAFF', email }],
      [admin, `/api/admin/companies/${company.id}/users`, { ...names, email }],
      [admin, '/api/users', endUser({ email, managingCompanyId: company.id })],
      [admin, '/api/companies', { name: 'x', address: 'x', phone: '040 1', email }],
      [admin, '/api/auth/invite-admin', { email }],
      [admin, '/api/auth/register', { name: 'Eva Blum', email, ...password }],
      [admin, '/api/auth/request-password-reset', { email }],
      [admin, '/api/companies/auth/forgot-password', { email }],
    ];
    for (const [sender, path, body] of calls) {
      expect([path, (await sender.json('POST', path, body)).status]).toEqual([path, 400]);
    }
  });
});

describe('text that would be a script on a page', () => {
  const SCRIPTS = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(2)>',
    '<svg onload=alert(3)></svg>',
    '"><script src=//evil.example/a.js></script>',
    '<iframe src="javascript:alert(5)"></iframe>',
    '<a href="javascript:alert(6)">hier</a>',
    `' onmouseover='alert(7)`,
    '<details open ontoggle=alert(8)>',
    '<style>@import "//evil.example/a.css"</style>',
    '{{constructor.constructor("alert(10)")()}}',
    '</textarea><base href="//evil.example/">',
    '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(12)>',
  ];

  it.each(SCRIPTS)('is kept and told as text: %s', async (text) => {
    const { client, company } = await newCompany({ name: text });
    const names = { firstName: text, lastName: text };
    const short = text.slice(0, 50);
    const rest = { phone: short, apartmentNumber: short, address: text, roomIndication: text };
    const kept = endUser({ ...names, ...rest });
    expect((await client.json('POST', '/api/company/end-users', kept)).status).toBe(201);
    const invited = { ...names, role: 'COMPANY_STAFF', email: newEmail() };
    await client.json('POST', '/api/company/team/invite', invited);
    const info = { name: text, address: text, phone: '040 1', email: newEmail() };
    const changed = await client.json('PUT', '/api/company/settings/company-info', info);
    expect(changed.body).toMatchObject({ data: { name: text, address: text } });

    for (const [path, expected] of [
      ['/api/company/end-users', { data: [{ ...names, ...rest }] }],
      ['/api/company/settings/company-info', { data: { name: text } }],
      ['/api/company/team', { data: { invitations: [{ firstName: text, lastName: text }] } }],
    ] as const) {
      const response = await client.fetch(path);
      expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(await response.json()).toMatchObject(expected);
    }
    const { data } = await client.graphql('{ endUsers { edges { node { firstName lastName } } } }');
    expect(data).toEqual({ endUsers: { edges: [{ node: names }] } });

    const mailed = ({ recipients: [to] }: { recipients: string[] }) =>
      to === kept.email || to === invited.email;
    await smtp.until(() => smtp.mails.filter(mailed).length === 2);
    for (const { parsed } of smtp.mails.filter(mailed)) {
      const html = String(parsed.html);
      expect(html).not.toMatch(
        /<(?:script|svg|iframe|details|base|math|form)\b|<img src(?:=x)? on/i,
      );
      expect(html).not.toMatch(/<[^>]* on\w+=/i);
      expect(html).not.toMatch(/(?:href|src)="(?:javascript|\/\/evil)/i);
    }
    await app.em().execute('delete from company where id = ?', [company.id]);
  });
});

describe('a search', () => {
  const LISTS = [
    ['companies', 'filter: { search: $search }'],
    ['companyMembers', 'filter: { search: $search }'],
    ['endUsers', 'filter: { search: $search }'],
    ['auditLog', 'filter: { search: $search }'],
    ['admins', 'filter: { search: $search }'],
  ] as const;

  interface Counted {
    list: { totalCount: number };
  }

  const search = (field: string, filter: string, text: string) =>
    admin.graphql<Counted>(`query ($search: String) { list: ${field}(${filter}) { totalCount } }`, {
      search: text,
    });

  it.each(LISTS)('of %s takes every sign for itself', async (field, filter) => {
    const em = app.em();
    // Each list has a person that a sign which stands for others would find.
    const firstName = 'Anteil';
    const { company, client } = await newCompany({ name: firstName });
    await createCompanyUser(em, company, { firstName });
    await createAdmin(em, { firstName });
    const { status } = await client.json('POST', '/api/company/end-users', endUser({ firstName }));
    expect(status).toBe(201);
    for (const text of [
      "' OR 1=1--",
      "'; drop table admin; --",
      '%nichts%',
      'A_teil',
      'Ant%',
      '\\',
      '\\%',
      ')nichts(',
      '*nichts*',
      '$gt',
      '[a-z]+',
      '(?:(a+)+)$',
      '\0nichts\0',
    ]) {
      const { data, errors } = await search(field, filter, text);
      expect([text, errors, data?.list.totalCount]).toEqual([text, undefined, 0]);
    }
    const long = await search(field, filter, 'x'.repeat(5_000));
    expect(long.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it('finds the signs where they are', async () => {
    const name = `100%_\\' OR 1=1--`;
    await newCompany({ name });
    for (const part of ['100%', '%_', '_\\', `' OR`, name]) {
      expect((await search('companies', 'filter: { search: $search }', part)).data).toEqual({
        list: { totalCount: 1 },
      });
    }
  });

  it.each(LISTS)('of %s has no pages of less than one entry', async (field) => {
    for (const first of [-1, 0]) {
      const { errors } = await admin.graphql(
        `query ($first: Int) { ${field}(first: $first) { edges { cursor } } }`,
        { first },
      );
      expect([first, errors?.[0]?.extensions.code]).toEqual([first, 'BAD_USER_INPUT']);
    }
  });

  it('gives a hundred entries at most', async () => {
    const { company, client } = await newCompany();
    await app.em().execute(
      `insert into end_user (id, managing_company_id, type, first_name, last_name, email, phone,
                             address, apartment_number, auth_number, created_at, updated_at)
       select gen_random_uuid(), ?, 'Tenant', 'Jana', 'Nr. ' || n, n || '@viele.example', '0', '-',
              '-', '123456', now(), now()
         from generate_series(1, 120) n`,
      [company.id],
    );
    const list = (first: number) =>
      client.graphql<{ endUsers: { edges: unknown[] } }>(
        'query ($first: Int) { endUsers(first: $first) { edges { cursor } } }',
        { first },
      );
    expect((await list(100)).data?.endUsers.edges).toHaveLength(100);
    for (const first of [101, 1_000_000_000]) {
      expect((await list(first)).errors?.[0]?.extensions['reason']).toBe('PAGE_TOO_LARGE');
    }
    const { body } = await client.json('GET', '/api/company/end-users?limit=1000000000');
    expect((body as { data: unknown[] }).data).toHaveLength(100);
  });
});
