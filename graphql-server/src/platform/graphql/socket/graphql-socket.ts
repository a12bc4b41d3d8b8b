import { GraphQLError } from 'graphql';
import {
  CloseCode,
  type ConnectionInitMessage,
  type Context,
  handleProtocols,
  makeServer,
  type Server,
} from 'graphql-ws';
import type { WebSocket } from 'ws';
import { type ApiKeyActor, noteWrite } from '../../context/index.js';
import { AppError, platformReasons, unauthenticated } from '../../errors/index.js';
import {
  hangUp,
  type NewSocket,
  type Release,
  type SocketPlatform,
  SocketServer,
} from '../../sockets/index.js';
import { formatGraphqlError } from '../format-error.js';
import { MAX_REQUEST_BYTES, SOCKET_LIMITS, type SocketLimits } from '../graphql-limits.js';
import { executeObserved, subscribeObserved } from '../operation-telemetry.js';
import { OperationPlans } from '../plans/operation-plans.js';
import { serveConnection, type SocketExtra } from './socket-connection.js';
import {
  costOf,
  SocketOperations,
  type SocketOperationsOptions,
  subscriberOf,
} from './socket-operations.js';
import { tellOn } from './tell-on.js';

interface GraphqlSocketOptions extends SocketOperationsOptions, SocketPlatform {
  limits?: Partial<SocketLimits>;
}

interface Extra extends SocketExtra {
  /** Gives back the place among sockets of this address that have not signed in. */
  leaveStrangers: Release;
  /** Set once a client has signed in; from then on the socket is for signed-in use only. */
  isSignedIn?: boolean;
  /** The timer that closes the socket of a key when its time is over. */
  end?: NodeJS.Timeout;
}

/** Serves operations over graphql-transport-ws at /graphql. */
export class GraphqlSocketServer extends SocketServer {
  readonly #options: GraphqlSocketOptions;
  readonly #limits: SocketLimits;
  readonly #operations: SocketOperations;
  readonly #protocol: Server<Extra>;
  readonly #keys = new Map<WebSocket, ApiKeyActor>();
  readonly #connections = new Set<Context<ConnectionInitMessage['payload'], Extra>>();

  constructor(options: GraphqlSocketOptions) {
    const limits = { ...SOCKET_LIMITS, ...options.limits };
    super(options, {
      ...{ maxPayload: MAX_REQUEST_BYTES, handleProtocols, endedReason: 'Forbidden' },
      places: { ...limits, perAddress: limits.strangersPerAddress },
      seats: { of: 'session', most: limits.perSession },
      ...{ keepAliveMs: limits.keepAliveMs, bufferedBytes: limits.bufferedBytes },
    });
    this.#options = options;
    this.#limits = limits;
    this.#operations = new SocketOperations(options);
    this.#protocol = this.#makeProtocol();
  }

