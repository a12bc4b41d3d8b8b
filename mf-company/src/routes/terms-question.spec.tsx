import { TERMS_VERSION } from '@hausgeist/schema';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aSession } from '../testing/factories';
import { FakePortal } from '../testing/fake-portal';
import { closePortal, openPortal, page } from '../testing/portal-driver';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  closePortal();
  vi.useRealTimers();
});

describe('a person whom the organisation has sent', () => {
  it('is asked for the terms before anything else, and goes on to their page', async () => {
    const portal = new FakePortal().on('AcceptPortalTerms', { acceptTerms: { message: 'OK' } });
    const session = aSession({ companyUser: { termsAreDue: true } });
    const { setSession } = await openPortal('/company/dashboard/settings', { portal, session });
    expect(page.heading()).toBe('Please accept the terms and conditions');
    expect(screen.queryByRole('navigation')).toBeNull();
    const link = screen.getByRole('link', { name: 'terms and conditions' });
    expect(link.getAttribute('href')).toBe('/terms');
    await page.press('Accept and continue');
    expect(portal.inputOf('AcceptPortalTerms')).toEqual({ version: TERMS_VERSION });
    await setSession(aSession());
    expect(page.heading()).toBe('Company Settings');
  });

  it('can leave, and is told when it could not be stored', async () => {
    const portal = new FakePortal();
    const told = 'The terms have changed meanwhile.';
    portal.refuse('AcceptPortalTerms', 'CONFLICT', told, [], { reason: 'TERMS_CHANGED' });
    const session = aSession({ companyUser: { termsAreDue: true } });
    await openPortal('/company/dashboard', { portal, session });
    await page.press('Accept and continue');
    expect(screen.getByRole('alert').textContent).toContain(told);
    expect(page.button('Sign out')).toBeTruthy();
  });
});
