import { randomUUID } from 'node:crypto';
import { createCompany } from '../../../testing/factories.js';
import type { IssuerPerson, OidcIssuer } from '../../../testing/oidc-issuer.js';
import type { TestApp } from '../../../testing/test-app.js';
import type { TestClient } from '../../../testing/test-client.js';
import { seal } from '../../../platform/secrets/index.js';
import { TokenDigests } from '../../auth/index.js';
import type { Company } from '../../companies/index.js';
import { OrganisationDomain } from '../organisation-domain.entity.js';
import { OrganisationProvider } from '../organisation-provider.entity.js';
import { secretKey } from '../providers/providers.js';
import { uniqueKey } from '../../../testing/unique-key.js';

export const BEGIN = `mutation ($input: BeginOrganisationSignInInput!) {
  beginOrganisationSignIn(input: $input) { url } }`;
export const FINISH = `mutation { finishOrganisationSignIn {
  token from viewer { kind permissions
    ... on CompanyUserViewer { companyUser { id role email firstName lastName } }
    ... on AdminViewer { admin { id email } } } } }`;

/** The person who has signed in. */
export interface Entered {
  token: string;
  from: string | null;
  viewer: {
    kind: string;
    companyUser?: { id: string; role: string; email: string; firstName: string; lastName: string };
    admin?: { id: string; email: string };
  };
}

/** What an operation gave, or why it was refused. */
export async function call<T>(
  client: TestClient,
  query: string,
  input?: object,
): Promise<{
  all: Record<string, T> | undefined;
  value: T | undefined;
  code: string;
  reason: unknown;
}> {
  const { data, errors } = await client.graphql<Record<string, T>>(query, input ? { input } : {});
  const { code = 'ok', reason }: { code?: string; reason?: unknown } =
    errors?.[0]?.extensions ?? {};
  return { all: data ?? undefined, value: data ? Object.values(data)[0] : undefined, code, reason };
}

/** A company whose people sign in at this issuer, with a domain that it has proved. */
export async function createSite(
  app: TestApp,
  issuer: OidcIssuer,
  overrides: Partial<OrganisationProvider> = {},
): Promise<{ company: Company; domain: string }> {
  const em = app.em();
  const company = await createCompany(em);
  const domain = `${uniqueKey()}.example`;
  const provider = new OrganisationProvider();
  const key = secretKey(new TokenDigests(app.config.sessionSecret ?? ''));
  const { clientId, clientSecret } = issuer.client;
  em.create(OrganisationProvider, {
    ...{ id: provider.id, managingCompany: company, issuer: issuer.url, clientId },
    sealedSecret: seal(key, provider.id, clientSecret),
    breakGlassIds: [],
    roleClaim: 'groups',
    roleValues: [
      { value: 'leitung', role: 'COMPANY_ADMIN' },
      { value: 'team', role: 'COMPANY_MANAGER' },
    ],
    ...overrides,
  });
  em.create(OrganisationDomain, { managingCompany: company, domain, provedAt: new Date() });
  await em.flush();
  return { company, domain };
}

/** A person of the provider with a proved address in the domain. */
export const personAt = (domain: string, more: Partial<IssuerPerson> = {}): IssuerPerson => ({
  sub: randomUUID(),
  email: `mia.sommer-${uniqueKey()}@${domain}`,
  email_verified: true,
  given_name: 'Mia',
  family_name: 'Sommer',
  groups: ['team'],
  ...more,
});

/** Begins at the sign-in page; gives where the browser is sent. */
export async function begin(
  client: TestClient,
  input: { audience?: 'ADMIN' | 'COMPANY'; email?: string; from?: string },
): Promise<string> {
  const { value, code } = await call<{ url: string }>(client, BEGIN, {
    audience: 'COMPANY',
    ...input,
  });
  if (!value) throw new Error(`Refused: ${code}`);
  return value.url;
}

/** Opens the address that a browser was sent back to, and gives what the page then learns. */
export async function comeBack(client: TestClient, back: URL) {
  const response = await client.fetch(back.pathname + back.search);
  const page = response.headers.get('location');
  return { status: response.status, page, ...(await call<Entered>(client, FINISH)) };
}

/** Signs in as `issuer.person`, from the sign-in page to the console. */
export async function enter(
  app: TestApp,
  issuer: OidcIssuer,
  { client = app.client(), ...input }: Parameters<typeof begin>[1] & { client?: TestClient },
) {
  const email = input.email ?? issuer.person.email;
  const back = await issuer.visit(await begin(client, { ...input, ...(email ? { email } : {}) }));
  return { client, ...(await comeBack(client, back)) };
}
