import { TestShell } from '@hausgeist/shell-api/testing';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import { App } from '../App';
import { connected } from './connections';
import type { FakeServer } from './fake-server';

type ShellOverrides = Partial<Parameters<typeof TestShell>[0]>;

/** Lets time pass: timers run, answers arrive, React renders. */
export const pass = (milliseconds: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
  });

/** Waits for the code of parts that come late. Outside of act(), React would draw them 300 ms after it has arrived. */
export const lateParts = () => act(async () => vi.dynamicImportSettled());

/** Opens the chat as a browser set to English would, with the clock in our hands. */
export async function openChat(server: FakeServer, overrides: ShellOverrides = {}) {
  render(
    <TestShell locale="en" link={server.link} connection={connected} {...overrides}>
      <App />
    </TestShell>,
  );
  await pass(1);
  return chat;
}

/** Removes the page and what the browser keeps of it. */
export function closeChat(): void {
  cleanup();
  history.replaceState(null, '');
  localStorage.clear();
  sessionStorage.clear();
}

/** What a visitor does and sees. */
export const chat = {
  input: () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' }),
  button: (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name }),
  log: () => screen.getByRole('log'),
  /** Every message with its author, such as `You: Hallo`. */
  messages: () =>
    within(chat.log())
      .queryAllByRole('listitem')
      .flatMap((item) => item.querySelector('[class*="content"]')?.textContent ?? []),
  write: (text: string) => fireEvent.change(chat.input(), { target: { value: text } }),
  /** Puts files into the next message; their list is there afterwards. */
  async paste(...files: File[]) {
    fireEvent.paste(chat.input(), { clipboardData: { files, types: ['Files'] } });
    await lateParts();
  },
  /** Presses a button; what comes with its first use is there afterwards. */
  async press(name: string | RegExp) {
    await act(async () => chat.button(name).click());
    await lateParts();
  },
  /** Writes and sends; the server has answered afterwards. */
  async send(text: string) {
    chat.write(text);
    fireEvent.keyDown(chat.input(), { key: 'Enter' });
    await pass(1);
  },
  /** Goes through the steps until questions can be asked. */
  async signIn(server: FakeServer) {
    await chat.send(server.user.email);
    await pass(500);
    await chat.send(server.authNumber);
    await pass(10);
  },
};
