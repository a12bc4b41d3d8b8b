import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { InboxRowFragment } from '../features/inbox/gql/graphql';
import { aSession } from '../testing/factories';
import { aCase } from '../testing/fake-cases';
import { aConversation, aMessage, anAnswer, anInboxPerson } from '../testing/inbox-factories';
import { FakePortal } from '../testing/fake-portal';
import { closePortal, openPortal, page, pass } from '../testing/portal-driver';

const PATH = '/company/dashboard/conversations';

let portal: FakePortal;
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00.000Z') });
  portal = new FakePortal();
});
afterEach(() => {
  closePortal();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const person = (id: string, firstName: string) => anInboxPerson({ id, firstName });
const rows = (view = 'All open') =>
  within(screen.getByRole('list', { name: `Conversations: ${view}` }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const views = () => within(screen.getByRole('navigation', { name: 'Views' }));
const log = () => screen.getByRole('log', { name: 'Messages' });
const press = async (key: string) => {
  await act(async () => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key });
  });
  await pass(10);
};
/** The server tells of a conversation. */
const tell = async (conversation: InboxRowFragment) => {
  await act(async () =>
    portal.emit('InboxEvents', {
      inboxEvents: {
        __typename: 'InboxConversationChanged',
        conversationId: conversation.id,
        conversation,
      },
    }),
  );
  await pass(1_000);
};
const tellStale = async () => {
  await act(async () => portal.emit('InboxEvents', { inboxEvents: { __typename: 'InboxStale' } }));
  await pass(1_000);
};
const focused = () => document.activeElement?.getAttribute('data-conversation');
const filterOf = () => portal.callsOf('InboxConversations').at(-1)?.filter;

describe('the list of conversations', () => {
  it('says of each who it is with, what was said last, and how pressing it is', async () => {
    portal.inbox.conversations = [
      aConversation({ isUnread: true, urgency: 'EMERGENCY', danger: 'GAS', assignee: null }),
      aConversation({
        id: '2',
        endUser: person('2', 'Ida'),
        assignee: { id: 'user-2', name: 'Jonas Weber' },
        labels: [{ id: 'label-1', name: 'Versicherung', color: 'BLUE' }],
        lastActivityAt: '2026-11-19T08:00:00.000Z',
      }),
    ];
    await openPortal(PATH, { portal });
    const [first, second] = rows();
    expect(first).toMatch(/^Unread.*Anna Berger.*Lindenweg 7, Apt\u00A03 links.*Meine Heizung/);
    expect(first).toContain('Emergency: Gas');
    expect(second).not.toContain('Unread');
    expect(second).toMatch(/Ida Berger.*Nov 19.*Versicherung.*Heating.*Assigned to Jonas Weber/);
  });

  it('is the one that the address names, narrowed by its filters and words', async () => {
    await openPortal(`${PATH}?view=waiting&urgency=HIGH&category=Heizung&search=kalt`, { portal });
    expect(portal.callsOf('InboxConversations').at(-1)).toMatchObject({
      filter: { view: 'WAITING', urgency: 'HIGH', category: 'Heizung', search: 'kalt' },
    });
    await page.write('Topic', 'Aufzug');
    await page.write('Last activity', 'week');
    await pass(10);
    expect(page.address()).toContain('category=Aufzug');
    const local = new Date(2026, 10, new Date().getDate() - 6).toISOString();
    expect(filterOf()).toMatchObject({ category: 'Aufzug', from: local });
    await page.press('Clear Filters');
    expect(page.address()).toBe(`${PATH}?view=waiting`);
  });

  it('searches while one types, and leaves the rest of the address', async () => {
    await openPortal(`${PATH}?view=mine`, { portal });
    await page.write('Search conversations', 'Lindenweg');
    await pass(310);
    expect(page.address()).toBe(`${PATH}?view=mine&search=Lindenweg`);
    expect(portal.callsOf('InboxConversations').at(-1)).toMatchObject({
      filter: { search: 'Lindenweg' },
    });
  });

  it('shows the sentence that was found in place of what was said last', async () => {
    portal.inbox.found = {
      ...{ sender: 'BOT', text: 'Das **Ventil** klemmt.', hasAttachments: false },
      at: '2026-11-20T11:00:00.000Z',
    };
    await openPortal(`${PATH}?search=ventil`, { portal });
    expect(rows()).toEqual([expect.stringContaining('Das Ventil klemmt.')]);
    expect(rows()).not.toEqual([expect.stringContaining('Meine Heizung')]);
  });

  it('finds what is archived, and says so', async () => {
    portal.inbox.conversations = [aConversation({ archivedAt: '2026-11-20T11:00:00.000Z' })];
    await openPortal(`${PATH}?search=warm`, { portal });
    expect(filterOf()).toMatchObject({ view: 'ALL_OPEN', withArchived: true });
    expect(rows()).toEqual([expect.stringContaining('Done')]);
  });

  it('says in each view how much is in it, and in the navigation what is urgent', async () => {
    portal.inbox.counts = { allOpen: 10_000, waiting: 3, emergency: 1, unread: 5 };
    await openPortal(PATH, { portal });
    expect(
      views()
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'All open10,000+',
      'Assigned to me',
      'Unassigned',
      'Waiting for a person3',
      'Emergencies1',
      'Unanswered',
      'Snoozed',
      'Done',
    ]);
    expect(page.sections()[2]).toBe('Conversations11 emergency33 are waiting for a person');
    expect(document.title).toBe('(5) Conversations – Hausgeist');
  });

  it('is empty, or finds nothing, in words of its own', async () => {
    portal.inbox.conversations = [];
    await openPortal(`${PATH}?view=emergency`, { portal });
    expect(screen.getByText('No emergencies')).toBeTruthy();
    const all = screen.getAllByRole('link', { name: 'All open' }).at(-1);
    expect(all?.getAttribute('href')).toBe(PATH);
    closePortal();
    await openPortal(PATH, { portal });
    const wayIn = screen.getByRole('link', { name: 'How tenants get to the chat' });
    expect(wayIn.getAttribute('href')).toBe('/company/dashboard/settings?tab=wayIn');
    closePortal();
    await openPortal(`${PATH}?search=x`, { portal });
    expect(screen.getByText('No conversation matches')).toBeTruthy();
  });

  it('can be tried again when it fails', async () => {
    portal.refuse('InboxConversations', 'NETWORK');
    await openPortal(PATH, { portal });
    expect(screen.getByRole('alert').textContent).toBe('The conversations could not be loaded.');
    portal.reset('InboxConversations');
    await page.press('Retry');
    expect(rows()).toHaveLength(1);
  });

  it('goes on where it ended', async () => {
    portal.inbox.hasMore = true;
    await openPortal(PATH, { portal });
    portal.inbox.conversations = [
      aConversation({ id: 'older', lastActivityAt: '2026-11-01T08:00:00.000Z' }),
    ];
    portal.inbox.hasMore = false;
    await page.press('Load more');
    expect(portal.callsOf('InboxConversations').at(-1)).toMatchObject({ after: 'conversation-1' });
    expect(rows()).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });
});

