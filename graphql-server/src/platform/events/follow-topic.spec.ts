import { describe, expect, it } from 'vitest';
import { END, followTopic, InProcessEventBus, type Json } from './index.js';

describe('following a topic', () => {
  it('begins with the state and misses nothing that happens while it is read', async () => {
    const events = new InProcessEventBus();
    const following = await followTopic<Json>(events, 'topic', {
      first: async () => {
        await events.publish('topic', 'meanwhile');
        return 'state';
      },
      next: (payload) => (payload === 'not for me' ? undefined : payload),
    });
    const take = async () => (await following.next()).value;
    expect(await take()).toBe('state');
    await events.publish('topic', 'not for me');
    await events.publish('topic', 'later');
    expect([await take(), await take()]).toEqual(['meanwhile', 'later']);
  });

  it('lets a waiting subscriber go when it leaves', async () => {
    const following = await followTopic<Json>(new InProcessEventBus(), 'topic', {
      first: async () => undefined,
      next: (payload) => payload,
    });
    const waiting = following.next();
    await following.return?.();
    expect(await waiting).toEqual({ done: true, value: undefined });
  });

  it('ends with the right to listen, before whatever comes after', async () => {
    const events = new InProcessEventBus();
    const following = await followTopic<Json>(events, 'topic', {
      first: async () => undefined,
      next: (payload) => payload,
      access: {
        topic: 'access',
        isAbout: (payload) => payload === 'taken',
        holds: () => false,
      },
    });
    await events.publish('access', 'another');
    await events.publish('topic', 'before');
    await events.publish('access', 'taken');
    await events.publish('topic', 'after');
    expect(await following.next()).toEqual({ done: false, value: 'before' });
    expect(await following.next()).toEqual({ done: true, value: undefined });
  });

  it('ends when nothing more will come, and listens no longer', async () => {
    const events = new InProcessEventBus();
    const asked: Json[] = [];
    const following = await followTopic<Json>(events, 'topic', {
      first: async () => undefined,
      next: (payload) => {
        asked.push(payload);
        return payload === 'last' ? END : payload;
      },
    });
    for (const payload of ['one', 'last', 'after']) await events.publish('topic', payload);
    expect(await following.next()).toEqual({ done: false, value: 'one' });
    expect(await following.next()).toEqual({ done: true, value: undefined });
    await events.publish('topic', 'later');
    expect(asked).toEqual(['one', 'last']);
  });

  it('stops listening when the state cannot be read', async () => {
    const events = new InProcessEventBus();
    const following = await followTopic<Json>(events, 'topic', {
      first: () => Promise.reject(new Error('gone')),
      next: (payload) => payload,
    });
    await expect(following.next()).rejects.toThrow('gone');
    expect((await following.next()).done).toBe(true);
  });
});
