import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aSession } from '../testing/factories';
import { aConversation } from '../testing/fake-inbox';
import { FakePortal } from '../testing/fake-portal';
import { aSavedFilter } from '../testing/fake-saved-filters';
import { closePortal, openPortal, page, pass } from '../testing/portal-driver';

const PATH = '/company/dashboard/conversations';
const OPEN = `${PATH}?open=conversation-1`;

let portal: FakePortal;
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00.000Z') });
  portal = new FakePortal();
});
afterEach(() => {
  closePortal();
  vi.useRealTimers();
});

const press = async (key: string, options: object = {}) => {
  await act(async () => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key, ...options });
  });
  await pass(10);
};
const openPalette = (options: object = { ctrlKey: true }) => press('k', options);
const box = () =>
  screen.getByRole('combobox', { name: 'Search for a command, a conversation or a person' });
const write = async (value: string) => {
  await act(async () => fireEvent.change(box(), { target: { value } }));
  await pass(210);
};
const options = () =>
  within(screen.getByRole('dialog'))
    .queryAllByRole('option')
    .map(({ textContent }) => textContent);
/** The option that Enter takes, as the box tells screen readers. */
const active = () =>
  document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent;

describe('the palette', () => {
  it('is opened and closed by Ctrl+K and ⌘K, and takes the keyboard', async () => {
    await openPortal(OPEN, { portal });
    await openPalette();
    expect(document.activeElement).toBe(box());
    await openPalette({ metaKey: true });
    expect(screen.queryByRole('dialog')).toBeNull();
    await press('a');
    // Another dialog is answered first.
    await openPalette();
    expect(options()).toEqual([]);
  });

  it('offers what can be done and gone to, part by part', async () => {
    portal.inbox.saved.filters = [aSavedFilter()];
    await openPortal(OPEN, { portal });
    await openPalette();
    const parts = screen.getAllByRole('group').flatMap((part) => {
      const name = part.getAttribute('aria-labelledby');
      const title = (name && document.getElementById(name)?.textContent) ?? '';
      return within(part).queryAllByRole('option').length > 0 ? [title] : [];
    });
    expect(parts.filter((title) => title !== 'Commands')).toEqual([
      ...['This conversation', 'Views', 'My filters', 'Sections'],
    ]);
    expect(options()).toEqual(
      expect.arrayContaining(['Assign to me', 'Archive', 'Emergencies', 'Heizung eilt', 'Cases']),
    );
    // There would be too many of these.
    expect(options().join()).not.toContain('Put on the label');
  });

  it('goes through the list by arrow keys and takes by Enter', async () => {
    await openPortal(OPEN, { portal });
    await openPalette();
    await write('ass');
    const person = 'Anna BergerLindenweg 7 · Meine Heizung wird nicht warm.';
    expect(options()).toEqual([
      ...['Assign to me', 'Assign...', person, 'Assigned to me', 'Unassigned'],
    ]);
    expect(active()).toBe('Assign to me');
    await press('ArrowUp');
    expect(active()).toBe('Unassigned');
    for (let times = 0; times < 4; times += 1) await press('ArrowDown');
    expect(active()).toBe('Assigned to me');
    await press('Enter');
    expect(page.address()).toBe(`${PATH}?view=mine`);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('does things with the open conversation', async () => {
    const { toasts } = await openPortal(OPEN, { portal });
    await openPalette();
    await write('assign to me');
    await press('Enter');
    expect(portal.inputOf('AssignConversation')).toMatchObject({ assigneeId: 'user-1' });
    expect(toasts).toEqual(['Petra Lindner looks after it now']);
    await openPalette();
    await write('versich');
    await press('Enter');
    expect(portal.inputOf('SetConversationLabels')).toMatchObject({ labelIds: ['label-1'] });
    await openPalette();
    await write('labels...');
    await press('Enter');
    expect(page.dialog().getByRole('checkbox', { name: 'Versicherung' })).toBeTruthy();
  });

  it('keeps what the arrow keys chose when conversations come in between', async () => {
    await openPortal(OPEN, { portal });
    await openPalette();
    await act(async () => fireEvent.change(box(), { target: { value: 'ass' } }));
    await press('ArrowUp');
    expect(active()).toBe('Unassigned');
    await pass(210);
    expect(options()).toHaveLength(5);
    expect(active()).toBe('Unassigned');
  });

  it('finds conversations by their words', async () => {
    await openPortal(PATH, { portal });
    portal.inbox.conversations = [aConversation({ id: 'conversation-7' })];
    await openPalette();
    await write('warm');
    expect(portal.callsOf('InboxConversations').at(-1)).toEqual({
      ...{ first: 6, filter: { search: 'warm' } },
    });
    expect(options()).toEqual(['Anna BergerLindenweg 7 · Meine Heizung wird nicht warm.']);
    await press('Enter');
    expect(page.address()).toBe(`${PATH}?open=conversation-7`);
  });

  it('says that nothing is found, also where the server does not answer', async () => {
    await openPortal(PATH, { portal });
    portal.refuse('InboxConversations', 'NETWORK');
    await openPalette();
    await write('xyzzy');
    expect(page.dialog().getAllByText('Nothing found')).toHaveLength(2);
    await press('Enter');
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('leads from every page to what the viewer may enter', async () => {
    const session = aSession({ permissions: ['cases.view', 'team.view'] });
    await openPortal('/company/dashboard/team', { portal, session });
    await openPalette();
    expect(options()).toEqual(['Cases', 'Team Management', 'Integrations', 'My Account']);
    await write('cas');
    await act(async () => page.dialog().getByRole('option').click());
    // The page comes with its own part of the program.
    await act(async () => {
      await vi.dynamicImportSettled();
    });
    await pass(10);
    expect(page.address()).toBe('/company/dashboard/cases');
  });
});
