import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createCompany,
  createCompanyUser,
  createEndUser,
  TEST_PASSWORD,
} from '../../../testing/factories.js';
import { signIn } from '../../../testing/chat.js';
import { asCompanyUser } from '../../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { AuditEntry } from '../../audit/index.js';
import { CompanyUser } from '../../company-users/index.js';
import { SecondFactor } from '../two-factor/second-factor.entity.js';

const CHANGE =
  'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { message } }';

describe('the account of a company user', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  it('gets a password of one’s own in place of a temporary one', async () => {
    const em = app.em();
    const company = await createCompany(em);
    const user = await createCompanyUser(em, company, { passwordIsTemporary: true });
    const client = await asCompanyUser(app, user);
    const input = { currentPassword: TEST_PASSWORD, newPassword: 'nur-klein-7' };
    expect((await client.graphql(CHANGE, { input })).errors?.[0]).toMatchObject({
      message: 'Password must contain at least one uppercase letter',
      extensions: { fields: [{ field: 'newPassword' }] },
    });
    const { data } = await client.graphql(CHANGE, {
      input: { ...input, newPassword: 'Weiße-Wolke-7' },
    });
    expect(data).toEqual({ changePassword: { message: 'Your password was changed.' } });
    const viewer = await client.graphql(
      '{ viewer { ... on CompanyUserViewer { companyUser { passwordIsTemporary } } } }',
    );
    expect(viewer.data).toEqual({ viewer: { companyUser: { passwordIsTemporary: false } } });
    const [entry] = await app.em().find(AuditEntry, { subjectId: user.id });
    expect(entry).toMatchObject({
      action: 'account.password-changed',
      actorName: 'Miriam Vogt',
      companyId: company.id,
      companyName: company.name,
      details: {},
    });
  });

  it('changes what a person is called, also for their colleagues, and says so in the log', async () => {
    const em = app.em();
    const company = await createCompany(em);
    const user = await createCompanyUser(em, company, { role: 'COMPANY_STAFF' });
    const colleague = await createCompanyUser(em, company);
    const client = await asCompanyUser(app, user);
    const change = (input: object) =>
      client.graphql(
        'mutation ($input: ChangeMyNameInput!) { changeMyName(input: $input) { message } }',
        { input },
      );
    expect((await change({ firstName: ' ', lastName: 'x'.repeat(101) })).errors?.[0]).toMatchObject(
      { extensions: { fields: [{ field: 'firstName' }, { field: 'lastName' }] } },
    );
    const name = { firstName: ' Miriam ', lastName: 'Vogt-Krämer' };
    const { data } = await change(name);
    expect(data).toEqual({ changeMyName: { message: 'Your name was changed.' } });
    const viewer = await client.graphql(
      '{ viewer { ... on CompanyUserViewer { companyUser { fullName } } } }',
    );
    expect(viewer.data).toEqual({ viewer: { companyUser: { fullName: 'Miriam Vogt-Krämer' } } });
    // Saving the same once more is no change.
    await change(name);
    const entries = await app.em().find(AuditEntry, { action: 'account.name-changed' });
    expect(entries).toMatchObject([
      { subjectId: user.id, subjectName: 'Miriam Vogt-Krämer', companyId: company.id },
    ]);
    const other = await app.em().findOneOrFail(CompanyUser, { id: colleague.id });
    expect(other.lastName).toBe('Vogt');
  });

  it('does not let the password be guessed at an open session', async () => {
    const em = app.em();
    const client = await asCompanyUser(app, await createCompanyUser(em, await createCompany(em)));
    const codes: unknown[] = [];
    for (let n = 0; n < 7; n += 1) {
      const input = { currentPassword: `guess ${n}`, newPassword: 'Weiße-Wolke-7' };
      codes.push((await client.graphql(CHANGE, { input })).errors?.[0]?.extensions.code);
    }
    expect(codes.slice(0, 5)).toEqual(Array(5).fill('BAD_USER_INPUT'));
    expect(codes.slice(5)).toEqual(['RATE_LIMITED', 'RATE_LIMITED']);
  });

  it('is asked for its password before a second factor is set up', async () => {
    const em = app.em();
    const client = await asCompanyUser(app, await createCompanyUser(em, await createCompany(em)));
    const begin = async (input: object) => {
      const { data, errors } = await client.graphql(
        'mutation ($input: BeginTwoFactorInput!) { beginTwoFactor(input: $input) { message secret } }',
        { input },
      );
      return errors?.[0] ?? data;
    };
    expect(await begin({ password: '' })).toMatchObject({
      message: 'Password is required',
      extensions: { code: 'BAD_USER_INPUT', fields: [{ field: 'password' }] },
    });
    expect(await begin({ password: 'geraten' })).toMatchObject({
      message: 'The password is not correct',
      extensions: { code: 'BAD_USER_INPUT', fields: [{ field: 'password' }] },
    });
    expect(await app.em().count(SecondFactor)).toBe(0);
    expect(await begin({ password: TEST_PASSWORD })).toMatchObject({
      beginTwoFactor: {
        message: 'Scan the code and confirm it.',
        secret: expect.any(String),
      },
    });
  });

  it('is nothing for tenants and strangers', async () => {
    const em = app.em();
    const tenant = await createEndUser(em, await createCompany(em));
    const input = { currentPassword: TEST_PASSWORD, newPassword: 'Weiße-Wolke-7' };
    const code = 'input: { code: "123456" }';
    for (const operation of [
      '{ signInSessions { id } }',
      'mutation { endOtherSessions { message } }',
      'mutation { beginTwoFactor(input: { password: "x" }) { secret } }',
      `mutation { confirmTwoFactor(${code}) { recoveryCodes } }`,
      'mutation { disableTwoFactor(input: { password: "x" }) { message } }',
      'mutation { endSession(input: { sessionId: "x" }) { message } }',
      CHANGE,
    ]) {
      const variables = operation === CHANGE ? { input } : {};
      const [anonymous, asTenant] = [app.client(), await signIn(app, tenant)];
      const codes = [
        (await anonymous.graphql(operation, variables)).errors?.[0]?.extensions.code,
        (await asTenant.graphql(operation, variables)).errors?.[0]?.extensions.code,
      ];
      expect([operation, ...codes]).toEqual([operation, 'UNAUTHENTICATED', 'FORBIDDEN']);
    }
  });
});
