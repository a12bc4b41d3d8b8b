import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { compile } from '@fastify/proxy-addr';
import proxyAddress from '@fastify/proxy-addr';
import type { Config } from '../../env.js';

/** The address that a handshake asks for, or undefined if it is not one. */
export function handshakeUrl({ url = '/' }: IncomingMessage): URL | undefined {
  const absolute = `http://localhost${url.startsWith('/') ? '' : '/'}${url}`;
  return URL.canParse(absolute) ? new URL(absolute) : undefined;
}

const STATUS_TEXTS = {
  400: 'Bad Request',
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
} as const;

/** Ends a handshake with a status instead of a socket. */
export function refuseHandshake(socket: Duplex, status: keyof typeof STATUS_TEXTS): void {
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_TEXTS[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
    () => socket.destroy(),
  );
}

const SECRETS = /^(?:access[-_]?token|token|auth|authorization|bearer|jwt|session|api[-_]?key)$/i;

/** Whether an address carries a secret: it would stay in the log files of every proxy. */
export const bringsTokenInAddress = ({ searchParams }: URL): boolean =>
  [...searchParams.keys()].some((name) => SECRETS.test(name));

/** Makes the function that tells a client's address, as far as trusted proxies report it. */
export function clientAddressReader({
  trustedProxies,
}: Config): (request: IncomingMessage) => string {
  const trust = trustedProxies.length > 0 ? compile(trustedProxies) : () => false;
  return (request) => proxyAddress(request, trust) || '';
}
