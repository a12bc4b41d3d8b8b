import { connect, type Socket } from 'node:net';
import type { SMTPTransportOptions } from 'nodemailer';

type Done = (error: Error | null, found?: { connection: Socket }) => void;

/** Ports that mail servers listen at where the address names none. */
const SUBMISSION_PORT = 587;
const ENCRYPTED_PORT = 465;

/**
 * Opens connections to the mail server, asking for the address of its name each time. The library
 * would believe an address for five minutes, and all mails would wait after the server has moved.
 */
export function smtpSockets(patienceMs: number) {
  return ({ host = 'localhost', port, secure }: SMTPTransportOptions, done: Done): void => {
    const usualPort = secure ? ENCRYPTED_PORT : SUBMISSION_PORT;
    const connection = connect({ host, port: Number(port ?? usualPort), noDelay: true });
    const give = (error: Error | null) => {
      clearTimeout(timer);
      connection.removeListener('error', give);
      if (error) done(error);
      else done(null, { connection });
    };
    const timer = setTimeout(() => {
      const silent = new Error('The mail server takes no connection.');
      connection.destroy(Object.assign(silent, { code: 'ETIMEDOUT' }));
    }, patienceMs);
    connection.once('error', give);
    connection.once('connect', () => give(null));
  };
}
