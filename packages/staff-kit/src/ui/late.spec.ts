import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { latePage } from './late';

beforeEach(() => vi.stubGlobal('location', { pathname: '/company/dashboard/end-users' }));
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['/company/dashboard', 1],
  ['/company/dashboard/end-users', 1],
  ['/company/dashboard/end', 0],
  ['/company/login', 0],
])('fetches a page at %s at once %i times, where the visit begins below it', (path, times) => {
  const load = vi.fn<() => Promise<() => null>>(async () => () => null);
  latePage(path, load);
  expect(load).toHaveBeenCalledTimes(times);
});
