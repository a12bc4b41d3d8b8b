import type { FastifyReply, FastifyRequest } from 'fastify';
import { getOperationAST, type GraphQLSchema } from 'graphql';
import type { Access, RequestContext } from '../context/index.js';
import { answerAgain } from '../http/index.js';
import {
  type Idempotency,
  IDEMPOTENCY_HEADER,
  type Outcome,
  readIdempotencyKey,
  refusedKey,
} from '../idempotency/index.js';
import {
  type Admission,
  mutationFields,
  type OperationCost,
  type OperationGate,
  type ReadOperation,
} from './operations/index.js';

/** The parameters of a request, as far as they are of the right kind. */
export interface GraphqlRequest {
  query?: unknown;
  operationName?: unknown;
  variables?: unknown;
  extensions?: unknown;
}

interface IdempotentMutationsOptions {
  admission: Admission;
  gate: OperationGate;
  schema: GraphQLSchema;
  idempotency: Idempotency;
}

/** Codes of failures after which the same request may work. */
const PASSING = new Set(['INTERNAL', 'UNAVAILABLE', 'RATE_LIMITED', 'IDEMPOTENCY_IN_PROGRESS']);

/**
 * Mutations that come with an idempotency key. Every mutation of a signed-in caller takes one: the
 * declared access of the mutation decides, so that a new mutation cannot be forgotten.
 */
export class IdempotentMutations {
  readonly #options: IdempotentMutationsOptions;

  constructor(options: IdempotentMutationsOptions) {
    this.#options = options;
  }

  /** Points that were charged before a key was looked up. */
  readonly taken = new WeakMap<RequestContext, OperationCost>();

  /** The key's execution or kept answer; nothing for requests that may be repeated anyway. */
  async begin(request: FastifyRequest, operation: GraphqlRequest) {
    const header = request.headers[IDEMPOTENCY_HEADER];
    if (header === undefined) return undefined;
    const mutation = this.#mutationOf(operation);
    if (!mutation) return undefined;
    const key = readIdempotencyKey(header) ?? '';
    // Anonymous callers would share their keys; the mutation itself refuses them.
    if (request.context.actor.kind === 'anonymous') return undefined;
    // A key costs two writes: a caller whose budget is used up gets none.
    this.taken.set(request.context, this.#options.admission.charge(request.context, mutation));
    const { query, operationName = null, variables = {} } = operation;
    const asked = { path: '/graphql', query, operationName, variables };
    return this.#options.idempotency.begin(request.context, key, asked);
  }

  #mutationOf({ query, operationName, variables }: GraphqlRequest): ReadOperation | undefined {
    if (typeof query !== 'string') return undefined;
    const { gate, schema } = this.#options;
    const document = gate.tryRead(query);
    const name = typeof operationName === 'string' ? operationName : undefined;
    const operation = document && getOperationAST(document, name);
    if (!document || !operation) return undefined;
    const names = mutationFields(document, operation);
    const fields = schema.getMutationType()?.getFields() ?? {};
    for (const field of names) {
      const access = fields[field]?.extensions['access'] as Access | undefined;
      if (typeof access === 'string') throw refusedKey();
    }
    if (names.size === 0) return undefined;
    return { source: query, document, operation, variables: { ...(variables as object) } };
  }
}

/**
 * Answers a request with a key: with the kept answer, or by carrying it out and keeping the answer.
 */
export async function answerMutation(
  reply: FastifyReply,
  { kept, attempt }: Awaited<ReturnType<Idempotency['begin']>>,
  work: () => Promise<string>,
): Promise<unknown> {
  if (kept) return answerAgain(reply, kept);
  try {
    const body = await attempt.run(work);
    await attempt.end(outcomeOf(reply, body));
    return body;
  } catch (error) {
    await attempt.abandon();
    throw error;
  }
}

function outcomeOf(reply: FastifyReply, body: string): Outcome {
  const { data, errors = [] } = JSON.parse(body) as {
    data?: Record<string, unknown> | null;
    errors?: { extensions?: { code?: string } }[];
  };
  const { statusCode } = reply;
  const codes = errors.map(({ extensions }) => extensions?.code ?? '');
  return {
    answer: { status: statusCode, contentType: String(reply.getHeader('content-type')), body },
    failed: Object.values(data ?? {}).every((value) => value === null),
    passing: statusCode >= 500 || statusCode === 429 || codes.some((code) => PASSING.has(code)),
  };
}
