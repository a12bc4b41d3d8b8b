import { aPerson } from '@hausgeist/staff-kit/testing';
import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aRole, aSession } from '../testing/factories';
import { FakePortal } from '../testing/fake-portal';
import { closePortal, openPortal, page, pass } from '../testing/portal-driver';

const PATH = '/company/dashboard/settings';

let portal: FakePortal;
beforeEach(() => {
  vi.useFakeTimers();
  portal = new FakePortal();
});
afterEach(() => {
  closePortal();
  vi.useRealTimers();
});

const tabs = () => screen.getAllByRole('tab').map((tab) => tab.textContent);

describe('the settings', () => {
  it('keep the open tab in the address', async () => {
    await openPortal(PATH, { portal });
    expect(tabs()).toEqual([
      ...['Company Information', 'Chat Access', 'Company Users', 'Roles & Permissions'],
      ...['Sign-in', 'Canned Replies', 'Retention', 'Legal'],
    ]);
    expect(screen.getByText('Not set')).toBeTruthy();
    await act(async () => screen.getByRole('tab', { name: 'Company Users' }).click());
    await pass(10);
    expect(page.address()).toBe(`${PATH}?tab=users`);
    expect(screen.getByText('Jonas Weber')).toBeTruthy();
  });

  it('show fewer tabs and no buttons to those who may only look', async () => {
    await openPortal(PATH, { portal, session: aSession({ permissions: ['settings.view'] }) });
    expect(tabs()).toEqual([
      ...['Company Information', 'Chat Access', 'Company Users', 'Sign-in', 'Retention'],
      'Legal',
    ]);
    expect(screen.queryByRole('button', { name: 'Edit Company' })).toBeNull();
  });

  it('say that roles are not for everybody', async () => {
    const companyUser = { role: 'COMPANY_MANAGER' } as const;
    const session = aSession({ permissions: ['settings.view'], companyUser });
    await openPortal(`${PATH}?tab=roles`, { portal, session });
    expect(screen.getByText('Access Restricted')).toBeTruthy();
    const own = portal.calls.filter(({ name }) => !name.startsWith('Notification'));
    expect(own).toEqual([]);
  });
});

describe('company users', () => {
  it('stand together with invitations; nobody deletes themselves', async () => {
    portal.members = [
      aPerson({ id: 'me', fullName: 'Petra Lindner', isCurrentUser: true }),
      aPerson(),
    ];
    await openPortal(`${PATH}?tab=users`, { portal });
    const own = page.button('Delete Petra Lindner');
    expect([own.disabled, own.title]).toEqual([true, 'Cannot delete your own account']);
    expect(page.button('Delete Jonas Weber').disabled).toBe(false);
    const invitation = screen.getByText('Mira Kaya').closest('tr');
    expect(invitation?.textContent).toContain('Pending');
    expect(invitation?.textContent).toContain('ResendRevoke');
  });

  it('have the choice of columns beside the button that adds one', async () => {
    await openPortal(`${PATH}?tab=users`, { portal });
    const head = page.button('Columns').closest('header');
    expect(head?.textContent).toContain('Add Company User');
  });

  it('can be suspended by the form', async () => {
    const { toasts } = await openPortal(`${PATH}?tab=users`, { portal });
    await page.press('Edit Jonas Weber');
    const status = page.dialog().getByLabelText<HTMLSelectElement>('Status');
    expect([...status.options].map(({ text }) => text)).toEqual(['Active', 'Suspended', 'Pending']);
    await page.write('Status', 'SUSPENDED');
    document.querySelector('form')?.requestSubmit();
    await pass(20);
    expect(portal.callsOf('UpdateCompanyUser').at(-1)).toMatchObject({
      input: { status: 'SUSPENDED' },
    });
    expect(toasts).toEqual(['User updated successfully!']);
  });
});

const card = (name: string) => within(screen.getByRole('region', { name }));
const box = (role: string, label: string) => card(role).getByLabelText<HTMLInputElement>(label);

/** Whether the browser would ask before closing the page. */
const closing = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

const goOn = () => act(async () => screen.getByRole('link', { name: 'Team Management' }).click());

