/** Anything that survives a trip through JSON. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json | undefined };

/** Called for each event of a topic, in the order of publication by one process. */
export type Listener = (payload: Json) => void;

/**
 * Tells subscribers on every replica what has just happened.
 *
 * Delivery is at most once and keeps nothing: whoever must not miss anything reads the state from
 * the database after subscribing. Publish after the commit, never inside a transaction.
 */
export interface EventBus {
  publish(topic: string, payload: Json): Promise<void>;
  /** Resolves once events are guaranteed to arrive; the result ends the subscription. */
  listen(topic: string, listener: Listener): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/**
 * The text of answers that are being generated, readable by a subscriber that joins late.
 * Entries vanish by themselves some minutes after the last piece.
 */
export interface LiveText {
  /** Adds a piece and returns the length before it, in UTF-16 code units. */
  append(key: string, piece: string): Promise<number>;
  read(key: string): Promise<string>;
  clear(key: string): Promise<void>;
}
