import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  getNullableType,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLSchema,
  isCompositeType,
  isListType,
  isObjectType,
  isUnionType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { platformReasons } from '../../errors/index.js';
import { DEFAULT_PAGE_SIZE } from '../../lists/index.js';
import { COST, OPERATION_LIMITS } from '../graphql-limits.js';
import { tooComplex } from './document-limits.js';

/** What clients find under `extensions.cost`. */
export interface OperationCost {
  /** Points that the operation costs at most. */
  requested: number;
  /** Points that one operation may cost. */
  limit: number;
  /** How much more the operation could have asked for. */
  remaining: number;
  /** What the caller may spend on further operations; not there where budgets are switched off. */
  budget?: {
    /** Points a minute. */
    limit: number;
    /** Points that are left after this operation. */
    remaining: number;
    /** When all of them are there again, ISO 8601. */
    resetsAt: string;
  };
}

export type Variables = { readonly [name: string]: unknown };

/** Whether an actor may call a root field. */
export type IsOpen = (field: GraphQLField<unknown, unknown>) => boolean;

/** Points of an operation that passed validation; throws if they are too many. */
export function requireAffordable(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
): OperationCost {
  const requested = new CostCounter(schema, document, operation, variables).total();
  const limit = OPERATION_LIMITS.cost;
  if (requested > limit) {
    throw tooComplex(platformReasons.OPERATION_TOO_EXPENSIVE({ points: requested, max: limit }));
  }
  return { requested, limit, remaining: limit - requested };
}

/**
 * Points that are taken from the caller's budget. Root fields that are refused cost nothing, as
 * nothing is read for them; otherwise another caller at the same address could use the budget up.
 */
export function chargeOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
  isOpen: IsOpen,
): number {
  return new CostCounter(schema, document, operation, variables, isOpen).total();
}

type AnyField = GraphQLField<unknown, unknown>;

/** Counts the objects that an operation may read. */
class CostCounter {
  readonly #schema: GraphQLSchema;
  readonly #operation: OperationDefinitionNode;
  readonly #variables: Variables;
  readonly #isOpen: IsOpen;
  readonly #fragments = new Map<string, FragmentDefinitionNode>();
  readonly #counted = new Map<string, number>();

  constructor(
    schema: GraphQLSchema,
    document: DocumentNode,
    operation: OperationDefinitionNode,
    variables: Variables,
    isOpen: IsOpen = () => true,
  ) {
    this.#schema = schema;
    this.#operation = operation;
    this.#variables = variables;
    this.#isOpen = isOpen;
    for (const definition of document.definitions) {
      if (definition.kind !== Kind.FRAGMENT_DEFINITION) continue;
      this.#fragments.set(definition.name.value, definition);
    }
  }

  total(): number {
    const { operation, selectionSet } = this.#operation;
    const root = this.#schema.getRootType(operation);
    if (!root) return 0;
    const points = this.#ofSelection(selectionSet, root, undefined);
    return Math.min(points, Number.MAX_SAFE_INTEGER);
  }

