import { createApp } from './app.js';
import { logUnreachableParts } from './unreachable-parts.js';
import { configurationWarnings } from './configuration-warnings.js';
import { databaseSchema } from './database-schema.js';
import { emptyDatabase } from './empty-database.js';
import { mistypedNames, readConfig, requireEnvironment } from './env.js';
import { explainFailure } from './explain-failure.js';
import { hintAtFirstAdministrator } from './first-administrator.js';
import { partsInUse } from './parts-in-use.js';
import { requireFreePort } from './platform/http/index.js';
import { EXIT_CODES, ProcessEnd, SelfWatch } from './platform/shutdown/index.js';
import { createLogger } from './platform/telemetry/index.js';

const startedAt = performance.now();
let tell = toTerminal;
let dataDir: string | undefined;
try {
  const config = readConfig();
  ({ dataDir } = config);
  requireEnvironment();
  const log = createLogger(config.logLevel);
  if (config.environment === 'production') tell = toLog(log);
  log.info(partsInUse(config));
  const warnings = [...mistypedNames(), ...configurationWarnings(config)];
  for (const warning of warnings) log.warn(warning);
  await requireFreePort(config);
  const app = await createApp(config, log, { ...databaseSchema, template: emptyDatabase() });
  const listening = app.listen();
  const end = new ProcessEnd({
    log,
    stop: async (graceMs) => {
      // What is half open cannot be closed.
      await listening.catch(() => undefined);
      await app.stop(graceMs);
    },
    unfinished: () => app.unfinished(),
  });
  end.onSignals();
  new SelfWatch({
    database: app.platform.database,
    end: (reason) => end.begin({ reason }, EXIT_CODES.unready),
  }).start();
  const address = await listening;
  const seconds = (performance.now() / 1000).toFixed(1);
  log.debug({ ms: Math.round(performance.now() - startedAt) }, 'started');
  tell('info', `Hausgeist is ready at ${address} (${seconds} s)`);
  // The server runs by now: a hint that cannot be looked up must not end it.
  await Promise.all([
    hintAtFirstAdministrator(app.platform.database, !config.databaseUrl).then(
      (hint) => hint && tell('info', hint),
      (err: unknown) => log.warn({ err }, 'could not look for an administrator'),
    ),
    logUnreachableParts(app.platform),
  ]);
} catch (error) {
  tell('fatal', explainFailure(error, dataDir));
  process.exit(EXIT_CODES.failed);
}

/** What people read who have just started the server themselves. */
function toTerminal(level: 'info' | 'fatal', text: string): void {
  (level === 'info' ? process.stdout : process.stderr).write(`${text}\n`);
}

/** In production programs read what it says, and all of it has one form. */
function toLog(log: ReturnType<typeof createLogger>): typeof toTerminal {
  return (level, text) => log[level](text);
}
