import { Failure } from '@hausgeist/staff-kit/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aSession } from '../testing/factories';
import { FakePortal } from '../testing/fake-portal';
import { aConversation, anInboxPerson } from '../testing/inbox-factories';
import { closePortal, openPortal, page, pass } from '../testing/portal-driver';

const PATH = '/company/dashboard/conversations';

const NAMES = ['Anna', 'Ida', 'Jan'];

let portal: FakePortal;
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00.000Z') });
  portal = new FakePortal();
  portal.inbox.conversations = NAMES.map((firstName, index) =>
    aConversation({
      ...{ id: firstName, endUser: anInboxPerson({ id: firstName, firstName }) },
      lastActivityAt: `2026-11-21T10:${30 - index}:00.000Z`,
    }),
  );
});
afterEach(() => {
  closePortal();
  vi.useRealTimers();
});

const press = async (key: string) => {
  await act(async () => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key });
  });
  await pass(10);
};

/** Marks all conversations and asks for an answer in each. */
async function askForAll(): Promise<void> {
  await press('X');
  await page.press('Reply');
  await act(async () => {
    await vi.dynamicImportSettled();
  });
}

async function send(name: string): Promise<void> {
  await act(async () => page.dialog().getByRole('button', { name }).click());
  await pass(50);
}

const sent = () =>
  portal
    .callsOf('ReplyToConversation')
    .map(({ input }) => input as { id: string; text: string })
    .map(({ id, text }) => `${id}: ${text}`);

it('answers all of the list with one text, each person by name, and marks them as done', async () => {
  const { toasts } = await openPortal(PATH, { portal });
  await askForAll();
  expect(screen.getByRole('dialog', { name: 'Reply in 3 conversations' })).toBeTruthy();
  await send('Send to 3 people');
  expect(page.dialog().getByText('Please write a reply.')).toBeTruthy();
  expect(sent()).toEqual([]);
  await act(async () => {
    fireEvent.change(page.dialog().getByLabelText('Canned reply'), {
      target: { value: 'canned-1' },
    });
  });
  await page.write(
    'Your reply',
    'Hallo {{firstName}}, das Wasser ist abgestellt. {{colleagueName}}',
  );
  await act(async () => page.dialog().getByLabelText('Mark as done afterwards').click());
  await send('Send to 3 people');
  expect(sent()).toEqual(
    NAMES.map((name) => `${name}: Hallo ${name}, das Wasser ist abgestellt. Petra Lindner`),
  );
  expect(portal.inputOf('ArchiveConversations')).toMatchObject({
    conversations: NAMES.map((id) => ({ id })),
  });
  expect(toasts).toEqual(['3 replies have been sent', '3 conversations are done']);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('says who got no answer, and sends it to them alone the next time', async () => {
  await openPortal(PATH, { portal });
  await askForAll();
  await page.write('Your reply', 'Wir kommen.');
  portal.on('ReplyToConversation', ({ input }) => {
    const { id } = input as { id: string };
    const conversation = portal.inbox.conversations.find((one) => one.id === id);
    if (id === 'Anna' || !conversation) return new Failure('NETWORK');
    const reply = { __typename: 'Message', id: `reply-${id}` };
    return { replyToConversation: { __typename: 'ReplyPayload', conversation, reply } };
  });
  await send('Send to 3 people');
  expect(screen.getByText('1 selected')).toBeTruthy();
  expect(
    page.dialog().getByText(/^Not sent to Anna Berger\. Your text is still there/),
  ).toBeTruthy();
  expect(sent()).toHaveLength(3);
  portal.reset('ReplyToConversation');
  await send('Send');
  expect(sent().slice(3)).toEqual(['Anna: Wir kommen.']);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByText(/ selected$/)).toBeNull();
});

it('leaves what a colleague answers, and is for those who may answer', async () => {
  const [first] = portal.inbox.conversations;
  if (first) {
    Object.assign(first, {
      ...{ handler: 'PERSON', handledBy: { id: 'user-2', name: 'Jonas Weber' } },
    });
  }
  await openPortal(PATH, { portal });
  await askForAll();
  expect(page.dialog().getByText(/^One conversation stays as it is/)).toBeTruthy();
  await page.write('Your reply', 'Wir kommen.');
  await send('Send to 2 people');
  expect(sent()).toEqual(['Ida: Wir kommen.', 'Jan: Wir kommen.']);
  closePortal();
  const permissions = ['conversations.view', 'conversations.archive'] as const;
  await openPortal(PATH, { portal, session: aSession({ permissions: [...permissions] }) });
  await press('X');
  expect(screen.getByText('3 selected')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Reply' })).toBeNull();
});

it('marks the rest of the list with the mouse, too', async () => {
  await openPortal(PATH, { portal });
  await act(async () => page.field('Select Ida Berger').click());
  await page.press('Select: All 3');
  expect(screen.getByText('3 selected')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Select: All 3' })).toBeNull();
});
