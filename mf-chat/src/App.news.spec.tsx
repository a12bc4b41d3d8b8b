import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chat, closeChat, lateParts, openChat, pass } from './testing/chat-driver';
import { aConversation, aMessage, anAnswer } from './testing/factories';
import { FakeServer } from './testing/fake-server';

let server: FakeServer;
beforeEach(() => {
  vi.useFakeTimers();
  server = new FakeServer();
  server.signedIn = true;
  server.conversation = aConversation();
  server.messages = [aMessage()];
  localStorage.setItem('chatSessionId', 'a'.repeat(26));
  localStorage.setItem('userData', JSON.stringify(server.user));
});
afterEach(() => {
  closeChat();
  vi.useRealTimers();
});

const aCase = {
  __typename: 'ChatCase' as const,
  ...{ id: 'case-1', number: 12, title: 'Heizung kalt', state: 'OPEN' as const, isOwn: true },
  ...{ appointmentAt: null, appointmentUntil: null, report: null, files: [], answerId: null },
};
const aNotice = {
  __typename: 'ChatNotice' as const,
  ...{ id: 'notice-1', companyName: 'Lindenhof', subject: 'Wasser abgestellt' },
  ...{ text: '**Am Dienstag** von 9 bis 11 Uhr.', sentAt: '2026-11-20T09:00:00.000Z' },
  isShown: false,
};

async function open(): Promise<void> {
  // Loaded before, or the first of these tests would wait for it and the others would not.
  await import('./features/news/CompanyNews');
  await import('./features/conversation/MarkdownText');
  await openChat(server);
  await pass(20);
  await pass(20);
}
const asked = () => server.calls.filter(({ name }) => name === 'ChatNews').length;

const choosePhotos = async (...names: string[]) => {
  const files = names.map((name) => new File(['x'], name, { lastModified: 1 }));
  fireEvent.change(screen.getByLabelText('Add photos'), { target: { files } });
  await pass(20);
};

