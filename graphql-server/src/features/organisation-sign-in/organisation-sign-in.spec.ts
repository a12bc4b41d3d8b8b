import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCompany, createCompanyUser } from '../../testing/factories.js';
import { OidcIssuer } from '../../testing/oidc-issuer.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { AuditEntry } from '../audit/index.js';
import { OrganisationIdentity } from '../auth/index.js';
import { CompanyUser } from '../company-users/index.js';
import {
  begin,
  BEGIN,
  call,
  comeBack,
  createSite,
  enter,
  FINISH,
  personAt,
} from './testing/site.js';

let app: TestApp;
let issuer: OidcIssuer;
beforeAll(async () => {
  app = await startTestApp({ config: { webhookAllowPrivate: true } });
});
afterAll(() => app.stop());
beforeEach(async () => {
  issuer = await OidcIssuer.start();
});
afterEach(() => issuer.stop());

const userOf = (email = '') => app.em().findOne(CompanyUser, { email });
const refused = (reason: string) => ({ code: 'UNAUTHENTICATED', reason });

describe('a person whom the organisation of their company sends', () => {
  it('gets an account with the role of their group, and a session as others get', async () => {
    const { company, domain } = await createSite(app, issuer);
    issuer.person = personAt(domain, { groups: ['andere', 'team', 'leitung'] });
    const from = '/company/dashboard/end-users?search=m%C3%BCller';
    const { client, status, page, value } = await enter(app, issuer, { from });
    expect({ status, page }).toEqual({ status: 303, page: '/company/login?organisation=back' });
    expect(value).toMatchObject({
      from,
      viewer: {
        kind: 'COMPANY_USER',
        companyUser: { role: 'COMPANY_ADMIN', firstName: 'Mia', lastName: 'Sommer' },
      },
    });
    const user = await userOf(issuer.person.email);
    expect(user?.managingCompany.id).toBe(company.id);
    // The session lives on as any other, by the refresh cookie, and the device is known.
    expect((await client.json('POST', '/api/companies/auth/refresh', {})).status).toBe(200);
    expect(client.cookies.has('hausgeist_device')).toBe(true);
    expect(client.cookies.has('hausgeist_organisation')).toBe(false);
    const entries = await app.em().find(AuditEntry, { subjectId: user?.id ?? '' });
    const done = entries.map(({ action, details }) => [action, details]);
    expect(done).toContainEqual([
      'company-user.created',
      expect.objectContaining({ by: 'organisation', role: 'COMPANY_ADMIN' }),
    ]);
    expect(done).toContainEqual(['session.signed-in', { by: 'organisation' }]);
  });

  it('is known by what the provider calls them, whatever becomes of their address', async () => {
    const { domain } = await createSite(app, issuer);
    issuer.person = personAt(domain);
    const first = await enter(app, issuer, {});
    issuer.person = { ...issuer.person, email: `neu@elsewhere.example`, email_verified: false };
    const again = await enter(app, issuer, { email: `x@${domain}` });
    expect(again.value?.viewer.companyUser?.id).toBe(first.value?.viewer.companyUser?.id);
    expect(await app.em().count(OrganisationIdentity, { sub: issuer.person.sub })).toBe(1);
  });

  it('finds the account that they had with the same address, and gets the role of the group', async () => {
    const { company, domain } = await createSite(app, issuer);
    await createCompanyUser(app.em(), company);
    issuer.person = personAt(domain);
    const email = issuer.person.email ?? '';
    const user = await createCompanyUser(app.em(), company, { email, role: 'COMPANY_ADMIN' });
    const { value } = await enter(app, issuer, {});
    expect(value?.viewer.companyUser).toMatchObject({ id: user.id, role: 'COMPANY_MANAGER' });
  });

  it('loses what the group gave when it gives less, but the company keeps an administrator', async () => {
    const { domain } = await createSite(app, issuer);
    issuer.person = personAt(domain, { groups: ['leitung'] });
    await enter(app, issuer, {});
    issuer.person = { ...issuer.person, groups: ['team'] };
    expect(await enter(app, issuer, {})).toMatchObject({ code: 'CONFLICT', reason: 'LAST_ADMIN' });
    const chief = personAt(domain, { groups: ['leitung'] });
    const person = issuer.person;
    issuer.person = chief;
    await enter(app, issuer, {});
    issuer.person = person;
    const { value } = await enter(app, issuer, {});
    expect(value?.viewer.companyUser?.role).toBe('COMPANY_MANAGER');
  });

  it('is asked for by the access token where the ID token says little', async () => {
    const quiet = await OidcIssuer.start({ saysLittle: true });
    const { domain } = await createSite(app, quiet);
    quiet.person = personAt(domain);
    const { value } = await enter(app, quiet, {});
    expect(value?.viewer.companyUser).toMatchObject({ role: 'COMPANY_MANAGER', firstName: 'Mia' });
    await quiet.stop();
  });

  it('keeps the role that the portal gave where roles are none of the provider’s matter', async () => {
    const portal = { roleClaim: null, roleValues: [], defaultRole: 'COMPANY_STAFF' as const };
    const { company, domain } = await createSite(app, issuer, portal);
    issuer.person = personAt(domain, { groups: ['leitung'] });
    const fresh = await enter(app, issuer, {});
    expect(fresh.value?.viewer.companyUser?.role).toBe('COMPANY_STAFF');
    issuer.person = personAt(domain);
    await createCompanyUser(app.em(), company, { email: issuer.person.email ?? '' });
    const known = await enter(app, issuer, {});
    expect(known.value?.viewer.companyUser?.role).toBe('COMPANY_ADMIN');
  });
});

