import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createAdmin,
  createCompany,
  createCompanyUser,
  TEST_PASSWORD,
  tellIn,
} from '../../testing/factories.js';
import { mailsTo } from '../../testing/mails.js';
import { OidcIssuer } from '../../testing/oidc-issuer.js';
import { asAdmin, asCompanyUser } from '../../testing/sign-in.js';
import { SoftAuthenticator } from '../../testing/soft-authenticator.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { Admin } from '../admins/index.js';
import { AuditEntry } from '../audit/index.js';
import { OrganisationIdentity } from '../auth/index.js';
import { OrganisationDomain } from './organisation-domain.entity.js';
import { OrganisationProvider } from './organisation-provider.entity.js';
import { addPasskey, addSecondFactor, enterWithPasskey } from './testing/second-factor.js';
import { call, createSite, enter, personAt } from './testing/site.js';

const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { token } }';
const DOMAIN = 'plattform-haus.example';
const GLASS = `notfall@${DOMAIN}`;

let app: TestApp;
let issuer: OidcIssuer;
beforeAll(async () => {
  issuer = await OidcIssuer.start();
  app = await startTestApp({
    config: {
      webhookAllowPrivate: true,
      organisation: {
        ...{ issuer: issuer.url, ...issuer.client, scopes: [], emailDomains: [DOMAIN] },
        ...{ roleClaim: 'groups', adminValues: ['betrieb'], isForced: true, breakGlass: [GLASS] },
        signsOut: true,
      },
    },
  });
});
afterAll(async () => {
  await app.stop();
  await issuer.stop();
});

const refused = (reason: string) => ({ code: 'UNAUTHENTICATED', reason });
const REQUIRED = refused('ORGANISATION_REQUIRED');

const signIn = (audience: string, email: string, more: object = {}) =>
  call(app.client(), SIGN_IN, { audience, email, password: TEST_PASSWORD, ...more });

/** A company that has forced its domain. */
async function forced() {
  const { company, domain } = await createSite(app, issuer);
  await app
    .em()
    .nativeUpdate(OrganisationDomain, { managingCompany: company.id }, { isForced: true });
  const user = (name: string) =>
    createCompanyUser(app.em(), company, { email: `${name}@${domain}` });
  return { company, domain, user };
}

describe('a domain that a company has forced', () => {
  it('takes no passwords of its people, and tells nothing of accounts by that', async () => {
    const { domain, user } = await forced();
    const { email } = await user('mia');
    expect(await signIn('COMPANY', email)).toMatchObject(REQUIRED);
    expect(await signIn('COMPANY', email, { password: 'falsch' })).toMatchObject(REQUIRED);
    expect(await signIn('COMPANY', `nie@${domain}`)).toMatchObject(REQUIRED);
    const rest = { email, password: TEST_PASSWORD };
    const path = '/api/companies/auth/login';
    expect((await app.client().json('POST', path, rest)).status).toBe(401);
  });

  it('takes no passkeys of its people, but their organisation', async () => {
    const { user } = await forced();
    const person = await user('mia');
    const key = new SoftAuthenticator(new URL(app.config.publicUrl).origin);
    await addPasskey(await asCompanyUser(app, person), (options) => key.create(options));
    const answer = await enterWithPasskey(app.client(), 'COMPANY', (options) => key.get(options));
    expect(answer).toMatchObject(REQUIRED);
    const domain = person.email.split('@')[1] ?? '';
    issuer.person = personAt(domain, { email: person.email, groups: ['leitung'] });
    const { value } = await enter(app, issuer, {});
    expect(value?.viewer.companyUser?.id).toBe(person.id);
  });

  it('leaves people of other companies, and of other domains, their door', async () => {
    const { company, domain } = await forced();
    const other = await createCompanyUser(app.em(), await createCompany(app.em()), {
      email: `gast@${domain}`,
    });
    expect((await signIn('COMPANY', other.email)).code).toBe('ok');
    const colleague = await createCompanyUser(app.em(), company);
    expect((await signIn('COMPANY', colleague.email)).code).toBe('ok');
  });

  it('opens without the organisation for whom that is kept, with a second factor, and tells it', async () => {
    const { company, user } = await forced();
    const [person, chief] = [await user('notfall'), await user('chefin')];
    await tellIn(app.em(), 'en', chief);
    await app
      .em()
      .nativeUpdate(
        OrganisationProvider,
        { managingCompany: company.id },
        { breakGlassIds: [person.id] },
      );
    expect(await signIn('COMPANY', person.email)).toMatchObject(
      refused('BREAK_GLASS_NEEDS_SECOND_FACTOR'),
    );
    const [code] = await addSecondFactor(await asCompanyUser(app, person));
    expect((await signIn('COMPANY', person.email)).code).toBe('TWO_FACTOR_REQUIRED');
    expect((await signIn('COMPANY', person.email, { code })).code).toBe('ok');
    expect(await signIn('COMPANY', chief.email)).toMatchObject(REQUIRED);
    const entries = await app.em().find(AuditEntry, { subjectId: person.id });
    expect(entries.map(({ action }) => action)).toContain('session.break-glass');
    const told = new Map([
      [person.email, 'Anmeldung ohne Ihre Organisation bei'],
      [chief.email, 'Sign-in without your organisation at'],
    ]);
    for (const [email, subject] of told) {
      const [mail] = await mailsTo(app, email);
      expect(mail?.subject).toBe(`${subject} ${company.name}`);
      expect(mail?.text).toContain(person.email);
    }
  });

  it('is open again while the provider is switched off', async () => {
    const { company, user } = await forced();
    const { email } = await user('mia');
    const where = { managingCompany: company.id };
    await app.em().nativeUpdate(OrganisationProvider, where, { isEnabled: false });
    expect((await signIn('COMPANY', email)).code).toBe('ok');
  });
});

