import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAdmin } from '../../testing/factories.js';
import { asAdmin } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { deleteEnded } from './auth-cleanup.js';
import { OneTimeToken, OneTimeTokens, Session, TokenDigests } from './index.js';

describe('the nightly cleanup', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  it('deletes sessions and tokens that ended a month ago, and no others', async () => {
    const em = app.em();
    const tokens = new OneTimeTokens(new TokenDigests('secret'));
    const admins = [await createAdmin(em), await createAdmin(em), await createAdmin(em)];
    for (const { id } of admins) {
      await asAdmin(app, { id });
      await tokens.issue(em, 'admin-password-reset', id, 60);
    }
    const [expired, revoked, alive] = admins.map(({ id }) => id);
    const month = `now() - interval '31 days'`;
    await em.execute(`update session set expires_at = ${month} where subject_id = ?`, [expired]);
    await em.execute(`update session set revoked_at = ${month} where subject_id = ?`, [revoked]);
    await em.execute(`update one_time_token set expires_at = ${month} where subject_id <> ?`, [
      alive,
    ]);
    await deleteEnded(em);
    const sessions = await app.em().find(Session, {});
    const kept = await app.em().find(OneTimeToken, {});
    expect([sessions, kept].map((rows) => rows.map(({ subjectId }) => subjectId))).toEqual([
      [alive],
      [alive],
    ]);
  });
});
