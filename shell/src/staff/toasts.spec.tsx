import { cleanup, render, screen } from '@testing-library/react';
import { type Toast, ToastRegion } from '@hausgeist/ui';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const region = (...toasts: Toast[]) => (
  <ToastRegion label="Messages" dismissLabel="Close" toasts={toasts} onDismiss={() => undefined} />
);

it('stands above the page only while there are messages, as showing it styles the whole page', () => {
  const show = vi.fn<() => void>();
  HTMLElement.prototype.showPopover = show;
  const { rerender } = render(region());
  expect(show).not.toHaveBeenCalled();
  expect(document.querySelector('[popover]')).toBeNull();
  rerender(region({ id: '1', text: 'Saved.' }));
  expect(show).toHaveBeenCalledOnce();
  expect(screen.getByRole('region', { name: 'Messages' }).textContent).toContain('Saved.');
  rerender(region());
  expect(document.querySelector('[popover]')).toBeNull();
});