describe('what the company does and says', () => {
  it('stands above the chat, and is new when a line of the company says so', async () => {
    server.news.chatCases = [aCase];
    await open();
    expect(screen.getByText('Case #12:').parentElement?.textContent).toBe('Case #12: open');
    server.news.chatCases = [
      {
        ...{ ...aCase, state: 'SCHEDULED', appointmentAt: '2026-12-01T09:00:00.000Z' },
        appointmentUntil: '2026-12-01T11:00:00.000Z',
      },
    ];
    const before = asked();
    server.answer({ sender: 'SYSTEM', text: 'Vorgang #12: Termin vereinbart.' });
    // It is read, and then what it is about.
    await pass(20);
    await pass(20);
    expect(asked()).toBe(before + 1);
    expect(screen.getByText('Case #12:').parentElement?.textContent).toContain('appointment made');
    expect(screen.getByText(/December 1, 2026, \d+:00 – \d+:00/)).toBeTruthy();
    // An answer of the assistant is no news of the company.
    server.answer(anAnswer());
    await pass(20);
    expect(asked()).toBe(before + 1);
  });

  it('shows of a case that others have reported too where it stands, and no more', async () => {
    server.news.chatCases = [{ ...aCase, state: 'DONE', isOwn: false }];
    await open();
    expect(screen.getByText('Case #12:').parentElement?.textContent).toBe(
      'Case #12: reported done',
    );
    expect(screen.getByText(/^Several people reported this/)).toBeTruthy();
    expect(screen.queryByLabelText('Add photos')).toBeNull();
    expect(screen.queryByRole('button', { name: /not/i })).toBeNull();
  });

  it('leads to what a person has answered in a conversation that was left', async () => {
    const left = { id: '7', sessionId: 'b'.repeat(26), status: 'OPEN' as const };
    const startedAt = '2026-11-20T09:00:00.000Z';
    const answered = { opening: 'Bitte rufen Sie mich an', hasNewReply: true };
    server.earlier = [
      { ...answered, node: { ...left, startedAt } },
      { ...answered, opening: 'Müll', hasNewReply: false, node: { ...left, id: '8', startedAt } },
      { ...answered, node: { ...left, id: '9', sessionId: 'a'.repeat(26), startedAt } },
    ];
    await open();
    expect(screen.getAllByText('Your property management has replied to you')).toHaveLength(1);
    expect(screen.getByText('Bitte rufen Sie mich an')).toBeTruthy();
    await chat.press('Read the reply');
    await pass(20);
    expect(localStorage.getItem('chatSessionId')).toBe('b'.repeat(26));
  });

  it('shows what the craftsman has left, and takes photos', async () => {
    const file = {
      __typename: 'ChatCaseFile' as const,
      ...{ id: 'file-1', originalName: 'nachher.png', fileSize: 1, mimeType: 'image/png' },
      ...{ url: '/api/chat/cases/case-1/files/file-1', isOwn: false },
    };
    server.news.chatCases = [
      { ...aCase, state: 'DONE', report: 'Ventil getauscht.', files: [file] },
    ];
    await open();
    expect(screen.getByText('Ventil getauscht.')).toBeTruthy();
    await lateParts();
    await pass(20);
    // The list of files asks for the code of pictures once it is there itself.
    await lateParts();
    await pass(20);
    const photo = screen.getByLabelText('View nachher.png').querySelector('img');
    expect(photo?.getAttribute('src')).toBe(file.url);
    const sent: [string, number][] = [];
    vi.stubGlobal('fetch', async (path: string, { body }: { body: FormData }) => {
      sent.push([path, body.getAll('files').length]);
      return new Response('{"success":false,"reason":"CASE_TOO_MANY_UPLOADS"}', { status: 429 });
    });
    const files = [new File(['x'], 'a.png'), new File(['y'], 'b.png')];
    fireEvent.change(screen.getByLabelText('Add photos'), { target: { files } });
    await pass(20);
    vi.unstubAllGlobals();
    expect(sent).toEqual([['/api/chat/cases/case-1/files', 2]]);
    expect(screen.getByText(/Too many files in a short time/)).toBeTruthy();
  });

  it('takes photos once, which are chosen again as they seemed not to arrive', async () => {
    server.news.chatCases = [aCase];
    await open();
    await lateParts();
    const keys: string[] = [];
    vi.stubGlobal('fetch', async (_path: string, { headers }: { headers: HeadersInit }) => {
      keys.push(new Headers(headers).get('idempotency-key') ?? '');
      throw new TypeError('The connection is gone.');
    });
    await choosePhotos('a.png');
    await choosePhotos('a.png');
    await choosePhotos('a.png', 'b.png');
    vi.unstubAllGlobals();
    const [first, again, others] = keys;
    expect(first).toMatch(/^\w{26}$/);
    expect(again).toBe(first);
    expect(others).not.toBe(first);
    expect(screen.getByText(/could not be sent/)).toBeTruthy();
  });

  it('takes word that it is not in order after all', async () => {
    server.news.chatCases = [{ ...aCase, state: 'DONE' }];
    await open();
    await chat.press('Not in order yet?');
    fireEvent.change(screen.getByLabelText('What is left to do?'), {
      target: { value: 'Es tropft noch.' },
    });
    const before = asked();
    await chat.press('Report');
    await pass(20);
    expect(server.calls).toContainEqual({
      ...{ name: 'ReopenChatCase', input: { id: 'case-1', text: 'Es tropft noch.' } },
    });
    expect(asked()).toBe(before + 1);
  });

  it('is read, and put away', async () => {
    server.news.chatNotices = [aNotice];
    await open();
    fireEvent.click(screen.getByText('Wasser abgestellt'));
    expect(screen.getByText('Am Dienstag', { selector: 'strong' })).toBeTruthy();
    await chat.press('Hide');
    await pass(20);
    expect(server.calls).toContainEqual({
      ...{ name: 'DismissChatNotice', input: { id: 'notice-1' } },
    });
    expect(screen.queryByText('Wasser abgestellt')).toBeNull();
  });

  it('is noted as shown once, and as read when it is opened', async () => {
    const noted = () =>
      server.calls.filter(({ name }) => name === 'NoteChatNotices').map(({ input }) => input);
    server.news.chatNotices = [aNotice, { ...aNotice, id: 'notice-2', isShown: true }];
    await open();
    expect(noted()).toEqual([{ ids: ['notice-1'], isRead: false }]);
    await pass(300_000);
    expect(noted()).toHaveLength(1);
    const [first] = screen.getAllByText('Wasser abgestellt');
    const card = first?.closest('details');
    card?.setAttribute('open', '');
    if (card) fireEvent(card, new Event('toggle'));
    await pass(20);
    expect(noted().at(-1)).toEqual({ ids: ['notice-1'], isRead: true });
  });

  it('takes no room where there is nothing, and does not disturb where it fails', async () => {
    await open();
    expect(screen.queryByRole('region', { name: 'From your property management' })).toBeNull();
    closeChat();
    server.failures.set('ChatNews', { code: 'NETWORK' });
    await open();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(chat.button('Send')).toBeTruthy();
  });
});
