import { GraphQLError, GraphQLScalarType, type ValueNode } from 'graphql';
import { GraphQLDateTime } from 'graphql-scalars';
import { isUsableMoment } from '../input/index.js';

function requireUsable(value: Date): Date {
  if (isUsableMoment(value)) return value;
  throw new GraphQLError('DateTime must be of the years 1900 to 2999');
}

/** Moments as `graphql-scalars` reads and writes them; those that the database refuses are refused with the request. */
export const DateTime = new GraphQLScalarType<Date, Date>({
  ...GraphQLDateTime.toConfig(),
  parseValue: (value) => requireUsable(GraphQLDateTime.parseValue(value)),
  parseLiteral: (node: ValueNode) => requireUsable(GraphQLDateTime.parseLiteral(node)),
});