describe('an open list', () => {
  it('takes in what is new and moves up what goes on, without being read again', async () => {
    portal.inbox.conversations = [
      aConversation(),
      aConversation({
        id: '2',
        endUser: person('2', 'Ida'),
        lastActivityAt: '2026-11-20T08:00:00.000Z',
      }),
    ];
    await openPortal(PATH, { portal });
    const asked = portal.callsOf('InboxConversations').length;
    await tell(
      aConversation({
        id: '2',
        endUser: person('2', 'Ida'),
        lastActivityAt: '2026-11-21T11:00:00.000Z',
      }),
    );
    await tell(
      aConversation({
        id: '3',
        endUser: person('3', 'Olaf'),
        lastActivityAt: '2026-11-21T11:30:00.000Z',
      }),
    );
    expect(rows().map((row) => /Olaf|Ida|Anna/.exec(row)?.[0])).toEqual(['Olaf', 'Ida', 'Anna']);
    expect(portal.callsOf('InboxConversations')).toHaveLength(asked);
  });

  it('lets go of what no longer belongs into it', async () => {
    await openPortal(PATH, { portal });
    await tell(aConversation({ archivedAt: '2026-11-21T11:00:00.000Z' }));
    expect(screen.getByText('Everything is done')).toBeTruthy();
  });

  it('does not take in what its filters leave out', async () => {
    await openPortal(`${PATH}?category=Heizung`, { portal });
    await tell(aConversation({ id: '2', category: 'Aufzug' }));
    expect(rows()).toHaveLength(1);
  });

  it('asks the server when words decide', async () => {
    await openPortal(`${PATH}?search=kalt`, { portal });
    const asked = portal.callsOf('InboxConversations').length;
    await tell(aConversation({ id: '2' }));
    expect(portal.callsOf('InboxConversations')).toHaveLength(asked + 1);
  });

  it('is read again when events may be lost', async () => {
    await openPortal(PATH, { portal });
    portal.inbox.conversations = [aConversation(), aConversation({ id: '2' })];
    await tellStale();
    expect(rows()).toHaveLength(2);
  });

  it('counts again', async () => {
    await openPortal(PATH, { portal });
    portal.inbox.counts = { emergency: 2 };
    await tell(aConversation({ urgency: 'EMERGENCY' }));
    expect(views().getByText('2')).toBeTruthy();
  });
});

