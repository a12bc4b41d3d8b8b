import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAdmin, createCompany, createCompanyUser } from '../../../testing/factories.js';
import { asAdmin, asCompanyUser } from '../../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import type { TestClient } from '../../../testing/test-client.js';
import type { Company } from '../../companies/index.js';
import { CompanyUser } from '../company-user.entity.js';
import { codeOf } from '../testing/people.js';

const UPDATE = `mutation ($input: UpdateCompanyUserInput!) {
  updateCompanyUser(input: $input) { member { id } }
}`;
const SET_STATUS = `mutation ($input: SetCompanyUserStatusInput!) {
  setCompanyUserStatus(input: $input) { member { id } }
}`;
const DELETE = `mutation ($input: DeleteInput!) { deleteCompanyUser(input: $input) { deletedId } }`;

const NAMES = { firstName: 'Ada', lastName: 'Amt' };

const demotionOf = (id: string) => ({ id, ...NAMES, role: 'COMPANY_STAFF' });

describe("a company's administrators", () => {
  let app: TestApp;
  let company: Company;
  let platform: TestClient;

  beforeAll(async () => {
    app = await startTestApp();
    platform = await asAdmin(app, await createAdmin(app.em()));
  });
  afterAll(() => app.stop());

  /** A company with so many administrators, who are signed in. */
  async function admins(count: number) {
    company = await createCompany(app.em());
    const users = await Promise.all(
      Array.from({ length: count }, () => createCompanyUser(app.em(), company)),
    );
    return Promise.all(
      users.map(async ({ id }) => ({ id, client: await asCompanyUser(app, { id }) })),
    );
  }

  const countActive = () =>
    app.em().count(CompanyUser, {
      managingCompany: company.id,
      role: 'COMPANY_ADMIN',
      status: 'ACTIVE',
    });

  it('do not demote, suspend or delete themselves, even where there are more', async () => {
    const [me] = await admins(2);
    const id = me?.id ?? '';
    const client = me?.client ?? app.client();
    expect(await codeOf(client, UPDATE, demotionOf(id))).toBe('FORBIDDEN');
    expect(await codeOf(client, UPDATE, { id, ...NAMES, status: 'PENDING' })).toBe('FORBIDDEN');
    expect(await codeOf(client, SET_STATUS, { id, action: 'SUSPEND' })).toBe('FORBIDDEN');
    const { errors } = await client.graphql(DELETE, { input: { id } });
    expect(errors?.[0]?.message).toBe('Cannot delete your own account');
    expect(await countActive()).toBe(2);
  });

  it('are never none, not even for an administrator of the platform', async () => {
    const [last] = await admins(1);
    const id = last?.id ?? '';
    const elsewhere = await createCompany(app.em());
    const message = 'A company needs at least one active administrator.';
    for (const [query, input] of [
      [DELETE, { id }],
      [SET_STATUS, { id, action: 'SUSPEND' }],
      [UPDATE, { id, ...NAMES, role: 'COMPANY_MANAGER' }],
      [UPDATE, { id, ...NAMES, status: 'INACTIVE' }],
      [UPDATE, { id, ...NAMES, companyId: elsewhere.id }],
    ] as const) {
      const { errors } = await platform.graphql(query, { input });
      expect(errors?.[0]).toMatchObject({ message, extensions: { code: 'CONFLICT' } });
    }
    expect(await countActive()).toBe(1);
    expect(await codeOf(platform, UPDATE, { id, ...NAMES })).toBe('ok');
  });

  it.each([
    ['demote', UPDATE, { ...NAMES, role: 'COMPANY_STAFF' }],
    ['suspend', SET_STATUS, { action: 'SUSPEND' }],
    ['delete', DELETE, {}],
  ])('stay one when two %s each other at the same moment', async (_, query, input) => {
    for (let round = 0; round < 5; round += 1) {
      const [one, two] = await admins(2);
      if (!one || !two) throw new Error('no administrators');
      const codes = await Promise.all([
        codeOf(one.client, query, { ...input, id: two.id }),
        codeOf(two.client, query, { ...input, id: one.id }),
      ]);
      expect(codes.filter((code) => code === 'ok')).toHaveLength(1);
      expect(await countActive()).toBe(1);
    }
  });

  it('act no more once another one has taken that away in the meantime', async () => {
    const [one, two, three] = await admins(3);
    if (!one || !two || !three) throw new Error('no administrators');
    const codes = await Promise.all([
      codeOf(one.client, UPDATE, demotionOf(two.id)),
      codeOf(two.client, UPDATE, demotionOf(three.id)),
      codeOf(three.client, UPDATE, demotionOf(one.id)),
    ]);
    expect(codes.filter((code) => code === 'ok').length).toBeLessThanOrEqual(2);
    expect(await countActive()).toBeGreaterThanOrEqual(1);
  });
});
