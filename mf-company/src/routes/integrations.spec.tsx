import { PERMISSIONS } from '@hausgeist/schema';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aSession } from '../testing/factories';
import { FakePortal } from '../testing/fake-portal';
import { closePortal, openPortal, page } from '../testing/portal-driver';

const PATH = '/company/dashboard/integrations';

let portal: FakePortal;
beforeEach(() => {
  vi.useFakeTimers();
  portal = new FakePortal();
});
afterEach(() => {
  closePortal();
  vi.useRealTimers();
});

describe('the integrations', () => {
  it("show an administrator their own company's keys", async () => {
    await openPortal(PATH, { portal });
    expect(page.heading()).toBe('Integrations');
    expect(screen.getByRole('table', { name: 'API keys' })).toBeTruthy();
    expect(portal.callsOf('ApiKeys').at(-1)?.filter).toEqual({ search: null, status: null });
    expect(screen.queryByText(/^Keys of the platform/)).toBeNull();
  });

  it('open the tab that the address names', async () => {
    await openPortal(`${PATH}?tab=webhooks`, { portal });
    expect(screen.getByRole('table', { name: 'Webhooks' })).toBeTruthy();
  });

  it('are those of the company that an administrator of the platform acts for', async () => {
    const viewer = { kind: 'ADMIN', permissions: PERMISSIONS, twoFactorEnabled: false } as const;
    await openPortal(PATH, { portal, session: aSession({ viewer, actingFor: 'company-7' }) });
    expect(portal.callsOf('ApiKeys').at(-1)?.filter).toMatchObject({ companyId: 'company-7' });
  });

  it.each(['COMPANY_MANAGER', 'COMPANY_STAFF'] as const)('are closed to a %s', async (role) => {
    await openPortal(PATH, { portal, session: aSession({ companyUser: { role } }) });
    expect(screen.getByText('Access denied')).toBeTruthy();
    expect(page.sections()).not.toContain('Integrations');
    const own = portal.calls.filter(
      ({ name }) => !/^(?:Inbox|Notification|ReportedCases|CaseMark)/.test(name),
    );
    expect(own).toEqual([]);
  });
});
