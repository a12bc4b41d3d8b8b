import {
  createSourceEventStream,
  defaultFieldResolver,
  execute,
  type ExecutionArgs,
  type ExecutionResult,
  type DocumentNode,
  getArgumentValues,
  getOperationAST,
  getVariableValues,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  type subscribe,
  visit,
} from 'graphql';
import { collectFields } from 'graphql/execution/collectFields.js';
import { mapAsyncIterator } from 'graphql/execution/mapAsyncIterator.js';
import type { GraphqlContext } from '../graphql-context.js';
import { isDirect, type TakeEvents } from '../../events/index.js';
import { takeAlike } from './alike-events.js';
import { completionOf, Unusual } from './completion.js';
import { type Data, dataOf, type Prepared, type RootField, type Variables } from './prepared.js';

/** An operation that passed validation. */
export interface PlannedOperation {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  variables: Readonly<Record<string, unknown>>;
}

/** What is known of an operation, the same for all who send it. */
interface KnownOperation {
  fragments: GraphQLResolveInfo['fragments'];
  /** Variables that decide which fields there are. */
  deciding: readonly string[];
  /** By the values of these; nothing for what graphql has to carry out. */
  fields: Map<string, readonly RootField[] | undefined>;
}

/** Most ways of one operation that are kept, by what its directives leave out. */
const MOST_WAYS = 16;

/**
 * Carries out queries, and makes the events of subscriptions, whose values only have to be looked up and written down.
 * graphql looks at each field of each entry of a list anew, which takes ten times as long. Whatever is unusual is left to
 * graphql: errors, nulls where none may be, fields below the first level with a resolver of their own. It then finds what the
 * resolvers of the first level gave and asks none of them again (`plannedRoots`).
 */
