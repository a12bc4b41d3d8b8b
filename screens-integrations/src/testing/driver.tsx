import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import type { FakeServer } from './fake-server';
import { Stage } from './Stage';

/** Lets time pass: timers run, answers arrive, React renders. */
export const pass = (milliseconds: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
  });

interface OpenOptions {
  companyId?: string;
  isPlatform?: boolean;
}

/** Opens the screens as a browser set to English would. Needs fake timers. */
export async function open(search: string, server: FakeServer, options: OpenOptions = {}) {
  const toasts: string[] = [];
  render(
    <Stage
      path={`/${search}`}
      server={server}
      locale="en"
      showToast={(text) => toasts.push(text)}
      {...options}
    />,
  );
  await pass(5);
  return { toasts };
}

export const close = cleanup;

/** What a reader does and sees. */
export const page = {
  address: () => screen.getByTestId('address').textContent,
  button: (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name }),
  has: (name: string | RegExp) => screen.queryByRole('button', { name }) !== null,
  field: (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name),
  dialog: () => within(screen.getByRole('dialog')),
  hasDialog: () => screen.queryByRole('dialog') !== null,
  alerts: () => screen.queryAllByRole('alert').map(({ textContent }) => textContent),
  cells: (table: string) =>
    within(screen.getByRole('table', { name: table }))
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent),
      ),
  type: (name: string | RegExp, text: string) =>
    act(async () => {
      fireEvent.change(page.field(name), { target: { value: text } });
    }),
  box: (name: string | RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name }),
  async tick(name: string | RegExp) {
    await act(async () => page.box(name).click());
  },
  /** Presses and lets the answer arrive. */
  async press(name: string | RegExp) {
    await act(async () => page.button(name).click());
    await pass(10);
  },
  /** Sends the form of the open dialog. */
  async send() {
    await act(async () => document.querySelector('form')?.requestSubmit());
    await pass(10);
  },
};
