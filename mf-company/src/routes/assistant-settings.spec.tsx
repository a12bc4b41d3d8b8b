import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aSession } from '../testing/factories';
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

const assistant = () => within(screen.getByRole('region', { name: 'AI Assistant' }));
const openDialog = () => page.press('Edit Assistant');
const save = async () => {
  document.querySelector('form')?.requestSubmit();
  await pass(20);
};
const fields = (name: string) => page.dialog().getAllByLabelText<HTMLInputElement>(name);
const write = (field: HTMLInputElement | undefined, value: string) =>
  act(async () => {
    if (field) fireEvent.change(field, { target: { value } });
  });

describe('the assistant', () => {
  it('shows whom it names in danger, and what was never said', async () => {
    await openPortal(PATH, { portal });
    expect(assistant().getByText('Notdienst Lindenhof: 040 66969 900')).toBeTruthy();
    expect(assistant().getByText('No limit')).toBeTruthy();
    closePortal();
    portal.assistant = { ...portal.assistant, emergencyContacts: [], officeHours: null };
    const session = aSession({ permissions: ['settings.view'] });
    await openPortal(PATH, { portal, session });
    expect(assistant().getByText('None added')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Edit Assistant' })).toBeNull();
  });

  it('is told when the company is closed, and shows its colour', async () => {
    await openPortal(PATH, { portal });
    expect(assistant().getByText(/Dec 24, 2026 to .*Jan 1, 2027.*: Betriebsferien/)).toBeTruthy();
    expect(assistant().getByText('#8a3b12')).toBeTruthy();
    await openDialog();
    await page.press('Add Days');
    await write(fields('From')[1], '2026-08-14');
    await write(fields('To')[1], '2026-08-03');
    await write(fields('Colour')[0], 'red');
    await save();
    expect(screen.getByText('The last day is before the first')).toBeTruthy();
    expect(screen.getByText('Please write # and six characters from 0 to f')).toBeTruthy();
    await write(fields('To')[1], '2026-08-28');
    await write(fields('Colour')[0], '');
    await page.press('Remove closed days 1');
    await save();
    expect(portal.inputOf('UpdatePortalAssistant')).toMatchObject({
      holidays: [{ from: '2026-08-14', to: '2026-08-28', name: '' }],
      brandColor: null,
    });
  });

  it('gets numbers that a telephone can dial, five at most', async () => {
    const { toasts } = await openPortal(PATH, { portal });
    await openDialog();
    await page.press('Add Number');
    await write(fields('Number')[1], 'siehe Aushang');
    await save();
    expect(screen.getByText('Please say who answers there')).toBeTruthy();
    expect(screen.getByText('This number cannot be dialled')).toBeTruthy();
    await write(fields('Who answers there?')[1], ' Aufzug ');
    await write(fields('Number')[1], '040 66969 222');
    await save();
    expect(portal.callsOf('UpdatePortalAssistant').at(-1)).toEqual({
      input: {
        companyId: 'company-1',
        emergencyContacts: [
          { label: 'Notdienst Lindenhof', phone: '040 66969 900' },
          { label: 'Aufzug', phone: '040 66969 222' },
        ],
        officeHours: 'Mo–Do 9–12 und 13–16 Uhr, Fr 9–12 Uhr',
        holidays: [{ from: '2026-12-24', to: '2027-01-01', name: 'Betriebsferien' }],
        brandColor: '#8a3b12',
      },
    });
    expect(toasts).toEqual(['Assistant settings updated successfully!']);
    await openDialog();
    for (let count = 1; count < 5; count += 1) await page.press('Add Number');
    expect(screen.queryByRole('button', { name: 'Add Number' })).toBeNull();
    await page.press('Remove number 1');
    expect(fields('Number')).toHaveLength(4);
  });

  it('gets a colour that is picked or typed', async () => {
    await openPortal(PATH, { portal });
    await openDialog();
    expect(page.field('Pick a colour').value).toBe('#8a3b12');
    await page.write('Pick a colour', '#224466');
    expect(page.field(/^Colour/).value).toBe('#224466');
    await page.write(/^Colour/, '#00aa');
    await save();
    expect(screen.getByText('Please write # and six characters from 0 to f')).toBeTruthy();
    await page.write('Pick a colour', '#336699');
    await save();
    expect(portal.callsOf('UpdatePortalAssistant').at(-1)).toMatchObject({
      input: { brandColor: '#336699' },
    });
  });

  it('has a budget that the platform alone changes', async () => {
    await openPortal(PATH, { portal });
    await openDialog();
    expect(page.dialog().queryByLabelText('Tokens per day')).toBeNull();
    closePortal();
    const viewer = { ...aSession().viewer, companyUser: undefined };
    const permissions = ['settings.view', 'settings.edit'] as const;
    const session = aSession({
      viewer: { ...viewer, kind: 'ADMIN', permissions, twoFactorEnabled: false },
      actingFor: 'company-1',
    });
    await openPortal(PATH, { portal, session });
    await openDialog();
    await page.write('Tokens per day', 'viel');
    await save();
    expect(screen.getByText('Please enter a whole number')).toBeTruthy();
    await page.write('Tokens per day', '50000');
    await save();
    expect(portal.callsOf('UpdatePortalAssistant').at(-1)).toMatchObject({
      input: { dailyTokenBudget: 50_000 },
    });
  });
});
