import { defaultFieldResolver, type GraphQLField, type GraphQLSchema } from 'graphql';
import { Extensions } from 'type-graphql';
import {
  type Access,
  type Actor,
  type FirstStep,
  noteWrite,
  requireAccess,
} from '../context/index.js';
import { withoutNul } from '../input/index.js';
import type { GraphqlContext } from './graphql-context.js';

/**
 * Declares who may call a query, mutation or subscription. Every root field needs one. Those that
 * are open to people who have to do something else first say before what (`openBefore`), and mutations
 * that set or clear a cookie say it (`setsCookie`), which only an answer over HTTP can.
 */
export const AccessFor = (
  access: Access,
  options: { openBefore?: readonly FirstStep[]; setsCookie?: boolean } = {},
) => Extensions({ access, ...options });

type AnyField = Pick<GraphQLField<unknown, unknown>, 'extensions'>;

/** Whether a field's answer comes with a cookie. */
export const setsCookie = ({ extensions }: AnyField): boolean => extensions['setsCookie'] === true;

/** Throws unless what a root field declares lets the actor call it. */
function requireDeclared({ extensions }: AnyField, actor: Actor): void {
  const openBefore = extensions['openBefore'] as readonly FirstStep[] | undefined;
  requireAccess(extensions['access'] as Access, actor, { openBefore });
}

/** Whether what a root field declares lets the actor call it. */
export function isOpenTo(field: AnyField, actor: Actor): boolean {
  try {
    requireDeclared(field, actor);
    return true;
  } catch {
    return false;
  }
}

/** Hands a mutation's result on when everybody knows that something was written, even if it failed. */
async function noted(result: unknown, { request }: GraphqlContext): Promise<unknown> {
  try {
    return await result;
  } finally {
    await noteWrite(request);
  }
}

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
      if (!field.extensions['access'])
        throw new Error(`The field ${root.name}.${field.name} declares no access.`);
      const isSubscription = root === schema.getSubscriptionType();
      const key = isSubscription ? 'subscribe' : 'resolve';
      const inner = field[key] ?? defaultFieldResolver;
      field[key] = (source, args, context: GraphqlContext, info) => {
        requireDeclared(field, context.request.actor);
        const result: unknown = inner(source, withoutNul(args), context, info);
        return root === schema.getMutationType() ? noted(result, context) : result;
      };
    }
  }
  return schema;
}
