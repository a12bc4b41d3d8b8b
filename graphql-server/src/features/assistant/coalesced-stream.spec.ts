import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gathered } from './coalesced-stream.js';

type Event = { type: 'delta'; text: string } | { type: 'reset' } | { type: 'done' };

const piece = (text: string): Event => ({ type: 'delta', text });
const reset: Event = { type: 'reset' };
const done: Event = { type: 'done' };

/** A source that gives these events at these milliseconds, and then ends or fails. */
async function* timed(events: readonly [number, Event][], failure?: Error): AsyncGenerator<Event> {
  const startedAt = performance.now();
  for (const [at, event] of events) {
    const waitMs = startedAt + at - performance.now();
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
    yield event;
  }
  if (failure) throw failure;
}

/** What comes out of it, with the milliseconds at which it does. */
async function read(source: AsyncIterable<Event>) {
  const seen: [number, string][] = [];
  const startedAt = performance.now();
  const reading = (async () => {
    try {
      for await (const event of gathered(source, 80)) {
        const at = Math.round(performance.now() - startedAt);
        seen.push([at, event.type === 'delta' ? event.text : event.type]);
      }
    } catch (error) {
      seen.push([Math.round(performance.now() - startedAt), String(error)]);
    }
  })();
  await vi.runAllTimersAsync();
  await reading;
  return seen;
}

describe('gathering pieces', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
  afterEach(() => {
    vi.useRealTimers();
  });

  it('shows the first piece at once, and then what came in the time after it', async () => {
    const tokens = [0, 25, 50, 75, 100, 125].map((at): [number, Event] => [at, piece(`${at} `)]);
    expect(await read(timed([...tokens, [130, done]]))).toEqual([
      [0, '0 '],
      [80, '25 50 75 '],
      [130, '100 125 '],
      [130, 'done'],
    ]);
  });

  it('lets pieces pass that come one now and one then', async () => {
    const events = timed([0, 100, 200].map((at) => [at, piece(`${at} `)]));
    expect(await read(events)).toEqual([
      [0, '0 '],
      [100, '100 '],
      [200, '200 '],
    ]);
  });

  it('shows what it holds when the events end without a word', async () => {
    expect(
      await read(
        timed([
          [0, piece('a')],
          [10, piece('b')],
        ]),
      ),
    ).toEqual([
      [0, 'a'],
      [10, 'b'],
    ]);
  });

  it('forgets what is void, and shows the first piece of the next try at once', async () => {
    const events: [number, Event][] = [
      [0, piece('a')],
      [10, piece('b')],
      [20, reset],
      [30, piece('c')],
      [40, piece('d')],
      [50, done],
    ];
    expect(await read(timed(events))).toEqual([
      [0, 'a'],
      [20, 'reset'],
      [30, 'c'],
      [50, 'd'],
      [50, 'done'],
    ]);
  });

  it('fails when its source fails, without a word of what it held', async () => {
    const events = timed(
      [
        [0, piece('a')],
        [10, piece('b')],
      ],
      new Error('gone'),
    );
    expect(await read(events)).toEqual([
      [0, 'a'],
      [10, 'Error: gone'],
    ]);
  });

  it('closes its source when the reader stops', async () => {
    const ended = vi.fn<() => void>();
    const source = async function* (): AsyncGenerator<Event> {
      try {
        for (;;) yield piece('a');
      } finally {
        ended();
      }
    };
    for await (const event of gathered(source(), 80)) if (event.type === 'delta') break;
    expect(ended).toHaveBeenCalledOnce();
  });
});
