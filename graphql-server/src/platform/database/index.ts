export * from './database-port.js';
export { createSchemaDiff } from './schema-diff.js';
export { openDatabase } from './database.js';
export { readPrepared } from './prepared.js';
export { allowLong } from './session-limits.js';
export {
  afterCommit,
  type CommitGuard,
  repeatable,
  transactional,
  withCommitGuard,
} from './transaction.js';
export { DataFolderInUseError } from './data-folder-lock.js';
export { DamagedDatabaseError } from './embedded.js';
export { DatabaseUnreachableError } from './postgres.js';
export { UnusableDatabaseError } from './unusable-database.js';
