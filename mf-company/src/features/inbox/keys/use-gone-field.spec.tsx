import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useGoneField } from './use-gone-field';

let field: HTMLTextAreaElement;
beforeEach(() => {
  vi.useFakeTimers();
  field = document.body.appendChild(document.createElement('textarea'));
});
afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
});

const start = () =>
  renderHook(({ place }) => useGoneField(place), { initialProps: { place: 'conversation-1' } });

it('tells that a field went away under who writes in it, until they place the keyboard', () => {
  const { result } = start();
  field.focus();
  expect(result.current()).toBe(false);
  field.remove();
  vi.runAllTimers();
  expect(result.current()).toBe(true);
  // The keyboard is brought to the page, by none of them.
  const main = document.body.appendChild(document.createElement('main'));
  main.tabIndex = -1;
  main.focus();
  expect(result.current()).toBe(true);
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(result.current()).toBe(false);
});

it('does not count a field that was left before, or one elsewhere', () => {
  const { result, rerender } = start();
  field.focus();
  field.blur();
  vi.runAllTimers();
  field.remove();
  expect(result.current()).toBe(false);
  document.body.append(field);
  field.focus();
  field.remove();
  rerender({ place: 'conversation-2' });
  expect(result.current()).toBe(false);
});

it('leaves dialogs alone, which are closed by the person in them', () => {
  const { result } = start();
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.append(field);
  field.focus();
  dialog.remove();
  vi.runAllTimers();
  expect(result.current()).toBe(false);
});
