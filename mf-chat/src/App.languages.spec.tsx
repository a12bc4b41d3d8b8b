import { prepareMessages } from '@hausgeist/shell-api/slim';
import { TestShell } from '@hausgeist/shell-api/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from './App';
import { catalogues } from './messages/catalogues';
import { closeChat, pass } from './testing/chat-driver';
import { connected } from './testing/connections';
import { FakeServer } from './testing/fake-server';
import { guidedAnswers } from './testing/guided-answers';

let server: FakeServer;

beforeEach(() => {
  server = new FakeServer();
});

afterEach(() => {
  closeChat();
  vi.useRealTimers();
});

async function open(locale: 'tr' | 'ar' | 'en') {
  await prepareMessages(catalogues, locale);
  vi.useFakeTimers();
  render(
    <TestShell locale={locale} link={server.link} connection={connected}>
      <App />
    </TestShell>,
  );
  await pass(200);
}

async function write(text: string) {
  fireEvent.change(screen.getByRole('textbox'), { target: { value: text } });
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter' });
  await pass(600);
}

describe('in another language', () => {
  it('the page and the assistant speak it', async () => {
    await open('tr');
    expect(screen.getByRole('button', { name: 'Gönder' })).toBeTruthy();
    expect(screen.getByText(/^Merhaba, hoş geldiniz!/).lang).toBe('tr');
  });

  it("its own words stand for the server's German ones at the sign-in", async () => {
    await open('tr');
    await write(server.user.email);
    await write('000000');
    expect(screen.getByText(/^Kimlik doğrulama numarası geçersiz/)).toBeTruthy();
    expect(screen.queryByText(/vom Server/)).toBeNull();
  });

  it('words of the server that nothing stands for are shown as German', async () => {
    server.failures.set('AuthenticateEndUser', { code: 'CONFLICT', message: 'Geht heute nicht.' });
    await open('tr');
    await write(server.user.email);
    await write('000000');
    expect(screen.getByText('Geht heute nicht.').lang).toBe('de');
  });

  it('the wish for a person is sent in it', async () => {
    await open('tr');
    await write(server.user.email);
    await write(server.authNumber);
    fireEvent.click(screen.getByRole('button', { name: 'Bir insanla görüş' }));
    await pass(1);
    expect(server.calls.at(-1)?.input.content).toBe('Bir insanla görüşmek istiyorum.');
  });
});

describe('in Arabic', () => {
  it('an answer says its language, and numbers keep their order', async () => {
    await open('ar');
    await write(server.user.email);
    await write(server.authNumber);
    await write('رائحة غاز في الشقة!');
    const { text, guidance } = guidedAnswers.arabic;
    server.answer({ text, guidance });
    await pass(100);
    const written = screen.getByText(/^اخرج من الشقة/);
    expect(written.closest('[lang]')?.getAttribute('lang')).toBe('ar');
    expect(written.closest('[dir]')?.getAttribute('dir')).toBe('auto');
    expect(screen.getByText('+49 40 66969 900').dir).toBe('ltr');
    expect(screen.getByRole('link', { name: '040 66969 900' }).dir).toBe('ltr');
  });
});

describe('in English', () => {
  it('the assistant speaks German, as specified, and says below what it means', async () => {
    await open('en');
    const german = screen.getByText(/^Guten Tag/);
    const english = screen.getByText(/^Hello and welcome/);
    expect([german.lang, english.lang]).toEqual(['de', 'en']);
    expect(german.compareDocumentPosition(english)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await write(server.user.email);
    await write(server.authNumber);
    expect(screen.getByText('Willkommen, Anna! Wie kann ich Ihnen heute helfen?')).toBeTruthy();
    expect(screen.getByText('Welcome, Anna! How can I help you today?')).toBeTruthy();
  });

  it('first questions are suggested and asked in English', async () => {
    await open('en');
    await write(server.user.email);
    await write(server.authNumber);
    fireEvent.click(screen.getByRole('button', { name: 'Heating' }));
    await pass(1);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe(
      'My heating does not get warm. What can I do?',
    );
  });
});
