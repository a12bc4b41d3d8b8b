import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generateSync } from 'otplib';
import type { Client } from 'graphql-ws';
import {
  createAdmin,
  createCompany,
  createCompanyUser,
  TEST_PASSWORD,
} from '../../../testing/factories.js';
import { asAdmin, asCompanyUser } from '../../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import type { TestClient } from '../../../testing/test-client.js';
import type { Company } from '../../companies/index.js';
import { codeOf } from '../testing/people.js';

const SIGN_IN = `mutation ($input: SignInInput!) { signIn(input: $input) { token } }`;
const UPDATE = `mutation ($input: UpdateCompanyUserInput!) {
  updateCompanyUser(input: $input) { member { id } }
}`;
const SET_STATUS = `mutation ($input: SetCompanyUserStatusInput!) {
  setCompanyUserStatus(input: $input) { member { id } }
}`;
const VIEWER = `subscription { viewerChanged {
  permissions ... on CompanyUserViewer { companyUser { firstName role } } } }`;

interface ViewerEvent {
  viewerChanged: { companyUser: { firstName: string; role: string }; permissions: string[] };
}

describe('company users who are signed in', () => {
  let app: TestApp;
  let company: Company;
  let platform: TestClient;

  beforeAll(async () => {
    app = await startTestApp();
    company = await createCompany(app.em());
    platform = await asAdmin(app, await createAdmin(app.em()));
  });
  afterAll(() => app.stop());

  it('see at once that their role is another, and are cut off when they are suspended', async () => {
    const user = await createCompanyUser(app.em(), company, { role: 'COMPANY_STAFF' });
    const { bearer } = await asCompanyUser(app, user);
    const closed = Promise.withResolvers<unknown>();
    const socket: Client = app.client().socket({ connectionParams: { token: bearer } });
    socket.on('closed', (event) => closed.resolve(event));
    const views = socket.iterate<ViewerEvent>({ query: VIEWER });
    const next = async () => {
      const { value } = (await views.next()) as { value: { data?: ViewerEvent | null } };
      return value.data?.viewerChanged;
    };
    expect(await next()).toMatchObject({ companyUser: { role: 'COMPANY_STAFF' } });
    const change = { id: user.id, firstName: 'Mia', lastName: 'Vogt', role: 'COMPANY_MANAGER' };
    expect(await codeOf(platform, UPDATE, change)).toBe('ok');
    const changed = await next();
    expect(changed?.companyUser).toEqual({ firstName: 'Mia', role: 'COMPANY_MANAGER' });
    expect(changed?.permissions).toContain('TEAM_INVITE');
    expect(await codeOf(platform, SET_STATUS, { id: user.id, action: 'SUSPEND' })).toBe('ok');
    expect(await closed.promise).toMatchObject({ code: 4403 });
    await socket.dispose();
  });

  it('are asked for a code where they set one up, which ends sessions without one', async () => {
    const user = await createCompanyUser(app.em(), company);
    const client = await asCompanyUser(app, user);
    const elsewhere = await asCompanyUser(app, user);
    const begun = await client.graphql<{ beginTwoFactor: { secret: string } }>(
      'mutation ($input: BeginTwoFactorInput!) { beginTwoFactor(input: $input) { secret } }',
      { input: { password: TEST_PASSWORD } },
    );
    const secret = begun.data?.beginTwoFactor.secret ?? '';
    const confirmed = await client.graphql<{ confirmTwoFactor: { recoveryCodes: string[] } }>(
      `mutation ($input: ConfirmTwoFactorInput!) { confirmTwoFactor(input: $input) { recoveryCodes } }`,
      { input: { code: generateSync({ secret }) } },
    );
    const [code = ''] = confirmed.data?.confirmTwoFactor.recoveryCodes ?? [];
    const own = '{ signInSessions { id } }';
    expect((await elsewhere.graphql(own)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect((await client.graphql(own)).errors).toBeUndefined();
    const input = { audience: 'COMPANY', email: user.email, password: TEST_PASSWORD };
    const attempt = (more: object) => codeOf(app.client(), SIGN_IN, { ...input, ...more });
    expect(await attempt({})).toBe('TWO_FACTOR_REQUIRED');
    expect(await attempt({ code: '000000' })).toBe('UNAUTHENTICATED');
    expect(await attempt({ code, password: 'falsch' })).toBe('UNAUTHENTICATED');
    expect(await attempt({ code })).toBe('ok');
    expect(await attempt({ code })).toBe('UNAUTHENTICATED');
  });
});
