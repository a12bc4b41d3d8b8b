import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAdmin, TEST_PASSWORD } from '../factories.js';
import { startTestApp, type TestApp } from '../test-app.js';
import { type PlainAnswer, PlainClient } from './plain-client.js';
import { uniqueKey } from '../unique-key.js';

// The administrators' console and the company portal as a developer would write them who has the
// documents alone: what they send, what they read, and the mails that people get.

const PASSWORD = 'Treppenhaus!47-blau';
const ANOTHER = 'Hinterhof!48-grün';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const newAddress = () => `neu-${uniqueKey()}@haus.example`;
interface Data {
  id: string;
  token: string;
  invitationLink: string;
}

/** What an answer is about; each call has some of these fields. */
const dataOf = ({ data }: PlainAnswer) => data as Data;

/** What stands behind `path` in the newest mail to an address, once it is there. */
async function mailedToken(to: string, path: string): Promise<string> {
  for (;;) {
    const response = await fetch(`${app.url}/dev/mail.json`);
    const { mails } = (await response.json()) as { mails: { to: string; text: string }[] };
    const own = mails.filter((mail) => mail.to === to).map(({ text }) => text);
    const found = own.find((text) => text.includes(path));
    if (found) return /^[\w-]+/.exec(found.slice(found.indexOf(path) + path.length))?.[0] ?? '';
    await setTimeout(50);
  }
}

const registration = (email: string) => ({
  name: 'Paula Neumann',
  ...{ email, password: PASSWORD, confirmPassword: PASSWORD },
});

/** Signs an administrator in and keeps the token as the browser does. */
async function signIn(email: string, password: string): Promise<PlainClient> {
  const client = new PlainClient(app.url);
  const answer = await client.post('auth/login', { email, password });
  expect(answer).toMatchObject({ success: true, data: { admin: { email } } });
  client.storage.set('token', dataOf(answer).token);
  return client;
}

const asAdmin = async () => signIn((await createAdmin(app.em())).email, TEST_PASSWORD);

const companyFields = () => ({
  name: `Elbe ${uniqueKey()}`,
  address: 'Am Kai 3, 20457 Hamburg',
  email: newAddress(),
  phone: '040 1234',
  whatsapp: '',
});

async function addCompany(admin: PlainClient): Promise<string> {
  const answer = await admin.post('companies', companyFields());
  expect(answer.success).toBe(true);
  return dataOf(answer).id;
}

const endUser = () => ({
  type: 'Tenant',
  ...{ firstName: 'Ömer', lastName: 'Groß', email: newAddress(), phone: '0171 3920000' },
  ...{ address: 'Lindenallee 12', apartmentNumber: '4', authNumber: '482910' },
});

/** A user that the console has invited, who has accepted and signed in. */
async function asCompanyAdmin(admin: PlainClient, companyId: string) {
  const email = newAddress();
  const person = { firstName: 'Mona', lastName: 'Vogt', email, role: 'COMPANY_ADMIN' };
  const invited = await admin.post(`admin/companies/${companyId}/users`, {
    ...person,
    sendInvitation: true,
  });
  expect(invited.success).toBe(true);
  const token = await mailedToken(email, '/company/accept-invitation/');
  const portal = new PlainClient(app.url);
  expect(await portal.get(`companies/invitation/${token}/validate`)).toMatchObject({
    valid: true,
    invitation: { email, role: 'COMPANY_ADMIN', firstName: 'Mona' },
  });
  const names = { firstName: 'Mona', lastName: 'Vogt' };
  const chosen = { ...names, password: PASSWORD, confirmPassword: PASSWORD };
  expect(await portal.post(`companies/accept-invitation/${token}`, chosen)).toMatchObject({
    success: true,
  });
  await enter(portal, email, PASSWORD);
  return { portal, email };
}

async function enter(portal: PlainClient, email: string, password: string): Promise<void> {
  const answer = await portal.post('companies/auth/login', { email, password });
  expect(answer).toMatchObject({ success: true, user: { email } });
  portal.storage.set('token', answer['token'] as string);
}

