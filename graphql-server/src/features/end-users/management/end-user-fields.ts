import { z } from 'zod';
import { shapeOfDetails } from '../end-user-details.js';
import { endUserReasons } from '../end-user.reasons.js';

/** Six digits; null where none are given. Clients may send a number. */
const authNumber = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => String(value ?? '').replaceAll(/\s/g, ''))
  .pipe(z.string().regex(/^(?:\d{6})?$/, endUserReasons.AUTH_NUMBER_MALFORMED.issue))
  .transform((value) => (value === '' ? null : value));

export const endUserSchema = z.object({ ...shapeOfDetails('schema'), authNumber });

/** What a form says about a tenant or owner; checked by the service. */
export type EndUserInput = z.input<typeof endUserSchema>;

export type EndUserFields = z.output<typeof endUserSchema>;
