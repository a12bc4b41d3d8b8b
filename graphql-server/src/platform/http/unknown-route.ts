import type { FastifyReply, FastifyRequest } from 'fastify';
import { platformReasons } from '../errors/index.js';
import type { KnownPaths } from './known-paths.js';
import { restErrorBody } from './rest-errors.js';

/**
 * Answers a request that no route takes: 404 for an unknown address, 405 with the methods it takes
 * for a known one, and the same list of methods to an OPTIONS request.
 */
export function answerUnknown(
  request: FastifyRequest,
  reply: FastifyReply,
  paths: KnownPaths,
): FastifyReply {
  const methods = paths.methodsAt(request.url);
  // A method that the address does take: a part of the address is too long to be an id.
  if (methods.length === 0 || methods.includes(request.method))
    return reply.code(404).send(restErrorBody(platformReasons.NOT_FOUND));
  const allow = [...new Set([...methods, 'OPTIONS'])].toSorted().join(', ');
  reply.header('allow', allow);
  if (request.method === 'OPTIONS') return reply.code(204).send();
  const refusal = platformReasons.METHOD_NOT_ALLOWED({ method: request.method, allowed: allow });
  return reply.code(405).send(restErrorBody(refusal));
}
