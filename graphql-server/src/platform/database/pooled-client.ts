import { Client } from 'pg';
import type { SessionLimits } from '../../database-settings.js';
import type { PreparingClient } from './preparing-client.js';
import { asLocalStatements } from './session-limits.js';

// The signatures of `pg` are many; whatever comes in goes on.
const inherited = Reflect.get(Client.prototype, 'query') as (...args: unknown[]) => never;

/** What begins a transaction, and nothing else. */
const BEGINNING = /^(?:begin|start transaction[^;]*)$/i;

/**
 * A connection to a pooler that lends a session of the database for one transaction at a time. Nothing
 * may be left in a session: no statement stays prepared, and limits are set in each transaction, along
 * with its beginning and so without a trip of their own.
 */
export const pooledClient = (limits: SessionLimits): typeof PreparingClient => {
  const settings = asLocalStatements(limits);
  return class PooledClient extends Client {
    override query(...args: [unknown, ...unknown[]]): never {
      const [text, ...rest] = args;
      const isBeginning = typeof text === 'string' && BEGINNING.test(text.trim());
      return inherited.apply(this, isBeginning ? [`${text}; ${settings}`, ...rest] : args);
    }
  };
};
