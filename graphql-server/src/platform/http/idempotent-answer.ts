import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Access } from '../context/index.js';
import {
  type Idempotency,
  IDEMPOTENCY_HEADER,
  type KeptAnswer,
  readIdempotencyKey,
  refusedKey,
  usedOtherwise,
} from '../idempotency/index.js';
import { digestForm, watchForm } from './form-digest.js';
import { restFailure } from './rest-errors.js';

const JSON_TYPE = 'application/json; charset=utf-8';

/** What decides whether a call takes a key. */
interface Call {
  method: string;
  path: string;
  access: Access;
  idempotencyKey?: boolean;
}

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
  /** Carries the request out and gives the body of the answer. */
  work: () => Promise<object>;
}

/** Every POST of a signed-in caller takes a key, unless the route opts out. */
export const takesIdempotencyKey = ({ method, access, idempotencyKey }: Call): boolean =>
  method === 'POST' && typeof access !== 'string' && idempotencyKey !== false;

/**
 * The body of the answer: that of the first request with this key if there was one. Without a key,
 * and for calls that may be repeated anyway, just what `work` gives.
 */
export async function answerOnce(
  idempotency: Idempotency,
  call: Call,
  { request, reply, work }: Exchange,
): Promise<unknown> {
  const header = request.headers[IDEMPOTENCY_HEADER];
  if (header === undefined || call.method !== 'POST') return work();
  if (!takesIdempotencyKey(call)) throw refusedKey();
  const key = readIdempotencyKey(header) ?? '';
  const { kept, attempt } = await idempotency.begin(
    request.context,
    key,
    whatIsAsked(call, request),
  );
  if (kept) {
    await requireSameForm(request, kept);
    return answerAgain(reply, kept);
  }
  const form = request.isMultipart() ? watchForm(request.raw) : () => undefined;
  let body: string;
  try {
    body = JSON.stringify(await attempt.run(work));
  } catch (error) {
    const { status, body: failure } = restFailure(error);
    const text = JSON.stringify(failure);
    const answer = { status, contentType: JSON_TYPE, body: text, form: form() };
    await attempt.end({ answer, failed: true, passing: status >= 500 || status === 429 });
    throw error;
  }
  const answer = { status: reply.statusCode, contentType: JSON_TYPE, body, form: form() };
  await attempt.end({ answer, failed: false, passing: false });
  reply.type(JSON_TYPE);
  return body;
}

/** The body of an answer that was given before; its status and type are put on the reply. */
export function answerAgain(
  reply: FastifyReply,
  { status, contentType, body }: KeptAnswer,
): string {
  reply.code(status).headers({ 'content-type': contentType, 'idempotency-replayed': 'true' });
  return body;
}

/** Files that are others than the first time are another request, also if they are as long. */
async function requireSameForm(request: FastifyRequest, { form }: KeptAnswer): Promise<void> {
  if (form === undefined || !request.isMultipart()) return;
  if ((await digestForm(request.raw)) !== form) throw usedOtherwise();
}

/**
 * What tells one request from another. The files of a form are read once, by the route's handler:
 * until it is known what they hold, their length has to do.
 */
function whatIsAsked({ method, path }: Call, request: FastifyRequest): unknown {
  const { params, query, body, headers } = request;
  const content = request.isMultipart() ? { length: headers['content-length'] ?? null } : body;
  return { method, path, params, query, content: content ?? {} };
}