describe('the open conversation', () => {
  it('opens from the list, at an address of its own, and closes', async () => {
    await openPortal(`${PATH}?view=unassigned`, { portal });
    expect(screen.getByText('Choose a conversation')).toBeTruthy();
    await act(async () => screen.getByRole('link', { name: /Anna Berger/ }).click());
    await pass(10);
    expect(page.address()).toBe(`${PATH}?view=unassigned&open=conversation-1`);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Anna Berger');
    await press('Escape');
    expect(page.address()).toBe(`${PATH}?view=unassigned`);
  });

  it('says beside the name where the person lives, and leads to its cases', async () => {
    portal.cases.cases = [aCase()];
    await openPortal(`${PATH}?open=conversation-1`, { portal });
    const inside = within(screen.getByRole('article'));
    expect(inside.getByText('Lindenweg 7, Apt 3 links · Tenant')).toBeTruthy();
    expect(inside.getByText('Lindenweg 7, 20095 Hamburg, Apt 3 links')).toBeTruthy();
    const link = inside.getByRole('link', { name: 'Case #12' });
    expect(link.getAttribute('href')).toBe('/company/dashboard/cases/case-1');
  });

  it('says how the tenant is called, to those who may see it', async () => {
    await openPortal(`${PATH}?open=conversation-1`, { portal });
    const link = screen.getByRole('link', { name: '040 / 12 34 56' });
    expect(link.getAttribute('href')).toBe('tel:040123456');
  });

  it('closes what is open inside it first', async () => {
    await openPortal(`${PATH}?open=conversation-1`, { portal });
    const inside = within(screen.getByRole('article'));
    for (const name of ['Details', 'More']) {
      const toggle = inside.getByRole('button', { name });
      await act(async () => toggle.click());
      expect(toggle.getAttribute('aria-expanded')).toBe('true');
      act(() => screen.getByRole('log').focus());
      await press('Escape');
      expect(toggle.getAttribute('aria-expanded')).toBe('false');
      expect(document.activeElement).toBe(toggle);
      expect(page.address()).toBe(`${PATH}?open=conversation-1`);
    }
    await press('Escape');
    expect(page.address()).toBe(PATH);
  });

  it('shows what the tenant thinks of an answer', async () => {
    portal.inbox.messages = [
      aMessage(),
      anAnswer({
        rating: { value: 'NOT_HELPFUL', reason: 'INCOMPLETE', comment: 'Wo ist das Ventil?' },
      }),
    ];
    await openPortal(`${PATH}?open=conversation-1`, { portal });
    const [, answer] = log().querySelectorAll('ol > li');
    expect(answer?.textContent).toMatch(/It did not help.*Incomplete.*Wo ist das Ventil\?/);
  });

  it('marks answers that the tenant stopped, also before their first word', async () => {
    portal.inbox.messages = [
      aMessage(),
      anAnswer({ text: 'Bitte entlüften', isStopped: true }),
      anAnswer({ id: 'message-3', sequence: 3, text: '', isStopped: true }),
    ];
    await openPortal(`${PATH}?open=conversation-1`, { portal });
    expect(screen.getAllByText('Stopped in the chat')).toHaveLength(2);
    expect(screen.queryByText('There was no answer to this.')).toBeNull();
  });

  it('leads from a source to the use case, for those who may see it', async () => {
    await openPortal(`${PATH}?open=conversation-1`, { portal });
    const source = screen.getByRole('link', { name: 'Source: Heizkörper bleibt kalt' });
    expect(source.getAttribute('href')).toBe(
      '/company/dashboard/knowledge?tab=use-cases&search=Heizk%C3%B6rper+bleibt+kalt',
    );
    closePortal();
    await openPortal(`${PATH}?open=conversation-1`, {
      portal,
      session: aSession({ permissions: ['conversations.view'] }),
    });
    expect(screen.getByText(/Source: Heizkörper bleibt kalt/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Source/ })).toBeNull();
  });

  it('shows what was said, with sources, notes and what colleagues did', async () => {
    portal.inbox.details = {
      summary: '**Anliegen:** Die Heizung bleibt kalt.',
      notes: [
        {
          id: 'note-1',
          author: { id: 'user-2', name: 'Jonas Weber' },
          text: 'Techniker kommt um **14 Uhr**.\nSchlüssel beim Hausmeister.',
          at: '2026-11-21T10:16:00.000Z',
        },
      ],
      history: [
        {
          id: 'activity-1',
          kind: 'ASSIGNED',
          actor: { id: 'user-2', name: 'Jonas Weber' },
          names: ['Petra Lindner'],
          at: '2026-11-21T10:17:00.000Z',
        },
        {
          id: 'activity-2',
          kind: 'ASSIGNED',
          actor: { id: 'user-2', name: 'Jonas Weber' },
          names: ['Jonas Weber'],
          at: '2026-11-21T10:18:00.000Z',
        },
      ],
    };
    await openPortal(`${PATH}?open=conversation-1`, { portal });
    await act(async () => {
      await vi.dynamicImportSettled();
    });
    const items = [...log().querySelectorAll('ol > li')].map(({ textContent }) => textContent);
    expect(items[0]).toContain('Meine Heizung wird nicht warm.');
    expect(items[1]).toMatch(/entlüften.*\[1\] Source: Heizkörper bleibt kalt.*AI assistant/s);
    expect(log().querySelector('strong')?.textContent).toBe('entlüften');
    expect(items[2]).toMatch(/Internal note · Jonas Weber.*Techniker kommt um 14 Uhr\./);
    const note = log().querySelectorAll('ol > li')[2];
    expect(note?.querySelector('strong')?.textContent).toBe('14 Uhr');
    expect(note?.querySelector('br')).toBeTruthy();
    expect(items[3]).toContain('Jonas Weber assigned the conversation to Petra Lindner');
    expect(items[4]).toContain('Jonas Weber looks after the conversation');
    expect(screen.getByText('Anliegen:').tagName).toBe('STRONG');
    expect(screen.getByRole('link', { name: 'Anna Berger' }).getAttribute('href')).toBe(
      '/company/dashboard/end-users?person=end-user-1',
    );
  });

  it('shows a new message as it comes', async () => {
    await openPortal(`${PATH}?open=conversation-1`, { portal });
    portal.inbox.messages = [
      aMessage(),
      anAnswer(),
      aMessage({ id: 'message-3', sequence: 3, text: 'Danke, das hat geholfen!' }),
    ];
    await tell(aConversation({ messageCount: 3 }));
    expect(log().textContent).toContain('Danke, das hat geholfen!');
  });

  it('reads on backwards', async () => {
    portal.inbox.messages = [aMessage({ id: 'message-9', sequence: 9, text: 'Neuntens' })];
    portal.inbox.earlier = [aMessage({ text: 'Erstens' })];
    await openPortal(`${PATH}?open=conversation-1`, { portal });
    expect(log().textContent).not.toContain('Erstens');
    await page.press('Load earlier messages');
    expect(portal.callsOf('EarlierInboxMessages').at(-1)).toMatchObject({ before: '9' });
    expect(log().textContent).toMatch(/Erstens.*Neuntens/s);
  });

  it('shows pictures and saves files', async () => {
    const asked: string[] = [];
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture');
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const file = { id: 'file-1', originalName: 'fleck.jpg', fileSize: 1, mimeType: '' };
    portal.inbox.messages = [
      aMessage({
        attachments: [
          { ...file, purpose: 'IMAGE' },
          { ...file, id: 'file-2', originalName: 'brief.pdf', purpose: 'DOCUMENT' },
        ],
      }),
    ];
    const rest = async (path: string) => {
      asked.push(path);
      return new Response('x');
    };
    await openPortal(`${PATH}?open=conversation-1`, { portal, session: aSession({ rest }) });
    await page.press('View fleck.jpg');
    expect(page.dialog().getByRole('img').getAttribute('src')).toBe('blob:picture');
    await page.press('Close');
    await page.press(/^Download\s*brief\.pdf/);
    expect(asked).toEqual(['/files/file-1', '/files/file-2']);
    expect(saved).toHaveBeenCalledTimes(1);
  });

  it('says when there is none, or when it cannot be loaded', async () => {
    portal.refuse('InboxConversation', 'NOT_FOUND', 'Conversation not found.');
    await openPortal(`${PATH}?open=nothing`, { portal });
    expect(screen.getByText(/^This conversation no longer exists/)).toBeTruthy();
    closePortal();
    portal.refuse('InboxConversation', 'NETWORK');
    await openPortal(`${PATH}?open=conversation-1`, { portal });
    expect(screen.getByRole('alert').textContent).toBe('The conversation could not be loaded.');
  });
});

