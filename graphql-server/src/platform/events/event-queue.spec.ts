import { describe, expect, it } from 'vitest';
import { EventQueue, SlowSubscriberError } from './index.js';

describe('an event queue', () => {
  it('hands events over in order, waiting for those to come', async () => {
    const queue = new EventQueue<number>(10);
    queue.push(1);
    expect(await queue.next()).toBe(1);
    const waiting = queue.next();
    queue.push(2);
    expect(await waiting).toBe(2);
  });

  it('lets a waiting consumer go when it is closed', async () => {
    const queue = new EventQueue<number>(10);
    const waiting = queue.next();
    queue.close();
    expect(await waiting).toBeUndefined();
  });

  it('lets go of a consumer that does not read, instead of growing', async () => {
    const queue = new EventQueue<number>(2);
    for (const event of [1, 2, 3]) queue.push(event);
    await expect(queue.next()).rejects.toThrow(SlowSubscriberError);
  });

  it('offers what comes to the one who takes it at once, while the consumer waits and nothing is before it', async () => {
    const taken: number[] = [];
    const take = (event: number) => event % 2 === 0 && taken.push(event) > 0;
    const queue = new EventQueue<number>(10, take);
    queue.push(2);
    expect(await queue.next()).toBe(2);
    queue.push(4);
    expect(await queue.next()).toBe(4);
    const waiting = queue.next();
    // The last one has to stay behind the odd one.
    for (const event of [6, 8, 9, 10]) queue.push(event);
    expect(taken).toEqual([6, 8]);
    expect(await waiting).toBe(9);
    expect(await queue.next()).toBe(10);
    queue.close();
    queue.push(12);
    expect(taken).toEqual([6, 8]);
  });
});
