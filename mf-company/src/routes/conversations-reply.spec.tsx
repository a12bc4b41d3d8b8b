import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aSession } from '../testing/factories';
import { aConversation, aMessage } from '../testing/inbox-factories';
import { FakePortal } from '../testing/fake-portal';
import { closePortal, openPortal, page, pass } from '../testing/portal-driver';

const OPEN = '/company/dashboard/conversations?open=conversation-1';
const MINE = { handler: 'PERSON', handledBy: { id: 'user-1', name: 'Petra Lindner' } } as const;

let portal: FakePortal;
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00.000Z') });
  portal = new FakePortal();
});
afterEach(() => {
  closePortal();
  vi.useRealTimers();
});

const field = () => screen.getByLabelText<HTMLTextAreaElement>('Your reply');
const hasReply = () => screen.queryByLabelText('Your reply') !== null;
const write = async (text: string) => {
  await act(async () => {
    fireEvent.change(field(), { target: { value: text } });
  });
};
const send = async () => {
  await act(async () => {
    fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true });
  });
  await pass(10);
};

describe('a chat', () => {
  it('is answered at once, which takes it over, and handed back', async () => {
    const { toasts } = await openPortal(OPEN, { portal });
    expect(screen.queryByText(/^You take over the conversation/)).toBeNull();
    await write('Ich komme um drei.');
    expect(screen.getByText(/^You take over the conversation/)).toBeTruthy();
    await send();
    expect(portal.callsOf('TakeOverConversation')).toEqual([]);
    expect(portal.inputOf('ReplyToConversation')).toMatchObject({
      id: 'conversation-1',
      text: 'Ich komme um drei.',
    });
    expect(field().value).toBe('');
    await write('Noch etwas.');
    expect(screen.queryByText(/^You take over the conversation/)).toBeNull();
    await write('');
    await page.press('Hand Back to the Assistant');
    expect(hasReply()).toBe(true);
    expect(toasts).toEqual(['The assistant answers again']);
  });

  it('is taken over without a word', async () => {
    await openPortal(OPEN, { portal });
    await page.press('Take Over');
    expect(portal.inputOf('TakeOverConversation')).toEqual({
      id: 'conversation-1',
      revision: 1,
      fromColleague: false,
    });
    expect(document.activeElement).toBe(field());
  });

  it('that has ended is answered by mail, and says one thing about its state', async () => {
    const waiting = { status: 'ENDED', waitingSince: '2026-11-21T11:13:00.000Z' } as const;
    portal.inbox.conversations = [aConversation({ ...waiting, endedAt: waiting.waitingSince })];
    await openPortal(OPEN, { portal });
    expect(screen.getAllByText('Waiting 47 min · chat ended')).toHaveLength(2);
    expect(screen.queryByText('Chat ended')).toBeNull();
    expect(
      screen.getByText(/^Anna Berger has been waiting for a reply since .* · chat ended$/),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Take Over' })).toBeNull();
    expect(screen.getByText(/^Your reply goes to Anna Berger by email/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe('tel:040123456');
    expect(screen.getByRole('link', { name: 'Email' }).getAttribute('href')).toBe(
      'mailto:anna.berger@post.example',
    );
    await write('Ich rufe Sie an.');
    await send();
    expect(portal.inputOf('ReplyToConversation')).toMatchObject({ text: 'Ich rufe Sie an.' });
    expect(screen.queryByText(/chat ended$/)).toBeNull();
    closePortal();
    portal.inbox.conversations = [aConversation(waiting)];
    portal.inbox.details = { canBeMailed: false };
    await openPortal(OPEN, { portal });
    expect(screen.getByText(/^The email address has never been used/)).toBeTruthy();
  });

  it('stays taken over when an event comes late that was written before', async () => {
    portal.inbox.conversations = [aConversation({ ...MINE, revision: 2, messageCount: 3 })];
    await openPortal(OPEN, { portal });
    await write('Ich komme');
    const before = field();
    for (const old of [
      { revision: 1 },
      { ...MINE, revision: 2, messageCount: 2, status: 'ENDED' as const },
    ])
      await act(async () =>
        portal.emit('InboxEvents', {
          inboxEvents: {
            __typename: 'InboxConversationChanged',
            conversationId: 'conversation-1',
            conversation: aConversation(old),
          },
        }),
      );
    await pass(1_000);
    expect(field()).toBe(before);
    expect(before.value).toBe('Ich komme');
    // What is kept would be there in the next test, too.
    await write('');
  });

  it('says who waits since when', async () => {
    await openPortal(OPEN, { portal });
    expect(screen.getByText('The AI assistant answers.')).toBeTruthy();
    closePortal();
    portal.inbox.conversations = [aConversation({ waitingSince: '2026-11-21T10:13:00.000Z' })];
    await openPortal(OPEN, { portal });
    expect(screen.queryByText('The AI assistant answers.')).toBeNull();
    expect(
      screen.getByText(/^Anna Berger has been waiting for a reply since \d\d:13/),
    ).toBeTruthy();
    closePortal();
    portal.inbox.conversations = [aConversation({ waitingSince: '2026-11-19T10:13:00.000Z' })];
    await openPortal(OPEN, { portal });
    expect(screen.getByText(/since .*19.*2026.*:13/)).toBeTruthy();
  });

  it('takes the keyboard for the reply, but not on a touch screen', async () => {
    portal.inbox.conversations = [aConversation(MINE)];
    await openPortal(OPEN, { portal });
    expect(document.activeElement).toBe(field());
    closePortal();
    vi.stubGlobal('matchMedia', (query: string) => ({
      ...{
        matches: query === '(pointer: coarse)',
        addEventListener() {},
        removeEventListener() {},
      },
    }));
    await openPortal(OPEN, { portal });
    expect(document.activeElement).not.toBe(field());
    vi.unstubAllGlobals();
  });

  it('warns when the mail with the reply came back', async () => {
    await openPortal(OPEN, { portal });
    expect(screen.queryByText(/came back undeliverable/)).toBeNull();
    closePortal();
    portal.inbox.details = { mailBouncedAt: '2026-11-21T11:30:00.000Z' };
    await openPortal(OPEN, { portal });
    expect(screen.getByRole('alert').textContent).toContain('came back undeliverable on');
  });

  it('is taken from a colleague on purpose', async () => {
    portal.inbox.conversations = [
      aConversation({ ...MINE, handledBy: { id: 'user-2', name: 'Jonas Weber' } }),
    ];
    await openPortal(OPEN, { portal });
    expect(screen.getByText('Jonas Weber answers in this conversation.')).toBeTruthy();
    await page.press('Take Over');
    expect(portal.callsOf('TakeOverConversation')).toEqual([]);
    const question = page.dialog();
    expect(question.getByText('Take the chat over from Jonas Weber?')).toBeTruthy();
    await act(async () => question.getByRole('button', { name: 'Take Over' }).click());
    await pass(10);
    expect(portal.inputOf('TakeOverConversation')).toMatchObject({ fromColleague: true });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is left to others by those who may not answer', async () => {
    const session = aSession({ permissions: ['conversations.view'] });
    await openPortal(OPEN, { portal, session });
    expect(screen.queryByRole('button', { name: 'Take Over' })).toBeNull();
    expect(hasReply()).toBe(false);
    expect(screen.queryByRole('link', { name: 'Call' })).toBeNull();
  });
});

describe('a reply', () => {
  beforeEach(() => {
    portal.inbox.conversations = [aConversation(MINE)];
  });

  it('that fails stays, and is the same message when it is sent again', async () => {
    portal.refuse('ReplyToConversation', 'NETWORK');
    await openPortal(OPEN, { portal });
    await write('Bis gleich!');
    await send();
    expect(screen.getByText(/could not be sent/)).toBeTruthy();
    expect(field().value).toBe('Bis gleich!');
    portal.reset('ReplyToConversation');
    await send();
    const [first, second] = portal.callsOf('ReplyToConversation').map(({ input }) => input);
    expect(first).toEqual(second);
    expect(field().value).toBe('');
  });

  it.each(['button', 'keys'])('is sent and the conversation done in one press: %s', async (way) => {
    const other = aConversation({ id: 'conversation-2', lastActivityAt: '2026-11-20T08:00:00Z' });
    portal.inbox.conversations = [aConversation(MINE), other];
    const { toasts, toastActions } = await openPortal(OPEN, { portal });
    await write('Erledigt, danke!');
    if (way === 'button') await page.press('Send & Mark Done');
    else {
      await act(async () => {
        fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true, shiftKey: true });
      });
      await pass(10);
    }
    expect(portal.inputOf('ReplyToConversation')).toMatchObject({ text: 'Erledigt, danke!' });
    expect(portal.inputOf('ArchiveConversations')).toEqual({
      conversations: [
        // As it is after the reply: what the tenant writes meanwhile keeps it open.
        { id: 'conversation-1', revision: 2, messageCount: 2 },
      ],
    });
    expect(page.address()).toBe('/company/dashboard/conversations');
    expect(document.activeElement?.getAttribute('data-conversation')).toBe('conversation-2');
    expect(toasts).toEqual(['The conversation is done']);
    await act(async () => toastActions[0]?.onPress());
    await pass(10);
    expect(portal.callsOf('RestoreConversations')).toHaveLength(1);
  });

  it('that fails leaves the conversation open, and so do those who may not archive', async () => {
    portal.refuse('ReplyToConversation', 'NETWORK');
    await openPortal(OPEN, { portal });
    await write('Erledigt, danke!');
    await page.press('Send & Mark Done');
    expect(portal.callsOf('ArchiveConversations')).toEqual([]);
    expect(field().value).toBe('Erledigt, danke!');
    closePortal();
    portal = new FakePortal();
    const permissions = ['conversations.view', 'conversations.reply'] as const;
    await openPortal(OPEN, { portal, session: aSession({ permissions: [...permissions] }) });
    expect(screen.queryByRole('button', { name: 'Send & Mark Done' })).toBeNull();
  });

  it('that is not sent yet is there again after a reload, for the same person', async () => {
    await openPortal(OPEN, { portal });
    await write('Ich komme um');
    cleanup();
    await openPortal(OPEN, { portal });
    expect(field().value).toBe('Ich komme um');
  });

  it('stands in the log with the name of its author', async () => {
    portal.inbox.messages = [
      aMessage({ sender: 'PERSON', authorName: 'Petra Lindner', text: 'Ich bin dran.' }),
    ];
    await openPortal(OPEN, { portal });
    expect(screen.getByRole('log').textContent).toMatch(/Ich bin dran\..*Petra Lindner/s);
  });

  it('becomes a use case of the draft, without greeting and signature', async () => {
    portal.inbox.messages = [
      aMessage({ id: 'asked', text: 'Wo lade ich mein Rad?', createdAt: '2026-11-21T11:00:00Z' }),
      aMessage({
        ...{ id: 'told', sender: 'PERSON', authorName: 'Petra Lindner', sequence: 2 },
        text: 'Guten Tag Frau Krüger,\n\nim Keller.\n\nViele Grüße\nPetra',
        createdAt: '2026-11-21T11:05:00Z',
      }),
    ];
    const { toastActions } = await openPortal(OPEN, { portal });
    await page.press('Keep as Knowledge');
    await act(async () => {
      await vi.dynamicImportSettled();
    });
    await pass(50);
    await act(async () => {
      fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Räder laden' } });
    });
    document.querySelector<HTMLFormElement>('dialog form')?.requestSubmit();
    await pass(300);
    expect(portal.inputOf('AddAnswerToDraft')).toMatchObject({
      ...{ messageId: 'told', title: 'Räder laden', text: 'im Keller.' },
      wordings: ['Wo lade ich mein Rad?'],
    });
    expect(toastActions.map(({ label }) => label)).toEqual(['Review and Publish']);
    cleanup();
    // Those who answer propose it; those who only read do not.
    const permissions = ['conversations.view', 'conversations.reply'] as const;
    await openPortal(OPEN, { portal, session: aSession({ permissions: [...permissions] }) });
    expect(screen.getByRole('button', { name: 'Propose as Knowledge' })).toBeTruthy();
    cleanup();
    await openPortal(OPEN, { portal, session: aSession({ permissions: ['conversations.view'] }) });
    expect(screen.queryByRole('button', { name: /as Knowledge/ })).toBeNull();
  });
});
