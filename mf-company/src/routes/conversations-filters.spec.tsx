import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aConversation } from '../testing/inbox-factories';
import { FakePortal } from '../testing/fake-portal';
import { aSavedFilter } from '../testing/fake-saved-filters';
import { closePortal, openPortal, page, pass } from '../testing/portal-driver';

const PATH = '/company/dashboard/conversations';

let portal: FakePortal;
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00.000Z') });
  portal = new FakePortal();
});
afterEach(() => {
  closePortal();
  vi.useRealTimers();
});

const dialog = () => within(screen.getAllByRole('dialog').at(-1) ?? document.body);
const choose = async (name: string) => {
  await act(async () => dialog().getByRole('button', { name }).click());
  await pass(10);
};
const saved = () => within(screen.getByRole('list', { name: 'My filters' }));
const views = () => within(screen.getByRole('navigation', { name: 'Views' }));
const current = () =>
  views()
    .getAllByRole('link', { current: 'page' })
    .map(({ textContent }) => textContent);
const go = async (link: HTMLElement) => {
  await act(async () => link.click());
  await pass(10);
};

describe('the filters of a person', () => {
  it('keep what is shown now under a name', async () => {
    const { toasts } = await openPortal(
      `${PATH}?view=mine&urgency=HIGH&label=label-1&building=building-1&period=week&search=Rohr`,
      { portal },
    );
    await act(async () => views().getByRole('button', { name: 'Save filter' }).click());
    await choose('Save');
    expect(dialog().getByText('Please enter a name.')).toBeTruthy();
    await page.write('Name', ' Nasse Keller ');
    await choose('Save');
    expect(portal.inputOf('CreateInboxSavedFilter')).toEqual({
      ...{ name: 'Nasse Keller', view: 'MINE', urgency: 'HIGH', labelId: 'label-1' },
      buildingId: 'building-1',
      ...{ period: 'WEEK', search: 'Rohr' },
    });
    expect(toasts).toEqual(['The filter “Nasse Keller” is saved']);
    expect(saved().getByText('Nasse Keller')).toBeTruthy();
  });

  it('say that a name is taken', async () => {
    await openPortal(`${PATH}?urgency=HIGH`, { portal });
    await act(async () => views().getByRole('button', { name: 'Save filter' }).click());
    portal.refuse('CreateInboxSavedFilter', 'CONFLICT', '', [], { reason: 'SAVED_FILTER_EXISTS' });
    await page.write('Name', 'Eilt');
    await choose('Save');
    expect(dialog().getByText('You have a saved filter with this name already')).toBeTruthy();
  });

  it('lead to what they find, and are the list that is shown', async () => {
    portal.inbox.saved.filters = [aSavedFilter()];
    await openPortal(`${PATH}?search=alt&open=conversation-1`, { portal });
    expect(current()).toEqual(['All open1']);
    const link = saved().getByRole('link', { name: 'Heizung eilt 4' });
    await go(link);
    expect(page.address()).toBe(`${PATH}?view=unassigned&category=Heizung&urgency=HIGH`);
    expect(current()).toEqual(['Heizung eilt4']);
    expect(views().queryByRole('button', { name: 'Save filter' })).toBeNull();
    // A list that everybody has is that list, and not what the filter left of it.
    await go(views().getByRole('link', { name: 'Unassigned' }));
    expect(page.address()).toBe(`${PATH}?view=unassigned`);
  });

  it('are counted again as conversations change', async () => {
    portal.inbox.saved.filters = [aSavedFilter()];
    await openPortal(PATH, { portal });
    portal.inbox.saved.filters = [aSavedFilter({ count: 5 })];
    portal.emit('InboxEvents', {
      inboxEvents: {
        __typename: 'InboxConversationChanged',
        conversationId: 'conversation-1',
        conversation: aConversation({ revision: 2 }),
      },
    });
    await pass(2_100);
    expect(saved().getByRole('link').textContent).toBe('Heizung eilt5');
  });

  it('are renamed and deleted', async () => {
    portal.inbox.saved.filters = [aSavedFilter(), aSavedFilter({ id: 'filter-2', name: 'Alt' })];
    const { toasts } = await openPortal(PATH, { portal });
    await page.press('Manage my filters');
    await choose('Rename Heizung eilt');
    await page.write('Name', 'Kalt');
    await choose('Save');
    expect(portal.inputOf('RenameInboxSavedFilter')).toEqual({ id: 'filter-1', name: 'Kalt' });
    await choose('Delete Alt');
    await choose('Delete');
    expect(portal.inputOf('DeleteInboxSavedFilter')).toEqual({ id: 'filter-2' });
    expect(toasts).toEqual(['The filter is now called “Kalt”', 'The filter “Alt” is deleted']);
    await choose('Close');
    expect(saved().getAllByRole('link')).toHaveLength(1);
  });
});
