import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Versions } from '../federation/versions';
import { LateNewVersion } from './LateNewVersion';

const loading = vi.hoisted(() => ({ fails: true, times: 0 }));

vi.mock('./NewVersion', () => {
  loading.times += 1;
  if (loading.fails) throw new Error('Loading CSS chunk 668 failed.');
  return { NewVersion: () => <p>A new version is available</p> };
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const passes = async (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('leaves the page whole where its code does not come, and asks for it again', async () => {
  render(
    <>
      <p>The conversation</p>
      <LateNewVersion versions={{} as Versions} />
    </>,
  );
  await passes(20_000);
  await expect.poll(() => loading.times).toBe(1);
  expect(screen.getByText('The conversation')).toBeTruthy();

  loading.fails = false;
  await passes(20_000);
  await expect.poll(() => screen.getByText('A new version is available')).toBeTruthy();
});