describe('the organisation of a company does not let in a person', () => {
  it.each([
    ['without one of the groups', { groups: ['andere'] }, 'ORGANISATION_GIVES_NO_ROLE'],
    ['without a proved address', { email_verified: false }, 'ORGANISATION_ADDRESS_UNPROVED'],
    ['without an address', { email: undefined }, 'ORGANISATION_ADDRESS_UNPROVED'],
    ['of a foreign domain', { email: 'chef@fremd.example' }, 'ORGANISATION_ADDRESS_UNPROVED'],
  ])('%s', async (_name, more, reason) => {
    const { domain } = await createSite(app, issuer);
    issuer.person = { ...personAt(domain), ...more };
    expect(await enter(app, issuer, { email: `x@${domain}` })).toMatchObject(refused(reason));
    expect(await userOf(issuer.person.email)).toBeNull();
  });

  it('of another company, by address or by name at the same provider', async () => {
    const { domain } = await createSite(app, issuer);
    issuer.person = personAt(domain);
    const other = await createCompany(app.em());
    await createCompanyUser(app.em(), other, { email: issuer.person.email ?? '' });
    expect(await enter(app, issuer, {})).toMatchObject(refused('ORGANISATION_PERSON_REFUSED'));
    const neighbour = await createSite(app, issuer);
    issuer.person = personAt(neighbour.domain);
    expect((await enter(app, issuer, {})).code).toBe('ok');
    expect(await enter(app, issuer, { email: `x@${domain}` })).toMatchObject(
      refused('ORGANISATION_PERSON_REFUSED'),
    );
  });

  it('who is suspended, or whose address was given to another person', async () => {
    const { domain } = await createSite(app, issuer);
    issuer.person = personAt(domain);
    await enter(app, issuer, {});
    const { email = '' } = issuer.person;
    const before = issuer.person;
    issuer.person = personAt(domain, { email });
    expect(await enter(app, issuer, {})).toMatchObject(refused('ORGANISATION_PERSON_REFUSED'));
    issuer.person = before;
    await app.em().nativeUpdate(CompanyUser, { email }, { status: 'SUSPENDED' });
    expect(await enter(app, issuer, {})).toMatchObject(refused('ORGANISATION_PERSON_REFUSED'));
  });

  it('once their groups give nothing any more, the provider is switched off, or the company is gone', async () => {
    const { company, domain } = await createSite(app, issuer);
    issuer.person = personAt(domain);
    await enter(app, issuer, {});
    const set = (column: string, value: string) =>
      app
        .em()
        .execute(
          `update organisation_provider set ${column} = ${value} where managing_company_id = ?`,
          [company.id],
        );
    await set('role_values', `'[]'`);
    expect(await enter(app, issuer, {})).toMatchObject(refused('ORGANISATION_GIVES_NO_ROLE'));
    const client = app.client();
    const back = await issuer.visit(await begin(client, { email: `x@${domain}` }));
    await set('is_enabled', 'false');
    expect(await comeBack(client, back)).toMatchObject(refused('ORGANISATION_SIGN_IN_ENDED'));
    const input = { audience: 'COMPANY', email: `x@${domain}` };
    expect((await call(app.client(), BEGIN, input)).reason).toBe('ORGANISATION_NOT_FOUND');
    await app.em().execute('delete from company where id = ?', [company.id]);
    expect((await call(app.client(), BEGIN, input)).reason).toBe('ORGANISATION_NOT_FOUND');
  });
});

