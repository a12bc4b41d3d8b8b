import { act, fireEvent, screen, within } from '@testing-library/react';
import { vi } from 'vitest';

// The texts of refusals come late. Where they are there already, a test need not wait for them.
await Promise.all([import('../messages/refusals-de'), import('../messages/refusals/en')]);

// happy-dom's lists have no size; the form library then takes the first choice for a typed one.
Object.defineProperty(HTMLSelectElement.prototype, 'size', { value: 0 });

/** Lets time pass: timers run, answers arrive, parts load that come late, React renders. */
export async function pass(milliseconds: number): Promise<void> {
  await act(async () => {
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(milliseconds);
  });
  // What is drawn by then may ask for a part that no test has loaded yet, and that for another.
  for (let part = 0; part < 3; part += 1) {
    await act(async () => {
      await vi.dynamicImportSettled();
      await vi.advanceTimersByTimeAsync(0);
    });
  }
}

/** What a user does and sees. */
export const page = {
  address: () => screen.getByTestId('address').textContent,
  heading: () => screen.getByRole('heading', { level: 1 }).textContent,
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
  /** Takes an action of a row out of its menu. */
  async choose(row: string, action: string | RegExp) {
    await page.press(`Actions for ${row}`);
    await act(async () => screen.getByRole('menuitem', { name: action }).click());
    await pass(10);
  },
  /** Sends the first form of the page, which is that of an open dialog. */
  async send() {
    await act(async () => document.querySelector('form')?.requestSubmit());
    await pass(10);
  },
};
