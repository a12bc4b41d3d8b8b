import 'reflect-metadata';
import { enableCompileCache } from 'node:module';
import { readCommand, UsageError } from './cli-usage.js';
import { COMPILE_CACHE } from './start-files.js';

let dataDir: string | undefined;

async function main(): Promise<void> {
  const command = readCommand(process.argv.slice(2));
  if (typeof command === 'string') {
    process.stdout.write(command);
    return;
  }
  // All of the server, which takes a second: not for a look at the help.
  enableCompileCache(COMPILE_CACHE);
  const { COMMANDS } = await import('./cli-commands.js');
  const { readConfig } = await import('./env.js');
  const { createLogger } = await import('./platform/telemetry/index.js');
  const config = readConfig();
  ({ dataDir } = config);
  // What a command has to say is for the terminal; the log only tells what goes wrong.
  const log = createLogger(config.logLevel === 'info' ? 'warn' : config.logLevel);
  process.stdout.write(`${await COMMANDS[command.name](config, log, command.options)}\n`);
}

/** What to write on the terminal, and how to end. */
async function explain(error: unknown): Promise<{ text: string; code: number }> {
  if (error instanceof UsageError) return { text: `${error.message}\n${error.usage}`, code: 2 };
  const { explainFailure } = await import('./explain-failure.js');
  return { text: explainFailure(error, dataDir), code: 1 };
}

try {
  await main();
  process.exit(0);
} catch (error) {
  const { text, code } = await explain(error);
  process.stderr.write(`${text}\n`);
  process.exit(code);
}
