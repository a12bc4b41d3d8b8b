import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { consoleServer } from '../testing/console-server';
import { Failure, page, pass, type FakeServer, anEndUser } from '@hausgeist/staff-kit/testing';
import { close, open } from '../testing/driver';
import { aCompany, aConnection, aMember, anAdmin } from '../testing/factories';

let server: FakeServer;
beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
  server = consoleServer();
});
afterEach(() => {
  close();
  vi.useRealTimers();
});

const dialog = () => within(screen.getByRole('dialog'));
/** Presses the button of the form, not the one of the page that has the same text. */
async function addUser(): Promise<void> {
  await act(async () => dialog().getByRole('button', { name: 'Add User' }).click());
  await pass(5);
}
const rows = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
const searchFor = (text: string) =>
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });

describe('the dashboard', () => {
  it('counts, and lists the administrators', async () => {
    await open('/admin/dashboard', server);
    expect(screen.getByRole('group', { name: 'Registered Tenants' }).textContent).toContain(
      '1,395',
    );
    expect(rows('Admin Users').map((cells) => cells.slice(0, 3))).toEqual([
      ['Ada Admin (You)', 'ada@example.com', 'Verified'],
      ['Bernd Beispiel', 'bernd@example.com', 'Verified'],
      [
        'neu@example.com',
        'neu@example.comEmail not delivered yet',
        expect.stringMatching(/^PendingInvitation valid until Nov 23/),
      ],
    ]);
    expect(page.button('Delete Ada Admin').disabled).toBe(true);
  });

  it.each([
    [new Failure('UNAUTHENTICATED'), 'Your session has expired. Please log in again.', true],
    [new Failure('NOT_FOUND'), 'API endpoint not found. Please check server configuration.', false],
    [new Failure('INTERNAL'), 'Failed to load dashboard data. Please try again later.', false],
    [new Failure('NETWORK'), 'Failed to load dashboard data. Please try again later.', false],
  ])('explains a failure and offers to retry', async (failure, message, logIn) => {
    server.on('Admins', failure);
    await open('/admin/dashboard', server);
    expect(page.alerts()).toEqual([message]);
    expect(screen.queryByRole('link', { name: 'Log In' }) !== null).toBe(logIn);
    server.on('Admins', { admins: aConnection([anAdmin()]) });
    await page.press('Retry');
    expect(page.alerts()).toEqual([]);
    expect(rows('Admin Users')).toHaveLength(1);
  });

  it('invites an administrator and shows the link', async () => {
    server.on('InviteAdmin', { inviteAdmin: { invitationLink: 'https://x.example/?token=1' } });
    await open('/admin/dashboard', server);
    await page.press('Invite Admin');
    await page.press('Send Invitation');
    expect(page.alerts()).toEqual(['Email is required']);
    await page.type('Email', 'new@example.com');
    await page.press('Send Invitation');
    expect(screen.getByText('Invitation sent successfully!')).toBeTruthy();
    expect(page.field('Invitation link').value).toBe('https://x.example/?token=1');
    expect(screen.getByText('This link expires in 48 hours.')).toBeTruthy();
    expect(server.callsOf('Admins')).toHaveLength(2);
  });

  it.each([
    [new Failure('INTERNAL'), 'Failed to send invitation.'],
    [new Failure('NETWORK'), 'An error occurred while sending the invitation.'],
    [new Failure('CONFLICT', 'Already an admin'), 'Already an admin'],
  ])('explains why nobody could be invited', async (failure, message) => {
    server.on('InviteAdmin', failure);
    await open('/admin/dashboard', server);
    await page.press('Invite Admin');
    await page.type('Email', 'new@example.com');
    await page.press('Send Invitation');
    expect(page.alerts()).toEqual([message]);
  });

  it('closes the form 1.5 s after an administrator was changed, without sending an empty password', async () => {
    server.on('UpdateAdmin', {
      updateAdmin: { admin: anAdmin({ id: 'admin-2', firstName: 'Berta', lastName: 'Beispiel' }) },
    });
    await open('/admin/dashboard', server);
    await page.press('Edit Bernd Beispiel');
    await page.type('First Name', ' Berta ');
    await page.press('Save');
    expect(server.inputOf('UpdateAdmin')).toEqual({
      id: 'admin-2',
      firstName: 'Berta',
      lastName: 'Beispiel',
      email: 'bernd@example.com',
    });
    expect(screen.getByText('Admin updated successfully!')).toBeTruthy();
    await pass(1_480);
    expect(screen.queryByRole('dialog')).toBeTruthy();
    await pass(30);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(rows('Admin Users')[1]?.[0]).toBe('Berta Beispiel');
  });

  it('deletes an administrator only when asked twice', async () => {
    server.on('DeleteAdmin', { deleteAdmin: { deletedId: 'admin-2' } });
    const { toasts } = await open('/admin/dashboard', server);
    await page.press('Delete Bernd Beispiel');
    const question = screen.getByRole('dialog', { name: 'Delete Admin' });
    expect(question.textContent).toContain('cannot be undone');
    expect(question.textContent).toContain('Access is lost immediately');
    expect(server.callsOf('DeleteAdmin')).toEqual([]);
    await page.press('Delete');
    expect(server.inputOf('DeleteAdmin')).toEqual({ id: 'admin-2' });
    expect(toasts).toEqual(['Admin Bernd Beispiel deleted']);
  });
});

