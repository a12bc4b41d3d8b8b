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
});
