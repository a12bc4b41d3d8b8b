import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';

const CONTENT_TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** One file in every form in which it can be sent. */
export interface StaticContent {
  type: string;
  etag: string;
  identity: Buffer;
  br?: Buffer;
  gzip?: Buffer;
}

const withoutCompression = (path: string) => path.replace(/\.(?:br|gz)$/, '');

/** Media type of a file that front ends consist of, compressed copies included; else undefined. */
export const contentTypeOf = (path: string): string | undefined =>
  CONTENT_TYPES[extname(withoutCompression(path))];

/** Whether a path is the compressed copy of another file. */
export const isCompressedCopy = (path: string) => withoutCompression(path) !== path;

/** Puts a file and its compressed copies together. */
export function toStaticContent(
  path: string,
  identity: Buffer,
  copies: { br?: Buffer | undefined; gzip?: Buffer | undefined } = {},
): StaticContent {
  return {
    type: contentTypeOf(path) ?? 'application/octet-stream',
    etag: etagOf(identity),
    identity,
    ...(copies.br ? { br: copies.br } : {}),
    ...(copies.gzip ? { gzip: copies.gzip } : {}),
  };
}

/** A validator that changes with the content. */
export const etagOf = (content: Buffer | string) =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;

/**
 * Sends content in the smallest form that the client takes, or 304 when it has it already.
 * `varyBy`: further request headers that the content was chosen by.
 */
export function sendContent(
  request: FastifyRequest,
  reply: FastifyReply,
  content: StaticContent,
  varyBy: readonly string[] = [],
) {
  const vary = [...(content.br || content.gzip ? ['Accept-Encoding'] : []), ...varyBy];
  reply.headers({ 'content-type': content.type, etag: content.etag });
  if (vary.length > 0) reply.header('vary', vary.join(', '));
  if (knows(request.headers['if-none-match'], content.etag)) return reply.code(304).send();
  const accepted = request.headers['accept-encoding'];
  if (content.br && accepts(accepted, 'br')) {
    return reply.header('content-encoding', 'br').send(content.br);
  }
  if (content.gzip && accepts(accepted, 'gzip')) {
    return reply.header('content-encoding', 'gzip').send(content.gzip);
  }
  return reply.send(content.identity);
}

function accepts(header: string | string[] | undefined, encoding: string): boolean {
  return String(header ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .some((part) => {
      const [name, weight] = part.split(/\s*;\s*q=/);
      return name === encoding && weight !== '0';
    });
}

/** `If-None-Match` compares weakly: a proxy may have marked our validator as weak. */
function knows(header: string | undefined, etag: string): boolean {
  return (header ?? '').split(',').some((part) => part.trim().replace(/^W\//, '') === etag);
}
