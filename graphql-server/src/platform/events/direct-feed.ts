/** Takes events together; false if it cannot take them now, and then it has taken none of them. */
export type TakeEvents<T> = (events: readonly T[]) => boolean;

/**
 * A feed whose reader may have what comes while it waits handed over at once. Each step of an iteration takes
 * several promises, which is most of what an event costs where a thousand subscribers are told the same.
 */
export interface DirectFeed<T> extends AsyncIterableIterator<T> {
  handOver(take: TakeEvents<T>): void;
}

/** Whether a reader can have events of a feed handed over. */
export const isDirect = (feed: AsyncIterable<unknown>): feed is DirectFeed<unknown> =>
  'handOver' in feed;