describe('roles and permissions', () => {
  it('can be changed, discarded and saved, role by role', async () => {
    portal.roles = [
      aRole({ role: 'COMPANY_ADMIN', canEdit: false }),
      aRole({ role: 'COMPANY_STAFF' }),
    ];
    const { toasts } = await openPortal(`${PATH}?tab=roles`, { portal });
    expect(card('Admin').queryByRole('button')).toBeNull();
    expect(box('Admin', 'Invite team members').closest('fieldset')?.disabled).toBe(true);

    const save = () =>
      card('Staff').getByRole<HTMLButtonElement>('button', { name: 'Save Changes' });
    expect(save().disabled).toBe(true);
    box('Staff', 'Invite team members').click();
    await pass(10);
    expect(screen.getByText('1 unsaved change')).toBeTruthy();
    card('Staff').getByRole('button', { name: 'Discard changes' }).click();
    await pass(10);
    expect(box('Staff', 'Invite team members').checked).toBe(false);

    box('Staff', 'Invite team members').click();
    await pass(10);
    box('Staff', 'View tenants and owners').click();
    await pass(10);
    portal.roles = [aRole({ isCustom: true, permissions: ['TEAM_INVITE'] })];
    save().click();
    await pass(20);
    expect(portal.callsOf('SaveRolePermissions').at(-1)).toMatchObject({
      input: {
        role: 'COMPANY_STAFF',
        permissions: ['DASHBOARD_VIEW', 'CONVERSATIONS_VIEW', 'TEAM_VIEW', 'TEAM_INVITE'],
      },
    });
    expect(toasts).toEqual(['Permissions for Staff role updated successfully!']);
    expect(card('Staff').getByText('Custom')).toBeTruthy();
    expect(card('Staff').getByRole('button', { name: 'Reset to Defaults' })).toBeTruthy();
  });

  it('keep what was ticked while one looks at another tab, and ask before the page is closed', async () => {
    await openPortal(`${PATH}?tab=roles`, { portal });
    expect(closing()).toBe(false);
    box('Staff', 'Invite team members').click();
    await pass(10);
    expect(closing()).toBe(true);
    for (const name of ['Company Information', 'Roles & Permissions']) {
      await act(async () => screen.getByRole('tab', { name }).click());
      await pass(20);
    }
    expect(box('Staff', 'Invite team members').checked).toBe(true);
    await page.press('Discard changes');
    expect(box('Staff', 'Invite team members').checked).toBe(false);
    expect(closing()).toBe(false);
  });

  it('ask before a link to another page takes away what was not saved', async () => {
    await openPortal(`${PATH}?tab=roles`, { portal });
    box('Staff', 'Invite team members').click();
    await pass(10);
    await goOn();
    expect(page.address()).toBe(`${PATH}?tab=roles`);
    await page.press('Keep editing');
    expect(box('Staff', 'Invite team members').checked).toBe(true);
    await goOn();
    await page.press('Discard');
    await act(async () => {
      await vi.dynamicImportSettled();
    });
    await pass(10);
    expect(page.address()).toBe('/company/dashboard/team');
  });

  it('let nothing be done that cannot be seen', async () => {
    await openPortal(`${PATH}?tab=roles`, { portal });
    const ticked = () =>
      ['View tenants and owners', 'Edit tenants and owners', 'Delete tenants and owners'].map(
        (name) => box('Staff', name).checked,
      );
    expect(ticked()).toEqual([true, false, false]);
    box('Staff', 'View tenants and owners').click();
    await pass(10);
    box('Staff', 'Edit tenants and owners').click();
    await pass(10);
    expect(ticked()).toEqual([true, true, false]);
    box('Staff', 'View tenants and owners').click();
    await pass(10);
    expect(ticked()).toEqual([false, false, false]);
    await page.press('Discard changes');
  });

  it('keep what was ticked when saving fails', async () => {
    portal.refuse('SaveRolePermissions', 'INTERNAL');
    await openPortal(`${PATH}?tab=roles`, { portal });
    box('Staff', 'Invite team members').click();
    await pass(10);
    await page.press('Save Changes');
    expect(screen.getByText('Failed to save role permissions')).toBeTruthy();
    expect(box('Staff', 'Invite team members').checked).toBe(true);
  });
});
