import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aSession } from '../testing/factories';
import { aConversation } from '../testing/inbox-factories';
import { FakePortal } from '../testing/fake-portal';
import { closePortal, openPortal, page, pass } from '../testing/portal-driver';

const OPEN = '/company/dashboard/conversations?open=conversation-1';
const MINE = { handler: 'PERSON', handledBy: { id: 'user-1', name: 'Petra Lindner' } } as const;
const TAKEN = { ...MINE, handledBy: { id: 'user-2', name: 'Jonas Weber' }, revision: 2 } as const;

let portal: FakePortal;
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00.000Z') });
  portal = new FakePortal();
  portal.inbox.conversations = [aConversation(MINE)];
});
afterEach(() => {
  closePortal();
  vi.useRealTimers();
});

const field = () => screen.getByLabelText<HTMLTextAreaElement>('Your reply');
const write = (text: string) =>
  act(async () => {
    fireEvent.change(field(), { target: { value: text } });
  });
const press = async (key: string, options: object = {}) => {
  await act(async () => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key, ...options });
  });
  await pass(10);
};
/** The conversation changes while it is open. */
const change = async (changes: Partial<ReturnType<typeof aConversation>>) => {
  const conversation = aConversation(changes);
  portal.inbox.conversations = [conversation];
  await act(async () =>
    portal.emit('InboxEvents', {
      inboxEvents: {
        __typename: 'InboxConversationChanged',
        conversationId: 'conversation-1',
        conversation,
      },
    }),
  );
  await pass(1_000);
};

it('keeps the field with its text and the focus when a colleague takes over, and takes no keys', async () => {
  await openPortal(OPEN, { portal });
  await write('Ich komm');
  const before = field();
  await change(TAKEN);
  expect(document.activeElement).toBe(before);
  for (const key of ['e', 'a', 'b', 'u']) await press(key);
  expect(screen.queryByRole('dialog')).toBeNull();
  await write('Ich komme um');
  expect(screen.getByText(/^Jonas Weber has taken over\. Your reply was not sent/)).toBeTruthy();
  await press('Enter', { ctrlKey: true });
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
  expect(portal.callsOf('ReplyToConversation')).toEqual([]);
  expect(portal.callsOf('ArchiveConversations')).toEqual([]);
  // Taken over again, it can be sent.
  await page.press('Take Over');
  await act(async () => page.dialog().getByRole('button', { name: 'Take Over' }).click());
  await pass(10);
  expect(field().value).toBe('Ich komme um');
  expect(document.activeElement).toBe(field());
  await press('Enter', { ctrlKey: true });
  expect(portal.inputOf('ReplyToConversation')).toMatchObject({ text: 'Ich komme um' });
});

it('keeps an empty field too, as long as the focus is in it', async () => {
  await openPortal(OPEN, { portal });
  await change(TAKEN);
  expect(document.activeElement).toBe(field());
  closePortal();
  portal.inbox.conversations = [aConversation(MINE)];
  await openPortal(OPEN, { portal });
  await act(async () => field().blur());
  await change(TAKEN);
  expect(screen.queryByLabelText('Your reply')).toBeNull();
});

it('sends what was begun when the chat ends meanwhile', async () => {
  await openPortal(OPEN, { portal });
  await write('Ich komme um drei.');
  await change({ ...MINE, status: 'ENDED', revision: 2 });
  expect(field().value).toBe('Ich komme um drei.');
  expect(screen.getByText(/^Your reply goes to Anna Berger by email/)).toBeTruthy();
  await press('Enter', { ctrlKey: true });
  expect(portal.inputOf('ReplyToConversation')).toMatchObject({ text: 'Ich komme um drei.' });
});

it('keeps the text when a colleague takes over, also after a reload, until it is thrown away', async () => {
  await openPortal(OPEN, { portal });
  await write('Ich komme um drei.');
  await change(TAKEN);
  cleanup();
  await openPortal(OPEN, { portal });
  expect(field().value).toBe('Ich komme um drei.');
  await page.press('Discard');
  expect(screen.queryByLabelText('Your reply')).toBeNull();
  expect(screen.getByLabelText('Internal note')).toBeTruthy();
});

it('says that one may not reply any more, and what a reply does while the assistant answers', async () => {
  const { setSession } = await openPortal(OPEN, { portal });
  await write('Ich komme');
  await change({ revision: 2 });
  expect(
    screen.getByText(/^You take over the conversation, and the assistant stops answering/),
  ).toBeTruthy();
  await setSession(aSession({ permissions: ['conversations.view'] }));
  expect(field().value).toBe('Ich komme');
  expect(screen.getByText(/^You can no longer reply here/)).toBeTruthy();
});

it('puts the focus into the reply, not on handing back, once taken from a colleague', async () => {
  portal.inbox.conversations = [aConversation({ ...TAKEN, revision: 1 })];
  await openPortal(OPEN, { portal });
  page.button('Take Over').focus();
  await page.press('Take Over');
  await act(async () => page.dialog().getByRole('button', { name: 'Take Over' }).click());
  await pass(10);
  expect(document.activeElement).toBe(field());
});
