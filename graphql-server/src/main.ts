import { createApp } from './app.js';
import { ConfigurationError, configurationWarnings, readConfig } from './env.js';
import {
  DamagedDatabaseError,
  DatabaseUnreachableError,
  DataFolderInUseError,
} from './platform/database/index.js';
import { createLogger } from './platform/telemetry/index.js';
import { ValkeyUnreachableError } from './platform/valkey/index.js';

/** How long running requests and jobs may take to finish when the process is told to stop. */
const GRACE_MS = 20_000;

/** Failures whose message alone tells the operator what to do. */
const EXPECTED = [
  ConfigurationError,
  DataFolderInUseError,
  DamagedDatabaseError,
  DatabaseUnreachableError,
  ValkeyUnreachableError,
];

const startedAt = performance.now();
try {
  const config = readConfig();
  const log = createLogger(config.logLevel);
  for (const warning of configurationWarnings(config)) log.warn(warning);
  const app = await createApp(config, log);
  stopOnSignals((graceMs) => app.stop(graceMs), log);
  const address = await app.listen();
  const seconds = (performance.now() / 1000).toFixed(1);
  log.debug({ ms: Math.round(performance.now() - startedAt) }, 'started');
  process.stdout.write(`Hausgeist is ready at ${address} (${seconds} s)\n`);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}

function stopOnSignals(
  stop: (graceMs: number) => Promise<void>,
  log: ReturnType<typeof createLogger>,
) {
  let stopping = false;
  const onSignal = (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    process.stdout.write('Stopping …\n');
    stop(GRACE_MS).then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error, signal }, 'could not stop cleanly');
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}

function explain(error: unknown): string {
  if (error instanceof Error && EXPECTED.some((type) => error instanceof type)) {
    return error.message;
  }
  return explainSystemError(error as NodeJS.ErrnoException & { port?: number; address?: string });
}

/** What the operating system refused, and which setting to look at. */
function explainSystemError(
  error: NodeJS.ErrnoException & { port?: number; address?: string },
): string {
  const { code, syscall, port, path } = error;
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use. Stop the program that uses it, or set PORT to another number.`;
  }
  if (syscall === 'listen' || syscall === 'getaddrinfo') {
    return `The server cannot listen where HOST and PORT say (${error.message}).`;
  }
  if (code && path) {
    return `The data folder cannot be used (${error.message}). Set DATA_DIR to a folder that this program may write.`;
  }
  return error.stack ?? String(error);
}
