import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chat, closeChat, openChat, pass } from './testing/chat-driver';
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
  ...{ id: 'case-1', number: 12, title: 'Heizung kalt', state: 'OPEN' as const },
  appointmentAt: null,
};
const aNotice = {
  __typename: 'ChatNotice' as const,
  ...{ id: 'notice-1', companyName: 'Lindenhof', subject: 'Wasser abgestellt' },
  ...{ text: 'Am Dienstag von 9 bis 11 Uhr.', sentAt: '2026-11-20T09:00:00.000Z' },
};

async function open(): Promise<void> {
  // Loaded before, or the first of these tests would wait for it and the others would not.
  await import('./features/news/CompanyNews');
  await openChat(server);
  await pass(20);
  await pass(20);
}
const asked = () => server.calls.filter(({ name }) => name === 'ChatNews').length;

describe('what the company does and says', () => {
  it('stands above the chat, and is new when a line of the company says so', async () => {
    server.news.chatCases = [aCase];
    await open();
    expect(screen.getByText('Case #12:').parentElement?.textContent).toBe('Case #12: open');
    server.news.chatCases = [
      { ...aCase, state: 'SCHEDULED', appointmentAt: '2026-12-01T09:00:00.000Z' },
    ];
    const before = asked();
    server.answer({ sender: 'SYSTEM', text: 'Vorgang #12: Termin vereinbart.' });
    // It is read, and then what it is about.
    await pass(20);
    await pass(20);
    expect(asked()).toBe(before + 1);
    expect(screen.getByText('Case #12:').parentElement?.textContent).toContain('appointment made');
    expect(screen.getByText(/December 1, 2026/)).toBeTruthy();
    // An answer of the assistant is no news of the company.
    server.answer(anAnswer());
    await pass(20);
    expect(asked()).toBe(before + 1);
  });

  it('is read, and put away', async () => {
    server.news.chatNotices = [aNotice];
    await open();
    fireEvent.click(screen.getByText('Wasser abgestellt'));
    expect(screen.getByText('Am Dienstag von 9 bis 11 Uhr.')).toBeTruthy();
    await chat.press('Hide');
    await pass(20);
    expect(server.calls.at(-1)).toMatchObject({
      ...{ name: 'DismissChatNotice', input: { id: 'notice-1' } },
    });
    expect(screen.queryByText('Wasser abgestellt')).toBeNull();
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
