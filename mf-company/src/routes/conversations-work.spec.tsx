import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aSession } from '../testing/factories';
import { aConversation, anInboxPerson } from '../testing/inbox-factories';
import { FakePortal } from '../testing/fake-portal';
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

const actions = () =>
  within(screen.getByRole('article')).getByRole('group', { name: 'What you can do' });
const doOpen = async (name: string | RegExp) => {
  await act(async () => within(actions()).getByRole('button', { name }).click());
  await pass(10);
};
const choose = async (name: string | RegExp) => {
  await act(async () => page.dialog().getByRole('button', { name }).click());
  await pass(10);
};
const press = async (key: string, options: object = {}) => {
  await act(async () => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key, ...options });
  });
  await pass(10);
};
const conflict = (name: string) =>
  portal.refuse(name, 'CONFLICT', 'Jonas was first.', [], {
    reason: 'CONVERSATION_CHANGED_MEANWHILE',
    params: { name: 'Jonas Weber', revision: 2 },
  });

describe('an assignment', () => {
  it('is given to oneself or a colleague, and taken back', async () => {
    const { toasts } = await openPortal(OPEN, { portal });
    await doOpen('Assign');
    expect(
      page
        .dialog()
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['', 'Petra Lindner (me)', 'Jonas Weber']);
    await choose('Jonas Weber');
    expect(portal.inputOf('AssignConversation')).toEqual({
      id: 'conversation-1',
      revision: 1,
      assigneeId: 'user-2',
    });
    expect(toasts).toEqual(['Jonas Weber looks after it now']);
    expect(screen.queryByRole('dialog')).toBeNull();
    await doOpen('Jonas Weber');
    await choose('Remove the assignment');
    expect(portal.inputOf('AssignConversation')).toMatchObject({ revision: 2, assigneeId: null });
  });

  it('says that a colleague was first, and shows what is now', async () => {
    const { toasts } = await openPortal(OPEN, { portal });
    conflict('AssignConversation');
    portal.inbox.conversations = [
      aConversation({ revision: 2, assignee: { id: 'user-2', name: 'Jonas Weber' } }),
    ];
    await press('a');
    await choose('Petra Lindner (me)');
    // The words of refusals come with the first one, and then what is now.
    await pass(10);
    expect(toasts[0]).toContain('Jonas Weber was faster');
    expect(actions().textContent).toContain('Jonas Weber');
    await choose('Petra Lindner (me)');
    expect(portal.inputOf('AssignConversation')).toMatchObject({ revision: 2 });
  });
});

describe('labels', () => {
  it('are chosen, a new one among them', async () => {
    portal.inbox.conversations = [
      aConversation({ labels: [{ id: 'label-1', name: 'Versicherung', color: 'BLUE' }] }),
    ];
    await openPortal(OPEN, { portal });
    await doOpen('Labels');
    await act(async () => page.dialog().getByLabelText('Versicherung').click());
    await page.write('New label', 'Eilig');
    await page.press('Add');
    expect(portal.inputOf('CreateConversationLabel')).toEqual({ name: 'Eilig', color: 'GREY' });
    await page.submit('Save');
    expect(portal.inputOf('SetConversationLabels')).toEqual({
      id: 'conversation-1',
      revision: 1,
      labelIds: ['label-9'],
    });
    expect(screen.getByRole('article').textContent).toContain('Eilig');
  });
});

describe('a label that was named, but not added', () => {
  it('is added and put on by saving', async () => {
    await openPortal(OPEN, { portal });
    await doOpen('Labels');
    await page.write('New label', ' Eilig ');
    await page.submit('Save');
    expect(portal.inputOf('CreateConversationLabel')).toMatchObject({ name: 'Eilig' });
    expect(portal.inputOf('SetConversationLabels')).toMatchObject({ labelIds: ['label-9'] });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leaves the dialog open where it cannot be added, and says why', async () => {
    portal.refuse('CreateConversationLabel', 'CONFLICT', '', [], { reason: 'LABEL_EXISTS' });
    await openPortal(OPEN, { portal });
    await doOpen('Labels');
    await page.write('New label', 'Versicherung');
    await page.submit('Save');
    await pass(50);
    expect(page.dialog().getByText(/There is a label with this name/)).toBeTruthy();
    expect(portal.callsOf('SetConversationLabels')).toEqual([]);
  });
});

