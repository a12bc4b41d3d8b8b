import { ToastRegion } from '@hausgeist/ui';
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  // The test's browser has no popovers.
  HTMLElement.prototype.showPopover = () => undefined;
});
afterEach(cleanup);

/** A finger that goes down at one place and up at another one. */
function swipe(element: HTMLElement, by: number): void {
  const at = (type: 'pointerDown' | 'pointerMove' | 'pointerUp', clientX: number) => {
    const event = createEvent[type](element);
    Object.assign(event, { clientX, pointerType: 'touch' });
    fireEvent(element, event);
  };
  at('pointerDown', 100);
  at('pointerMove', 100 + by);
  at('pointerUp', 100 + by);
}

it('throws a message away that a finger moves aside, and not one that it only touches', () => {
  const onDismiss = vi.fn<(id: string) => void>();
  render(
    <ToastRegion
      label="Messages"
      dismissLabel="Dismiss"
      toasts={[{ id: '1', text: 'Saved' }]}
      onDismiss={onDismiss}
    />,
  );
  swipe(screen.getByText('Saved'), 20);
  expect(onDismiss).not.toHaveBeenCalled();
  swipe(screen.getByText('Saved'), -80);
  expect(onDismiss).toHaveBeenCalledExactlyOnceWith('1');
});
