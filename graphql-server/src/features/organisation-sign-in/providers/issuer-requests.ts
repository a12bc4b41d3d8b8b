import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { CustomFetchOptions } from 'openid-client';
import { type AddressRules, admitAddress, checkedLookup } from '../../webhooks/index.js';

/** Far more than any provider says of itself, its keys or a person. */
const MOST_BYTES = 512 * 1024;

/** The provider could not be asked, or has not answered in time and in bounds. */
export class IssuerUnreachableError extends Error {}

/** Asks providers, whose addresses users chose: where webhooks may go, and without following redirects. */
export const issuerFetch =
  (rules: AddressRules) =>
  async (address: string, options: CustomFetchOptions): Promise<Response> => {
    const { method, headers, body, signal = AbortSignal.timeout(30_000) } = options;
    try {
      const url = await admitAddress(address, rules, signal);
      // The library sends forms, and nothing else.
      const sent = body instanceof URLSearchParams ? body.toString() : undefined;
      return await ask(url, { method, headers, body: sent, signal, rules });
    } catch (error) {
      throw new IssuerUnreachableError('The provider cannot be reached.', { cause: error });
    }
  };

interface Question {
  method: string;
  headers: Record<string, string>;
  body: string | undefined;
  signal: AbortSignal;
  rules: AddressRules;
}

function ask(url: URL, { method, headers, body, signal, rules }: Question): Promise<Response> {
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const options = {
      ...{ method, signal, lookup: checkedLookup(rules, signal) },
      headers: {
        ...headers,
        ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
      },
    };
    const outgoing = request(url, options, (response) => {
      readWhole(response).then((bytes) => resolve(toResponse(response, bytes)), reject);
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

async function readWhole(response: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > MOST_BYTES) throw new Error('The answer is too long.');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function toResponse({ statusCode = 502, headers }: IncomingMessage, bytes: Buffer): Response {
  const type = headers['content-type'];
  const told = new Headers(type ? { 'content-type': type } : {});
  const nonce = headers['www-authenticate'];
  if (nonce) told.set('www-authenticate', nonce);
  const isEmpty = statusCode === 204 || statusCode === 304 || statusCode < 200;
  const status = statusCode < 200 ? 502 : statusCode;
  return new Response(isEmpty ? null : new Uint8Array(bytes), { status, headers: told });
}