describe('the companies', () => {
  it('are searched after a pause in typing, and the address keeps the search', async () => {
    await open('/admin/managingcompany?page=2', server);
    searchFor('e');
    await pass(200);
    searchFor('elb');
    await pass(290);
    expect(server.callsOf('Companies')).toHaveLength(2);
    await pass(20);
    expect(page.address()).toBe('/admin/managingcompany?search=elb');
    await pass(10);
    expect(server.callsOf('Companies').at(-1)).toMatchObject({ search: 'elb', offset: 0 });
    expect(rows('Managing Companies').map(([name]) => name)).toEqual([
      expect.stringContaining('Elbufer Immobilien'),
    ]);
  });

  it('take search and page from the address', async () => {
    server.on('Companies', { companies: aConnection([aCompany()], { totalCount: 60 }) });
    await open('/admin/managingcompany?search=linden&page=2', server);
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('linden');
    expect(server.callsOf('Companies')[0]).toMatchObject({ search: 'linden', offset: 25 });
    expect(screen.getByText('Showing page 2 of 3')).toBeTruthy();
    await page.press('Next');
    expect(page.address()).toBe('/admin/managingcompany?search=linden&page=3');
  });

  it('go back to the last page where the page of the address is empty', async () => {
    server.on('Companies', { companies: aConnection([], { totalCount: 26 }) });
    await open('/admin/managingcompany?page=9', server);
    expect(page.address()).toBe('/admin/managingcompany?page=2');
  });

  it('show how their prompt file does and lead to their people', async () => {
    await open('/admin/managingcompany', server);
    expect(rows('Managing Companies').map((cells) => cells[5])).toEqual([
      'Processed42 use cases',
      'Pending',
      'No custom prompt',
      'Error',
    ]);
    const link = screen.getByRole('link', {
      name: 'Tenants of Lindenhof Hausverwaltung GmbH: 128',
    });
    expect(link.getAttribute('href')).toBe('/admin/tenantsowners?companyId=company-1&type=TENANT');
  });

  it('say so when there are none, and when they cannot be loaded', async () => {
    server.on('Companies', { companies: aConnection([]) });
    await open('/admin/managingcompany', server);
    expect(screen.getByText('No companies found. Add a new company to get started.')).toBeTruthy();
    close();
    server.on('Companies', new Failure('NETWORK'));
    await open('/admin/managingcompany', server);
    expect(page.alerts()).toEqual(['Failed to load companies. Please try again later.']);
  });

  it('are added without a prompt file; what the server refuses is said as it says it', async () => {
    server.on(
      'CreateCompany',
      new Failure('BAD_USER_INPUT', 'Invalid', [
        { field: 'email', message: 'is taken' },
        { field: 'phone', message: 'is too short' },
      ]),
    );
    await open('/admin/managingcompany', server);
    await page.press('Add Company');
    expect(screen.queryByText('Prompt File')).toBeNull();
    await page.press('Save');
    expect(page.alerts()).toEqual([
      'Name is required',
      'Address is required',
      'Email is required',
      'Phone is required',
    ]);
    await page.type('Name', 'Neu');
    await page.type('Address', 'Weg 1');
    await page.type('Email', 'neu@example.com');
    await page.type('Phone', '1');
    await page.press('Save');
    expect(page.alerts()).toEqual([
      'Validation errors: email: is taken; phone: is too short',
      'is taken',
      'is too short',
    ]);
    expect(server.inputOf('CreateCompany')).toMatchObject({ name: 'Neu', whatsapp: null });
  });
});

