import { buildSchema, type ExecutionResult, parse, subscribe } from 'graphql';
import { expect, it, vi } from 'vitest';
import { type DirectFeed, EventQueue, type TakeEvents, toFeed } from '../../events/index.js';
import { OperationPlans } from './operation-plans.js';

const present = vi.fn<(event: object) => object>((event) => event);
const feeds: Feed[] = [];

/** A source of events for one subscriber. */
class Feed {
  #take: TakeEvents<object> = () => false;
  readonly queue = new EventQueue<object>(10, (event) => this.#take([event]));

  open(): DirectFeed<object> {
    const feed = toFeed(this.queue, this.#events(), async () => undefined);
    const handOver = (take: TakeEvents<object>) => {
      this.#take = take;
    };
    return Object.assign(feed, { handOver });
  }

  async *#events(): AsyncGenerator<object, undefined> {
    for (;;) {
      const event = await this.queue.next();
      if (!event) return undefined;
      yield event;
    }
  }
}

const schema = buildSchema(`
  type Query { none: Int }
  type Subscription { said: Word!, told: Word! }
  type Word { text: String! }
`);
const { said, told } = schema.getSubscriptionType()?.getFields() ?? {};
const open = () => {
  const feed = new Feed();
  feeds.push(feed);
  return feed.open();
};
const resolve = (event: object) => event;
Object.assign(said ?? {}, { subscribe: open, resolve, extensions: { presentAlike: present } });
Object.assign(told ?? {}, { subscribe: open, resolve });

const plans = new OperationPlans(schema);
const SAID = parse('subscription { word: said { text } }');
const TOLD = parse('subscription { word: told { text } }');

async function follow(document: typeof SAID, tell: TakeEvents<string>) {
  const results = await plans.subscribe({ schema, document, contextValue: {}, tell });
  if (!(Symbol.asyncIterator in results)) throw new Error('No events.');
  const feed = feeds.at(-1);
  if (!feed) throw new Error('No feed.');
  const next = async (): Promise<ExecutionResult | void> => (await results.next()).value;
  return { say: (event: object) => feed.queue.push(event), next };
}

const takeInto =
  (texts: string[]): TakeEvents<string> =>
  (events) =>
    texts.push(...events) > 0;

it('hands an event to all who wait as graphql writes it, and writes it once', async () => {
  present.mockClear();
  const texts: string[] = [];
  const followers = [await follow(SAID, takeInto(texts)), await follow(SAID, takeInto(texts))];
  const waiting = followers.map(({ next }) => next());
  await new Promise(setImmediate);
  const event = { text: 'one' };
  for (const { say } of followers) say(event);
  const own = await subscribe({ schema, document: SAID, contextValue: {} });
  if (!(Symbol.asyncIterator in own)) throw new Error('No events.');
  feeds.at(-1)?.queue.push(event);
  const written = JSON.stringify((await own.next()).value);
  expect(texts).toEqual([written, written]);
  expect(present).toHaveBeenCalledOnce();
  await new Promise(setImmediate);
  const nothing = Promise.resolve('nothing');
  expect(await Promise.race([...waiting, nothing])).toBe('nothing');
});

it('leaves to the usual way what is not taken, and all that comes behind it', async () => {
  const texts: string[] = [];
  let isBusy = true;
  const { say, next } = await follow(SAID, (events) => !isBusy && takeInto(texts)(events));
  const first = next();
  await new Promise(setImmediate);
  say({ text: 'one' });
  isBusy = false;
  say({ text: 'two' });
  expect([await first, await next()]).toEqual([
    { data: { word: { text: 'one' } } },
    { data: { word: { text: 'two' } } },
  ]);
  expect(texts).toEqual([]);
});

it('leaves errors to the usual way', async () => {
  const texts: string[] = [];
  const { say, next } = await follow(SAID, takeInto(texts));
  const first = next();
  await new Promise(setImmediate);
  say({ text: null });
  expect(await first).toMatchObject({ errors: [{ path: ['word', 'text'] }] });
  expect(texts).toEqual([]);
});

it('hands over nothing of a subscription that does not declare its events to be alike', async () => {
  const texts: string[] = [];
  const { say, next } = await follow(TOLD, takeInto(texts));
  const first = next();
  await new Promise(setImmediate);
  say({ text: 'one' });
  expect(await first).toEqual({ data: { word: { text: 'one' } } });
  expect(texts).toEqual([]);
});
