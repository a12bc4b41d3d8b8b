import type { FieldNode, GraphQLField, GraphQLResolveInfo } from 'graphql';
import type { GraphqlContext } from '../graphql-context.js';
import { type Completion, UNUSUAL } from './completion.js';

export type Data = Record<string, unknown>;
export type Variables = GraphQLResolveInfo['variableValues'];

/** A field directly below `query` or `subscription`. */
export interface RootField {
  key: string;
  field: GraphQLField<unknown, unknown>;
  nodes: readonly [FieldNode, ...FieldNode[]];
  complete: Completion;
}

/** An operation with the variables of one client. */
export interface Prepared {
  fields: readonly RootField[];
  variables: Variables;
  infoOf: (field: RootField) => GraphQLResolveInfo;
  /** Has graphql carry it out from now on. */
  giveUp: () => void;
  isGivenUp: () => boolean;
}

export type Outcome = PromiseSettledResult<unknown>;

/** The data of an answer; throws `Unusual` where only graphql itself says what comes of it. */
export function dataOf(
  fields: readonly RootField[],
  outcomes: readonly Outcome[],
  context: GraphqlContext,
  infos: readonly GraphQLResolveInfo[],
): Data {
  const data: Data = {};
  for (const [index, { key, complete }] of fields.entries()) {
    const [outcome, info] = [outcomes[index], infos[index]];
    if (!info || outcome?.status !== 'fulfilled') throw UNUSUAL;
    data[key] = complete(outcome.value, context, info);
  }
  return data;
}
