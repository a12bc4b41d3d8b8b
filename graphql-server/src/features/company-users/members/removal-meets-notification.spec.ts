import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { transactional } from '../../../platform/database/index.js';
import { createConversation } from '../../../testing/conversations.js';
import { createCompany, createCompanyUser } from '../../../testing/factories.js';
import { untilLockIsWaitedFor } from '../../../testing/lock-waits.js';
import { asCompanyUser } from '../../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';

const DELETE = 'mutation ($input: DeleteInput!) { deleteCompanyUser(input: $input) { deletedId } }';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

// The embedded database has one session, in which nothing waits for a lock.
describe.runIf(inject('postgres').url)('a user who is removed while they are notified', () => {
  it('is removed although the two wait for each other', async () => {
    const em = app.em();
    const company = await createCompany(em);
    const admin = await asCompanyUser(
      app,
      await createCompanyUser(em, company, { role: 'COMPANY_ADMIN' }),
    );
    const { id } = await createCompanyUser(em, company, { role: 'COMPANY_STAFF' });
    const conversation = await createConversation(em, company);
    em.assign(conversation, { assigneeId: id });
    await em.flush();

    let removal: ReturnType<typeof admin.graphql> | undefined;
    // As a notification does: first the conversation that it is about, then the user whom it is for. PostgreSQL
    // gives up the one that began to wait first, which is the removal.
    await transactional(app.em(), async (tx) => {
      await tx.execute('select 1 from conversation where id = ? for update', [conversation.id]);
      removal = admin.graphql(DELETE, { input: { id } });
      await untilLockIsWaitedFor(app);
      await tx.execute('select 1 from company_user where id = ? for key share', [id]);
    });

    expect(await removal).toMatchObject({ data: { deleteCompanyUser: { deletedId: id } } });
    const [after] = await app
      .em()
      .execute<object[]>('select assignee_id from conversation where id = ?', [conversation.id]);
    expect(after).toEqual({ assignee_id: null });
  });
});
