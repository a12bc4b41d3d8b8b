import type { Actor } from '../context/index.js';

/**
 * What one GraphQL operation may ask for, over HTTP and over the socket alike. The product's own
 * operations stay far below; `docs/graphql-api.md` tells integrators.
 */
export const OPERATION_LIMITS = {
  /** Characters of a document; counted before anything else looks at it. */
  characters: 16_000,
  /** Words, names and signs of a document. */
  tokens: 2_000,
  /** Fields as written, those of fragments once. */
  fields: 300,
  /** Levels of fields below each other, fragments spread out; introspection has graphql's own limit. */
  depth: 10,
  /** Fields that get another name, fragments spread out. */
  aliases: 20,
  /** Fields directly below `query`, `mutation` or `subscription`, fragments spread out. */
  rootFields: 10,
  /** Directives in all, fragments spread out. */
  directives: 20,
  /** Points; see {@link COST}. */
  cost: 5_000,
} as const;

/**
 * What an operation costs: each object that may be read is one point, so a list costs as many
 * points as it may hold entries, times what each of them asks for. Plain values are free.
 */
export const COST = {
  /** Entries that a list without `first` is taken to hold. */
  listEntries: 5,
  /** Entries of the longest page that any list gives, whatever `first` says. */
  longestPage: 200,
  /** Added for each field directly below `mutation`. */
  mutation: 10,
  /** One look at the schema by introspection. */
  introspection: 100,
} as const;

/**
 * Points that one caller may spend in a minute, by kind; callers who are not signed in share them
 * with everybody at the same address. People who work with the product stay far below: a page of a
 * console costs some hundred points, a message of a chat eleven. The budget of staff is about all
 * that a server can do, so that only a faulty program reaches it; `GRAPHQL_BUDGETS` changes them.
 */
export const BUDGETS: Readonly<Record<Actor['kind'], number>> = {
  anonymous: 1_000_000,
  endUser: 1_000_000,
  companyUser: 60_000_000,
  admin: 60_000_000,
  apiKey: 1_000_000,
};

/** What a call of REST takes of the same budget: about as much as a short list. */
export const REST_CALL_POINTS = 50;

/** Largest body of a request to /graphql and largest frame on its socket, in bytes. */
export const MAX_REQUEST_BYTES = 128 * 1024;

/** What one client may do with sockets. */
export const SOCKET_LIMITS = {
  /** Milliseconds for `connection_init` after the handshake. */
  initTimeoutMs: 10_000,
  /** Milliseconds between pings; a socket that let one pass without a sign of life is cut at the next. */
  keepAliveMs: 30_000,
  /** Operations that run on one socket at the same time. */
  subscriptions: 100,
  /** Messages that may come at once, and how many more each second. */
  messageBurst: 200,
  messagesPerSecond: 50,
  /** Bytes waiting for a client that does not read; more ends the socket. */
  bufferedBytes: 4 * 1024 * 1024,
  /**
   * Sockets of one address whose clients have not signed in yet. Further handshakes wait for a
   * place: a whole office behind one address comes in, one after the other.
   */
  strangersPerAddress: 100,
  /** Handshakes of one address that may wait, and for how many milliseconds. */
  waitingPerAddress: 5_000,
  waitingMs: 5_000,
  /** Sockets of one sign-in session; wide, it only bounds memory (40 kB each). */
  perSession: 6_000,
} as const;

export type SocketLimits = { readonly [Name in keyof typeof SOCKET_LIMITS]: number };