describe('the archive', () => {
  beforeEach(() => {
    portal.inbox.conversations = [
      aConversation(),
      aConversation({ id: '2', endUser: anInboxPerson({ id: '2', firstName: 'Ida' }) }),
    ];
  });

  it('takes in what is open, which closes', async () => {
    const { toasts } = await openPortal(OPEN, { portal });
    await doOpen('Mark as Done');
    expect(portal.inputOf('ArchiveConversations')).toEqual({
      conversations: [{ id: 'conversation-1', revision: 1, messageCount: 2 }],
    });
    expect(toasts).toEqual(['The conversation is done']);
    expect(page.address()).toBe(PATH);
    expect(screen.queryByRole('link', { name: /Anna Berger/ })).toBeNull();
  });

  it('assigns several at once, and marks them', async () => {
    await openPortal(PATH, { portal });
    await press('j');
    await press('x');
    await act(async () => page.field('Select Ida Berger').click());
    await page.press(/^Mark as (?:un)?read$/);
    await pass(20);
    const marked = ['MarkConversationRead', 'MarkConversationUnread'].flatMap((name) =>
      portal.callsOf(name),
    );
    expect(marked).toHaveLength(2);
    await page.press('Assign');
    await act(async () =>
      page
        .dialog()
        .getByRole('button', { name: /Petra Lindner/ })
        .click(),
    );
    await pass(20);
    expect(portal.callsOf('AssignConversation')).toHaveLength(2);
  });

  it('takes in several at once, and leaves what a colleague has changed', async () => {
    const { toasts } = await openPortal(PATH, { portal });
    await press('j');
    await press('x');
    await act(async () => page.field('Select Ida Berger').click());
    expect(screen.getByText('2 selected')).toBeTruthy();
    const left = aConversation({ id: '2', revision: 5 });
    portal.on('ArchiveConversations', {
      archiveConversations: {
        conversations: [aConversation({ archivedAt: '2026-11-21T12:00:00.000Z', revision: 2 })],
        refused: [
          {
            conversation: left,
            refusal: {
              reason: 'CONVERSATION_CHANGED_MEANWHILE',
              params: { name: 'Jonas Weber', revision: 5 },
              message: '',
            },
          },
        ],
      },
    });
    await page.press('Mark as Done');
    expect(toasts[0]).toBe('The conversation is done');
    expect(toasts[1]).toContain('Jonas Weber was faster');
    expect(screen.getAllByRole('link', { name: /Berger/ })).toHaveLength(1);
  });

  it('gives back', async () => {
    portal.inbox.conversations = [aConversation({ archivedAt: '2026-11-20T12:00:00.000Z' })];
    await openPortal(`${PATH}?view=archived`, { portal });
    await press('j');
    await press('e');
    expect(portal.inputOf('RestoreConversations')).toEqual({
      conversations: [{ id: 'conversation-1', revision: 1, messageCount: 2 }],
    });
    expect(screen.getByText('Nothing is done yet')).toBeTruthy();
  });

  it('is closed to who may not', async () => {
    const session = aSession({ permissions: ['conversations.view'] });
    await openPortal(OPEN, { portal, session });
    await press('e');
    expect(screen.queryByRole('button', { name: 'Mark as Done' })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(portal.callsOf('ArchiveConversations')).toEqual([]);
  });
});

describe('a snooze', () => {
  const UNTIL = '2026-11-23T07:00:00.000Z';

  it('is offered for times of the office, and takes what is open away', async () => {
    const { toasts } = await openPortal(OPEN, { portal });
    await doOpen('Snooze');
    expect(
      page
        .dialog()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringMatching(/^Later today.*Sat.*5:00 PM$/),
      expect.stringMatching(/^Tomorrow morning.*Sun/),
      expect.stringMatching(/^Monday morning.*Mon/),
    ]);
    await choose(/^Monday/);
    expect(portal.inputOf('SnoozeConversations')).toEqual({
      ...{ conversations: [{ id: 'conversation-1', revision: 1, messageCount: 2 }], until: UNTIL },
    });
    expect(toasts).toEqual([expect.stringMatching(/^The conversation comes back: Mon/)]);
    expect(page.address()).toBe(PATH);
    expect(screen.queryByRole('link', { name: /Anna Berger/ })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('takes a day and a time, by the key', async () => {
    await openPortal(OPEN, { portal });
    await press('b');
    await page.write('Another time', '2026-12-24T09:30');
    await page.submit('Set time');
    expect(portal.inputOf('SnoozeConversations')).toMatchObject({
      until: '2026-12-24T08:30:00.000Z',
    });
  });

  it('is for all that are marked', async () => {
    portal.inbox.conversations = [aConversation(), aConversation({ id: '2' })];
    await openPortal(PATH, { portal });
    for (const box of screen.getAllByRole('checkbox')) await act(async () => box.click());
    await page.press('Snooze');
    await choose(/^Tomorrow/);
    expect(portal.inputOf('SnoozeConversations')).toMatchObject({
      conversations: [{ id: 'conversation-1' }, { id: '2' }],
    });
    expect(screen.queryByText('2 selected')).toBeNull();
  });

  it('that was changed comes back with the time before', async () => {
    const earlier = '2026-11-22T07:00:00.000Z';
    portal.inbox.conversations = [
      aConversation({ snoozedUntil: earlier }),
      aConversation({ id: '2', snoozedUntil: '2026-11-24T07:00:00.000Z' }),
    ];
    const { toastActions } = await openPortal(`${PATH}?view=snoozed`, { portal });
    for (const box of screen.getAllByRole('checkbox')) await act(async () => box.click());
    await page.press('Snooze');
    await choose(/^Monday/);
    await act(async () => toastActions[0]?.onPress());
    await pass(10);
    expect(portal.callsOf('SnoozeConversations').slice(-2)).toMatchObject([
      { input: { conversations: [{ id: 'conversation-1' }], until: earlier } },
      { input: { conversations: [{ id: '2' }], until: '2026-11-24T07:00:00.000Z' } },
    ]);
    expect(portal.callsOf('RestoreConversations')).toEqual([]);
  });

  it('has a list of its own, and is ended', async () => {
    portal.inbox.conversations = [
      aConversation({ snoozedUntil: UNTIL }),
      aConversation({ id: '2' }),
    ];
    await openPortal(`${PATH}?view=snoozed&open=conversation-1`, { portal });
    expect(portal.callsOf('InboxConversations').at(-1)).toMatchObject({
      filter: { view: 'SNOOZED' },
    });
    const rows = screen.getAllByRole('link', { name: /Anna Berger.*Comes back: Mon/ });
    expect(rows).toHaveLength(1);
    await doOpen('Snooze');
    await choose('Bring back now');
    expect(portal.inputOf('RestoreConversations')).toEqual({
      conversations: [{ id: 'conversation-1', revision: 1, messageCount: 2 }],
    });
    expect(screen.getByText('Nothing is snoozed')).toBeTruthy();
  });

  it('says until when, among what colleagues did', async () => {
    portal.inbox.details = {
      history: [
        {
          ...{ __typename: 'ConversationActivity', id: 'activity-1', kind: 'SNOOZED' },
          ...{ actor: { id: 'user-2', name: 'Jonas Weber' }, names: [UNTIL] },
          at: '2026-11-21T11:00:00.000Z',
        },
      ],
    };
    await openPortal(OPEN, { portal });
    expect(screen.getByText(/Jonas Weber snoozed the conversation until Mon/)).toBeTruthy();
  });

  it('is closed to who may not archive', async () => {
    const session = aSession({ permissions: ['conversations.view'] });
    await openPortal(OPEN, { portal, session });
    await press('b');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Snooze' })).toBeNull();
  });
});

describe('an export', () => {
  it('saves the file that one chooses', async () => {
    const asked: string[] = [];
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const rest = async (path: string) => {
      asked.push(path);
      return asked.length === 1 ? new Response('', { status: 429 }) : new Response('x');
    };
    await openPortal(OPEN, { portal, session: aSession({ rest }) });
    await doOpen('Export');
    await choose(/^CSV/);
    expect(page.dialog().getByRole('alert').textContent).toMatch(/could not be exported/);
    await choose(/^CSV/);
    expect(asked[1]).toBe('/company/conversations/conversation-1/export?format=csv&language=en');
    expect(screen.queryByRole('dialog')).toBeNull();
    vi.restoreAllMocks();
  });
});

describe('what was read', () => {
  it('is remembered when it is open', async () => {
    portal.inbox.conversations = [aConversation({ isUnread: true })];
    await openPortal(OPEN, { portal });
    expect(portal.callsOf('MarkConversationRead')).toEqual([
      { input: { id: 'conversation-1', until: '2026-11-21T10:20:00.000Z' } },
    ]);
    expect(screen.queryByText('Unread', { selector: 'a *' })).toBeNull();
  });

  it('says nothing when that could not be remembered', async () => {
    portal.inbox.conversations = [aConversation({ isUnread: true })];
    portal.refuse('MarkConversationRead', 'NETWORK');
    const { toasts } = await openPortal(OPEN, { portal });
    expect(toasts).toEqual([]);
  });

  it('counts as unread again, and closes', async () => {
    await openPortal(OPEN, { portal });
    await press('u');
    expect(portal.inputOf('MarkConversationUnread')).toEqual({ id: 'conversation-1' });
    expect(page.address()).toBe(PATH);
    expect(screen.getByText('Unread', { selector: 'a *' })).toBeTruthy();
  });
});

const field = () => screen.getByLabelText<HTMLTextAreaElement>('Internal note');
const write = async (text: string) => {
  await act(async () => {
    field().focus();
    fireEvent.change(field(), { target: { value: text } });
    field().setSelectionRange(text.length, text.length);
    fireEvent.select(field());
  });
};

describe('a note', () => {
  it('mentions colleagues and is saved by keys', async () => {
    await openPortal(OPEN, { portal });
    await page.press('Internal note');
    await write('Bitte @we');
    const people = within(screen.getByRole('listbox')).getAllByRole('option');
    expect(people.map(({ textContent }) => textContent)).toEqual(['Jonas Weber']);
    await press('Enter');
    expect(field().value).toBe('Bitte @Jonas Weber ');
    await write('Bitte @Jonas Weber anrufen');
    await press('Enter', { ctrlKey: true });
    expect(portal.inputOf('AddConversationNote')).toEqual({
      id: 'conversation-1',
      text: 'Bitte @Jonas Weber anrufen',
      mentions: ['user-2'],
    });
    expect(field().value).toBe('');
  });

  it('is kept when it cannot be saved, and when one looks at something else', async () => {
    portal.refuse('AddConversationNote', 'NETWORK');
    await openPortal(OPEN, { portal });
    await page.press('Internal note');
    await write('Rückruf um drei');
    await press('Enter', { ctrlKey: true });
    expect(screen.getByText(/could not be saved/)).toBeTruthy();
    await act(async () => field().blur());
    await press('Escape');
    await press('j');
    await press('o');
    expect(field().value).toBe('Rückruf um drei');
  });
});