/** A person at the sign-in page of their company, and where the browser is sent. */
async function ready() {
  const { company, domain } = await createSite(app, issuer);
  issuer.person = personAt(domain);
  const client = app.client();
  return { company, domain, client, url: await begin(client, { email: `x@${domain}` }) };
}

describe('an answer of a provider is refused', () => {
  const ENDED = refused('ORGANISATION_SIGN_IN_ENDED');
  const REFUSED = refused('ORGANISATION_ANSWER_REFUSED');

  it('in another browser, which would sign its person in as the sender', async () => {
    const { client, url } = await ready();
    const back = await issuer.visit(url);
    expect(await comeBack(app.client(), back)).toMatchObject(ENDED);
    // It is used up for its own browser, too.
    expect(await comeBack(client, back)).toMatchObject(ENDED);
    // Nor in one that is at its own sign-in.
    const victim = app.client();
    await begin(victim, { email: issuer.person.email ?? '' });
    const again = await begin(client, { email: issuer.person.email ?? '' });
    expect(await comeBack(victim, await issuer.visit(again))).toMatchObject(ENDED);
  });

  it('the second time, too late, and with a state that was never given', async () => {
    const { client, url, domain } = await ready();
    const back = await issuer.visit(url);
    expect((await comeBack(client, back)).code).toBe('ok');
    expect(await comeBack(client, back)).toMatchObject(ENDED);
    const late = await issuer.visit(await begin(client, { email: `x@${domain}` }));
    await app.em().execute(`update sign_in_challenge set expires_at = now() - interval '1 second'`);
    expect(await comeBack(client, late)).toMatchObject(ENDED);
    const made = await issuer.visit(await begin(client, { email: `x@${domain}` }));
    made.searchParams.set('state', 'never-given');
    expect(await comeBack(client, made)).toMatchObject(ENDED);
    expect(await call(client, FINISH)).toMatchObject(ENDED);
  });

  it('at the address of another company, or of the platform', async () => {
    const { client, domain } = await ready();
    const other = await createSite(app, issuer);
    for (const key of [other.company.id, 'platform', 'nowhere']) {
      const back = await issuer.visit(await begin(client, { email: `x@${domain}` }));
      back.pathname = `/api/auth/organisation/${key}/callback`;
      expect(await comeBack(client, back)).toMatchObject(ENDED);
    }
  });

  it.each([
    ['names another issuer (RFC 9207)', (back: URL) => back.searchParams.set('iss', 'https://x')],
    ['names no issuer', (back: URL) => back.searchParams.delete('iss')],
    ['has a made-up code', (back: URL) => back.searchParams.set('code', 'made-up')],
    ['has no code', (back: URL) => back.searchParams.delete('code')],
  ])('that %s', async (_name, change) => {
    const { client, url } = await ready();
    const back = await issuer.visit(url);
    change(back);
    expect(await comeBack(client, back)).toMatchObject(REFUSED);
  });

  it.each([
    ['is for another client', { aud: 'another-client' }],
    ['is for several clients, and another one asked', { aud: ['hausgeist', 'x'], azp: 'x' }],
    ['is of another issuer', { iss: 'https://boese.example' }],
    ['answers another question', { nonce: 'of-another' }],
    ['answers no question', { nonce: undefined }],
    ['has expired', { exp: Math.floor(Date.now() / 1000) - 3600 }],
    ['names no person', { sub: undefined }],
  ])('whose ID token %s', async (_name, lie) => {
    const { client, url } = await ready();
    issuer.forge = (claims) => ({ ...claims, ...lie });
    expect(await comeBack(client, await issuer.visit(url))).toMatchObject(REFUSED);
  });

  it('whose ID token is signed with a key that the provider does not name', async () => {
    const { client, url } = await ready();
    issuer.signsWithForeignKey = true;
    expect(await comeBack(client, await issuer.visit(url))).toMatchObject(REFUSED);
  });

  it('where the person said no, and where the provider is away', async () => {
    const { client, url, domain } = await ready();
    issuer.isDeclining = true;
    const no = await issuer.visit(url);
    expect(await comeBack(client, no)).toMatchObject(refused('ORGANISATION_DECLINED'));
    issuer.isDeclining = false;
    const back = await issuer.visit(await begin(client, { email: `x@${domain}` }));
    issuer.isBroken = true;
    const away = { code: 'UNAVAILABLE', reason: 'ORGANISATION_AWAY' };
    expect(await comeBack(client, back)).toMatchObject(away);
    const fresh = await OidcIssuer.start();
    const site = await createSite(app, fresh);
    await fresh.stop();
    const input = { audience: 'COMPANY', email: `x@${site.domain}` };
    expect(await call(app.client(), BEGIN, input)).toMatchObject(away);
  });
});

