import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { vi } from 'vitest';
import { App } from '../App';
import { AdminStage } from './AdminStage';
import type { FakeServer } from './fake-server';

/** Lets time pass: timers run, answers arrive, React renders. */
export const pass = (milliseconds: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
  });

type StageProps = Omit<ComponentProps<typeof AdminStage>, 'children' | 'link' | 'path'>;
type Path = ComponentProps<typeof AdminStage>['path'];

/** Opens a page of the console as a browser set to English would. Needs fake timers. */
export async function open(path: Path, server: FakeServer, stage: StageProps = {}) {
  const toasts: string[] = [];
  render(
    <AdminStage
      path={path}
      link={server.link}
      locale="en"
      showToast={(text) => toasts.push(text)}
      {...stage}
    >
      <App />
    </AdminStage>,
  );
  // The console and then the page in it arrive by import(), which no clock of ours drives.
  for (let part = 0; part < 2; part += 1) {
    await act(() => vi.dynamicImportSettled());
    await pass(5);
  }
  return { toasts };
}

export const close = cleanup;

/** What a reader does and sees. */
export const page = {
  address: () => screen.getByTestId('address').textContent,
  heading: () => screen.getByRole('heading', { level: 1 }).textContent,
  button: (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name }),
  field: (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name),
  alerts: () => screen.queryAllByRole('alert').map(({ textContent }) => textContent),
  type: (name: string | RegExp, text: string) =>
    fireEvent.change(page.field(name), { target: { value: text } }),
  /** Presses and lets the answer arrive. */
  async press(name: string | RegExp) {
    await act(async () => page.button(name).click());
    await pass(5);
  },
};
