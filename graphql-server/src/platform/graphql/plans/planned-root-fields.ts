import { defaultFieldResolver, type GraphQLSchema } from 'graphql';
import type { GraphqlContext } from '../graphql-context.js';

/** Lets graphql use the results that a plan has already got from the resolvers at the root, without calling these again. */
export function takePlannedRootFields(schema: GraphQLSchema): GraphQLSchema {
  for (const root of [schema.getQueryType(), schema.getSubscriptionType()]) {
    for (const field of Object.values(root?.getFields() ?? {})) {
      const inner = field.resolve ?? defaultFieldResolver;
      field.resolve = (source, args, context: GraphqlContext, info) => {
        const settled = context.plannedRoots?.get(info.path.key);
        if (!settled) return inner(source, args, context, info);
        if (settled.status === 'rejected') throw settled.reason;
        return settled.value;
      };
    }
  }
  return schema;
}
