import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EventBatch } from './event-batch';

describe('EventBatch', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('hands on the first at once and what follows quickly together, in order', () => {
    const delivered: string[][] = [];
    const batch = new EventBatch<string>((items) => delivered.push([...items]));
    batch.add('a');
    batch.add('b');
    batch.add('c');
    expect(delivered).toEqual([['a']]);
    vi.advanceTimersByTime(100);
    expect(delivered).toEqual([['a'], ['b', 'c']]);
  });

  it('is quick again after a pause', () => {
    const deliver = vi.fn<(items: readonly string[]) => void>();
    const batch = new EventBatch<string>(deliver);
    batch.add('a');
    vi.advanceTimersByTime(1_000);
    batch.add('b');
    expect(deliver).toHaveBeenCalledTimes(2);
  });

  it('forgets what waits when it is stopped', () => {
    const deliver = vi.fn<(items: readonly string[]) => void>();
    const batch = new EventBatch<string>(deliver);
    batch.add('a');
    batch.add('b');
    batch.stop();
    vi.advanceTimersByTime(1_000);
    expect(deliver).toHaveBeenCalledTimes(1);
  });
});
