import { TERMS_VERSION } from '@hausgeist/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCompanyUser, TEST_PASSWORD, tellIn } from '../../testing/factories.js';
import { mailsTo, storedMails } from '../../testing/mails.js';
import { OidcIssuer } from '../../testing/oidc-issuer.js';
import { asCompanyUser } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';
import { AuditEntry } from '../audit/index.js';
import { CompanyUser } from '../company-users/index.js';
import { OrganisationProvider } from './organisation-provider.entity.js';
import { addSecondFactor } from './testing/second-factor.js';
import { call, createSite, enter, personAt } from './testing/site.js';

const FORCE = `mutation ($input: ForceEmailDomainInput!) {
  forceEmailDomain(input: $input) { endedSessions settings { domains { isForced } } } }`;
const UPDATE = `mutation ($input: UpdateOrganisationSignInInput!) {
  updateOrganisationSignIn(input: $input) { message } }`;
const REMOVE = `mutation ($input: RemoveOrganisationSignInInput!) {
  removeOrganisationSignIn(input: $input) { message } }`;
const ACCEPT = 'mutation ($input: AcceptTermsInput!) { acceptTerms(input: $input) { message } }';
const VIEWER = '{ viewer { kind ... on CompanyUserViewer { companyUser { termsAreDue } } } }';

const GERMAN = 'Anmeldung über Ihre Organisation';
const ENGLISH = 'Sign-in with your organisation was';

const proof = { password: TEST_PASSWORD };

let app: TestApp;
let issuer: OidcIssuer;
beforeAll(async () => {
  issuer = await OidcIssuer.start();
  app = await startTestApp({ config: { webhookAllowPrivate: true } });
});
afterAll(async () => {
  await app.stop();
  await issuer.stop();
});

/** Whether a session is still open. */
async function isOpen(client: TestClient): Promise<boolean> {
  const { data } = await client.graphql<{ viewer: { kind: string } }>('{ viewer { kind } }');
  return data?.viewer.kind === 'COMPANY_USER';
}

/** A company with an administrator for emergencies, who may do everything. */
async function site() {
  const { company, domain } = await createSite(app, issuer);
  const user = (name: string, at = domain) =>
    createCompanyUser(app.em(), company, { email: `${name}-${domain.slice(0, 8)}@${at}` });
  const chief = await user('chefin');
  await addSecondFactor(await asCompanyUser(app, chief));
  await app
    .em()
    .nativeUpdate(
      OrganisationProvider,
      { managingCompany: company.id },
      { breakGlassIds: [chief.id] },
    );
  return { company, domain, user, chief };
}

describe('a domain that is forced from now on', () => {
  it('ends what its people opened without the organisation, and says how many it were', async () => {
    const { company, domain, user, chief } = await site();
    const stranger = await site();
    const [mia, boss] = [await user('mia'), await user('leitung')];
    const ended = [await asCompanyUser(app, mia), await asCompanyUser(app, mia)];
    issuer.person = personAt(domain, { email: mia.email });
    const { value } = await enter(app, issuer, {});
    const byOrganisation = app.client();
    byOrganisation.bearer = value?.token;
    const asking = await asCompanyUser(app, boss);
    const kept = [
      byOrganisation,
      await asCompanyUser(app, chief),
      await asCompanyUser(app, await user('extern', 'anderswo.example')),
      await asCompanyUser(app, await stranger.user('fremd')),
      asking,
    ];
    ended.push(await asCompanyUser(app, boss));

    const force = (isForced: boolean) =>
      call<{ endedSessions: number }>(asking, FORCE, { domain, isForced, proof });
    expect((await force(true)).value).toMatchObject({ endedSessions: 3 });
    for (const client of ended) expect(await isOpen(client)).toBe(false);
    for (const client of kept) expect(await isOpen(client)).toBe(true);
    const [entry] = await app
      .em()
      .find(AuditEntry, { companyId: company.id, action: 'company.email-domain-forced' });
    expect(entry?.details).toEqual({ domain, endedSessions: 3 });
    expect((await force(false)).value).toMatchObject({ endedSessions: 0 });
  });
});

describe('a provider that is changed or removed', () => {
  it('is mailed to all administrators of that company in their language, with who did it', async () => {
    const { company, chief, user } = await site();
    const other = await user('vertretung');
    await tellIn(app.em(), 'en', other);
    const manager = await createCompanyUser(app.em(), company, { role: 'COMPANY_MANAGER' });
    const stranger = await site();
    const client = await asCompanyUser(app, chief);
    const given = {
      ...{ proof, issuer: issuer.url, ...issuer.client, scopes: '', roleClaim: 'groups' },
      ...{ roleValues: [{ value: 'team', role: 'COMPANY_STAFF' }], isEnabled: true },
      breakGlassIds: [chief.id],
    };
    expect((await call(client, UPDATE, given)).code).toBe('ok');
    expect((await call(client, REMOVE, { proof })).code).toBe('ok');
    const told = new Map([
      [
        chief.email,
        ['entfernt', 'geändert'].map((done) => `${GERMAN} bei ${company.name} ${done}`),
      ],
      [other.email, ['removed', 'changed'].map((done) => `${ENGLISH} ${done} at ${company.name}`)],
    ]);
    for (const [email, subjects] of told) {
      const mails = await mailsTo(app, email);
      expect(mails.map(({ subject }) => subject)).toEqual(subjects);
      expect(mails[1]?.text).toContain(issuer.url);
      for (const { text } of mails) expect(text).toContain(chief.email);
    }
    for (const { email } of [manager, stranger.chief])
      expect(await storedMails(app, email)).toEqual([]);
  });
});

describe('a person whom the organisation has added', () => {
  it('is asked for the terms once, and what they accept is kept with version and time', async () => {
    const { company, domain } = await site();
    issuer.person = personAt(domain);
    const { value } = await enter(app, issuer, {});
    const client = app.client();
    client.bearer = value?.token;
    const areDue = async () =>
      (await client.graphql<{ viewer: { companyUser: { termsAreDue: boolean } } }>(VIEWER)).data
        ?.viewer.companyUser.termsAreDue;
    expect(await areDue()).toBe(true);
    expect(await call(client, ACCEPT, { version: '1999-01' })).toMatchObject({
      ...{ code: 'CONFLICT', reason: 'TERMS_CHANGED' },
    });
    expect(await areDue()).toBe(true);
    expect((await call(client, ACCEPT, { version: TERMS_VERSION })).code).toBe('ok');
    expect(await areDue()).toBe(false);
    const stored = async () => app.em().findOneOrFail(CompanyUser, { email: issuer.person.email });
    const first = await stored();
    expect(first).toMatchObject({ acceptedTerms: TERMS_VERSION, termsAreDue: false });
    await call(client, ACCEPT, { version: TERMS_VERSION });
    expect((await stored()).termsAcceptedAt).toEqual(first.termsAcceptedAt);
    const entries = await app
      .em()
      .find(AuditEntry, { companyId: company.id, action: 'company-user.terms-accepted' });
    expect(entries.map(({ details }) => details)).toEqual([{ terms: TERMS_VERSION }]);
  });

  it('is alone in it: others are not asked', async () => {
    const { chief } = await site();
    const client = await asCompanyUser(app, chief);
    const { data } = await client.graphql(VIEWER);
    expect(data).toMatchObject({ viewer: { companyUser: { termsAreDue: false } } });
    expect((await call(app.client(), ACCEPT, { version: TERMS_VERSION })).code).toBe(
      'UNAUTHENTICATED',
    );
  });
});
