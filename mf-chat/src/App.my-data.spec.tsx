import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chat, closeChat, lateParts, openChat, pass } from './testing/chat-driver';
import { aConversation, anOwnRequest } from './testing/factories';
import { FakeServer } from './testing/fake-server';

let server: FakeServer;
beforeEach(() => {
  server = new FakeServer();
  server.signedIn = true;
  server.conversation = aConversation();
  localStorage.setItem('chatSessionId', 'a'.repeat(26));
  localStorage.setItem('userData', JSON.stringify(server.user));
  vi.useFakeTimers();
});
afterEach(() => {
  closeChat();
  vi.useRealTimers();
});

const dialog = () => within(screen.getByRole('dialog'));

/** The dialog comes by an import of its own, which timers do not drive. */
async function openMyData(): Promise<void> {
  await openChat(server);
  await pass(10);
  await import('./features/my-data/MyDataDialog');
  const [button] = screen.getAllByRole('button', { name: 'My data' });
  button?.click();
  await pass(50);
  await lateParts();
  await pass(50);
}

describe('one’s own data', () => {
  it('are asked for after a question, and the state is shown', async () => {
    await openMyData();
    await chat.press('Ask for a copy');
    expect(server.calls.some(({ name }) => name === 'AskForOwnData')).toBe(false);
    await chat.press('Send request');
    await pass(20);
    expect(server.calls.find(({ name }) => name === 'AskForOwnData')?.input).toEqual({
      ...{ kind: 'EXPORT', language: 'en' },
    });
    expect(dialog().getByText('Being checked')).toBeTruthy();
    expect(chat.button('Ask for a copy').disabled).toBe(true);
    expect(chat.button('Ask for erasure').disabled).toBe(false);
  });

  it('can be fetched here once the package is there', async () => {
    server.ownRequests = [
      anOwnRequest({
        ...{ state: 'DONE', packageBytes: 4_300_000 },
        packageUntil: '2026-11-08T09:00:00.000Z',
      }),
    ];
    await openMyData();
    const link = dialog().getByRole('link', { name: 'Download the package (4.1 MB)' });
    expect(link.getAttribute('href')).toBe('/api/chat/privacy-requests/request-1/package');
  });

  it('say why a request was refused or takes longer, or that it was made before', async () => {
    server.ownRequests = [
      anOwnRequest({ id: '2', state: 'REFUSED', refusalReason: 'Mietverhältnis läuft' }),
      anOwnRequest({ id: '1', kind: 'ERASURE', extensionReason: 'Viele Anfragen' }),
    ];
    server.failures.set('AskForOwnData', { code: 'CONFLICT' });
    await openMyData();
    expect(dialog().getByText('Refused: Mietverhältnis läuft')).toBeTruthy();
    expect(dialog().getByText('It takes longer: Viele Anfragen')).toBeTruthy();
    await chat.press('Ask for a copy');
    await chat.press('Send request');
    await pass(20);
    expect(dialog().getByText('You have asked for this already.')).toBeTruthy();
  });
});
