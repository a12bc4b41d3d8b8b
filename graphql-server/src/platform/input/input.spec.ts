import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { optionalLine, parseInput, requiredBlock, requiredEmail, requiredLine } from './index.js';

const schema = z.object({
  name: requiredLine('name', 10),
  address: requiredBlock('address'),
  email: requiredEmail,
  room: optionalLine('roomIndication', 10),
});
const valid = { name: 'Öz', address: 'Weg 1\r\n20457 Hamburg', email: ' A@x.de ', room: ' ' };

function fieldsOf(input: object): unknown {
  try {
    parseInput(schema, { ...valid, ...input });
  } catch (error) {
    return (error as { fields: unknown }).fields;
  }
  return [];
}

describe('an input', () => {
  it('is cleaned', () => {
    expect(parseInput(schema, { ...valid, name: ' a\r\n\0b ' })).toEqual({
      name: 'a b',
      address: 'Weg 1\n20457 Hamburg',
      email: 'A@x.de',
      room: null,
    });
  });

  it('names each wrong field once, with what is wrong', () => {
    expect(fieldsOf({ name: ' ', address: null, email: undefined })).toEqual([
      {
        field: 'name',
        message: 'Name is required',
        reason: 'REQUIRED',
        params: { label: 'name' },
      },
      expect.objectContaining({ field: 'address', message: 'Address is required' }),
      expect.objectContaining({ field: 'email', message: 'Email is required' }),
    ]);
    expect(fieldsOf({ name: 'x'.repeat(11) })).toEqual([
      {
        field: 'name',
        message: 'Name must not exceed 10 characters',
        reason: 'TOO_LONG',
        params: { label: 'name', max: 10 },
      },
    ]);
  });

  it.each([
    'x',
    'a@b',
    'a@x.de, b@y.de',
    'Anna <a@x.de>',
    'a@x.de\nBcc: b@y.de',
    'a@x.de%0aBcc:',
    `${'x'.repeat(320)}@x.de`,
  ])('takes one plain e-mail address only, not %j', (email) => {
    expect(fieldsOf({ email })).toEqual([
      { field: 'email', message: 'Invalid email format', reason: 'INVALID_EMAIL' },
    ]);
  });

  it('of another type is wrong, not an accident', () => {
    expect(fieldsOf({ name: { $gt: '' } })).toEqual([
      {
        field: 'name',
        message: 'name must be a text',
        reason: 'MUST_BE_TEXT',
        params: { field: 'name' },
      },
    ]);
  });
});
