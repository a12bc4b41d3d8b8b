import type { Connection, ConnectionState } from '@hausgeist/shell-api/host';
import {
  createClient,
  type Client,
  type FormattedExecutionResult,
  type Sink,
  type SubscribePayload,
} from 'graphql-ws';
import { RECONNECT_ATTEMPTS, ReconnectGate, reconnectDelay } from './reconnect-gate';

const KEEP_ALIVE_MS = 30_000;
const PONG_TIMEOUT_MS = 5_000;
const CONNECT_TIMEOUT_MS = 15_000;
/** The socket outlives a change of page, so that it is not opened anew at each navigation. */
const LAZY_CLOSE_MS = 30_000;
/** The server does not accept who asks: the session has ended, or was never one. */
const REFUSALS = new Set([4401, 4403]);
/** Closed on purpose: no automatic attempt follows. */
const NORMAL_CLOSURES = new Set([1000, 1001]);

/** The page's socket: what Apollo needs, what the hooks need, and how to end it. */
export interface Socket {
  client: Client;
  connection: Connection;
  /** Closes the socket; subscriptions are connected anew, with the cookies of now. */
  restart: () => void;
  dispose: () => void;
}

/** What a socket needs where cookies do not say who asks. */
export interface SocketOptions {
  connectionParams?: () => Promise<Record<string, unknown>>;
  /** Calls back when the server closes the socket because of who asks. */
  onRefused?: () => void;
}

/** Address of the GraphQL socket on the page's own origin. */
export function socketUrl(): string {
  const url = new URL('/graphql', window.location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}

type ResultSink<Data, Extensions> = Sink<FormattedExecutionResult<Data, Extensions>>;

function closeCode(event: unknown): number | undefined {
  return event instanceof CloseEvent ? event.code : undefined;
}

/**
 * Opens a socket on the first subscription and keeps it alive as long as there are subscriptions.
 */
export function createSocket(url: string, options: SocketOptions = {}): Socket {
  const { connectionParams, onRefused } = options;
  const gate = new ReconnectGate();
  const stateListeners = new Set<() => void>();
  const reconnectListeners = new Set<() => void>();
  let state: ConnectionState = 'disconnected';
  let subscriptions = 0;
  let lost = false;
  let held = false;
  let immediate = false;
  let pongTimer: ReturnType<typeof setTimeout> | undefined;
  let active: WebSocket | undefined;

  function setState(next: ConnectionState): void {
    if (state === next) return;
    state = next;
    for (const listener of stateListeners) listener();
  }

  function expectPong(): void {
    clearTimeout(pongTimer);
    pongTimer = setTimeout(() => client.terminate(), PONG_TIMEOUT_MS);
  }

  /** A phone that wakes up may hold a socket that died without a word. */
  function check(): void {
    if (document.visibilityState !== 'visible') return;
    gate.open();
    if (state !== 'connected' || active?.readyState !== WebSocket.OPEN) return;
    active.send(JSON.stringify({ type: 'ping' }));
    expectPong();
  }

  const client = createClient({
    url: async () => {
      if (held) await gate.wait();
      held = false;
      return url;
    },
    ...(connectionParams ? { connectionParams } : {}),
    lazyCloseTimeout: LAZY_CLOSE_MS,
    keepAlive: KEEP_ALIVE_MS,
    connectionAckWaitTimeout: CONNECT_TIMEOUT_MS,
    // Attempts never end for good: after the automatic ones the gate waits for a trigger.
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    retryWait: async (attempt) => {
      if (held || immediate) return;
      if (attempt < RECONNECT_ATTEMPTS) return gate.wait(reconnectDelay(attempt));
      setState('error');
      await gate.wait();
    },
    on: {
      connecting: () => {
        if (!held) setState('connecting');
      },
      connected: (socket) => {
        active = socket instanceof WebSocket ? socket : undefined;
        immediate = false;
        setState('connected');
        if (lost) for (const listener of reconnectListeners) listener();
        lost = false;
      },
      ping: (received) => {
        if (!received) expectPong();
      },
      pong: (received) => {
        if (received) clearTimeout(pongTimer);
      },
      closed: (event) => {
        clearTimeout(pongTimer);
        active = undefined;
        if (REFUSALS.has(closeCode(event) ?? 0)) onRefused?.();
        const needed = subscriptions > 0;
        if (state === 'connected' && needed) lost = true;
        held = needed && NORMAL_CLOSURES.has(closeCode(event) ?? 0);
        // A failed attempt reports its close after the wait for the next one has begun.
        if (state !== 'error') setState(needed && !held ? 'connecting' : 'disconnected');
      },
    },
  });

  document.addEventListener('visibilitychange', check);
  window.addEventListener('online', check);

  return {
    client: {
      ...client,
      subscribe<Data, Extensions>(payload: SubscribePayload, sink: ResultSink<Data, Extensions>) {
        subscriptions += 1;
        const unsubscribe = client.subscribe<Data, Extensions>(payload, {
          next: (value) => sink.next(value),
          complete: () => sink.complete(),
          error(failure) {
            // The server closed the socket with a code that forbids another attempt.
            if (closeCode(failure) !== undefined) setState('error');
            sink.error(failure);
          },
        });
        let ended = false;
        return () => {
          if (!ended) subscriptions -= 1;
          ended = true;
          unsubscribe();
        };
      },
    },
    connection: {
      getState: () => state,
      subscribe(listener) {
        stateListeners.add(listener);
        return () => stateListeners.delete(listener);
      },
      onReconnected(listener) {
        reconnectListeners.add(listener);
        return () => reconnectListeners.delete(listener);
      },
      reconnect: () => gate.open(),
    },
    restart() {
      immediate = true;
      gate.open();
      client.terminate();
    },
    dispose() {
      document.removeEventListener('visibilitychange', check);
      window.removeEventListener('online', check);
      gate.open();
      void client.dispose();
    },
  };
}
