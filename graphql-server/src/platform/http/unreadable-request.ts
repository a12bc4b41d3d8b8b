import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { platformReasons, type Refusal } from '../errors/index.js';
import { restErrorBody } from './rest-errors.js';

const FAILURES: Record<string, { status: number; refusal: Refusal }> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, refusal: platformReasons.REQUEST_TOO_SLOW },
  HPE_HEADER_OVERFLOW: { status: 431, refusal: platformReasons.HEADERS_TOO_LARGE },
};

/** Answers, in the documented form, what is not even a request. */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const known = FAILURES[error.code ?? ''];
  const { status, refusal } = known ?? { status: 400, refusal: platformReasons.BAD_REQUEST };
  const body = JSON.stringify(restErrorBody(refusal));
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