describe('the users of a company', () => {
  const path = '/admin/companies/company-1/users';

  it('are shown beside those who are invited', async () => {
    await open(path, server);
    expect(page.heading()).toBe('Lindenhof Hausverwaltung GmbH Users');
    expect(screen.getByRole('button', { name: 'Back to Companies' })).toBeTruthy();
    expect(rows('Pending Invitations')[1]?.[3]).toBe('Expired');
    expect(rows('Company Users').map((cells) => cells.slice(0, 4))).toEqual([
      ['Clara Chef', 'max@lindenhof.example', 'Admin', 'Active'],
      ['Max Muster', 'max@lindenhof.example', 'Manager', 'Active'],
      ['Susi Sorglos', 'max@lindenhof.example', 'Manager', 'Suspended'],
    ]);
  });

  it('are filtered by the address', async () => {
    await open(`${path}?role=COMPANY_STAFF&status=nonsense`, server);
    expect(server.callsOf('CompanyUsers')[0]).toMatchObject({
      users: { companyId: 'company-1', kind: 'USER', role: 'COMPANY_STAFF', status: null },
    });
    fireEvent.change(page.field('Status'), { target: { value: 'SUSPENDED' } });
    await pass(5);
    expect(page.address()).toBe(`${path}?role=COMPANY_STAFF&status=SUSPENDED`);
  });

  it('say so when there are none', async () => {
    server.on('CompanyUsers', {
      company: aCompany(),
      invitations: aConnection([]),
      users: aConnection([]),
    });
    await open(path, server);
    expect(screen.getByText('No users found')).toBeTruthy();
    expect(screen.queryByText('Pending Invitations')).toBeNull();
  });

  it('are suspended and activated, and invitations sent again', async () => {
    server
      .on('SetCompanyUserStatus', { setCompanyUserStatus: { member: aMember() } })
      .on('ResendCompanyInvitation', { resendCompanyInvitation: { member: aMember() } });
    const { toasts } = await open(path, server);
    await page.press('Suspend Max Muster');
    expect(server.inputOf('SetCompanyUserStatus')).toEqual({ id: 'member-1', action: 'SUSPEND' });
    await page.press('Activate Susi Sorglos');
    expect(server.inputOf('SetCompanyUserStatus')).toEqual({ id: 'member-2', action: 'ACTIVATE' });
    await page.press(/^Resend Ina Neu$/);
    expect(toasts).toEqual([
      'Max Muster suspended and signed out everywhere. “Activate” lets the person in again.',
      'Susi Sorglos activated',
      'Invitation resent to ina@lindenhof.example',
    ]);
    server.on('SetCompanyUserStatus', new Failure('INTERNAL'));
    await page.press('Activate Susi Sorglos');
    expect(toasts.at(-1)).toBe('Failed to activate user');
  });

  it('are invited by default, as staff; else a temporary password is needed', async () => {
    server.on('CreateCompanyUser', {
      createCompanyUser: { invitationLink: null, member: aMember() },
    });
    await open(path, server);
    await page.press('Add User');
    await addUser();
    expect(page.alerts()).toEqual([
      'First name is required',
      'Last name is required',
      'Email is required',
    ]);
    await page.type('First Name', 'Nina');
    await page.type('Last Name', 'Neu');
    await page.type('Email', 'nina');
    fireEvent.click(page.field('Send invitation'));
    await addUser();
    expect(page.alerts()).toContain('Invalid email format');
    expect(page.alerts()).toContain('Temporary password is required');
    await page.type('Email', 'nina@example.com');
    await page.type('Temporary Password', 'short');
    await pass(5);
    expect(page.alerts()).toEqual(['Password must be at least 8 characters']);
    await page.type('Temporary Password', 'long enough');
    await page.type('Confirm Password', 'not the same');
    await addUser();
    expect(page.alerts()).toEqual(['Passwords do not match']);
    await page.type('Confirm Password', 'long enough');
    await addUser();
    expect(server.inputOf('CreateCompanyUser')).toEqual({
      companyId: 'company-1',
      firstName: 'Nina',
      lastName: 'Neu',
      email: 'nina@example.com',
      role: 'COMPANY_STAFF',
      sendInvitation: false,
      temporaryPassword: 'long enough',
      confirmPassword: 'long enough',
    });
  });

  it('are warned about when an admin is made less', async () => {
    await open(path, server);
    await page.press('Edit Clara Chef');
    expect(page.field('Email').readOnly).toBe(true);
    expect(page.alerts()).toEqual([]);
    fireEvent.change(dialog().getByLabelText('Role'), { target: { value: 'COMPANY_STAFF' } });
    expect(page.alerts()).toEqual(['Warning: Removing admin access will restrict permissions.']);
  });
});

