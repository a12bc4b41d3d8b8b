import type { JsonMessage } from './json-connection.js';

/** A feature's handler of one socket. */
export interface JsonSocketHandler {
  /** Called once who acts by cookie or header is known, before any message. */
  open(): Promise<void>;
  /** Called for one message after the other. Expected failures may be thrown as `AppError`. */
  receive(message: JsonMessage): Promise<void>;
  /** Called with whatever `receive` threw. */
  fail(error: unknown, message: JsonMessage): Promise<void>;
  /** The socket is gone. */
  close(): void;
}
