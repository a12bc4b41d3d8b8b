import { act, cleanup, render } from '@testing-library/react';
import { Component, createElement, Suspense, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askAt, late, latePage, soon } from './late';

beforeEach(() =>
  vi.stubGlobal('location', { pathname: '/company/dashboard/end-users', search: '' }),
);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([
  ['/company/dashboard', 1, 0],
  ['/company/dashboard/end-users', 1, 1],
  ['/company/dashboard/end', 0, 0],
  ['/company/login', 0, 0],
])('fetches a page at %s %i times at once, and asks for it %i times', (path, times, asked) => {
  const load = vi.fn<() => Promise<() => null>>(async () => () => null);
  const ask = vi.fn<() => void>();
  latePage(path, load);
  askAt(path, ask);
  expect(load).toHaveBeenCalledTimes(times);
  expect(ask).toHaveBeenCalledTimes(asked);
});

it('asks nothing ahead where the address narrows a list down', () => {
  vi.stubGlobal('location', { pathname: '/company/dashboard/end-users', search: '?page=2' });
  const ask = vi.fn<() => void>();
  askAt('/company/dashboard/end-users', ask);
  expect(ask).not.toHaveBeenCalled();
});

it.each([
  ['is drawn at once where it has arrived', '/company/dashboard', 'there'],
  ['is waited for otherwise', '/company/login', 'waiting'],
])('a page %s', async (_case, path, shown) => {
  const Page = latePage(path, async () => () => 'there');
  await act(async () => undefined);
  const page = createElement(Suspense, { fallback: 'waiting' }, createElement(Page));
  // Without `act`, which would wait for it.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const { container } = render(page);
  await expect.poll(() => container.textContent).not.toBe('');
  expect(container.textContent).toBe(shown);
  await expect.poll(() => container.textContent).toBe('there');
});

it.each([
  ['waits for a server that is away, and is shown once that is back', [false, true], 'there'],
  ['is tried once more where the server answers, and then fails', [true], 'failed'],
])('a part %s', async (_case, answers, shown) => {
  vi.useFakeTimers();
  const load = vi.fn<() => Promise<() => string>>().mockRejectedValue(new Error('no such file'));
  const ask = vi.fn<() => Promise<Response>>();
  for (const isThere of answers) {
    if (isThere) ask.mockImplementationOnce(async () => new Response());
    else ask.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  }
  vi.stubGlobal('fetch', ask);
  const Part = late(load);
  const Page = () => createElement(Suspense, { fallback: 'waiting' }, createElement(Part));
  class Boundary extends Component<{ children: ReactNode }> {
    override state = { hasFailed: false };
    static getDerivedStateFromError = () => ({ hasFailed: true });
    override render = () => (this.state.hasFailed ? 'failed' : this.props.children);
  }
  vi.spyOn(console, 'error').mockReturnValue();
  const { container } = render(createElement(Boundary, null, createElement(Page)));
  await act(() => vi.advanceTimersByTimeAsync(2_900));
  expect(container.textContent).toBe('waiting');
  if (shown === 'there') {
    await act(() => vi.advanceTimersByTimeAsync(200));
    load.mockResolvedValue(() => 'there');
  }
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(container.textContent).toBe(shown);
  expect(load).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('a part that is likely to be opened comes by itself after a while, and anew where that failed', async () => {
  vi.useFakeTimers();
  const load = vi.fn<() => Promise<() => string>>(async () => () => 'there');
  load.mockRejectedValueOnce(new Error('offline'));
  const Part = soon(load);
  expect(load).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(3_000);
  const Other = soon(load);
  await vi.advanceTimersByTimeAsync(3_000);
  vi.useRealTimers();
  expect(load).toHaveBeenCalledTimes(2);
  const shown = async (each: typeof Part) => {
    const { container } = await act(async () =>
      render(createElement(Suspense, null, createElement(each))),
    );
    return container.textContent;
  };
  expect(await shown(Other)).toBe('there');
  expect(load).toHaveBeenCalledTimes(2);
  expect(await shown(Part)).toBe('there');
  expect(load).toHaveBeenCalledTimes(3);
});