describe('keys', () => {
  beforeEach(() => {
    portal.inbox.conversations = [
      aConversation(),
      aConversation({ id: '2', lastActivityAt: '2026-11-20T08:00:00.000Z' }),
    ];
  });

  it('go through the list and open', async () => {
    await openPortal(PATH, { portal });
    await press('j');
    expect(focused()).toBe('conversation-1');
    await press('j');
    await press('j');
    expect(focused()).toBe('2');
    await press('k');
    await press('o');
    expect(page.address()).toBe(`${PATH}?open=conversation-1`);
  });

  it('lead into the search, where they are letters', async () => {
    await openPortal(PATH, { portal });
    await press('/');
    expect(document.activeElement).toBe(page.field('Search conversations'));
    await press('j');
    expect(document.activeElement).toBe(page.field('Search conversations'));
  });

  it('are listed', async () => {
    await openPortal(PATH, { portal });
    await press('?');
    expect(page.dialog().getByText('Next conversation')).toBeTruthy();
  });

  it('can be turned off', async () => {
    await openPortal(PATH, { portal });
    await press('?');
    await act(async () => page.field('Single-key shortcuts').click());
    await page.press('Close');
    await press('j');
    expect(focused()).toBeFalsy();
  });
});

it('is closed to who may not read conversations, and asks nothing', async () => {
  const session = aSession({ permissions: ['users.view'] });
  await openPortal(PATH, { portal, session });
  expect(screen.getByText('Access denied')).toBeTruthy();
  expect(portal.calls.filter(({ name }) => name.startsWith('Inbox'))).toEqual([]);
});
