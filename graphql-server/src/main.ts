import { createApp } from './app.js';
import { configurationWarnings, readConfig } from './env.js';
import { explainFailure } from './explain-failure.js';
import { createLogger } from './platform/telemetry/index.js';

/** How long running requests and jobs may take to finish when the process is told to stop. */
const GRACE_MS = 20_000;

const startedAt = performance.now();
let tell = toTerminal;
try {
  const config = readConfig();
  const log = createLogger(config.logLevel);
  if (config.environment === 'production') tell = toLog(log);
  for (const warning of configurationWarnings(config)) log.warn(warning);
  const app = await createApp(config, log);
  const listening = app.listen();
  stopOnSignals(async (graceMs) => {
    // What is half open cannot be closed.
    await listening.catch(() => undefined);
    await app.stop(graceMs);
  }, log);
  const address = await listening;
  const seconds = (performance.now() / 1000).toFixed(1);
  log.debug({ ms: Math.round(performance.now() - startedAt) }, 'started');
  tell('info', `Hausgeist is ready at ${address} (${seconds} s)`);
} catch (error) {
  tell('fatal', explainFailure(error));
  process.exit(1);
}

/** What people read who have just started the server themselves. */
function toTerminal(level: 'info' | 'fatal', text: string): void {
  (level === 'info' ? process.stdout : process.stderr).write(`${text}\n`);
}

/** In production programs read what it says, and all of it has one form. */
function toLog(log: ReturnType<typeof createLogger>): typeof toTerminal {
  return (level, text) => log[level](text);
}

function stopOnSignals(
  stop: (graceMs: number) => Promise<void>,
  log: ReturnType<typeof createLogger>,
) {
  let stopping = false;
  const onSignal = (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    tell('info', 'Stopping …');
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
