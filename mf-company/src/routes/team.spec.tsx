import { aPerson, anInvited } from '@hausgeist/staff-kit/testing';
import { screen, within } from '@testing-library/react';
import type { CompanyRole } from '../gql/graphql';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aSession, noSession } from '../testing/factories';
import { FakePortal } from '../testing/fake-portal';
import { closePortal, openPortal, page, pass } from '../testing/portal-driver';

const PATH = '/company/dashboard/team';

let portal: FakePortal;
beforeEach(() => {
  vi.useFakeTimers();
  portal = new FakePortal();
});
afterEach(() => {
  closePortal();
  vi.useRealTimers();
});

const isThere = (name: string | RegExp) => screen.queryByRole('button', { name }) !== null;
const table = (name: string) => within(screen.getByRole('table', { name }));
const rowTexts = (name: string) =>
  table(name)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );
const options = (label: string) =>
  [...page.dialog().getByLabelText<HTMLSelectElement>(label).options].map(({ text }) => text);
const send = async () => {
  document.querySelector('form')?.requestSubmit();
  await pass(20);
};

describe('the team', () => {
  it('shows members and open invitations', async () => {
    portal.members = [
      aPerson({ id: 'me', fullName: 'Petra Lindner', role: 'COMPANY_ADMIN', isCurrentUser: true }),
      aPerson({ lastLoginAt: null, status: 'SUSPENDED' }),
    ];
    await openPortal(PATH, { portal });
    const email = 'jonas.weber@lindenhof.example';
    expect(rowTexts('Team Members')).toEqual([
      ['Petra Lindner (You)', email, 'Admin', 'Active', 'Nov 20, 2026', ''],
      ['Jonas Weber', email, 'Staff', 'Suspended', 'Never', 'EditRemove'],
    ]);
    expect(rowTexts('Pending Invitations')).toEqual([
      ['mira.kaya@lindenhof.example', 'Mira Kaya', 'Manager', 'Nov 23, 2026', 'ResendRevoke'],
    ]);
  });

  it('shows many invitations page by page, and those of a search from the first', async () => {
    portal.invitationCount = 60;
    await openPortal(PATH, { portal });
    await page.press('Next');
    expect(portal.callsOf('CompanyUsers').at(-1)).toMatchObject({
      offset: 0,
      invitationsOffset: 25,
    });
    expect(screen.getByText('Showing page 2 of 3')).toBeTruthy();
    await page.write('Search team members', 'Mira');
    await pass(500);
    expect(portal.callsOf('CompanyUsers').at(-1)).toMatchObject({
      invitationsOffset: 0,
      invitations: { search: 'Mira' },
    });
  });

  it('has no part for invitations when there are none', async () => {
    portal.invitations = [];
    await openPortal(PATH, { portal });
    expect(screen.queryByText('Pending Invitations')).toBeNull();
  });

  it('filters by role and status, not the invitations by status', async () => {
    await openPortal(PATH, { portal });
    await page.write('Role', 'COMPANY_STAFF');
    await page.write('Status', 'SUSPENDED');
    await pass(10);
    expect(page.address()).toBe(`${PATH}?role=COMPANY_STAFF&status=SUSPENDED`);
    expect(portal.callsOf('CompanyUsers').at(-1)).toMatchObject({
      users: { kind: 'USER', role: 'COMPANY_STAFF', status: 'SUSPENDED' },
      invitations: { kind: 'INVITATION', role: 'COMPANY_STAFF' },
    });
    expect(portal.callsOf('CompanyUsers').at(-1)?.invitations).not.toHaveProperty('status');
  });

  it('shows the shapes of members until they come, and lets go of filters that leave none', async () => {
    portal.hold('CompanyUsers');
    await openPortal(`${PATH}?search=nobody`, { portal });
    const shapes = screen.getByRole('table', { name: 'Team Members' });
    expect(shapes.getAttribute('aria-busy')).toBe('true');
    expect(screen.getByText('Loading...')).toBeTruthy();
    closePortal();
    portal.reset('CompanyUsers');
    portal.members = [];
    await openPortal(`${PATH}?search=nobody`, { portal });
    await page.press('Clear Filters');
    expect(page.address()).toBe(PATH);
  });

  it.each([
    [['team.view'], false, 'Nov 20, 2026'],
    [['team.view', 'team.manage'], false, 'Edit'],
    [['team.view', 'team.remove'], false, 'Remove'],
    [['team.view', 'team.invite'], true, 'Nov 20, 2026'],
  ] as const)('offers with %j only what is permitted', async (permissions, invites, lastCell) => {
    const companyUser = { role: 'COMPANY_MANAGER' } as const;
    await openPortal(PATH, { portal, session: aSession({ permissions, companyUser }) });
    expect([isThere('Invite Member'), isThere(/^Resend/)]).toEqual([invites, invites]);
    expect(rowTexts('Team Members')[0]?.at(-1)).toBe(lastCell);
  });

  it('invites the first member', async () => {
    portal.members = [];
    await openPortal(PATH, { portal });
    expect(screen.getByText('No team members found')).toBeTruthy();
    expect(screen.getByText('Invite the first member of your team.')).toBeTruthy();
  });

  it('sends an invitation again and says so', async () => {
    const { toasts } = await openPortal(PATH, { portal });
    await page.press('Resend the invitation to mira.kaya@lindenhof.example');
    expect(portal.callsOf('ResendCompanyInvitation').at(-1)).toEqual({
      input: { id: 'invitation-1' },
    });
    expect(toasts).toEqual(['Invitation resent to mira.kaya@lindenhof.example']);
  });

  it('takes an invitation back after asking', async () => {
    const { toasts } = await openPortal(PATH, { portal });
    await page.press('Revoke the invitation of mira.kaya@lindenhof.example');
    expect(portal.callsOf('RevokeCompanyInvitation').at(-1)).toBeUndefined();
    await page.press('Revoke');
    await pass(10);
    expect(toasts).toEqual(['Invitation revoked successfully']);
  });

  it('says what a member looks after before they are removed', async () => {
    portal.on('CompanyUserWork', { companyUserWork: { openConversations: 12, openCases: 1 } });
    await openPortal(PATH, { portal });
    await page.press('Remove Jonas Weber');
    await pass(10);
    expect(portal.callsOf('CompanyUserWork')).toEqual([{ id: 'member-2' }]);
    expect(page.dialog().getByText(/looks after 12 open conversations/)).toBeTruthy();
    expect(page.dialog().getByText(/One open case is assigned/)).toBeTruthy();
    expect(page.dialog().getByText(/^Afterwards they are assigned to no one/)).toBeTruthy();
  });

  it('says that a member was removed though what was read afterwards failed', async () => {
    portal.on('DeleteCompanyUser', ({ input }) => {
      portal.refuse('CompanyUserWork', 'NOT_FOUND', 'User not found.');
      portal.refuse('CompanyUsers', 'INTERNAL');
      return { deleteCompanyUser: { message: '', deletedId: (input as { id: string }).id } };
    });
    const { toasts } = await openPortal(PATH, { portal });
    await page.press('Remove Jonas Weber');
    await pass(10);
    await page.press('Remove');
    await pass(10);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(toasts).toEqual(['Team member removed successfully']);
    expect(screen.getByRole('alert').textContent).toBe('Failed to load team members');
  });

  it('says in the question why a member could not be removed', async () => {
    portal.refuse('DeleteCompanyUser', 'INTERNAL');
    await openPortal(PATH, { portal });
    await page.press('Remove Jonas Weber');
    expect(screen.getByText(/This action cannot be undone/)).toBeTruthy();
    await page.press('Remove');
    expect(screen.getByText('Failed to remove team member')).toBeTruthy();
  });
});