const adminAt = (more: object = {}) => personAt(DOMAIN, { groups: ['betrieb'], ...more });
const enterAsAdmin = () => enter(app, issuer, { audience: 'ADMIN', from: '/admin/dashboard' });

describe('the organisation of the platform', () => {
  it('makes administrators of those with the value, and of no others', async () => {
    issuer.person = adminAt();
    const { page, value } = await enterAsAdmin();
    expect(page).toBe('/adminlogin?organisation=back');
    expect(value).toMatchObject({
      from: '/admin/dashboard',
      viewer: { kind: 'ADMIN', admin: { email: issuer.person.email } },
    });
    issuer.person = { ...issuer.person, groups: ['andere'] };
    expect(await enterAsAdmin()).toMatchObject(refused('ORGANISATION_GIVES_NO_ROLE'));
    issuer.person = adminAt({ email_verified: false });
    expect(await enterAsAdmin()).toMatchObject(refused('ORGANISATION_ADDRESS_UNPROVED'));
    issuer.person = adminAt({ email: 'x@fremd.example' });
    expect(await enterAsAdmin()).toMatchObject(refused('ORGANISATION_ADDRESS_UNPROVED'));
  });

  it('opens the account that an administrator has, and drops what a stranger registered', async () => {
    issuer.person = adminAt();
    const known = await createAdmin(app.em(), { email: issuer.person.email ?? '' });
    expect((await enterAsAdmin()).value?.viewer.admin?.id).toBe(known.id);
    issuer.person = adminAt();
    const email = issuer.person.email ?? '';
    const taken = await createAdmin(app.em(), { email, isVerified: false });
    expect((await enterAsAdmin()).value?.viewer.admin?.id).toBe(taken.id);
    const after = await app.em().findOne(Admin, { email }, { populate: ['passwordHash'] });
    expect(after).toMatchObject({ isVerified: true, passwordHash: '*' });
  });

  it('does not let in who was deleted, unless the value makes them anew', async () => {
    issuer.person = adminAt();
    const first = (await enterAsAdmin()).value?.viewer.admin?.id ?? '';
    const admin = await asAdmin(app, await createAdmin(app.em()));
    const { status } = await admin.json('DELETE', `/api/admin/users/${first}`);
    expect(status).toBe(200);
    expect(await app.em().count(OrganisationIdentity, { subjectId: first })).toBe(0);
    expect((await enterAsAdmin()).value?.viewer.admin?.id).not.toBe(first);
  });

  it('is the only door of its domain, but for the account that is kept for emergencies', async () => {
    const person = await createAdmin(app.em(), { email: `ute@${DOMAIN}` });
    expect(await signIn('ADMIN', person.email)).toMatchObject(REQUIRED);
    expect(await signIn('ADMIN', `nie@${DOMAIN}`)).toMatchObject(REQUIRED);
    const key = new SoftAuthenticator(new URL(app.config.publicUrl).origin);
    await addPasskey(await asAdmin(app, person), (options) => key.create(options));
    expect(
      await enterWithPasskey(app.client(), 'ADMIN', (options) => key.get(options)),
    ).toMatchObject(REQUIRED);
    const glass = await createAdmin(app.em(), { email: GLASS });
    const [code] = await addSecondFactor(await asAdmin(app, glass));
    expect((await signIn('ADMIN', GLASS, { code })).code).toBe('ok');
    const [mail] = await mailsTo(app, person.email);
    expect(mail?.subject).toContain('Sign-in without your organisation');
    const elsewhere = await createAdmin(app.em());
    expect((await signIn('ADMIN', elsewhere.email)).code).toBe('ok');
  });

  it('is not what a company’s provider can speak for', async () => {
    const { domain } = await createSite(app, issuer);
    issuer.person = personAt(domain, { groups: ['betrieb', 'team'] });
    await createAdmin(app.em(), { email: issuer.person.email ?? '' });
    const { value } = await enter(app, issuer, {});
    expect(value?.viewer).toMatchObject({
      kind: 'COMPANY_USER',
      companyUser: { role: 'COMPANY_MANAGER' },
    });
  });
});
