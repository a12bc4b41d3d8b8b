export * from './database-port.js';
export type { Bulk, BulkSession } from './bulk.js';
export { hasDatabase, openBulk } from './open-bulk.js';
export { createSchemaDiff } from './schema-diff.js';
export { openDatabase, replicaOpener } from './database.js';
export { keepPartitions, type MonthlyTable } from './partitions.js';
export { findPrepared, readPrepared } from './prepared.js';
export { allowLong } from './session-limits.js';
export {
  afterCommit,
  type CommitGuard,
  repeatable,
  transactional,
  withCommitGuard,
} from './transaction.js';
export { createMissingDatabase } from './create-database.js';
export { DataFolderInUseError } from './data-folder-lock.js';
export { DamagedDatabaseError } from './embedded.js';
export { UnusableDatabaseError } from './unusable-database.js';
export { addressOf, DatabaseUnreachableError } from './unreachable-database.js';