describe('roles in forms', () => {
  it('starts invitations as staff; administrators may make administrators', async () => {
    await openPortal(PATH, { portal });
    await page.press('Invite Member');
    expect(page.dialog().getByLabelText<HTMLSelectElement>('Role').value).toBe('COMPANY_STAFF');
    expect(options('Role')).toEqual(['Admin', 'Manager', 'Staff']);
    await send();
    for (const name of ['First name', 'Last name', 'Email']) {
      expect(screen.getByText(`${name} is required`)).toBeTruthy();
    }
    const { getByLabelText } = page.dialog();
    expect(document.activeElement).toBe(getByLabelText('First name'));
  });

  it('offers nobody else the role of an administrator', async () => {
    const session = aSession({ companyUser: { role: 'COMPANY_MANAGER' } });
    await openPortal(PATH, { portal, session });
    await page.press('Invite Member');
    expect(options('Role')).toEqual(['Manager', 'Staff']);
  });

  it.each([
    ['COMPANY_MANAGER', 'Staff', 'EditRemove'],
    ['COMPANY_MANAGER', 'Manager', 'EditRemove'],
    ['COMPANY_MANAGER', 'Admin', ''],
    ['COMPANY_STAFF', 'Manager', ''],
  ] as const)('lets a %s touch %s: %j', async (role, label, actions) => {
    const roles = { Admin: 'COMPANY_ADMIN', Manager: 'COMPANY_MANAGER', Staff: 'COMPANY_STAFF' };
    portal.members = [aPerson({ role: roles[label] as CompanyRole })];
    await openPortal(PATH, { portal, session: aSession({ companyUser: { role } }) });
    expect(rowTexts('Team Members')[0]?.slice(2)).toEqual([
      label,
      'Active',
      'Nov 20, 2026',
      actions,
    ]);
  });

  it('says where the mail of an invitation cannot be delivered', async () => {
    portal.invitations = [anInvited({ mailTrouble: 'UNDELIVERABLE' })];
    await openPortal(PATH, { portal });
    const [email] = rowTexts('Pending Invitations')[0] ?? [];
    expect(email).toBe('mira.kaya@lindenhof.exampleEmail cannot be delivered');
  });

  it('leaves invitations of administrators to administrators', async () => {
    portal.invitations = [anInvited({ role: 'COMPANY_ADMIN' })];
    const session = aSession({ companyUser: { role: 'COMPANY_MANAGER' } });
    await openPortal(PATH, { portal, session });
    expect(rowTexts('Pending Invitations')[0]?.slice(2)).toEqual(['Admin', 'Nov 23, 2026', '']);
  });

  it('warns before an administrator becomes something less', async () => {
    portal.members = [aPerson({ role: 'COMPANY_ADMIN' })];
    await openPortal(PATH, { portal });
    await page.press('Edit Jonas Weber');
    const warning = 'Warning: Removing admin access will restrict permissions.';
    expect(screen.queryByText(warning)).toBeNull();
    const { getByLabelText } = page.dialog();
    expect(getByLabelText<HTMLInputElement>('Email').disabled).toBe(true);
    const role = getByLabelText<HTMLSelectElement>('Role');
    role.value = 'COMPANY_STAFF';
    role.dispatchEvent(new Event('change', { bubbles: true }));
    await pass(10);
    expect(screen.getByText(warning)).toBeTruthy();
    await send();
    expect(portal.callsOf('UpdateCompanyUser').at(-1)).toEqual({
      input: { id: 'member-2', firstName: 'Jonas', lastName: 'Weber', role: 'COMPANY_STAFF' },
    });
  });
});

