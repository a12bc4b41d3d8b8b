import { defaultFieldResolver, type GraphQLSchema } from 'graphql';
import type { GraphqlContext } from '../graphql-context.js';

/** Has graphql take what the resolvers of queries and events have given to a plan, and ask none of them again. */
export function takeSettledRoots(schema: GraphQLSchema): GraphQLSchema {
  for (const root of [schema.getQueryType(), schema.getSubscriptionType()]) {
    for (const field of Object.values(root?.getFields() ?? {})) {
      const inner = field.resolve ?? defaultFieldResolver;
      field.resolve = (source, args, context: GraphqlContext, info) => {
        const settled = context.settledRoots?.get(info.path.key);
        if (!settled) return inner(source, args, context, info);
        if (settled.status === 'rejected') throw settled.reason;
        return settled.value;
      };
    }
  }
  return schema;
}
