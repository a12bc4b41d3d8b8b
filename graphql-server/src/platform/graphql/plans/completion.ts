import {
  type FieldNode,
  type GraphQLAbstractType,
  GraphQLID,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  GraphQLString,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
  type GraphQLResolveInfo,
} from 'graphql';
import { collectSubfields } from 'graphql/execution/collectFields.js';

/** Thrown where only graphql itself says what comes of a value: what is missing, late or broken. */
export class Unusual extends Error {
  /** Whether the same operation comes to this each time. */
  readonly isAlways: boolean;

  constructor(isAlways: boolean) {
    super('graphql has to complete this value');
    this.isAlways = isAlways;
  }
}

// Made once, as each would note the stack.
export const UNUSUAL = new Unusual(false);
const ALWAYS_UNUSUAL = new Unusual(true);

/** Makes of what a resolver gave what the answer has of it; throws {@link Unusual}. */
export type Completion = (value: unknown, context: unknown, info: GraphQLResolveInfo) => unknown;

/** What of an operation the completions of its values are made from. */
export type Plan = Pick<GraphQLResolveInfo, 'schema' | 'fragments' | 'variableValues'>;

/** How values of a type are completed below these nodes of the document; null where it may be null. */
export function completionOf(
  plan: Plan,
  type: GraphQLOutputType,
  nodes: readonly FieldNode[],
): Completion {
  const inner = isNonNullType(type) ? type.ofType : type;
  const complete = completionOfPresent(plan, inner, nodes);
  if (isNonNullType(type)) {
    return (value, context, info) => {
      if (value === null || value === undefined) throw UNUSUAL;
      return complete(value, context, info);
    };
  }
  return (value, context, info) =>
    value === null || value === undefined ? null : complete(value, context, info);
}

function completionOfPresent(
  plan: Plan,
  type: GraphQLOutputType,
  nodes: readonly FieldNode[],
): Completion {
  if (isListType(type)) return listCompletion(completionOf(plan, type.ofType, nodes));
  if (isLeafType(type)) return leafCompletion(type);
  if (isObjectType(type)) return objectCompletion(plan, type, nodes);
  if (isUnionType(type) || isInterfaceType(type)) return abstractCompletion(plan, type, nodes);
  throw ALWAYS_UNUSUAL;
}

function listCompletion(complete: Completion): Completion {
  return (value, context, info) => {
    if (!Array.isArray(value)) throw UNUSUAL;
    return value.map((entry) => complete(entry, context, info));
  };
}

function leafCompletion(type: GraphQLLeafType): Completion {
  const isText = type === GraphQLString || type === GraphQLID;
  return (value) => {
    if (isText && typeof value === 'string') return value;
    requirePlain(value);
    const written: unknown = type.serialize(value);
    if (written === null || written === undefined) throw UNUSUAL;
    // As JSON has it, which is quick where no object says it by itself.
    return written instanceof Date ? written.toISOString() : written;
  };
}

interface PlannedField {
  /** Name in the answer. */
  key: string;
  /** Name in what the resolver gave. */
  name: string;
  complete: Completion;
}

function objectCompletion(
  plan: Plan,
  type: GraphQLObjectType,
  nodes: readonly FieldNode[],
): Completion {
  // Made with the first value, as a document may name far more than there is.
  let planned: readonly PlannedField[] | undefined;
  return (value, context, info) => {
    if (typeof value !== 'object') throw UNUSUAL;
    requirePlain(value);
    planned ??= plannedFields(plan, type, nodes);
    const source = value as Record<string, unknown>;
    const answer: Record<string, unknown> = {};
    for (const { key, name, complete } of planned) {
      answer[key] = complete(source[name], context, info);
    }
    return answer;
  };
}

function plannedFields(
  plan: Plan,
  type: GraphQLObjectType,
  nodes: readonly FieldNode[],
): readonly PlannedField[] {
  if (type.isTypeOf) throw ALWAYS_UNUSUAL;
  const { schema, fragments, variableValues } = plan;
  const fields = collectSubfields(schema, fragments, variableValues, type, nodes);
  return [...fields].map(([key, of]) => plannedField(plan, type, key, of));
}

function plannedField(
  plan: Plan,
  parent: GraphQLObjectType,
  key: string,
  nodes: readonly FieldNode[],
): PlannedField {
  const name = nodes[0]?.name.value ?? '';
  // Set on an object, it would be no field of it.
  if (key === '__proto__') throw ALWAYS_UNUSUAL;
  if (name === '__typename') return { key, name, complete: () => parent.name };
  const field = parent.getFields()[name];
  if (!field || field.resolve) throw ALWAYS_UNUSUAL;
  return { key, name, complete: completionOf(plan, field.type, nodes) };
}

function abstractCompletion(
  plan: Plan,
  type: GraphQLAbstractType,
  nodes: readonly FieldNode[],
): Completion {
  const { resolveType } = type;
  if (!resolveType) throw ALWAYS_UNUSUAL;
  const completions = new Map<string, Completion>();
  for (const possible of plan.schema.getPossibleTypes(type)) {
    completions.set(possible.name, objectCompletion(plan, possible, nodes));
  }
  return (value, context, info) => {
    requirePlain(value);
    const name = resolveType(value, context, info, type);
    // One that is told later is told later each time.
    if (typeof name === 'object') throw ALWAYS_UNUSUAL;
    const complete = completions.get(name ?? '');
    if (!complete) throw UNUSUAL;
    return complete(value, context, info);
  };
}

/** Throws for what stands for another value: errors, functions and what is not there yet. */
function requirePlain(value: unknown): void {
  if (typeof value === 'function' || value instanceof Error) throw UNUSUAL;
  if (typeof value === 'object' && typeof Reflect.get(value as object, 'then') === 'function') {
    throw UNUSUAL;
  }
}
