import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createAdmin,
  createCompany,
  createCompanyUser,
  TEST_PASSWORD,
} from '../../testing/factories.js';
import { DnsServer } from '../../testing/dns-server.js';
import { OidcIssuer } from '../../testing/oidc-issuer.js';
import { asAdmin, asApiKey, asCompanyUser } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';
import { AuditEntry } from '../audit/index.js';
import { OrganisationProvider } from './organisation-provider.entity.js';
import { OpenIdClient } from './providers/open-id-client.js';
import { BEGIN, call, createSite, enter, personAt } from './testing/site.js';
import { uniqueKey } from '../../testing/unique-key.js';

const SETTINGS = `settings { companyId callbackUrl provider { issuer clientId isEnabled roleValues { value role } }
  domains { domain provedAt isForced recordName recordValue } administrators { userId isBreakGlass hasSecondFactor } }`;
const READ = `query ($companyId: ID) { organisationSignIn(companyId: $companyId) ${SETTINGS.replace('settings', '')} }`;
const mutation = (name: string, input: string) =>
  `mutation ($input: ${input}!) { ${name}(input: $input) { ${SETTINGS} } }`;
const UPDATE = mutation('updateOrganisationSignIn', 'UpdateOrganisationSignInInput');
const REMOVE = mutation('removeOrganisationSignIn', 'RemoveOrganisationSignInInput');
const ADD = mutation('addEmailDomain', 'EmailDomainInput');
const PROVE = mutation('proveEmailDomain', 'EmailDomainInput');
const FORCE = mutation('forceEmailDomain', 'ForceEmailDomainInput');
const DROP = mutation('removeEmailDomain', 'RemoveEmailDomainInput');

interface Saved {
  settings: {
    provider: { issuer: string } | null;
    domains: {
      domain: string;
      provedAt: string | null;
      isForced: boolean;
      recordName: string;
      recordValue: string;
    }[];
    administrators: { userId: string; isBreakGlass: boolean }[];
  };
}

let app: TestApp;
let issuer: OidcIssuer;
let dns: DnsServer;
beforeAll(async () => {
  issuer = await OidcIssuer.start();
  dns = await DnsServer.start();
  app = await startTestApp({ config: { webhookAllowPrivate: true, dnsServers: [dns.address] } });
});
afterAll(async () => {
  await app.stop();
  await issuer.stop();
  await dns.stop();
});

const proof = { password: TEST_PASSWORD };
const given = (more: object = {}) => ({
  ...{ proof, issuer: issuer.url, ...issuer.client, scopes: '', roleClaim: 'groups' },
  ...{ roleValues: [{ value: 'team', role: 'COMPANY_STAFF' }], isEnabled: true },
  ...{ breakGlassIds: [], ...more },
});

async function office() {
  const company = await createCompany(app.em());
  const chief = await createCompanyUser(app.em(), company);
  return { company, chief, client: await asCompanyUser(app, chief) };
}

const domainName = () => `${uniqueKey()}.example`;

/** Names a domain and proves it by its record. */
async function prove(client: TestClient, domain: string) {
  const { value } = await call<Saved>(client, ADD, { domain });
  const [named] = value?.settings.domains.filter((each) => each.domain === domain) ?? [];
  dns.texts.set(named?.recordName ?? '', named?.recordValue ?? '');
  return call<Saved>(client, PROVE, { domain });
}

