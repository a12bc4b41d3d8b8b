import { pino, type Logger } from 'pino';

export type { Logger } from 'pino';

/**
 * Structured logger of the process. Request and response bodies, e-mail addresses and numbers are
 * never passed to it; the redaction below is the second line of defence.
 */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
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
  });
}