export class OperationPlans {
  readonly #schema: GraphQLSchema;
  readonly #known = new WeakMap<OperationDefinitionNode, KnownOperation>();

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
  }

  /** The data of a query's answer; nothing where graphql has to carry the operation out. */
  async query(asked: PlannedOperation, context: GraphqlContext): Promise<Data | undefined> {
    if (asked.operation.operation !== OperationTypeNode.QUERY) return undefined;
    const prepared = this.#prepare(asked);
    if (!prepared) return undefined;
    const { data, plannedRoots } = await answer(prepared, undefined, context);
    if (plannedRoots) context.plannedRoots = plannedRoots;
    return data;
  }

  /** Carries out what came over a socket. */
  async execute(args: ExecutionArgs): Promise<ExecutionResult> {
    const asked = operationOf(args);
    const data = asked && (await this.query(asked, args.contextValue as GraphqlContext));
    return data ? { data } : execute(args);
  }

  /** Begins a subscription; `tell` sends results that were written before, past the steps of the iteration. */
  async subscribe(
    args: ExecutionArgs & { tell?: TakeEvents<string> | undefined },
  ): ReturnType<typeof subscribe> {
    const source = await createSourceEventStream(args);
    if (isErrors(source)) return source;
    const asked = operationOf(args);
    const prepared = asked && this.#prepare(asked);
    const { tell } = args;
    if (prepared && tell && isDirect(source)) {
      const take = takeAlike(prepared, args.contextValue as GraphqlContext, tell);
      if (take) source.handOver(take);
    }
    return mapAsyncIterator(source, this.#eventsOf(args, prepared));
  }

  /** What a subscriber gets for each event of the source. */
  #eventsOf(
    args: ExecutionArgs,
    prepared: Prepared | undefined,
  ): (event: unknown) => Promise<ExecutionResult> {
    const context = args.contextValue as GraphqlContext;
    return async (event) => {
      const planned = prepared?.isGivenUp() === false;
      const { data, plannedRoots } = planned ? await answer(prepared, event, context) : {};
      if (data) return { data };
      const contextValue = plannedRoots ? { ...context, plannedRoots } : context;
      return execute({ ...args, rootValue: event, contextValue });
    };
  }

  #prepare({ document, operation, variables }: PlannedOperation): Prepared | undefined {
    const definitions = operation.variableDefinitions ?? [];
    const { coerced } = getVariableValues(this.#schema, definitions, variables);
    const root = this.#schema.getRootType(operation.operation);
    // graphql says what is wrong with them.
    if (!coerced || !root) return undefined;
    const known = this.#knownOf(document, operation);
    const deciding = Object.fromEntries(known.deciding.map((name) => [name, coerced[name]]));
    const way = JSON.stringify(deciding);
    const fields = this.#fieldsOf(known, way, { root, operation, variableValues: deciding });
    if (!fields) return undefined;
    return {
      fields,
      variables: coerced,
      infoOf: ({ key, field, nodes }) => ({
        fieldName: field.name,
        fieldNodes: nodes,
        returnType: field.type,
        parentType: root,
        path: { prev: undefined, key, typename: root.name },
        schema: this.#schema,
        fragments: known.fragments,
        rootValue: undefined,
        operation,
        variableValues: coerced,
      }),
      giveUp: () => known.fields.set(way, undefined),
      isGivenUp: () => known.fields.get(way) === undefined,
    };
  }

  #knownOf(document: DocumentNode, operation: OperationDefinitionNode): KnownOperation {
    const known = this.#known.get(operation);
    if (known) return known;
    const named = document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition]] : [],
    );
    const fragments = Object.fromEntries(named) as KnownOperation['fragments'];
    const deciding = new Set<string>();
    visit(document, {
      Directive: ({ arguments: args = [] }) => {
        for (const { value } of args) {
          if (value.kind === Kind.VARIABLE) deciding.add(value.name.value);
        }
      },
    });
    const fresh = { fragments, deciding: [...deciding], fields: new Map() };
    this.#known.set(operation, fresh);
    return fresh;
  }

  #fieldsOf(
    { fragments, fields }: KnownOperation,
    way: string,
    asked: {
      root: GraphQLObjectType;
      operation: OperationDefinitionNode;
      variableValues: Variables;
    },
  ): readonly RootField[] | undefined {
    if (fields.has(way)) return fields.get(way);
    if (fields.size >= MOST_WAYS) return undefined;
    const schema = this.#schema;
    const { root, operation, variableValues } = asked;
    const { selectionSet } = operation;
    const collected = collectFields(schema, fragments, variableValues, root, selectionSet);
    const planned: RootField[] = [];
    for (const [key, nodes] of collected) {
      const [first, ...others] = nodes;
      const field = first && root.getFields()[first.name.value];
      if (!field || key === '__proto__') break;
      const complete = completionOf({ schema, fragments, variableValues }, field.type, nodes);
      planned.push({ key, field, nodes: [first, ...others], complete });
    }
    // One that is about the schema, or not there.
    const result = planned.length === collected.size ? planned : undefined;
    fields.set(way, result);
    return result;
  }
}

const isErrors = (source: AsyncIterable<unknown> | ExecutionResult): source is ExecutionResult =>
  !(Symbol.asyncIterator in source);

function operationOf(args: ExecutionArgs): PlannedOperation | undefined {
  const { document, operationName, variableValues } = args;
  const operation = getOperationAST(document, operationName);
  return operation ? { document, operation, variables: variableValues ?? {} } : undefined;
}

/** The data of an answer, or else what its resolvers gave. */
async function answer(
  prepared: Prepared,
  source: unknown,
  context: GraphqlContext,
): Promise<{ data?: Data; plannedRoots?: GraphqlContext['plannedRoots'] }> {
  const { fields, variables, infoOf, giveUp } = prepared;
  const infos = fields.map(infoOf);
  const outcomes = await Promise.allSettled(
    fields.map(async ({ field, nodes }, index) => {
      const args = getArgumentValues(field, nodes[0], variables);
      const resolve = field.resolve ?? defaultFieldResolver;
      return resolve(source, args, context, infos[index] as GraphQLResolveInfo);
    }),
  );
  try {
    return { data: dataOf(fields, outcomes, context, infos) };
  } catch (error) {
    if (error instanceof Unusual && error.isAlways) giveUp();
    const keys = fields.map(({ key }) => key);
    const settled = outcomes.map((outcome, index) => [keys[index] ?? '', outcome] as const);
    return { plannedRoots: new Map(settled) };
  }
}
