import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { fieldError, platformReasons, wrongFields } from '../errors/index.js';

/** Name of the header that tells which fields of a body, and which parameters, no call knows. */
export const IGNORED_FIELDS = 'Ignored-Fields';

/** What a call says of itself that tells which names it knows, and whether it is a list. */
interface KnownNames {
  method: string;
  body?: z.ZodType;
  query?: z.ZodType;
  response?: z.ZodType;
}

const MOST_NAMES = 20;
const LONGEST_NAME = 64;

/**
 * Names the fields of a body and the parameters that the call does not know, as a mistyped name of one that may be left
 * out would change nothing without a word. They are no failure: existing clients send more than is taken. Only a list
 * refuses parameters, as the filter that one of them was meant to be would leave everything in.
 */
export function tellIgnoredFields(
  reply: FastifyReply,
  route: KnownNames,
  { body, query }: FastifyRequest,
): void {
  const parameters = unknownNames(route.query ?? z.object({}), query);
  const names = [...unknownNames(route.body, body), ...parameters];
  if (names.length > 0) reply.header(IGNORED_FIELDS, names.join(', '));
  if (isList(route)) refuseFilters(route, parameters);
}

function unknownNames(schema: z.ZodType | undefined, sent: unknown): string[] {
  if (!(schema instanceof z.ZodObject) || schema.def.catchall) return [];
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return [];
  const names = Object.keys(sent).filter((name) => !Object.hasOwn(schema.shape, name));
  return names.slice(0, MOST_NAMES).map(plain);
}

/** A name as a header can have it. */
const plain = (name: string) => name.slice(0, LONGEST_NAME).replaceAll(/[^\w.-]/g, '?') || '?';

const shapeOf = (schema: z.ZodType | undefined): Readonly<Record<string, unknown>> =>
  schema instanceof z.ZodObject ? schema.shape : {};

const isList = ({ method, query, response }: KnownNames) =>
  method === 'GET' && ('page' in shapeOf(query) || shapeOf(response)['data'] instanceof z.ZodArray);

/** What the specification lets every call have, and what programs add to keep caches from answering. */
const isNoFilter = (name: string) => name === 'companyId' || name.startsWith('_');

function refuseFilters({ query }: KnownNames, names: readonly string[]): void {
  const known = Object.keys(shapeOf(query)).join(', ') || 'none';
  const wrong = names.filter((name) => !isNoFilter(name));
  if (wrong.length === 0) return;
  throw wrongFields(
    wrong.map((field) => fieldError(field, platformReasons.PARAMETER_UNKNOWN({ field, known }))),
  );
}
