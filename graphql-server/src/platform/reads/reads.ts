import type { EntityManager } from '../database/index.js';

/** Something that reads and changes nothing. It may run twice, the second time on another server. */
export type ReadWork<T> = (em: EntityManager) => Promise<T>;

/**
 * Where things are read that decide nothing: lists, figures, prompt files. Rights, sessions, limits and
 * everything inside a transaction are read from the primary, never through this.
 */
export interface Reads {
  /**
   * Reads at a replica that knows everything written under one of the `keys`; at the primary, through
   * `primary`, if there is none.
   */
  read<T>(primary: EntityManager, keys: readonly string[], work: ReadWork<T>): Promise<T>;
  /** Reads at any replica that is not too far behind; undefined if there is none, or it fails. */
  readSometime<T>(work: ReadWork<T>): Promise<T | undefined>;
  /** Keeps those who read under one of these keys at the primary until a replica knows of now. */
  noteWrite(keys: readonly string[]): Promise<void>;
  /** How many replicas there are, and how many are read from now. */
  state(): { configured: number; usable: number };
  /** Looks after the replicas until `close`. */
  close(): Promise<void>;
}

/** Where there is no replica. */
export const primaryOnly: Reads = {
  read: async (primary, _keys, work) => work(primary),
  readSometime: async () => undefined,
  noteWrite: async () => undefined,
  state: () => ({ configured: 0, usable: 0 }),
  close: async () => undefined,
};