  /** How many operations run on the sockets that are open. */
  get runningOperations(): number {
    let count = 0;
    for (const { subscriptions } of this.#connections) count += Object.keys(subscriptions).length;
    return count;
  }

  keys(): Iterable<ApiKeyActor> {
    return this.#keys.values();
  }

  protected serve({ socket, request, leavePlace }: NewSocket): void {
    const extra: Extra = { socket, request, leaveStrangers: leavePlace };
    const { log } = this.#options;
    serveConnection({ protocol: this.#protocol, extra, limits: this.#limits, log });
  }

  #makeProtocol(): Server<Extra> {
    const { config, log, schema } = this.#options;
    const plans = new OperationPlans(schema);
    const hideSuggestions = config.environment === 'production';
    const format = (error: unknown) => formatGraphqlError(error, { log, hideSuggestions });
    return makeServer<ConnectionInitMessage['payload'], Extra>({
      connectionInitWaitTimeout: this.#limits.initTimeoutMs,
      execute: async (args) => executeObserved(args, plans),
      subscribe: async (args) => subscribeObserved(args, plans),
      onConnect: (context) => this.#connect(context),
      onSubscribe: async (context, id, payload) => {
        if (Object.keys(context.subscriptions).length > this.#limits.subscriptions) {
          return [asGraphqlError(tooManyOperations(this.#limits.subscriptions))];
        }
        const { request, socket, isSignedIn } = context.extra;
        try {
          const actor = await this.#operations.authenticate(request, context.connectionParams);
          // A cookie whose session is over makes an anonymous visitor, who must not go on here.
          if (isSignedIn && actor.kind === 'anonymous') throw unauthenticated(actor.refusal);
          if (actor.kind === 'apiKey') this.#noteKey(context.extra, actor);
          return this.#operations.prepare(payload, { request, actor, tell: tellOn(socket, id) });
        } catch (error) {
          // With another token the client has to come back on another socket.
          if (isUnauthenticated(error)) hangUp(socket, CloseCode.Forbidden, 'Forbidden');
          return [asGraphqlError(error)];
        }
      },
      onError: (_context, _id, _payload, errors) => errors.map(format),
      onNext: async (_context, _id, _payload, args, result) => {
        // A client that is told of something new and then asks for a list must find it there.
        const subscriber = subscriberOf(args);
        if (subscriber) await noteWrite(subscriber);
        const cost = costOf(args);
        if (!result.errors && !cost) return undefined;
        const { errors, ...rest } = result;
        return {
          ...rest,
          ...(errors ? { errors: errors.map(format) } : {}),
          ...(cost ? { extensions: { cost } } : {}),
        };
      },
    });
  }

  async #connect(context: Context<ConnectionInitMessage['payload'], Extra>) {
    const { connectionParams, extra } = context;
    const { request, socket, leaveStrangers } = extra;
    this.#connections.add(context);
    socket.once('close', () => this.#connections.delete(context));
    try {
      const actor = await this.#operations.authenticate(request, connectionParams);
      if (actor.kind === 'anonymous') return;
      if (!this.seat(socket, actor)) return hangUp(socket, 1008, 'Too many sockets');
      extra.isSignedIn = true;
      if (actor.kind === 'apiKey') this.#noteKey(extra, actor);
      leaveStrangers();
    } catch (error) {
      // A key of a company that is suspended is known, and would come back for ever.
      if (isUnauthenticated(error) || isForbidden(error)) return false;
      if (!(error instanceof AppError)) {
        this.#options.log.error({ err: error }, 'a socket could not be authenticated');
      }
      hangUp(socket, 1013, 'Try Again Later');
    }
  }

  /**
   * Keeps in mind what a key has let in on a socket, which the watch compares with what it is; what
   * began with more than it may do now is not forgotten. The socket ends with what was brought last.
   */
  #noteKey(extra: Extra, actor: ApiKeyActor): void {
    const { socket } = extra;
    if (socket.readyState !== socket.OPEN) return;
    const before = this.#keys.get(socket);
    if (!before) socket.once('close', () => this.#forgetKey(extra));
    const permissions = new Set([...(before?.permissions ?? []), ...actor.permissions]);
    this.#keys.set(socket, { ...(before ?? actor), permissions });
    clearTimeout(extra.end);
    extra.end = hangUpAt(socket, actor.validUntil);
  }

  #forgetKey({ socket, end }: Extra): void {
    clearTimeout(end);
    this.#keys.delete(socket);
  }
}

/** Longest time that a timer can be set to; a socket that lives longer has to reconnect once. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** Closes a socket when what let its client in stops to count. */
function hangUpAt(socket: WebSocket, time: Date): NodeJS.Timeout {
  const delay = Math.min(Math.max(time.getTime() - Date.now(), 0), MAX_TIMER_MS);
  return setTimeout(() => hangUp(socket, CloseCode.Forbidden, 'Forbidden'), delay).unref();
}

const isUnauthenticated = (error: unknown) =>
  error instanceof AppError && error.code === 'UNAUTHENTICATED';

const isForbidden = (error: unknown) => error instanceof AppError && error.code === 'FORBIDDEN';

const tooManyOperations = (most: number) =>
  new AppError('RATE_LIMITED', platformReasons.TOO_MANY_OPERATIONS_ON_SOCKET({ max: most }));

const asGraphqlError = (error: unknown) =>
  new GraphQLError('The operation was refused.', {
    originalError: error instanceof Error ? error : new Error(String(error)),
  });
