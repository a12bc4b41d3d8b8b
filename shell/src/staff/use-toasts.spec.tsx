import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useToasts } from './use-toasts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function start() {
  const { result } = renderHook(useToasts);
  const pressed: string[] = [];
  const action = (label: string) => ({ label, onPress: () => pressed.push(label) });
  const emergency = (text: string) =>
    act(() =>
      result.current.show(text, 'danger', action(`open ${text}`), {
        name: 'emergencies',
        text: (count) => `${count} emergencies`,
        action: action('all'),
      }),
    );
  const shown = () => result.current.toasts.map(({ text, action: on }) => [text, on?.label]);
  return { result, emergency, shown };
}

it('makes several messages of a group one', () => {
  const { result, emergency, shown } = start();
  emergency('gas');
  expect(shown()).toEqual([['gas', 'open gas']]);
  act(() => result.current.show('Saved'));
  emergency('fire');
  emergency('water');
  expect(shown()).toEqual([
    ['Saved', undefined],
    ['3 emergencies', 'all'],
  ]);
});

it('begins to count anew once the one message was taken away', () => {
  const { result, emergency, shown } = start();
  emergency('gas');
  act(() => result.current.dismiss(result.current.toasts[0]?.id ?? ''));
  emergency('fire');
  expect(shown()).toEqual([['fire', 'open fire']]);
});

it('lets good news go by itself, and bad news stay', () => {
  const { result, emergency, shown } = start();
  emergency('gas');
  act(() => result.current.show('Saved'));
  act(() => {
    vi.advanceTimersByTime(6_000);
  });
  expect(shown()).toEqual([['gas', 'open gas']]);
});
