import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chat, closeChat, openChat, pass } from './testing/chat-driver';
import { disconnected } from './testing/connections';
import { aConversation, aFile, aMessage, anAnswer } from './testing/factories';
import { FakeServer } from './testing/fake-server';
import { uploadThat } from './testing/fake-upload';

const welcome = /^AI assistant: Guten Tag .* E-Mail-Adresse/;
const askNumber = /^AI assistant: Vielen Dank.* Authentifizierungsnummer/;
const apology =
  'AI assistant: Es tut mir leid, bei der Verarbeitung Ihrer Nachricht ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.I am sorry, your message could not be processed. Please try again.';
const wrongNumber =
  'AI assistant: Ungültige Authentifizierungsnummer. Bitte versuchen Sie es erneut oder wenden Sie sich an den Support, falls Sie Probleme haben.Invalid authentication number. Please try again, or contact support if you have problems.';

let server: FakeServer;
beforeEach(() => {
  vi.useFakeTimers();
  server = new FakeServer();
});
afterEach(() => {
  closeChat();
  vi.useRealTimers();
});

const storedTexts = () =>
  [localStorage, sessionStorage].flatMap((storage) =>
    Array.from({ length: storage.length }, (_, index) => storage.getItem(storage.key(index) ?? '')),
  );
const callsOf = (name: string) => server.calls.filter((call) => call.name === name);

describe('signing in', () => {
  it('asks for the e-mail address 0.1 s after the start', async () => {
    await openChat(server);
    await pass(98);
    expect(chat.messages()).toEqual([]);
    await pass(1);
    expect(chat.messages()).toEqual([expect.stringMatching(welcome)]);
  });

  it('asks for the number 0.5 s after the e-mail address', async () => {
    await openChat(server);
    await pass(100);
    await chat.send('anna@beispiel.de');
    await pass(498);
    expect(chat.messages()).toHaveLength(2);
    await pass(1);
    expect(chat.messages().at(-1)).toMatch(askNumber);
    expect(chat.input().inputMode).toBe('numeric');
  });

  it('stays at the e-mail address when it is none, without asking the server', async () => {
    await openChat(server);
    await pass(100);
    await chat.send('keine adresse');
    await pass(500);
    expect(chat.messages().at(-1)).toContain('name@beispiel.de');
    expect(chat.input().inputMode).toBe('email');
    expect(server.calls).toEqual([]);
  });

  it('greets with the way to people in its place, so that nothing moves under a finger', async () => {
    server.held.add('HumanContact');
    await openChat(server);
    await pass(100);
    await chat.signIn(server);
    expect(chat.messages().at(-1)).not.toContain('Anna');
    server.release('HumanContact');
    await pass(10);
    expect(chat.messages().at(-1)).toContain('Anna');
    expect(document.querySelector('a[href^="tel:"]')).not.toBeNull();
  });

  it('greets by the first name, keeps who it is, and hides the number', async () => {
    await openChat(server);
    await pass(100);
    await chat.signIn(server);
    expect(chat.messages().at(-1)).toContain('Anna');
    expect(chat.log().textContent).not.toContain(server.authNumber);
    expect(JSON.parse(localStorage.getItem('userData') ?? '')).toEqual({
      firstName: 'Anna',
      email: 'anna@beispiel.de',
    });
  });

  it('does not put the number into storage', async () => {
    await openChat(server);
    await chat.send('anna@beispiel.de');
    chat.write('123456');
    expect(storedTexts()).not.toContain('123456');
    expect(localStorage).toHaveLength(0);
  });

  it('says that a number is wrong and asks again', async () => {
    await openChat(server);
    await chat.send('anna@beispiel.de');
    await pass(500);
    await chat.send('000000');
    await pass(10);
    expect(chat.messages().at(-1)).toBe(wrongNumber);
    await chat.send(server.authNumber);
    await pass(10);
    expect(chat.messages().at(-1)).toContain('Anna');
  });

  it('asks for the code that was mailed, and takes the number as a wish for another one', async () => {
    server.signInCode = '445566';
    await openChat(server);
    await chat.signIn(server);
    expect(chat.messages().at(-1)).toContain('Wir haben Ihnen einen Code per E-Mail gesendet.');
    expect(chat.input().placeholder).toBe('Code from the email');
    await chat.send('000000');
    await pass(10);
    expect(chat.messages().at(-1)).toContain('Dieser Code stimmt nicht');
    await chat.send(server.authNumber);
    await pass(10);
    expect(chat.messages().at(-1)).toContain('Wir haben Ihnen einen Code per E-Mail gesendet.');
    await chat.send('445566');
    await pass(10);
    expect(chat.messages().at(-1)).toContain('Anna');
    expect(chat.log().textContent).not.toContain('445566');
  });

  it('shows its own words when the server has none', async () => {
    server.failures.set('AuthenticateEndUser', { code: 'UNAUTHENTICATED', message: '' });
    await openChat(server);
    await chat.signIn(server);
    expect(chat.messages().at(-1)).toBe(wrongNumber);
  });

  it('opens files and the end of the chat only afterwards', async () => {
    await openChat(server);
    expect(chat.button(/^Attach files/).disabled).toBe(true);
    expect(chat.button('End Chat & Get Summary').disabled).toBe(true);
    await chat.signIn(server);
    expect(chat.button('Attach files').disabled).toBe(false);
    expect(chat.button('End Chat & Get Summary').disabled).toBe(false);
  });
});

