import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCompany, createCompanyUser } from '../../testing/factories.js';
import { asCompanyUser } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { csvOf, PROGRESS, upload } from './testing/imports.js';

const SET_PERMISSIONS = `mutation ($input: UpdateRolePermissionsInput!) {
  updateRolePermissions(input: $input) { message }
}`;
const SET_STATUS = `mutation ($input: SetCompanyUserStatusInput!) {
  setCompanyUserStatus(input: $input) { message }
}`;

describe('following an import', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  /** A manager who follows an import, and the administrator of their company. */
  async function follow() {
    const em = app.em();
    const company = await createCompany(em);
    const chief = await asCompanyUser(app, await createCompanyUser(em, company));
    const manager = await createCompanyUser(em, company, { role: 'COMPANY_MANAGER' });
    const client = await asCompanyUser(app, manager);
    const { body } = await upload(client, csvOf(1));
    const closed = Promise.withResolvers<number>();
    const socket = client.socket({
      on: { closed: (event) => closed.resolve((event as CloseEvent).code) },
    });
    const events = socket.iterate({ query: PROGRESS, variables: { id: body.data?.id } });
    expect((await events.next()).value).toMatchObject({
      data: { endUserImportProgress: { status: 'UPLOADED' } },
    });
    return { chief, manager, socket, events, closed: closed.promise };
  }

  it('ends with the permission, but not with another one', async () => {
    const { chief, socket, events } = await follow();
    const grant = (...permissions: string[]) =>
      chief.graphql(SET_PERMISSIONS, { input: { role: 'COMPANY_MANAGER', permissions } });
    const next = events.next();
    let hasEnded = false;
    void next.then(() => (hasEnded = true));
    await grant('USERS_VIEW', 'USERS_CREATE');
    // An answer on the same socket: whatever the change had caused would have come before it.
    await socket.iterate({ query: '{ viewer { kind } }' }).next();
    expect(hasEnded).toBe(false);
    await grant('USERS_VIEW');
    expect(await next).toEqual({ done: true, value: undefined });
    await socket.dispose();
  });

  it('ends with a suspension, and with it the socket', async () => {
    const { chief, manager, socket, events, closed } = await follow();
    const next = events.next().catch((error: unknown) => error);
    await chief.graphql(SET_STATUS, { input: { id: manager.id, action: 'SUSPEND' } });
    expect(await closed).toBe(4403);
    expect(await next).not.toMatchObject({ done: false });
    await socket.dispose();
  });
});
