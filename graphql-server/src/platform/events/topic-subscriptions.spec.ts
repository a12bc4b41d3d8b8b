import { createClient } from 'redis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testRedisUrl } from '../../testing/test-valkey.js';
import type { Json } from './event-bus.js';
import { TopicSubscriptions } from './topic-subscriptions.js';

/** A server that answers commands in their order, when the test says so. */
class SlowServer {
  readonly commands: string[] = [];
  readonly #receivers = new Set<(message: string) => void>();
  readonly #answers: (() => void)[] = [];

  subscribe = (topic: string, receive: (message: string) => void) =>
    this.#take(`subscribe ${topic}`, () => this.#receivers.add(receive));

  unsubscribe = (topic: string, receive: (message: string) => void) =>
    this.#take(`unsubscribe ${topic}`, () => this.#receivers.delete(receive));

  /** Answers everything that was asked, and what is asked because of the answers. */
  async answerAll(): Promise<void> {
    while (this.#answers.length > 0) {
      this.#answers.shift()?.();
      // Code that awaited it goes on in later microtasks.
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
    }
  }

  publish(payload: Json): void {
    for (const receive of this.#receivers) receive(JSON.stringify(payload));
  }

  get waiting(): number {
    return this.#answers.length;
  }

  #take(command: string, effect: () => void): Promise<void> {
    this.commands.push(command);
    return new Promise((resolve) => {
      this.#answers.push(() => {
        effect();
        resolve();
      });
    });
  }
}

const turn = () =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

describe('TopicSubscriptions', () => {
  it('subscribes once for many, and leaves with the last', async () => {
    const server = new SlowServer();
    const topics = new TopicSubscriptions(server, () => undefined);
    const heard: string[] = [];
    const first = topics.add('t', () => heard.push('first'));
    const second = topics.add('t', () => heard.push('second'));
    await turn();
    await server.answerAll();
    const [stopFirst, stopSecond] = await Promise.all([first, second]);
    server.publish(1);
    await stopFirst();
    server.publish(2);
    expect(heard).toEqual(['first', 'second', 'second']);
    const stopped = stopSecond();
    await turn();
    await server.answerAll();
    await stopped;
    expect(server.commands).toEqual(['subscribe t', 'unsubscribe t']);
  });

  it('has one command of a topic on the way, whoever comes and goes meanwhile', async () => {
    const server = new SlowServer();
    const topics = new TopicSubscriptions(server, () => undefined);
    const heard: Json[] = [];
    const first = topics.add('t', () => undefined);
    await turn();
    await server.answerAll();
    const leaving = (await first)();
    await turn();
    // The first is on its way out when the second comes.
    const second = topics.add('t', (payload) => heard.push(payload));
    await turn();
    expect(server.waiting).toBe(1);
    await server.answerAll();
    await Promise.all([leaving, second]);
    server.publish('news');
    expect(heard).toEqual(['news']);
    expect(server.commands).toEqual(['subscribe t', 'unsubscribe t', 'subscribe t']);
  });

  it('takes a listener while the server is away, and tells of the gap when it is back', async () => {
    let fails = true;
    const server = new SlowServer();
    const gap = Promise.withResolvers<void>();
    const topics = new TopicSubscriptions(
      {
        subscribe: (topic, receive) =>
          fails ? Promise.reject(new Error('offline')) : server.subscribe(topic, receive),
        unsubscribe: server.unsubscribe,
      },
      () => gap.resolve(),
    );
    const heard: Json[] = [];
    await topics.add('t', (payload) => heard.push(payload));
    fails = false;
    await expect.poll(() => server.waiting).toBeGreaterThan(0);
    await server.answerAll();
    await gap.promise;
    server.publish('news');
    expect(heard).toEqual(['news']);
    topics.close();
  });
});

describe.runIf(testRedisUrl())('TopicSubscriptions at Valkey', () => {
  const subscriber = createClient({ url: testRedisUrl() ?? '' });
  const publisher = createClient({ url: testRedisUrl() ?? '' });
  beforeAll(async () => {
    await Promise.all([subscriber.connect(), publisher.connect()]);
  });
  afterAll(() => {
    subscriber.destroy();
    publisher.destroy();
  });

  it('reaches everybody who listens, in two hundred changes of guard', async () => {
    const topics = new TopicSubscriptions(subscriber, () => undefined);
    for (let round = 0; round < 200; round += 1) {
      const told = Promise.withResolvers<Json>();
      // The one leaves as soon as it is subscribed, while the other is still on the way.
      const passing = topics.add('guard', () => undefined).then((leave) => leave());
      await turn();
      const stop = await topics.add('guard', told.resolve);
      await passing;
      await publisher.publish('guard', JSON.stringify(round));
      expect(await told.promise).toBe(round);
      await stop();
    }
  });
});
