import { MessagesProvider } from '@hausgeist/shell-api/slim';
import { TestShell } from '@hausgeist/shell-api/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { de } from '../messages/de';
import { en } from '../messages/en';
import { NewVersion } from './NewVersion';

let isNew: boolean;
let asked: number;
const reload = vi.fn<() => void>();
const versions = {
  isOutdated: async () => {
    asked += 1;
    return isNew;
  },
  reload,
};

beforeEach(async () => {
  vi.useFakeTimers();
  reload.mockClear();
  isNew = false;
  asked = 0;
  await act(async () => {
    render(
      <TestShell path="/">
        <MessagesProvider messages={{ de, en }}>
          <NewVersion versions={versions} />
        </MessagesProvider>
      </TestShell>,
    );
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));
const lookAgain = () => act(async () => document.dispatchEvent(new Event('visibilitychange')));
const notice = () => screen.getByRole('status').textContent;

it('offers a new version within five minutes, and loads it when asked', async () => {
  await pass(5 * 60_000);
  expect(notice()).toBe('');
  isNew = true;
  await pass(5 * 60_000);
  expect(notice()).toContain('A new version is available');
  expect(reload).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reload).toHaveBeenCalledOnce();
});

it('asks when the page is looked at again, though not over and over', async () => {
  await lookAgain();
  await lookAgain();
  expect(asked).toBe(1);
  await pass(11_000);
  isNew = true;
  await lookAgain();
  expect(asked).toBe(2);
  expect(notice()).toContain('A new version is available');
});

it('says it once', async () => {
  isNew = true;
  await pass(5 * 60_000);
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  await pass(20 * 60_000);
  expect(notice()).toBe('');
});
