import type { IncomingMessage } from 'node:http';
import { fastifyCookie } from '@fastify/cookie';
import {
  type DocumentNode,
  type ExecutionArgs,
  getOperationAST,
  GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
  OperationTypeNode,
} from 'graphql';
import type { SubscribePayload } from 'graphql-ws';
import type { Config } from '../../../env.js';
import { type Actor, type RequestContext, requestIdOf } from '../../context/index.js';
import type { Database } from '../../database/index.js';
import type { TakeEvents } from '../../events/index.js';
import { badInput, platformReasons } from '../../errors/index.js';
import { type Authenticate, readCredentials } from '../../http/index.js';
import { clientAddressReader } from '../../sockets/index.js';
import type { Reads } from '../../reads/index.js';
import type { Logger } from '../../telemetry/index.js';
import { setsCookie } from '../access.js';
import type { GraphqlContext } from '../graphql-context.js';
import { describeOperation } from '../operation-telemetry.js';
import {
  Admission,
  asRequestError,
  mutationFields,
  type OperationBudget,
  type OperationCost,
  OperationGate,
} from '../operations/index.js';

export interface SocketOperationsOptions {
  config: Config;
  schema: GraphQLSchema;
  database: Database;
  reads?: Reads;
  log: Logger;
  authenticate: Authenticate;
  /** What else resolvers find in their context. */
  contextExtras: object;
  budget: OperationBudget;
}

/** Where an operation comes from, and where its results go. */
interface Sender {
  request: IncomingMessage;
  actor: Actor;
  /** Sends results that are written already, unless the client has yet to take what it was sent before. */
  tell: TakeEvents<string>;
}

type Parameters = Readonly<Record<string, unknown>> | undefined;

/** What happens to an operation on a socket before it runs. */
export class SocketOperations {
  readonly #options: SocketOperationsOptions;
  readonly #gate: OperationGate;
  readonly #admission: Admission;
  readonly #addressOf: (request: IncomingMessage) => string;

  constructor(options: SocketOperationsOptions) {
    const { config, schema } = options;
    this.#options = options;
    this.#gate = new OperationGate({
      schema,
      openIntrospection: config.environment !== 'production',
    });
    this.#admission = new Admission(this.#gate, options.budget);
    this.#addressOf = clientAddressReader(config);
  }

  /**
   * The actor of a socket's client now. Browsers bring the end user's cookie, or staff's access
   * token in the parameters of the connection; programs may also send it in the header.
   */
  async authenticate(request: IncomingMessage, parameters: Parameters): Promise<Actor> {
    const { config, database, authenticate } = this.#options;
    const cookies = fastifyCookie.parse(request.headers.cookie ?? '');
    const authorization = bearerOf(parameters) ?? request.headers.authorization;
    const credentials = readCredentials({ authorization }, cookies, config.publicUrl);
    return authenticate(database.orm.em.fork(), credentials, this.#addressOf(request));
  }

  /** What to run for a `subscribe` message, or the errors that speak against it. */
  prepare(payload: SubscribePayload, sender: Sender) {
    try {
      return this.#prepare(payload, sender);
    } catch (error) {
      const refusal = asRequestError(error);
      // A document that cannot be parsed must not end the other operations of the socket.
      if (refusal instanceof GraphQLError) return [refusal];
      throw error;
    }
  }

  #prepare(payload: SubscribePayload, { request, actor, tell }: Sender) {
    const { query, operationName, variables, extensions } = payload;
    const gate = this.#gate;
    const document = gate.read(query);
    const context = this.#context(request, actor);
    const errors = this.#admission.errorsOf(context.request, query);
    if (errors.length > 0) return errors;
    const operation = getOperationAST(document, operationName);
    if (!operation) return [new GraphQLError('Unable to identify operation')];
    this.#requireNoCookie(document, operation);
    const asked = { source: query, document, operation, variables: variables ?? {} };
    const cost = this.#admission.charge(context.request, asked);
    const isSubscription = operation.operation === OperationTypeNode.SUBSCRIPTION;
    return {
      schema: this.#options.schema,
      document,
      operationName,
      variableValues: variables,
      contextValue: context,
      described: describeOperation(document, operation),
      carrier: extensions ?? {},
      isSubscription,
      // With replicas an event waits until all processes know that they have to catch up first.
      tell: this.#options.reads?.state().configured ? undefined : tell,
      // Each event of a subscription would repeat it.
      cost: isSubscription ? undefined : cost,
    };
  }

  /** Refuses what could not be answered in full, before any of it happens. */
  #requireNoCookie(document: DocumentNode, operation: OperationDefinitionNode): void {
    const fields = this.#options.schema.getMutationType()?.getFields() ?? {};
    for (const name of mutationFields(document, operation)) {
      const field = fields[name];
      if (field && setsCookie(field)) {
        throw badInput(platformReasons.COOKIE_OVER_SOCKET({ name }));
      }
    }
  }

  #context(request: IncomingMessage, actor: Actor): GraphqlContext {
    const { contextExtras, database, reads, log } = this.#options;
    const requestId = requestIdOf(undefined);
    return {
      ...contextExtras,
      request: {
        actor,
        em: database.orm.em.fork(),
        reads,
        log: log.child({ reqId: requestId }),
        requestId,
        address: this.#addressOf(request),
        userAgent: request.headers['user-agent'] ?? '',
      },
      setSessionCookie: refuseCookie,
      clearSessionCookie: refuseCookie,
      setRefreshCookie: refuseCookie,
      clearRefreshCookie: refuseCookie,
      organisationCookie: refuseCookie,
      setOrganisationCookie: refuseCookie,
      clearOrganisationCookie: refuseCookie,
      setLocalCookie: refuseCookie,
      clearLocalCookie: refuseCookie,
    };
  }
}

/** What an operation cost, if the client is to be told. */
export const costOf = (args: ExecutionArgs & { cost?: OperationCost | undefined }) => args.cost;

/** The caller who is told of something new by a subscription's events; undefined otherwise. */
export const subscriberOf = ({
  contextValue,
  isSubscription = false,
}: ExecutionArgs & { isSubscription?: boolean }): RequestContext | undefined =>
  isSubscription ? (contextValue as GraphqlContext).request : undefined;

function bearerOf(parameters: Parameters): string | undefined {
  const token = parameters?.['token'];
  if (typeof token === 'string') return `Bearer ${token}`;
  const header = parameters?.['authorization'] ?? parameters?.['Authorization'];
  return typeof header === 'string' ? header : undefined;
}

function refuseCookie(): never {
  throw new Error('Cookies cannot be set over the socket.');
}
