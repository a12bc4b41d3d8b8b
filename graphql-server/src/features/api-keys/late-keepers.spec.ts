import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCompany, createCompanyUser } from '../../testing/factories.js';
import { testContext } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import type { CompanyUserActor } from '../../platform/context/index.js';
import { AuditLog } from '../audit/index.js';
import { SessionService, TokenDigests } from '../auth/index.js';
import { PermissionService } from '../permissions/index.js';
import { ApiKeySecrets } from './api-key-secrets.js';
import { ApiKeyService } from './api-key.service.js';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('is judged by what the administrator is once the company is theirs to change', async () => {
  const { events } = app.app.platform;
  const audit = new AuditLog();
  const digests = new TokenDigests(app.config.sessionSecret ?? '');
  const sessions = new SessionService(events, digests);
  const keys = new ApiKeyService({ audit, secrets: new ApiKeySecrets(digests), sessions });
  const permissions = new PermissionService({ audit, events });
  const company = await createCompany(app.em());
  const user = await createCompanyUser(app.em(), company);
  const actor: CompanyUserActor = {
    ...{ kind: 'companyUser', companyUserId: user.id, companyId: company.id },
    ...{ name: 'Petra', email: user.email, role: 'COMPANY_ADMIN' },
    ...{ permissions: new Set(), sessionId: user.id },
  };
  const work = [
    () =>
      keys.create(
        { ...testContext(app), actor },
        { name: 'n', scopes: ['users.view'], expiresInDays: 30 },
      ),
    () =>
      permissions.update(
        { ...testContext(app), actor },
        { role: 'COMPANY_STAFF', permissions: ['users.view'] },
      ),
    () => permissions.reset({ ...testContext(app), actor }, { role: 'COMPANY_STAFF' }),
  ];
  const outcomes = async () => {
    const codes: unknown[] = [];
    for (const step of work) {
      codes.push(
        await step().then(
          () => 'ok',
          (error: unknown) => (error as { code?: string }).code,
        ),
      );
    }
    return codes;
  };
  expect(await outcomes()).toEqual(['ok', 'ok', 'ok']);
  await app.em().execute(`update company_user set role = 'COMPANY_STAFF' where id = ?`, [user.id]);
  expect(await outcomes()).toEqual(['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN']);
});
