import type { FastifyReply } from 'fastify';
import { z } from 'zod';

/** Name of the header that tells which fields of a body no call knows. */
export const IGNORED_FIELDS = 'Ignored-Fields';

const MOST_NAMES = 20;
const LONGEST_NAME = 64;

/**
 * Names the fields of a body that the call does not know, as a mistyped name of one that may be left out would change
 * nothing without a word. They are no failure: existing clients send more than is taken.
 */
export function tellIgnoredFields(
  reply: FastifyReply,
  schema: z.ZodType | undefined,
  body: unknown,
): void {
  if (!(schema instanceof z.ZodObject) || schema.def.catchall) return;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return;
  const names = Object.keys(body).filter((name) => !Object.hasOwn(schema.shape, name));
  if (names.length > 0)
    reply.header(IGNORED_FIELDS, names.slice(0, MOST_NAMES).map(plain).join(', '));
}

/** A name as a header can have it. */
const plain = (name: string) => name.slice(0, LONGEST_NAME).replaceAll(/[^\w.-]/g, '?') || '?';