  /** `pageSize`: entries of the connection that the selection is made on. */
  #ofSelection(
    { selections }: SelectionSetNode,
    type: GraphQLCompositeType,
    pageSize: number | undefined,
  ): number {
    let points = 0;
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        points += this.#ofField(selection, type, pageSize);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        const on = selection.typeCondition?.name.value;
        points += this.#ofSelection(selection.selectionSet, this.#typeOr(on, type), pageSize);
      } else {
        points += this.#ofFragment(selection.name.value, type, pageSize);
      }
    }
    return points;
  }

  #ofFragment(name: string, parent: GraphQLCompositeType, pageSize: number | undefined): number {
    const key = `${name} ${pageSize}`;
    const known = this.#counted.get(key);
    if (known !== undefined) return known;
    const fragment = this.#fragments.get(name);
    if (!fragment) return 0;
    const type = this.#typeOr(fragment.typeCondition.name.value, parent);
    const points = this.#ofSelection(fragment.selectionSet, type, pageSize);
    this.#counted.set(key, points);
    return points;
  }

  #ofField(node: FieldNode, parent: GraphQLCompositeType, pageSize: number | undefined): number {
    const name = node.name.value;
    if (name === '__schema' || name === '__type') return COST.introspection;
    const field = isUnionType(parent) ? undefined : parent.getFields()[name];
    if (field && this.#isRoot(parent) && !this.#isOpen(field)) return 0;
    const base = parent === this.#schema.getMutationType() ? COST.mutation : 0;
    const type = field && getNamedType(field.type);
    if (!field || !isCompositeType(type)) return base;
    const inner = node.selectionSet
      ? this.#ofSelection(node.selectionSet, type, this.#pageSizeOf(node, field, type))
      : 0;
    return base + this.#entriesOf(node, field, pageSize) * (1 + inner);
  }

  #isRoot(type: GraphQLCompositeType): boolean {
    return type === this.#schema.getRootType(this.#operation.operation);
  }

  /** How many entries a connection is asked for. */
  #pageSizeOf(
    node: FieldNode,
    field: GraphQLField<unknown, unknown>,
    type: GraphQLCompositeType,
  ): number | undefined {
    if (!isObjectType(type) || !type.name.endsWith('Connection')) return undefined;
    return this.#firstOf(node, field);
  }

  /** Entries that a field gives: those of the page below a connection, a guess for other lists. */
  #entriesOf(node: FieldNode, field: AnyField, pageSize: number | undefined): number {
    if (!isListType(getNullableType(field.type))) return 1;
    if (pageSize !== undefined) return pageSize;
    const isNamed = field.args.some(({ name }) => name === 'ids');
    if (isNamed) return this.#countOfIds(node);
    const isCut = field.args.some(({ name }) => name === 'first');
    return isCut ? this.#firstOf(node, field) : COST.listEntries;
  }

  /** What the arguments `first` and `last` say, or are without a word. */
  #firstOf(node: FieldNode, field: AnyField): number {
    const sizes = ['first', 'last'].map((name) => this.#sizeIn(name, node, field));
    const said = sizes.filter((size) => typeof size === 'number');
    // A wrong or negative number is refused where it is used; it must not make anything cheaper.
    if (said.length === 0) return DEFAULT_PAGE_SIZE;
    return Math.min(Math.max(1, ...said), COST.longestPage);
  }

  #sizeIn(name: string, node: FieldNode, field: AnyField): unknown {
    const given = node.arguments?.find((argument) => argument.name.value === name)?.value;
    const fallback = field.args.find((argument) => argument.name === name)?.defaultValue;
    const value = given?.kind === Kind.VARIABLE ? this.#variable(given.name.value) : undefined;
    return given?.kind === Kind.INT ? Number(given.value) : (value ?? fallback);
  }

  /** How many things are asked for by their ids. */
  #countOfIds(node: FieldNode): number {
    const given = node.arguments?.find(({ name }) => name.value === 'ids')?.value;
    const value = given?.kind === Kind.VARIABLE ? this.#variable(given.name.value) : undefined;
    const length = given?.kind === Kind.LIST ? given.values.length : undefined;
    return Math.max(1, length ?? (Array.isArray(value) ? value.length : 1));
  }

  #variable(name: string): unknown {
    const value = this.#variables[name];
    if (value !== undefined && value !== null) return value;
    const definition = this.#operation.variableDefinitions?.find(
      ({ variable }) => variable.name.value === name,
    );
    const fallback = definition?.defaultValue;
    return fallback?.kind === Kind.INT ? Number(fallback.value) : undefined;
  }

  #typeOr(name: string | undefined, fallback: GraphQLCompositeType): GraphQLCompositeType {
    const type = name === undefined ? undefined : this.#schema.getType(name);
    return isCompositeType(type) ? type : fallback;
  }
}
