import { pino } from 'pino';
import type { Admin } from '../features/admins/index.js';
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

async function signInAs(app: TestApp, audience: StaffAudience, id: string): Promise<TestClient> {
  const { events } = app.app.platform;
  const sessions = new SessionService(events, new TokenDigests(app.config.sessionSecret ?? ''));
  const client = app.client();
  client.bearer = (await sessions.openForStaff(testContext(app), audience, id)).token;
  return client;
}

/** The context of a request that nobody is signed in for, for calling services directly. */
export const testContext = (app: TestApp): RequestContext => ({
  actor: ANONYMOUS,
  em: app.em(),
  log: pino({ level: 'silent' }),
  requestId: 'test',
  address: '127.0.0.1',
  userAgent: 'vitest',
});
