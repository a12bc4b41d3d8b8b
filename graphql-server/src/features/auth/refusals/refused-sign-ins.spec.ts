import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createAdmin,
  createCompany,
  createCompanyUser,
  createEndUser,
  TEST_PASSWORD,
} from '../../../testing/factories.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { AuditEntry } from '../../audit/index.js';

const WRONG = 'Falsches-Pferd-7';

describe('refused sign-ins', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  /** What is written of `attempts` when the features stop, as they do before the server ends. */
  const entriesAfter = async (attempts: () => Promise<void>) => {
    const known = await app.em().find(AuditEntry, { action: 'session.refused' });
    await attempts();
    expect(await app.em().count(AuditEntry, { action: 'session.refused' })).toBe(known.length);
    await app.app.features.stop();
    const entries = await app.em().find(AuditEntry, {
      action: 'session.refused',
      id: { $nin: known.map(({ id }) => id) },
    });
    return entries.map(
      ({ actorKind, companyName, subjectKind, subjectId, subjectName, details }) => ({
        ...{ actorKind, companyName, subjectKind, subjectId, subjectName, details },
      }),
    );
  };

  it('make one entry an account, however many they are', async () => {
    const em = app.em();
    const company = await createCompany(em);
    const [admin, user, tenant] = [
      await createAdmin(em),
      await createCompanyUser(em, company),
      await createEndUser(em, company),
    ];
    const entries = await entriesAfter(async () => {
      const client = app.client();
      const login = async (path: string, email: string, rest: object) =>
        expect((await client.json('POST', path, { email, ...rest })).status).toBe(401);
      for (let n = 0; n < 4; n += 1) {
        await login('/api/auth/login', admin.email, { password: WRONG });
        await login('/api/companies/auth/login', user.email, { password: WRONG });
        await login('/api/users/authenticate', tenant.email, { authNumber: '000000' });
      }
    });
    const details = { attempts: 4, networks: 1, since: expect.any(String) };
    const named = { companyName: company.name, actorKind: 'anonymous' };
    expect(entries).toHaveLength(3);
    expect(entries).toEqual(
      expect.arrayContaining([
        {
          ...{ actorKind: 'anonymous', companyName: null, subjectKind: 'admin' },
          ...{ subjectId: admin.id, subjectName: 'Petra Schröder' },
          details: { audience: 'admin', ...details },
        },
        {
          ...{ ...named, subjectKind: 'companyUser', subjectId: user.id },
          subjectName: 'Miriam Vogt',
          details: { audience: 'company-user', ...details },
        },
        {
          ...{ ...named, subjectKind: 'endUser', subjectId: tenant.id },
          subjectName: 'Jana Öztürk',
          details: { audience: 'end-user', ...details },
        },
      ]),
    );
  });

  it('make one entry a network when there are no accounts, without what was typed', async () => {
    const entries = await entriesAfter(async () => {
      for (const name of ['anna', 'bert', 'mein-kennwort-7']) {
        const email = `${name}@niemand.example`;
        await app.client().json('POST', '/api/auth/login', { email, password: WRONG });
      }
    });
    expect(entries).toEqual([
      {
        ...{ actorKind: 'anonymous', companyName: null, subjectKind: null, subjectId: null },
        subjectName: null,
        details: { audience: 'admin', attempts: 3, networks: 1, since: expect.any(String) },
      },
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/niemand|kennwort|Pferd/);
  });

  it('leave no entry when somebody gets in', async () => {
    const admin = await createAdmin(app.em());
    const entries = await entriesAfter(async () => {
      const body = { email: admin.email, password: TEST_PASSWORD };
      expect((await app.client().json('POST', '/api/auth/login', body)).status).toBe(200);
    });
    expect(entries).toEqual([]);
  });
});