describe('the users of all companies', () => {
  const path = '/admin/manage-company-users';

  it('tell how many of them are shown, and filters can be cleared', async () => {
    await open(`${path}?companyId=company-2&search=max&status=ACTIVE`, server);
    expect(screen.getByText('Showing 4 of 9 users')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Company' }).value).toBe(
      'Elbufer Immobilien',
    );
    const filter = { companyId: 'company-2', search: 'max', role: null, status: 'ACTIVE' };
    expect(server.callsOf('AllCompanyUsers')[0]?.filter).toEqual(filter);
    await page.press('Clear Filters');
    expect(page.address()).toBe(path);
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  });

  it('offer other things for invitations than for users', async () => {
    server.on('RevokeCompanyInvitation', {
      revokeCompanyInvitation: { deletedId: 'invitation-1' },
    });
    await open(path, server);
    expect(screen.queryByRole('button', { name: 'Edit Ina Neu' })).toBeNull();
    await page.press('Revoke Ina Neu');
    await page.press('Revoke');
    expect(server.inputOf('RevokeCompanyInvitation')).toEqual({ id: 'invitation-1' });
  });

  it('are added to a company that the server looks for', async () => {
    server.on('CreateCompanyUser', new Failure('INTERNAL'));
    await open(path, server);
    await page.press('Add Company User');
    const company = dialog().getByRole('combobox', { name: 'Managing Company' });
    fireEvent.change(company, { target: { value: 'rosen' } });
    await pass(200);
    await pass(5);
    expect(server.callsOf('CompanyChoices').at(-1)).toEqual({ search: 'rosen' });
    fireEvent.keyDown(company, { key: 'ArrowDown' });
    fireEvent.keyDown(company, { key: 'Enter' });
    expect(company).toHaveProperty('value', 'Rosengarten Verwaltungs AG');
    await page.type('First Name', 'Nina');
    await page.type('Last Name', 'Neu');
    await page.type('Email', 'nina@example.com');
    await addUser();
    const invited = { companyId: 'company-3', sendInvitation: true };
    expect(server.inputOf('CreateCompanyUser')).toMatchObject(invited);
    expect(page.alerts()).toEqual(['Failed to save user. Please try again.']);
    expect(server.inputOf('CreateCompanyUser')).not.toHaveProperty('status');
    fireEvent.change(dialog().getByLabelText('Status'), { target: { value: 'SUSPENDED' } });
    await pass(5);
    await page.type('Temporary Password', 'long enough');
    await page.type('Confirm Password', 'long enough');
    await addUser();
    const suspended = { sendInvitation: false, status: 'SUSPENDED' };
    expect(server.inputOf('CreateCompanyUser')).toMatchObject(suspended);
  });

  it('are moved to another company, and only what changed is sent', async () => {
    server.on('UpdateCompanyUser', { updateCompanyUser: { member: aMember() } });
    await open(path, server);
    await page.press('Edit Max Muster');
    fireEvent.change(dialog().getByLabelText('Status'), { target: { value: 'SUSPENDED' } });
    await page.press('Save');
    expect(server.inputOf('UpdateCompanyUser')).toEqual({
      id: 'member-1',
      firstName: 'Max',
      lastName: 'Muster',
      role: 'COMPANY_MANAGER',
      status: 'SUSPENDED',
    });
  });

  it('explain that they cannot be loaded', async () => {
    server.on('AllCompanyUsers', new Failure('INTERNAL'));
    await open(path, server);
    expect(page.alerts()).toEqual(['Failed to fetch data. Please try again.']);
  });
});

