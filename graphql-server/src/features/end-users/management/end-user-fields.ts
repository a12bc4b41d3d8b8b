import type { Company } from '../../companies/index.js';
import type { EndUser } from '../end-user.entity.js';
import { z } from 'zod';
import { FEWEST_DIGITS } from '../access/number-digits.js';
import { type Refusal, wrongField } from '../../../platform/errors/index.js';
import { endUserDetails, shapeOfDetails } from '../end-user-details.js';
import { endUserReasons } from '../end-user.reasons.js';

/** Said of a number that has not as many digits as the company has chosen. */
export const wrongDigits = (digits: number) =>
  digits === FEWEST_DIGITS
    ? endUserReasons.AUTH_NUMBER_MALFORMED
    : endUserReasons.AUTH_NUMBER_DIGITS({ digits });

/** Refuses a number that has not so many digits. */
export function requireDigits(authNumber: string, digits: number): void {
  if (authNumber.length !== digits) throw wrongField('authNumber', wrongDigits(digits));
}

/** So many digits; null where none are given. Clients may send a number. */
const numberOf = (fewest: number, most: number, refusal: Refusal) =>
  z
    .union([z.string(), z.number()])
    .nullish()
    .transform((value) => String(value ?? '').replaceAll(/\s/g, ''))
    .pipe(z.string().regex(new RegExp(`^(?:\\d{${fewest},${most}})?$`), refusal.issue))
    .transform((value) => (value === '' ? null : value));

/** A person whose number has so many digits at least and at most. */
export const endUserSchemaOf = (
  fewest: number,
  most: number,
  refusal: Refusal = endUserReasons.AUTH_NUMBER_MALFORMED,
) => z.object({ ...shapeOfDetails('schema'), authNumber: numberOf(fewest, most, refusal) });

/** What another system knows a person by. */
export const endUserKeySchema = z.object({
  externalId: shapeOfDetails('schema').externalId,
  email: shapeOfDetails('schema').email,
});

/** A person at a company with the usual numbers. */
export const endUserSchema = endUserSchemaOf(FEWEST_DIGITS, FEWEST_DIGITS);

/** What a form says about a tenant or owner; checked by the service. */
export type EndUserInput = z.input<typeof endUserSchema>;

export type EndUserFields = z.output<typeof endUserSchema>;

/** A person as the form has them. */
export type Person = Omit<EndUserFields, 'authNumber'> & {
  authNumber: string;
  managingCompany: Company;
};

const OPTIONAL = endUserDetails.flatMap(([name, { isOptional }]) => (isOptional ? [name] : []));

/**
 * What a change leaves out although it may: systems that know no rooms or days of a move keep them. A type that is left out
 * stays, too: only new people are tenants unless something else is said.
 */
export const keptOf = (user: EndUser, input: EndUserInput): Partial<Person> => ({
  ...Object.fromEntries(
    OPTIONAL.filter((name) => input[name] === undefined).map((name) => [name, user[name] ?? null]),
  ),
  ...(input.type?.trim() ? {} : { type: user.type }),
});