const field = (name: string) => page.dialog().getByLabelText<HTMLInputElement>(name).value;

describe('a session that runs out over a form', () => {
  let token: string | null;
  const accessToken = () => token;
  const half = async () => {
    token = 'token';
    const { setSession } = await openPortal(PATH, { portal, session: aSession({ accessToken }) });
    await page.press('Invite Member');
    await page.write('First name', 'Nora');
    await page.write('Email', 'nora@lindenhof.example');
    token = null;
    await setSession(noSession({ accessToken }));
    expect(page.address()).toBe('/company/login');
    token = 'next';
    return setSession;
  };

  it('gives back what was typed to whoever signs in again', async () => {
    const setSession = await half();
    await setSession(aSession({ accessToken }));
    expect(page.address()).toBe(PATH);
    expect([field('First name'), field('Email')]).toEqual(['Nora', 'nora@lindenhof.example']);
    await page.press('Cancel');
    expect(screen.getByText('What you have entered will be lost.')).toBeTruthy();
    await page.press('Discard');
    await page.press('Invite Member');
    expect(field('First name')).toBe('');
  });

  it('shows it to nobody else', async () => {
    const setSession = await half();
    await setSession(aSession({ accessToken, companyUser: { id: 'user-2' } }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await page.press('Invite Member');
    expect(field('First name')).toBe('');
  });
});
