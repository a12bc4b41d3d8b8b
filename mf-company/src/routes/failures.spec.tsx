import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noSession } from '../testing/factories';
import { FakePortal } from '../testing/fake-portal';
import { closePortal, openPortal, page, pass } from '../testing/portal-driver';

let portal: FakePortal;
beforeEach(() => {
  vi.useFakeTimers();
  portal = new FakePortal();
});
afterEach(() => {
  closePortal();
  vi.useRealTimers();
});

const DASHBOARD = '/company/dashboard';
const alerts = () => screen.getAllByRole('alert').map(({ textContent }) => textContent);
const optionsOf = (label: string) =>
  [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ text }) => text);
const send = async () => {
  document.querySelector('form')?.requestSubmit();
  await pass(20);
};
const fill = async (values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) await page.write(label, value);
};

const PERSON = { 'First name': 'Nina', 'Last name': 'Neu', Email: 'nina@post.example' };
const HOME = { Phone: '040 1', Address: 'Weg 1', 'Apartment number': '1' };

describe('what the server cannot do, and gives no reason for', () => {
  it.each([
    ['INTERNAL', 'Failed to create user'],
    ['NETWORK', 'Failed to create user. Please try again.'],
  ])('is said about a new end user (%s)', async (code, message) => {
    portal.refuse('CreateEndUser', code);
    await openPortal(`${DASHBOARD}/end-users`, { portal });
    await page.press('Add User');
    await fill({ ...PERSON, ...HOME });
    await send();
    expect(alerts()).toEqual([message]);
  });

  it.each([
    ['INTERNAL', 'Failed to update user'],
    ['NETWORK', 'Failed to update user. Please try again.'],
  ])('is said about a changed end user (%s)', async (code, message) => {
    portal.refuse('UpdateEndUser', code);
    await openPortal(`${DASHBOARD}/end-users`, { portal });
    await page.press(/^Edit /);
    await page.write('Phone', '040 2');
    await send();
    expect(alerts()).toEqual([message]);
  });

  it('is said about an invitation that is sent', async () => {
    portal.refuse('CreateCompanyUser', 'INTERNAL');
    await openPortal(`${DASHBOARD}/team`, { portal });
    await page.press('Invite Member');
    await fill(PERSON);
    await send();
    expect(alerts()).toEqual(['Failed to invite member']);
  });

  it('is said about a user who is invited on the settings page', async () => {
    portal.refuse('CreateCompanyUser', 'INTERNAL');
    await openPortal(`${DASHBOARD}/settings?tab=users`, { portal });
    await page.press('Add Company User');
    await fill(PERSON);
    await send();
    expect(alerts()).toEqual(['Failed to send user invitation']);
  });

  it('is said about a changed member', async () => {
    portal.refuse('UpdateCompanyUser', 'INTERNAL');
    await openPortal(`${DASHBOARD}/team`, { portal });
    await page.press('Edit Jonas Weber');
    await page.write('First name', 'Jan');
    await send();
    expect(alerts()).toEqual(['Failed to update member']);
  });

  it('is said about an open invitation', async () => {
    portal.refuse('ResendCompanyInvitation', 'INTERNAL');
    portal.refuse('RevokeCompanyInvitation', 'INTERNAL');
    const { toasts } = await openPortal(`${DASHBOARD}/team`, { portal });
    await page.press(/^Resend the invitation/);
    expect(toasts).toEqual(['Failed to resend invitation']);
    await page.press(/^Revoke the invitation/);
    await page.press('Revoke');
    expect(alerts()).toEqual(['Failed to revoke invitation']);
  });

  it('is said about the company', async () => {
    portal.refuse('UpdatePortalCompany', 'INTERNAL');
    await openPortal(`${DASHBOARD}/settings`, { portal });
    await page.press('Edit Company');
    await page.write('Name', 'Lindenhof & Söhne');
    await send();
    expect(alerts()).toEqual(['Failed to update company information']);
  });

  it.each([
    ['INTERNAL', 'Failed to create account'],
    ['NETWORK', 'Failed to create account. Please try again.'],
  ])('is said about an accepted invitation (%s)', async (code, message) => {
    portal.on('CompanyInvitation', {
      companyInvitation: {
        valid: true,
        error: null,
        invitation: {
          __typename: 'CompanyInvitationDetails',
          companyName: 'Lindenhof',
          email: 'mira@lindenhof.example',
          role: 'COMPANY_MANAGER',
          firstName: 'Mira',
          lastName: 'Kaya',
        },
      },
    });
    portal.refuse('AcceptCompanyInvitation', code);
    await openPortal('/company/accept-invitation/abc', { portal, session: noSession() });
    await fill({ Password: 'Sonne-2026', 'Confirm password': 'Sonne-2026' });
    page.field(/I accept/).click();
    await page.submit('Create account');
    expect(alerts()).toEqual([message]);
  });

  it('is said about a new password, whose strength is told before', async () => {
    portal.refuse('ResetPassword', 'INTERNAL');
    await openPortal('/company/reset-password/good', { portal, session: noSession() });
    await page.write('New password', 'sonne2026');
    expect(screen.getByText('Fair')).toBeTruthy();
    await fill({ 'New password': 'Sonne2026!', 'Confirm password': 'Sonne2026!' });
    await page.submit('Reset password');
    expect(alerts()).toEqual(['Password reset failed. Please try again.']);
  });
});

describe('the filters', () => {
  it('of end users begin with everybody', async () => {
    await openPortal(`${DASHBOARD}/end-users`, { portal });
    expect(screen.getByPlaceholderText('Search by name, email, or phone...')).toBeTruthy();
    expect(optionsOf('Type')).toEqual(['All Types', 'Tenants', 'Owners']);
    expect(screen.getByRole('group', { name: 'Registered Owners' }).textContent).toContain('34');
  });

  it('of the team begin with everybody', async () => {
    await openPortal(`${DASHBOARD}/team`, { portal });
    expect(optionsOf('Role')).toEqual(['All Roles', 'Admin', 'Manager', 'Staff']);
    expect(optionsOf('Status')).toEqual(['All Status', 'Active', 'Inactive', 'Suspended']);
  });
});
