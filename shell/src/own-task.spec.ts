import { afterEach, expect, it, vi } from 'vitest';
import { ownTask } from './own-task';

afterEach(() => vi.unstubAllGlobals());

/** What has run by the time that the next step of the start does. */
async function before(step: () => Promise<void>): Promise<string[]> {
  const seen: string[] = [];
  setTimeout(() => seen.push('another task'));
  await step();
  return seen;
}

it.each([undefined, {}])(
  'lets what waits run first, where the browser has no other way',
  async (none) => {
    vi.stubGlobal('scheduler', none);
    expect(await before(ownTask)).toEqual(['another task']);
    expect(await before(() => Promise.resolve())).toEqual([]);
  },
);

it('goes on before new tasks, where it has one', async () => {
  const yieldTask = vi.fn<() => Promise<void>>().mockResolvedValue(undefined);
  vi.stubGlobal('scheduler', { yield: yieldTask });
  await ownTask();
  expect(yieldTask).toHaveBeenCalledOnce();
});
