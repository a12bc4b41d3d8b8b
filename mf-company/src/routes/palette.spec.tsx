import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aSession } from '../testing/factories';
import { aBuilding } from '../testing/fake-buildings';
import { aConversation } from '../testing/inbox-factories';
import { FakePortal } from '../testing/fake-portal';
import { aSavedFilter } from '../testing/fake-saved-filters';
import { closePortal, openPortal, page, partsLoaded, pass } from '../testing/portal-driver';

const A_PERSON = {
  __typename: 'EndUser',
  ...{ id: 'end-user-1', firstName: 'Ida', lastName: 'Berger' },
};
const PATH = '/company/dashboard/conversations';
const OPEN = `${PATH}?open=conversation-1`;

let portal: FakePortal;
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00.000Z') });
  portal = new FakePortal();
  portal.buildings.buildings = [];
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
const openPalette = async (options: object = { ctrlKey: true }) => {
  await press('k', options);
  await partsLoaded();
  // Where its place waited for its code, React leaves it empty for 300 ms.
  await pass(300);
};
const box = () =>
  screen.getByRole('combobox', { name: 'Search for a command, a conversation or a person' });
const write = async (value: string) => {
  await act(async () => fireEvent.change(box(), { target: { value } }));
  await pass(210);
  // The search comes with its first use, and asks for similar names once no person is found.
  await act(async () => {
    await vi.dynamicImportSettled();
  });
  await pass(10);
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
      expect.arrayContaining([
        'Assign to me',
        'Mark as Done',
        'Emergencies',
        'Heizung eilt',
        'Cases',
      ]),
    );
    // There would be too many of these.
    expect(options().join()).not.toContain('Add the label');
  });

  it('goes through the list by arrow keys and takes by Enter', async () => {
    await openPortal(OPEN, { portal });
    await openPalette();
    await write('ass');
    const person = 'Anna BergerNov 21, 2026 · Lindenweg 7 · Meine Heizung wird nicht warm.';
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
    portal.inbox.conversations = [
      aConversation({ id: 'conversation-7' }),
      aConversation({ id: 'conversation-8', archivedAt: '2026-11-21T11:00:00.000Z' }),
    ];
    await openPalette();
    await write('warm');
    expect(portal.callsOf('InboxConversations').at(-1)).toEqual({
      ...{ first: 6, filter: { search: 'warm', withArchived: true } },
    });
    expect(options()).toEqual([
      'Anna BergerNov 21, 2026 · Lindenweg 7 · Meine Heizung wird nicht warm.',
      'Anna BergerNov 21, 2026 · Done · Lindenweg 7 · Meine Heizung wird nicht warm.',
    ]);
    await press('Enter');
    expect(page.address()).toBe(`${PATH}?open=conversation-7`);
  });

  it('finds buildings and people by the street, and leads to them', async () => {
    portal.buildings.buildings = [aBuilding(), aBuilding({ id: '2', name: null, street: 'Kai 5' })];
    portal.on('PeopleToGoTo', () => ({
      endUsers: {
        edges: [
          { node: { ...A_PERSON, address: 'Kai 3, 20457 Hamburg', apartmentNumber: '2 links' } },
        ],
      },
    }));
    await openPortal(OPEN, { portal });
    await openPalette();
    await write('kai');
    expect(portal.callsOf('PortalBuildingChoices').at(-1)).toMatchObject({ search: 'kai' });
    // The conversation is what the server gives for any words here.
    expect(options()).toEqual([
      'Ida BergerKai 3, 20457 Hamburg · 2 links',
      'Anna BergerNov 21, 2026 · Lindenweg 7 · Meine Heizung wird nicht warm.',
      'HafenhofKai 3, 20457 Hamburg',
      'Kai 5Kai 3, 20457 Hamburg',
    ]);
    for (let step = 0; step < 2; step += 1) await press('ArrowDown');
    await press('Enter');
    expect(page.address()).toBe('/company/dashboard/buildings/building-1');
  });

  it('finds people whose names read nearly like what is typed, where none reads so', async () => {
    const { id, firstName, lastName } = A_PERSON;
    const similar = { id, firstName, lastName, email: '', address: 'Kai 3', apartmentNumber: '' };
    portal.on('SimilarPeople', { similarEndUsers: [similar] });
    await openPortal('/company/dashboard/team', { portal });
    await openPalette();
    await write('Burger');
    expect(portal.callsOf('SimilarPeople')).toEqual([{ search: 'Burger' }]);
    expect(options()).toContain('Ida BergerKai 3');
  });

  it('tells people of one name and home apart by their addresses', async () => {
    const home = { ...A_PERSON, address: 'Kai 3', apartmentNumber: '1' };
    portal.on('PeopleToGoTo', () => ({
      endUsers: {
        edges: [
          { node: { ...home, email: 'ida@post.example' } },
          { node: { ...home, id: 'end-user-2', email: 'berger@post.example' } },
          { node: { ...home, id: 'end-user-3', apartmentNumber: '2', email: 'i@post.example' } },
        ],
      },
    }));
    await openPortal('/company/dashboard/team', { portal });
    await openPalette();
    await write('berger');
    const own = options().filter((option) => option.startsWith('Ida'));
    expect(own).toEqual([
      'Ida BergerKai 3 · 1 · ida@post.example',
      'Ida BergerKai 3 · 1 · berger@post.example',
      'Ida BergerKai 3 · 2',
    ]);
  });

  it('finds conversations from every page, parts of sections and the way out', async () => {
    portal.on('ConversationsToGoTo', () => ({
      inboxConversations: {
        edges: [{ node: aConversation({ id: 'conversation-7' }), found: null }],
      },
    }));
    await openPortal('/company/dashboard/team', { portal });
    await openPalette();
    await write('warm');
    expect(options()).toEqual([
      'Anna BergerNov 21, 2026 · Lindenweg 7 · Meine Heizung wird nicht warm.',
    ]);
    await write('canned');
    expect(options()).toContain('Canned RepliesSettings');
    await write('webhooks');
    expect(options()).toContain('WebhooksIntegrations');
    await write('sign out');
    expect(options()).toContain('Sign out');
  });

  it('finds neither for those who may not see tenants', async () => {
    const session = aSession({ permissions: ['conversations.view'] });
    await openPortal(OPEN, { portal, session });
    await openPalette();
    await write('kai');
    expect(portal.callsOf('PortalBuildingChoices')).toEqual([]);
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
    expect(options()).toEqual([
      ...['Cases', 'Team Management', 'Integrations', 'My Account', 'Sign out'],
    ]);
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
