import type { z } from 'zod';
import { oneOf, optional, url, wholeNumber } from './setting-values.js';

/** Variables about PostgreSQL besides its address. */
export const databaseVariables = {
  DATABASE_DIRECT_URL: optional(url('postgres', 'postgresql')),
  DATABASE_POOLER: optional(oneOf('auto', 'none', 'transaction')),
  DATABASE_STATEMENT_TIMEOUT: optional(wholeNumber(0, 86_400)),
  DATABASE_LOCK_TIMEOUT: optional(wholeNumber(0, 86_400)),
  DATABASE_IDLE_TRANSACTION_TIMEOUT: optional(wholeNumber(0, 86_400)),
};

type Variables = {
  [Name in keyof typeof databaseVariables]?: z.infer<(typeof databaseVariables)[Name]>;
};

/** How long PostgreSQL lets a session of ours go on, in seconds; 0 is for ever. */
export interface SessionLimits {
  /** One statement. */
  statementSeconds: number;
  /** The wait for a lock. */
  lockSeconds: number;
  /** A transaction in which nothing happens. */
  idleTransactionSeconds: number;
}

/** How PostgreSQL is used. */
export interface DatabaseSettings {
  /** An address that leads past a pooler, for migrations. */
  directUrl: string | undefined;
  /** What is between us and PostgreSQL; `auto` finds out at the start. */
  pooler: 'auto' | 'none' | 'transaction';
  limits: SessionLimits;
  /** What this process is called in the list of sessions. */
  processName: string;
}

/** The settings out of variables that were checked. */
export const readDatabaseSettings = (env: Variables, role = 'both'): DatabaseSettings => ({
  directUrl: env.DATABASE_DIRECT_URL,
  pooler: env.DATABASE_POOLER ?? 'auto',
  limits: {
    statementSeconds: env.DATABASE_STATEMENT_TIMEOUT ?? 30,
    lockSeconds: env.DATABASE_LOCK_TIMEOUT ?? 10,
    idleTransactionSeconds: env.DATABASE_IDLE_TRANSACTION_TIMEOUT ?? 60,
  },
  processName: role === 'both' ? 'server' : role,
});
