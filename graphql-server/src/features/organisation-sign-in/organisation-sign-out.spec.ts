import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCompanyUser, TEST_PASSWORD } from '../../testing/factories.js';
import { type BrowserCookies, OidcIssuer } from '../../testing/oidc-issuer.js';
import { asCompanyUser } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { AuditEntry } from '../audit/index.js';
import { OrganisationProvider } from './organisation-provider.entity.js';
import { begin, call, comeBack, createSite, personAt } from './testing/site.js';

const UPDATE = `mutation ($input: UpdateOrganisationSignInInput!) {
  updateOrganisationSignIn(input: $input) { settings { signOutUrl provider { signsOut } } } }`;
const SIGN_OUT = 'mutation { signOut { signedOut organisationUrl } }';

let app: TestApp;
let issuer: OidcIssuer;
beforeAll(async () => {
  issuer = await OidcIssuer.start();
  app = await startTestApp({
    config: {
      webhookAllowPrivate: true,
      organisation: {
        ...{ issuer: issuer.url, ...issuer.client, scopes: [], emailDomains: ['betrieb.example'] },
        ...{ roleClaim: 'groups', adminValues: ['betrieb'], isForced: false, breakGlass: [] },
        signsOut: true,
      },
    },
  });
});
afterAll(async () => {
  await app.stop();
  await issuer.stop();
});

/** Signs a person in with a browser that has these cookies of the provider. */
async function enter(domain: string, browser: BrowserCookies, audience?: 'ADMIN') {
  const client = app.client();
  const input = audience ? { audience } : { email: issuer.person.email ?? domain };
  const back = await issuer.visit(await begin(client, input), browser);
  const { value } = await comeBack(client, back);
  client.bearer = value?.token;
  return client;
}

const signOut = async (client: Awaited<ReturnType<typeof enter>>) =>
  (await call<{ signedOut: boolean; organisationUrl: string | null }>(client, SIGN_OUT)).value;

const mia = (domain: string) => {
  issuer.person = personAt(domain);
  return issuer.person.email ?? '';
};

describe('who signs out of a session that their organisation opened', () => {
  it('is led to the provider where the company wants that, and comes back to the sign-in page', async () => {
    const { domain } = await createSite(app, issuer, { signsOut: true });
    const email = mia(domain);
    const browser: BrowserCookies = new Map();
    const client = await enter(domain, browser);
    const answer = await signOut(client);
    expect(answer?.signedOut).toBe(true);
    const url = new URL(answer?.organisationUrl ?? '');
    expect(url.origin).toBe(issuer.url);
    // No token of any kind, as addresses are kept in histories and logs.
    const page = `${app.config.publicUrl}/company/login`;
    expect(Object.fromEntries(url.searchParams)).toEqual({
      ...{ client_id: 'hausgeist', post_logout_redirect_uri: page, logout_hint: email },
    });

    // The provider still knows them, until the browser has been there.
    issuer.interactions = 0;
    await enter(domain, browser);
    expect(issuer.interactions).toBe(0);
    expect((await issuer.leave(url.href, browser)).href).toBe(page);
    await enter(domain, browser);
    expect(issuer.interactions).toBe(1);
  });

  it('is told so over REST, with the refresh cookie alone, and once', async () => {
    const { domain } = await createSite(app, issuer, { signsOut: true });
    mia(domain);
    const client = await enter(domain, new Map());
    client.bearer = undefined;
    const leave = async () => client.json('POST', '/api/companies/auth/logout', {});
    expect(await leave()).toMatchObject({
      status: 200,
      body: { organisationUrl: expect.stringContaining(`${issuer.url}/session/end?`) },
    });
    expect(await leave()).toMatchObject({ status: 200, body: { organisationUrl: null } });
  });

  it('stays signed in at the provider where the company does not want it', async () => {
    const { domain } = await createSite(app, issuer);
    mia(domain);
    expect(await signOut(await enter(domain, new Map()))).toEqual({
      ...{ signedOut: true, organisationUrl: null },
    });
  });

  it('is signed out here in any case, while the provider is away', async () => {
    const away = await OidcIssuer.start();
    const { domain, company } = await createSite(app, issuer, { signsOut: true });
    mia(domain);
    const client = await enter(domain, new Map());
    await app
      .em()
      .nativeUpdate(OrganisationProvider, { managingCompany: company.id }, { issuer: away.url });
    await away.stop();
    expect(await signOut(client)).toEqual({ signedOut: true, organisationUrl: null });
    expect((await client.json('POST', '/api/companies/auth/refresh', {})).status).toBe(401);
  });

  it('is led there as an administrator of the platform, by the setting', async () => {
    issuer.person = personAt('betrieb.example', { groups: ['betrieb'] });
    const { organisationUrl } = (await signOut(await enter('', new Map(), 'ADMIN'))) ?? {};
    const { searchParams } = new URL(organisationUrl ?? '');
    expect(searchParams.get('post_logout_redirect_uri')).toBe(`${app.config.publicUrl}/adminlogin`);
  });
});

describe('who signs out of a session that a password opened', () => {
  it('is led nowhere', async () => {
    const { company } = await createSite(app, issuer, { signsOut: true });
    const client = await asCompanyUser(app, await createCompanyUser(app.em(), company));
    expect(await signOut(client)).toEqual({ signedOut: true, organisationUrl: null });
    expect(await signOut(app.client())).toEqual({ signedOut: false, organisationUrl: null });
  });
});

const given = ({ url, client }: OidcIssuer, more: object = {}) => ({
  ...{ proof: { password: TEST_PASSWORD }, issuer: url, ...client, scopes: '' },
  ...{ roleValues: [], isEnabled: true, breakGlassIds: [], ...more },
});

describe('the choice of a company', () => {
  it('is off at first, and kept with an entry in the audit log', async () => {
    const { company } = await createSite(app, issuer);
    const client = await asCompanyUser(app, await createCompanyUser(app.em(), company));
    const save = async (more?: object) => call(client, UPDATE, given(issuer, more));
    expect((await save()).value).toMatchObject({ settings: { provider: { signsOut: false } } });
    expect((await save({ signsOut: true })).value).toEqual({
      settings: {
        signOutUrl: `${app.config.publicUrl}/company/login`,
        provider: { signsOut: true },
      },
    });
    const entries = await app
      .em()
      .find(AuditEntry, { companyId: company.id, action: 'company.organisation-updated' });
    expect(entries.map(({ details }) => (details as { signsOut: boolean }).signsOut)).toEqual(
      expect.arrayContaining([false, true]),
    );
  });

  it('is refused where the provider offers no sign-out', async () => {
    const simple = await OidcIssuer.start({ hasSignOut: false });
    const { company } = await createSite(app, issuer);
    const client = await asCompanyUser(app, await createCompanyUser(app.em(), company));
    expect(await call(client, UPDATE, given(simple, { signsOut: true }))).toMatchObject({
      ...{ code: 'BAD_USER_INPUT', reason: 'ISSUER_WITHOUT_SIGN_OUT' },
    });
    expect((await call(client, UPDATE, given(simple))).code).toBe('ok');
    await simple.stop();
  });
});
