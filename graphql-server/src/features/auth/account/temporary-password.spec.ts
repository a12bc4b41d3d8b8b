import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCompany, createCompanyUser, TEST_PASSWORD } from '../../../testing/factories.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { asCompanyUser } from '../../../testing/sign-in.js';
import type { TestClient } from '../../../testing/test-client.js';
import { CompanyUser } from '../../company-users/index.js';
import { uniqueKey } from '../../../testing/unique-key.js';

const CHANGE =
  'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { message } }';
const VIEWER =
  'viewer { permissions ... on CompanyUserViewer { companyUser { passwordIsTemporary passwordChangeIsDue } } }';
const TEMPORARY = 'vorläufig-vergeben';

async function signIn(client: TestClient, email: string, password: string): Promise<void> {
  const { status, body } = await client.json('POST', '/api/companies/auth/login', {
    email,
    password,
  });
  expect(status).toBe(200);
  client.bearer = (body as { token: string }).token;
}

describe('a temporary password', () => {
  let app: TestApp;
  let chief: TestClient;
  beforeAll(async () => {
    app = await startTestApp();
    const em = app.em();
    chief = await asCompanyUser(app, await createCompanyUser(em, await createCompany(em)));
  });
  afterAll(() => app.stop());

  /** A user with a password from the company's administrator, signed in with it by REST. */
  async function newcomer(): Promise<{ client: TestClient; email: string }> {
    const email = `neu-${uniqueKey()}@verwaltung.example`;
    const input = {
      ...{ firstName: 'Nele', lastName: 'Krüger', email, role: 'COMPANY_MANAGER' },
      ...{ sendInvitation: false, temporaryPassword: TEMPORARY, confirmPassword: TEMPORARY },
    };
    const made = await chief.graphql(
      `mutation ($input: CreateCompanyUserInput!) {
        createCompanyUser(input: $input) { member { id } }
      }`,
      { input },
    );
    expect(made.errors).toBeUndefined();
    const client = app.client();
    await signIn(client, email, TEMPORARY);
    return { client, email };
  }

  const runOut = (email: string) =>
    app.em().nativeUpdate(CompanyUser, { email }, { temporaryPasswordUntil: new Date() });

  it('opens everything for three days', async () => {
    const { client, email } = await newcomer();
    expect((await client.json('GET', '/api/company/end-users')).status).toBe(200);
    expect((await client.graphql(`{ ${VIEWER} }`)).data).toMatchObject({
      viewer: { companyUser: { passwordIsTemporary: true, passwordChangeIsDue: false } },
    });
    const user = await app.em().findOneOrFail(CompanyUser, { email });
    const hours = ((user.temporaryPasswordUntil?.getTime() ?? 0) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(71);
    expect(hours).toBeLessThanOrEqual(72);
  });

  it('then opens its change alone, over GraphQL, REST and the socket', async () => {
    const { client, email } = await newcomer();
    await runOut(email);
    const refusal = 'Please change your temporary password first.';
    for (const operation of [
      '{ endUsers { totalCount } }',
      '{ signInSessions { id } }',
      'mutation { endOtherSessions { message } }',
      'mutation { beginTwoFactor(input: { password: "x" }) { secret } }',
    ]) {
      const { errors } = await client.graphql(operation);
      expect([operation, errors?.[0]]).toMatchObject([
        operation,
        { message: refusal, extensions: { code: 'PASSWORD_CHANGE_REQUIRED' } },
      ]);
    }
    for (const path of ['/api/company/end-users', '/api/company/team/permissions']) {
      const { status, body } = await client.json('GET', path);
      expect([status, body]).toMatchObject([403, { success: false, error: refusal }]);
    }
    const exported = await client.fetch('/api/company/end-users/export');
    expect(exported.status).toBe(403);

    const socket = client.socket();
    const first = async (query: string) => (await socket.iterate({ query }).next()).value;
    expect(await first('subscription { endUserImportProgress(id: "x") { id } }')).toMatchObject({
      errors: [{ extensions: { code: 'PASSWORD_CHANGE_REQUIRED' } }],
    });
    expect(await first(`subscription { viewerChanged { kind } }`)).toMatchObject({
      data: { viewerChanged: { kind: 'COMPANY_USER' } },
    });
    await socket.dispose();

    expect((await client.graphql(`{ ${VIEWER} }`)).data).toMatchObject({
      viewer: { companyUser: { passwordIsTemporary: true, passwordChangeIsDue: true } },
    });
    expect((await client.json('POST', '/api/companies/auth/refresh', {})).status).toBe(200);
    const input = { currentPassword: TEMPORARY, newPassword: TEST_PASSWORD };
    expect((await client.graphql(CHANGE, { input })).errors).toBeUndefined();
    expect((await client.json('GET', '/api/company/end-users')).status).toBe(200);
    await signIn(app.client(), email, TEST_PASSWORD);
  });

  it('lets its owner sign out, and in again, when it has run out', async () => {
    const { client, email } = await newcomer();
    await runOut(email);
    expect((await client.graphql('mutation { signOut { message signedOut } }')).data).toEqual({
      signOut: { message: 'You are signed out.', signedOut: true },
    });
    await signIn(app.client(), email, TEMPORARY);
  });

  it.each(['password', '12345678', 'passwort'])('is never %s', async (password) => {
    const input = {
      ...{ firstName: 'Nele', lastName: 'Krüger', email: 'leicht@verwaltung.example' },
      ...{ sendInvitation: false, temporaryPassword: password, confirmPassword: password },
    };
    const { errors } = await chief.graphql(
      `mutation ($input: CreateCompanyUserInput!) {
        createCompanyUser(input: $input) { member { id } }
      }`,
      { input },
    );
    expect(errors?.[0]?.extensions['fields']).toMatchObject([
      {
        field: 'temporaryPassword',
        message: 'This password is too easy to guess. Please choose another one.',
      },
    ]);
  });
});
