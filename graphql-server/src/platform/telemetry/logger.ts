import {
  type DestinationStream,
  pino,
  type Logger,
  type LoggerOptions,
  stdSerializers,
} from 'pino';
import { traceFacts } from './spans.js';
import { toTerminalLine } from './terminal-lines.js';

export type { Logger } from 'pino';

/**
 * Structured logger of the process: lines of JSON, or lines for people on a terminal. Request and response bodies, e-mail addresses and numbers are
 * never passed to it; the redaction below is the second line of defence. Lines name the trace that
 * they belong to.
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
    mixin: traceFacts,
    redact: {
      paths: [
        'req.headers.authorization',
        'req.headers.cookie',
        'res.headers["set-cookie"]',
        '*.authNumber',
        '*.password',
        '*.token',
        '*.email',
      ],
      censor: '[redacted]',
    },
  };
  if (destination) return pino(options, destination);
  return process.stdout.isTTY ? pino(options, terminal) : pino(options);
}

/** People read a terminal; programs read everything else. */
const terminal = { write: (json: string) => void process.stdout.write(toTerminalLine(json)) };

/**
 * A failure of something outside that has to be reckoned with. Its message says all of it: where in our
 * code it was noticed helps no one, so the log leaves its stack out.
 */
export class OutsideFailure extends Error {}

/** Type, message, code and stack: a database error also holds the statement's parameters. */
function describeError(error: Error): object {
  const { type, message, stack } = stdSerializers.err(error);
  const { code } = error as { code?: unknown };
  if (error instanceof OutsideFailure) return { type, message, code };
  return { type, message: withoutParameters(message), code, stack: withoutParameters(stack) };
}

/** PostgreSQL quotes the offending values in the details of some messages. */
export const withoutParameters = (text: string | undefined): string | undefined =>
  text?.replaceAll(/(Key \([^)]*\)=)\([^)]*\)/g, '$1(…)');
