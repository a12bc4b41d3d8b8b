/**
 * An operation as the code generator writes it: its text, as in our own front ends of tenants' pages, or the tree of
 * it. Variables that are not told stay hidden.
 */
export interface GraphqlDocument<Data = unknown, Variables = never> {
  __apiType?: (variables: Variables) => Data;
}

/** An operation on its way to the server. */
export interface GraphqlRequest {
  document: GraphqlDocument;
  variables: object;
  /** Longest wait for the answer; that of the transport where nothing is said. */
  timeoutMs?: number | undefined;
  /** Gives up, as the answer is no longer waited for. */
  signal?: AbortSignal | undefined;
}

/** What the server says to an operation. */
export interface GraphqlAnswer {
  data?: unknown;
  errors?: readonly { message: string; extensions?: Readonly<Record<string, unknown>> }[];
}

interface AnswerSink {
  next: (answer: GraphqlAnswer) => void;
  error: (failure: unknown) => void;
  complete: () => void;
}

/** The ways to the server. */
export interface GraphqlTransport {
  ask: (request: GraphqlRequest) => Promise<GraphqlAnswer>;
  /** Follows a subscription; returns the function that ends it. */
  follow: (request: GraphqlRequest, sink: AnswerSink) => () => void;
}

/** The server has answered with errors. */
export class GraphqlErrors extends Error {
  override name = 'GraphqlErrors';
  readonly errors: NonNullable<GraphqlAnswer['errors']>;

  constructor(errors: NonNullable<GraphqlAnswer['errors']>) {
    super(errors[0]?.message);
    this.errors = errors;
  }
}

/** Something before the server has answered, in its place. */
export class ServerError extends Error {
  override name = 'ServerError';
  readonly statusCode: number;

  constructor(statusCode: number) {
    super(`The server has answered with status ${statusCode}.`);
    this.statusCode = statusCode;
  }
}

interface QueryOptions<Data, Variables> {
  query: GraphqlDocument<Data, Variables>;
  variables?: Variables;
  /** With `no-cache` it is neither taken from what was read before nor kept. */
  fetchPolicy?: 'cache-first' | 'no-cache';
}

interface MutateOptions<Data, Variables> {
  mutation: GraphqlDocument<Data, Variables>;
  variables?: Variables;
  timeoutMs?: number | undefined;
  /** What has to be read anew after it. */
  refetchQueries?: readonly GraphqlDocument[];
}

interface Observer<Data> {
  next: (result: { data?: Data; error?: GraphqlErrors }) => void;
  error: (failure: unknown) => void;
  complete: () => void;
}

/**
 * The client of tenants' pages: a quarter of a phone's first visit was a client that keeps every object once, which a
 * chat has no use for. This one keeps answers as a whole, by their document; such documents have no variables.
 */
export class GraphqlClient {
  readonly #transport: GraphqlTransport;
  readonly #known = new Map<GraphqlDocument, unknown>();
  readonly #pending = new Map<GraphqlDocument, Promise<unknown>>();
  /** Who shows an answer, and whether it is read for them. */
  readonly #watchers = new Map<GraphqlDocument, Map<() => void, boolean>>();
  #session = {};

  constructor(transport: GraphqlTransport) {
    this.#transport = transport;
  }

  /** Asks the server, or takes what was read before. Fails with {@link GraphqlErrors} or as the transport does. */
  async query<Data, Variables>(options: QueryOptions<Data, Variables>): Promise<{ data: Data }> {
    const { query, variables, fetchPolicy = 'cache-first' } = options;
    if (fetchPolicy === 'no-cache') return { data: await this.#read(query, variables) };
    return { data: this.known(query) ?? (await this.refetch(query)) };
  }

  /** Has something done; what was read before stays as it is, but for `refetchQueries`. */
  async mutate<Data, Variables>(options: MutateOptions<Data, Variables>): Promise<{ data: Data }> {
    const { mutation, variables, timeoutMs, refetchQueries = [] } = options;
    const data = await this.#ask(mutation, variables, timeoutMs);
    for (const each of refetchQueries) this.refetch(each).catch(() => undefined);
    return { data };
  }

  /** What a subscription brings, from when it is subscribed to. */
  subscribe<Data, Variables>({ query, variables }: QueryOptions<Data, Variables>) {
    return {
      subscribe: (observer: Observer<Data>): { unsubscribe: () => void } => {
        let isOver = false;
        const unlessOver =
          <Values extends unknown[]>(tell: (...values: Values) => void) =>
          (...values: Values) => {
            if (!isOver) tell(...values);
          };
        const end = this.#transport.follow(
          { document: query, variables: variables ?? {} },
          {
            next: unlessOver(({ data, errors }) =>
              observer.next(errors ? { error: new GraphqlErrors(errors) } : { data: data as Data }),
            ),
            error: unlessOver((failure) =>
              observer.error(Array.isArray(failure) ? new GraphqlErrors(failure) : failure),
            ),
            complete: unlessOver(() => observer.complete()),
          },
        );
        return {
          unsubscribe: () => {
            isOver = true;
            end();
          },
        };
      },
    };
  }

  /** What was read with this document. */
  known<Data, Variables>(document: GraphqlDocument<Data, Variables>): Data | undefined {
    return this.#known.get(document) as Data | undefined;
  }

  /** Reads it anew, and shows it wherever it is shown. */
  async refetch<Data, Variables>(document: GraphqlDocument<Data, Variables>): Promise<Data> {
    const pending = this.#pending.get(document) ?? this.#fetch(document);
    this.#pending.set(document, pending);
    return pending as Promise<Data>;
  }

  /** Calls back when something else is known; with `isRead` it is read again for another session. */
  watch(document: GraphqlDocument, listener: () => void, isRead: boolean): () => void {
    const watchers = this.#watchers.get(document) ?? new Map<() => void, boolean>();
    this.#watchers.set(document, watchers.set(listener, isRead));
    return () => watchers.delete(listener);
  }

  /** Forgets what was read, and reads anew what is shown. */
  async reset(): Promise<void> {
    this.#session = {};
    this.#pending.clear();
    this.#known.clear();
    const shown = [...this.#watchers].filter(([, watchers]) => watchers.size > 0);
    for (const [document] of shown) this.#tell(document);
    const read = shown.filter(([, watchers]) => [...watchers.values()].includes(true));
    await Promise.allSettled(read.map(([document]) => this.refetch(document)));
  }

  async #fetch(document: GraphqlDocument): Promise<unknown> {
    const session = this.#session;
    try {
      const data = await this.#read(document, undefined);
      this.#known.set(document, data);
      this.#tell(document);
      return data;
    } finally {
      if (session === this.#session) this.#pending.delete(document);
    }
  }

  /** Asks the server; refuses an answer that belongs to the session before. */
  async #read<Data, Variables>(document: GraphqlDocument<Data, Variables>, variables?: Variables) {
    const session = this.#session;
    const data = await this.#ask(document, variables);
    if (session !== this.#session) throw new Error('The session is another one now.');
    return data;
  }

  async #ask<Data, Variables>(
    document: GraphqlDocument<Data, Variables>,
    variables?: Variables,
    timeoutMs?: number,
  ): Promise<Data> {
    const { data, errors } = await this.#transport.ask({
      document,
      variables: variables ?? {},
      timeoutMs,
    });
    if (errors) throw new GraphqlErrors(errors);
    if (!data) throw new Error('The server has answered nothing.');
    return data as Data;
  }

  #tell(document: GraphqlDocument): void {
    for (const listener of this.#watchers.get(document)?.keys() ?? []) listener();
  }
}
