import { expect, it } from 'vitest';
import { z } from 'zod';
import { defineReasons } from '../errors/index.js';
import { requestFault } from './request-faults.js';

const reasons = defineReasons({ ROLE_WRONG: 'Invalid role' });

const schema = z.object({
  name: z.string().nullish(),
  phone: z.union([z.string(), z.number()]).optional(),
  state: z.enum(['OPEN', 'DONE']).optional(),
  at: z.object({ revision: z.number() }).optional(),
  tags: z.array(z.string()).optional(),
  role: z.enum(['A'], reasons.ROLE_WRONG.issue).optional(),
});

const faultOf = (value: unknown) => {
  const { message, fields } = requestFault(schema.safeParse(value).error ?? new z.ZodError([]));
  return [message, fields.map(({ field }) => field)];
};

it.each([
  [{ name: 5 }, 'name must be a text', ['name']],
  [{ tags: ['a', {}] }, 'tags.1 must be a text', ['tags.1']],
  [{ tags: 'a' }, 'tags must be a list', ['tags']],
  [{ phone: true }, 'phone is not understood', ['phone']],
  [{ name: [], role: 'B' }, 'name must be a text; Invalid role', ['name', 'role']],
  [{ at: {} }, 'at.revision is missing', ['at.revision']],
  [{ at: { revision: '1' } }, 'at.revision must be a number', ['at.revision']],
  [{ state: 'NEU' }, 'state must be one of OPEN, DONE', ['state']],
  [[1], 'The request must be an object', []],
])('says of %j what is wrong in words for people', (value, message, fields) => {
  expect(faultOf(value)).toEqual([message, fields]);
});
