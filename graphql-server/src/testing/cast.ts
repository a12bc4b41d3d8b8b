import { COMPANY_KEY_SCOPES, PLATFORM_KEY_SCOPES } from '@hausgeist/schema';
import type { Company } from '../features/companies/index.js';
import { createAdmin, createCompany, createCompanyUser, createEndUser } from './factories.js';
import { signIn } from './chat.js';
import { asAdmin, asApiKey, asCompanyUser } from './sign-in.js';
import type { TestApp } from './test-app.js';
import type { TestClient } from './test-client.js';

/** Everybody an operation has to be tried as, and the two companies they belong to. */
export interface Cast {
  own: Company;
  other: Company;
  clients: Record<Role, TestClient>;
  /** Programs with a key of the first company and one of the platform, with every scope there is. */
  keys: Record<KeyRole, TestClient>;
}

/** `otherAdmin` is the administrator of the other company; the rest belong to the first one. */
export type Role =
  | 'anonymous'
  | 'tenant'
  | 'staff'
  | 'manager'
  | 'companyAdmin'
  | 'otherAdmin'
  | 'admin';

/** What a program can be. */
export type KeyRole = 'companyKey' | 'platformKey';

/** Two companies with their people, all of them signed in. */
export async function createCast(app: TestApp): Promise<Cast> {
  const em = app.em();
  const own = await createCompany(em);
  const other = await createCompany(em);
  const userOf = async (
    company: Company,
    role: 'COMPANY_ADMIN' | 'COMPANY_MANAGER' | 'COMPANY_STAFF',
  ) => asCompanyUser(app, await createCompanyUser(em, company, { role }));
  return {
    own,
    other,
    clients: {
      anonymous: app.client(),
      tenant: await signIn(app, await createEndUser(em, own)),
      staff: await userOf(own, 'COMPANY_STAFF'),
      manager: await userOf(own, 'COMPANY_MANAGER'),
      companyAdmin: await userOf(own, 'COMPANY_ADMIN'),
      otherAdmin: await userOf(other, 'COMPANY_ADMIN'),
      admin: await asAdmin(app, await createAdmin(em)),
    },
    keys: {
      companyKey: await asApiKey(app, COMPANY_KEY_SCOPES, own),
      platformKey: await asApiKey(app, PLATFORM_KEY_SCOPES),
    },
  };
}

/** Tries one call as everybody and tells the HTTP status that each got. */
export async function statusByRole(
  { clients }: Cast,
  call: (client: TestClient) => Promise<{ status: number }>,
): Promise<Record<Role, number>> {
  const statuses = {} as Record<Role, number>;
  for (const [role, client] of Object.entries(clients)) {
    statuses[role as Role] = (await call(client)).status;
  }
  return statuses;
}

/** Runs an operation as everybody and tells the error code that each got, or `ok`. */
export async function codeByRole(
  { clients }: Cast,
  operation: string,
  variables: object | (() => Promise<object> | object) = {},
): Promise<Record<Role, string>> {
  const codes = {} as Record<Role, string>;
  for (const [role, client] of Object.entries(clients)) {
    const values = typeof variables === 'function' ? await variables() : variables;
    const { errors } = await client.graphql(operation, values);
    codes[role as Role] = errors?.[0]?.extensions.code ?? 'ok';
  }
  return codes;
}
