import type { z } from 'zod';
import { listOf } from './setting-lists.js';
import { databaseUrl, oneOf, optional, wholeNumber } from './setting-values.js';

/** Variables about PostgreSQL. */
export const databaseVariables = {
  DATABASE_URL: optional(databaseUrl),
  DATABASE_DIRECT_URL: optional(databaseUrl),
  DATABASE_READ_URL: optional(listOf(databaseUrl)),
  DATABASE_READ_MAX_LAG: optional(wholeNumber(1, 60)),
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
  /** Addresses of servers that follow the primary; lists are read from them. */
  readUrls: string[];
  /** How far one of them may be behind to be read from, in seconds. */
  readMaxLagSeconds: number;
  /** What is between us and PostgreSQL; `auto` finds out at the start. */
  pooler: 'auto' | 'none' | 'transaction';
  limits: SessionLimits;
  /** What this process is called in the list of sessions. */
  processName: string;
}

/** The settings out of variables that were checked. */
export const readDatabaseSettings = (env: Variables, role = 'both'): DatabaseSettings => ({
  directUrl: env.DATABASE_DIRECT_URL,
  readUrls: env.DATABASE_READ_URL ?? [],
  readMaxLagSeconds: env.DATABASE_READ_MAX_LAG ?? 2,
  pooler: env.DATABASE_POOLER ?? 'auto',
  limits: {
    statementSeconds: env.DATABASE_STATEMENT_TIMEOUT ?? 30,
    lockSeconds: env.DATABASE_LOCK_TIMEOUT ?? 10,
    idleTransactionSeconds: env.DATABASE_IDLE_TRANSACTION_TIMEOUT ?? 60,
  },
  processName: role === 'both' ? 'server' : role,
});