describe('the provider of a company', () => {
  it('is set up by an administrator who proves who they are, and its secret is never told', async () => {
    const { client, company } = await office();
    for (const wrong of [{}, { password: 'falsch' }]) {
      const { code } = await call(client, UPDATE, given({ proof: wrong }));
      expect(code).toBe('BAD_USER_INPUT');
    }
    const { value } = await call<Saved>(client, UPDATE, given());
    expect(value?.settings).toMatchObject({
      callbackUrl: `${app.config.publicUrl}/api/auth/organisation/${company.id}/callback`,
      provider: { issuer: issuer.url, clientId: 'hausgeist', isEnabled: true },
    });
    const all = await client.graphql(
      '{ __type(name: "OrganisationProvider") { fields { name } } }',
    );
    expect(JSON.stringify(all)).not.toMatch(/secret/i);
    const [stored] = await app
      .em()
      .execute<object[]>('select * from organisation_provider where managing_company_id = ?', [
        company.id,
      ]);
    const entries = await app.em().find(AuditEntry, { companyId: company.id });
    expect(entries.map(({ action }) => action)).toContain('company.organisation-updated');
    expect(JSON.stringify([stored, entries])).not.toContain(issuer.client.clientSecret);
  });

  it('is none of the matter of managers, keys and other companies', async () => {
    const { company, client: chief } = await office();
    await call(chief, UPDATE, given());
    const manager = await createCompanyUser(app.em(), company, { role: 'COMPANY_MANAGER' });
    const { client: stranger } = await office();
    const calls: [TestClient, string][] = [
      [await asCompanyUser(app, manager), 'FORBIDDEN'],
      [await asApiKey(app, ['settings.edit', 'settings.view'], company), 'FORBIDDEN'],
      [await asApiKey(app, ['settings.edit', 'companies.manage']), 'FORBIDDEN'],
      [stranger, 'NOT_FOUND'],
      [app.client(), 'UNAUTHENTICATED'],
    ];
    const companyId = company.id;
    for (const [client, code] of calls) {
      for (const [query, input] of [
        [UPDATE, { ...given(), companyId }],
        [REMOVE, { proof, companyId }],
        [ADD, { domain: domainName(), companyId }],
        [PROVE, { domain: domainName(), companyId }],
        [FORCE, { domain: domainName(), companyId, isForced: true, proof }],
        [DROP, { domain: domainName(), companyId, proof }],
      ] as const) {
        expect((await call(client, query, input)).code).toBe(code);
      }
    }
    const admin = await asAdmin(app, await createAdmin(app.em()));
    const { data } = await admin.graphql<{ organisationSignIn: Saved['settings'] }>(READ, {
      companyId,
    });
    expect(data?.organisationSignIn.provider?.issuer).toBe(issuer.url);
    expect((await call(admin, REMOVE, { proof, companyId })).code).toBe('ok');
  });

  it('answers under its name before it is stored', async () => {
    const { client } = await office();
    for (const [wrong, reason] of [
      [{ issuer: 'http://127.0.0.1:9' }, 'ISSUER_UNUSABLE'],
      [{ issuer: `${issuer.url}/other` }, 'ISSUER_UNUSABLE'],
      [{ issuer: 'ftp://x.example' }, 'URL_NEEDS_HTTP'],
      [{ issuer: 'x' }, 'URL_INVALID'],
      [{ clientId: ' ' }, 'CLIENT_ID_MISSING'],
      [{ clientSecret: null }, 'CLIENT_SECRET_MISSING'],
      [{ roleValues: [] }, 'ROLE_VALUES_MISSING'],
      [{ defaultRole: 'COMPANY_ADMIN' }, 'ADMINISTRATORS_NEED_A_VALUE'],
      [{ breakGlassIds: [randomUUID()] }, 'BREAK_GLASS_MISSING'],
    ] as const) {
      expect(await call(client, UPDATE, given(wrong))).toMatchObject({
        ...{ code: 'BAD_USER_INPUT', reason },
      });
    }
  });

  it('keeps its secret, which goes to no other provider', async () => {
    const { client, company } = await office();
    await call(client, UPDATE, given());
    const kept = await call<Saved>(client, UPDATE, given({ clientSecret: '' }));
    expect(kept.code).toBe('ok');
    const other = await OidcIssuer.start();
    const moved = await call(client, UPDATE, given({ clientSecret: '', issuer: other.url }));
    expect(moved.reason).toBe('CLIENT_SECRET_MISSING');
    await other.stop();
    const domain = domainName();
    await prove(client, domain);
    issuer.person = personAt(domain);
    const { value } = await enter(app, issuer, {});
    expect(value?.viewer.companyUser?.role).toBe('COMPANY_STAFF');
    expect(await app.em().count(OrganisationProvider, { managingCompany: company.id })).toBe(1);
  });

  it('is not asked at addresses of the own network in production', async () => {
    let asked = 0;
    const log = pino({ level: 'silent' });
    const here = await OidcIssuer.start();
    const count = () => (asked += 1);
    here.onRequest = count;
    const client = { ...here.client, issuer: here.url, scopes: [] };
    const open = { allowPrivate: true, requireTls: false };
    expect(await new OpenIdClient(open).tryOut(client, log)).toEqual({ canSignOut: true });
    expect(asked).toBe(1);
    for (const rules of [
      { allowPrivate: false, requireTls: false },
      { allowPrivate: true, requireTls: true },
    ]) {
      expect(await new OpenIdClient(rules).tryOut(client, log)).toBeUndefined();
    }
    expect(asked).toBe(1);
    await here.stop();
  });
});

