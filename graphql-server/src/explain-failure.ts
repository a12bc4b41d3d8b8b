import { ConfigurationError } from './env.js';
import { BackupError } from './features/backup/index.js';
import {
  DamagedDatabaseError,
  DatabaseUnreachableError,
  DataFolderInUseError,
  UnusableDatabaseError,
} from './platform/database/index.js';
import { DiskFullError, isDiskFull } from './platform/disk/index.js';
import { AppError, CommandError } from './platform/errors/index.js';
import { UnusableSecretError } from './platform/secrets/index.js';
import { ValkeyUnreachableError } from './platform/valkey/index.js';

/** Failures whose message alone tells the operator what to do. */
const EXPECTED = [
  AppError,
  BackupError,
  CommandError,
  ConfigurationError,
  DataFolderInUseError,
  DamagedDatabaseError,
  DatabaseUnreachableError,
  UnusableDatabaseError,
  UnusableSecretError,
  ValkeyUnreachableError,
];

/** What to write on the terminal when the server or a command cannot do its work; `dataDir` if it is known. */
export function explainFailure(error: unknown, dataDir?: string): string {
  if (error instanceof Error && EXPECTED.some((type) => error instanceof type)) {
    return error.message;
  }
  if (isDiskFull(error)) return explainFullDisk(error as NodeJS.ErrnoException);
  return explainSystemError(error as SystemError, dataDir);
}

/** Says which disk it is; PostgreSQL alone knows its own. */
function explainFullDisk(error: NodeJS.ErrnoException): string {
  let what = 'The disk of the database is full.';
  if (error instanceof DiskFullError) what = error.message;
  else if (error.syscall) what = `The disk of ${error.path ?? 'the data folder'} is full.`;
  return `${what} Make room on it, and start again.`;
}

type SystemError = NodeJS.ErrnoException & { port?: number };

/** What the operating system refused, and which setting to look at. */
function explainSystemError(error: SystemError, dataDir = ''): string {
  const { code, syscall, port, path } = error;
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use. Stop the program that uses it, or set PORT to another number.`;
  }
  if (syscall === 'listen' || syscall === 'getaddrinfo') {
    return `The server cannot listen where HOST and PORT say (${error.message}).`;
  }
  // A folder above it is one that could not be made.
  if (code && path && (path.startsWith(dataDir) || dataDir.startsWith(path))) {
    return `The data folder cannot be used (${error.message}). Let this program read and write there, or set DATA_DIR to another folder.`;
  }
  if (code && path) return `A file or folder cannot be used (${error.message}).`;
  return error.stack ?? String(error);
}
