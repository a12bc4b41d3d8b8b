import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChatMessageFragment } from './gql/graphql';
import { chat, closeChat, openChat, pass } from './testing/chat-driver';
import { FakeServer } from './testing/fake-server';
import { guidedAnswers } from './testing/guided-answers';

let server: FakeServer;

beforeEach(async () => {
  vi.useFakeTimers();
  server = new FakeServer();
  await openChat(server);
  await pass(100);
  await chat.signIn(server);
});

afterEach(() => {
  closeChat();
  vi.useRealTimers();
});

const sent = () =>
  server.calls.filter(({ name }) => name === 'SendMessage').map(({ input }) => input.content);

/** Asks something and gets this answer, now. */
async function askFor(
  kind: keyof typeof guidedAnswers,
  overrides: Partial<ChatMessageFragment> = {},
) {
  await chat.send('Hallo?');
  const { text, guidance, sources } = guidedAnswers[kind];
  const createdAt = new Date().toISOString();
  const answer = server.answer({ text, guidance, sources, createdAt, ...overrides });
  await pass(100);
  return answer;
}

const toggle = () => screen.getByText('More about this').closest('button') as HTMLElement;

const links = () =>
  within(screen.getByRole('log'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('an answer about a danger', () => {
  it('says what to do first, then offers the numbers, 112 and 110 first, then says the rest', async () => {
    await askFor('emergency');
    const calls = within(screen.getByRole('list', { name: 'Call now' })).getAllByRole('link');
    expect(calls.map((link) => link.getAttribute('href'))).toEqual([
      'tel:112',
      'tel:110',
      'tel:04066969900',
    ]);
    expect(calls[0]?.textContent).toBe('112 Feuerwehr und Rettungsdienst');
    const follows = (text: RegExp) =>
      calls[0]?.compareDocumentPosition(within(screen.getByRole('log')).getByText(text));
    expect(follows(/Gehen Sie sofort ins Freie/)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    expect(follows(/Warnen Sie andere/)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('is told at once, and once', async () => {
    const answer = await askFor('emergency');
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toBe(
      'Emergency. Gehen Sie sofort ins Freie: im Haus kein Licht, keine Klingel, kein Telefon und keine Flamme. Feuerwehr und Rettungsdienst: 112. Polizei: 110. Notdienst der Hausverwaltung: 040 66969 900',
    );
    server.emit({ __typename: 'MessageChanged', cursor: '9', message: { ...answer } });
    await pass(100);
    expect(screen.getByRole('alert')).toBe(alert);
  });

  it('is not told anew when an old conversation is opened', async () => {
    await askFor('emergency', { createdAt: '2026-11-20T09:00:00.000Z' });
    expect(screen.getByRole('list', { name: 'Call now' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('offers them while its text is still being written, and interrupts once it is known what to do', async () => {
    await askFor('emergency', { status: 'GENERATING', text: '**Gehen Sie' });
    expect(links()).toEqual(['tel:112', 'tel:110', 'tel:04066969900']);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('stands under no topic', async () => {
    await askFor('emergency', { category: 'Notfall' });
    expect(screen.queryByText(/Topic:/)).toBeNull();
  });

  it('makes links of the numbers and addresses in its text', async () => {
    await askFor('emergency');
    expect(links().slice(3)).toEqual([
      'tel:112',
      'tel:04066969900',
      'mailto:notdienst@lindenhof.example',
    ]);
  });
});

describe('the choices of an answer', () => {
  const choice = 'Heizkörper tropft';

  it('are sent as they are, once, and leave what is being written', async () => {
    await askFor('askBack');
    chat.write('Angefangen');
    const button = chat.button(choice);
    act(() => {
      fireEvent.click(button, { detail: 1 });
      fireEvent.click(button, { detail: 2 });
    });
    await pass(1);
    expect(sent()).toEqual(['Hallo?', choice]);
    expect(chat.messages().at(-1)).toBe(`You: ${choice}`);
    expect(chat.input().value).toBe('Angefangen');
  });

  it('become quiet text as soon as something was sent', async () => {
    await askFor('askBack');
    await chat.send('Etwas anderes');
    expect(screen.queryByRole('button', { name: choice })).toBeNull();
    expect(screen.getByText(choice)).toBeTruthy();
  });

  it('give the keyboard its place in the input', async () => {
    await askFor('askBack');
    fireEvent.click(chat.button(choice), { detail: 0 });
    await pass(1);
    expect(document.activeElement).toBe(chat.input());
  });

  it('wait until the answer is complete', async () => {
    await askFor('askBack', { status: 'GENERATING' });
    expect(screen.queryByRole('button', { name: choice })).toBeNull();
  });
});

describe('the folded part of an answer', () => {
  it('is there for screen readers, and unfolded for the eye', async () => {
    await askFor('folded');
    const button = chat.button('More about this');
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(screen.getByText(/Sperrmüll/)).toBeTruthy();
    await chat.press('More about this');
    expect(button.getAttribute('aria-expanded')).toBe('true');
  });

  it('stays as it is when the answer is complete', async () => {
    const answer = await askFor('folded', { status: 'GENERATING' });
    expect(toggle().tabIndex).toBe(-1);
    fireEvent.click(toggle());
    const message = { ...answer, status: 'COMPLETE' };
    server.emit({ __typename: 'MessageChanged', cursor: '9', message });
    await pass(100);
    expect(toggle().getAttribute('aria-expanded')).toBe('true');
    expect(toggle().tabIndex).toBe(0);
  });

  it('is opened by the keyboard that reaches a link inside', async () => {
    await askFor('folded');
    act(() => screen.getByRole('link', { name: '(089) 12 34 56-0' }).focus());
    expect(chat.button('More about this').getAttribute('aria-expanded')).toBe('true');
  });
});

describe('an answer without the AI provider', () => {
  it('says so', async () => {
    await askFor('fallback');
    expect(screen.getByText(/AI service cannot be reached/)).toBeTruthy();
  });
});

describe('the wish for a person', () => {
  it('is named by the notice as by its button, on a phone too', async () => {
    const named = screen.getByText(/legal advice/).querySelectorAll('span');
    const button = within(screen.getByRole('button', { name: 'Talk to a person' }));
    expect([...named].map((each) => each.outerHTML)).toEqual([
      button.getByText('Talk to a person').outerHTML,
      button.getByText('Talk to a person').nextElementSibling?.outerHTML,
    ]);
  });

  it('is sent in the language of the page', async () => {
    await chat.press('Talk to a person');
    await pass(1);
    expect(sent()).toEqual(['I would like to talk to a person.']);
  });

  it('waits while an answer is awaited', async () => {
    await chat.send('Hallo?');
    await chat.press('Talk to a person');
    await pass(1);
    expect(sent()).toEqual(['Hallo?']);
  });

  it('is heard before the sign-in, and asks for it', async () => {
    closeChat();
    server = new FakeServer();
    await openChat(server);
    await pass(100);
    await chat.press('Talk to a person');
    await pass(500);
    expect(chat.messages().at(-1)).toContain('melden Sie sich dafür zuerst hier an');
    expect(server.calls).toEqual([]);
    await chat.signIn(server);
    expect(chat.messages().at(-1)).toContain('Anna');
  });
});

describe('what an answer rests on', () => {
  it('opens with a press and shows what stands there', async () => {
    await askFor('fallback');
    await chat.press(/Source: Heizung wird nicht warm/);
    const dialog = screen.getByRole('dialog', { name: 'Heizung wird nicht warm' });
    expect(dialog.textContent).toContain('Entlüften Sie den Heizkörper.');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is only named where the answer is older than its passages', async () => {
    await askFor('folded');
    expect(screen.getByText('Source: Müllabfuhr und Mülltrennung')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Source:/ })).toBeNull();
  });
});

it('names each topic once where the assistant asks back', async () => {
  await askFor('askBack');
  expect(screen.getAllByText(/Heizkörper tropft/)).toHaveLength(1);
  expect(chat.button('Heizkörper tropft')).toBeTruthy();
});
