import { defaultFieldResolver, type GraphQLSchema } from 'graphql';
import { Extensions } from 'type-graphql';
import { type Access, requireAccess } from '../context/index.js';
import { withoutNul } from '../input/index.js';
import type { GraphqlContext } from './graphql-context.js';

/**
 * Declares who may call a query, mutation or subscription. Every root field needs one. Those that
 * are open `beforePasswordChange` say so.
 */
export const AccessFor = (access: Access, options: { beforePasswordChange?: boolean } = {}) =>
  Extensions({ access, ...options });

/**
 * Puts the declared check before every root field and throws if one declares none, so that a
 * forgotten declaration stops the server instead of opening a door. Arguments lose the character
 * that the database has no place for, as in the bodies of REST.
 */
export function enforceAccess(schema: GraphQLSchema): GraphQLSchema {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  for (const root of roots) {
    if (!root) continue;
    for (const field of Object.values(root.getFields())) {
      const access = field.extensions['access'] as Access | undefined;
      if (!access) throw new Error(`The field ${root.name}.${field.name} declares no access.`);
      const beforePasswordChange = field.extensions['beforePasswordChange'] === true;
      const isSubscription = root === schema.getSubscriptionType();
      const key = isSubscription ? 'subscribe' : 'resolve';
      const inner = field[key] ?? defaultFieldResolver;
      field[key] = (source, args, context: GraphqlContext, info) => {
        requireAccess(access, context.request.actor, { beforePasswordChange });
        return inner(source, withoutNul(args), context, info);
      };
    }
  }
  return schema;
}
