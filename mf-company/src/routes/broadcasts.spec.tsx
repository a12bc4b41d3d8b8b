import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aBroadcast, aSession } from '../testing/factories';
import { aBuilding } from '../testing/fake-buildings';
import { FakePortal } from '../testing/fake-portal';
import { closePortal, openPortal, page, pass } from '../testing/portal-driver';

const PATH = '/company/dashboard/broadcasts';

let portal: FakePortal;
beforeEach(() => {
  vi.useFakeTimers();
  portal = new FakePortal();
});
afterEach(() => {
  closePortal();
  vi.useRealTimers();
});

const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox');
const lastDay = () => screen.getByLabelText<HTMLInputElement>(/^Valid until/).value;
const chosenHouses = () => screen.getByRole('group', { name: 'Chosen buildings' }).textContent;

describe('messages to many', () => {
  it('are listed with their state, and opened', async () => {
    portal.broadcasts = [aBroadcast({ status: 'SENT' })];
    await openPortal(PATH, { portal });
    expect(screen.getByRole('table', { name: 'Broadcasts' }).textContent).toMatch(
      /Hoffest für \{\{firstName\}\}.*all tenants and owners41 people.*Sent/,
    );
    await act(async () => screen.getByRole('link', { name: /^Hoffest/ }).click());
    await pass(20);
    expect(page.address()).toBe(`${PATH}/broadcast-1`);
  });

  it('say everywhere how many people get them and which houses these live in', async () => {
    const chosen = { count: 5, names: ['Kai 3', 'Weg 1', 'Weg 2'] };
    const audience = { kind: 'BUILDINGS' as const, ids: ['building-1'] };
    const draft = aBroadcast({
      audience,
      chosen,
      reach: { reached: 4, unsubscribed: 2, unproven: 1 },
    });
    portal.broadcasts = [draft];
    await openPortal(PATH, { portal });
    const whom = 'Kai 3, Weg 1, Weg 2 and 2 more';
    expect(screen.getByRole('table').textContent).toContain(`${whom}4 people`);
    // The whole row is the link.
    await act(async () => screen.getByText('4 people').click());
    await pass(20);
    expect(screen.getByText(`Goes to 4 people: ${whom}`)).toBeTruthy();
    await page.press('Send...');
    expect(page.dialog().getByText(/The broadcast goes to/).textContent).toBe(
      `The broadcast goes to 4 people: ${whom}. Each person gets exactly one email.`,
    );
    expect(
      page.dialog().getByText('2 people do not get it, as they unsubscribed from information.'),
    ).toBeTruthy();
    expect(page.dialog().getByText(/^1 person does not get it, as the new address/)).toBeTruthy();
    closePortal();
    portal.broadcasts = [{ ...draft, status: 'SENT', chosen: { count: 1, names: ['Kai 3'] } }];
    await openPortal(`${PATH}/broadcast-1`, { portal });
    expect(screen.getByText('Went to 4 people: Kai 3')).toBeTruthy();
  });

  it('are written, with the number of people whom they reach', async () => {
    await openPortal(PATH, { portal });
    await page.press('New Broadcast');
    expect(screen.getByText('Reaches 41 people, 2 have unsubscribed')).toBeTruthy();
    await page.write('Recipients', 'BUILDINGS');
    expect(screen.getByText('Has no recipients')).toBeTruthy();
    await pass(20);
    await page.press('Save Draft');
    await pass(20);
    // All that is missing is said at once, and at its place.
    expect(screen.getByRole('dialog').textContent).toMatch(
      /Please choose at least one entry.*Subject is required.*Text is required/,
    );
    fireEvent.click(screen.getByRole('checkbox', { name: /Hafenhof/ }));
    await pass(20);
    await page.write('Subject', 'Wasser');
    await page.write('Text', 'Guten Tag {{firstName}}');
    await page.press('Save Draft');
    await pass(20);
    expect(portal.callsOf('CreatePortalBroadcast').at(-1)).toMatchObject({
      input: {
        ...{ kind: 'INFORMATION', subject: 'Wasser', text: 'Guten Tag {{firstName}}' },
        audience: { kind: 'BUILDINGS', ids: ['building-1'] },
      },
    });
    expect(page.address()).toBe(`${PATH}/broadcast-1`);
  });

  it('say whom each kind reaches, and put in what differs for each person', async () => {
    await openPortal(PATH, { portal });
    await page.press('New Broadcast');
    const kinds = within(screen.getByLabelText('Occasion')).getAllByRole('option');
    expect(kinds.map(({ textContent }) => textContent)).toEqual([
      'House and contract: for all',
      'Information: can be unsubscribed',
    ]);
    await page.write('Subject', 'Wasser');
    await page.write('Text', 'Guten Tag !');
    screen.getByLabelText<HTMLTextAreaElement>('Text').setSelectionRange(10, 10);
    await page.press('Full name');
    expect(document.activeElement).toBe(screen.getByLabelText('Text'));
    await page.press('Save Draft');
    await pass(20);
    expect(portal.callsOf('CreatePortalBroadcast').at(-1)).toMatchObject({
      input: { text: 'Guten Tag {{fullName}}!' },
    });
  });

  it('hold until the last day that the text names, or the one that is put in', async () => {
    vi.setSystemTime(new Date('2026-11-20T10:00:00Z'));
    await openPortal(PATH, { portal });
    await page.press('New Broadcast');
    await page.write('Subject', 'Wasser am 24.11.');
    expect(lastDay()).toBe('2026-11-24');
    await page.write('Text', 'Vom 24.11. bis 26.11. von 9 bis 12 Uhr');
    expect(lastDay()).toBe('2026-11-26');
    await page.write('Valid until (empty: open)', '2026-11-25');
    await page.write('Text', 'Vom 24.11. bis 27.11.');
    expect(lastDay()).toBe('2026-11-25');
    await page.press('Save Draft');
    await pass(20);
    expect(portal.callsOf('CreatePortalBroadcast').at(-1)).toMatchObject({
      input: { validUntil: '2026-11-25' },
    });
    closePortal();
    portal.broadcasts = [aBroadcast({ validUntil: '2026-11-25' })];
    await openPortal(`${PATH}/broadcast-1`, { portal });
    expect(screen.getByText(/^Valid until .*25/)).toBeTruthy();
    await page.press('Edit');
    await page.write('Text', 'Am 30.11.');
    expect(lastDay()).toBe('2026-11-25');
  });

  it('say who has read them, and list those who have not with their numbers', async () => {
    const counts = { ...aBroadcast().counts, total: 4, sent: 4, inChat: 4, shown: 3, read: 2 };
    portal.broadcasts = [aBroadcast({ status: 'SENT', counts })];
    await openPortal(`${PATH}/broadcast-1`, { portal });
    expect(screen.getByText('2 of 4 have read it, 1 more was shown it in the chat')).toBeTruthy();
    expect(screen.getByText(/Whether an email is read is not tracked/)).toBeTruthy();
    const recipients = screen.getByRole('table', { name: 'Recipients' });
    expect(recipients.textContent).toMatch(/Shown in the chat, .*2026/);
    const number = within(recipients).getByRole('link', { name: '040 123456' });
    expect(number.getAttribute('href')).toBe('tel:040123456');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Only those who have not read it' }));
    await pass(20);
    expect(portal.callsOf('PortalBroadcastRecipients').at(-1)).toMatchObject({ isRead: false });
  });

  it('lead to the text where that is at fault', async () => {
    await openPortal(PATH, { portal });
    await page.press('New Broadcast');
    await page.write('Subject', 'Wasser');
    await page.press('Save Draft');
    await pass(20);
    expect(document.activeElement).toBe(screen.getByLabelText('Text'));
  });

  it('go to buildings that are looked for, of which there may be hundreds', async () => {
    portal.buildings.buildings = Array.from({ length: 50 }, (_, index) =>
      aBuilding({ id: `building-${index + 1}`, name: `Haus ${index + 1}` }),
    );
    portal.buildings.total = 240;
    await openPortal(PATH, { portal });
    await page.press('New Broadcast');
    await page.write('Recipients', 'BUILDINGS');
    await pass(20);
    expect(screen.getByText('190 more buildings: please search')).toBeTruthy();
    await page.write('Search buildings', 'Elbe');
    await pass(500);
    expect(portal.callsOf('PortalBuildingChoices').at(-1)).toMatchObject({ search: 'Elbe' });
  });

  it('keep the order of the buildings and the focus while these are chosen', async () => {
    portal.buildings.buildings = ['Kai 3', 'Weg 1', 'Weg 2'].map((street, index) =>
      aBuilding({ id: `building-${index + 1}`, name: null, street, address: street }),
    );
    await openPortal(PATH, { portal });
    await page.press('New Broadcast');
    await page.write('Recipients', 'BUILDINGS');
    await pass(20);
    expect(screen.getByText('No building chosen')).toBeTruthy();
    for (const index of [2, 1]) {
      boxes()[index]?.focus();
      fireEvent.click(screen.getByRole('checkbox', { name: `Weg ${index}` }));
      await pass(20);
      expect(document.activeElement).toBe(boxes()[index]);
    }
    expect(boxes().map(({ checked }) => checked)).toEqual([false, true, true]);
    expect(screen.getByText('2 buildings chosen')).toBeTruthy();
    expect(chosenHouses()).toBe('Weg 1Weg 2');
    await page.press('Leave Weg 1 out');
    await pass(20);
    expect(chosenHouses()).toBe('Weg 2');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Leave Weg 2 out' }));
    await page.press('Leave Weg 2 out');
    await pass(20);
    expect(document.activeElement?.textContent).toBe('No building chosen');
    expect(boxes().some(({ checked }) => checked)).toBe(false);
  });

  it('are written to the building that the address names, and closed without a trace', async () => {
    await openPortal(`${PATH}?building=building-1`, { portal });
    await pass(20);
    expect(screen.getByRole('heading', { name: 'New Broadcast' })).toBeTruthy();
    expect(chosenHouses()).toBe('Hafenhof');
    expect(portal.callsOf('PortalBroadcastReach').at(-1)).toMatchObject({
      input: { audience: { kind: 'BUILDINGS', ids: ['building-1'] } },
    });
    await page.press('Cancel');
    await pass(20);
    expect(page.address()).toBe(PATH);
    expect(screen.queryByRole('heading', { name: 'New Broadcast' })).toBeNull();
  });

  it('name buildings that were chosen before and are not in the list', async () => {
    const audience = { kind: 'BUILDINGS' as const, ids: ['building-1'] };
    portal.broadcasts = [aBroadcast({ audience })];
    portal.on('PortalBuildingChoices', () => ({ buildings: { totalCount: 0, edges: [] } }));
    await openPortal(`${PATH}/broadcast-1`, { portal });
    await page.press('Edit');
    await pass(20);
    expect(screen.getByRole('button', { name: 'Leave Hafenhof out' })).toBeTruthy();
  });

  it('go to people who are looked for one by one', async () => {
    await openPortal(PATH, { portal });
    await page.press('New Broadcast');
    await page.write('Recipients', 'PEOPLE');
    const [person] = portal.endUsers;
    fireEvent.click(screen.getByRole('combobox', { name: 'People' }));
    await pass(500);
    await pass(20);
    fireEvent.click(within(screen.getByRole('listbox')).getByRole('option'));
    await pass(20);
    const people = screen.getByRole('list', { name: 'Chosen people' });
    expect(people.textContent).toContain(person?.fullName);
    expect(portal.callsOf('PortalBroadcastReach').at(-1)).toMatchObject({
      input: { audience: { kind: 'PEOPLE', ids: [person?.id] } },
    });
    // Who is chosen is not offered again.
    fireEvent.click(screen.getByRole('combobox', { name: 'People' }));
    await pass(500);
    expect(screen.getByText('No one found')).toBeTruthy();
    await page.press(`Leave ${person?.fullName} out`);
    await pass(20);
    expect(screen.queryByRole('list', { name: 'Chosen people' })).toBeNull();
  });

  it('are previewed, tried and sent from their page', async () => {
    const { toasts } = await openPortal(`${PATH}/broadcast-1`, { portal });
    await pass(20);
    expect(screen.getByText('Hoffest für Jana')).toBeTruthy();
    expect(screen.getByText('Jana', { selector: 'p strong' })).toBeTruthy();
    await page.press('Send me a test');
    expect(toasts).toEqual(['The test is on its way']);
    await page.press('Send...');
    await page.press('Send now');
    await pass(20);
    expect(portal.callsOf('SendPortalBroadcast').at(-1)).toEqual({
      input: { id: 'broadcast-1', at: null },
    });
  });

  it('show how far they are, and are stopped', async () => {
    const counts = {
      ...aBroadcast().counts,
      total: 43,
      sent: 10,
      waiting: 30,
      unsubscribed: 2,
      unproven: 0,
      failed: 1,
    };
    portal.broadcasts = [aBroadcast({ status: 'SENDING', counts })];
    await openPortal(`${PATH}/broadcast-1`, { portal });
    await pass(20);
    expect(screen.getByText('10 of 41 delivered')).toBeTruthy();
    expect(screen.getByText('1 failed')).toBeTruthy();
    await page.press('Cancel sending');
    fireEvent.click(page.dialog().getByRole('button', { name: 'Cancel sending' }));
    await pass(20);
    expect(portal.callsOf('CancelPortalBroadcast')).toHaveLength(1);
  });

  it('are closed to those without the permission', async () => {
    await openPortal(PATH, { portal, session: aSession({ permissions: ['users.view'] }) });
    expect(screen.getByText('Access denied')).toBeTruthy();
  });
});
