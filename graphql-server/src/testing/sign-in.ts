import { pino } from 'pino';
import type { ApiKeyScope } from '@hausgeist/schema';
import type { Admin } from '../features/admins/index.js';
import { ApiKey, ApiKeySecrets } from '../features/api-keys/index.js';
import type { Company } from '../features/companies/index.js';
import { SessionService, TokenDigests } from '../features/auth/index.js';
import type { CompanyUser } from '../features/company-users/index.js';
import { ANONYMOUS, type RequestContext } from '../platform/context/index.js';
import type { StaffAudience } from '../platform/http/index.js';
import type { TestApp } from './test-app.js';
import type { TestClient } from './test-client.js';

/** A client that acts as this administrator, without the cost of signing in by password. */
export const asAdmin = (app: TestApp, admin: Pick<Admin, 'id'>): Promise<TestClient> =>
  signInAs(app, 'admin', admin.id);

/** A client that acts as this company user, without the cost of signing in by password. */
export const asCompanyUser = (app: TestApp, user: Pick<CompanyUser, 'id'>): Promise<TestClient> =>
  signInAs(app, 'company-user', user.id);

/** Stores a key of this company, or of the platform where there is none; it ends after a day. */
export async function createApiKey(
  app: TestApp,
  scopes: readonly ApiKeyScope[],
  company?: Pick<Company, 'id'>,
): Promise<{ id: string; key: string }> {
  const { key, prefix, hash } = new ApiKeySecrets(digestsOf(app)).create();
  const { id, createdAt } = new ApiKey();
  await app.em().insert(ApiKey, {
    ...{ id, createdAt, prefix, secretHash: hash, scopes: [...scopes] },
    ...{ name: 'Schnittstelle', createdBy: 'Petra Schröder' },
    expiresAt: new Date(Date.now() + 86_400_000),
    ...(company ? { company: company.id } : {}),
  });
  return { id, key };
}

/** A client that acts with a new key of this company, or of the platform where there is none. */
export async function asApiKey(
  app: TestApp,
  scopes: readonly ApiKeyScope[],
  company?: Pick<Company, 'id'>,
): Promise<TestClient> {
  const client = app.client();
  client.bearer = (await createApiKey(app, scopes, company)).key;
  return client;
}

async function signInAs(app: TestApp, audience: StaffAudience, id: string): Promise<TestClient> {
  const { events } = app.app.platform;
  const sessions = new SessionService(events, digestsOf(app));
  const client = app.client();
  client.bearer = (await sessions.openForStaff(testContext(app), audience, id)).token;
  return client;
}

const digestsOf = (app: TestApp) => new TokenDigests(app.config.sessionSecret ?? '');

/** The context of an anonymous request, for calling services directly. */
export const testContext = (app: TestApp): RequestContext => ({
  actor: ANONYMOUS,
  em: app.em(),
  log: pino({ level: 'silent' }),
  requestId: 'test',
  address: '127.0.0.1',
  userAgent: 'vitest',
});
