import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfinedProcessError, OutOfTimeError, runConfined } from './confined-process.js';
import { Slots, TooManyWaitingError } from './slots.js';

const MEGABYTE = 1024 * 1024;

describe('a confined process', () => {
  it('cannot fill the memory of the server with what it writes', async () => {
    const running = runConfined({
      entry: join(import.meta.dirname, 'testing/endless-process'),
      args: [],
      input: Buffer.alloc(0),
      programFolder: resolve(import.meta.dirname, '../../../..'),
      limits: {
        timeMs: 30_000,
        memoryBytes: 300 * MEGABYTE,
        heapMegabytes: 64,
        outputBytes: 4 * MEGABYTE,
      },
      signal: new AbortController().signal,
    });
    const error: unknown = await running.catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(ConfinedProcessError);
    // It was stopped for what it wrote, before its time was over.
    expect(error).not.toBeInstanceOf(OutOfTimeError);
  });
});

describe('places for tasks', () => {
  it('refuse a task behind too many that wait, and take it once there is room', async () => {
    const slots = new Slots(1, 1);
    const { signal } = new AbortController();
    const first = Promise.withResolvers<string>();
    const running = slots.use(signal, () => first.promise);
    const waiting = slots.use(signal, async () => 'second');
    await expect(slots.use(signal, async () => 'third')).rejects.toThrow(TooManyWaitingError);
    first.resolve('first');
    expect(await Promise.all([running, waiting])).toEqual(['first', 'second']);
    expect(await slots.use(signal, async () => 'third')).toBe('third');
  });
});