describe('tenants and owners', () => {
  it('are those of the company and kind in the address', async () => {
    await open('/admin/tenantsowners?companyId=company-1&type=owner&search=0170', server);
    expect(server.callsOf('EndUsers')[0]).toMatchObject({
      filter: { companyId: 'company-1', type: 'OWNER', search: '0170' },
    });
    expect(rows('End Users')[0]?.slice(0, 6)).toEqual([
      'Anna Berger',
      'Tenant',
      'anna.berger@beispiel.de',
      'Lindenweg\u00A0720095\u00A0Hamburg · Apt\u00A012',
      'Lindenhof Hausverwaltung\u00A0GmbH',
      '482913',
    ]);
  });

  it('begin as tenants with a number of their own, which can be made anew', async () => {
    server.on('CreateEndUser', { createEndUser: { endUser: anEndUser() } });
    const { toasts } = await open('/admin/tenantsowners?companyId=company-1', server);
    await page.press('Add User');
    const form = dialog();
    expect(form.getByLabelText<HTMLSelectElement>('Type').value).toBe('TENANT');
    const number = () => form.getByLabelText<HTMLInputElement>('Auth Number').value;
    const first = number();
    expect(first).toMatch(/^[1-9]\d{5}$/);
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
      (array as Uint32Array)[0] = 77;
      return array;
    });
    await page.press('Generate new');
    expect(number()).toBe('100077');
    vi.restoreAllMocks();
    expect(form.getByText(/invitation email .* sent automatically/)).toBeTruthy();
    await page.press('Create & Send Invitation');
    expect(page.alerts()).toEqual([
      'First name is required',
      'Last name is required',
      'Email is required',
      'Phone is required',
      'Address is required',
      'Apartment number is required',
    ]);
    await page.type('First Name', 'Nina');
    await page.type('Last Name', 'Neu');
    await page.type('Email', 'nina@example.com');
    await page.type('Phone', '0170');
    await page.type('Address', 'Weg 1');
    await page.type('Apartment Number', '2');
    await page.press('Create & Send Invitation');
    expect(server.inputOf('CreateEndUser')).toMatchObject({
      companyId: 'company-1',
      type: 'TENANT',
      authNumber: '100077',
      roomIndication: null,
      sendInvitation: true,
    });
    expect(toasts).toEqual(['Nina Neu created, invitation sent']);
  });

  it('are asked about before typed input is thrown away', async () => {
    await open('/admin/tenantsowners', server);
    await page.press('Edit Anna Berger');
    await page.type('First Name', 'Anne');
    await page.press('Cancel');
    expect(screen.getByRole('dialog').textContent).toContain('What you have entered will be lost.');
    await page.press('Keep editing');
    expect(page.field('First Name').value).toBe('Anne');
  });

  it('explain that they cannot be loaded or deleted', async () => {
    server.on('DeleteEndUser', new Failure('INTERNAL'));
    await open('/admin/tenantsowners', server);
    await page.press('Delete Anna Berger');
    await page.press('Delete');
    expect(page.alerts()).toEqual(['Failed to delete user']);
    close();
    server.on('EndUsers', new Failure('INTERNAL'));
    await open('/admin/tenantsowners', server);
    expect(page.alerts()).toEqual(['Failed to load users']);
  });
});