describe('the console by the documents', () => {
  it('registers, confirms the address, signs in and is known', async () => {
    const email = newAddress();
    const visitor = new PlainClient(app.url);
    expect((await visitor.get('admin/test')).status).toBe(200);
    const registered = await visitor.post('auth/register', registration(email));
    expect(registered).toMatchObject({ success: true });
    expect(registered['data']).toBeUndefined();
    const early = await visitor.post('auth/login', { email, password: PASSWORD });
    expect(early).toMatchObject({ status: 401, success: false });
    const token = await mailedToken(email, '/verify-email?token=');
    expect(await visitor.get(`/api/auth/verify-email/${token}`)).toMatchObject({
      message: 'Email verified successfully! You can now log in.',
    });
    const admin = await signIn(email, PASSWORD);
    expect(await admin.get('auth/me')).toMatchObject({ data: { firstName: 'Paula', email } });
  });

  it('invites another administrator, changes and deletes them', async () => {
    const admin = await asAdmin();
    const email = newAddress();
    const invited = await admin.post('auth/invite-admin', { email });
    expect(invited.message).toBe('Invitation sent successfully!');
    const { invitationLink } = dataOf(invited);
    const token = new URL(invitationLink).searchParams.get('token') ?? '';
    const visitor = new PlainClient(app.url);
    expect(await visitor.get(`auth/invitation/${token}`)).toMatchObject({ data: { email } });
    const entered = await visitor.post('auth/register-invited', { ...registration(email), token });
    visitor.storage.set('token', dataOf(entered).token);
    const { id } = dataOf(await visitor.get('auth/me'));
    const { data: admins } = await admin.get('admin/users');
    expect(admins).toContainEqual(expect.objectContaining({ id, email, isVerified: true }));
    const change = { firstName: 'Paul', lastName: 'Neu', email };
    expect(await admin.put(`admin/users/${id}`, change)).toMatchObject({
      message: 'Admin updated successfully!',
      data: { firstName: 'Paul' },
    });
    expect((await admin.delete(`admin/users/${id}`)).success).toBe(true);
    expect((await visitor.get('auth/me')).status).toBe(401);
    expect(visitor.storage.size).toBe(0);
  });

  it('sets a new password by mail, which ends the sessions before', async () => {
    const { email } = await createAdmin(app.em());
    const before = await signIn(email, TEST_PASSWORD);
    await new PlainClient(app.url).post('/api/auth/request-password-reset', { email });
    const token = await mailedToken(email, '/admin/reset-password/');
    const reset = { token, newPassword: ANOTHER };
    const visitor = new PlainClient(app.url);
    expect(await visitor.post('/api/auth/reset-password', reset)).toMatchObject({
      message: 'Password has been reset successfully!',
    });
    expect((await visitor.post('/api/auth/reset-password', reset)).success).toBe(false);
    expect((await before.get('auth/me')).status).toBe(401);
    await signIn(email, ANOTHER);
  });

  it('renews an expired token once and goes on', async () => {
    const admin = await asAdmin();
    admin.storage.set('token', 'an.expired.token');
    expect(await admin.get('admin/dashboard/stats')).toMatchObject({
      success: true,
      data: { companyCount: expect.any(Number) as number },
    });
    const renewed = admin.storage.get('token');
    expect(renewed).not.toBe('an.expired.token');
    expect((await admin.post('/api/auth/refresh')).success).toBe(true);
    const stranger = new PlainClient(app.url);
    stranger.storage.set('token', 'an.expired.token');
    expect((await stranger.get('auth/me')).status).toBe(401);
    expect(stranger.storage.has('token')).toBe(false);
  });

  it('looks after companies, their prompt files, their people and the figures', async () => {
    const admin = await asAdmin();
    const id = await addCompany(admin);
    const wrong = await admin.post('companies', { ...companyFields(), name: ' ' });
    expect(wrong['details']).toEqual([
      {
        field: 'name',
        message: 'Name is required',
        reason: 'REQUIRED',
        params: { label: 'name' },
      },
    ]);
    const form = new FormData();
    form.append('promptFile', new File(['## Heizung\n\nRufen Sie an.\n'], 'fragen.md'));
    form.append('companyId', id);
    const uploaded = await admin.post('companies/upload-prompt', form);
    expect(uploaded).toMatchObject({ success: true, vectorCount: 1, fileName: 'fragen.md' });
    expect((await admin.put(`companies/${id}`, companyFields())).success).toBe(true);
    expect((await admin.get('companies'))['data']).toContainEqual(
      expect.objectContaining({ id, promptStatus: 'processed', promptVectorCount: 1 }),
    );
    const people = `admin/companies/${id}/users`;
    const person = { firstName: 'Nora', lastName: 'Neu', role: 'COMPANY_STAFF' };
    const invited = await admin.post(people, { ...person, email: newAddress() });
    const invitation = `admin/companies/${id}/invitations/${dataOf(invited).id}`;
    expect((await admin.post(`${invitation}/resend`)).message).toMatch(/^Invitation resent to /);
    expect((await admin.delete(invitation)).success).toBe(true);
    const added = await admin.post(people, {
      ...{ ...person, email: newAddress(), sendInvitation: false },
      ...{ temporaryPassword: PASSWORD, confirmPassword: PASSWORD },
    });
    const user = `${people}/${dataOf(added).id}`;
    expect(await admin.patch(`${user}/status`, { action: 'suspend' })).toMatchObject({
      data: { status: 'suspended' },
    });
    const listed = await admin.get(`${people}?status=suspended`);
    expect(listed).toMatchObject({ data: { users: [{ status: 'suspended' }], invitations: [] } });
    expect((await admin.delete(user)).success).toBe(true);
    const tenant = await admin.post('users', { ...endUser(), managingCompanyId: id });
    const { id: tenantId } = dataOf(tenant);
    expect((await admin.delete(`users/${tenantId}`)).success).toBe(true);
    const metrics = await admin.get('admin/monitoring/metrics?timeRange=1h');
    expect(Object.keys(dataOf(metrics))).toEqual(
      expect.arrayContaining(['apiMetrics', 'costMetrics', 'cacheMetrics', 'ragMetrics']),
    );
    expect((await admin.delete(`companies/${id}`)).success).toBe(true);
  });
});

