import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chat, closeChat, openChat, pass } from './testing/chat-driver';
import { aConversation, aMessage, anAnswer, someGuidance } from './testing/factories';
import { FakeServer } from './testing/fake-server';

let server: FakeServer;
const question = aMessage({ text: 'In der Küche ist ein Wasserfleck.' });

function answerThat(offersCase: boolean) {
  return anAnswer({
    ...{ id: 'message-2', sequence: 2, replyToId: question.id },
    guidance: someGuidance({ offersCase }),
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  server = new FakeServer();
  server.signedIn = true;
  server.conversation = aConversation();
  server.messages = [question, answerThat(true)];
  localStorage.setItem('chatSessionId', 'a'.repeat(26));
  localStorage.setItem('userData', JSON.stringify(server.user));
});
afterEach(() => {
  closeChat();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function open(): Promise<void> {
  // Loaded before, or the first of these tests would wait for them and the others would not.
  await Promise.all([
    import('./features/news/CompanyNews'),
    import('./features/damage/DamageOffer'),
    import('./features/attachments/file-lists'),
  ]);
  await openChat(server);
  await pass(20);
  await pass(20);
}
const reports = () => server.calls.filter(({ name }) => name === 'ReportChatCase');
const what = () => screen.getByLabelText<HTMLTextAreaElement>('What is damaged?');

describe('reporting damage below an answer', () => {
  it('begins with what was said, and becomes a card with number and state, live', async () => {
    await open();
    await chat.press('Report damage');
    expect(what().value).toBe('In der Küche ist ein Wasserfleck.');
    fireEvent.change(screen.getByLabelText(/Where/), { target: { value: 'Küche' } });
    const button = chat.button('Report');
    // Both presses of a double click come before anything is drawn anew.
    await act(async () => {
      button.click();
      button.click();
    });
    await pass(20);
    await pass(20);
    expect(reports()).toHaveLength(1);
    expect(reports()[0]?.input).toEqual({
      ...{ answerId: 'message-2', text: 'In der Küche ist ein Wasserfleck.', place: 'Küche' },
      ...{ noticedOn: null, attachmentIds: [] },
    });
    expect(screen.getAllByText('Case #9:')[1]?.parentElement?.textContent).toContain(
      'Case #9: open',
    );
    server.news.chatCases = server.news.chatCases.map((one) => ({ ...one, state: 'IN_PROGRESS' }));
    server.answer({ sender: 'SYSTEM', text: 'Vorgang #9: in Arbeit.' });
    await pass(20);
    await pass(20);
    expect(screen.getAllByText('Case #9:')[1]?.parentElement?.textContent).toContain('in progress');
  });

  it('has the focus once it is open, and gives it back to the button', async () => {
    await open();
    await chat.press('Report damage');
    expect(document.activeElement).toBe(screen.getByRole('form', { name: 'Report damage' }));
    await chat.press('Cancel');
    expect(document.activeElement).toBe(chat.button('Report damage'));
  });

  it('keeps what was written when there is no connection, and through a reload', async () => {
    await open();
    await chat.press('Report damage');
    fireEvent.change(what(), { target: { value: 'Der Fleck tropft.' } });
    server.failures.set('ReportChatCase', { code: 'NETWORK' });
    await chat.press('Report');
    await pass(20);
    expect(screen.getByText(/did not arrive/)).toBeTruthy();
    // As the browser does when the tab is loaded again.
    const report = sessionStorage.getItem('chatReport') ?? '';
    const user = localStorage.getItem('userData') ?? '';
    const session = localStorage.getItem('chatSessionId') ?? '';
    closeChat();
    sessionStorage.setItem('chatReport', report);
    localStorage.setItem('userData', user);
    localStorage.setItem('chatSessionId', session);
    await open();
    expect(what().value).toBe('Der Fleck tropft.');
    server.failures.clear();
    await chat.press('Report');
    await pass(20);
    await pass(20);
    expect(screen.queryByLabelText('What is damaged?')).toBeNull();
    expect(sessionStorage.getItem('chatReport')).toBeNull();
  });

  it('sends photos after it, the same ones under the same key', async () => {
    await open();
    await chat.press('Report damage');
    const photo = new File(['x'], 'fleck.png', { type: 'image/png' });
    fireEvent.change(screen.getByLabelText('Add photos'), { target: { files: [photo] } });
    const keys: (string | null)[] = [];
    vi.stubGlobal('fetch', async (path: string, { headers }: RequestInit) => {
      expect(path).toBe('/api/chat/cases/case-9/files');
      keys.push(new Headers(headers).get('idempotency-key'));
      if (keys.length === 1) throw new TypeError('Failed to fetch');
      return new Response('{"success":true}', { status: 201 });
    });
    await chat.press('Report');
    await pass(20);
    expect(screen.getByText(/photos did not arrive/)).toBeTruthy();
    await chat.press('Report');
    await pass(20);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
    expect(screen.queryByLabelText('What is damaged?')).toBeNull();
  });

  it('asks for photos again that this browser could not keep through a reload', async () => {
    sessionStorage.setItem('chatReportPhotos', 'message-2 key');
    await open();
    expect(screen.getByText(/choose your photos again/)).toBeTruthy();
    const photo = new File(['x'], 'fleck.png', { type: 'image/png' });
    fireEvent.change(screen.getByLabelText('Add photos'), { target: { files: [photo] } });
    await pass(20);
    expect(screen.queryByText(/choose your photos again/)).toBeNull();
    await chat.press('Cancel');
    expect(sessionStorage.getItem('chatReportPhotos')).toBeNull();
  });

  it('is offered by no other answer', async () => {
    server.messages = [question, answerThat(false)];
    await open();
    expect(screen.queryByRole('button', { name: 'Report damage' })).toBeNull();
  });
});
