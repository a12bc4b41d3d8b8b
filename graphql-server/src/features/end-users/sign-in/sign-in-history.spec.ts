import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cast, createCast } from '../../../testing/cast.js';
import { createEndUser } from '../../../testing/factories.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import type { EndUser } from '../end-user.entity.js';

const SIGN_INS =
  'query ($id: ID!) { endUserSignIns(id: $id) { lastAt refusedAt refusedAttempts } }';

describe('sign-ins of a tenant', () => {
  let app: TestApp;
  let cast: Cast;
  let tenant: EndUser;
  beforeAll(async () => {
    app = await startTestApp();
    cast = await createCast(app);
    tenant = await createEndUser(app.em(), cast.own, { authNumber: '123456' });
  });
  afterAll(() => app.stop());

  /** What the staff see once the server has noted what it counted. */
  async function seen() {
    await app.app.features.stop();
    const { data } = await cast.clients.staff.graphql<{ endUserSignIns: object }>(SIGN_INS, {
      id: tenant.id,
    });
    return data?.endUserSignIns;
  }
  const signIn = async (authNumber: string, status: number) => {
    const given = { email: tenant.email, authNumber };
    const answer = await app.client().json('POST', '/api/users/authenticate', given);
    expect(answer.status).toBe(status);
  };

  it('are told as long as there were none', async () => {
    expect(await seen()).toEqual({ lastAt: null, refusedAt: null, refusedAttempts: 0 });
  });

  it('are counted while they are refused, until one succeeds', async () => {
    await signIn('000000', 401);
    await signIn('111111', 401);
    const refusedAt: unknown = expect.stringMatching(/^\d{4}-/);
    expect(await seen()).toEqual({ lastAt: null, refusedAt, refusedAttempts: 2 });
    await signIn('222222', 401);
    expect(await seen()).toMatchObject({ refusedAttempts: 3 });
    // What was refused before is noted after it, and counts no more.
    await signIn('333333', 401);
    await signIn('123456', 200);
    expect(await seen()).toEqual({ lastAt: refusedAt, refusedAt: null, refusedAttempts: 0 });
  });

  it('begin anew a day later', async () => {
    await signIn('000000', 401);
    await seen();
    await app
      .em()
      .execute(
        `update end_user_sign_in set refused_at = refused_at - interval '25 hours', last_at = null`,
      );
    await signIn('111111', 401);
    expect(await seen()).toMatchObject({ refusedAttempts: 1 });
  });

  it('are not told to another company', async () => {
    const { errors } = await cast.clients.otherAdmin.graphql(SIGN_INS, { id: tenant.id });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND' });
  });
});