describe('the portal by the documents', () => {
  it('accepts an invitation, manages people, permissions and the company', async () => {
    const admin = await asAdmin();
    const companyId = await addCompany(admin);
    const { portal, email } = await asCompanyAdmin(admin, companyId);
    expect(await portal.get('/api/company/team/permissions')).toMatchObject({
      data: { user: { email }, permissions: expect.arrayContaining(['team.invite']) as string[] },
    });
    const added = await portal.post('company/end-users', endUser());
    const { id } = dataOf(added);
    const change = { ...endUser(), firstName: 'Omar' };
    expect((await portal.put(`company/end-users/${id}`, change)).success).toBe(true);
    const page = await portal.get('company/end-users?page=1&limit=10&search=Omar&type=tenant');
    expect(page).toMatchObject({ data: [{ id }], pagination: { total: 1, totalPages: 1 } });
    expect(await portal.get('company/end-users/stats')).toMatchObject({
      data: { tenants: 1, owners: 0, total: 1 },
    });
    // The administrator's own token works here too, once it says for which company.
    const asked = await admin.get(`company/end-users?companyId=${companyId}`);
    expect(asked).toMatchObject({ data: [{ id }] });
    expect((await portal.delete(`company/end-users/${id}`)).success).toBe(true);
    const person = { firstName: 'Nora', lastName: 'Neu', role: 'COMPANY_STAFF' };
    const invited = await portal.post('company/team/invite', { ...person, email: newAddress() });
    const { id: invitation } = dataOf(invited);
    expect((await portal.post(`company/team/invitations/${invitation}/resend`)).success).toBe(true);
    const team = await portal.get('company/team');
    expect(team).toMatchObject({
      data: { users: [{ email, isCurrentUser: true }], invitations: [{ id: invitation }] },
    });
    const remove = await portal.delete(`company/settings/invitations/${invitation}`);
    expect(remove.message).toBe('Invitation revoked successfully');
    const permissions = { team: { view: true }, users: { view: true } };
    const roles = 'company/settings/roles/permissions';
    expect(await portal.put(roles, { role: 'COMPANY_STAFF', permissions })).toMatchObject({
      message: 'Permissions for Staff role updated successfully!',
    });
    const info = { ...companyFields(), name: 'Neuer Name' };
    expect(await portal.put('company/settings/company-info', info)).toMatchObject({
      data: { name: 'Neuer Name' },
    });
    expect(await portal.get('admin/users')).toMatchObject({ success: false });
  });

  it('sets a new password by mail', async () => {
    const admin = await asAdmin();
    const { portal, email } = await asCompanyAdmin(admin, await addCompany(admin));
    expect((await portal.post('companies/auth/forgot-password', { email })).success).toBe(true);
    const token = await mailedToken(email, '/company/reset-password/');
    const weak = await portal.post('companies/auth/reset-password', { token, password: 'kurz' });
    expect(weak.error).toBe('Password does not meet security requirements');
    const reset = { token, password: 'Hinterhof!48-blau' };
    expect(await portal.post('companies/auth/reset-password', reset)).toMatchObject({
      message: 'Password reset successful. Please log in with your new password.',
    });
    await enter(portal, email, 'Hinterhof!48-blau');
  });
});
