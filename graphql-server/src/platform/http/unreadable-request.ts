import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { restErrorBody } from './rest-errors.js';

const FAILURES: Record<string, { status: number; message: string }> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'The request took too long to arrive.' },
  HPE_HEADER_OVERFLOW: { status: 431, message: 'The address or the headers are too long.' },
};

/** Answers, in the documented form, what is not even a request. */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const known = FAILURES[error.code ?? ''];
  const { status, message } = known ?? { status: 400, message: 'The request is not readable.' };
  const body = JSON.stringify(restErrorBody(message));
  if (socket.writable) {
    socket.write(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
        'Content-Type: application/json; charset=utf-8',
        `Content-Length: ${Buffer.byteLength(body)}`,
        'Connection: close',
        '',
        body,
      ].join('\r\n'),
    );
  }
  socket.destroy(error);
}
