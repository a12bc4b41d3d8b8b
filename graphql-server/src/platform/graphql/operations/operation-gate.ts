import { HeaderMap } from '@apollo/server';
import {
  type DocumentNode,
  type FieldNode,
  GraphQLError,
  type GraphQLField,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  parse,
  validate,
  visit,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Actor } from '../../context/index.js';
import {
  AppError,
  asUnavailable,
  forbidden,
  HTTP_STATUS,
  platformReasons,
  RetryLaterError,
} from '../../errors/index.js';
import { isOpenTo } from '../access.js';
import { OPERATION_LIMITS } from '../graphql-limits.js';
import { requireModestDocument, tooComplex } from './document-limits.js';
import {
  chargeOf,
  type OperationCost,
  requireAffordable,
  type Variables,
} from './operation-cost.js';

interface KnownDocument {
  document: DocumentNode;
  introspects: boolean;
  /** Result of the validation, once a request has asked for it. */
  errors?: readonly GraphQLError[];
}

interface OperationGateOptions {
  schema: GraphQLSchema;
  /** Whether everybody may look at the schema, or administrators and API keys alone. */
  openIntrospection: boolean;
}

/**
 * Lets operations in, or throws what is wrong with them. What does not depend on the client is found
 * out once per document, before validation: that takes quadratic time in the wrong hands.
 */
export class OperationGate {
  readonly #schema: GraphQLSchema;
  readonly #openIntrospection: boolean;
  readonly #documents = new LRUCache<string, KnownDocument>({ max: 500 });

  constructor({ schema, openIntrospection }: OperationGateOptions) {
    this.#schema = schema;
    this.#openIntrospection = openIntrospection;
  }

  /** The document; throws for one that cannot be read or asks for too much. */
  read(source: string): DocumentNode {
    return this.#read(source).document;
  }

  /** The document; nothing for one that cannot be parsed, and throws if it asks for too much. */
  tryRead(source: string): DocumentNode | undefined {
    try {
      return this.read(source);
    } catch (error) {
      if (error instanceof GraphQLError) return undefined;
      throw error;
    }
  }

  /** What validation finds wrong with a document that can be read. */
  validate(source: string): readonly GraphQLError[] {
    const known = this.#read(source);
    known.errors ??= validate(this.#schema, known.document);
    return known.errors;
  }

  /** Throws if the actor may not look at the schema and the document does. */
  requireIntrospection(source: string, actor: Actor): void {
    if (this.#openIntrospection || actor.kind === 'admin' || actor.kind === 'apiKey') return;
    if (this.#read(source).introspects) {
      throw forbidden(platformReasons.INTROSPECTION_CLOSED);
    }
  }

  /** What the operation costs; throws if that is too much. */
  requireAffordable(
    document: DocumentNode,
    operation: OperationDefinitionNode,
    variables: Variables,
  ): OperationCost {
    return requireAffordable(this.#schema, document, operation, variables);
  }

  /** Points that the operation takes of the actor's budget. */
  chargeOf(
    document: DocumentNode,
    operation: OperationDefinitionNode,
    variables: Variables,
    actor: Actor,
  ): number {
    const isOpen = (field: GraphQLField<unknown, unknown>) => isOpenTo(field, actor);
    return chargeOf(this.#schema, document, operation, variables, isOpen);
  }

  #read(source: string): KnownDocument {
    const known = this.#documents.get(source);
    if (known) return known;
    const { characters, tokens } = OPERATION_LIMITS;
    if (source.length > characters) {
      throw tooComplex(
        platformReasons.DOCUMENT_TOO_LONG({ length: source.length, max: characters }),
      );
    }
    const document = parseWithin(source, tokens);
    requireModestDocument(document);
    const fresh = { document, introspects: introspects(document) };
    this.#documents.set(source, fresh);
    return fresh;
  }
}

function parseWithin(source: string, maxLexicalTokens: number): DocumentNode {
  try {
    return parse(source, { maxLexicalTokens });
  } catch (error) {
    // graphql gives the limit no code of its own.
    if (error instanceof GraphQLError && error.message.includes('Parsing aborted')) {
      throw tooComplex(platformReasons.DOCUMENT_TOO_MANY_TOKENS({ max: maxLexicalTokens }));
    }
    throw error;
  }
}

function introspects(document: DocumentNode): boolean {
  let found = false;
  visit(document, {
    Field: (field) => {
      found ||=
        field.name.value === '__schema' || (field.name.value === '__type' && !isBare(field));
    },
  });
  return found;
}

/** What a name says of itself, as the audits of GraphQL over HTTP ask for it, tells nothing of the schema. */
const BARE = new Set(['name', '__typename']);

const isBare = ({ selectionSet }: FieldNode) =>
  (selectionSet?.selections ?? []).every(
    (selection) => selection.kind === Kind.FIELD && BARE.has(selection.name.value),
  );

/** An expected failure as the error with which a request is refused, and with its status. */
export function asRequestError(thrown: unknown): unknown {
  const error = asUnavailable(thrown) ?? thrown;
  if (!(error instanceof AppError)) return error;
  const http = { status: HTTP_STATUS[error.code], headers: new HeaderMap() };
  if (error instanceof RetryLaterError) {
    http.headers.set('retry-after', String(error.retryAfterSeconds));
  }
  const extensions = { code: error.code, http };
  return new GraphQLError(error.message, { originalError: error, extensions });
}