describe('asking', () => {
  beforeEach(async () => {
    await openChat(server);
    await pass(100);
    await chat.signIn(server);
  });

  it('cannot send nothing', async () => {
    expect(chat.button('Send').disabled).toBe(true);
    await chat.send('   ');
    expect(callsOf('SendMessage')).toEqual([]);
  });

  it('shows the question at once and sends it once, however often Enter is pressed', async () => {
    server.held.add('SendMessage');
    await chat.send('Heizung?');
    await chat.send('Heizung?');
    expect(chat.messages().at(-1)).toBe('You: Heizung?');
    expect(chat.button('Sending...').getAttribute('aria-disabled')).toBe('true');
    expect(callsOf('SendMessage')).toHaveLength(1);
    expect(callsOf('SendMessage')[0]?.input).toMatchObject({
      sessionId: localStorage.getItem('chatSessionId'),
      content: 'Heizung?',
      attachmentIds: [],
    });
  });

  it('writes a new line with Shift and Enter', () => {
    chat.write('eine Zeile');
    const goesOn = fireEvent.keyDown(chat.input(), { key: 'Enter', shiftKey: true });
    expect(goesOn).toBe(true);
    expect(callsOf('SendMessage')).toEqual([]);
  });

  it('shows an answer as it grows, then whole, and is ready again', async () => {
    await chat.send('Heizung?');
    expect(screen.getByText('AI assistant is typing...')).toBeTruthy();
    const answer = server.answer({ status: 'GENERATING', text: '' });
    const delta = { __typename: 'AnswerDelta', messageId: answer.id, attempt: 1 };
    server.emit({ ...delta, offset: 0, text: 'Bitte ' });
    server.emit({ ...delta, offset: 6, text: 'entlüften.' });
    await pass(100);
    expect(chat.messages().at(-1)).toContain('Bitte entlüften.');
    expect(chat.log().getAttribute('aria-busy')).toBe('true');
    server.emit({
      __typename: 'MessageChanged',
      cursor: '9',
      message: { ...answer, status: 'COMPLETE', text: 'Bitte entlüften.' },
    });
    await pass(100);
    expect(chat.messages().filter((text) => text.includes('entlüften'))).toHaveLength(1);
    expect(chat.log().getAttribute('aria-busy')).toBe('false');
    chat.write('Danke');
    expect(chat.button('Send').disabled).toBe(false);
  });

  it('stops waiting after 15 s, and still shows an answer that comes late', async () => {
    await chat.send('Heizung?');
    await pass(14_900);
    expect(chat.button('Sending...')).toBeTruthy();
    await pass(200);
    expect(chat.button('Send')).toBeTruthy();
    expect(screen.getByText(/takes longer than usual/)).toBeTruthy();
    server.answer({ text: 'Spät, aber da.' });
    await pass(100);
    expect(chat.messages().at(-1)).toContain('Spät, aber da.');
    expect(screen.queryByText(/takes longer than usual/)).toBeNull();
  });

  it('says once that there is no connection, and offers to send the same message again', async () => {
    server.failures.set('SendMessage', { code: 'NETWORK' });
    await chat.send('Heizung?');
    expect(chat.messages().at(-1)).toBe('You: Heizung?');
    expect(screen.getByRole('alert').textContent).toBe(
      'Failed to send message: no connection to the server',
    );
    server.failures.clear();
    await chat.press('Retry');
    await pass(1);
    const [first, second] = callsOf('SendMessage');
    expect(second?.input.requestId).toBe(first?.input.requestId);
    expect(chat.messages().at(-1)).toBe('You: Heizung?');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it("repeats the server's reason", async () => {
    server.failures.set('SendMessage', { code: 'RATE_LIMITED', message: 'Zu schnell.' });
    await chat.send('Heizung?');
    expect(chat.messages().at(-1)).toBe('AI assistant: Zu schnell.');
    expect(screen.getByRole('alert').textContent).toBe('Failed to send message: Zu schnell.');
  });

  it("repeats the server's reason", async () => {
    server.failures.set('SendMessage', {
      code: 'RATE_LIMITED',
      message: 'Zu schnell.',
      reason: 'TOO_MANY_MESSAGES',
    });
    await chat.send('Heizung?');
    expect(chat.messages().at(-1)).toBe('AI assistant: Zu schnell.');
    expect(screen.getByRole('alert').textContent).toBe(
      'Failed to send message: You have sent very many messages in a short time. Please wait a moment.',
    );
  });

  it('asks for a failed answer again', async () => {
    await chat.send('Heizung?');
    const failed = server.answer({ status: 'FAILED', isError: true, text: '' });
    await pass(100);
    expect(chat.messages().at(-1)).toBe(apology);
    expect(screen.getByRole('alert').textContent).toBe(
      'Failed to send message: the assistant could not answer',
    );
    await chat.press('Retry');
    await pass(1);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(callsOf('RetryAnswer')[0]?.input).toMatchObject({ messageId: failed.id });
    expect(chat.messages().at(-1)).toBe('You: Heizung?');
    expect(screen.getByText('AI assistant is typing...')).toBeTruthy();
  });

  it('waits for it anew, also when the error line was closed before', async () => {
    await chat.send('Heizung?');
    server.answer({ status: 'FAILED', isError: true, text: '' });
    await pass(100);
    await chat.press('Dismiss message');
    await chat.press('Retry');
    await pass(1);
    expect(screen.getByText('AI assistant is typing...')).toBeTruthy();
    expect(screen.queryByText(/takes longer than usual/)).toBeNull();
  });

  it('says so when an answer is empty', async () => {
    await chat.send('Heizung?');
    server.answer({ text: '' });
    await pass(100);
    expect(chat.messages().at(-1)).toContain("couldn't format the response properly");
  });

  it('asks to sign in again when the sign-in has expired, and keeps the text', async () => {
    await chat.paste(aFile('foto.png'));
    vi.stubGlobal('XMLHttpRequest', uploadThat('load'));
    await chat.send('Meine lange Frage');
    vi.unstubAllGlobals();
    expect(chat.messages().at(-1)).toContain('abgelaufen');
    expect(chat.messages()).not.toContain('You: Meine lange Frage');
    expect(chat.input().inputMode).toBe('email');
    // The input is free for the sign-in, and what was written cannot be sent as an address.
    expect(chat.input().value).toBe('');
    expect(chat.button('Send').disabled).toBe(true);
    await chat.signIn(server);
    expect(chat.input().value).toBe('Meine lange Frage');
    expect(chat.button('Remove foto.png')).toBeTruthy();
    expect(sessionStorage.getItem('chatDraft')).toContain('Meine lange Frage');
  });

  it('puts a message that was not sent before what was written since', async () => {
    server.held.add('SendMessage');
    server.failures.set('SendMessage', { code: 'UNAUTHENTICATED' });
    await chat.send('Erstens');
    chat.write('Zweitens');
    server.release('SendMessage');
    await pass(10);
    await chat.signIn(server);
    expect(chat.input().value).toBe('Erstens\n\nZweitens');
  });
});

describe('the end', () => {
  beforeEach(async () => {
    await openChat(server);
    await chat.signIn(server);
    await chat.send('Heizung?');
    server.answer();
    await pass(100);
  });

  it('shows the summary when it is written, and starts over when that is closed', async () => {
    const before = localStorage.getItem('chatSessionId');
    await chat.press('End Chat & Get Summary');
    expect(screen.getByRole('alertdialog', { name: 'End this chat?' }).textContent).toContain(
      'emailed to anna@beispiel.de. Lindenhof Hausverwaltung GmbH gets it as a PDF',
    );
    expect(callsOf('EndConversation')).toEqual([]);
    await chat.press('End chat');
    await pass(1);
    const dialog = screen.getByRole('dialog', { name: 'Conversation Summary' });
    expect(dialog.textContent).toContain('Summary and emails are being generated');
    expect(callsOf('EndConversation')[0]?.timeoutMs).toBe(120_000);
    expect(chat.log().textContent).not.toContain('ended successfully');
    await pass(1_000);
    expect(chat.log().textContent).toContain('Your conversation has been ended successfully.');
    server.emit({
      __typename: 'ConversationChanged',
      cursor: '100',
      conversation: aConversation({
        status: 'ENDED',
        cursor: '100',
        summary: 'Heizung entlüftet.',
      }),
    });
    await pass(100);
    expect(dialog.textContent).toContain('Heizung entlüftet.');
    expect(dialog.textContent).toContain('PDF');
    expect(dialog.textContent).toContain('property management team');
    fireEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    await pass(150);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(localStorage.getItem('chatSessionId')).not.toBe(before);
    expect(chat.messages()).toEqual([expect.stringMatching(welcome)]);
  });

  it('apologises when it fails', async () => {
    server.failures.set('EndConversation', { code: 'UNAVAILABLE', message: 'Gerade nicht.' });
    await chat.press('End Chat & Get Summary');
    await chat.press('End chat');
    await pass(1);
    expect(chat.messages().at(-1)).toContain('Beenden des Gesprächs');
    expect(screen.getByRole('alert').textContent).toBe('Failed to end chat: Gerade nicht.');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('clearing', () => {
  it('asks first, then starts a fresh session and ends the old one on the server', async () => {
    await openChat(server);
    await chat.signIn(server);
    await chat.send('Heizung?');
    const before = localStorage.getItem('chatSessionId');
    await chat.press('Clear Conversation');
    expect(server.signedIn).toBe(true);
    expect(screen.getByRole('alertdialog', { name: 'Clear conversation?' })).toBeTruthy();
    await chat.press('Clear');
    await pass(150);
    expect(localStorage.getItem('chatSessionId')).not.toBe(before);
    expect(localStorage.getItem('userData')).toBeNull();
    expect(chat.messages()).toEqual([expect.stringMatching(welcome)]);
    expect(server.signedIn).toBe(false);
  });

  it('does not ask when there is nothing to lose', async () => {
    await openChat(server);
    await pass(100);
    await chat.press('Clear Conversation');
    await pass(150);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(chat.messages()).toEqual([expect.stringMatching(welcome)]);
  });
});

describe('coming back', () => {
  beforeEach(() => {
    localStorage.setItem('chatSessionId', 'a'.repeat(26));
    localStorage.setItem('userData', JSON.stringify(server.user));
    server.conversation = aConversation();
    server.messages = [aMessage(), anAnswer()];
  });

  it('shows what was said, below a greeting', async () => {
    server.signedIn = true;
    await openChat(server);
    await pass(10);
    expect(chat.messages()).toEqual([
      expect.stringContaining('Anna'),
      'You: Meine Heizung wird nicht warm.',
      'AI assistant: Bitte entlüften Sie zuerst den Heizkörper.',
    ]);
    expect(callsOf('ChatEvents')[0]?.input).toMatchObject({ after: '1' });
  });

  it('asks for everything when an answer is being written', async () => {
    server.signedIn = true;
    server.messages = [aMessage(), anAnswer({ status: 'GENERATING', text: '' })];
    await openChat(server);
    await pass(10);
    expect(callsOf('ChatEvents')[0]?.input.after).toBeUndefined();
    expect(screen.getByText('AI assistant is typing...')).toBeTruthy();
  });

  it('begins with the steps when the sign-in has expired', async () => {
    await openChat(server);
    await pass(150);
    expect(chat.messages()).toEqual([expect.stringMatching(welcome)]);
  });

  it('offers another try when the server cannot be reached', async () => {
    server.signedIn = true;
    server.failures.set('ChatConversation', { code: 'NETWORK' });
    await openChat(server);
    await pass(10);
    expect(screen.getByRole('alert').textContent).toContain('could not be loaded');
    server.failures.clear();
    await chat.press('Try again');
    await pass(10);
    expect(chat.messages()).toHaveLength(3);
  });

  it('reads the answer every few seconds while the socket is down', async () => {
    server.signedIn = true;
    await openChat(server, { connection: disconnected });
    await pass(10);
    expect(screen.queryByText(/Offline/)).toBeNull();
    await pass(2_500);
    expect(screen.getByText(/Offline/)).toBeTruthy();
    server.conversation = aConversation({ cursor: '5' });
    server.messages.push(anAnswer({ sequence: 3, id: 'm3', text: 'Über Umwege.' }));
    await pass(4_000);
    expect(chat.messages().at(-1)).toContain('Über Umwege.');
  });

  it('follows when another tab starts over', async () => {
    server.signedIn = true;
    await openChat(server);
    await pass(10);
    localStorage.removeItem('userData');
    localStorage.setItem('chatSessionId', 'b'.repeat(26));
    fireEvent(window, new StorageEvent('storage', { storageArea: localStorage }));
    await pass(150);
    expect(chat.messages()).toEqual([expect.stringMatching(welcome)]);
  });

  it('keeps the draft over a reload', async () => {
    server.signedIn = true;
    await openChat(server);
    await pass(10);
    chat.write('Angefangen');
    cleanup();
    await openChat(server);
    await pass(10);
    expect(chat.input().value).toBe('Angefangen');
  });

  it('gives nobody what somebody else has written before', async () => {
    server.signedIn = true;
    await openChat(server);
    await pass(10);
    chat.write('Nur für mich');
    localStorage.removeItem('userData');
    localStorage.setItem('chatSessionId', 'b'.repeat(26));
    fireEvent(window, new StorageEvent('storage', { storageArea: localStorage }));
    await pass(150);
    expect(chat.input().value).toBe('');
    await chat.signIn(server);
    expect(chat.input().value).toBe('');
    expect(storedTexts().join()).not.toContain('Nur für mich');
  });
});
