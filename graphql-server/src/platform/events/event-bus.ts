/** Anything that survives a trip through JSON. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json | undefined };

/** Called for each event of a topic, in the order of publication by one process. */
export type Listener = (payload: Json) => void;

/**
 * Tells subscribers on every replica what has just happened.
 *
 * An event may be late, come twice, or be lost with a process. A subscriber that must not miss
 * anything reads the state from the database after subscribing and whenever {@link EventBus.onGap}
 * says so. Publish after the commit, never inside a transaction.
 */
export interface EventBus {
  /**
   * Never fails and hardly waits: an event that cannot be sent now is sent later, for some minutes.
   * `passing` ones are worth nothing later and are dropped instead.
   */
  publish(topic: string, payload: Json, kind?: 'passing'): Promise<void>;
  /** Resolves once events arrive, or at once with a gap to come; the result ends the subscription. */
  listen(topic: string, listener: Listener): Promise<() => Promise<void>>;
  /** Tells whenever events may have been lost on the way here; the result ends that. */
  onGap(listener: () => void): () => void;
  close(): Promise<void>;
}

/**
 * The text of answers that are being generated, readable by a subscriber that joins late: as much of it
 * as could be kept. Entries vanish by themselves some minutes after the last piece. Nothing here fails,
 * as no answer may fail for its sake.
 */
export interface LiveText {
  append(key: string, piece: string): Promise<void>;
  read(key: string): Promise<string>;
  clear(key: string): Promise<void>;
}
