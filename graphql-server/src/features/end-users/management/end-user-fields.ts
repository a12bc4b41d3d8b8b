import { z } from 'zod';
import {
  optionalLine,
  requiredBlock,
  requiredEmail,
  requiredLine,
} from '../../../platform/input/index.js';
import { foldEmail } from '../end-user.service.js';
import { END_USER_TYPES, type EndUserType } from '../end-user.entity.js';

/** The type in any case; tenants are the rule. */
const type = z
  .string()
  .nullish()
  .transform((value) => value?.trim() || 'Tenant')
  .transform((value): EndUserType | undefined =>
    END_USER_TYPES.find((known) => known.toLowerCase() === value.toLowerCase()),
  )
  .pipe(z.enum(END_USER_TYPES, { error: 'Type must be Tenant or Owner' }));

/** Six digits; null where none are given. Clients may send a number. */
const authNumber = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => String(value ?? '').replaceAll(/\s/g, ''))
  .pipe(z.string().regex(/^(?:\d{6})?$/, 'Authentication number must have 6 digits'))
  .transform((value) => (value === '' ? null : value));

export const endUserSchema = z.object({
  type,
  firstName: requiredLine('First name', 100),
  lastName: requiredLine('Last name', 100),
  email: requiredEmail.transform(foldEmail),
  phone: requiredLine('Phone', 50),
  address: requiredBlock('Address'),
  apartmentNumber: requiredLine('Apartment number', 50),
  roomIndication: optionalLine('Room indication', 100),
  authNumber,
});

/** What a form says about a tenant or owner; checked by the service. */
export type EndUserInput = z.input<typeof endUserSchema>;

export type EndUserFields = z.output<typeof endUserSchema>;
