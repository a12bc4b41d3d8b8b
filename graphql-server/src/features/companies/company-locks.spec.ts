import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { transactional } from '../../platform/database/index.js';
import { createConversation } from '../../testing/conversations.js';
import { createCompany } from '../../testing/factories.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { lockCompany, lockCompanyShared } from './company.repository.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** The embedded database has one session, in which nothing waits for a lock. */
describe.runIf(inject('postgres').url)('a company that is being changed', () => {
  it('holds up nothing that is added to it', async () => {
    const company = await createCompany(app.em());
    await transactional(app.em(), async (tx) => {
      await lockCompany(tx, company.id);
      expect(await createConversation(app.em(), company)).toMatchObject({ messageCount: 1 });
    });
  });

  it('is kept from others who would change it, or count on it', async () => {
    const company = await createCompany(app.em());
    await transactional(app.em(), async (tx) => {
      await lockCompany(tx, company.id);
      for (const lock of [lockCompany, lockCompanyShared]) {
        const waiting = transactional(app.em(), async (other) => {
          await other.execute(`set local lock_timeout = '100ms'`);
          await lock(other, company.id);
        });
        await expect(waiting).rejects.toThrow('lock timeout');
      }
    });
  });
});