describe('a domain of e-mail addresses', () => {
  it('counts for nothing until its record proves it, and then for one company', async () => {
    const { client } = await office();
    const rival = await office();
    const domain = domainName();
    await call(client, UPDATE, given());
    const named = await call<Saved>(client, ADD, { domain: `@${domain.toUpperCase()}.` });
    expect(named.value?.settings.domains).toMatchObject([
      { domain, provedAt: null, recordName: `_hausgeist.${domain}` },
    ]);
    const ask = { audience: 'COMPANY', email: `x@${domain}` };
    expect((await call(app.client(), BEGIN, ask)).reason).toBe('ORGANISATION_NOT_FOUND');
    expect((await call(client, PROVE, { domain })).reason).toBe('EMAIL_DOMAIN_UNPROVED');
    // The record of one company says nothing for another.
    const theirs = await call<Saved>(rival.client, ADD, { domain });
    const [mine] = named.value?.settings.domains ?? [];
    expect(theirs.value?.settings.domains[0]?.recordValue).not.toBe(mine?.recordValue);
    dns.texts.set(mine?.recordName ?? '', mine?.recordValue ?? '');
    expect((await call(rival.client, PROVE, { domain })).reason).toBe('EMAIL_DOMAIN_UNPROVED');
    const proved = await call<Saved>(client, PROVE, { domain });
    expect(proved.value?.settings.domains[0]?.provedAt).not.toBeNull();
    expect((await call(app.client(), BEGIN, ask)).code).toBe('ok');
    const [record] = theirs.value?.settings.domains ?? [];
    dns.texts.set(record?.recordName ?? '', record?.recordValue ?? '');
    expect((await call(rival.client, PROVE, { domain })).reason).toBe('EMAIL_DOMAIN_HELD');
    await call(client, DROP, { domain, proof });
    expect((await call(rival.client, PROVE, { domain })).code).toBe('ok');
  });

  it('is proved by the word of an administrator of the platform', async () => {
    const { company } = await office();
    const admin = await asAdmin(app, await createAdmin(app.em()));
    const input = { domain: domainName(), companyId: company.id };
    await call(admin, ADD, input);
    const { value } = await call<Saved>(admin, PROVE, input);
    expect(value?.settings.domains[0]?.provedAt).not.toBeNull();
  });

  it.each(['', 'firma', '10.0.0.1', 'a b.example', `${'x'.repeat(70)}.example`])(
    'is none: %s',
    async (domain) => {
      const { client } = await office();
      expect((await call(client, ADD, { domain })).reason).toBe('EMAIL_DOMAIN_INVALID');
    },
  );

  it('is forced only where it is proved, and an administrator could come in without', async () => {
    const { client, chief } = await office();
    const domain = domainName();
    const force = () => call<Saved>(client, FORCE, { domain, isForced: true, proof });
    expect((await force()).reason).toBe('EMAIL_DOMAIN_NOT_FOUND');
    await call(client, ADD, { domain });
    expect((await force()).reason).toBe('EMAIL_DOMAIN_NEEDS_PROOF');
    await prove(client, domain);
    await call(client, DROP, { domain, proof });
    await prove(client, domain);
    expect((await force()).reason).toBe('EMAIL_DOMAIN_NEEDS_PROVIDER');
    await call(client, UPDATE, given({ breakGlassIds: [chief.id] }));
    expect((await force()).reason).toBe('BREAK_GLASS_MISSING');
    await app.em().execute(
      `insert into second_factor (subject_id, confirmed_at, last_used_step, recovery_code_hashes, created_at)
       values (?, now(), 0, '[]', now())`,
      [chief.id],
    );
    expect((await force()).value?.settings.domains).toMatchObject([{ isForced: true }]);
    expect((await call(client, UPDATE, given())).reason).toBe('BREAK_GLASS_MISSING');
    const { value } = await call<Saved>(client, REMOVE, { proof });
    expect(value?.settings).toMatchObject({ provider: null, domains: [{ isForced: false }] });
  });

  it('of a site leads to its own provider', async () => {
    const { domain } = await createSite(app, issuer);
    issuer.person = personAt(domain);
    expect((await enter(app, issuer, {})).code).toBe('ok');
  });
});
