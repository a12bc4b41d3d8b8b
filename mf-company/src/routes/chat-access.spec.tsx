import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aSession } from '../testing/factories';
import { FakePortal } from '../testing/fake-portal';
import { closePortal, openPortal, page, pass } from '../testing/portal-driver';

const PATH = '/company/dashboard/settings';

let portal: FakePortal;
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-24T09:00:00Z') });
  portal = new FakePortal();
});
afterEach(() => {
  closePortal();
  vi.useRealTimers();
});

const card = () => within(screen.getByRole('region', { name: 'Access to the Chat' }));
const choose = (field: HTMLElement, value: string) =>
  act(async () => {
    fireEvent.change(field, { target: { value } });
  });

const RENEWAL = {
  __typename: 'NumberRenewalProgress' as const,
  id: 'renewal-1',
  digits: 8,
  startedAt: '2026-11-24T09:00:00Z',
  holdsFrom: '2026-12-08T09:00:00Z',
};

describe('how tenants get into the chat', () => {
  it('is chosen by those who edit the settings', async () => {
    await openPortal(PATH, { portal });
    expect(card().getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
    await choose(card().getByLabelText('Length of new auth numbers'), '8');
    await act(async () =>
      card()
        .getByLabelText(/^Ask for a code/)
        .click(),
    );
    await act(async () => card().getByRole('button', { name: 'Save' }).click());
    await pass(20);
    expect(portal.inputOf('UpdatePortalChatAccess')).toEqual({
      ...{ companyId: 'company-1', digits: 8, codeOnNewDevice: true },
    });
  });

  it('is only looked at by others', async () => {
    const session = aSession({ permissions: ['settings.view', 'users.view'] });
    await openPortal(PATH, { portal, session });
    expect(card().queryByRole('button', { name: 'Save' })).toBeNull();
    expect(card().getByLabelText<HTMLSelectElement>('Length of new auth numbers').disabled).toBe(
      true,
    );
  });

  it('changes for all by new numbers, after a question that says until when the old ones hold', async () => {
    await openPortal(PATH, { portal });
    await page.press('Renew All Auth Numbers');
    expect(page.dialog().getByText(/get a new number of 6 digits/)).toBeTruthy();
    await choose(page.dialog().getByLabelText('How long do the old numbers stay valid?'), '7');
    await page.press('Renew Numbers');
    await pass(20);
    expect(portal.inputOf('RenewAllPortalNumbers')).toEqual({
      ...{
        companyId: 'company-1',
        holdsFrom: expect.stringMatching(/^2026-12-01T09:00/) as string,
      },
    });
  });

  it('shows how far new numbers have come', async () => {
    portal.access.settings.renewal = { ...RENEWAL, total: 300, done: 100, finishedAt: null };
    await openPortal(PATH, { portal });
    expect(card().getByText('100 of 300 people have a new number.')).toBeTruthy();
    portal.access.settings = {
      ...portal.access.settings,
      renewal: { ...RENEWAL, total: 300, done: 300, finishedAt: null },
    };
    await pass(3_100);
    expect(card().getByText(/^All 300 people have a new number/)).toBeTruthy();
    expect(
      card().getByRole<HTMLButtonElement>('button', { name: 'Renew All Auth Numbers' }).disabled,
    ).toBe(true);
  });
});