describe('the page that was wanted', () => {
  it.each([
    '//boese.example/company/',
    'https://boese.example/company/dashboard',
    '/\\boese.example/company/',
    '/company/../admin/dashboard',
    '/admin/dashboard',
    'javascript:alert(1)',
    '/company/dashboard@boese.example/../../..//boese.example',
  ])('is none of other websites and consoles: %s', async (from) => {
    const { domain } = await createSite(app, issuer);
    issuer.person = personAt(domain);
    const { value, page } = await enter(app, issuer, { from });
    expect(page).toBe('/company/login?organisation=back');
    expect(value?.from).toBeNull();
  });
});

describe('what can be asked before a sign-in', () => {
  it('tells of domains, not of accounts', async () => {
    const { company, domain } = await createSite(app, issuer);
    await createCompanyUser(app.em(), company, { email: `da@${domain}` });
    const ask = (email: string) => call(app.client(), BEGIN, { audience: 'COMPANY', email });
    expect((await ask(`da@${domain}`)).code).toBe('ok');
    expect((await ask(`nicht-da@${domain}`)).code).toBe('ok');
    expect((await ask(domain)).code).toBe('ok');
    const elsewhere = await createCompanyUser(app.em(), company);
    expect((await ask(elsewhere.email)).reason).toBe('ORGANISATION_NOT_FOUND');
    expect((await ask('')).reason).toBe('ORGANISATION_NOT_FOUND');
    const admin = { audience: 'ADMIN', email: `da@${domain}` };
    expect((await call(app.client(), BEGIN, admin)).reason).toBe('ORGANISATION_NOT_FOUND');
  });

  it('asks the provider with PKCE, state and nonce, and binds them to the browser', async () => {
    const { company, domain } = await createSite(app, issuer, { scopes: 'gruppen' });
    const response = await app.client().fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        query: BEGIN,
        variables: { input: { audience: 'COMPANY', email: `mia@${domain}` } },
      }),
    });
    const [cookie = ''] = response.headers.getSetCookie();
    expect(cookie).toMatch(
      /^hausgeist_organisation=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const { data } = (await response.json()) as {
      data: { beginOrganisationSignIn: { url: string } };
    };
    const url = new URL(data.beginOrganisationSignIn.url);
    const asked = Object.fromEntries(url.searchParams);
    expect(asked).toMatchObject({
      ...{ response_type: 'code', code_challenge_method: 'S256', login_hint: `mia@${domain}` },
      ...{ scope: 'openid email profile gruppen', client_id: 'hausgeist' },
      redirect_uri: `${app.config.publicUrl}/api/auth/organisation/${company.id}/callback`,
    });
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(asked[name]).toMatch(/^[\w-]{43}$/);
    }
  });
});
